//! The causal mask: a query sees the keys up to its own position, the last query all of them.

use fa_dsl::abi::ArgBuffer;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;

use super::{AttentionOption, Hooks, Options, ScoreScale, Variant};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::launch::LaunchError;
use crate::attention::mask::VisibleKeys;
use crate::attention::problem::Problem;

/// [`Options::causal`].
#[derive(Debug)]
pub struct Causal;

impl AttentionOption for Causal {
    const NAME: &'static str = "CAUSAL";
    const PARAMETERS: &'static [OptionalParam] = &[];
    const MASKS: bool = true;
    const HAS_GRADIENT: bool = true;
    type Arguments<'a> = ();

    fn is_asked(options: &Options<'_>) -> bool {
        options.causal
    }

    fn check<'a>(_: &Problem<'a>, _: &mut ScoreScale) -> Result<(), LaunchError> {
        Ok(())
    }

    fn declare(_: &Variant) -> Box<dyn Hooks> {
        Box::new(Causal)
    }

    fn pack((): &(), _: &mut ArgBuffer) {}
}

impl Hooks for Causal {
    #[device]
    fn visible(&self, problem: &KernelProblem, query: Reg<u32>, keys: VisibleKeys) -> VisibleKeys {
        let end = problem.position(query, 1.into()).min(keys.end);
        VisibleKeys { end, ..keys }
    }
}
