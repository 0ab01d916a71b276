//! Packed sequences: each is held against the reference by itself.

use std::ops::Range;

use fa::attention::{AttentionElement, AttentionError, Options, Packed, Problem, Shape, Tensors};
use fa_reference::{Narrow, Rules};
use fa_runtime::Device;

use crate::functions::FunctionBuffers;
use crate::prefix_ranges::{DeviceRanges, Ranges};
use crate::verify::{Cause, Expected};
use crate::{Case, DeviceTensors, Outcome, Runner};

/// Sequences of different lengths, one after the other.
#[derive(Clone, Debug)]
pub struct PackedCase {
    /// Queries and keys of each sequence.
    pub lengths: Vec<(usize, usize)>,
    /// All sequences as if they were one. Its lengths are the sums, and its options are each sequence's.
    pub case: Case,
    /// The sequences of which every number is NaN: what the others are to be left alone by.
    pub spoilt: Vec<usize>,
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
            spoilt: Vec::new(),
        }
    }

    /// The same with every `period`-th sequence NaN.
    #[must_use]
    pub fn spoil(mut self, period: usize) -> PackedCase {
        self.spoilt = (0..self.lengths.len()).step_by(period).collect();
        self
    }

    /// The same with so many ranges of keys for each sequence that see each other; 0 for none.
    #[must_use]
    pub fn with_prefix_ranges(mut self, count: u64) -> PackedCase {
        self.case = self.case.with_ranges_of(self.lengths.len(), count);
        self
    }

    /// The ranges of the sequences, if there are any.
    pub(crate) fn prefix_ranges(&self) -> Option<Ranges> {
        let keys = self.lengths.iter().map(|it| it.1);
        self.case.prefix_ranges(keys)
    }

    /// What is asked for of a sequence.
    fn rules(&self, number: usize) -> Rules {
        let rules = self.case.rules_of(&self.sizes(), number);
        match self.prefix_ranges() {
            Some(ranges) => rules.with_prefix_ranges(ranges.of(number..number + 1)),
            None => rules,
        }
    }

    /// The rows of queries and of keys of each sequence.
    fn rows(&self) -> Vec<[Range<usize>; 2]> {
        let [mut queries, mut keys] = [0, 0];
        let next = |first: &mut usize, count: usize| {
            *first += count;
            *first - count..*first
        };
        let of_sequence = |&(seq_q, seq_k): &_| [next(&mut queries, seq_q), next(&mut keys, seq_k)];
        self.lengths.iter().map(of_sequence).collect()
    }

    /// The sizes that arguments of functions are drawn for.
    pub(crate) fn sizes(&self) -> Shape {
        Shape {
            batch: self.lengths.len(),
            seq_q: self.lengths.iter().map(|it| it.0).max().unwrap_or(0),
            seq_k: self.lengths.iter().map(|it| it.1).max().unwrap_or(0),
            ..self.case.shape
        }
    }

    /// q, k and v.
    fn inputs<T: Narrow>(&self) -> [Vec<T>; 3] {
        let Shape {
            heads,
            kv_heads,
            head_dim,
            ..
        } = self.case.shape;
        let mut inputs = self.case.values.draw::<T>(&self.case.shape, self.case.seed);
        for (number, [queries, keys]) in self.rows().into_iter().enumerate() {
            if !self.spoilt.contains(&number) {
                continue;
            }
            let tensors = inputs.iter_mut();
            let rows = [(queries, heads), (keys.clone(), kv_heads), (keys, kv_heads)];
            for (values, (rows, heads)) in tensors.zip(rows) {
                let row = heads * head_dim;
                values[rows.start * row..rows.end * row].fill(T::nearest(f64::NAN));
            }
        }
        inputs
    }

    /// Has `runner` compute it and holds each sequence against the reference.
    ///
    /// # Errors
    /// When it does not run, or a sequence comes out wrong.
    pub fn check<T: AttentionElement + Narrow>(
        &self,
        device: &Device,
        runner: &Runner,
    ) -> Result<(), Cause> {
        let inputs = self.inputs::<T>();
        let outcome = self.run(device, runner, &inputs)?;
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
        for (number, rows) in self.rows().into_iter().enumerate() {
            if !rows[0].is_empty() && !self.spoilt.contains(&number) {
                self.verify(inputs, outcome, number, rows)?;
            }
        }
        Ok(())
    }

    fn run<T: AttentionElement + Narrow>(
        &self,
        device: &Device,
        runner: &Runner,
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
        let ranges = self.prefix_ranges();
        let ranges = ranges.map(|ranges| ranges.upload(device)).transpose()?;
        let functions = FunctionBuffers::upload(device, &self.case, &self.sizes())?;
        let mut tensors = DeviceTensors::upload(device, &self.case, inputs)?;
        let views = tensors.views()?;
        let mut options = Options {
            packed: Some(packed),
            prefix_ranges: ranges.as_ref().map(DeviceRanges::view).transpose()?,
            ..views.options
        };
        functions.bind(&mut options);
        let placed = Tensors::new(views.inputs, views.o, views.lse);
        let problem = Problem::of(T::DTYPE, &placed, &options).map_err(AttentionError::from)?;
        runner.plan(device, &problem, &placed)?.run(device)?;
        Ok(tensors.read()?)
    }

    /// Holds a sequence against the reference.
    fn verify<T: AttentionElement + Narrow>(
        &self,
        [q, k, v]: &[Vec<T>; 3],
        outcome: &Outcome<T>,
        number: usize,
        [queries, keys]: [Range<usize>; 2],
    ) -> Result<(), Cause> {
        let Shape {
            heads,
            kv_heads,
            head_dim,
            seq_q: all,
            ..
        } = self.case.shape;
        let rows = |values: &[T], rows: &Range<usize>, heads: usize| {
            let row = heads * head_dim;
            values[rows.start * row..rows.end * row].to_vec()
        };
        let inputs = [
            rows(q, &queries, heads),
            rows(k, &keys, kv_heads),
            rows(v, &keys, kv_heads),
        ];
        let shape = Shape {
            seq_q: queries.len(),
            seq_k: keys.len(),
            ..self.case.shape
        };
        let of_heads = |lse: &Vec<f32>| {
            let of_head = |head: usize| &lse[head * all + queries.start..][..queries.len()];
            (0..heads).flat_map(of_head).copied().collect()
        };
        let outcome = Outcome {
            o: rows(&outcome.o, &queries, heads),
            lse: outcome.lse.as_ref().map(of_heads),
            stray: 0,
        };
        Expected::of(&shape, &inputs, self.rules(number), self.case.lse).verify(&outcome)
    }
}
