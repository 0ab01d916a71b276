//! Masks of sequences that are made of parts.

use fa_dsl::prelude::*;
use fa_kernels::attention::{At, MaskFunction};

use super::made;

/// A query sees the keys of its own document, as where documents are packed into one sequence (Krell et al., Efficient Sequence Packing
/// without Cross-contamination, 2021). Arguments: the documents of the queries, (batch or 1, seq_q), and of the keys,
/// (batch or 1, seq_k), as any numbers.
pub fn documents() -> MaskFunction<(Tensor<i32>, Tensor<i32>)> {
    made(MaskFunction::new(same_document))
}

#[device]
fn same_document(at: At, (of_queries, of_keys): (Tensor<i32>, Tensor<i32>)) -> Reg<bool> {
    let keys = of_keys.at(&[at.batch]);
    let of_key = keys.offset_bytes(at.key, of_keys.stride_bytes(1)).load(0);
    of_queries.at(&[at.batch, at.query]).load(0) == of_key
}

/// All queries see the sequence's prefix; after it, only the keys up to their own position (UniLM; Dong et al., 2019; T5's prefix LM; Raffel et
/// al., 2020). Argument: the lengths of the
/// prefixes, (batch or 1). One from 2^31 on counts as negative, and is taken as 0.
pub fn prefix_lm() -> MaskFunction<Tensor<u32>> {
    made(MaskFunction::new(in_prefix_or_causal))
}

#[device]
fn in_prefix_or_causal(at: At, prefix: Tensor<u32>) -> Reg<bool> {
    (at.key.to_i32() < prefix.at(&[at.batch]).load(0).to_i32()) | (at.distance() >= 0)
}

/// A query sees the first `prefix` keys, which all documents share, and the keys of its own document, as of requests that share a prompt
/// (Hydragen; Juravsky et al., 2024). Arguments: the documents as
/// of [`documents`], and the number of keys that are shared.
pub fn shared_prefix() -> MaskFunction<(Tensor<i32>, Tensor<i32>, Reg<u32>)> {
    made(MaskFunction::new(shared_or_own))
}

#[device]
fn shared_or_own(
    at: At,
    (of_queries, of_keys, prefix): (Tensor<i32>, Tensor<i32>, Reg<u32>),
) -> Reg<bool> {
    (at.key < prefix) | same_document(at, (of_queries, of_keys))
}

/// Tokens of a tree that is verified at once (SpecInfer; Miao et al., 2024): the queries are the tree, and the last keys. A query
/// sees all keys before the tree, and its ancestors. Argument: the ancestors of each query, itself among them, as bits of words,
/// (batch or 1, seq_q, seq_q / 32 rounded up).
pub fn tree() -> MaskFunction<Tensor<u32>> {
    made(MaskFunction::new(before_tree_or_ancestor))
}

#[device]
fn before_tree_or_ancestor(at: At, ancestors: Tensor<u32>) -> Reg<bool> {
    let first = at.seq_k - at.seq_q;
    // Before the tree any bit does: what it is does not matter.
    let token = at.key.max(first) - first;
    let word = ancestors.at(&[at.batch, at.query, token / 32]).load(0);
    (at.key < first) | (word >> (token % 32) & 1 == 1)
}

/// Block diffusion (BD3-LM; Arriola et al., 2025): a sequence is `length` noised tokens and then the same tokens clean, both in
/// blocks of `block`. A noised token sees its own block of noised tokens and the clean blocks before it; a clean one the clean
/// blocks up to its own. Argument: length.
pub fn block_diffusion(block: u32) -> MaskFunction<Reg<u32>> {
    made(MaskFunction::new(move |at, length| {
        in_diffusion_block(at, length, block)
    }))
}

#[device]
fn in_diffusion_block(at: At, length: Reg<u32>, block: u32) -> Reg<bool> {
    let (clean_q, clean_k) = (at.query >= length, at.key >= length);
    let block_q = select(clean_q, at.query - length, at.query) / block;
    let block_k = select(clean_k, at.key - length, at.key) / block;
    let own = (block_q == block_k) & !clean_q & !clean_k;
    let before = !clean_q & clean_k & (block_k < block_q);
    let clean = clean_q & clean_k & (block_k <= block_q);
    own | before | clean
}
