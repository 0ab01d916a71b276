//! From tensors to launches.

use std::marker::PhantomData;

use arrayvec::ArrayVec;
use fa_dsl::abi::{Extent, Swizzle, TensorView, TensorViewMut};
use fa_dsl::config::{KernelConfig, WorkspaceSize};
use fa_dsl::target::{Arch, Target};
use fa_dsl::tile::boxes::PANEL_COLS;

use super::exchange::words;
use super::weights::TAPS;
use super::{ConvStreamingArgs, ConvStreamingConfig};
use crate::chosen::Chosen;
use crate::conv::ConvElement;
use crate::conv::error::ConvError;
use crate::conv::launch::{ConvSteps, Places, Workspace, channels_first, too_large};
use crate::conv::problem::{ConvProblem, ConvTensors};
use crate::conv::tile_config::{CHANNELS, TileConfig};
use crate::conv::tiles::tiles_of;
use crate::steps::PLANNED;

impl<T: ConvElement> ConvStreamingConfig<T> {
    /// Tunables for a problem, of tensors that are channels last.
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
            x_channels_first: false,
            weight_channels_first: false,
            element: PhantomData,
        }
    }

    /// The same tiles, warpgroups and stages for a problem, and the same order of tensors: where they lie is not said by a problem.
    #[must_use]
    pub fn for_problem(&self, problem: &ConvProblem) -> ConvStreamingConfig<T> {
        ConvStreamingConfig {
            channels_first: self.channels_first,
            x_channels_first: self.x_channels_first,
            weight_channels_first: self.weight_channels_first,
            ..ConvStreamingConfig::new(problem, self.pixels, self.warpgroups, self.x_stages)
        }
    }

    /// Tiles of a sample, and of all.
    ///
    /// # Errors
    /// When there are more than 32-bit indices count.
    pub fn count(&self, problem: &ConvProblem) -> Result<[u32; 2], ConvError> {
        let s = self.tiles();
        let tiles = tiles_of(problem.height, problem.width, [s.tile_rows(), s.columns]);
        match u32::try_from(tiles * u64::from(problem.samples)) {
            Ok(all) if all < 1 << 30 => Ok([tiles as u32, all]),
            _ => Err(too_large(problem)),
        }
    }

    /// Whether the tiles of a sample find room on so many multiprocessors, so that none waits for one that has yet to be computed.
    pub fn has_room(&self, tiles: u32, multiprocessors: u32) -> bool {
        tiles.div_ceil(multiprocessors.max(1)) <= self.warpgroups
    }

    /// The same for images that are channels first, if their tiles find room, with as many stages as fit.
    fn with_planes(
        &self,
        problem: &ConvProblem,
        multiprocessors: u32,
    ) -> Option<ConvStreamingConfig<T>> {
        let target = Target::new(Arch::Sm90a);
        let with = |x_stages| ConvStreamingConfig {
            x_channels_first: true,
            x_stages,
            ..*self
        };
        let fits = |config: &ConvStreamingConfig<T>| {
            let counted = config.count(problem);
            let has_room = counted.is_ok_and(|[tiles, _]| config.has_room(tiles, multiprocessors));
            has_room && config.check(&target).is_ok()
        };
        let stages = (1..=self.x_stages).rev();
        stages.map(with).find(fits)
    }
}

/// The configuration for tensors where they lie, and the tensors for it. The kernel takes each in either order, with its last dimension contiguous; those that are in neither it takes channels
/// last.
fn in_their_order<'a, T: ConvElement>(
    config: &ConvStreamingConfig<T>,
    problem: &ConvProblem,
    tensors: &ConvTensors<'a>,
    multiprocessors: u32,
) -> (ConvStreamingConfig<T>, ConvTensors<'a>) {
    let mut tensors = *tensors;
    let y = channels_first(&tensors.y);
    tensors.y = y.unwrap_or(tensors.y);
    let weight = weight_channels_first(&tensors.weight);
    tensors.weight = weight.unwrap_or(tensors.weight);
    let config = ConvStreamingConfig {
        channels_first: y.is_some(),
        x_channels_first: false,
        weight_channels_first: weight.is_some(),
        ..*config
    };
    let with_planes = |planes| Some((planes, config.with_planes(problem, multiprocessors)?));
    let Some((planes, config)) = channels_first(&tensors.x).and_then(with_planes) else {
        return (config, tensors);
    };
    let swapped = |[samples, channels, height, width]: [u64; 4]| [samples, height, channels, width];
    tensors.x = Extent {
        shape: swapped(planes.shape),
        strides: swapped(planes.strides),
        ..planes
    };
    (config, tensors)
}

/// Weights of 3 × 3 that are contiguous with the channels first, as (out channels, 1, in channels / 16, 144), if the copy engine can load them.
fn weight_channels_first(weight: &Extent) -> Option<Extent> {
    let [out_channels, height, width, in_channels] = weight.shape;
    let taps = u64::from(TAPS);
    let contiguous = [in_channels * taps, width, 1, taps];
    let found =
        height * width == taps && weight.strides == contiguous && weight.address.is_multiple_of(16);
    let block = u64::from(CHANNELS) * taps;
    found.then_some(Extent {
        shape: [out_channels, 1, in_channels * taps / block, block],
        strides: [in_channels * taps, in_channels * taps, block, 1],
        ..*weight
    })
}

/// What is launched for a problem with a configuration. In which order tensors are follows from where they lie, whatever the configuration says of it.
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
    let (config, tensors) = &in_their_order(config, problem, tensors, multiprocessors);
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
    let (x, weight) = maps(&s, config.weight_channels_first);
    let args = ConvStreamingArgs::<T> {
        x: TensorView::from_extent(places.x).map(x.0, x.1),
        weight: TensorView::from_extent(places.weight).map(weight.0, weight.1),
        bias: vector(tensors.bias),
        scale: vector(tensors.scale),
        shift: vector(tensors.shift),
        y: TensorViewMut::from_extent(places.y),
        counters: TensorViewMut::from_extent(counters),
        height: problem.height,
        width: problem.width,
        across: problem.width.div_ceil(s.columns),
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

/// A box that the copy engine loads, and how it lies in shared memory.
type LoadedBox = ([u32; 4], Swizzle);

/// The boxes of images and of weights.
fn maps(s: &TileConfig, weight_channels_first: bool) -> (LoadedBox, LoadedBox) {
    let x = match s.planes {
        true => ([1, s.box_rows(), CHANNELS, s.plane_columns()], Swizzle::B64),
        false => ([1, s.box_rows(), s.box_cols(), PANEL_COLS], Swizzle::B128),
    };
    let weight = match weight_channels_first {
        true => (
            [CHANNELS, 1, s.in_channels / CHANNELS, CHANNELS * TAPS],
            Swizzle::None,
        ),
        false => ([s.part_channels(), 1, 1, PANEL_COLS], Swizzle::B128),
    };
    (x, weight)
}
