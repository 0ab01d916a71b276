//! All errors are reported at once.

use fa_dsl::prelude::*;

#[kernel(thread = 32)]
async fn k<T, const A: u32, const B: i32>(y: &TensorMut<f32>) -> u32 {
    return 1;
}

fn main() {}
