//! Gradients through candle, held against those of candle's own operations in float32.

use std::thread;

use anyhow::{Context, ensure};
use candle_core::{DType, Device, Tensor, Var};
use fa_candle::{Options, Packed, Window, attention, attention_varlen, v2, v3};

use super::numbers::normal;
use super::{Test, plain};

/// By name.
pub const ALL: &[(&str, Test)] = &[
    ("gradients/masks", masks),
    ("gradients/scores", scores),
    ("gradients/heads", heads),
    ("gradients/sinks", sinks),
    ("gradients/packed", packed),
    ("gradients/layouts", layouts),
    ("gradients/candles_functions", candles_functions),
    ("gradients/some_inputs", some_inputs),
    ("gradients/threads", threads),
    ("gradients/same_bits", same_bits),
];

/// Lengths of queries and keys, heads of both, and head_dim.
#[derive(Clone, Copy)]
pub(super) struct Sizes {
    pub(super) seq: [usize; 2],
    pub(super) heads: [usize; 2],
    pub(super) head_dim: usize,
}

pub(super) const SMALL: Sizes = Sizes {
    seq: [40, 70],
    heads: [4, 2],
    head_dim: 64,
};

/// Two sequences of normally distributed numbers that are float16's or bfloat16's: queries, keys, values, and the gradient of the output.
pub(super) fn inputs(
    sizes: Sizes,
    dtype: DType,
    device: &Device,
) -> candle_core::Result<[Tensor; 4]> {
    let ([seq_q, seq_k], [heads, kv_heads]) = (sizes.seq, sizes.heads);
    let random = |number: usize, seq: usize, heads: usize| {
        let shape = (2, seq, heads, sizes.head_dim);
        let count = 2 * seq * heads * sizes.head_dim;
        let numbers = (0..count).map(|i| normal(number * 1_000_000 + i));
        let numbers = Tensor::from_iter(numbers, device)?;
        numbers.reshape(shape)?.to_dtype(dtype)
    };
    Ok([
        random(0, seq_q, heads)?,
        random(1, seq_k, kv_heads)?,
        random(2, seq_k, kv_heads)?,
        random(3, seq_q, heads)?,
    ])
}

/// Variables of these numbers, in their type and in float32.
pub(super) fn variables(tensors: &[Tensor]) -> candle_core::Result<[Vec<Var>; 2]> {
    let own = tensors.iter().map(Var::from_tensor);
    let wide = tensors
        .iter()
        .map(|it| Var::from_tensor(&it.to_dtype(DType::F32)?));
    Ok([
        own.collect::<Result<_, _>>()?,
        wide.collect::<Result<_, _>>()?,
    ])
}

/// The gradients of variables where that of the output is `d_o`.
pub(super) fn gradients(
    variables: &[Var],
    o: &Tensor,
    d_o: &Tensor,
) -> anyhow::Result<Vec<Tensor>> {
    let product = (o.to_dtype(DType::F32)? * d_o.to_dtype(DType::F32)?)?;
    let found = product.sum_all()?.backward()?;
    let of = |variable: &Var| {
        found
            .get(variable)
            .cloned()
            .context("a gradient is missing")
    };
    variables.iter().map(of).collect()
}

/// What a gradient may be off by, of the largest of its tensor; one of sinks or of a bias, sums of which much cancels, of 1 at least.
fn bound(dtype: DType) -> f32 {
    match dtype {
        DType::F16 => 2e-3,
        _ => 1.5e-2,
    }
}

/// Whether gradients are near those that candle's operations have.
pub(super) fn near(found: &[Tensor], expected: &[Tensor], dtype: DType) -> anyhow::Result<()> {
    ensure!(found.len() == expected.len());
    for (number, (found, expected)) in found.iter().zip(expected).enumerate() {
        let error = (found.to_dtype(DType::F32)? - expected)?;
        let [error, largest] = [&error, expected].map(|it| {
            let largest = it.abs()?.flatten_all()?.max(0)?;
            largest.to_scalar::<f32>()
        });
        let (error, largest) = (error?, largest?);
        let of = match found.rank() == 1 || number >= 3 {
            true => largest.max(1.0),
            false => largest,
        };
        let of_its_type = match found.dtype() {
            DType::BF16 => bound(DType::BF16),
            _ => bound(dtype),
        };
        ensure!(
            error <= of_its_type * of,
            "gradient {number} in {dtype:?}: {error} off, the largest is {largest}"
        );
    }
    Ok(())
}

/// The options with variables after q, k and v for what they have that is learned: sinks, then a bias.
pub(super) fn learned(options: &Options, variables: &[Var]) -> Options {
    let mut variables = variables[3..].iter().map(|it| it.as_tensor().clone());
    let mut next = |given: &Option<Tensor>| given.as_ref().and_then(|_| variables.next());
    Options {
        sinks: next(&options.sinks),
        bias: next(&options.bias),
        ..options.clone()
    }
}

/// Checks the gradients of q, k, v and, where the options have some, of sinks and of a bias in both types.
pub(super) fn check(sizes: Sizes, options: &Options, device: &Device) -> anyhow::Result<()> {
    for dtype in [DType::F16, DType::BF16] {
        let [q, k, v, d_o] = inputs(sizes, dtype, device)?;
        let mut all = vec![q, k, v];
        all.extend(options.sinks.clone());
        all.extend(options.bias.clone());
        let [own, wide] = variables(&all)?;
        let (o, _) = attention(&own[0], &own[1], &own[2], &learned(options, &own))?;
        let expected = plain::attend([&wide[0], &wide[1], &wide[2]], &learned(options, &wide))?;
        near(
            &gradients(&own, &o, &d_o)?,
            &gradients(&wide, &expected, &d_o)?,
            dtype,
        )?;
    }
    Ok(())
}

pub(super) fn windowed(causal: bool, left: Option<u32>, right: Option<u32>) -> Options {
    Options {
        causal,
        window: (left.is_some() || right.is_some()).then_some(Window { left, right }),
        ..Options::default()
    }
}

fn masks(device: &Device) -> anyhow::Result<()> {
    for options in [
        windowed(false, None, None),
        windowed(true, None, None),
        windowed(true, Some(20), None),
        windowed(false, Some(20), Some(7)),
        windowed(false, None, Some(7)),
    ] {
        check(SMALL, &options, device).with_context(|| format!("{options:?}"))?;
    }
    Ok(())
}

/// What is done to scores: a scale, a softcap, slopes, and a split of the forward pass, which has no part in the other.
fn scores(device: &Device) -> anyhow::Result<()> {
    let slopes = Tensor::new(&[0.5_f32, 0.25, 0.125, 0.0625], device)?;
    let causal = windowed(true, None, None);
    let all = [
        Options {
            scale: Some(0.3),
            ..Options::default()
        },
        Options {
            softcap: Some(3.0),
            ..Options::default()
        },
        Options {
            alibi_slopes: Some(slopes.clone()),
            ..causal.clone()
        },
        Options {
            softcap: Some(3.0),
            alibi_slopes: Some(slopes),
            splits: Some(2),
            ..windowed(true, Some(25), None)
        },
    ];
    for options in all {
        check(SMALL, &options, device).with_context(|| format!("{options:?}"))?;
    }
    Ok(())
}

/// The same bits every time, on request, where many blocks of keys are added up.
fn same_bits(device: &Device) -> anyhow::Result<()> {
    let options = Options {
        deterministic: true,
        ..windowed(true, None, None)
    };
    let sizes = Sizes {
        seq: [150, 300],
        ..SMALL
    };
    check(sizes, &options, device)?;
    let [q, k, v, d_o] = inputs(sizes, DType::BF16, device)?;
    let run = || {
        let [own, _] = variables(&[q.clone(), k.clone(), v.clone()])?;
        let (o, _) = attention(&own[0], &own[1], &own[2], &options)?;
        let found = gradients(&own, &o, &d_o)?;
        let numbers = found.iter().map(|it| {
            let numbers = it.to_dtype(DType::F32)?.flatten_all()?;
            numbers.to_vec1::<f32>()
        });
        anyhow::Ok(numbers.collect::<candle_core::Result<Vec<_>>>()?)
    };
    let first = run()?;
    for _ in 0..3 {
        ensure!(run()? == first, "other bits");
    }
    // Of a bias that all heads share, too.
    let bias = Tensor::from_iter((0..300).map(normal), device)?.reshape((1, 1, 1, 300))?;
    let bias = Var::from_tensor(&bias)?;
    let options = Options {
        bias: Some(bias.as_tensor().clone()),
        ..options
    };
    let run = || {
        let (o, _) = attention(&q, &k, &v, &options)?;
        let found = gradients(std::slice::from_ref(&bias), &o, &d_o)?;
        anyhow::Ok(found[0].flatten_all()?.to_vec1::<f32>()?)
    };
    let first = run()?;
    for _ in 0..3 {
        ensure!(run()? == first, "other bits of the bias");
    }
    Ok(())
}

/// Grouped heads, and head dimensions between those of kernels.
fn heads(device: &Device) -> anyhow::Result<()> {
    for (heads, head_dim) in [([1, 1], 8), ([6, 2], 40), ([3, 1], 96), ([2, 2], 128)] {
        let sizes = Sizes {
            seq: [33, 50],
            heads,
            head_dim,
        };
        check(sizes, &windowed(true, None, None), device).with_context(|| format!("{head_dim}"))?;
    }
    Ok(())
}

fn sinks(device: &Device) -> anyhow::Result<()> {
    let sinks = Tensor::new(&[1.0_f32, -2.0, 0.0, 3.0], device)?;
    for options in [windowed(false, None, None), windowed(true, Some(20), None)] {
        let options = Options {
            sinks: Some(sinks.clone()),
            softcap: options.causal.then_some(3.0),
            ..options
        };
        check(SMALL, &options, device).with_context(|| format!("{options:?}"))?;
    }
    Ok(())
}

/// Normally distributed numbers of this shape.
pub(super) fn random(
    shape: &[usize],
    dtype: DType,
    device: &Device,
) -> candle_core::Result<Tensor> {
    let count = shape.iter().product::<usize>();
    let numbers = Tensor::from_iter((0..count).map(|i| normal(7_000_000 + i)), device)?;
    numbers.reshape(shape)?.to_dtype(dtype)
}

/// Queries and keys of packed sequences.
pub(super) const LENGTHS: [[usize; 2]; 3] = [[33, 54], [1, 20], [36, 36]];

/// Where the sequences of [`LENGTHS`] lie.
pub(super) fn packed_lists(device: &Device) -> candle_core::Result<Packed> {
    let ends = |which: usize| {
        let ends = (0..=LENGTHS.len()).map(|count| {
            LENGTHS[..count]
                .iter()
                .map(|it| it[which] as u32)
                .sum::<u32>()
        });
        Tensor::from_iter(ends, device)
    };
    Ok(Packed {
        seqlens_q: ends(0)?,
        seqlens_k: ends(1)?,
        max_seqlen_q: 36,
        max_seqlen_k: 54,
    })
}

fn packed(device: &Device) -> anyhow::Result<()> {
    let lists = packed_lists(device)?;
    let sizes = Sizes {
        seq: [70, 110],
        ..SMALL
    };
    let options = Options {
        softcap: Some(3.0),
        sinks: Some(Tensor::new(&[1.0_f32, -2.0, 0.0, 3.0], device)?),
        bias: Some(random(&[1, 4, 36, 54], DType::F32, device)?),
        ..windowed(true, Some(30), None)
    };
    for dtype in [DType::F16, DType::BF16] {
        let one = inputs(sizes, dtype, device)?.map(|it| it.get(0));
        let [q, k, v, d_o] = one;
        let mut all = vec![q?, k?, v?];
        all.extend(options.sinks.clone());
        all.extend(options.bias.clone());
        let [own, wide] = variables(&all)?;
        let (o, _) = attention_varlen(&own[0], &own[1], &own[2], &lists, &learned(&options, &own))?;
        let mut parts = Vec::new();
        let [mut row, mut key] = [0; 2];
        for [seq_q, seq_k] in LENGTHS {
            let q = wide[0].narrow(0, row, seq_q)?.unsqueeze(0)?;
            let k = wide[1].narrow(0, key, seq_k)?.unsqueeze(0)?;
            let v = wide[2].narrow(0, key, seq_k)?.unsqueeze(0)?;
            parts.push(plain::attend([&q, &k, &v], &learned(&options, &wide))?.squeeze(0)?);
            row += seq_q;
            key += seq_k;
        }
        let expected = Tensor::cat(&parts, 0)?;
        let d_o = d_o?;
        near(
            &gradients(&own, &o, &d_o)?,
            &gradients(&wide, &expected, &d_o)?,
            dtype,
        )?;
    }
    Ok(())
}

/// Heads first in memory, so that the gradient of the output is strided; keys of all sequences in one; and the gradient of a sum, which
/// is one number.
fn layouts(device: &Device) -> anyhow::Result<()> {
    let dtype = DType::F16;
    let [q, k, v, d_o] = inputs(SMALL, dtype, device)?;
    let heads_first = |x: &Tensor| x.transpose(1, 2)?.contiguous();
    let options = windowed(true, None, None);
    let [own, wide] = variables(&[heads_first(&q)?, heads_first(&k)?, heads_first(&v)?])?;
    let lies = |it: &Var| it.transpose(1, 2);
    let [q, k, v] = [lies(&own[0])?, lies(&own[1])?, lies(&own[2])?];
    let (o, _) = attention(&q, &k, &v, &options)?;
    let expected = plain::attend(
        [&lies(&wide[0])?, &lies(&wide[1])?, &lies(&wide[2])?],
        &options,
    )?;
    let d_heads = heads_first(&d_o)?;
    near(
        &gradients(&own, &o.transpose(1, 2)?, &d_heads)?,
        &gradients(&wide, &expected.transpose(1, 2)?, &d_heads)?,
        dtype,
    )?;

    let one = own[1].narrow(0, 0, 1)?.transpose(1, 2)?;
    let shared = one.broadcast_as(k.shape())?;
    let wide_one = wide[1].narrow(0, 0, 1)?.transpose(1, 2)?;
    let wide_shared = wide_one.broadcast_as(k.shape())?;
    let (o, _) = attention(&q, &shared, &v, &options)?;
    let expected = plain::attend([&lies(&wide[0])?, &wide_shared, &lies(&wide[2])?], &options)?;
    let sum = |o: &Tensor, variables: &[Var]| -> anyhow::Result<Vec<Tensor>> {
        let found = o.sum_all()?.backward()?;
        let of = |it: &Var| found.get(it).cloned().context("a gradient is missing");
        variables.iter().map(of).collect()
    };
    near(&sum(&o, &own)?, &sum(&expected, &wide)?, dtype)
}

/// Those of candle-flash-attn and candle-flash-attn-v3.
fn candles_functions(device: &Device) -> anyhow::Result<()> {
    let dtype = DType::BF16;
    let [q, k, v, d_o] = inputs(SMALL, dtype, device)?;
    let [own, wide] = variables(&[q, k, v])?;
    let [q, k, v] = [&own[0], &own[1], &own[2]].map(Var::as_tensor);
    let slopes = Tensor::new(&[0.5_f32, 0.25, 0.125, 0.0625], device)?;
    let plain = |options: Options| -> anyhow::Result<Vec<Tensor>> {
        let options = Options {
            scale: Some(0.2),
            ..options
        };
        let o = plain::attend([&wide[0], &wide[1], &wide[2]], &options)?;
        gradients(&wide, &o, &d_o)
    };
    let of = |o: candle_core::Result<Tensor>| gradients(&own, &o?, &d_o);
    let causal = plain(windowed(true, None, None))?;
    near(&of(v2::flash_attn(q, k, v, 0.2, true))?, &causal, dtype)?;
    near(
        &of(v3::flash_attn(q, k, v, 0.2, true, true))?,
        &causal,
        dtype,
    )?;
    let (left, right) = (Some(20), Some(7));
    let window = windowed(false, Some(20), Some(7));
    let found = v3::flash_attn_windowed(q, k, v, 0.2, left, right, false);
    near(&of(found)?, &plain(window.clone())?, dtype)?;
    let found =
        v2::flash_attn_alibi_windowed_softcap(q, k, v, Some(&slopes), 0.2, left, right, 3.0);
    let all = Options {
        softcap: Some(3.0),
        alibi_slopes: Some(slopes),
        ..window
    };
    near(&of(found)?, &plain(all)?, dtype)
}

/// Only what is learned has a gradient, sinks by themselves too; and going back twice gives the same.
fn some_inputs(device: &Device) -> anyhow::Result<()> {
    let [q, k, v, d_o] = inputs(SMALL, DType::F16, device)?;
    let of_values = Var::from_tensor(&v)?;
    let (o, lse) = attention(&q, &k, &of_values, &Options::default())?;
    ensure!(lse.is_none(), "nobody asked for the log-sum-exp");
    let one = std::slice::from_ref(&of_values);
    let [first, second] = [gradients(one, &o, &d_o)?, gradients(one, &o, &d_o)?];
    let bits = |it: &[Tensor]| it[0].flatten_all()?.to_vec1::<half::f16>();
    ensure!(bits(&first)? == bits(&second)?, "the gradients differ");

    let numbers = Tensor::new(&[1.0_f32, -2.0, 0.0, 3.0], device)?;
    let [own, wide] = variables(std::slice::from_ref(&numbers))?;
    let with = |sinks: &Var| Options {
        sinks: Some(sinks.as_tensor().clone()),
        ..Options::default()
    };
    let (o, _) = attention(&q, &k, &v, &with(&own[0]))?;
    let expected = plain::attend([&q, &k, &v], &with(&wide[0]))?;
    near(
        &gradients(&own, &o, &d_o)?,
        &gradients(&wide, &expected, &d_o)?,
        DType::F16,
    )
}

/// Several that go back through one graph at the same time, from gradients of their own.
fn threads(device: &Device) -> anyhow::Result<()> {
    let [q, k, v, d_o] = inputs(SMALL, DType::F16, device)?;
    let sinks = Tensor::new(&[1.0_f32, -2.0, 0.0, 3.0], device)?;
    let [own, wide] = variables(&[q, k, v, sinks])?;
    let with = |variables: &[Var]| Options {
        sinks: Some(variables[3].as_tensor().clone()),
        ..Options::default()
    };
    let (o, _) = attention(&own[0], &own[1], &own[2], &with(&own))?;
    let expected = plain::attend([&wide[0], &wide[1], &wide[2]], &with(&wide))?;
    // Each thread has a stream of its own, which waits for no other.
    device.synchronize()?;
    let one = |factor: f64| -> anyhow::Result<()> {
        let d_o = (&d_o * factor)?;
        let expected = gradients(&wide, &expected, &d_o)?;
        for _ in 0..4 {
            near(&gradients(&own, &o, &d_o)?, &expected, DType::F16)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let all = [1.0, 0.5, -2.0].map(|factor| scope.spawn(move || one(factor)));
        all.into_iter().try_for_each(|it| match it.join() {
            Ok(result) => result,
            Err(_) => anyhow::bail!("a thread panicked"),
        })
    })
}
