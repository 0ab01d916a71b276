//! Masks that go by the distance between query and key alone: which distances they show.

use std::sync::{Mutex, PoisonError};

use arrayvec::ArrayVec;
use fa_dsl::ir::lines::{Line, holds};

use super::arguments::{ARGUMENTS_WITH_PART, Argument};
use super::{INPUTS, Mask};

/// What was found for the last calls of a mask: those of a model have few numbers and lengths, and finding it out takes some microseconds.
pub(super) type Remembered = Mutex<ArrayVec<Shown, 4>>;

/// What was found for a call.
#[derive(Debug)]
pub(super) struct Shown {
    numbers: Numbers,
    lengths: Lengths,
    distances: Option<[i64; 2]>,
}

/// The arguments, which are all numbers.
type Numbers = ArrayVec<u64, ARGUMENTS_WITH_PART>;

/// The lengths of a problem's sequences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::attention) struct Lengths {
    /// The most queries and keys of a sequence.
    pub most: [usize; 2],
    /// Whether all sequences have as many.
    pub are_equal: bool,
}

/// What is not known: where a key is, and the lengths of sequences that differ.
const KEY: [u32; 3] = [1, 0, 0];
const SEQ_Q: [u32; 3] = [0, 1, 0];
const SEQ_K: [u32; 3] = [0, 0, 1];

impl Lengths {
    /// The distances that occur: from the first query to the last key, from the last query to the first key.
    pub fn distances(&self) -> [i64; 2] {
        let [seq_q, seq_k] = self.most.map(|it| it as i64);
        [1 - seq_q, seq_k - 1]
    }
}

impl Mask<'_> {
    /// The first and the last distance that it shows, of those that occur, if it goes by the distance alone and shows all between them. A key after the query's
    /// position has a negative one.
    pub(in crate::attention) fn shown(&self, lengths: Lengths) -> Option<[i64; 2]> {
        let numbers = self.given().arguments().iter().map(|it| match it {
            Argument::Number(bits) => Some(*bits),
            Argument::Tensor(_) => None,
        });
        let numbers: Numbers = numbers.collect::<Option<_>>()?;
        let mut remembered = self
            .staged()
            .shown
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let is_this = |it: &&Shown| it.numbers == numbers && it.lengths == lengths;
        if let Some(known) = remembered.iter().find(is_this) {
            return known.distances;
        }
        let distances = self.find_shown(&numbers, lengths);
        if remembered.is_full() {
            remembered.remove(0);
        }
        remembered.push(Shown {
            numbers,
            lengths,
            distances,
        });
        distances
    }

    fn find_shown(&self, numbers: &Numbers, lengths: Lengths) -> Option<[i64; 2]> {
        let [seq_q, seq_k] = lengths.most.map(|it| it as u32);
        let length = |most, symbols| match lengths.are_equal {
            true => Line::number(most),
            false => Line {
                symbols,
                bounds: Some([0, most.into()]),
                ..Line::default()
            },
        };
        let [of_q, of_k] = [length(seq_q, SEQ_Q), length(seq_k, SEQ_K)];
        let key = Line {
            symbols: KEY,
            bounds: Some([0, i64::from(seq_k) - 1]),
            ..Line::default()
        };
        // As far behind the key as says d, counted from the sequence's end.
        let query = Line {
            slope: 1,
            symbols: std::array::from_fn(|it| {
                let lengths = of_q.symbols[it].wrapping_sub(of_k.symbols[it]);
                KEY[it].wrapping_add(lengths)
            }),
            constant: of_q.constant.wrapping_sub(of_k.constant),
            bounds: Some([0, i64::from(seq_q) - 1]),
        };
        let known = |number: usize| match number {
            0..3 => None,
            3 => Some(of_q),
            4 => Some(of_k),
            5 => Some(query),
            6 => Some(key),
            // Masks have no score.
            _ => Some(Line::number(*numbers.get(number + 1 - INPUTS.len())? as u32)),
        };
        match holds(self.staged().function(), known, lengths.distances())?[..] {
            [only] => Some(only),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use fa_dsl::prelude::*;

    use super::super::{At, MaskFunction};
    use super::*;

    fn equal(most: [usize; 2]) -> Lengths {
        Lengths {
            most,
            are_equal: true,
        }
    }

    fn unequal(most: [usize; 2]) -> Lengths {
        Lengths {
            are_equal: false,
            ..equal(most)
        }
    }

    #[test]
    fn windows_are_known_by_what_they_are_given() {
        let window = |at: At, (left, right): (Reg<u32>, Reg<u32>)| {
            let distance = at.distance();
            distance.le(left.to_i32()) & distance.ge(-right.to_i32())
        };
        let window = MaskFunction::new(window).unwrap();
        for lengths in [equal([300, 200]), unequal([300, 200])] {
            assert_eq!(window.with((20, 3)).shown(lengths), Some([-3, 20]));
            assert_eq!(window.with((500, 0)).shown(lengths), Some([0, 199]));
            assert_eq!(window.with((500, 500)).shown(lengths), Some([-299, 199]));
        }
    }

    #[test]
    fn queries_and_keys_are_compared_where_lengths_are_known() {
        let causal = MaskFunction::new(|at: At, ()| at.key.le(at.query)).unwrap();
        let by_position = |at: At, ()| at.key.to_i32().le(at.position());
        let by_position = MaskFunction::new(by_position).unwrap();
        for lengths in [equal([150, 200]), unequal([150, 200])] {
            assert_eq!(by_position.with(()).shown(lengths), Some([0, 199]));
        }
        // The first query is at key 50.
        assert_eq!(causal.with(()).shown(equal([150, 200])), Some([50, 199]));
        assert_eq!(causal.with(()).shown(equal([200, 200])), Some([0, 199]));
        assert_eq!(causal.with(()).shown(unequal([200, 200])), None);
    }

    /// More calls than are remembered, twice, in other orders.
    #[test]
    fn what_is_remembered_is_of_the_same_numbers_and_lengths() {
        let before = |at: At, reach: Reg<u32>| at.distance().to_u32().lt(reach);
        let before = MaskFunction::new(before).unwrap();
        for round in [[3, 4, 5], [5, 3, 4]] {
            for reach in round {
                for keys in [300, 200] {
                    let shown = before.with(reach).shown(equal([100, keys]));
                    assert_eq!(shown, Some([0, i64::from(reach) - 1]));
                    let all = before.with(1 << 20).shown(unequal([100, keys]));
                    assert_eq!(all, Some([0, keys as i64 - 1]));
                }
            }
        }
    }

    #[test]
    fn other_masks_are_not_windows() {
        let of_head = MaskFunction::new(|at: At, ()| at.distance().ge(at.head.to_i32())).unwrap();
        assert_eq!(of_head.with(()).shown(equal([99, 99])), None);
        let ring = |at: At, ()| at.distance().ne(0);
        assert_eq!(
            MaskFunction::new(ring)
                .unwrap()
                .with(())
                .shown(equal([99, 99])),
            None
        );
        let none = MaskFunction::new(|at: At, ()| at.distance().gt(500)).unwrap();
        assert_eq!(none.with(()).shown(equal([99, 99])), None);
    }
}
