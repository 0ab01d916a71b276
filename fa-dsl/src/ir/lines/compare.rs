//! Comparisons: of lines, by where one crosses the other.

use super::value::{Numbers, Piece, Pieces, ROUND, Value, push_truth};

/// Whether the upper half of 32 bits is negative.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    Unsigned,
    Signed,
}

impl Sign {
    /// The least number.
    fn least(self) -> i64 {
        match self {
            Sign::Unsigned => 0,
            Sign::Signed => -ROUND / 2,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Relation {
    Less,
    LessOrEqual,
    Equal,
    Different,
}

impl Numbers {
    /// Whether a relation holds. Of either nothing need be known where the other is least.
    pub fn compare(
        &self,
        sign: Sign,
        relation: Relation,
        [a, b]: [Option<&Value>; 2],
    ) -> Option<Value> {
        let is_least =
            |it: Option<&Value>| it.and_then(Value::constant) == Some(sign.least() as u32);
        match relation {
            // Whatever the other is.
            Relation::Less if is_least(b) => return Some(self.truth(false)),
            Relation::LessOrEqual if is_least(a) => return Some(self.truth(true)),
            Relation::Different => {
                let equal = self.compare(sign, Relation::Equal, [a, b]);
                return self.not(equal.as_ref());
            }
            _ => {}
        }
        let (a, b) = (a?, b?);
        let difference = self.difference(a, b)?;
        // Two numbers are equal if their difference is 0, whatever they are.
        let by_difference = relation == Relation::Equal || have_difference(sign, a, b);
        let (equal, mut pieces) = (relation == Relation::LessOrEqual, Pieces::new());
        if a.is_plain() && b.is_plain() && relation != Relation::Equal {
            self.overlaps([&a.pieces, &b.pieces], |range, [a, b]| {
                unwrapped(a, sign, range, |range, a| {
                    unwrapped(b, sign, range, |range, b| {
                        let line = [a[0] - b[0], a[1] - b[1] - i64::from(equal)];
                        where_negative(range, line, &mut pieces)
                    })
                })
            })?;
        } else if difference.is_plain() && by_difference {
            let mut from = self.0[0];
            for piece in difference.pieces {
                let range = [from, piece.last];
                unwrapped(piece, Sign::Signed, range, |range, line| match relation {
                    Relation::Equal => where_zero(range, line, &mut pieces),
                    _ => where_negative(range, [line[0], line[1] - i64::from(equal)], &mut pieces),
                })?;
                from = piece.last + 1;
            }
        } else {
            return None;
        }
        Some(Value::truth(pieces))
    }
}

/// Whether the difference of two numbers has a sign that says which is less: it does not come round.
fn have_difference(sign: Sign, a: &Value, b: &Value) -> bool {
    let bounds = |it: &Value| {
        let [least, greatest] = it.bounds?;
        // As the instruction reads it.
        let value = (least - sign.least()).rem_euclid(ROUND) + sign.least();
        let greatest = greatest - least + value;
        (greatest < sign.least() + ROUND).then_some([value, greatest])
    };
    let fits = ROUND / 2;
    let both = bounds(a).zip(bounds(b));
    both.is_some_and(|(a, b)| a[0] - b[1] >= -fits && a[1] - b[0] < fits)
}

/// Shows the parts of a range in which a piece does not come round, and the line that it is there: slope and constant, of whole numbers. `None` if it is
/// steeper than 1.
fn unwrapped(
    piece: Piece,
    sign: Sign,
    [mut first, last]: [i64; 2],
    mut each: impl FnMut([i64; 2], [i64; 2]) -> Option<()>,
) -> Option<()> {
    let slope = i64::from(piece.slope as i32);
    if slope.abs() > 1 {
        return None;
    }
    while first <= last {
        let at_first = slope * first + i64::from(piece.constant);
        let value = (at_first - sign.least()).rem_euclid(ROUND) + sign.least();
        // How many numbers on it comes round.
        let room = match slope {
            0 => ROUND,
            1 => sign.least() + ROUND - value,
            _ => value - sign.least() + 1,
        };
        let end = last.min(first + room - 1);
        each([first, end], [slope, value - slope * first])?;
        first = end + 1;
    }
    Some(())
}

/// Where in a range a line is negative.
fn where_negative(
    [first, last]: [i64; 2],
    [slope, constant]: [i64; 2],
    pieces: &mut Pieces,
) -> Option<()> {
    // The last number before the line changes its sign.
    let (end, negative_before) = match slope {
        0 => (last, constant < 0),
        1.. => ((-constant - 1).div_euclid(slope), true),
        _ => (constant.div_euclid(-slope), false),
    };
    if end >= first {
        push_truth(pieces, end.min(last), negative_before)?;
    }
    match end < last {
        true => push_truth(pieces, last, !negative_before),
        false => Some(()),
    }
}

/// Where in a range a line is zero.
fn where_zero(
    [first, last]: [i64; 2],
    [slope, constant]: [i64; 2],
    pieces: &mut Pieces,
) -> Option<()> {
    let zero = match slope {
        0 if constant == 0 => return push_truth(pieces, last, true),
        0 => None,
        _ => Some(-constant * slope).filter(|zero| (first..=last).contains(zero)),
    };
    if let Some(zero) = zero {
        if zero > first {
            push_truth(pieces, zero - 1, false)?;
        }
        push_truth(pieces, zero, true)?;
        if zero == last {
            return Some(());
        }
    }
    push_truth(pieces, last, false)
}
