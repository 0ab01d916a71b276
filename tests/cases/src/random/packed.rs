//! Random packed sequences.

use fa::attention::{Options, Window};
use fa_reference::Shape;
use proptest::prelude::*;

use crate::{Layout, PackedCase, Values};

/// Up to six sequences, some of them of one length that fills tiles, of one row, or empty, with masks, a cap, tensors and ranges of
/// keys that see each other.
pub fn packed() -> impl Strategy<Value = PackedCase> {
    let length = prop_oneof![3 => 0..150_usize, 1 => Just(0), 1 => Just(64), 1 => Just(1)];
    let lengths = prop::collection::vec((length.clone(), length), 1..6);
    let window = prop_oneof![
        2 => Just(None),
        1 => (prop::option::of(0..80_u32), prop::option::of(0..80_u32)).prop_map(|(left, right)| Some(Window { left, right })),
    ];
    let heads = (1..3_usize, 1..3_usize, 1..9_usize);
    let options = (
        any::<bool>(),
        window,
        prop::option::of(1.0_f32..30.0),
        0..4_u8,
        prop_oneof![2 => Just(0), 1 => 1..4_u64],
    );
    let layouts = (Layout::any(), Layout::any(), any::<bool>());
    (lengths, heads, options, layouts, any::<u64>()).prop_map(
        |(
            mut lengths,
            (kv_heads, group, eighths),
            (causal, window, softcap, tensors, ranges),
            (inputs, outputs, lse),
            seed,
        )| {
            // A tensor without elements is an error.
            lengths.push((1, 1));
            let shape = Shape {
                kv_heads,
                ..Shape::square(1, 1, kv_heads * group, 16 * eighths)
            };
            let options = Options {
                causal,
                window,
                softcap,
                ..Options::default()
            };
            let mut packed = PackedCase::new(&lengths, shape, options).with_prefix_ranges(ranges);
            packed.case = packed.case.with_tensors(tensors);
            packed.case.values = Values::Normal(1.5);
            (packed.case.inputs, packed.case.outputs, packed.case.lse) = (inputs, outputs, lse);
            packed.case.seed = seed;
            packed
        },
    )
}
