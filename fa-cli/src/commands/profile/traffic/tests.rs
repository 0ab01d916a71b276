use fa::attention::{Dtype, Options};

use super::*;
use crate::commands::attention;

/// Each of four tiles of queries loads all keys and values of its head.
#[test]
fn keys_and_values_count_for_every_tile() {
    let shape = Shape::square(2, 512, 3, 64);
    let problem = attention::problem(&shape, Dtype::F16, Options::default());
    let cell = Choice {
        kernel: attention::kernel("FaS512<128,64,32,4>").expect("it is a spec"),
        problem: problem.expect("it fits"),
    };
    let tensor = 512 * 64 * 2;
    let lse = 512 * 4;
    let head = 2 * tensor + 4 * 2 * tensor + lse;
    let counted = bytes(&cell, Arch::Sm80).expect("it runs");
    assert_eq!(counted, f64::from(6 * head));
}
