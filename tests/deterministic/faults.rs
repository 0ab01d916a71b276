//! What tells the same bits from luck: without turns, and where CTAs add before theirs, bits differ or there is a race.

use fa::attention::{
    AttentionError, Chip, Configured, Problem, attention_with_lse, plan_backward,
    plan_backward_with, run_backward,
};
use fa::prelude::*;
use fa_cases::Values;
use fa_dsl::config::{KernelConfig, KernelEntry, Value};
use fa_dsl::interp;
use fa_dsl::ir::{Block, Kernel, Stmt, StmtKind};
use fa_dsl::stage::StageError;
use fa_dsl::target::Arch;
use fa_kernels::attention::backward::{
    BackwardMmaF16Config, BackwardTensors, BackwardWarpSpecializedF16Config,
};
use fa_reference::Shape;

use super::{orders, shape};

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
                let does_most = |it: &&mut fa_kernels::chosen::Chosen<'_>| {
                    Configured::of_entry(&it.entry, &it.values).is_some()
                };
                let mut launches = steps.launches.iter_mut();
                launches.find(does_most).unwrap().entry.stage = stage;
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
    gives_same_bits(&Pass::new(deterministic), arch, stage)
}

/// The same of a pass.
fn gives_same_bits(pass: &Pass, arch: Arch, stage: Option<Stage>) -> Result<bool, AttentionError> {
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

/// Where masks hide blocks, whoever has the first that is left writes, and the others come after it.
#[test]
fn a_race_is_seen_where_nobody_waits_and_blocks_are_left_out() {
    let schedules: [(Arch, Stage); 2] = [
        (Arch::Sm80, impatient::<BackwardMmaF16Config>),
        (Arch::Sm90a, impatient::<BackwardWarpSpecializedF16Config>),
    ];
    let mask = fa::functions::window_and_sinks().with((130, 0));
    let plain = Pass::new(true);
    let pass = Pass {
        options: Options {
            masks: vec![mask].leak(),
            ..plain.options
        },
        ..plain
    };
    for (arch, impatient) in schedules {
        assert!(gives_same_bits(&pass, arch, None).unwrap(), "{arch}");
        let error = gives_same_bits(&pass, arch, Some(impatient)).unwrap_err();
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
