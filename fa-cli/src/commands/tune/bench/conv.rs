//! Kernels that convolve.

use anyhow::{Context, Result};
use fa::attention::Chip;
use fa::conv::ConvKernel;
use fa::runtime::{Device, Program};
use fa_tune::record::{Clocks, Correctness};

use super::{Checked, KernelBench};
use crate::commands::conv::{ConvBench, ConvShape, specs};
use crate::commands::tune::subject::ConvSubject;

pub struct OfConv {
    device: Device,
    shape: ConvShape,
    bench: ConvBench,
}

impl OfConv {
    pub fn new(subject: &ConvSubject, device: &Device) -> Result<OfConv> {
        let shape = ConvShape::of(&subject.problem);
        Ok(OfConv {
            bench: ConvBench::new(device, shape.clone())?,
            device: device.clone(),
            shape,
        })
    }

    fn kernel(&self, spec: &str) -> Result<ConvKernel> {
        self.shape.kernel(Some(spec), Chip::of(&self.device))
    }
}

impl KernelBench for OfConv {
    fn load(&self, spec: &str) -> Result<Program> {
        let kernel = self.kernel(spec)?;
        let tensors = self.shape.unallocated()?;
        let steps = self
            .shape
            .steps(&kernel, Chip::of(&self.device), &tensors)?;
        let mut found = None;
        for spec in specs(&steps) {
            let program = self.device.load_entry(&spec.entry, &spec.values)?;
            if spec.entry.name == kernel.entry().name {
                found = Some(program);
            }
        }
        found.context("the plan has no launch of its kernel: report this")
    }

    fn check(&mut self, spec: &str) -> Result<Checked> {
        let check = self.bench.check(&self.kernel(spec)?)?;
        Ok(Checked {
            correctness: Correctness {
                error: check.error,
                bound: check.bound,
                lse_error: 0.0,
            },
            ok: check.verdict.is_correct(),
            text: check.to_string(),
        })
    }

    fn burst(
        &mut self,
        spec: &str,
        samples: u32,
        clocks: &dyn Fn() -> Option<Clocks>,
    ) -> Result<(Vec<f64>, Option<Clocks>)> {
        let kernel = self.kernel(spec)?;
        self.bench.burst(&kernel, samples, clocks)
    }

    fn sample(&mut self, spec: &str) -> Result<f64> {
        let kernel = self.kernel(spec)?;
        self.bench.sample(&kernel)
    }
}

#[cfg(test)]
mod tests;
