//! Random additions to a cache.

use fa::attention::RotaryPairs;
use proptest::prelude::*;

use crate::{AppendCase, Layout, RotaryCase, Spots};

fn rotary() -> impl Strategy<Value = Option<RotaryCase>> {
    let pairs = prop_oneof![Just(RotaryPairs::Interleaved), Just(RotaryPairs::Halves)];
    let queries = prop::option::of((1..9_u64, any::<bool>()));
    let flags = (any::<bool>(), any::<bool>(), any::<bool>());
    prop::option::weighted(
        0.8,
        (1..17_u64, pairs, queries, flags).prop_map(
            |(sixteenths, pairs, queries, (wide, positions, masked))| RotaryCase {
                rotated: 16 * sixteenths,
                pairs,
                wide,
                positions,
                queries,
                masked,
            },
        ),
    )
}

/// New tokens of up to five sequences, packed or not, in every place and layout, mostly rotated.
pub fn additions() -> impl Strategy<Value = AppendCase> {
    let spots = prop_oneof![
        Just(Spots::InOrder),
        Just(Spots::Rows),
        (1..40_u64).prop_map(Spots::Pages),
    ];
    let sizes = (1..6_u64, 1..7_u64, 1..4_u64, 1..4_u64, 1..33_u64);
    let layouts = (Layout::any(), Layout::any());
    (
        sizes,
        0..30_u64,
        spots,
        any::<bool>(),
        rotary(),
        layouts,
        any::<u64>(),
    )
        .prop_map(
            |(
                (batch, new, group, kv_heads, eighths),
                more,
                spots,
                packed,
                rotary,
                (inputs, cache),
                seed,
            )| {
                let head_dim = 8 * eighths;
                // As much as there is.
                let rotary = rotary.filter(|_| head_dim >= 16).map(|rotary| RotaryCase {
                    rotated: rotary.rotated.min(head_dim / 16 * 16),
                    ..rotary
                });
                AppendCase {
                    batch,
                    new,
                    packed,
                    group,
                    kv_heads,
                    head_dim,
                    capacity: new + more,
                    spots,
                    rotary,
                    inputs,
                    cache,
                    seed,
                }
            },
        )
}
