//! An attention problem on the host: random or read from a file, checked against float64.

use anyhow::Result;
use fa::kernels::s512::{FaS512Config, HEAD_DIM, Inputs, Launch, LaunchError, Outputs, SEQ};
use fa::reference::{Comparison, Precision, Shape, attention, max_difference};
use fa::runtime::{Buffer, Device};
use half::f16;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand_distr::{Distribution, StandardNormal};

/// What the log-sum-exp may be off by: float32 sums of 512 terms and the GPU's exp2 and log2
/// (2 units in the last place) stay an order of magnitude below.
const LSE_BOUND: f64 = 1e-3;

/// Queries, keys and values, contiguous (batch, seq, heads, head_dim), and what to do with them.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The sizes.
    pub shape: Shape,
    /// Queries.
    pub q: Vec<f16>,
    /// Keys.
    pub k: Vec<f16>,
    /// Values.
    pub v: Vec<f16>,
    /// The scale of the scores; 1/√head_dim unless given.
    pub scale: Option<f32>,
    /// Whether a query sees only the keys up to its own.
    pub causal: bool,
}

/// What a device made of a problem.
#[derive(Clone, Debug)]
pub struct Answer {
    /// (batch, seq, heads, head_dim).
    pub o: Vec<f16>,
    /// (batch, heads, seq).
    pub lse: Vec<f32>,
}

/// How far an answer is from float64.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct Check {
    /// max |o − reference|.
    pub error: f64,
    /// What it may be: FlashAttention's rule.
    pub bound: f64,
    /// max |lse − reference|.
    pub lse_error: f64,
    /// How many (batch, head) pairs were compared.
    pub heads: usize,
    /// Whether the answer is right.
    pub ok: bool,
}

impl Problem {
    /// Normally distributed inputs, the same for the same seed: what layer normalisation leaves.
    pub fn random(batch: usize, heads: usize, causal: bool, seed: u64) -> Problem {
        let (seq, head_dim) = (SEQ as usize, HEAD_DIM as usize);
        let shape = Shape {
            batch,
            seq_q: seq,
            seq_k: seq,
            heads,
            kv_heads: heads,
            head_dim,
        };
        let mut rng = StdRng::seed_from_u64(seed);
        let mut normal = |len: usize| -> Vec<f16> {
            (0..len)
                .map(|_| f16::from_f32(StandardNormal.sample(&mut rng)))
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
            scale: None,
            causal,
        }
    }

    /// One query head as a problem of its own.
    fn head(&self, batch: usize, head: usize) -> Problem {
        let Shape {
            seq_q,
            seq_k,
            heads,
            kv_heads,
            head_dim,
            ..
        } = self.shape;
        let kv_head = head / (heads / kv_heads);
        let shape = Shape {
            batch: 1,
            heads: 1,
            kv_heads: 1,
            ..self.shape
        };
        Problem {
            shape,
            q: take_head(&self.q, batch, seq_q, heads, head, head_dim),
            k: take_head(&self.k, batch, seq_k, kv_heads, kv_head, head_dim),
            v: take_head(&self.v, batch, seq_k, kv_heads, kv_head, head_dim),
            ..*self
        }
    }

    /// Float64 references of up to `count` heads, spread over the batch.
    pub fn references(&self, count: usize) -> References {
        let all = self.shape.batch * self.shape.heads;
        let count = count.min(all);
        let heads = (0..count)
            .map(|i| {
                // The first and the last are always among them.
                let index = if count > 1 {
                    i * (all - 1) / (count - 1)
                } else {
                    0
                };
                let (batch, head) = (index / self.shape.heads, index % self.shape.heads);
                Reference::new(&self.head(batch, head), batch, head)
            })
            .collect();
        References {
            shape: self.shape,
            heads,
        }
    }

    /// Uploads the inputs and makes room for the outputs.
    pub fn upload(&self, device: &Device) -> Result<DeviceProblem> {
        let mut o = device.alloc(self.shape.q_len())?;
        let mut lse = device.alloc(self.shape.lse_len())?;
        if device.is_cuda() {
            // Elements that a kernel leaves out shall be seen. On the interpreter the sanitiser sees them.
            o.fill_bytes(0xFF)?;
            lse.fill_bytes(0xFF)?;
        }
        Ok(DeviceProblem {
            shape: self.shape,
            scale: self.scale,
            q: device.upload(&self.q)?,
            k: device.upload(&self.k)?,
            v: device.upload(&self.v)?,
            o,
            lse,
        })
    }
}

/// The rows of one head: (seq, head_dim).
fn take_head(
    tensor: &[f16],
    batch: usize,
    seq: usize,
    heads: usize,
    head: usize,
    head_dim: usize,
) -> Vec<f16> {
    (0..seq)
        .flat_map(|i| {
            let first = ((batch * seq + i) * heads + head) * head_dim;
            &tensor[first..first + head_dim]
        })
        .copied()
        .collect()
}

/// A problem in the memory of a device.
#[derive(Debug)]
pub struct DeviceProblem {
    shape: Shape,
    scale: Option<f32>,
    q: Buffer<f16>,
    k: Buffer<f16>,
    v: Buffer<f16>,
    o: Buffer<f16>,
    lse: Buffer<f32>,
}

impl DeviceProblem {
    /// The launch of `config` on this problem.
    pub fn launch(&mut self, config: &FaS512Config) -> Result<Launch<'_>> {
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
        let launch: Result<_, LaunchError> = config.launch(inputs, outputs, self.scale);
        Ok(launch?)
    }

    /// Makes every output NaN, so that what the next launch leaves out is seen.
    pub fn forget(&mut self) -> Result<()> {
        self.o.fill_bytes(0xFF)?;
        Ok(self.lse.fill_bytes(0xFF)?)
    }

    /// Waits for the launches and copies the outputs.
    pub fn answer(&self) -> Result<Answer> {
        Ok(Answer {
            o: self.o.read()?,
            lse: self.lse.read()?,
        })
    }
}

/// One head in float64.
#[derive(Debug)]
struct Reference {
    batch: usize,
    head: usize,
    o: Vec<f64>,
    /// The output of plain float16 attention.
    low: Vec<f64>,
    lse: Vec<f64>,
}

impl Reference {
    fn new(problem: &Problem, batch: usize, head: usize) -> Reference {
        let Problem {
            shape,
            q,
            k,
            v,
            scale,
            causal,
        } = problem;
        let scale = scale.map_or(1.0 / (shape.head_dim as f64).sqrt(), f64::from);
        let exact = attention(shape, q, k, v, scale, *causal, Precision::Exact);
        let low = attention(shape, q, k, v, scale, *causal, Precision::Half);
        Reference {
            batch,
            head,
            o: exact.o,
            low: low.o,
            lse: exact.lse,
        }
    }
}

/// What some of the heads have to be.
#[derive(Debug)]
pub struct References {
    shape: Shape,
    heads: Vec<Reference>,
}

impl References {
    /// Compares an answer by FlashAttention's rule; the bound and the error are taken over all
    /// compared heads together.
    pub fn check(&self, answer: &Answer) -> Check {
        let Shape {
            seq_q,
            heads,
            head_dim,
            ..
        } = self.shape;
        let (mut o, mut exact, mut low) = (Vec::new(), Vec::new(), Vec::new());
        let mut lse_error = 0.0_f64;
        for reference in &self.heads {
            let Reference { batch, head, .. } = *reference;
            o.extend(take_head(&answer.o, batch, seq_q, heads, head, head_dim));
            exact.extend_from_slice(&reference.o);
            low.extend_from_slice(&reference.low);
            let first = (batch * heads + head) * seq_q;
            let lse: Vec<f64> = answer.lse[first..first + seq_q]
                .iter()
                .copied()
                .map(f64::from)
                .collect();
            lse_error = lse_error.max(max_difference(&lse, &reference.lse));
        }
        let comparison = Comparison::flash_attention(&o, &exact, &low);
        Check {
            error: comparison.error,
            bound: comparison.bound,
            lse_error,
            heads: self.heads.len(),
            ok: comparison.holds() && lse_error <= LSE_BOUND,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_accepts_itself_and_nothing_else() {
        let problem = Problem::random(1, 2, true, 7);
        let references = problem.references(2);
        let shape = problem.shape;
        let exact = attention(
            &shape,
            &problem.q,
            &problem.k,
            &problem.v,
            0.125,
            true,
            Precision::Exact,
        );
        let mut answer = Answer {
            o: exact.o.iter().map(|x| f16::from_f64(*x)).collect(),
            lse: exact.lse.iter().map(|x| *x as f32).collect(),
        };
        assert!(references.check(&answer).ok);
        answer.o[64] += f16::from_f32(0.1); // row 0 of head 1
        assert!(!references.check(&answer).ok);
        answer.o[64] = f16::NAN;
        assert!(!references.check(&answer).ok);
        answer.o[64] = f16::from_f64(exact.o[64]);
        answer.lse[1000] += 0.01;
        assert!(!references.check(&answer).ok);
    }
}
