//! Additions to a cache of keys and values, held against what the host makes of them.

mod drawn;
mod verify;

use fa::attention::{
    AttentionElement, CachePlaces, KvCache, NewTokens, PackedTokens, Rotary, RotaryPairs, append,
};
use fa_dsl::abi::{Extent, TensorView, TensorViewMut};
use fa_reference::Narrow;
use fa_runtime::{Buffer, Device};

use drawn::{Drawn, Host};

pub(crate) use verify::{same, verify_rotated};

use crate::verify::Cause;
use crate::{Layout, Placed, Placement};

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
