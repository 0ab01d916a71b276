//! Launches of the resident schedule.

use fa_dsl::prelude::*;

use super::{GROUP_ROWS, ResidentArgs, ResidentConfig, TileConfig};
use crate::attention::launch::{Boxes, Launch, LaunchError, arguments, boxes, tiles};
use crate::attention::options::Variant;
use crate::attention::problem::{Problem, Shape, Tensors};
use crate::attention::registry::AttentionKernel;

/// Who works on what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Split {
    /// CTAs that take KV heads in turn.
    ctas: u32,
    /// CTAs that share the tiles of each.
    ctas_of_head: u32,
    /// Tiles that a CTA has of a KV head.
    share: u32,
}

impl Split {
    /// Fills the GPU: KV heads first, and where those are too few their tiles.
    fn of(shape: &Shape, tile: &TileConfig, multiprocessors: u32) -> Result<Split, LaunchError> {
        let kv_heads = tiles((shape.kv_heads * shape.batch) as u64)?;
        let of_head = tiles(u64::from(tile.tiles()) * shape.group() as u64)?;
        // Warpgroups count a CTA's tiles, and one past the last.
        tiles(u64::from(of_head) * (u64::from(kv_heads) + 1) + u64::from(4 * tile.consumers))?;
        let places = multiprocessors.max(1).saturating_mul(tile.ctas);
        let ctas = kv_heads.min(places);
        // A divisor, so that every CTA has as many tiles.
        let ctas_of_head = (1..=(places / ctas).min(of_head))
            .rev()
            .find(|ctas| of_head.is_multiple_of(*ctas))
            .unwrap_or(1);
        Ok(Split {
            ctas,
            ctas_of_head,
            share: of_head / ctas_of_head,
        })
    }
}

impl<T: Half> AttentionKernel for ResidentConfig<T> {
    type Element = T;

    fn variant(&self) -> Variant {
        self.variant
    }

    fn with_variant(self, variant: Variant) -> Self {
        ResidentConfig { variant, ..self }
    }

    fn launch<'a>(
        &self,
        problem: &Problem<'a>,
        tensors: &Tensors<'a>,
        multiprocessors: u32,
        launch: &mut Launch<'a>,
    ) -> Result<(), LaunchError> {
        let arguments = arguments(problem, tensors, &self.variant)?;
        let split = Split::of(&problem.shape, &self.tiles(), multiprocessors)?;
        let Boxes { q, k, v, o } = boxes::<T>(tensors, GROUP_ROWS, self.block_n);
        let args = ResidentArgs {
            q,
            k,
            v,
            o,
            problem: arguments,
            kv_heads: problem.shape.kv_heads as u32,
            split: split.ctas_of_head,
            share: split.share,
        };
        launch.fill([split.ctas, split.ctas_of_head, 1], &args);
        Ok(())
    }
}
