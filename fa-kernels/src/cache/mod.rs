//! The cache of keys and values that a model keeps while it generates: what every step adds to it.
//!
//! [`append`] has the kernel, [`rotary`] the rotation that keys and queries go through on the way, [`launch`] checks the tensors.
//! The semantics are those of `flash_attn_with_kvcache` of FlashAttention.

pub mod append;
pub mod launch;
pub mod rotary;

pub use append::{Append, AppendArgs, AppendConfig};
pub use launch::{Addition, CachePlaces, PackedTokens, Queries, RotaryTables};
pub use rotary::RotaryPairs;
