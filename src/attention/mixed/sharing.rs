//! How the kernels of a mixed batch share the GPU.

use fa_kernels::attention::{Problem, Tensors};

use crate::attention::plan::Chip;

/// FLOP a second that a multiprocessor computes for prompts.
const FLOPS: f64 = 4.2e12;

/// Bytes a second that a multiprocessor reads for single queries where few of them do.
const BYTES: f64 = 55e9;

/// Its part of the bytes a second that memory gives all of them.
const BYTES_OF_ALL: f64 = 33e9;

/// Where either kind takes fewer seconds than this by itself, there is little to gain from running both at once.
const SHORT: f64 = 15e-6;

/// How the kernels of a mixed batch share the GPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// One after the other, each on all multiprocessors.
    InTurn,
    /// At the same time.
    AtOnce {
        /// Multiprocessors that the prompts' kernel gets, at least 1 and not all.
        prompts: u32,
    },
}

impl Sharing {
    /// Shares with which both kinds would end together, by what multiprocessors compute and read, where both take long. Lengths
    /// are on the device: what counts is how many queries there are of all sequences, and what the caller says of the longest one.
    /// It is what [`plan`](crate::attention::plan()) takes.
    pub fn balanced(chip: Chip, problem: &Problem<'_>, tensors: &Tensors<'_>) -> Sharing {
        let queries = tensors.q.shape[1] as usize;
        match Work::of(problem, queries) {
            Some(work) => work.shared(chip.multiprocessors),
            None => Sharing::InTurn,
        }
    }

    /// The multiprocessors of prompts, and of single queries.
    pub(super) fn multiprocessors(self, all: u32) -> [u32; 2] {
        match self {
            Sharing::InTurn => [all; 2],
            Sharing::AtOnce { prompts } => {
                let all = all.max(2);
                let prompts = prompts.clamp(1, all - 1);
                [prompts, all - prompts]
            }
        }
    }
}

/// What a batch takes, if it has as few prompts as it can have and they are as long as the caller says.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Work {
    /// Of prompts.
    flop: f64,
    /// That single queries read.
    bytes: f64,
}

impl Work {
    /// `None` if all sequences would be prompts.
    fn of(problem: &Problem<'_>, queries: usize) -> Option<Work> {
        let (shape, options) = (&problem.shape, &problem.options);
        let longest = options.packed?.max_seq_q.max(2);
        // Every sequence has one query, and each prompt so many more at most.
        let prompts = queries.saturating_sub(shape.batch).div_ceil(longest - 1);
        let single = shape.batch.checked_sub(prompts)?;
        if single == 0 {
            return None;
        }
        let left = options.limits().and_then(|window| window.left);
        let seen = |keys: usize| left.map_or(keys, |left| keys.min(left as usize + 1)) as f64;
        // A prompt's queries are aligned with its last keys.
        let hidden = if options.causal { longest / 2 } else { 0 };
        let keys = seen(shape.seq_k.saturating_sub(hidden).max(1));
        let rows = (queries.saturating_sub(single) * shape.heads) as f64;
        let heads = (single * shape.kv_heads) as f64;
        Some(Work {
            flop: 4.0 * rows * keys * shape.head_dim as f64,
            bytes: 2.0
                * heads
                * seen(shape.seq_k)
                * (shape.head_dim * problem.dtype.bytes()) as f64,
        })
    }

    /// How so many multiprocessors share it.
    fn shared(&self, all: u32) -> Sharing {
        let count = f64::from(all);
        let in_turn = [self.flop / FLOPS / count, self.bytes / BYTES_OF_ALL / count];
        if all < 2 || in_turn.iter().any(|seconds| *seconds < SHORT) {
            return Sharing::InTurn;
        }
        // Both end together, unless that gives single queries more multiprocessors than keep memory busy.
        let [prompts, single] = [self.flop / FLOPS, self.bytes / BYTES];
        let share = (prompts / (prompts + single)).max(1.0 - BYTES_OF_ALL / BYTES);
        Sharing::AtOnce {
            prompts: ((count * share).round() as u32).clamp(1, all - 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fa_dsl::abi::{Extent, TensorView};
    use fa_dsl::target::Arch;
    use fa_kernels::attention::{Dtype, Options, Packed, Shape};

    const CHIP: Chip = Chip {
        arch: Arch::Sm90a,
        multiprocessors: 132,
    };

    /// Of so many sequences, some of them prompts of `longest` queries, all with `keys` keys.
    fn sharing([batch, prompts, longest, keys]: [usize; 4]) -> Sharing {
        let begins = TensorView::from_extent(Extent {
            address: 1 << 40,
            shape: [batch as u64 + 1, 1, 1, 1],
            strides: [1, 0, 0, 0],
            element_bytes: 4,
        });
        let options = Options {
            causal: true,
            packed: Some(Packed {
                cu_seqlens_q: begins,
                cu_seqlens_k: None,
                max_seq_q: longest,
                max_seq_k: keys,
            }),
            ..Options::default()
        };
        let problem = Problem {
            dtype: Dtype::Bf16,
            shape: Shape {
                batch,
                seq_q: longest,
                seq_k: keys,
                heads: 32,
                kv_heads: 8,
                head_dim: 128,
            },
            options,
            lse: false,
        };
        let queries = batch - prompts + prompts * longest;
        Work::of(&problem, queries).map_or(Sharing::InTurn, |work| work.shared(132))
    }

    #[test]
    fn both_kinds_end_together() {
        // Two prompts of 2048 take as much as 128 sequences of 2048 keys do.
        let Sharing::AtOnce { prompts } = sharing([130, 2, 2048, 2048]) else {
            panic!("both take long");
        };
        assert!((50..80).contains(&prompts), "{prompts}");
        // More prompts get more, up to all but those that single queries need.
        let Sharing::AtOnce { prompts: more } = sharing([128, 16, 2048, 2048]) else {
            panic!("both take long");
        };
        assert!(more > 100, "{more}");
        // Single queries that fill memory leave the others to prompts.
        assert_eq!(
            sharing([512, 1, 2048, 8192]),
            Sharing::AtOnce { prompts: 53 }
        );
    }

    #[test]
    fn what_is_short_waits_for_its_turn() {
        assert_eq!(sharing([130, 1, 128, 2048]), Sharing::InTurn);
        assert_eq!(sharing([4, 2, 4096, 4096]), Sharing::InTurn);
        assert_eq!(sharing([4, 4, 4096, 4096]), Sharing::InTurn);
    }

    #[test]
    fn every_share_leaves_some() {
        let all = CHIP.multiprocessors;
        for prompts in [0, 1, 66, 131, 132, 500] {
            let [first, second] = Sharing::AtOnce { prompts }.multiprocessors(all);
            assert!(first > 0 && second > 0 && first + second == all);
        }
        assert_eq!(Sharing::InTurn.multiprocessors(all), [all; 2]);
    }
}
