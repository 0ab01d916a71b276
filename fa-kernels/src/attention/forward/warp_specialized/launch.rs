//! Launches of the warp-specialised schedule.

use fa_dsl::config::WorkspaceSize;
use fa_dsl::prelude::*;

use super::{GROUP_ROWS, TileConfig, WarpSpecializedArgs, WarpSpecializedConfig};
use crate::attention::copied_rows::RowArguments;
use crate::attention::forward::cache_boxes::CacheBoxes;
use crate::attention::launch::{Boxes, Launch, LaunchError, arguments, boxes, tiles};
use crate::attention::options::Variant;
use crate::attention::problem::{Problem, Shape, Tensors};
use crate::attention::registry::AttentionKernel;
use crate::attention::tile_scheduler::{L2_BYTES, kv_bytes};

/// From this many keys on a tile does so much work for each key that it loads that re-reading
/// them from memory costs less than the imbalance of shorter sections.
const LONG: usize = 2048;

/// From so many heads in L2 on sections of them are long enough where tiles differ in length.
const HEADS_OF_L2: u64 = 16;

/// CTAs where sequences differ in length: as many as there can be tiles for.
fn grid_of_sequences(
    shape: &Shape,
    queries: u64,
    tile: &TileConfig,
    multiprocessors: u32,
) -> Result<u32, LaunchError> {
    let (batch, block_m) = (shape.batch as u64, u64::from(tile.block_m()));
    // Each sequence but for its last tile fills them.
    let together = queries / block_m + batch;
    let apart = (shape.seq_q as u64).div_ceil(block_m).saturating_mul(batch);
    let of_head = together.min(apart);
    let tiles = tiles(of_head.saturating_mul(shape.heads as u64))?;
    Ok(tiles.min(multiprocessors.max(1)))
}

/// CTAs, and heads whose tiles are interleaved.
fn grid(shape: &Shape, tile: &TileConfig, multiprocessors: u32) -> Result<(u32, u32), LaunchError> {
    let heads = shape.all_heads() as u32;
    let per_head = (shape.seq_q as u64).div_ceil(u64::from(tile.block_m()));
    let tiles = tiles(per_head * u64::from(heads))?;
    let ctas = tiles.min(multiprocessors.max(1));
    // Rounds of tiles that go to and fro balance when they are whole numbers of a section's rows.
    let of_l2 = L2_BYTES / kv_bytes(shape).max(1);
    let is_short = tile.claim && shape.seq_k < LONG;
    // Of fewer heads the longest tiles would come so late that CTAs wait for them at the end.
    let is_causal = tile.claims_tiles() && tile.variant.masked() && of_l2 >= HEADS_OF_L2;
    let reads_rows = tile.variant.function_set.reads_rows() && !tile.variant.masked();
    let heads_per_section = if reads_rows {
        // What may have rows of a tensor in common, of which K and V stay in L2.
        let in_common = of_l2.min(shape.batch as u64) * shape.group() as u64;
        in_common.min(u64::from(heads)) as u32
    } else if is_short || is_causal {
        // Claims balance a section of any size.
        of_l2.min(u64::from(heads)) as u32
    } else if side_by_side(tile, per_head, tiles, ctas) {
        1
    } else if shape.seq_k >= LONG {
        heads
    } else if u64::from(ctas / 2) * kv_bytes(shape) <= L2_BYTES {
        ctas / 2
    } else {
        ctas / 4
    };
    Ok((ctas, heads_per_section.clamp(1, heads)))
}

/// Whether a head's tiles are dealt to neighbours, who read its keys and values at the same time through the same
/// part of L2. It pays where tiles read much for what they compute, if rounds balance: after four of them every CTA
/// has had as many long tiles as short ones.
fn side_by_side(tile: &TileConfig, per_head: u64, tiles: u32, ctas: u32) -> bool {
    let head_dim = tile.variant.head_dim;
    let reads_much = head_dim > 192 || (head_dim >= 128 && per_head == 2);
    let four_rounds = 4 * u64::from(ctas);
    reads_much && u64::from(tiles) >= four_rounds && four_rounds.is_multiple_of(per_head)
}

impl<T: Half> AttentionKernel for WarpSpecializedConfig<T> {
    type Element = T;
    const PERSISTENT: bool = true;

    fn skipped_blocks(&self) -> Option<[u32; 2]> {
        Some([self.tiles().block_m(), self.block_n])
    }

    fn variant(&self) -> Variant {
        self.variant
    }

    fn with_variant(self, variant: Variant) -> Self {
        WarpSpecializedConfig { variant, ..self }
    }

    /// Tiles that differ in how much there is to do are claimed.
    fn workspace(&self, _: &Problem<'_>, _: u32) -> WorkspaceSize {
        WorkspaceSize {
            counters: self.tiles().claims_tiles().into(),
            ..WorkspaceSize::default()
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
        let Variant { packed, .. } = self.variant;
        let cache = self.variant.keys_in_cache();
        let cache = cache.then(|| CacheBoxes::new(problem.options.paged, self.block_n));
        let cache = cache.transpose()?;
        let box_keys = cache.map_or(self.block_n, |cache| cache.keys());
        let Boxes {
            mut q,
            mut k,
            mut v,
            mut o,
        } = boxes::<T>(tensors, GROUP_ROWS, box_keys);
        if packed {
            (q, o) = (q.packed(), o.packed());
        }
        let shape = &problem.shape;
        let (ctas, heads_per_section) = if self.variant.sequences_differ() {
            (k, v) = (k.packed(), v.packed());
            let queries = tensors.q.shape[0] * tensors.q.shape[1];
            let ctas = grid_of_sequences(shape, queries, &self.tiles(), multiprocessors)?;
            (ctas, 1)
        } else {
            grid(shape, &self.tiles(), multiprocessors)?
        };
        let claims = self.tiles().claims_tiles();
        let boxes_of_rows = [GROUP_ROWS, self.tiles().row_columns()];
        let rows = RowArguments::of(problem.options.scores, self.copy_rows, boxes_of_rows)?;
        let args = WarpSpecializedArgs {
            cache: cache.map(|cache| cache.of(&k, &v)).transpose()?,
            q,
            k,
            v,
            o,
            problem: arguments,
            heads_per_section,
            claims: claims.then(|| tensors.counters(1)),
            rows_of_two: rows.two,
            rows_of_four: rows.four,
            rows_have: rows.have,
        };
        launch.fill([ctas, 1, 1], &args);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attention::forward::warp_specialized::OutputPlace;
    use crate::attention::softmax::{Method, RescalePolicy};

    /// The section of `heads` heads of `seq` queries on 132 multiprocessors.
    fn section(head_dim: u32, seq: u32, heads: u32) -> u32 {
        let tile = TileConfig {
            block_n: 64,
            consumers: 2,
            stages: 2,
            q_stages: 1,
            ping_pong: true,
            output: OutputPlace::LastBlock,
            method: Method {
                rescale: RescalePolicy::Conditional,
                chains: 4,
                polynomials: 0,
            },
            claim: false,
            copy_rows: 0,
            variant: Variant {
                head_dim,
                causal: true,
                ..Variant::PLAIN
            },
        };
        let shape = Shape::square(1, seq as usize, heads as usize, head_dim as usize);
        grid(&shape, &tile, 132).unwrap().1
    }

    #[test]
    fn tiles_lie_side_by_side_where_rounds_balance() {
        assert_eq!(section(256, 256, 512), 1);
        assert_eq!(section(256, 2048, 64), 1);
        // 32 tiles of a head: four rounds of 132 CTAs do not end where a head ends.
        assert_eq!(section(256, 4096, 32), 32);
        // Fewer than four rounds.
        assert_eq!(section(256, 256, 131), 66);
        assert_eq!(section(128, 256, 1024), 1);
        assert_eq!(section(128, 512, 512), 66);
        assert_eq!(section(64, 256, 1024), 66);
    }

    /// Over four rounds every CTA has as many rows of tiles, counted by their place in the head.
    #[test]
    fn four_rounds_balance() {
        for per_head in (2..=44_u32).filter(|per_head| 528 % per_head == 0) {
            let work = |cta: u32| -> u32 {
                (0..4)
                    .map(|round| {
                        let place = if round % 2 == 0 { cta } else { 131 - cta };
                        (round * 132 + place) % per_head
                    })
                    .sum()
            };
            let (least, most) = (0..132).fold((u32::MAX, 0), |(least, most), cta| {
                (least.min(work(cta)), most.max(work(cta)))
            });
            assert_eq!(least, most, "{per_head} tiles of a head");
        }
    }
}
