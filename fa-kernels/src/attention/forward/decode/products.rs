//! The two products of a block of keys: S = Q Kᵀ and O += P V.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::PanelTile;
use fa_dsl::tile::wgmma::{wgmma_commit, wgmma_fence, wgmma_nn, wgmma_nt, wgmma_wait};
use fa_dsl::tile::{Accumulator, FragmentA, KeyLanes, Panels, SharedA, ValueLanes, mma_nn, mma_nt};

use super::tile_config::TileConfig;
use crate::attention::warps::Position;

/// Who computes them.
pub(super) enum Products {
    /// Each warp, of its rows and its keys.
    Warp {
        q: SharedA,
        /// Where this lane reads the first column block of its keys, and of its values.
        first_key: Reg<u32>,
        first_value: Reg<u32>,
    },
    /// Four warps together, of all 64 rows: keys and values are read from shared memory once for all of them.
    Warpgroup { q: PanelTile },
}

impl Products {
    /// Of the queries in shared memory, with blocks that lie as `block` does.
    #[device]
    pub fn new(s: &TileConfig, queries: Panels, block: &Panels, position: &Position) -> Products {
        if s.warpgroup {
            Products::Warpgroup { q: queries.into() }
        } else {
            let (lane, first_key) = (position.lane, position.first_key);
            let m_tiles = s.grid().m_tiles;
            Products::Warp {
                q: SharedA::new(queries, lane, position.first_row, m_tiles, s.kept()),
                first_key: KeyLanes::first(&block.first, lane, first_key),
                first_value: ValueLanes::first(&block.first, lane, first_key),
            }
        }
    }

    /// scores = Q Kᵀ; what they are before is zero.
    #[device]
    pub fn scores<T: Half>(&self, scores: &Accumulator, keys: Panels) {
        match self {
            Products::Warp { q, first_key, .. } => {
                let lanes = KeyLanes::from_first(&keys.first, first_key.opaque());
                mma_nt::<T>(scores, q, 0, keys, &lanes);
            }
            Products::Warpgroup { q } => {
                wgmma_fence();
                wgmma_nt::<T>(scores, q, &PanelTile::from(keys));
                complete(scores);
            }
        }
    }

    /// acc += P V.
    #[device]
    pub fn output<T: Half>(&self, acc: &Accumulator, p: &FragmentA, values: Panels) {
        match self {
            Products::Warp { first_value, .. } => {
                let lanes = ValueLanes::from_first(&values.first, first_value.opaque());
                mma_nn::<T>(acc, p, values, &lanes);
            }
            Products::Warpgroup { .. } => {
                wgmma_fence();
                wgmma_nn::<T>(acc, p, &PanelTile::from(values), false);
                complete(acc);
            }
        }
    }
}

/// Waits for the products that were issued, of which `acc` is the result.
#[device]
fn complete(acc: &Accumulator) {
    wgmma_commit();
    wgmma_wait(0, &[acc]);
}
