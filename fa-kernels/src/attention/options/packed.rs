//! Packed sequences: queries and keys of sequences of different lengths, one after the other in the tensors. Where each
//! begins is read by the kernel, so that a captured launch is right for other lengths.

use fa_dsl::abi::{ArgBuffer, TensorView};
use fa_dsl::build::Param;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;

use super::cache::SequsedK;
use super::{AttentionOption, Hooks, Options, ScoreScale, Seq, Variant};
use crate::attention::kernel_problem::{KernelProblem, Sequence};
use crate::attention::launch::LaunchError;
use crate::attention::problem::Problem;

/// Where the sequences of packed tensors lie: sequence b has the queries from `cu_seqlens_q[b]` on, up to
/// `cu_seqlens_q[b + 1]`, and so with the keys.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Packed<'a> {
    /// (batch + 1), ascending from 0 to the number of all queries.
    pub cu_seqlens_q: TensorView<'a, u32>,
    /// (batch + 1), ascending from 0 to the number of all keys. Sequences may use fewer, the first of those that are theirs
    /// ([`Options::seqused_k`]). `None` where keys are in a cache, of which they have to say so.
    pub cu_seqlens_k: Option<TensorView<'a, u32>>,
    /// At least as many as the longest sequence has queries; queries past it may not be computed.
    pub max_seq_q: usize,
    /// At least as many as the longest sequence has keys, unless they are in a cache.
    pub max_seq_k: usize,
}

/// [`Options::packed`].
#[derive(Debug)]
pub struct PackedSequences {
    cu_seqlens_q: Tensor<u32>,
    cu_seqlens_k: Option<Tensor<u32>>,
    /// Sequences of fewer or of more queries are treated as if they had none.
    queries: [Reg<u32>; 2],
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
            when: "PACKED && (!SEQUSED_K || USED_OF_PACKED)",
        },
        OptionalParam {
            name: "least_queries",
            when: "PACKED",
        },
        OptionalParam {
            name: "most_queries",
            when: "PACKED",
        },
    ];
    const RELOCATES: bool = true;
    const HAS_GRADIENT: bool = true;
    /// Those of queries, those of keys unless they are in a cache, and which sequences.
    type Arguments<'a> = (TensorView<'a, u32>, Option<TensorView<'a, u32>>, [u32; 2]);

    fn is_asked(options: &Options<'_>) -> bool {
        options.packed.is_some()
    }

    fn has_parameter(variant: &Variant, index: usize) -> bool {
        index != 1 || variant.rows_are_packed()
    }

    fn check<'a>(
        problem: &Problem<'a>,
        _: &mut ScoreScale,
    ) -> Result<Self::Arguments<'a>, LaunchError> {
        let options = &problem.options;
        let invalid = |reason: &str| LaunchError::OptionValue {
            option: "packed",
            reason: reason.to_owned(),
        };
        if matches!(options.seq, Some(Seq::Static(_))) {
            return Err(invalid("its sequences differ in length: leave seq out"));
        }
        let Some(packed) = options.packed else {
            return Err(invalid("it is missing"));
        };
        if packed.cu_seqlens_k.is_none() && options.seqused_k.is_none() {
            let reason = "cu_seqlens_k is missing, and keys are in no cache with seqused_k";
            return Err(invalid(reason));
        }
        if packed.cu_seqlens_k.is_some() && options.paged.is_some() {
            let reason = "keys are in pages, where block_table says: leave cu_seqlens_k out";
            return Err(invalid(reason));
        }
        let expected = [problem.shape.batch as u64 + 1, 1, 1, 1];
        let check = |tensor, list: &TensorView<'_, u32>| match list.extent.shape == expected {
            true => Ok(()),
            false => Err(LaunchError::Shape {
                tensor,
                found: list.extent.shape.to_vec(),
                expected: format!("(batch + 1): [{}]", expected[0]),
            }),
        };
        check("cu_seqlens_q", &packed.cu_seqlens_q)?;
        if let Some(keys) = &packed.cu_seqlens_k {
            check("cu_seqlens_k", keys)?;
        }
        let queries @ [least, most] = options.query_range.unwrap_or([0, u32::MAX]);
        if least > most {
            return Err(LaunchError::OptionValue {
                option: "query_range",
                reason: format!("{least} is more than {most}: give the smaller number first"),
            });
        }
        Ok((packed.cu_seqlens_q, packed.cu_seqlens_k, queries))
    }

    fn declare(variant: &Variant) -> Box<dyn Hooks> {
        let list = |name| <Tensor<u32> as Param>::declare(name);
        Box::new(PackedSequences {
            cu_seqlens_q: list("cu_seqlens_q"),
            cu_seqlens_k: variant.rows_are_packed().then(|| list("cu_seqlens_k")),
            queries: ["least_queries", "most_queries"].map(<u32 as Param>::declare),
        })
    }

    fn pack((queries, keys, [least, most]): &Self::Arguments<'_>, args: &mut ArgBuffer) {
        <Tensor<u32> as Param>::pack(queries, "cu_seqlens_q", args);
        if let Some(keys) = keys {
            <Tensor<u32> as Param>::pack(keys, "cu_seqlens_k", args);
        }
        <u32 as Param>::pack(least, "least_queries", args);
        <u32 as Param>::pack(most, "most_queries", args);
    }
}

impl Hooks for PackedSequences {
    #[device]
    fn sequence(&self, _: &KernelProblem, batch: Reg<u32>, sequence: Sequence) -> Sequence {
        let next = batch + 1;
        let first_query = self.cu_seqlens_q.at(&[batch]).load(0);
        let queries = self.cu_seqlens_q.at(&[next]).load(0) - first_query;
        let [least, most] = self.queries;
        let seq_q = select((queries >= least) & (queries <= most), queries, 0);
        let of_queries = Sequence {
            first_query: [0.into(), first_query],
            seq_q,
            ..sequence
        };
        match &self.cu_seqlens_k {
            Some(cu_seqlens_k) => {
                let first = cu_seqlens_k.at(&[batch]).load(0);
                let seq_k = cu_seqlens_k.at(&[next]).load(0) - first;
                Sequence {
                    first_key: [0.into(), first],
                    seq_k,
                    room_k: Some(seq_k),
                    ..of_queries
                }
            }
            None => of_queries,
        }
    }
}

/// That packed sequences use a part of their keys ([`Options::seqused_k`]): where they say how many they use, keys are in a cache otherwise.
#[derive(Debug)]
pub struct UsedOfPacked;

impl AttentionOption for UsedOfPacked {
    const NAME: &'static str = "USED_OF_PACKED";
    const PARAMETERS: &'static [OptionalParam] = &[];
    const HAS_GRADIENT: bool = true;
    type Arguments<'a> = ();

    fn is_asked(options: &Options<'_>) -> bool {
        let packed = options.packed.and_then(|packed| packed.cu_seqlens_k);
        packed.is_some() && SequsedK::is_asked(options)
    }

    fn check(_: &Problem<'_>, _: &mut ScoreScale) -> Result<(), LaunchError> {
        Ok(())
    }

    fn declare(_: &Variant) -> Box<dyn Hooks> {
        Box::new(UsedOfPacked)
    }

    fn pack(_: &(), _: &mut ArgBuffer) {}
}

impl Hooks for UsedOfPacked {}
