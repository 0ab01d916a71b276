//! Small problems whose answer can be written down.

use half::f16;

use fa_kernels::attention::{Options, Window};

use super::*;

/// One sequence and one head of dimension 1.
fn shape(seq_q: usize, seq_k: usize) -> Shape {
    Shape {
        batch: 1,
        seq_q,
        seq_k,
        heads: 1,
        kv_heads: 1,
        head_dim: 1,
    }
}

fn rules(causal: bool, window: Option<Window>) -> Rules {
    let options = Options {
        causal,
        window,
        ..Options::default()
    };
    Rules::of(&options, 1)
}

fn window(left: Option<u32>, right: Option<u32>) -> Option<Window> {
    Some(Window { left, right })
}

fn numbers(values: &[f32]) -> Vec<f16> {
    values.iter().map(|x| f16::from_f32(*x)).collect()
}

/// With keys of zero every visible key weighs the same: the output is the mean of their values, 2^j
/// for key j, and the log-sum-exp the logarithm of their number. Gives the keys' numbers.
fn seen(shape: Shape, rules: Rules) -> Vec<Vec<usize>> {
    let values: Vec<f32> = (0..shape.seq_k).map(|j| (1_u32 << j) as f32).collect();
    let (q, k) = (
        vec![f16::ONE; shape.q_len()],
        vec![f16::ZERO; shape.kv_len()],
    );
    let found = attention(&shape, &q, &k, &numbers(&values), &rules, Precision::Exact);
    found
        .o
        .iter()
        .zip(&found.lse)
        .map(|(mean, lse)| {
            let count = lse.exp().round();
            let sum = (mean * count).round() as u32;
            let keys: Vec<usize> = (0..shape.seq_k).filter(|j| sum >> j & 1 == 1).collect();
            assert_eq!(keys.len() as f64, count);
            keys
        })
        .collect()
}

#[test]
fn every_query_sees_every_key() {
    assert_eq!(
        seen(shape(2, 3), rules(false, None)),
        [[0, 1, 2], [0, 1, 2]]
    );
}

#[test]
fn causal_is_aligned_with_the_last_key() {
    let more_keys = seen(shape(2, 4), rules(true, None));
    assert_eq!(more_keys, [vec![0, 1, 2], vec![0, 1, 2, 3]]);
    let more_queries = seen(shape(4, 2), rules(true, None));
    assert_eq!(more_queries, [vec![], vec![], vec![0], vec![0, 1]]);
}

#[test]
fn windows_count_from_the_own_position() {
    let symmetric = rules(false, window(Some(1), Some(1)));
    assert_eq!(
        seen(shape(4, 4), symmetric),
        [vec![0, 1], vec![0, 1, 2], vec![1, 2, 3], vec![2, 3]]
    );
    let left = rules(false, window(Some(0), None));
    assert_eq!(
        seen(shape(3, 3), left),
        [vec![0, 1, 2], vec![1, 2], vec![2]]
    );
    let right = rules(false, window(None, Some(1)));
    assert_eq!(
        seen(shape(3, 3), right),
        [vec![0, 1], vec![0, 1, 2], vec![0, 1, 2]]
    );
    let unlimited = rules(false, window(None, None));
    assert_eq!(seen(shape(1, 2), unlimited), [[0, 1]]);
}

#[test]
fn windows_are_aligned_with_the_last_key() {
    let narrow = rules(false, window(Some(1), Some(0)));
    assert_eq!(
        seen(shape(2, 5), narrow.clone()),
        [vec![2, 3], vec![3, 4]],
        "more keys"
    );
    assert_eq!(
        seen(shape(5, 2), narrow),
        [vec![], vec![], vec![], vec![0], vec![0, 1]],
        "more queries"
    );
    // The positions of the first queries are before the first key: they reach it to the right.
    let ahead = rules(false, window(Some(0), Some(2)));
    assert_eq!(
        seen(shape(5, 2), ahead),
        [vec![], vec![0], vec![0, 1], vec![0, 1], vec![1]]
    );
}

/// Of each pair of a query and a key: either the masks let it see it, or both are in a range.
#[test]
fn ranges_show_what_is_in_them() {
    let (seq_q, seq_k) = (6, 9);
    let masks = [
        (true, None),
        (true, window(Some(1), None)),
        (false, window(Some(0), Some(2))),
    ];
    let ranges: [&[[usize; 2]]; 4] = [
        &[[2, 5], [4, 8]],
        &[[0, 9]],
        &[[7, 7], [8, 5], [6, 30]],
        &[],
    ];
    let ranges = ranges.map(|all| {
        all.iter()
            .map(|[first, end]| *first..*end)
            .collect::<Vec<_>>()
    });
    for (causal, window) in masks {
        for ranges in &ranges {
            let masked = seen(shape(seq_q, seq_k), rules(causal, window));
            let both = rules(causal, window).with_prefix_ranges(vec![ranges.clone()]);
            let found = seen(shape(seq_q, seq_k), both);
            for (i, found) in found.iter().enumerate() {
                let position = i + seq_k - seq_q;
                let together = |j| {
                    let mut ranges = ranges.iter();
                    ranges.any(|range| range.contains(&position) && range.contains(&j))
                };
                let sees = |j: &usize| masked[i].contains(j) || together(*j);
                let expected: Vec<usize> = (0..seq_k).filter(sees).collect();
                assert_eq!(
                    *found, expected,
                    "query {i}, {ranges:?}, {causal}, {window:?}"
                );
            }
        }
    }
}

#[test]
fn causal_cuts_the_window_on_the_right() {
    let expected = seen(shape(4, 4), rules(false, window(Some(1), Some(0))));
    for right in [None, Some(0), Some(3)] {
        assert_eq!(
            seen(shape(4, 4), rules(true, window(Some(1), right))),
            expected
        );
    }
}

#[test]
fn windows_of_any_size_do_not_overflow() {
    let huge = rules(false, window(Some(u32::MAX), Some(u32::MAX)));
    assert_eq!(seen(shape(2, 2), huge), [[0, 1], [0, 1]]);
}

#[test]
fn queries_that_see_nothing_give_zero() {
    let (q, k) = (numbers(&[1.0, 1.0]), numbers(&[3.0]));
    let found = attention(
        &shape(2, 1),
        &q,
        &k,
        &k,
        &rules(true, None),
        Precision::Exact,
    );
    assert_eq!(found.o, [0.0, 3.0]);
    assert_eq!(found.lse, [f64::NEG_INFINITY, 3.0]);
}

#[test]
fn the_softcap_comes_after_the_scale() {
    let options = Options {
        scale: Some(0.5),
        softcap: Some(3.0),
        ..Options::default()
    };
    let rules = Rules::of(&options, 1);
    let (q, k, v) = (numbers(&[2.0]), numbers(&[4.0, 0.0]), numbers(&[1.0, -1.0]));
    let exact = attention(&shape(1, 2), &q, &k, &v, &rules, Precision::Exact);
    // Scores 2·4·0.5 = 4, capped to 3·tanh(4/3) = 2.61018…, and 0.
    let capped = 3.0 * (4.0_f64 / 3.0).tanh();
    let sum = capped.exp() + 1.0;
    assert!((exact.lse[0] - sum.ln()).abs() < 1e-12);
    assert!((exact.o[0] - (capped.exp() - 1.0) / sum).abs() < 1e-12);
    let low = attention(&shape(1, 2), &q, &k, &v, &rules, Precision::Half);
    assert!((low.lse[0] - exact.lse[0]).abs() < 2e-3 && low.lse != exact.lse);
}

#[test]
fn the_mask_comes_after_the_softcap() {
    let capped = Options {
        causal: true,
        softcap: Some(1.0),
        ..Options::default()
    };
    assert_eq!(
        seen(shape(2, 2), Rules::of(&capped, 1)),
        [vec![0], vec![0, 1]]
    );
}

#[test]
fn with_a_softcap_the_bound_is_wider() {
    let (out, exact, low) = (numbers(&[1.5]), [1.0], [1.25]);
    let bound = |softcap| {
        let options = Options {
            softcap,
            ..Options::default()
        };
        let rules = Rules::of(&options, 64);
        Comparison::flash_attention(&rules, &out, &exact, &low).bound
    };
    assert!((bound(Some(5.0)) - bound(None) - 0.25).abs() < 1e-12);
}

#[test]
fn the_scale_is_one_over_the_root_of_head_dim_unless_given() {
    let scale = |scale| {
        let options = Options {
            scale,
            ..Options::default()
        };
        Rules::of(&options, 64).scale
    };
    assert_eq!((scale(None), scale(Some(0.25))), (0.125, 0.25));
}

/// What queries that do not see a key give does not depend on what it holds, though products are computed for many queries at a time.
#[test]
fn keys_that_are_not_seen_may_be_no_numbers() {
    let shape = shape(70, 80);
    let of = |hidden: f32| {
        let some = |factor: f32| {
            (0..80)
                .map(|i| (i as f32 * factor).sin())
                .collect::<Vec<_>>()
        };
        let [mut k, mut v] = [0.7, 1.3].map(some);
        (k[50], v[50]) = (hidden, hidden);
        let q = numbers(&some(0.4)[..70]);
        let rules = rules(true, window(Some(4), None));
        attention(
            &shape,
            &q,
            &numbers(&k),
            &numbers(&v),
            &rules,
            Precision::Exact,
        )
    };
    let (without, with) = (of(1.0), of(f32::NAN));
    for i in 0..70 {
        // At position i + 10.
        let sees = (40..45).contains(&i);
        assert_eq!(with.o[i].is_nan() && with.lse[i].is_nan(), sees, "{i}");
        let close = (with.o[i] - without.o[i]).abs() < 1e-12;
        assert!(close || sees, "{i}: {} and {}", with.o[i], without.o[i]);
    }
}
