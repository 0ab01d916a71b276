//! What examples share that attend to some of a text's tokens: those of two heads of 64.

use std::error::Error;

use fa::prelude::*;

pub const HEADS: u64 = 2;
pub const HEAD_DIM: u64 = 64;
/// Elements of a token.
pub const TOKEN: usize = (HEADS * HEAD_DIM) as usize;

/// The queries, keys or values of some tokens.
pub fn gather(tensor: &[bf16], tokens: &[usize]) -> Vec<bf16> {
    let token = |token: &usize| &tensor[token * TOKEN..][..TOKEN];
    tokens.iter().flat_map(token).copied().collect()
}

/// Attention of some tokens to some.
pub fn attend(
    device: &Device,
    [q, k, v]: &[Vec<bf16>; 3],
    [queries, keys]: [&[usize]; 2],
    options: &Options<'_>,
) -> Result<Vec<bf16>, Box<dyn Error>> {
    let q = device.upload(&gather(q, queries))?;
    let (k, v) = (
        device.upload(&gather(k, keys))?,
        device.upload(&gather(v, keys))?,
    );
    let q = q.contiguous(&[1, queries.len() as u64, HEADS, HEAD_DIM])?;
    let of_keys = [1, keys.len() as u64, HEADS, HEAD_DIM];
    let (k, v) = (k.contiguous(&of_keys)?, v.contiguous(&of_keys)?);
    Ok(attention(device, q, k, v, options)?.read()?)
}
