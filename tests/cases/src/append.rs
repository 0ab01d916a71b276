//! Additions to a cache of keys and values, held against what the host makes of them.

use fa::attention::{
    AttentionElement, CachePlaces, KvCache, NewTokens, PackedTokens, Rotary, RotaryPairs, append,
};
use fa_dsl::abi::{Extent, TensorView, TensorViewMut};
use fa_reference::{Narrow, rotate};
use fa_runtime::{Buffer, Device};

use crate::merge::{narrow, rounding};
use crate::tensors::bytes;
use crate::values::normal;
use crate::verify::Cause;
use crate::{Layout, Placed, Placement};

/// What the sum of two products in float32 may be off by, relative to them.
const SUM_TOLERANCE: f64 = 3e-7;

/// Where sequences lie in the cache.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spots {
    /// In order, with rows to spare.
    InOrder,
    /// In rows of a list, one of which does not exist.
    Rows,
    /// In pages of so many keys, one of which does not exist.
    Pages(u64),
}

/// Rotary embedding.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RotaryCase {
    /// Elements that are rotated.
    pub rotated: u64,
    /// Which are a pair.
    pub pairs: RotaryPairs,
    /// Tables of float32.
    pub wide: bool,
    /// Whether first positions are given.
    pub positions: bool,
    /// Queries of a sequence, and whether they are rotated in place; as many as there are new tokens if these are packed.
    pub queries: Option<(u64, bool)>,
    /// Whether each query is at its own position.
    pub masked: bool,
}

/// An addition.
#[derive(Clone, Copy, Debug)]
pub struct AppendCase {
    /// Sequences.
    pub batch: u64,
    /// New tokens of a sequence, or the most.
    pub new: u64,
    /// Whether sequences have different numbers of new tokens, one after the other.
    pub packed: bool,
    /// Query heads of a KV head.
    pub group: u64,
    /// KV heads.
    pub kv_heads: u64,
    /// Elements of a head.
    pub head_dim: u64,
    /// Keys that a sequence has room for, at least.
    pub capacity: u64,
    /// Where sequences lie.
    pub spots: Spots,
    /// Rotary embedding.
    pub rotary: Option<RotaryCase>,
    /// How new tokens and queries lie in memory.
    pub inputs: Layout,
    /// How the cache does.
    pub cache: Layout,
    /// Of the random numbers.
    pub seed: u64,
}

/// A tensor on the host: contiguous, of four dimensions.
#[derive(Clone, Debug)]
struct Host<T> {
    shape: [u64; 4],
    values: Vec<T>,
}

impl<T: Narrow> Host<T> {
    fn draw(shape: [u64; 4], rng: &mut fastrand::Rng) -> Host<T> {
        let len = shape.iter().product::<u64>();
        let values: Vec<f64> = (0..len).map(|_| normal(rng)).collect();
        Host {
            shape,
            values: narrow(&values),
        }
    }

    /// The elements of a head.
    fn head(&self, [a, b, c]: [u64; 3]) -> std::ops::Range<usize> {
        let [_, second, third, len] = self.shape;
        let first = (((a * second + b) * third + c) * len) as usize;
        first..first + len as usize
    }
}

/// What is added, and where.
struct Drawn<T> {
    k: Host<T>,
    v: Host<T>,
    q: Host<T>,
    cache: [Host<T>; 2],
    lengths: Vec<u32>,
    places: Vec<u32>,
    begins: Vec<u32>,
    positions: Vec<u32>,
    cos: Host<f32>,
    sin: Host<f32>,
}

impl AppendCase {
    /// New tokens of two sequences in a dense cache, without rotary embedding.
    pub fn new(head_dim: u64) -> AppendCase {
        AppendCase {
            batch: 2,
            new: 3,
            packed: false,
            group: 2,
            kv_heads: 2,
            head_dim,
            capacity: 20,
            spots: Spots::InOrder,
            rotary: None,
            inputs: Layout::Contiguous,
            cache: Layout::Contiguous,
            seed: 1,
        }
    }

    /// Pages of a sequence.
    fn pages(&self, page: u64) -> u64 {
        self.capacity.div_ceil(page)
    }

    /// Keys that a sequence has room for.
    fn room(&self) -> u64 {
        match self.spots {
            Spots::Pages(page) => self.pages(page) * page,
            _ => self.capacity,
        }
    }

    fn queries(&self) -> u64 {
        let queries = self.rotary.and_then(|rotary| rotary.queries);
        match queries {
            Some(_) if self.packed => self.new,
            Some((queries, _)) => queries,
            None => 0,
        }
    }

    fn draw<T: Narrow>(&self) -> Drawn<T> {
        let rng = &mut fastrand::Rng::with_seed(self.seed);
        let begins = self.begins(rng);
        let of_tokens = |tokens: u64, heads: u64| match self.packed {
            true => [
                1,
                u64::from(*begins.last().unwrap_or(&0)),
                heads,
                self.head_dim,
            ],
            false => [self.batch, tokens, heads, self.head_dim],
        };
        let kv = of_tokens(self.new, self.kv_heads);
        let q = of_tokens(self.queries(), self.kv_heads * self.group);
        let cache_shape = match self.spots {
            Spots::Pages(page) => [self.batch * self.pages(page) + 2, page],
            _ => [self.batch + 2, self.capacity],
        };
        let cache_shape = [cache_shape[0], cache_shape[1], self.kv_heads, self.head_dim];
        let half = self.rotary.map_or(8, |rotary| rotary.rotated / 2);
        let angles: Vec<f64> = (0..2 * self.capacity * half)
            .map(|_| 7.0 * rng.f64())
            .collect();
        let table = |of: fn(f64) -> f64| Host {
            shape: [2 * self.capacity, half, 1, 1],
            values: angles.iter().map(|angle| of(*angle) as f32).collect(),
        };
        Drawn {
            lengths: self.lengths(rng),
            places: self.places(cache_shape[0], rng),
            positions: (0..self.batch)
                .map(|_| rng.u32(0..self.capacity as u32))
                .collect(),
            k: Host::draw(kv, rng),
            v: Host::draw(kv, rng),
            q: Host::draw(q, rng),
            cache: [(); 2].map(|()| Host::draw(cache_shape, rng)),
            begins,
            cos: table(f64::cos),
            sin: table(f64::sin),
        }
    }

    /// Lengths before: most leave room, others not for all, for none, and one is no length.
    fn lengths(&self, rng: &mut fastrand::Rng) -> Vec<u32> {
        let room = self.room() as u32;
        let length = |_| match rng.u8(0..8) {
            0 => room,
            1 => u32::MAX,
            2 => room - 1,
            _ => rng.u32(0..=room - self.new as u32),
        };
        (0..self.batch).map(length).collect()
    }

    /// Distinct rows or pages, of which one in sixteen does not exist.
    fn places(&self, rows: u64, rng: &mut fastrand::Rng) -> Vec<u32> {
        let mut all: Vec<u32> = (0..rows as u32).collect();
        rng.shuffle(&mut all);
        let count = match self.spots {
            Spots::InOrder => 0,
            Spots::Rows => self.batch,
            Spots::Pages(page) => self.batch * self.pages(page),
        };
        all.truncate(count as usize);
        for place in &mut all {
            if rng.u8(0..16) == 0 {
                *place = [rows as u32, u32::MAX][rng.usize(0..2)];
            }
        }
        all
    }

    /// Where packed sequences begin; some are empty, and together they are not.
    fn begins(&self, rng: &mut fastrand::Rng) -> Vec<u32> {
        let mut begins = vec![0];
        for sequence in 0..self.batch {
            let count = match sequence {
                0 => self.new as u32,
                _ => rng.u32(0..=self.new as u32),
            };
            begins.push(begins[sequence as usize] + count);
        }
        begins
    }

    /// Runs it and holds cache and queries against the host's.
    ///
    /// # Errors
    /// When it does not run, or comes out wrong.
    pub fn check<T: AttentionElement + Narrow>(&self, device: &Device) -> Result<(), Cause> {
        let drawn = self.draw::<T>();
        let place = |layout, host: &Host<T>| {
            Placed::upload(device, Placement::alone(layout, host.shape), &host.values)
        };
        let (k, v) = (place(self.inputs, &drawn.k)?, place(self.inputs, &drawn.v)?);
        let mut cache = [
            place(self.cache, &drawn.cache[0])?,
            place(self.cache, &drawn.cache[1])?,
        ];
        let mut q = place(self.inputs, &drawn.q)?;
        let mut out = Placed::blank(device, Placement::alone(self.cache, drawn.q.shape))?;
        let lists = Lists::upload(device, &drawn)?;
        let tables = Tables::upload(device, &drawn, self.rotary.is_some_and(|it| it.wide))?;
        {
            let [cache_k, cache_v] = &mut cache;
            let (k, v) = (self.tokens(k.view()?.extent), self.tokens(v.view()?.extent));
            let new = NewTokens {
                k: TensorView::from_extent(k),
                v: TensorView::from_extent(v),
                packed: match self.packed {
                    true => Some(PackedTokens {
                        cu_seqlens: lists.begins.contiguous(&[self.batch + 1])?,
                        max_len: self.new as usize,
                    }),
                    false => None,
                },
            };
            let cache = KvCache {
                k: cache_k.view_mut()?,
                v: cache_v.view_mut()?,
                places: match self.spots {
                    Spots::InOrder => CachePlaces::InOrder,
                    Spots::Rows => CachePlaces::Rows(lists.places.contiguous(&[self.batch])?),
                    Spots::Pages(page) => {
                        let shape = [self.batch, self.pages(page)];
                        CachePlaces::Pages(lists.places.contiguous(&shape)?)
                    }
                },
            };
            let rotary = match &self.rotary {
                Some(case) => Some(self.rotary(case, &tables, &lists, &mut q, &mut out)?),
                None => None,
            };
            let lengths = lists.lengths.contiguous(&[self.batch])?;
            append(device, cache, new, lengths, rotary)?;
        }
        self.verify_cache(&drawn, &cache)?;
        match self.rotary.and_then(|rotary| rotary.queries) {
            Some((_, true)) => self.verify_queries(&drawn, &q.read()?),
            Some((_, false)) => self.verify_queries(&drawn, &out.read()?),
            None => Ok(()),
        }
    }

    /// Packed tensors have three dimensions.
    fn tokens(&self, extent: Extent) -> Extent {
        if !self.packed {
            return extent;
        }
        let ([_, a, b, c], [_, x, y, z]) = (extent.shape, extent.strides);
        Extent {
            shape: [a, b, c, 1],
            strides: [x, y, z, 0],
            ..extent
        }
    }

    fn rotary<'a, T: AttentionElement + Narrow>(
        &self,
        case: &RotaryCase,
        tables: &'a Tables<T>,
        lists: &'a Lists,
        q: &'a mut Placed<T>,
        out: &'a mut Placed<T>,
    ) -> Result<Rotary<'a, T>, Cause> {
        let shape = [2 * self.capacity, case.rotated / 2];
        let mut rotary = match tables {
            Tables::Own([cos, sin]) => {
                Rotary::new(cos.contiguous(&shape)?, sin.contiguous(&shape)?, case.pairs)
            }
            Tables::Wide([cos, sin]) => {
                Rotary::new(cos.contiguous(&shape)?, sin.contiguous(&shape)?, case.pairs)
            }
        };
        if case.positions {
            rotary = rotary.from_positions(lists.positions.contiguous(&[self.batch])?);
        }
        let in_place = |q: &'a mut Placed<T>| -> Result<_, Cause> {
            let extent = self.tokens(q.view_mut()?.extent);
            Ok(TensorViewMut::from_extent(extent))
        };
        Ok(match case.queries {
            None => rotary,
            Some((_, true)) => rotary.with_queries_in_place(in_place(q)?, case.masked),
            Some((_, false)) => {
                let q = TensorView::from_extent(self.tokens(q.view()?.extent));
                rotary.with_queries(q, in_place(out)?, case.masked)
            }
        })
    }

    /// The tokens of a sequence: how many, and the indices of the first in the tensors.
    fn sequence<T>(&self, drawn: &Drawn<T>, batch: u64, tokens: u64) -> (u64, [u64; 2]) {
        let [begin, end] = [0, 1].map(|next| u64::from(drawn.begins[batch as usize + next]));
        match self.packed {
            true => (end - begin, [0, begin]),
            false => (tokens, [batch, 0]),
        }
    }

    /// Where in the cache a sequence's key is, if it is there.
    fn slot<T>(&self, drawn: &Drawn<T>, batch: u64, key: u64) -> Option<[u64; 2]> {
        let rows = drawn.cache[0].shape[0];
        let place = |at: u64| u64::from(drawn.places[at as usize]);
        let slot = match self.spots {
            _ if key >= self.room() => return None,
            Spots::InOrder => [batch, key],
            Spots::Rows => [place(batch), key],
            Spots::Pages(page) => [place(batch * self.pages(page) + key / page), key % page],
        };
        (slot[0] < rows).then_some(slot)
    }

    fn verify_cache<T: AttentionElement + Narrow>(
        &self,
        drawn: &Drawn<T>,
        cache: &[Placed<T>; 2],
    ) -> Result<(), Cause> {
        let [mut k, mut v] = drawn.cache.clone();
        let [found_k, found_v] = [cache[0].read()?, cache[1].read()?];
        for batch in 0..self.batch {
            let length = u64::from(drawn.lengths[batch as usize]);
            let (count, [first, begin]) = self.sequence(drawn, batch, self.new);
            for token in 0..count {
                let Some([row, slot]) = self.slot(drawn, batch, length + token) else {
                    continue;
                };
                for head in 0..self.kv_heads {
                    let (from, to) = (
                        drawn.k.head([first, begin + token, head]),
                        k.head([row, slot, head]),
                    );
                    v.values[to.clone()].copy_from_slice(&drawn.v.values[from.clone()]);
                    let new = &drawn.k.values[from];
                    let position = self.position(drawn, batch) + token;
                    // What is close enough is taken for what was expected.
                    self.verify_rotated(drawn, new, &found_k[to.clone()], position)?;
                    k.values[to.clone()].copy_from_slice(&found_k[to]);
                }
            }
        }
        same("the keys of the cache", &k.values, &found_k)?;
        same("the values of the cache", &v.values, &found_v)
    }

    /// The position of a sequence's first new token.
    fn position<T>(&self, drawn: &Drawn<T>, batch: u64) -> u64 {
        let list = match self.rotary {
            Some(RotaryCase {
                positions: true, ..
            }) => &drawn.positions,
            _ => &drawn.lengths,
        };
        u64::from(list[batch as usize])
    }

    fn verify_queries<T: AttentionElement + Narrow>(
        &self,
        drawn: &Drawn<T>,
        found: &[T],
    ) -> Result<(), Cause> {
        let masked = self.rotary.is_some_and(|rotary| rotary.masked);
        for batch in 0..self.batch {
            let (count, [first, begin]) = self.sequence(drawn, batch, self.queries());
            for token in 0..count {
                let position = self.position(drawn, batch) + if masked { token } else { 0 };
                for head in 0..self.kv_heads * self.group {
                    let at = drawn.q.head([first, begin + token, head]);
                    self.verify_rotated(drawn, &drawn.q.values[at.clone()], &found[at], position)?;
                }
            }
        }
        Ok(())
    }

    /// Holds a head against what rotation in float64 makes of it.
    fn verify_rotated<T: AttentionElement + Narrow>(
        &self,
        drawn: &Drawn<T>,
        head: &[T],
        found: &[T],
        position: u64,
    ) -> Result<(), Cause> {
        let rotated = self.rotary.map_or(0, |rotary| rotary.rotated as usize);
        same("what is not rotated", &head[rotated..], &found[rotated..])?;
        let Some(rotary) = self.rotary else {
            return Ok(());
        };
        // Past the tables is their last row.
        let row = position.min(drawn.cos.shape[0] - 1);
        let angles = |table: &Host<f32>| -> Vec<f64> {
            let row = (row as usize * rotated / 2)..((row as usize + 1) * rotated / 2);
            let values = table.values[row].iter().map(|x| f64::from(*x));
            match rotary.wide {
                true => values.collect(),
                false => values.map(|x| T::nearest(x).widen()).collect(),
            }
        };
        let exact: Vec<f64> = head.iter().map(|x| x.widen()).collect();
        let largest = exact.iter().fold(0.0, |most: f64, x| most.max(x.abs()));
        let mut expected = exact;
        rotate(
            &mut expected,
            &angles(&drawn.cos),
            &angles(&drawn.sin),
            rotary.pairs,
        );
        for (found, expected) in found[..rotated].iter().zip(expected) {
            let bound = SUM_TOLERANCE * largest + rounding::<T>(expected);
            let error = (found.widen() - expected).abs();
            if error.is_nan() || error > bound {
                return Err(Cause::Output { error, bound });
            }
        }
        Ok(())
    }
}

/// Whether two tensors have the same bits.
fn same<T: AttentionElement>(what: &'static str, expected: &[T], found: &[T]) -> Result<(), Cause> {
    match bytes(expected) == bytes(found) {
        true => Ok(()),
        false => Err(Cause::Differs { what }),
    }
}

/// The lists on the device.
struct Lists {
    lengths: Buffer<u32>,
    places: Buffer<u32>,
    begins: Buffer<u32>,
    positions: Buffer<u32>,
}

impl Lists {
    fn upload<T>(device: &Device, drawn: &Drawn<T>) -> Result<Lists, Cause> {
        Ok(Lists {
            lengths: device.upload(&drawn.lengths)?,
            places: device.upload(&drawn.places)?,
            begins: device.upload(&drawn.begins)?,
            positions: device.upload(&drawn.positions)?,
        })
    }
}

/// The tables of angles on the device.
enum Tables<T> {
    Own([Buffer<T>; 2]),
    Wide([Buffer<f32>; 2]),
}

impl<T: AttentionElement + Narrow> Tables<T> {
    fn upload(device: &Device, drawn: &Drawn<T>, wide: bool) -> Result<Tables<T>, Cause> {
        let own = |table: &Host<f32>| {
            let values = table.values.iter().map(|x| T::nearest(f64::from(*x)));
            device.upload(&values.collect::<Vec<T>>())
        };
        Ok(match wide {
            true => Tables::Wide([
                device.upload(&drawn.cos.values)?,
                device.upload(&drawn.sin.values)?,
            ]),
            false => Tables::Own([own(&drawn.cos)?, own(&drawn.sin)?]),
        })
    }
}
