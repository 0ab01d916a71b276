//! A kernel has a parameter.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k() {}

fn main() {}
