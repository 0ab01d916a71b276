//! A kernel of your own, with a tunable and a gate: `cargo run --release --example own_kernel`.

use std::error::Error;

use fa::dsl::prelude::*;
use fa::dsl::tile::{shared_base, shared_load, shared_store};
use fa::prelude::*;

/// Sums over the 32 lanes of a warp; every lane gets the sum.
#[device]
fn warp_sum(value: Reg<f32>) -> Reg<f32> {
    let mut sum = value;
    for distance in [16, 8, 4, 2, 1] {
        sum += sum.shuffle_xor(distance); // a plain Rust loop: the kernel has five additions
    }
    sum
}

/// out[row] ← Σ x[row, …]², a CTA of WARPS warps for each row. Each thread has ITEMS sums of its own, which
/// do not wait for each other.
#[kernel(name = SumOfSquares, threads = WARPS * 32, gates = gates)]
pub fn sum_of_squares<
    #[values(1, 2, 4, 8)] const WARPS: u32,
    #[values(1, 2, 3)] const ITEMS: u32 = 1,
    #[values(768, 1024)] const COLUMNS: u32 = 1024,
>(
    x: Tensor<f32>,
    out: TensorMut<f32>,
) {
    let (row, t) = (block_x(), thread());
    let sums: Vec<Var<f32>> = (0..ITEMS).map(|_| Var::named("sum", 0.0)).collect();
    for first in range(0, COLUMNS).step(gates::columns_a_round(&config)) {
        for (item, sum) in (0..ITEMS).zip(&sums) {
            let x_j = x.at(&[row, first + item * (WARPS * 32) + t]).load(0);
            sum.set(x_j.mul_add(x_j, sum.get()));
        }
    }
    let mut part = sums[0].get();
    for sum in &sums[1..] {
        part += sum.get();
    }
    let part = warp_sum(part);

    let parts = shared_base() + shared(WARPS * 4, 4);
    if t & 31 == 0 {
        shared_store(parts + (t >> 5) * 4, 0, part);
    }
    barrier(); // Leave it out, and the interpreter names the two lines that race.
    if t == 0 {
        let mut total = shared_load(parts, 0);
        for warp in 1..WARPS {
            total += shared_load(parts, warp * 4);
        }
        out.at(&[row]).store(0, total);
    }
}

mod gates {
    use super::SumOfSquaresConfig;
    use fa::dsl::target::Arch;

    /// Columns that the threads of a CTA take at once.
    pub const fn columns_a_round(config: &SumOfSquaresConfig) -> u32 {
        config.warps * 32 * config.items
    }

    fa::dsl::gates! {
        /// What a configuration of `SumOfSquares` has to satisfy.
        |config: SumOfSquaresConfig, target| at Arch::Sm80;

        gate "rounds": config.columns.is_multiple_of(columns_a_round(config)),
            "COLUMNS have to be a multiple of those that WARPS × 32 threads of ITEMS take at once",
            [COLUMNS = config.columns, "columns a round" = columns_a_round(config)];
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    // `SumOfSquares::<4, 3>::new()` does not compile: 1024 columns are not whole rounds of 384.
    let config = SumOfSquares::<4, 2>::new().config();
    let device = Device::auto()?; // without a GPU the interpreter, which checks every access of every thread
    let x: Vec<f32> = (0..3 * 1024).map(|i| (i % 7) as f32).collect();
    let x = device.upload(&x)?;
    let mut out = device.poisoned::<f32>(3)?; // NaN, so that a row that is not written shows
    let args = SumOfSquaresArgs {
        x: x.contiguous(&[3, 1024])?,
        out: out.contiguous_mut(&[3])?,
    };
    let program = device.load(&config)?;
    program.launch([3, 1, 1], &args)?;
    println!("{} on {}: {:?}", program.spec(), device.name(), out.read()?);
    Ok(())
}
