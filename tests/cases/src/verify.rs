//! Holds what a run gave against the reference.

use fa::attention::AttentionError;
use fa_reference::{Attention, Comparison, Narrow, Precision, Rules, Shape, attention};

use crate::Outcome;

/// What the log-sum-exp may be off by, relative where it is over 1.
const LSE_TOLERANCE: f64 = 1e-4;

/// What a score may be off by, relative to the lengths of its query and key: it is a sum of products in
/// float32, and tensor cores truncate where IEEE rounds.
const SCORE_TOLERANCE: f64 = 1.0 / (1_u64 << 22) as f64;

/// What can go wrong with a case.
#[derive(Debug, thiserror::Error)]
pub enum Cause {
    /// The output is too far from the reference.
    #[error("the output is {error:e} off, the bound is {bound:e}")]
    Output {
        /// max |o − ref|.
        error: f64,
        /// What it may be.
        bound: f64,
    },
    /// A gradient is too far from the reference.
    #[error("{gradient} is {error:e} off, the bound is {bound:e}")]
    Gradient {
        /// Which.
        gradient: &'static str,
        /// max |found − ref|.
        error: f64,
        /// What it may be.
        bound: f64,
    },
    /// The log-sum-exp is too far from the reference.
    #[error("the log-sum-exp at {index} is {found}, the reference {expected}")]
    Lse {
        /// Where, in (batch, heads, seq).
        index: usize,
        /// The kernel's.
        found: f32,
        /// The reference's.
        expected: f64,
    },
    /// There is a log-sum-exp that was not asked for, or none that was.
    #[error("the log-sum-exp is {}", if *asked { "missing" } else { "there, unasked" })]
    LseAsked {
        /// Whether it was.
        asked: bool,
    },
    /// What has to have certain bits has others.
    #[error("{what} differ")]
    Differs {
        /// What.
        what: &'static str,
    },
    /// Memory beside the outputs was written.
    #[error("{count} elements beside the outputs were written")]
    Stray {
        /// How many.
        count: usize,
    },
    /// It did not run.
    #[error(transparent)]
    Runtime(#[from] fa_runtime::Error),
    /// `attention()` or one of its kernels refused it.
    #[error(transparent)]
    Attention(#[from] AttentionError),
}

impl From<fa_runtime::ViewError> for Cause {
    fn from(error: fa_runtime::ViewError) -> Cause {
        Cause::Runtime(fa_runtime::Error::View(error))
    }
}

/// What attention gives, in float64, and how far plain attention in 16 bits is from it.
#[derive(Clone, Debug)]
pub struct Expected {
    rules: Rules,
    /// Whether the log-sum-exp is asked for.
    lse: bool,
    /// The result in float64.
    pub exact: Attention,
    /// The output of plain attention in 16 bits, whose error the bound is made of.
    low: Vec<f64>,
    /// What the log-sum-exp may be off by because scores are.
    score_error: f64,
}

impl Expected {
    /// Of contiguous q, k and v; `lse` says whether the log-sum-exp is asked for.
    pub fn of<T: Narrow>(
        shape: &Shape,
        [q, k, v]: &[Vec<T>; 3],
        rules: Rules,
        lse: bool,
    ) -> Expected {
        let solve = |precision| attention(shape, q, k, v, &rules, precision);
        let (exact, mut low) = (solve(Precision::Exact), solve(Precision::Half).o);
        // Where scores are past the range of 16 bits plain attention gives nothing to compare with,
        // and an infinite bound would let everything pass.
        for (low, exact) in low.iter_mut().zip(&exact.o) {
            if !low.is_finite() {
                *low = *exact;
            }
        }
        let longest = longest(q, shape.head_dim) * longest(k, shape.head_dim);
        Expected {
            score_error: SCORE_TOLERANCE * rules.scale * longest,
            rules,
            lse,
            exact,
            low,
        }
    }

    /// Whether a log-sum-exp is as good as the reference's.
    fn close(&self, found: f64, expected: f64) -> bool {
        if expected.is_finite() {
            let tolerance = LSE_TOLERANCE * expected.abs().max(1.0) + self.score_error;
            // False for a distance that is NaN.
            (found - expected).abs() <= tolerance
        } else {
            found == expected || (found.is_nan() && expected.is_nan())
        }
    }

    /// What rounding the probabilities adds where scores are large; plain attention has exact scores
    /// there, if they are whole numbers, and leaves it out of FlashAttention's rule.
    fn rounding_of_large_scores<T: Narrow>(&self) -> f64 {
        if largest(&self.exact.lse) < LARGE {
            return 0.0;
        }
        epsilon::<T>() * largest(&self.exact.o)
    }

    /// What it adds that the largest probability of a row is not 1 but a number like the others, which is rounded. Plain attention has it
    /// exact.
    fn rounding_of_largest<T: Narrow>(&self) -> f64 {
        epsilon::<T>() / 2.0 * largest(&self.exact.o)
    }

    /// Holds an outcome against this, by FlashAttention's rule.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn verify<T: Narrow>(&self, outcome: &Outcome<T>) -> Result<(), Cause> {
        self.verify_with(outcome, false)
    }

    /// The same, of a kernel whose probabilities are relative to some score of the row, if `rounds_largest`, and not to the largest.
    ///
    /// # Errors
    /// As [`Self::verify`].
    pub fn verify_with<T: Narrow>(
        &self,
        outcome: &Outcome<T>,
        rounds_largest: bool,
    ) -> Result<(), Cause> {
        if outcome.stray > 0 {
            return Err(Cause::Stray {
                count: outcome.stray,
            });
        }
        let mut comparison =
            Comparison::flash_attention(&self.rules, &outcome.o, &self.exact.o, &self.low);
        comparison.bound += self.rounding_of_large_scores::<T>();
        if rounds_largest {
            comparison.bound += self.rounding_of_largest::<T>();
        }
        if !comparison.holds() {
            let Comparison { error, bound } = comparison;
            return Err(Cause::Output { error, bound });
        }
        self.verify_lse(outcome.lse.as_deref())
    }

    fn verify_lse(&self, lse: Option<&[f32]>) -> Result<(), Cause> {
        if lse.is_some() != self.lse {
            return Err(Cause::LseAsked { asked: self.lse });
        }
        let pairs = lse.unwrap_or_default().iter().zip(&self.exact.lse);
        for (index, (&found, &expected)) in pairs.enumerate() {
            if !self.close(f64::from(found), expected) {
                return Err(Cause::Lse {
                    index,
                    found,
                    expected,
                });
            }
        }
        Ok(())
    }
}

/// The largest magnitude among those that are finite.
fn largest(values: &[f64]) -> f64 {
    let finite = values.iter().filter(|x| x.is_finite());
    finite.fold(0.0, |a: f64, b| a.max(b.abs()))
}

/// The distance from 1 to the next number.
pub(crate) fn epsilon<T: Narrow>() -> f64 {
    let narrow = |value: f64| T::nearest(value).widen();
    let mut epsilon = 1.0;
    while narrow(1.0 + epsilon / 2.0) > 1.0 {
        epsilon /= 2.0;
    }
    epsilon
}

/// From scores of this size on float32 holds them to fewer bits than a 16-bit probability has: not
/// even a sole maximum's is exactly 1 then, and it is rounded.
const LARGE: f64 = 4096.0;

/// The length of the longest of the vectors, without components that are not finite.
fn longest<T: Narrow>(values: &[T], head_dim: usize) -> f64 {
    let squares = |vector: &[T]| -> f64 {
        let finite = vector.iter().map(|x| x.widen()).filter(|x| x.is_finite());
        finite.map(|x| x * x).sum()
    };
    let vectors = values.chunks_exact(head_dim).map(squares);
    vectors.fold(0.0, f64::max).sqrt()
}
