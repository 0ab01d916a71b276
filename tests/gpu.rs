//! The cases of tests/interpreter.rs, and more, on the first GPU. Without a GPU every test is
//! reported as ignored; `FA_REQUIRE_GPU=1` makes that a failure.

use std::process::ExitCode;
use std::sync::{Arc, OnceLock};

use fa::prelude::*;
use fa::reference::Shape;
use fa_cases::attention::check;
use fa_cases::{Case, Layout, Outcome, Problem, Tensors, Values, configs};
use libtest_mimic::{Arguments, Failed, Trial};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    if std::env::var_os("FA_REQUIRE_GPU").is_some() && Device::count() == 0 {
        eprintln!("FA_REQUIRE_GPU is set, but there is no GPU");
        return ExitCode::FAILURE;
    }
    let gpu = match (Device::count() > 0).then(|| Device::cuda(0)).transpose() {
        Ok(gpu) => gpu,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let mut trials = Vec::new();
    for causal in [false, true] {
        trials.extend(every_config(gpu.as_ref(), causal));
    }
    for (name, case) in Case::all() {
        trials.push(trial(gpu.as_ref(), format!("case/{name}"), move |device| {
            one_case(device, case)
        }));
    }
    for causal in [false, true] {
        trials.extend(general(gpu.as_ref(), causal));
    }
    trials.push(trial(
        gpu.as_ref(),
        "attention/same_bits",
        same_bits_of_attention,
    ));
    trials.push(trial(gpu.as_ref(), "graph/replays", graph_replays));
    trials.push(trial(gpu.as_ref(), "repeat/same_bits", same_bits));
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// A test that is reported as ignored where there is no GPU.
fn trial(
    gpu: Option<&Device>,
    name: impl Into<String>,
    test: impl FnOnce(&Device) -> Result<(), Failed> + Send + 'static,
) -> Trial {
    let gpu = gpu.cloned();
    let missing = gpu.is_none();
    let run = move || match gpu {
        Some(device) => test(&device),
        None => Err("there is no GPU".into()),
    };
    Trial::test(name, run)
        .with_kind("gpu")
        .with_ignored_flag(missing)
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

/// `attention()` at the shapes that FlashAttention tests: a test for each head dimension and type.
fn general(gpu: Option<&Device>, causal: bool) -> Vec<Trial> {
    let mask = if causal { "causal" } else { "full" };
    let options = Options {
        causal,
        ..Options::default()
    };
    let lengths = [
        (1, 1),
        (239, 1),
        (1, 239),
        (799, 3),
        (113, 203),
        (128, 217),
        (108, 256),
        (384, 256),
        (512, 512),
        (640, 128),
        (1023, 1024),
        (1024, 1023),
        (2048, 2048),
    ];
    let mut trials = Vec::new();
    for head_dim in [32, 40, 64, 80, 96, 128, 160, 192, 256] {
        for (heads, kv_heads) in [(2, 2), (4, 2), (3, 1)] {
            let run = move |device: &Device| {
                for (seq_q, seq_k) in lengths {
                    let shape = Shape {
                        batch: 2,
                        seq_q,
                        seq_k,
                        heads,
                        kv_heads,
                        head_dim,
                    };
                    check::<f16>(device, shape, options, 2.0)?;
                    check::<bf16>(device, shape, options, 2.0)?;
                }
                Ok(())
            };
            let name = format!("attention/{mask}/{head_dim}/{heads}_{kv_heads}_heads");
            trials.push(trial(gpu, name, run));
        }
    }
    trials
}

/// A thousand launches give the same bits.
fn same_bits_of_attention(device: &Device) -> Result<(), Failed> {
    let values: Vec<bf16> = (0..2 * 777 * 4 * 128)
        .map(|i| bf16::from_f32((i as f32 * 0.37).sin() * 3.0))
        .collect();
    let buffer = device.upload(&values)?;
    let view = || buffer.contiguous(&[2, 777, 4, 128]);
    let options = Options {
        causal: true,
        ..Options::default()
    };
    let first = attention(device, view()?, view()?, view()?, &options)?;
    let (o, lse) = (first.o.read()?, first.lse.read()?);
    let bits = |values: &[bf16]| values.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
    for repeat in 1..1000 {
        let next = attention(device, view()?, view()?, view()?, &options)?;
        if bits(&next.o.read()?) != bits(&o) || next.lse.read()? != lse {
            return Err(format!("launch {repeat} differs from the first").into());
        }
    }
    Ok(())
}

/// A captured launch gives what a plain one gives, at every replay.
fn graph_replays(device: &Device) -> Result<(), Failed> {
    let problem = Problem::new(strided(true));
    for config in configs::sample(device.arch(), 4) {
        let config = problem.config(&config);
        let plain = problem.run(device, &config)?;
        let program = device.load(&config)?;
        let mut tensors = Tensors::upload(device, &problem)?;
        let launch = tensors.launch(&config, problem.case.scale)?;
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
    first: &Outcome,
) -> Result<(), Failed> {
    let program = device.load(config)?;
    let mut tensors = Tensors::upload(device, problem)?;
    for launched in 0..200 {
        let launch = tensors.launch(config, problem.case.scale)?;
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
