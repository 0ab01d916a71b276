//! How an image is cut into tiles.

use fa_dsl::prelude::*;

/// Columns of a tile, or a part of them: as many pixels as the tensor core takes from one place.
pub const TILE_COLS: u32 = 8;

/// An image and the tiles that it is cut into, row after row of tiles.
#[derive(Clone, Copy, Debug)]
pub struct Tiling {
    /// Rows of the image.
    pub height: Reg<u32>,
    /// Columns of the image.
    pub width: Reg<u32>,
    /// Tiles beside each other: as many as its columns take.
    pub across: Divisor,
    /// Rows of a tile.
    pub rows: u32,
    /// Columns of a tile.
    pub columns: u32,
}

/// A tile.
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    /// The image.
    pub sample: Reg<u32>,
    /// Its first row.
    pub y: Reg<u32>,
    /// Its first column.
    pub x: Reg<u32>,
    /// How many of its rows there are in the image; none where there is no such tile.
    pub rows: Reg<u32>,
    /// How many of its columns there are.
    pub cols: Reg<u32>,
}

impl Tiling {
    /// Tile `number` of an image.
    #[device]
    pub fn tile(&self, sample: Reg<u32>, number: Reg<u32>) -> Tile {
        let y = number / self.across * self.rows;
        let x = number % self.across * self.columns;
        let left = select(y < self.height, self.height - y, 0);
        Tile {
            sample,
            y,
            x,
            rows: left.min(self.rows),
            cols: (self.width - x).min(self.columns),
        }
    }
}

/// Tiles of so many rows and columns that an image is cut into.
pub fn tiles_of(height: u32, width: u32, [rows, columns]: [u32; 2]) -> u64 {
    u64::from(height.div_ceil(rows)) * u64::from(width.div_ceil(columns))
}

impl Tile {
    /// How many rows of part `part` there are, of parts of `rows` rows below each other.
    #[device]
    pub fn rows_of(&self, part: Reg<u32>, rows: u32) -> Reg<u32> {
        let before = part * rows;
        let left = select(before < self.rows, self.rows - before, 0);
        left.min(rows)
    }

    /// How many pixels of it there are.
    pub fn pixels(&self) -> Reg<u32> {
        self.rows * self.cols
    }
}
