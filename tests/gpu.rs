//! The cases of the interpreter's tests, and more, on the first GPU; see [`fa_cases::gpu`].

#[path = "gpu/append.rs"]
mod append;
#[path = "gpu/attention.rs"]
mod attention;
#[path = "gpu/backward.rs"]
mod backward;
#[path = "gpu/backward_again.rs"]
mod backward_again;
#[path = "gpu/bandwidth.rs"]
mod bandwidth;
#[path = "gpu/cache.rs"]
mod cache;
#[path = "gpu/conv.rs"]
mod conv;
#[path = "gpu/decode.rs"]
mod decode;
#[path = "gpu/documents.rs"]
mod documents;
#[path = "gpu/forward_again.rs"]
mod forward_again;
#[path = "gpu/functions.rs"]
mod functions;
#[path = "gpu/generation.rs"]
mod generation;
#[path = "gpu/interop.rs"]
mod interop;
#[path = "gpu/mask_blocks.rs"]
mod mask_blocks;
#[path = "gpu/merge.rs"]
mod merge;
#[path = "gpu/mixed.rs"]
mod mixed;
#[path = "gpu/rates.rs"]
mod rates;
#[path = "gpu/varlen.rs"]
mod varlen;

use std::process::ExitCode;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use fa::prelude::*;
use fa_cases::gpu::trial;
use fa_cases::{Case, Layout, Outcome, Runner, SolvedCase, Values, fas512};
use fa_dsl::abi::{Element, TensorView, TensorViewMut};
use libtest_mimic::{Failed, Trial};

fn main() -> ExitCode {
    fa_cases::gpu::run(trials)
}

fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = Vec::new();
    for causal in [false, true] {
        trials.extend(every_config(gpu, causal));
    }
    for (name, case) in fas512::cases() {
        trials.push(trial(gpu, format!("case/{name}"), move |device| {
            one_case(device, case)
        }));
    }
    trials.extend(append::trials(gpu));
    trials.extend(attention::trials(gpu));
    trials.extend(backward::trials(gpu));
    trials.extend(backward_again::trials(gpu));
    trials.extend(cache::trials(gpu));
    trials.extend(conv::trials(gpu));
    trials.extend(decode::trials(gpu));
    trials.extend(documents::trials(gpu));
    trials.extend(forward_again::trials(gpu));
    trials.extend(generation::trials(gpu));
    trials.extend(functions::trials(gpu));
    trials.extend(interop::trials(gpu));
    trials.extend(mask_blocks::trials(gpu));
    trials.extend(merge::trials(gpu));
    trials.extend(mixed::trials(gpu));
    trials.extend(rates::trials(gpu));
    trials.extend(varlen::trials(gpu));
    trials.push(capture(gpu, "graph/replays", graph_replays));
    trials.push(trial(gpu, "repeat/same_bits", same_bits));
    trials
}

/// A test that captures launches, or uses what captures in the same process forbid, such as waiting for a whole context,
/// which other libraries do when they make a stream. One at a time.
fn capture(
    gpu: Option<&Device>,
    name: impl Into<String>,
    test: impl FnOnce(&Device) -> Result<(), Failed> + Send + 'static,
) -> Trial {
    static CAPTURES: Mutex<()> = Mutex::new(());
    trial(gpu, name, |device| {
        let _alone = CAPTURES.lock().unwrap_or_else(PoisonError::into_inner);
        test(device)
    })
}

/// The same memory for a launch that is captured: the host changes it between two replays, which the graph, as it holds
/// addresses alone, does not see.
fn again<T: Element>(view: TensorView<'_, T>) -> TensorView<'static, T> {
    TensorView::from_extent(view.extent)
}

/// As [`again`], of memory that the launch writes.
fn again_mut<T: Element>(view: TensorViewMut<'_, T>) -> TensorViewMut<'static, T> {
    TensorViewMut::from_extent(view.extent)
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
    let solved = Arc::new(OnceLock::new());
    let valid = fas512::valid(arch);
    let groups: Vec<Vec<FaS512Config>> = valid
        .chunk_by(|a, b| tile(a) == tile(b))
        .map(<[_]>::to_vec)
        .collect();
    groups
        .into_iter()
        .map(|group| {
            let masking = if causal { "causal" } else { "full" };
            let name = format!("every_config/{masking}/{}", tile(&group[0]));
            let solved = Arc::clone(&solved);
            trial(gpu, name, move |device| {
                let case = solved.get_or_init(|| strided(causal).solve());
                check_all(device, case, &group)
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
    let case = Case {
        inputs,
        outputs,
        ..fas512::case([2, 4, 2])
    };
    match causal {
        false => case,
        true => fas512::causal(case),
    }
}

fn check_all(
    device: &Device,
    case: &SolvedCase<f16>,
    configs: &[FaS512Config],
) -> Result<(), Failed> {
    let check = |config: &FaS512Config| case.check(device, &Runner::of(config)).err();
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
    check_all(device, &case.solve(), &fas512::sample(device.arch(), 8))
}

/// A captured launch gives what a plain one gives, at every replay.
fn graph_replays(device: &Device) -> Result<(), Failed> {
    let case = strided(true).solve::<f16>();
    for config in fas512::sample(device.arch(), 4) {
        let runner = Runner::of(&config);
        let plain = case.run(device, &runner)?;
        let mut tensors = case.upload(device)?;
        let plan = case.plan(device, &runner, &mut tensors)?;
        let mut graph = device.capture(|recorder| plan.run(recorder))?;
        for _ in 0..10 {
            graph.launch()?;
        }
        drop(graph);
        drop(plan);
        let replayed = tensors.read()?;
        case.verify(&replayed)?;
        if replayed != plain {
            let name = name(&case, &runner);
            return Err(format!("{name}: a replay differs from a launch").into());
        }
    }
    Ok(())
}

/// A race that the interpreter cannot see would show as bits that change from launch to launch.
fn same_bits(device: &Device) -> Result<(), Failed> {
    let full = Case {
        values: Values::Outliers,
        ..fas512::case([8, 8, 4])
    };
    for case in [full, fas512::causal(full)] {
        let case = case.solve::<f16>();
        for config in fas512::sample(device.arch(), 10) {
            let runner = Runner::of(&config);
            let first = case.run(device, &runner)?;
            case.verify(&first)?;
            repeat(device, &case, &runner, &first)?;
        }
    }
    Ok(())
}

/// Launches 200 times into one pair of outputs and reads them after each.
fn repeat(
    device: &Device,
    case: &SolvedCase<f16>,
    runner: &Runner,
    first: &Outcome<f16>,
) -> Result<(), Failed> {
    let mut tensors = case.upload(device)?;
    for launched in 0..200 {
        case.plan(device, runner, &mut tensors)?.run(device)?;
        if tensors.read()? != *first {
            let name = name(case, runner);
            return Err(format!("{name}: launch {launched} gives other bits").into());
        }
    }
    Ok(())
}

fn name(case: &SolvedCase<f16>, runner: &Runner) -> String {
    format!("{runner} for {:?}", case.case)
}
