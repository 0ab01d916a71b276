//! A convolution block on a GPU in several copies, with what the answer has to be.

use anyhow::Result;
use fa::attention::Chip;
use fa::conv::{ConvKernel, run_plan};
use fa::runtime::Device;

use super::check::{ConvCheck, ConvReferences};
use super::shape::ConvShape;
use super::tensors::{DeviceConv, HostConv};
use crate::commands::timing::{Recorded, SETS};

/// Inputs are drawn and uploaded, and references computed, once.
pub struct ConvBench {
    device: Device,
    references: ConvReferences,
    /// Operations of a run.
    flop: f64,
    sets: Vec<DeviceConv>,
}

impl ConvBench {
    pub fn new(device: &Device, shape: ConvShape) -> Result<ConvBench> {
        let problem = shape.problem()?;
        let tensors = HostConv::random(shape, 0);
        let sets = (0..SETS).map(|_| tensors.upload(device));
        Ok(ConvBench {
            device: device.clone(),
            references: ConvReferences::of(&tensors, &problem),
            flop: problem.flop(),
            sets: sets.collect::<Result<_>>()?,
        })
    }

    /// Runs the kernel once and compares the output.
    pub fn check(&mut self, kernel: &ConvKernel) -> Result<ConvCheck> {
        let (device, set) = (&self.device, &mut self.sets[0]);
        set.forget()?;
        run_plan(device, &set.steps(kernel, Chip::of(device))?)?;
        Ok(self.references.check(&set.answer()?))
    }

    /// The time of a block in microseconds: the mean over replays of a graph of blocks, after one that warms up.
    pub fn sample(&mut self, kernel: &ConvKernel) -> Result<f64> {
        self.with_graph(kernel, |graph| {
            graph.warm()?;
            graph.sample()
        })
    }

    /// As [`Recorded::burst`].
    pub fn burst<R>(
        &mut self,
        kernel: &ConvKernel,
        samples: u32,
        observe: impl FnOnce() -> R,
    ) -> Result<(Vec<f64>, R)> {
        self.with_graph(kernel, |graph| graph.burst(samples, observe))
    }

    /// Records runs of the kernel over the input sets.
    fn with_graph<R>(
        &mut self,
        kernel: &ConvKernel,
        then: impl FnOnce(&mut Recorded<'_>) -> Result<R>,
    ) -> Result<R> {
        let chip = Chip::of(&self.device);
        let plans = self.sets.iter_mut().map(|set| set.steps(kernel, chip));
        let plans = plans.collect::<Result<Vec<_>>>()?;
        let mut recorded = Recorded::new(&self.device, &plans, self.flop, |plan, recorder| {
            Ok(run_plan(recorder, plan)?)
        })?;
        then(&mut recorded)
    }
}
