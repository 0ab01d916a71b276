//! Convolution, instance normalisation and an activation as one operation: a block of image networks.

mod choice;
mod raw;

use std::fmt;

use fa_dsl::abi::TensorViewMut;
use fa_dsl::ir::Type;
use fa_dsl::target::Arch;
use fa_kernels::chosen::Chosen;
use fa_runtime::{Buffer, Device, Queue, ViewError};

pub use choice::choose;
pub use fa_kernels::conv::launch::ConvSteps;
pub use fa_kernels::conv::{
    Activation, ConvError, ConvInputs, ConvKernel, ConvOptions, ConvProblem, ConvTensors,
    ImageLayout, InstanceNorm,
};
pub use raw::{RawConvInputs, conv_block_on, prepare_conv_block_on};

use crate::attention::{AttentionElement, Chip};

/// Why a convolution was not computed.
#[derive(thiserror::Error)]
pub enum ConvBlockError {
    /// The tensors or the options do not fit each other or the kernel.
    #[error(transparent)]
    Conv(#[from] ConvError),
    /// The output buffer does not hold the output.
    #[error(transparent)]
    View(#[from] ViewError),
    /// Loading or launching failed.
    #[error(transparent)]
    Runtime(#[from] fa_runtime::Error),
    /// Elements of a type that the tensor cannot have.
    #[error("`{tensor}` holds {found}, it has to hold {expected}")]
    ElementType {
        /// The tensor.
        tensor: &'static str,
        /// Its element type.
        found: Type,
        /// What it can be.
        expected: &'static str,
    },
    /// The output and another tensor share memory.
    #[error("`y` and `{tensor}` share memory: give the output memory of its own")]
    SharedMemory {
        /// The other tensor.
        tensor: &'static str,
    },
    /// There is no configuration of a kernel that takes the problem.
    #[error("no kernel on {arch} takes a convolution of {in_channels} to {out_channels} channels")]
    NoKernel {
        /// The GPU's architecture.
        arch: Arch,
        /// Channels of the input.
        in_channels: u32,
        /// Channels of the output.
        out_channels: u32,
    },
}

/// As the text, so that an error that `main` returns reads as one.
impl fmt::Debug for ConvBlockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// y = act(norm(x ∗ weight + bias)): a convolution with a kernel of 1 × 1 or 3 × 3, stride 1, padded with zeros so that images keep their size;
/// instance normalisation, which takes each channel of each sample by itself; and an activation. float16 or bfloat16, sums in float32; 16 to 256
/// channels in and out, multiples of 16. Gives (samples, height, width, out channels), or (samples, out channels, height, width) with
/// [`ImageLayout::ChannelsFirst`], contiguous.
///
/// The convolution is rounded to the element type, as it is where it is an operation of its own; means and variances are those of the rounded values, in
/// float32, by the distances from the mean.
///
/// ```
/// use fa::conv::{ConvInputs, ConvOptions, conv_block};
/// use fa::prelude::*;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let device = Device::cpu(); // Device::auto()? takes the GPU if there is one.
/// let image: Vec<f16> = (0..12 * 12 * 16).map(|i| f16::from_f32((i as f32).sin())).collect();
/// let weights: Vec<f16> = (0..16 * 3 * 3 * 16).map(|i| f16::from_f32((i as f32).cos() / 12.0)).collect();
/// let (x, weight) = (device.upload(&image)?, device.upload(&weights)?);
/// let inputs = ConvInputs::new(x.contiguous(&[1, 12, 12, 16])?, weight.contiguous(&[16, 3, 3, 16])?);
/// let y = conv_block(&device, &inputs, &ConvOptions::default())?;
/// assert_eq!(y.read()?.len(), 12 * 12 * 16);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// When the tensors do not fit each other, there is no kernel for them, or loading or launching fails.
pub fn conv_block<T: AttentionElement>(
    device: &Device,
    inputs: &ConvInputs<'_, T>,
    options: &ConvOptions,
) -> Result<Buffer<T>, ConvBlockError> {
    let [samples, a, b, c] = inputs.x.extent.shape;
    let out_channels = inputs.weight.extent.shape[0];
    let shape = match options.layout {
        ImageLayout::ChannelsLast => [samples, a, b, out_channels],
        ImageLayout::ChannelsFirst => [samples, out_channels, b, c],
    };
    let len = shape
        .iter()
        .try_fold(1_u64, |all, size| all.checked_mul(*size));
    let len = len.filter(|len| *len < 1 << 31);
    let len = len.ok_or_else(|| ConvError::TooLarge {
        tensor: "y",
        found: shape.to_vec(),
    })?;
    let mut y = device.alloc::<T>(len as usize)?;
    conv_block_into(device, inputs, y.contiguous_mut(&shape)?, options)?;
    Ok(y)
}

/// As [`conv_block`], into a tensor that exists. Allocates nothing once the kernels are loaded and the workspace has grown. The queue is a
/// device, a borrowed stream, or the recorder of a graph.
///
/// # Errors
/// As [`conv_block`].
pub fn conv_block_into<'a, T: AttentionElement>(
    mut queue: impl Queue<'a>,
    inputs: &ConvInputs<'a, T>,
    y: TensorViewMut<'a, T>,
    options: &ConvOptions,
) -> Result<(), ConvBlockError> {
    let tensors = inputs.tensors(&y, options.layout);
    let problem = ConvProblem::of(T::DTYPE, &tensors, options)?;
    let steps = plan(Chip::of(queue.device()), &problem, &tensors)?;
    run(&mut queue, steps)
}

/// As [`conv_block_into`], with a kernel of the caller's choice.
///
/// # Errors
/// As [`conv_block`], and when the kernel does not compute this problem.
pub fn conv_block_with<'a, T: AttentionElement>(
    mut queue: impl Queue<'a>,
    kernel: &ConvKernel,
    inputs: &ConvInputs<'a, T>,
    y: TensorViewMut<'a, T>,
    options: &ConvOptions,
) -> Result<(), ConvBlockError> {
    let tensors = inputs.tensors(&y, options.layout);
    let problem = ConvProblem::of(T::DTYPE, &tensors, options)?;
    let multiprocessors = queue.device().multiprocessors();
    let steps = kernel.steps(&problem, &tensors, multiprocessors)?;
    run(&mut queue, steps)
}

/// As [`choose`], where having none is an error.
///
/// # Errors
/// When there is no kernel for the problem.
pub fn kernel(chip: Chip, problem: &ConvProblem) -> Result<ConvKernel, ConvBlockError> {
    choose(chip, problem).ok_or(ConvBlockError::NoKernel {
        arch: chip.arch,
        in_channels: problem.in_channels,
        out_channels: problem.out_channels,
    })
}

/// What is launched for a problem, with the kernel that [`choose`] takes. Computes on the host alone.
///
/// # Errors
/// When there is no kernel for the problem.
pub fn plan<'a>(
    chip: Chip,
    problem: &ConvProblem,
    tensors: &ConvTensors<'a>,
) -> Result<ConvSteps<'a>, ConvBlockError> {
    let kernel = kernel(chip, problem)?;
    Ok(kernel.steps(problem, tensors, chip.multiprocessors)?)
}

/// Adds the steps of a plan to a queue: the device's own stream, a borrowed one, or a graph that is being recorded.
///
/// # Errors
/// When a kernel cannot be loaded, a tensor is not in the device's memory, or the driver fails.
pub fn run_plan<'a>(
    mut queue: impl Queue<'a>,
    steps: &ConvSteps<'a>,
) -> Result<(), ConvBlockError> {
    run(&mut queue, steps.clone())
}

fn run<'a>(queue: &mut impl Queue<'a>, mut steps: ConvSteps<'a>) -> Result<(), ConvBlockError> {
    // Before other threads would have to wait for the compiler.
    let kernels = steps.launches.iter().map(Chosen::program);
    queue.device().load_all(kernels)?;
    queue.with_workspace(steps.workspace, |queue, workspace| {
        steps.place(workspace.scratch, workspace.counters);
        for chosen in &steps.launches {
            let program = queue.device().load_entry(&chosen.entry, &chosen.values)?;
            queue.run(&program, &chosen.launch)?;
        }
        Ok(())
    })?
}

/// Loads the kernels of a problem whose tensors lie like these, so that calls that compute it only launch. To be called before launches are
/// captured into a graph. The tensors' memory is not looked at.
///
/// # Errors
/// When there is no kernel for the problem, or it cannot be loaded.
pub fn prepare_conv_block<T: AttentionElement>(
    device: &Device,
    inputs: &ConvInputs<'_, T>,
    y: &TensorViewMut<'_, T>,
    options: &ConvOptions,
) -> Result<(), ConvBlockError> {
    let tensors = inputs.tensors(y, options.layout);
    let problem = ConvProblem::of(T::DTYPE, &tensors, options)?;
    load(device, &problem, &tensors)
}

/// Loads what is launched for a problem.
fn load(
    device: &Device,
    problem: &ConvProblem,
    tensors: &ConvTensors<'_>,
) -> Result<(), ConvBlockError> {
    let steps = plan(Chip::of(device), problem, tensors)?;
    Ok(device.load_all(steps.launches.iter().map(Chosen::program))?)
}
