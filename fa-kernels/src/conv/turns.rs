//! Turns of warpgroups at the tensor cores, or at something else that one has at a time.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::barrier_arrive;

/// Two warpgroups meet where one gives its turn to the next.
const PAIR: u32 = 256;

/// Warpgroups that take turns one after the other, and begin again with the first. That one's first turn is given by nobody, and the last turn of all to nobody.
#[derive(Clone, Copy, Debug)]
pub struct Turns {
    /// The named barrier at which the first one is given its turn; those of the others follow.
    pub first_barrier: u32,
    /// How many take turns.
    pub warpgroups: u32,
}

impl Turns {
    /// Waits for the turn of warpgroup `index`.
    #[device]
    pub fn wait(&self, index: Reg<u32>) {
        barrier_named(index + self.first_barrier, PAIR);
    }

    /// Gives the turn of warpgroup `index` to the next one.
    #[device]
    pub fn give(&self, index: Reg<u32>) {
        let next = select(index == self.warpgroups - 1, 0, index + 1);
        barrier_arrive(next + self.first_barrier, PAIR);
    }
}
