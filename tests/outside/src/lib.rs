//! A kernel of one's own: each row's sum, with a tunable, a gate and a device function.

use fa::dsl::prelude::*;

/// Adds up a row over the lanes of its warp.
#[device]
fn sum_over_warp(value: Reg<f32>) -> Reg<f32> {
    let mut sum = value;
    for mask in [16, 8, 4, 2, 1] {
        sum = sum + sum.shuffle_xor(mask);
    }
    sum
}

/// `sums[i]` ← Σ `rows[i][..]`: (rows, columns) to (rows). A warp sums a row; grid: rows / WARPS.
#[kernel(name = RowSums, types(f16, f32), threads = WARPS * 32, gates = gates)]
pub fn row_sums<T: Number, #[values(1, 2, 4, 64)] const WARPS: u32 = 4>(
    rows: Tensor<T>,
    sums: TensorMut<f32>,
    columns: u32,
) {
    let (warp, lane) = (thread() >> 5, thread() & 31);
    let row = block_x() * WARPS + warp;
    let mut sum = Reg::from(0.0_f32);
    for start in range(0, (columns + 31) / 32) {
        let column = start * 32 + lane;
        if column < columns {
            sum = sum + T::number(rows.at(&[row, column]).load(0));
        }
    }
    let total = sum_over_warp(sum);
    if lane == 0 {
        sums.at(&[row]).store(0, total);
    }
}

/// What is summed in float32.
pub trait Number: fa::dsl::build::tensor::Direct {
    /// Its value.
    fn number(value: Reg<Self>) -> Reg<f32>;
}

impl Number for f16 {
    fn number(value: Reg<f16>) -> Reg<f32> {
        value.to_f32()
    }
}

impl Number for f32 {
    fn number(value: Reg<f32>) -> Reg<f32> {
        value
    }
}

/// What a configuration of [`RowSums`] has to satisfy.
pub mod gates {
    use fa::dsl::target::Arch;

    use super::{Number, RowSumsConfig};

    fa::dsl::gates! {
        /// Every gate that a configuration breaks on a target.
        for<T: Number> |config: RowSumsConfig<T>, target| at Arch::Sm90a;

        gate "threads": config.warps * 32 <= target.threads_per_cta,
            "a thread block has no room for the warps",
            [WARPS = config.warps, "threads" = config.warps * 32, "at most" = target.threads_per_cta];
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fa::prelude::*;
    use fa::runtime::Error;

    /// On the interpreter, with its sanitiser.
    #[test]
    fn rows_are_summed() -> Result<(), Error> {
        let device = Device::cpu();
        let values: Vec<f32> = (0..8 * 50).map(|i| i as f32).collect();
        let rows = device.upload(&values)?;
        let mut sums = device.alloc::<f32>(8)?;
        let kernel = RowSums::<f32, 2>::new().config();
        let args = RowSumsArgs {
            rows: rows.contiguous(&[8, 50])?,
            sums: sums.contiguous_mut(&[8])?,
            columns: 50,
        };
        device.load(&kernel)?.launch([4, 1, 1], &args)?;
        let expected: Vec<f32> = values.chunks(50).map(|row| row.iter().sum()).collect();
        assert_eq!(sums.read()?, expected);
        Ok(())
    }

    #[test]
    fn a_broken_gate_is_an_error_with_the_numbers() {
        let kernel = RowSums::<f16, 64>::CONFIG;
        let error = Device::cpu().load(&kernel).unwrap_err();
        let text = "gate `threads`: a thread block has no room for the warps: WARPS 64, threads 2048, at most 1024";
        assert!(error.to_string().contains(text), "{error}");
    }

    #[test]
    fn attention_is_there_too() -> Result<(), Box<dyn std::error::Error>> {
        let device = Device::cpu();
        let q = device.upload(&vec![f16::ONE; 64 * 64])?;
        let view = q.contiguous(&[1, 64, 1, 64])?;
        let o = attention(&device, view, view, view, &Options::default())?;
        assert!(o.read()?.iter().all(|value| *value == f16::ONE));
        Ok(())
    }
}
