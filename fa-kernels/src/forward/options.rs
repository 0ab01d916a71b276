//! What attention is to compute, as callers say it.

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

/// The sequences' length, when the kernel is generated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Seq {
    /// Left to run time.
    #[default]
    Dynamic,
    /// Queries and keys both have this length.
    Static(u32),
}

impl Seq {
    /// The length of a `const SEQ: u32`, 0 for run time.
    pub const fn from_tunable(length: u32) -> Seq {
        match length {
            0 => Seq::Dynamic,
            length => Seq::Static(length),
        }
    }

    /// The inverse of [`Self::from_tunable`].
    pub const fn tunable(self) -> u32 {
        match self {
            Seq::Dynamic => 0,
            Seq::Static(length) => length,
        }
    }
}

/// What attention is to compute: softmax(mask(softcap(scale·Q Kᵀ))) V.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Options {
    /// Whether a query sees only the keys up to its own position, aligned bottom-right: the last
    /// query sees the last key.
    pub causal: bool,
    /// Whether a query sees only the keys around its own position.
    pub window: Option<Window>,
    /// Scores s become softcap·tanh(s / softcap); finite and positive.
    pub softcap: Option<f32>,
    /// What scores are multiplied by; 1/√head_dim unless given.
    pub scale: Option<f32>,
    /// Whether the kernel is specialised to the sequences' length. Unless given, `attention()` does
    /// so where that was measured to be faster.
    pub seq: Option<Seq>,
}

impl Options {
    /// A window that hides something: one without ends is none.
    pub fn limits(&self) -> Option<Window> {
        self.window
            .filter(|window| window.left.is_some() || (window.right.is_some() && !self.causal))
    }
}
