//! Keys and values in a cache: in rows longer than what is used of them, or in pages.

use fa::attention::{AttentionElement, Options, Packed, Paged, Problem, Tensors, attention_into};
use fa_dsl::abi::{TensorView, TensorViewMut};
use fa_reference::Narrow;
use fa_runtime::{Buffer, Device};

use crate::packed::{PackedCase, cumulative};
use crate::verify::Cause;
use crate::{Outcome, Runner};

/// Where the keys and values of a [`CacheCase`] lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CacheLayout {
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
}

/// Sequences whose keys and values are in a cache, of which whatever is not theirs is NaN.
#[derive(Clone, Debug)]
pub struct CacheCase {
    /// The sequences, their options, and how queries and outputs lie.
    pub sequences: PackedCase,
    /// Where keys and values lie.
    pub layout: CacheLayout,
    /// Whether queries are packed; otherwise all sequences have as many.
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
        let case = &self.sequences.case;
        let inputs = case.values.draw::<T>(&case.shape, case.seed);
        let outcome = self.run(device, runner, &inputs)?;
        self.sequences.verify_all(&inputs, &outcome)
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
        let max_seq_k = lengths.iter().map(|it| it.1).max().unwrap_or(0);

        let q = device.upload(&inputs[0])?;
        let mut o = device.poisoned::<T>(shape.q_len())?;
        let mut lse = device.poisoned::<f32>(shape.lse_len())?;
        let starts = device.upload(&cumulative(lengths.iter().map(|it| it.0)))?;
        let cache = self.cache(device, inputs)?;

        let sizes = |sizes: [usize; 4]| sizes.map(|size| size as u64);
        let (q_shape, lse_shape) = match self.packed {
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
        if self.packed {
            let seqs = batch as u64 + 1;
            options.packed = Some(Packed {
                cu_seqlens_q: starts.contiguous(&[seqs])?,
                cu_seqlens_k: None,
                max_seq_q: lengths.iter().map(|it| it.0).max().unwrap_or(0),
                max_seq_k,
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
            lse: lse.map(|lse| match self.packed {
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
        let case = &self.sequences.case;
        let lengths = &self.sequences.lengths;
        let batch = lengths.len();
        let (kv_heads, head_dim) = (case.shape.kv_heads, case.shape.head_dim);
        let longest = lengths.iter().map(|it| it.1).max().unwrap_or(0);
        let mut rng = fastrand::Rng::with_seed(case.seed);
        let mut order = |count: usize| {
            let mut order: Vec<u32> = (0..count as u32).collect();
            rng.shuffle(&mut order);
            order
        };
        let (shape, strides, place, rows, padding, table): (
            _,
            _,
            Box<dyn Fn(usize, usize) -> [usize; 2]>,
            _,
            Vec<u32>,
            _,
        ) = match self.layout {
            CacheLayout::Rows { shuffled, padded } => {
                let padding: Vec<u32> = (0..batch as u32)
                    .map(|b| if padded { b * 5 % 17 } else { 0 })
                    .collect();
                let (rows, capacity) = (batch + 2 * usize::from(shuffled), longest + 20);
                let at = match shuffled {
                    true => order(rows),
                    false => (0..rows as u32).collect(),
                };
                let (first, to) = (padding.clone(), at.clone());
                let place = move |b: usize, key: usize| [to[b] as usize, first[b] as usize + key];
                let shape = [rows, capacity, kv_heads, head_dim];
                let strides = contiguous(shape);
                (
                    shape,
                    strides,
                    Box::new(place),
                    shuffled.then_some(at),
                    padding,
                    None,
                )
            }
            CacheLayout::Pages { page, heads_first } => {
                // Some pages are nobody's.
                let per_sequence = longest.div_ceil(page) + 1;
                let pages = order(batch * per_sequence + 3);
                let table = pages[..batch * per_sequence].to_vec();
                let at = table.clone();
                let place = move |b: usize, key: usize| {
                    [at[b * per_sequence + key / page] as usize, key % page]
                };
                let shape = [pages.len(), page, kv_heads, head_dim];
                let strides = match heads_first {
                    true => [kv_heads * page * head_dim, head_dim, page * head_dim, 1],
                    false => contiguous(shape),
                };
                let table = Some((table, [batch as u64, per_sequence as u64]));
                (shape, strides, Box::new(place), None, vec![0; batch], table)
            }
        };
        let scatter = |values: &[T]| {
            let mut memory = vec![T::nearest(f64::NAN); shape.iter().product()];
            let mut row = 0;
            for (b, (_, keys)) in lengths.iter().enumerate() {
                for key in 0..*keys {
                    let [first, second] = place(b, key);
                    for head in 0..kv_heads {
                        let from = (row * kv_heads + head) * head_dim;
                        let to = first * strides[0] + second * strides[1] + head * strides[2];
                        memory[to..to + head_dim].copy_from_slice(&values[from..from + head_dim]);
                    }
                    row += 1;
                }
            }
            memory
        };
        let used: Vec<u32> = std::iter::zip(lengths, &padding)
            .map(|((_, keys), padding)| *keys as u32 + padding)
            .collect();
        let padded = padding.iter().any(|padding| *padding > 0);
        let upload = |list: Vec<u32>| device.upload(&list);
        Ok(Cache {
            k: device.upload(&scatter(k))?,
            v: device.upload(&scatter(v))?,
            shape: shape.map(|size| size as u64),
            strides: strides.map(|stride| stride as u64),
            used: upload(used)?,
            rows: rows.map(upload).transpose()?,
            padding: padded.then(|| upload(padding)).transpose()?,
            table: table
                .map(|(table, sizes)| upload(table).map(|table| (table, sizes)))
                .transpose()?,
        })
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

fn contiguous([_, b, c, d]: [usize; 4]) -> [usize; 4] {
    [b * c * d, c * d, d, 1]
}
