//! Taking turns: the order in which warpgroups issue their products.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::barrier_arrive;

/// A token that goes round the warpgroups. Each takes and passes it once for every block but a tile's first,
/// whether it computes the block or not.
#[derive(Clone, Copy, Debug)]
pub(super) struct PingPong {
    pub enabled: bool,
    pub consumers: u32,
    pub index: Reg<u32>,
}

/// Two warpgroups meet at each of the token's barriers.
const THREADS: u32 = 256;

impl PingPong {
    /// The last warpgroup gives the token to the first.
    #[device]
    pub fn begin(&self) {
        if self.enabled {
            if self.index == self.consumers - 1 {
                barrier_arrive(1, THREADS);
            }
        }
    }

    /// Waits for the token.
    #[device]
    pub fn take(&self) {
        if self.enabled {
            barrier_named(self.index + 1, THREADS);
        }
    }

    /// Gives it to the next.
    #[device]
    pub fn pass(&self) {
        if self.enabled {
            let next = select(self.index == self.consumers - 1, 0, self.index + 1);
            barrier_arrive(next + 1, THREADS);
        }
    }

    /// The first warpgroup keeps the token that comes back last.
    #[device]
    pub fn end(&self) {
        if self.enabled {
            if self.index == 0 {
                barrier_named(1, THREADS);
            }
        }
    }

    /// Waits for the other warps of this warpgroup.
    #[device]
    pub fn meet(&self) {
        barrier_named(self.index + (self.consumers + 1), 128);
    }

    /// Of two warpgroups: tells the other one that this one has read what it will overwrite.
    #[device]
    pub fn clear_for_other(&self) {
        barrier_arrive(4 - self.index, THREADS);
    }

    /// As [`Self::clear_for_other`], and waits until the other one knows it. Who reads nothing comes to its next tile so soon
    /// that it could tell twice.
    #[device]
    pub fn meet_other(&self) {
        barrier_named(4 - self.index, THREADS);
    }

    /// Of two warpgroups: waits until the other one and all of this one have read what this one will
    /// overwrite.
    #[device]
    pub fn await_clear(&self) {
        barrier_named(self.index + 3, THREADS);
    }
}
