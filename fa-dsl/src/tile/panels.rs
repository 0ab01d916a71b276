//! Tiles of any width in shared memory.

use super::shared::SharedTile;
use crate::build::Reg;

/// `rows` × `cols` 16-bit elements, swizzled: panels of equal width, each a [`SharedTile`], panel
/// after panel. Rows of a panel are no longer than the 128 bytes that the swizzle spans.
#[derive(Clone, Copy, Debug)]
pub struct Panels {
    /// The first panel.
    pub first: SharedTile,
    /// Panels.
    pub count: u32,
}

impl Panels {
    /// Columns of the panels of a tile of `cols` columns, a multiple of 32.
    pub const fn width(cols: u32) -> u32 {
        if cols.is_multiple_of(64) { 64 } else { 32 }
    }

    /// A tile of `rows` × `cols`, a multiple of 32, at `base`.
    pub fn new(base: Reg<u32>, rows: u32, cols: u32) -> Panels {
        let width = Panels::width(cols);
        Panels {
            first: SharedTile {
                base,
                rows,
                cols: width,
                swizzle: true,
            },
            count: cols / width,
        }
    }

    /// Bytes from a panel to the next.
    pub fn panel_bytes(&self) -> u32 {
        SharedTile::bytes(self.first.rows, self.first.cols)
    }

    /// Elements of a row.
    pub fn cols(&self) -> u32 {
        self.first.cols * self.count
    }

    /// One panel.
    pub fn panel(&self, index: u32) -> SharedTile {
        self.first.shifted(index * self.panel_bytes())
    }

    /// The tile of the same shape `bytes` further.
    pub fn shifted(&self, bytes: impl Into<Reg<u32>>) -> Panels {
        Panels {
            first: self.first.shifted(bytes),
            ..*self
        }
    }

    /// Where block `step` of 16 columns lies: its panel, and its index there.
    pub(super) fn step(&self, step: u32) -> (u32, u32) {
        let steps = self.first.cols / 16;
        (step / steps, step % steps)
    }
}

impl From<SharedTile> for Panels {
    fn from(first: SharedTile) -> Panels {
        Panels { first, count: 1 }
    }
}

impl From<&SharedTile> for Panels {
    fn from(first: &SharedTile) -> Panels {
        (*first).into()
    }
}

impl From<&Panels> for Panels {
    fn from(panels: &Panels) -> Panels {
        *panels
    }
}
