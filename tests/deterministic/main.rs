//! Gradients that have the same bits every time: in every order of CTAs and however few of them run at a time, with every option, by both schedules. And
//! what tells that from luck: without turns, and where CTAs add before theirs, the bits differ.

mod faults;

use fa::attention::{
    Chip, Configured, GradientsMut, Part, Problem, attention_backward_into, attention_with_lse,
    plan_backward_with,
};
use fa::functions;
use fa::prelude::*;
use fa_cases::functions::{SAMPLES, Sample, WITH_ARGUMENTS};
use fa_cases::{BackwardCase, BackwardRunner, BackwardTiles, Case, KeyPlaces, Layout};
use fa_dsl::interp::{self, CtaOrder};
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::Variant;
use fa_kernels::attention::backward::BackwardTensors;
use fa_reference::Shape;
use rayon::prelude::*;

/// Orders of CTAs, some with few that run at a time.
fn orders() -> [interp::Options; 5] {
    let with = |order, resident| interp::Options {
        order,
        resident,
        ..interp::Options::default()
    };
    [
        with(CtaOrder::Ascending, 132),
        with(CtaOrder::Descending, 1),
        with(CtaOrder::Shuffled { seed: 1 }, 132),
        with(CtaOrder::Shuffled { seed: 2 }, 132),
        with(CtaOrder::Shuffled { seed: 3 }, 3),
    ]
}

/// Grouped heads, a few blocks of keys, and ends that are no blocks'.
fn shape(seq_q: usize, seq_k: usize, head_dim: usize) -> Shape {
    Shape {
        batch: 1,
        seq_q,
        seq_k,
        heads: 2,
        kv_heads: 1,
        head_dim,
    }
}

fn case(shape: Shape, options: Options<'static>) -> Case {
    Case {
        inputs: Layout::Padded(8),
        outputs: Layout::Padded(8),
        ..Case::new(
            shape,
            Options {
                deterministic: true,
                ..options
            },
        )
    }
}

/// Holds a pass against float64 in every order of CTAs, and its gradients against each other.
#[track_caller]
fn expect_same_bits(arch: Arch, case: Case, runner: BackwardRunner) {
    let solved = BackwardCase::new(case).solve::<bf16>();
    let outcomes = orders().map(|options| {
        let device = Device::cpu_with(arch, options);
        let outcome = solved.check(&device, &runner);
        outcome.unwrap_or_else(|cause| panic!("{case:?} by {runner:?}, {options:?}: {cause}"))
    });
    let [first, others @ ..] = &outcomes;
    for other in others {
        assert!(other == first, "{case:?} by {runner:?}: other bits");
    }
}

fn masks() -> [Options<'static>; 5] {
    let full = Options::default();
    let causal = Options {
        causal: true,
        ..full
    };
    let window = |window| Options {
        window: Some(window),
        ..full
    };
    [
        full,
        causal,
        window(Window::symmetric(50)),
        Options {
            softcap: Some(5.0),
            ..window(Window::before(90))
        },
        Options {
            softcap: Some(5.0),
            ..causal
        },
    ]
}

#[test]
fn every_way_of_sharing_the_work_gives_the_same_bits() {
    let all = BackwardTiles::ALL.par_iter().enumerate();
    all.for_each(|(number, tiles)| {
        let options = masks()[number % 2];
        let case = case(shape(150, 300, tiles.head_dim as usize), options);
        expect_same_bits(Arch::Sm90a, case, BackwardRunner::Tiles(*tiles));
    });
}

/// Warpgroups with keys of their own and those that share them, every number of slots, and every order of their products.
#[test]
fn every_way_of_sharing_the_work_on_hopper_gives_the_same_bits() {
    let all = BackwardRunner::HOPPER_BY_THREADS.par_iter().enumerate();
    all.for_each(|(number, (runner, head_dim))| {
        for options in [masks()[number % 3], masks()[(number + 1) % 3]] {
            expect_same_bits(
                Arch::Sm90a,
                case(shape(150, 300, *head_dim), options),
                *runner,
            );
        }
    });
}

/// Who comes last rounds: heads shorter than their tiles, one block of keys, whole and ragged, and queries that see no key, whose gradients come after.
#[test]
fn who_comes_last_rounds() {
    for (tunables, head_dim) in [
        ("<128,BULK=false,LAST_ROUNDS=true>", 40),
        ("<64,BULK=false,LAST_ROUNDS=true,HEAD_DIM=128>", 80),
        (
            "<64,DS_STAGES=1,BULK=false,LAST_ROUNDS=true,HEAD_DIM=256>",
            136,
        ),
    ] {
        let runner = BackwardRunner::WarpSpecialized(tunables);
        for (seq_q, seq_k) in [(150, 300), (70, 64), (33, 128), (290, 150)] {
            for options in &masks()[..2] {
                let case = case(shape(seq_q, seq_k, head_dim), *options);
                expect_same_bits(Arch::Sm90a, case, runner);
            }
        }
    }
}

/// Then there is no kernel for it, but with a window: who comes last is not known there.
#[test]
fn nothing_comes_after_who_rounds() {
    let spec = "BackwardWarpSpecializedF16<64,BULK=false,LAST_ROUNDS=true,LSE=false>";
    let kernels = |seq_q, seq_k, options: Options<'static>| {
        let problem = Problem {
            dtype: fa::attention::Dtype::F16,
            shape: shape(seq_q, seq_k, 64),
            options: Options {
                deterministic: true,
                ..options
            },
            lse: false,
        };
        let tensors = BackwardTensors::unallocated(&problem);
        let kernel = Configured::find(spec).unwrap().unwrap();
        let kernel = kernel.with_variant(Variant::of(&problem, 64));
        let chip = Chip::of(&Device::cpu_as(Arch::Sm90a));
        let steps = plan_backward_with(&kernel, chip, &problem, &tensors).unwrap();
        steps.launches.len()
    };
    let [full, causal, window, ..] = masks();
    assert_eq!(kernels(150, 300, full), 2);
    assert_eq!(kernels(150, 300, causal), 2);
    assert_eq!(kernels(300, 150, causal), 2);
    assert_eq!(kernels(150, 300, window), 3);
}

#[test]
fn every_option_leaves_the_same_bits() {
    let chosen = |arch, case| expect_same_bits(arch, case, BackwardRunner::Chosen);
    let all = masks();
    all.par_iter().enumerate().for_each(|(number, options)| {
        for (arch, (seq_q, seq_k)) in [(Arch::Sm80, (100, 300)), (Arch::Sm90a, (300, 260))] {
            let plain = case(shape(seq_q, seq_k, 64), *options);
            chosen(arch, plain.with_tensors([0, 1, 2, 0x83][number % 4]));
        }
    });
    let several = Shape {
        batch: 2,
        heads: 6,
        kv_heads: 2,
        ..shape(150, 260, 32)
    };
    chosen(Arch::Sm80, case(several, all[1]).with_prefix_ranges(3));
    chosen(Arch::Sm90a, case(several, all[1]).with_prefix_ranges(3));
    let known = Options {
        seq: Some(Seq::Static(256)),
        ..all[1]
    };
    chosen(Arch::Sm90a, case(shape(256, 256, 128), known));
}

/// One query, one key, more queries than keys under a causal mask: blocks that few see, or nobody.
#[test]
fn lengths_around_blocks_have_the_same_bits() {
    for (seq_q, seq_k) in [(1, 1), (1, 257), (300, 5), (257, 129), (64, 128)] {
        for options in &masks()[..3] {
            for arch in [Arch::Sm80, Arch::Sm90a] {
                let case = case(shape(seq_q, seq_k, 64), *options);
                expect_same_bits(arch, case, BackwardRunner::Chosen);
            }
        }
    }
}

#[test]
fn functions_of_scores_leave_the_same_bits() {
    for name in ["alibi", "documents", "window and sinks", "block diffusion"] {
        for arch in [Arch::Sm80, Arch::Sm90a] {
            let case = Case {
                functions: named(name),
                ..case(shape(100, 260, 32), masks()[1])
            };
            expect_same_bits(arch, case, BackwardRunner::Chosen);
        }
    }
}

fn named(name: &str) -> &'static [Sample] {
    let mut all = SAMPLES.iter().chain(WITH_ARGUMENTS);
    let sample = all.find(|it| it.name == name);
    std::slice::from_ref(sample.expect("there is one"))
}

/// Blocks that masks hide have no turn: whoever comes first of those that are left writes, and the last one rounds, in every order of CTAs.
#[test]
fn what_masks_hide_is_left_out_in_turn() {
    let first = "<64,BULK=false,FIRST_WRITES=true>";
    let both = "<64,BULK=false,FIRST_WRITES=true,LAST_ROUNDS=true,HEAD_DIM=128>";
    let last = "<64,BULK=false,LAST_ROUNDS=true>";
    let apart = "<64,DS_STAGES=1,BULK=false,FIRST_WRITES=true,HEAD_DIM=256>";
    let names = ["window and sinks", "block diffusion", "shared prefix"];
    let all: Vec<_> = [(first, 64), (both, 128), (last, 64), (apart, 256)]
        .into_iter()
        .flat_map(|tiles| names.map(|name| (tiles, name)))
        .collect();
    all.into_par_iter()
        .for_each(|((tunables, head_dim), name)| {
            let runner = BackwardRunner::WarpSpecialized(tunables);
            for (seq_q, seq_k) in [(150, 300), (290, 150)] {
                let case = Case {
                    functions: named(name),
                    ..Case::new(shape(seq_q, seq_k, head_dim), masks()[0])
                };
                let solved = BackwardCase::new(case).solve::<bf16>();
                for options in orders() {
                    let device = Device::cpu_with(Arch::Sm90a, options);
                    let outcome = solved.check(&device, &runner);
                    outcome.unwrap_or_else(|cause| {
                        panic!("{name} by {tunables}, {options:?}: {cause}")
                    });
                }
            }
        });
}

const PACKED: [(usize, usize); 7] = [
    (70, 70),
    (1, 300),
    (0, 40),
    (260, 133),
    (7, 0),
    (0, 0),
    (30, 258),
];

/// In every place that keys may have; of rows with as many queries in each.
#[test]
fn sequences_of_different_lengths_have_the_same_bits() {
    let rows = KeyPlaces::WITH_ROOM;
    let places = std::iter::once(KeyPlaces::Packed).chain(rows);
    for (round, places) in places.enumerate() {
        // Places with room take turns at the masks.
        let step = if round == 0 { 1 } else { rows.len() };
        let masks = masks().into_iter().enumerate();
        for (number, options) in masks.skip(round.saturating_sub(1)).step_by(step) {
            let arch = [Arch::Sm80, Arch::Sm90a][(number / step) % 2];
            let case = case(shape(1, 1, 64), options).with_tensors([0, 1, 2][number % 3]);
            let lengths = PACKED.map(|(queries, keys)| match places.packs_queries() {
                true => (queries, keys),
                false => (90, keys),
            });
            let solved = BackwardCase::new(case).solve_packed::<bf16>(&lengths);
            let solved = solved.in_places(places);
            let outcomes = orders().map(|order| {
                let device = Device::cpu_with(arch, order);
                let outcome = solved.check(&device);
                outcome.unwrap_or_else(|cause| panic!("{case:?}, {places:?}, {order:?}: {cause}"))
            });
            let [first, others @ ..] = &outcomes;
            assert!(others.iter().all(|other| other == first), "{case:?}");
        }
    }
}

/// Arguments that scores share in every way. Added up as they come they have other bits in other orders.
#[test]
fn gradients_of_arguments_have_the_same_bits() {
    for (number, name) in [
        "relative bias",
        "additive bias",
        "additive bias of the keys, float16",
        "numbers of queries and keys",
        "a gated bias under a branch",
        "a table of scores",
    ]
    .into_iter()
    .enumerate()
    {
        let functions = named(name);
        for arch in [Arch::Sm80, Arch::Sm90a] {
            let case = Case {
                functions,
                ..case(shape(100, 260, 64), masks()[number % 2])
            };
            expect_same_bits(arch, case, BackwardRunner::Chosen);
        }
    }
    let functions = named("relative bias");
    let case = Case {
        functions,
        ..Case::new(shape(100, 260, 64), masks()[0])
    };
    let solved = BackwardCase::new(case).solve::<bf16>();
    let outcomes = orders().map(|options| {
        let device = Device::cpu_with(Arch::Sm90a, options);
        let outcome = solved.check(&device, &BackwardRunner::Chosen);
        outcome.unwrap_or_else(|cause| panic!("{options:?}: {cause}"))
    });
    let [first, others @ ..] = &outcomes;
    let differ = |other: &&fa_cases::BackwardOutcome<bf16>| other.d_arguments != first.d_arguments;
    assert!(
        others.iter().any(|other| differ(&other)),
        "by luck the same"
    );
}

/// Calls add to what is there, each its own sum, and elements between those of a gradient stay.
#[test]
fn calls_add_up() {
    let device = Device::cpu();
    let shape = [1, 32, 1, 32];
    let numbers: Vec<_> = (0..32 * 32)
        .map(|i| f16::from_f32((i as f32).sin()))
        .collect();
    let x = device.upload(&numbers).unwrap();
    let x = x.contiguous(&shape).unwrap();
    let table = device.upload(&[0.25_f32; 27]).unwrap();
    // Every third number of the tensor.
    let strided = [1, 9];
    let bias = functions::relative_bias();
    let table = table.view(&strided, &[27, 3]).unwrap();
    let scores = [bias.with((table, 4))];
    let options = Options {
        scores: &scores,
        deterministic: true,
        ..Options::default()
    };
    let forward = attention_with_lse(&device, x, x, x, &options).unwrap();
    let zeros: Vec<f32> = (0..27)
        .map(|i| if i % 3 == 0 { 0.0 } else { 0.5 })
        .collect();
    let mut d_table = device.upload(&zeros).unwrap();
    let mut after = Vec::new();
    for _ in 0..2 {
        let mut gradients = [0, 1, 2].map(|_| device.alloc::<f16>(32 * 32).unwrap());
        let [dq, dk, dv] = &mut gradients;
        let of_table = d_table.view_mut(&strided, &[27, 3]).unwrap();
        let views = GradientsMut {
            dq: dq.contiguous_mut(&shape).unwrap(),
            dk: dk.contiguous_mut(&shape).unwrap(),
            dv: dv.contiguous_mut(&shape).unwrap(),
            d_sinks: None,
            functions: &[bias.gradients([Some(of_table), None])],
        };
        let part = Part {
            o: forward.o.contiguous(&shape).unwrap(),
            lse: forward.lse.contiguous(&[1, 1, 32]).unwrap(),
        };
        attention_backward_into(&device, [x; 3], part, x, views, &options).unwrap();
        after.push(d_table.read().unwrap());
    }
    let [once, twice] = &after[..] else {
        unreachable!("there are two calls")
    };
    for (index, (once, twice)) in once.iter().zip(twice).enumerate() {
        match index % 3 {
            0 => assert_eq!(*twice, once + once, "{index}"),
            _ => assert_eq!([*once, *twice], [0.5; 2], "{index}"),
        }
    }
    assert!(once.iter().step_by(3).all(|it| *it != 0.0), "{once:?}");
}

/// The copy engine does not take turns: such tiles are refused by name, and never chosen.
#[test]
fn the_copy_engine_is_refused() {
    let spec = "BackwardWarpSpecializedBf16<64,DETERMINISTIC=true,LSE=false>";
    let kernel = Configured::find(spec).unwrap().expect("it is registered");
    let checked = (kernel.entry().check)(kernel.values(), &Target::new(Arch::Sm90a));
    let broken: Vec<_> = checked.unwrap_err().iter().map(|it| it.gate).collect();
    assert_eq!(broken, ["turns"]);
}
