//! Models that generate, by name: the same ones on the interpreter and on a GPU.

use fa::attention::{Options, RotaryPairs, Shape, Window};

use super::{GenerationCase, RotaryTables};
use crate::Spots;

/// Where sequences lie, by name.
const SPOTS: [(&str, Spots); 5] = [
    ("in_order", Spots::InOrder),
    ("rows", Spots::Rows),
    ("page_1", Spots::Pages(1)),
    ("page_7", Spots::Pages(7)),
    ("page_16", Spots::Pages(16)),
];

fn causal() -> Options<'static> {
    Options {
        causal: true,
        ..Options::default()
    }
}

/// Heads of 64, of which two share one of the keys'.
fn heads() -> Shape {
    Shape {
        kv_heads: 2,
        ..Shape::square(1, 1, 4, 64)
    }
}

fn rotary(rotated: usize, pairs: RotaryPairs) -> Option<RotaryTables> {
    Some(RotaryTables {
        rotated,
        pairs,
        wide: rotated.is_multiple_of(32),
    })
}

/// All of them.
pub fn all() -> impl Iterator<Item = (String, GenerationCase)> {
    SPOTS.into_iter().flat_map(|(place, spots)| {
        let prompts = after_a_prompt(spots).map(|(name, case)| ("prompt", name, case));
        let mixed = mixed(spots).map(|(name, case)| ("mixed", name, case));
        let all = prompts.into_iter().chain(mixed);
        all.map(move |(kind, name, case)| (format!("{kind}/{name}/{place}"), case))
    })
}

/// A prompt, and then five tokens one by one.
fn after_a_prompt(spots: Spots) -> [(&'static str, GenerationCase); 3] {
    [
        ("halves", 64, RotaryPairs::Halves, causal()),
        ("interleaved", 16, RotaryPairs::Interleaved, causal()),
        ("full", 48, RotaryPairs::Halves, Options::default()),
    ]
    .map(|(name, rotated, pairs, options)| {
        let prompt = vec![17; 3];
        let tokens = vec![vec![1; 3]; 5];
        let case = GenerationCase {
            before: vec![0, 30, 5],
            steps: [vec![prompt], tokens].concat(),
            packed: false,
            shape: heads(),
            spots,
            rotary: rotary(rotated, pairs),
            options,
            tensors: 0,
            functions: &[],
            padded: false,
            lse: true,
            seed: rotated as u64,
        };
        (name, case)
    })
}

/// Prompts and single tokens in one step, some of them of sequences that wait.
fn mixed(spots: Spots) -> [(&'static str, GenerationCase); 2] {
    let window = Options {
        window: Some(Window {
            left: Some(20),
            right: Some(0),
        }),
        ..Options::default()
    };
    [("causal", causal()), ("window", window)].map(|(name, options)| {
        let case = GenerationCase {
            before: vec![70, 0, 200, 9],
            steps: vec![vec![1, 40, 1, 0], vec![1, 1, 0, 90], vec![1, 1, 3, 1]],
            packed: true,
            shape: heads(),
            spots,
            rotary: rotary(32, RotaryPairs::Halves),
            options,
            tensors: 0,
            functions: &[],
            padded: false,
            lse: true,
            seed: 5,
        };
        (name, case)
    })
}
