//! Plans: what is launched for a problem. Making one computes on the host alone: it needs no device, and
//! the tensors need not exist.

use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt;

use arrayvec::ArrayVec;
use fa_dsl::config::{KernelEntry, Value, WorkspaceSize};
use fa_dsl::ir::Role;
use fa_dsl::target::Arch;
use fa_kernels::attention::{Configured, Launch, Problem, Tensors};
use fa_kernels::chosen::Chosen;
use fa_runtime::{Device, Program, Queue, Workspace};

use super::classified::{Classified, asked, classified, classifier, takes_others};
use super::mask_blocks::with_those_of;
use super::mixed::{Mixed, Sharing};
use super::{AttentionError, choose, fit};
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
    /// What looks at the masks of the problem before the first step, where nobody knows yet which blocks they hide.
    pub classified: Option<Classified<'a>>,
    /// The launches, in order.
    pub steps: ArrayVec<Step<'a>, 2>,
    /// Whether they run at the same time; otherwise one after the other.
    pub at_once: bool,
    /// Device memory for the steps: they share it, unless they run at the same time.
    pub workspace: WorkspaceSize,
    /// What it is made of, where it may have to be made again.
    pub(super) again: Option<Again<'a>>,
}

/// Those of a plan.
type Kernels = ArrayVec<Configured, 2>;

/// What a plan is made of whose kernels are chosen and have functions: where they spill registers, it is made with other ones when it is run.
#[derive(Clone, Debug)]
pub(super) struct Again<'a> {
    chip: Chip,
    problem: Problem<'a>,
    tensors: Tensors<'a>,
    /// How the kernels of a mixed batch share the GPU, where the caller says it.
    sharing: Option<Sharing>,
}

impl<'a> Again<'a> {
    /// `None` where kernels are what they are.
    pub fn of(
        chip: Chip,
        problem: &Problem<'a>,
        tensors: &Tensors<'a>,
        sharing: Option<Sharing>,
    ) -> Option<Again<'a>> {
        match fit::has_functions(problem) {
            true => Some(Again {
                chip,
                problem: *problem,
                tensors: *tensors,
                sharing,
            }),
            false => None,
        }
    }

    /// The plan as it is launched on a device.
    fn plan_on(&self, device: &Device) -> Result<Plan<'a>, AttentionError> {
        plan_on(
            device,
            self.chip,
            &self.problem,
            &self.tensors,
            self.sharing,
        )
    }
}

/// The plan for a problem: with the kernel that the tables of [`crate::tuned`] know to be the fastest, or, where
/// they do not know the problem, with the one that [`choose`] takes. Where functions make that spill registers, [`Plan::run`] launches smaller tiles, of which
/// only the compiler knows ([`fit`](super::fit())).
///
/// # Errors
/// When there is no kernel for the problem, or it does not take the tensors or options.
pub fn plan<'a>(
    chip: Chip,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
) -> Result<Plan<'a>, AttentionError> {
    let choose = |part: &Problem<'a>| kernel(chip, part);
    let plan = planned(chip, problem, tensors, None, choose)?;
    let again = Again::of(chip, problem, tensors, None);
    Ok(Plan { again, ..plan })
}

/// As [`plan`], with the kernels that are launched for functions of scores and masks where those of [`plan`] spill registers: [`fit`](super::fit())
/// finds them, and says what `spilled` is. For programs that compile kernels ahead of calls.
///
/// # Errors
/// As [`plan`], and that of the first kernel, if none can be compiled.
pub fn plan_fitted<'a, E: fmt::Display + From<AttentionError>>(
    chip: Chip,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
    spilled: impl FnMut(&Configured) -> Result<u32, E>,
) -> Result<Plan<'a>, E> {
    let spilled = RefCell::new(spilled);
    let choose = |part: &Problem<'a>| {
        let first = kernel(chip, part)?;
        let fit = fit::fit(chip, part, &first, |kernel| (*spilled.borrow_mut())(kernel));
        Ok::<_, E>(fit?.kernel)
    };
    planned(chip, problem, tensors, None, choose)
}

/// The plan of what a device launches for a problem, as if it were `chip`. What has functions is loaded.
pub(super) fn plan_on<'a>(
    device: &Device,
    chip: Chip,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
    sharing: Option<Sharing>,
) -> Result<Plan<'a>, AttentionError> {
    let choose = |part: &Problem<'a>| kernel_on(device, chip, part, Some(tensors));
    planned(chip, problem, tensors, sharing, choose)
}

/// The plan with the kernels that `choose` takes. Those of a mixed batch share the GPU as the caller says, or as is balanced.
fn planned<'a, E: From<AttentionError>>(
    chip: Chip,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
    sharing: Option<Sharing>,
    choose: impl Fn(&Problem<'a>) -> Result<Configured, E>,
) -> Result<Plan<'a>, E> {
    Ok(match (Mixed::of(chip, problem, &choose)?, sharing) {
        (Some(mixed), None) => mixed.balanced(problem, tensors).plan(tensors)?,
        (Some(mixed), Some(sharing)) => mixed.shared(sharing).plan(tensors)?,
        (None, _) => plan_with(&choose(&asked(problem))?, chip, problem, tensors)?,
    })
}

/// The plan for a problem with a given kernel. Where it takes classes of blocks that the options do not give, they are found out before it is launched.
///
/// # Errors
/// When the kernel does not take the tensors or options.
pub fn plan_with<'a>(
    kernel: &Configured,
    chip: Chip,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
) -> Result<Plan<'a>, AttentionError> {
    let own = kernel.workspace(problem, chip.multiprocessors);
    let listed;
    let (problem, classified, workspace) = match takes_others(kernel, problem) {
        true => {
            let (problem, classified, workspace) = classified(kernel, problem, own)?;
            listed = problem;
            (&listed, Some(classified), workspace)
        }
        false => (problem, None, own),
    };
    let step = Step {
        kernel: *kernel,
        launch: kernel.launch(problem, tensors, chip.multiprocessors)?,
        workspace: own,
    };
    Ok(Plan {
        classified,
        steps: [step].into_iter().collect(),
        at_once: false,
        workspace,
        again: None,
    })
}

/// The kernel that a plan for a problem is made with.
pub(super) fn kernel(chip: Chip, problem: &Problem<'_>) -> Result<Configured, AttentionError> {
    let kernel = tuned::attention(chip, problem).or_else(|| choose(chip, problem));
    let kernel = kernel.ok_or(AttentionError::NoKernel {
        head_dim: problem.shape.head_dim,
    })?;
    Ok(fit::of_lists(chip, problem, kernel))
}

/// The kernel that a device launches for a problem: that one, or where functions make it spill registers, smaller tiles. One with functions is loaded then. The
/// tensors, if there are some, are checked before anything is compiled.
pub(super) fn kernel_on(
    device: &Device,
    chip: Chip,
    problem: &Problem<'_>,
    tensors: Option<&Tensors<'_>>,
) -> Result<Configured, AttentionError> {
    let first = kernel(chip, problem)?;
    if !fit::has_functions(problem) {
        return Ok(first);
    }
    match device.loaded(first.entry(), first.values()) {
        Some(program) if fit::is_right(problem, &first, &program) => Ok(first),
        _ => fitting(device, chip, problem, &first, tensors),
    }
}

/// The same, where what was chosen is not loaded, or is not launched.
#[cold]
fn fitting(
    device: &Device,
    chip: Chip,
    problem: &Problem<'_>,
    first: &Configured,
    tensors: Option<&Tensors<'_>>,
) -> Result<Configured, AttentionError> {
    let check = || match tensors {
        Some(tensors) => {
            let problem = with_those_of(problem, first);
            Ok(first
                .launch(&problem, tensors, chip.multiprocessors)
                .map(drop)?)
        }
        None => Ok(()),
    };
    fit::on_device(device, problem, first, first.values(), check, |kernel| {
        let classifier = classifier(kernel, problem)?.map(|it| (it.entry, it.values));
        let kernel = (*kernel.entry(), *kernel.values());
        Ok(classifier.into_iter().chain([kernel]).collect())
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
    let choose = |part: &Problem<'a>| kernel_on(queue.device(), chip, part, Some(tensors));
    if let Some(mixed) = Mixed::of(chip, problem, choose)? {
        return mixed.balanced(problem, tensors).run(queue, tensors);
    }
    if let Cow::Owned(asked) = asked(problem) {
        let kernel = kernel_on(queue.device(), chip, &asked, Some(tensors))?;
        return run_with(queue, &kernel, problem, tensors);
    }
    let (device, first) = (queue.device(), kernel(chip, problem)?);
    match device.loaded(first.entry(), first.values()) {
        Some(program) if fit::is_right(problem, &first, &program) => {
            run_loaded(queue, &first, &program, problem, tensors)
        }
        _ => {
            let kernel = fitting(device, chip, problem, &first, Some(tensors))?;
            run_with(queue, &kernel, problem, tensors)
        }
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
    if takes_others(kernel, problem) {
        return plan_with(kernel, chip, problem, tensors)?.launch(queue);
    }
    let (device, entry, values) = (queue.device(), kernel.entry(), kernel.values());
    // Before other threads would have to wait for the compiler, which does not run for tensors that do not fit.
    let program = match device.loaded(entry, values) {
        Some(program) => program,
        None => {
            kernel.launch(problem, tensors, chip.multiprocessors)?;
            device.load_entry(entry, values)?
        }
    };
    run_loaded(queue, kernel, &program, problem, tensors)
}

/// The same, where the program is loaded.
fn run_loaded<'a>(
    queue: &mut impl Queue<'a>,
    kernel: &Configured,
    program: &Program,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
) -> Result<(), AttentionError> {
    let chip = Chip::of(queue.device());
    let size = kernel.workspace(problem, chip.multiprocessors);
    if size == WorkspaceSize::default() {
        return run_placed(queue, kernel, program, problem, tensors);
    }
    queue.with_workspace(size, |queue, Workspace { scratch, counters }| {
        let placed = tensors.with_workspace([scratch, counters]);
        run_placed(queue, kernel, program, problem, &placed)
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

/// Loads such a kernel, so that [`run_chosen`] only launches it.
pub(super) fn load_chosen(device: &Device, chosen: &Chosen<'_>) -> Result<(), AttentionError> {
    Ok(device.load_all([chosen.program()])?)
}

/// Loads the kernels of a problem, compiling those that are not cached, so that calls that compute it only launch. To be
/// called before launches are captured into a graph. The tensors of the options are not looked at, but for their shapes.
///
/// # Errors
/// When there is no kernel for the problem, or it cannot be loaded.
pub fn prepare(device: &Device, problem: &Problem<'_>) -> Result<(), AttentionError> {
    let chip = Chip::of(device);
    let tensors = Tensors::unallocated(&problem.shape, problem.dtype, problem.lse);
    let plan = plan_on(device, chip, problem, &tensors, None)?;
    Ok(device.load_all(plan.programs())?)
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

    /// The plan with the kernels that a device launches for functions of scores and masks, where these spill registers. What has functions is loaded. Running
    /// a plan does so by itself.
    ///
    /// # Errors
    /// When a kernel cannot be loaded.
    pub fn on(self, device: &Device) -> Result<Plan<'a>, AttentionError> {
        match &self.again {
            Some(again) => again.plan_on(device),
            None => Ok(self),
        }
    }

    /// What is to be loaded.
    pub(super) fn programs(&self) -> impl Iterator<Item = (&KernelEntry, &[Value])> {
        let first = self.classified.iter().map(|it| it.kernel.program());
        first.chain(self.steps.iter().map(Step::program))
    }

    pub(super) fn run_on(&self, queue: &mut impl Queue<'a>) -> Result<(), AttentionError> {
        let Some(again) = &self.again else {
            return self.launch(queue);
        };
        let is_right = |step: &Step<'_>| {
            let kernel = &step.kernel;
            let program = queue.device().loaded(kernel.entry(), kernel.values());
            program.is_some_and(|it| fit::is_right(&again.problem, kernel, &it))
        };
        if self.steps.iter().all(is_right) {
            return self.launch(queue);
        }
        let others = again.plan_on(queue.device())?;
        let kernels = |plan: &Plan<'_>| plan.steps.iter().map(|it| it.kernel).collect::<Kernels>();
        match kernels(&others) == kernels(self) {
            true => self.launch(queue),
            false => others.launch(queue),
        }
    }

    /// Launches these kernels and no others.
    pub(super) fn launch(&self, queue: &mut impl Queue<'a>) -> Result<(), AttentionError> {
        if let ([step], Some(classified)) = (&self.steps[..], &self.classified) {
            return classified.launch(queue, step, self.workspace);
        }
        if let ([first, second], true) = (&self.steps[..], self.at_once) {
            queue.device().load_all(self.programs())?;
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

    pub(super) fn load(&self, device: &Device) -> Result<Program, AttentionError> {
        Ok(device.load_entry(self.kernel.entry(), self.kernel.values())?)
    }

    /// The launch with its workspace where it is.
    pub(super) fn placed(&self, Workspace { scratch, counters }: Workspace) -> Launch<'a> {
        let mut launch = self.launch.clone();
        launch.relocate(|tensor| match tensor.role {
            Role::Scratch => scratch,
            Role::Counters => counters,
            _ => tensor.extent.address,
        });
        launch
    }
}
