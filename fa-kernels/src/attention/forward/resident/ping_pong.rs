//! Taking turns at the ends of the exponentials, which keeps warpgroups apart: one's exponentials are
//! computed while the others' products are.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::Mbarrier;

use super::layout::{Layout, TileConfig};

/// A token that goes round the warpgroups. Each takes and passes it once for every block. It is an
/// mbarrier for each warpgroup, asked for before a block's exponentials: ptxas moves these above the
/// branch of the wait, so that two warpgroups' overlap but for their ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct PingPong {
    enabled: bool,
    /// Blocks of a tile.
    blocks: u32,
    /// Completes when this warpgroup gets the token.
    own: Mbarrier,
    /// Completes when the next one does.
    next: Mbarrier,
    lane: Reg<u32>,
}

impl PingPong {
    /// As warpgroup `group` sees it.
    #[device]
    pub fn new(s: &TileConfig, layout: &Layout, group: Reg<u32>, lane: Reg<u32>) -> PingPong {
        let next = select(group == s.consumers - 1, 0, group + 1);
        PingPong {
            enabled: s.ping_pong,
            blocks: s.blocks(),
            own: layout.ping_pong(s, group),
            next: layout.ping_pong(s, next),
            lane,
        }
    }

    /// The last warpgroup gives the token to the first.
    #[device]
    pub fn begin(&self, s: &TileConfig, group: Reg<u32>) {
        if self.enabled {
            if group == s.consumers - 1 {
                self.pass();
            }
        }
    }

    /// Waits for the token, for block `i` of the warpgroup's tile number `count`.
    #[device]
    pub fn take(&self, count: Reg<u32>, i: Reg<u32>) {
        if self.enabled {
            let before = if self.blocks.is_multiple_of(2) {
                i
            } else {
                count + i
            };
            self.own.wait(before & 1);
        }
    }

    /// Gives it to the next warpgroup.
    #[device]
    pub fn pass(&self) {
        if self.enabled {
            if self.lane == 0 {
                self.next.arrive();
            }
        }
    }

    /// Passes it on where the others have a tile, number `count`, and this warpgroup has none.
    #[device]
    pub fn idle(&self, count: Reg<u32>) {
        if self.enabled {
            for i in range(0, self.blocks) {
                self.take(count, i);
                self.pass();
            }
        }
    }
}
