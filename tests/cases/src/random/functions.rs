//! Random functions of scores and masks.

use proptest::prelude::*;
use proptest::sample::select;

use crate::functions::{SAMPLES, Sample, is_mask};

/// One function of the library, or two, which stay for as long as the tests run. Masks are asked whatever becomes of scores, so they come last.
pub fn functions() -> impl Strategy<Value = &'static [Sample]> {
    let one = || select(SAMPLES.iter().collect::<Vec<&'static Sample>>());
    let two = (one(), one()).prop_map(|(first, second)| match is_mask(first) {
        true => vec![*second, *first],
        false => vec![*first, *second],
    });
    let sensible = two.prop_filter("one shows what the other hides", |two| {
        !two[0].is_undone_by(&two[1])
    });
    prop_oneof![3 => one().prop_map(|sample| vec![*sample]), 1 => sensible]
        .prop_map(|functions| &*functions.leak())
}
