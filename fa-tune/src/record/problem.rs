//! What studies compute.

use std::fmt;

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
    /// The sizes; of packed sequences how many there are, and the most queries and keys that one has.
    #[serde(flatten)]
    pub shape: Shape,
    /// The element type.
    pub dtype: Dtype,
    /// What is asked of scores.
    #[serde(flatten)]
    pub scores: ScoreOptions,
    /// What is asked for besides.
    #[serde(flatten)]
    pub tensors: TensorOptions,
    /// Floating-point operations of a launch.
    pub flop: f64,
    /// Bytes of queries, keys, values, output, log-sum-exp and tensors that change scores, and of the gradients of the first four where they are computed: what a
    /// launch moves at least.
    pub bytes: f64,
}

/// Options of attention that are tensors or lists. Those that are not asked for are not written: a study without any is what studies of versions without them are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TensorOptions {
    /// The lengths of packed sequences, as `fa tune --varlen` takes them: `70,1:300,64..1024x64`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub varlen: Option<String>,
    /// Keys of a page, where they lie in pages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<usize>,
    /// Tensors by the names that `fa tune --with` takes, such as `sinks`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
    /// Whether it is known beforehand which blocks of queries and keys the masks hide, of the tiles of each configuration.
    #[serde(default, skip_serializing_if = "is_false")]
    pub mask_blocks: bool,
}

fn is_false(value: &bool) -> bool {
    !value
}

impl TensorOptions {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == TensorOptions::default()
    }
}

/// What asks for them, without the lengths, which may be many: `--varlen, --page 16, --with sinks`.
impl fmt::Display for TensorOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let varlen = self.varlen.iter().map(|_| "--varlen".to_owned());
        let page = self.page.iter().map(|page| format!("--page {page}"));
        let with = self.with.iter().map(|name| format!("--with {name}"));
        let blocks = self.mask_blocks.then(|| "--mask-blocks".to_owned());
        let all: Vec<String> = varlen.chain(page).chain(with).chain(blocks).collect();
        f.write_str(&all.join(", "))
    }
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
    /// Attention on dense tensors of these sizes.
    pub fn new(shape: Shape, dtype: Dtype, scores: ScoreOptions) -> Workload {
        // q and o, k and v; the log-sum-exp is of 32 bits.
        let elements = 2 * (shape.q_len() + shape.kv_len());
        let bytes = dtype.bytes() * elements + 4 * shape.lse_len();
        Workload {
            shape,
            dtype,
            scores,
            tensors: TensorOptions::default(),
            flop: scores.forward_flop(&shape),
            bytes: bytes as f64,
        }
    }

    /// The gradients of the same: five products where the output takes two; what is read of the forward pass, and the
    /// gradients, come to the bytes.
    #[must_use]
    pub fn of_gradients(self) -> Workload {
        let elements = 2 * (self.shape.q_len() + self.shape.kv_len());
        Workload {
            flop: 2.5 * self.flop,
            bytes: self.bytes + (self.dtype.bytes() * elements) as f64,
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
