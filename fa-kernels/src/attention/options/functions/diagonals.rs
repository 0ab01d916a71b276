//! Sums of a warp's scores, keys × queries, by the distance between query and key: of each diagonal of the block.
//!
//! A thread has two neighbouring columns of every eighth row and of each eight columns, so that two of its numbers are as far from the diagonal whose
//! row is eight further and whose column, too: those are summed up in its registers. What is left of eight diagonals that follow each other is a square of
//! 8 × 8 numbers, a row of it in four lanes side by side, whose diagonals go on at the other side: three shuffles sum it up. Of four such eights each lane
//! then has one distance's sum.
//!
//! Of a block in which all distances share an element a thread's numbers are one sum.

use std::collections::BTreeMap;

use fa_dsl::prelude::*;
use fa_dsl::tile::sum_over;

use crate::attention::options::ElementOfBlock;

/// Sums that are not complete, in the order of a block's elements.
pub(super) struct Diagonals {
    lane: Reg<u32>,
    /// Rows and columns of the block, by eights.
    rows: i64,
    columns: i64,
    /// A thread's sums, and of how many numbers, by the eights from the first diagonal and the column of the two.
    threads: BTreeMap<[i64; 2], (Reg<f32>, i64)>,
    /// The first eight that is not summed up over the lanes, and the first of which a thread does not have all numbers.
    first: i64,
    next: i64,
    /// Where the block may be one of which all distances share an element: whether it is, and the thread's sum then.
    uniform: Option<(Reg<bool>, Var<f32>)>,
}

/// Sums of a block's diagonals that are complete.
#[derive(Clone, Copy)]
pub(super) enum DiagonalSum {
    /// Of a lane's distance.
    Of(Distance, Reg<f32>),
    /// Of the whole block, the same for all lanes.
    All(Reg<f32>),
}

/// A distance of each lane, counted from that of the block's first score.
#[derive(Clone, Copy)]
pub(super) struct Distance(Reg<u32>);

impl Distance {
    /// A query and a key of the block that are so far apart, of which `first` are the first ones.
    #[device]
    pub fn between(self, [query, key]: [Reg<u32>; 2]) -> [Reg<u32>; 2] {
        let is_negative = self.0.to_i32() < 0;
        [
            query + select(is_negative, 0, self.0),
            key + select(is_negative, Reg::from(0_u32) - self.0, 0),
        ]
    }
}

impl Diagonals {
    /// Of a block of so many times eight rows and columns, and whether all its distances share an element; `None` where they never do.
    pub fn new(
        [rows, columns]: [u32; 2],
        lane: Reg<u32>,
        is_uniform: Option<Reg<bool>>,
    ) -> Diagonals {
        let [rows, columns] = [rows, columns].map(i64::from);
        Diagonals {
            lane,
            rows,
            columns,
            threads: BTreeMap::new(),
            first: -rows,
            next: -rows,
            uniform: is_uniform.map(|it| (it, Var::named("sum_of_block", 0.0))),
        }
    }

    /// Takes in the number of an element. `add` gets sums when those are complete.
    pub fn add(&mut self, element: ElementOfBlock, number: Reg<f32>, add: impl Fn(DiagonalSum)) {
        let diagonal = [
            element.diagonal().div_euclid(8),
            element.diagonal().rem_euclid(8),
        ];
        self.threads
            .entry(diagonal)
            .and_modify(|(sum, count)| (*sum, *count) = (*sum + number, *count + 1))
            .or_insert((number, 1));
        while self.next < self.columns
            && self.is_complete(self.next)
            && self.is_complete(self.next + 1)
        {
            self.next += 1;
            if self.next == self.first + 4 || self.next == self.columns {
                self.add_eights(&add);
                self.first = self.next;
            }
        }
    }

    /// Sums up the eights that are complete.
    #[device]
    fn add_eights(&self, add: &dyn Fn(DiagonalSum)) {
        let over_lanes = || {
            let eights = self.first..self.next;
            let eights = eights.map(|eight| (eight, self.over_lanes(eight)));
            let (distance, sum) = self.of_lane(&eights.collect::<Vec<_>>());
            add(DiagonalSum::Of(distance, sum));
        };
        match self.uniform {
            Some((is_uniform, sum)) => {
                if is_uniform {
                    let own = self.threads.range([self.first, 0]..[self.next, 0]);
                    let own = own.fold(sum.get(), |all, (_, (number, _))| all + *number);
                    sum.set(own);
                    if self.next == self.columns {
                        add(DiagonalSum::All(sum_over(32, own)));
                    }
                } else {
                    over_lanes();
                }
            }
            None => over_lanes(),
        }
    }

    /// Whether a thread has all of its numbers of an eight.
    fn is_complete(&self, eight: i64) -> bool {
        let last = (self.columns - eight).min(self.rows);
        let numbers = last - (-eight).max(0);
        let has = |j| self.threads.get(&[eight, j]).map_or(0, |(_, count)| *count);
        [0, 1].iter().all(|j| has(*j) == numbers.max(0))
    }

    /// The sum of the lane's diagonal of an eight: that of its column minus its row, modulo 8.
    #[device]
    fn over_lanes(&self, eight: i64) -> Reg<f32> {
        let lane = self.lane;
        let (row, pair) = (lane / 4, lane % 4);
        let [left, right] = [0, 1].map(|j| {
            let of = |eight| match self.threads.get(&[eight, j]) {
                Some((sum, _)) => *sum,
                None => Reg::from(0.0),
            };
            // What is left of the diagonal is as far from the next one.
            select(pair * 2 + (j as u32) >= row, of(eight), of(eight + 1))
        });
        let sum = left + of_lane(right, (lane + 4) % 32);
        let beside = ((lane + select((pair % 2).eq(1), 24, 8)) % 32) ^ 1;
        let sum = sum + of_lane(sum, beside);
        sum + sum.shuffle_xor(16 | 2)
    }

    /// Of some eights each lane's distance and its sum, 0 for lanes for which there is none.
    #[device]
    fn of_lane(&self, eights: &[(i64, Reg<f32>)]) -> (Distance, Reg<f32>) {
        let (row, pair) = (self.lane / 4, self.lane % 4);
        let mut eight = Reg::from(0_u32);
        let mut sum = Reg::from(0.0);
        for (number, (of, sum_of)) in eights.iter().enumerate() {
            let is_own = pair.eq(number as u32);
            eight = select(is_own, Reg::from(*of as u32), eight);
            sum = select(is_own, *sum_of, sum);
        }
        let within = (pair * 2 + 8 - row) % 8;
        (Distance(eight * 8 + within), sum)
    }
}

/// The number of another lane.
fn of_lane(number: Reg<f32>, lane: Reg<u32>) -> Reg<f32> {
    Reg::<f32>::from_bits(number.to_bits().of_lane(lane))
}
