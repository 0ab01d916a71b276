//! What has no derivative says so, with its line.

use fa::attention::{At, MaskFunction, NotDifferentiable, ScoreFunction};
use fa_dsl::build::derivative::DerivativeError;
use fa_dsl::prelude::*;

/// The line after the one that calls.
#[track_caller]
fn next_line() -> u32 {
    std::panic::Location::caller().line() + 1
}

fn place(line: u32) -> String {
    format!("tests/derivatives/refused.rs:{line} (")
}

/// The line of the loop below.
const SUM: u32 = line!() + 6;

/// Adds a row of a table.
#[device]
fn sum_of_row(score: Reg<f32>, at: At, (table, count): (Tensor<f32>, Reg<u32>)) -> Reg<f32> {
    let mut sum = score;
    for i in range(0, count) {
        sum = sum + table.at(&[at.head, i]).load(0);
    }
    sum
}

#[test]
fn a_loop_that_the_derivative_goes_through() {
    let function = ScoreFunction::new(sum_of_row).expect("it can be staged");
    let Err(error @ NotDifferentiable::Function(_)) = function.derivative() else {
        panic!("it goes through a loop");
    };
    let text = error.to_string();
    assert!(text.contains(&place(SUM)), "{text}");
    assert!(text.contains("plain Rust number"), "{text}");
    // It is what it was when it is asked for again.
    assert_eq!(function.derivative().err(), Some(error));
}

/// The line of the loop below.
const HALVED: u32 = line!() + 6;

/// Halves the score until it is small.
#[device]
fn halved(score: Reg<f32>, _: At, (): ()) -> Reg<f32> {
    let mut small = score;
    while small > 1.0 {
        small = small * 0.5;
    }
    small
}

#[test]
fn a_loop_without_a_count() {
    let function = ScoreFunction::new(halved).expect("it can be staged");
    let Err(NotDifferentiable::Function(errors)) = function.derivative() else {
        panic!("it goes through a loop");
    };
    assert!(
        matches!(&errors[..], [DerivativeError::Loop { place: at }] if at.contains(&place(HALVED))),
        "{errors:?}"
    );
}

#[test]
fn the_bits_of_a_float() {
    let line = next_line();
    let function = ScoreFunction::new(|score: Reg<f32>, _: At, (): ()| {
        Reg::<f32>::from_bits(score.to_bits() & 0x7fff_ffff)
    });
    let function = function.expect("it can be staged");
    let Err(NotDifferentiable::Function(errors)) = function.derivative() else {
        panic!("an integer is in between");
    };
    let [DerivativeError::Bits { place: at, row }] = &errors[..] else {
        panic!("{errors:?}");
    };
    assert!(at.contains(&place(line)), "{at}");
    assert_eq!(*row, "mov.b32 (u32 to f32)");
}

/// All places are named, not only the first.
#[test]
fn every_obstacle_is_named() {
    let function = ScoreFunction::new(|score: Reg<f32>, at: At, (): ()| {
        let masked = Reg::<f32>::from_bits(score.to_bits() & 0xffff_0000);
        masked + halved(score, at, ())
    });
    let function = function.expect("it can be staged");
    let Err(NotDifferentiable::Function(errors)) = function.derivative() else {
        panic!("there are two obstacles");
    };
    assert_eq!(errors.len(), 2, "{errors:?}");
}

#[test]
fn a_mask() {
    let mask = MaskFunction::new(|at: At, ()| at.key.le(at.query)).expect("it can be staged");
    assert_eq!(
        mask.staged().derivative().err(),
        Some(NotDifferentiable::Mask)
    );
}

/// Bits of what has no derivative are no obstacle, nor is a loop.
#[test]
fn what_has_no_adjoint_may_do_anything() {
    let function = ScoreFunction::new(|score: Reg<f32>, at: At, packed: Tensor<u32>| {
        let [low, high] = <bf16 as Half>::unpack(packed.at(&[at.key]).load(0));
        let table = Var::new(low);
        for _ in range(0, at.head) {
            table.set(table.get() * high);
        }
        score * table.get()
    });
    let function = function.expect("it can be staged");
    let derivative = function
        .derivative()
        .expect("the score's factor is a number");
    assert!(derivative.elements.is_empty() && derivative.numbers.is_empty());
}
