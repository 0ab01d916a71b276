//! Packed sequences: queries and keys of sequences of different lengths, one after the other in the tensors. Where each
//! begins is read by the kernel, so that a captured launch is right for other lengths.

use fa_dsl::abi::{ArgBuffer, TensorView};
use fa_dsl::build::Param;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;

use super::{AttentionOption, Hooks, Options, ScoreScale, Seq, Variant};
use crate::attention::kernel_problem::SequenceRows;
use crate::attention::launch::LaunchError;
use crate::attention::problem::Problem;

/// Where the sequences of packed tensors lie: sequence b has the queries from `cu_seqlens_q[b]` on, up to
/// `cu_seqlens_q[b + 1]`, and so with the keys.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Packed<'a> {
    /// (batch + 1), ascending from 0 to the number of all queries.
    pub cu_seqlens_q: TensorView<'a, u32>,
    /// (batch + 1), ascending from 0 to the number of all keys.
    pub cu_seqlens_k: TensorView<'a, u32>,
    /// At least as many as the longest sequence has queries; queries past it are not computed.
    pub max_seq_q: usize,
    /// At least as many as the longest sequence has keys.
    pub max_seq_k: usize,
}

/// [`Options::packed`].
#[derive(Debug)]
pub struct PackedSequences {
    cu_seqlens_q: Tensor<u32>,
    cu_seqlens_k: Tensor<u32>,
}

impl AttentionOption for PackedSequences {
    const NAME: &'static str = "PACKED";
    const PARAMETERS: &'static [OptionalParam] = &[
        OptionalParam {
            name: "cu_seqlens_q",
            when: "PACKED",
        },
        OptionalParam {
            name: "cu_seqlens_k",
            when: "PACKED",
        },
    ];
    const LENGTHS_VARY: bool = true;
    /// Those of queries, and those of keys.
    type Arguments<'a> = [TensorView<'a, u32>; 2];

    fn is_asked(options: &Options<'_>) -> bool {
        options.packed.is_some()
    }

    fn check<'a>(
        problem: &Problem<'a>,
        _: &mut ScoreScale,
    ) -> Result<[TensorView<'a, u32>; 2], LaunchError> {
        let invalid = |reason: &str| LaunchError::OptionValue {
            option: "packed",
            reason: reason.to_owned(),
        };
        if matches!(problem.options.seq, Some(Seq::Static(_))) {
            return Err(invalid("its sequences differ in length: leave seq out"));
        }
        let Some(packed) = problem.options.packed else {
            return Err(invalid("it is missing"));
        };
        let expected = [problem.shape.batch as u64 + 1, 1, 1, 1];
        let lists = [
            ("cu_seqlens_q", packed.cu_seqlens_q),
            ("cu_seqlens_k", packed.cu_seqlens_k),
        ];
        for (tensor, list) in lists {
            if list.extent.shape != expected {
                return Err(LaunchError::Shape {
                    tensor,
                    found: list.extent.shape.to_vec(),
                    expected: format!("(batch + 1): [{}]", expected[0]),
                });
            }
        }
        Ok(lists.map(|(_, list)| list))
    }

    fn declare(_: &Variant) -> Box<dyn Hooks> {
        Box::new(PackedSequences {
            cu_seqlens_q: <Tensor<u32> as Param>::declare("cu_seqlens_q"),
            cu_seqlens_k: <Tensor<u32> as Param>::declare("cu_seqlens_k"),
        })
    }

    fn pack([queries, keys]: &[TensorView<'_, u32>; 2], args: &mut ArgBuffer) {
        <Tensor<u32> as Param>::pack(queries, "cu_seqlens_q", args);
        <Tensor<u32> as Param>::pack(keys, "cu_seqlens_k", args);
    }
}

impl Hooks for PackedSequences {
    #[device]
    fn sequence(&self, batch: Reg<u32>) -> Option<SequenceRows> {
        let first_query = self.cu_seqlens_q.at(&[batch]).load(0);
        let first_key = self.cu_seqlens_k.at(&[batch]).load(0);
        let next = batch + 1;
        let seq_q = self.cu_seqlens_q.at(&[next]).load(0) - first_query;
        let seq_k = self.cu_seqlens_k.at(&[next]).load(0) - first_key;
        Some(SequenceRows {
            first_query,
            first_key,
            seq_q,
            seq_k,
        })
    }
}
