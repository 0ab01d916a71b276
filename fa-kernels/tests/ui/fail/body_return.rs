//! A body is not left early.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<#[values(1, 2)] const A: u32>(y: TensorMut<f32>) {
    if A == 1 {
        return;
    }
}

#[device]
fn f(x: Reg<u32>) -> Reg<u32> {
    let double = |x: Reg<u32>| {
        return x + x;
    };
    double(x)
}

fn main() {}
