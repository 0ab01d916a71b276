//! A kernel has no `where` clause.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k(y: TensorMut<f32>)
where
    u32: Copy,
{
}

fn main() {}
