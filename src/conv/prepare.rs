//! What tensors of other libraries need before launches are captured.

use fa_dsl::abi::TensorView;
use fa_dsl::ir::Type;
use fa_dsl::prelude::*;
use fa_runtime::{Device, View, ViewMut};

use super::{ConvBlockError, ConvInputs, ConvOptions, RawConvInputs, prepare_conv_block};
use crate::attention::AttentionElement;

/// As [`prepare_conv_block`], of tensors of any library: all float16, or all bfloat16.
///
/// # Errors
/// As [`prepare_conv_block`], and when element types are not those.
pub fn prepare_conv_block_on(
    device: &Device,
    inputs: &RawConvInputs<'_>,
    y: ViewMut<'_>,
    options: &ConvOptions,
) -> Result<(), ConvBlockError> {
    match inputs.x.element() {
        Type::F16 => prepare::<f16>(device, inputs, y, options),
        Type::Bf16 => prepare::<bf16>(device, inputs, y, options),
        found => Err(ConvBlockError::ElementType {
            tensor: "x",
            found,
            expected: "f16 or bf16",
        }),
    }
}

fn prepare<T: AttentionElement>(
    device: &Device,
    inputs: &RawConvInputs<'_>,
    y: ViewMut<'_>,
    options: &ConvOptions,
) -> Result<(), ConvBlockError> {
    let inputs = ConvInputs {
        x: typed("x", inputs.x)?,
        weight: typed("weight", inputs.weight)?,
        bias: inputs.bias.map(|it| typed("bias", it)).transpose()?,
        scale: inputs.scale.map(|it| typed("scale", it)).transpose()?,
        shift: inputs.shift.map(|it| typed("shift", it)).transpose()?,
    };
    let found = y.element();
    let y = y.typed::<T>().ok_or_else(|| wrong::<T>("y", found))?;
    prepare_conv_block(device, &inputs, &y, options)
}

fn typed<'a, T: AttentionElement>(
    tensor: &'static str,
    view: View<'a>,
) -> Result<TensorView<'a, T>, ConvBlockError> {
    let found = view.element();
    view.typed().ok_or_else(|| wrong::<T>(tensor, found))
}

fn wrong<T: AttentionElement>(tensor: &'static str, found: Type) -> ConvBlockError {
    ConvBlockError::ElementType {
        tensor,
        found,
        expected: T::DTYPE.name(),
    }
}
