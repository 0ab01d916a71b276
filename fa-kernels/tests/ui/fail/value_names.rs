//! All values have names or none has; a name is an identifier, and one value's.

use fa_dsl::prelude::*;

#[kernel(name = A, threads = 32)]
fn a<#[values(always = 0, 1)] const POLICY: u32>(y: TensorMut<f32>) {}

#[kernel(name = B, threads = 32)]
fn b<#[values(always = 0, always = 1)] const POLICY: u32>(y: TensorMut<f32>) {}

#[kernel(name = C, threads = 32)]
fn c<#[values(always = 0, never = 0)] const POLICY: u32>(y: TensorMut<f32>) {}

#[kernel(name = D, threads = 32)]
fn d<#[values("always" = 0, never = 1)] const POLICY: u32>(y: TensorMut<f32>) {}

#[kernel(name = E, threads = 32)]
fn e<#[values(always = ZERO, never = 1)] const POLICY: u32>(y: TensorMut<f32>) {}

#[kernel(name = F, threads = 32)]
fn f<#[values(always = 0, never = 1)] const POLICY: u32 = never>(y: TensorMut<f32>) {}

fn main() {}
