//! Matrix operands in registers (PTX ISA, "Matrix Fragments for mma.m16n8k16").

use super::panels::Panels;
use super::shared::{SharedTile, ldmatrix};
use crate::build::{Half, Reg, Var};

/// An m × k matrix of 16-bit elements as left operand: for each 16×16 block four registers, which
/// hold rows lane/4 and lane/4 + 8, columns 2·(lane%4) and the 8 further.
#[derive(Clone, Debug)]
pub struct FragmentA {
    /// 16-row blocks.
    pub m_tiles: u32,
    /// 16-column blocks.
    pub k_steps: u32,
    regs: Vec<[Reg<u32>; 4]>,
}

impl FragmentA {
    /// Loads `m_tiles` × 16 rows of `tile`, from `first_row` (a multiple of 8) on, all its columns.
    pub fn load(tile: &SharedTile, lane: Reg<u32>, first_row: Reg<u32>, m_tiles: u32) -> FragmentA {
        let k_steps = tile.cols / 16;
        let first = tile.offset(first_row + (lane & 15), lane >> 4);
        let columns: Vec<Reg<u32>> = (0..k_steps)
            .map(|k| tile.base + tile.further(first, 2 * k))
            .collect();
        let regs = (0..m_tiles)
            .flat_map(|m| columns.iter().map(move |column| (m, *column)))
            .map(|(m, column)| ldmatrix(column, m * 16 * tile.row_bytes(), false))
            .collect();
        FragmentA {
            m_tiles,
            k_steps,
            regs,
        }
    }

    /// As [`Self::load`], of the first `k_steps` × 16 columns alone.
    pub fn load_columns(
        tile: &SharedTile,
        lane: Reg<u32>,
        first_row: Reg<u32>,
        k_steps: u32,
    ) -> FragmentA {
        let first = tile.offset(first_row + (lane & 15), lane >> 4);
        let address = |k: u32| tile.base + tile.further(first, 2 * k);
        FragmentA {
            m_tiles: 1,
            k_steps,
            regs: (0..k_steps)
                .map(|k| ldmatrix(address(k), 0, false))
                .collect(),
        }
    }

    /// A fragment of registers, block by block along k, then along m.
    pub fn from_registers(m_tiles: u32, k_steps: u32, regs: Vec<[Reg<u32>; 4]>) -> FragmentA {
        FragmentA {
            m_tiles,
            k_steps,
            regs,
        }
    }

    /// The four registers of a 16×16 block.
    pub fn block(&self, m: u32, k: u32) -> [Reg<u32>; 4] {
        self.regs[(m * self.k_steps + k) as usize]
    }
}

/// The left operand of a product.
pub trait LeftOperand {
    /// 16-row blocks.
    fn m_tiles(&self) -> u32;
    /// 16-column blocks.
    fn k_steps(&self) -> u32;
    /// The registers of the 16×16 blocks of column block `k`, one for each row block.
    fn column(&self, k: u32) -> Vec<[Reg<u32>; 4]>;
}

impl LeftOperand for FragmentA {
    fn m_tiles(&self) -> u32 {
        self.m_tiles
    }

    fn k_steps(&self) -> u32 {
        self.k_steps
    }

    fn column(&self, k: u32) -> Vec<[Reg<u32>; 4]> {
        (0..self.m_tiles).map(|m| self.block(m, k)).collect()
    }
}

/// Rows of a tile in shared memory as left operand, the first column blocks of which stay in
/// registers. The others are read for each product.
#[derive(Clone, Debug)]
pub struct SharedA {
    m_tiles: u32,
    tile: Panels,
    /// Where this lane reads the first column block of a panel, for the first row block.
    first: Reg<u32>,
    kept: Vec<Vec<[Reg<u32>; 4]>>,
}

impl SharedA {
    /// `m_tiles` × 16 rows of `tile` from `first_row` (a multiple of 8) on, of which the first
    /// `kept` column blocks are loaded now.
    pub fn new(
        tile: Panels,
        lane: Reg<u32>,
        first_row: Reg<u32>,
        m_tiles: u32,
        kept: u32,
    ) -> SharedA {
        let panel = tile.first;
        let first = panel.offset(first_row + (lane & 15), lane >> 4);
        let mut rows = SharedA {
            m_tiles,
            tile,
            first: panel.base + first,
            kept: Vec::new(),
        };
        rows.kept = (0..kept.min(rows.k_steps()))
            .map(|k| rows.load(k))
            .collect();
        rows
    }

    fn load(&self, k: u32) -> Vec<[Reg<u32>; 4]> {
        let (panel, column) = self.tile.step(k);
        let address = self.tile.first.further(self.first.opaque(), 2 * column);
        let row_bytes = self.tile.first.row_bytes();
        (0..self.m_tiles)
            .map(|m| {
                let offset = panel * self.tile.panel_bytes() + m * 16 * row_bytes;
                ldmatrix(address, offset, false)
            })
            .collect()
    }
}

impl LeftOperand for SharedA {
    fn m_tiles(&self) -> u32 {
        self.m_tiles
    }

    fn k_steps(&self) -> u32 {
        self.tile.cols() / 16
    }

    fn column(&self, k: u32) -> Vec<[Reg<u32>; 4]> {
        match self.kept.get(k as usize) {
            Some(blocks) => blocks.clone(),
            None => self.load(k),
        }
    }
}

/// The transpose of a tile in shared memory as left operand: its rows are columns of the tile, its columns the tile's rows. It is read for
/// each product.
#[derive(Clone, Debug)]
pub struct TransposedA {
    m_tiles: u32,
    tile: Panels,
    /// Where this lane reads of the first 16 rows of the tile, for each row block of the operand.
    blocks: Vec<Reg<u32>>,
}

impl TransposedA {
    /// `m_tiles` × 16 columns of `tile` from `first_column`, a multiple of 16, on.
    pub fn new(tile: Panels, lane: Reg<u32>, first_column: Reg<u32>, m_tiles: u32) -> TransposedA {
        let panel = tile.first;
        // Lanes 0-7 name rows 0-7 at columns 0-7, 8-15 the same rows at columns 8-15, 16-31 rows 8-15.
        let row = (lane & 7) + ((lane >> 4) << 3);
        let first = first_column / 8 + ((lane >> 3) & 1);
        let block = |m: u32| {
            let chunk = first + 2 * m;
            let (index, chunk) = (chunk / panel.chunks(), chunk % panel.chunks());
            panel.base + index * tile.panel_bytes() + panel.offset(row, chunk)
        };
        TransposedA {
            m_tiles,
            tile,
            blocks: (0..m_tiles).map(block).collect(),
        }
    }
}

impl LeftOperand for TransposedA {
    fn m_tiles(&self) -> u32 {
        self.m_tiles
    }

    fn k_steps(&self) -> u32 {
        self.tile.first.rows / 16
    }

    fn column(&self, k: u32) -> Vec<[Reg<u32>; 4]> {
        let offset = k * 16 * self.tile.first.row_bytes();
        let blocks = self.blocks.iter();
        blocks
            .map(|address| ldmatrix(*address, offset, true))
            .collect()
    }
}

/// An m × n float32 matrix that products accumulate to: for each 16×8 block four variables, rows
/// lane/4 (0, 1) and lane/4 + 8 (2, 3), columns 2·(lane%4) (0, 2) and the next (1, 3).
#[derive(Clone, Debug)]
pub struct Accumulator {
    /// 16-row blocks.
    pub m_tiles: u32,
    /// 8-column blocks.
    pub n_tiles: u32,
    regs: Vec<[Var<f32>; 4]>,
}

impl Accumulator {
    /// Zeros.
    pub fn zeros(name: &str, m_tiles: u32, n_tiles: u32) -> Accumulator {
        let regs = (0..m_tiles * n_tiles)
            .map(|_| std::array::from_fn(|_| Var::named(name, 0.0)))
            .collect();
        Accumulator {
            m_tiles,
            n_tiles,
            regs,
        }
    }

    /// Makes it zero again.
    pub fn clear(&self) {
        for var in self.regs.iter().flatten() {
            var.set(0.0);
        }
    }

    /// The variables of a 16×8 block.
    pub fn block(&self, m: u32, n: u32) -> [Var<f32>; 4] {
        self.regs[(m * self.n_tiles + n) as usize]
    }

    /// The variables of row block `m` that lie in its upper (`half` 0) or lower (1) eight rows.
    pub fn row(&self, m: u32, half: usize) -> impl Iterator<Item = Var<f32>> + '_ {
        (0..self.n_tiles).flat_map(move |n| self.block(m, n).into_iter().skip(2 * half).take(2))
    }

    /// Rounds to 16 bits and reorders to the left operand of the next product. The accumulator's
    /// layout is already the operand's: no lane needs another's value.
    pub fn to_fragment<T: Half>(&self, packed: bool) -> FragmentA {
        let pack = if packed { T::pack } else { T::pack_scalar };
        let k_steps = self.n_tiles / 2;
        let regs = (0..self.m_tiles)
            .flat_map(|m| (0..k_steps).map(move |k| (m, k)))
            .map(|(m, k)| {
                let (left, right) = (self.block(m, 2 * k), self.block(m, 2 * k + 1));
                [
                    pack(left[0].peek(), left[1].peek()),
                    pack(left[2].peek(), left[3].peek()),
                    pack(right[0].peek(), right[1].peek()),
                    pack(right[2].peek(), right[3].peek()),
                ]
            })
            .collect();
        FragmentA {
            m_tiles: self.m_tiles,
            k_steps,
            regs,
        }
    }
}
