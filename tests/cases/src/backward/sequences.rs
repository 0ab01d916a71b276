//! Gradients of packed sequences, each held against float64 by itself.

use fa::attention::{AttentionElement, Options, Packed};
use fa_dsl::prelude::Half;
use fa_reference::{Narrow, Shape};
use fa_runtime::Device;

use super::computation::Computation;
use super::solved::{verify_arguments, verify_sinks};
use super::{BackwardOutcome, BackwardRunner, SolvedBackward};
use crate::packed::cumulative;
use crate::prefix_ranges::Ranges;
use crate::verify::Cause;

/// Packed sequences with their values and references.
pub struct SolvedSequences<T> {
    pub(super) of: Vec<SolvedBackward<T>>,
    /// The most of everything, which arguments of functions are for.
    pub(super) sizes: Shape,
}

impl<T: AttentionElement + Half + Narrow> SolvedSequences<T> {
    /// A tensor of every sequence, one after the other.
    fn all(&self, of: impl Fn(&SolvedBackward<T>) -> &Vec<T>) -> Vec<T> {
        self.of.iter().flat_map(|it| of(it).clone()).collect()
    }

    /// The log-sum-exps, head after head.
    fn lse(&self) -> Vec<f32> {
        let heads = self.of.first().map_or(0, |it| it.case.shape.heads);
        let of_head = |head: usize| {
            self.of.iter().flat_map(move |it| {
                let seq_q = it.case.shape.seq_q;
                it.lse[head * seq_q..][..seq_q].to_vec()
            })
        };
        (0..heads).flat_map(of_head).collect()
    }

    /// Has the gradients computed, all sequences in one launch, and holds those of each against float64.
    ///
    /// # Errors
    /// When it does not run, or comes out wrong.
    pub fn check(&self, device: &Device) -> Result<BackwardOutcome<T>, Cause> {
        self.check_with(device, &BackwardRunner::Chosen)
    }

    /// As [`Self::check`], by what `runner` names.
    ///
    /// # Errors
    /// As [`Self::check`].
    pub fn check_with(
        &self,
        device: &Device,
        runner: &BackwardRunner,
    ) -> Result<BackwardOutcome<T>, Cause> {
        let first = self.of.first().expect("cases have sequences");
        let lengths = || self.of.iter().map(|it| &it.case.shape);
        let cu_seqlens_q = device.upload(&cumulative(lengths().map(|shape| shape.seq_q)))?;
        let cu_seqlens_k = device.upload(&cumulative(lengths().map(|shape| shape.seq_k)))?;
        let count = [self.of.len() as u64 + 1];
        let shape = Shape {
            seq_q: lengths().map(|shape| shape.seq_q).sum(),
            seq_k: lengths().map(|shape| shape.seq_k).sum(),
            ..first.case.shape
        };
        let packed = Packed {
            cu_seqlens_q: cu_seqlens_q.contiguous(&count)?,
            cu_seqlens_k: Some(cu_seqlens_k.contiguous(&count)?),
            max_seq_q: lengths().map(|shape| shape.seq_q).max().unwrap_or(0),
            max_seq_k: lengths().map(|shape| shape.seq_k).max().unwrap_or(0),
        };
        let options = Options {
            packed: Some(packed),
            ..first.case.options
        };
        let outcome = Computation {
            case: &first.case,
            options,
            shape,
            sizes: self.sizes,
            inputs: [0, 1, 2].map(|i| self.all(|it| &it.inputs[i])),
            o: self.all(|it| &it.o),
            d_o: self.all(|it| &it.d_o),
            lse: self.lse(),
            ranges: Ranges::of_all(self.of.iter().filter_map(|it| it.case.dense_ranges())),
        }
        .run(device, runner)?;
        self.verify(&outcome)?;
        Ok(outcome)
    }

    fn verify(&self, outcome: &BackwardOutcome<T>) -> Result<(), Cause> {
        let [mut queries, mut keys] = [0, 0];
        for solved in &self.of {
            let (q_len, kv_len) = (solved.case.shape.q_len(), solved.case.shape.kv_len());
            let of_keys = |gradient: &[T]| gradient[keys..keys + kv_len].to_vec();
            solved.verify(&BackwardOutcome {
                dq: outcome.dq[queries..queries + q_len].to_vec(),
                dk: of_keys(&outcome.dk),
                dv: of_keys(&outcome.dv),
                d_sinks: None,
                d_arguments: Vec::new(),
            })?;
            queries += q_len;
            keys += kv_len;
        }
        let all: Vec<_> = self.of.iter().collect();
        if let Some(d_sinks) = &outcome.d_sinks {
            verify_sinks(&all, d_sinks)?;
        }
        verify_arguments(&all, &outcome.d_arguments)
    }
}
