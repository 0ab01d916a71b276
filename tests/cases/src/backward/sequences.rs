//! Gradients of sequences of different lengths, each held against float64 by itself.

use fa::attention::{AddedKeys, AttentionElement, Options, Packed};
use fa_dsl::prelude::Half;
use fa_reference::{Narrow, Shape};
use fa_runtime::Device;

use super::computation::Computation;
use super::solved::{verify_arguments, verify_sinks};
use super::{BackwardOutcome, BackwardRunner, KeyPlaces, SolvedBackward};
use crate::packed::cumulative;
use crate::prefix_ranges::Ranges;
use crate::verify::Cause;

/// Sequences of different lengths with their values and references.
pub struct SolvedSequences<T> {
    pub(super) of: Vec<SolvedBackward<T>>,
    /// The most of everything, which arguments of functions are for.
    pub(super) sizes: Shape,
    /// Where their keys lie.
    pub(super) places: KeyPlaces,
}

impl<T: AttentionElement + Half + Narrow> SolvedSequences<T> {
    /// The same with keys and values in these places.
    #[must_use]
    pub fn in_places(self, places: KeyPlaces) -> SolvedSequences<T> {
        SolvedSequences { places, ..self }
    }

    /// A tensor of every sequence, one after the other.
    fn all(&self, of: impl Fn(&SolvedBackward<T>) -> &Vec<T>) -> Vec<T> {
        self.of.iter().flat_map(|it| of(it).clone()).collect()
    }

    /// The log-sum-exps: of packed queries head after head, else sequence after sequence.
    fn lse(&self) -> Vec<f32> {
        if !self.places.packs_queries() {
            return self.of.iter().flat_map(|it| it.lse.clone()).collect();
        }
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
        let keys: Vec<usize> = lengths().map(|shape| shape.seq_k).collect();
        let places = self.places.of(&keys);
        let cu_seqlens_q = device.upload(&cumulative(lengths().map(|shape| shape.seq_q)))?;
        let cu_seqlens_k = device.upload(&cumulative(places.room()))?;
        let used = device.upload(&places.used(|b| self.added(b)))?;
        let batch = self.of.len();
        let count = [batch as u64 + 1];
        let packs_queries = self.places.packs_queries();
        let has_rows = matches!(self.places, KeyPlaces::Rows { .. });
        let packed = Packed {
            cu_seqlens_q: cu_seqlens_q.contiguous(&count)?,
            cu_seqlens_k: match has_rows {
                true => None,
                false => Some(cu_seqlens_k.contiguous(&count)?),
            },
            max_seq_q: lengths().map(|shape| shape.seq_q).max().unwrap_or(0),
            max_seq_k: places.room().max().unwrap_or(0),
        };
        let options = Options {
            packed: packs_queries.then_some(packed),
            seqused_k: match self.places {
                KeyPlaces::Packed => None,
                _ => Some(used.contiguous(&[batch as u64])?),
            },
            ..first.case.options
        };
        let shape = match packs_queries {
            true => Shape {
                seq_q: lengths().map(|shape| shape.seq_q).sum(),
                ..first.case.shape
            },
            false => Shape {
                batch,
                ..first.case.shape
            },
        };
        let of_keys = |i: usize| places.scatter(&shape, self.of.iter().map(|it| &it.inputs[i]));
        let mut outcome = Computation {
            case: &first.case,
            options,
            shape,
            rows_k: [places.batch, places.rows],
            sizes: self.sizes,
            inputs: [self.all(|it| &it.inputs[0]), of_keys(1), of_keys(2)],
            o: self.all(|it| &it.o),
            d_o: self.all(|it| &it.d_o),
            lse: self.lse(),
            ranges: Ranges::of_all(self.of.iter().filter_map(|it| it.case.dense_ranges())),
        }
        .run(device, runner)?;
        outcome.dk = places.gather(&shape, "dk of keys that are not used", &outcome.dk)?;
        outcome.dv = places.gather(&shape, "dv of keys that are not used", &outcome.dv)?;
        self.verify(&outcome)?;
        Ok(outcome)
    }

    /// Keys of a sequence that are said to be added to those that are used.
    fn added(&self, number: usize) -> u32 {
        let case = &self.of[number].case;
        match case.options.added_k {
            AddedKeys::None => 0,
            AddedKeys::Each(keys) => keys,
            AddedKeys::AsQueries => case.shape.seq_q as u32,
        }
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
