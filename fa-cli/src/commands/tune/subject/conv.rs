//! A kernel that convolves, and the convolution block that it is to be fast at.

use anyhow::{Context, Result, bail};
use fa::attention::{Chip, Dtype};
use fa::conv::{self, ConvKernel, ConvProblem};
use fa::dsl::config::{KernelEntry, Value};
use fa::dsl::target::Target;
use fa_tune::space::Space;

use crate::commands::conv::{ConvShape, check_size};
use crate::commands::spec::Spec;

/// Which option says what becomes of outputs that are normalised, and its values: after what `conv_block()` chooses the faster one first. Outputs stay on the chip where any tiles make
/// them fit, else a part of them.
const NORM: &str = "NORM";
const NORMALISED: [&str; 4] = ["on_chip", "partly", "after", "waves"];
const AS_THEY_ARE: [&str; 1] = ["none"];

/// A kernel that convolves, and a problem.
#[derive(Clone, Debug)]
pub struct ConvSubject {
    pub entry: &'static KernelEntry,
    pub problem: ConvProblem,
}

/// The kernel of this name, if it convolves, and the type of its elements.
pub fn entry(name: &str) -> Option<(&'static KernelEntry, Dtype)> {
    let entry = ConvKernel::entries().find(|entry| entry.name == name)?;
    let defaults = entry
        .tunables
        .iter()
        .map(|it| it.default.or(it.values.first().copied()));
    let kernel = ConvKernel::of_entry(entry, defaults.collect::<Option<_>>()?)?;
    Some((entry, kernel.dtype()?))
}

/// The names of the kernels that convolve, for people.
pub fn names() -> String {
    let names: Vec<&str> = ConvKernel::entries().map(|entry| entry.name).collect();
    names.join(", ")
}

impl ConvSubject {
    /// The kernel of this name on this problem.
    pub fn new(kernel: &str, problem: ConvProblem) -> Result<ConvSubject> {
        let entry = entry(kernel);
        let (entry, takes) = entry.with_context(|| {
            format!("{kernel} does not convolve; those that do are {}", names())
        })?;
        if takes != problem.dtype {
            bail!(
                "{kernel} takes {takes}, the images are {}: tune another kernel, or other images",
                problem.dtype
            );
        }
        problem.check()?;
        check_size(&ConvShape::of(&problem))?;
        Ok(ConvSubject { entry, problem })
    }

    /// The configurations that there are to search: tiles and stages that pass the gates and take the problem. What else a configuration says follows
    /// from the problem and the GPU.
    pub fn space(&self, chip: Chip) -> Result<Space> {
        let Some(norm) = self.entry.tunables.iter().find(|it| it.name == NORM) else {
            return self.space_with(&[], chip);
        };
        let values = match self.problem.norm {
            Some(_) => NORMALISED.as_slice(),
            None => &AS_THEY_ARE,
        };
        let mut refused = None;
        let values = values.iter().filter_map(|value| norm.read(value));
        for value in self.chosen_norm(chip).into_iter().chain(values) {
            match self.space_with(&[(NORM.to_owned(), value)], chip) {
                Ok(space) => return Ok(space),
                Err(error) => refused = Some(error),
            }
        }
        let kernel = self.entry.name;
        Err(refused.with_context(|| format!("{kernel} has no {NORM}: report this"))?)
    }

    /// What is chosen for outputs, if a kernel of this name is.
    fn chosen_norm(&self, chip: Chip) -> Option<Value> {
        let chosen = conv::kernel(chip, &self.problem).ok()?;
        let of_same = chosen.entry().name == self.entry.name;
        let at = self.entry.tunables.iter().position(|it| it.name == NORM)?;
        of_same.then(|| chosen.values()[at])
    }

    fn space_with(&self, options: &[(String, Value)], chip: Chip) -> Result<Space> {
        let target = Target::new(chip.arch);
        let complete = |values: &mut [Value]| {
            let (problem, multiprocessors) = (&self.problem, chip.multiprocessors);
            let kernel = self.kernel(values);
            let fitted = kernel.and_then(|it| it.for_problem(problem, &target, multiprocessors));
            if let Some(fitted) = fitted {
                values.copy_from_slice(fitted.values());
            }
        };
        let mut space = Space::completed(self.entry, &target, options, complete)?;
        let first = self.kernel(space.values(0));
        space.retain("problem", |values| {
            let kernel = self.kernel(values);
            kernel.is_some_and(|kernel| self.takes(&kernel, chip).is_ok())
        });
        if let (true, Some(first)) = (space.is_empty(), first) {
            let (kernel, spec) = (self.entry.name, first.spec());
            let none = || format!("no configuration of {kernel} takes this problem; {spec}");
            self.takes(&first, chip).with_context(none)?;
        }
        Ok(space)
    }

    pub fn kernel(&self, values: &[Value]) -> Option<ConvKernel> {
        ConvKernel::of_entry(self.entry, values.iter().copied().collect())
    }

    fn takes(&self, kernel: &ConvKernel, chip: Chip) -> Result<()> {
        let (problem, tensors) = (&self.problem, self.problem.unallocated());
        kernel.steps(problem, &tensors, chip.multiprocessors)?;
        Ok(())
    }

    /// What `conv_block()` chooses.
    pub fn in_use(&self, chip: Chip) -> Result<Spec> {
        Ok(conv::kernel(chip, &self.problem)?.into())
    }
}

#[cfg(test)]
mod tests;
