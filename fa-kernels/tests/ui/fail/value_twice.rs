//! A value is listed once.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<#[values(16, 0x10)] const A: u32>(y: TensorMut<f32>) {}

fn main() {}
