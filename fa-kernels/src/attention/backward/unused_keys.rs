//! The gradients of keys and values that a sequence has room for and does not use: zeros.

use fa_dsl::prelude::*;

use super::work::Work;
use crate::rows::EIGHT;

impl Work {
    /// Writes those of this CTA's block to `dk` and `dv`, whose heads have `head_dim` elements: all of the block after the last key
    /// that is used, which nobody else writes. By all threads of a CTA of so many.
    #[device]
    pub fn clear_unused<T: Half>(
        &self,
        [dk, dv]: [&TensorMut<T>; 2],
        head_dim: Reg<u32>,
        threads: u32,
    ) {
        let problem = &self.problem;
        if problem.variant.seqused_k {
            // So many threads take a row, as many at a time as a warp has room for.
            let of_row = (problem.variant.head_dim / EIGHT).next_power_of_two();
            let element = thread() % of_row * EIGHT;
            let [batch, row] = problem.first_key_at(self.batch);
            let end = problem.room_k().min(self.keys.first_key + self.keys.keys);
            let first = self.keys.first_key.max(problem.seq_k) + thread() / of_row;
            for key in range(first, end).step(threads / of_row) {
                if element < head_dim {
                    for to in [dk, dv] {
                        let to = to.at(&[batch, row + key, self.kv_head]);
                        to.offset(element).store_chunk(0, [Reg::from(0_u32); 4]);
                    }
                }
            }
        }
    }
}
