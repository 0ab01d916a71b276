//! Packed sequences: each is held against the reference by itself.

use fa::attention::{AttentionElement, Options, Packed, Shape, attention_into};
use fa_reference::Narrow;
use fa_runtime::Device;

use crate::verify::{Cause, Expected};
use crate::{Case, DeviceTensors, Outcome};

/// Sequences of different lengths, one after the other.
#[derive(Clone, Debug)]
pub struct PackedCase {
    /// Queries and keys of each sequence.
    pub lengths: Vec<(usize, usize)>,
    /// All sequences as if they were one. Its lengths are the sums, and its options are each sequence's.
    pub case: Case,
}

/// The sum of the lengths before each sequence, and of all.
pub(crate) fn cumulative(lengths: impl Iterator<Item = usize>) -> Vec<u32> {
    let mut sum = 0;
    let ends = lengths.map(|length| {
        sum += length as u32;
        sum
    });
    std::iter::once(0).chain(ends).collect()
}

impl PackedCase {
    /// Heads of `shape`, whose batch and lengths do not matter.
    pub fn new(lengths: &[(usize, usize)], shape: Shape, options: Options<'static>) -> PackedCase {
        let shape = Shape {
            batch: 1,
            seq_q: lengths.iter().map(|(queries, _)| queries).sum(),
            seq_k: lengths.iter().map(|(_, keys)| keys).sum(),
            ..shape
        };
        PackedCase {
            lengths: lengths.to_vec(),
            case: Case::new(shape, options),
        }
    }

    /// Runs it and holds each sequence against the reference.
    ///
    /// # Errors
    /// When it does not run, or a sequence comes out wrong.
    pub fn check<T: AttentionElement + Narrow>(&self, device: &Device) -> Result<(), Cause> {
        let inputs = self.case.values.draw::<T>(&self.case.shape, self.case.seed);
        let outcome = self.run(device, &inputs)?;
        self.verify_all(&inputs, &outcome)
    }

    /// Holds each sequence against the reference.
    pub(crate) fn verify_all<T: AttentionElement + Narrow>(
        &self,
        inputs: &[Vec<T>; 3],
        outcome: &Outcome<T>,
    ) -> Result<(), Cause> {
        if outcome.stray > 0 {
            let count = outcome.stray;
            return Err(Cause::Stray { count });
        }
        let [mut first_query, mut first_key] = [0, 0];
        for &(seq_q, seq_k) in &self.lengths {
            if seq_q > 0 {
                self.verify(inputs, outcome, [first_query, first_key], [seq_q, seq_k])?;
            }
            first_query += seq_q;
            first_key += seq_k;
        }
        Ok(())
    }

    fn run<T: AttentionElement + Narrow>(
        &self,
        device: &Device,
        inputs: &[Vec<T>; 3],
    ) -> Result<Outcome<T>, Cause> {
        let queries = device.upload(&cumulative(self.lengths.iter().map(|it| it.0)))?;
        let keys = device.upload(&cumulative(self.lengths.iter().map(|it| it.1)))?;
        let count = [self.lengths.len() as u64 + 1];
        let packed = Packed {
            cu_seqlens_q: queries.contiguous(&count)?,
            cu_seqlens_k: Some(keys.contiguous(&count)?),
            max_seq_q: self.lengths.iter().map(|it| it.0).max().unwrap_or(0),
            max_seq_k: self.lengths.iter().map(|it| it.1).max().unwrap_or(0),
        };
        let mut tensors = DeviceTensors::upload(device, &self.case, inputs)?;
        let views = tensors.views()?;
        let options = Options {
            packed: Some(packed),
            ..views.options
        };
        attention_into(device, views.inputs, views.o, views.lse, &options)?;
        Ok(tensors.read()?)
    }

    /// Holds a sequence against the reference.
    fn verify<T: AttentionElement + Narrow>(
        &self,
        [q, k, v]: &[Vec<T>; 3],
        outcome: &Outcome<T>,
        [first_query, first_key]: [usize; 2],
        [seq_q, seq_k]: [usize; 2],
    ) -> Result<(), Cause> {
        let Shape {
            heads,
            kv_heads,
            head_dim,
            seq_q: all,
            ..
        } = self.case.shape;
        let rows = |values: &[T], first: usize, rows: usize, heads: usize| {
            let row = heads * head_dim;
            values[first * row..(first + rows) * row].to_vec()
        };
        let inputs = [
            rows(q, first_query, seq_q, heads),
            rows(k, first_key, seq_k, kv_heads),
            rows(v, first_key, seq_k, kv_heads),
        ];
        let shape = Shape {
            seq_q,
            seq_k,
            ..self.case.shape
        };
        let of_heads = |lse: &Vec<f32>| {
            let of_head = |head: usize| &lse[head * all + first_query..][..seq_q];
            (0..heads).flat_map(of_head).copied().collect()
        };
        let outcome = Outcome {
            o: rows(&outcome.o, first_query, seq_q, heads),
            lse: outcome.lse.as_ref().map(of_heads),
            stray: 0,
        };
        Expected::of(&shape, &inputs, self.case.rules(), self.case.lse).verify(&outcome)
    }
}
