//! A model that generates: some steps one after the other, each of which adds to a cache and attends to it. Each sequence of
//! each step is held against the reference by itself, and the cache against what it has to hold.

mod named;
mod on_device;

use fa::attention::{
    AttentionElement, AttentionError, Decoding, Options, RotaryPairs, Shape, decode,
};
use fa_reference::Narrow;
use fa_runtime::Device;

use crate::append::{same, verify_rotated};
use crate::functions::Sample;
use crate::merge::narrow;
use crate::values::normal;
use crate::verify::{Cause, Expected};
use crate::{Case, Outcome, Spots};

pub use named::all;

/// Tables of angles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RotaryTables {
    /// Elements that are rotated.
    pub rotated: usize,
    /// Which are a pair.
    pub pairs: RotaryPairs,
    /// Whether the tables are float32.
    pub wide: bool,
}

/// A model that generates.
#[derive(Clone, Debug)]
pub struct GenerationCase {
    /// Keys of each sequence before the first step.
    pub before: Vec<usize>,
    /// New tokens of each sequence, for each step; unless they are packed all sequences have as many.
    pub steps: Vec<Vec<usize>>,
    /// Whether new tokens and queries are packed.
    pub packed: bool,
    /// The heads; the other sizes do not matter.
    pub shape: Shape,
    /// Where the sequences are.
    pub spots: Spots,
    /// What queries and keys are rotated by.
    pub rotary: Option<RotaryTables>,
    /// None of them a tensor.
    pub options: Options<'static>,
    /// Which options that are tensors are given, as [`Case::with_tensors`] takes them.
    pub tensors: u8,
    /// Functions of scores and masks.
    pub functions: &'static [Sample],
    /// Whether keys begin at some distance from the beginning of their row.
    pub padded: bool,
    /// Whether there is a log-sum-exp.
    pub lse: bool,
    /// Of the random numbers.
    pub seed: u64,
}

/// Where sequences are in the cache.
#[derive(Debug)]
pub struct CacheMap {
    /// Rows or pages, and keys of each.
    pub shape: [usize; 2],
    /// The list or table.
    pub places: Vec<u32>,
    /// Pages of a sequence; 1 where it has a row.
    pub per_sequence: usize,
}

impl CacheMap {
    /// The row of all that a sequence's key is.
    fn slot(&self, sequence: usize, key: usize) -> usize {
        let [_, capacity] = self.shape;
        let place = self.places[sequence * self.per_sequence + key / capacity];
        place as usize * capacity + key % capacity
    }
}

/// A step, on the host.
#[derive(Debug)]
pub struct GivenStep<'a, T> {
    /// How many new tokens each sequence has.
    pub new: Vec<usize>,
    /// Keys that each sequence has before, padding among them.
    pub lengths: Vec<usize>,
    /// Queries, and new keys and values: (batch, tokens, heads, head_dim), or packed (all tokens, heads, head_dim).
    pub q: Vec<T>,
    /// As `q`.
    pub k: Vec<T>,
    /// As `q`.
    pub v: Vec<T>,
    /// Where the sequences are.
    pub map: &'a CacheMap,
    /// The cosines and the sines of each position, (positions, rotated / 2).
    pub angles: &'a [Vec<f32>; 2],
    /// The keys and the values that the cache holds before.
    pub held: &'a [Vec<T>; 2],
}

/// What a step gave.
#[derive(Debug)]
pub struct FoundStep<T> {
    /// The queries as they were rotated.
    pub q: Vec<T>,
    /// The keys and the values that the cache holds then.
    pub cache: [Vec<T>; 2],
    /// The output and the log-sum-exp.
    pub outcome: Outcome<T>,
}

/// What computes a step, as [`decode`] does.
pub type Compute<'c, T> =
    dyn for<'a> Fn(&'a Device, Decoding<'a, T>, &Options<'a>) -> Result<(), AttentionError> + 'c;

impl GenerationCase {
    /// Runs all steps on a device, and holds each of them against the reference.
    ///
    /// # Errors
    /// When one does not run, or comes out wrong.
    pub fn check<T: AttentionElement + Narrow>(&self, device: &Device) -> Result<(), Cause> {
        self.check_steps::<T>(device, &|device, step, options| {
            decode(device, step, options)
        })
    }

    /// As [`GenerationCase::check`], of steps that are computed so.
    ///
    /// # Errors
    /// As [`GenerationCase::check`].
    pub fn check_steps<T: AttentionElement + Narrow>(
        &self,
        device: &Device,
        compute: &Compute<'_, T>,
    ) -> Result<(), Cause> {
        let mut cache = None;
        self.check_by(|step: &GivenStep<'_, T>| {
            let cache = match &mut cache {
                Some(cache) => cache,
                None => {
                    let [k, v] = step.held;
                    cache.insert([device.upload(k)?, device.upload(v)?])
                }
            };
            self.run(device, step, cache, compute)
        })
    }

    /// As [`GenerationCase::check`], of steps that `run` computes: it has a cache of its own, which holds what the first step says.
    ///
    /// # Errors
    /// Those of `run`, and when a step comes out wrong.
    pub fn check_by<T: AttentionElement + Narrow, E: From<Cause>>(
        &self,
        mut run: impl FnMut(&GivenStep<'_, T>) -> Result<FoundStep<T>, E>,
    ) -> Result<(), E> {
        let rng = &mut fastrand::Rng::with_seed(self.seed);
        let map = self.map(rng);
        let angles = self.angles(rng);
        let mut held = [(); 2].map(|()| self.initial::<T>(&map, rng));
        let before = std::iter::zip(&self.before, self.padding());
        let mut lengths: Vec<usize> = before.map(|(keys, padding)| keys + padding).collect();
        for new in &self.steps {
            let tokens: usize = new.iter().sum();
            let mut draw = |heads: usize| draw(tokens * heads * self.shape.head_dim, rng);
            let step = GivenStep {
                new: new.clone(),
                lengths: lengths.clone(),
                q: draw(self.shape.heads),
                k: draw(self.shape.kv_heads),
                v: draw(self.shape.kv_heads),
                map: &map,
                angles: &angles,
                held: &held,
            };
            let found = run(&step)?;
            let after = self.verify_cache::<T>(&step, &found)?;
            self.verify_outcome(&step, &found)?;
            held = after;
            for (length, new) in lengths.iter_mut().zip(new) {
                *length += new;
            }
        }
        Ok(())
    }

    /// Keys of the longest sequence, when all steps are done, its padding among them.
    pub fn longest(&self) -> usize {
        let padding = self.padding();
        let new = |b: usize| self.steps.iter().map(|new| new[b]).sum::<usize>();
        let after = |b: usize| padding[b] + self.before[b] + new(b);
        (0..self.before.len()).map(after).max().unwrap_or(0)
    }

    /// How far from the beginning of its row each sequence's first key is.
    pub fn padding(&self) -> Vec<usize> {
        let of_sequence = |b: usize| if self.padded { (b + 1) * 5 % 17 } else { 0 };
        (0..self.before.len()).map(of_sequence).collect()
    }

    /// What attention is asked for; its lengths are what functions have arguments for: the most of any step.
    pub fn case(&self) -> Case {
        let shape = Shape {
            batch: self.before.len(),
            seq_q: self.steps.iter().flatten().copied().max().unwrap_or(0),
            seq_k: self.longest(),
            ..self.shape
        };
        Case {
            functions: self.functions,
            seed: self.seed,
            ..Case::new(shape, self.options)
        }
        .with_tensors(self.tensors)
    }

    fn map(&self, rng: &mut fastrand::Rng) -> CacheMap {
        let (batch, longest) = (self.before.len(), self.longest());
        let (spare, per_sequence, capacity) = match self.spots {
            Spots::InOrder => (0, 1, longest + 3),
            Spots::Rows => (2, 1, longest + 3),
            Spots::Pages(page) => (3, longest.div_ceil(page as usize).max(1), page as usize),
        };
        let count = batch * per_sequence + spare;
        let mut places: Vec<u32> = (0..count as u32).collect();
        if self.spots != Spots::InOrder {
            rng.shuffle(&mut places);
        }
        places.truncate(batch * per_sequence);
        CacheMap {
            shape: [count, capacity],
            places,
            per_sequence,
        }
    }

    /// The cosines and the sines of each position.
    fn angles(&self, rng: &mut fastrand::Rng) -> [Vec<f32>; 2] {
        let count = self.longest() * self.half();
        let angles: Vec<f64> = (0..count).map(|_| 7.0 * rng.f64()).collect();
        [f64::cos, f64::sin].map(|of| angles.iter().map(|angle| of(*angle) as f32).collect())
    }

    /// Pairs of a head that are rotated.
    fn half(&self) -> usize {
        self.rotary.map_or(0, |rotary| rotary.rotated / 2)
    }

    /// A cache with the keys of before; all else is NaN.
    fn initial<T: Narrow>(&self, map: &CacheMap, rng: &mut fastrand::Rng) -> Vec<T> {
        let row = self.shape.kv_heads * self.shape.head_dim;
        let mut values = vec![T::nearest(f64::NAN); map.shape[0] * map.shape[1] * row];
        let padding = self.padding();
        for (b, keys) in self.before.iter().enumerate() {
            for key in 0..*keys {
                let first = map.slot(b, padding[b] + key) * row;
                values[first..first + row].copy_from_slice(&draw::<T>(row, rng));
            }
        }
        values
    }

    /// The cosines and sines of a position.
    fn angles_at<T: Narrow>(&self, angles: &[Vec<f32>; 2], position: usize) -> [Vec<f64>; 2] {
        let half = self.half();
        let wide = self.rotary.is_none_or(|rotary| rotary.wide);
        angles.each_ref().map(|table| {
            let row = table[position * half..(position + 1) * half].iter();
            row.map(|x| match wide {
                true => f64::from(*x),
                false => T::nearest(f64::from(*x)).widen(),
            })
            .collect()
        })
    }

    fn verify_head<T: AttentionElement + Narrow>(
        &self,
        angles: &[Vec<f32>; 2],
        position: usize,
        [head, found]: [&[T]; 2],
    ) -> Result<(), Cause> {
        match self.rotary {
            Some(rotary) => {
                let angles = self.angles_at::<T>(angles, position);
                verify_rotated(head, found, &angles, rotary.pairs)
            }
            None => same("what is not rotated", head, found),
        }
    }

    /// Holds the cache against what it held before and the new tokens. Gives what it holds then.
    fn verify_cache<T: AttentionElement + Narrow>(
        &self,
        step: &GivenStep<'_, T>,
        found: &FoundStep<T>,
    ) -> Result<[Vec<T>; 2], Cause> {
        let (map, angles) = (step.map, step.angles);
        let mut held = step.held.clone();
        let Shape {
            kv_heads, head_dim, ..
        } = self.shape;
        let row = kv_heads * head_dim;
        let mut token = 0;
        for (b, new) in step.new.iter().enumerate() {
            for i in 0..*new {
                let position = step.lengths[b] + i;
                let (from, to) = (token * row, map.slot(b, position) * row);
                held[1][to..to + row].copy_from_slice(&step.v[from..from + row]);
                for head in (0..row).step_by(head_dim) {
                    let new = &step.k[from + head..][..head_dim];
                    let key = &found.cache[0][to + head..][..head_dim];
                    self.verify_head(angles, position, [new, key])?;
                }
                // What is close enough is taken for what was expected.
                held[0][to..to + row].copy_from_slice(&found.cache[0][to..to + row]);
                token += 1;
            }
        }
        same("the keys of the cache", &held[0], &found.cache[0])?;
        same("the values of the cache", &held[1], &found.cache[1])?;
        Ok(held)
    }

    /// Holds queries and the output of each sequence against the reference.
    fn verify_outcome<T: AttentionElement + Narrow>(
        &self,
        step: &GivenStep<'_, T>,
        found: &FoundStep<T>,
    ) -> Result<(), Cause> {
        let (map, angles) = (step.map, step.angles);
        let Shape {
            heads,
            kv_heads,
            head_dim,
            ..
        } = self.shape;
        let tokens: usize = step.new.iter().sum();
        let masked = self.options.causal || self.options.limits().is_some();
        let (case, padding) = (self.case(), self.padding());
        let (row, kv_row) = (heads * head_dim, kv_heads * head_dim);
        let mut first = 0;
        for (b, &new) in step.new.iter().enumerate() {
            let rows = first * row..(first + new) * row;
            for (i, head) in rows.clone().step_by(head_dim).enumerate() {
                let position = step.lengths[b] + if masked { i / heads } else { 0 };
                let [given, turned] = [&step.q, &found.q].map(|q| &q[head..head + head_dim]);
                self.verify_head(angles, position, [given, turned])?;
            }
            let keys = padding[b]..step.lengths[b] + new;
            let of_sequence = |cache: &Vec<T>| -> Vec<T> {
                let slots = keys.clone().map(|key| map.slot(b, key) * kv_row);
                slots
                    .flat_map(|at| cache[at..at + kv_row].to_vec())
                    .collect()
            };
            let [k, v] = found.cache.each_ref().map(of_sequence);
            let shape = Shape {
                batch: 1,
                seq_q: new,
                seq_k: keys.len(),
                ..self.shape
            };
            let rules = case.rules_of(&case.shape, b);
            let inputs = [found.q[rows.clone()].to_vec(), k, v];
            let of_head = |lse: &Vec<f32>, head: usize| {
                let at = match self.packed {
                    true => head * tokens + first,
                    false => (b * heads + head) * new,
                };
                lse[at..at + new].to_vec()
            };
            let lse = found.outcome.lse.as_ref();
            let outcome = Outcome {
                o: found.outcome.o[rows].to_vec(),
                lse: lse.map(|lse| (0..heads).flat_map(|head| of_head(lse, head)).collect()),
                stray: 0,
            };
            if new > 0 {
                Expected::of(&shape, &inputs, rules, self.lse).verify(&outcome)?;
            }
            first += new;
        }
        Ok(())
    }
}

fn draw<T: Narrow>(count: usize, rng: &mut fastrand::Rng) -> Vec<T> {
    let values: Vec<f64> = (0..count).map(|_| 1.5 * normal(rng)).collect();
    narrow(&values)
}
