//! From tensors to launches.

use std::marker::PhantomData;

use arrayvec::ArrayVec;
use fa_dsl::abi::{Extent, Swizzle, TensorView, TensorViewMut};
use fa_dsl::config::{KernelConfig, WorkspaceSize};
use fa_dsl::tile::boxes::PANEL_COLS;

use super::exchange::words;
use super::{ConvStreamingArgs, ConvStreamingConfig};
use crate::chosen::Chosen;
use crate::conv::ConvElement;
use crate::conv::error::ConvError;
use crate::conv::launch::{ConvSteps, Places, Workspace, channels_first, too_large};
use crate::conv::problem::{ConvProblem, ConvTensors};
use crate::conv::tiles::{across, tiles_of};
use crate::steps::PLANNED;

impl<T: ConvElement> ConvStreamingConfig<T> {
    /// Tunables for a problem, of outputs that are channels last.
    pub fn new(
        problem: &ConvProblem,
        pixels: u32,
        warpgroups: u32,
        x_stages: u32,
    ) -> ConvStreamingConfig<T> {
        ConvStreamingConfig {
            pixels,
            warpgroups,
            x_stages,
            in_channels: problem.in_channels,
            out_channels: problem.out_channels,
            kernel: problem.kernel,
            bias: problem.bias,
            scale: problem.scale,
            shift: problem.shift,
            activation: problem.activation.tunable(),
            channels_first: false,
            element: PhantomData,
        }
    }

    /// The same tiles, warpgroups and stages for a problem, and the same order of outputs: where tensors lie is not said by a problem.
    #[must_use]
    pub fn for_problem(&self, problem: &ConvProblem) -> ConvStreamingConfig<T> {
        ConvStreamingConfig {
            channels_first: self.channels_first,
            ..ConvStreamingConfig::new(problem, self.pixels, self.warpgroups, self.x_stages)
        }
    }

    /// Tiles of a sample, and of all.
    ///
    /// # Errors
    /// When there are more than 32-bit indices count.
    pub fn count(&self, problem: &ConvProblem) -> Result<[u32; 2], ConvError> {
        let rows = self.tiles().tile_rows();
        let tiles = tiles_of(problem.height, problem.width, rows);
        match u32::try_from(tiles * u64::from(problem.samples)) {
            Ok(all) if all < 1 << 30 => Ok([tiles as u32, all]),
            _ => Err(too_large(problem)),
        }
    }

    /// Whether the tiles of a sample find room on so many multiprocessors, so that none waits for one that has yet to be computed.
    pub fn has_room(&self, tiles: u32, multiprocessors: u32) -> bool {
        tiles.div_ceil(multiprocessors.max(1)) <= self.warpgroups
    }
}

/// The configuration that stores outputs where they lie, if pixels or channels are neighbours there, and the tensors for it. The kernel takes outputs in either order, each with its
/// last dimension contiguous.
fn in_their_order<'a, T: ConvElement>(
    config: &ConvStreamingConfig<T>,
    tensors: &ConvTensors<'a>,
) -> (ConvStreamingConfig<T>, ConvTensors<'a>) {
    let (mut config, mut tensors) = (*config, *tensors);
    let planes = channels_first(&tensors.y);
    config.channels_first = planes.is_some();
    tensors.y = planes.unwrap_or(tensors.y);
    (config, tensors)
}

/// What is launched for a problem with a configuration. Whether outputs are stored channels first follows from where `y` lies, whatever the configuration says of it.
///
/// # Errors
/// When the configuration is not for this problem, or breaks a gate.
pub(in crate::conv) fn steps<'a, T: ConvElement>(
    config: &ConvStreamingConfig<T>,
    problem: &ConvProblem,
    tensors: &ConvTensors<'a>,
    multiprocessors: u32,
) -> Result<ConvSteps<'a>, ConvError> {
    let refused = |reason: String| {
        let kernel = ConvStreamingConfig::<T>::NAME;
        Err(ConvError::Config { kernel, reason })
    };
    let Some(norm) = problem.norm else {
        return refused("it is made for a normalisation".to_owned());
    };
    if config.for_problem(problem) != *config {
        return refused("it is made for other channels or options".to_owned());
    }
    let [tiles, all_tiles] = config.count(problem)?;
    if !config.has_room(tiles, multiprocessors) {
        return refused(format!(
            "a sample has {tiles} tiles, of which {} have room on {multiprocessors} multiprocessors: use more PIXELS, or the kernels called ConvWarpSpecialized",
            config.warpgroups * multiprocessors
        ));
    }
    let s = config.tiles();
    let mut workspace = Workspace::default();
    let mut launches = ArrayVec::new();
    let (config, tensors) = &in_their_order(config, tensors);
    let places = Places::new::<T>(tensors, &mut workspace, &mut launches);
    let samples = u64::from(problem.samples);
    let of_sample = words(s.out_channels, tiles * s.parts);
    // Where counters lie is up to who launches.
    let counters = Extent {
        address: PLANNED,
        shape: [samples, of_sample, 1, 1],
        strides: [of_sample, 1, 0, 0],
        element_bytes: 4,
    };
    let vector = |extent: Option<Extent>| extent.map(TensorView::from_extent);
    let args = ConvStreamingArgs::<T> {
        x: TensorView::from_extent(places.x)
            .map([1, s.box_rows(), s.box_cols(), PANEL_COLS], Swizzle::B128),
        weight: TensorView::from_extent(places.weight)
            .map([s.part_channels(), 1, 1, PANEL_COLS], Swizzle::B128),
        bias: vector(tensors.bias),
        scale: vector(tensors.scale),
        shift: vector(tensors.shift),
        y: TensorViewMut::from_extent(places.y),
        counters: TensorViewMut::from_extent(counters),
        height: problem.height,
        width: problem.width,
        across: across(problem.width),
        tiles,
        all_tiles,
        epsilon: norm.epsilon,
    };
    // No more CTAs than the rounds need: where they are as many as a sample has tiles none is a sample ahead.
    let rounds = all_tiles.div_ceil(multiprocessors.max(1));
    let grid = [all_tiles.div_ceil(rounds), 1, 1];
    launches.push(Chosen::with_grid(config, grid, &args));
    places.finish::<T>(tensors, &mut launches);
    Ok(ConvSteps {
        launches,
        workspace: WorkspaceSize {
            scratch: workspace.bytes(),
            counters: samples * of_sample,
        },
    })
}
