//! Every way of computing softmax, over data made to break one or another, on the interpreter.
//! tests/gpu.rs runs the same cases on a GPU.

use fa::prelude::*;
use fa_cases::ForwardCase;
use fa_cases::forward::{Schedule, Tunables, configs, hard, hard_wide};
use fa_dsl::abi::Element;
use fa_reference::Narrow;
use rayon::prelude::*;

/// Runs each case with every strategy of every schedule.
fn check_all<T: Element + Narrow>(cases: &[(String, ForwardCase)])
where
    Tunables: Schedule<T>,
{
    let strategies = configs::strategies().expect("every schedule has these tunables");
    let failures: Vec<String> = cases
        .par_iter()
        .map_init(Device::cpu, |device, (name, case)| {
            let problem = case.problem::<T>();
            let failed = |strategy| problem.check(device, strategy).err();
            let fit = |strategy: &&Tunables| strategy.fits(device.arch(), &case.options);
            let failures = strategies.iter().filter(fit).filter_map(failed);
            failures
                .map(|failure| format!("{name}: {failure}"))
                .collect::<Vec<_>>()
        })
        .flatten_iter()
        .collect();
    assert!(
        failures.is_empty(),
        "{} fail, among them\n{}",
        failures.len(),
        failures[..failures.len().min(12)].join("\n")
    );
}

#[test]
fn float16() {
    check_all::<f16>(&hard());
}

#[test]
fn bfloat16() {
    check_all::<bf16>(&hard());
    check_all::<bf16>(&hard_wide());
}
