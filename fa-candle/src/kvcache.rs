//! Caches of keys and values: adding to them, and attending to what they hold then.

use std::borrow::Cow;

use candle_core::{Result, Tensor};

use crate::attention::{DENSE, Dimensions, PACKED, PAGES, check, compute, functions_of};
use crate::cached::{Cached, NewTokens};
use crate::layout::readable;
use crate::op::Attention;
use crate::options::{Options, Sequences};
use crate::step::{Addition, Step};

/// Adds the keys and values of new tokens to a cache, and attends to what each sequence has there then: what
/// flash_attn_with_kvcache of FlashAttention does. Token i of sequence b becomes key `cache_seqlens[b]` + i; with
/// [`NewTokens::rotary`] keys are rotated on the way, and queries with them. Without new tokens it attends to what there is.
///
/// `q` is (batch, seq_q, heads, head_dim). `k_cache` and `v_cache` are (rows, capacity, KV heads, head_dim), or, with
/// [`Cached::block_table`], (pages, page, KV heads, head_dim), of any strides but for the last. **They are written in place**, as
/// [`Tensor::slice_set`] does it: every tensor that shares their storage sees the new keys. What is not written is left as it is, and
/// `cache_seqlens`, too: the caller counts on. With [`Cached::queries`] sequences lie one after the other: `q` is (all queries, heads,
/// head_dim), and there are as many new tokens, packed with the same list.
///
/// The options are those of [`attention()`](crate::attention()): with `causal` query i sees the keys up to that of new token i. Gives
/// the output and, if [`Options::lse`] asks for it, the log-sum-exp, as [`attention()`](crate::attention()) and
/// [`attention_varlen()`](crate::attention_varlen()) do.
///
/// No two tokens may go to one place. On a GPU kernels read the lists when they run, and nothing checks them, but for this: tokens
/// past what a sequence has room for, or in a row or page that the cache does not have, are dropped. There is no backward pass:
/// `backward()` is an error that says so, and so is a cache that candle keeps track of.
///
/// ```
/// use candle_core::{DType, Device, Tensor};
/// use fa_candle::{Cached, NewTokens, Options, attention_with_kvcache};
///
/// # fn main() -> candle_core::Result<()> {
/// let device = Device::Cpu;
/// // Room for 64 keys of one KV head; the sequence has 3 of them.
/// let k_cache = Tensor::zeros((1, 64, 1, 64), DType::BF16, &device)?;
/// let v_cache = k_cache.copy()?;
/// let cached = Cached::new(&Tensor::new(&[3_u32], &device)?);
/// let token = Tensor::ones((1, 1, 1, 64), DType::BF16, &device)?;
/// let new = NewTokens { k: token.clone(), v: token.clone(), rotary: None };
/// let options = Options { causal: true, ..Options::default() };
/// let (o, _) = attention_with_kvcache(&token, &k_cache, &v_cache, Some(&new), &cached, &options)?;
/// assert_eq!(o.dims(), token.dims());
/// let written = k_cache.narrow(1, 3, 1)?.to_dtype(DType::F32)?;
/// assert_eq!(written.sum_all()?.to_scalar::<f32>()?, 64.0);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// As [`attention()`](crate::attention()), and when a cache cannot be written where it lies, or shares its storage with another tensor
/// than the other cache. On the CPU also when a list leads out of a cache, or two tokens go to one place. Nothing is written then.
pub fn attention_with_kvcache(
    q: &Tensor,
    k_cache: &Tensor,
    v_cache: &Tensor,
    new: Option<&NewTokens>,
    cached: &Cached,
    options: &Options,
) -> Result<(Tensor, Option<Tensor>)> {
    let [of_tokens, of_cache] = dimensions(cached);
    let inputs = [
        ("q", q, of_tokens),
        ("k_cache", k_cache, of_cache),
        ("v_cache", v_cache, of_cache),
    ];
    let sequences = Sequences::Cached(Cow::Borrowed(cached));
    let Some(new) = new else {
        return compute(inputs, sequences, options);
    };
    let [of_q, caches @ ..] = inputs;
    check(of_q, of_q)?;
    let addition = Addition::of(new, caches, cached, of_q)?;
    let functions = functions_of(options, q, &sequences)?;
    let step = Step {
        op: Attention::new(options, functions, sequences),
        q: readable(q)?,
        addition,
    };
    step.run()
}

/// Adds the keys and values of new tokens to a cache, in place, as [`attention_with_kvcache`] does, and attends to nothing: for a prompt
/// whose attention is computed otherwise, or for tokens that come from elsewhere. [`Cached::cache_leftpad`] does not matter to it.
///
/// # Errors
/// As [`attention_with_kvcache`].
pub fn append_to_kvcache(
    k_cache: &Tensor,
    v_cache: &Tensor,
    new: &NewTokens,
    cached: &Cached,
) -> Result<()> {
    let [of_tokens, of_cache] = dimensions(cached);
    let of_k = ("k", &new.k, of_tokens);
    check(of_k, of_k)?;
    let caches = [
        ("k_cache", k_cache, of_cache),
        ("v_cache", v_cache, of_cache),
    ];
    Addition::of(new, caches, cached, of_k)?.append()
}

/// Those of queries and new tokens, and those of the caches.
pub fn dimensions(cached: &Cached) -> [Dimensions; 2] {
    let rows = (4, "(rows, capacity, KV heads, head_dim)");
    [
        cached.queries.as_ref().map_or(DENSE, |_| PACKED),
        cached.block_table.as_ref().map_or(rows, |_| PAGES),
    ]
}
