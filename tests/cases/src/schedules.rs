//! Configurations of the schedules of attention.

use fa_dsl::config::{KernelConfig, SpecError, Value};
use fa_dsl::target::Arch;
use fa_kernels::attention::forward::{
    DecodeF16Config, MmaF16Config, ResidentF16Config, WarpSpecializedF16Config, box_keys,
};

use crate::{CacheCase, PackedCase, Runner};

/// Each schedule, small and for heads of 64 elements, with every way of computing softmax. Gates
/// refuse some.
///
/// # Errors
/// When a schedule has lost one of its tunables.
pub fn strategies() -> Result<Vec<Runner>, SpecError> {
    let mut all = Vec::new();
    for rescale in [0, 1, 2, 3] {
        for polynomials in [0, 3] {
            let method = format!("RESCALE={rescale},POLYNOMIALS={polynomials}");
            let streamed = format!("WarpSpecializedF16<64,2,PING_PONG=true,{method}>");
            all.push(Runner::of_either(&WarpSpecializedF16Config::parse(
                &streamed,
            )?));
            let resident = format!("ResidentF16<64,2,{method}>");
            all.push(Runner::of_either(&ResidentF16Config::parse(&resident)?));
            let mma = format!("MmaF16<64,64,4,{method}>");
            all.push(Runner::of_either(&MmaF16Config::parse(&mma)?));
        }
    }
    // Tiles that are claimed though sequences are alike.
    for (tiles, multiprocessors) in [2, 4, 5, 7, 8].map(|it| CLAIMED[it]) {
        let spec = format!("WarpSpecializedF16<{tiles},CLAIM=true>");
        let config = WarpSpecializedF16Config::parse(&spec)?;
        all.push(Runner::of_either(&config).on(multiprocessors));
    }
    Ok(all)
}

/// Tiles of the schedules that take packed sequences: every number of consumers, every place of the output, few and many
/// stages, on GPUs of which a CTA gets several tiles or one.
///
/// # Errors
/// When a schedule has lost one of its tunables.
pub fn packed() -> Result<Vec<Runner>, SpecError> {
    let mut all = vec![Runner::of_either(&MmaF16Config::parse("MmaF16<64,64,4>")?)];
    for (tiles, multiprocessors) in CLAIMED {
        let config = WarpSpecializedF16Config::parse(&format!("WarpSpecializedF16<{tiles}>"))?;
        all.push(Runner::of_either(&config).on(multiprocessors));
    }
    Ok(all)
}

/// What `attention()` chooses, and some tiles of every schedule that takes packed sequences; those that take the case on an architecture.
///
/// # Errors
/// When a schedule has lost one of its tunables.
pub fn of_packed(case: &PackedCase, arch: Arch) -> Result<Vec<Runner>, SpecError> {
    let mut all = packed()?;
    all.push(Runner::ATTENTION);
    let head_dim = case.case.shape.head_dim as u32;
    all.retain(|it| it.head_dim().is_none_or(|limit| head_dim <= limit));
    all.retain(|it| it.fits(arch, &case.case));
    Ok(all)
}

/// Tiles of the warp-specialised schedule, for tiles of queries that are claimed, and the multiprocessors to launch them on.
const CLAIMED: [(&str, u32); 9] = [
    ("64,2,PING_PONG=true", 3),
    ("64,2,STAGES=1,OUTPUT=queries,RESCALE=conditional", 1),
    (
        "64,2,OUTPUT=last_block,PING_PONG=true,RESCALE=conditional",
        2,
    ),
    ("64,2,STAGES=3,Q_STAGES=2,OUTPUT=last_block", 132),
    ("48,3,STAGES=3,Q_STAGES=2,PING_PONG=true", 5),
    ("64,4,Q_STAGES=2,OUTPUT=queries,PING_PONG=true", 2),
    ("128,3,PING_PONG=true,RESCALE=conditional", 132),
    (
        "48,3,STAGES=3,Q_STAGES=2,PING_PONG=true,RESCALE=optimistic",
        5,
    ),
    (
        "64,4,Q_STAGES=2,OUTPUT=queries,PING_PONG=true,RESCALE=optimistic",
        2,
    ),
];

/// Those of these tiles of the warp-specialised schedule that take a cache as a case has it, for heads of up to `head_dim` elements.
///
/// # Errors
/// When the schedule has lost one of its tunables.
pub fn cached(case: &CacheCase, head_dim: u32) -> Result<Vec<Runner>, SpecError> {
    let mut all = Vec::new();
    for (tiles, multiprocessors) in CLAIMED {
        let spec = format!("WarpSpecializedF16<{tiles},HEAD_DIM={head_dim}>");
        let config = WarpSpecializedF16Config::parse(&spec)?;
        if case
            .page()
            .is_none_or(|page| box_keys(page, config.block_n).is_some())
        {
            all.push(Runner::of_either(&config).on(multiprocessors));
        }
    }
    all.retain(|runner| runner.fits(Arch::Sm90a, &case.sequences.case));
    Ok(all)
}

/// Tiles of the schedule for few queries whose copy engine reads caches, in rows or in pages of a multiple of 8 keys, for heads of up to
/// `head_dim` elements.
///
/// # Errors
/// When the schedule has lost one of its tunables.
pub fn bulk(head_dim: u32) -> Result<Vec<Runner>, SpecError> {
    let of = |tiles: &str| {
        let spec = format!("DecodeF16<{tiles},BULK=true,HEAD_DIM={head_dim}>");
        Ok(Runner::of_either(&DecodeF16Config::parse(&spec)?))
    };
    ["16,64,4,STAGES=3", "16,32,2", "32,64,4"]
        .map(of)
        .into_iter()
        .collect()
}

/// Tiles of both schedules; those of the first share out keys.
const OF_CACHES: [&str; 12] = [
    "DecodeF16<16,64,4",
    "DecodeF16<16,32,2,STAGES=3",
    "DecodeF16<32,64,4,STAGES=3",
    "DecodeF16<64,32,4",
    "DecodeF16<64,64,4,ROW_BLOCKS=2",
    "DecodeF16<64,64,4,STAGES=3,WARPGROUP=true",
    "DecodeF16<64,32,4,BULK=true,WARPGROUP=true",
    "DecodeF16<16,64,4,STAGES=3,BULK=true",
    "DecodeF16<32,32,2,BULK=true",
    "MmaF16<64,64,4",
    "MmaF16<64,32,4,STAGES=2",
    "MmaF16<128,64,4",
];

/// Whether boxes of blocks of 64 and of 32 keys lie in one page of a case.
fn takes_boxes(case: &CacheCase) -> bool {
    case.page().is_none_or(|page| page.is_multiple_of(8))
}

/// What `attention()` chooses, and the tiles for heads of a case that an architecture has room for.
///
/// # Errors
/// When a schedule has lost one of its tunables.
pub fn of_cache(case: &CacheCase, arch: Arch) -> Result<Vec<Runner>, SpecError> {
    let limits = [32, 64, 96, 128, 192, 256];
    let head_dim = case.sequences.case.shape.head_dim as u32;
    let limit = limits.into_iter().find(|limit| *limit >= head_dim);
    let splits = case.sequences.case.options.splits;
    let mut all: Vec<Runner> = OF_CACHES
        .into_iter()
        .filter(|tiles| tiles.starts_with("Decode") || splits.is_none_or(|splits| splits < 2))
        .filter(|tiles| !tiles.contains("BULK") || takes_boxes(case))
        .map(|tiles| format!("{tiles},HEAD_DIM={}>", limit.unwrap_or(head_dim)))
        .map(|tiles| match tiles.starts_with("Decode") {
            true => Ok(Runner::of_either(&DecodeF16Config::parse(&tiles)?)),
            false => Ok(Runner::of_either(&MmaF16Config::parse(&tiles)?)),
        })
        .collect::<Result<_, SpecError>>()?;
    all.retain(|runner| case.fits(runner, arch));
    all.push(Runner::ATTENTION);
    // Those by the copy engine do not share keys out. Heads lie in whole panels, or end in one.
    if arch == Arch::Sm90a && splits.is_none_or(|splits| splits < 2) {
        all.extend(cached(case, head_dim.next_multiple_of(64))?);
        if !head_dim.next_multiple_of(16).is_multiple_of(64) && head_dim > 64 {
            all.extend(cached(case, head_dim.next_multiple_of(16))?);
        }
    }
    Ok(all)
}

/// The configuration whose tunables have the values that `pick` picks, by index, from the number
/// that each has; options but the head dimension are at their defaults.
pub fn picked<C: KernelConfig>(mut pick: impl FnMut(usize) -> usize) -> Option<C> {
    let values: Vec<Value> = C::TUNABLES
        .iter()
        .map(|tunable| match tunable.default {
            Some(default) if tunable.option && tunable.name != "HEAD_DIM" => default,
            _ => tunable.values[pick(tunable.values.len())],
        })
        .collect();
    C::from_values(&values)
}
