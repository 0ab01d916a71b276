//! A group is marked once and alone, in a kernel with options.

use fa_dsl::prelude::*;

#[kernel(name = A, threads = 32)]
fn a(#[group] problem: Problem) {}

#[kernel(name = B, threads = 32, options(variant: Variant))]
fn b<const WIDE: bool>(
    #[group(problem)] a: Problem,
    #[group]
    #[group]
    b: Problem,
    #[group]
    #[when(WIDE)]
    c: Problem,
) {
}

fn main() {}
