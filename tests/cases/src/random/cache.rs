//! Random sequences whose keys and values are in a cache.

use fa::attention::{AddedKeys, Options, Window};
use fa_reference::Shape;
use proptest::prelude::*;
use proptest::sample::select;

use crate::{CacheCase, CacheLayout, PackedCase};

fn layout() -> impl Strategy<Value = CacheLayout> {
    let page = prop_oneof![2 => 1..41_usize, 1 => Just(16), 1 => Just(256)];
    let pages = (page, any::<bool>());
    let shared = (1..41_usize, any::<bool>(), 1..5_usize);
    prop_oneof![
        1 => any::<bool>().prop_map(|padded| CacheLayout::Packed { padded }),
        1 => (any::<bool>(), any::<bool>())
            .prop_map(|(shuffled, padded)| CacheLayout::Rows { shuffled, padded }),
        2 => pages.prop_map(|(page, heads_first)| CacheLayout::Pages { page, heads_first }),
        2 => shared.prop_map(|(page, heads_first, prefix)| CacheLayout::SharedPages {
            page,
            heads_first,
            prefix,
        }),
    ]
}

fn options() -> impl Strategy<Value = (Options<'static>, u8)> {
    let side = || prop::option::of(0..80_u32);
    let window =
        prop::option::of((side(), side()).prop_map(|(left, right)| Window { left, right }));
    let added = prop_oneof![
        3 => Just(AddedKeys::None),
        1 => (1..4_u32).prop_map(AddedKeys::Each),
        1 => Just(AddedKeys::AsQueries),
    ];
    let splits = prop_oneof![1 => Just(None), 2 => (1..9_u32).prop_map(Some), 1 => Just(Some(100))];
    let scores = (
        prop::option::of(1.0_f32..30.0),
        prop::option::of(0.01_f32..1.0),
    );
    (any::<bool>(), window, scores, added, splits, 0..4_u8).prop_map(
        |(causal, window, (softcap, scale), added_k, splits, tensors)| {
            let options = Options {
                causal,
                window,
                softcap,
                scale,
                added_k,
                splits,
                ..Options::default()
            };
            (options, tensors)
        },
    )
}

/// Queries and keys of sequences, of which the first has a query, and whether they are packed; elsewhere all have as many queries.
fn lengths() -> impl Strategy<Value = (Vec<(usize, usize)>, bool)> {
    let queries = prop_oneof![3 => 0..9_usize, 2 => Just(1), 1 => 9..70_usize];
    let keys = prop_oneof![5 => 0..400_usize, 1 => Just(0), 1 => Just(64), 1 => Just(1)];
    (prop::collection::vec((queries, keys), 1..5), any::<bool>()).prop_map(
        |(mut lengths, packed)| {
            lengths[0].0 = lengths[0].0.max(1);
            if !packed {
                let queries = lengths[0].0;
                lengths.iter_mut().for_each(|it| it.0 = queries);
            }
            (lengths, packed)
        },
    )
}

/// Up to four sequences in rows and in pages, of heads of every size, with every option that a cache takes.
pub fn caches() -> impl Strategy<Value = CacheCase> {
    let groups = select(vec![1, 1, 2, 3, 4, 7, 8, 17]);
    let heads = (1..3_usize, groups, 1..33_usize);
    let ranges = prop_oneof![2 => Just(0), 1 => 1..4_u64];
    let drawn = (any::<bool>(), any::<u64>(), ranges);
    (lengths(), heads, options(), layout(), drawn).prop_map(
        |(
            (mut lengths, packed),
            (kv_heads, group, eighths),
            (options, tensors),
            layout,
            (lse, seed, ranges),
        )| {
            // The keys that are said to be added are among those that there are.
            for (queries, keys) in &mut lengths {
                *keys += match options.added_k {
                    AddedKeys::None => 0,
                    AddedKeys::Each(added) => added as usize,
                    AddedKeys::AsQueries => *queries,
                };
            }
            let shape = Shape {
                kv_heads,
                ..Shape::square(1, 1, kv_heads * group, 8 * eighths)
            };
            let mut sequences = PackedCase::new(&lengths, shape, options);
            sequences.case = sequences.case.with_tensors(tensors);
            (sequences.case.lse, sequences.case.seed) = (lse, seed);
            CacheCase {
                sequences: sequences.with_prefix_ranges(ranges),
                layout,
                packed,
            }
        },
    )
}
