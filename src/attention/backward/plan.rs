//! What is launched for gradients.

use arrayvec::ArrayVec;
use fa_dsl::config::WorkspaceSize;
use fa_kernels::attention::backward::{BackwardTensors, Steps};
use fa_kernels::attention::{Configured, Problem};
use fa_kernels::chosen::Chosen;
use fa_runtime::{Device, Queue};

use crate::attention::classified::{self, asked_of_gradients};
use crate::attention::plan::{Chip, run_chosen};
use crate::attention::{AttentionError, choose_backward, fit};
use crate::tuned;

/// What is launched for the backward pass of a problem, one after the other.
#[derive(Clone, Debug)]
pub struct BackwardPlan<'a> {
    /// The kernels and their launches.
    pub launches: ArrayVec<Chosen<'a>, { BackwardPlan::MOST }>,
    /// What they need beside the tensors: they share it.
    pub workspace: WorkspaceSize,
    /// What it is made of, where it may have to be made again.
    again: Option<Again<'a>>,
}

/// What a plan is made of whose kernel is chosen and has functions: where they spill registers, it is made with another one when it is run.
#[derive(Clone, Debug)]
struct Again<'a> {
    /// The one that is chosen.
    kernel: Configured,
    chip: Chip,
    problem: Problem<'a>,
    tensors: BackwardTensors<'a>,
}

impl<'a> BackwardPlan<'a> {
    /// The most launches of a plan.
    pub const MOST: usize = 7;

    fn of(
        Steps {
            launches,
            workspace,
        }: Steps<'a>,
    ) -> BackwardPlan<'a> {
        BackwardPlan {
            launches,
            workspace,
            again: None,
        }
    }

    /// The launches as they are.
    fn steps(&self) -> Steps<'a> {
        Steps {
            launches: self.launches.clone(),
            workspace: self.workspace,
        }
    }
}

/// What is launched for the backward pass of a problem, as [`plan`](crate::attention::plan()) says for the forward pass: a pure function of the host,
/// for [`run_backward`], which launches smaller tiles where functions make these spill registers.
///
/// # Errors
/// When there is no kernel for the problem, or it does not take the tensors or options.
pub fn plan_backward<'a>(
    chip: Chip,
    problem: &Problem<'a>,
    tensors: &BackwardTensors<'a>,
) -> Result<BackwardPlan<'a>, AttentionError> {
    let kernel = kernel(chip, problem, tensors)?;
    let plan = plan_backward_with(&kernel, chip, problem, tensors)?;
    let again = match fit::has_functions(problem) {
        true => Some(Again {
            kernel,
            chip,
            problem: *problem,
            tensors: *tensors,
        }),
        false => None,
    };
    Ok(BackwardPlan { again, ..plan })
}

/// As [`plan_backward`], with a given kernel. Where it takes classes of blocks that the options do not give, they are found out before.
///
/// # Errors
/// When the kernel does not compute gradients, or does not take the tensors or options.
pub fn plan_backward_with<'a>(
    kernel: &Configured,
    chip: Chip,
    problem: &Problem<'a>,
    tensors: &BackwardTensors<'a>,
) -> Result<BackwardPlan<'a>, AttentionError> {
    Ok(BackwardPlan::of(steps_of(kernel, chip, problem, tensors)?))
}

/// The kernel that a plan for the gradients of a problem is made with.
fn kernel(
    chip: Chip,
    problem: &Problem<'_>,
    tensors: &BackwardTensors<'_>,
) -> Result<Configured, AttentionError> {
    let problem = &*asked_of_gradients(problem);
    let chosen = || choose_backward(chip, problem, tensors.d_functions);
    let kernel = tuned::backward(chip, problem).or_else(chosen);
    kernel.ok_or(AttentionError::NoKernel {
        head_dim: problem.shape.head_dim,
    })
}

/// The launches of a kernel.
fn steps_of<'a>(
    kernel: &Configured,
    chip: Chip,
    problem: &Problem<'a>,
    tensors: &BackwardTensors<'a>,
) -> Result<Steps<'a>, AttentionError> {
    match classified::takes_others(kernel, problem) {
        true => classified::steps(kernel, chip, problem, tensors),
        false => Ok(kernel.steps(problem, tensors, chip.multiprocessors)?),
    }
}

/// The launches of what a device launches for the gradients of a problem, as if it were `chip`: those of the kernel that is chosen, or where functions make
/// that spill registers, those of smaller tiles. What has functions is loaded.
pub(super) fn steps_on<'a>(
    device: &Device,
    chip: Chip,
    problem: &Problem<'a>,
    tensors: &BackwardTensors<'a>,
) -> Result<Steps<'a>, AttentionError> {
    let first = kernel(chip, problem, tensors)?;
    let steps = steps_of(&first, chip, problem, tensors)?;
    let others = instead_of(&steps, device, chip, (problem, tensors), &first)?;
    Ok(others.unwrap_or(steps))
}

/// The launches of smaller tiles, where functions make the kernel spill registers that was chosen and that these are of.
fn instead_of<'a>(
    steps: &Steps<'a>,
    device: &Device,
    chip: Chip,
    (problem, tensors): (&Problem<'a>, &BackwardTensors<'a>),
    first: &Configured,
) -> Result<Option<Steps<'a>>, AttentionError> {
    if is_right(device, problem, first, steps) {
        return Ok(None);
    }
    let steps_of = |kernel: &Configured| steps_of(kernel, chip, problem, tensors);
    let launched = |kernel: &Configured| {
        let steps = steps_of(kernel)?;
        let launches = steps.launches.iter();
        Ok(launches.map(|it| (it.entry, it.values)).collect())
    };
    // Which gradients of arguments are asked for says the kernel that is launched, not the one that is chosen.
    let key = launch_of(first, steps).map_or(*first.values(), |it| it.values);
    let kernel = fit::on_device(device, problem, first, &key, || Ok(()), launched)?;
    match kernel == *first {
        true => Ok(None),
        false => Ok(Some(steps_of(&kernel)?)),
    }
}

/// Whether these launches of a kernel that was chosen are those of a device.
fn is_right(
    device: &Device,
    problem: &Problem<'_>,
    kernel: &Configured,
    steps: &Steps<'_>,
) -> bool {
    let spills = || {
        let chosen = launch_of(kernel, steps)?;
        let program = device.loaded(&chosen.entry, &chosen.values)?;
        program.spill_bytes().or(Some(0))
    };
    !fit::has_functions(problem) || spills() == Some(0)
}

/// The launch of a kernel, which the others prepare for and finish. What gradients of functions' arguments are asked for is among its values.
fn launch_of<'s, 'a>(kernel: &Configured, steps: &'s Steps<'a>) -> Option<&'s Chosen<'a>> {
    let kernel = (kernel.entry().kernel)();
    let mut launches = steps.launches.iter();
    launches.find(|it| (it.entry.kernel)() == kernel)
}

/// Adds the steps of a plan to a queue: the device's own stream, a borrowed one, or a graph that is being recorded. Loads what is
/// not loaded yet; after that it allocates nothing.
///
/// # Errors
/// When a kernel cannot be loaded, a tensor is not in the device's memory, or the driver fails.
pub fn run_backward<'a>(
    mut queue: impl Queue<'a>,
    plan: &BackwardPlan<'a>,
) -> Result<(), AttentionError> {
    let steps = plan.steps();
    let others = match &plan.again {
        Some(again) => {
            let of = (&again.problem, &again.tensors);
            instead_of(&steps, queue.device(), again.chip, of, &again.kernel)?
        }
        None => None,
    };
    run(&mut queue, others.unwrap_or(steps))
}

/// Computes the gradients of a problem with the kernel that a device has for it.
pub(super) fn run_chosen_tiles<'a>(
    queue: &mut impl Queue<'a>,
    problem: &Problem<'a>,
    tensors: &BackwardTensors<'a>,
) -> Result<(), AttentionError> {
    let device = queue.device();
    let steps = steps_on(device, Chip::of(device), problem, tensors)?;
    run(queue, steps)
}

/// Loads what is not loaded and launches it.
pub(super) fn run<'a>(
    queue: &mut impl Queue<'a>,
    mut steps: Steps<'a>,
) -> Result<(), AttentionError> {
    // Before other threads would have to wait for the compiler.
    let kernels = steps.launches.iter().map(Chosen::program);
    queue.device().load_all(kernels)?;
    queue.with_workspace(steps.workspace, |queue, workspace| {
        steps.place(workspace.scratch, workspace.counters);
        let mut launches = steps.launches.iter();
        launches.try_for_each(|chosen| run_chosen(queue, chosen))
    })?
}
