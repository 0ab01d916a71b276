//! What a problem of FaS512 is: sizes, options, how its values are drawn and how they lie.

use fa_kernels::s512::{HEAD_DIM, SEQ};
use fa_reference::Shape;
use half::f16;

use crate::layout::Layout;
use crate::values::Values;

/// One attention problem of FaS512.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Case {
    /// Sequences.
    pub batch: usize,
    /// Query heads.
    pub heads: usize,
    /// KV heads, which divide the query heads.
    pub kv_heads: usize,
    /// Whether a query sees only the keys up to its own.
    pub causal: bool,
    /// The scale of the scores; `None` is 1/√64.
    pub scale: Option<f32>,
    /// How the elements are drawn.
    pub values: Values,
    /// Where q, k and v lie.
    pub inputs: Layout,
    /// Where the output and the log-sum-exp lie.
    pub outputs: Layout,
    /// Of the random numbers.
    pub seed: u64,
}

impl Case {
    /// One head of one sequence, everything contiguous: the smallest problem.
    pub const ONE_HEAD: Case = Case {
        batch: 1,
        heads: 1,
        kv_heads: 1,
        causal: false,
        scale: None,
        values: Values::Normal(1.0),
        inputs: Layout::Contiguous,
        outputs: Layout::Contiguous,
        seed: 1,
    };

    /// Problems that differ in everything but the configuration, by name: what a change of the
    /// kernel has to keep right on every device.
    pub fn all() -> Vec<(&'static str, Case)> {
        let one = Case::ONE_HEAD;
        let gqa = Case {
            batch: 2,
            heads: 4,
            kv_heads: 2,
            seed: 2,
            ..one
        };
        let mqa = Case {
            heads: 6,
            kv_heads: 1,
            causal: true,
            seed: 3,
            ..one
        };
        let infinite = Case {
            values: Values::MinusInfinity { period: 5 },
            seed: 4,
            ..one
        };
        vec![
            ("one head", one),
            (
                "one head, causal",
                Case {
                    causal: true,
                    ..one
                },
            ),
            ("GQA", gqa),
            (
                "GQA, causal",
                Case {
                    causal: true,
                    ..gqa
                },
            ),
            ("MQA, causal", mqa),
            (
                "heads first",
                Case {
                    inputs: Layout::HeadsFirst,
                    outputs: Layout::HeadsFirst,
                    ..gqa
                },
            ),
            (
                "padded",
                Case {
                    inputs: Layout::Padded(8),
                    outputs: Layout::Padded(24),
                    ..gqa
                },
            ),
            (
                "packed, causal",
                Case {
                    inputs: Layout::Packed,
                    ..mqa
                },
            ),
            (
                "outliers",
                Case {
                    values: Values::Outliers,
                    ..gqa
                },
            ),
            (
                "outliers, causal",
                Case {
                    values: Values::Outliers,
                    ..mqa
                },
            ),
            (
                "large scores",
                Case {
                    values: Values::Normal(30.0),
                    ..one
                },
            ),
            (
                "tiny values",
                Case {
                    values: Values::Normal(1e-4),
                    ..one
                },
            ),
            ("rows of -inf", infinite),
            (
                "rows of -inf, causal",
                Case {
                    causal: true,
                    ..infinite
                },
            ),
            (
                "nothing but -inf",
                Case {
                    values: Values::MinusInfinity { period: 1 },
                    ..one
                },
            ),
            (
                "scale 0",
                Case {
                    scale: Some(0.0),
                    ..one
                },
            ),
            (
                "scale 1, causal",
                Case {
                    scale: Some(1.0),
                    causal: true,
                    ..one
                },
            ),
        ]
    }

    /// The problem's sizes.
    pub fn shape(&self) -> Shape {
        Shape {
            batch: self.batch,
            seq_q: SEQ as usize,
            seq_k: SEQ as usize,
            heads: self.heads,
            kv_heads: self.kv_heads,
            head_dim: HEAD_DIM as usize,
        }
    }

    /// q, k and v, each contiguous (batch, seq, heads, head_dim).
    pub fn draw(&self) -> [Vec<f16>; 3] {
        self.values.draw(&self.shape(), self.seed)
    }
}
