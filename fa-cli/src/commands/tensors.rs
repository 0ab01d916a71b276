//! The tensors of a problem: on the host, random or read from a file, and in the memory of a device.

use std::ops::Range;
use std::time::Duration;

use anyhow::{Context, Result};
use fa::attention::{Chip, Configured, Dtype, Options, Problem, Shape, Tensors, plan_with};
use fa::dsl::abi::TensorView;
use fa::runtime::{Buffer, Device};
use fa_reference::{
    self as reference, Attention, Precision, Rules, attention, attention_backward_of_keys,
};
use half::slice::HalfBitsSliceExt;
use half::{bf16, f16};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand_distr::{Distribution, StandardNormal};

use super::attention::Pass;
use super::functions::{FunctionBuffers, FunctionTensors};
use super::gradients::{GradientBuffers, Gradients};
use super::lengths::{Lengths, Lists};

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

impl HostTensors {
    /// Normally distributed inputs, the same for the same seed: what layer normalisation leaves.
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
            let number = |_| StandardNormal.sample(&mut rng);
            Some(OptionTensor {
                name,
                shape,
                values: (0..count).map(number).collect(),
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

    /// What attention is to compute, with the tensors among the options.
    pub fn rules(&self) -> Rules {
        let Problem { options, shape, .. } = &self.problem;
        let rules = self.functions.rules(Rules::of(options, shape.head_dim));
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

    /// Floating-point operations of a pass, over the sequences' own lengths: gradients take five products where the output takes two.
    pub fn flop(&self) -> f64 {
        let Problem { shape, options, .. } = &self.problem;
        let pairs = (0..shape.batch).map(|it| self.queries(it).len() * self.keys(it).len());
        let pairs: usize = pairs.sum();
        let of_pair = Shape::square(1, 1, shape.heads, shape.head_dim);
        let forward = of_pair.forward_flop(options.causal) * pairs as f64;
        match self.d_o {
            Some(_) => 2.5 * forward,
            None => forward,
        }
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

    /// Runs kernels once, one after the other: that of the output, and that of the gradients. Gives how long loading took, and the runs, too.
    pub fn run(
        &self,
        device: &Device,
        kernels: &[Configured],
    ) -> Result<(Answer, Option<Gradients>, [Duration; 2])> {
        let mut uploaded = self.upload(device)?;
        let (mut loaded, mut ran) = (Duration::ZERO, Duration::ZERO);
        for kernel in kernels {
            let pass = uploaded.pass(kernel, Chip::of(device))?;
            for (spec, _) in pass.launches() {
                let program = device.load_entry(&spec.entry, &spec.values)?;
                loaded += program.timings().total;
            }
            let (launched, time) = device.time(|| Ok(pass.run(device)))?;
            launched?;
            ran += time;
        }
        Ok((uploaded.answer()?, uploaded.gradients()?, [loaded, ran]))
    }

    /// Uploads the inputs and makes room for the outputs.
    pub fn upload(&self, device: &Device) -> Result<DeviceTensors> {
        let given = self.given.iter().map(|it| {
            let values = device.upload(&it.values)?;
            Ok((it.name, it.shape.clone(), values))
        });
        let upload = |bits: &[u16]| device.upload(bits.reinterpret_cast::<f16>());
        let mut lists = [const { None }; 5];
        for (to, list) in lists.iter_mut().zip(self.lengths.lists()) {
            *to = list.map(|(list, _)| device.upload(list)).transpose()?;
        }
        let inputs = DeviceInputs {
            problem: self.problem,
            lengths: self.lengths.clone(),
            lists,
            q: upload(&self.q)?,
            k: upload(&self.k)?,
            v: upload(&self.v)?,
            given: given.collect::<Result<_>>()?,
            functions: self.functions.upload(device)?,
        };
        let d_o = self.d_o.as_deref();
        let mut uploaded = DeviceTensors {
            gradients: d_o
                .map(|d_o| GradientBuffers::new(device, &inputs, d_o))
                .transpose()?,
            inputs,
            o: device.alloc(self.shape().q_len())?,
            lse: device.alloc(self.shape().lse_len())?,
        };
        if device.is_cuda() {
            // On the interpreter the sanitiser sees elements that a kernel leaves out.
            uploaded.forget()?;
            uploaded.forget_gradients()?;
        }
        Ok(uploaded)
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

/// The inputs of a problem in the memory of a device. Buffers of 16-bit elements hold bits, as the host does: the
/// problem says which type they are of.
#[derive(Debug)]
pub struct DeviceInputs {
    /// May become another one, of no more elements.
    pub problem: Problem<'static>,
    lengths: Lengths,
    /// As [`Lengths::lists`].
    lists: Lists<Buffer<u32>>,
    q: Buffer<f16>,
    k: Buffer<f16>,
    v: Buffer<f16>,
    /// The options that are tensors: names, sizes, numbers.
    given: Vec<(&'static str, Vec<u64>, Buffer<f32>)>,
    functions: FunctionBuffers,
}

impl DeviceInputs {
    /// The shape of the queries, as [`HostTensors::shape`].
    pub fn shape(&self) -> Shape {
        self.lengths.whole(self.problem.shape)
    }

    /// The shape of keys and values.
    pub fn kv(&self) -> [u64; 4] {
        self.lengths.kv(self.problem.shape)
    }

    /// The problem, with tensors among its options.
    fn problem(&self) -> Result<Problem<'_>> {
        let mut problem: Problem<'_> = self.problem;
        let mut lists = [None; 5];
        for ((to, list), sizes) in lists.iter_mut().zip(&self.lists).zip(self.lengths.lists()) {
            let list = list.as_ref().zip(sizes);
            *to = list
                .map(|(list, (_, sizes))| list.contiguous(&sizes))
                .transpose()?;
        }
        self.lengths.tell(&mut problem.options, lists);
        for (name, shape, values) in &self.given {
            let tensor = values.contiguous(shape)?;
            problem.options.set_tensor(name, Some(tensor));
        }
        self.functions.tell(&mut problem.options);
        Ok(problem)
    }

    /// q, k and v.
    fn views(&self) -> Result<[TensorView<'_, f16>; 3]> {
        let kv = self.kv();
        let q = self.q.contiguous(&self.shape().q())?;
        Ok([q, self.k.contiguous(&kv)?, self.v.contiguous(&kv)?])
    }
}

/// A problem in the memory of a device.
#[derive(Debug)]
pub struct DeviceTensors {
    pub inputs: DeviceInputs,
    o: Buffer<f16>,
    lse: Buffer<f32>,
    gradients: Option<GradientBuffers>,
}

impl DeviceTensors {
    /// What is launched when a kernel runs on these tensors. One that computes gradients reads what the forward pass left in them.
    pub fn pass(&mut self, kernel: &Configured, chip: Chip) -> Result<Pass<'_>> {
        let DeviceTensors {
            inputs,
            o,
            lse,
            gradients,
        } = self;
        let (problem, views) = (inputs.problem()?, inputs.views()?);
        let (o_shape, lse_shape) = (inputs.shape().q(), inputs.shape().lse());
        if kernel.is_backward() {
            let gradients = gradients.as_mut();
            let gradients = gradients.context("there is no gradient of the output: report this")?;
            let forward = (o.contiguous(&o_shape)?, lse.contiguous(&lse_shape)?);
            let tensors = gradients.tensors(inputs, views, forward)?;
            let problem = tensors.problem(problem.dtype, &problem.options)?;
            return Pass::backward(kernel, chip, &problem, &tensors);
        }
        let lse = lse.contiguous_mut(&lse_shape)?;
        let tensors = Tensors::new(views, o.contiguous_mut(&o_shape)?, Some(lse));
        Ok(Pass::forward(plan_with(kernel, chip, &problem, &tensors)?))
    }

    pub fn launch(&mut self, device: &Device, kernel: &Configured) -> Result<()> {
        Ok(self.pass(kernel, Chip::of(device))?.run(device)?)
    }

    /// Makes the output and the log-sum-exp NaN, so that what the next launch leaves out is seen.
    pub fn forget(&mut self) -> Result<()> {
        self.o.fill_bytes(0xFF)?;
        Ok(self.lse.fill_bytes(0xFF)?)
    }

    /// The same of the gradients.
    pub fn forget_gradients(&mut self) -> Result<()> {
        self.gradients
            .iter_mut()
            .try_for_each(GradientBuffers::forget)
    }

    /// Waits for the launches and copies the outputs.
    pub fn answer(&self) -> Result<Answer> {
        let (mut o, mut lse) = (self.o.read()?, self.lse.read()?);
        o.truncate(self.inputs.problem.shape.q_len());
        lse.truncate(self.inputs.problem.shape.lse_len());
        let o = o.iter().map(|number| number.to_bits()).collect();
        Ok(Answer { o, lse })
    }

    /// The same of the gradients, where they are asked for.
    pub fn gradients(&self) -> Result<Option<Gradients>> {
        let gradients = self.gradients.as_ref();
        gradients.map(GradientBuffers::read).transpose()
    }
}
