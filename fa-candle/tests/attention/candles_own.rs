//! What candle tests of its own flash attention, by the same names, sizes and bounds: its functions against candle's
//! matrix products and softmax, computed in float32 from the same float16 tensors and rounded to float16.

use std::ops::Range;
use std::slice;

use anyhow::ensure;
use candle_core::{D, DType, Device, Result, Tensor};
use fa_candle as candle_flash_attn;
use fa_candle::v3 as candle_flash_attn_v3;

use super::Test;

/// By name.
pub const ALL: &[(&str, Test)] = &[
    ("v2/flash_attn_acausal", v2_acausal),
    ("v2/flash_attn_acausal_softcap", v2_acausal_softcap),
    ("v2/flash_attn_varlen", v2_varlen),
    (
        "v2/flash_attn_varlen_paged_mm_prefix_windowed",
        v2_paged_mm_prefix,
    ),
    (
        "v2/flash_attn_varlen_paged_shuffled_block_table_hd256",
        v2_paged_shuffled,
    ),
    ("v3/flash_attn_acausal", v3_acausal),
    ("v3/flash_attn_acausal_gqa", v3_acausal_gqa),
    ("v3/flash_attn_varlen", v3_varlen),
    ("v3/flash_attn_varlen_param", v3_varlen_param),
];

/// 0, 1, 2, … of float16, over a number for each of q, k and v.
fn counting(
    shape: (usize, usize, usize, usize),
    over: [f64; 3],
    device: &Device,
) -> Result<[Tensor; 3]> {
    let (batch, heads, seq, head_dim) = shape;
    let count = (batch * heads * seq * head_dim) as u32;
    let counted = Tensor::arange(0, count, device)?
        .to_dtype(DType::F16)?
        .reshape(shape)?;
    let [q, k, v] = over;
    Ok([(&counted / q)?, (&counted / k)?, (&counted / v)?])
}

/// Attention of (batch, heads, seq, head_dim) by candle's own operations.
fn unfused(q: &Tensor, k: &Tensor, v: &Tensor, scale: f64, softcap: Option<f64>) -> Result<Tensor> {
    let [q, k, v] = [q, k, v].map(|tensor| tensor.to_dtype(DType::F32));
    let scores = (q?.matmul(&k?.t()?)? * scale)?;
    let scores = match softcap {
        Some(cap) => ((scores / cap)?.tanh()? * cap)?,
        None => scores,
    };
    let weights = candle_nn::ops::softmax(&scores, D::Minus1)?;
    weights.matmul(&v?.contiguous()?)?.to_dtype(DType::F16)
}

/// Our attention, of the same layout.
fn fused(
    [q, k, v]: [&Tensor; 3],
    attention: impl Fn(&Tensor, &Tensor, &Tensor) -> Result<Tensor>,
) -> Result<Tensor> {
    let o = attention(
        &q.transpose(1, 2)?,
        &k.transpose(1, 2)?,
        &v.transpose(1, 2)?,
    )?;
    o.transpose(1, 2)
}

/// Our attention of the same tensors, whose one sequence is packed.
fn fused_varlen(
    [q, k, v]: [&Tensor; 3],
    attention: impl Fn(&Tensor, &Tensor, &Tensor, &Tensor) -> Result<Tensor>,
) -> Result<Tensor> {
    let ends = Tensor::new(&[0_u32, q.dim(2)? as u32], q.device())?;
    let packed = |tensor: &Tensor| tensor.squeeze(0)?.transpose(0, 1);
    let o = attention(&packed(q)?, &packed(k)?, &packed(v)?, &ends)?;
    o.transpose(0, 1)?.unsqueeze(0)
}

/// Whether two outputs are so close.
fn close(found: &Tensor, expected: &Tensor, bound: f32) -> anyhow::Result<()> {
    ensure!(
        found.dims() == expected.dims() && found.dtype() == expected.dtype(),
        "{found:?} in place of {expected:?}"
    );
    let [found, expected] = [found, expected].map(|tensor| tensor.to_dtype(DType::F32));
    let difference = (found? - expected?)?.abs()?.flatten_all()?.max(0)?;
    let difference = difference.to_scalar::<f32>()?;
    ensure!(difference < bound, "{difference} off, the bound is {bound}");
    Ok(())
}

fn v2_acausal(device: &Device) -> anyhow::Result<()> {
    let [q, k, v] = counting((1, 3, 2, 8), [30.0, 40.0, 50.0], device)?;
    let o = fused([&q, &k, &v], |q, k, v| {
        candle_flash_attn::flash_attn(q, k, v, 0.5, false)
    })?;
    close(&o, &unfused(&q, &k, &v, 0.5, None)?, 1e-5)
}

fn v2_acausal_softcap(device: &Device) -> anyhow::Result<()> {
    let [q, k, v] = counting((1, 3, 5, 8), [30.0, 40.0, 50.0], device)?;
    let softcap = 5.0_f32;
    let o = fused([&q, &k, &v], |q, k, v| {
        let (left, right) = (None, None);
        candle_flash_attn::flash_attn_alibi_windowed_softcap(
            q, k, v, None, 1.0, left, right, softcap,
        )
    })?;
    let expected = unfused(&q, &k, &v, 1.0, Some(softcap.into()))?;
    close(&o, &expected, 1e-3)
}

fn v3_acausal(device: &Device) -> anyhow::Result<()> {
    let [q, k, v] = counting((1, 3, 2, 64), [300.0, 400.0, 500.0], device)?;
    let o = fused([&q, &k, &v], |q, k, v| {
        candle_flash_attn_v3::flash_attn(q, k, v, 0.5, false, false)
    })?;
    close(&o, &unfused(&q, &k, &v, 0.5, None)?, 1e-5)
}

/// Four query heads on the first of four KV heads, packed or not. Candle holds it against numbers that FlashAttention-3
/// gave; from float32 those are as far as float16 goes, one step of 2^-13.
fn v3_acausal_gqa(device: &Device) -> anyhow::Result<()> {
    let [q, k, v] = counting((1, 4, 2, 64), [1000.0, 400.0, 500.0], device)?;
    let [k, v] = [k.narrow(1, 0, 1)?, v.narrow(1, 0, 1)?];
    let repeated = [k.repeat((1, 4, 1, 1))?, v.repeat((1, 4, 1, 1))?];
    let expected = unfused(&q, &repeated[0], &repeated[1], 0.125, None)?;
    for packing in [true, false] {
        let o = fused([&q, &k, &v], |q, k, v| {
            candle_flash_attn_v3::flash_attn(q, k, v, 0.125, false, packing)
        })?;
        close(&o, &expected, 1.3e-4)?;
    }
    Ok(())
}

/// The longest sequence is said to be longer than it is.
fn v2_varlen(device: &Device) -> anyhow::Result<()> {
    let [q, k, v] = counting((1, 3, 2, 8), [30.0, 40.0, 50.0], device)?;
    let o = fused_varlen([&q, &k, &v], |q, k, v, ends| {
        candle_flash_attn::flash_attn_varlen(q, k, v, ends, ends, 32, 32, 0.5, false)
    })?;
    close(&o, &unfused(&q, &k, &v, 0.5, None)?, 1e-5)
}

/// Pages of 32 in the order of the keys.
fn v2_paged_mm_prefix(device: &Device) -> anyhow::Result<()> {
    let pages: Vec<u32> = (0..10).collect();
    paged(&pages, 10, device)
}

/// The same in another order, among pages that nobody has. Candle has it with heads of 512 too.
fn v2_paged_shuffled(device: &Device) -> anyhow::Result<()> {
    let pages: Vec<u32> = (0..10).map(|i| (i * 5 + 3) % 17).collect();
    paged(&pages, 17, device)
}

/// 296 queries and keys of 8 heads and 2 KV heads of 256, a window of 1,024, the keys in these of so many pages of 32.
fn paged(table: &[u32], pages: usize, device: &Device) -> anyhow::Result<()> {
    const SEQ: usize = 296;
    const PAGE: usize = 32;
    let numbers = |rows: usize, period: usize, over: f32| {
        let half = (period / 2) as f32;
        let number = move |i: usize| ((i % period) as f32 - half) / over;
        Tensor::from_iter((0..rows * 256).map(number), device)?.to_dtype(DType::BF16)
    };
    let q = numbers(SEQ * 8, 251, 125.0)?.reshape((SEQ, 8, 256))?;
    let kv = numbers(SEQ * 2, 193, 96.0)?.reshape((SEQ, 2, 256))?;
    let [k, v] = [(&kv / 4.0)?, (&kv / 5.0)?];
    let in_pages = |rows: &Tensor| {
        let pool = Tensor::zeros((pages * PAGE, 2, 256), DType::BF16, device)?;
        for (number, page) in table.iter().enumerate() {
            let count = PAGE.min(SEQ - number * PAGE);
            let part = rows.narrow(0, number * PAGE, count)?.contiguous()?;
            pool.slice_set(&part, 0, *page as usize * PAGE)?;
        }
        pool.reshape((pages, PAGE, 2, 256))
    };
    let (k_pages, v_pages) = (in_pages(&k)?, in_pages(&v)?);
    let ends = Tensor::new(&[0_u32, SEQ as u32], device)?;
    // On a GPU candle converts neither type to the other.
    let signed: Vec<i32> = table.iter().map(|&page| page as i32).collect();
    let signed = Tensor::new(signed, device)?.unsqueeze(0)?;
    let table = Tensor::new(table, device)?.unsqueeze(0)?;
    let run = |table: &Tensor, ranges: Option<&Tensor>| {
        let (scale, left, right) = (1.0, Some(1024), Some(0));
        candle_flash_attn::flash_attn_varlen_paged_windowed(
            &q, &k_pages, &v_pages, &ends, &ends, table, ranges, SEQ, SEQ, scale, left, right,
            PAGE, None,
        )
    };
    let expected = causal([&q, &k, &v], &[])?;
    close(&run(&table, None)?, &expected, 0.125)?;
    close(&run(&signed, None)?, &expected, 0.125)?;
    // Candle's one range; one whose end is not in it, among some that are none; and no range.
    let candles = Tensor::new(&[[[6_i32, 262]]], device)?;
    let image = 6..262;
    let with_range = causal([&q, &k, &v], slice::from_ref(&image))?;
    ensure!(
        close(&with_range, &expected, 0.125).is_err(),
        "the range shows nothing"
    );
    close(&run(&table, Some(&candles))?, &with_range, 0.125)?;
    let several = Tensor::new(
        &[[[0_i32, 0], [280, 290], [90, 20], [-1, -1], [6, 262]]],
        device,
    )?;
    let with_both = causal([&q, &k, &v], &[280..290, image])?;
    close(&run(&table, Some(&several))?, &with_both, 0.125)?;
    let none = candles.narrow(1, 0, 0)?;
    close(&run(&table, Some(&none))?, &expected, 0.125)
}

/// Causal attention of (seq, heads, head_dim), scale 1, by candle's own operations, with ranges whose tokens see each other.
fn causal([q, k, v]: [&Tensor; 3], ranges: &[Range<usize>]) -> Result<Tensor> {
    let (seq, heads, head_dim) = q.dims3()?;
    let heads_first = |tensor: &Tensor| {
        let kv_heads = tensor.dim(1)?;
        let tensor = tensor.to_dtype(DType::F32)?.unsqueeze(2)?;
        let tensor = tensor.broadcast_as((seq, kv_heads, heads / kv_heads, head_dim))?;
        tensor
            .reshape((seq, heads, head_dim))?
            .transpose(0, 1)?
            .contiguous()
    };
    let [q, k, v] = [heads_first(q)?, heads_first(k)?, heads_first(v)?];
    let hidden = |at: usize| {
        let (query, key) = (at / seq, at % seq);
        let has_both = |range: &Range<usize>| range.contains(&query) && range.contains(&key);
        match key > query && !ranges.iter().any(has_both) {
            true => f32::NEG_INFINITY,
            false => 0.0,
        }
    };
    let mask = Tensor::from_iter((0..seq * seq).map(hidden), q.device())?.reshape((seq, seq))?;
    let scores = q.matmul(&k.t()?)?.broadcast_add(&mask)?;
    let weights = candle_nn::ops::softmax(&scores, D::Minus1)?;
    weights.matmul(&v)?.transpose(0, 1)?.to_dtype(DType::BF16)
}

fn v3_varlen(device: &Device) -> anyhow::Result<()> {
    let [q, k, v] = counting((1, 3, 2, 64), [300.0, 400.0, 500.0], device)?;
    let o = fused_varlen([&q, &k, &v], |q, k, v, ends| {
        candle_flash_attn_v3::flash_attn_varlen(q, k, v, ends, ends, 2, 2, 0.5, false, false)
    })?;
    close(&o, &unfused(&q, &k, &v, 0.5, None)?, 1e-5)
}

/// Heads of 512 have no kernel.
fn v3_varlen_param(device: &Device) -> anyhow::Result<()> {
    for head_dim in [64, 128, 256] {
        for seq in [2, 4, 9] {
            let largest = (head_dim * seq) as f64;
            let over = [3.0 * largest, 4.0 * largest, 2.0 * largest];
            let [q, k, v] = counting((1, 3, seq, head_dim), over, device)?;
            for packing in [true, false] {
                let o = fused_varlen([&q, &k, &v], |q, k, v, ends| {
                    candle_flash_attn_v3::flash_attn_varlen(
                        q, k, v, ends, ends, seq, seq, 0.5, false, packing,
                    )
                })?;
                close(&o, &unfused(&q, &k, &v, 0.5, None)?, 5e-3)?;
            }
        }
    }
    Ok(())
}
