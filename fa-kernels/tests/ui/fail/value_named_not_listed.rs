//! A configuration has one of the named values.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
pub fn k<#[values(always = 0, never = 2)] const POLICY: u32>(_y: TensorMut<f32>) {}

fn main() {
    let _ = K::<2>::new();
    let _ = K::<1>::new();
}
