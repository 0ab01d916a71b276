//! Attention of candle's tensors on a GPU: tests/interpreter.rs has the same cases, without what is long. The figures of
//! docs/candle.md are measured here. Where there is no GPU each test reports itself as ignored; `FA_REQUIRE_GPU=1`
//! makes that a failure.

mod attention;
mod on_gpu;
mod real_models;

use std::process::ExitCode;

use attention::{
    Test, candles_own, cases, functions, gradients, kvcache, learned, mask_blocks, merge, training,
    used, varlen,
};
use candle_core::Device;
use fa_cases::gpu;
use libtest_mimic::{Failed, Trial};
use on_gpu::{figures, long, queue};

fn main() -> ExitCode {
    gpu::run(trials)
}

/// A test of one case.
type CaseTest = Box<dyn FnOnce(&Device) -> anyhow::Result<()> + Send>;

fn trials(gpu: Option<&fa::prelude::Device>) -> Vec<Trial> {
    let mut tests: Vec<(String, CaseTest)> = Vec::new();
    for (name, test) in candles_own::ALL {
        tests.push((format!("candles_own/{name}"), Box::new(test)));
    }
    let all = [
        varlen::ALL,
        kvcache::ALL,
        merge::ALL,
        functions::ALL,
        gradients::ALL,
        used::ALL,
        learned::ALL,
        mask_blocks::ALL,
    ];
    for (name, test) in all.concat() {
        tests.push((name.to_owned(), Box::new(test)));
    }
    for (name, case, lies) in cases::short().into_iter().chain(long::cases()) {
        let test = move |device: &Device| cases::check(case, lies, device);
        tests.push((format!("case/{name}"), Box::new(test)));
    }
    let of_device: &[(&str, Test)] = &[
        ("case/broadcast", cases::broadcast),
        ("training/unused_rows", on_gpu::training::unused_rows),
        ("training/transformer", training::a_transformer_learns),
        ("queue/nothing_waits", queue::nothing_waits),
        ("queue/in_order", queue::in_order),
        ("queue/own_stream", queue::own_stream),
        ("queue/two_devices", queue::two_devices),
    ];
    for (name, test) in of_device {
        tests.push(((*name).to_owned(), Box::new(test)));
    }
    let mut trials: Vec<Trial> = tests
        .into_iter()
        .map(|(name, test)| gpu::trial(gpu, name, move |_| run(test)))
        .collect();
    trials.extend(others(gpu));
    trials
}

/// The tests of real models, ignored where there are none, and those that measure or set candle's memory pool, ignored unless
/// they are asked for: they need the GPU to themselves, `fa-candle-gpu-tests figure --include-ignored --test-threads 1`.
fn others(gpu: Option<&fa::prelude::Device>) -> impl Iterator<Item = Trial> {
    let models = gpu.is_some() && real_models::are_there();
    let tests: [(&str, Test, bool); 6] = [
        (
            "models/as_with_candles",
            on_gpu::models::are_candles,
            models,
        ),
        (
            "models/minilm_learns",
            on_gpu::models::minilm_learns,
            models,
        ),
        ("figure/memory_is_kept", queue::memory_is_kept, false),
        ("figure/operation", figures::operation, false),
        ("figure/minilm", on_gpu::models::minilm_figure, false),
        ("figure/smollm2", on_gpu::models::smollm2_figure, false),
    ];
    tests.into_iter().map(move |(name, test, runs)| {
        let trial = gpu::trial(gpu, name, move |_| run(Box::new(test)));
        trial.with_ignored_flag(!runs)
    })
}

/// On candle's device of the thread: its stream is the thread's own.
fn run(test: CaseTest) -> Result<(), Failed> {
    let result = Device::new_cuda(0).map_err(anyhow::Error::from);
    result
        .and_then(|device| test(&device))
        .map_err(|error| format!("{error:?}").into())
}
