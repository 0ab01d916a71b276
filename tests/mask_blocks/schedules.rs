//! That every schedule goes around blocks that masks hide, on the interpreter: see [`fa_cases::hidden`].

use fa::prelude::*;
use fa_cases::hidden::{self, HiddenCase, Known};
use rayon::prelude::*;

fn check_all(cases: Vec<(HiddenCase, &str)>) {
    cases.par_iter().for_each(|(case, spec)| {
        let result = case
            .check(&Device::cpu(), spec)
            .map_err(|error| error.to_string());
        result.unwrap_or_else(|error| panic!("{error}"));
    });
}

#[test]
fn of_few_queries() {
    check_all(hidden::of_few_queries());
}

#[test]
fn of_many_queries() {
    check_all(hidden::of_many_queries());
}

#[test]
fn of_blocks_in_part() {
    check_all(hidden::of_blocks_in_part());
}

#[test]
fn of_more_blocks_than_are_classified() {
    check_all(hidden::of_more_blocks_than_are_classified());
}

/// A query that sees no key at all has zeros, whatever the others are.
#[test]
fn of_no_visible_key() {
    for (spec, splits) in [
        ("DecodeBf16<16,64,4>", Some(1)),
        ("MmaBf16<64,64,4,STAGES=2>", None),
    ] {
        for known in Known::ALL {
            let none = HiddenCase {
                seq_q: 3,
                seq_k: 960,
                ends: [0, 0, 0],
                hidden: bf16::ONE,
                known,
                in_pages: false,
                splits,
            };
            let computed = none.compute(&Device::cpu(), spec);
            let computed = computed.unwrap_or_else(|error| panic!("{spec}, {known:?}: {error}"));
            assert!(
                computed.iter().all(|it| *it == bf16::ZERO),
                "{spec}, {known:?}"
            );
        }
    }
}
