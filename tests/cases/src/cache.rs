//! Keys and values in a cache: in rows longer than what is used of them, or in pages.

mod places;

use fa::attention::{
    AddedKeys, AttentionElement, Options, Packed, Paged, Problem, Tensors, attention_into,
};
use fa_dsl::abi::{TensorView, TensorViewMut};
use fa_dsl::target::Arch;
use fa_reference::Narrow;
use fa_runtime::{Buffer, Device};

use crate::functions::FunctionBuffers;
use crate::packed::{PackedCase, cumulative};
use crate::prefix_ranges::DeviceRanges;
use crate::verify::Cause;
use crate::{Outcome, Runner};

/// Where the keys and values of a [`CacheCase`] lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CacheLayout {
    /// One sequence after the other, as packed keys are, but with room for some more of most sequences.
    Packed {
        /// Whether keys begin at some distance from the beginning of their sequence.
        padded: bool,
    },
    /// In rows with room for some more keys; in the order of the sequences, or in another one.
    Rows {
        /// Whether the sequences' rows are in another order.
        shuffled: bool,
        /// Whether keys begin at some distance from the beginning of their row.
        padded: bool,
    },
    /// In pages of so many keys.
    Pages {
        /// Keys of a page.
        page: usize,
        /// Whether the heads of a page lie apart: (pages, KV heads, page, head_dim) in memory.
        heads_first: bool,
    },
    /// In pages of which sequences that are long enough have the first in common: they begin with the same keys.
    SharedPages {
        /// Keys of a page.
        page: usize,
        /// As of [`CacheLayout::Pages`].
        heads_first: bool,
        /// How many pages they have in common.
        prefix: usize,
    },
}

/// Sequences whose keys and values are in a cache, of which whatever is not theirs is NaN. Entries of the table of pages that
/// no key needs name pages that do not exist.
#[derive(Clone, Debug)]
pub struct CacheCase {
    /// The sequences, their options, and how queries and outputs lie.
    pub sequences: PackedCase,
    /// Where keys and values lie.
    pub layout: CacheLayout,
    /// Whether queries are packed, as they are with packed keys; otherwise all sequences have as many.
    pub packed: bool,
}

/// A cache in a device's memory, with the tables that say where the keys of each sequence are.
struct Cache<T> {
    k: Buffer<T>,
    v: Buffer<T>,
    shape: [u64; 4],
    strides: [u64; 4],
    used: Buffer<u32>,
    rows: Option<Buffer<u32>>,
    padding: Option<Buffer<u32>>,
    table: Option<(Buffer<u32>, [u64; 2])>,
    /// Where the sequences of packed keys begin, and the most that one has room for.
    begins: Option<(Buffer<u32>, usize)>,
}

impl CacheCase {
    /// Runs it and holds each sequence against the reference.
    ///
    /// # Errors
    /// When it does not run, or a sequence comes out wrong.
    pub fn check<T: AttentionElement + Narrow>(
        &self,
        device: &Device,
        runner: &Runner,
    ) -> Result<(), Cause> {
        let inputs = self.inputs();
        let outcome = self.run::<T>(device, runner, &inputs)?;
        self.sequences.verify_all(&inputs, &outcome)
    }

    /// The keys of a page, where keys are in pages.
    pub fn page(&self) -> Option<usize> {
        match self.layout {
            CacheLayout::Packed { .. } | CacheLayout::Rows { .. } => None,
            CacheLayout::Pages { page, .. } | CacheLayout::SharedPages { page, .. } => Some(page),
        }
    }

    /// Whether queries are packed.
    fn packs_queries(&self) -> bool {
        self.packed || matches!(self.layout, CacheLayout::Packed { .. })
    }

    /// Whether there is such a kernel for it on `arch`, whose gates look at where keys lie.
    pub fn fits(&self, runner: &Runner, arch: Arch) -> bool {
        let list = |len: usize| Some(Options::unallocated_list(&[len as u64]));
        let batch = self.sequences.lengths.len();
        let mut case = self.sequences.case;
        case.options.seqused_k = list(batch);
        let packed_keys = matches!(self.layout, CacheLayout::Packed { .. });
        case.options.packed = self.packs_queries().then(|| Packed {
            cu_seqlens_q: Options::unallocated_list(&[batch as u64 + 1]),
            cu_seqlens_k: packed_keys.then_some(Options::unallocated_list(&[batch as u64 + 1])),
            max_seq_q: 0,
            max_seq_k: 0,
        });
        match self.layout {
            CacheLayout::Packed { padded } => {
                case.options.cache_leftpad = list(batch).filter(|_| padded);
            }
            CacheLayout::Rows { shuffled, padded } => {
                case.options.cache_batch_idx = list(batch).filter(|_| shuffled);
                case.options.cache_leftpad = list(batch).filter(|_| padded);
            }
            CacheLayout::Pages { page, .. } | CacheLayout::SharedPages { page, .. } => {
                case.options.paged = Some(Paged {
                    block_table: Options::unallocated_list(&[batch as u64, 1]),
                    page,
                    max_seq_k: 0,
                });
            }
        }
        runner.fits(arch, &case)
    }

    /// What it gives.
    ///
    /// # Errors
    /// When it does not run.
    pub fn outcome<T: AttentionElement + Narrow>(
        &self,
        device: &Device,
        runner: &Runner,
    ) -> Result<Outcome<T>, Cause> {
        self.run(device, runner, &self.inputs())
    }

    /// q, k and v as if they were packed.
    fn inputs<T: AttentionElement + Narrow>(&self) -> [Vec<T>; 3] {
        let case = &self.sequences.case;
        let mut inputs = case.values.draw::<T>(&case.shape, case.seed);
        let CacheLayout::SharedPages { page, prefix, .. } = self.layout else {
            return inputs;
        };
        let row = case.shape.kv_heads * case.shape.head_dim;
        let prefix = prefix * page * row;
        let mut first = None;
        let mut begin = 0;
        for (_, keys) in &self.sequences.lengths {
            if keys * row >= prefix {
                let from = *first.get_or_insert(begin);
                for values in &mut inputs[1..] {
                    values.copy_within(from..from + prefix, begin);
                }
            }
            begin += keys * row;
        }
        inputs
    }

    fn run<T: AttentionElement + Narrow>(
        &self,
        device: &Device,
        runner: &Runner,
        inputs: &[Vec<T>; 3],
    ) -> Result<Outcome<T>, Cause> {
        let case = &self.sequences.case;
        let lengths = &self.sequences.lengths;
        let shape = case.shape;
        let (batch, heads, head_dim) = (lengths.len(), shape.heads, shape.head_dim);
        let seq_q = lengths.first().map_or(0, |it| it.0);
        let max_seq_k = self.longest();

        let q = device.upload(&inputs[0])?;
        let mut o = device.poisoned::<T>(shape.q_len())?;
        let mut lse = device.poisoned::<f32>(shape.lse_len())?;
        let starts = device.upload(&cumulative(lengths.iter().map(|it| it.0)))?;
        let cache = self.cache(device, inputs)?;

        let sizes = |sizes: [usize; 4]| sizes.map(|size| size as u64);
        let (q_shape, lse_shape) = match self.packs_queries() {
            true => (
                sizes([1, shape.seq_q, heads, head_dim]),
                [1, heads, shape.seq_q],
            ),
            false => (
                sizes([batch, seq_q, heads, head_dim]),
                [batch, heads, seq_q],
            ),
        };
        let lse_shape = lse_shape.map(|size| size as u64);
        let numbers: Vec<_> = Options::TENSORS
            .iter()
            .filter_map(|name| {
                let (shape, numbers) = case.numbers(name)?;
                Some(
                    device
                        .upload(&numbers)
                        .map(|numbers| (*name, shape, numbers)),
                )
            })
            .collect::<Result<_, _>>()?;
        let mut options: Options<'_> = case.options;
        for (name, shape, numbers) in &numbers {
            options.set_tensor(name, Some(numbers.contiguous(shape)?));
        }
        let ranges = self.sequences.prefix_ranges();
        let ranges = ranges.map(|ranges| ranges.upload(device)).transpose()?;
        options.prefix_ranges = ranges.as_ref().map(DeviceRanges::view).transpose()?;
        let functions = FunctionBuffers::upload(device, case, &self.sequences.sizes())?;
        functions.bind(&mut options);
        let list = |list: &'_ Option<Buffer<u32>>| -> Result<_, Cause> {
            let view = list.as_ref().map(|list| list.contiguous(&[batch as u64]));
            Ok(view.transpose()?.map(|view| view.extent))
        };
        let view = |extent| TensorView::<u32>::from_extent(extent);
        options.seqused_k = Some(cache.used.contiguous(&[batch as u64])?);
        options.cache_batch_idx = list(&cache.rows)?.map(view);
        options.cache_leftpad = list(&cache.padding)?.map(view);
        if let Some((table, sizes)) = &cache.table {
            options.paged = Some(Paged {
                block_table: table.contiguous(sizes)?,
                page: cache.shape[1] as usize,
                max_seq_k,
            });
        }
        if self.packs_queries() {
            let seqs = batch as u64 + 1;
            let begins = cache.begins.as_ref();
            let keys = begins.map(|(begins, _)| begins.contiguous(&[seqs]));
            options.packed = Some(Packed {
                cu_seqlens_q: starts.contiguous(&[seqs])?,
                cu_seqlens_k: keys.transpose()?,
                max_seq_q: lengths.iter().map(|it| it.0).max().unwrap_or(0),
                max_seq_k: begins.map_or(max_seq_k, |(_, longest)| *longest),
            });
        }
        let k = cache.k.view(&cache.shape, &cache.strides)?;
        let v = cache.v.view(&cache.shape, &cache.strides)?;
        let inputs = [q.contiguous(&q_shape)?, k, v];
        let lse_view = case
            .lse
            .then(|| lse.contiguous_mut(&lse_shape))
            .transpose()?;
        launch(
            device,
            runner,
            inputs,
            o.contiguous_mut(&q_shape)?,
            lse_view,
            &options,
        )?;

        let lse = case.lse.then(|| lse.read()).transpose()?;
        Ok(Outcome {
            o: o.read()?,
            lse: lse.map(|lse| match self.packs_queries() {
                true => lse,
                false => heads_first(&lse, [batch, heads, seq_q]),
            }),
            stray: 0,
        })
    }

    /// The keys and values in a cache.
    fn cache<T: AttentionElement + Narrow>(
        &self,
        device: &Device,
        [_, k, v]: &[Vec<T>; 3],
    ) -> Result<Cache<T>, Cause> {
        let places = match self.layout {
            CacheLayout::Packed { padded } => self.in_sequences(padded),
            CacheLayout::Rows { shuffled, padded } => self.in_rows(shuffled, padded),
            CacheLayout::Pages { page, heads_first } => self.in_pages(page, heads_first, 0),
            CacheLayout::SharedPages {
                page,
                heads_first,
                prefix,
            } => self.in_pages(page, heads_first, prefix),
        };
        let padded = places.padding.iter().any(|padding| *padding > 0);
        let upload = |list: Vec<u32>| device.upload(&list);
        Ok(Cache {
            k: device.upload(&places.scatter(k))?,
            v: device.upload(&places.scatter(v))?,
            shape: places.shape.map(|size| size as u64),
            strides: places.strides.map(|stride| stride as u64),
            used: upload(self.used(&places.padding))?,
            rows: places.rows.map(upload).transpose()?,
            padding: padded.then(|| upload(places.padding)).transpose()?,
            table: places
                .table
                .map(|(table, sizes)| upload(table).map(|table| (table, sizes)))
                .transpose()?,
            begins: places
                .room
                .map(|room| {
                    let longest = room.iter().copied().max().unwrap_or(0);
                    upload(cumulative(room.into_iter())).map(|begins| (begins, longest))
                })
                .transpose()?,
        })
    }

    /// Keys of each sequence in the cache, padding among them, and without those that are said to be added. Of no key some
    /// sequences say so with a negative number.
    fn used(&self, padding: &[u32]) -> Vec<u32> {
        let added = |queries: usize| match self.sequences.case.options.added_k {
            AddedKeys::None => 0,
            AddedKeys::Each(keys) => keys,
            AddedKeys::AsQueries => queries as u32,
        };
        std::iter::zip(&self.sequences.lengths, padding)
            .enumerate()
            .map(
                |(b, ((queries, keys), padding))| match *keys as u32 + padding - added(*queries) {
                    0 if b % 2 == 1 => (-(b as i32)).cast_unsigned(),
                    used => used,
                },
            )
            .collect()
    }

    /// Keys of the longest sequence.
    fn longest(&self) -> usize {
        let keys = self.sequences.lengths.iter().map(|it| it.1);
        keys.max().unwrap_or(0)
    }
}

fn launch<T: AttentionElement>(
    device: &Device,
    runner: &Runner,
    inputs: [TensorView<'_, T>; 3],
    o: TensorViewMut<'_, T>,
    lse: Option<TensorViewMut<'_, f32>>,
    options: &Options<'_>,
) -> Result<(), Cause> {
    if *runner == Runner::ATTENTION {
        attention_into(device, inputs, o, lse, options)?;
        return Ok(());
    }
    let tensors = Tensors::new(inputs, o, lse);
    let problem =
        Problem::of(T::DTYPE, &tensors, options).map_err(fa::attention::AttentionError::from)?;
    runner.plan(device, &problem, &tensors)?.run(device)?;
    Ok(())
}

/// (batch, heads, seq) as (heads, batch · seq).
fn heads_first(lse: &[f32], [batch, heads, seq]: [usize; 3]) -> Vec<f32> {
    let of_head = |head: usize| {
        (0..batch).flat_map(move |b| {
            let first = (b * heads + head) * seq;
            first..first + seq
        })
    };
    (0..heads).flat_map(of_head).map(|at| lse[at]).collect()
}
