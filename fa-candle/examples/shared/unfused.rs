//! Attention of (batch, seq, heads, head_dim) by candle's own operations.

use std::cell::RefCell;

use candle_core::{D, DType, Device, Result, Tensor};

/// By candle's matrix products and softmax, in the type of the tensors.
pub struct Unfused {
    causal: bool,
    /// The mask that was used last: 0 where a query sees a key, −∞ where it does not.
    mask: RefCell<Option<Tensor>>,
}

impl Unfused {
    pub fn new(causal: bool) -> Unfused {
        Unfused {
            causal,
            mask: RefCell::default(),
        }
    }

    /// Attention, grouped heads repeated.
    pub fn attend(&self, q: &Tensor, k: &Tensor, v: &Tensor) -> Result<Tensor> {
        let (_, seq_q, heads, head_dim) = q.dims4()?;
        let q = q.transpose(1, 2)?.contiguous()?;
        let [k, v] = [repeated(k, heads)?, repeated(v, heads)?];
        let scores = (q.matmul(&k.t()?)? / (head_dim as f64).sqrt())?;
        let scores = match self.causal && seq_q > 1 {
            true => scores.broadcast_add(&self.mask(&scores)?)?,
            false => scores,
        };
        let weights = match scores.track_op() {
            // The fused one has no backward pass, and does not say so.
            true => candle_nn::ops::softmax(&scores, D::Minus1)?,
            false => candle_nn::ops::softmax_last_dim(&scores)?,
        };
        weights.matmul(&v)?.transpose(1, 2)
    }

    /// The causal mask of these scores.
    fn mask(&self, scores: &Tensor) -> Result<Tensor> {
        let size = (scores.dim(2)?, scores.dim(3)?);
        let mut last = self.mask.borrow_mut();
        if let Some(mask) = last.as_ref()
            && mask.dims2()? == size
        {
            return Ok(mask.clone());
        }
        let mask = causal_mask(size, scores.dtype(), scores.device())?;
        Ok(last.insert(mask).clone())
    }
}

fn causal_mask((seq_q, seq_k): (usize, usize), dtype: DType, device: &Device) -> Result<Tensor> {
    let row = |i: usize| {
        (0..seq_k).map(move |j| match j + seq_q <= i + seq_k {
            true => 0.0,
            false => f32::NEG_INFINITY,
        })
    };
    let values: Vec<f32> = (0..seq_q).flat_map(row).collect();
    Tensor::from_vec(values, (seq_q, seq_k), device)?.to_dtype(dtype)
}

/// (batch, keys, KV heads, head_dim) as (batch, heads, keys, head_dim).
fn repeated(tensor: &Tensor, heads: usize) -> Result<Tensor> {
    let (batch, keys, kv_heads, head_dim) = tensor.dims4()?;
    let tensor = tensor.transpose(1, 2)?.contiguous()?;
    if heads == kv_heads {
        return Ok(tensor);
    }
    let grouped = (batch, kv_heads, heads / kv_heads, keys, head_dim);
    let tensor = tensor.unsqueeze(2)?.broadcast_as(grouped)?;
    tensor.reshape((batch, heads, keys, head_dim))
}
