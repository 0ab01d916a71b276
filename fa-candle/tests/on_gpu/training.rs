//! What training needs of a GPU's memory.

use anyhow::{Context, ensure};
use candle_core::{DType, Device, Tensor, Var};
use fa_candle::{Options, Packed, attention_varlen};

const ROWS: usize = 500;
const USED: usize = 300;
const SHAPE: (usize, usize, usize) = (ROWS, 4, 64);

/// Rows that no sequence has are zeros, in the output and in the gradients: weights are summed up over all rows.
pub fn unused_rows(device: &Device) -> anyhow::Result<()> {
    let x = Tensor::randn(0.0_f32, 1.0, SHAPE, device)?.to_dtype(DType::BF16)?;
    let variables = [
        Var::from_tensor(&x)?,
        Var::from_tensor(&x)?,
        Var::from_tensor(&x)?,
    ];
    let [q, k, v] = variables.each_ref().map(Var::as_tensor);
    let ends = Tensor::new(&[0_u32, 200, USED as u32], device)?;
    let packed = Packed {
        seqlens_q: ends.clone(),
        seqlens_k: ends,
        max_seqlen_q: 200,
        max_seqlen_k: 200,
    };
    leave_nan_in_free_memory(device)?;
    let (o, _) = attention_varlen(q, k, v, &packed, &Options::default())?;
    check("the output", &o)?;
    leave_nan_in_free_memory(device)?;
    let gradients = o.to_dtype(DType::F32)?.sqr()?.sum_all()?.backward()?;
    for (name, variable) in ["q", "k", "v"].iter().zip(&variables) {
        let gradient = gradients.get(variable).context("a gradient is missing")?;
        check(name, gradient)?;
    }
    Ok(())
}

/// What an allocation gets next holds no zeros.
fn leave_nan_in_free_memory(device: &Device) -> candle_core::Result<()> {
    let held: candle_core::Result<Vec<Tensor>> = (0..16)
        .map(|_| Tensor::full(f32::NAN, SHAPE, device)?.to_dtype(DType::BF16))
        .collect();
    held.map(drop)
}

fn check(name: &str, x: &Tensor) -> anyhow::Result<()> {
    let rows = |first, count| -> candle_core::Result<Vec<f32>> {
        let rows = x.narrow(0, first, count)?.to_dtype(DType::F32)?;
        rows.flatten_all()?.to_vec1()
    };
    let (used, unused) = (rows(0, USED)?, rows(USED, ROWS - USED)?);
    let finite = used.iter().all(|it| it.is_finite());
    ensure!(
        finite && used.iter().any(|it| *it != 0.0),
        "{name}: rows of sequences"
    );
    let other = unused.iter().find(|it| **it != 0.0);
    ensure!(other.is_none(), "{name}: {other:?} in a row of none");
    Ok(())
}
