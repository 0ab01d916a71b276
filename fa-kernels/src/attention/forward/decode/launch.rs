//! Launches of the schedule for few queries.

use fa_dsl::abi::{TensorView, TensorViewMut};
use fa_dsl::prelude::*;

use super::{DecodeArgs, DecodeConfig, TileConfig};
use crate::attention::launch::{Launch, LaunchError, arguments, tiles};
use crate::attention::options::Variant;
use crate::attention::problem::{Problem, Shape, Tensors};
use crate::attention::registry::AttentionKernel;

/// How tiles are shared out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Split {
    /// Tiles of a KV head.
    tiles: u32,
    /// CTAs of a tile.
    splits: u32,
    /// Blocks of keys of a CTA.
    blocks: u32,
    /// CTAs.
    ctas: u32,
}

/// What a CTA costs beside its blocks, in blocks: it begins, fills its ring, and stores.
const BEGIN: u64 = 2;

/// What merging costs, in blocks, and how many splits cost as much again.
const MERGE: u64 = 1;
const SPLITS_OF_A_BLOCK: u64 = 16;

impl Split {
    /// `asked`: CTAs of a tile, if the caller says.
    fn of(
        shape: &Shape,
        tile: &TileConfig,
        multiprocessors: u32,
        asked: Option<u32>,
    ) -> Result<Split, LaunchError> {
        let rows = shape.seq_q as u64 * shape.group() as u64;
        let per_head = tiles(rows.div_ceil(u64::from(tile.block_m)))?.max(1);
        let all = (shape.batch * shape.kv_heads) as u64 * u64::from(per_head);
        let blocks = (shape.seq_k as u64).div_ceil(u64::from(tile.block_n)).max(1);
        let places = u64::from(multiprocessors.max(1) * tile.ctas);
        let per_split = match asked {
            Some(splits) => blocks.div_ceil(u64::from(splits.max(1))),
            None => (1..=blocks.min(places))
                .map(|splits| blocks.div_ceil(splits))
                .min_by_key(|per_split| cost(all, blocks, *per_split, places))
                .unwrap_or(blocks),
        };
        let splits = blocks.div_ceil(per_split);
        Ok(Split {
            tiles: per_head,
            splits: tiles(splits)?,
            blocks: tiles(per_split)?,
            ctas: tiles(all * splits)?,
        })
    }
}

/// Time in blocks: as many rounds of CTAs as it takes, and the merging at the end.
fn cost(tiles: u64, blocks: u64, per_split: u64, places: u64) -> u64 {
    let splits = blocks.div_ceil(per_split);
    let rounds = (tiles * splits).div_ceil(places);
    let merge = match splits {
        1 => 0,
        _ => MERGE + splits / SPLITS_OF_A_BLOCK,
    };
    rounds * (per_split + BEGIN) + merge
}

impl<T: Half> AttentionKernel for DecodeConfig<T> {
    type Element = T;

    fn variant(&self) -> Variant {
        self.variant
    }

    fn with_variant(self, variant: Variant) -> Self {
        DecodeConfig { variant, ..self }
    }

    fn launch<'a>(
        &self,
        problem: &Problem<'a>,
        tensors: &Tensors<'a>,
        multiprocessors: u32,
    ) -> Result<Launch<'a>, LaunchError> {
        let arguments = arguments(problem, tensors, &self.variant)?;
        tensors.check_rows()?;
        let asked = problem.options.splits;
        let split = Split::of(&problem.shape, &self.tiles(), multiprocessors, asked)?;
        let args = DecodeArgs::<T> {
            q: TensorView::from_extent(tensors.q),
            k: TensorView::from_extent(tensors.k),
            v: TensorView::from_extent(tensors.v),
            o: TensorViewMut::from_extent(tensors.o),
            problem: arguments,
            head_dim: problem.shape.head_dim as u32,
            tiles: split.tiles,
            splits: split.splits,
            blocks_of_split: split.blocks,
        };
        Ok(Launch::new([split.ctas, 1, 1], &args))
    }
}
