//! Functions that read tables of distances without clamping any.

use fa::attention::{At, ScoreFunction};
use fa_dsl::prelude::*;
use fa_reference::Shape;

use super::{Bound, Numbers, Sample};

/// As many distances as there are, and no more.
pub(super) const ALL: Sample = Sample {
    name: "table of distances",
    tensors: |shape, rng| {
        let values = (0..shape.heads * distances(shape)).map(|_| 2.0 * rng.f32() - 0.5);
        let sizes = [shape.heads, distances(shape)].map(|size| size as u64);
        vec![Numbers::F32(sizes.to_vec(), values.collect())]
    },
    bind: |views, _| Bound::Score(all().with(views.f32(0))),
    twin: |tensors, shape, at, key, score| {
        score + tensors[0].at(&[at.head, key + shape.seq_q - 1 - at.i])
    },
};

/// Two numbers for each distance, which are clamped on one side.
pub(super) const PAIRS: Sample = Sample {
    name: "table of pairs of distances, those of later keys last",
    tensors: |shape, rng| {
        let count = 2 * distances(shape);
        let values = (0..count).map(|_| half::f16::from_f32(2.0 * rng.f32() - 0.5));
        vec![Numbers::F16(vec![count as u64], values.collect())]
    },
    bind: |views, _| Bound::Score(pairs().with((views.f16(0), 90))),
    twin: |tensors, shape, at, key, score| {
        let place = 2 * (key + shape.seq_q - 1 - at.i).min(90);
        let [first, second] = [place, place + 1].map(|place| tensors[0].at(&[place]));
        score * first + second
    },
};

/// How far apart a query and a key can be.
fn distances(shape: &Shape) -> usize {
    (shape.seq_q + shape.seq_k).max(2) - 1
}

fn all() -> ScoreFunction<Tensor<f32>> {
    let function = |score, at: At, table: Tensor<f32>| {
        let place = at.key + at.seq_q - 1 - at.query;
        score + table.at(&[at.head, place]).load(0)
    };
    ScoreFunction::new(function).expect("it stages")
}

fn pairs() -> ScoreFunction<(Tensor<half::f16>, Reg<u32>)> {
    type Arguments = (Tensor<half::f16>, Reg<u32>);
    let function = |score: Reg<f32>, at: At, (table, most): Arguments| {
        let place = (at.key + at.seq_q - 1 - at.query).min(most);
        let pair = table.at(&[place * 2]);
        score * pair.load_f32(0) + pair.load_f32(1)
    };
    ScoreFunction::new(function).expect("it stages")
}
