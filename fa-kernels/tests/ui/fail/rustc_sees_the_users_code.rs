//! Rustc's own errors point at the code as written.

#![deny(warnings)]

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k(_y: TensorMut<f32>, n: u32) {
    let text: &str = n;
    let unused = n;
    if n < 4 {
        missing();
    }
}

fn main() {}
