//! A kernel is a plain function.

use fa_dsl::prelude::*;

#[kernel(name = A, threads = 32)]
const fn a(y: TensorMut<f32>) {}

#[kernel(name = B, threads = 32)]
async fn b(y: TensorMut<f32>) {}

#[kernel(name = C, threads = 32)]
unsafe fn c(y: TensorMut<f32>) {}

#[kernel(name = D, threads = 32)]
extern "C" fn d(y: TensorMut<f32>) {}

fn main() {}
