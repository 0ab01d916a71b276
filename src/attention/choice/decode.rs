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

/// Blocks of a CTA from which on two CTAs a multiprocessor hide more than one does of what pages, which lie anywhere, take longer: with fewer, beginning and
/// merging take as long.
const BLOCKS_OF_TWO: usize = 7;

/// Blocks of a CTA past which one a multiprocessor hides as much, unless pages are short.
const MANY_BLOCKS: usize = 48;

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
    // Pages that lie anywhere take memory longer than keys in a row; another CTA, or blocks of more keys, and so more copies under way, hide that.
    let blocks = shape.seq_k.div_ceil(BLOCK_N as usize);
    let blocks_of_two = all.saturating_mul(blocks) / (2 * chip.multiprocessors.max(1) as usize);
    let hides = match (options.paged, block_m) {
        (Some(Paged { page, .. }), 16) if head_dim == 128 && !full => {
            let is_short = page < BLOCK_N as usize;
            let most = if is_short { usize::MAX } else { MANY_BLOCKS };
            match (BLOCKS_OF_TWO..=most).contains(&blocks_of_two) {
                true => Some([64, 4, 3, 2]),
                false => is_short.then_some([128, 4, 3, 1]),
            }
        }
        (Some(_), 64) if head_dim == 128 && warpgroup && !full => Some([128, 4, 2, 1]),
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

#[cfg(test)]
mod tests {
    use fa_kernels::attention::{Dtype, Options};

    use super::*;

    /// Keys of a block, stages and CTAs of a multiprocessor for a query of each of so many sequences of 8192 keys.
    fn tiles(batch: usize, [heads, kv_heads]: [usize; 2], page: Option<usize>) -> [u32; 3] {
        let chip = Chip {
            arch: Arch::Sm90a,
            multiprocessors: 132,
        };
        let paged = page.map(|page| Paged {
            block_table: Options::unallocated_list(&[batch as u64, (8192 / page) as u64]),
            page,
            max_seq_k: 8192,
        });
        let problem = Problem {
            dtype: Dtype::Bf16,
            shape: Shape {
                batch,
                seq_q: 1,
                seq_k: 8192,
                heads,
                kv_heads,
                head_dim: 128,
            },
            options: Options {
                paged,
                ..Options::default()
            },
            lse: false,
        };
        let config = config::<fa_dsl::prelude::bf16>(chip, &problem).expect("there are few rows");
        [config.block_n, config.stages, config.ctas]
    }

    /// More copies are under way where keys lie anywhere, unless there are so few blocks that beginning takes as long.
    #[test]
    fn pages_have_two_ctas_where_each_has_some_blocks() {
        let few = |batch, page| tiles(batch, [32, 8], page);
        for batch in [1, 4, 16] {
            assert_eq!(few(batch, None), [64, 4, 1], "{batch}");
        }
        assert_eq!(
            [1, 4, 8, 16].map(|batch| few(batch, Some(64))),
            [[64, 4, 1], [64, 3, 2], [64, 3, 2], [64, 4, 1]]
        );
        assert_eq!(
            [1, 2, 4, 16].map(|batch| few(batch, Some(16))),
            [[128, 3, 1], [64, 3, 2], [64, 3, 2], [64, 3, 2]]
        );
        // Two tiles for each multiprocessor have two CTAs whether there are pages or not.
        for page in [None, Some(64), Some(16)] {
            assert_eq!(few(32, page), [64, 3, 2], "{page:?}");
        }
    }

    #[test]
    fn pages_of_tiles_of_a_warpgroup_have_longer_blocks() {
        let many = |page| tiles(32, [64, 1], page);
        assert_eq!(many(None), [64, 4, 1]);
        assert_eq!([many(Some(64)), many(Some(16))], [[128, 2, 1], [128, 2, 1]]);
    }
}
