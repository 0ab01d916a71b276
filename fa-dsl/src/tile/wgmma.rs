//! Warpgroup products over tiles in shared memory (sm_90a).

use super::boxes::{PanelTile, ROW_BYTES};
use super::fragment::{Accumulator, FragmentA};
use super::shape::shape_error;
use crate::build::{Half, Reg, emit_to};
use crate::ir::{Operand, RegId};
use crate::isa::hopper::wgmma;
use crate::isa::machine::MatrixSource;

impl PanelTile {
    /// The tile of the same shape `bytes` further, a multiple of 16, as an operand of products. Unlike
    /// those of [`Self::shifted`], the descriptors of several such are one register and constants.
    pub fn ahead(&self, bytes: impl Into<Reg<u32>>) -> ProductTile {
        ProductTile {
            first: *self,
            ahead: bytes.into() >> 4,
            group_bytes: GROUP_BYTES,
        }
    }

    /// The descriptor of an operand whose rows are M or N and whose columns are K, at K = 0
    /// (PTX ISA, "Matrix Descriptor Format"; 128-byte swizzle, 8 rows every 1024 bytes).
    pub fn k_major(&self) -> Descriptor {
        Descriptor {
            low: encoded(self.base),
            leading: 1,
            group_bytes: GROUP_BYTES,
        }
    }

    /// The descriptor of an operand whose rows are K and whose columns are N, at K = 0.
    pub fn mn_major(&self) -> Descriptor {
        Descriptor {
            low: encoded(self.base),
            leading: self.panel_bytes() >> 4,
            group_bytes: GROUP_BYTES,
        }
    }

    /// How far, in the descriptor's units, block `step` of 16 columns lies from the first.
    fn k_major_advance(&self, step: u32) -> u32 {
        (step / 4 * self.panel_bytes() + step % 4 * 32) >> 4
    }
}

/// A tile as an operand of a warpgroup product.
#[derive(Clone, Copy, Debug)]
pub struct ProductTile {
    /// Where the address is encoded.
    first: PanelTile,
    /// How far from there the tile lies, in the descriptor's units.
    ahead: Reg<u32>,
    /// From eight rows to the next.
    group_bytes: u32,
}

impl From<&PanelTile> for ProductTile {
    fn from(tile: &PanelTile) -> ProductTile {
        tile.ahead(0)
    }
}

impl ProductTile {
    /// The same, where every eight rows begin `bytes` after those before, a multiple of 128: rows of M or N that lie in a
    /// larger box, as eight pixels of each row of an image do. The swizzle follows the address, so that such rows may
    /// begin at any row of the box.
    #[must_use]
    pub fn spaced(self, bytes: u32) -> ProductTile {
        ProductTile {
            group_bytes: bytes,
            ..self
        }
    }

    fn at(&self, descriptor: Descriptor) -> Descriptor {
        Descriptor {
            low: descriptor.low + self.ahead,
            group_bytes: self.group_bytes,
            ..descriptor
        }
    }
}

/// A shared-memory operand of a warpgroup product.
#[derive(Clone, Copy, Debug)]
pub struct Descriptor {
    /// The encoded address.
    low: Reg<u32>,
    /// The leading dimension's distance, encoded.
    leading: u32,
    /// From eight rows to the next.
    group_bytes: u32,
}

/// From 16 rows to the next where they are K, in the descriptor's units.
const MN_STEP: u32 = (16 * ROW_BYTES) >> 4;

/// Bytes of eight rows that follow each other.
const GROUP_BYTES: u32 = 8 * ROW_BYTES;

/// The upper half of a descriptor: 128-byte swizzle, 8 rows every `group_bytes` bytes.
fn layout(group_bytes: u32) -> u64 {
    1 << 62 | u64::from(group_bytes >> 4) << 32
}

impl Descriptor {
    /// Computed in 32 bits: the halves do not carry into each other.
    fn at(self, advance: u32) -> Reg<u64> {
        let low = self.low + ((self.leading << 16) + advance);
        low.to_u64() + layout(self.group_bytes)
    }
}

/// Shared memory ends before 256 KiB: what is left has the 14 bits of the format.
fn encoded(address: Reg<u32>) -> Reg<u32> {
    address >> 4
}

fn registers(acc: &Accumulator) -> Vec<RegId> {
    (0..acc.n_tiles)
        .flat_map(|n| acc.block(0, n))
        .filter_map(|var| match var.peek().operand() {
            Operand::Reg(reg) => Some(reg),
            Operand::Imm(_) => None,
        })
        .collect()
}

fn issue<T: Half>(
    acc: &Accumulator,
    a: &[Operand],
    b: Reg<u64>,
    source: MatrixSource,
    from_zero: bool,
    transposed: bool,
) {
    let product = wgmma::Product {
        n: acc.n_tiles * 8,
        operands: T::WGMMA,
        a: source,
        from_zero,
        transposed,
    };
    match product.row() {
        Some(row) if acc.m_tiles == 1 => {
            emit_to(row, registers(acc), [a, &[b.operand()]].concat());
        }
        _ => shape_error(format!(
            "a warpgroup product of {} rows of 16 a warp by {} columns",
            acc.m_tiles,
            acc.n_tiles * 8
        )),
    }
}

/// Orders the accumulators' and operands' registers before the next products.
pub fn wgmma_fence() {
    emit_to(&wgmma::FENCE, Vec::new(), Vec::new());
}

/// Closes a group of products.
pub fn wgmma_commit() {
    emit_to(&wgmma::COMMIT, Vec::new(), Vec::new());
}

/// Waits until at most `pending` groups are in flight. `retired` are the accumulators that may be
/// used from here on.
pub fn wgmma_wait(pending: u32, retired: &[&Accumulator]) {
    let dsts: Vec<RegId> = retired.iter().flat_map(|acc| registers(acc)).collect();
    match wgmma::wait_row(dsts.len()) {
        Some(row) => emit_to(row, dsts, vec![Reg::from(pending).operand()]),
        None => shape_error(format!("a wait for {} registers, at most 128", dsts.len())),
    }
}

/// Holds an operand in its registers up to here: after the wait that retires its product, where a
/// loop has computed the next one meanwhile.
pub fn wgmma_hold(a: &FragmentA) {
    for step in 0..a.k_steps {
        let registers = a.block(0, step).map(Reg::operand);
        emit_to(&wgmma::HOLD, Vec::new(), registers.to_vec());
    }
}

/// Holds an address in its registers up to here: accesses that are queued read it, and whoever writes to its registers waits for them.
pub fn wgmma_hold_address(address: Reg<u64>) {
    emit_to(&wgmma::HOLD_ADDRESS, Vec::new(), vec![address.operand()]);
}

/// Issues acc = A·Bᵀ for tiles of the same columns: 64 rows of `a` by the rows of `b`.
pub fn wgmma_nt<T: Half>(acc: &Accumulator, a: impl Into<ProductTile>, b: impl Into<ProductTile>) {
    product_nt::<T>(acc, a.into(), b.into(), true);
}

/// Issues acc += A·Bᵀ, as [`wgmma_nt`].
pub fn wgmma_nt_add<T: Half>(
    acc: &Accumulator,
    a: impl Into<ProductTile>,
    b: impl Into<ProductTile>,
) {
    product_nt::<T>(acc, a.into(), b.into(), false);
}

fn product_nt<T: Half>(acc: &Accumulator, to_a: ProductTile, to_b: ProductTile, from_zero: bool) {
    let (a, b) = (to_a.first, to_b.first);
    if a.cols != b.cols || acc.n_tiles * 8 != b.rows {
        shape_error(format!(
            "A·Bᵀ of {} and {} columns to {} of {} rows",
            a.cols,
            b.cols,
            acc.n_tiles * 8,
            b.rows
        ));
        return;
    }
    let (a_first, b_first) = (to_a.at(a.k_major()), to_b.at(b.k_major()));
    for step in 0..a.cols / 16 {
        let a = a_first.at(a.k_major_advance(step)).operand();
        issue::<T>(
            acc,
            &[a],
            b_first.at(b.k_major_advance(step)),
            MatrixSource::Shared,
            from_zero && step == 0,
            false,
        );
    }
}

/// Issues acc = Aᵀ·B, or acc += Aᵀ·B unless `from_zero`, for tiles of the same rows: the 64 columns of `a` by the columns of `b`.
pub fn wgmma_tn<T: Half>(
    acc: &Accumulator,
    a: impl Into<ProductTile>,
    b: impl Into<ProductTile>,
    from_zero: bool,
) {
    let (to_a, to_b): (ProductTile, ProductTile) = (a.into(), b.into());
    let (a, b) = (to_a.first, to_b.first);
    if a.rows != b.rows || a.cols != 64 || acc.n_tiles * 8 != b.cols {
        shape_error(format!(
            "Aᵀ·B of {} × {} and {} × {} to {} columns",
            a.rows,
            a.cols,
            b.rows,
            b.cols,
            acc.n_tiles * 8
        ));
        return;
    }
    let (a_first, b_first) = (to_a.at(a.mn_major()), to_b.at(b.mn_major()));
    for step in 0..a.rows / 16 {
        issue::<T>(
            acc,
            &[a_first.at(step * MN_STEP).operand()],
            b_first.at(step * MN_STEP),
            MatrixSource::SharedTransposed,
            from_zero && step == 0,
            true,
        );
    }
}

/// Issues acc += A·B: the first 64 rows of `a` by the rows of `b`, of which there are as many as `a` has columns.
pub fn wgmma_nn_shared<T: Half>(
    acc: &Accumulator,
    a: impl Into<ProductTile>,
    b: impl Into<ProductTile>,
) {
    let (to_a, to_b): (ProductTile, ProductTile) = (a.into(), b.into());
    let (a, b) = (to_a.first, to_b.first);
    if a.cols != b.rows || acc.n_tiles * 8 != b.cols {
        shape_error(format!(
            "A·B of {} columns and {} rows to {} of {} columns",
            a.cols,
            b.rows,
            acc.n_tiles * 8,
            b.cols
        ));
        return;
    }
    let (a_first, b_first) = (to_a.at(a.k_major()), to_b.at(b.mn_major()));
    for step in 0..a.cols / 16 {
        issue::<T>(
            acc,
            &[a_first.at(a.k_major_advance(step)).operand()],
            b_first.at(step * MN_STEP),
            MatrixSource::Shared,
            false,
            true,
        );
    }
}

/// Issues acc += A·B for A in registers, 64 rows by the rows of `b`; acc = A·B if `from_zero`.
pub fn wgmma_nn<T: Half>(
    acc: &Accumulator,
    a: &FragmentA,
    b: impl Into<ProductTile>,
    from_zero: bool,
) {
    let to_b: ProductTile = b.into();
    let b = to_b.first;
    if a.k_steps * 16 != b.rows || acc.n_tiles * 8 != b.cols {
        shape_error(format!(
            "A·B of {} columns and {} rows to {} of {} columns",
            a.k_steps * 16,
            b.rows,
            acc.n_tiles * 8,
            b.cols
        ));
        return;
    }
    let first = to_b.at(b.mn_major());
    for step in 0..a.k_steps {
        let a = a.block(0, step).map(Reg::operand);
        issue::<T>(
            acc,
            &a,
            first.at(step * MN_STEP),
            MatrixSource::Registers,
            from_zero && step == 0,
            true,
        );
    }
}
