//! Plans of the backward pass.

use fa::attention::{
    AttentionError, Chip, Configured, Dtype, Problem, Shape, plan, plan_backward,
    plan_backward_with, plan_with, run_backward,
};
use fa::kernels::attention::LaunchError;
use fa::kernels::attention::backward::BackwardTensors;
use fa::prelude::*;
use fa_dsl::target::Arch;

use super::{LEN, SHAPE, Tensors};

/// A problem whose plan is looked at.
fn problem(head_dim: usize, seq: usize) -> Problem<'static> {
    Problem {
        dtype: Dtype::Bf16,
        shape: Shape {
            kv_heads: 2,
            ..Shape::square(2, seq, 4, head_dim)
        },
        options: Options {
            causal: true,
            ..Options::default()
        },
        lse: false,
    }
}

#[test]
fn a_plan_has_two_or_three_launches_and_a_workspace() {
    let chip = Chip {
        arch: Arch::Sm90a,
        multiprocessors: 132,
    };
    let three = [
        "BackwardDeltaBf16",
        "BackwardWarpSpecializedBf16",
        "BackwardConvertBf16",
    ];
    // Where queries see few keys the last block of keys rounds.
    for (seq, padded, expected) in [(1000, 1024, &three[..2]), (4000, 4096, &three[..])] {
        let problem = problem(128, seq);
        let tensors = BackwardTensors::unallocated(&problem);
        let steps = plan_backward(chip, &problem, &tensors).unwrap();
        let names: Vec<_> = steps.launches.iter().map(|step| step.entry.name).collect();
        assert_eq!(names, expected);
        // Eight heads: 128 sums and two statistics a row.
        assert_eq!(steps.workspace.scratch, 8 * padded * (128 + 2) * 4);
        // Blocks of 128 keys of two KV heads of two sequences.
        let blocks = u32::try_from(padded).unwrap() / 128;
        assert_eq!(steps.launches[1].launch.grid(), [blocks * 2 * 2, 1, 1]);
    }
}

fn named(spec: &str) -> Configured {
    let kernel = Configured::find(spec).unwrap();
    kernel.expect("it is a kernel of attention")
}

#[test]
fn named_kernels_are_planned() {
    let kernel = named("BackwardMmaBf16<64,64,8,HEAD_SPLIT=2,HEAD_DIM=128,CAUSAL=true>");
    // It writes no log-sum-exp, whether the spec says so or not.
    assert!(kernel.is_backward() && kernel.spec().ends_with("LSE=false>"));
    assert_eq!(kernel.dtype(), Some(Dtype::Bf16));
    let chip = Chip::of(&Device::cpu());
    let problem = problem(128, 1000);
    let tensors = BackwardTensors::unallocated(&problem);
    let steps = plan_backward_with(&kernel, chip, &problem, &tensors).unwrap();
    assert_eq!(
        steps.launches[1].entry.spec(&steps.launches[1].values),
        kernel.spec()
    );
    let of_f16 = named("BackwardMmaF16<64,64,8,HEAD_SPLIT=2,HEAD_DIM=128,CAUSAL=true>");
    let refused = plan_backward_with(&of_f16, chip, &problem, &tensors);
    let other_type = AttentionError::Launch(LaunchError::Dtype {
        expected: Dtype::F16,
        found: Dtype::Bf16,
    });
    assert_eq!(refused.unwrap_err().to_string(), other_type.to_string());
}

#[test]
fn kernels_of_the_other_pass_are_refused() {
    let chip = Chip::of(&Device::cpu());
    let (problem, lse) = (problem(64, 100), true);
    let tensors = fa::attention::Tensors::unallocated(&problem.shape, problem.dtype, lse);
    let forward = Problem { lse, ..problem };
    let chosen = plan(chip, &forward, &tensors).unwrap().steps[0].kernel;
    let gradients = BackwardTensors::unallocated(&problem);
    let backward = named("BackwardMmaBf16<64,64,4,CAUSAL=true>");
    let refused = [
        plan_backward_with(&chosen, chip, &problem, &gradients).map(drop),
        plan_with(&backward, chip, &forward, &tensors).map(drop),
    ];
    for (refused, asked) in refused.into_iter().zip(["gradients", "the output"]) {
        let message = refused.unwrap_err().to_string();
        assert!(
            message.contains(&format!("does not compute {asked}")),
            "{message}"
        );
    }
}

/// What was planned is launched as often as one likes.
#[test]
fn plans_are_run() {
    let tensors = Tensors::new(&Options::default());
    let expected = tensors.gradients(&Options::default()).unwrap();
    let mut gradients = [(); 3].map(|()| tensors.device.alloc::<f16>(LEN).unwrap());
    let views = gradients
        .each_mut()
        .map(|it| it.contiguous_mut(&SHAPE).unwrap());
    let (x, part) = (tensors.x(), tensors.part());
    let given = BackwardTensors::new([x; 3], (part.o, part.lse), x, views, None);
    let problem = given.problem(Dtype::F16, &Options::default()).unwrap();
    let steps = plan_backward(Chip::of(&tensors.device), &problem, &given).unwrap();
    for _ in 0..2 {
        run_backward(&tensors.device, &steps).unwrap();
    }
    drop(steps);
    for (found, expected) in gradients
        .iter()
        .zip([&expected.dq, &expected.dk, &expected.dv])
    {
        assert_eq!(found.read().unwrap(), expected.read().unwrap());
    }
}

#[test]
fn heads_over_256_have_no_kernel() {
    let problem = problem(264, 64);
    let tensors = BackwardTensors::unallocated(&problem);
    let chip = Chip::of(&Device::cpu());
    let result = plan_backward(chip, &problem, &tensors);
    assert!(
        matches!(result, Err(AttentionError::NoKernel { head_dim: 264 })),
        "{result:?}"
    );
}
