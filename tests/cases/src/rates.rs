//! The kernels that measure what a device can do, on numbers whose products and sums are exact.

use std::marker::PhantomData;

use fa_dsl::config::KernelConfig;
use fa_kernels::rates::{
    CopyRateConfig, MatrixOperands, MatrixRate, MatrixTile, MmaRateBf16Config, MmaRateF16Config,
    RateError, WgmmaRateBf16Config, WgmmaRateF16Config,
};
use fa_reference::Narrow;
use fa_runtime::{Device, ViewError};

/// A kernel that did not do what it is to do.
#[derive(Debug, thiserror::Error)]
pub enum RateFailure {
    /// It does not take the tensors.
    #[error(transparent)]
    Launch(#[from] RateError),
    /// The tensors are no views of their memory.
    #[error(transparent)]
    View(#[from] ViewError),
    /// It did not run.
    #[error(transparent)]
    Runtime(#[from] fa_runtime::Error),
    /// It gives something else.
    #[error("{spec}: element {index} is {found}, it has to be {expected}")]
    Wrong {
        /// The configuration.
        spec: String,
        /// Of the result.
        index: usize,
        /// What it is.
        found: f64,
        /// What it has to be.
        expected: f64,
    },
}

/// CTAs of every launch: more than one, so that each has to find its own part.
const CTAS: u32 = 3;

/// Runs every configuration that `device` can run.
///
/// # Errors
/// The first that is wrong.
pub fn check_all(device: &Device) -> Result<(), RateFailure> {
    for threads in [128, 1024] {
        for chunks in [1, 8] {
            copy(device, &CopyRateConfig { threads, chunks })?;
        }
    }
    for warps in [4, 8] {
        let f16 = MmaRateF16Config {
            warps,
            element: PhantomData,
        };
        let bf16 = MmaRateBf16Config {
            warps,
            element: PhantomData,
        };
        matrix(device, &f16)?;
        matrix(device, &bf16)?;
    }
    for warpgroups in [1, 2] {
        let f16 = WgmmaRateF16Config {
            warpgroups,
            element: PhantomData,
        };
        let bf16 = WgmmaRateBf16Config {
            warpgroups,
            element: PhantomData,
        };
        if f16.check(device.target()).is_ok() {
            matrix(device, &f16)?;
            matrix(device, &bf16)?;
        }
    }
    Ok(())
}

/// What is copied arrives.
fn copy(device: &Device, config: &CopyRateConfig) -> Result<(), RateFailure> {
    let words = config.words() * u64::from(CTAS);
    let mut random = fastrand::Rng::with_seed(1);
    let values: Vec<u32> = (0..words).map(|_| random.u32(..)).collect();
    let from = device.upload(&values)?;
    let mut to = device.poisoned::<u32>(values.len())?;
    let launch = config.launch(from.contiguous(&[words])?, to.contiguous_mut(&[words])?)?;
    device.load(config)?.launch(launch.grid, &launch.args)?;
    let wide = |values: &[u32]| values.iter().copied().map(f64::from).collect::<Vec<_>>();
    compare(&config.spec(), &wide(&to.read()?), &wide(&values))
}

/// The mean of equal products is the product.
fn matrix<C: MatrixRate>(device: &Device, config: &C) -> Result<(), RateFailure>
where
    C::Element: Narrow,
{
    let MatrixTile {
        rows,
        cols,
        depth,
        unrolled,
    } = config.tile();
    let (rows, cols, depth) = ((rows * CTAS) as usize, cols as usize, depth as usize);
    let mut random = fastrand::Rng::with_seed(2);
    let mut draw = |len: usize| -> Vec<C::Element> {
        let number = |_| C::Element::nearest(f64::from(random.i32(-2..=2)));
        (0..len).map(number).collect()
    };
    let (a, b) = (draw(rows * depth), draw(cols * depth));
    let (on_a, on_b) = (device.upload(&a)?, device.upload(&b)?);
    let mut on_c = device.poisoned::<C::Element>(rows * cols)?;
    let shape = |height: usize, width: usize| [height as u64, width as u64];
    let operands = MatrixOperands {
        a: on_a.contiguous(&shape(rows, depth))?,
        b: on_b.contiguous(&shape(cols, depth))?,
        c: on_c.contiguous_mut(&shape(rows, cols))?,
    };
    let launch = config.launch(operands, CTAS, 2 * unrolled)?;
    device.load(config)?.launch(launch.grid, &launch.args)?;
    drop(launch);
    let found: Vec<f64> = on_c.read()?.into_iter().map(Narrow::widen).collect();
    let dot = |index: usize| -> f64 {
        let (row, col) = (index / cols * depth, index % cols * depth);
        let pairs = a[row..row + depth].iter().zip(&b[col..col + depth]);
        pairs.map(|(a, b)| a.widen() * b.widen()).sum()
    };
    let expected: Vec<f64> = (0..rows * cols).map(dot).collect();
    compare(&config.spec(), &found, &expected)
}

fn compare(spec: &str, found: &[f64], expected: &[f64]) -> Result<(), RateFailure> {
    let pairs = found.iter().zip(expected).enumerate();
    for (index, (&found, &expected)) in pairs {
        // NaN, which nothing wrote over, is no number.
        if found != expected {
            return Err(RateFailure::Wrong {
                spec: spec.to_owned(),
                index,
                found,
                expected,
            });
        }
    }
    Ok(())
}
