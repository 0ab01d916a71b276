//! A kernel is no method.

use fa_dsl::prelude::*;

struct S;

impl S {
    #[kernel(name = K, threads = 32)]
    fn k(self, y: TensorMut<f32>) {}
}

fn main() {}
