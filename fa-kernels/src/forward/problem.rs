//! The problem as a kernel sees it: sizes, scale and mask, constants where the kernel is
//! specialised to them and parameters elsewhere.

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::options::Seq;
use crate::mask::{self, Seen};

/// What a kernel is specialised to, beside the shape of its schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    /// Elements of a head; tensors may have fewer.
    pub head_dim: u32,
    /// Whether a query sees only the keys up to its own position.
    pub causal: bool,
    /// Whether a query sees only the keys around its own position.
    pub window: bool,
    /// Whether scores are capped.
    pub softcap: bool,
    /// The sequences' length.
    pub seq: Seq,
}

impl Variant {
    /// Whether what a query sees depends on its position.
    pub const fn masked(&self) -> bool {
        self.causal || self.window
    }

    /// Whether the last block of `block_n` keys may reach past the sequence.
    pub const fn ragged(&self, block_n: u32) -> bool {
        match self.seq {
            Seq::Dynamic => true,
            Seq::Static(length) => !length.is_multiple_of(block_n),
        }
    }
}

/// The run-time parameters that every kernel of forward attention has; those of options that it
/// was made without are `None`.
#[derive(Clone, Copy, Debug)]
pub struct Parameters {
    /// Queries of a sequence.
    pub seq_q: Option<Reg<u32>>,
    /// Keys of a sequence.
    pub seq_k: Option<Reg<u32>>,
    /// Query heads.
    pub heads: Reg<u32>,
    /// Query heads that share a KV head.
    pub group: Reg<u32>,
    /// Sequences.
    pub batch: Reg<u32>,
    /// log2 e times the scale, or times the cap.
    pub scale_log2: Reg<f32>,
    /// 2·log2 e·scale / cap.
    pub softcap: Option<Reg<f32>>,
    /// Keys seen before a query's own position.
    pub window_left: Option<Reg<u32>>,
    /// Keys seen after it.
    pub window_right: Option<Reg<u32>>,
}

/// The problem.
#[derive(Clone, Copy, Debug)]
pub struct Problem {
    /// What the kernel is specialised to.
    pub variant: Variant,
    /// Queries of a sequence.
    pub seq_q: Reg<u32>,
    /// Keys of a sequence.
    pub seq_k: Reg<u32>,
    parameters: Parameters,
}

/// The blocks of keys that some rows see, which are gone through from the last to the first.
#[derive(Clone, Copy, Debug)]
pub struct Blocks {
    /// One past the last block.
    pub end: Reg<u32>,
    /// Blocks, at least one: rows that see no key mask it all.
    pub count: Reg<u32>,
    /// How many of them, the first that are gone through, hide a key after what some row sees.
    pub cut_right: Reg<u32>,
    /// From which on they hide a key before what some row sees; `count` if none does.
    pub cut_left: Reg<u32>,
}

impl Problem {
    /// The problem of a kernel with these parameters.
    pub fn new(variant: Variant, parameters: Parameters) -> Problem {
        let length = |parameter: Option<Reg<u32>>| match parameter {
            Some(length) => length,
            None => variant.seq.tunable().into(),
        };
        Problem {
            variant,
            seq_q: length(parameters.seq_q),
            seq_k: length(parameters.seq_k),
            parameters,
        }
    }

    /// Query heads.
    pub fn heads(&self) -> Reg<u32> {
        self.parameters.heads
    }

    /// Query heads that share a KV head.
    pub fn group(&self) -> Reg<u32> {
        self.parameters.group
    }

    /// Sequences.
    pub fn batch(&self) -> Reg<u32> {
        self.parameters.batch
    }

    /// What the softmax multiplies scores by.
    pub fn scale_log2(&self) -> Reg<f32> {
        self.parameters.scale_log2
    }

    /// `query`'s position among the keys, `ahead` further; 0 where that is before the first key.
    #[device]
    fn position(&self, query: Reg<u32>, ahead: Reg<u32>) -> Reg<u32> {
        if self.variant.seq != Seq::Dynamic {
            query + ahead
        } else {
            let end = query + self.seq_k + ahead;
            end.max(self.seq_q) - self.seq_q
        }
    }

    /// The keys that a query sees.
    #[device]
    pub fn seen(&self, query: Reg<u32>) -> Seen {
        let right = match self.parameters.window_right {
            Some(right) if !self.variant.causal => Some(right),
            _ if self.variant.causal => Some(Reg::from(0_u32)),
            _ => None,
        };
        let end = match right {
            Some(right) => self.position(query, right + 1).min(self.seq_k),
            None => self.seq_k,
        };
        let begin = self.parameters.window_left.map(|left| {
            let position = self.position(query, 0.into());
            // Rows past the last query lie past the last key too; they keep to blocks that exist.
            (position.max(left) - left).min(self.seq_k - 1)
        });
        Seen { begin, end }
    }

    /// The blocks that the `rows` rows from `first_query` on see.
    #[device]
    pub fn blocks(&self, first_query: Reg<u32>, rows: u32, block_n: u32) -> Blocks {
        let first = self.seen(first_query);
        let last = if self.variant.masked() {
            self.seen(first_query + (rows - 1))
        } else {
            first
        };
        let begin = match first.begin {
            Some(begin) => begin / block_n,
            None => 0.into(),
        };
        let end = ((last.end + (block_n - 1)) / block_n).max(begin + 1);
        let count = end - begin;
        let whole = (first.end / block_n).min(end);
        let cut_left = match last.begin {
            Some(hidden) => end - ((hidden + (block_n - 1)) / block_n).max(begin).min(end),
            None => count,
        };
        Blocks {
            end,
            count,
            cut_right: (end - whole).min(count),
            cut_left,
        }
    }

    /// Caps the scores: s becomes tanh(s·scale / cap), which the softmax multiplies by the cap.
    /// tanh x = 1 − 2 / (e^2x + 1), within 2^-22 of the exact value.
    #[device]
    pub fn cap(&self, s: &Accumulator) {
        if let Some(factor) = self.parameters.softcap {
            for m in 0..s.m_tiles {
                for n in 0..s.n_tiles {
                    for score in s.block(m, n) {
                        let power = (score.peek() * factor).exp2();
                        score.set((power + 1.0).recip().mul_add(-2.0, 1.0));
                    }
                }
            }
        }
    }

    /// Hides the keys that the queries do not see. `first_query` is the warp's first row,
    /// `first_key` the block's.
    #[device]
    pub fn mask(
        &self,
        s: &Accumulator,
        lane: Reg<u32>,
        first_query: Reg<u32>,
        first_key: Reg<u32>,
    ) {
        mask::hide(s, lane, first_query, first_key, |query| self.seen(query));
    }
}
