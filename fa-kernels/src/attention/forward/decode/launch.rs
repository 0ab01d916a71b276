//! Launches of the schedule for few queries.

use fa_dsl::abi::{Element, Swizzle, TensorMapView, TensorView, TensorViewMut};
use fa_dsl::config::WorkspaceSize;
use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::PANEL_COLS;

use super::work::LISTED_QUERIES;
use super::{DecodeArgs, DecodeConfig, TileConfig};
use crate::attention::forward::cache_boxes::CacheBoxes;
use crate::attention::launch::{Launch, LaunchError, arguments, tiles};
use crate::attention::options::{Variant, Window};
use crate::attention::problem::{Problem, Shape, Tensors};
use crate::attention::registry::AttentionKernel;

/// How tiles are shared out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Split {
    /// Tiles of a KV head.
    tiles: u64,
    /// Tiles of all.
    all: u64,
    /// CTAs of a tile.
    splits: u64,
    /// Blocks of keys of a CTA.
    blocks: u64,
}

/// What a CTA costs beside its blocks, in blocks: it begins, fills its ring, and stores.
const BEGIN: u64 = 2;

/// What merging costs, in blocks, and how many splits cost as much again.
const MERGE: u64 = 1;
const SPLITS_OF_A_BLOCK: u64 = 16;

/// Rounds of CTAs that are considered.
const ROUNDS: u64 = 4;

impl Split {
    /// Of tiles that see so many blocks at most. `asked`: CTAs of a tile, if the caller says.
    fn of(
        shape: &Shape,
        tile: &TileConfig,
        multiprocessors: u32,
        asked: Option<u32>,
        blocks: u64,
    ) -> Split {
        let rows = (shape.seq_q as u64).saturating_mul(shape.group() as u64);
        let per_head = rows.div_ceil(u64::from(tile.block_m)).max(1);
        let heads = (shape.batch as u64).saturating_mul(shape.kv_heads as u64);
        let all = heads.saturating_mul(per_head);
        let places = u64::from(multiprocessors.max(1)) * u64::from(tile.ctas);
        let shared_by = |splits: u64| blocks.div_ceil(splits.clamp(1, blocks));
        let blocks_of_split = match asked {
            Some(splits) => shared_by(splits.into()),
            None => (1..=ROUNDS)
                .map(|rounds| shared_by(rounds * places / all.max(1)))
                .chain([blocks])
                .min_by_key(|per_split| cost(all, blocks, *per_split, places))
                .unwrap_or(blocks),
        };
        Split {
            tiles: per_head,
            all,
            splits: blocks.div_ceil(blocks_of_split),
            blocks: blocks_of_split,
        }
    }

    fn of_problem(tile: &TileConfig, problem: &Problem<'_>, multiprocessors: u32) -> Split {
        let asked = problem.options.splits;
        let blocks = most_blocks(tile, problem);
        Split::of(&problem.shape, tile, multiprocessors, asked, blocks)
    }

    /// The sizes of what splits leave: nothing, if each tile has but one.
    fn partials(&self, tile: &TileConfig) -> [u64; 4] {
        let tiles = if self.splits == 1 { 0 } else { self.all };
        let [slices, words] = tile.partial();
        [tiles, self.splits, slices, words]
    }
}

/// Blocks that a tile sees at most: all, or those around its queries that a window shows, wherever they lie.
fn most_blocks(tile: &TileConfig, problem: &Problem<'_>) -> u64 {
    let (shape, options) = (&problem.shape, &problem.options);
    let block = u64::from(tile.block_n);
    let all = (shape.seq_k as u64).div_ceil(block).max(1);
    let window = options.limits().filter(|_| options.prefix_ranges.is_none());
    let Some(Window {
        left: Some(before),
        right,
    }) = window
    else {
        return all;
    };
    let after = match (right, options.causal) {
        (_, true) => 0,
        (Some(after), false) => u64::from(after),
        (None, false) => return all,
    };
    // The first and the last query of a tile may share theirs with other tiles.
    let of_tile = u64::from(tile.block_m).div_ceil(shape.group().max(1) as u64) + 1;
    let queries = of_tile.min(shape.seq_q as u64).max(1);
    let keys = u64::from(before) + after + queries;
    // Where the first key lies in its block is not known.
    all.min((keys - 1).div_ceil(block) + 1)
}

/// Keys and values of a cache as the tensor copy engine copies them.
type Bulk<'a, T> = (TensorMapView<'a, T>, TensorMapView<'a, T>, CacheBoxes);

fn bulk<'a, T: Element>(
    problem: &Problem<'_>,
    tile: &TileConfig,
    kv: [TensorView<'a, T>; 2],
) -> Result<Bulk<'a, T>, LaunchError> {
    let boxes = CacheBoxes::new(problem.options.paged, tile.block_n)?;
    let shape = [1, boxes.keys(), 1, PANEL_COLS];
    let [k, v] = kv.map(|tensor| tensor.map(shape, Swizzle::B128).packed());
    Ok((k, v, boxes.of(&k, &v)?))
}

/// Time in blocks: as many rounds of CTAs as it takes, and the merging at the end.
fn cost(tiles: u64, blocks: u64, per_split: u64, places: u64) -> u64 {
    let splits = blocks.div_ceil(per_split);
    let rounds = tiles.saturating_mul(splits).div_ceil(places);
    let merge = match splits {
        1 => 0,
        _ => MERGE + splits / SPLITS_OF_A_BLOCK,
    };
    rounds.saturating_mul(per_split + BEGIN) + merge
}

impl<T: Half> AttentionKernel for DecodeConfig<T> {
    type Element = T;
    const SPLITS: bool = true;

    fn skipped_blocks(&self) -> Option<[u32; 2]> {
        Some([LISTED_QUERIES, self.block_n])
    }

    fn variant(&self) -> Variant {
        self.variant
    }

    fn with_variant(self, variant: Variant) -> Self {
        DecodeConfig { variant, ..self }
    }

    /// One split leaves nothing.
    fn workspace(&self, problem: &Problem<'_>, multiprocessors: u32) -> WorkspaceSize {
        let tile = self.tiles();
        let split = Split::of_problem(&tile, problem, multiprocessors);
        let partials = split.partials(&tile);
        let bytes = partials
            .into_iter()
            .fold(f32::BYTES as u64, u64::saturating_mul);
        WorkspaceSize {
            scratch: bytes,
            counters: partials[0],
        }
    }

    fn launch<'a>(
        &self,
        problem: &Problem<'a>,
        tensors: &Tensors<'a>,
        multiprocessors: u32,
        launch: &mut Launch<'a>,
    ) -> Result<(), LaunchError> {
        let arguments = arguments(problem, tensors, &self.variant)?;
        tensors.check_rows()?;
        let tile = self.tiles();
        let split = Split::of_problem(&tile, problem, multiprocessors);
        let partials = split.partials(&tile);
        let [k, v] = [tensors.k, tensors.v].map(TensorView::<T>::from_extent);
        let bulk = tile
            .bulk
            .then(|| bulk(problem, &tile, [k, v]))
            .transpose()?;
        let by_threads = !tile.bulk;
        let ctas = tiles(split.all.saturating_mul(split.splits))?;
        let args = DecodeArgs::<T> {
            q: TensorView::from_extent(tensors.q),
            k: by_threads.then_some(k),
            v: by_threads.then_some(v),
            k_map: bulk.map(|(k, ..)| k),
            v_map: bulk.map(|(_, v, _)| v),
            cache: bulk.map(|(.., boxes)| boxes),
            o: TensorViewMut::from_extent(tensors.o),
            problem: arguments,
            head_dim: problem.shape.head_dim as u32,
            kv_heads: problem.shape.kv_heads as u32,
            sharing: problem.shape.group() as u32,
            tiles: split.tiles as u32,
            splits: split.splits as u32,
            blocks_of_split: split.blocks as u32,
            partials: tensors.scratch(&partials),
            arrived: tensors.counters(partials[0]),
        };
        launch.fill([ctas, 1, 1], &args);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use fa_dsl::config::KernelConfig;

    use super::super::DecodeBf16Config;
    use super::*;
    use crate::attention::options::Options;
    use crate::attention::problem::Dtype;

    fn problem(seq_q: usize, window: Option<Window>, causal: bool) -> Problem<'static> {
        Problem {
            dtype: Dtype::Bf16,
            shape: Shape {
                batch: 1,
                seq_q,
                seq_k: 131_072,
                heads: 32,
                kv_heads: 8,
                head_dim: 128,
            },
            options: Options {
                window,
                causal,
                ..Options::default()
            },
            lse: false,
        }
    }

    /// A block more than the keys fill: the first may begin anywhere in its block.
    #[test]
    fn windows_bound_the_blocks_of_a_tile() {
        let config = DecodeBf16Config::parse("DecodeBf16<16,64,4,HEAD_DIM=128>");
        let tile = config.expect("it has these tunables").tiles();
        let blocks = |seq_q, window, causal| most_blocks(&tile, &problem(seq_q, window, causal));
        assert_eq!(blocks(1, None, true), 2048);
        // 1024 keys: 17 blocks, one of which may be seen in part at either end.
        assert_eq!(blocks(1, Some(Window::before(1023)), true), 17);
        assert_eq!(blocks(1, Some(Window::before(1024)), true), 17);
        assert_eq!(blocks(1, Some(Window::symmetric(512)), false), 17);
        // Keys after a query are hidden by `causal`.
        let right = Window {
            left: Some(63),
            right: None,
        };
        assert_eq!(blocks(1, Some(right), true), 2);
        assert_eq!(blocks(1, Some(right), false), 2048);
        // Four heads share a tile of 16 rows: parts of five queries at most.
        assert_eq!(blocks(100, Some(Window::before(60)), true), 2);
        assert_eq!(blocks(100, Some(Window::before(61)), true), 3);
    }

    /// Every CTA that a tile may need is there.
    #[test]
    fn splits_share_what_a_window_shows() {
        let config = DecodeBf16Config::parse("DecodeBf16<16,64,4,HEAD_DIM=128>");
        let tile = config.expect("it has these tunables").tiles();
        let window = Some(Window::before(1023));
        for asked in [None, Some(1), Some(3), Some(100)] {
            let mut problem = problem(1, window, true);
            problem.options.splits = asked;
            let split = Split::of_problem(&tile, &problem, 132);
            assert!(split.splits * split.blocks >= 17, "{split:?}");
            assert!(split.blocks <= 17 && split.splits <= 17, "{split:?}");
        }
        let split = Split::of_problem(&tile, &problem(1, window, true), 132);
        assert!(split.splits > 4, "{split:?}");
    }
}
