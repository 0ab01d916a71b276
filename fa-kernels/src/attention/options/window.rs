//! The sliding window: a query sees the keys around its own position.

use fa_dsl::abi::ArgBuffer;
use fa_dsl::build::Param;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;

use super::{AttentionOption, Hooks, Options, ScoreScale, Variant};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::launch::{LaunchError, MAX_INDEX};
use crate::attention::mask::VisibleKeys;
use crate::attention::problem::Problem;

/// The keys that a query sees around its own position, both ends included. Query i of seq_q stands
/// at key i + seq_k − seq_q: the last query at the last key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Window {
    /// Keys before its own position; all of them if `None`.
    pub left: Option<u32>,
    /// Keys after it; all of them if `None`, and none if the mask is causal.
    pub right: Option<u32>,
}

impl Window {
    /// As many keys on either side.
    pub const fn symmetric(keys: u32) -> Window {
        Window {
            left: Some(keys),
            right: Some(keys),
        }
    }

    /// Keys before a query's own position alone.
    pub const fn before(keys: u32) -> Window {
        Window {
            left: Some(keys),
            right: Some(0),
        }
    }
}

/// From so many queries on a window that hides nothing more than a causal mask, or nothing, is none: kernels without one are faster. With fewer
/// it stays, so that a model that generates does not come to another kernel as keys are added.
const MANY: usize = 1024;

impl Options<'_> {
    /// The same for sequences of at most so many queries and keys, where a window that reaches past every key is none.
    pub(in crate::attention) fn without_idle_window(self, seq_q: usize, seq_k: usize) -> Self {
        let reaches = |keys: Option<u32>, all: usize| keys.is_none_or(|it| it as usize + 1 >= all);
        match self.limits() {
            Some(Window { left, right }) if seq_q >= MANY && reaches(left, seq_k) => {
                let causal = self.causal || right == Some(0);
                match causal || reaches(right, seq_q) {
                    true => Options {
                        window: None,
                        causal,
                        ..self
                    },
                    false => self,
                }
            }
            _ => self,
        }
    }
}

/// [`Options::window`], where it hides something.
#[derive(Debug)]
pub struct Windowed {
    left: Reg<u32>,
    /// The causal mask says where the keys end instead.
    right: Option<Reg<u32>>,
}

impl AttentionOption for Windowed {
    const NAME: &'static str = "WINDOW";
    const PARAMETERS: &'static [OptionalParam] = &[
        OptionalParam {
            name: "window_left",
            when: "WINDOW",
        },
        OptionalParam {
            name: "window_right",
            when: "WINDOW && !CAUSAL",
        },
    ];
    const MASKS: bool = true;
    const MASKS_LEFT: bool = true;
    const HAS_GRADIENT: bool = true;
    /// Keys on the left, and on the right unless the mask is causal.
    type Arguments<'a> = (u32, Option<u32>);

    fn is_asked(options: &Options<'_>) -> bool {
        options.limits().is_some()
    }

    fn check<'a>(
        problem: &Problem<'a>,
        _: &mut ScoreScale,
    ) -> Result<(u32, Option<u32>), LaunchError> {
        let Window { left, right } = problem.options.limits().unwrap_or_default();
        let longest = MAX_INDEX as u32;
        let end = |keys: Option<u32>| keys.map_or(longest, |keys| keys.min(longest));
        Ok((end(left), (!problem.options.causal).then_some(end(right))))
    }

    fn has_parameter(variant: &Variant, index: usize) -> bool {
        index == 0 || !variant.causal
    }

    fn declare(variant: &Variant) -> Box<dyn Hooks> {
        Box::new(Windowed {
            left: <u32 as Param>::declare("window_left"),
            right: (!variant.causal).then(|| <u32 as Param>::declare("window_right")),
        })
    }

    fn pack((left, right): &(u32, Option<u32>), args: &mut ArgBuffer) {
        <u32 as Param>::pack(left, "window_left", args);
        if let Some(right) = right {
            <u32 as Param>::pack(right, "window_right", args);
        }
    }
}

impl Hooks for Windowed {
    #[device]
    fn visible(&self, problem: &KernelProblem, query: Reg<u32>, keys: VisibleKeys) -> VisibleKeys {
        let end = match self.right {
            Some(right) => problem.position(query, right + 1).min(keys.end),
            None => keys.end,
        };
        let position = problem.position(query, 0.into());
        // Rows past the last query lie past the last key too; they keep to blocks that exist.
        let begin = (position.max(self.left) - self.left).min(problem.last_key());
        VisibleKeys {
            begin: Some(begin),
            end,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is left of a window over so many queries and keys: it, and whether there is a causal mask.
    fn left(window: Window, causal: bool, [seq_q, seq_k]: [usize; 2]) -> (Option<Window>, bool) {
        let options = Options {
            window: Some(window),
            causal,
            ..Options::default()
        };
        let options = options.without_idle_window(seq_q, seq_k);
        (options.window, options.causal)
    }

    #[test]
    fn windows_that_reach_past_every_key_are_none() {
        let before = Window::before(2047);
        assert_eq!(left(before, false, [2048, 2048]), (None, true));
        assert_eq!(left(before, true, [2048, 2048]), (None, true));
        assert_eq!(left(before, false, [2048, 2049]), (Some(before), false));
        // Few queries: a step of a model that generates.
        assert_eq!(left(before, false, [1, 2048]), (Some(before), false));
        let both = Window::symmetric(2047);
        assert_eq!(left(both, false, [2048, 2048]), (None, false));
        assert_eq!(left(both, false, [4096, 2048]), (Some(both), false));
        assert_eq!(left(both, true, [4096, 2048]), (None, true));
    }
}
