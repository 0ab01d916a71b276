//! Merging attention over parts of the keys: what every part gave, weighted by its share of the softmax.
//!
//! A query's keys may be gone through in parts, by several calls, several CTAs or several GPUs: a prefix that many
//! sequences share once for all of them, the blocks of keys that a ring of GPUs passes around, the splits of a long
//! sequence. With the log-sum-exp of every part, lseᵢ, attention over all keys is
//!
//! lse = log Σ exp(lseᵢ),  o = Σ exp(lseᵢ − lse) oᵢ
//!
//! (FlashAttention-2, section 3.1; Ye et al., Cascade Inference, 2024). [`pair`] merges two parts that lie anywhere,
//! also into one of them, [`stacked`] as many as one tensor holds. What both share is [`part`]: the state of a row, and
//! where threads work. [`launch`] picks a kernel and checks the tensors.
//!
//! A part with log-sum-exp −∞ saw no key of the row: its output is not read, and may be anything. Where no part saw a
//! key the row is 0 and its log-sum-exp −∞. A log-sum-exp of +∞ takes all the weight: the outputs that have it are
//! averaged. NaN gives NaN, in that row alone. Parts are always added in the same order, which depends on their number
//! and nothing else, so that the same parts give the same bits whatever else is merged beside them.

pub mod launch;
pub mod pair;
pub mod part;
pub mod stacked;

pub use launch::{OperandPart, Outcome, kernel_type};

pub use pair::{MergePair, MergePairArgs, MergePairConfig};
pub use stacked::{MergeStacked, MergeStackedArgs, MergeStackedConfig};
