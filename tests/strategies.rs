//! Every way of computing softmax, over data made to break one or another, on the interpreter.
//! tests/gpu.rs runs the same cases on a GPU.

use fa::attention::AttentionElement;
use fa::prelude::*;
use fa_cases::{Case, Runner, hard, schedules};
use fa_reference::Narrow;
use rayon::prelude::*;

/// Runs each case with every strategy of every schedule.
fn check_all<T: AttentionElement + Narrow>(cases: &[(String, Case)]) {
    let strategies = schedules::strategies().expect("every schedule has these tunables");
    let failures: Vec<String> = cases
        .par_iter()
        .map_init(Device::cpu, |device, (name, case)| {
            let solved = case.solve::<T>();
            let failed = |strategy| solved.check(device, strategy).err();
            let fit = |strategy: &&Runner| strategy.fits(device.arch(), case);
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
    check_all::<f16>(&hard::either_type());
}

#[test]
fn bfloat16() {
    check_all::<bf16>(&hard::either_type());
    check_all::<bf16>(&hard::bfloat16());
}
