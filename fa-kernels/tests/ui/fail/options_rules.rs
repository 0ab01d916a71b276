//! `options` names one field and its type; the field is no other's.

use fa_dsl::prelude::*;

#[kernel(name = A, threads = 32, options())]
fn a(y: TensorMut<f32>) {}

#[kernel(name = B, threads = 32, options(Variant))]
fn b(y: TensorMut<f32>) {}

#[kernel(name = C, threads = 32, options(mask: Mask, variant: Variant))]
fn c(y: TensorMut<f32>) {}

#[kernel(name = D, threads = 32, options = Variant)]
fn d(y: TensorMut<f32>) {}

#[kernel(name = E, threads = 32, options(wide: Variant))]
fn e<const WIDE: bool>(y: TensorMut<f32>) {}

#[kernel(name = F, types(f16), threads = 32, options(element: Variant))]
fn f<T: Half>(y: TensorMut<T>) {}

fn main() {}
