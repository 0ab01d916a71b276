//! What a schedule is, as launches see it.

use std::marker::PhantomData;

use fa_dsl::abi::{Extent, Swizzle, TensorView, TensorViewMut};
use fa_dsl::config::KernelConfig;
use fa_dsl::tile::boxes::PANEL_COLS;

use super::ConvElement;
use super::activation::Activation;
use super::launch::Share;
use super::mma::{ConvMmaArgs, ConvMmaConfig};
use super::problem::{ConvProblem, ConvTensors};
use super::tile_config::{AFTER, Kept, NONE, TileConfig, normalises};
use super::warp_specialized::{ConvWarpSpecializedArgs, ConvWarpSpecializedConfig};
use crate::chosen::Chosen;

/// A configuration of a kernel that convolves.
pub trait Schedule: KernelConfig {
    /// The elements of its tensors.
    type Element: ConvElement;

    /// Its sizes.
    fn sizes(&self) -> TileConfig;

    /// The same tiles and stages for a problem, of whose outputs `kept` stays on the chip if it is normalised.
    #[must_use]
    fn for_problem(&self, problem: &ConvProblem, kept: Kept) -> Self;

    /// The launch for a problem that the configuration is for, of tensors whose channels are contiguous. `moments` is (CTAs + samples, channels of all
    /// CTAs, 4) in the workspace.
    fn launch<'a>(
        &self,
        problem: &ConvProblem,
        tensors: &ConvTensors<'a>,
        moments: Extent,
        share: &Share,
    ) -> Chosen<'a>;
}

/// Makes the configuration type of a kernel a [`Schedule`]: both have the same tunables, and arguments but for what products read.
macro_rules! schedule {
    ($config:ident, $args:ident, x: $x:expr, weight: $weight:expr) => {
        impl<T: ConvElement> $config<T> {
            /// Tunables for a problem, of whose outputs `kept` stays on the chip if it is normalised.
            pub fn new(
                problem: &ConvProblem,
                [pixels, tiles]: [u32; 2],
                [x_stages, w_stages]: [u32; 2],
                kept: Kept,
            ) -> $config<T> {
                let [norm, kept] = match problem.norm {
                    None => [NONE, 0],
                    Some(_) => kept.options(),
                };
                let normalises = normalises(norm);
                $config {
                    pixels,
                    tiles,
                    x_stages,
                    w_stages,
                    in_channels: problem.in_channels,
                    out_channels: problem.out_channels,
                    kernel: problem.kernel,
                    bias: problem.bias,
                    norm,
                    kept,
                    scale: problem.scale && normalises,
                    shift: problem.shift && normalises,
                    activation: match norm {
                        AFTER => Activation::None.tunable(),
                        _ => problem.activation.tunable(),
                    },
                    element: PhantomData,
                }
            }
        }

        impl<T: ConvElement> Schedule for $config<T> {
            type Element = T;

            fn sizes(&self) -> TileConfig {
                self.tiles()
            }

            fn for_problem(&self, problem: &ConvProblem, kept: Kept) -> Self {
                let stages = [self.x_stages, self.w_stages];
                $config::new(problem, [self.pixels, self.tiles], stages, kept)
            }

            fn launch<'a>(
                &self,
                problem: &ConvProblem,
                tensors: &ConvTensors<'a>,
                moments: Extent,
                share: &Share,
            ) -> Chosen<'a> {
                let s = self.tiles();
                let counters = share.counters(problem, &s);
                let vector = |extent: Option<Extent>| extent.map(TensorView::from_extent);
                let args = $args::<T> {
                    x: $x(TensorView::from_extent(tensors.x), &s),
                    weight: $weight(TensorView::from_extent(tensors.weight), &s),
                    bias: vector(tensors.bias),
                    scale: vector(tensors.scale.filter(|_| self.scale)),
                    shift: vector(tensors.shift.filter(|_| self.shift)),
                    y: TensorViewMut::from_extent(tensors.y),
                    partial: s.on_chip().then(|| TensorViewMut::from_extent(moments)),
                    counters: s.normalises().then(|| TensorViewMut::from_extent(counters)),
                    moments: (s.norm == AFTER).then(|| TensorViewMut::from_extent(moments)),
                    height: problem.height,
                    width: problem.width,
                    across: problem.width.div_ceil(s.columns),
                    groups: share.groups,
                    all_groups: share.all_groups,
                    cta_groups: share.cta_groups,
                    epsilon: s
                        .normalises()
                        .then(|| problem.norm.unwrap_or_default().epsilon),
                };
                Chosen::with_grid(self, share.grid, &args)
            }
        }
    };
}

schedule!(
    ConvWarpSpecializedConfig,
    ConvWarpSpecializedArgs,
    x: |x: TensorView<'a, T>, s: &TileConfig| {
        x.map([1, s.box_rows(), s.box_cols(), PANEL_COLS], Swizzle::B128)
    },
    weight: |weight: TensorView<'a, T>, s: &TileConfig| {
        weight.map([s.cta_channels(), 1, 1, PANEL_COLS], Swizzle::B128)
    }
);
schedule!(
    ConvMmaConfig,
    ConvMmaArgs,
    x: |x, _: &TileConfig| x,
    weight: |weight, _: &TileConfig| weight
);
