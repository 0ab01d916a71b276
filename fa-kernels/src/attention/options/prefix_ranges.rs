//! Ranges of tokens that see each other whatever the mask says: those of an image among a prompt's text, which a causal model
//! reads in both directions (PaliGemma; Beyer et al., 2024, and Gemma 3).

use fa_dsl::abi::{ArgBuffer, TensorView};
use fa_dsl::build::Param;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;

use super::{AttentionOption, Hooks, Options, ScoreScale, Variant};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::launch::{LaunchError, index};
use crate::attention::mask::VisibleKeys;
use crate::attention::problem::Problem;

/// [`Options::prefix_ranges`].
#[derive(Debug)]
pub struct PrefixRanges {
    /// (batch, ranges, 2).
    ranges: Tensor<u32>,
    /// Ranges of a sequence.
    count: Reg<u32>,
}

impl AttentionOption for PrefixRanges {
    const NAME: &'static str = "PREFIX_RANGES";
    const PARAMETERS: &'static [OptionalParam] = &[
        OptionalParam {
            name: "prefix_ranges",
            when: "PREFIX_RANGES",
        },
        OptionalParam {
            name: "prefix_range_count",
            when: "PREFIX_RANGES",
        },
    ];
    const WIDENS: bool = true;
    const HAS_GRADIENT: bool = true;
    /// The ranges, and how many each sequence has.
    type Arguments<'a> = (TensorView<'a, u32>, u32);

    fn is_asked(options: &Options<'_>) -> bool {
        options.prefix_ranges.is_some()
    }

    fn check<'a>(
        problem: &Problem<'a>,
        _: &mut ScoreScale,
    ) -> Result<Self::Arguments<'a>, LaunchError> {
        let batch = problem.shape.batch as u64;
        let given = problem.options.prefix_ranges;
        match given.map(|ranges| (ranges, ranges.extent.shape)) {
            Some((ranges, [sequences, count, 2, 1])) if sequences == batch => {
                Ok((ranges, index("ranges of a sequence", count)?))
            }
            other => Err(LaunchError::Shape {
                tensor: "prefix_ranges",
                found: other.map_or(Vec::new(), |(_, shape)| shape.to_vec()),
                expected: format!("(batch, ranges, 2) with batch {batch}"),
            }),
        }
    }

    fn declare(_: &Variant) -> Box<dyn Hooks> {
        Box::new(PrefixRanges {
            ranges: <Tensor<u32> as Param>::declare("prefix_ranges"),
            count: <u32 as Param>::declare("prefix_range_count"),
        })
    }

    fn pack((ranges, count): &Self::Arguments<'_>, args: &mut ArgBuffer) {
        <Tensor<u32> as Param>::pack(ranges, "prefix_ranges", args);
        <u32 as Param>::pack(count, "prefix_range_count", args);
    }
}

impl Hooks for PrefixRanges {
    /// What a query sees stays without gaps: what the masks leave and every range that it is in have its own position in
    /// common. For the same reason a later query begins and ends to see no earlier than one before it, on which
    /// [`KernelProblem::blocks`] relies.
    #[device]
    fn visible(&self, problem: &KernelProblem, query: Reg<u32>, keys: VisibleKeys) -> VisibleKeys {
        // Positions are counted from seq_q keys before the first, so that none is negative.
        let position = query + problem.seq_k;
        let mut begin = keys.begin.unwrap_or(0.into());
        let mut end = keys.end;
        for number in range(0, self.count).unroll(1) {
            let [first, last] = [0, 1].map(|bound: u32| {
                let at = [problem.number(), number, bound.into()];
                self.ranges.at(&at).load(0)
            });
            // A range that is empty or negative does not end after it begins, and nobody is in it. Numbers past 2³¹ are negative ones
            // of the lists of other libraries, which pad with ranges such as 0 to −1.
            let last = last.to_i32().max(0).to_u32().min(problem.seq_k);
            let is_range = first < last;
            let is_inside = (position >= first + problem.seq_q) & (position < last + problem.seq_q);
            if is_range & is_inside {
                begin = begin.min(first);
                end = end.max(last);
            }
        }
        VisibleKeys {
            begin: keys.begin.map(|_| begin),
            end,
        }
    }
}
