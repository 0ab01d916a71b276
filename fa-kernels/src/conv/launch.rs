//! From tensors to launches.

use arrayvec::ArrayVec;
use fa_dsl::abi::{Extent, TensorView, TensorViewMut};
use fa_dsl::config::WorkspaceSize;
use fa_dsl::target::Target;

use super::ConvElement;
use super::error::ConvError;
use super::moments::MOMENTS;
use super::normalise::{ConvNormaliseArgs, ConvNormaliseConfig};
use super::problem::{ConvProblem, ConvTensors};
use super::reorder::{BLOCK, ConvReorderArgs, ConvReorderConfig};
use super::schedule::Schedule;
use super::tile_config::{AFTER, Kept, LEAST_PART, MAX_KEPT, ON_CHIP, TileConfig};
use super::tiles::tiles_of;
use super::transpose::{self, ConvTransposeArgs, ConvTransposeConfig};
use super::waves::words;
use crate::chosen::Chosen;
use crate::steps::{PLANNED, Steps};

/// Launches of a convolution: images and weights reordered, the convolution, its normalisation, outputs reordered.
pub type ConvSteps<'a> = Steps<'a, 5>;

/// Threads of a CTA of the kernel that normalises.
const THREADS: u32 = 256;

/// Pixels that a CTA of it takes.
const BLOCK_PIXELS: u32 = 512;

/// Elements of 16 bytes, which the kernels access at a time.
const EIGHT: u64 = 8;

/// How the groups of tiles of all images are shared out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// Groups of tiles of a sample.
    pub groups: u32,
    /// Those of all samples.
    pub all_groups: u32,
    /// Those of a CTA.
    pub cta_groups: u32,
    /// CTAs, by blocks of channels.
    pub grid: [u32; 3],
}

impl Share {
    /// Of a problem, over CTAs for which there is room.
    ///
    /// # Errors
    /// When there are more groups than 32-bit indices count.
    pub fn of<C: Schedule>(
        config: &C,
        problem: &ConvProblem,
        multiprocessors: u32,
    ) -> Result<Share, ConvError> {
        let s = config.sizes();
        let tiles = tiles_of(problem.height, problem.width, [s.tile_rows(), s.columns]);
        let groups = tiles.div_ceil(u64::from(s.tiles));
        let all = groups * u64::from(problem.samples);
        let all_groups = u32::try_from(all).ok().filter(|all| *all < 1 << 30);
        let all_groups = all_groups.ok_or_else(|| too_large(problem))?;
        let ctas = (multiprocessors / s.channel_blocks()).max(1);
        let groups = groups as u32;
        // What is shared out evenly: groups of tiles, or whole samples, those of a wave.
        let unit = if s.in_waves() { groups } else { 1 };
        let (units, at_a_time) = (all_groups / unit, (ctas / unit).max(1));
        let cta_groups = units.div_ceil(at_a_time);
        Ok(Share {
            groups,
            all_groups,
            cta_groups,
            grid: [units.div_ceil(cta_groups) * unit, s.channel_blocks(), 1],
        })
    }

    /// Whether the CTAs find room: those of a wave are as many as a sample needs at least.
    pub fn has_room(&self, multiprocessors: u32) -> bool {
        self.grid[0] * self.grid[1] <= multiprocessors.max(self.grid[1])
    }

    /// The counters of a launch, wherever they lie: two of a barrier of the grid, or those by which CTAs tell each other what normalises a sample.
    pub(super) fn counters(&self, problem: &ConvProblem, s: &TileConfig) -> Extent {
        let shape = if s.in_waves() {
            let groups = s.channel_blocks() * s.channel_groups();
            let words = words(self.groups * s.tiles);
            [problem.samples.into(), groups.into(), words, 1]
        } else {
            [2, 1, 1, 1]
        };
        Extent {
            address: PLANNED,
            shape,
            strides: [shape[1] * shape[2], shape[2], 1, 0],
            element_bytes: 4,
        }
    }

    /// Numbers of the moments of all CTAs and samples.
    fn moments(&self, samples: u32, channels: u32) -> [u64; 3] {
        [
            u64::from(self.grid[0]) + u64::from(samples),
            channels.into(),
            MOMENTS.into(),
        ]
    }
}

/// That there are more tiles than 32-bit indices count.
pub(super) fn too_large(problem: &ConvProblem) -> ConvError {
    ConvError::TooLarge {
        tensor: "x",
        found: vec![
            problem.samples.into(),
            problem.height.into(),
            problem.width.into(),
            problem.in_channels.into(),
        ],
    }
}

/// Memory that is handed out bit by bit.
#[derive(Default)]
pub(super) struct Workspace {
    bytes: u64,
}

impl Workspace {
    /// How large it is.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// A contiguous tensor in it.
    pub fn tensor(&mut self, shape: [u64; 4], element_bytes: u64) -> Extent {
        let [_, b, c, d] = shape;
        let address = PLANNED + self.bytes;
        let bytes = shape.iter().product::<u64>() * element_bytes;
        self.bytes += bytes.next_multiple_of(256);
        Extent {
            address,
            shape,
            strides: [b * c * d, c * d, d, 1],
            element_bytes,
        }
    }
}

/// Elements between rows of an image from which on kernels do not count their bytes in 32 bits, as they go on by up to eight rows at a time.
const FAR: u64 = 1 << 27;

/// Whether kernels can access a tensor eight elements of its last dimension at a time, and the copy engine its boxes.
fn is_plain(extent: &Extent) -> bool {
    let [a, b, c, last] = extent.strides;
    last == 1
        && extent.address.is_multiple_of(16)
        && (extent.shape[1] == 1 || b < FAR)
        && [a, b, c]
            .iter()
            .zip(extent.shape)
            .all(|(stride, size)| size == 1 || (stride.is_multiple_of(EIGHT) && *stride < 1 << 36))
}

/// The same, where dimensions of one have a stride that the copy engine takes, too.
fn with_strides(extent: &Extent) -> Extent {
    let mut strides = extent.strides;
    for d in (0..3).rev() {
        if extent.shape[d] == 1 {
            strides[d] = strides[d + 1] * extent.shape[d + 1];
        }
    }
    Extent { strides, ..*extent }
}

/// Images whose pixels are neighbours, as (samples, channels, height, width), if eight pixels of a row can be stored at a time and their channels are no neighbours.
pub(super) fn channels_first(images: &Extent) -> Option<Extent> {
    let moved = |[samples, height, width, channels]: [u64; 4]| [samples, channels, height, width];
    let planes = Extent {
        shape: moved(images.shape),
        strides: moved(images.strides),
        ..*images
    };
    let whole = planes.shape[3].is_multiple_of(EIGHT);
    (whole && is_plain(&planes) && !is_plain(images)).then_some(planes)
}

/// A tensor that is as the kernels need it: itself, or in its place a copy that has yet to be made.
struct Plain {
    is: Extent,
    copy_of: Option<Extent>,
}

impl Plain {
    fn new(tensor: &Extent, workspace: &mut Workspace) -> Plain {
        match is_plain(tensor) {
            true => Plain {
                is: with_strides(tensor),
                copy_of: None,
            },
            false => Plain {
                is: workspace.tensor(tensor.shape, tensor.element_bytes),
                copy_of: Some(*tensor),
            },
        }
    }
}

/// The launches that make the copies of images and weights: one for both where that can be.
fn copies<'a, T: ConvElement>(x: &Plain, weight: &Plain) -> ArrayVec<Chosen<'a>, 2> {
    let both = match (x.copy_of, weight.copy_of) {
        (Some(from), Some(weights)) => {
            transposed::<T>(&from, &x.is, false, Some([&weights, &weight.is]))
        }
        _ => None,
    };
    if let Some(both) = both {
        return [both].into_iter().collect();
    }
    let each = [x, weight].into_iter();
    each.filter_map(|it| Some(reorder::<T>(&it.copy_of?, &it.is, false)))
        .collect()
}

/// The extent as (samples, pixels, channels), if all pixels lie at one distance, or in the other order of the two last dimensions, as long as the last one is
/// contiguous and eight of its elements can be accessed at a time.
fn matrices(extent: &Extent, channels_last: bool) -> Option<Extent> {
    let [samples, height, width, channels] = extent.shape;
    let [sample, row, pixel, channel] = with_strides(extent).strides;
    let even = height == 1 || row == width * pixel;
    let pixels = (height * width, pixel);
    let (outer, inner) = match channels_last {
        true => (pixels, (channels, channel)),
        false => ((channels, channel), pixels),
    };
    let aligned = extent.address.is_multiple_of(16)
        && outer.1.is_multiple_of(EIGHT)
        && (samples == 1 || sample.is_multiple_of(EIGHT))
        && [outer.0, inner.0]
            .iter()
            .all(|size| size.is_multiple_of(EIGHT));
    (even && aligned && inner.1 == 1).then_some(Extent {
        shape: [samples, outer.0, inner.0, 1],
        strides: [sample, outer.1, 1, 0],
        ..*extent
    })
}

/// to ← from, between channels that are neighbours and pixels that are; and with it weights from one order to another.
fn transposed<'a, T: ConvElement>(
    from: &Extent,
    to: &Extent,
    to_pixels: bool,
    weights: Option<[&Extent; 2]>,
) -> Option<Chosen<'a>> {
    let (from, to) = (matrices(from, to_pixels)?, matrices(to, !to_pixels)?);
    let [samples, rows, columns, _] = from.shape.map(|size| size as u32);
    let config = ConvTransposeConfig::<T> {
        weights: weights.is_some(),
        element: std::marker::PhantomData,
    };
    let args = ConvTransposeArgs::<T> {
        x: TensorView::from_extent(from),
        y: TensorViewMut::from_extent(to),
        rows,
        columns,
        weight: weights.map(|[from, _]| TensorView::from_extent(*from)),
        weight_to: weights.map(|[_, to]| TensorViewMut::from_extent(*to)),
        weights: weights.map(|[_, to]| to.shape.iter().product::<u64>() as u32),
        kernel: weights.map(|[_, to]| to.shape[1] as u32),
        in_channels: weights.map(|[_, to]| to.shape[3] as u32),
    };
    let blocks = [columns, rows].map(|size| size.div_ceil(transpose::BLOCK));
    let samples = samples + u32::from(weights.is_some());
    Some(Chosen::new(&config, blocks[0] * blocks[1] * samples, &args))
}

/// to ← from.
fn reorder<'a, T: ConvElement>(from: &Extent, to: &Extent, to_pixels: bool) -> Chosen<'a> {
    if let Some(transposed) = transposed::<T>(from, to, to_pixels, None) {
        return transposed;
    }
    let [samples, height, width, channels] = from.shape.map(|size| size as u32);
    let config = ConvReorderConfig::<T> {
        to_pixels,
        element: std::marker::PhantomData,
    };
    let args = ConvReorderArgs::<T> {
        x: TensorView::from_extent(*from),
        y: TensorViewMut::from_extent(*to),
        pixels: height * width,
        width,
        channels,
    };
    let blocks = (height * width).div_ceil(BLOCK) * channels.div_ceil(BLOCK);
    Chosen::new(&config, blocks * samples, &args)
}

/// Where images and weights lie whose last dimension is contiguous, which is that of channels unless a kernel stores outputs in another order: where the caller's do, or in the workspace.
pub(super) struct Places {
    pub x: Extent,
    pub weight: Extent,
    pub y: Extent,
}

impl Places {
    /// Adds the launches that reorder what is read.
    pub fn new<'a, T: ConvElement>(
        tensors: &ConvTensors<'a>,
        workspace: &mut Workspace,
        launches: &mut ArrayVec<Chosen<'a>, 5>,
    ) -> Places {
        let [x, weight] = [tensors.x, tensors.weight].map(|it| Plain::new(&it, workspace));
        launches.extend(copies::<T>(&x, &weight));
        Places {
            x: x.is,
            weight: weight.is,
            y: match is_plain(&tensors.y) {
                true => with_strides(&tensors.y),
                false => workspace.tensor(tensors.y.shape, tensors.y.element_bytes),
            },
        }
    }

    /// Adds the launch that reorders the output, if it has to be.
    pub fn finish<'a, T: ConvElement>(
        &self,
        tensors: &ConvTensors<'a>,
        launches: &mut ArrayVec<Chosen<'a>, 5>,
    ) {
        if self.y.address != tensors.y.address {
            launches.push(reorder::<T>(&self.y, &tensors.y, true));
        }
    }
}

/// The configuration with the same tiles and stages for a problem. Outputs stay on the chip where they did, of as many groups of tiles as a CTA then has, or
/// where some did, of as many as there is room for.
pub fn fitted<C: Schedule>(
    config: &C,
    problem: &ConvProblem,
    target: &Target,
    multiprocessors: u32,
) -> Option<C> {
    let share = Share::of(config, problem, multiprocessors).ok()?;
    let all = share.cta_groups;
    let kept = match config.sizes().stays() {
        Kept::Nothing => Kept::Nothing,
        Kept::Wave => Kept::Wave,
        Kept::All(_) => Kept::All(all),
        Kept::Part(_) => {
            let has_room = |kept: &Kept| config.for_problem(problem, *kept).check(target).is_ok();
            let mut parts = (LEAST_PART..all.min(MAX_KEPT)).rev().map(Kept::Part);
            // Where no number has room the gates say why.
            parts.find(has_room).unwrap_or(Kept::Part(LEAST_PART))
        }
    };
    Some(config.for_problem(problem, kept))
}

/// What is launched for a problem with a configuration.
///
/// # Errors
/// When the configuration is not for this problem, or breaks a gate.
pub(super) fn steps<'a, C: Schedule>(
    config: &C,
    problem: &ConvProblem,
    tensors: &ConvTensors<'a>,
    multiprocessors: u32,
) -> Result<ConvSteps<'a>, ConvError> {
    let refused = |reason: String| {
        let kernel = C::NAME;
        Err(ConvError::Config { kernel, reason })
    };
    let s = config.sizes();
    if config.for_problem(problem, s.stays()) != *config {
        return refused("it is made for other channels or options".to_owned());
    }
    let share = Share::of(config, problem, multiprocessors)?;
    if s.norm == ON_CHIP && share.cta_groups > s.kept {
        return refused(format!(
            "a CTA has {} groups of tiles, and room for {} of them on the chip: use a larger KEPT, NORM=partly or NORM=after",
            share.cta_groups, s.kept
        ));
    }
    if s.in_waves() && !share.has_room(multiprocessors) {
        return refused(format!(
            "a sample has {} groups of tiles, of which {} are computed at a time: use more PIXELS or TILES, NORM=on_chip, NORM=partly or NORM=after",
            share.groups,
            multiprocessors / s.channel_blocks()
        ));
    }
    let mut workspace = Workspace::default();
    let mut launches = ArrayVec::new();
    let places = Places::new::<C::Element>(tensors, &mut workspace, &mut launches);
    let channels = s.channel_blocks() * s.cta_channels();
    let [rows, channels, numbers] = share.moments(problem.samples, channels);
    let moments = workspace.tensor([1, rows, channels, numbers], 4);
    let moments = Extent {
        shape: [rows, channels, numbers, 1],
        strides: [channels * numbers, numbers, 1, 0],
        ..moments
    };
    let mut inner = *tensors;
    (inner.x, inner.weight, inner.y) = (places.x, places.weight, places.y);
    launches.push(config.launch(problem, &inner, moments, &share));
    if s.norm == AFTER {
        launches.push(normalise::<C::Element>(problem, &inner, moments, &share));
    }
    places.finish::<C::Element>(tensors, &mut launches);
    Ok(Steps {
        launches,
        workspace: WorkspaceSize {
            scratch: workspace.bytes,
            counters: share.counters(problem, &s).shape.iter().product(),
        },
    })
}

fn normalise<'a, T: ConvElement>(
    problem: &ConvProblem,
    tensors: &ConvTensors<'a>,
    moments: Extent,
    share: &Share,
) -> Chosen<'a> {
    let config = ConvNormaliseConfig::<T> {
        threads: THREADS,
        out_channels: problem.out_channels,
        scale: problem.scale,
        shift: problem.shift,
        activation: problem.activation.tunable(),
        element: std::marker::PhantomData,
    };
    let pixels = problem.height * problem.width;
    let args = ConvNormaliseArgs::<T> {
        y: TensorViewMut::from_extent(tensors.y),
        moments: TensorView::from_extent(moments),
        scale: tensors.scale.map(TensorView::from_extent),
        shift: tensors.shift.map(TensorView::from_extent),
        pixels,
        width: problem.width,
        groups: share.groups,
        cta_groups: share.cta_groups,
        block_pixels: BLOCK_PIXELS,
        epsilon: problem.norm.unwrap_or_default().epsilon,
    };
    let blocks = pixels.div_ceil(BLOCK_PIXELS);
    Chosen::new(&config, blocks * problem.samples, &args)
}
