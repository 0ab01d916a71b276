//! The table of the warp-specialised schedule.

use std::marker::PhantomData;
use std::ops::RangeBounds;

use fa_dsl::prelude::Half;
use fa_dsl::tile::boxes::PANEL_COLS;
use fa_kernels::attention::forward::WarpSpecializedConfig;
use fa_kernels::attention::functions::Kind;
use fa_kernels::attention::{Problem, Seq, Shape, Variant};

use super::{Chip, first_that_holds, no_options, rows_to_copy};

mod functions;
mod heads;
mod windows;

/// From this many keys on what a tile computes outweighs how it begins and ends.
const LONG: usize = 2048;

/// Of sequences this long, tiles that are dealt beforehand are as even as those that are claimed, and CTAs that go in step share what they
/// read.
const EVEN: usize = 4 * LONG;

/// Up to this many queries sequences are one tile, or little more.
const SHORT: usize = 256;

/// Whether it takes the problem: what it copies of pages is a multiple of 8 keys, of which every block of the table is one.
pub(super) fn takes(problem: &Problem<'_>) -> bool {
    let paged = problem.options.paged;
    paged.is_none_or(|paged| paged.page.is_multiple_of(8))
}

/// The tiles for a problem; `None` past head dimension 256.
pub(super) fn config<T: Half>(
    chip: Chip,
    problem: &Problem<'_>,
) -> Option<WarpSpecializedConfig<T>> {
    let shape = &problem.shape;
    let of_tiles = columns_of_tiles(shape.head_dim)?;
    // What is between two multiples of a panel has the tiles of the larger one.
    let head_dim = of_tiles.next_multiple_of(PANEL_COLS);
    let variant = Variant::of(problem, head_dim);
    let trusts = trusts(&variant);
    let beside_softcap = |tiles| match variant.softcap && trusts {
        true => beside_softcap(&variant, tiles),
        false => tiles,
    };
    let tiles = match head_dim {
        64 | 128 if variant.functions => {
            let rows = functions::Rows {
                copied: rows_to_copy(problem, &variant),
                are_long: shape.seq_k >= LONG,
                are_many: many(chip, shape, 192),
            };
            functions::tiles(&variant, trusts, &rows)
        }
        64 | 128 | 256 if windows::are_long(chip, shape, &variant) => {
            windows::tiles(&variant, windows::keys(&problem.options))
        }
        64 | 128 if variant.sequences_differ() && shape.seq_q > SHORT => {
            beside_softcap(packed(shape, &variant, trusts))
        }
        64 => beside_softcap(heads::of_64(chip, shape, &variant, trusts)),
        128 => beside_softcap(
            heads::of_fewer(chip, shape, &variant, of_tiles, trusts)
                .unwrap_or_else(|| heads::of_128(chip, shape, &variant, trusts)),
        ),
        192 => heads::of_192(shape, &variant, trusts),
        _ => heads::of_256(chip, shape, &variant),
    };
    let seq = match fixed_length(shape, &variant) {
        Some(length) if problem.options.seq.is_none() => Seq::Static(length),
        _ => variant.seq,
    };
    // Which block is the last is not known where they are classified.
    let output = match tiles.output {
        LAST_BLOCK if variant.functions => QUERIES,
        output => output,
    };
    let rescale = match tiles.rescale {
        OPTIMISTIC if may_hide_first(&variant) => CONDITIONAL,
        rescale => rescale,
    };
    Some(WarpSpecializedConfig {
        output,
        rescale,
        claim: tiles.claim || claims_sequences(chip, shape, &variant),
        variant: Variant {
            seq,
            head_dim: of_tiles,
            ..variant
        },
        ..tiles
    })
}

/// The head dimension of the tiles that heads of `head_dim` are computed in; `None` past 256. Each takes kernels of its own: all multiples
/// of 16 would be many.
fn columns_of_tiles(head_dim: usize) -> Option<u32> {
    first_that_holds(head_dim, &[64, 80, 96, 112, 128, 160, 192, 224, 256])
}

/// The problem's length where a kernel made for it is faster by more than it costs to compile one.
fn fixed_length(shape: &Shape, variant: &Variant) -> Option<u32> {
    let fits = no_options(variant) && shape.seq_q == shape.seq_k;
    let length = u32::try_from(shape.seq_k).ok()?;
    let faster = match (variant.head_dim, variant.causal) {
        (64, false) => [256, 512, 1024].contains(&length),
        (128, false) => [512, 1024].contains(&length),
        _ => false,
    };
    (fits && faster).then_some(length)
}

/// Whether a tile's first maxima are likely to do for all of its scores: where they are not, the tile is computed twice. What is added to
/// scores by distance is least where tiles begin, unless a causal mask hides what comes later, or it is one number for all that are far; and a
/// tensor may hide keys, by −∞, which tables of distances seldom do.
fn trusts(variant: &Variant) -> bool {
    (variant.causal || !variant.alibi)
        && variant.function_set.of_kind(Kind::Score).all(|it| {
            let weight = it.weight();
            weight.clamps || weight.steps || (!weight.reads && (variant.causal || !weight.of_keys))
        })
}

/// Whether a mask by tensors may hide all that rows have of a tile's first block, of which nobody has found out which are hidden: such rows have no
/// maximum yet that does for others, and most tiles would be computed twice. With a causal mask the first block has a row's own key.
fn may_hide_first(variant: &Variant) -> bool {
    !(variant.causal || variant.mask_blocks)
        && variant.function_set.of_kind(Kind::Mask).any(|it| {
            let weight = it.weight();
            weight.reads || weight.reads_of_side
        })
}

/// Whether there is a causal mask, or none, and nothing else, over this many keys.
fn alone(shape: &Shape, variant: &Variant, causal: bool, keys: impl RangeBounds<usize>) -> bool {
    variant.causal == causal && no_options(variant) && keys.contains(&shape.seq_k)
}

/// Whether there is a causal mask, perhaps beside sinks, a softcap or slopes, and nothing else, over this many keys.
fn causal(shape: &Shape, variant: &Variant, keys: impl RangeBounds<usize>) -> bool {
    let others = Variant {
        sinks: false,
        softcap: false,
        alibi: false,
        ..*variant
    };
    alone(shape, &others, true, keys)
}

/// The same, beside one of those at least, in many tiles: of few, tiles of heads of 64 that are claimed end no sooner.
fn causal_beside(
    chip: Chip,
    shape: &Shape,
    variant: &Variant,
    keys: impl RangeBounds<usize>,
) -> bool {
    !no_options(variant) && many(chip, shape, 256) && causal(shape, variant, keys)
}

/// How many tiles of so many rows there are.
fn count(shape: &Shape, rows: usize) -> usize {
    let tiles = shape.seq_q.div_ceil(rows);
    tiles.saturating_mul(shape.all_heads())
}

/// How many rows, of those that there are and those that there are not, a multiprocessor computes of tiles of so many.
fn rounds_of_rows(chip: Chip, shape: &Shape, rows: usize) -> usize {
    let rounds = count(shape, rows).div_ceil(chip.multiprocessors.max(1) as usize);
    rounds.saturating_mul(rows)
}

/// Whether tiles of so many rows would leave multiprocessors idle.
pub(super) fn few(chip: Chip, shape: &Shape, rows: usize) -> bool {
    count(shape, rows) < chip.multiprocessors as usize
}

/// Whether there are six tiles of so many rows or more for each multiprocessor.
pub(super) fn many(chip: Chip, shape: &Shape, rows: usize) -> bool {
    count(shape, rows) >= 6 * chip.multiprocessors as usize
}

/// Whether there is nothing but perhaps a causal mask, a sequence is one tile of 128 rows and one block or two, and claiming such tiles is faster:
/// there are many, and they have so many bytes that what is claimed is known in time. Those of heads of 64 have not.
fn claims_sequences(chip: Chip, shape: &Shape, variant: &Variant) -> bool {
    let rows = shape.seq_q.saturating_add(shape.seq_k);
    no_options(variant)
        && shape.head_dim > 64
        && shape.seq_q.max(shape.seq_k) <= 128
        && rows.saturating_mul(shape.head_dim) >= 2 * 64 * 128
        && many(chip, shape, 128)
}

/// Where outputs are gathered: in a place of their own, in the queries', or in the last block's, which
/// a window may hide.
const OWN: u32 = 0;
const QUERIES: u32 = 1;
const LAST_BLOCK: u32 = 2;

/// `RESCALE`, see [`fa_kernels::attention::softmax::RescalePolicy`].
const ALWAYS: u32 = 0;
const CONDITIONAL: u32 = 1;
const OPTIMISTIC: u32 = 3;

/// The same, with the maxima of first blocks as references.
fn trusting<T>(tiles: WarpSpecializedConfig<T>) -> WarpSpecializedConfig<T> {
    WarpSpecializedConfig {
        rescale: OPTIMISTIC,
        ..tiles
    }
}

/// The same, rescaling without asking whether a maximum rose.
fn always<T>(tiles: WarpSpecializedConfig<T>) -> WarpSpecializedConfig<T> {
    WarpSpecializedConfig {
        rescale: ALWAYS,
        ..tiles
    }
}

/// Tiles whose warpgroups take turns and follow the maxima's rises.
const fn tiles<T>(
    [block_n, consumers, stages, q_stages]: [u32; 4],
    output: u32,
) -> WarpSpecializedConfig<T> {
    WarpSpecializedConfig {
        block_n,
        consumers,
        stages,
        q_stages,
        ping_pong: true,
        output,
        rescale: CONDITIONAL,
        polynomials: 0,
        claim: false,
        copy_rows: 0,
        variant: Variant::PLAIN,
        element: PhantomData,
    }
}

/// For a softcap, whose ways of small scores need registers: other tiles in place of those that would spill some (`tests/defaults.rs`). They are
/// up to 3 % slower beside a window, and 8 % faster for packed sequences. Where every maximum is followed some kernels spill 8 to 36 bytes, of
/// which what does not was 2 to 49 % slower.
fn beside_softcap<T>(
    variant: &Variant,
    given: WarpSpecializedConfig<T>,
) -> WarpSpecializedConfig<T> {
    let window = variant.masked_left();
    let others = match (variant.head_dim, given.block_n, given.consumers) {
        (64, 64, 4) if window => tiles([64, 3, 3, 2], OWN),
        (128, 64, 3) if window && !variant.packed => tiles([64, 2, 4, 2], OWN),
        (128, 96 | 128, 2) if variant.packed => tiles([64, 3, 3, 2], QUERIES),
        _ => return given,
    };
    trusting(others)
}

/// For sequences of different lengths the longest of which are not short; how many are, and how many rows they have, is not known.
fn packed<T>(shape: &Shape, variant: &Variant, trusts: bool) -> WarpSpecializedConfig<T> {
    let masked = variant.masked();
    if trusts {
        let one_is_long = shape.seq_q >= 8 * LONG;
        return trusting(match variant.head_dim {
            64 if one_is_long => tiles([128, 3, 2, 2], OWN),
            64 => tiles([64, 4, 3, 2], OWN),
            _ if one_is_long => tiles([96, 2, 3, 2], QUERIES),
            _ => tiles([64, 3, 3, 2], QUERIES),
        });
    }
    match (variant.head_dim, masked) {
        (64, false) => always(tiles([64, 4, 3, 2], OWN)),
        (64, true) => always(tiles([128, 3, 2, 2], OWN)),
        // One sequence may have most of the rows: a few rounds of tiles of 192 rows, the last of which leaves most
        // multiprocessors idle.
        (_, false) if shape.seq_q >= 2 * LONG => tiles([128, 2, 2, 2], OWN),
        _ => tiles([80, 3, 2, 2], QUERIES),
    }
}

#[cfg(test)]
mod tests;
