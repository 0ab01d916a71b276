//! The name is an identifier.

use fa_dsl::prelude::*;

#[kernel(name = "K", threads = 32)]
fn k<#[values(1, 2)] const A: u32>(y: TensorMut<f32>) {}

fn main() {}
