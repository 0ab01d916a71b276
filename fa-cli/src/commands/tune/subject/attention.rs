//! A kernel of attention, and the problem that it is to be fast at.

mod fixed;
mod wanted;

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use fa::attention::{
    Chip, Configured, Dtype, Options, Problem, ScoreOptions, Seq, Shape, classifies,
    classifies_gradients, plan,
};
use fa::dsl::config::{KernelConfig, KernelEntry, Value, Values};
use fa::dsl::target::Target;
use fa::kernels::attention::Variant;
use fa::kernels::fa_s512::FaS512Config;
use fa::tuned;
use fa_tune::record::{Definition, TensorOptions, Workload};
use fa_tune::space::Space;

use crate::commands::arguments::Asked;
use crate::commands::attention::{self, Choice};
use crate::commands::flop::forward_flop;
use crate::commands::mask_blocks;
use crate::commands::measured::Inputs;
use crate::commands::pass::Pass;
use crate::commands::plan::DEFAULT_CHIP;
use crate::commands::spec::Spec;
use fixed::{Fixed, tunable};
pub use wanted::Wanted;

/// The tunable of kernels whose gradients have the same bits every time.
const DETERMINISTIC: &str = "DETERMINISTIC";

/// A kernel with the options that a problem fixes, and the problem.
#[derive(Clone, Debug)]
pub struct AttentionSubject {
    pub entry: &'static KernelEntry,
    pub dtype: Dtype,
    /// The sizes; of packed sequences how many there are, and the most queries and keys that one has.
    pub shape: Shape,
    pub scores: ScoreOptions,
    tensors: TensorOptions,
    pub fixed: Vec<Fixed>,
    /// It is large.
    inputs: Box<Inputs>,
}

impl AttentionSubject {
    /// The kernel of this name on this problem, whose sizes count but for those that packed sequences say themselves. Options that the kernel
    /// does not have cannot be asked for.
    pub fn new(
        kernel: &str,
        shape: Shape,
        wanted: impl Into<Wanted>,
        fixed_length: bool,
    ) -> Result<AttentionSubject> {
        let (entry, dtype) = attention::entry(kernel)?;
        let mut wanted = wanted.into().in_order()?;
        let mut inputs = inputs(&wanted.asked()?, shape, dtype)?;
        let kernel = Configured::of_entry(entry, &Values::default());
        let classifies = match kernel.is_some_and(|it| it.is_backward()) {
            true => classifies_gradients,
            false => classifies,
        };
        if classifies(&inputs.problem) {
            // As calls have them, which look at the masks by themselves.
            wanted.tensors.mask_blocks = true;
            inputs = self::inputs(&wanted.asked()?, shape, dtype)?;
        }
        let fixed = fixed::of_problem(entry, &inputs.problem, fixed_length)?;
        let mut subject = AttentionSubject::of_inputs(entry, dtype, wanted, fixed, inputs);
        if subject.is_backward() {
            // It reads the log-sum-exp.
            let without = ("LSE".to_owned(), Value::Bool(false));
            subject.fixed.push(without);
        }
        subject.is_of_one_kernel()?;
        Ok(subject)
    }

    fn of_inputs(
        entry: &'static KernelEntry,
        dtype: Dtype,
        wanted: Wanted,
        fixed: Vec<Fixed>,
        mut inputs: Inputs,
    ) -> AttentionSubject {
        let seq = fixed.iter().find_map(|(name, value)| match value {
            Value::U32(length) if name == "SEQ" => Some(Seq::from_tunable(*length)),
            _ => None,
        });
        let options = &mut inputs.problem.options;
        options.seq = seq;
        options.deterministic = fixed.iter().any(is_deterministic);
        AttentionSubject {
            entry,
            dtype,
            shape: inputs.problem.shape,
            // A window that reaches past every key is none.
            scores: ScoreOptions::of(&inputs.problem.options),
            tensors: wanted.tensors,
            fixed,
            inputs: Box::new(inputs),
        }
    }

    /// The same with gradients that have the same bits every time. Other kernels cannot be asked for that.
    pub fn deterministic(mut self) -> Result<AttentionSubject> {
        let kernel = self.entry.name;
        if !self.is_backward() {
            bail!("--deterministic: {kernel} computes no gradients; leave --deterministic out");
        }
        self.fixed
            .push((DETERMINISTIC.to_owned(), Value::Bool(true)));
        self.inputs.problem.options.deterministic = true;
        Ok(self)
    }

    /// What a study's definition is about, whose problem is this.
    pub fn of(definition: &Definition, problem: &Workload) -> Result<AttentionSubject> {
        let (entry, dtype) = attention::entry(&definition.kernel)?;
        let fixed = definition.options.iter();
        let fixed = fixed.map(|(name, text)| {
            let value = tunable(entry, name).and_then(|it| it.read(text));
            let value = value.with_context(|| format!("{} has no {name}={text}", entry.name))?;
            Ok((name.clone(), value))
        });
        let fixed = fixed.collect::<Result<_>>()?;
        let wanted = Wanted::from(problem).in_order()?;
        let inputs = inputs(&wanted.asked()?, problem.shape, dtype)?;
        Ok(AttentionSubject::of_inputs(
            entry, dtype, wanted, fixed, inputs,
        ))
    }

    /// Fails where there is no single kernel to be compared with: keys in pages have no gradients, and packed sequences over pages get two kernels.
    fn is_of_one_kernel(&self) -> Result<()> {
        let (problem, tensors) = (&self.inputs.problem, self.inputs.unallocated());
        let Some(page) = self.tensors.page else {
            return Ok(());
        };
        if self.is_backward() {
            let kernel = self.entry.name;
            bail!(
                "--page {page}: {kernel} computes gradients, which keys in pages do not have; leave --page out or tune a kernel for the output"
            );
        }
        let free = mask_blocks::sized(&without_length(problem), None, DEFAULT_CHIP)?;
        // How many kernels there are does not depend on the GPU.
        match plan(DEFAULT_CHIP, &free, &tensors)?.steps.len() {
            0 | 1 => Ok(()),
            _ => bail!(
                "--varlen with --page: attention() computes sequences of many queries and those of few by two kernels; tune each for sequences of one length, with --batch, --seq and --seq-k in place of --varlen"
            ),
        }
    }

    /// What attention is to compute.
    pub fn options(&self) -> Options<'static> {
        self.inputs.problem.options
    }

    /// What it computes, and what random tensors are made of it.
    pub fn inputs(&self) -> &Inputs {
        &self.inputs
    }

    /// The same of another shape; of packed sequences one, with as many queries and keys as the longest may have.
    pub fn inputs_of(&self, shape: Shape) -> Result<Inputs> {
        let Shape { seq_q, seq_k, .. } = shape;
        let mut wanted = Wanted {
            scores: self.scores,
            tensors: self.tensors.clone(),
        };
        if let Some(varlen) = &mut wanted.tensors.varlen {
            *varlen = format!("{seq_q}:{seq_k}");
        }
        let mut inputs = inputs(&wanted.asked()?, shape, self.dtype)?;
        let (options, own) = (&mut inputs.problem.options, self.options());
        (options.seq, options.deterministic) = (own.seq, own.deterministic);
        Ok(inputs)
    }

    /// Whether the kernel computes gradients.
    pub fn is_backward(&self) -> bool {
        let kernel = Configured::of_entry(self.entry, &Default::default());
        kernel.is_some_and(|kernel| kernel.is_backward())
    }

    /// The configurations that there are to search: those that pass the gates and take the problem.
    pub fn space(&self, chip: Chip) -> Result<Space> {
        let mut space = Space::new(self.entry, &Target::new(chip.arch), &self.fixed)?;
        let first = self.kernel(space.values(0));
        space.retain("problem", |values| {
            let kernel = self.kernel(values);
            kernel.is_some_and(|kernel| self.planned(&kernel, chip).is_ok())
        });
        if let (true, Some(first)) = (space.is_empty(), first) {
            let (kernel, spec) = (self.entry.name, first.spec());
            let none = || format!("no configuration of {kernel} takes this problem; {spec}");
            self.planned(&first, chip).with_context(none)?;
        }
        Ok(space)
    }

    pub fn kernel(&self, values: &[Value]) -> Option<Configured> {
        let kernel = Configured::of_entry(self.entry, &values.iter().copied().collect())?;
        Some(self.with_functions(kernel))
    }

    /// The kernel that a spec names.
    pub fn named(&self, spec: &str) -> Result<Configured> {
        Ok(self.with_functions(attention::kernel(spec)?))
    }

    /// The kernel with the problem's functions: which they are has a number in each process alone, so that specs of a study do not say it.
    fn with_functions(&self, kernel: Configured) -> Configured {
        match kernel.variant().functions {
            true => attention::with_functions(kernel, &self.inputs.problem),
            false => kernel,
        }
    }

    /// What is launched for the problem with a kernel.
    pub fn planned(&self, kernel: &Configured, chip: Chip) -> Result<Pass<'static>> {
        let (kernel, problem) = (*kernel, self.inputs.problem);
        Choice { kernel, problem }.plan_of(chip, &self.inputs.unallocated())
    }

    /// The configuration that is launched for the problem by whoever names none: what `tuned::fas512()`
    /// gives for FaS512, else what `attention()` chooses.
    pub fn in_use(&self, chip: Chip) -> Result<Spec> {
        let Shape { batch, heads, .. } = self.shape;
        if self.entry.name == FaS512Config::NAME {
            let config = tuned::fas512(chip, batch, heads, self.scores.causal);
            return Ok(Configured::of(&config).into());
        }
        let problem = without_length(&self.inputs.problem);
        let tensors = self.inputs.unallocated();
        let chosen = Choice::chosen_for(problem, &tensors, self.is_backward(), chip)?;
        let kernel = chosen.kernel;
        let unnumbered = Variant {
            function_set: Variant::PLAIN.function_set,
            ..kernel.variant()
        };
        Ok(kernel.with_variant(unnumbered).into())
    }

    /// The kernel's options as a study's definition has them.
    pub fn recorded_options(&self) -> BTreeMap<String, String> {
        let text = |(name, value): &Fixed| (name.clone(), value.to_string());
        self.fixed.iter().map(text).collect()
    }

    pub fn workload(&self) -> Workload {
        let Inputs {
            problem, lengths, ..
        } = &*self.inputs;
        let mut whole = lengths.whole(self.shape);
        let is_packed = problem.options.packed.is_some();
        if is_packed {
            let keys = (0..self.shape.batch).map(|it| lengths.keys(it, self.shape.seq_k).len());
            whole.seq_k = keys.sum();
        }
        let mut workload = Workload::new(whole, self.dtype, self.scores);
        if is_packed || lengths.ranges.is_some() {
            workload.flop = forward_flop(problem, lengths);
        }
        if self.is_backward() {
            workload = workload.of_gradients();
        }
        let given = problem.options.tensors().map(|(_, tensor)| &tensor.extent);
        let given = given.chain(problem.options.function_tensors());
        let bytes = given.map(|it| it.shape.iter().product::<u64>() * it.element_bytes);
        Workload {
            shape: self.shape,
            tensors: self.tensors.clone(),
            bytes: workload.bytes + bytes.sum::<u64>() as f64,
            ..workload
        }
    }
}

/// What is asked for, of tensors of this shape; packed sequences say their lengths themselves.
fn inputs(asked: &Asked, shape: Shape, dtype: Dtype) -> Result<Inputs> {
    let packed = asked.varlen.as_ref();
    let shape = packed.map_or(shape, |lengths| lengths.whole(shape));
    Inputs::of(asked, &shape, dtype)
}

/// The problem as whoever names no kernel has it.
fn without_length(problem: &Problem<'static>) -> Problem<'static> {
    Problem {
        options: Options {
            seq: None,
            ..problem.options
        },
        ..*problem
    }
}

fn is_deterministic((name, value): &Fixed) -> bool {
    name == DETERMINISTIC && *value == Value::Bool(true)
}

#[cfg(test)]
mod tests;
