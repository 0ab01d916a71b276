//! From tensors to a launch: every requirement of the kernel is checked here.

use fa_dsl::abi::{TensorView, TensorViewMut};
use half::f16;

use super::{FaS512Args, FaS512Config, HEAD_DIM, SEQ};
use crate::attention::launch::{Launch, LaunchError, arguments};
use crate::attention::options::{Seq, Variant};
use crate::attention::problem::{Problem, Tensors};
use crate::attention::registry::AttentionKernel;

/// The most CTAs along a grid's second and third dimension.
const GRID: usize = 65_535;

impl AttentionKernel for FaS512Config {
    type Element = f16;

    fn variant(&self) -> Variant {
        Variant {
            head_dim: HEAD_DIM,
            causal: self.causal,
            seq: Seq::Static(SEQ),
            ..Variant::PLAIN
        }
    }

    fn with_variant(self, variant: Variant) -> Self {
        let causal = variant.causal;
        FaS512Config { causal, ..self }
    }

    /// How many multiprocessors the GPU has does not matter: there is a CTA for each tile.
    fn launch<'a>(
        &self,
        problem: &Problem<'a>,
        tensors: &Tensors<'a>,
        _multiprocessors: u32,
        launch: &mut Launch<'a>,
    ) -> Result<(), LaunchError> {
        let shape = &problem.shape;
        let arguments = arguments(problem, tensors, &self.variant())?;
        if shape.head_dim != HEAD_DIM as usize {
            return Err(LaunchError::Shape {
                tensor: "q",
                found: tensors.q.shape.to_vec(),
                expected: "(batch, 512, heads, 64)".to_owned(),
            });
        }
        for (what, found) in [("sequences", shape.batch), ("heads", shape.heads)] {
            if found > GRID {
                return Err(LaunchError::Grid { what, found });
            }
        }
        tensors.check_rows()?;
        let Some(lse) = arguments.lse else {
            return Err(LaunchError::Option {
                option: "LSE",
                configured: true,
                asked: false,
            });
        };
        let args = FaS512Args {
            q: TensorView::from_extent(tensors.q),
            k: TensorView::from_extent(tensors.k),
            v: TensorView::from_extent(tensors.v),
            o: TensorViewMut::from_extent(tensors.o),
            lse,
            scale_log2: arguments.scale_log2,
            group: arguments.group,
        };
        let grid = [SEQ / self.block_m, shape.heads as u32, shape.batch as u32];
        launch.fill(grid, &args);
        Ok(())
    }
}
