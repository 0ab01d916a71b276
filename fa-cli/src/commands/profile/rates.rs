//! The rates that the GPU reaches: of a copy and of matrix products, timed and checked.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use fa::attention::Dtype;
use fa::dsl::config::KernelConfig;
use fa::kernels::rates::{
    CopyRateConfig, MatrixOperands, MatrixRate, MatrixTile, MmaRateConfig, WgmmaRateConfig,
};
use fa::runtime::{Buffer, Device, Program};
use fa_reference::Narrow;
use fa_tune::record::Rates;
use fa_tune::stats::median;
use half::{bf16, f16};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::{Distribution, StandardNormal};

/// Words of the copy: 1 GiB, many times the L2 cache of any GPU.
const WORDS: u64 = 1 << 28;
/// Words that are drawn; the copy's are these again and again.
const DRAWN: u64 = 1 << 22;
/// Copies of one sample.
const COPIES: u32 = 10;
/// Operations of one launch that multiplies: some milliseconds on the fastest GPU.
const FLOP: f64 = 4e12;
/// Samples of each.
const SAMPLES: usize = 10;
/// One row of this many is compared with float64.
const CHECKED: usize = 61;
/// What the products may be off by, over all that are compared: rounding to bfloat16 makes 2⁻⁹ of each,
/// and the tensor cores' sums, which are cut off, some 10⁻³ over the passes.
const BOUND: f64 = 1e-2;

/// Measures the rates that the GPU reaches with numbers of a type.
pub fn measure(device: &Device, dtype: Dtype) -> Result<Rates> {
    let mut matrix_tflops = BTreeMap::new();
    match dtype {
        Dtype::F16 => {
            add::<MmaRateConfig<f16>>(device, &mut matrix_tflops)?;
            add::<WgmmaRateConfig<f16>>(device, &mut matrix_tflops)?;
        }
        Dtype::Bf16 => {
            add::<MmaRateConfig<bf16>>(device, &mut matrix_tflops)?;
            add::<WgmmaRateConfig<bf16>>(device, &mut matrix_tflops)?;
        }
    }
    Ok(Rates {
        copy_gb_s: copy_gb_s(device)?,
        matrix_tflops,
    })
}

/// Adds the rate of an instruction that the GPU has.
fn add<C: MatrixRate>(device: &Device, rates: &mut BTreeMap<String, f64>) -> Result<()>
where
    C::Element: Narrow,
{
    if C::FASTEST.check(device.target()).is_ok() {
        rates.insert(C::INSTRUCTION.to_owned(), tflops(device, &C::FASTEST)?);
    }
    Ok(())
}

/// Bytes read and written a second, in 10⁹.
fn copy_gb_s(device: &Device) -> Result<f64> {
    let config = CopyRateConfig::FASTEST;
    let program = device.load(&config)?;
    let mut random = StdRng::seed_from_u64(0);
    let drawn: Vec<u32> = (0..DRAWN).map(|_| random.next_u32()).collect();
    let source = device.upload(&drawn)?;
    let mut from = device.alloc::<u32>(WORDS as usize)?;
    for piece in 0..WORDS / DRAWN {
        copy(&program, (&source, 0), (&mut from, piece * DRAWN), DRAWN)?;
    }
    let mut to = device.poisoned::<u32>(WORDS as usize)?;
    let seconds = seconds(device, || {
        (0..COPIES).try_for_each(|_| copy(&program, (&from, 0), (&mut to, 0), WORDS))
    })?;
    let mut piece = device.poisoned::<u32>(DRAWN as usize)?;
    for first in [0, WORDS - DRAWN] {
        copy(&program, (&to, first), (&mut piece, 0), DRAWN)?;
        if piece.read()? != drawn {
            bail!("{} does not copy on {}", config.spec(), device.name());
        }
    }
    let bytes = f64::from(2 * COPIES) * (WORDS * size_of::<u32>() as u64) as f64;
    Ok(bytes / seconds / 1e9)
}

/// Copies words from one place to another.
fn copy(
    program: &Program,
    (from, from_word): (&Buffer<u32>, u64),
    (to, to_word): (&mut Buffer<u32>, u64),
    words: u64,
) -> Result<()> {
    let launch = CopyRateConfig::FASTEST.launch(
        from.view_at(from_word, &[words], &[1])?,
        to.view_mut_at(to_word, &[words], &[1])?,
    )?;
    Ok(program.launch(launch.grid, &launch.args)?)
}

/// TFLOP/s of products.
fn tflops<C: MatrixRate>(device: &Device, config: &C) -> Result<f64>
where
    C::Element: Narrow,
{
    let program = device.load(config)?;
    let ctas = device.multiprocessors() * program.ctas_per_sm()?.unwrap_or(1).max(1);
    let tile = config.tile();
    let rounds = FLOP / tile.flop(ctas, tile.unrolled);
    let passes = (rounds.ceil().max(1.0) as u32).saturating_mul(tile.unrolled);
    let product = Product::<C::Element>::draw(&tile, ctas);
    let (a, b) = (device.upload(&product.a)?, device.upload(&product.b)?);
    let mut c = device.poisoned::<C::Element>(product.rows * product.cols)?;
    let [rows, cols, depth] = [product.rows, product.cols, product.depth].map(|size| size as u64);
    let operands = MatrixOperands {
        a: a.contiguous(&[rows, depth])?,
        b: b.contiguous(&[cols, depth])?,
        c: c.contiguous_mut(&[rows, cols])?,
    };
    let launch = config.launch(operands, ctas, passes)?;
    let seconds = seconds(device, || Ok(program.launch(launch.grid, &launch.args)?))?;
    drop(launch);
    let error = product.error(&c.read()?);
    if error.is_nan() || error > BOUND {
        let (spec, device) = (config.spec(), device.name());
        bail!("{spec} is wrong on {device}: relative error {error:.1e}, allowed {BOUND:.0e}");
    }
    Ok(tile.flop(ctas, passes) / seconds / 1e12)
}

/// The median time of some samples after one that warms up.
fn seconds(device: &Device, mut launch: impl FnMut() -> Result<()>) -> Result<f64> {
    let mut sample = || -> Result<f64> {
        let (launched, time) = device.time(|| Ok(launch()))?;
        launched.map(|()| time.as_secs_f64())
    };
    sample()?;
    let samples = (0..SAMPLES).map(|_| sample());
    Ok(median(&samples.collect::<Result<Vec<_>>>()?))
}

/// A product of normally distributed matrices: C (rows × cols) = A (rows × depth) · Bᵀ (cols × depth).
struct Product<T> {
    rows: usize,
    cols: usize,
    depth: usize,
    a: Vec<T>,
    b: Vec<T>,
}

impl<T: Narrow> Product<T> {
    fn draw(tile: &MatrixTile, ctas: u32) -> Product<T> {
        let [rows, cols, depth] =
            [tile.rows * ctas, tile.cols, tile.depth].map(|size| size as usize);
        let mut random = StdRng::seed_from_u64(0);
        let mut normal = |len: usize| -> Vec<T> {
            let number = |_| T::nearest(StandardNormal.sample(&mut random));
            (0..len).map(number).collect()
        };
        let (a, b) = (normal(rows * depth), normal(cols * depth));
        Product {
            rows,
            cols,
            depth,
            a,
            b,
        }
    }

    /// ‖found − exact‖ / ‖exact‖ over some of the rows, the first and the last among them.
    fn error(&self, found: &[T]) -> f64 {
        let (mut difference, mut norm) = (0.0, 0.0);
        let compared = (0..self.rows).step_by(CHECKED).chain([self.rows - 1]);
        for (row, col) in compared.flat_map(|row| (0..self.cols).map(move |col| (row, col))) {
            let left = &self.a[row * self.depth..][..self.depth];
            let right = &self.b[col * self.depth..][..self.depth];
            let pairs = left.iter().zip(right);
            let exact: f64 = pairs.map(|(a, b)| a.widen() * b.widen()).sum();
            difference += (found[row * self.cols + col].widen() - exact).powi(2);
            norm += exact.powi(2);
        }
        (difference / norm).sqrt()
    }
}

#[cfg(test)]
mod tests;
