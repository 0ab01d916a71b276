//! In the body and in the arguments, an optional parameter is an `Option`.

#![allow(unused_variables)]

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<const LONG: bool>(y: TensorMut<f32>, #[when(LONG)] len: u32) {
    let twice = len + len;
}

#[kernel(name = L, threads = 32)]
fn l<const LONG: bool>(y: TensorMut<f32>, #[when(LONG)] len: u32) {}

fn launch(args: &mut LArgs<'_>) {
    args.len = 3;
}

fn main() {}
