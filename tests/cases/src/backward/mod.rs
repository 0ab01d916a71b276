//! Gradients, held against float64.

mod computation;
mod places;
mod runner;
mod same_kernel;
mod sequences;
mod solved;

use fa::attention::AttentionElement;
use fa_dsl::prelude::Half;
use fa_reference::{Narrow, Shape};
use fa_runtime::Device;

use crate::Case;
use crate::functions::ArgumentGradient;
use crate::verify::Cause;

pub use places::KeyPlaces;
pub use runner::{BackwardRunner, BackwardTiles};
pub use same_kernel::{first_apart, gradients_as_for};
pub use sequences::SolvedSequences;
pub use solved::SolvedBackward;

/// Gradients to compute: of the case's problem, with its values. `lse` says nothing here.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BackwardCase {
    /// The problem.
    pub case: Case,
    /// The standard deviation of the output's gradient.
    pub d_o: f64,
}

/// What a run gave, contiguous.
#[derive(Clone, Debug, PartialEq)]
pub struct BackwardOutcome<T> {
    /// (batch, seq_q, heads, head_dim).
    pub dq: Vec<T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub dk: Vec<T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub dv: Vec<T>,
    /// (heads), where there are sinks.
    pub d_sinks: Option<Vec<f32>>,
    /// What was added to the gradients of arguments of functions.
    pub d_arguments: Vec<ArgumentGradient>,
}

impl BackwardCase {
    /// Of a problem, with a normally distributed gradient of the output.
    pub fn new(case: Case) -> BackwardCase {
        BackwardCase { case, d_o: 1.0 }
    }

    /// Draws values of type `T`, has them computed and holds the gradients against float64.
    ///
    /// # Errors
    /// When it does not run, or comes out wrong.
    pub fn check<T: AttentionElement + Half + Narrow>(
        &self,
        device: &Device,
        runner: &BackwardRunner,
    ) -> Result<BackwardOutcome<T>, Cause> {
        self.solve::<T>().check(device, runner)
    }

    /// Draws values of type `T` and computes the reference, for several runs.
    pub fn solve<T: AttentionElement + Half + Narrow>(&self) -> SolvedBackward<T> {
        SolvedBackward::of(self, &self.case.shape, 0)
    }

    /// As [`Self::check`], of packed sequences of so many queries and keys, each held against float64 by itself. The case's own lengths and layouts say
    /// nothing. Gives the gradients of all sequences, one after the other.
    ///
    /// # Errors
    /// As [`Self::check`].
    pub fn check_packed<T: AttentionElement + Half + Narrow>(
        &self,
        lengths: &[(usize, usize)],
        device: &Device,
    ) -> Result<BackwardOutcome<T>, Cause> {
        self.solve_packed::<T>(lengths).check(device)
    }

    /// As [`Self::solve`], of packed sequences.
    pub fn solve_packed<T: AttentionElement + Half + Narrow>(
        &self,
        lengths: &[(usize, usize)],
    ) -> SolvedSequences<T> {
        let sizes = Shape {
            batch: lengths.len(),
            seq_q: lengths.iter().map(|it| it.0).max().unwrap_or(0),
            seq_k: lengths.iter().map(|it| it.1).max().unwrap_or(0),
            ..self.case.shape
        };
        let sequences = lengths.iter().zip(0..).map(|(&(seq_q, seq_k), number)| {
            let shape = Shape {
                batch: 1,
                seq_q,
                seq_k,
                ..self.case.shape
            };
            let case = Case { shape, ..self.case };
            SolvedBackward::of(&BackwardCase { case, ..*self }, &sizes, number)
        });
        SolvedSequences {
            of: sequences.collect(),
            sizes,
            places: KeyPlaces::Packed,
        }
    }

    /// As [`Self::check`], with both element types.
    ///
    /// # Errors
    /// As [`Self::check`].
    pub fn check_both(&self, device: &Device, runner: &BackwardRunner) -> Result<(), Cause> {
        self.check::<half::f16>(device, runner)?;
        self.check::<half::bf16>(device, runner)?;
        Ok(())
    }
}
