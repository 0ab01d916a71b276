//! Plans: what is launched for a problem. Making one computes on the host alone: it needs no device, and
//! the tensors need not exist.

use fa_dsl::config::{KernelEntry, Value, WorkspaceSize};
use fa_dsl::ir::Role;
use fa_dsl::target::Arch;
use fa_kernels::attention::{Configured, Launch, Problem, Tensors};
use fa_kernels::chosen::Chosen;
use fa_runtime::{Device, Queue, Workspace};

use super::{AttentionError, choose};
use crate::tuned;

/// The device as a plan sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chip {
    /// Its architecture.
    pub arch: Arch,
    /// How many multiprocessors it has.
    pub multiprocessors: u32,
}

impl Chip {
    /// Of a device.
    pub fn of(device: &Device) -> Chip {
        Chip {
            arch: device.arch(),
            multiprocessors: device.multiprocessors(),
        }
    }
}

/// One kernel and its launch.
#[derive(Clone, Debug)]
pub struct Step<'a> {
    /// The kernel with its configuration.
    pub kernel: Configured,
    /// CTAs and arguments.
    pub launch: Launch<'a>,
}

/// What is launched for a problem, one step after the other.
#[derive(Clone, Debug)]
pub struct Plan<'a> {
    /// The launches, in order.
    pub steps: arrayvec::ArrayVec<Step<'a>, 2>,
    /// Device memory that the steps, and the CTAs of one, pass results on in.
    pub workspace: WorkspaceSize,
}

/// The plan for a problem: with the kernel that the tables of [`crate::tuned`] know to be the fastest, or, where
/// they do not know the problem, with the one that [`choose`] takes.
///
/// # Errors
/// When there is no kernel for the problem, or it does not take the tensors or options.
pub fn plan<'a>(
    chip: Chip,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
) -> Result<Plan<'a>, AttentionError> {
    let Some(parts) = mixed(problem) else {
        return plan_with(&kernel(chip, problem)?, chip, problem, tensors);
    };
    let [mut plan, short] = [
        plan_with(&kernel(chip, &parts[0])?, chip, &parts[0], tensors)?,
        plan_with(&kernel(chip, &parts[1])?, chip, &parts[1], tensors)?,
    ];
    plan.steps.extend(short.steps);
    plan.workspace = plan.workspace.max(short.workspace);
    Ok(plan)
}

/// Rows of the smallest tile of few queries.
const FEW_ROWS: usize = 16;

/// Prompts and single queries over a cache in one batch, and each by itself: the sequences of many queries, then those of few.
/// Which sequence is which is decided on the device. `None` where all have few, or queries are not packed.
fn mixed<'a>(problem: &Problem<'a>) -> Option<[Problem<'a>; 2]> {
    let options = &problem.options;
    let packed = options.packed?;
    let few = (FEW_ROWS / problem.shape.group()).max(1);
    let has_parts = options.seqused_k.is_some()
        && options.query_range.is_none()
        && options.splits.is_none()
        && problem.shape.batch > 1
        && packed.max_seq_q > few;
    let part = |max_seq_q: usize, range| {
        let mut part = *problem;
        part.shape.seq_q = max_seq_q;
        part.options.query_range = Some(range);
        part
    };
    let end = few as u32;
    has_parts.then(|| {
        let many = part(packed.max_seq_q, [end + 1, u32::MAX]);
        [many, part(few, [0, end])]
    })
}

/// The plan for a problem with a given kernel.
///
/// # Errors
/// When the kernel does not take the tensors or options.
pub fn plan_with<'a>(
    kernel: &Configured,
    chip: Chip,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
) -> Result<Plan<'a>, AttentionError> {
    let step = Step {
        kernel: *kernel,
        launch: kernel.launch(problem, tensors, chip.multiprocessors)?,
    };
    Ok(Plan {
        steps: [step].into_iter().collect(),
        workspace: kernel.workspace(problem, chip.multiprocessors),
    })
}

/// The kernel that a plan for a problem is made with.
fn kernel(chip: Chip, problem: &Problem<'_>) -> Result<Configured, AttentionError> {
    let kernel = tuned::attention(chip, problem).or_else(|| choose(chip, problem));
    kernel.ok_or(AttentionError::NoKernel {
        head_dim: problem.shape.head_dim,
    })
}

/// What `plan(…)?.run(queue)` does, or `plan_with` where a kernel is given, without the plan in between: its
/// launches are large, and moving them costs a call that is short some of its time.
pub(super) fn run<'a>(
    queue: &mut impl Queue<'a>,
    given: Option<&Configured>,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
) -> Result<(), AttentionError> {
    if let (None, Some(parts)) = (given, mixed(problem)) {
        return parts
            .iter()
            .try_for_each(|part| run_part(queue, None, part, tensors));
    }
    run_part(queue, given, problem, tensors)
}

/// A problem that one kernel computes.
fn run_part<'a>(
    queue: &mut impl Queue<'a>,
    given: Option<&Configured>,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
) -> Result<(), AttentionError> {
    let chip = Chip::of(queue.device());
    let chosen;
    let kernel = match given {
        Some(given) => given,
        None => {
            chosen = kernel(chip, problem)?;
            &chosen
        }
    };
    let size = kernel.workspace(problem, chip.multiprocessors);
    let placed;
    let tensors = match size == WorkspaceSize::default() {
        true => tensors,
        false => {
            let Workspace { scratch, counters } = queue.workspace(size)?;
            placed = tensors.with_workspace([scratch, counters]);
            &placed
        }
    };
    let launch = kernel.launch(problem, tensors, chip.multiprocessors)?;
    load_and_run(queue, kernel.entry(), kernel.values(), &launch)
}

/// Adds a kernel that was chosen without a plan.
pub(super) fn run_chosen<'a>(
    queue: &mut impl Queue<'a>,
    chosen: &Chosen<'a>,
) -> Result<(), AttentionError> {
    load_and_run(queue, &chosen.entry, &chosen.values, &chosen.launch)
}

fn load_and_run<'a>(
    queue: &mut impl Queue<'a>,
    entry: &KernelEntry,
    values: &[Value],
    launch: &Launch<'a>,
) -> Result<(), AttentionError> {
    let program = queue.device().load_entry(entry, values)?;
    Ok(queue.run(&program, launch)?)
}

/// Loads the kernels of a problem, compiling those that are not cached, so that calls that compute it only launch. To be
/// called before launches are captured into a graph. The tensors of the options are not looked at, but for their shapes.
///
/// # Errors
/// When there is no kernel for the problem, or it cannot be loaded.
pub fn prepare(device: &Device, problem: &Problem<'_>) -> Result<(), AttentionError> {
    let chip = Chip::of(device);
    let tensors = Tensors::unallocated(&problem.shape, problem.dtype, problem.lse);
    for Step { kernel, .. } in plan(chip, problem, &tensors)?.steps {
        device.load_entry(kernel.entry(), kernel.values())?;
    }
    Ok(())
}

impl<'a> Plan<'a> {
    /// Adds the steps to a queue: the device's own stream, a borrowed one, or a graph that is being recorded. Loads what is
    /// not loaded yet; after that it allocates nothing.
    ///
    /// # Errors
    /// When a kernel cannot be loaded, a tensor is not in the device's memory, or the driver fails.
    pub fn run(&self, mut queue: impl Queue<'a>) -> Result<(), AttentionError> {
        if self.workspace == WorkspaceSize::default() {
            for Step { kernel, launch } in &self.steps {
                load_and_run(&mut queue, kernel.entry(), kernel.values(), launch)?;
            }
            return Ok(());
        }
        let Workspace { scratch, counters } = queue.workspace(self.workspace)?;
        for Step { kernel, launch } in &self.steps {
            let mut launch = launch.clone();
            launch.relocate(|tensor| match tensor.role {
                Role::Scratch => scratch,
                Role::Counters => counters,
                _ => tensor.extent.address,
            });
            load_and_run(&mut queue, kernel.entry(), kernel.values(), &launch)?;
        }
        Ok(())
    }
}
