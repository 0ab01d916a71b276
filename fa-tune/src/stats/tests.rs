//! The statistics against scipy's and numpy's, against published examples, and against themselves.

use proptest::prelude::*;
use serde::Deserialize;

use super::*;

/// What `tests/scipy_values.py` wrote.
#[derive(Deserialize)]
struct Values {
    order: Vec<Order>,
    bootstrap: Vec<Bootstrap>,
    groups: Vec<Groups>,
    pairs: Vec<Pairs>,
}

#[derive(Deserialize)]
struct Order {
    samples: Vec<f64>,
    median: f64,
    levels: Vec<f64>,
    quantiles: Vec<f64>,
    ranks: Vec<f64>,
}

#[derive(Deserialize)]
struct Bootstrap {
    statistic: String,
    samples: Vec<f64>,
    level: f64,
    statistics: Vec<f64>,
    percentile: [f64; 2],
}

#[derive(Deserialize)]
struct Groups {
    a: Vec<f64>,
    b: Vec<f64>,
    delta: f64,
}

#[derive(Deserialize)]
struct Pairs {
    x: Vec<f64>,
    y: Vec<f64>,
    spearman: f64,
}

fn scipy() -> Values {
    serde_json::from_str(include_str!("../../tests/scipy_values.json")).expect("the script's JSON")
}

#[track_caller]
fn assert_close(ours: f64, theirs: f64) {
    assert!(
        (ours - theirs).abs() <= 1e-9 * theirs.abs().max(1.0),
        "{ours} is not {theirs}"
    );
}

fn mean(samples: &[f64]) -> f64 {
    samples.iter().sum::<f64>() / samples.len() as f64
}

impl Bootstrap {
    fn statistic(&self, samples: &[f64]) -> f64 {
        match self.statistic.as_str() {
            "mean" => mean(samples),
            _ => median(samples),
        }
    }
}

#[test]
fn medians_quantiles_and_ranks_are_numpys() {
    for case in scipy().order {
        assert_close(median(&case.samples), case.median);
        for (level, expected) in case.levels.iter().zip(case.quantiles) {
            assert_close(quantile(&case.samples, *level), expected);
        }
        assert_eq!(ranks(&case.samples), case.ranks);
    }
}

#[test]
fn intervals_of_the_same_resamples_are_scipys() {
    for case in scipy().bootstrap {
        let [low, high] = case.percentile;
        let ours = percentile(&case.statistics, case.level);
        assert_close(ours.low, low);
        assert_close(ours.high, high);
    }
}

#[test]
fn intervals_of_our_own_resamples_are_near_scipys() {
    for case in scipy().bootstrap {
        let [low, high] = case.percentile;
        let statistic = |samples: &mut [f64]| case.statistic(samples);
        let ours = bootstrap(&case.samples, statistic, case.level, RESAMPLES, 1);
        let tolerance = 0.25 * (high - low);
        assert!((ours.low - low).abs() < tolerance, "{ours:?}, {low}");
        assert!((ours.high - high).abs() < tolerance, "{ours:?}, {high}");
    }
}

#[test]
fn cliffs_delta_follows_from_scipys_u() {
    for case in scipy().groups {
        assert_close(cliffs_delta(&case.a, &case.b).value, case.delta);
    }
}

#[test]
fn spearmans_correlation_is_scipys() {
    for case in scipy().pairs {
        assert_close(spearman(&case.x, &case.y), case.spearman);
    }
}

/// The example of Hogarty and Kromrey (1999), "Using SAS to Calculate Tests of Cliff's Delta". The R
/// package effsize checks in its interval with the consistent variance and the normal distribution, in
/// `tests/testCliff.Rout.save`.
#[test]
fn cliffs_delta_is_the_published_example() {
    let treatment = [10., 10., 20., 20., 20., 30., 30., 30., 40., 50.];
    let control = [10., 20., 30., 40., 40., 50.];
    let delta = cliffs_delta(&treatment, &control);
    assert_close(delta.value, -0.25);
    assert!(
        (delta.interval.low - -0.712_535_1).abs() < 5e-8,
        "{delta:?}"
    );
    assert!(
        (delta.interval.high - 0.363_999_9).abs() < 5e-8,
        "{delta:?}"
    );
}

/// The package's other example.
#[test]
fn an_outlier_counts_once() {
    let a = [10., 20., 20., 20., 30., 30., 30., 40., 50., 100.];
    let b = [10., 20., 30., 40., 40., 50.];
    let delta = cliffs_delta(&a, &b);
    assert_close(delta.value, -4.0 / 60.0);
    assert!(delta.interval.contains(0.0));
}

#[test]
fn groups_apart_have_an_interval_by_the_smaller() {
    let (a, b) = ([4.0, 5.0, 6.0, 7.0], [1.0, 2.0, 3.0]);
    let z2 = 1.959_963_984_540_054_f64.powi(2);
    let inner = (3.0 - z2) / (3.0 + z2);
    let delta = cliffs_delta(&a, &b);
    assert_eq!((delta.value, delta.interval.high), (1.0, 1.0));
    assert_close(delta.interval.low, inner);
    let delta = cliffs_delta(&b, &a);
    assert_eq!((delta.value, delta.interval.low), (-1.0, -1.0));
    assert_close(delta.interval.high, -inner);
}

#[test]
fn too_few_samples_say_nothing() {
    assert!(median(&[]).is_nan() && quantile(&[], 0.5).is_nan());
    assert!(geometric_mean(&[]).is_nan());
    assert!(median_interval(&[], 0).low.is_nan());
    assert!(ratio_of_medians(&[], &[1.0], 0).1.low.is_nan());
    let empty = cliffs_delta(&[], &[1.0]);
    assert!(empty.value.is_nan() && empty.interval.low.is_nan());
    assert!(spearman(&[1.0], &[2.0]).is_nan());
    assert!(spearman(&[1.0, 2.0], &[2.0]).is_nan());
    assert!(spearman(&[1.0, 2.0], &[2.0, 2.0]).is_nan());
    let whole = Interval {
        low: -1.0,
        high: 1.0,
    };
    assert_eq!(cliffs_delta(&[1.0], &[2.0, 3.0]).interval, whole);
}

#[test]
fn equal_samples_do_not_differ() {
    let same = [2.0; 12];
    let one = Interval {
        low: 1.0,
        high: 1.0,
    };
    assert_eq!(ratio_of_medians(&same, &same, 3), (1.0, one));
    assert_eq!(cliffs_delta(&same, &same).value, 0.0);
}

#[test]
fn pairing_takes_out_what_a_round_shares() {
    let drift: Vec<f64> = (0..60)
        .map(|round| 20.0 + f64::from(round) / 10.0)
        .collect();
    let slower: Vec<f64> = drift.iter().map(|time| time * 1.01).collect();
    let (ratio, paired) = ratio_of_medians(&slower, &drift, 7);
    let (same, independent) = ratio_of_independent_medians(&slower, &drift, 7);
    assert_close(ratio, 1.01);
    assert_eq!(ratio, same);
    assert!(paired.low > 1.0 && paired.high < 1.02, "{paired:?}");
    assert!(independent.contains(1.0), "{independent:?}");
}

#[test]
fn intervals_hold_the_truth_as_often_as_they_say() {
    // 200 samples of a known median each: a 95 % interval holds it in about 190.
    let covered = (0..200)
        .filter(|seed| {
            use rand::{RngExt, SeedableRng};
            let mut rng = rand::rngs::Xoshiro256PlusPlus::seed_from_u64(1000 + seed);
            let samples: Vec<f64> = (0..50).map(|_| rng.random::<f64>().powi(2)).collect();
            let interval = bootstrap(&samples, |samples| median(samples), 0.95, 1000, *seed);
            interval.contains(0.25)
        })
        .count();
    assert!((180..=198).contains(&covered), "{covered} of 200");
}

fn samples() -> impl Strategy<Value = Vec<f64>> {
    // Few values, so that there are ties.
    prop::collection::vec((1_u32..30).prop_map(f64::from), 2..25)
}

proptest! {
    #[test]
    fn delta_is_antisymmetric_and_inside_its_interval(a in samples(), b in samples()) {
        let (ab, ba) = (cliffs_delta(&a, &b), cliffs_delta(&b, &a));
        prop_assert!((ab.value + ba.value).abs() < 1e-12);
        prop_assert!((ab.interval.low + ba.interval.high).abs() < 1e-9);
        prop_assert!(ab.interval.low <= ab.value + 1e-12 && ab.value <= ab.interval.high + 1e-12);
        prop_assert!(ab.interval.low >= -1.0 && ab.interval.high <= 1.0);
    }

    #[test]
    fn the_median_is_the_half_quantile_and_halves_the_samples(a in samples()) {
        let middle = median(&a);
        prop_assert!((middle - quantile(&a, 0.5)).abs() < 1e-12);
        let below = a.iter().filter(|&&x| x < middle).count();
        let above = a.iter().filter(|&&x| x > middle).count();
        prop_assert!(below <= a.len() / 2 && above <= a.len() / 2);
    }

    #[test]
    fn ranks_sum_to_what_they_must(a in samples()) {
        let n = a.len() as f64;
        prop_assert!((ranks(&a).iter().sum::<f64>() - n * (n + 1.0) / 2.0).abs() < 1e-9);
    }

    #[test]
    fn an_interval_holds_its_median_and_repeats(a in samples(), seed: u64) {
        let interval = median_interval(&a, seed);
        prop_assert!(interval.contains(median(&a)));
        prop_assert_eq!(interval, median_interval(&a, seed));
    }
}
