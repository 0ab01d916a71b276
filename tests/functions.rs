//! Functions of scores and masks on the interpreter, each against its twin in float64.

use fa::attention::{At, ScoreFunction};
use fa::prelude::*;
use fa_cases::functions::{self, Bound, CAPS, DOCUMENTS_OF_HEADS, SAMPLES, Sample};
use fa_cases::{CacheCase, CacheLayout, Case, Failure, PackedCase, Runner, schedules, table};
use fa_dsl::prelude::{Reg, Tensor};
use fa_dsl::target::Arch;
use fa_kernels::attention::forward::{DecodeF16Config, MmaF16Config};
use fa_reference::{Query, Shape};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;

#[path = "functions/large.rs"]
mod large;
#[path = "functions/numbers.rs"]
mod numbers;
#[path = "functions/rows.rs"]
mod rows;
#[path = "functions/tables.rs"]
mod tables;
#[path = "functions/windows.rs"]
mod windows;

/// Runs cases on as many threads as there are.
fn check_all(cases: Vec<(Case, Runner)>) {
    let failures: Vec<Failure> = cases
        .into_par_iter()
        .filter_map(|(case, runner)| {
            let device = Device::cpu();
            match case.seed % 2 {
                0 => case.check::<f16>(&device, &runner).err(),
                _ => case.check::<bf16>(&device, &runner).err(),
            }
        })
        .collect();
    let shown: Vec<String> = failures.iter().take(5).map(ToString::to_string).collect();
    assert!(
        failures.is_empty(),
        "{} fail, among them\n{}",
        failures.len(),
        shown.join("\n")
    );
}

fn shape(seq_q: usize, seq_k: usize) -> Shape {
    Shape {
        batch: 2,
        heads: 4,
        kv_heads: 2,
        ..table::small(seq_q, seq_k)
    }
}

fn case(
    sample: &'static Sample,
    (seq_q, seq_k): (usize, usize),
    options: Options<'static>,
) -> Case {
    Case {
        functions: std::slice::from_ref(sample),
        seed: sample.name.len() as u64,
        ..Case::new(shape(seq_q, seq_k), options)
    }
}

/// The samples of these names.
fn chosen(names: &[&str]) -> &'static [Sample] {
    let samples = SAMPLES.iter().filter(|it| names.contains(&it.name));
    samples.copied().collect::<Vec<_>>().leak()
}

#[test]
fn each_function_where_attention_chooses() {
    let all = SAMPLES.iter().flat_map(|sample| {
        let lengths = [(150, 170), (1, 100), (70, 40)].into_iter();
        lengths.map(move |lengths| (case(sample, lengths, Options::default()), Runner::ATTENTION))
    });
    check_all(all.collect());
}

/// Every schedule with every way of computing softmax, and the schedule for few queries.
#[test]
fn every_schedule() {
    let mut runners = schedules::strategies().expect("every schedule has these tunables");
    for decode in ["DecodeF16<16,64,4>", "DecodeF16<64,64,4>"] {
        let config = DecodeF16Config::parse(decode).expect("it has these tunables");
        runners.push(Runner::of_either(&config));
    }
    let fixed = Options {
        seq: Some(Seq::Static(128)),
        ..Options::default()
    };
    let all = SAMPLES.iter().enumerate().flat_map(|(number, sample)| {
        let dynamic = case(sample, (100, 130), Options::default());
        let fixed = case(sample, (128, 128), fixed);
        let some = runners.iter().skip(number % 2).step_by(2);
        some.flat_map(move |runner| [(dynamic, *runner), (fixed, *runner)])
    });
    let all: Vec<_> = all
        .filter(|(case, runner)| runner.fits(Arch::Sm90a, case))
        .collect();
    let with = |name: &str| {
        all.iter()
            .any(|(_, runner)| runner.to_string().contains(name))
    };
    assert!(["WarpSpecialized", "Resident", "Mma", "Decode"].map(with) == [true; 4]);
    check_all(all);
}

/// Beside every other option, and on an older architecture.
#[test]
fn beside_other_options() {
    let options: Vec<_> = table::options(90, 130)
        .into_iter()
        .filter(|options| !matches!(options.seq, Some(Seq::Static(_))))
        .collect();
    let all = SAMPLES.iter().enumerate().flat_map(|(number, sample)| {
        let some = options.iter().skip(number % 9).step_by(9);
        some.map(move |options| case(sample, (90, 130), *options).with_tensors(number as u8))
    });
    let all: Vec<Case> = all.collect();
    let device = || Device::cpu_as(Arch::Sm80);
    all.par_iter().for_each(|case| {
        let result = case.check::<bf16>(&device(), &Runner::ATTENTION);
        result.unwrap_or_else(|failure| panic!("{failure}"));
    });
    check_all(
        all.into_iter()
            .map(|case| (case, Runner::ATTENTION))
            .collect(),
    );
}

/// Scores go through one function after the other, and all masks have to agree.
#[test]
fn several_functions() {
    let sets = [
        chosen(&["alibi", "a cubic with a branch and a loop"]),
        chosen(&["alibi", "documents", "prefix LM"]),
        chosen(&["even keys of odd KV heads", "window and sinks"]),
        chosen(&[
            "relative bias",
            "additive bias of the keys, float16",
            "dilated window",
        ]),
    ];
    let all = sets.into_iter().flat_map(|functions| {
        [(100, 130), (2, 200)].map(|lengths| {
            let one = case(&functions[0], lengths, Options::default());
            (Case { functions, ..one }, Runner::ATTENTION)
        })
    });
    check_all(all.collect());
}

/// The indices are those within each sequence.
#[test]
fn packed_sequences() {
    let lengths = [
        (70, 70),
        (1, 200),
        (0, 40),
        (130, 33),
        (7, 0),
        (0, 0),
        (3, 128),
    ];
    let runners = schedules::packed().expect("every schedule has these tunables");
    SAMPLES.par_iter().enumerate().for_each(|(number, sample)| {
        let options = Options {
            causal: number % 2 == 0,
            ..Options::default()
        };
        let mut packed = PackedCase::new(&lengths, shape(1, 1), options);
        packed.case.functions = std::slice::from_ref(sample);
        // Kernels with functions do not gather outputs in the last block.
        let others = runners[1..].iter();
        let others = others.filter(|it| !it.to_string().contains("OUTPUT=last_block"));
        let others: Vec<_> = others.collect();
        for runner in [
            &Runner::ATTENTION,
            &runners[0],
            others[number % others.len()],
        ] {
            let result = packed.check::<bf16>(&Device::cpu(), runner);
            result.unwrap_or_else(|cause| panic!("{}, {runner}: {cause}", sample.name));
        }
    });
}

/// Long ones, of which attention finds out by itself which blocks a mask hides: alone, packed, and over pages.
#[test]
fn long_sequences_with_documents() {
    let sets = [
        chosen(&["documents"]),
        chosen(&["relative bias", "documents"]),
        std::slice::from_ref(&DOCUMENTS_OF_HEADS),
    ];
    let all = sets.into_iter().flat_map(|functions| {
        [(Arch::Sm80, false), (Arch::Sm90a, true)].map(|(arch, causal)| (functions, arch, causal))
    });
    let all: Vec<_> = all.collect();
    all.into_par_iter().for_each(|(functions, arch, causal)| {
        let options = Options {
            causal,
            ..Options::default()
        };
        let device = || Device::cpu_as(arch);
        let right = |what: &str, result: Result<(), String>| {
            result.unwrap_or_else(|cause| panic!("{what} on {arch}, causal: {causal}: {cause}"));
        };
        let dense = case(&functions[0], (530, 700), options);
        let dense = Case { functions, ..dense };
        let result = dense.check::<bf16>(&device(), &Runner::ATTENTION);
        right("dense", result.map_err(|failure| failure.to_string()));
        let sequences = |lengths: &[(usize, usize)]| {
            let mut packed = PackedCase::new(lengths, shape(1, 1), options);
            packed.case.functions = functions;
            packed
        };
        let packed = sequences(&[(530, 530), (70, 70), (0, 40), (513, 600)]);
        let result = packed.check::<bf16>(&device(), &Runner::ATTENTION);
        right("packed", result.map_err(|failure| failure.to_string()));
        let cached = CacheCase {
            sequences: sequences(&[(520, 600), (520, 530)]),
            layout: CacheLayout::Pages {
                page: 16,
                heads_first: false,
            },
            packed: false,
        };
        let result = cached.check::<bf16>(&device(), &Runner::ATTENTION);
        right("pages", result.map_err(|failure| failure.to_string()));
    });
}

#[test]
fn keys_in_a_cache() {
    let layouts = [
        CacheLayout::Rows {
            shuffled: true,
            padded: true,
        },
        CacheLayout::Pages {
            page: 16,
            heads_first: false,
        },
    ];
    let lengths = [(1, 70), (5, 200), (0, 33), (2, 0), (17, 17), (1, 64)];
    let mma = MmaF16Config::parse("MmaF16<64,64,4>").expect("it has these tunables");
    SAMPLES.par_iter().enumerate().for_each(|(number, sample)| {
        let splits = Options {
            splits: Some(3),
            ..Options::default()
        };
        let runs = [
            (Runner::ATTENTION, splits),
            (Runner::of_either(&mma), Options::default()),
        ];
        for (runner, options) in runs {
            let mut sequences = PackedCase::new(&lengths, shape(1, 1), options);
            sequences.case.functions = std::slice::from_ref(sample);
            let case = CacheCase {
                sequences,
                layout: layouts[number % 2],
                packed: true,
            };
            let result = case.check::<f16>(&Device::cpu(), &runner);
            result.unwrap_or_else(|cause| panic!("{}, {runner}: {cause}", sample.name));
        }
    });
}

/// The hardware's tanh is as far off as its error allows: outputs are within the bounds of every option, of both types, while the
/// log-sum-exp is not, which is off by up to cap / 2048.
#[test]
fn the_approximate_cap() {
    static SOFTCAP: [Sample; 1] = [functions::APPROXIMATE_SOFTCAP];
    for lengths in [(150, 170), (1, 300), (70, 40)] {
        let exact = case(&SOFTCAP[0], lengths, Options::default());
        let without_lse = Case {
            lse: false,
            ..exact
        };
        let result = without_lse.check_both(&Device::cpu(), &Runner::ATTENTION);
        result.unwrap_or_else(|failure| panic!("{failure}"));
        assert!(
            exact
                .check::<f16>(&Device::cpu(), &Runner::ATTENTION)
                .is_err()
        );
    }
}

/// Tanh of a warp's scores is a polynomial where all are small, which has the factors before and after it in its coefficients; beside a mask, and
/// where something else is made of what it gives.
#[test]
fn caps_of_small_and_of_large_scores() {
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    for (cap, lengths) in CAPS
        .iter()
        .flat_map(|cap| [(cap, (150, 400)), (cap, (40, 170))])
    {
        for (options, tensors) in [
            (Options::default(), 0),
            (Options::default(), 1),
            (causal, 0),
        ] {
            let case = Case {
                lse: false,
                ..case(cap, lengths, options).with_tensors(tensors)
            };
            let result = case.check_both(&Device::cpu(), &Runner::ATTENTION);
            result.unwrap_or_else(|failure| panic!("{failure}"));
        }
    }
}

/// What scores are multiplied by first and at last is multiplied into the scale and by the softmax, whatever the schedule, beside the options that
/// join the softmax, and where other functions come before.
#[test]
fn factors_that_something_else_multiplies_by() {
    static FACTORS: [Sample; 1] = [Sample {
        name: "factors",
        tensors: |_, _| Vec::new(),
        bind: |_, _| {
            let function = ScoreFunction::new(|score, at: At, by: Reg<f32>| {
                let of_query = (at.query & 1).to_f32() + 1.0;
                (score * of_query + 0.25) * by.abs()
            });
            Bound::Score(function.expect("it is staged").with(-0.75))
        },
        twin: |_, _, at, _, score| (score * (at.i % 2 + 1) as f64 + 0.25) * 0.75,
    }];
    let alibi = SAMPLES.iter().find(|it| it.name == "alibi");
    let both: &'static [Sample] = vec![*alibi.expect("it is there"), FACTORS[0]].leak();
    let options = [
        Options::default(),
        Options {
            causal: true,
            softcap: Some(9.0),
            ..Options::default()
        },
    ];
    let mut all = Vec::new();
    for lengths in [(150, 170), (2, 200), (70, 40)] {
        for options in options {
            for tensors in 0..4 {
                for functions in [FACTORS.as_slice(), both] {
                    let one = case(&functions[0], lengths, options).with_tensors(tensors);
                    all.push((Case { functions, ..one }, Runner::ATTENTION));
                }
            }
        }
    }
    let device = Device::cpu_as(Arch::Sm80);
    for (case, runner) in &all {
        let result = case.check::<bf16>(&device, runner);
        result.unwrap_or_else(|failure| panic!("{failure}"));
    }
    check_all(all);
}

/// What was staged, computed in float64 statement by statement, is what the twins compute.
#[test]
fn the_staged_ir_is_what_the_twin_computes() {
    let device = Device::cpu();
    for sample in SAMPLES {
        let case = case(sample, (90, 130), Options::default());
        let bound = functions::bound(&device, &case).expect("the interpreter has memory");
        let (bound, numbers) = &bound[0];
        let mut rng = StdRng::seed_from_u64(7);
        for _ in 0..500 {
            let query = Query {
                batch: rng.random_range(0..case.shape.batch),
                head: rng.random_range(0..case.shape.heads),
                i: rng.random_range(0..case.shape.seq_q),
            };
            let key = rng.random_range(0..case.shape.seq_k);
            let score = rng.random_range(-4.0..4.0);
            let twin = (sample.twin)(numbers, &case.shape, &query, key, score);
            let staged = bound.evaluate(numbers, &case.shape, &query, key, score);
            let equal = twin == staged || (twin - staged).abs() < 1e-6;
            assert!(
                equal,
                "{}: {query:?}, key {key}: {twin}, {staged}",
                sample.name
            );
        }
    }
}

/// The comparison itself finds a function that is a little off.
#[test]
fn a_wrong_function_is_a_failure() {
    let wrong = Sample {
        twin: |_, shape, at, key, score| match (at.i + shape.seq_k - shape.seq_q).checked_sub(key) {
            Some(0..34) => score,
            Some(_) if key < 4 => score,
            _ => f64::NEG_INFINITY,
        },
        ..*SAMPLES
            .iter()
            .find(|it| it.name == "window and sinks")
            .expect("there is one")
    };
    let functions: &'static [Sample] = vec![wrong].leak();
    let case = case(&functions[0], (100, 130), Options::default());
    assert!(
        case.check::<f16>(&Device::cpu(), &Runner::ATTENTION)
            .is_err()
    );
}

mod refused {
    use super::*;
    use fa::attention::{AttentionError, FunctionError};
    use fa::kernels::attention::LaunchError;
    use fa::runtime::Error;

    fn run(device: &Device, options: &Options<'_>) -> Result<(), AttentionError> {
        let q = device.upload(&vec![f16::ONE; 64 * 64])?;
        let view = q.contiguous(&[1, 64, 1, 64])?;
        attention(device, view, view, view, options).map(drop)
    }

    /// The interpreter says which line of the function reads outside of which tensor.
    #[test]
    fn what_reads_outside_of_a_tensor() -> Result<(), Box<dyn std::error::Error>> {
        let device = Device::cpu();
        let short = device.upload(&[1.0_f32; 63])?;
        let line = line!() + 1;
        let function = ScoreFunction::new(|score, at: At, bias: Tensor<f32>| {
            score + bias.at(&[at.key]).load(0)
        })?;
        let options = Options {
            scores: &[function.with(short.contiguous(&[63])?)],
            ..Options::default()
        };
        let Err(AttentionError::Runtime(error @ Error::Interpreter(_))) = run(&device, &options)
        else {
            panic!("it is outside");
        };
        let text = error.to_string();
        let place = format!("tests/functions.rs:{line} (score_function)");
        assert!(
            text.contains("argument0") && text.contains(&place),
            "{text}"
        );
        Ok(())
    }

    #[test]
    fn what_does_more_than_compute() {
        let barrier = MaskFunction::new(|at: At, ()| {
            fa::dsl::prelude::barrier();
            at.key.lt(at.query)
        });
        let Err(error @ FunctionError::Invalid(_)) = barrier else {
            panic!("barriers have effects");
        };
        let text = error.to_string();
        assert!(
            text.contains("tests/functions.rs:") && text.contains("cannot do `bar.sync"),
            "{text}"
        );
    }

    #[test]
    fn more_tensors_than_fit() -> Result<(), Box<dyn std::error::Error>> {
        let device = Device::cpu();
        let bias = device.upload(&[1.0_f32])?;
        let bias = bias.contiguous(&[1])?;
        let function = ScoreFunction::new(
            |score, _: At, (a, b, c): (Tensor<f32>, Tensor<f32>, Tensor<f32>)| {
                score + a.at(&[]).load(0) + b.at(&[]).load(0) + c.at(&[]).load(0)
            },
        )?;
        let of_three = function.with((bias, bias, bias));
        let all = [of_three; 3];
        let scores = |count| Options {
            scores: &all[..count],
            ..Options::default()
        };
        assert!(run(&device, &scores(2)).is_ok());
        let refused = run(&device, &scores(3));
        let Err(AttentionError::Launch(LaunchError::OptionValue { option, reason })) = refused
        else {
            panic!("nine do not fit");
        };
        assert_eq!(option, "scores and masks");
        assert!(reason.contains("9 tensors"), "{reason}");
        Ok(())
    }
}
