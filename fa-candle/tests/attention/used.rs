//! Keys of which sequences use a part, through candle: outputs and gradients held against those of candle's own operations in float32.

use anyhow::ensure;
use candle_core::{DType, Device, Tensor};
use fa_candle::{Options, attention, attention_varlen};

use super::gradients::{
    LENGTHS, SMALL, Sizes, gradients, inputs, learned, near, packed_lists, variables, windowed,
};
use super::{Test, plain};

/// By name.
pub const ALL: &[(&str, Test)] = &[("used/dense", used), ("used/packed", used_of_packed)];

/// The rows from the first on, and NaN in the place of the others, along a dimension.
fn first_rows(x: &Tensor, dim: usize, rows: usize) -> candle_core::Result<Tensor> {
    let first = x.narrow(dim, 0, rows)?;
    let others = x.dim(dim)? - rows;
    if others == 0 {
        return Ok(first);
    }
    let mut shape = x.dims().to_vec();
    shape[dim] = others;
    let nowhere = Tensor::full(f32::NAN, shape, x.device())?.to_dtype(x.dtype())?;
    Tensor::cat(&[first, nowhere], dim)
}

/// Of a part of the keys, of which the others are no numbers: as if there were no others, whose gradients are zero.
fn used(device: &Device) -> anyhow::Result<()> {
    const USED: [usize; 2] = [43, 70];
    for (options, list) in [
        (
            windowed(true, None, None),
            Tensor::new(&[43_u32, 70], device)?,
        ),
        (
            windowed(false, Some(20), Some(7)),
            Tensor::new(&[43_i32, 100], device)?,
        ),
    ] {
        let options = Options {
            sinks: Some(Tensor::new(&[1.0_f32, -2.0, 0.0, 3.0], device)?),
            ..options
        };
        let told = Options {
            seqused_k: Some(list),
            ..options.clone()
        };
        for dtype in [DType::F16, DType::BF16] {
            let [q, k, v, d_o] = inputs(SMALL, dtype, device)?;
            let part = |x: &Tensor| -> candle_core::Result<Tensor> {
                let rows = USED.iter().enumerate();
                let each = rows.map(|(b, rows)| first_rows(&x.narrow(0, b, 1)?, 1, *rows));
                Tensor::cat(&each.collect::<candle_core::Result<Vec<_>>>()?, 0)
            };
            let mut all = vec![q, part(&k)?, part(&v)?];
            all.extend(options.sinks.clone());
            let [own, wide] = variables(&all)?;
            let (o, _) = attention(&own[0], &own[1], &own[2], &learned(&told, &own))?;
            let expected = USED.iter().enumerate().map(|(b, rows)| {
                let one = |i: usize| wide[i].narrow(0, b, 1);
                let of_keys = |i: usize| one(i)?.narrow(1, 0, *rows);
                let inputs = [&one(0)?, &of_keys(1)?, &of_keys(2)?];
                plain::attend(inputs, &learned(&options, &wide))
            });
            let expected = expected.collect::<candle_core::Result<Vec<_>>>()?;
            let expected = Tensor::cat(&expected, 0)?;
            let found = gradients(&own, &o, &d_o)?;
            near(&found, &gradients(&wide, &expected, &d_o)?, dtype)?;
            for gradient in &found[1..3] {
                let unused = gradient.get(0)?.narrow(0, USED[0], 70 - USED[0])?;
                let largest = unused.to_dtype(DType::F32)?.abs()?.max_all()?;
                ensure!(largest.to_scalar::<f32>()? == 0.0, "{largest}");
            }
        }
    }
    Ok(())
}

/// The same of packed sequences.
fn used_of_packed(device: &Device) -> anyhow::Result<()> {
    let lists = packed_lists(device)?;
    let sizes = Sizes {
        seq: [70, 110],
        ..SMALL
    };
    // Some of each, all, and none.
    let counts: Vec<usize> = (0..LENGTHS.len())
        .map(|b| LENGTHS[b][1] * [2, 3, 0][b % 3] / 3)
        .collect();
    let options = Options {
        softcap: Some(3.0),
        sinks: Some(Tensor::new(&[1.0_f32, -2.0, 0.0, 3.0], device)?),
        ..windowed(false, None, None)
    };
    let told = Options {
        seqused_k: Some(Tensor::from_iter(
            counts.iter().map(|it| *it as u32),
            device,
        )?),
        deterministic: true,
        ..options.clone()
    };
    for dtype in [DType::F16, DType::BF16] {
        let [q, k, v, d_o] = inputs(sizes, dtype, device)?.map(|it| it.get(0));
        let mut all = vec![q?, k?, v?];
        all.extend(options.sinks.clone());
        let [own, wide] = variables(&all)?;
        let (o, _) = attention_varlen(&own[0], &own[1], &own[2], &lists, &learned(&told, &own))?;
        let mut parts = Vec::new();
        let [mut row, mut key] = [0; 2];
        for ([seq_q, seq_k], used) in LENGTHS.into_iter().zip(&counts) {
            let q = wide[0].narrow(0, row, seq_q)?.unsqueeze(0)?;
            let k = wide[1].narrow(0, key, *used)?.unsqueeze(0)?;
            let v = wide[2].narrow(0, key, *used)?.unsqueeze(0)?;
            parts.push(match used {
                0 => q.zeros_like()?.squeeze(0)?,
                _ => plain::attend([&q, &k, &v], &learned(&options, &wide))?.squeeze(0)?,
            });
            row += seq_q;
            key += seq_k;
        }
        let (expected, d_o) = (Tensor::cat(&parts, 0)?, d_o?);
        near(
            &gradients(&own, &o, &d_o)?,
            &gradients(&wide, &expected, &d_o)?,
            dtype,
        )?;
    }
    Ok(())
}
