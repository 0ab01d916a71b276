//! Files with a bias and a gradient of the output, and what the gradient of the bias has to be.

use std::sync::Arc;

use fa::attention::{Options, Shape};
use fa::dsl::abi::Element;
use fa::prelude::{bf16, f16};
use fa_reference::{Precision, Query, Rules, attention, attention_backward};
use safetensors::Dtype;

use crate::files::{file, list, values, with};

type Tensor = (&'static str, Dtype, Vec<usize>, Vec<u8>);

/// Sequences that lie one after the other, or in a batch, with a bias.
pub struct Given {
    /// Of the tensors.
    dtype: Dtype,
    of_bias: Dtype,
    /// The lengths of the queries and the keys.
    lengths: Vec<[usize; 2]>,
    packed: bool,
    /// Of the bias.
    pub sizes: [usize; 4],
}

const HEADS: usize = 4;
const KV_HEADS: usize = 2;
const HEAD_DIM: usize = 32;

/// Numbers that both types of 16 bits hold: multiples of 1/16 between −2 and 2.
pub fn numbers(len: usize, seed: u32) -> Vec<f32> {
    let numbers = values(len, seed).into_iter();
    numbers
        .map(|it| (it.to_f32() * 16.0).round() / 16.0)
        .collect()
}

/// Numbers as bytes of a type.
pub fn bytes_of(numbers: &[f32], dtype: Dtype) -> Vec<u8> {
    let mut bytes = Vec::new();
    match dtype {
        Dtype::F16 => {
            let all: Vec<f16> = numbers.iter().map(|it| f16::from_f32(*it)).collect();
            f16::write_bytes(&all, &mut bytes);
        }
        Dtype::BF16 => {
            let all: Vec<bf16> = numbers.iter().map(|it| bf16::from_f32(*it)).collect();
            bf16::write_bytes(&all, &mut bytes);
        }
        _ => f32::write_bytes(numbers, &mut bytes),
    }
    bytes
}

impl Given {
    pub fn dense(of_bias: Dtype, sizes: [usize; 4]) -> Given {
        Given {
            dtype: Dtype::BF16,
            of_bias,
            lengths: vec![[20, 35]; 2],
            packed: false,
            sizes,
        }
    }

    pub fn packed(sizes: [usize; 4]) -> Given {
        Given {
            dtype: Dtype::F16,
            of_bias: Dtype::F32,
            lengths: vec![[17, 30], [0, 9], [20, 25]],
            packed: true,
            sizes,
        }
    }

    /// All queries and all keys.
    fn rows(&self) -> [usize; 2] {
        [0, 1].map(|of| self.lengths.iter().map(|it| it[of]).sum())
    }

    /// q, k, v and do.
    fn inputs(&self) -> [Vec<f32>; 4] {
        let [queries, keys] = self.rows();
        let (q_row, kv_row) = (HEADS * HEAD_DIM, KV_HEADS * HEAD_DIM);
        [
            numbers(queries * q_row, 1),
            numbers(keys * kv_row, 2),
            numbers(keys * kv_row, 3),
            numbers(queries * q_row, 4),
        ]
    }

    fn bias(&self) -> Vec<f32> {
        numbers(self.sizes.iter().product(), 5)
    }

    pub fn tensors(&self) -> Vec<Tensor> {
        let [queries, keys] = self.rows();
        let sequences = self.lengths.len();
        let shape = |rows: usize, heads| match self.packed {
            true => vec![rows, heads, HEAD_DIM],
            false => vec![sequences, rows / sequences, heads, HEAD_DIM],
        };
        let (of_q, of_k) = (shape(queries, HEADS), shape(keys, KV_HEADS));
        let shapes = [&of_q, &of_k, &of_k, &of_q];
        let named = ["q", "k", "v", "do"].into_iter().zip(shapes);
        let tensors = named.zip(self.inputs()).map(|((name, shape), numbers)| {
            let bytes = bytes_of(&numbers, self.dtype);
            (name, self.dtype, shape.clone(), bytes)
        });
        let bias = bytes_of(&self.bias(), self.of_bias);
        let mut all: Vec<Tensor> = tensors.collect();
        all.push(("bias", self.of_bias, self.sizes.to_vec(), bias));
        if self.packed {
            for (of, name) in ["cu_seqlens_q", "cu_seqlens_k"].into_iter().enumerate() {
                let lengths = self.lengths.iter().map(|it| it[of] as u32);
                let ends = lengths.scan(0, |end, length| {
                    *end += length;
                    Some(*end)
                });
                let ends: Vec<u32> = [0].into_iter().chain(ends).collect();
                all.push((name, Dtype::I32, vec![ends.len()], list(&ends)));
            }
        }
        all
    }

    pub fn file(&self) -> Vec<u8> {
        with(&file(&[]), &self.tensors())
    }

    /// Each sequence alone: its shape, and its q, k, v and do.
    fn sequences(&self) -> impl Iterator<Item = (Shape, [Vec<f16>; 4])> {
        let inputs = self.inputs();
        let mut first = [0; 2];
        self.lengths.iter().map(move |[queries, keys]| {
            let shape = Shape {
                batch: 1,
                seq_q: *queries,
                seq_k: *keys,
                heads: HEADS,
                kv_heads: KV_HEADS,
                head_dim: HEAD_DIM,
            };
            let of_q = first[0] * HEADS * HEAD_DIM..(first[0] + queries) * HEADS * HEAD_DIM;
            let of_k = first[1] * KV_HEADS * HEAD_DIM..(first[1] + keys) * KV_HEADS * HEAD_DIM;
            first = [first[0] + queries, first[1] + keys];
            let [q, k, v, d_o] = &inputs;
            let cut = |numbers: &[f32]| numbers.iter().map(|it| f16::from_f32(*it)).collect();
            let tensors = [&q[of_q.clone()], &k[of_k.clone()], &v[of_k], &d_o[of_q]];
            (shape, tensors.map(cut))
        })
    }

    /// Causal, with this bias, for the sequence of this number.
    fn rules(&self, bias: &[f32], sequence: usize) -> Rules {
        let sizes = self.sizes;
        let place = move |at: &Query, key| {
            let index = [sequence, at.head, at.i, key];
            (0..4).fold(0, |place, of| place * sizes[of] + index[of] % sizes[of])
        };
        let options = Options {
            causal: true,
            ..Options::default()
        };
        let bias = bias.to_vec();
        Rules::of(&options, HEAD_DIM).with_function_of(
            Arc::new(move |_, at, key, score| score + f64::from(bias[place(at, key)])),
            Arc::new(move |_, at, key, _, adjoint| vec![(0, place(at, key), adjoint)]),
        )
    }

    /// The gradient of the bias in float64.
    pub fn exact(&self) -> Vec<f64> {
        let bias = self.bias();
        let mut sums = vec![0.0; bias.len()];
        for (number, (shape, [q, k, v, d_o])) in self.sequences().enumerate() {
            let rules = self.rules(&bias, number);
            let forward = attention(&shape, &q, &k, &v, &rules, Precision::Exact);
            let inputs = [&q[..], &k, &v];
            let precision = Precision::Exact;
            let found = attention_backward(&shape, inputs, &forward, &d_o, &rules, precision);
            for ([_, _, place], sum) in found.darguments {
                sums[place] += sum.sum;
            }
        }
        sums
    }

    /// The sum of dO ∘ O with this bias: what the gradients are those of.
    fn loss(&self, bias: &[f32]) -> f64 {
        let of_sequence = |(number, (shape, [q, k, v, d_o])): (usize, (Shape, [Vec<f16>; 4]))| {
            let rules = self.rules(bias, number);
            let o = attention(&shape, &q, &k, &v, &rules, Precision::Exact).o;
            let parts = o.iter().zip(&d_o).map(|(o, d_o)| o * d_o.to_f64());
            parts.sum::<f64>()
        };
        self.sequences().enumerate().map(of_sequence).sum()
    }

    /// How fast that changes with an element of the bias.
    pub fn difference(&self, place: usize) -> f64 {
        const STEP: f32 = 1.0 / 128.0;
        let at = |step: f32| {
            let mut bias = self.bias();
            bias[place] += step;
            self.loss(&bias)
        };
        (at(STEP) - at(-STEP)) / f64::from(2.0 * STEP)
    }
}
