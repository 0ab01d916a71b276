//! Every configuration that passes the gates runs on the interpreter with its sanitiser on, full
//! and causal, and gives what the reference gives.

use fa::prelude::*;
use fa_cases::{Case, Problem, Values, configs};
use fa_dsl::target::Arch;
use rayon::prelude::*;

#[test]
fn full() {
    every_config_is_right(Case::ONE_HEAD);
}

#[test]
fn causal() {
    every_config_is_right(Case {
        causal: true,
        values: Values::Outliers,
        ..Case::ONE_HEAD
    });
}

fn every_config_is_right(case: Case) {
    let configs = configs::valid(Arch::Sm80);
    let problem = Problem::new(case);
    // A device for each thread: allocating on one waits for its launches.
    let failures: Vec<String> = configs
        .par_iter()
        .map_init(Device::cpu, |device, config| {
            problem.check(device, config).err()
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
