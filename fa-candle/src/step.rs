//! From the tensors of a cache, and of what is added to it, to calls of the library.

use std::array;
use std::borrow::Cow;
use std::iter;

use candle_core::{DType, Error, Result, Tensor, bail};
use fa::attention::{
    CachePlaces, PackedTokens, RawDecoding, RawKvCache, RawNewTokens, RawRotary, RotaryPairs,
    append_on, decode_on, decode_problem,
};
use fa::dsl::abi::TensorView;
use fa::runtime::ViewError;

use crate::attention::{Input, check};
use crate::cached::{Cached, NewTokens, Rotary};
use crate::call::{OfOptions, bound, typed};
use crate::layout::{Place, is_readable, readable};
use crate::op::{Attention, LISTS};
use crate::options::Sequences;
use crate::places::{Places, Tensors, check_elements, output};
use crate::refusal::{OF_CACHES, refuse_backward};

/// New tokens on their way into a cache, which have been checked.
pub struct Addition<'a> {
    /// The keys and the values of the cache, by their names.
    caches: [(&'static str, &'a Tensor); 2],
    /// Those of the new tokens.
    new: [Cow<'a, Tensor>; 2],
    rotary: Option<Tables<'a>>,
    cached: &'a Cached,
}

/// What rotates them.
struct Tables<'a> {
    cos: Cow<'a, Tensor>,
    sin: Cow<'a, Tensor>,
    rotary: &'a Rotary,
}

/// A step of a model that generates.
pub struct Step<'a> {
    /// The attention.
    pub op: Attention<'a>,
    /// The queries, which kernels can read.
    pub q: Cow<'a, Tensor>,
    pub addition: Addition<'a>,
}

/// How many places an [`Addition`] has beside those of its lists.
pub type AdditionPlaces = [Option<Place>; 5];

/// An addition as the library has it.
pub struct RawAddition<'a> {
    pub cache: RawKvCache<'a>,
    pub new: RawNewTokens<'a>,
    pub cache_seqlens: TensorView<'a, u32>,
    rotary: Option<RawRotary<'a>>,
}

impl<'a> Addition<'a> {
    /// New tokens and the caches that they are added to, beside queries, or the new keys where there are none.
    pub fn of(
        new: &'a NewTokens,
        caches: [Input<'a>; 2],
        cached: &'a Cached,
        first: Input<'a>,
    ) -> Result<Addition<'a>> {
        let (_, tokens, of_tokens) = first;
        let inputs = [("k", &new.k, of_tokens), ("v", &new.v, of_tokens)];
        for input in inputs.into_iter().chain(caches) {
            check(input, first)?;
        }
        let caches = caches.map(|(name, cache, _)| (name, cache));
        let [(_, k_cache), (_, v_cache)] = caches;
        for (name, cache) in caches {
            check_written(name, cache)?;
        }
        check_shape("v", &new.v, &new.k, "k")?;
        check_shape("v_cache", v_cache, k_cache, "k_cache")?;
        let [heads, of_cache] = [&new.k, k_cache].map(|it| &it.dims()[it.rank() - 2..]);
        if heads != of_cache {
            bail!(
                "`k` has the heads {heads:?} and `k_cache` {of_cache:?}: (KV heads, head_dim) have to be the same"
            );
        }
        if new.k.dim(0)? != tokens.dim(0)? {
            bail!(
                "`k` has the shape {:?} and `q` {:?}: the first dimension has to be the same, the batch, or all tokens of \
                 packed sequences",
                new.k.dims(),
                tokens.dims()
            );
        }
        cached.check(tokens, k_cache)?;
        Ok(Addition {
            caches,
            new: [readable(&new.k)?, readable(&new.v)?],
            rotary: match &new.rotary {
                Some(rotary) => Some(Tables::of(rotary, &new.k, cached)?),
                None => None,
            },
            cached,
        })
    }

    /// What it reads, lists aside: as many as [`AdditionPlaces`].
    fn read(&self) -> [(&'static str, Option<&Tensor>); 5] {
        let [k, v] = &self.new;
        let tables = self.rotary.as_ref();
        let positions = tables.and_then(|tables| tables.rotary.positions.as_ref());
        [
            ("k", Some(&**k)),
            ("v", Some(&**v)),
            ("cos", tables.map(|tables| &*tables.cos)),
            ("sin", tables.map(|tables| &*tables.sin)),
            ("positions", positions),
        ]
    }

    /// Adds them.
    pub fn append(&self) -> Result<()> {
        let sequences = Sequences::Cached(Cow::Borrowed(self.cached));
        let tensors = Tensors {
            read: self
                .read()
                .into_iter()
                .chain(LISTS.into_iter().zip(sequences.lists()))
                .collect(),
            written: self.caches.to_vec(),
        };
        let [(_, k_cache), _] = self.caches;
        tensors.with_places(k_cache.device(), &|places: &Places<'_>| {
            let mut read = places.read.iter().copied();
            let mut next = || read.next().flatten();
            let (new, lists) = (array::from_fn(|_| next()), array::from_fn(|_| next()));
            let mut written = places.written.iter().copied();
            let caches = [there(written.next())?, there(written.next())?];
            // SAFETY: the tensors are locked until the call has been queued, and candle orders what its stream is given.
            let raw = unsafe { self.raw(new, &lists, caches)? };
            let RawAddition {
                cache,
                new,
                cache_seqlens,
                rotary,
            } = raw;
            append_on(places.stream, cache, new, cache_seqlens, rotary)
                .map_err(|error| sequences.named(error))
        })
    }

    /// What it is, of tensors at these places. The lists are those of [`Sequences::lists`].
    ///
    /// # Safety
    /// As [`Place::view`].
    pub unsafe fn raw<'b>(
        &self,
        [k, v, cos, sin, positions]: AdditionPlaces,
        [queries, _, used, table, rows, _]: &[Option<Place>; 6],
        [k_cache, v_cache]: [Place; 2],
    ) -> Result<RawAddition<'b>> {
        let (k, v) = (there(k)?, there(v)?);
        let used = Some(there(*used)?);
        // SAFETY: the caller's promise.
        let raw = || unsafe {
            let places = match (typed(table)?, typed(rows)?) {
                (Some(table), _) => CachePlaces::Pages(table),
                (None, Some(rows)) => CachePlaces::Rows(rows),
                (None, None) => CachePlaces::InOrder,
            };
            let longest = self.cached.queries.as_ref().map(|(_, longest)| *longest);
            let packed = typed(queries)?.zip(longest);
            let packed = packed.map(|(cu_seqlens, max_len)| PackedTokens {
                cu_seqlens,
                max_len,
            });
            let rotary = match (&self.rotary, cos.zip(sin)) {
                (Some(tables), Some((cos, sin))) => Some(RawRotary {
                    cos: cos.view()?,
                    sin: sin.view()?,
                    pairs: tables.pairs(),
                    positions: typed(&positions)?,
                    queries: None,
                }),
                _ => None,
            };
            let cache = RawKvCache {
                k: k_cache.view_mut()?,
                v: v_cache.view_mut()?,
                places,
            };
            let (k, v) = (k.view()?, v.view()?);
            let new = RawNewTokens { k, v, packed };
            Ok::<_, ViewError>(typed(&used)?.map(|cache_seqlens| RawAddition {
                cache,
                new,
                cache_seqlens,
                rotary,
            }))
        };
        there(raw().map_err(Error::wrap)?)
    }
}

impl<'a> Tables<'a> {
    fn of(rotary: &'a Rotary, k: &Tensor, cached: &Cached) -> Result<Tables<'a>> {
        rotary.check(k, &cached.cache_seqlens)?;
        Ok(Tables {
            cos: readable(&rotary.cos)?,
            sin: readable(&rotary.sin)?,
            rotary,
        })
    }

    fn pairs(&self) -> RotaryPairs {
        match self.rotary.interleaved {
            true => RotaryPairs::Interleaved,
            false => RotaryPairs::Halves,
        }
    }
}

impl Step<'_> {
    /// Adds the new tokens and attends. Gives the output and, if it is asked for, the log-sum-exp.
    pub fn run(&self) -> Result<(Tensor, Option<Tensor>)> {
        let (shape, dtype, device) = (self.q.dims(), self.q.dtype(), self.q.device());
        let o = output(shape, dtype, device)?;
        let rotated = match self.addition.rotary {
            Some(_) => Some(output(shape, dtype, device)?),
            None => None,
        };
        let lse = match self.op.lse_shape(self.q.layout()) {
            Some(shape) => Some(output(shape.dims(), DType::F32, device)?),
            None => None,
        };
        let mut written = self.addition.caches.to_vec();
        written.push(("o", &o));
        written.extend(rotated.as_ref().map(|rotated| ("q_out", rotated)));
        written.extend(lse.as_ref().map(|lse| ("lse", lse)));
        let read: Vec<_> = self.read().collect();
        let inputs: Vec<_> = read.iter().filter_map(|(_, tensor)| *tensor).collect();
        Tensors { read, written }.with_places(device, &|places: &Places<'_>| {
            // SAFETY: the tensors are locked until the call has been queued, and candle orders what its stream is given.
            unsafe { self.queue(places) }
        })?;
        Ok((refuse_backward(o, inputs, OF_CACHES)?, lse))
    }

    /// What it reads: the queries, the new tokens, and the tensors of the options.
    pub fn read(&self) -> impl Iterator<Item = (&'static str, Option<&Tensor>)> {
        iter::once(("q", Some(&*self.q)))
            .chain(self.addition.read())
            .chain(self.op.others())
    }

    /// Queues it, of tensors at these places.
    ///
    /// # Safety
    /// As [`Place::view`] and [`fa::runtime::Device::borrow_stream`].
    unsafe fn queue(&self, places: &Places<'_>) -> Result<()> {
        let mut read = places.read.iter().copied();
        let mut next = || read.next().flatten();
        let (q, new) = (there(next())?, array::from_fn(|_| next()));
        let (of_options, functions) = others(&self.op, &mut next)?;
        let named = |error| self.op.sequences().named(error);
        let mut options = fa::attention::Options::default();
        // SAFETY: the caller's promise.
        unsafe {
            let step = self.raw(q, new, &of_options, places.written)?;
            let read = of_options.read_computation(&self.op, &mut options);
            read.map_err(Error::wrap)?;
            if functions.is_empty() {
                return decode_on(places.stream, step, &options).map_err(named);
            }
            let (problem, _) = decode_problem(&step, &options).map_err(named)?;
            let functions = bound(&self.op, &problem, &functions)?;
            decode_on(places.stream, step, &functions.tell(options)).map_err(named)
        }
    }

    /// The step as the library has it.
    ///
    /// # Safety
    /// As [`Place::view`].
    unsafe fn raw<'b>(
        &self,
        q: Place,
        new: AdditionPlaces,
        of_options: &OfOptions,
        written: &[Place],
    ) -> Result<RawDecoding<'b>> {
        let [lists @ .., _, _] = &of_options.lists;
        let mut written = written.iter().copied();
        let mut next = || there(written.next());
        let (caches, o) = ([next()?, next()?], next()?);
        let rotated = self.addition.rotary.as_ref().map(|_| next()).transpose()?;
        let lse = written.next();
        // SAFETY: the caller's promise.
        unsafe {
            let RawAddition {
                cache,
                new,
                cache_seqlens,
                rotary,
            } = self.addition.raw(new, lists, caches)?;
            let rotated = rotated.map(|it| it.view_mut()).transpose();
            let lse = lse.map(|it| it.view_mut()).transpose();
            Ok(RawDecoding {
                q: q.view().map_err(Error::wrap)?,
                new,
                cache,
                cache_seqlens,
                rotary: rotary.zip(rotated.map_err(Error::wrap)?),
                o: o.view_mut().map_err(Error::wrap)?,
                lse: lse.map_err(Error::wrap)?,
            })
        }
    }
}

/// Whether a cache can be written in place.
fn check_written(name: &str, cache: &Tensor) -> Result<()> {
    if cache.track_op() {
        bail!(
            "`{name}` is written in place, which candle's backward() would not know of: pass what detach() gives of it"
        );
    }
    check_elements(name, cache)?;
    if !is_readable(cache.layout()) {
        bail!(
            "`{name}` has the strides {:?} from element {} on and cannot be written where it lies: its last dimension has to be \
             contiguous, where it begins and its other strides multiples of 8 elements, and it cannot be broadcast",
            cache.stride(),
            cache.layout().start_offset()
        );
    }
    Ok(())
}

/// Whether a tensor has the shape of another one.
fn check_shape(name: &str, tensor: &Tensor, other: &Tensor, of_other: &str) -> Result<()> {
    match tensor.dims() == other.dims() {
        true => Ok(()),
        false => bail!(
            "`{name}` has the shape {:?}: it has to be that of `{of_other}`, {:?}",
            tensor.dims(),
            other.dims()
        ),
    }
}

/// The places of [`Attention::others`], which are those that come next: of the options' tensors, and of each function's.
pub fn others(
    op: &Attention<'_>,
    mut next: impl FnMut() -> Option<Place>,
) -> Result<(OfOptions, Vec<Vec<Place>>)> {
    let of_options = OfOptions {
        tensors: array::from_fn(|_| next()),
        lists: array::from_fn(|_| next()),
    };
    let functions = op.functions().iter();
    let functions = functions
        .map(|function| function.tensors().iter().map(|_| there(next())).collect())
        .collect::<Result<_>>()?;
    Ok((of_options, functions))
}

/// What a call has for every tensor that it needs.
pub fn there<T>(found: Option<T>) -> Result<T> {
    match found {
        Some(found) => Ok(found),
        None => bail!("a tensor of a call has no place, which is a fault of fa-candle"),
    }
}
