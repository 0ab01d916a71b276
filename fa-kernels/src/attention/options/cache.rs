//! Keys and values in a cache that is longer than what is used of it. What each sequence uses is read by the kernel, so
//! that a captured launch is right for other lengths.

use fa_dsl::abi::{ArgBuffer, TensorView};
use fa_dsl::build::Param;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;

use super::{AttentionOption, Hooks, Options, ScoreScale, Seq, Variant};
use crate::attention::kernel_problem::{KernelProblem, Sequence};
use crate::attention::launch::{LaunchError, MAX_INDEX};
use crate::attention::problem::Problem;

/// Keys of a sequence beside those that [`Options::seqused_k`] counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AddedKeys {
    /// None.
    #[default]
    None,
    /// So many, or as many as there is room for.
    Each(u32),
    /// As many as the sequence has queries, whose own keys they are.
    AsQueries,
}

impl AddedKeys {
    /// What stands for as many as there are queries.
    const AS_QUERIES: u32 = u32::MAX;

    fn word(self) -> u32 {
        match self {
            AddedKeys::None => 0,
            AddedKeys::Each(keys) => keys.min(MAX_INDEX as u32),
            AddedKeys::AsQueries => AddedKeys::AS_QUERIES,
        }
    }
}

/// [`Options::seqused_k`] and [`Options::added_k`].
#[derive(Debug)]
pub struct SequsedK {
    keys: Tensor<u32>,
    added: Reg<u32>,
}

impl AttentionOption for SequsedK {
    const NAME: &'static str = "SEQUSED_K";
    const PARAMETERS: &'static [OptionalParam] = &[
        OptionalParam {
            name: "seqused_k",
            when: "SEQUSED_K",
        },
        OptionalParam {
            name: "added_k",
            when: "SEQUSED_K",
        },
    ];
    const RELOCATES: bool = true;
    const HAS_GRADIENT: bool = true;
    type Arguments<'a> = (TensorView<'a, u32>, u32);

    fn is_asked(options: &Options<'_>) -> bool {
        options.seqused_k.is_some() || options.added_k != AddedKeys::None
    }

    fn check<'a>(
        problem: &Problem<'a>,
        _: &mut ScoreScale,
    ) -> Result<Self::Arguments<'a>, LaunchError> {
        let list = check("seqused_k", problem.options.seqused_k, problem)?;
        Ok((list, problem.options.added_k.word()))
    }

    fn declare(_: &Variant) -> Box<dyn Hooks> {
        Box::new(SequsedK {
            keys: <Tensor<u32> as Param>::declare("seqused_k"),
            added: <u32 as Param>::declare("added_k"),
        })
    }

    fn pack((keys, added): &Self::Arguments<'_>, args: &mut ArgBuffer) {
        <Tensor<u32> as Param>::pack(keys, "seqused_k", args);
        <u32 as Param>::pack(added, "added_k", args);
    }
}

impl Hooks for SequsedK {
    /// No more than there are, and none where the length is negative: lists of other libraries are int32.
    #[device]
    fn sequence(&self, _: &KernelProblem, batch: Reg<u32>, sequence: Sequence) -> Sequence {
        let as_queries = self.added == AddedKeys::AS_QUERIES;
        let added = select(as_queries, sequence.seq_q, self.added);
        let used = self.keys.at(&[batch]).load(0).to_i32().max(0).to_u32();
        let used = used.min(sequence.seq_k);
        Sequence {
            seq_k: (used + added).min(sequence.seq_k),
            ..sequence
        }
    }
}

/// Options that are a number for each sequence: the type, its field of [`Options`], its name in specs, and what it does.
macro_rules! numbers {
    ($($(#[$doc:meta])* $option:ident = $field:ident, $name:literal, $does:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $option(Tensor<u32>);

        impl AttentionOption for $option {
            const NAME: &'static str = $name;
            const PARAMETERS: &'static [OptionalParam] = &[OptionalParam {
                name: stringify!($field),
                when: $name,
            }];
            const RELOCATES: bool = true;
            type Arguments<'a> = TensorView<'a, u32>;

            fn is_asked(options: &Options<'_>) -> bool {
                options.$field.is_some()
            }

            fn check<'a>(
                problem: &Problem<'a>,
                _: &mut ScoreScale,
            ) -> Result<TensorView<'a, u32>, LaunchError> {
                check(stringify!($field), problem.options.$field, problem)
            }

            fn declare(_: &Variant) -> Box<dyn Hooks> {
                Box::new($option(<Tensor<u32> as Param>::declare(stringify!($field))))
            }

            fn pack(numbers: &TensorView<'_, u32>, args: &mut ArgBuffer) {
                <Tensor<u32> as Param>::pack(numbers, stringify!($field), args);
            }
        }

        impl Hooks for $option {
            #[device]
            fn sequence(&self, _: &KernelProblem, batch: Reg<u32>, sequence: Sequence) -> Sequence {
                $does(sequence, self.0.at(&[batch]).load(0))
            }
        }
    )*};
}

numbers! {
    /// [`Options::cache_batch_idx`].
    CacheBatchIdx = cache_batch_idx, "CACHE_BATCH_IDX", lie_in_row;
    /// [`Options::cache_leftpad`].
    CacheLeftpad = cache_leftpad, "CACHE_LEFTPAD", pad;
}

/// In this row of the cache.
#[device]
fn lie_in_row(sequence: Sequence, row: Reg<u32>) -> Sequence {
    Sequence {
        first_key: [row, sequence.first_key[1]],
        ..sequence
    }
}

/// The keys begin later, and there are fewer.
#[device]
fn pad(sequence: Sequence, keys: Reg<u32>) -> Sequence {
    let [batch, first] = sequence.first_key;
    let padding = keys.min(sequence.seq_k);
    Sequence {
        first_key: [batch, first + padding],
        seq_k: sequence.seq_k - padding,
        ..sequence
    }
}

fn check<'a>(
    option: &'static str,
    given: Option<TensorView<'a, u32>>,
    problem: &Problem<'a>,
) -> Result<TensorView<'a, u32>, LaunchError> {
    let options = &problem.options;
    let invalid = |reason: &str| {
        Err(LaunchError::OptionValue {
            option,
            reason: reason.to_owned(),
        })
    };
    if matches!(options.seq, Some(Seq::Static(_))) {
        return invalid("its sequences differ in length: leave seq out");
    }
    if option != "seqused_k" && options.paged.is_some() {
        return invalid("the pages of a cache say where its keys lie: leave it out");
    }
    let packed_keys = options
        .packed
        .is_some_and(|packed| packed.cu_seqlens_k.is_some());
    if option == "cache_batch_idx" && packed_keys {
        return invalid("packed keys have no rows of a cache: leave it out");
    }
    let batch = problem.shape.batch as u64;
    match given {
        Some(list) if list.extent.shape == [batch, 1, 1, 1] => Ok(list),
        other => Err(LaunchError::Shape {
            tensor: option,
            found: other.map_or(Vec::new(), |list| list.extent.shape.to_vec()),
            expected: format!("(batch): [{batch}]"),
        }),
    }
}
