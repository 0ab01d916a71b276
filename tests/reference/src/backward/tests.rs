//! Gradients against central differences of the forward pass.

use std::sync::Arc;

use fa_kernels::attention::{Options, Window};

use crate::{
    Gradients, Narrow, Precision, Rules, Shape, Sum, Twin, TwinAdjoints, attention,
    attention_backward, attention_backward_of_keys, max_difference,
};

/// float64 as it is, so that differences are not drowned in rounding.
impl Narrow for f64 {
    fn widen(self) -> f64 {
        self
    }
    fn nearest(value: f64) -> f64 {
        value
    }
}

const SHAPE: Shape = Shape {
    batch: 2,
    seq_q: 5,
    seq_k: 7,
    heads: 4,
    kv_heads: 2,
    head_dim: 3,
};

fn draw(len: usize, seed: u64) -> Vec<f64> {
    let mut state = seed;
    let mut next = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as f64 / (1_u64 << 30) as f64 - 1.0
    };
    (0..len).map(|_| next()).collect()
}

/// Σ dO ∘ O, whose gradients are those of attention.
fn loss(shape: &Shape, inputs: &[Vec<f64>; 3], d_o: &[f64], rules: &Rules) -> f64 {
    let [q, k, v] = inputs;
    let found = attention(shape, q, k, v, rules, Precision::Exact);
    found.o.iter().zip(d_o).map(|(o, d_o)| o * d_o).sum()
}

/// Central differences of the loss with respect to each element that `nudge` changes by so much.
fn differences(len: usize, loss: impl Fn(usize, f64) -> f64) -> Vec<f64> {
    let step = 1e-5;
    (0..len)
        .map(|i| (loss(i, step) - loss(i, -step)) / (2.0 * step))
        .collect()
}

fn gradients(shape: &Shape, inputs: &[Vec<f64>; 3], d_o: &[f64], rules: &Rules) -> Gradients {
    let [q, k, v] = inputs;
    let forward = attention(shape, q, k, v, rules, Precision::Exact);
    let inputs = [q, k, v].map(Vec::as_slice);
    attention_backward(shape, inputs, &forward, d_o, rules, Precision::Exact)
}

#[track_caller]
fn agree(shape: Shape, rules: &Rules) {
    let lens = [shape.q_len(), shape.kv_len(), shape.kv_len()];
    let inputs = [0, 1, 2].map(|i| draw(lens[i], 3 + i as u64));
    let d_o = draw(shape.q_len(), 11);
    let found = gradients(&shape, &inputs, &d_o, rules);
    let all = [&found.dq, &found.dk, &found.dv];
    for (which, gradient) in all.into_iter().enumerate() {
        let expected = differences(lens[which], |i, step| {
            let mut inputs = inputs.clone();
            inputs[which][i] += step;
            loss(&shape, &inputs, &d_o, rules)
        });
        let error = max_difference(gradient, &expected);
        assert!(error < 1e-8, "gradient {which} is {error:e} off: {rules:?}");
        assert!(
            expected.iter().any(|x| x.abs() > 1e-3),
            "nothing was compared"
        );
    }
}

fn rules(options: &Options<'_>) -> Rules {
    Rules::of(options, SHAPE.head_dim)
}

/// Each option alone, and together.
fn every_option() -> Vec<Options<'static>> {
    let plain = Options::default();
    let window = Some(Window {
        left: Some(2),
        right: Some(1),
    });
    vec![
        plain,
        Options {
            causal: true,
            ..plain
        },
        Options { window, ..plain },
        Options {
            softcap: Some(0.7),
            ..plain
        },
        Options {
            scale: Some(1.3),
            ..plain
        },
        Options {
            causal: true,
            window,
            softcap: Some(1.5),
            scale: Some(0.9),
            ..plain
        },
    ]
}

#[test]
fn gradients_are_those_of_differences() {
    for options in every_option() {
        agree(SHAPE, &rules(&options));
    }
}

#[test]
fn gradients_with_tensors_are_those_of_differences() {
    for options in every_option() {
        let slopes = rules(&options).with_tensor("alibi_slopes", &[0.1, 0.5, 0.0, 1.0]);
        agree(SHAPE, &slopes);
        agree(
            SHAPE,
            &slopes.with_tensor("sinks", &[0.3, -1.0, 2.0, f32::NEG_INFINITY]),
        );
    }
}

#[test]
fn gradients_with_more_queries_than_keys_are_those_of_differences() {
    let shape = Shape {
        seq_q: 7,
        seq_k: 4,
        ..SHAPE
    };
    for options in every_option() {
        agree(shape, &rules(&options));
    }
}

#[test]
fn gradients_of_functions_are_those_of_differences() {
    let twin: Twin = Arc::new(|_, query, key, score: f64| {
        if (query.i + key) % 3 == 0 {
            f64::NEG_INFINITY
        } else {
            score * score * 0.2 + score.sin()
        }
    });
    for options in every_option() {
        agree(SHAPE, &rules(&options).with_function(twin.clone()));
    }
}

/// score·(1 + table[head, key mod 3]) + slope·(query − key), but for some keys that are hidden.
fn twin_of(table: Vec<f64>, slope: f64) -> Twin {
    Arc::new(move |_, query, key, score: f64| {
        if (query.i + key) % 4 == 0 {
            return f64::NEG_INFINITY;
        }
        let distance = query.i as f64 - key as f64;
        score * (1.0 + table[query.head * 3 + key % 3]) + slope * distance
    })
}

fn adjoints_of_it() -> TwinAdjoints {
    Arc::new(|_, query, key, score, adjoint| {
        let distance = query.i as f64 - key as f64;
        vec![
            (0, query.head * 3 + key % 3, adjoint * score),
            (1, 0, adjoint * distance),
        ]
    })
}

/// Beside other options, and with a function after it.
#[test]
fn gradients_of_arguments_are_those_of_differences() {
    let lens = [SHAPE.q_len(), SHAPE.kv_len(), SHAPE.kv_len()];
    let inputs = [0, 1, 2].map(|i| draw(lens[i], 5 + i as u64));
    let d_o = draw(SHAPE.q_len(), 9);
    let (table, slope) = (draw(12, 4), 0.05);
    let cubic: Twin = Arc::new(|_, _, _, score| score + 0.1 * score * score * score);
    for options in every_option() {
        let with = |table: &[f64], slope| {
            let rules = rules(&options);
            let rules = rules.with_function_of(twin_of(table.to_vec(), slope), adjoints_of_it());
            let rules = rules.with_function(cubic.clone());
            rules.with_tensor("alibi_slopes", &[0.1, 0.5, 0.0, 1.0])
        };
        let found = gradients(&SHAPE, &inputs, &d_o, &with(&table, slope)).darguments;
        let options_before = found.keys().map(|[option, ..]| *option).min();
        let number = options_before.expect("there are gradients");
        let differ = |found: Option<&Sum>, at: &dyn Fn(f64) -> f64| {
            let step = 1e-5;
            let expected = (at(step) - at(-step)) / (2.0 * step);
            let found = found.copied().unwrap_or_default().sum;
            assert!(
                (found - expected).abs() < 1e-8,
                "{found} {expected}: {options:?}"
            );
        };
        for place in 0..table.len() {
            let at = |step: f64| {
                let mut table = table.clone();
                table[place] += step;
                loss(&SHAPE, &inputs, &d_o, &with(&table, slope))
            };
            differ(found.get(&[number, 0, place]), &at);
        }
        let at = |step: f64| loss(&SHAPE, &inputs, &d_o, &with(&table, slope + step));
        differ(found.get(&[number, 1, 0]), &at);
    }
}

#[test]
fn gradients_of_sinks_are_those_of_differences() {
    let lens = [SHAPE.q_len(), SHAPE.kv_len(), SHAPE.kv_len()];
    let inputs = [0, 1, 2].map(|i| draw(lens[i], 5 + i as u64));
    let d_o = draw(SHAPE.q_len(), 9);
    let sinks = [0.5_f32, -0.25, 1.5, 0.0];
    for options in every_option() {
        let with = |sinks: &[f32]| rules(&options).with_tensor("sinks", sinks);
        let found = gradients(&SHAPE, &inputs, &d_o, &with(&sinks)).djoining;
        let bounded = |it: &Sum| it.sum.abs() <= it.magnitudes && it.magnitudes > 0.0;
        assert!(found.iter().all(bounded), "{found:?}");
        let found: Vec<f64> = found.into_iter().map(|it| it.sum).collect();
        // Powers of two, which float32 adds without rounding.
        let step = 1.0 / 1024.0;
        for (head, found) in found.iter().enumerate() {
            let at = |step: f32| {
                let mut sinks = sinks;
                sinks[head] += step;
                loss(&SHAPE, &inputs, &d_o, &with(&sinks))
            };
            let expected = (at(step) - at(-step)) / f64::from(2.0 * step);
            assert!(
                (found - expected).abs() < 1e-6,
                "head {head}: {found} {expected}"
            );
        }
    }
}

#[test]
fn queries_that_see_nothing_have_no_gradient() {
    let shape = Shape {
        batch: 1,
        seq_q: 3,
        seq_k: 1,
        heads: 1,
        kv_heads: 1,
        head_dim: 1,
    };
    let options = Options {
        causal: true,
        ..Options::default()
    };
    let inputs = [vec![1.0, 2.0, 3.0], vec![1.0], vec![5.0]];
    let found = gradients(&shape, &inputs, &[1.0, 1.0, 1.0], &Rules::of(&options, 1));
    assert_eq!(found.dq, [0.0; 3]);
    assert_eq!(found.dk, [0.0]);
    assert_eq!(found.dv, [1.0], "only the last query sees the key");
}

#[test]
fn half_precision_is_near_and_not_the_same() {
    let lens = [SHAPE.q_len(), SHAPE.kv_len(), SHAPE.kv_len(), SHAPE.q_len()];
    let drawn = [0, 1, 2, 3].map(|i| {
        let values = draw(lens[i], 21 + i as u64);
        values
            .into_iter()
            .map(half::f16::from_f64)
            .collect::<Vec<_>>()
    });
    let [q, k, v, d_o] = &drawn;
    let rules = Rules::new(SHAPE.head_dim);
    let [exact, low] = [Precision::Exact, Precision::Half].map(|precision| {
        let forward = attention(&SHAPE, q, k, v, &rules, precision);
        attention_backward(&SHAPE, [q, k, v], &forward, d_o, &rules, precision)
    });
    for (low, exact) in [
        (&low.dq, &exact.dq),
        (&low.dk, &exact.dk),
        (&low.dv, &exact.dv),
    ] {
        let error = max_difference(low, exact);
        assert!(error > 0.0 && error < 5e-3, "{error:e}");
    }
}

/// What some keys have to do with: their own gradients, and what they add to those of the queries.
#[test]
fn gradients_of_some_keys_are_parts_of_those_of_all() {
    let inputs = [SHAPE.q_len(), SHAPE.kv_len(), SHAPE.kv_len()];
    let [q, k, v] = std::array::from_fn(|i| draw(inputs[i], i as u64));
    let d_o = draw(SHAPE.q_len(), 3);
    let options = Options {
        causal: true,
        ..Options::default()
    };
    let rules = Rules::of(&options, SHAPE.head_dim);
    let forward = attention(&SHAPE, &q, &k, &v, &rules, Precision::Exact);
    let of = |keys| {
        let (inputs, precision) = ([&q[..], &k, &v], Precision::Exact);
        attention_backward_of_keys(&SHAPE, inputs, &forward, &d_o, &rules, precision, keys)
    };
    let [all, first, last] = [0..SHAPE.seq_k, 0..3, 3..SHAPE.seq_k].map(of);
    let sum = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a + b).collect::<Vec<_>>();
    assert!(max_difference(&sum(&first.dq, &last.dq), &all.dq) < 1e-12);
    let len = SHAPE.kv_heads * SHAPE.head_dim;
    for (some, all) in [(&first.dk, &all.dk), (&first.dv, &all.dv)] {
        let rows = some.chunks(len).zip(all.chunks(len)).enumerate();
        for (row, (some, all)) in rows {
            match row % SHAPE.seq_k < 3 {
                true => assert!(max_difference(some, all) < 1e-12),
                false => assert!(some.iter().all(|x| *x == 0.0)),
            }
        }
    }
}

/// A key that is no number spoils the gradients of the queries that see it, and of the keys that those see, and nothing else.
#[test]
fn gradients_of_what_does_not_meet_no_number_are_numbers() {
    let shape = Shape {
        batch: 1,
        seq_q: 60,
        seq_k: 60,
        heads: 1,
        kv_heads: 1,
        head_dim: 3,
    };
    let options = Options {
        causal: true,
        window: Some(Window {
            left: Some(2),
            right: None,
        }),
        ..Options::default()
    };
    let rules = Rules::of(&options, 3);
    let of = |hidden: Option<f64>| {
        let mut inputs = [1, 2, 3].map(|seed| draw(shape.q_len(), seed));
        if let Some(hidden) = hidden {
            inputs[1][3 * 20..3 * 21].fill(hidden);
            inputs[2][3 * 20..3 * 21].fill(hidden);
        }
        gradients(&shape, &inputs, &draw(shape.q_len(), 4), &rules)
    };
    let (without, with) = (of(None), of(Some(f64::NAN)));
    for i in 0..60 {
        let of_row = |gradient: &[f64]| gradient[3 * i..3 * i + 3].to_vec();
        let compare = |with: &[f64], without: &[f64], spoilt: bool| {
            let (with, without) = (of_row(with), of_row(without));
            assert_eq!(with.iter().all(|it| it.is_nan()), spoilt, "{i}: {with:?}");
            let difference = max_difference(&with, &without);
            assert!(spoilt || difference < 1e-12, "{i}: {difference}");
        };
        compare(&with.dq, &without.dq, (20..23).contains(&i));
        compare(&with.dk, &without.dk, (18..23).contains(&i));
        compare(&with.dv, &without.dv, (18..23).contains(&i));
    }
}
