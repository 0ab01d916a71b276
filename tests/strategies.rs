//! Every way of computing softmax, over data made to break one or another, on the interpreter.
//! tests/gpu.rs runs the same cases on a GPU.

use fa::attention::AttentionElement;
use fa::prelude::*;
use fa_cases::{Case, Runner, Values, hard, schedules};
use fa_dsl::interp::{self, CtaOrder};
use fa_dsl::target::Arch;
use fa_reference::{Narrow, Shape};
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

/// Loads of the copy engine land one at a time, in any order: what is waited for is what is used. So too where rows have to be
/// computed again, of which one key is far above the others.
#[test]
fn loads_in_any_order() {
    let strategies = schedules::strategies().expect("every schedule has these tunables");
    let packed = schedules::packed().expect("every schedule has these tunables");
    let runners: Vec<Runner> = strategies.into_iter().chain(packed).collect();
    let shape = Shape {
        batch: 2,
        seq_q: 260,
        seq_k: 300,
        heads: 2,
        kv_heads: 1,
        head_dim: 64,
    };
    let spike = Values::Spike {
        key: 3,
        from_end: false,
        score: 100.0,
    };
    for (causal, window, values) in [
        (false, None, None),
        (true, None, None),
        (false, Some(Window::symmetric(70)), None),
        (false, None, Some(spike)),
        (true, None, Some(spike)),
    ] {
        let options = Options {
            causal,
            window,
            ..Options::default()
        };
        let case = Case::new(shape, options);
        let case = Case {
            values: values.unwrap_or(case.values),
            ..case
        };
        let solved = case.solve::<f16>();
        (0..).zip(&runners).par_bridge().for_each(|(seed, runner)| {
            let order = CtaOrder::Shuffled { seed };
            let options = interp::Options {
                order,
                ..interp::Options::default()
            };
            let device = Device::cpu_with(Arch::Sm90a, options);
            if runner.fits(Arch::Sm90a, &case)
                && let Err(failure) = solved.check(&device, runner)
            {
                panic!("causal {causal}, {window:?}, {values:?}, {order:?}: {failure}");
            }
        });
    }
}
