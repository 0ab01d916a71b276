//! What is tuned: a kernel, and the problem that it is to be fast at.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use fa::attention::{Chip, Configured, Dtype, Options, Problem, Seq, Shape, plan_with};
use fa::dsl::config::{KernelConfig, KernelEntry, Value};
use fa::dsl::target::Target;
use fa::kernels::fa_s512::FaS512Config;
use fa::tuned;
use fa_tune::record::{Definition, Workload};
use fa_tune::space::{Space, SpaceError};

use crate::commands::attention::{self, Choice, unallocated};
use crate::commands::spec::Spec;

/// A kernel with the options that a problem fixes, and the problem.
#[derive(Clone, Debug)]
pub struct Subject {
    pub entry: &'static KernelEntry,
    pub dtype: Dtype,
    pub shape: Shape,
    /// The kernel's options, by name.
    pub fixed: Vec<(String, Value)>,
}

impl Subject {
    /// The kernel of this name on this problem. Options that the kernel does not have cannot be asked
    /// for.
    pub fn new(kernel: &str, shape: Shape, causal: bool, fixed_length: bool) -> Result<Subject> {
        let (entry, dtype) = entry(kernel)?;
        let mut fixed = vec![("CAUSAL".to_owned(), Value::Bool(causal))];
        if let Some(head_dim) = head_dim(entry, &shape)? {
            fixed.push(("HEAD_DIM".to_owned(), Value::U32(head_dim)));
        }
        let mut subject = Subject {
            entry,
            dtype,
            shape,
            fixed,
        };
        if has(entry, "SEQ") {
            subject.fix_length(fixed_length)?;
        } else if fixed_length {
            bail!("--static: {kernel} has no length to be specialised to; leave --static out");
        }
        Ok(subject)
    }

    /// What a study's definition is about.
    pub fn of(definition: &Definition) -> Result<Subject> {
        let Definition {
            kernel,
            options,
            problem,
            ..
        } = definition;
        let (entry, dtype) = entry(kernel)?;
        let fixed = options
            .iter()
            .map(|(name, text)| Ok((name.clone(), value(text)?)))
            .collect::<Result<_>>()?;
        Ok(Subject {
            entry,
            dtype,
            shape: problem.shape,
            fixed,
        })
    }

    /// What attention is to compute.
    pub fn options(&self) -> Options<'static> {
        let length = self.fixed.iter().find_map(|(name, value)| match value {
            Value::U32(length) if name == "SEQ" => Some(*length),
            _ => None,
        });
        Options {
            causal: self.causal(),
            seq: length.map(Seq::from_tunable),
            ..Options::default()
        }
    }

    pub fn problem(&self) -> Result<Problem<'static>> {
        attention::problem(&self.shape, self.dtype, self.options())
    }

    /// Whether a query sees only the keys up to its own.
    pub fn causal(&self) -> bool {
        let on = ("CAUSAL".to_owned(), Value::Bool(true));
        self.fixed.contains(&on)
    }

    /// The configurations that there are to search: those that pass the gates and take the problem.
    pub fn space(&self, target: &Target, multiprocessors: u32) -> Result<Space> {
        let mut space = Space::new(self.entry, target, &self.fixed)?;
        let chip = Chip {
            arch: target.arch,
            multiprocessors,
        };
        let first = self.kernel(space.values(0));
        space.retain("problem", |values| {
            let kernel = self.kernel(values);
            kernel.is_some_and(|kernel| self.planned(&kernel, chip).is_ok())
        });
        if let (true, Some(first)) = (space.is_empty(), first) {
            self.planned(&first, chip).with_context(|| {
                format!(
                    "no configuration of {} takes this problem; {}",
                    self.entry.name,
                    first.spec()
                )
            })?;
        }
        Ok(space)
    }

    pub fn kernel(&self, values: &[Value]) -> Option<Configured> {
        Configured::of_entry(self.entry, &values.iter().copied().collect())
    }

    /// The CTAs of a launch on the problem.
    pub fn planned(&self, kernel: &Configured, chip: Chip) -> Result<[u32; 3]> {
        let problem = self.problem()?;
        let plan = plan_with(kernel, chip, &problem, &unallocated(&problem))?;
        let first = plan
            .steps
            .first()
            .context("the plan has no steps: report this")?;
        Ok(first.launch.grid())
    }

    /// The configuration that is launched for the problem by whoever names none: what `tuned::fas512()`
    /// gives for FaS512, else what `attention()` chooses.
    pub fn in_use(&self, chip: Chip) -> Result<Spec> {
        let Shape { batch, heads, .. } = self.shape;
        if self.entry.name == FaS512Config::NAME {
            let config = tuned::fas512(chip, batch, heads, self.causal());
            return Ok(Configured::of(&config).into());
        }
        let options = Options {
            causal: self.causal(),
            ..Options::default()
        };
        let problem = attention::problem(&self.shape, self.dtype, options)?;
        Ok(Choice::chosen(problem, chip)?.kernel.into())
    }

    /// The kernel's options as a study's definition has them.
    pub fn recorded_options(&self) -> BTreeMap<String, String> {
        let options = self.fixed.iter();
        options
            .map(|(name, value)| (name.clone(), value.to_string()))
            .collect()
    }

    pub fn workload(&self) -> Workload {
        Workload::new(self.shape, self.dtype, self.causal())
    }

    /// Fixes the length that kernels are specialised to: none, unless that is asked for or the kernel
    /// needs one.
    fn fix_length(&mut self, asked: bool) -> Result<()> {
        let length = u32::try_from(self.shape.seq_q)?;
        let option = |length| ("SEQ".to_owned(), Value::U32(length));
        self.fixed.push(option(if asked { length } else { 0 }));
        // Which options a kernel needs does not depend on the architecture that it is tuned on.
        let newest = |subject: &Subject| {
            let target = Target::new(fa::dsl::target::Arch::Sm90a);
            Space::new(subject.entry, &target, &subject.fixed)
        };
        if let Err(SpaceError::Empty { .. }) = newest(self)
            && !asked
        {
            let mut specialised = self.clone();
            specialised.fixed.pop();
            specialised.fixed.push(option(length));
            if newest(&specialised).is_ok() {
                *self = specialised;
            }
        }
        Ok(())
    }
}

/// The kernel of attention of this name, and its element type.
fn entry(name: &str) -> Result<(&'static KernelEntry, Dtype)> {
    attention::entry(name).with_context(|| {
        let known = attention::names();
        format!("{name} is no attention kernel; those are {known}")
    })
}

fn has(entry: &KernelEntry, tunable: &str) -> bool {
    entry.tunables.iter().any(|t| t.name == tunable)
}

/// The smallest head dimension the kernel is made for that holds the problem's; `None` of a kernel that
/// has no such option.
fn head_dim(entry: &KernelEntry, shape: &Shape) -> Result<Option<u32>> {
    let Some(tunable) = entry.tunables.iter().find(|t| t.name == "HEAD_DIM") else {
        return Ok(None);
    };
    let listed = tunable.values.iter().filter_map(|value| match value {
        Value::U32(head_dim) => Some(*head_dim),
        Value::Bool(_) => None,
    });
    let largest = listed.clone().max().unwrap_or_default();
    let fits = listed.filter(|head_dim| *head_dim as usize >= shape.head_dim);
    let fits = fits.min().with_context(|| {
        format!(
            "{} takes heads of up to {largest} elements, not {}",
            entry.name, shape.head_dim
        )
    })?;
    Ok(Some(fits))
}

/// An option's value as a definition writes it.
fn value(text: &str) -> Result<Value> {
    let switch = text.parse().map(Value::Bool);
    let number = || text.parse().map(Value::U32);
    switch
        .or_else(|_| number())
        .with_context(|| format!("`{text}` is neither a number nor true or false"))
}

#[cfg(test)]
mod tests;
