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
