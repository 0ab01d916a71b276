//! Prompts and single queries over a cache in one batch: two kinds of sequences, each with a kernel of its own.
//!
//! What bounds the prompts' kernel is the tensor cores, what bounds the other one is memory. So both run at the same time where both take
//! long and the prompts' kernel takes no more multiprocessors than it is told, as persistent CTAs do: the other's CTAs fill those that are
//! left, and all of them when the prompts are done. Otherwise one comes after the other.

mod sharing;

use fa_dsl::config::WorkspaceSize;
use fa_kernels::attention::{Configured, Launch, Problem, Tensors};
use fa_runtime::Queue;

use super::AttentionError;
use super::plan::{Again, Chip, Plan, Step, kernel, run_with};

pub use sharing::Sharing;

/// Rows of the smallest tile of few queries.
const FEW_ROWS: usize = 16;

/// A batch of both kinds: the sequences of many queries, then those of few. Which sequence is which is decided on the device.
pub(super) struct Mixed<'a> {
    chip: Chip,
    parts: [Problem<'a>; 2],
    kernels: [Configured; 2],
    sharing: Sharing,
}

/// As [`plan`](super::plan()) for prompts and single queries in one batch, which share the GPU as the caller says. `None` for other
/// problems, and where the kernel for the prompts cannot share it.
///
/// # Errors
/// As [`plan`](super::plan()).
pub fn plan_mixed<'a>(
    chip: Chip,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
    sharing: Sharing,
) -> Result<Option<Plan<'a>>, AttentionError> {
    let mixed = Mixed::of(chip, problem, |part| kernel(chip, part))?;
    let mixed = mixed.filter(|mixed| sharing == Sharing::InTurn || mixed.can_share());
    let plan = mixed.map(|mixed| mixed.shared(sharing).plan(tensors));
    let again = Again::of(chip, problem, tensors, Some(sharing));
    Ok(plan.transpose()?.map(|plan| Plan { again, ..plan }))
}

impl<'a> Mixed<'a> {
    /// With the kernel that `choose` takes for each part. `None` where all sequences have few queries, or they are not packed.
    pub fn of<E>(
        chip: Chip,
        problem: &Problem<'a>,
        choose: impl Fn(&Problem<'a>) -> Result<Configured, E>,
    ) -> Result<Option<Mixed<'a>>, E> {
        let Some(parts) = parts(problem) else {
            return Ok(None);
        };
        Ok(Some(Mixed {
            chip,
            // Whatever their shares are, so that they can be loaded before it is known how many queries there are.
            kernels: [choose(&parts[0])?, choose(&parts[1])?],
            parts,
            sharing: Sharing::InTurn,
        }))
    }

    /// With these shares of the GPU, where the kernel for the prompts can share it.
    pub fn shared(self, sharing: Sharing) -> Mixed<'a> {
        let sharing = match self.can_share() {
            true => sharing,
            false => Sharing::InTurn,
        };
        Mixed { sharing, ..self }
    }

    /// With shares of the GPU with which both kinds end together, where that pays.
    pub fn balanced(self, problem: &Problem<'_>, tensors: &Tensors<'_>) -> Mixed<'a> {
        let sharing = match self.can_share() {
            true => Sharing::balanced(self.chip, problem, tensors),
            false => Sharing::InTurn,
        };
        Mixed { sharing, ..self }
    }

    /// Whether the prompts' kernel leaves multiprocessors to the other one.
    fn can_share(&self) -> bool {
        self.kernels[0].is_persistent()
    }

    fn multiprocessors(&self) -> [u32; 2] {
        self.sharing.multiprocessors(self.chip.multiprocessors)
    }

    /// The workspace of each part.
    fn sizes(&self) -> [WorkspaceSize; 2] {
        let multiprocessors = self.multiprocessors();
        [0, 1].map(|i| self.kernels[i].workspace(&self.parts[i], multiprocessors[i]))
    }

    /// The launch of each part.
    fn launches(&self, tensors: &Tensors<'a>) -> Result<[Launch<'a>; 2], AttentionError> {
        let multiprocessors = self.multiprocessors();
        let launch = |i: usize| {
            let (kernel, part) = (&self.kernels[i], &self.parts[i]);
            kernel.launch(part, tensors, multiprocessors[i])
        };
        Ok([launch(0)?, launch(1)?])
    }

    /// The plan.
    pub fn plan(&self, tensors: &Tensors<'a>) -> Result<Plan<'a>, AttentionError> {
        let launches = self.launches(tensors)?;
        let sizes = self.sizes();
        let at_once = self.sharing != Sharing::InTurn;
        let steps = std::iter::zip(self.kernels, launches).zip(sizes);
        let step = |((kernel, launch), workspace)| Step {
            kernel,
            launch,
            workspace,
        };
        Ok(Plan {
            classified: None,
            steps: steps.map(step).collect(),
            at_once,
            workspace: match at_once {
                true => sizes[0].and(sizes[1]),
                false => sizes[0].max(sizes[1]),
            },
            again: None,
        })
    }

    /// What the plan does; launches that come one after the other are made without one.
    pub fn run(
        &self,
        queue: &mut impl Queue<'a>,
        tensors: &Tensors<'a>,
    ) -> Result<(), AttentionError> {
        if self.sharing != Sharing::InTurn {
            // Which kernels has been decided.
            return self.plan(tensors)?.launch(queue);
        }
        std::iter::zip(&self.kernels, &self.parts)
            .try_for_each(|(kernel, part)| run_with(queue, kernel, part, tensors))
    }
}

/// The most queries of a sequence that counts as one of few.
fn few(problem: &Problem<'_>) -> usize {
    (FEW_ROWS / problem.shape.group()).max(1)
}

/// Whether a batch may have sequences of both kinds.
pub(super) fn is_mixed(problem: &Problem<'_>) -> bool {
    let options = &problem.options;
    let Some(packed) = options.packed else {
        return false;
    };
    options.seqused_k.is_some()
        && packed.cu_seqlens_k.is_none()
        && options.query_range.is_none()
        && options.splits.is_none()
        // Those are of one kernel's blocks.
        && options.mask_blocks.is_none()
        && problem.shape.batch > 1
        && packed.max_seq_q > few(problem)
}

/// Each kind by itself.
fn parts<'a>(problem: &Problem<'a>) -> Option<[Problem<'a>; 2]> {
    let packed = problem.options.packed?;
    let few = few(problem);
    let part = |max_seq_q: usize, range| {
        let mut part = *problem;
        part.shape.seq_q = max_seq_q;
        part.options.query_range = Some(range);
        part
    };
    let end = few as u32;
    is_mixed(problem).then(|| {
        let many = part(packed.max_seq_q, [end + 1, u32::MAX]);
        [many, part(few, [0, end])]
    })
}
