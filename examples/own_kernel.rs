//! A kernel of your own, with a tunable, shared memory and a device function:
//! `cargo run --example own_kernel`.

use std::error::Error;

use fa::dsl::prelude::*;
use fa::dsl::target::{Arch, Target};
use fa::dsl::tile::{shared_base, shared_load, shared_store};
use fa::dsl::{cuda, validate};
use fa::prelude::{Device, KernelConfig};

/// Sums over the 32 lanes of a warp; every lane gets the sum.
#[device]
fn warp_sum(value: Reg<f32>) -> Reg<f32> {
    let mut sum = value;
    for distance in [16, 8, 4, 2, 1] {
        sum += sum.shuffle_xor(distance); // a plain Rust loop: unrolled when the kernel is staged
    }
    sum
}

/// out[row] ← Σ x[row, …]², a CTA of WARPS warps for each row of `columns` elements.
#[kernel(name = SumOfSquares, threads = WARPS * 32)]
pub fn sum_of_squares<#[values(2, 4, 8)] const WARPS: u32>(
    x: Tensor<f32>,
    out: TensorMut<f32>,
    columns: u32,
) {
    let (row, t) = (block_x(), thread());
    let mut sum = Reg::from(0.0);
    for j in range(t, columns).step(WARPS * 32) {
        let x_j = x.at(&[row, j]).load(0);
        sum = x_j.mul_add(x_j, sum);
    }
    let sums = shared_base() + shared(WARPS * 4, 4);
    let part = warp_sum(sum);
    if t & 31 == 0 {
        shared_store(sums + (t >> 5) * 4, 0, part);
    }
    barrier(); // leave it out, and the run below names the two lines that race
    if t == 0 {
        let mut total = shared_load(sums, 0);
        for warp in 1..WARPS {
            total += shared_load(sums, warp * 4);
        }
        out.at(&[row]).store(0, total);
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let config = SumOfSquares::<4>::CONFIG;
    let device = Device::cpu(); // the interpreter checks every access of every lane
    let x: Vec<f32> = (0..3 * 1000).map(|i| (i % 7) as f32).collect();
    let x_dev = device.upload(&x)?;
    let mut out = device.poisoned::<f32>(3)?;
    let args = SumOfSquaresArgs {
        x: x_dev.contiguous(&[3, 1000])?,
        out: out.contiguous_mut(&[3])?,
        columns: 1000,
    };
    let program = device.load(&config)?;
    program.launch([3, 1, 1], &args)?;
    println!("{}: {:?}", program.spec(), out.read()?);

    // The CUDA C that a GPU would get; names and lines are those above.
    let target = Target::new(Arch::Sm90a);
    let kernel = config.stage().map_err(|errors| format!("{errors:?}"))?;
    let kernel = validate::validate(kernel, &target).map_err(|errors| format!("{errors:?}"))?;
    println!("{}", cuda::write(&kernel));
    Ok(())
}
