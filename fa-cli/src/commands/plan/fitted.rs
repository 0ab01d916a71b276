//! Which tiles are launched for functions that need registers, by what the compiler says.

use anyhow::Result;
use fa::attention::{Chip, Configured, Problem, smaller_tiles};
use fa::dsl::target::Arch;
use fa::runtime::cache::Cache;

use crate::commands::spec::Spec;

/// The kernels that were compiled to find those that are launched, with what they spill.
pub struct Compiled {
    arch: Arch,
    cache: Cache,
    kernels: Vec<(Spec, u32)>,
}

impl Compiled {
    pub fn new(arch: Arch) -> Compiled {
        Compiled {
            arch,
            cache: Cache::open_default(),
            kernels: Vec::new(),
        }
    }

    /// Compiles a kernel, if it has not been.
    pub fn spilled(&mut self, spec: &Spec) -> Result<u32> {
        let mut kernels = self.kernels.iter();
        if let Some((_, bytes)) = kernels.find(|(it, _)| it.text == spec.text) {
            return Ok(*bytes);
        }
        let (_, cubin) = spec.compile(self.arch, &self.cache)?;
        let bytes = cubin.stats.spill_bytes();
        self.kernels.push((spec.clone(), bytes));
        Ok(bytes)
    }

    /// Those of the same pass that were compiled beside a kernel of attention and spill registers.
    pub fn before(&self, spec: &Spec) -> Vec<(String, u32)> {
        let Some(kernel) = Configured::of_entry(&spec.entry, &spec.values) else {
            return Vec::new();
        };
        let is_other = |other: &Spec| {
            let other = Configured::of_entry(&other.entry, &other.values);
            other.is_some_and(|it| it != kernel && it.is_backward() == kernel.is_backward())
        };
        let others = self.kernels.iter();
        let others = others.filter(|(it, bytes)| *bytes > 0 && is_other(it));
        others
            .map(|(it, bytes)| (it.text.clone(), *bytes))
            .collect()
    }
}

/// The tiles that calls try where a kernel that was chosen for functions spills registers.
pub fn smaller(chip: Chip, problem: &Problem<'_>, spec: &Spec) -> Vec<String> {
    let kernel = Configured::of_entry(&spec.entry, &spec.values);
    let tiles = kernel.map(|kernel| smaller_tiles(chip, problem, &kernel));
    tiles.iter().flatten().map(Configured::spec).collect()
}
