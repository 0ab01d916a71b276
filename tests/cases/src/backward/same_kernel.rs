//! Gradients by the kernel that is chosen for other options, and what may differ between kernels.

use fa::attention::{
    AttentionError, Chip, Dtype, Options, Part, Problem, choose_backward, plan_backward_with,
    run_backward,
};
use fa_dsl::abi::TensorView;
use fa_kernels::attention::Variant;
use fa_kernels::attention::backward::BackwardTensors;
use fa_reference::Shape;
use fa_runtime::Device;
use half::bf16;

use crate::verify::Cause;

/// dq, dk and dv, contiguous, with the tiles, and so with the order of sums, that are chosen where `others` are asked for in place of
/// `options`. `forward` and `d_o` are of (batch, seq_q, heads, head_dim), as `inputs` of `shape`.
///
/// # Errors
/// When there is no such kernel, or it cannot run.
pub fn gradients_as_for<'a>(
    device: &'a Device,
    shape: Shape,
    [q, k, v]: [TensorView<'a, bf16>; 3],
    (forward, d_o): (Part<'a, bf16>, TensorView<'a, bf16>),
    options: &Options<'a>,
    others: &Options<'a>,
) -> Result<[Vec<bf16>; 3], Cause> {
    let mut dq = device.alloc::<bf16>(shape.q_len())?;
    let mut dk = device.alloc::<bf16>(shape.kv_len())?;
    let mut dv = device.alloc::<bf16>(shape.kv_len())?;
    let gradients = [
        dq.contiguous_mut(&shape.q())?,
        dk.contiguous_mut(&shape.kv())?,
        dv.contiguous_mut(&shape.kv())?,
    ];
    let forward = (forward.o, forward.lse);
    let tensors = BackwardTensors::new([q, k, v], forward, d_o, gradients, None);
    let problem = tensors.problem(Dtype::Bf16, options);
    let problem = problem.map_err(AttentionError::from)?;
    let chip = Chip::of(device);
    let of_others = Problem {
        options: *others,
        ..problem
    };
    let kernel = choose_backward(chip, &of_others, &[]);
    let kernel = kernel.ok_or(AttentionError::NoKernel {
        head_dim: shape.head_dim,
    })?;
    let kernel = kernel.with_variant(Variant::of(&problem, kernel.variant().head_dim));
    let steps = plan_backward_with(&kernel, chip, &problem, &tensors)?;
    run_backward(device, &steps)?;
    drop((steps, tensors));
    Ok([dq.read()?, dk.read()?, dv.read()?])
}

/// The first two numbers that are further apart than sums in another order are, if there are some.
pub fn first_apart(found: &[bf16], other: &[bf16]) -> Option<[f32; 2]> {
    let pairs = found.iter().zip(other);
    let mut pairs = pairs.map(|(a, b)| [a.to_f32(), b.to_f32()]);
    pairs.find(|[a, b]| {
        let is_near = (a - b).abs() <= 0.01 * (a.abs().max(b.abs()) + 0.1);
        !is_near
    })
}
