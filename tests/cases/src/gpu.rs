//! The harness of the tests that need a GPU: where there is none, each reports itself as ignored, and
//! `FA_REQUIRE_GPU=1` makes that a failure.

use std::process::ExitCode;

use fa_runtime::Device;
use libtest_mimic::{Arguments, Failed, Trial};
use proptest::strategy::Strategy;

use crate::random::drawn;

/// Runs the tests that `trials` makes for the first GPU, or for none.
pub fn run(trials: impl FnOnce(Option<&Device>) -> Vec<Trial>) -> ExitCode {
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
    libtest_mimic::run(&arguments, trials(gpu.as_ref())).exit_code()
}

/// A test that is reported as ignored where there is no GPU.
pub fn trial(
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

/// The first forty cases of a strategy, which `seed` decides, ten in each test. `check` is told a case's number, too.
pub fn randoms<S: Strategy + 'static>(
    gpu: Option<&Device>,
    name: &str,
    cases: fn() -> S,
    seed: u64,
    check: fn(&Device, usize, &S::Value) -> Result<(), Failed>,
) -> Vec<Trial> {
    const OF_EACH: usize = 10;
    let part = |part: usize| {
        let first = part * OF_EACH;
        trial(gpu, format!("{name}/{part}"), move |device| {
            let all = drawn(&cases(), seed, first + OF_EACH)?;
            let mut numbered = all.iter().enumerate().skip(first);
            numbered.try_for_each(|(number, case)| check(device, number, case))
        })
    };
    (0..4).map(part).collect()
}
