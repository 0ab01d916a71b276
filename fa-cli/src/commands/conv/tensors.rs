//! The tensors of a convolution block on the host and in a device's memory.

use std::time::Duration;

use anyhow::Result;
use fa::attention::Chip;
use fa::conv::{ConvKernel, ConvSteps, run_plan};
use fa::runtime::{Buffer, Device};
use half::f16;
use half::slice::HalfBitsSliceExt;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand_distr::{Distribution, StandardNormal};

use super::shape::ConvShape;
use crate::commands::tensors::nearest;

/// Contiguous tensors. The numbers are the bits of the element type.
#[derive(Clone, Debug)]
pub struct HostConv {
    pub shape: ConvShape,
    /// x, weight, bias, scale and shift.
    pub inputs: [Option<Vec<u16>>; 5],
}

impl HostConv {
    /// Normally distributed numbers, the same for the same seed; weights so small that outputs are, too.
    pub fn random(shape: ConvShape, seed: u64) -> HostConv {
        let mut rng = StdRng::seed_from_u64(seed);
        let nearest = nearest(shape.dtype);
        let fan_in = shape.weight[1..].iter().product::<u64>() as f64;
        let mut factors = [1.0, fan_in.sqrt().recip(), 1.0, 1.0, 1.0].into_iter();
        let inputs = shape.inputs().map(|sizes| {
            let factor = factors.next().unwrap_or(1.0);
            let len = sizes?.iter().product::<u64>();
            let mut number = || -> f64 { StandardNormal.sample(&mut rng) };
            Some((0..len).map(|_| nearest(factor * number())).collect())
        });
        HostConv { shape, inputs }
    }

    /// Uploads the inputs and makes room for the output.
    pub fn upload(&self, device: &Device) -> Result<DeviceConv> {
        let mut inputs = [const { None }; 5];
        for (to, bits) in inputs.iter_mut().zip(&self.inputs) {
            let upload = |bits: &Vec<u16>| device.upload(bits.reinterpret_cast::<f16>());
            *to = bits.as_ref().map(upload).transpose()?;
        }
        let len = self.shape.y().iter().product::<u64>();
        let mut uploaded = DeviceConv {
            shape: self.shape.clone(),
            inputs,
            y: device.alloc(len as usize)?,
        };
        if device.is_cuda() {
            // On the interpreter the sanitiser sees elements that a kernel leaves out.
            uploaded.forget()?;
        }
        Ok(uploaded)
    }

    /// Runs a kernel once. Gives the output, and how long loading took, and the run.
    pub fn run(&self, device: &Device, kernel: &ConvKernel) -> Result<(Vec<u16>, [Duration; 2])> {
        let mut uploaded = self.upload(device)?;
        let steps = uploaded.steps(kernel, Chip::of(device))?;
        let mut loaded = Duration::ZERO;
        for chosen in &steps.launches {
            let program = device.load_entry(&chosen.entry, &chosen.values)?;
            loaded += program.timings().total;
        }
        let (launched, ran) = device.time(|| Ok(run_plan(device, &steps)))?;
        launched?;
        drop(steps);
        Ok((uploaded.answer()?, [loaded, ran]))
    }
}

/// The same in the memory of a device. Buffers of 16-bit elements hold bits, as the host does: the shape says which type they are of.
#[derive(Debug)]
pub struct DeviceConv {
    shape: ConvShape,
    inputs: [Option<Buffer<f16>>; 5],
    y: Buffer<f16>,
}

impl DeviceConv {
    /// What is launched when a kernel runs on these tensors.
    pub fn steps(&mut self, kernel: &ConvKernel, chip: Chip) -> Result<ConvSteps<'_>> {
        let DeviceConv { shape, inputs, y } = self;
        let mut extents = [None; 5];
        for ((to, buffer), sizes) in extents.iter_mut().zip(&*inputs).zip(shape.inputs()) {
            if let Some((buffer, sizes)) = buffer.as_ref().zip(sizes) {
                *to = Some(buffer.contiguous(&sizes)?.extent);
            }
        }
        let tensors = shape.tensors(extents, y.contiguous_mut(&shape.y())?.extent)?;
        shape.steps(kernel, chip, &tensors)
    }

    /// Fills the output with what is no number, so that elements that a kernel leaves out are seen.
    pub fn forget(&mut self) -> Result<()> {
        Ok(self.y.fill_bytes(0xFF)?)
    }

    /// Waits for the launches and copies the output.
    pub fn answer(&self) -> Result<Vec<u16>> {
        Ok(self.y.read()?.iter().map(|it| it.to_bits()).collect())
    }
}
