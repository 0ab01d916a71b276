//! A tunable has its values and documentation.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<#[allow(unused)] const A: bool>(y: TensorMut<f32>) {}

fn main() {}
