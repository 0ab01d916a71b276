//! The cases of the interpreter's tests, and more, on the first GPU; see [`fa_cases::gpu`].

#[path = "gpu/ceilings.rs"]
mod ceilings;
#[path = "gpu/forward.rs"]
mod forward;

use std::process::ExitCode;
use std::sync::{Arc, OnceLock};

use fa::prelude::*;
use fa_cases::gpu::trial;
use fa_cases::{Case, Layout, Outcome, Problem, Values, configs};
use libtest_mimic::{Failed, Trial};

fn main() -> ExitCode {
    fa_cases::gpu::run(trials)
}

fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = Vec::new();
    for causal in [false, true] {
        trials.extend(every_config(gpu, causal));
    }
    for (name, case) in Case::all() {
        trials.push(trial(gpu, format!("case/{name}"), move |device| {
            one_case(device, case)
        }));
    }
    trials.extend(forward::trials(gpu));
    trials.extend(ceilings::trials(gpu));
    trials.push(trial(gpu, "graph/replays", graph_replays));
    trials.push(trial(gpu, "repeat/same_bits", same_bits));
    trials
}

/// Every configuration that passes the gates: a test for each shape of tile and number of warps.
fn every_config(gpu: Option<&Device>, causal: bool) -> Vec<Trial> {
    // The names are the same everywhere; which configurations there are depends on the GPU.
    let arch = gpu.map_or(fa_dsl::target::Arch::Sm80, Device::arch);
    let tile = |config: &FaS512Config| {
        let FaS512Config {
            block_m,
            block_n,
            block_k,
            num_warps,
            ..
        } = *config;
        format!("{block_m}x{block_n}x{block_k}_{num_warps}_warps")
    };
    let problem = Arc::new(OnceLock::new());
    let valid = configs::valid(arch);
    let groups: Vec<Vec<FaS512Config>> = valid
        .chunk_by(|a, b| tile(a) == tile(b))
        .map(<[_]>::to_vec)
        .collect();
    groups
        .into_iter()
        .map(|group| {
            let masking = if causal { "causal" } else { "full" };
            let name = format!("every_config/{masking}/{}", tile(&group[0]));
            let problem = Arc::clone(&problem);
            trial(gpu, name, move |device| {
                let problem = problem.get_or_init(|| Problem::new(strided(causal)));
                check_all(device, problem, &group)
            })
        })
        .collect()
}

/// Several sequences, grouped heads, and no tensor contiguous.
fn strided(causal: bool) -> Case {
    let (inputs, outputs) = match causal {
        false => (Layout::Padded(8), Layout::HeadsFirst),
        true => (Layout::Packed, Layout::Padded(16)),
    };
    Case {
        batch: 2,
        heads: 4,
        kv_heads: 2,
        causal,
        inputs,
        outputs,
        ..Case::ONE_HEAD
    }
}

fn check_all(device: &Device, problem: &Problem, configs: &[FaS512Config]) -> Result<(), Failed> {
    let check = |config: &FaS512Config| problem.check(device, config).err();
    let failures: Vec<String> = configs
        .iter()
        .filter_map(check)
        .map(|failure| failure.to_string())
        .collect();
    match failures.is_empty() {
        true => Ok(()),
        false => Err(format!(
            "{} of {} fail\n{}",
            failures.len(),
            configs.len(),
            failures.join("\n")
        )
        .into()),
    }
}

fn one_case(device: &Device, case: Case) -> Result<(), Failed> {
    check_all(
        device,
        &Problem::new(case),
        &configs::sample(device.arch(), 8),
    )
}

/// A captured launch gives what a plain one gives, at every replay.
fn graph_replays(device: &Device) -> Result<(), Failed> {
    let problem = Problem::new(strided(true));
    for config in configs::sample(device.arch(), 4) {
        let config = problem.config(&config);
        let plain = problem.run(device, &config)?;
        let program = device.load(&config)?;
        let mut tensors = problem.upload(device)?;
        let launch = problem.launch_on(&mut tensors, &config)?;
        let mut graph =
            device.capture(|recorder| recorder.launch(&program, launch.grid, launch.args))?;
        for _ in 0..10 {
            graph.launch()?;
        }
        drop(graph);
        let replayed = tensors.read()?;
        problem.verify(&replayed)?;
        if replayed != plain {
            return Err(format!(
                "{}: a replay differs from a launch",
                config_name(&problem, &config)
            )
            .into());
        }
    }
    Ok(())
}

/// A race that the interpreter cannot see would show as bits that change from launch to launch.
fn same_bits(device: &Device) -> Result<(), Failed> {
    let case = Case {
        batch: 8,
        heads: 8,
        kv_heads: 4,
        values: Values::Outliers,
        ..Case::ONE_HEAD
    };
    for causal in [false, true] {
        let problem = Problem::new(Case { causal, ..case });
        for config in configs::sample(device.arch(), 10) {
            let first = problem.run(device, &config)?;
            problem.verify(&first)?;
            repeat(device, &problem, &problem.config(&config), &first)?;
        }
    }
    Ok(())
}

/// Launches 200 times into one pair of outputs and reads them after each.
fn repeat(
    device: &Device,
    problem: &Problem,
    config: &FaS512Config,
    first: &Outcome<f16>,
) -> Result<(), Failed> {
    let program = device.load(config)?;
    let mut tensors = problem.upload(device)?;
    for launched in 0..200 {
        let launch = problem.launch_on(&mut tensors, config)?;
        program.launch(launch.grid, &launch.args)?;
        if tensors.read()? != *first {
            return Err(format!(
                "{}: launch {launched} gives other bits",
                config_name(problem, config)
            )
            .into());
        }
    }
    Ok(())
}

fn config_name(problem: &Problem, config: &FaS512Config) -> String {
    format!("{} for {:?}", config.spec(), problem.case)
}
