//! Attention for [candle](https://github.com/huggingface/candle), in place of candle-flash-attn and
//! candle-flash-attn-v3: the same functions, by kernels that compile themselves when they are first needed.
//!
//! ```
//! use candle_core::{DType, Device, Tensor};
//! use fa_candle as candle_flash_attn;
//!
//! # fn main() -> candle_core::Result<()> {
//! let q = Tensor::ones((1, 64, 2, 64), DType::BF16, &Device::Cpu)?; // (batch, seq, heads, head_dim)
//! let o = candle_flash_attn::flash_attn(&q, &q, &q, 0.125, true)?;
//! assert_eq!(o.dims(), q.dims());
//! # Ok(())
//! # }
//! ```
//!
//! [`v2`] has candle-flash-attn's functions, which are at the root too, and [`v3`] those of candle-flash-attn-v3.
//! [`attention()`] computes all that the library can, the log-sum-exp included, [`attention_varlen()`] the same of packed
//! sequences, and [`attention_paged()`] of keys and values in pages. [`attention_with_kvcache()`] adds those of new tokens to a cache, in
//! place, and attends to it, and [`merge()`] puts together what attention over parts of the keys gave. A bias, documents and any [`Function`] of scores or of what a
//! query sees are among their options, and [`MaskBlocks`], by which blocks that those hide are left out.
//!
//! Tensors are (batch, seq, heads, head_dim), packed ones (all queries or keys, heads, head_dim), float16 or bfloat16, on a GPU with the feature `cuda`, or on the CPU, where
//! an interpreter runs the same kernels: it is there for tests and small inputs. A tensor is read where it lies if its last
//! dimension is contiguous and its address and other strides are multiples of 16 bytes, and copied if not. On a GPU the work
//! is queued on candle's own stream, into memory that candle allocates, and nothing waits for it.
//!
//! Candle's `backward()` goes through all of it but pages, caches and merged parts, of which it says so, to queries, keys, values, sinks, a bias and what
//! functions of scores read.

mod attention;
mod backward;
mod beside;
mod cached;
mod call;
mod function;
#[cfg(feature = "cuda")]
mod gpu;
mod host;
mod kvcache;
mod layout;
mod mask_blocks;
mod memory;
mod merge;
mod op;
mod options;
mod places;
mod refusal;
mod step;
pub mod v2;
pub mod v3;

pub use attention::{attention, attention_paged, attention_varlen};
pub use cached::{Cached, NewTokens, Rotary};
/// The library whose kernels these are: functions of scores and masks are written with it, for [`Function`].
pub use fa;
pub use fa::attention::{INTERPRETER_LIMIT, Seq, Window};
pub use function::{Arguments, Function};
pub use kvcache::{append_to_kvcache, attention_with_kvcache};
pub use mask_blocks::MaskBlocks;
pub use memory::keep_memory;
pub use merge::{merge, merge_stacked};
pub use options::{Options, Packed, Paged};
pub use v2::*;

/// The code in the document compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../../docs/candle.md")]
struct Document;
