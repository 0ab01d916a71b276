//! Launches of the kernels that multiply.

use fa_dsl::abi::{Extent, TensorView, TensorViewMut};
use fa_dsl::config::{KernelArgs, KernelConfig};
use fa_dsl::prelude::{Half, bf16, f16};

use super::mma::{self, MmaRateBf16Args, MmaRateBf16Config, MmaRateF16Args, MmaRateF16Config};
use super::wgmma::{
    self, WgmmaRateBf16Args, WgmmaRateBf16Config, WgmmaRateF16Args, WgmmaRateF16Config,
};
use crate::tensors::Launch;

/// Tensors that a ceiling kernel cannot take.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum CeilingError {
    /// Not the vector that is copied.
    #[error(
        "`{tensor}` has to be a contiguous vector as long as the other, at a multiple of 16 bytes; it is {extent:?}"
    )]
    Vector {
        /// The tensor.
        tensor: &'static str,
        /// Where it lies.
        extent: Extent,
    },
    /// A length that the CTAs do not share evenly.
    #[error("{words} words: a copy has a multiple of {of_cta}, under 2^32")]
    Words {
        /// Of the vectors.
        words: u64,
        /// What a CTA copies.
        of_cta: u64,
    },
    /// A matrix of another shape.
    #[error(
        "`{matrix}` is {found:?}, it has to be {expected:?}, contiguous, at a multiple of 16 bytes"
    )]
    Matrix {
        /// The matrix.
        matrix: &'static str,
        /// Where it lies.
        found: Extent,
        /// Its rows and columns.
        expected: [u64; 2],
    },
    /// No passes, or more than are counted.
    #[error("{passes} passes: it has to be a multiple of {unrolled} over 0")]
    Passes {
        /// Asked for.
        passes: u32,
        /// Passes of one round of the loop.
        unrolled: u32,
    },
}

/// What one CTA multiplies: `rows` × `depth` of A by `cols` × `depth` of B.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatrixTile {
    /// Rows of A and C.
    pub rows: u32,
    /// Rows of B, columns of C.
    pub cols: u32,
    /// Columns of A and B.
    pub depth: u32,
    /// Passes of one round of the loop: their number is a multiple of it.
    pub unrolled: u32,
}

impl MatrixTile {
    /// Floating-point operations of `ctas` CTAs.
    pub fn flop(&self, ctas: u32, passes: u32) -> f64 {
        let sizes = [self.rows, self.cols, self.depth, ctas, passes];
        2.0 * sizes.map(f64::from).into_iter().product::<f64>()
    }
}

/// Operands of a launch of `ctas` CTAs: A (ctas·rows × depth), B (cols × depth), C (ctas·rows × cols).
#[derive(Debug)]
pub struct MatrixOperands<'a, T> {
    /// Rows of every CTA.
    pub a: TensorView<'a, T>,
    /// What all of them are multiplied with.
    pub b: TensorView<'a, T>,
    /// A·Bᵀ.
    pub c: TensorViewMut<'a, T>,
}

/// A launch of a kernel of this configuration.
pub type MatrixLaunch<'a, C> = Launch<<C as MatrixRate>::Args<'a>>;

/// A configuration of a kernel that multiplies the same operands again and again: C ← A·Bᵀ, the mean of
/// all passes.
pub trait MatrixRate: KernelConfig {
    /// The type of the operands.
    type Element: Half;
    /// The kernel's arguments.
    type Args<'a>: KernelArgs<Config = Self> + 'a;
    /// The instruction that multiplies.
    const INSTRUCTION: &'static str;
    /// The fastest on an H200.
    const FASTEST: Self;

    /// What a CTA multiplies.
    fn tile(&self) -> MatrixTile;

    /// The launch of `ctas` CTAs.
    ///
    /// # Errors
    /// When the operands do not have the shapes of [`MatrixOperands`], or `passes` is no multiple of
    /// [`MatrixTile::unrolled`] over 0.
    fn launch<'a>(
        &self,
        operands: MatrixOperands<'a, Self::Element>,
        ctas: u32,
        passes: u32,
    ) -> Result<MatrixLaunch<'a, Self>, CeilingError>;
}

/// Checks the operands; gives the rounds of the loop and what the sum is multiplied with.
fn check<T>(
    tile: &MatrixTile,
    operands: &MatrixOperands<'_, T>,
    ctas: u32,
    passes: u32,
) -> Result<(u32, f32), CeilingError> {
    let MatrixTile {
        rows,
        cols,
        depth,
        unrolled,
    } = *tile;
    let (rows, cols, depth) = (
        u64::from(ctas) * u64::from(rows),
        u64::from(cols),
        u64::from(depth),
    );
    for (matrix, found, expected) in [
        ("a", operands.a.extent, [rows, depth]),
        ("b", operands.b.extent, [cols, depth]),
        ("c", operands.c.extent, [rows, cols]),
    ] {
        let [height, width] = expected;
        let fits = found.shape == [height, width, 1, 1]
            && found.strides[..2] == [width, 1]
            && found.address.is_multiple_of(16);
        if !fits {
            return Err(CeilingError::Matrix {
                matrix,
                found,
                expected,
            });
        }
    }
    if passes == 0 || !passes.is_multiple_of(unrolled) {
        return Err(CeilingError::Passes { passes, unrolled });
    }
    Ok((passes / unrolled, 1.0 / passes as f32))
}

macro_rules! matrix_rate {
    ($($config:ident, $args:ident, $element:ty, $instruction:literal, $module:ident($warps:ident = $fastest:literal), $loops:ident;)*) => {$(
        impl MatrixRate for $config {
            type Element = $element;
            type Args<'a> = $args<'a>;
            const INSTRUCTION: &'static str = $instruction;
            const FASTEST: Self = $config { $warps: $fastest };

            fn tile(&self) -> MatrixTile {
                $module::tile(self.$warps)
            }

            fn launch<'a>(
                &self,
                operands: MatrixOperands<'a, $element>,
                ctas: u32,
                passes: u32,
            ) -> Result<MatrixLaunch<'a, Self>, CeilingError> {
                let (rounds, scale) = check(&self.tile(), &operands, ctas, passes)?;
                let MatrixOperands { a, b, c } = operands;
                Ok(Launch {
                    grid: [ctas, 1, 1],
                    args: $args {
                        a,
                        b,
                        c,
                        $loops: rounds,
                        scale,
                    },
                })
            }
        }
    )*};
}
matrix_rate! {
    MmaRateF16Config, MmaRateF16Args, f16, "mma.sync", mma(warps = 8), passes;
    MmaRateBf16Config, MmaRateBf16Args, bf16, "mma.sync", mma(warps = 8), passes;
    WgmmaRateF16Config, WgmmaRateF16Args, f16, "wgmma", wgmma(warpgroups = 2), rounds;
    WgmmaRateBf16Config, WgmmaRateBf16Args, bf16, "wgmma", wgmma(warpgroups = 2), rounds;
}
