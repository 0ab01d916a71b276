//! Biases that are learned: `cargo run --release --example biases`.
//!
//! A layer of a decoder learns T5's bias, a number for each head and bucket of distances, and how much each place of the sequence
//! matters, by gradient descent from the output of a layer that has both as a bias of every query and key.

use std::error::Error;

use fa::attention::{FunctionGradients, GradientsMut, Part, Score, attention_backward_into};
use fa::dsl::abi::TensorView;
use fa::functions::{additive_bias, t5_bias};
use fa::prelude::*;

const SEQ: u64 = 48;
const HEADS: u64 = 2;
const SHAPE: [u64; 4] = [2, SEQ, HEADS, 32]; // (batch, seq, heads, head_dim)
const BUCKETS: u64 = 16;
/// All distances from here on have the last bucket.
const MAX_DISTANCE: u64 = 40;
const LEARNING_RATE: f32 = 0.025;

/// T5's bucket of a query and a key before it: half of them have one distance, the others equal steps of its logarithm.
fn bucket(query: u64, key: u64) -> u64 {
    let (exact, distance) = (BUCKETS / 2, query.saturating_sub(key));
    if distance < exact {
        return distance;
    }
    let far = (distance as f64 / exact as f64).log(MAX_DISTANCE as f64 / exact as f64);
    (exact + (far * exact as f64) as u64).min(BUCKETS - 1)
}

/// Numbers that differ from element to element.
fn wave(len: u64, step: f32) -> Vec<f32> {
    (0..len).map(|i| (i as f32 * step).sin()).collect()
}

/// The layer's options. T5 does not scale scores.
fn with<'a>(scores: &'a [Score<'a>]) -> Options<'a> {
    Options {
        causal: true,
        scale: Some(1.0),
        scores,
        ..Options::default()
    }
}

/// Goes forward and back: half the squared distance between the output and the target. Its gradient goes to `functions`.
fn learn(
    device: &Device,
    inputs: [TensorView<'_, bf16>; 3],
    target: &[bf16],
    scores: &[Score<'_>],
    functions: &[FunctionGradients<'_>],
) -> Result<f32, Box<dyn Error>> {
    let [q, k, v] = inputs;
    let output = attention_with_lse(device, q, k, v, &with(scores))?;
    let both = output.o.read()?.into_iter().zip(target);
    let d_o: Vec<bf16> = both.map(|(o, target)| o - target).collect();
    let loss = d_o.iter().map(|d| d.to_f32().powi(2)).sum::<f32>() / 2.0;

    let forward = Part {
        o: output.o.contiguous(&SHAPE)?,
        lse: output.lse.contiguous(&[SHAPE[0], HEADS, SEQ])?,
    };
    // The gradients of q, k and v, which a model hands on.
    let [dq, dk, dv] = [(); 3].map(|()| device.zeros(d_o.len()));
    let (mut dq, mut dk, mut dv) = (dq?, dk?, dv?);
    let gradients = GradientsMut {
        dq: dq.contiguous_mut(&SHAPE)?,
        dk: dk.contiguous_mut(&SHAPE)?,
        dv: dv.contiguous_mut(&SHAPE)?,
        d_sinks: None,
        functions,
    };
    let d_o = device.upload(&d_o)?;
    let d_o = d_o.contiguous(&SHAPE)?;
    attention_backward_into(device, inputs, forward, d_o, gradients, &with(scores))?;
    Ok(loss)
}

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::auto()?;
    let tensor = |step| {
        let numbers = wave(SHAPE.iter().product(), step).into_iter();
        device.upload(&numbers.map(bf16::from_f32).collect::<Vec<_>>())
    };
    let (q, k, v) = (tensor(0.37)?, tensor(0.53)?, tensor(0.71)?);
    let [q, k, v] = [&q, &k, &v].map(|tensor| tensor.contiguous(&SHAPE));
    let inputs = [q?, k?, v?];
    let t5 = t5_bias(BUCKETS as u32, MAX_DISTANCE as u32, false);
    let additive = additive_bias();

    // An additive bias is (batch, heads, queries, keys), and a dimension of size 1 is for all.
    let (of_table, of_keys) = ([BUCKETS, HEADS], [1, 1, 1, SEQ]);
    let (table, keys) = (wave(BUCKETS * HEADS, 0.9), wave(SEQ, 0.2));
    let pair = |i: u64| {
        let (head, query, key) = (i / SEQ / SEQ, i / SEQ % SEQ, i % SEQ);
        table[(bucket(query, key) * HEADS + head) as usize] + keys[key as usize]
    };
    let pairs: Vec<f32> = (0..HEADS * SEQ * SEQ).map(pair).collect();
    let pairs = device.upload(&pairs)?;
    let pairs = [additive.with(pairs.contiguous(&[1, HEADS, SEQ, SEQ])?)];
    let [q, k, v] = inputs;
    let target = attention(&device, q, k, v, &with(&pairs))?.read()?;

    let mut learned = [vec![0.0; table.len()], vec![0.0; keys.len()]];
    let mut losses = Vec::new();
    for _step in 0..45 {
        let (table, keys) = (device.upload(&learned[0])?, device.upload(&learned[1])?);
        let table_bias = t5.with(table.contiguous(&of_table)?);
        let key_bias = additive.with(keys.contiguous(&of_keys)?);
        // A gradient has the sizes of its tensor, is a sum where that is broadcast, and is added to what is there.
        let (mut d_table, mut d_keys) = (device.zeros(table.len())?, device.zeros(keys.len())?);
        let functions = [
            t5.gradients([Some(d_table.contiguous_mut(&of_table)?)]),
            additive.gradients([Some(d_keys.contiguous_mut(&of_keys)?)]),
        ];
        let scores = [table_bias, key_bias];
        losses.push(learn(&device, inputs, &target, &scores, &functions)?);
        for (numbers, gradient) in learned.iter_mut().zip([d_table.read()?, d_keys.read()?]) {
            let both = numbers.iter_mut().zip(gradient);
            both.for_each(|(number, gradient)| *number -= LEARNING_RATE * gradient);
        }
    }
    let (first, last) = (losses[0], losses[losses.len() - 1]);
    println!(
        "on {}: the loss falls from {first} to {last}",
        device.name()
    );
    match last < first / 100.0 {
        true => Ok(()),
        false => Err("it should fall to less than a hundredth".into()),
    }
}
