//! Masks: which keys a query sees.

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

/// Hides the keys after each query: scores with key > query become −∞.
///
/// `first_query` and `first_key` are the indices of the block's first row and column.
#[device]
pub fn causal(s: &Accumulator, lane: Reg<u32>, first_query: Reg<u32>, first_key: Reg<u32>) {
    let column = first_key + (lane & 3) * 2;
    for m in 0..s.m_tiles {
        for half in 0..2_u32 {
            let query = first_query + (lane >> 2) + (m * 16 + half * 8);
            for n in 0..s.n_tiles {
                for j in 0..2_u32 {
                    let score = s.block(m, n)[(2 * half + j) as usize];
                    score.set(select(
                        column + (n * 8 + j) <= query,
                        score.peek(),
                        f32::NEG_INFINITY,
                    ));
                }
            }
        }
    }
}

/// Keys that query `query` sees under a causal mask aligned bottom-right: the last query sees the
/// last key.
#[device]
pub fn visible(query: Reg<u32>, seq_q: Reg<u32>, seq_k: Reg<u32>) -> Reg<u32> {
    let end = query + 1 + seq_k;
    select(end < seq_q, 0, (end - seq_q).min(seq_k))
}

/// As [`causal`], aligned bottom-right for sequences of different lengths; keys past the sequence
/// are hidden too.
#[device]
pub fn causal_aligned(
    s: &Accumulator,
    lane: Reg<u32>,
    first_query: Reg<u32>,
    first_key: Reg<u32>,
    seq_q: Reg<u32>,
    seq_k: Reg<u32>,
) {
    for half in 0..2_u32 {
        let query = first_query + (lane >> 2) + half * 8;
        hide_from(s, lane, half, first_key, visible(query, seq_q, seq_k));
    }
}

/// Hides the keys past the sequence.
#[device]
pub fn length(s: &Accumulator, lane: Reg<u32>, first_key: Reg<u32>, seq_k: Reg<u32>) {
    for half in 0..2_u32 {
        hide_from(s, lane, half, first_key, seq_k);
    }
}

/// Hides the keys from `end` on in one of the two rows that a thread holds of a 16-row block.
#[device]
fn hide_from(s: &Accumulator, lane: Reg<u32>, half: u32, first_key: Reg<u32>, end: Reg<u32>) {
    let column = first_key + (lane & 3) * 2;
    for n in 0..s.n_tiles {
        for j in 0..2_u32 {
            let score = s.block(0, n)[(2 * half + j) as usize];
            score.set(select(
                column + (n * 8 + j) < end,
                score.peek(),
                f32::NEG_INFINITY,
            ));
        }
    }
}
