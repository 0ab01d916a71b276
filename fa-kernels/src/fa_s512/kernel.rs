//! The schedule.

use fa_dsl::prelude::*;
use fa_dsl::tile::{
    Accumulator, FragmentA, GlobalRows, KeyLanes, SharedTile, TileCopy, ValueLanes, commit, mma_nn,
    mma_nt, shared_base, wait,
};

use super::stream::KvStream;
use super::{HEAD_DIM, SEQ, gates};
use crate::attention::epilogue::{merge_warps, store_lse, store_output};
use crate::attention::mask::{VisibleKeys, apply_mask};
use crate::attention::options::{BlockAt, FirstRow};
use crate::attention::softmax::{Method, OnlineSoftmax, RescalePolicy};
use crate::attention::warps::{Position, WarpGrid};

/// FlashAttention forward for sequences of 512 and heads of 64, float16 in and out.
///
/// Shapes: q, o (batch, 512, heads, 64); k, v (batch, 512, heads / group, 64); lse (batch, heads,
/// 512), float32, natural logarithm. Any strides under 2^32, the last dimension contiguous, rows
/// 16-byte aligned. A CTA computes BLOCK_M rows of one head: grid (512 / BLOCK_M, heads, batch).
/// `scale_log2` is scale·log2 e, positive.
///
/// Algorithm: FlashAttention-2 (Dao, 2023).
#[kernel(
    name = FaS512,
    threads = NUM_WARPS * 32,
    min_blocks = gates::occupancy(&config),
    gates = gates
)]
pub fn fa_s512<
    #[values(32, 64, 128)] const BLOCK_M: u32,
    #[values(32, 64, 128)] const BLOCK_N: u32,
    #[values(16, 32, 64)] const BLOCK_K: u32,
    #[values(4, 8)] const NUM_WARPS: u32,
    #[values(1, 2, 3)] const STAGES: u32 = 2,
    #[values(1, 2)] const UNROLL: u32 = 1,
    const CP_ASYNC: bool = true,
    const SWIZZLE: bool = true,
    const HALF2: bool = true,
    #[option] const CAUSAL: bool = false,
>(
    q: Tensor<f16>,
    k: Tensor<f16>,
    v: Tensor<f16>,
    o: TensorMut<f16>,
    lse: TensorMut<f32>,
    scale_log2: f32,
    group: u32,
) {
    // Causal tiles differ in length: the longest start first.
    let i = if CAUSAL {
        SEQ / BLOCK_M - 1 - block_x()
    } else {
        block_x()
    };
    let (head, batch) = (block_y(), block_z());
    let grid = WarpGrid::new(BLOCK_M, BLOCK_N, NUM_WARPS);
    let position = Position::new(&grid);
    let first_query = i * BLOCK_M;
    let blocks = if CAUSAL {
        (first_query + (BLOCK_M + BLOCK_N - 1)) / BLOCK_N
    } else {
        Reg::from(SEQ / BLOCK_N)
    };

    // Q stays in registers; its place in shared memory gathers the output later.
    let smem = shared_base() + shared(gates::shared_bytes(&config), 1024);
    let q_tile = SharedTile {
        base: smem,
        rows: BLOCK_M,
        cols: HEAD_DIM,
        swizzle: SWIZZLE,
    };
    let ring = smem + SharedTile::bytes(BLOCK_M, HEAD_DIM);
    let q_rows = GlobalRows::new(q.at(&[batch, first_query, head]), q.stride(1));
    let copy_q = TileCopy::new(
        q_tile,
        position.thread,
        NUM_WARPS * 32,
        q_rows.address,
        q_rows.row_bytes,
    );
    copy_q.start(0, &q_tile, CP_ASYNC);

    let kv_head = head / group;
    let kv = KvStream::new(
        config,
        ring,
        position.thread,
        GlobalRows::new(k.at(&[batch, 0.into(), kv_head]), k.stride(1)),
        GlobalRows::new(v.at(&[batch, 0.into(), kv_head]), v.stride(1)),
        blocks,
    );
    if CP_ASYNC {
        commit();
    }
    kv.begin();
    if CP_ASYNC {
        wait(kv.in_flight());
    }
    barrier();
    let q_i = FragmentA::load(&q_tile, position.lane, position.first_row, grid.m_tiles);

    let key_lanes = KeyLanes::new(&kv.keys(0.into(), 0), position.lane, position.first_key);
    let value_lanes = ValueLanes::new(&kv.values(0.into()), position.lane, position.first_key);
    let method = Method {
        rescale: RescalePolicy::Always,
        chains: 1,
        polynomials: 0,
    };
    let softmax = OnlineSoftmax::new(grid.m_tiles, scale_log2, None, method);
    let acc = Accumulator::zeros("acc", grid.m_tiles, HEAD_DIM / 8);

    // Blocks that lie wholly before the first query need no mask.
    let unmasked = if CAUSAL {
        (first_query + 1) / BLOCK_N
    } else {
        blocks
    };
    for masked in [false, true] {
        if masked && !CAUSAL {
            break;
        }
        let (from, to) = if masked {
            (unmasked, blocks)
        } else {
            (0.into(), unmasked)
        };
        // The masked blocks are few.
        let unroll = if masked { 1 } else { UNROLL };
        for j in range(from, to).unroll(unroll) {
            let s = Accumulator::zeros("s", grid.m_tiles, grid.keys / 8);
            for slice in 0..kv.slices() {
                kv.wait_keys(j, slice);
                mma_nt::<f16>(
                    &s,
                    &q_i,
                    slice * BLOCK_K / 16,
                    &kv.keys(j, slice),
                    &key_lanes,
                ); // S = Q Kᵀ
            }
            kv.release_keys(j);
            if masked {
                let first_key = j * BLOCK_N + position.first_key;
                let first_query = first_query + position.first_row;
                // Opaque, so that the compiler does not hold every row's end through the loop.
                let first_key = first_key.opaque();
                let at = BlockAt {
                    lane: position.lane,
                    first_row: FirstRow::Query(first_query),
                    first_key,
                    keys_exist: true,
                    overlaps: false,
                    rows: None,
                };
                apply_mask(&s, at, |query| VisibleKeys::until(query + 1));
            }
            let p = softmax.step::<f16>(&s, &acc, HALF2);
            kv.wait_values();
            mma_nn::<f16>(&acc, &p, &kv.values(j), &value_lanes); // O += P V
        }
    }
    kv.end();

    softmax.finish();
    if grid.along_n > 1 {
        merge_warps(&grid, &position, ring, &softmax, &acc);
    }
    let rows = GlobalRows::new(o.at(&[batch, first_query, head]), o.stride(1));
    if position.warp_n == 0 {
        store_output::<f16>(&position, &softmax, &acc, &q_tile, &rows, HALF2);
        store_lse(
            position.lane,
            position.first_row,
            None,
            &softmax,
            lse.at(&[batch, head, first_query]),
            lse.stride(2),
        );
    }
}
