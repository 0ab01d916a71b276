//! Launches of the schedule for sm_80 and later.

use fa_dsl::abi::{TensorView, TensorViewMut};
use fa_dsl::prelude::*;

use super::{MmaArgs, MmaConfig, TileConfig};
use crate::attention::launch::{Launch, LaunchError, arguments, tiles};
use crate::attention::options::Variant;
use crate::attention::problem::{Problem, Shape, Tensors};
use crate::attention::registry::AttentionKernel;
use crate::attention::tile_scheduler::{L2_BYTES, kv_bytes};

/// CTAs, and heads whose tiles are interleaved.
fn grid(shape: &Shape, tile: &TileConfig) -> Result<(u32, u32), LaunchError> {
    let heads = shape.all_heads() as u64;
    let per_head = (shape.seq_q as u64).div_ceil(u64::from(tile.block_m));
    let ctas = tiles(per_head * heads)?;
    let kv_heads = L2_BYTES / kv_bytes(shape).max(1) * shape.group() as u64;
    Ok((ctas, kv_heads.clamp(1, heads.max(1)) as u32))
}

impl<T: Half> AttentionKernel for MmaConfig<T> {
    type Element = T;

    fn skipped_blocks(&self) -> Option<[u32; 2]> {
        Some([self.block_m, self.block_n])
    }

    fn variant(&self) -> Variant {
        self.variant
    }

    fn with_variant(self, variant: Variant) -> Self {
        MmaConfig { variant, ..self }
    }

    /// How many multiprocessors the GPU has does not matter: there is a CTA for each tile.
    fn launch<'a>(
        &self,
        problem: &Problem<'a>,
        tensors: &Tensors<'a>,
        _multiprocessors: u32,
        launch: &mut Launch<'a>,
    ) -> Result<(), LaunchError> {
        let arguments = arguments(problem, tensors, &self.variant)?;
        tensors.check_rows()?;
        let (ctas, heads_per_section) = grid(&problem.shape, &self.tiles())?;
        let args = MmaArgs::<T> {
            q: TensorView::from_extent(tensors.q),
            k: TensorView::from_extent(tensors.k),
            v: TensorView::from_extent(tensors.v),
            o: TensorViewMut::from_extent(tensors.o),
            problem: arguments,
            head_dim: problem.shape.head_dim as u32,
            heads_per_section,
        };
        launch.fill([ctas, 1, 1], &args);
        Ok(())
    }
}
