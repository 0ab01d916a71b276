//! The condition is a `bool` over the tunables, not over other parameters.

#![allow(unused_variables)]

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<#[values(0, 1)] const LEN: u32>(y: TensorMut<f32>, #[when(LEN)] len: u32) {}

#[kernel(name = L, threads = 32)]
fn l(y: TensorMut<f32>, len: u32, #[when(len == 0)] first: u32) {}

fn main() {}
