//! Kernels of attention.

use anyhow::Result;
use fa::runtime::{Device, Program};
use fa_tune::record::{Clocks, Correctness};

use super::{Checked, KernelBench};
use crate::commands::timing::Bench;
use crate::commands::tune::subject::AttentionSubject;

pub struct OfAttention {
    subject: AttentionSubject,
    device: Device,
    bench: Bench,
}

impl OfAttention {
    pub fn new(subject: &AttentionSubject, device: &Device) -> Result<OfAttention> {
        Ok(OfAttention {
            bench: Bench::new(device, subject.inputs(), subject.is_backward())?,
            subject: subject.clone(),
            device: device.clone(),
        })
    }
}

impl KernelBench for OfAttention {
    fn load(&self, spec: &str) -> Result<Program> {
        let kernel = self.subject.named(spec)?;
        Ok(self.device.load_entry(kernel.entry(), kernel.values())?)
    }

    fn check(&mut self, spec: &str) -> Result<Checked> {
        let check = self.bench.check(&self.subject.named(spec)?)?.check;
        Ok(Checked {
            correctness: Correctness {
                error: check.error,
                bound: check.bound,
                // Gradients have none.
                lse_error: check.lse_error.unwrap_or_default(),
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
        self.bench
            .burst(&self.subject.named(spec)?, samples, clocks)
    }

    fn sample(&mut self, spec: &str) -> Result<f64> {
        self.bench.sample(&self.subject.named(spec)?)
    }
}

#[cfg(test)]
mod tests;
