//! What studies of convolution blocks have found.

use fa_dsl::config::{KernelEntry, kernel_name};
use fa_dsl::target::{Arch, Target};
use fa_kernels::conv::{ConvKernel, ConvProblem};
use serde::{Deserialize, Serialize};

use super::{NEAR, Unfit};
use crate::attention::Chip;

/// The fastest configuration of one kernel for one convolution block on one kind of GPU.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConvRecord {
    /// The architecture: `sm_90a`.
    pub arch: String,
    /// The GPU's multiprocessors.
    pub multiprocessors: u32,
    /// What was computed. Any epsilon gets what was found with this one.
    #[serde(flatten)]
    pub problem: ConvProblem,
    /// The configuration.
    pub spec: String,
    /// Its time in microseconds, that of all launches of the block.
    pub median_us: f64,
}

/// One record, read.
#[derive(Clone, Copy, Debug)]
struct Tuned {
    chip: Chip,
    problem: ConvProblem,
    kernel: ConvKernel,
    median_us: f64,
}

/// What is known to be fast.
#[derive(Clone, Debug, Default)]
pub(super) struct Convolutions {
    records: Vec<ConvRecord>,
    tuned: Vec<Tuned>,
}

impl Convolutions {
    /// Those in the order of the file.
    pub fn records(&self) -> &[ConvRecord] {
        &self.records
    }

    /// Takes a record in, whatever is there.
    pub fn push(&mut self, record: ConvRecord) -> Result<(), Unfit> {
        let arch: Arch = record.arch.parse()?;
        let chip = Chip {
            arch,
            multiprocessors: record.multiprocessors,
        };
        let (entry, values) = KernelEntry::find(&record.spec)?;
        (entry.check)(&values, &Target::new(arch)).map_err(Unfit::Gates)?;
        let kernel = ConvKernel::of_entry(entry, values);
        let kernel = kernel.ok_or(Unfit::NoConvolution(entry.name))?;
        let problem = record.problem;
        problem.check()?;
        kernel.steps(&problem, &problem.unallocated(), chip.multiprocessors)?;
        let median_us = record.median_us;
        if !(median_us > 0.0 && median_us.is_finite()) {
            return Err(Unfit::Time(median_us));
        }
        self.tuned.push(Tuned {
            chip,
            problem,
            kernel,
            median_us,
        });
        self.records.push(record);
        Ok(())
    }

    /// Takes a record in, in place of earlier ones of its kernel, problem and device.
    pub fn replace(&mut self, record: ConvRecord) -> Result<(), Unfit> {
        let mut changed = Convolutions::default();
        let same = |old: &ConvRecord| {
            old.arch == record.arch
                && old.multiprocessors == record.multiprocessors
                && old.problem.with_any_epsilon() == record.problem.with_any_epsilon()
                && kernel_name(&old.spec) == kernel_name(&record.spec)
        };
        for old in self.records.iter().filter(|old| !same(old)) {
            changed.push(old.clone())?;
        }
        changed.push(record)?;
        *self = changed;
        Ok(())
    }

    /// What was measured nearest to a problem and can be launched for it; of several the fastest.
    pub fn nearest(&self, chip: Chip, problem: &ConvProblem) -> Option<ConvKernel> {
        let of_chip = self.tuned.iter().filter(|tuned| tuned.chip == chip);
        let near = of_chip.filter_map(|tuned| Some((distance(&tuned.problem, problem)?, tuned)));
        let mut near: Vec<(f64, &Tuned)> = near.collect();
        near.sort_by(|(a, x), (b, y)| a.total_cmp(b).then(x.median_us.total_cmp(&y.median_us)));
        near.into_iter()
            .find_map(|(_, tuned)| fitted(&tuned.kernel, chip, problem))
    }
}

/// How many times as many images one problem has as the other; `None` when they differ in more than that, or by more than [`NEAR`].
fn distance(one: &ConvProblem, other: &ConvProblem) -> Option<f64> {
    let rest = |problem: &ConvProblem| ConvProblem {
        samples: 1,
        ..problem.with_any_epsilon()
    };
    let all = |problem: &ConvProblem| problem.samples.max(1);
    let (less, more) = (all(one).min(all(other)), all(one).max(all(other)));
    let near = rest(one) == rest(other) && more as usize <= (less as usize).saturating_mul(NEAR);
    near.then(|| f64::from(more) / f64::from(less))
}

/// The kernel's tiles and stages for a problem, if the gates let them pass and they take it.
fn fitted(kernel: &ConvKernel, chip: Chip, problem: &ConvProblem) -> Option<ConvKernel> {
    let target = Target::new(chip.arch);
    let kernel = kernel.for_problem(problem, &target, chip.multiprocessors)?;
    let passes = (kernel.entry().check)(kernel.values(), &target).is_ok();
    let takes = || kernel.steps(problem, &problem.unallocated(), chip.multiprocessors);
    (passes && takes().is_ok()).then_some(kernel)
}

#[cfg(test)]
mod tests;
