//! Boxes of tensors: where each part lies in global and in shared memory.

use crate::abi::{MAP_RANK, MapArg, MapError, MapLayout, STEP, Swizzle};

/// The most bytes that are moved at once.
const PIECE: u64 = 16;
/// Alignment of a box in shared memory.
const BOX_ALIGN: u32 = 128;
/// Bytes after which the swizzle of 64 bytes repeats.
const ATOM_64: u32 = 512;
/// Bytes after which that of 128 bytes does.
const ATOM_128: u32 = 1024;

/// A box of a tensor.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TensorBox {
    base: u64,
    element_bytes: u64,
    swizzle: Swizzle,
    layout: MapLayout,
    packed: bool,
    /// The coordinates of its first element, innermost first.
    at: [i64; MAP_RANK],
}

/// Bytes of a box that lie inside the tensor, contiguous in both memories and aligned to their
/// number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// From the start of the box in shared memory, swizzled.
    pub(crate) shared: u64,
    /// In global memory.
    pub(crate) address: u64,
    pub(crate) bytes: u32,
}

impl TensorBox {
    /// The box at these coordinates, as many as the map has dimensions.
    pub(crate) fn new(map: &MapArg, named: &[i64]) -> Result<TensorBox, MapError> {
        let (layout, coordinates) = (map.layout()?, named.len());
        if coordinates != layout.rank {
            let rank = layout.rank;
            return Err(MapError::Coordinates { coordinates, rank });
        }
        // The copy engine says so by an illegal instruction (an H100 does, of loads).
        let (element, element_bytes) = (named[0], map.extent.element_bytes);
        if !(element * element_bytes as i64)
            .unsigned_abs()
            .is_multiple_of(STEP)
        {
            return Err(MapError::Column {
                element,
                element_bytes,
            });
        }
        let mut at = [0; MAP_RANK];
        at[..coordinates].copy_from_slice(named);
        Ok(TensorBox {
            base: map.extent.address,
            element_bytes: map.extent.element_bytes,
            swizzle: map.swizzle,
            layout,
            packed: map.packed,
            at,
        })
    }

    /// Where its first row would be, if it is one of packed rows that end outside of the tensor: the copy engine leaves such a
    /// box out, whose sequence is not there.
    pub(crate) fn astray(&self) -> Option<u64> {
        let [_, _, row, end, _] = self.at;
        let inside = |at: i64, size: u64| u64::try_from(at).is_ok_and(|at| at < size);
        let [_, _, rows, ends, _] = self.layout.shape;
        (self.packed && inside(row, rows) && !inside(end, ends)).then(|| {
            let outer = self.at[1..].iter().zip(self.layout.strides);
            outer.fold(self.base, |address, (at, stride)| {
                address.wrapping_add_signed(at.wrapping_mul(stride as i64))
            })
        })
    }

    /// Its size in shared memory, with the parts outside the tensor.
    pub(crate) fn bytes(&self) -> u64 {
        let elements = self.layout.box_shape.iter().copied().map(u64::from);
        elements.product::<u64>() * self.element_bytes
    }

    /// The alignment that its place in shared memory needs: that of the swizzle's pattern, when it
    /// is large enough to have one.
    pub(crate) fn alignment(&self) -> u32 {
        let atom = match self.swizzle {
            Swizzle::None => BOX_ALIGN,
            Swizzle::B64 => ATOM_64,
            Swizzle::B128 => ATOM_128,
        };
        match self.bytes() >= u64::from(atom) {
            true => atom,
            false => BOX_ALIGN,
        }
    }

    /// Shows every piece to `visit`, in the order of the box.
    pub(crate) fn pieces(&self, mut visit: impl FnMut(Piece)) {
        let [inner, rows @ ..] = self.layout.box_shape;
        let row_bytes = u64::from(inner) * self.element_bytes;
        let [size1, size2, size3, size4] = rows.map(i64::from);
        let mut start = 0;
        for last in 0..size4 {
            for outer in 0..size3 {
                for middle in 0..size2 {
                    for row in 0..size1 {
                        if let Some(address) = self.row([row, middle, outer, last]) {
                            self.row_pieces(start, address, &mut visit);
                        }
                        start += row_bytes;
                    }
                }
            }
        }
    }

    /// The address of the element at innermost coordinate 0 of a row, if the tensor has that row.
    fn row(&self, row: [i64; MAP_RANK - 1]) -> Option<u64> {
        let outer = self.at[1..].iter().zip(row);
        let sizes = self.layout.shape[1..].iter().zip(self.layout.strides);
        let mut address = self.base;
        for ((first, row), (&size, stride)) in outer.zip(sizes) {
            let at = u64::try_from(first + row).ok()?;
            if at >= size {
                return None;
            }
            address = address.wrapping_add(at.wrapping_mul(stride));
        }
        Some(address)
    }

    fn row_pieces(&self, start: u64, address: u64, visit: &mut impl FnMut(Piece)) {
        let element = self.element_bytes as i64;
        let row_bytes = i64::from(self.layout.box_shape[0]) * element;
        let first = self.at[0] * element;
        let end = self.layout.shape[0] as i64 * element;
        let mut offset = 0;
        while offset < row_bytes {
            let at = first + offset;
            let whole = at >= 0 && at + PIECE as i64 <= end && offset % PIECE as i64 == 0;
            let bytes = if whole { PIECE as i64 } else { element };
            if at >= 0 && at + bytes <= end {
                visit(Piece {
                    shared: start + offset as u64,
                    address: address.wrapping_add(at as u64),
                    bytes: bytes as u32,
                });
            }
            offset += bytes;
        }
    }

    /// The shared-memory address of a piece of the box at `to`: bits 4 and 5 of the address, and
    /// bit 6 with 128 bytes, are exchanged by those from 7 on (PTX ISA, "Swizzling modes").
    #[inline]
    pub(crate) fn place(&self, to: u64, piece: &Piece) -> u64 {
        let address = to + piece.shared;
        match self.swizzle {
            Swizzle::None => address,
            Swizzle::B64 => address ^ (address >> 7 & 3) << 4,
            Swizzle::B128 => address ^ (address >> 7 & 7) << 4,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::abi::{Extent, PACKED_ROWS};
    use crate::types::Type;

    /// A (2, 3, 1, 16) tensor of 2-byte elements with rows 64 bytes apart, in boxes of two rows.
    fn boxed(at: [i64; 4]) -> TensorBox {
        TensorBox::new(&map(), &at).unwrap()
    }

    fn map() -> MapArg {
        MapArg {
            name: "x",
            extent: Extent {
                address: 4096,
                shape: [2, 3, 1, 16],
                strides: [128, 32, 0, 1],
                element_bytes: 2,
            },
            box_shape: [1, 2, 1, 16],
            swizzle: Swizzle::None,
            packed: false,
            element: Type::F16,
            writable: false,
        }
    }

    fn pieces(at: [i64; 4]) -> Vec<(u64, u64, u32)> {
        pieces_of(&boxed(at))
    }

    fn pieces_of(boxed: &TensorBox) -> Vec<(u64, u64, u32)> {
        let mut pieces = Vec::new();
        boxed.pieces(|piece| pieces.push((piece.shared, piece.address, piece.bytes)));
        pieces
    }

    #[test]
    fn rows_are_packed() {
        assert_eq!(boxed([0; 4]).bytes(), 64);
        let at = 4096 + 256 + 64;
        let expected = [
            (0, at, 16),
            (16, at + 16, 16),
            (32, at + 64, 16),
            (48, at + 80, 16),
        ];
        assert_eq!(pieces([0, 0, 1, 1]), expected);
    }

    #[test]
    fn what_lies_outside_is_left_out() {
        // The third row is the last one.
        assert_eq!(
            pieces([0, 0, 2, 0]),
            [(0, 4096 + 128, 16), (16, 4096 + 144, 16)]
        );
        assert_eq!(pieces([0, 0, -1, 0]), [(32, 4096, 16), (48, 4096 + 16, 16)]);
        assert_eq!(pieces([0, 1, 0, 0]), []);
        // Two elements from the ninth on, one by one as they are no 16 bytes.
        let mut narrow = map();
        narrow.extent.shape[3] = 10;
        let ends = pieces_of(&TensorBox::new(&narrow, &[8, 0, 2, 0]).unwrap());
        assert_eq!(ends, [(0, 4096 + 144, 2), (2, 4096 + 146, 2)]);
        // Eight before the first.
        let before = pieces([-8, 0, 2, 0]);
        assert_eq!(before, [(16, 4096 + 128, 16)]);
    }

    #[test]
    fn boxes_begin_at_multiples_of_16_bytes() {
        for element in [-1, 1, 14] {
            let error = TensorBox::new(&map(), &[element, 0, 0, 0]).unwrap_err();
            let element_bytes = 2;
            assert_eq!(
                error,
                MapError::Column {
                    element,
                    element_bytes
                }
            );
        }
    }

    /// Rows 2 to 4 of six are a sequence, in boxes of two rows.
    #[test]
    fn packed_boxes_end_with_their_sequence() {
        let mut map = map();
        (map.extent.shape, map.extent.strides) = ([1, 6, 1, 8], [0, 32, 0, 1]);
        (map.box_shape, map.packed) = ([1, 2, 1, 8], true);
        let size = i64::from(PACKED_ROWS);
        let pieces = |row: i64, after: i64| {
            let at = [0, 0, size - 3 + row, after, size];
            pieces_of(&TensorBox::new(&map, &at).unwrap())
        };
        let row = |place, row: u64| (place, 4096 + 64 * row, 16);
        assert_eq!(pieces(0, 5), [row(0, 2), row(16, 3)]);
        assert_eq!(pieces(2, 5), [row(0, 4)]);
        assert_eq!(pieces(3, 5), []);
        // Rows that no sequence has are before the tensor, where the access is found out.
        assert_eq!(pieces(0, 2)[0].1, 4096 - 64);
        // Those after its last row are known by where they end.
        let astray = |row: i64, after: i64| {
            let at = [0, 0, size - 3 + row, after, size];
            TensorBox::new(&map, &at).unwrap().astray()
        };
        assert_eq!([astray(0, 6), astray(3, 7)], [None; 2]);
        assert_eq!(astray(1, 7), Some(4096 + 64 * 5));
        let coordinates = 4;
        assert_eq!(
            TensorBox::new(&map, &[0; 4]).unwrap_err(),
            MapError::Coordinates {
                coordinates,
                rank: 5
            }
        );
    }

    #[test]
    fn swizzled_places() {
        let mut boxed = boxed([0; 4]);
        boxed.swizzle = Swizzle::B128;
        let piece = |shared| Piece {
            shared,
            address: 0,
            bytes: 16,
        };
        assert_eq!(boxed.place(1024, &piece(128 * 3 + 16)), 1024 + 128 * 3 + 32);
        assert_eq!(boxed.place(1024, &piece(128 * 8 + 16)), 2048 + 16);
        boxed.swizzle = Swizzle::B64;
        assert_eq!(boxed.place(512, &piece(64 + 48)), 512 + 64 + 48);
        assert_eq!(boxed.place(512, &piece(64 * 5 + 16)), 512 + 64 * 5 + 48);
        assert_eq!(boxed.place(512, &piece(64 * 8 + 16)), 1024 + 16);
    }
}
