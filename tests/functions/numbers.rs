//! Scores that are no numbers.

use fa::prelude::*;
use fa_cases::{Case, Runner, Values, schedules};
use fa_dsl::target::Arch;

use super::{case, check_all, chosen};

/// A row of nothing but hidden keys and one whose score is no number has none, whatever joins it.
#[test]
fn rows_of_no_number_stay_so_beside_sinks() {
    let samples = chosen(&["additive bias that hides"]);
    let options = Options {
        causal: true,
        sinks: Some(Options::unallocated_tensor("sinks", &[4])),
        ..Options::default()
    };
    let case = Case {
        lse: true,
        values: Values::NotANumber { key: 80 },
        ..case(&samples[0], (87, 87), options)
    };
    let mut runners = schedules::strategies().expect("every schedule has these tunables");
    runners.push(Runner::ATTENTION);
    let all = runners.into_iter().map(|runner| (case, runner));
    let all: Vec<_> = all
        .filter(|(case, runner)| runner.fits(Arch::Sm90a, case))
        .collect();
    assert!(all.len() > 8);
    check_all(all);
}
