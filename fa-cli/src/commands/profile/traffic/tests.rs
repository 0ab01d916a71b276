use fa::attention;
use half::f16;

use super::*;
use crate::commands::choice::Choice;
use crate::commands::spec::Spec;

/// Each of four tiles of queries loads all keys and values of its head.
#[test]
fn keys_and_values_count_for_every_tile() {
    let cell = Cell {
        shape: crate::commands::problem::s512_shape(2, 3),
        choice: Choice {
            spec: Spec::parse("FaS512<128,64,32,4>").expect("it is a spec"),
            options: attention::Options::default(),
        },
    };
    let tensor = 512 * 64 * 2;
    let lse = 512 * 4;
    let head = 2 * tensor + 4 * 2 * tensor + lse;
    let counted = bytes::<f16>(&cell, Arch::Sm80).expect("it runs");
    assert_eq!(counted, f64::from(6 * head));
}
