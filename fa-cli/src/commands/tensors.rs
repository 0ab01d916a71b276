//! The tensors of a problem on the host, random or read from a file.

use std::ops::Range;

use fa::attention::{Dtype, Options, Problem, Shape};
use fa_reference::{
    self as reference, Attention, Precision, Rules, attention, attention_backward_of_keys,
};
use half::slice::HalfBitsSliceExt;
use half::{bf16, f16};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand_distr::{Distribution, StandardNormal};
use rayon::prelude::*;

use super::check::is_number;
use super::flop::forward_flop;
use super::functions::{BIAS, FunctionTensors};
use super::lengths::Lengths;

/// How many queries of a head are compared: the last ones, which see most keys. A float64 reference
/// of more takes minutes where sequences are long.
pub const CHECKED_QUERIES: usize = 1024;

/// Queries, keys and values, contiguous (batch, seq, heads, head_dim), or the rows of one sequence after those of another,
/// and what to do with them. The numbers are the bits of the problem's element type.
#[derive(Clone, Debug)]
pub struct HostTensors {
    pub problem: Problem<'static>,
    /// Where the sequences lie, unless they are dense.
    pub lengths: Lengths,
    pub q: Vec<u16>,
    pub k: Vec<u16>,
    pub v: Vec<u16>,
    pub given: Vec<OptionTensor>,
    pub functions: FunctionTensors,
    /// The gradient of the output, as the queries lie, where those of q, k and v are asked for.
    pub d_o: Option<Vec<u16>>,
}

/// An option that is a tensor: contiguous numbers of the heads.
#[derive(Clone, Debug)]
pub struct OptionTensor {
    pub name: &'static str,
    /// (heads) or (batch, heads).
    pub shape: Vec<u64>,
    pub values: Vec<f32>,
}

/// What a device made of a problem.
#[derive(Clone, Debug)]
pub struct Answer {
    /// As the queries lie, bits.
    pub o: Vec<u16>,
    /// (batch, heads, seq), packed (heads, seq).
    pub lse: Vec<f32>,
}

/// The numbers of a type that these bits are.
pub fn wide(dtype: Dtype, bits: &[u16]) -> Vec<f64> {
    let wide: fn(&u16) -> f64 = match dtype {
        Dtype::F16 => |bits| f16::from_bits(*bits).to_f64(),
        Dtype::Bf16 => |bits| bf16::from_bits(*bits).to_f64(),
    };
    bits.iter().map(wide).collect()
}

/// The bits of the nearest number of a type.
pub fn nearest(dtype: Dtype) -> fn(f64) -> u16 {
    match dtype {
        Dtype::F16 => |number| f16::from_f64(number).to_bits(),
        Dtype::Bf16 => |number| bf16::from_f64(number).to_bits(),
    }
}

/// The slopes of ALiBi's paper for each head, by its formula for powers of two of heads, over and over: kernels take other times where scores grow with the distance.
fn alibi_slopes(heads: usize, count: usize) -> Vec<f32> {
    let slope = |head| (-8.0 * (head + 1) as f32 / heads as f32).exp2();
    (0..heads).map(slope).cycle().take(count).collect()
}

impl HostTensors {
    /// Normally distributed inputs, the same for the same seed: what layer normalisation leaves. Slopes fall from head to head, see [`alibi_slopes`].
    pub fn random(problem: Problem<'static>, lengths: Lengths, seed: u64) -> HostTensors {
        let mut rng = StdRng::seed_from_u64(seed);
        let nearest = nearest(problem.dtype);
        let mut normal = |len: usize| -> Vec<u16> {
            let number = |_| nearest(StandardNormal.sample(&mut rng));
            (0..len).map(number).collect()
        };
        let kv_len = lengths.kv(problem.shape).iter().product::<u64>() as usize;
        let q_len = lengths.whole(problem.shape).q_len();
        let [q, k, v] = [q_len, kv_len, kv_len].map(&mut normal);
        let given = Options::TENSORS.iter().filter_map(|name| {
            let tensor = problem.options.tensor(name)?;
            // Past the tensor's rank strides are 0.
            let rank = tensor.extent.strides.iter().take_while(|it| **it != 0);
            let shape = tensor.extent.shape[..rank.count()].to_vec();
            let count = shape.iter().product::<u64>() as usize;
            let values = match *name {
                "alibi_slopes" => alibi_slopes(problem.shape.heads, count),
                _ => StandardNormal.sample_iter(&mut rng).take(count).collect(),
            };
            Some(OptionTensor {
                name,
                shape,
                values,
            })
        });
        let given = given.collect();
        HostTensors {
            problem,
            lengths,
            q,
            k,
            v,
            given,
            functions: FunctionTensors::default(),
            d_o: None,
        }
    }

    /// The same with a gradient of the output, normally distributed, if `backward` asks for gradients.
    pub fn with_gradient(self, backward: bool, seed: u64) -> HostTensors {
        // Other numbers than the inputs have.
        let mut rng = StdRng::seed_from_u64(!seed);
        let nearest = nearest(self.problem.dtype);
        let number = |_| nearest(StandardNormal.sample(&mut rng));
        let d_o = backward.then(|| (0..self.q.len()).map(number).collect());
        HostTensors { d_o, ..self }
    }

    /// The tensors among the inputs that have numbers that are not finite. Options that are added to scores, and sinks, may have −∞, which hides.
    pub fn not_finite(&self) -> Vec<&'static str> {
        let is_number = is_number(self.problem.dtype);
        let all = [
            ("q", Some(&self.q)),
            ("k", Some(&self.k)),
            ("v", Some(&self.v)),
        ];
        let tensors = all.into_iter().chain([("do", self.d_o.as_ref())]);
        let of_16_bits = tensors.filter_map(|(name, bits)| Some((name, bits?)));
        let of_16_bits = of_16_bits.filter(|(_, bits)| !bits.par_iter().all(is_number));
        let bias = self.functions.bias.iter().map(|it| (BIAS, &it.values));
        let others = self.given.iter().map(|it| (it.name, &it.values));
        let hides = |it: &f32| it.is_finite() || *it == f32::NEG_INFINITY;
        let others = others.chain(bias);
        let others = others.filter(|(_, values)| !values.par_iter().all(hides));
        let names = of_16_bits.map(|(name, _)| name);
        names.chain(others.map(|(name, _)| name)).collect()
    }

    /// Whether there is a bias whose gradient is asked for.
    pub fn has_bias_gradient(&self) -> bool {
        self.d_o.is_some() && self.functions.bias.is_some()
    }

    /// What attention is to compute, with the tensors among the options.
    pub fn rules(&self) -> Rules {
        self.rules_by(FunctionTensors::rules)
    }

    /// The same, with the gradient of the bias: see [`FunctionTensors::rules_with_gradients`].
    pub fn rules_with_gradients(&self) -> Rules {
        self.rules_by(FunctionTensors::rules_with_gradients)
    }

    fn rules_by(&self, functions: fn(&FunctionTensors, Rules) -> Rules) -> Rules {
        let Problem { options, shape, .. } = &self.problem;
        let rules = functions(&self.functions, Rules::of(options, shape.head_dim));
        let given = self.given.iter();
        let rules = given.fold(rules, |rules, it| rules.with_tensor(it.name, &it.values));
        match &self.lengths.ranges {
            Some(ranges) => rules.with_prefix_ranges(ranges.of_each()),
            None => rules,
        }
    }

    /// The shape of the queries; that of packed ones has all rows in one sequence.
    pub fn shape(&self) -> Shape {
        self.lengths.whole(self.problem.shape)
    }

    /// The rows of a sequence's queries.
    pub fn queries(&self, batch: usize) -> Range<usize> {
        self.lengths.queries(batch, self.problem.shape.seq_q)
    }

    /// The rows of a sequence's keys.
    pub fn keys(&self, batch: usize) -> Vec<usize> {
        self.lengths.keys(batch, self.problem.shape.seq_k)
    }

    /// The rows of the queries of a sequence that are compared, the last ones.
    pub fn checked(&self, batch: usize) -> Range<usize> {
        let Range { start, end } = self.queries(batch);
        end.saturating_sub(CHECKED_QUERIES).max(start)..end
    }

    /// Where the log-sum-exps of these rows of a head, `(batch, head)`, lie.
    pub fn lse_at(&self, (batch, head): (usize, usize), rows: &Range<usize>) -> Range<usize> {
        // Packed sequences are one in the tensors.
        let whole = self.shape();
        let heads_before = batch.min(whole.batch - 1) * (whole.heads - 1) + head;
        let first = heads_before * whole.seq_q + rows.start;
        first..first + rows.len()
    }

    /// Floating-point operations of a pass: gradients take five products where the output takes two.
    pub fn flop(&self) -> f64 {
        let forward = forward_flop(&self.problem, &self.lengths);
        match self.d_o {
            Some(_) => 2.5 * forward,
            None => forward,
        }
    }

    /// Bytes of the keys and values of the sequences that have queries.
    pub fn kv_bytes(&self) -> usize {
        let Problem { shape, dtype, .. } = &self.problem;
        let read = (0..shape.batch).filter(|batch| !self.queries(*batch).is_empty());
        let keys: usize = read.map(|batch| self.keys(batch).len()).sum();
        2 * keys * shape.kv_heads * shape.head_dim * dtype.bytes()
    }

    /// These queries of one head, `(batch, head)`, the last ones or all, as a problem of its own.
    pub fn head(&self, (batch, head): (usize, usize), queries: Range<usize>) -> HostTensors {
        let shape = &self.problem.shape;
        let keys = self.keys(batch);
        let kv_head = (head / shape.group(), shape.kv_heads);
        let take_keys = |tensor| {
            let keys = keys.iter().copied();
            take_head(tensor, keys, kv_head, shape.head_dim)
        };
        let mut options = Options {
            packed: None,
            seqused_k: None,
            paged: None,
            prefix_ranges: None,
            scores: &[],
            masks: &[],
            ..self.problem.options
        };
        let given = self.given.iter().map(|it| {
            options.set_tensor(it.name, Some(Options::unallocated_tensor(it.name, &[1])));
            // Without a batch they are those of every sequence.
            let row = if it.shape.len() > 1 { batch } else { 0 };
            OptionTensor {
                name: it.name,
                shape: vec![1],
                values: vec![it.values[row * shape.heads + head]],
            }
        });
        let given = given.collect();
        let shape_of_head = Shape {
            seq_k: keys.len(),
            ..Shape::square(1, queries.len(), 1, shape.head_dim)
        };
        let ranges = self.lengths.ranges.as_ref();
        let first = self.queries(batch).start;
        let rows = queries.start - first..queries.end - first;
        let take_queries = |tensor: &Vec<u16>| {
            take_head(tensor, queries.clone(), (head, shape.heads), shape.head_dim)
        };
        HostTensors {
            functions: self.functions.of_head([batch, head], rows),
            lengths: Lengths {
                ranges: ranges.map(|ranges| ranges.of_one(batch)),
                ..Lengths::default()
            },
            given,
            q: take_queries(&self.q),
            d_o: self.d_o.as_ref().map(take_queries),
            k: take_keys(&self.k),
            v: take_keys(&self.v),
            problem: Problem {
                shape: shape_of_head,
                options,
                ..self.problem
            },
        }
    }

    /// What attention gives in float64.
    pub fn reference(&self, rules: &Rules, precision: Precision) -> Attention {
        let (shape, tensors) = (&self.problem.shape, [&self.q, &self.k, &self.v]);
        match self.problem.dtype {
            Dtype::F16 => {
                let [q, k, v] = tensors.map(|it| it.reinterpret_cast::<f16>());
                attention(shape, q, k, v, rules, precision)
            }
            Dtype::Bf16 => {
                let [q, k, v] = tensors.map(|it| it.reinterpret_cast::<bf16>());
                attention(shape, q, k, v, rules, precision)
            }
        }
    }

    /// What the gradients are in float64, of these keys alone where `forward` is what attention gave; 0 without a gradient of the output.
    pub fn gradients(
        &self,
        forward: &Attention,
        rules: &Rules,
        precision: Precision,
        keys: Range<usize>,
    ) -> reference::Gradients {
        let none = vec![0; self.q.len()];
        let d_o = self.d_o.as_ref().unwrap_or(&none);
        let (shape, tensors) = (&self.problem.shape, [&self.q, &self.k, &self.v, d_o]);
        match self.problem.dtype {
            Dtype::F16 => {
                let [q, k, v, d_o] = tensors.map(|it| it.reinterpret_cast::<f16>());
                let inputs = [q, k, v];
                attention_backward_of_keys(shape, inputs, forward, d_o, rules, precision, keys)
            }
            Dtype::Bf16 => {
                let [q, k, v, d_o] = tensors.map(|it| it.reinterpret_cast::<bf16>());
                let inputs = [q, k, v];
                attention_backward_of_keys(shape, inputs, forward, d_o, rules, precision, keys)
            }
        }
    }
}

/// Rows of one head, `(head, heads)`: (rows, head_dim).
pub fn take_head(
    tensor: &[u16],
    rows: impl IntoIterator<Item = usize>,
    (head, heads): (usize, usize),
    head_dim: usize,
) -> Vec<u16> {
    rows.into_iter()
        .flat_map(|row| &tensor[(row * heads + head) * head_dim..][..head_dim])
        .copied()
        .collect()
}
