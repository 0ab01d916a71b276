//! The table of the schedule for few queries against many keys.

use std::marker::PhantomData;

use fa_dsl::prelude::Half;
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::forward::DecodeConfig;
use fa_kernels::attention::{Paged, Problem, Seq, Shape, Variant};

use super::{Chip, head_dim_of_tiles};

/// Rows, which are queries times the heads that share a KV head, up to which their number does not matter: keys and values
/// take longer to read.
const FEW_ROWS: usize = 64;

/// Queries up to which rows are few however many heads share a KV head.
const FEW_QUERIES: usize = 16;

/// So many times as many keys as queries are many.
const LONG: usize = 4;

/// From this many keys on it pays to share them out where other schedules leave multiprocessors idle.
const MANY_KEYS: usize = 1024;

/// Queries of a tile of other schedules.
const ROWS_OF_OTHERS: usize = 128;

/// Keys of a block, unless shared memory holds none of that size.
const BLOCK_N: u32 = 64;

/// The tiles for a problem; `None` where other schedules are faster.
pub(super) fn config<T: Half>(chip: Chip, problem: &Problem<'_>) -> Option<DecodeConfig<T>> {
    let (shape, options) = (&problem.shape, &problem.options);
    let splits = options.splits.is_some_and(|splits| splits > 1);
    if matches!(options.seq, Some(Seq::Static(_))) || !(splits || is_for(chip, shape)) {
        return None;
    }
    let head_dim = head_dim_of_tiles(shape.head_dim)?;
    let rows = shape.seq_q.saturating_mul(shape.group());
    let block_m = match rows {
        0..=16 => 16,
        17..=32 => 32,
        _ => 64,
    };
    let tiles = rows.div_ceil(block_m as usize);
    let all = tiles.saturating_mul(shape.batch.saturating_mul(shape.kv_heads));
    // Where each multiprocessor has two tiles of its own, one begins and ends while the other goes on.
    let full = all.saturating_mul(10) >= 18 * chip.multiprocessors as usize;
    let variant = Variant::of(problem, head_dim);
    let target = Target::new(chip.arch);
    // A warpgroup's products have 64 rows.
    let warpgroup = chip.arch == Arch::Sm90a && block_m == 64 && head_dim.is_multiple_of(64);
    // [block_n, num_warps, stages, ctas], of which the first that fits shared memory is taken.
    // Pages that lie anywhere take memory longer than keys in a row; blocks of more keys, and so more copies under way, hide that where there
    // are no other CTAs.
    let short_pages = |paged: Paged<'_>| (paged.page as u32) < BLOCK_N;
    let looks_up = head_dim == 128 && options.paged.is_some_and(short_pages);
    let hides = match block_m {
        16 if looks_up && !full => Some([128, 4, 3, 1]),
        64 if looks_up && warpgroup && !full => Some([128, 4, 2, 1]),
        _ => None,
    };
    let candidates: &[[u32; 4]] = match (head_dim, full) {
        (0..=128, true) => &[[64, 4, 3, 2], [64, 4, 2, 2], [64, 4, 2, 1], [32, 2, 2, 1]],
        (0..=128, false) => &[[64, 4, 4, 1], [64, 4, 3, 1], [64, 4, 2, 1], [32, 2, 2, 1]],
        _ => &[[64, 4, 2, 1], [32, 2, 3, 1], [32, 2, 2, 1]],
    };
    hides
        .into_iter()
        .chain(candidates.iter().copied())
        .map(|[block_n, num_warps, stages, ctas]| DecodeConfig {
            block_m,
            block_n,
            num_warps: num_warps.max(block_m / 16),
            stages,
            ctas,
            row_blocks: 1,
            bulk: false,
            warpgroup,
            variant,
            element: PhantomData,
        })
        .find(|config| config.tiles().fits(&target))
}

/// Whether there are so few rows that reading keys and values takes longer than computing, or so few tiles that other
/// schedules, which do not share out keys, leave multiprocessors idle.
fn is_for(chip: Chip, shape: &Shape) -> bool {
    let rows = shape.seq_q.saturating_mul(shape.group());
    let tiles = shape
        .seq_q
        .div_ceil(ROWS_OF_OTHERS)
        .saturating_mul(shape.all_heads());
    let idle = tiles.saturating_mul(2) <= chip.multiprocessors as usize;
    let long = shape.seq_k >= shape.seq_q.saturating_mul(LONG);
    let few = rows <= FEW_ROWS || (idle && shape.seq_k >= MANY_KEYS);
    shape.seq_q <= FEW_QUERIES || (long && few)
}
