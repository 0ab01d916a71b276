//! A kernel of attention, and the problem that it is to be fast at.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use fa::attention::{Chip, Configured, Dtype, Options, Problem, ScoreOptions, Seq, Shape};
use fa::dsl::config::{KernelConfig, KernelEntry, Tunable, Value};
use fa::dsl::target::{Arch, Target};
use fa::kernels::fa_s512::FaS512Config;
use fa::tuned;
use fa_tune::record::{Definition, Workload};
use fa_tune::space::{Space, SpaceError};

use crate::commands::attention::{self, Choice};
use crate::commands::pass::Pass;
use crate::commands::spec::Spec;

/// An option that a problem fixes, by name.
type Fixed = (String, Value);

/// The tunable of kernels whose gradients have the same bits every time.
const DETERMINISTIC: &str = "DETERMINISTIC";

/// A kernel with the options that a problem fixes, and the problem.
#[derive(Clone, Debug)]
pub struct AttentionSubject {
    pub entry: &'static KernelEntry,
    pub dtype: Dtype,
    pub shape: Shape,
    pub scores: ScoreOptions,
    pub fixed: Vec<Fixed>,
}

impl AttentionSubject {
    /// The kernel of this name on this problem. Options that the kernel does not have cannot be asked
    /// for.
    pub fn new(
        kernel: &str,
        shape: Shape,
        scores: ScoreOptions,
        fixed_length: bool,
    ) -> Result<AttentionSubject> {
        let (entry, dtype) = attention::entry(kernel)?;
        // A window that reaches past every key is none.
        let problem = attention::problem(&shape, dtype, scores.options())?;
        let scores = ScoreOptions::of(&problem.options);
        let mut fixed = vec![("CAUSAL".to_owned(), Value::Bool(scores.causal))];
        for (flag, name, asked) in [
            ("--window", "WINDOW", scores.window.is_some()),
            ("--softcap", "SOFTCAP", scores.softcap.is_some()),
        ] {
            if asked && tunable(entry, name).is_none() {
                bail!(
                    "{flag}: {kernel} has no such option; leave {flag} out or tune another kernel"
                );
            }
            if asked {
                fixed.push((name.to_owned(), Value::Bool(true)));
            }
        }
        if let Some(head_dim) = head_dim(entry, &shape)? {
            fixed.push(("HEAD_DIM".to_owned(), Value::U32(head_dim)));
        }
        if tunable(entry, "SEQ").is_some() {
            fixed = fix_length(entry, fixed, u32::try_from(shape.seq_q)?, fixed_length);
        } else if fixed_length {
            bail!("--static: {kernel} has no length to be specialised to; leave --static out");
        }
        let mut subject = AttentionSubject {
            entry,
            dtype,
            shape,
            scores,
            fixed,
        };
        if subject.is_backward() {
            // It reads the log-sum-exp.
            let without = ("LSE".to_owned(), Value::Bool(false));
            subject.fixed.push(without);
        }
        Ok(subject)
    }

    /// The same with gradients that have the same bits every time. Other kernels cannot be asked for that.
    pub fn deterministic(mut self) -> Result<AttentionSubject> {
        let kernel = self.entry.name;
        if !self.is_backward() {
            bail!("--deterministic: {kernel} computes no gradients; leave --deterministic out");
        }
        self.fixed
            .push((DETERMINISTIC.to_owned(), Value::Bool(true)));
        Ok(self)
    }

    fn is_deterministic(&self) -> bool {
        let on = (DETERMINISTIC.to_owned(), Value::Bool(true));
        self.fixed.contains(&on)
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
        Ok(AttentionSubject {
            entry,
            dtype,
            shape: problem.shape,
            scores: problem.scores,
            fixed: fixed.collect::<Result<_>>()?,
        })
    }

    /// What attention is to compute.
    pub fn options(&self) -> Options<'static> {
        let length = self.fixed.iter().find_map(|(name, value)| match value {
            Value::U32(length) if name == "SEQ" => Some(*length),
            _ => None,
        });
        Options {
            seq: length.map(Seq::from_tunable),
            deterministic: self.is_deterministic(),
            ..self.scores.options()
        }
    }

    pub fn problem(&self) -> Result<Problem<'static>> {
        attention::problem(&self.shape, self.dtype, self.options())
    }

    /// Whether the kernel computes gradients.
    pub fn is_backward(&self) -> bool {
        self.kernel(&[]).is_some_and(|kernel| kernel.is_backward())
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
        Configured::of_entry(self.entry, &values.iter().copied().collect())
    }

    /// What is launched for the problem with a kernel.
    pub fn planned(&self, kernel: &Configured, chip: Chip) -> Result<Pass<'static>> {
        let (kernel, problem) = (*kernel, self.problem()?);
        Choice { kernel, problem }.plan(chip)
    }

    /// The configuration that is launched for the problem by whoever names none: what `tuned::fas512()`
    /// gives for FaS512, else what `attention()` chooses.
    pub fn in_use(&self, chip: Chip) -> Result<Spec> {
        let Shape { batch, heads, .. } = self.shape;
        if self.entry.name == FaS512Config::NAME {
            let config = tuned::fas512(chip, batch, heads, self.scores.causal);
            return Ok(Configured::of(&config).into());
        }
        let options = Options {
            seq: None,
            ..self.options()
        };
        let problem = attention::problem(&self.shape, self.dtype, options)?;
        let chosen = Choice::chosen(problem, self.is_backward(), chip)?;
        Ok(chosen.kernel.into())
    }

    /// The kernel's options as a study's definition has them.
    pub fn recorded_options(&self) -> BTreeMap<String, String> {
        let text = |(name, value): &Fixed| (name.clone(), value.to_string());
        self.fixed.iter().map(text).collect()
    }

    pub fn workload(&self) -> Workload {
        let workload = Workload::new(self.shape, self.dtype, self.scores);
        match self.is_backward() {
            true => workload.of_gradients(),
            false => workload,
        }
    }
}

/// Fixes the length that kernels are specialised to: none, unless that is asked for or the kernel needs one.
fn fix_length(
    entry: &'static KernelEntry,
    fixed: Vec<Fixed>,
    length: u32,
    asked: bool,
) -> Vec<Fixed> {
    // Which options a kernel needs does not depend on the architecture that it is tuned on.
    let newest = Target::new(Arch::Sm90a);
    let with = |seq| [fixed.as_slice(), &[("SEQ".to_owned(), Value::U32(seq))]].concat();
    let space = |fixed: &[Fixed]| Space::new(entry, &newest, fixed);
    let (any_length, one_length) = (with(0), with(length));
    let needs_one = || matches!(space(&any_length), Err(SpaceError::Empty { .. }));
    match asked || needs_one() && space(&one_length).is_ok() {
        true => one_length,
        false => any_length,
    }
}

fn tunable(entry: &KernelEntry, name: &str) -> Option<&'static Tunable> {
    entry.tunables.iter().find(|tunable| tunable.name == name)
}

/// The smallest head dimension the kernel has tiles for that holds the problem's; `None` of a kernel that
/// has no such option.
fn head_dim(entry: &'static KernelEntry, shape: &Shape) -> Result<Option<u32>> {
    let Some(tunable) = tunable(entry, "HEAD_DIM") else {
        return Ok(None);
    };
    let listed = tunable.values.iter().filter_map(|value| match value {
        Value::U32(head_dim) => Some(*head_dim),
        Value::Bool(_) => None,
    });
    let mut fits = listed.clone().filter(|it| *it as usize >= shape.head_dim);
    let (kernel, largest) = (entry.name, listed.max().unwrap_or_default());
    let wanted = shape.head_dim;
    let newest = Target::new(Arch::Sm90a);
    let is_some = |head_dim: &u32| {
        let fixed = [("HEAD_DIM".to_owned(), Value::U32(*head_dim))];
        Space::new(entry, &newest, &fixed).is_ok()
    };
    // Of those that no tiles pass with, the next larger one; kernels that need a length say so themselves.
    let all = fits.clone();
    let first = fits.next().with_context(|| {
        format!("{kernel} takes heads of up to {largest} elements, not {wanted}")
    })?;
    Ok(all.into_iter().find(is_some).or(Some(first)))
}

#[cfg(test)]
mod tests;
