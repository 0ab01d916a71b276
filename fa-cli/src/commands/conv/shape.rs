//! The sizes of a convolution block, and what is launched for it.

use anyhow::{Context, Result};
use fa::attention::{Chip, Dtype};
use fa::conv::{self, ConvKernel, ConvOptions, ConvProblem, ConvSteps, ConvTensors, ImageLayout};
use fa::dsl::abi::Extent;
use serde_json::{Value, json};

use crate::commands::spec::Spec;

/// What is computed, and the sizes of the tensors, in the order of the layout.
#[derive(Clone, Debug, PartialEq)]
pub struct ConvShape {
    pub dtype: Dtype,
    pub options: ConvOptions,
    pub x: [u64; 4],
    pub weight: [u64; 4],
    /// The lengths of bias, scale and shift, where there are such.
    pub of_channels: [Option<u64>; 3],
}

impl ConvShape {
    /// Of a problem, channels last.
    pub fn of(problem: &ConvProblem) -> ConvShape {
        let [samples, height, width] = [problem.samples, problem.height, problem.width];
        let (inputs, outputs) = (problem.in_channels, problem.out_channels);
        let of_channels = [problem.bias, problem.scale, problem.shift];
        ConvShape {
            dtype: problem.dtype,
            options: problem.options(),
            x: [samples, height, width, inputs].map(u64::from),
            weight: [outputs, problem.kernel, problem.kernel, inputs].map(u64::from),
            of_channels: of_channels.map(|is_there| is_there.then_some(outputs.into())),
        }
    }

    /// The sizes of the output.
    pub fn y(&self) -> [u64; 4] {
        let [samples, a, b, c] = self.x;
        let outputs = self.weight[0];
        match self.options.layout {
            ImageLayout::ChannelsLast => [samples, a, b, outputs],
            ImageLayout::ChannelsFirst => [samples, outputs, b, c],
        }
    }

    /// Those of the inputs: x, weight, bias, scale and shift.
    pub fn inputs(&self) -> [Option<Vec<u64>>; 5] {
        let [bias, scale, shift] = self.of_channels.map(|len| Some(vec![len?]));
        let [x, weight] = [self.x, self.weight].map(|sizes| Some(sizes.to_vec()));
        [x, weight, bias, scale, shift]
    }

    /// Tensors that lie so.
    pub fn tensors<'a>(&self, inputs: [Option<Extent>; 5], y: Extent) -> Result<ConvTensors<'a>> {
        let [x, weight, bias, scale, shift] = inputs;
        let x = x.context("there are no images: report this")?;
        let weight = weight.context("there are no weights: report this")?;
        let (of_channels, layout) = ([bias, scale, shift], self.options.layout);
        Ok(ConvTensors::from_extents(
            [x, weight],
            of_channels,
            y,
            layout,
        ))
    }

    /// Contiguous tensors that no memory stands behind.
    pub fn unallocated(&self) -> Result<ConvTensors<'static>> {
        let mut number = 0;
        let mut extent = |sizes: &[u64]| {
            number += 1;
            unallocated(number, sizes)
        };
        let inputs = self.inputs().map(|sizes| Some(extent(&sizes?)));
        self.tensors(inputs, extent(&self.y()))
    }

    /// The problem. Fails if the sizes or the options do not fit each other.
    pub fn problem(&self) -> Result<ConvProblem> {
        Ok(ConvProblem::of(
            self.dtype,
            &self.unallocated()?,
            &self.options,
        )?)
    }

    /// The kernel that is named, else what `conv_block()` chooses. Fails if it does not compute this.
    pub fn kernel(&self, named: Option<&str>, chip: Chip) -> Result<ConvKernel> {
        let problem = self.problem()?;
        let kernel = match named {
            Some(text) => {
                let Spec { entry, values, .. } = Spec::parse(text)?;
                let kernel = ConvKernel::of_entry(&entry, values);
                kernel.with_context(|| format!("{text} does not convolve"))?
            }
            None => conv::kernel(chip, &problem)?,
        };
        self.steps(&kernel, chip, &self.unallocated()?)?;
        Ok(kernel)
    }

    /// What is launched.
    pub fn steps<'a>(
        &self,
        kernel: &ConvKernel,
        chip: Chip,
        tensors: &ConvTensors<'a>,
    ) -> Result<ConvSteps<'a>> {
        let problem = ConvProblem::of(self.dtype, tensors, &self.options)?;
        Ok(kernel.steps(&problem, tensors, chip.multiprocessors)?)
    }

    /// What is said of it for machines.
    pub fn row(&self, problem: &ConvProblem) -> Value {
        json!({
            "dtype": self.dtype, "samples": problem.samples, "height": problem.height, "width": problem.width,
            "in_channels": problem.in_channels, "out_channels": problem.out_channels,
            "kernel_size": problem.kernel, "bias": problem.bias, "scale": problem.scale,
            "shift": problem.shift, "epsilon": problem.norm.map(|norm| norm.epsilon),
            "activation": problem.activation.name(),
            "channels_first": self.options.layout == ImageLayout::ChannelsFirst,
        })
    }
}

/// The kernels of launches, by their specs.
pub fn specs(steps: &ConvSteps<'_>) -> Vec<Spec> {
    let spec = |it: &fa::kernels::chosen::Chosen<'_>| Spec::new(it.entry, it.values);
    steps.launches.iter().map(spec).collect()
}

/// Tensor `number`, far from the others, so that they do not overlap.
fn unallocated(number: u64, sizes: &[u64]) -> Extent {
    let mut extent = Extent {
        address: number << 40,
        shape: [1; 4],
        strides: [0; 4],
        element_bytes: 2,
    };
    let mut distance = 1_u64;
    for (d, size) in sizes.iter().enumerate().rev() {
        (extent.shape[d], extent.strides[d]) = (*size, distance);
        distance = distance.saturating_mul(*size);
    }
    extent
}
