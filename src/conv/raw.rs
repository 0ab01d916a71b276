//! Convolutions of tensors whose element type is known at run time: those of other libraries.

use fa_dsl::ir::Type;
use fa_kernels::attention::Dtype;
use fa_kernels::conv::{ConvOptions, ConvProblem, ConvTensors};
use fa_runtime::{Device, Queue, View, ViewMut};

use super::{ConvBlockError, load, plan, run};
use crate::attention::Chip;
use crate::attention::overlap::{Bytes, share_memory};

/// As [`ConvInputs`](super::ConvInputs), of tensors whose element type is known at run time.
#[derive(Clone, Copy, Debug)]
pub struct RawConvInputs<'a> {
    /// Images: (samples, height, width, in channels), or as the layout says.
    pub x: View<'a>,
    /// (out channels, kernel, kernel, in channels), or as the layout says.
    pub weight: View<'a>,
    /// (out channels): added to the convolution, before the normalisation.
    pub bias: Option<View<'a>>,
    /// (out channels): what normalised values are multiplied with.
    pub scale: Option<View<'a>>,
    /// (out channels): what is added to that.
    pub shift: Option<View<'a>>,
}

/// As [`conv_block_into`](super::conv_block_into), of tensors of any library: all float16, or all bfloat16.
///
/// # Errors
/// As [`conv_block_into`](super::conv_block_into), and when element types are not those, or `y` shares memory with another tensor.
pub fn conv_block_on<'a>(
    mut queue: impl Queue<'a>,
    inputs: &RawConvInputs<'a>,
    y: ViewMut<'a>,
    options: &ConvOptions,
) -> Result<(), ConvBlockError> {
    let (problem, tensors) = problem(inputs, &y, options)?;
    for (tensor, view) in named(inputs) {
        let Some(view) = view else { continue };
        if share_memory(&Bytes::of(&y.extent()), &Bytes::of(&view.extent())) {
            return Err(ConvBlockError::SharedMemory { tensor });
        }
    }
    let steps = plan(Chip::of(queue.device()), &problem, &tensors)?;
    run(&mut queue, steps)
}

/// As [`prepare_conv_block`](super::prepare_conv_block), of tensors of any library: all float16, or all bfloat16.
///
/// # Errors
/// As [`prepare_conv_block`](super::prepare_conv_block), and when element types are not those.
pub fn prepare_conv_block_on(
    device: &Device,
    inputs: &RawConvInputs<'_>,
    y: ViewMut<'_>,
    options: &ConvOptions,
) -> Result<(), ConvBlockError> {
    let (problem, tensors) = problem(inputs, &y, options)?;
    load(device, &problem, &tensors)
}

/// What is read, by its name.
fn named<'a>(inputs: &RawConvInputs<'a>) -> [(&'static str, Option<View<'a>>); 5] {
    [
        ("x", Some(inputs.x)),
        ("weight", Some(inputs.weight)),
        ("bias", inputs.bias),
        ("scale", inputs.scale),
        ("shift", inputs.shift),
    ]
}

/// The problem that these tensors describe, and where they lie.
fn problem<'a>(
    inputs: &RawConvInputs<'a>,
    y: &ViewMut<'a>,
    options: &ConvOptions,
) -> Result<(ConvProblem, ConvTensors<'a>), ConvBlockError> {
    let dtype = match inputs.x.element() {
        Type::F16 => Dtype::F16,
        Type::Bf16 => Dtype::Bf16,
        found => return wrong("x", found, "f16 or bf16"),
    };
    let types = named(inputs)
        .into_iter()
        .filter_map(|(name, view)| Some((name, view?.element())));
    for (tensor, found) in types.chain([("y", y.element())]) {
        if found != inputs.x.element() {
            return wrong(tensor, found, dtype.name());
        }
    }
    let of = |view: Option<View<'a>>| view.map(|view| view.extent());
    let tensors = ConvTensors::from_extents(
        [inputs.x.extent(), inputs.weight.extent()],
        [of(inputs.bias), of(inputs.scale), of(inputs.shift)],
        y.extent(),
        options.layout,
    );
    Ok((ConvProblem::of(dtype, &tensors, options)?, tensors))
}

fn wrong<R>(
    tensor: &'static str,
    found: Type,
    expected: &'static str,
) -> Result<R, ConvBlockError> {
    Err(ConvBlockError::ElementType {
        tensor,
        found,
        expected,
    })
}
