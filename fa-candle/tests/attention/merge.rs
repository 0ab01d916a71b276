//! Attention over parts of the keys, merged, against attention over all of them.

use anyhow::{Context, ensure};
use candle_core::{DType, Device, Tensor};
use fa_candle::{Options, Packed, attention, attention_varlen, merge, merge_stacked};

use super::Test;

/// By name.
pub const ALL: &[(&str, Test)] = &[
    ("merge/two_parts", two_parts),
    ("merge/stacked", stacked),
    ("merge/packed", packed),
    ("merge/wide_sums", wide_sums),
    ("merge/unseen", unseen),
    ("merge/layouts", layouts),
];

/// Queries, and keys that are values too.
fn inputs(dtype: DType, device: &Device) -> candle_core::Result<[Tensor; 2]> {
    let of = |shape| Tensor::randn(0.0_f32, 1.0, shape, device)?.to_dtype(dtype);
    Ok([of((2, 20, 4, 64))?, of((2, 48, 2, 64))?])
}

fn with_lse() -> Options {
    Options {
        lse: true,
        ..Options::default()
    }
}

/// Attention over some of the keys.
fn part(q: &Tensor, kv: &Tensor, keys: std::ops::Range<usize>) -> anyhow::Result<[Tensor; 2]> {
    let kv = kv.narrow(1, keys.start, keys.len())?;
    let (o, lse) = attention(q, &kv, &kv, &with_lse())?;
    Ok([o, lse.context("the log-sum-exp was asked for")?])
}

/// How far they are from each other.
fn distance(a: &Tensor, b: &Tensor) -> candle_core::Result<f32> {
    let (a, b) = (a.to_dtype(DType::F32)?, b.to_dtype(DType::F32)?);
    (a - b)?.abs()?.max_all()?.to_scalar()
}

/// Holds an output and its log-sum-exp against those of attention over all keys.
fn close(found: (&Tensor, &Tensor), all: &[Tensor; 2]) -> anyhow::Result<()> {
    let (o, lse) = found;
    ensure!(o.dims() == all[0].dims(), "{o:?}");
    ensure!(
        lse.dims() == all[1].dims() && lse.dtype() == DType::F32,
        "{lse:?}"
    );
    // Two roundings of numbers up to 2 or so.
    let bound = match all[0].dtype() {
        DType::F16 => 2e-3,
        _ => 1.6e-2,
    };
    let off = [distance(o, &all[0])?, distance(lse, &all[1])?];
    ensure!(off[0] <= bound && off[1] <= 1e-4, "{off:?} off");
    Ok(())
}

fn two_parts(device: &Device) -> anyhow::Result<()> {
    for dtype in [DType::F16, DType::BF16] {
        let [q, kv] = inputs(dtype, device)?;
        let ([o, lse], [other_o, other_lse]) = (part(&q, &kv, 0..13)?, part(&q, &kv, 13..48)?);
        let (merged, merged_lse) = merge(&o, &lse, &other_o, &other_lse)?;
        ensure!(merged.dtype() == dtype, "{merged:?}");
        close((&merged, &merged_lse), &part(&q, &kv, 0..48)?)
            .with_context(|| format!("{dtype:?}"))?;
        // One part alone is not enough.
        ensure!(close((&o, &lse), &part(&q, &kv, 0..48)?).is_err());
    }
    Ok(())
}

fn stacked(device: &Device) -> anyhow::Result<()> {
    for dtype in [DType::F16, DType::BF16] {
        let [q, kv] = inputs(dtype, device)?;
        let parts = [0..7, 7..20, 20..48].map(|keys| part(&q, &kv, keys));
        let [a, b, c] = parts;
        let ([a_o, a_lse], [b_o, b_lse], [c_o, c_lse]) = (a?, b?, c?);
        let o = Tensor::stack(&[a_o, b_o, c_o], 0)?;
        let lse = Tensor::stack(&[a_lse, b_lse, c_lse], 0)?;
        let (merged, merged_lse) = merge_stacked(&o, &lse)?;
        close((&merged, &merged_lse), &part(&q, &kv, 0..48)?)
            .with_context(|| format!("{dtype:?}"))?;
    }
    Ok(())
}

/// Results of packed sequences, two and stacked.
fn packed(device: &Device) -> anyhow::Result<()> {
    let [q, kv] = inputs(DType::F16, device)?;
    let q = q.flatten(0, 1)?;
    let of = |keys: std::ops::Range<usize>| -> anyhow::Result<_> {
        let kv = kv.narrow(1, keys.start, keys.len())?.flatten(0, 1)?;
        let count = keys.len() as u32;
        let packed = Packed {
            seqlens_q: Tensor::new(&[0_u32, 20, 40], device)?,
            seqlens_k: Tensor::new(&[0, count, 2 * count], device)?,
            max_seqlen_q: 20,
            max_seqlen_k: keys.len(),
        };
        let (o, lse) = attention_varlen(&q, &kv, &kv, &packed, &with_lse())?;
        Ok([o, lse.context("the log-sum-exp was asked for")?])
    };
    let ([o, lse], [other_o, other_lse], all) = (of(0..30)?, of(30..48)?, of(0..48)?);
    let (merged, merged_lse) = merge(&o, &lse, &other_o, &other_lse)?;
    close((&merged, &merged_lse), &all).context("two")?;
    let (o, lse) = (
        Tensor::stack(&[o, other_o], 0)?,
        Tensor::stack(&[lse, other_lse], 0)?,
    );
    let (merged, merged_lse) = merge_stacked(&o, &lse)?;
    close((&merged, &merged_lse), &all).context("stacked")
}

/// float32 sums take in what attention gives in 16 bits.
fn wide_sums(device: &Device) -> anyhow::Result<()> {
    let [q, kv] = inputs(DType::BF16, device)?;
    let [o, mut lse] = part(&q, &kv, 0..1)?;
    let mut o = o.to_dtype(DType::F32)?;
    for first in 1..48 {
        let [other_o, other_lse] = part(&q, &kv, first..first + 1)?;
        (o, lse) = merge(&o, &lse, &other_o, &other_lse)?;
        ensure!(o.dtype() == DType::F32, "{o:?}");
    }
    close((&o, &lse), &part(&q, &kv, 0..48)?)
}

/// A part that saw no key has no share, whatever its output is; where none did there are zeros.
fn unseen(device: &Device) -> anyhow::Result<()> {
    let shape = (1, 2, 1, 64);
    let ones = Tensor::ones(shape, DType::F16, device)?;
    let nan = (ones.zeros_like()? / 0.0)?.affine(0.0, 0.0)?;
    let lse = |values: [f32; 2]| Tensor::new(&values, device)?.reshape((1, 1, 2));
    let never = f32::NEG_INFINITY;
    let (o, merged_lse) = merge(&ones, &lse([1.5, never])?, &nan, &lse([never, never])?)?;
    let o: Vec<half::f16> = o.flatten_all()?.to_vec1()?;
    let expected = [vec![half::f16::ONE; 64], vec![half::f16::ZERO; 64]].concat();
    ensure!(o == expected, "{o:?}");
    ensure!(merged_lse.flatten_all()?.to_vec1::<f32>()? == [1.5, never]);
    Ok(())
}

/// Parts that are copied, and log-sum-exps that are strided or one for all.
fn layouts(device: &Device) -> anyhow::Result<()> {
    let [q, kv] = inputs(DType::F16, device)?;
    let ([o, lse], [other_o, other_lse]) = (part(&q, &kv, 0..13)?, part(&q, &kv, 13..48)?);
    let plain = merge(&o, &lse, &other_o, &other_lse)?;
    let strided = |x: &Tensor, from: usize, to: usize| {
        x.transpose(from, to)?.contiguous()?.transpose(from, to)
    };
    let other = strided(&other_o, 1, 3)?;
    let strides = merge(
        &o,
        &strided(&lse, 1, 2)?,
        &other,
        &strided(&other_lse, 0, 2)?,
    )?;
    let same =
        |(o, lse): &(Tensor, Tensor), other: &(Tensor, Tensor)| -> candle_core::Result<bool> {
            Ok(distance(o, &other.0)? == 0.0 && distance(lse, &other.1)? == 0.0)
        };
    ensure!(same(&plain, &strides)?, "the strides mattered");
    let zero = Tensor::zeros((1, 1, 1), DType::F32, device)?;
    let broadcast = zero.broadcast_as(lse.shape())?;
    let zeros = broadcast.contiguous()?;
    let shared = merge(&o, &broadcast, &other_o, &broadcast)?;
    ensure!(
        same(&shared, &merge(&o, &zeros, &other_o, &zeros)?)?,
        "one number for all mattered"
    );
    // Parts behind the tokens in memory.
    let parts = Tensor::stack(&[&o, &other_o], 2)?.permute((2, 0, 1, 3, 4))?;
    let lses = Tensor::stack(&[&lse, &other_lse], 0)?;
    let contiguous = merge_stacked(&parts.contiguous()?, &lses)?;
    ensure!(
        same(&merge_stacked(&parts, &lses)?, &contiguous)?,
        "the parts' strides mattered"
    );
    Ok(())
}
