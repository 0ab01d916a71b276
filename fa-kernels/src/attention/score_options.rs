//! What tuned configurations are found by, beside the sizes of a problem.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::options::{Options, Window};
use super::problem::Shape;

/// What is asked of scores, but for tensors and functions: beside the sizes, what makes another configuration the fastest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ScoreOptions {
    /// Whether a query sees only the keys up to its own.
    pub causal: bool,
    /// The keys that a query sees around its own position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<Window>,
    /// What scores are capped at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub softcap: Option<f32>,
}

impl ScoreOptions {
    /// Nothing but a causal mask, or nothing.
    pub const fn masked(causal: bool) -> ScoreOptions {
        ScoreOptions {
            causal,
            window: None,
            softcap: None,
        }
    }

    /// What these options have of it. A window beside a causal mask has no end of its own on the right.
    pub fn of(options: &Options<'_>) -> ScoreOptions {
        let given = ScoreOptions {
            causal: options.causal,
            window: options.limits(),
            softcap: options.softcap,
        };
        ScoreOptions {
            window: given.own_window(),
            ..given
        }
    }

    /// The window, without the end on the right that a causal mask says.
    fn own_window(&self) -> Option<Window> {
        self.window.map(|window| Window {
            right: window.right.filter(|_| !self.causal),
            ..window
        })
    }

    /// The options that have this and nothing else.
    pub fn options(&self) -> Options<'static> {
        Options {
            causal: self.causal,
            window: self.window,
            softcap: self.softcap,
            ..Options::default()
        }
    }

    /// Whether what is fast with these is so with the others: caps may be other numbers.
    pub fn are_like(&self, other: &ScoreOptions) -> bool {
        let of = |it: &ScoreOptions| (it.causal, it.own_window(), it.softcap.is_some());
        of(self) == of(other)
    }

    /// Floating-point operations of a forward pass: those of [`Shape::forward_flop`], or with a window those of the queries and keys that see each other.
    pub fn forward_flop(&self, shape: &Shape) -> f64 {
        let Some(Window { left, right }) = self.window else {
            return shape.forward_flop(self.causal);
        };
        let (seq_q, seq_k) = (shape.seq_q as i64, shape.seq_k as i64);
        let reach = |keys: Option<u32>| keys.map_or(seq_q + seq_k, i64::from);
        let right = if self.causal { 0 } else { reach(right) };
        let seen = |query: i64| {
            let position = query + seq_k - seq_q;
            let (first, last) = (position - reach(left), position + right);
            (last.min(seq_k - 1) - first.max(0) + 1).max(0)
        };
        let pairs: i64 = (0..seq_q).map(seen).sum();
        4.0 * shape.all_heads() as f64 * pairs as f64 * shape.head_dim as f64
    }
}

/// `full`, or `causal`, `window 255,-1`, `softcap 20`: as FlashAttention writes windows, −1 is no limit.
impl fmt::Display for ScoreOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.causal { "causal" } else { "full" })?;
        if let Some(Window { left, right }) = self.window {
            let [left, right] = [left, right].map(|keys| keys.map_or(-1, i64::from));
            write!(f, ", window {left},{right}")?;
        }
        match self.softcap {
            Some(softcap) => write!(f, ", softcap {softcap}"),
            None => Ok(()),
        }
    }
}
