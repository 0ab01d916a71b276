//! The gradient of a bias, in the memory of a device.

use anyhow::Result;
use fa::attention::FunctionGradients;
use fa::kernels::attention::functions::Staged;
use fa::runtime::{Buffer, Device};

use super::Numbers;

/// Where the gradient of a bias is added up.
#[derive(Debug)]
pub struct BiasGradient {
    sums: Buffer<f32>,
    shape: [u64; 4],
    /// As a backward pass takes it: the bias is the only function of scores, and its only argument. It lies in `sums`.
    of_functions: [FunctionGradients<'static>; 1],
}

impl BiasGradient {
    /// Zeros for a bias of these sizes, of the function that adds it.
    pub fn new(
        device: &Device,
        function: &'static Staged,
        shape: [u64; 4],
    ) -> Result<BiasGradient> {
        let count = shape.iter().product::<u64>() as usize;
        let mut sums = device.zeros(count)?;
        let extent = sums.contiguous_mut(&shape)?.extent;
        Ok(BiasGradient {
            sums,
            shape,
            of_functions: [FunctionGradients::of(function, [Some(extent)])],
        })
    }

    /// For the tensors of a backward pass.
    pub fn of_functions(&self) -> &[FunctionGradients<'static>] {
        &self.of_functions
    }

    /// Makes it zero: launches add to what is there.
    pub fn forget(&mut self) -> Result<()> {
        Ok(self.sums.fill_bytes(0)?)
    }

    /// Waits for the launches and copies it.
    pub fn read(&self) -> Result<Numbers<f32>> {
        Ok(Numbers {
            shape: self.shape.to_vec(),
            values: self.sums.read()?,
        })
    }
}
