//! Sequences that use a part of the keys that there is room for: nothing of the others, which are NaN, shows, and their gradients are zero.

use fa::attention::AddedKeys;
use fa::prelude::*;
use fa_cases::functions::{SAMPLES, WITH_ARGUMENTS};
use fa_cases::{BackwardCase, BackwardRunner, BackwardTiles, Case, KeyPlaces, random};
use fa_dsl::interp::{self, CtaOrder};
use fa_dsl::target::Arch;
use fa_reference::Shape;
use rayon::prelude::*;

use super::{options, padded, shape};

/// Of as many queries each: the used keys of some sequences fill blocks, others leave one key, and two use none.
const OF_ONE_LENGTH: [(usize, usize); 6] =
    [(70, 70), (70, 128), (70, 0), (70, 193), (70, 1), (70, 0)];

/// With queries of every length, none among them.
const LENGTHS: [(usize, usize); 8] = [
    (70, 70),
    (1, 100),
    (0, 40),
    (64, 64),
    (130, 33),
    (7, 0),
    (0, 0),
    (3, 128),
];

/// In these places, with CTAs in an order of their own.
#[track_caller]
fn check(arch: Arch, case: Case, places: KeyPlaces, seed: u64, runner: &BackwardRunner) {
    let order = CtaOrder::Shuffled { seed };
    let options = interp::Options {
        order,
        ..interp::Options::default()
    };
    let device = Device::cpu_with(arch, options);
    let lengths: &[_] = match places.packs_queries() {
        true => &LENGTHS,
        false => &OF_ONE_LENGTH,
    };
    let solved = BackwardCase::new(case).solve_packed::<bf16>(lengths);
    let checked = solved.in_places(places).check_with(&device, runner);
    checked
        .unwrap_or_else(|cause| panic!("{case:?} in {places:?} by {runner:?} on {arch}: {cause}"));
}

/// Beside every mask, the cap, slopes and sinks, by what is chosen; every second one with the same bits every time.
#[test]
fn used_keys_have_gradients() {
    options()
        .par_iter()
        .enumerate()
        .for_each(|(number, options)| {
            let options = Options {
                deterministic: number % 4 > 1,
                ..*options
            };
            for (round, places) in KeyPlaces::WITH_ROOM.into_iter().enumerate() {
                let tensors = [0, 1, 2, 3][(number + round) % 4];
                let case = padded(shape(1, 1, 64), options).with_tensors(tensors);
                let case = case.with_prefix_ranges((number + round) as u64 % 3);
                for arch in [Arch::Sm80, Arch::Sm90a] {
                    check(arch, case, places, number as u64, &BackwardRunner::Chosen);
                }
            }
        });
}

#[test]
fn every_head_dimension_has_gradients_of_used_keys() {
    [8, 32, 72, 96, 128, 136, 192, 256]
        .par_iter()
        .enumerate()
        .for_each(|(number, head_dim)| {
            let options = Options {
                causal: true,
                ..Options::default()
            };
            let case = padded(shape(1, 1, *head_dim), options);
            for (round, arch) in [Arch::Sm80, Arch::Sm90a].into_iter().enumerate() {
                let places = KeyPlaces::WITH_ROOM[(number + round) % KeyPlaces::WITH_ROOM.len()];
                check(arch, case, places, number as u64, &BackwardRunner::Chosen);
            }
        });
}

#[test]
fn every_way_of_sharing_the_work_gives_gradients_of_used_keys() {
    BackwardTiles::ALL
        .par_iter()
        .enumerate()
        .for_each(|(number, tiles)| {
            let options = Options {
                causal: number % 2 == 1,
                ..Options::default()
            };
            let case = padded(shape(1, 1, tiles.head_dim as usize), options);
            let places = KeyPlaces::WITH_ROOM[number % KeyPlaces::WITH_ROOM.len()];
            check(
                Arch::Sm90a,
                case,
                places,
                number as u64,
                &BackwardRunner::Tiles(*tiles),
            );
        });
}

/// Who begins and ends the sums of queries is told by the keys that are used.
#[test]
fn every_way_of_sharing_the_work_on_hopper_gives_gradients_of_used_keys() {
    let deterministic = BackwardRunner::WarpSpecialized;
    let deterministic = [
        (
            deterministic("<64,BULK=false,LAST_ROUNDS=true,DETERMINISTIC=true,HEAD_DIM=128>"),
            128,
        ),
        (
            deterministic("<64,DS_STAGES=1,BULK=false,DETERMINISTIC=true,HEAD_DIM=256>"),
            256,
        ),
    ];
    let all: Vec<_> = BackwardRunner::HOPPER
        .into_iter()
        .chain(deterministic)
        .collect();
    all.par_iter()
        .enumerate()
        .for_each(|(number, (runner, head_dim))| {
            for causal in [false, true] {
                let options = Options {
                    causal,
                    ..Options::default()
                };
                let case = padded(shape(1, 1, *head_dim), options);
                let round = number + usize::from(causal);
                let places = KeyPlaces::WITH_ROOM[round % KeyPlaces::WITH_ROOM.len()];
                check(Arch::Sm90a, case, places, number as u64, runner);
            }
        });
}

/// Those that were added after them are used, too.
#[test]
fn added_keys_have_gradients() {
    for added_k in [AddedKeys::Each(1), AddedKeys::AsQueries] {
        let options = Options {
            causal: true,
            added_k,
            ..Options::default()
        };
        // As many queries and added keys as the least of a sequence.
        let lengths = [(30, 70), (30, 30), (30, 159)];
        let case = padded(shape(1, 1, 64), options);
        for (number, places) in KeyPlaces::WITH_ROOM.into_iter().enumerate() {
            let device = Device::cpu_as([Arch::Sm80, Arch::Sm90a][number % 2]);
            let solved = BackwardCase::new(case).solve_packed::<f16>(&lengths);
            let checked = solved.in_places(places).check(&device);
            checked.unwrap_or_else(|cause| panic!("{case:?} in {places:?}: {cause}"));
        }
    }
}

/// Functions of scores and masks, with the gradients of their arguments: some that multiply, some that are classified, some that read by distance.
#[test]
fn functions_of_used_keys_have_gradients() {
    let names = [
        "relative bias",
        "documents",
        "window and sinks",
        "numbers of queries and keys",
        "a table of scores",
    ];
    let samples: Vec<_> = SAMPLES
        .iter()
        .chain(WITH_ARGUMENTS)
        .filter(|it| names.contains(&it.name))
        .collect();
    assert_eq!(samples.len(), names.len());
    samples.par_iter().enumerate().for_each(|(number, sample)| {
        for (round, places) in KeyPlaces::WITH_ROOM.into_iter().enumerate() {
            let options = Options {
                causal: (number + round) % 2 == 0,
                deterministic: round % 2 == 1,
                ..Options::default()
            };
            let shape = Shape {
                batch: 1,
                ..shape(1, 1, 64)
            };
            let case = Case {
                functions: std::slice::from_ref(*sample),
                ..padded(shape, options)
            };
            for arch in [Arch::Sm80, Arch::Sm90a] {
                check(arch, case, places, number as u64, &BackwardRunner::Chosen);
            }
        }
    });
}

/// Of the lists that packed sequences are tested with, in every place in turn; every second one by CTAs that take turns.
#[test]
fn random_sequences_that_use_a_part_have_gradients() {
    let cases = random::drawn(&random::packed(), 0x05ed, 24).expect("nothing is refused");
    let all = cases.into_par_iter().enumerate();
    all.for_each(|(number, packed)| {
        let places = KeyPlaces::WITH_ROOM[number % 3];
        let packed = packed.with_prefix_ranges(number as u64 / 2 % 4);
        let mut case = packed.case;
        case.options.deterministic = number / 3 % 2 == 1;
        let longest = packed.lengths.iter().map(|it| it.0).max().unwrap_or(0);
        let lengths = packed.lengths.iter().map(|&(queries, keys)| {
            let queries = match places.packs_queries() {
                true => queries,
                false => longest,
            };
            (queries, keys)
        });
        let lengths: Vec<_> = lengths.collect();
        let device = Device::cpu_as([Arch::Sm80, Arch::Sm90a][number / 6 % 2]);
        let solved = BackwardCase::new(case).solve_packed::<bf16>(&lengths);
        let checked = solved.in_places(places).check(&device);
        checked.unwrap_or_else(|cause| panic!("{packed:?} in {places:?}: {cause}"));
    });
}
