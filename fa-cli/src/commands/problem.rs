//! An attention problem on the host: random or read from a file, checked against float64.

use std::ops::Range;

use anyhow::{Context, Result};
use fa::attention::{Options, attention_into};
use fa::dsl::config::KernelArgs;
use fa::dsl::interp::Report;
use fa::kernels::s512::{HEAD_DIM, SEQ};
use fa::kernels::tensors::{Inputs, Launch, Outputs};
use fa::runtime::{Buffer, Device, Program};
use fa_reference::Shape;
use fa_tune::record;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand_distr::{Distribution, StandardNormal};

use super::arguments::Dtype;
use super::kernels::{Half, WithLaunch};
use super::spec::Spec;

/// How many queries of a head are compared: the last ones, which see most keys. A float64 reference
/// of more takes minutes where sequences are long.
pub const CHECKED_QUERIES: usize = 1024;

/// Queries, keys and values, contiguous (batch, seq, heads, head_dim), and what to do with them.
#[derive(Clone, Debug)]
pub struct Problem<T> {
    /// The sizes.
    pub shape: Shape,
    /// Queries.
    pub q: Vec<T>,
    /// Keys.
    pub k: Vec<T>,
    /// Values.
    pub v: Vec<T>,
    /// What to compute.
    pub options: Options,
}

/// The problem of FaS512.
pub fn s512_shape(batch: usize, heads: usize) -> Shape {
    Shape {
        batch,
        seq_q: SEQ as usize,
        seq_k: SEQ as usize,
        heads,
        kv_heads: heads,
        head_dim: HEAD_DIM as usize,
    }
}

/// What a device made of a problem.
#[derive(Clone, Debug)]
pub struct Answer<T> {
    /// (batch, seq, heads, head_dim).
    pub o: Vec<T>,
    /// (batch, heads, seq).
    pub lse: Vec<f32>,
}

impl<T: Half> Problem<T> {
    /// Normally distributed inputs, the same for the same seed: what layer normalisation leaves.
    pub fn random(shape: Shape, options: Options, seed: u64) -> Problem<T> {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut normal = |len: usize| -> Vec<T> {
            (0..len)
                .map(|_| T::nearest(StandardNormal.sample(&mut rng)))
                .collect()
        };
        let (q, k, v) = (
            normal(shape.q_len()),
            normal(shape.kv_len()),
            normal(shape.kv_len()),
        );
        Problem {
            shape,
            q,
            k,
            v,
            options,
        }
    }

    /// The same numbers as a problem of another shape of that many.
    pub fn reshape(&mut self, shape: Shape, options: Options) {
        (self.shape, self.options) = (shape, options);
    }

    /// The last queries of one head as a problem of its own.
    pub fn head(&self, batch: usize, head: usize) -> Problem<T> {
        let Shape {
            seq_k, kv_heads, ..
        } = self.shape;
        let kv_head = head / (self.shape.heads / kv_heads);
        let shape = Shape {
            batch: 1,
            seq_q: self.shape.seq_q.min(CHECKED_QUERIES),
            heads: 1,
            kv_heads: 1,
            ..self.shape
        };
        let keys = |tensor| take_head(&self.shape, tensor, (batch, kv_head), kv_heads, 0..seq_k);
        Problem {
            shape,
            q: take_queries(&self.shape, &self.q, (batch, head)),
            k: keys(&self.k),
            v: keys(&self.v),
            options: self.options,
        }
    }

    /// Uploads the inputs and makes room for the outputs.
    pub fn upload(&self, device: &Device) -> Result<DeviceProblem<T>> {
        let mut o = device.alloc(self.shape.q_len())?;
        let mut lse = device.alloc(self.shape.lse_len())?;
        if device.is_cuda() {
            // Elements that a kernel leaves out shall be seen. On the interpreter the sanitiser sees them.
            o.fill_bytes(0xFF)?;
            lse.fill_bytes(0xFF)?;
        }
        Ok(DeviceProblem {
            shape: self.shape,
            options: self.options,
            q: device.upload(&self.q)?,
            k: device.upload(&self.k)?,
            v: device.upload(&self.v)?,
            o,
            lse,
        })
    }
}

/// Rows of one head, `(batch, head)` of `heads`: (rows, head_dim).
fn take_head<T: Copy>(
    shape: &Shape,
    tensor: &[T],
    (batch, head): (usize, usize),
    heads: usize,
    rows: Range<usize>,
) -> Vec<T> {
    let per_sequence = tensor.len() / (shape.batch * heads * shape.head_dim);
    rows.flat_map(|i| {
        let first = ((batch * per_sequence + i) * heads + head) * shape.head_dim;
        &tensor[first..first + shape.head_dim]
    })
    .copied()
    .collect()
}

/// The queries of one head that are compared, or what came of them.
pub fn take_queries<T: Copy>(shape: &Shape, tensor: &[T], head: (usize, usize)) -> Vec<T> {
    let rows = shape.seq_q.saturating_sub(CHECKED_QUERIES)..shape.seq_q;
    take_head(shape, tensor, head, shape.heads, rows)
}

/// A problem of as many keys as queries as studies and profiles record it.
pub fn recorded(shape: &Shape, dtype: Dtype, causal: bool) -> record::Problem {
    // q and o, k and v, of 16 bits; the log-sum-exp of 32.
    let elements = 2 * (shape.q_len() + shape.kv_len());
    let bytes = 2 * elements + 4 * shape.lse_len();
    record::Problem {
        batch: shape.batch as u64,
        seq: shape.seq_q as u64,
        heads: shape.heads as u64,
        kv_heads: shape.kv_heads as u64,
        head_dim: shape.head_dim as u64,
        dtype: dtype.name().to_owned(),
        causal,
        flop: shape.forward_flop(causal),
        bytes: bytes as f64,
    }
}

/// A problem in the memory of a device.
#[derive(Debug)]
pub struct DeviceProblem<T> {
    shape: Shape,
    options: Options,
    q: Buffer<T>,
    k: Buffer<T>,
    v: Buffer<T>,
    o: Buffer<T>,
    lse: Buffer<f32>,
}

impl<T: Half> DeviceProblem<T> {
    /// The same memory as a problem of another shape that fits into it.
    pub fn reshape(&mut self, shape: Shape, options: Options) {
        (self.shape, self.options) = (shape, options);
    }

    /// Views of the tensors.
    fn views(&mut self) -> Result<(Inputs<'_, T>, Outputs<'_, T>)> {
        let Shape {
            batch,
            seq_q,
            seq_k,
            heads,
            kv_heads,
            head_dim,
        } = self.shape;
        let sizes = |sizes: [usize; 4]| sizes.map(|size| size as u64);
        let q_shape = sizes([batch, seq_q, heads, head_dim]);
        let kv_shape = sizes([batch, seq_k, kv_heads, head_dim]);
        let lse_shape = [batch as u64, heads as u64, seq_q as u64];
        let inputs = Inputs {
            q: self.q.contiguous(&q_shape)?,
            k: self.k.contiguous(&kv_shape)?,
            v: self.v.contiguous(&kv_shape)?,
        };
        let outputs = Outputs {
            o: self.o.contiguous_mut(&q_shape)?,
            lse: self.lse.contiguous_mut(&lse_shape)?,
        };
        Ok((inputs, outputs))
    }

    /// Makes the launch of a kernel on this problem and hands it on.
    pub fn with_launch<'a, W: WithLaunch<'a>>(
        &'a mut self,
        spec: &Spec,
        multiprocessors: u32,
        then: W,
    ) -> Result<W::Output> {
        let options = self.options;
        let (inputs, outputs) = self.views()?;
        T::with_launch(spec, inputs, outputs, &options, multiprocessors, then)
    }

    /// Runs a kernel.
    pub fn launch(&mut self, device: &Device, program: &Program, spec: &Spec) -> Result<()> {
        self.with_launch(spec, device.multiprocessors(), Launched(program))
    }

    /// Runs a kernel on the interpreter, as it is launched on a GPU with so many multiprocessors, and
    /// gives what was counted.
    pub fn count(
        &mut self,
        program: &Program,
        spec: &Spec,
        multiprocessors: u32,
    ) -> Result<Report> {
        self.with_launch(spec, multiprocessors, Launched(program))?;
        let report = program.report();
        report.context("the interpreter counted nothing")
    }

    /// Lets `attention()` run what it chooses.
    pub fn attention(&mut self, device: &Device) -> Result<()> {
        let options = self.options;
        let (Inputs { q, k, v }, Outputs { o, lse }) = self.views()?;
        Ok(attention_into(device, [q, k, v], o, lse, &options)?)
    }

    /// Makes every output NaN, so that what the next launch leaves out is seen.
    pub fn forget(&mut self) -> Result<()> {
        self.o.fill_bytes(0xFF)?;
        Ok(self.lse.fill_bytes(0xFF)?)
    }

    /// Waits for the launches and copies the outputs.
    pub fn answer(&self) -> Result<Answer<T>> {
        let (mut o, mut lse) = (self.o.read()?, self.lse.read()?);
        o.truncate(self.shape.q_len());
        lse.truncate(self.shape.lse_len());
        Ok(Answer { o, lse })
    }
}

/// Launches the program.
struct Launched<'p>(&'p Program);

impl<'a> WithLaunch<'a> for Launched<'_> {
    type Output = ();

    fn with<A: KernelArgs + 'a>(self, launch: Launch<A>) -> Result<()> {
        Ok(self.0.launch(launch.grid, &launch.args)?)
    }
}
