//! A kernel is a function.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
struct S;

fn main() {}
