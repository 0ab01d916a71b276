//! The safetensors files that `fa conv-block` reads and writes.

use std::path::Path;

use anyhow::{Context, Result, bail};
use fa::conv::ConvOptions;
use safetensors::SafeTensors;
use safetensors::tensor::TensorView;

use super::shape::ConvShape;
use super::tensors::HostConv;
use crate::commands::tensor_files::{self, bits, bytes, dtype, find, in_file};

/// The tensors, the last three of which need not be there.
const NAMES: [&str; 5] = ["x", "weight", "bias", "scale", "shift"];

/// The tensors of a file.
pub fn read(path: &Path, options: ConvOptions) -> Result<HostConv> {
    tensor_files::read(path, |file| tensors(file, options))
}

/// A tensor that convolution blocks do not know is not ignored.
fn tensors(file: &SafeTensors<'_>, options: ConvOptions) -> Result<HostConv> {
    let find = |name| find(file, name, "x and weight");
    let (x, weight) = (find("x")?, find("weight")?);
    let mut names = file.names();
    names.sort_unstable();
    if let Some(unknown) = names.iter().find(|name| !NAMES.contains(name)) {
        bail!(
            "`{unknown}` is no tensor of a convolution block: {} are; take it out of the file",
            NAMES.join(", ")
        );
    }
    let shape = ConvShape {
        dtype: dtype("x", &x)?,
        options,
        x: sizes(
            "x",
            &x,
            "(samples, height, width, channels), or with the channels second",
        )?,
        weight: sizes(
            "weight",
            &weight,
            "(out channels, kernel, kernel, channels), or with the channels second",
        )?,
        of_channels: [None; 3],
    };
    let mut tensors = HostConv {
        shape,
        inputs: [const { None }; 5],
    };
    for (at, name) in NAMES.into_iter().enumerate() {
        let Ok(view) = file.tensor(name) else {
            continue;
        };
        if let Some(len) = at
            .checked_sub(2)
            .map(|at| &mut tensors.shape.of_channels[at])
        {
            let [channels] = sizes(name, &view, "(out channels)")?;
            *len = Some(channels);
        }
        tensors.inputs[at] = Some(bits(name, &view, tensors.shape.dtype, "x")?);
    }
    Ok(tensors)
}

/// The sizes of a tensor of so many dimensions.
fn sizes<const N: usize>(name: &str, view: &TensorView<'_>, expected: &str) -> Result<[u64; N]> {
    let found = view.shape();
    let sizes: Vec<u64> = found.iter().map(|size| *size as u64).collect();
    let sizes = <[u64; N]>::try_from(sizes).ok();
    sizes.with_context(|| format!("`{name}` is {found:?}: it has to be {expected}"))
}

/// The output as a safetensors file.
pub fn encode(shape: &ConvShape, y: &[u16]) -> Result<Vec<u8>> {
    let sizes = shape.y().map(|size| size as usize).to_vec();
    tensor_files::encode(&[("y", in_file(shape.dtype), sizes, bytes(y))])
}
