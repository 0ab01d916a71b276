//! The table of the streaming schedule.

use fa_kernels::forward::{Options, Seq, Variant};

use super::{Chip, Choice, Sizes, StreamShape, variant};

/// From this many keys on what a tile computes outweighs how it begins and ends.
const LONG: u64 = 2048;

/// The schedule's shape for a problem; `None` past head dimension 256.
pub(super) fn stream(chip: Chip, sizes: &Sizes, options: &Options) -> Option<Choice> {
    let head_dim = match sizes.head_dim {
        0..=64 => 64,
        65..=128 => 128,
        129..=192 => 192,
        193..=256 => 256,
        _ => return None,
    };
    let shape = match head_dim {
        64 => heads_of_64(chip, sizes, options),
        128 => heads_of_128(chip, sizes, options),
        192 => heads_of_192(sizes, options),
        _ => heads_of_256(sizes, options),
    };
    let variant = variant(head_dim, options);
    let seq = match fixed_length(sizes, &variant) {
        Some(length) if options.seq.is_none() => Seq::Static(length),
        _ => variant.seq,
    };
    Some(Choice::Stream {
        shape,
        variant: Variant { seq, ..variant },
    })
}

/// The problem's length where a kernel made for it is faster by more than it costs to compile one.
fn fixed_length(sizes: &Sizes, variant: &Variant) -> Option<u32> {
    let plain = !variant.window && !variant.softcap && sizes.seq_q == sizes.seq_k;
    let length = u32::try_from(sizes.seq_k).ok()?;
    let faster = match (variant.head_dim, variant.causal) {
        (64, false) => [256, 1024].contains(&length),
        (64, true) => length == 128,
        (128, false) => [128, 512, 1024].contains(&length),
        _ => false,
    };
    (plain && faster).then_some(length)
}

/// Whether tiles of so many rows would leave multiprocessors idle.
fn few(chip: Chip, sizes: &Sizes, rows: u64) -> bool {
    let heads = sizes.heads.saturating_mul(sizes.batch);
    let tiles = sizes.seq_q.div_ceil(rows).saturating_mul(heads);
    tiles < u64::from(chip.multiprocessors)
}

/// Where outputs are gathered: in a place of their own, in the queries', or in the last block's, which
/// a window may hide.
const OWN: u32 = 0;
const QUERIES: u32 = 1;
const LAST_BLOCK: u32 = 2;

/// A shape whose warpgroups take turns and follow the maxima's rises.
const fn shape([block_n, consumers, stages, q_stages]: [u32; 4], output: u32) -> StreamShape {
    StreamShape {
        block_n,
        consumers,
        stages,
        q_stages,
        ping_pong: true,
        output,
        reference: 1,
    }
}

fn heads_of_64(chip: Chip, sizes: &Sizes, options: &Options) -> StreamShape {
    let window = options.limits().is_some();
    let masked = options.causal || window;
    if sizes.seq_q <= 128 && masked {
        shape([64, 2, 3, 2], OWN)
    } else if sizes.seq_q <= 128 || (few(chip, sizes, 256) && window) {
        shape([128, 2, 2, 2], OWN)
    } else if few(chip, sizes, 256) {
        shape([128, 2, 3, 2], LAST_BLOCK)
    } else if sizes.seq_q <= 192 || sizes.seq_k >= if masked { 2 * LONG } else { LONG } {
        StreamShape {
            reference: 0,
            ..shape([128, 3, 2, 2], OWN)
        }
    } else {
        // Few blocks rise little: looking whether they do costs more than rescaling.
        StreamShape {
            reference: u32::from(!masked && sizes.seq_k >= 512),
            ..shape([64, 4, 3, 2], OWN)
        }
    }
}

fn heads_of_128(chip: Chip, sizes: &Sizes, options: &Options) -> StreamShape {
    let masked = options.causal || options.limits().is_some();
    if sizes.seq_k >= LONG && !few(chip, sizes, 192) {
        shape([80, 3, 2, 2], QUERIES)
    } else if sizes.seq_k <= 128 || (masked && sizes.seq_k <= 512) {
        shape([64, 2, 3, 2], OWN)
    } else {
        shape([128, 2, 2, 2], OWN)
    }
}

fn heads_of_192(sizes: &Sizes, options: &Options) -> StreamShape {
    if sizes.seq_k < LONG {
        shape([64, 2, 2, 2], QUERIES)
    } else if options.limits().is_some() {
        shape([96, 2, 2, 1], QUERIES)
    } else {
        shape([64, 2, 3, 1], LAST_BLOCK)
    }
}

fn heads_of_256(sizes: &Sizes, options: &Options) -> StreamShape {
    if options.limits().is_some() {
        shape([64, 2, 2, 1], QUERIES)
    } else {
        StreamShape {
            ping_pong: sizes.seq_k < 2 * LONG,
            ..shape([64, 2, 2, 1], LAST_BLOCK)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fa_dsl::target::Arch;

    /// The length that the kernel for this problem is made for.
    fn length(head_dim: u64, seq_q: u64, seq_k: u64, options: &Options) -> Seq {
        let chip = Chip {
            arch: Arch::Sm90a,
            multiprocessors: 132,
        };
        let sizes = Sizes {
            batch: 32,
            seq_q,
            seq_k,
            heads: 16,
            head_dim,
        };
        match stream(chip, &sizes, options) {
            Some(Choice::Stream { variant, .. }) => variant.seq,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn lengths_are_fixed_where_that_is_faster_unless_the_caller_says() {
        let options = Options::default();
        assert_eq!(length(128, 512, 512, &options), Seq::Static(512));
        assert_eq!(length(128, 500, 512, &options), Seq::Dynamic);
        assert_eq!(length(256, 512, 512, &options), Seq::Dynamic);
        let dynamic = Options {
            seq: Some(Seq::Dynamic),
            ..options
        };
        assert_eq!(length(128, 512, 512, &dynamic), Seq::Dynamic);
        let fixed = Options {
            seq: Some(Seq::Static(512)),
            ..options
        };
        assert_eq!(length(256, 512, 512, &fixed), Seq::Static(512));
    }
}
