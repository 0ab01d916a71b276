//! A configuration has listed values.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
pub fn k<#[values(1, 2)] const A: u32>(_y: TensorMut<f32>) {}

fn main() {
    let _ = K::<1>::new();
    let _ = K::<3>::new();
}
