//! The whole way of a kernel, from a Rust function to a result: `cargo run --example saxpy`.

use fa::dsl::prelude::*;
use fa::prelude::Device;

/// y ← a·x + y, one element a thread.
#[kernel(name = Saxpy, threads = 256)]
pub fn saxpy(a: f32, x: Tensor<f32>, y: TensorMut<f32>, n: u32) {
    let i = block_x() * 256 + thread();
    if i < n {
        let (x_i, y_i) = (x.at(&[i]), y.at(&[i]));
        y_i.store(0, x_i.load(0).mul_add(a, y_i.load(0)));
    }
}

fn main() -> Result<(), fa::runtime::Error> {
    let device = Device::auto()?; // a GPU, else the interpreter
    let program = device.load(&Saxpy::CONFIG)?;
    let x = device.upload(&[1.0_f32; 1000])?;
    let mut result = device.upload(&[0.5_f32; 1000])?;
    let (a, n) = (2.0, 1000_u32);
    let (x, y) = (x.contiguous(&[1000])?, result.contiguous_mut(&[1000])?);
    program.launch([n.div_ceil(256), 1, 1], &SaxpyArgs { a, x, y, n })?;
    println!("2 · 1 + 0.5 = {} on {}", result.read()?[999], device.name());
    Ok(())
}
