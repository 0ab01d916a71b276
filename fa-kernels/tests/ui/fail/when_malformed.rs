//! `#[when]` takes one condition.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<const A: bool, const B: bool>(
    y: TensorMut<f32>,
    #[when] a: u32,
    #[when()] b: u32,
    #[when = A] c: u32,
    #[when(A, B)] d: u32,
    #[when(A)]
    #[when(B)]
    e: u32,
    #[when(A &&)] f: u32,
) {
}

fn main() {}
