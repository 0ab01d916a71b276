//! What became of calls.

use std::cell::Cell;
use std::fmt::Display;

/// How many calls of each kind were done, and how many refused.
pub struct Outcomes<const KINDS: usize>([[Cell<u32>; 2]; KINDS]);

impl<const KINDS: usize> Outcomes<KINDS> {
    pub fn new() -> Outcomes<KINDS> {
        Outcomes(std::array::from_fn(|_| [0, 0].map(Cell::new)))
    }

    /// Counts a call of a kind.
    pub fn count(&self, kind: usize, is_done: bool) {
        let [done, refused] = &self.0[kind];
        let count = if is_done { done } else { refused };
        count.set(count.get() + 1);
    }

    /// Says how many there were, and that of each kind more than so many were done, and refused.
    pub fn expect(&self, calls: [impl Display; KINDS], [least_done, least_refused]: [u32; 2]) {
        for (calls, outcomes) in calls.iter().zip(&self.0) {
            let [done, refused] = outcomes.each_ref().map(Cell::get);
            println!("{done} {calls} were done, {refused} refused");
            assert!(done > least_done && refused > least_refused);
        }
    }
}
