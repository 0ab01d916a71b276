//! What safetensors files of every kind share.

use std::collections::HashMap;
use std::path::Path;

use anyhow::{Context, Result, bail};
use fa::attention::Dtype;
use safetensors::tensor::TensorView;
use safetensors::{Dtype as FileDtype, SafeTensors};

/// A tensor to write: its name, its type, its sizes and its bytes.
pub type Written<'a> = (&'a str, FileDtype, Vec<usize>, Vec<u8>);

/// What is made of the tensors of a file.
pub fn read<R>(path: &Path, of: impl FnOnce(&SafeTensors<'_>) -> Result<R>) -> Result<R> {
    let name = path.display();
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {name}"))?;
    let file = SafeTensors::deserialize(&bytes);
    let file = file.with_context(|| format!("{name} is no safetensors file"))?;
    of(&file).with_context(|| name.to_string())
}

/// A tensor that has to be there, beside others that the file needs.
pub fn find<'a>(file: &SafeTensors<'a>, name: &str, needs: &str) -> Result<TensorView<'a>> {
    file.tensor(name).ok().with_context(|| {
        let mut names = file.names();
        names.sort_unstable();
        format!("there is no tensor `{name}` in the file, which has {names:?}; it needs {needs}")
    })
}

/// The type of a tensor of 16-bit floats.
pub fn dtype(name: &str, view: &TensorView<'_>) -> Result<Dtype> {
    match view.dtype() {
        FileDtype::F16 => Ok(Dtype::F16),
        FileDtype::BF16 => Ok(Dtype::Bf16),
        other => bail!("`{name}` is {other:?}: convert it to F16 or BF16"),
    }
}

/// A file's name for a type.
pub fn in_file(dtype: Dtype) -> FileDtype {
    match dtype {
        Dtype::F16 => FileDtype::F16,
        Dtype::Bf16 => FileDtype::BF16,
    }
}

/// The bits of a tensor that has to have the type of tensor `like`.
pub fn bits(name: &str, view: &TensorView<'_>, dtype: Dtype, like: &str) -> Result<Vec<u16>> {
    let (found, expected) = (view.dtype(), in_file(dtype));
    if found != expected {
        bail!("`{name}` is {found:?}: convert it to {expected:?}, the type of {like}");
    }
    let (numbers, _) = view.data().as_chunks();
    Ok(numbers.iter().copied().map(u16::from_le_bytes).collect())
}

/// The bytes of such bits.
pub fn bytes(bits: &[u16]) -> Vec<u8> {
    bits.iter().flat_map(|bits| bits.to_le_bytes()).collect()
}

/// A file of these tensors.
pub fn encode(tensors: &[Written<'_>]) -> Result<Vec<u8>> {
    let views = tensors.iter().map(|(name, dtype, sizes, bytes)| {
        Ok((*name, TensorView::new(*dtype, sizes.clone(), bytes)?))
    });
    let views: Vec<_> = views.collect::<Result<_>>()?;
    Ok(safetensors::serialize(views, None::<HashMap<_, _>>)?)
}
