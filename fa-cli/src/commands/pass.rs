//! What is launched for a problem: what plans, counts, compiles and times need not ask whether it is for the output or for gradients.

use anyhow::Result;
use fa::attention::{
    AttentionError, BackwardPlan, Chip, Configured, Plan, Problem, Tensors, plan,
    plan_backward_with, plan_fitted, run_backward,
};
use fa::dsl::config::Launch;
use fa::kernels::attention::backward::BackwardTensors;
use fa::kernels::chosen::Chosen;
use fa::runtime::{Device, Queue};

use super::spec::Spec;

/// What is launched for a problem.
pub enum Pass<'a> {
    /// For the output.
    Forward(Box<Plan<'a>>),
    /// For the gradients, by a kernel that others prepare for and finish.
    Backward(Box<BackwardPlan<'a>>),
}

impl<'a> Pass<'a> {
    pub fn forward(plan: Plan<'a>) -> Pass<'a> {
        Pass::Forward(Box::new(plan))
    }

    /// All that `attention()` launches.
    pub fn call(chip: Chip, problem: &Problem<'a>, tensors: &Tensors<'a>) -> Result<Pass<'a>> {
        Ok(Pass::forward(plan(chip, problem, tensors)?))
    }

    /// The same with the kernels that are launched where functions make these spill registers: `spilled` compiles kernels and says how many bytes.
    pub fn fitted_call(
        chip: Chip,
        problem: &Problem<'a>,
        tensors: &Tensors<'a>,
        mut spilled: impl FnMut(&Spec) -> Result<u32>,
    ) -> Result<Pass<'a>> {
        let spilled = |kernel: &Configured| spilled(&(*kernel).into());
        Ok(Pass::forward(plan_fitted(chip, problem, tensors, spilled)?))
    }

    /// The same with the kernels that a device launches, where functions make these spill registers. Gradients are as they are.
    pub fn on(self, device: &Device) -> Result<Pass<'a>> {
        Ok(match self {
            Pass::Forward(plan) => Pass::forward(plan.on(device)?),
            Pass::Backward(plan) => Pass::Backward(plan),
        })
    }

    /// By a kernel that computes gradients.
    pub fn backward(
        kernel: &Configured,
        chip: Chip,
        problem: &Problem<'a>,
        tensors: &BackwardTensors<'a>,
    ) -> Result<Pass<'a>> {
        let steps = plan_backward_with(kernel, chip, problem, tensors)?;
        Ok(Pass::Backward(Box::new(steps)))
    }

    /// The kernels and their launches, in order.
    pub fn launches(&self) -> Vec<(Spec, &Launch<'a>)> {
        match self {
            Pass::Forward(plan) => {
                let steps = plan.steps.iter();
                let steps = steps.map(|it| (it.kernel.into(), &it.launch));
                let classifier = self.classifier();
                classifier.into_iter().chain(steps).collect()
            }
            Pass::Backward(steps) => {
                let steps = steps.launches.iter();
                let spec = |it: &Chosen<'_>| Spec::new(it.entry, it.values);
                steps.map(|it| (spec(it), &it.launch)).collect()
            }
        }
    }

    /// What looks at the masks before all others, and its launch.
    fn classifier(&self) -> Option<(Spec, &Launch<'a>)> {
        match self {
            Pass::Forward(plan) => {
                let first = &plan.classified.as_ref()?.kernel;
                Some((Spec::new(first.entry, first.values), &first.launch))
            }
            Pass::Backward(_) => None,
        }
    }

    /// The kernels of attention, of which that of gradients is this one.
    pub fn kernels(&self, of_gradients: &Configured) -> Vec<Configured> {
        match self {
            Pass::Forward(plan) => plan.steps.iter().map(|it| it.kernel).collect(),
            Pass::Backward(_) => vec![*of_gradients],
        }
    }

    /// The launch of the kernel that the pass was planned with.
    pub fn launch_of(&self, kernel: &Configured) -> Option<&Launch<'a>> {
        let name = kernel.entry().name;
        let mut launches = self.launches().into_iter();
        launches.find_map(|(of, launch)| (of.entry.name == name).then_some(launch))
    }

    /// Whether the launches run at the same time.
    pub fn at_once(&self) -> bool {
        matches!(self, Pass::Forward(plan) if plan.at_once)
    }

    /// Bytes that the launches need beside the tensors.
    pub fn workspace_bytes(&self) -> u64 {
        match self {
            Pass::Forward(plan) => plan.workspace.bytes(),
            Pass::Backward(steps) => steps.workspace.bytes(),
        }
    }

    /// Adds the launches to a queue.
    pub fn run(&self, queue: impl Queue<'a>) -> Result<(), AttentionError> {
        match self {
            Pass::Forward(plan) => plan.run(queue),
            Pass::Backward(steps) => run_backward(queue, steps),
        }
    }
}
