use std::collections::{HashMap, HashSet};

use fa_dsl::config::{KernelConfig, KernelEntry, Value};
use fa_dsl::target::{Arch, Target};
use fa_kernels::fa_s512::{FaS512Config, gates};
use proptest::prelude::*;
use rand::RngExt;

use super::tpe::{Observation, Rank, propose};
use super::{Stream, generator, latin_hypercube, random_order};
use crate::space::Space;

/// Trials that are in flight while one is proposed.
const LAG: usize = 8;
/// Trials of the Latin hypercube, and of the whole search.
const SEEDS: usize = 20;
const TRIALS: usize = 120;

fn space(kernel: &str) -> Space {
    let entry = KernelEntry::all()
        .into_iter()
        .find(|entry| entry.name == kernel)
        .unwrap();
    // The resident schedule is made for one length.
    let length = ("SEQ".to_owned(), Value::U32(512));
    let options = &[length][usize::from(!kernel.starts_with("Resident"))..];
    Space::new(entry, &Target::new(Arch::Sm90a), options).unwrap()
}

/// A made-up GPU's time of every candidate: rooflines of which the `seed` chooses the slopes, effects
/// of single tunables and of pairs of them of a few percent, and 2 % by chance that nothing explains.
fn landscape(space: &Space, seed: u64) -> Vec<f64> {
    let mut rng = generator(seed, Stream::Order);
    let mut spread = |size: f64| size * (rng.random::<f64>() + rng.random::<f64>() - 1.0) * 2.4;
    let slopes: [f64; 4] = std::array::from_fn(|_| spread(0.5).exp());
    let levels = space
        .dimensions()
        .iter()
        .map(|d| d.levels.len())
        .max()
        .unwrap();
    let width = space.dimensions().len();
    let single: Vec<f64> = (0..width * levels).map(|_| spread(0.06)).collect();
    let pairs: Vec<f64> = (0..single.len().pow(2)).map(|_| spread(0.02)).collect();
    (0..space.len())
        .map(|candidate| {
            let config = FaS512Config::from_values(space.values(candidate)).unwrap();
            let at: Vec<usize> = space
                .levels(candidate)
                .iter()
                .enumerate()
                .map(|(d, level)| d * levels + level)
                .collect();
            let alone: f64 = at.iter().map(|i| single[*i]).sum();
            let together: f64 = (0..at.len())
                .flat_map(|a| (0..a).map(move |b| (a, b)))
                .map(|(a, b)| pairs[at[a] * single.len() + at[b]])
                .sum();
            roofs(&config, &slopes) * (alone + together + spread(0.02)).exp()
        })
        .collect()
}

/// Products, shared memory, loads of queries and keys, and waits that resident warps hide, in
/// microseconds or so.
fn roofs(config: &FaS512Config, slopes: &[f64; 4]) -> f64 {
    let registers = gates::registers(config).min(255);
    let ctas = (65_536 / (registers * config.num_warps * 32))
        .min(232_448 / gates::shared_bytes(config))
        .max(1);
    let (rows, keys) = (f64::from(config.block_m), f64::from(config.block_n));
    let passes = f64::from(gates::bank_conflicts(config)) * 512.0 / rows / 4e3;
    let parts = [
        30.0,
        15.0 + 800.0 / rows + passes,
        10.0 + 1500.0 / rows,
        40.0 * 8.0 / f64::from(ctas * config.num_warps) * (1.0 + 16.0 / keys),
    ];
    let joined: f64 = parts
        .iter()
        .zip(slopes)
        .map(|(part, slope)| (part * slope).powi(2))
        .sum();
    joined.sqrt()
}

/// How much slower than the best of all the best of a search's trials is.
fn regret(truth: &[f64], trials: &[usize]) -> f64 {
    let best = |times: &mut dyn Iterator<Item = f64>| times.fold(f64::INFINITY, f64::min);
    best(&mut trials.iter().map(|c| truth[*c])) / best(&mut truth.iter().copied()) - 1.0
}

/// A whole search as a study makes it; some candidates fail.
fn search(space: &Space, truth: &[f64], seed: u64, rank: Option<&Rank<'_>>) -> Vec<usize> {
    let mut noise = generator(seed, Stream::Order);
    let mut observe = |candidate: usize| Observation {
        candidate,
        time_us: (!candidate.is_multiple_of(50))
            .then(|| truth[candidate] * (1.0 + 0.01 * (noise.random::<f64>() - 0.5))),
    };
    let mut trials = latin_hypercube(space, seed, SEEDS);
    let mut history: Vec<Observation> = trials.iter().map(|c| observe(*c)).collect();
    for number in SEEDS..TRIALS {
        let taken: HashSet<usize> = trials.iter().copied().collect();
        let known = &history[..number - LAG];
        let candidate = propose(space, seed, number as u32, known, &taken, rank).unwrap();
        assert!(!taken.contains(&candidate));
        trials.push(candidate);
        history.push(observe(candidate));
    }
    trials
}

#[test]
fn tpe_finds_what_random_search_does_not() {
    let space = space(FaS512Config::NAME);
    assert_eq!(space.len(), 1252);
    let mut found = [0; 3];
    const STUDIES: u64 = 40;
    for seed in 0..STUDIES {
        let mut truth = landscape(&space, seed);
        for failing in truth.iter_mut().step_by(50) {
            *failing = f64::INFINITY;
        }
        let wrong_rank = |candidate: usize| Some((candidate * 7919 % 1252) as f64);
        let order = random_order(&space, seed);
        let trials = [
            search(&space, &truth, seed, None),
            search(&space, &truth, seed, Some(&wrong_rank)),
            order[..TRIALS].to_vec(),
        ];
        for (found, trials) in found.iter_mut().zip(&trials) {
            *found += u64::from(regret(&truth, trials) <= 0.02);
        }
    }
    let [tpe, misled, random] = found;
    assert!(tpe * 10 >= STUDIES * 9, "TPE: {tpe} of {STUDIES}");
    assert!(
        misled * 20 >= STUDIES * 17,
        "with a rank that says nothing: {misled} of {STUDIES}"
    );
    assert!(
        random * 4 <= STUDIES,
        "random search: {random} of {STUDIES}"
    );
}

/// Every valid configuration at batch 32 and 8 heads on one H200: medians in microseconds of an
/// exhaustive study.
#[test]
fn tpe_finds_what_an_exhaustive_sweep_of_an_h200_found() {
    let space = space(FaS512Config::NAME);
    let times: HashMap<String, f64> =
        serde_json::from_str(include_str!("h200_fas512.json")).unwrap();
    let mut truth = vec![f64::INFINITY; space.len()];
    for (spec, time) in &times {
        truth[space.find(spec).unwrap()] = *time;
    }
    let wrong_rank = |candidate: usize| Some((candidate * 7919 % 1252) as f64);
    for seed in 0..20 {
        for rank in [None, Some(&wrong_rank as &Rank<'_>)] {
            let regret = regret(&truth, &search(&space, &truth, seed, rank));
            assert!(regret <= 0.02, "seed {seed}: {regret}");
        }
    }
}

#[test]
fn searches_repeat_themselves() {
    let space = space("FaS512");
    let truth = landscape(&space, 1);
    let rank = |candidate: usize| Some(truth[candidate]);
    let once = search(&space, &truth, 7, Some(&rank));
    assert_eq!(once, search(&space, &truth, 7, Some(&rank)));
    assert_ne!(once, search(&space, &truth, 8, Some(&rank)));
    assert_eq!(random_order(&space, 3), random_order(&space, 3));
    assert_ne!(random_order(&space, 3), random_order(&space, 4));
}

#[test]
fn proposals_do_not_depend_on_the_order_of_history() {
    let space = space("FaS512");
    let truth = landscape(&space, 2);
    let mut history: Vec<Observation> = latin_hypercube(&space, 0, 30)
        .into_iter()
        .map(|candidate| Observation {
            candidate,
            time_us: Some(truth[candidate]),
        })
        .collect();
    let taken = history.iter().map(|o| o.candidate).collect();
    for number in 30..36 {
        let forwards = propose(&space, 0, number, &history, &taken, None);
        history.reverse();
        assert_eq!(forwards, propose(&space, 0, number, &history, &taken, None));
    }
}

#[test]
fn proposes_all_there_is_and_no_more() {
    let mut space = space("FaS512");
    space.retain("small", |values| {
        values[0] == Value::U32(32) && values[1] == Value::U32(32)
    });
    let mut taken = HashSet::new();
    let mut history = Vec::new();
    // From nothing, and with nothing but failures.
    while let Some(candidate) = propose(&space, 0, taken.len() as u32, &history, &taken, None) {
        assert!(taken.insert(candidate));
        history.push(Observation {
            candidate,
            time_us: None,
        });
    }
    assert_eq!(taken.len(), space.len());
}

#[test]
fn latin_hypercube_covers_every_level_evenly() {
    for kernel in ["FaS512", "WarpSpecializedF16", "ResidentF16"] {
        let space = space(kernel);
        for seed in 0..5 {
            let design = latin_hypercube(&space, seed, SEEDS);
            assert_eq!(design.iter().collect::<HashSet<_>>().len(), SEEDS);
            for (d, dimension) in space.dimensions().iter().enumerate() {
                let mut counts = vec![0_usize; dimension.levels.len()];
                for candidate in &design {
                    counts[space.levels(*candidate)[d]] += 1;
                }
                let possible: HashSet<usize> =
                    (0..space.len()).map(|c| space.levels(c)[d]).collect();
                let share = SEEDS / possible.len();
                for level in possible {
                    assert!(
                        counts[level] + 1 >= share && counts[level] <= share + 2,
                        "{kernel} seed {seed}: {} {counts:?}",
                        dimension.name
                    );
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn latin_hypercube_is_distinct_and_repeats(seed: u64, count in 0..60_usize) {
        let mut space = space("FaS512");
        space.retain("few", |values| values[0] == Value::U32(64) && values[4] == Value::U32(2) && values[5] == Value::U32(1));
        let design = latin_hypercube(&space, seed, count);
        prop_assert_eq!(design.len(), count.min(space.len()));
        prop_assert_eq!(design.iter().collect::<HashSet<_>>().len(), design.len());
        prop_assert_eq!(&design, &latin_hypercube(&space, seed, count));
    }
}
