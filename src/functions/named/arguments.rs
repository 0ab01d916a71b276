//! What a named function takes: tensors of certain sizes, and numbers.

use std::fmt;

use fa_dsl::ir::Type;

use super::Sizes;

/// A tensor that a function takes.
#[derive(Debug)]
pub struct TensorArgument {
    /// What it is called.
    pub name: &'static str,
    /// What it holds.
    pub elements: Elements,
    /// Its dimensions, at most four.
    pub dimensions: &'static [Dimension],
}

/// What a tensor holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Elements {
    /// float32, float16 or bfloat16.
    Floats,
    /// int32 or uint32: what matters is the bits.
    Whole,
}

impl Elements {
    pub(super) fn have(self, element: Type) -> bool {
        match self {
            Elements::Floats => matches!(element, Type::F32 | Type::F16 | Type::Bf16),
            Elements::Whole => element == Type::U32,
        }
    }
}

impl fmt::Display for Elements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Elements::Floats => "float32, float16 or bfloat16",
            Elements::Whole => "int32",
        })
    }
}

/// A dimension of a tensor.
#[derive(Clone, Copy, Debug)]
pub struct Dimension {
    /// How long it is.
    pub size: Size,
    /// Whether it may be 1 instead: one number for all.
    pub or_one: bool,
}

/// How long a dimension is.
#[derive(Clone, Copy, Debug)]
pub enum Size {
    /// As many as there are sequences.
    Batch,
    /// As many as there are query heads.
    Heads,
    /// As many as a sequence has queries.
    Queries,
    /// As many as a sequence has keys.
    Keys,
    /// Words with a bit for each query.
    QueryWords,
    /// What follows from the function's numbers: as text, and computed of those that are whole.
    Of(&'static str, fn(&[u32]) -> u64),
}

impl Size {
    /// The size, and whether a tensor may have more.
    fn of(self, numbers: &[u32], sizes: &Sizes) -> (u64, bool) {
        let [queries_vary, keys_vary] = sizes.at_most;
        match self {
            Size::Batch => (sizes.batch, false),
            Size::Heads => (sizes.heads, false),
            Size::Queries => (sizes.seq_q, queries_vary),
            Size::Keys => (sizes.seq_k, keys_vary),
            Size::QueryWords => (sizes.seq_q.div_ceil(32), queries_vary),
            Size::Of(_, size) => (size(numbers), false),
        }
    }

    fn text(self) -> &'static str {
        match self {
            Size::Batch => "batch",
            Size::Heads => "heads",
            Size::Queries => "queries",
            Size::Keys => "keys",
            Size::QueryWords => "queries / 32",
            Size::Of(text, _) => text,
        }
    }
}

impl TensorArgument {
    /// Whether a tensor of this shape, whose dimensions past its rank are 1, has the sizes that it has to have.
    pub(super) fn fits(&self, shape: &[u64], numbers: &[u32], sizes: &Sizes) -> bool {
        let (own, rest) = shape.split_at(self.dimensions.len());
        let fits = |(dimension, &found): (&Dimension, &u64)| {
            let (size, or_more) = dimension.size.of(numbers, sizes);
            found == size || (or_more && found > size) || (dimension.or_one && found == 1)
        };
        self.dimensions.iter().zip(own).all(fits) && rest.iter().all(|size| *size == 1)
    }

    /// The sizes that it has to have.
    pub(super) fn expected(&self, numbers: &[u32], sizes: &Sizes) -> String {
        let expected = |dimension: &Dimension| {
            let (size, or_more) = dimension.size.of(numbers, sizes);
            let or_more = if or_more { " or more" } else { "" };
            let or_one = if dimension.or_one && size != 1 {
                "1 or "
            } else {
                ""
            };
            format!("{or_one}{size}{or_more}")
        };
        join(self.dimensions.iter().map(expected))
    }
}

/// Its name and dimensions: `bias (batch or 1, heads or 1, queries or 1, keys or 1)`.
impl fmt::Display for TensorArgument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dimension = |dimension: &Dimension| {
            let or_one = if dimension.or_one { " or 1" } else { "" };
            format!("{}{or_one}", dimension.size.text())
        };
        let dimensions = join(self.dimensions.iter().map(dimension));
        write!(f, "{} {dimensions}", self.name)
    }
}

fn join(texts: impl Iterator<Item = String>) -> String {
    format!("({})", texts.collect::<Vec<_>>().join(", "))
}

/// A number that a function takes.
#[derive(Clone, Copy, Debug)]
pub struct Number {
    /// What it is called.
    pub name: &'static str,
    /// What it can be.
    pub kind: NumberKind,
    /// Whether it is a constant of the kernel, so that another value compiles another one.
    pub constant: bool,
}

/// What a number can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberKind {
    /// A whole number between these two.
    Whole {
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// Finite and over 0.
    Positive,
}

impl NumberKind {
    pub(super) fn whole(self, number: f64) -> Option<u32> {
        match self {
            NumberKind::Whole { least, most } => (number.fract() == 0.0
                && (f64::from(least)..=f64::from(most)).contains(&number))
            .then_some(number as u32),
            NumberKind::Positive => None,
        }
    }

    /// As float32, which has to be finite and over 0 too.
    pub(super) fn positive(self, number: f64) -> Option<f32> {
        let number = number as f32;
        (self == NumberKind::Positive && number.is_finite() && number > 0.0).then_some(number)
    }
}

impl fmt::Display for NumberKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NumberKind::Whole { least, most } => write!(f, "a whole number from {least} to {most}"),
            NumberKind::Positive => f.write_str("a finite number over 0"),
        }
    }
}
