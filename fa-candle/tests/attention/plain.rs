//! Attention by candle's own operations in float32, through all of which candle goes back by itself.

use candle_core::{D, DType, Device, Result, Tensor};
use fa_candle::Options;

/// softmax(mask(scores)) V of (batch, seq, heads, head_dim), with the scale, softcap, bias, masks, slopes of (heads), and sinks of the options.
pub fn attend([q, k, v]: [&Tensor; 3], options: &Options) -> Result<Tensor> {
    let (_, seq_q, heads, head_dim) = q.dims4()?;
    let (q, k, v) = (
        heads_first(q, heads)?,
        heads_first(k, heads)?,
        heads_first(v, heads)?,
    );
    let scale = options
        .scale
        .map_or(1.0 / (head_dim as f64).sqrt(), f64::from);
    let scores = (q.matmul(&k.t()?)? * scale)?;
    let scores = match options.softcap.map(f64::from) {
        Some(cap) => ((scores / cap)?.tanh()? * cap)?,
        None => scores,
    };
    let seq_k = k.dim(2)?;
    let scores = match &options.bias {
        Some(bias) => {
            // Of packed sequences there are as many as the longest has.
            let own = |bias: Tensor, d: usize, seq| bias.narrow(d, 0, bias.dim(d)?.min(seq));
            let bias = own(own(bias.to_dtype(DType::F32)?, 2, seq_q)?, 3, seq_k)?;
            scores.broadcast_add(&bias)?
        }
        None => scores,
    };
    let scores = scores.broadcast_add(&added(options, heads, [seq_q, seq_k], q.device())?)?;
    let weights = match &options.sinks {
        None => candle_nn::ops::softmax(&scores, D::Minus1)?,
        Some(sinks) => {
            let (batch, ..) = scores.dims4()?;
            let sinks = sinks.reshape((1, heads, 1, 1))?;
            let sinks = sinks.broadcast_as((batch, heads, seq_q, 1))?;
            let all = Tensor::cat(&[&scores, &sinks.contiguous()?], 3)?;
            let weights = candle_nn::ops::softmax(&all, D::Minus1)?;
            weights.narrow(3, 0, seq_k)?.contiguous()?
        }
    };
    weights.matmul(&v)?.transpose(1, 2)
}

/// (batch, seq, heads, head_dim) with heads before the sequence, those of keys once for each query head.
fn heads_first(x: &Tensor, heads: usize) -> Result<Tensor> {
    let (batch, seq, own, head_dim) = x.dims4()?;
    let x = x.to_dtype(DType::F32)?.transpose(1, 2)?.contiguous()?;
    let grouped = (batch, own, heads / own, seq, head_dim);
    let x = x.unsqueeze(2)?.broadcast_as(grouped)?;
    x.reshape((batch, heads, seq, head_dim))
}

/// What masks and slopes add to scores: (1, heads, seq_q, seq_k).
fn added(
    options: &Options,
    heads: usize,
    [seq_q, seq_k]: [usize; 2],
    device: &Device,
) -> Result<Tensor> {
    let slopes = match &options.alibi_slopes {
        Some(slopes) => slopes.to_vec1::<f32>()?,
        None => vec![0.0; heads],
    };
    let window = options.window.unwrap_or_default();
    let right = window.right.filter(|_| !options.causal);
    let right = if options.causal { Some(0) } else { right };
    let of = |head: usize, i: usize, j: usize| {
        let distance = (i + seq_k) as i64 - (j + seq_q) as i64;
        let late = right.is_some_and(|right| -distance > i64::from(right));
        let early = window.left.is_some_and(|left| distance > i64::from(left));
        match late || early {
            true => f32::NEG_INFINITY,
            false => -slopes[head] * distance.abs() as f32,
        }
    };
    let mut numbers = Vec::with_capacity(heads * seq_q * seq_k);
    for head in 0..heads {
        for i in 0..seq_q {
            numbers.extend((0..seq_k).map(|j| of(head, i, j)));
        }
    }
    Tensor::from_vec(numbers, (1, heads, seq_q, seq_k), device)
}
