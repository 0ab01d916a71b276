//! An option has a default, which the search space keeps.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<#[option] #[option] const A: bool, #[option(on)] const B: bool = true>(y: TensorMut<f32>) {}

fn main() {}
