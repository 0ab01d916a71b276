//! A kernel is generic over one type, its first parameter, and lists what that is.

use fa_dsl::prelude::*;

#[kernel(name = A, types(f16), threads = 32)]
fn a<T: Half, U: Half>(y: TensorMut<T>) {}

#[kernel(name = B, threads = 32)]
fn b<T: Half>(y: TensorMut<T>) {}

#[kernel(name = C, types(f16, bf16), threads = 32)]
fn c(y: TensorMut<f16>) {}

#[kernel(name = D, types(f16, bf16, f16), threads = 32)]
fn d<T: Half>(y: TensorMut<T>) {}

#[kernel(name = E, types(half::f16), threads = 32)]
fn e<T: Half>(y: TensorMut<T>) {}

#[kernel(name = F, types = f16, threads(32))]
fn f<const X: bool, T: Half>(y: TensorMut<T>) {}

fn main() {}
