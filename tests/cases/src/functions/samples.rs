//! The functions of the library, and some of what else can be written.

use fa::attention::{At, MaskFunction, ScoreFunction};
use fa::dsl::prelude::*;
use fa::functions;
use fa_reference::{Query, Shape};
use fastrand::Rng;

use super::{Bound, Numbers, Sample, distances};

/// All of them. Lengths need not be those that a function is meant for.
pub const SAMPLES: &[Sample] = &[
    Sample {
        name: "alibi",
        tensors: |shape, rng| vec![floats(&[shape.heads], rng)],
        bind: |views, _| Bound::Score(alibi().with(views.f32(0))),
        twin: |tensors, shape, at, key, score| {
            score - tensors[0].at(&[at.head]) * distance(shape, at, key).abs() as f64
        },
    },
    Sample {
        name: "a cubic with a branch and a loop",
        tensors: |_, _| Vec::new(),
        bind: |_, _| Bound::Score(branching().with((0.25, 3))),
        twin: |_, _, at, key, score| {
            let tail = if (at.i + key).is_multiple_of(3) {
                score * 0.25
            } else {
                score - 0.125
            };
            tail + 3.0 * 0.25
        },
    },
    Sample {
        name: "even keys of odd KV heads",
        tensors: |_, _| Vec::new(),
        bind: |_, _| Bound::Mask(even_keys().with(())),
        twin: |_, shape, at, key, score| {
            let kv_head = at.head / shape.group();
            seen(key % 2 == 0 || kv_head % 2 == 1, score)
        },
    },
    Sample {
        name: "additive bias",
        tensors: |shape, rng| {
            let sizes = [shape.batch, shape.heads, shape.seq_q, shape.seq_k];
            vec![floats(&sizes, rng)]
        },
        bind: |views, _| Bound::Score(functions::additive_bias().with(views.f32(0))),
        twin: |tensors, _, at, key, score| score + tensors[0].at(&[at.batch, at.head, at.i, key]),
    },
    Sample {
        name: "additive bias that hides",
        tensors: |shape, rng| vec![hiding(shape, rng)],
        bind: |views, _| Bound::Score(functions::additive_bias().with(views.f32(0))),
        twin: |tensors, _, at, key, score| score + tensors[0].at(&[at.batch, 0, at.i, key]),
    },
    Sample {
        name: "additive bias of the keys, float16",
        tensors: |shape, rng| vec![halves(&[1, shape.heads, 1, shape.seq_k], rng)],
        bind: |views, _| Bound::Score(functions::additive_bias().with(views.f16(0))),
        twin: |tensors, _, at, key, score| score + tensors[0].at(&[0, at.head, 0, key]),
    },
    Sample {
        name: "relative bias",
        tensors: |shape, rng| vec![floats(&[shape.heads, 2 * 20 + 1], rng)],
        bind: |views, _| Bound::Score(functions::relative_bias().with((views.f32(0), 20))),
        twin: |tensors, shape, at, key, score| {
            let place = distance(shape, at, key).clamp(-20, 20) + 20;
            score + tensors[0].at(&[at.head, place as usize])
        },
    },
    Sample {
        name: "relative bias that hides",
        tensors: |shape, rng| vec![near_only(shape, rng)],
        bind: |views, _| Bound::Score(functions::relative_bias().with((views.f32(0), 20))),
        twin: |tensors, shape, at, key, score| {
            let place = distance(shape, at, key).clamp(-20, 20) + 20;
            score + tensors[0].at(&[at.head, place as usize])
        },
    },
    distances::ALL,
    distances::PAIRS,
    Sample {
        name: "T5's bias",
        tensors: |shape, rng| vec![floats(&[32, shape.heads], rng)],
        bind: |views, _| Bound::Score(functions::t5_bias(32, 128, true).with(views.f32(0))),
        twin: |tensors, shape, at, key, score| {
            let bucket = t5_bucket(distance(shape, at, key), 32, 128.0, true);
            score + tensors[0].at(&[bucket, at.head])
        },
    },
    Sample {
        name: "T5's bias of decoders",
        tensors: |shape, rng| vec![floats(&[16, shape.heads], rng)],
        bind: |views, _| Bound::Score(functions::t5_bias(16, 50, false).with(views.f32(0))),
        twin: |tensors, shape, at, key, score| {
            let bucket = t5_bucket(distance(shape, at, key), 16, 50.0, false);
            score + tensors[0].at(&[bucket, at.head])
        },
    },
    Sample {
        name: "Swin's bias",
        tensors: |shape, rng| {
            let rows = shape.seq_q.max(shape.seq_k).div_ceil(WIDTH).max(1);
            vec![floats(
                &[shape.heads, (2 * rows - 1) * (2 * WIDTH - 1)],
                rng,
            )]
        },
        bind: |views, shape| {
            let rows = shape.seq_q.max(shape.seq_k).div_ceil(WIDTH).max(1);
            Bound::Score(functions::swin_bias(rows as u32, WIDTH as u32).with(views.f32(0)))
        },
        twin: |tensors, _, at, key, score| {
            let places = (tensors[0].sizes()[1] as usize / (2 * WIDTH - 1)).div_ceil(2);
            let row = at.i / WIDTH + places - 1 - key / WIDTH;
            let column = at.i % WIDTH + WIDTH - 1 - key % WIDTH;
            score + tensors[0].at(&[at.head, row * (2 * WIDTH - 1) + column])
        },
    },
    Sample {
        name: "documents",
        tensors: |shape, rng| {
            let [batch, seq_q, seq_k] = [shape.batch, shape.seq_q, shape.seq_k];
            vec![parts(&[batch, seq_q], rng), parts(&[batch, seq_k], rng)]
        },
        bind: |views, _| Bound::Mask(functions::documents().with((views.i32(0), views.i32(1)))),
        twin: |tensors, _, at, key, score| seen(same_document(tensors, at, key), score),
    },
    Sample {
        name: "prefix LM",
        tensors: |shape, rng| {
            let prefix = (0..shape.batch).map(|_| rng.u32(..=shape.seq_k as u32));
            vec![Numbers::U32(vec![shape.batch as u64], prefix.collect())]
        },
        bind: |views, _| Bound::Mask(functions::prefix_lm().with(views.u32(0))),
        twin: |tensors, shape, at, key, score| {
            let in_prefix = (key as f64) < tensors[0].at(&[at.batch]);
            seen(in_prefix || distance(shape, at, key) >= 0, score)
        },
    },
    Sample {
        name: "shared prefix",
        tensors: |shape, rng| {
            vec![
                parts(&[1, shape.seq_q], rng),
                parts(&[shape.batch, shape.seq_k], rng),
            ]
        },
        bind: |views, _| {
            Bound::Mask(functions::shared_prefix().with((views.i32(0), views.i32(1), 13)))
        },
        twin: |tensors, _, at, key, score| seen(key < 13 || same_document(tensors, at, key), score),
    },
    Sample {
        name: "tree",
        tensors: |shape, rng| {
            let words = shape.seq_q.div_ceil(32).max(1);
            let bits = (0..shape.batch * shape.seq_q * words).map(|_| rng.u32(..));
            let sizes = [shape.batch, shape.seq_q, words].map(|size| size as u64);
            vec![Numbers::U32(sizes.to_vec(), bits.collect())]
        },
        bind: |views, _| Bound::Mask(functions::tree().with(views.u32(0))),
        twin: |tensors, shape, at, key, score| {
            // Where there are more queries than keys, the first queries are of no tree.
            let first = (shape.seq_k as u32).wrapping_sub(shape.seq_q as u32);
            let token = (key as u32).max(first) - first;
            let word = |token: u32| tensors[0].at(&[at.batch, at.i, token as usize / 32]) as u32;
            seen(
                (key as u32) < first || word(token) >> (token % 32) & 1 == 1,
                score,
            )
        },
    },
    Sample {
        name: "window and sinks",
        tensors: |_, _| Vec::new(),
        bind: |_, _| Bound::Mask(functions::window_and_sinks().with((33, 4))),
        twin: |_, shape, at, key, score| {
            let distance = distance(shape, at, key);
            seen(distance >= 0 && (distance < 33 || key < 4), score)
        },
    },
    Sample {
        name: "global tokens",
        tensors: |_, _| Vec::new(),
        bind: |_, _| Bound::Mask(functions::global_tokens().with((20, 3))),
        twin: |_, shape, at, key, score| {
            let near = distance(shape, at, key).abs() <= 20;
            seen(near || key < 3 || at.i < 3, score)
        },
    },
    Sample {
        name: "dilated window",
        tensors: |_, _| Vec::new(),
        bind: |_, _| Bound::Mask(functions::dilated_window().with((12, 3))),
        twin: |_, shape, at, key, score| {
            let distance = distance(shape, at, key).abs();
            seen(distance % 3 == 0 && distance / 3 <= 12, score)
        },
    },
    Sample {
        name: "block diffusion",
        tensors: |_, _| Vec::new(),
        bind: |_, _| Bound::Mask(functions::block_diffusion(12).with(70)),
        twin: |_, _, at, key, score| {
            let length = 70;
            let (clean_q, clean_k) = (at.i >= length, key >= length);
            let block_q = if clean_q { at.i - length } else { at.i } / 12;
            let block_k = if clean_k { key - length } else { key } / 12;
            let is_seen = match (clean_q, clean_k) {
                (false, false) => block_q == block_k,
                (false, true) => block_k < block_q,
                (true, true) => block_k <= block_q,
                (true, false) => false,
            };
            seen(is_seen, score)
        },
    },
    Sample {
        name: "neighborhoods in 2-D",
        tensors: |_, _| Vec::new(),
        bind: |_, _| {
            Bound::Mask(functions::neighborhood_2d([ROWS as u32, WIDTH as u32], 5).with(()))
        },
        twin: |_, _, at, key, score| {
            let row = near(at.i / WIDTH, key / WIDTH, ROWS, 5);
            seen(row && near(at.i % WIDTH, key % WIDTH, WIDTH, 5), score)
        },
    },
    Sample {
        name: "sliding tiles in 3-D",
        tensors: |_, _| Vec::new(),
        bind: |_, _| Bound::Mask(functions::sliding_tiles_3d([40, 3, 2], 8, [3, 1, 2]).with(())),
        twin: |_, _, at, key, score| {
            let place = |token: usize| [token / 8 / 6, token / 8 / 2 % 3, token / 8 % 2];
            let (query, key) = (place(at.i), place(key));
            let of = |d: usize| near(query[d], key[d], [40, 3, 2][d], [3, 1, 2][d]);
            seen(of(0) && of(1) && of(2), score)
        },
    },
];

/// The cap with the hardware's tanh, whose log-sum-exp is further off than that of others.
pub const APPROXIMATE_SOFTCAP: Sample = Sample {
    name: "softcap",
    tensors: |_, _| Vec::new(),
    bind: |_, _| Bound::Score(functions::softcap().with(15.0)),
    twin: |_, _, _, _, score| 15.0 * (score / 15.0).tanh(),
};

/// Functions whose arguments are shared by scores in every way: by all of a head, by those of a query or of a key, by some, under a
/// condition. Their derivatives are no constants.
pub const WITH_ARGUMENTS: &[Sample] = &[
    Sample {
        name: "numbers of queries and keys",
        tensors: |shape, rng| {
            vec![
                floats(&[shape.batch, shape.seq_q], rng),
                halves(&[shape.heads, shape.seq_k], rng),
            ]
        },
        bind: |views, _| {
            let arguments = (views.f32(0), views.f16(1), 0.75);
            Bound::Score(of_queries_and_keys().with(arguments))
        },
        twin: |tensors, _, at, key, score| {
            let of_query = tensors[0].at(&[at.batch, at.i]);
            let of_key = tensors[1].at(&[at.head, key]);
            (score * 0.3).tanh() * of_query + (of_key + score) * 0.75
        },
    },
    Sample {
        name: "a gated bias under a branch",
        tensors: |shape, rng| vec![floats(&[shape.heads, shape.seq_k + 1], rng)],
        bind: |views, _| Bound::Score(gated_bias().with((views.f32(0), 0.5))),
        twin: |tensors, _, at, key, score| {
            if key % 3 == 1 {
                return score * 0.5;
            }
            let bias = tensors[0].at(&[at.head, key + 1]);
            score + bias * 0.5 * score.abs()
        },
    },
    Sample {
        name: "a table of scores",
        tensors: |_, rng| vec![floats(&[8], rng)],
        bind: |views, _| Bound::Score(table_of_scores().with(views.f32(0))),
        twin: |tensors, _, at, key, score| {
            // Which of the eight depends on nothing but indices: steps would make differences of scores jump.
            score + tensors[0].at(&[(at.i * 5 + key * 3 + at.head) % 8]) * score * 0.25
        },
    },
    // Infinite for a query after the last, of which nothing may be seen.
    Sample {
        name: "a pole after the last query",
        tensors: |_, _| Vec::new(),
        bind: |_, _| Bound::Score(pole_after_the_last().with(0.5)),
        twin: |_, shape, at, key, score| {
            let to_the_end = (shape.seq_q - at.i) as f64;
            score + 0.5 / to_the_end * (key % 2) as f64
        },
    },
];

fn of_queries_and_keys() -> ScoreFunction<(Tensor<f32>, Tensor<f16>, Reg<f32>)> {
    type Arguments = (Tensor<f32>, Tensor<f16>, Reg<f32>);
    let function = |score: Reg<f32>, at: At, (queries, keys, factor): Arguments| {
        // tanh x = 1 − 2 / (e^2x + 1)
        let power = (score * (0.6 * std::f32::consts::LOG2_E)).exp2();
        let tanh = (power + 1.0).recip().mul_add(-2.0, 1.0);
        let of_query = queries.at(&[at.batch, at.query]).load(0);
        let of_key = keys.at(&[at.head, at.key]).load_f32(0);
        tanh * of_query + (of_key + score) * factor
    };
    ScoreFunction::new(function).expect("it stages")
}

fn gated_bias() -> ScoreFunction<(Tensor<f32>, Reg<f32>)> {
    ScoreFunction::new(gated).expect("it stages")
}

#[device]
fn gated(score: Reg<f32>, at: At, (table, gate): (Tensor<f32>, Reg<f32>)) -> Reg<f32> {
    let mut changed = score * gate;
    if at.key % 3 != 1 {
        let bias = table.at(&[at.head, at.key]).load(1);
        changed = (bias * gate).mul_add(score.abs(), score);
    }
    changed
}

fn pole_after_the_last() -> ScoreFunction<Reg<f32>> {
    let function = |score: Reg<f32>, at: At, factor: Reg<f32>| {
        let to_the_end = (at.seq_q - at.query).to_f32();
        score + factor * to_the_end.recip() * (at.key & 1).to_f32()
    };
    ScoreFunction::new(function).expect("it stages")
}

fn table_of_scores() -> ScoreFunction<Tensor<f32>> {
    let function = |score: Reg<f32>, at: At, table: Tensor<f32>| {
        let place = (at.query * 5 + at.key * 3 + at.head) % 8;
        score + table.at(&[place]).load(0) * score * 0.25
    };
    ScoreFunction::new(function).expect("it stages")
}

/// Tokens of a row of the grids, and rows.
const WIDTH: usize = 16;
const ROWS: usize = 64;

fn alibi() -> ScoreFunction<Tensor<f32>> {
    let function = |score, at: At, slopes: Tensor<f32>| {
        score - slopes.at(&[at.head]).load(0) * at.distance().abs().to_f32()
    };
    ScoreFunction::new(function).expect("it stages")
}

fn branching() -> ScoreFunction<(Reg<f32>, Reg<u32>)> {
    ScoreFunction::new(branch_and_loop).expect("it stages")
}

#[device]
fn branch_and_loop(score: Reg<f32>, at: At, (factor, times): (Reg<f32>, Reg<u32>)) -> Reg<f32> {
    let third = (at.query + at.key) % 3;
    let mut sum = if third == 0 {
        score * factor
    } else {
        score - 0.125
    };
    for _ in range(0, times) {
        sum = sum + factor;
    }
    sum
}

fn even_keys() -> MaskFunction<()> {
    let function = |at: At, ()| (at.key & 1).eq(0) | (at.kv_head & 1).eq(1);
    MaskFunction::new(function).expect("it stages")
}

fn distance(shape: &Shape, at: &Query, key: usize) -> i64 {
    at.i as i64 + shape.seq_k as i64 - shape.seq_q as i64 - key as i64
}

pub(super) fn seen(is_seen: bool, score: f64) -> f64 {
    if is_seen { score } else { f64::NEG_INFINITY }
}

fn same_document(tensors: &[Numbers], at: &Query, key: usize) -> bool {
    tensors[0].at(&[at.batch, at.i]) == tensors[1].at(&[at.batch, key])
}

fn near(query: usize, key: usize, count: usize, kernel: usize) -> bool {
    let begin = query.saturating_sub(kernel / 2).min(count - kernel);
    (begin..begin + kernel).contains(&key)
}

/// `relative_position_bucket` of T5, of −distance.
fn t5_bucket(distance: i64, buckets: usize, max_distance: f64, both: bool) -> usize {
    let of_direction = if both { buckets / 2 } else { buckets };
    let first = if both && distance < 0 {
        of_direction
    } else {
        0
    };
    let length = if both {
        distance.unsigned_abs()
    } else {
        distance.max(0) as u64
    } as usize;
    let exact = of_direction / 2;
    if length < exact {
        return first + length;
    }
    let steps = (of_direction - exact) as f64;
    let ratio = (length as f64 / exact as f64).ln() / (max_distance / exact as f64).ln();
    let far = exact + (ratio * steps + 1e-9) as usize;
    first + far.min(of_direction - 1)
}

/// What all heads of all sequences add.
pub const BIAS_OF_ALL: Sample = Sample {
    name: "a bias of queries and keys, float16",
    tensors: |shape, rng| vec![halves(&[1, 1, shape.seq_q, shape.seq_k], rng)],
    bind: |views, _| Bound::Score(functions::additive_bias().with(views.f16(0))),
    twin: |tensors, _, at, key, score| score + tensors[0].at(&[0, 0, at.i, key]),
};

/// What heads add by themselves, whatever the sequence.
pub const BIAS_OF_HEADS: Sample = Sample {
    name: "a bias of heads, queries and keys, float16",
    tensors: |shape, rng| vec![halves(&[1, shape.heads, shape.seq_q, shape.seq_k], rng)],
    bind: |views, _| Bound::Score(functions::additive_bias().with(views.f16(0))),
    twin: |tensors, _, at, key, score| score + tensors[0].at(&[0, at.head, at.i, key]),
};

pub(super) fn floats(sizes: &[usize], rng: &mut Rng) -> Numbers {
    let count = sizes.iter().product::<usize>();
    let values = (0..count).map(|_| 2.0 * rng.f32() - 0.5).collect();
    Numbers::F32(sizes.iter().map(|size| *size as u64).collect(), values)
}

/// What masks by large numbers look like: a sequence's first keys are padding, and nothing is seen by some queries.
fn hiding(shape: &Shape, rng: &mut Rng) -> Numbers {
    let sizes = [shape.batch, 1, shape.seq_q, shape.seq_k];
    let mut values = Vec::with_capacity(sizes.iter().product());
    for _ in 0..shape.batch {
        let padding = rng.usize(..=shape.seq_k);
        for query in 0..shape.seq_q {
            let least = [-1e8, -1e9, f32::MIN][(query / 3) % 3];
            for key in 0..shape.seq_k {
                let is_hidden = key < padding || query % 7 == 2;
                let value = 2.0 * rng.f32() - 0.5;
                values.push(if is_hidden { least } else { value });
            }
        }
    }
    Numbers::F32(sizes.map(|size| size as u64).to_vec(), values)
}

/// A table of distances that hides those of 12 and more by large numbers.
fn near_only(shape: &Shape, rng: &mut Rng) -> Numbers {
    let values = (0..shape.heads).flat_map(|head| {
        let far = [-1e9, f32::MIN][head % 2];
        let near = (0..23).map(|_| 2.0 * rng.f32() - 0.5);
        let near: Vec<f32> = near.collect();
        [vec![far; 9], near, vec![far; 9]].concat()
    });
    Numbers::F32(vec![shape.heads as u64, 41], values.collect())
}

fn halves(sizes: &[usize], rng: &mut Rng) -> Numbers {
    let count = sizes.iter().product::<usize>();
    let values = (0..count).map(|_| f16::from_f32(2.0 * rng.f32() - 0.5));
    let values = values.collect();
    Numbers::F16(sizes.iter().map(|size| *size as u64).collect(), values)
}

/// Numbers of documents, of some length each.
pub(super) fn parts(sizes: &[usize], rng: &mut Rng) -> Numbers {
    let count = sizes.iter().product::<usize>();
    let mut document = -2;
    let mut next = || {
        document += i32::from(rng.u8(..40) == 0);
        document
    };
    let values = (0..count).map(|_| next()).collect();
    Numbers::I32(sizes.iter().map(|size| *size as u64).collect(), values)
}
