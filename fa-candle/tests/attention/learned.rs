//! Gradients of a bias and of tensors that functions have, held against those of candle's own operations in float32.

use anyhow::Context;
use candle_core::{DType, Device, Tensor, Var};
use fa_candle::fa::attention::{At, ScoreFunction};
use fa_candle::fa::dsl::prelude::{Reg, Tensor as Handle};
use fa_candle::{Function, Options, attention};

use super::gradients::{SMALL, check, gradients, inputs, near, random, variables, windowed};
use super::{Test, plain};

/// By name.
pub const ALL: &[(&str, Test)] = &[("gradients/bias", bias), ("gradients/functions", functions)];

/// Biases of every type, with and without broadcast dimensions, alone and beside other options.
fn bias(device: &Device) -> anyhow::Result<()> {
    let of = |shape: [usize; 4], dtype| random(&shape, dtype, device);
    let all = [
        (of([2, 4, 40, 70], DType::F32)?, windowed(true, None, None)),
        (of([1, 4, 1, 70], DType::F16)?, windowed(false, None, None)),
        (
            of([1, 1, 40, 70], DType::BF16)?,
            Options {
                softcap: Some(3.0),
                sinks: Some(Tensor::new(&[1.0_f32, -2.0, 0.0, 3.0], device)?),
                ..windowed(false, Some(20), Some(7))
            },
        ),
    ];
    for (bias, options) in all {
        let options = Options {
            bias: Some(bias),
            ..options
        };
        check(SMALL, &options, device).with_context(|| format!("{options:?}"))?;
    }
    // Learned as it lies transposed, by itself.
    let [q, k, v, d_o] = inputs(SMALL, DType::F16, device)?;
    let [own, wide] = variables(&[of([1, 4, 70, 40], DType::F32)?])?;
    let with = |variables: &[Var]| -> candle_core::Result<Options> {
        let bias = Some(variables[0].transpose(2, 3)?);
        Ok(Options {
            bias,
            ..Options::default()
        })
    };
    let (o, _) = attention(&q, &k, &v, &with(&own)?)?;
    let expected = plain::attend([&q, &k, &v], &with(&wide)?)?;
    let found = gradients(&own, &o, &d_o)?;
    near(&found, &gradients(&wide, &expected, &d_o)?, DType::F16)
}

/// Functions by their names and of the caller's: through them, and into the tensors that are learned, of which one is a table and one is
/// none of the arguments that follow the order of the tensors.
fn functions(device: &Device) -> anyhow::Result<()> {
    let [q, k, v, d_o] = inputs(SMALL, DType::F16, device)?;
    let ([seq_q, seq_k], [heads, _]) = (SMALL.seq, SMALL.heads);
    let radius = 25;
    let table = random(&[heads, 2 * radius + 1], DType::F32, device)?;
    let weights = random(&[heads], DType::F32, device)?;
    let [own, wide] = variables(&[q.clone(), k.clone(), v.clone(), table, weights])?;
    let by_key = ScoreFunction::new(|score, at: At, (step, of_head): (Reg<f32>, Handle<f32>)| {
        score + of_head.at(&[at.head]).load(0) * at.key.to_f32() * step
    })?;
    let options = Options {
        functions: vec![
            Function::named("relative_bias", &[own[3].as_tensor()], &[radius as f64])?,
            Function::score(&[own[4].as_tensor()], move |given| {
                Ok(by_key.with((0.02, given.tensor(0)?)))
            }),
            Function::named("window_and_sinks", &[], &[45.0, 2.0])?,
        ],
        ..Options::default()
    };
    let (o, _) = attention(&own[0], &own[1], &own[2], &options)?;
    // The same as a bias of candle's own operations.
    let position = |i: usize| (i + seq_k - seq_q) as i64;
    let places = (0..seq_q).flat_map(|i| {
        (0..seq_k).map(move |j| {
            let distance = position(i) - j as i64;
            (distance.clamp(-(radius as i64), radius as i64) + radius as i64) as u32
        })
    });
    let places = Tensor::from_iter(places, device)?;
    let relative = wide[3].index_select(&places, 1)?;
    let relative = relative.reshape((1, heads, seq_q, seq_k))?;
    let keys = Tensor::from_iter((0..seq_k).map(|j| 0.02 * j as f32), device)?;
    let by_key = wide[4].reshape((1, heads, 1, 1))?;
    let by_key = by_key.broadcast_mul(&keys.reshape((1, 1, 1, seq_k))?)?;
    let seen = (0..seq_q).flat_map(|i| {
        (0..seq_k).map(move |j| {
            let distance = position(i) - j as i64;
            match distance >= 0 && (distance < 45 || j < 2) {
                true => 0.0_f32,
                false => f32::NEG_INFINITY,
            }
        })
    });
    let seen = Tensor::from_iter(seen, device)?.reshape((1, 1, seq_q, seq_k))?;
    let options = Options {
        bias: Some(relative.broadcast_add(&by_key)?.broadcast_add(&seen)?),
        ..Options::default()
    };
    let expected = plain::attend([&wide[0], &wide[1], &wide[2]], &options)?;
    let found = gradients(&own, &o, &d_o)?;
    near(&found, &gradients(&wide, &expected, &d_o)?, DType::F16)
}
