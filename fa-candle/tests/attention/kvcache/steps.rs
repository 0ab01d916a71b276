//! Steps of the models of the library's own tests, through candle.

use anyhow::{Context, ensure};
use candle_core::{Device, Tensor, WithDType};
use fa::attention::{AttentionElement, RotaryPairs};
use fa_candle::{Cached, NewTokens, Rotary, append_to_kvcache, attention_with_kvcache};
use fa_cases::{FoundStep, GenerationCase, GivenStep, Outcome, Spots};
use fa_reference::Narrow;
use half::{bf16, f16};

use crate::attention::cases::candles_options;
use crate::attention::lies::Lies;

/// How a step is computed, and how its tensors lie.
#[derive(Clone, Copy)]
pub struct Way {
    /// Whether tokens are added by one call, and attended to by another.
    pub appended_first: bool,
    pub lies: Lies,
    /// Whether (rows, KV heads, capacity, head_dim) is how the cache lies in memory.
    pub heads_first: bool,
}

pub const AT_ONCE: Way = Way {
    appended_first: false,
    lies: Lies::Contiguous,
    heads_first: false,
};

/// Checks a model in float16 and bfloat16.
pub fn check(case: &GenerationCase, way: Way, device: &Device) -> anyhow::Result<()> {
    check_type::<f16>(case, way, device).context("float16")?;
    check_type::<bf16>(case, way, device).context("bfloat16")
}

fn check_type<T: WithDType + AttentionElement + Narrow>(
    case: &GenerationCase,
    way: Way,
    device: &Device,
) -> anyhow::Result<()> {
    let options = candles_options(&case.case(), device)?;
    let mut caches = None;
    case.check_by(|step: &GivenStep<'_, T>| -> anyhow::Result<_> {
        let [k_cache, v_cache] = match &caches {
            Some(caches) => caches,
            None => caches.insert([
                cache(case, step, &step.held[0], way, device)?,
                cache(case, step, &step.held[1], way, device)?,
            ]),
        };
        let q = tokens(case, step, &step.q, case.shape.heads, way.lies, device)?;
        let of_new = |values: &[T]| {
            let kv_heads = case.shape.kv_heads;
            tokens(case, step, values, kv_heads, way.lies, device)
        };
        let new = NewTokens {
            k: of_new(&step.k)?,
            v: of_new(&step.v)?,
            rotary: rotary::<T>(case, step, device)?,
        };
        let mut cached = cached(case, step, device)?;
        let (o, lse) = match way.appended_first {
            false => attention_with_kvcache(&q, k_cache, v_cache, Some(&new), &cached, &options)?,
            true => {
                append_to_kvcache(k_cache, v_cache, &new, &cached)?;
                let lengths = step.lengths.iter().zip(&step.new);
                let lengths = lengths.map(|(before, new)| (before + new) as u32);
                cached.cache_seqlens = Tensor::from_iter(lengths, device)?;
                attention_with_kvcache(&q, k_cache, v_cache, None, &cached, &options)?
            }
        };
        ensure!(o.dims() == q.dims() && o.is_contiguous(), "{o:?}");
        let lse = lse.context("the log-sum-exp was asked for")?;
        let tokens = q.elem_count() / case.shape.heads / case.shape.head_dim;
        let of_lse = match *q.dims() {
            [batch, seq_q, heads, _] => vec![batch, heads, seq_q],
            _ => vec![case.shape.heads, tokens],
        };
        ensure!(lse.dims() == of_lse, "{lse:?}");
        Ok(FoundStep {
            q: rotated_queries(case, &q, &cached, new.rotary)?,
            cache: [
                k_cache.flatten_all()?.to_vec1()?,
                v_cache.flatten_all()?.to_vec1()?,
            ],
            outcome: Outcome {
                o: o.flatten_all()?.to_vec1()?,
                lse: Some(lse.flatten_all()?.to_vec1()?),
                stray: 0,
            },
        })
    })
}

/// The queries as a step rotates them: as keys are that are added at the same positions to a cache that holds nothing else.
fn rotated_queries<T: WithDType>(
    case: &GenerationCase,
    q: &Tensor,
    cached: &Cached,
    rotary: Option<Rotary>,
) -> candle_core::Result<Vec<T>> {
    if rotary.is_none() {
        return q.flatten_all()?.to_vec1();
    }
    let masked = case.options.causal || case.options.window.is_some();
    let q = match *q.dims() {
        // All are at the position of the first: as heads of one token.
        [batch, seq_q, heads, head_dim] if !masked => {
            q.reshape((batch, 1, seq_q * heads, head_dim))?
        }
        _ => q.clone(),
    };
    let (heads, head_dim) = (q.dim(q.rank() - 2)?, case.shape.head_dim);
    let (batch, capacity) = (case.before.len(), case.longest());
    let shape = (batch, capacity, heads, head_dim);
    let k_cache = Tensor::zeros(shape, q.dtype(), q.device())?;
    let v_cache = k_cache.zeros_like()?;
    let (k, v) = (q.clone(), q);
    let new = NewTokens { k, v, rotary };
    let in_order = Cached {
        queries: cached.queries.clone(),
        ..Cached::new(&cached.cache_seqlens)
    };
    append_to_kvcache(&k_cache, &v_cache, &new, &in_order)?;
    let lengths = cached.cache_seqlens.to_vec1::<u32>()?;
    let counts = match &cached.queries {
        Some((ends, _)) => {
            let ends = ends.to_vec1::<u32>()?;
            ends.windows(2).map(|ends| ends[1] - ends[0]).collect()
        }
        None => vec![new.k.dim(1)? as u32; batch],
    };
    let mut all = Vec::new();
    for (b, (length, count)) in lengths.into_iter().zip(counts).enumerate() {
        let keys = k_cache.get(b)?.narrow(0, length as usize, count as usize)?;
        all.extend(keys.flatten_all()?.to_vec1::<T>()?);
    }
    Ok(all)
}

/// A cache of these elements.
fn cache<T: WithDType>(
    case: &GenerationCase,
    step: &GivenStep<'_, T>,
    values: &[T],
    way: Way,
    device: &Device,
) -> candle_core::Result<Tensor> {
    let [rows, capacity] = step.map.shape;
    let shape = [rows, capacity, case.shape.kv_heads, case.shape.head_dim];
    let lies = match way.heads_first {
        true => Lies::HeadsFirst,
        false => Lies::Contiguous,
    };
    lies.tensor(values, shape.map(|size| size as u64), device)
}

/// New tokens, packed or not.
fn tokens<T: WithDType>(
    case: &GenerationCase,
    step: &GivenStep<'_, T>,
    values: &[T],
    heads: usize,
    lies: Lies,
    device: &Device,
) -> candle_core::Result<Tensor> {
    let head_dim = case.shape.head_dim;
    let all = values.len() / heads / head_dim;
    let batch = if case.packed { 1 } else { step.new.len() };
    let shape = [batch, all / batch, heads, head_dim];
    let tensor = lies.tensor(values, shape.map(|size| size as u64), device)?;
    match case.packed {
        true => tensor.squeeze(0),
        false => Ok(tensor),
    }
}

fn rotary<T: WithDType + Narrow>(
    case: &GenerationCase,
    step: &GivenStep<'_, T>,
    device: &Device,
) -> candle_core::Result<Option<Rotary>> {
    let Some(asked) = case.rotary else {
        return Ok(None);
    };
    let table = |numbers: &Vec<f32>| {
        let shape = (case.longest(), asked.rotated / 2);
        match asked.wide {
            true => Tensor::from_slice(numbers, shape, device),
            false => {
                let own = numbers.iter().map(|x| T::nearest(f64::from(*x)));
                Tensor::from_iter(own, device)?.reshape(shape)
            }
        }
    };
    let [cos, sin] = step.angles;
    Ok(Some(Rotary {
        cos: table(cos)?,
        sin: table(sin)?,
        interleaved: asked.pairs == RotaryPairs::Interleaved,
        positions: None,
    }))
}

fn cached<T>(
    case: &GenerationCase,
    step: &GivenStep<'_, T>,
    device: &Device,
) -> candle_core::Result<Cached> {
    let list = |numbers: &[usize]| {
        let numbers = numbers.iter().map(|number| *number as u32);
        Tensor::from_iter(numbers, device)
    };
    let places = Tensor::from_slice(&step.map.places, step.map.places.len(), device)?;
    let (batch, per_sequence) = (step.new.len(), step.map.per_sequence);
    let ends: Vec<usize> = (0..=batch)
        .map(|count| step.new[..count].iter().sum())
        .collect();
    let longest = step.new.iter().copied().max().unwrap_or(0);
    Ok(Cached {
        cache_batch_idx: match case.spots {
            Spots::Rows => Some(places.clone()),
            _ => None,
        },
        cache_leftpad: match case.padded {
            true => Some(list(&case.padding())?),
            false => None,
        },
        block_table: match case.spots {
            Spots::Pages(_) => Some(places.reshape((batch, per_sequence))?),
            _ => None,
        },
        queries: match case.packed {
            true => Some((list(&ends)?, longest)),
            false => None,
        },
        ..Cached::new(&list(&step.lengths)?)
    })
}
