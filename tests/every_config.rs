//! Every configuration that passes the gates runs on the interpreter with its sanitiser on, full
//! and causal, and gives what the reference gives. Its bank conflicts are those that the gate says.

use fa::prelude::*;
use fa_cases::{Case, Runner, SolvedCase, Values, fas512};
use fa_dsl::target::Arch;
use fa_kernels::fa_s512::{FaS512Config, SEQ, gates};
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

/// Holds a configuration's results against the reference, and what the interpreter has counted against the gate: the figure is that
/// of full attention.
fn is_right(device: &Device, case: &SolvedCase<f16>, config: &FaS512Config) -> Result<(), String> {
    case.check(device, &Runner::of(config))
        .map_err(|failure| failure.to_string())?;
    if case.case.options.causal {
        return Ok(());
    }
    let program = device.load(config).map_err(|error| error.to_string())?;
    let report = program.report().ok_or("the interpreter counts nothing")?;
    let counted = report.bank_conflicts() / u64::from(SEQ / config.block_m);
    match gates::bank_conflicts(config) {
        said if u64::from(said) == counted => Ok(()),
        said => Err(format!(
            "{}: the gate says {said} bank conflicts, the interpreter counts {counted}",
            config.spec()
        )),
    }
}

fn every_config_is_right(case: Case) {
    let configs = fas512::valid(Arch::Sm80);
    let case = case.solve::<f16>();
    // A device for each thread: allocating on one waits for its launches.
    let failures: Vec<String> = configs
        .par_iter()
        .map_init(Device::cpu, |device, config| {
            is_right(device, &case, config).err()
        })
        .flatten()
        .collect();
    assert!(
        failures.is_empty(),
        "{} of {} configurations fail, among them\n{}",
        failures.len(),
        configs.len(),
        failures[..failures.len().min(5)].join("\n")
    );
}
