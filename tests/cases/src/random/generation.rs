//! Random models that generate.

use fa::attention::{Options, RotaryPairs, Shape, Window};
use proptest::prelude::*;
use proptest::sample::select;

use crate::{GenerationCase, RotaryTables, Spots};

fn spots() -> impl Strategy<Value = Spots> {
    prop_oneof![
        1 => Just(Spots::InOrder),
        1 => Just(Spots::Rows),
        3 => (1..41_u64).prop_map(Spots::Pages),
    ]
}

/// Keys of each sequence before, the new tokens of each step, and whether they are packed. Each step has some.
fn lengths() -> impl Strategy<Value = (Vec<usize>, Vec<Vec<usize>>, bool)> {
    (1..5_usize, 1..5_usize, any::<bool>()).prop_flat_map(|(batch, steps, packed)| {
        let before = prop::collection::vec(prop_oneof![1 => Just(0), 4 => 0..150_usize], batch);
        let new = prop_oneof![3 => Just(1_usize), 2 => 0..9_usize, 1 => 9..70_usize];
        let steps = prop::collection::vec(prop::collection::vec(new, batch), steps);
        (before, steps).prop_map(move |(before, mut steps)| {
            for new in &mut steps {
                let first = new[0].max(1);
                match packed {
                    true => new[0] = first,
                    false => new.fill(first),
                }
            }
            (before, steps, packed)
        })
    })
}

fn options() -> impl Strategy<Value = Options<'static>> {
    let side = || prop::option::of(0..60_u32);
    let window =
        prop::option::of((side(), side()).prop_map(|(left, right)| Window { left, right }));
    let splits = prop::option::of(1..6_u32);
    let softcap = prop::option::of(1.0_f32..30.0);
    (any::<bool>(), window, softcap, splits).prop_map(|(causal, window, softcap, splits)| Options {
        causal,
        window,
        softcap,
        splits,
        ..Options::default()
    })
}

/// Up to four steps of up to four sequences, packed or not, in every place, with heads of every size.
pub fn generations() -> impl Strategy<Value = GenerationCase> {
    let heads = (1..3_usize, select(vec![1, 2, 4, 7]), 1..33_usize);
    let pairs = select(vec![RotaryPairs::Halves, RotaryPairs::Interleaved]);
    let tables = prop::option::weighted(0.7, (1..17_usize, pairs, any::<bool>()));
    let drawn = (any::<bool>(), any::<u64>());
    (lengths(), heads, spots(), tables, options(), drawn).prop_map(
        |(
            (before, steps, packed),
            (kv_heads, group, eighths),
            spots,
            tables,
            options,
            (lse, seed),
        )| {
            let head_dim = 8 * eighths;
            // As much as there is.
            let tables = tables.filter(|_| head_dim >= 16);
            let rotary = tables.map(|(sixteenths, pairs, wide)| RotaryTables {
                rotated: (16 * sixteenths).min(head_dim / 16 * 16),
                pairs,
                wide,
            });
            let shape = Shape {
                kv_heads,
                ..Shape::square(1, 1, kv_heads * group, head_dim)
            };
            GenerationCase {
                before,
                steps,
                packed,
                shape,
                spots,
                rotary,
                options,
                tensors: 0,
                functions: &[],
                padded: false,
                lse,
                seed,
            }
        },
    )
}
