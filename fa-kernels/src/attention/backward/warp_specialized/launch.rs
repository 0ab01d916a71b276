//! Launches of the backward schedule for sm_90a.

use fa_dsl::abi::{Extent, Swizzle, TensorView, TensorViewMut};
use fa_dsl::prelude::*;

use super::{BackwardWarpSpecializedArgs, BackwardWarpSpecializedConfig};
use crate::attention::backward::kernel::{BackwardKernel, Schedule};
use crate::attention::backward::launch::{BackwardTensors, Steps};
use crate::attention::backward::statistics::STATISTICS;
use crate::attention::backward::sums::Reductions;
use crate::attention::backward::workspace::{MAP_ROWS, Workspace};
use crate::attention::cache_steps::CacheSteps;
use crate::attention::copied_rows::RowArguments;
use crate::attention::launch::{LaunchError, tiles};
use crate::attention::options::{Arguments, Variant};
use crate::attention::problem::Problem;
use crate::chosen::Chosen;
use crate::rows::RowElement;

impl<T: Half + RowElement> BackwardKernel for BackwardWarpSpecializedConfig<T> {
    type Element = T;

    fn variant(&self) -> Variant {
        self.variant
    }

    fn with_variant(self, variant: Variant) -> Self {
        BackwardWarpSpecializedConfig { variant, ..self }
    }

    /// There is a CTA for each block of keys, however many multiprocessors the GPU has: where gradients have the same bits every time, the order of CTAs
    /// depends on it.
    fn steps<'a>(
        &self,
        problem: &Problem<'a>,
        tensors: &BackwardTensors<'a>,
        multiprocessors: u32,
    ) -> Result<Steps<'a>, LaunchError> {
        tensors.steps(self, problem, multiprocessors)
    }
}

impl<T: Half + RowElement> Schedule for BackwardWarpSpecializedConfig<T> {
    fn reductions(&self) -> Reductions {
        self.tiles().reductions()
    }

    fn sum_columns(&self) -> u32 {
        self.tiles().sum_columns()
    }

    fn is_deterministic(&self) -> bool {
        self.deterministic
    }

    fn takes_turns(&self) -> bool {
        self.tiles().takes_turns()
    }

    fn last_rounds(&self) -> bool {
        self.last_rounds
    }

    fn rounded_after(self) -> Self {
        BackwardWarpSpecializedConfig {
            last_rounds: false,
            ..self
        }
    }

    fn made_deterministic(self) -> Self {
        BackwardWarpSpecializedConfig {
            deterministic: true,
            first_writes: false,
            ..self
        }
    }

    fn blocks(&self) -> [u32; 2] {
        [self.block_m, self.tiles().block_n()]
    }

    fn has_sections(&self) -> bool {
        self.tiles().has_sections()
    }

    fn skips_in_turn(&self) -> bool {
        self.tiles().skips_in_turn()
    }

    fn launch<'a>(
        &self,
        problem: &Problem<'a>,
        arguments: Arguments<'a>,
        tensors: &BackwardTensors<'a>,
        workspace: &Workspace,
        scale: f32,
    ) -> Result<Chosen<'a>, LaunchError> {
        let shape = &problem.shape;
        let tile = self.tiles();
        let blocks = (shape.seq_k as u64).div_ceil(u64::from(tile.block_n()));
        let ctas = tiles(blocks * (shape.batch * shape.kv_heads) as u64)?;
        let boxes = |extent: Extent, rows, packed| {
            let view = TensorView::<T>::from_extent(extent);
            let map = view.map([1, rows, 1, 64], Swizzle::B128);
            match packed {
                true => map.packed(),
                false => map,
            }
        };
        let queries = |extent| boxes(extent, self.block_m, self.variant.packed);
        let differ = self.variant.sequences_differ();
        let keys = |extent| boxes(extent, tile.block_n(), differ);
        let (k, v) = (keys(tensors.k), keys(tensors.v));
        let cache = self.variant.keys_in_cache();
        let cache = cache.then(|| CacheSteps::of(&k, &v)).transpose()?;
        let of_rows = workspace.statistics_map();
        let listed = problem.options.mask_blocks;
        let boxes_of_rows = [tile.block_m, tile.row_columns()];
        let rows = RowArguments::of(problem.options.scores, self.copy_rows, boxes_of_rows)?;
        let args = BackwardWarpSpecializedArgs::<T> {
            q: queries(tensors.q),
            k,
            v,
            d_o: queries(tensors.d_o),
            statistics: of_rows.map(
                [1, self.block_m / MAP_ROWS, 1, MAP_ROWS * STATISTICS],
                Swizzle::None,
            ),
            sums: workspace.sums_mut(),
            dq: self
                .last_rounds
                .then(|| TensorViewMut::from_extent(tensors.dq)),
            dk: TensorViewMut::from_extent(tensors.dk),
            dv: TensorViewMut::from_extent(tensors.dv),
            problem: arguments,
            head_dim: shape.head_dim as u32,
            scale,
            padded: workspace.rows(),
            cache,
            rows_of_two: rows.two,
            rows_of_four: rows.four,
            rows_have: rows.have,
            turns: workspace.turns(),
            section: workspace.section(),
            visible: workspace.visible().map(TensorView::from_extent),
            listed_queries: listed.map(|it| it.rows),
            listed_keys: listed.map(|it| it.keys),
        };
        Ok(Chosen::new(self, ctas, &args))
    }
}
