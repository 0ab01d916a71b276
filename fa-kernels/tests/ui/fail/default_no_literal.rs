//! A default is a literal.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<#[values(1)] const A: u32 = { 1 }, const B: bool = YES>(y: TensorMut<f32>) {}

fn main() {}
