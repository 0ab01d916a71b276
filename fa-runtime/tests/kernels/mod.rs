//! Kernels that the tests of this crate run.

use fa_dsl::prelude::*;

/// y ← a·x + y.
#[kernel(name = Saxpy, threads = THREADS)]
pub fn saxpy<#[values(64, 128, 256)] const THREADS: u32 = 128>(
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

/// y ← 2·x, without the test that the index is inside.
#[kernel(name = TwiceUnchecked, threads = 64)]
pub fn twice_unchecked(x: Tensor<f32>, y: TensorMut<f32>) {
    let i = block_x() * 64u32 + thread();
    let x_i = x.at(&[i]).load(0);
    y.at(&[i]).store(0, x_i + x_i);
}
