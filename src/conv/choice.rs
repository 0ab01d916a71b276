//! The table of kernels: which one takes a problem, with what tiles.

use std::sync::{PoisonError, RwLock};

use fa_dsl::config::KernelConfig;
use fa_dsl::prelude::*;
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::Dtype;
use fa_kernels::conv::launch::{self, Share};
use fa_kernels::conv::{
    ConvElement, ConvKernel, ConvMmaConfig, ConvProblem, ConvStreamingConfig,
    ConvWarpSpecializedConfig, Kept, LEAST_PART, Schedule, TileConfig,
};

use crate::attention::Chip;
use crate::tuned;

/// What is tried of a schedule.
struct Candidates<C> {
    /// Pixels of a tile.
    pixels: &'static [u32],
    /// Stages of pixels and of weights, the best first.
    stages: &'static [[u32; 2]],
    /// The configuration of pixels and tiles, stages, and what stays on the chip.
    configure: fn(&ConvProblem, [u32; 2], [u32; 2], Kept) -> C,
    /// Cycles for a product of 64 channels, a tile's pixels and 16 input channels.
    product: fn(&TileConfig) -> u32,
}

/// What a choice depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Asked {
    chip: Chip,
    /// With any epsilon: its value is no part of a kernel.
    problem: ConvProblem,
}

/// How many choices are remembered: more than a network has blocks.
const MOST_REMEMBERED: usize = 256;

/// The kernel for a problem on a GPU, if there is one: what was tuned for it ([`tuned`](crate::tuned)), else the tiles whose products take the least time of tensor
/// cores and shared memory. Trying them all takes as long as many calls, so that what was chosen is remembered.
pub fn choose(chip: Chip, problem: &ConvProblem) -> Option<ConvKernel> {
    static REMEMBERED: RwLock<Vec<(Asked, Option<ConvKernel>)>> = RwLock::new(Vec::new());
    let problem = problem.with_any_epsilon();
    let asked = Asked { chip, problem };
    let known = REMEMBERED.read().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, kernel)) = known.iter().find(|(known, _)| *known == asked) {
        return *kernel;
    }
    drop(known);
    let kernel = tuned::convolution(chip, &problem).or_else(|| try_all(chip, &problem));
    let mut known = REMEMBERED.write().unwrap_or_else(PoisonError::into_inner);
    if known.len() == MOST_REMEMBERED {
        known.remove(0);
    }
    known.push((asked, kernel));
    kernel
}

fn try_all(chip: Chip, problem: &ConvProblem) -> Option<ConvKernel> {
    match problem.dtype {
        Dtype::F16 => of_element::<f16>(chip, problem),
        Dtype::Bf16 => of_element::<bf16>(chip, problem),
    }
}

fn of_element<T: ConvElement>(chip: Chip, problem: &ConvProblem) -> Option<ConvKernel> {
    match chip.arch {
        Arch::Sm90a => {
            let apart = || best(chip, problem, &warp_specialized::<T>());
            streaming::<T>(chip, problem).or_else(apart)
        }
        _ => best(chip, problem, &mma::<T>()),
    }
}

/// Tiles of a sample that passes through the chip, if it finds room there. A warpgroup multiplies while two others normalise.
fn streaming<T: ConvElement>(chip: Chip, problem: &ConvProblem) -> Option<ConvKernel> {
    problem.norm?;
    let target = Target::new(chip.arch);
    let mut found: Option<(u64, ConvKernel)> = None;
    for pixels in [64, 96, 128, 160, 192, 256] {
        // Of those that take as long the first wins: three blocks of pixels are a little faster than four.
        for [warpgroups, stages] in [[3, 3], [3, 4], [3, 2], [2, 3], [2, 4], [2, 2]] {
            let config = ConvStreamingConfig::<T>::new(problem, pixels, warpgroups, stages);
            let Ok([tiles, all]) = config.count(problem) else {
                continue;
            };
            let fits = config.check(&target).is_ok();
            if !fits || !config.has_room(tiles, chip.multiprocessors) {
                continue;
            }
            let s = config.tiles();
            // With fewer channels, unless two parts of a tile share them, a part of a product's rows is empty, and two kernels are faster.
            if s.parts == 1 && s.out_channels < 64 {
                return None;
            }
            let rounds = u64::from(all.div_ceil(chip.multiprocessors.max(1)));
            let products = u64::from(s.taps() * (s.in_channels / 16) * s.parts);
            // What two warpgroups do in the shadow of a third one's products three do more surely.
            let ends = 200 + u64::from(pixels) * if warpgroups == 3 { 1 } else { 4 };
            let time = rounds * (u64::from(hopper_product(&s)) * products + ends);
            if found.as_ref().is_none_or(|(least, _)| time < *least) {
                found = Some((time, ConvKernel::of(&config)?));
            }
            break;
        }
    }
    found.map(|(_, kernel)| kernel)
}

/// Cycles of a product of 64 channels by a tile's pixels and 16 input channels on Hopper.
fn hopper_product(s: &TileConfig) -> u32 {
    (s.pixels / 2).max(16 + s.pixels / 4)
}

/// A product of 64 channels by N pixels and 16 input channels takes N / 2 cycles of Hopper's tensor cores, and its operands 16 + N / 4 of shared memory,
/// which reads 128 bytes in each. 36 stages are all weights that there can be.
fn warp_specialized<T: ConvElement>() -> Candidates<ConvWarpSpecializedConfig<T>> {
    Candidates {
        pixels: &[64, 80, 96, 112, 128, 160, 192, 256],
        stages: &[
            [4, 36],
            [3, 36],
            [2, 36],
            [3, 6],
            [3, 4],
            [2, 6],
            [2, 4],
            [1, 4],
        ],
        configure: ConvWarpSpecializedConfig::new,
        product: hopper_product,
    }
}

/// Ampere's tensor cores take N cycles; each of four warps reads all pixels, N / 4 cycles of shared memory, and its channels.
fn mma<T: ConvElement>() -> Candidates<ConvMmaConfig<T>> {
    Candidates {
        pixels: &[64, 96, 128],
        stages: &[[2, 4], [2, 3], [3, 3], [2, 2]],
        configure: ConvMmaConfig::new,
        product: |s| s.pixels.max(16 + s.pixels),
    }
}

fn best<C: Schedule>(
    chip: Chip,
    problem: &ConvProblem,
    candidates: &Candidates<C>,
) -> Option<ConvKernel> {
    // Where outputs do not fit the chip with any tiles, some wait in memory; or, if those would be most, the next kernel normalises all of them.
    let ways: &[Kept] = match problem.norm {
        Some(_) => &[Kept::All(1), Kept::Part(LEAST_PART), Kept::Nothing],
        None => &[Kept::Nothing],
    };
    let fastest = |kept: &Kept| fastest(chip, problem, candidates, *kept);
    let found = ways.iter().find_map(fastest)?;
    // Or whole samples are computed at a time, and normalised beside the next ones.
    let of_waves = problem.norm.and_then(|_| fastest(&Kept::Wave));
    let in_all = |config: &C| {
        let share = Share::of(config, problem, chip.multiprocessors).ok()?;
        Some(in_all(&config.sizes(), &share, candidates.product))
    };
    let of_waves = of_waves.filter(|waves| in_all(waves) < in_all(&found));
    ConvKernel::of(&of_waves.unwrap_or(found))
}

/// The fastest configuration of whose outputs all, a part or nothing stays on the chip.
fn fastest<C: Schedule>(
    chip: Chip,
    problem: &ConvProblem,
    candidates: &Candidates<C>,
    kept: Kept,
) -> Option<C> {
    let target = Target::new(chip.arch);
    // Where outputs wait in memory, taking turns was faster with any tiles.
    let mut found: Option<((bool, u64), C)> = None;
    for pixels in candidates.pixels {
        for tiles in 1..=3 {
            for stages in candidates.stages {
                let config = (candidates.configure)(problem, [*pixels, tiles], *stages, kept);
                let fitted = launch::fitted(&config, problem, &target, chip.multiprocessors);
                let Some(config) = fitted.filter(|it| it.check(&target).is_ok()) else {
                    continue;
                };
                let Ok(share) = Share::of(&config, problem, chip.multiprocessors) else {
                    continue;
                };
                let sizes = config.sizes();
                if !keeps_enough(&sizes, &share) || !has_waves(&sizes, &share, chip) {
                    continue;
                }
                let in_phase = sizes.partly() && !sizes.takes_turns();
                let time = (in_phase, time(&sizes, &share, candidates.product));
                // Of stages that take as long the first win.
                if found.as_ref().is_none_or(|(least, _)| time < *least) {
                    found = Some((time, config));
                }
            }
        }
    }
    found.map(|(_, config)| config)
}

/// Whether the tiles of a sample are computed at a time, where they have to be. With fewer output channels samples pass through [`ConvStreamingConfig`], or warpgroups take turns.
fn has_waves(s: &TileConfig, share: &Share, chip: Chip) -> bool {
    !s.in_waves() || (s.channel_groups() > 1 && share.has_room(chip.multiprocessors))
}

/// Whether so much of the outputs stays on the chip that it is faster than a kernel of its own that normalises all of them, with more threads on their way to
/// memory. Where warpgroups take turns it was with 3 of 24 groups of tiles; otherwise with 2 of 6, and not with 2 of 16.
fn keeps_enough(s: &TileConfig, share: &Share) -> bool {
    match s.stays() {
        Kept::Part(kept) => s.takes_turns() || 4 * kept >= share.cta_groups,
        Kept::All(_) | Kept::Wave | Kept::Nothing => true,
    }
}

/// Cycles of a multiprocessor for all groups of tiles of a CTA, each of which takes something to begin and to end with.
fn time(s: &TileConfig, share: &Share, product: fn(&TileConfig) -> u32) -> u64 {
    let groups = u64::from(share.cta_groups);
    let ends = match s.stays() {
        Kept::Part(kept) => of_part(s, share.cta_groups, kept, of_tile(s, product)),
        Kept::All(_) | Kept::Nothing => groups * u64::from(400 + 4 * s.pixels),
        Kept::Wave => of_waves(s, share),
    };
    products(s, share, product) + ends
}

/// Cycles of the products of a tile.
fn of_tile(s: &TileConfig, product: fn(&TileConfig) -> u32) -> u32 {
    product(s) * s.taps() * (s.in_channels / 16)
}

/// Those of all tiles of a CTA.
fn products(s: &TileConfig, share: &Share, product: fn(&TileConfig) -> u32) -> u64 {
    u64::from(share.cta_groups) * u64::from(s.warpgroups() * of_tile(s, product))
}

/// What products of `of_tile` cycles do not take of that time, where outputs of `kept` groups of tiles stay on the chip and the others wait in memory.
fn of_part(s: &TileConfig, groups: u32, kept: u32, of_tile: u32) -> u64 {
    let ends = if s.takes_turns() {
        // What comes behind a product is hidden by those of the others, if they take as long.
        let others = (s.tiles - 1) * of_tile;
        let behind = (500 + 16 * s.pixels).saturating_sub(others);
        s.tiles * (200 + behind)
    } else {
        400 + 4 * s.pixels
    };
    // Stored and loaded again; and normalised, which takes few warps longer.
    let again = 4 * groups.saturating_sub(kept);
    let normalise = groups * if s.warpgroups() == 3 { 8 } else { 11 };
    u64::from(groups) * u64::from(ends)
        + u64::from(again + normalise) * u64::from(s.warpgroups() * s.pixels)
}

/// What products do not take of that time, where outputs wait for the next wave. Up to some tiles of a sample look for each other's moments in the shadow of products.
fn of_waves(s: &TileConfig, share: &Share) -> u64 {
    let parts = (share.groups * s.tiles).saturating_sub(16);
    u64::from(share.cta_groups) * u64::from(5400 + 20 * s.pixels + 140 * parts)
        + u64::from(12 * s.pixels)
}

/// Cycles of a multiprocessor for a block whose output is normalised, with the kernel after this one where there is one, if warpgroups take no turns. As measured on an H200, so that they compare those whose
/// samples are normalised one after the other to others.
fn in_all(s: &TileConfig, share: &Share, product: fn(&TileConfig) -> u32) -> u64 {
    let groups = u64::from(share.cta_groups);
    let ends = match s.stays() {
        Kept::Wave => of_waves(s, share),
        // Moments; outputs normalised, behind a barrier of all CTAs.
        Kept::All(_) => groups * u64::from(3000 + 32 * s.pixels) + 3500,
        // Stored, and loaded again to be normalised.
        Kept::Part(_) | Kept::Nothing => groups * u64::from(3000 + 54 * s.pixels),
    };
    products(s, share, product) + ends
}
