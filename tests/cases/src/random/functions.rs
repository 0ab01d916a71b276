//! Random functions of scores and masks.

use proptest::prelude::*;
use proptest::sample::select;

use crate::functions::{SAMPLES, Sample};

/// One function of the library, or two, which stay for as long as the tests run.
pub fn functions() -> impl Strategy<Value = &'static [Sample]> {
    let one = || select(SAMPLES);
    prop_oneof![
        3 => one().prop_map(|sample| vec![sample]),
        1 => (one(), one()).prop_map(|(first, second)| vec![first, second]),
    ]
    .prop_map(|functions| &*functions.leak())
}
