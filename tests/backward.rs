//! The backward pass on the interpreter: its tunables and options over small problems against float64, with tensors that are laid out with gaps.

use fa::prelude::*;
use fa_cases::{BackwardCase, BackwardRunner, BackwardTiles, Case, Layout};
use fa_dsl::target::Arch;
use fa_reference::Shape;

fn shape(seq_q: usize, seq_k: usize, head_dim: usize) -> Shape {
    Shape {
        batch: 1,
        seq_q,
        seq_k,
        heads: 2,
        kv_heads: 1,
        head_dim,
    }
}

#[track_caller]
fn check(arch: Arch, case: Case, runner: BackwardRunner) {
    let device = Device::cpu_as(arch);
    if let Err(failure) = BackwardCase::new(case).check_both(&device, &runner) {
        panic!("{case:?} by {runner:?}: {failure}");
    }
}

#[test]
fn gradients_are_those_of_the_reference() {
    check(
        Arch::Sm80,
        Case::new(shape(64, 64, 64), Options::default()),
        BackwardRunner::Chosen,
    );
}
