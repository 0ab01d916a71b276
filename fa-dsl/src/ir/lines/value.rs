//! What is known of a register, and sums, products and selections of that.

use arrayvec::ArrayVec;

/// How many symbols there are.
pub const SYMBOLS: usize = 3;
/// The most pieces of a register's line, and of the numbers for which a condition holds.
pub(super) const MOST: usize = 8;
/// Where 32 bits come round.
pub(super) const ROUND: i64 = 1 << 32;

/// What a parameter is: multiples of d and of the symbols, and a constant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// By how much it grows with d.
    pub slope: u32,
    /// By how much it grows with each symbol.
    pub symbols: [u32; SYMBOLS],
    /// What it is where all of them are 0.
    pub constant: u32,
    /// The least and the greatest whole number that it is, before it comes round, if they are known.
    pub bounds: Option<[i64; 2]>,
}

impl Line {
    /// The same whatever d and the symbols are.
    pub fn number(bits: u32) -> Line {
        Line {
            constant: bits,
            bounds: Some([bits.into(); 2]),
            ..Line::default()
        }
    }
}

/// A line up to a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    /// The last number of which it is.
    pub last: i64,
    pub slope: u32,
    pub constant: u32,
}

/// The pieces of a line, in order, up to the last number. Neighbours differ.
pub(super) type Pieces = ArrayVec<Piece, MOST>;

/// What is known of a register. A condition is a number that is 0 or 1.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub symbols: [u32; SYMBOLS],
    pub pieces: Pieces,
    pub bounds: Option<[i64; 2]>,
}

impl Value {
    /// A condition.
    pub fn truth(pieces: Pieces) -> Value {
        Value {
            symbols: [0; SYMBOLS],
            pieces,
            bounds: Some([0, 1]),
        }
    }

    /// What it is, if that is the same for all numbers.
    pub fn constant(&self) -> Option<u32> {
        match self.pieces[..] {
            [piece] if piece.slope == 0 && self.is_plain() => Some(piece.constant),
            _ => None,
        }
    }

    /// Whether it has no symbols.
    pub fn is_plain(&self) -> bool {
        self.symbols == [0; SYMBOLS]
    }
}

/// The numbers from the first to the last, and what registers are that depend on one of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Numbers(pub [i64; 2]);

impl Numbers {
    pub fn line(&self, line: Line) -> Value {
        let mut pieces = Pieces::new();
        pieces.push(Piece {
            last: self.0[1],
            slope: line.slope,
            constant: line.constant,
        });
        Value {
            symbols: line.symbols,
            pieces,
            bounds: line.bounds,
        }
    }

    pub fn number(&self, bits: u64) -> Value {
        self.line(Line::number(bits as u32))
    }

    pub fn truth(&self, holds: bool) -> Value {
        self.number(holds.into())
    }

    pub fn not(&self, cond: Option<&Value>) -> Option<Value> {
        self.select(cond, Some(&self.truth(false)), Some(&self.truth(true)))
    }

    pub fn sum(&self, a: &Value, b: &Value) -> Option<Value> {
        let mut pieces = Pieces::new();
        self.overlaps([&a.pieces, &b.pieces], |[_, last], [a, b]| {
            push(
                &mut pieces,
                Piece {
                    last,
                    slope: a.slope.wrapping_add(b.slope),
                    constant: a.constant.wrapping_add(b.constant),
                },
            )
        })?;
        let bounds = a.bounds.zip(b.bounds);
        Some(Value {
            symbols: std::array::from_fn(|it| a.symbols[it].wrapping_add(b.symbols[it])),
            pieces,
            bounds: bounds.and_then(|(a, b)| small([a[0] + b[0], a[1] + b[1]])),
        })
    }

    pub fn difference(&self, a: &Value, b: &Value) -> Option<Value> {
        self.sum(a, &self.product(b, -1)?)
    }

    pub fn product(&self, value: &Value, factor: i32) -> Option<Value> {
        let mut pieces = Pieces::new();
        for piece in &value.pieces {
            push(
                &mut pieces,
                Piece {
                    last: piece.last,
                    slope: piece.slope.wrapping_mul(factor as u32),
                    constant: piece.constant.wrapping_mul(factor as u32),
                },
            )?;
        }
        let bounds = value.bounds.and_then(|bounds| {
            let [a, b] = bounds.map(|bound| bound * i64::from(factor));
            small([a.min(b), a.max(b)])
        });
        Some(Value {
            symbols: value
                .symbols
                .map(|symbol| symbol.wrapping_mul(factor as u32)),
            pieces,
            bounds,
        })
    }

    /// The first where the condition holds, else the second, of which one need not be known where it is never taken.
    pub fn select(
        &self,
        cond: Option<&Value>,
        then: Option<&Value>,
        otherwise: Option<&Value>,
    ) -> Option<Value> {
        let cond = cond?;
        match cond.constant() {
            Some(0) => return otherwise.cloned(),
            Some(_) => return then.cloned(),
            None => {}
        }
        let (then, otherwise) = (then?, otherwise?);
        let mut pieces = Pieces::new();
        self.overlaps(
            [&cond.pieces, &then.pieces, &otherwise.pieces],
            |[_, last], [cond, then, otherwise]| {
                let taken = if cond.constant != 0 { then } else { otherwise };
                push(&mut pieces, Piece { last, ..taken })
            },
        )?;
        let bounds = then.bounds.zip(otherwise.bounds);
        (then.symbols == otherwise.symbols).then_some(Value {
            symbols: then.symbols,
            pieces,
            bounds: bounds.map(|(a, b)| [a[0].min(b[0]), a[1].max(b[1])]),
        })
    }

    /// The parts of the range in which each of the lines is one piece.
    pub fn overlaps<const N: usize>(
        &self,
        lines: [&Pieces; N],
        mut each: impl FnMut([i64; 2], [Piece; N]) -> Option<()>,
    ) -> Option<()> {
        let (mut from, mut at) = (self.0[0], [0; N]);
        while from <= self.0[1] {
            let here: [Piece; N] = std::array::from_fn(|it| lines[it][at[it]]);
            let last = here.iter().map(|piece| piece.last).min()?;
            each([from, last], here)?;
            for (at, piece) in at.iter_mut().zip(&here) {
                *at += usize::from(piece.last == last);
            }
            from = last + 1;
        }
        Some(())
    }
}

/// Bounds that are far from 64 bits; larger ones say nothing of 32.
fn small(bounds: [i64; 2]) -> Option<[i64; 2]> {
    let is_small = |bound: &i64| bound.abs() <= 2 * ROUND;
    bounds.iter().all(is_small).then_some(bounds)
}

/// `None` where there are too many.
pub(super) fn push(pieces: &mut Pieces, piece: Piece) -> Option<()> {
    match pieces.last_mut() {
        Some(before) if (before.slope, before.constant) == (piece.slope, piece.constant) => {
            before.last = piece.last;
            Some(())
        }
        _ => pieces.try_push(piece).ok(),
    }
}

pub(super) fn push_truth(pieces: &mut Pieces, last: i64, holds: bool) -> Option<()> {
    push(
        pieces,
        Piece {
            last,
            slope: 0,
            constant: holds.into(),
        },
    )
}
