//! Effects that were put into made-up times have to come out again, and nothing else.

use fa_kernels::attention::{Dtype, ScoreOptions, Shape};
use std::collections::BTreeMap;

use fa_dsl::config::{KernelEntry, SpecError, Value, Values};
use fa_dsl::target::{Arch, Target};
// Linked for the kernels that it registers.
use fa_kernels as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::matched::{Direction, of_tunable};
use super::{Answer, Effect, MINIMUM_PAIRS};
use crate::evidence::Evidence;
use crate::record::{
    Correctness, Definition, Environment, Failure, FailureKind, Measurement, Outcome, Phase,
    Resources, Search, Study, Trial, Workload,
};

/// The valid configurations of FaS512 on sm_80.
fn configurations() -> Vec<(String, Values)> {
    let (entry, _) = KernelEntry::find("FaS512<64,64,32,4>").expect("a spec");
    let target = Target::new(Arch::Sm80);
    let valid = entry.space().into_iter();
    valid
        .filter(|values| (entry.check)(values, &target).is_ok())
        .map(|values| (entry.spec(&values), values))
        .collect()
}

/// The value of a tunable of FaS512.
fn value(values: &[Value], name: &str) -> u32 {
    let (entry, _) = KernelEntry::find("FaS512<64,64,32,4>").expect("a spec");
    let at = entry.tunables.iter().position(|t| t.name == name);
    match values[at.expect("a tunable")] {
        Value::U32(value) => value,
        Value::Bool(value) => value.into(),
    }
}

/// 20 µs, changed by what some tunables do: 64 × 128 tiles are the best, UNROLL takes 10 % off, SWIZZLE
/// off costs a quarter, CP_ASYNC helps by 4 %, but not at all with one stage. HALF2 does nothing.
fn time(values: &[Value]) -> f64 {
    let value = |name| value(values, name);
    let rows = 1.0 + f64::from(value("BLOCK_M").abs_diff(64)) / 200.0;
    let keys = 1.0 + f64::from(128 - value("BLOCK_N")) / 400.0;
    let unroll = if value("UNROLL") == 2 { 0.9 } else { 1.0 };
    let conflicts = if value("SWIZZLE") == 0 { 1.25 } else { 1.0 };
    let asynchronous = value("CP_ASYNC") == 1 && value("STAGES") > 1;
    let copies = if asynchronous { 0.96 } else { 1.0 };
    20.0 * rows * keys * unroll * conflicts * copies
}

/// A study of `configurations` with noise of up to 1 %.
fn study(configurations: &[(String, Values)]) -> Study {
    study_with_noise(configurations, 7)
}

fn study_with_noise(configurations: &[(String, Values)], seed: u64) -> Study {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let trials = configurations
        .iter()
        .zip(0..)
        .map(|((spec, values), number)| {
            let noise = 1.0 + 0.02 * (rng.random::<f64>() - 0.5);
            let threads = 32 * value(values, "NUM_WARPS");
            Trial {
                number,
                phase: Phase::Exhaustive,
                spec: spec.clone(),
                outcome: Some(Outcome::Measured(Measurement {
                    samples_us: vec![time(values) * noise; 3],
                    check: Correctness {
                        error: 1e-4,
                        bound: 1e-3,
                        lse_error: 1e-6,
                    },
                    resources: Resources {
                        registers: 128,
                        spill_bytes: 0,
                        shared_bytes: 32_768,
                        threads,
                        ctas_per_sm: 512 / threads,
                    },
                    clocks: None,
                })),
                finished_s: Some(f64::from(number)),
                device: Some("cuda:0".to_owned()),
            }
        });
    Study {
        definition: Definition {
            kernel: "FaS512".to_owned(),
            options: BTreeMap::from([("CAUSAL".to_owned(), "false".to_owned())]),
            problem: Workload {
                shape: Shape::square(32, 512, 8, 64),
                dtype: Dtype::F16,
                scores: ScoreOptions::default(),
                tensors: Default::default(),
                flop: 1.7e10,
                bytes: 6.7e7,
            }
            .into(),
            arch: "sm_80".to_owned(),
            search: Search::Exhaustive,
            seed: 0,
        },
        space: 2592,
        valid: configurations.len() as u64,
        rejected: Vec::new(),
        environment: Environment::default(),
        trials: trials.collect(),
        confirmations: Vec::new(),
        predictions: Vec::new(),
        peers: Vec::new(),
        spans: Vec::new(),
        profile: None,
    }
}

/// The effects of all searched tunables.
fn effects(study: &Study) -> Result<Vec<Effect>, SpecError> {
    let evidence = Evidence::new(study);
    if let Some(error) = evidence.unknown {
        return Err(error);
    }
    let tunables = evidence.searched();
    let effects = tunables.flat_map(|it| of_tunable(&evidence, it, Direction::Up));
    Ok(effects.collect())
}

fn answers(study: &Study) -> Result<Vec<Answer>, SpecError> {
    super::answers(&Evidence::new(study))
}

fn find<'a>(effects: &'a [Effect], tunable: &str, from: &str, to: &str) -> &'a Effect {
    effects
        .iter()
        .find(|e| e.tunable == tunable && e.from == from && e.to == to)
        .expect("the effect")
}

fn answer<'a>(answers: &'a [Answer], start: &str) -> &'a Answer {
    answers
        .iter()
        .find(|answer| answer.question.starts_with(start))
        .expect("the question")
}

#[test]
fn what_was_put_in_comes_out() {
    let study = study(&configurations());
    let effects = effects(&study).expect("specs of FaS512");
    let unroll = find(&effects, "UNROLL", "1", "2");
    assert!((unroll.ratio - 0.9).abs() < 0.002, "{unroll:?}");
    assert!(
        unroll.interval.is_some_and(|i| i.contains(0.9)),
        "{unroll:?}"
    );
    assert!(unroll.is_shown() && unroll.faster == 1.0 && unroll.delta.value < 0.0);

    let swizzle = find(&effects, "SWIZZLE", "false", "true");
    assert!((swizzle.ratio - 0.8).abs() < 0.002, "{swizzle:?}");

    let half2 = find(&effects, "HALF2", "false", "true");
    assert!(!half2.is_shown(), "{half2:?}");
    assert!((half2.faster - 0.5).abs() < 0.1, "{half2:?}");
    assert!(half2.delta.interval.contains(0.0), "{half2:?}");
    assert!(effects.iter().all(|effect| effect.tunable != "CAUSAL"));
}

#[test]
fn pairs_differ_in_one_tunable_only() {
    let configurations = configurations();
    let effects = effects(&study(&configurations)).expect("specs of FaS512");
    let (entry, _) = KernelEntry::find("FaS512<64,64,32,4>").expect("a spec");
    let mut pairs: BTreeMap<(String, String, String), usize> = BTreeMap::new();
    for (_, a) in &configurations {
        for (_, b) in &configurations {
            let differing: Vec<usize> = (0..a.len()).filter(|&i| a[i] != b[i]).collect();
            if let [at] = differing[..] {
                let key = (entry.tunables[at].name.to_owned(), a[at], b[at]);
                let key = (key.0, key.1.to_string(), key.2.to_string());
                *pairs.entry(key).or_default() += 1;
            }
        }
    }
    let found: usize = effects
        .iter()
        .map(|effect| {
            let key = (
                effect.tunable.clone(),
                effect.from.clone(),
                effect.to.clone(),
            );
            assert_eq!(pairs.get(&key), Some(&effect.pairs), "{key:?}");
            effect.pairs
        })
        .sum();
    // Counted both ways round.
    assert_eq!(pairs.values().sum::<usize>(), 2 * found);
}

/// How much of a convolution stays on the chip follows from its tiles: configurations that differ in those and in that are pairs.
#[test]
fn options_that_follow_keep_no_pairs_apart() {
    let mut study = study(&configurations()[..1]);
    let first = study.trials.remove(0);
    study.definition.kernel = "ConvWarpSpecializedF16".to_owned();
    for (number, (pixels, kept)) in (0..).zip([(64, 10), (128, 5)]) {
        for stages in 1..=3 {
            let spec = format!(
                "ConvWarpSpecializedF16<{pixels},1,X_STAGES={stages},NORM=on_chip,KEPT={kept}>"
            );
            let number = 3 * number + stages;
            let trial = first.clone();
            study.trials.push(Trial {
                number,
                spec,
                ..trial
            });
        }
    }
    let effects = effects(&study).expect("the kernel is known");
    assert_eq!(find(&effects, "PIXELS", "64", "128").pairs, 3);
    assert_eq!(find(&effects, "X_STAGES", "1", "2").pairs, 2);
    assert!(effects.iter().all(|effect| effect.tunable != "KEPT"));
}

#[test]
fn few_pairs_show_nothing() {
    let configurations: Vec<_> = configurations()
        .into_iter()
        .filter(|(_, values)| value(values, "BLOCK_M") == 64 && value(values, "SWIZZLE") == 1)
        .filter(|(_, values)| value(values, "BLOCK_N") == 64 && value(values, "NUM_WARPS") == 4)
        .filter(|(_, values)| value(values, "STAGES") == 1 && value(values, "BLOCK_K") == 64)
        .collect();
    let study = study(&configurations);
    let effects = effects(&study).expect("specs of FaS512");
    let unroll = find(&effects, "UNROLL", "1", "2");
    assert!(unroll.pairs < MINIMUM_PAIRS, "{unroll:?}");
    assert_eq!(unroll.interval, None);
    let answers = answers(&study).expect("specs of FaS512");
    let finding = &answer(&answers, "What does unrolling").finding;
    assert!(finding.contains("no effect shown by"), "{finding}");
    let finding = &answer(&answers, "How many stages").finding;
    assert!(
        finding.starts_with("Only STAGES = 1 was measured"),
        "{finding}"
    );
}

#[test]
fn the_questions_are_answered() {
    let answers = answers(&study(&configurations())).expect("specs of FaS512");
    assert_eq!(answers.len(), 10);
    let tiles = answer(&answers, "Which tiles");
    assert!(
        tiles.finding.contains("BLOCK_M × BLOCK_N = 64 × 128"),
        "{tiles:?}"
    );
    assert_eq!(tiles.cells.len(), 9);
    let cell = &tiles.cells[5];
    assert_eq!(
        (cell.row.1.as_str(), cell.levels().as_str()),
        ("64", "64 × 128")
    );
    assert!(cell.best_us < cell.median_us && cell.best_spec.starts_with("FaS512<64,128,"));

    // Downwards, as a cost.
    let conflicts = answer(&answers, "What do bank conflicts cost");
    let cost = find(&conflicts.effects, "SWIZZLE", "true", "false");
    assert!((cost.ratio - 1.25).abs() < 0.003, "{cost:?}");
    let finding = &conflicts.finding;
    assert!(finding.contains("SWIZZLE true → false takes"), "{finding}");
    assert!(finding.contains("% more time"), "{finding}");
    let half2 = answer(&answers, "What does packed half");
    assert!(half2.finding.contains("no effect shown"), "{half2:?}");
    let warps = answer(&answers, "How many warps");
    assert_eq!(warps.cells.len(), 1, "512 threads in any case: {warps:?}");
}

#[test]
fn the_order_of_trials_does_not_matter() {
    let study = study(&configurations());
    let mut reversed = study.clone();
    reversed.trials.reverse();
    assert_eq!(effects(&study).ok(), effects(&reversed).ok());
}

#[test]
fn other_kernels_get_a_question_for_each_tunable() {
    let mut study = study(&configurations()[..1]);
    study.definition.kernel = "WarpSpecializedF16".to_owned();
    for (trial, n) in study.trials.iter_mut().zip([64]) {
        trial.spec = format!("WarpSpecializedF16<{n},2>");
    }
    let answers = answers(&study).expect("specs of WarpSpecializedF16");
    let asked: Vec<&str> = answers.iter().map(|a| a.question.as_str()).collect();
    assert_eq!(asked[0], "What does BLOCK_N do?");
    assert!(!asked.contains(&"What does HEAD_DIM do?"), "{asked:?}");
}

#[test]
fn failures_and_unknown_kernels_are_told() {
    let mut study = study(&configurations()[..2]);
    for trial in &mut study.trials {
        trial.outcome = Some(Outcome::Failed(Failure {
            kind: FailureKind::Fault,
            message: "illegal address".to_owned(),
        }));
    }
    assert_eq!(effects(&study), Ok(Vec::new()));
    assert_eq!(answers(&study), Ok(Vec::new()));
    study.definition.kernel = "Unknown".to_owned();
    let error = effects(&study).expect_err("no such kernel").to_string();
    assert!(error.contains("no kernel `Unknown`"), "{error}");
}
#[test]
fn what_does_nothing_is_shown_as_rarely_as_the_level_says() {
    let configurations = configurations();
    let shown = (0..6).flat_map(|seed| {
        let study = study_with_noise(&configurations, 100 + seed);
        let evidence = Evidence::new(&study);
        ["HALF2", "NUM_WARPS", "BLOCK_K"]
            .into_iter()
            .filter_map(|name| evidence.position(name))
            .flat_map(|at| of_tunable(&evidence, at, Direction::Up))
            .map(|effect| effect.is_shown())
            .collect::<Vec<_>>()
    });
    let (count, wrong) = shown.fold((0, 0), |(count, wrong), shown| {
        (count + 1, wrong + usize::from(shown))
    });
    assert_eq!(count, 30);
    assert!(wrong <= 4, "{wrong} of {count}");
}
