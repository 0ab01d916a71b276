//! Whether a kernel is specialised to the sequences' length.

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
