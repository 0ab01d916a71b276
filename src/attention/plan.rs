//! Plans: what is launched for a problem. Making one computes on the host alone: it needs no device, and
//! the tensors need not exist.

use fa_dsl::config::{KernelEntry, Value, WorkspaceSize};
use fa_dsl::ir::Role;
use fa_dsl::target::Arch;
use fa_kernels::attention::{Configured, Launch, Problem, Tensors};
use fa_kernels::chosen::Chosen;
use fa_runtime::{Device, Program, Queue, Workspace};

use super::mixed::Mixed;
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
    /// Device memory in which its CTAs pass on results.
    pub workspace: WorkspaceSize,
}

/// What is launched for a problem.
#[derive(Clone, Debug)]
pub struct Plan<'a> {
    /// The launches, in order.
    pub steps: arrayvec::ArrayVec<Step<'a>, 2>,
    /// Whether they run at the same time; otherwise one after the other.
    pub at_once: bool,
    /// Device memory for the steps: they share it, unless they run at the same time.
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
    match Mixed::of(chip, problem)? {
        Some(mixed) => mixed.balanced(problem, tensors).plan(tensors),
        None => plan_with(&kernel(chip, problem)?, chip, problem, tensors),
    }
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
    let workspace = kernel.workspace(problem, chip.multiprocessors);
    let step = Step {
        kernel: *kernel,
        launch: kernel.launch(problem, tensors, chip.multiprocessors)?,
        workspace,
    };
    Ok(Plan {
        steps: [step].into_iter().collect(),
        at_once: false,
        workspace,
    })
}

/// The kernel that a plan for a problem is made with.
pub(super) fn kernel(chip: Chip, problem: &Problem<'_>) -> Result<Configured, AttentionError> {
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
    if let Some(given) = given {
        return run_with(queue, given, problem, tensors);
    }
    let chip = Chip::of(queue.device());
    match Mixed::of(chip, problem)? {
        Some(mixed) => mixed.balanced(problem, tensors).run(queue, tensors),
        None => run_with(queue, &kernel(chip, problem)?, problem, tensors),
    }
}

/// What `plan_with(…)?.run(queue)` does.
pub(super) fn run_with<'a>(
    queue: &mut impl Queue<'a>,
    kernel: &Configured,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
) -> Result<(), AttentionError> {
    let chip = Chip::of(queue.device());
    let (device, entry, values) = (queue.device(), kernel.entry(), kernel.values());
    // Before other threads would have to wait for the compiler, which does not run for tensors that do not fit.
    let program = match device.loaded(entry, values) {
        Some(program) => program,
        None => {
            kernel.launch(problem, tensors, chip.multiprocessors)?;
            device.load_entry(entry, values)?
        }
    };
    let size = kernel.workspace(problem, chip.multiprocessors);
    if size == WorkspaceSize::default() {
        return run_placed(queue, kernel, &program, problem, tensors);
    }
    queue.with_workspace(size, |queue, Workspace { scratch, counters }| {
        let placed = tensors.with_workspace([scratch, counters]);
        run_placed(queue, kernel, &program, problem, &placed)
    })?
}

/// The same, where tensors know the workspace.
fn run_placed<'a>(
    queue: &mut impl Queue<'a>,
    kernel: &Configured,
    program: &Program,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
) -> Result<(), AttentionError> {
    let multiprocessors = queue.device().multiprocessors();
    let mut launch = Launch::blank();
    kernel.fill_launch(problem, tensors, multiprocessors, &mut launch)?;
    Ok(queue.run(program, &launch)?)
}

/// Adds a kernel that was chosen without a plan.
pub(super) fn run_chosen<'a>(
    queue: &mut impl Queue<'a>,
    chosen: &Chosen<'a>,
) -> Result<(), AttentionError> {
    let program = queue.device().load_entry(&chosen.entry, &chosen.values)?;
    Ok(queue.run(&program, &chosen.launch)?)
}

/// Loads the kernels of a problem, compiling those that are not cached, so that calls that compute it only launch. To be
/// called before launches are captured into a graph. The tensors of the options are not looked at, but for their shapes.
///
/// # Errors
/// When there is no kernel for the problem, or it cannot be loaded.
pub fn prepare(device: &Device, problem: &Problem<'_>) -> Result<(), AttentionError> {
    let chip = Chip::of(device);
    let tensors = Tensors::unallocated(&problem.shape, problem.dtype, problem.lse);
    let plan = plan(chip, problem, &tensors)?;
    Ok(device.load_all(plan.steps.iter().map(Step::program))?)
}

impl<'a> Plan<'a> {
    /// Adds the steps to a queue: the device's own stream, a borrowed one, or a graph that is being recorded. Loads what is
    /// not loaded yet; after that it allocates nothing.
    ///
    /// # Errors
    /// When a kernel cannot be loaded, a tensor is not in the device's memory, or the driver fails.
    pub fn run(&self, mut queue: impl Queue<'a>) -> Result<(), AttentionError> {
        self.run_on(&mut queue)
    }

    pub(super) fn run_on(&self, queue: &mut impl Queue<'a>) -> Result<(), AttentionError> {
        if let ([first, second], true) = (&self.steps[..], self.at_once) {
            queue
                .device()
                .load_all(self.steps.iter().map(Step::program))?;
            let programs = [first.load(queue.device())?, second.load(queue.device())?];
            let sizes = [first.workspace, second.workspace];
            queue.with_workspaces(sizes, |queue, workspaces| {
                let launches = [first.placed(workspaces[0]), second.placed(workspaces[1])];
                queue.run_both([(&programs[0], &launches[0]), (&programs[1], &launches[1])])
            })??;
            return Ok(());
        }
        for step in &self.steps {
            let program = step.load(queue.device())?;
            if step.workspace == WorkspaceSize::default() {
                queue.run(&program, &step.launch)?;
            } else {
                queue.with_workspace(step.workspace, |queue, workspace| {
                    queue.run(&program, &step.placed(workspace))
                })??;
            }
        }
        Ok(())
    }
}

impl<'a> Step<'a> {
    /// What is to be loaded.
    fn program(&self) -> (&KernelEntry, &[Value]) {
        (self.kernel.entry(), self.kernel.values())
    }

    fn load(&self, device: &Device) -> Result<Program, AttentionError> {
        Ok(device.load_entry(self.kernel.entry(), self.kernel.values())?)
    }

    /// The launch with its workspace where it is.
    fn placed(&self, Workspace { scratch, counters }: Workspace) -> Launch<'a> {
        let mut launch = self.launch.clone();
        launch.relocate(|tensor| match tensor.role {
            Role::Scratch => scratch,
            Role::Counters => counters,
            _ => tensor.extent.address,
        });
        launch
    }
}
