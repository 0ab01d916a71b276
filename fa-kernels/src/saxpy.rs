//! The smallest kernel: one multiply-add a thread.

use fa_dsl::prelude::*;

/// y ← a·x + y, for vectors of `n` elements; a grid of n / THREADS CTAs, rounded up.
#[kernel(name = Saxpy, threads = THREADS)]
pub fn saxpy<#[values(128, 256, 512)] const THREADS: u32 = 256>(
    a: f32,
    x: Tensor<f32>,
    y: TensorMut<f32>,
    n: u32,
) {
    let i = block_x() * THREADS + thread();
    if i < n {
        let (x_i, y_i) = (x.at(&[i]), y.at(&[i]));
        y_i.store(0, x_i.load(0).mul_add(a, y_i.load(0)));
    }
}
