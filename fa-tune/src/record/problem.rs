//! What studies compute.

use fa_kernels::attention::{Dtype, ScoreOptions, Shape};
use fa_kernels::conv::ConvProblem;
use serde::{Deserialize, Serialize};

/// What a study computes with random inputs. As JSON it is what the problem of its kind is: a record of attention has `seq_q`, one of a convolution
/// `in_channels`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum StudyProblem {
    /// Attention, or its gradients.
    Attention(Workload),
    /// A convolution block.
    Conv(ConvWorkload),
}

/// One problem of attention with random inputs, and what a launch of it has to do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Workload {
    /// The sizes.
    #[serde(flatten)]
    pub shape: Shape,
    /// The element type.
    pub dtype: Dtype,
    /// What is asked of scores.
    #[serde(flatten)]
    pub scores: ScoreOptions,
    /// Floating-point operations of a launch.
    pub flop: f64,
    /// Bytes of queries, keys, values, output and log-sum-exp, and of the gradients of all but the last where they are computed: what a
    /// launch moves at least.
    pub bytes: f64,
}

/// One convolution block on random images whose channels are last, and what its launches have to do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConvWorkload {
    /// What is computed.
    #[serde(flatten)]
    pub conv: ConvProblem,
    /// Floating-point operations of the convolution.
    pub flop: f64,
    /// Bytes of the images and weights that are read, and of the images that are written: what a block moves at least.
    pub bytes: f64,
}

impl StudyProblem {
    /// Floating-point operations of a run.
    pub fn flop(&self) -> f64 {
        match self {
            StudyProblem::Attention(problem) => problem.flop,
            StudyProblem::Conv(problem) => problem.flop,
        }
    }

    /// Bytes that a run moves at least.
    pub fn bytes(&self) -> f64 {
        match self {
            StudyProblem::Attention(problem) => problem.bytes,
            StudyProblem::Conv(problem) => problem.bytes,
        }
    }

    /// TFLOP/s of a run that takes so many microseconds.
    pub fn tflops(&self, time_us: f64) -> f64 {
        self.flop() / time_us / 1e6
    }

    /// The problem, if it is one of attention.
    pub fn attention(&self) -> Option<&Workload> {
        match self {
            StudyProblem::Attention(problem) => Some(problem),
            StudyProblem::Conv(_) => None,
        }
    }
}

impl From<Workload> for StudyProblem {
    fn from(problem: Workload) -> StudyProblem {
        StudyProblem::Attention(problem)
    }
}

impl From<ConvProblem> for StudyProblem {
    fn from(conv: ConvProblem) -> StudyProblem {
        StudyProblem::Conv(ConvWorkload {
            conv,
            flop: conv.flop(),
            bytes: conv.bytes(),
        })
    }
}

impl Workload {
    /// Attention on tensors of these sizes.
    pub fn new(shape: Shape, dtype: Dtype, scores: ScoreOptions) -> Workload {
        // q and o, k and v; the log-sum-exp is of 32 bits.
        let elements = 2 * (shape.q_len() + shape.kv_len());
        let bytes = dtype.bytes() * elements + 4 * shape.lse_len();
        Workload {
            shape,
            dtype,
            scores,
            flop: scores.forward_flop(&shape),
            bytes: bytes as f64,
        }
    }

    /// The gradients of the same: five products where the output takes two; what is read of the forward pass, and the
    /// gradients, come to the bytes.
    #[must_use]
    pub fn of_gradients(self) -> Workload {
        let Workload { shape, dtype, .. } = self;
        let elements = 2 * (shape.q_len() + shape.kv_len());
        Workload {
            flop: 2.5 * self.flop,
            bytes: self.bytes + (dtype.bytes() * elements) as f64,
            ..self
        }
    }

    /// TFLOP/s of a launch that takes so many microseconds.
    pub fn tflops(&self, time_us: f64) -> f64 {
        self.flop / time_us / 1e6
    }
}

#[cfg(test)]
mod tests;
