//! Every configuration that passes the gates runs on the interpreter with its sanitiser on, full
//! and causal, and gives what the reference gives.

use fa::prelude::*;
use fa_cases::{Case, Runner, Values, fas512};
use fa_dsl::target::Arch;
use rayon::prelude::*;

#[test]
fn full() {
    every_config_is_right(fas512::one_head());
}

#[test]
fn causal() {
    every_config_is_right(Case {
        values: Values::Outliers,
        ..fas512::causal(fas512::one_head())
    });
}

fn every_config_is_right(case: Case) {
    let configs = fas512::valid(Arch::Sm80);
    let case = case.solve::<f16>();
    // A device for each thread: allocating on one waits for its launches.
    let failures: Vec<String> = configs
        .par_iter()
        .map_init(Device::cpu, |device, config| {
            case.check(device, &Runner::of(config)).err()
        })
        .flatten()
        .map(|failure| failure.to_string())
        .collect();
    assert!(
        failures.is_empty(),
        "{} of {} configurations fail, among them\n{}",
        failures.len(),
        configs.len(),
        failures[..failures.len().min(5)].join("\n")
    );
}
