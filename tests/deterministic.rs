//! Gradients that have the same bits every time: in every order of CTAs and however few of them run at a time, with every option, by both schedules. And
//! what tells that from luck: without turns, and where CTAs add before theirs, the bits differ.

use fa::attention::{
    AttentionError, Chip, Configured, GradientsMut, Part, Problem, attention_backward_into,
    attention_with_lse, plan_backward, plan_backward_with, run_backward,
};
use fa::functions;
use fa::prelude::*;
use fa_cases::functions::{SAMPLES, Sample};
use fa_cases::{BackwardCase, BackwardRunner, BackwardTiles, Case, Layout, Values};
use fa_dsl::config::{KernelConfig, KernelEntry, Value};
use fa_dsl::interp::{self, CtaOrder};
use fa_dsl::ir::{Block, Kernel, Stmt, StmtKind};
use fa_dsl::stage::StageError;
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::Variant;
use fa_kernels::attention::backward::{
    BackwardMmaF16Config, BackwardTensors, BackwardWarpSpecializedF16Config,
};
use fa_kernels::attention::launch::LaunchError;
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
    for name in ["alibi", "documents"] {
        let sample: &'static Sample = SAMPLES.iter().find(|it| it.name == name).expect("is one");
        let functions = std::slice::from_ref(sample);
        for arch in [Arch::Sm80, Arch::Sm90a] {
            let case = Case {
                functions,
                ..case(shape(100, 260, 32), masks()[1])
            };
            expect_same_bits(arch, case, BackwardRunner::Chosen);
        }
    }
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

#[test]
fn packed_sequences_have_the_same_bits() {
    for (number, options) in masks().into_iter().enumerate() {
        let arch = [Arch::Sm80, Arch::Sm90a][number % 2];
        let case = case(shape(1, 1, 64), options).with_tensors([0, 1, 2][number % 3]);
        let solved = BackwardCase::new(case).solve_packed::<bf16>(&PACKED);
        let outcomes = orders().map(|order| {
            let device = Device::cpu_with(arch, order);
            let outcome = solved.check(&device);
            outcome.unwrap_or_else(|cause| panic!("{case:?}, {order:?}: {cause}"))
        });
        let [first, others @ ..] = &outcomes;
        assert!(others.iter().all(|other| other == first), "{case:?}");
    }
}

/// A problem of five blocks of keys, and the gradients that some kernel gives.
struct Pass {
    shape: Shape,
    options: Options<'static>,
    /// The kernel that does most, or what is chosen.
    spec: Option<&'static str>,
}

impl Pass {
    fn new(deterministic: bool) -> Pass {
        Pass {
            shape: shape(260, 600, 64),
            options: Options {
                deterministic,
                ..Options::default()
            },
            spec: None,
        }
    }

    fn problem(&self) -> Problem<'static> {
        Problem {
            dtype: fa::attention::Dtype::F16,
            shape: self.shape,
            options: self.options,
            lse: false,
        }
    }

    /// dQ, twice on one device, where the kernel that does most is staged so.
    fn dq(
        &self,
        arch: Arch,
        order: interp::Options,
        stage: Option<Stage>,
    ) -> Result<[Vec<f16>; 2], AttentionError> {
        let device = Device::cpu_with(arch, order);
        let drawn = Values::Normal(1.5).draw::<f16>(&self.shape, 1);
        let (of_q, of_kv) = (self.shape.q(), self.shape.kv());
        let [q, k, v] = drawn.map(|numbers| device.upload(&numbers).unwrap());
        let inputs = [
            q.contiguous(&of_q).unwrap(),
            k.contiguous(&of_kv).unwrap(),
            v.contiguous(&of_kv).unwrap(),
        ];
        let [q, k, v] = inputs;
        let forward = attention_with_lse(&device, q, k, v, &self.options).unwrap();
        let part = (
            forward.o.contiguous(&of_q).unwrap(),
            forward.lse.contiguous(&self.shape.lse()).unwrap(),
        );
        let run = || -> Result<_, AttentionError> {
            let lens = [self.shape.q_len(), self.shape.kv_len(), self.shape.kv_len()];
            let mut gradients = lens.map(|len| device.alloc::<f16>(len).unwrap());
            let [dq, dk, dv] = &mut gradients;
            let views = [
                dq.contiguous_mut(&of_q).unwrap(),
                dk.contiguous_mut(&of_kv).unwrap(),
                dv.contiguous_mut(&of_kv).unwrap(),
            ];
            let tensors = BackwardTensors::new(inputs, part, q, views, None);
            let problem = self.problem();
            let chip = Chip::of(&device);
            let mut steps = match self.spec {
                None => plan_backward(chip, &problem, &tensors),
                Some(spec) => {
                    let kernel = Configured::find(spec).unwrap().unwrap();
                    plan_backward_with(&kernel, chip, &problem, &tensors)
                }
            }
            .unwrap();
            if let Some(stage) = stage {
                steps.launches[1].entry.stage = stage;
            }
            run_backward(&device, &steps)?;
            drop(steps);
            Ok(gradients[0].read().unwrap())
        };
        Ok([run()?, run()?])
    }
}

/// How a kernel is staged.
type Stage = fn(&[Value]) -> Result<Kernel, Vec<StageError>>;

/// A kernel whose CTAs add before their turns: each waits for its turn when it has added.
fn impatient<C: KernelConfig>(values: &[Value]) -> Result<Kernel, Vec<StageError>> {
    let mut kernel = (KernelEntry::of::<C>().stage)(values)?;
    assert_eq!(wait_later(&mut kernel.body), 1, "there is one such loop");
    Ok(kernel)
}

/// Moves loops that end with what they have acquired to just before the barrier or the release that comes after them; how many there are.
fn wait_later(block: &mut Block) -> usize {
    let acquires = |stmt: &Stmt| matches!(&stmt.kind, StmtKind::While { head, .. } if has(head, "ld.acquire.gpu.u32"));
    if let Some(from) = block.iter().position(acquires) {
        let wait = block.remove(from);
        let ends = |stmt: &Stmt| {
            let stmt = std::slice::from_ref(stmt);
            has(stmt, "bar.sync") || has(stmt, "st.release.gpu.u32")
        };
        let to = block.iter().skip(from).position(ends);
        let to = to.expect("a turn that has come is passed on");
        block.insert(from + to, wait);
        return 1;
    }
    let blocks = block.iter_mut().flat_map(|stmt| match &mut stmt.kind {
        StmtKind::If {
            then, otherwise, ..
        } => vec![then, otherwise],
        StmtKind::For { body, .. } | StmtKind::While { body, .. } => vec![body],
        _ => Vec::new(),
    });
    blocks.map(wait_later).sum()
}

/// Whether an instruction of this name is in a block, however deep.
fn has(block: &[Stmt], name: &str) -> bool {
    let mut found = false;
    fa_dsl::ir::walk(block, &mut |stmt| {
        found |= matches!(&stmt.kind, StmtKind::Inst(inst) if inst.row.name == name);
    });
    found
}

/// Whether all orders of CTAs give the same bits, and two passes on one device do.
fn have_same_bits(
    arch: Arch,
    deterministic: bool,
    stage: Option<Stage>,
) -> Result<bool, AttentionError> {
    let pass = Pass::new(deterministic);
    let mut all = Vec::new();
    for order in orders() {
        all.extend(pass.dq(arch, order, stage)?);
    }
    Ok(all.iter().all(|dq| *dq == all[0]))
}

/// Without turns bits differ. Where nobody waits for them the first CTA's sums, which are written, may come after others that are added: a race.
#[test]
fn other_bits_are_seen_without_turns_and_a_race_where_nobody_waits_for_them() {
    let schedules: [(Arch, Stage); 2] = [
        (Arch::Sm80, impatient::<BackwardMmaF16Config>),
        (Arch::Sm90a, impatient::<BackwardWarpSpecializedF16Config>),
    ];
    for (arch, impatient) in schedules {
        assert!(have_same_bits(arch, true, None).unwrap(), "{arch}");
        assert!(!have_same_bits(arch, false, None).unwrap(), "{arch}");
        let error = have_same_bits(arch, true, Some(impatient)).unwrap_err();
        assert!(error.to_string().contains("race"), "{arch}: {error}");
    }
}

/// Where everyone waits for the first alone, which writes, and the last for all, which rounds: bits differ, and who does not wait makes a race.
#[test]
fn a_race_is_seen_where_nobody_waits_for_who_writes() {
    for spec in [
        "BackwardWarpSpecializedF16<64,BULK=false,FIRST_WRITES=true,LSE=false>",
        "BackwardWarpSpecializedF16<64,BULK=false,FIRST_WRITES=true,LAST_ROUNDS=true,LSE=false>",
    ] {
        let pass = Pass {
            spec: Some(spec),
            ..Pass::new(false)
        };
        let run = |order, stage| pass.dq(Arch::Sm90a, order, stage);
        let all = orders().map(|order| run(order, None).unwrap());
        assert!(all.iter().any(|dq| *dq != all[0]), "{spec}");
        let impatient = impatient::<BackwardWarpSpecializedF16Config>;
        let runs = orders().map(|order| run(order, Some(impatient)));
        let error = runs.into_iter().find_map(Result::err).unwrap();
        assert!(error.to_string().contains("race"), "{spec}: {error}");
    }
}

/// Gradients of arguments are added up in no order: a call that wants them and the same bits is told so.
#[test]
fn gradients_of_arguments_are_refused() {
    let device = Device::cpu();
    let shape = [1, 32, 1, 32];
    let x = device.upload(&vec![f16::ONE; 32 * 32]).unwrap();
    let x = x.contiguous(&shape).unwrap();
    let table = device.upload(&[0.25_f32; 9]).unwrap();
    let bias = functions::relative_bias();
    let scores = [bias.with((table.contiguous(&[1, 9]).unwrap(), 4))];
    let options = Options {
        scores: &scores,
        deterministic: true,
        ..Options::default()
    };
    let forward = attention_with_lse(&device, x, x, x, &options).unwrap();
    let mut gradients = [0, 1, 2].map(|_| device.alloc::<f16>(32 * 32).unwrap());
    let [dq, dk, dv] = &mut gradients;
    let mut d_table = device.upload(&[0.0_f32; 9]).unwrap();
    let of_table = Some(d_table.contiguous_mut(&[1, 9]).unwrap());
    let views = GradientsMut {
        dq: dq.contiguous_mut(&shape).unwrap(),
        dk: dk.contiguous_mut(&shape).unwrap(),
        dv: dv.contiguous_mut(&shape).unwrap(),
        d_sinks: None,
        functions: &[bias.gradients([of_table, None])],
    };
    let part = Part {
        o: forward.o.contiguous(&shape).unwrap(),
        lse: forward.lse.contiguous(&[1, 1, 32]).unwrap(),
    };
    let refused = attention_backward_into(&device, [x; 3], part, x, views, &options);
    let Err(AttentionError::Launch(LaunchError::OptionValue { option, reason })) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(option, "deterministic");
    assert!(reason.contains("arguments"), "{reason}");
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
