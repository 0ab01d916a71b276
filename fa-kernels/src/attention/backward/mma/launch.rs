//! Launches of the backward schedule for sm_80 and later.

use fa_dsl::abi::{TensorView, TensorViewMut};
use fa_dsl::prelude::*;

use super::{BackwardMmaArgs, BackwardMmaConfig};
use crate::attention::backward::kernel::{BackwardKernel, Schedule};
use crate::attention::backward::launch::{BackwardTensors, Steps};
use crate::attention::backward::sums::Reductions;
use crate::attention::backward::workspace::Workspace;
use crate::attention::launch::{LaunchError, tiles};
use crate::attention::options::{Arguments, Variant};
use crate::attention::problem::Problem;
use crate::chosen::Chosen;
use crate::rows::RowElement;

impl<T: Half + RowElement> BackwardKernel for BackwardMmaConfig<T> {
    type Element = T;

    fn variant(&self) -> Variant {
        self.variant
    }

    fn with_variant(self, variant: Variant) -> Self {
        BackwardMmaConfig { variant, ..self }
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

impl<T: Half + RowElement> Schedule for BackwardMmaConfig<T> {
    fn reductions(&self) -> Reductions {
        Reductions::from_tunable(self.vector)
    }

    fn is_deterministic(&self) -> bool {
        self.deterministic
    }

    fn made_deterministic(self) -> Self {
        BackwardMmaConfig {
            deterministic: true,
            ..self
        }
    }

    fn blocks(&self) -> [u32; 2] {
        [self.block_m, self.block_n]
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
        let blocks = (shape.seq_k as u64).div_ceil(u64::from(self.block_n));
        let ctas = tiles(blocks * (shape.batch * shape.kv_heads) as u64)?;
        let listed = problem.options.mask_blocks;
        let args = BackwardMmaArgs::<T> {
            q: TensorView::from_extent(tensors.q),
            k: TensorView::from_extent(tensors.k),
            v: TensorView::from_extent(tensors.v),
            d_o: TensorView::from_extent(tensors.d_o),
            statistics: workspace.statistics_view(),
            sums: workspace.sums_mut(),
            dk: TensorViewMut::from_extent(tensors.dk),
            dv: TensorViewMut::from_extent(tensors.dv),
            problem: arguments,
            head_dim: shape.head_dim as u32,
            scale,
            padded: workspace.rows(),
            turns: workspace.turns(),
            section: workspace.section(),
            visible: workspace.visible().map(TensorView::from_extent),
            listed_queries: listed.map(|it| it.rows),
            listed_keys: listed.map(|it| it.keys),
        };
        Ok(Chosen::new(self, ctas, &args))
    }
}
