//! Tiles of whole tensors without functions, by the size of heads.

use fa_kernels::attention::forward::WarpSpecializedConfig;
use fa_kernels::attention::{Shape, Variant};

use super::super::{Chip, no_options};
use super::{
    ALWAYS, CONDITIONAL, EVEN, LAST_BLOCK, LONG, OWN, QUERIES, SHORT, alone, causal, causal_beside,
    claims_sequences, few, many, rounds_of_rows, tiles, trusting,
};

pub(super) fn of_64<T>(
    chip: Chip,
    shape: &Shape,
    variant: &Variant,
    trusts: bool,
) -> WarpSpecializedConfig<T> {
    let window = variant.masked_left();
    let masked = variant.masked();
    // A tile of four warpgroups is a sequence then. Where it has 160 rows the last has nothing to do, which costs nothing: memory bounds it.
    let is_short = no_options(variant) && shape.seq_q.max(shape.seq_k) <= SHORT;
    if alone(shape, variant, false, ..=128) && shape.seq_q <= 128 {
        // Memory bounds them: there is nothing to take turns for, and a claim would not be known in time.
        WarpSpecializedConfig {
            ping_pong: false,
            rescale: ALWAYS,
            ..match shape.seq_k {
                ..=64 => tiles([64, 2, 3, 2], OWN),
                _ => tiles([128, 2, 2, 2], OWN),
            }
        }
    } else if (shape.seq_q <= 128 && (masked || shape.seq_k <= 128))
        || (is_short && masked && few(chip, shape, 256))
    {
        tiles([64, 2, 3, 2], OWN)
    } else if shape.seq_q <= 128 || (few(chip, shape, 256) && window) {
        tiles([128, 2, 2, 2], OWN)
    } else if few(chip, shape, 256) {
        match trusts {
            true if causal(shape, variant, 2 * SHORT..) => trusting(tiles([64, 2, 4, 2], OWN)),
            true if shape.seq_k >= LONG => trusting(tiles([128, 2, 3, 2], LAST_BLOCK)),
            _ => tiles([128, 2, 3, 2], LAST_BLOCK),
        }
    } else if trusts && (is_short || shape.seq_q > 192) {
        // Tiles of a few blocks are even.
        let claim = alone(shape, variant, false, ..EVEN)
            || (alone(shape, variant, true, ..) && !(SHORT + 1..LONG / 2).contains(&shape.seq_k))
            || causal_beside(chip, shape, variant, LONG..EVEN);
        WarpSpecializedConfig {
            claim,
            ..trusting(match (masked, window) {
                (false, _) if shape.seq_k >= EVEN && !variant.softcap => tiles([128, 3, 2, 2], OWN),
                // The widest products pay where few blocks are on the diagonal.
                _ if alone(shape, variant, true, EVEN..) => tiles([128, 3, 3, 2], OWN),
                (_, true) if shape.seq_k >= LONG => tiles([64, 3, 3, 2], OWN),
                _ if alone(shape, variant, false, SHORT + 1..)
                    && rounds_of_rows(chip, shape, 192).saturating_mul(5)
                        <= rounds_of_rows(chip, shape, 256).saturating_mul(4) =>
                {
                    tiles([64, 3, 3, 2], OWN)
                }
                _ => tiles([64, 4, 3, 2], OWN),
            })
        }
    } else if shape.seq_q <= 192 || shape.seq_k >= if masked { 2 * LONG } else { LONG } {
        WarpSpecializedConfig {
            rescale: ALWAYS,
            ..tiles([128, 3, 2, 2], OWN)
        }
    } else {
        // Few blocks rise little: looking whether they do costs more than rescaling.
        WarpSpecializedConfig {
            rescale: match !masked && shape.seq_k >= 512 {
                true => CONDITIONAL,
                false => ALWAYS,
            },
            ..tiles([64, 4, 3, 2], OWN)
        }
    }
}

pub(super) fn of_128<T>(
    chip: Chip,
    shape: &Shape,
    variant: &Variant,
    trusts: bool,
) -> WarpSpecializedConfig<T> {
    let masked = variant.masked();
    if trusts && shape.seq_k > if masked { 512 } else { 128 } {
        return of_128_on_trust(chip, shape, variant);
    }
    if shape.seq_k >= LONG && !few(chip, shape, 192) {
        tiles([80, 3, 2, 2], QUERIES)
    } else if shape.seq_k <= 128 || (masked && shape.seq_k <= 512) {
        match claims_sequences(chip, shape, variant) {
            true => tiles([64, 2, 3, 1], OWN),
            false => tiles([64, 2, 3, 2], OWN),
        }
    } else {
        tiles([128, 2, 2, 2], OWN)
    }
}

/// For more than a few blocks of keys.
fn of_128_on_trust<T>(chip: Chip, shape: &Shape, variant: &Variant) -> WarpSpecializedConfig<T> {
    let masked = variant.masked();
    let is_many = !few(chip, shape, 192);
    let is_long = shape.seq_k >= LONG && is_many;
    // What is computed for each score leaves more warps more to do meanwhile.
    let first = match (variant.alibi, variant.softcap) {
        (true, _) if many(chip, shape, 192) => LONG / 2,
        (_, true) if many(chip, shape, 192) => LONG,
        _ => EVEN,
    };
    let is_two_tiles = alone(shape, variant, false, SHORT..=SHORT) && many(chip, shape, 128);
    trusting(if is_two_tiles {
        WarpSpecializedConfig {
            ping_pong: false,
            claim: true,
            ..tiles([64, 2, 4, 2], OWN)
        }
    } else if is_many && variant.alibi && !variant.softcap && causal(shape, variant, LONG * 3 / 4..)
    {
        // Measured: beside slopes outputs in a place of their own, and so one place for queries, are faster.
        WarpSpecializedConfig {
            ping_pong: false,
            claim: true,
            ..tiles([64, 3, 4, 1], OWN)
        }
    } else if is_many && causal(shape, variant, first..) {
        WarpSpecializedConfig {
            ping_pong: false,
            claim: true,
            ..tiles([64, 3, 4, 2], QUERIES)
        }
    } else if is_many
        && (causal(shape, variant, LONG..) || causal_beside(chip, shape, variant, LONG / 2..))
    {
        WarpSpecializedConfig {
            claim: true,
            ..tiles([64, 2, 4, 2], OWN)
        }
    } else if is_long && masked {
        tiles([64, 3, 3, 2], QUERIES)
    } else if is_long && variant.softcap {
        tiles([80, 3, 2, 2], QUERIES)
    } else if masked || alone(shape, variant, false, 2 * SHORT..LONG / 2) {
        tiles([64, 2, 4, 2], OWN)
    } else {
        tiles([128, 2, 2, 2], OWN)
    })
}

/// For less than 128, in tiles that fill the GPU: where products take less, more warps are faster than longer blocks.
pub(super) fn of_fewer<T>(
    chip: Chip,
    shape: &Shape,
    variant: &Variant,
    head_dim: u32,
    trusts: bool,
) -> Option<WarpSpecializedConfig<T>> {
    if !trusts || head_dim == 128 || few(chip, shape, 192) {
        None
    } else if alone(shape, variant, false, SHORT / 2 + 1..=SHORT) {
        let tiles = tiles([128, 2, 2, 2], OWN);
        Some(match head_dim {
            96 => tiles,
            _ => trusting(tiles),
        })
    } else if causal(shape, variant, 2 * SHORT..)
        || alone(shape, variant, false, 2 * SHORT..LONG * 3 / 4)
    {
        Some(trusting(WarpSpecializedConfig {
            ping_pong: false,
            claim: true,
            ..tiles([64, 3, 4, 2], QUERIES)
        }))
    } else if alone(shape, variant, false, LONG * 3 / 4..) {
        Some(trusting(tiles([64, 3, 3, 2], QUERIES)))
    } else {
        None
    }
}

pub(super) fn of_192<T>(
    shape: &Shape,
    variant: &Variant,
    trusts: bool,
) -> WarpSpecializedConfig<T> {
    let is_plain = no_options(variant) && shape.seq_k >= 2 * SHORT;
    if trusts && (is_plain || (shape.seq_k >= LONG / 2 && !variant.masked_left())) {
        WarpSpecializedConfig {
            claim: is_plain && shape.seq_k < EVEN,
            ..trusting(tiles([64, 2, 3, 1], LAST_BLOCK))
        }
    } else if shape.seq_k < LONG {
        tiles([64, 2, 2, 2], QUERIES)
    } else if variant.masked_left() {
        tiles([96, 2, 2, 1], QUERIES)
    } else {
        tiles([64, 2, 3, 1], LAST_BLOCK)
    }
}

pub(super) fn of_256<T>(chip: Chip, shape: &Shape, variant: &Variant) -> WarpSpecializedConfig<T> {
    if variant.masked_left() {
        tiles([64, 2, 2, 1], QUERIES)
    } else if alone(shape, variant, true, LONG..2 * LONG) {
        trusting(WarpSpecializedConfig {
            ping_pong: false,
            claim: true,
            polynomials: 1,
            ..tiles([64, 2, 2, 1], LAST_BLOCK)
        })
    } else {
        WarpSpecializedConfig {
            ping_pong: shape.seq_k < 2 * LONG,
            claim: alone(shape, variant, true, LONG / 2..LONG)
                || causal_beside(chip, shape, variant, LONG / 2..LONG),
            ..tiles([64, 2, 2, 1], LAST_BLOCK)
        }
    }
}
