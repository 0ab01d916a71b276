//! Functions of scores and masks, beside every option, with the gradients of their arguments.

use fa::prelude::*;
use fa_cases::functions::{DOCUMENTS_OF_HEADS, SAMPLES, Sample, WITH_ARGUMENTS, has_gradient};
use fa_cases::{BackwardCase, BackwardRunner, BackwardTiles, Case, Values};
use fa_dsl::target::Arch;
use fa_reference::Shape;
use rayon::prelude::*;

use super::{check, options, padded, shape};

/// The functions that the backward pass takes, of those that all schedules are tested with, and those with arguments of every kind.
fn functions() -> Vec<&'static Sample> {
    let all = SAMPLES.iter().chain(WITH_ARGUMENTS);
    let all: Vec<_> = all.filter(|sample| has_gradient(sample)).collect();
    assert_eq!(all.len(), SAMPLES.len() + WITH_ARGUMENTS.len() - 1);
    all
}

/// Beside every mask, the cap, slopes and sinks: gradients of queries, keys and values, and of all arguments.
#[test]
fn functions_have_gradients() {
    let all = options();
    let check = |(number, sample): (usize, &&'static Sample)| {
        for (round, (seq_q, seq_k)) in [(100, 130), (120, 90)].into_iter().enumerate() {
            let shape = Shape {
                batch: 2,
                heads: 4,
                kv_heads: 2,
                ..shape(seq_q, seq_k, 32)
            };
            let case = Case {
                functions: std::slice::from_ref(*sample),
                ..padded(shape, all[(5 * number + 7 * round) % all.len()])
            };
            let case = case.with_tensors([0, 1, 2, 0x83][(number + round) % 4]);
            let arch = [Arch::Sm80, Arch::Sm90a][(number + round) % 2];
            check(arch, case, BackwardRunner::Chosen);
        }
    };
    functions().par_iter().enumerate().for_each(check);
}

/// Three functions, one after the other, masks among them.
fn several_functions() -> Vec<&'static [Sample]> {
    let all = functions();
    let named = |name: &str| {
        let mut named = all.iter().filter(|it| it.name == name);
        **named.next().expect("it is one of them")
    };
    let sets = [
        [
            "numbers of queries and keys",
            "a gated bias under a branch",
            "documents",
        ],
        ["alibi", "a table of scores", "numbers of queries and keys"],
        [
            "relative bias",
            "a gated bias under a branch",
            "window and sinks",
        ],
    ];
    let sets = sets.map(|set| set.map(named).to_vec());
    sets.map(|set| &*set.leak()).to_vec()
}

/// In every way of sharing the work.
#[test]
fn several_functions_have_gradients() {
    let sets = several_functions();
    let check = |(number, tiles): (usize, &BackwardTiles)| {
        let options = Options {
            softcap: (number % 4 == 0).then_some(4.0),
            ..Options::default()
        };
        let case = Case {
            functions: sets[number % 3],
            ..padded(shape(70, 150, tiles.head_dim as usize), options)
        };
        if tiles.fit(Arch::Sm90a, &case) {
            check(Arch::Sm90a, case, BackwardRunner::Tiles(*tiles));
        }
    };
    BackwardTiles::ALL.par_iter().enumerate().for_each(check);
}

/// In every way of sharing the work and of keeping scores there is on Hopper, by functions that multiply scores and by a mask and a
/// bias, which only adds.
#[test]
fn several_functions_have_gradients_on_hopper() {
    let sets = several_functions();
    let all = functions();
    let adding: Vec<_> = ["relative bias", "window and sinks"]
        .into_iter()
        .filter_map(|name| all.iter().find(|it| it.name == name).map(|it| **it))
        .collect();
    let adding: &[_] = adding.leak();
    assert_eq!(adding.len(), 2);
    let runners = BackwardRunner::HOPPER_WITH_FUNCTIONS.into_iter();
    let cases: Vec<_> = runners
        .enumerate()
        .flat_map(|(number, runner)| [(sets[number % 3], runner), (adding, runner)])
        .collect();
    cases
        .into_par_iter()
        .for_each(|(functions, (runner, head_dim))| {
            let options = Options {
                causal: functions.len() == 2,
                ..Options::default()
            };
            let case = Case {
                functions,
                ..padded(shape(70, 150, head_dim), options)
            };
            check(Arch::Sm90a, case, runner);
        });
}

/// The arguments are those of all sequences.
#[test]
fn functions_of_packed_sequences_have_gradients() {
    let lengths = [
        (70, 70),
        (1, 100),
        (0, 40),
        (130, 33),
        (7, 0),
        (0, 0),
        (3, 128),
    ];
    let check = |(number, sample): (usize, &&'static Sample)| {
        let options = Options {
            causal: number % 2 == 0,
            ..Options::default()
        };
        let case = Case {
            functions: std::slice::from_ref(*sample),
            ..padded(shape(1, 1, 32), options)
        };
        for arch in [Arch::Sm80, Arch::Sm90a] {
            let device = Device::cpu_as(arch);
            let checked = BackwardCase::new(case).check_packed::<bf16>(&lengths, &device);
            checked.unwrap_or_else(|cause| panic!("{} on {arch}: {cause}", sample.name));
        }
    };
    functions().par_iter().enumerate().for_each(check);
}

/// Of long ones the pass finds out by itself which blocks documents hide.
#[test]
fn long_packed_sequences_with_documents_have_gradients() {
    let all = functions();
    let documents = all.iter().find(|sample| sample.name == "documents");
    let documents: &'static Sample = documents.expect("they are among the samples");
    let all = [
        (documents, Arch::Sm80, false),
        (documents, Arch::Sm90a, true),
        (&DOCUMENTS_OF_HEADS, Arch::Sm90a, false),
    ];
    all.into_par_iter().for_each(|(documents, arch, causal)| {
        let options = Options {
            causal,
            ..Options::default()
        };
        let case = Case {
            functions: std::slice::from_ref(documents),
            ..padded(shape(1, 1, 64), options)
        };
        let lengths = [(1030, 1030), (70, 70), (0, 40)];
        let device = Device::cpu_as(arch);
        let checked = BackwardCase::new(case).check_packed::<bf16>(&lengths, &device);
        checked.unwrap_or_else(|cause| panic!("{documents:?} on {arch}: {cause}"));
    });
}

/// One function, or two, beside random options.
#[test]
fn random_problems_with_functions_have_gradients() {
    let all = functions();
    (0..24_usize).into_par_iter().for_each(|seed| {
        let case = fa_cases::random::case(1000 + seed as u64, 90);
        let scores = WITH_ARGUMENTS[seed % WITH_ARGUMENTS.len()];
        let other = *all[(7 * seed) % all.len()];
        let several = vec![scores, other];
        let functions = if seed % 3 == 0 { several } else { vec![other] };
        let case = Case {
            values: Values::Normal(0.2 + seed as f32 * 0.04),
            functions: functions.leak(),
            ..case
        };
        check(
            [Arch::Sm80, Arch::Sm90a][seed % 2],
            case,
            BackwardRunner::Chosen,
        );
    });
}
