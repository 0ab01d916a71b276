//! The sliding window: a query sees the keys around its own position.

use fa_dsl::abi::ArgBuffer;
use fa_dsl::build::Param;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;

use super::{AttentionOption, Hooks, Options, ScoreScale, Variant};
use crate::attention::functions::{Lengths, Mask};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::launch::{LaunchError, MAX_INDEX};
use crate::attention::mask::VisibleKeys;
use crate::attention::problem::Problem;

/// The keys that a query sees around its own position, both ends included. Query i of seq_q stands
/// at key i + seq_k − seq_q: the last query at the last key.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
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

    /// The window whose keys a mask shows, if it is one.
    fn of_mask(mask: &Mask<'_>, lengths: Lengths) -> Option<Window> {
        let [first, last] = mask.shown(lengths)?;
        let [nearest, furthest] = lengths.distances();
        let end = |reach: i64, is_all: bool| match is_all {
            true => Some(None),
            // A query sees the key at its own position in any window.
            false => u32::try_from(reach).ok().map(Some),
        };
        Some(Window {
            left: end(last, last == furthest)?,
            right: end(-first, first == nearest)?,
        })
    }
}

/// From so many queries on a mask that shows the keys of a window is that window, and one that hides nothing more than a causal mask, or nothing, is none:
/// kernels without one are faster. With fewer it stays, so that a model that generates does not come to another kernel as keys are added.
const MANY: usize = 1024;

impl<'a> Options<'a> {
    /// The same for sequences of at most so many queries and keys, with windows where masks are some, and without those that hide nothing.
    pub(in crate::attention) fn simplified(&self, seq_q: usize, seq_k: usize) -> Options<'a> {
        let most = [seq_q, seq_k];
        match (seq_q >= MANY, self.masks.is_empty()) {
            (true, true) => self.without_idle_window(most),
            (true, false) => self.with_windows_of_masks(most).without_idle_window(most),
            (false, _) => *self,
        }
    }

    /// Masks at either end of their list that show the keys of a window are that window. Where blocks of the masks were classified before, they stay, and where
    /// ranges are seen that windows, but not masks, have no say in.
    fn with_windows_of_masks(mut self, most: [usize; 2]) -> Options<'a> {
        if self.mask_blocks.is_some() || self.prefix_ranges.is_some() {
            return self;
        }
        let lengths = Lengths {
            most,
            are_equal: self.lists().next().is_none(),
        };
        while let [first, rest @ ..] = self.masks
            && let Some(window) = Window::of_mask(first, lengths)
        {
            self.masks = rest;
            self.narrow(window);
        }
        while let [rest @ .., last] = self.masks
            && let Some(window) = Window::of_mask(last, lengths)
        {
            self.masks = rest;
            self.narrow(window);
        }
        self
    }

    /// Hides keys outside of a window, too.
    fn narrow(&mut self, window: Window) {
        let nearer = |a: Option<u32>, b: Option<u32>| match (a, b) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        let before = self.window.unwrap_or_default();
        let left = nearer(before.left, window.left);
        let right = nearer(before.right, window.right);
        self.causal |= right == Some(0);
        let right = right.filter(|_| !self.causal);
        self.window = Some(Window { left, right }).filter(|it| *it != Window::default());
    }

    /// A window that reaches past every key is none.
    fn without_idle_window(self, [seq_q, seq_k]: [usize; 2]) -> Options<'a> {
        let reaches = |keys: Option<u32>, all: usize| keys.is_none_or(|it| it as usize + 1 >= all);
        match self.limits() {
            Some(Window { left, right }) if reaches(left, seq_k) => {
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
    use crate::attention::functions::{At, MaskFunction};

    /// What is left of a window over so many queries and keys: it, and whether there is a causal mask.
    fn left(window: Window, causal: bool, [seq_q, seq_k]: [usize; 2]) -> (Option<Window>, bool) {
        let options = Options {
            window: Some(window),
            causal,
            ..Options::default()
        };
        let options = options.simplified(seq_q, seq_k);
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

    /// The window that is left of these masks, whether there is a causal one, and how many functions stay.
    fn of_masks(
        options: Options<'_>,
        masks: &[Mask<'_>],
        seq: [usize; 2],
    ) -> (Option<Window>, bool, usize) {
        let options = Options { masks, ..options }.simplified(seq[0], seq[1]);
        (options.window, options.causal, options.masks.len())
    }

    #[test]
    fn masks_that_show_a_window_are_one() {
        let causal = MaskFunction::new(|at: At, ()| at.distance().ge(0)).unwrap();
        let near = |at: At, reach: Reg<i32>| at.distance().abs().le(reach);
        let near = MaskFunction::new(near).unwrap();
        let odd = MaskFunction::new(|at: At, ()| (at.key & 1).eq(1)).unwrap();
        let (causal, odd) = (causal.with(()), odd.with(()));
        let plain = Options::default();
        let seq = [2048, 2048];
        let both = Window::symmetric(100);
        assert_eq!(of_masks(plain, &[causal], seq), (None, true, 0));
        assert_eq!(
            of_masks(plain, &[near.with(100)], seq),
            (Some(both), false, 0)
        );
        assert_eq!(of_masks(plain, &[near.with(3000)], seq), (None, false, 0));
        let before = |left| {
            Some(Window {
                left: Some(left),
                right: None,
            })
        };
        let all = [causal, near.with(100)];
        assert_eq!(of_masks(plain, &all, seq), (before(100), true, 0));
        let windowed = Options {
            window: Some(Window::before(50)),
            ..plain
        };
        assert_eq!(of_masks(windowed, &all, seq), (before(50), true, 0));
        // From either end of the list.
        let between = [causal, odd, near.with(100)];
        assert_eq!(of_masks(plain, &between, seq), (before(100), true, 1));
        let around = [odd, causal, odd];
        assert_eq!(of_masks(plain, &around, seq), (None, false, 3));
    }

    #[test]
    fn masks_stay_where_they_are_no_window() {
        let causal = MaskFunction::new(|at: At, ()| at.distance().ge(0)).unwrap();
        let masks = [causal.with(())];
        let plain = Options::default();
        assert_eq!(of_masks(plain, &masks, [512, 2048]), (None, false, 1));
        // The key at its own position is hidden.
        let earlier = MaskFunction::new(|at: At, ()| at.distance().gt(0)).unwrap();
        let earlier = [earlier.with(())];
        assert_eq!(of_masks(plain, &earlier, [2048; 2]), (None, false, 1));
        let ranges = Options {
            prefix_ranges: Some(Options::unallocated_list(&[1, 1, 2])),
            ..plain
        };
        assert_eq!(of_masks(ranges, &masks, [2048; 2]), (None, false, 1));
    }
}
