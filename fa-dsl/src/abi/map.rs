//! Tensor maps: what the tensor copy engine has to know of a tensor to copy boxes of it.
//!
//! A launch passes a view together with the shape of a box and how the box is laid out in shared
//! memory. On the GPU the runtime encodes it as a descriptor of the driver's; the interpreter reads
//! [`MapArg`] itself. The rules of [`MapArg::layout`] hold on both.

use std::marker::PhantomData;

use super::element::Element;
use super::view::{Extent, MAX_RANK, TensorView, TensorViewMut};
use crate::ir::Type;

/// The most tensor maps of one kernel.
pub const MAX_MAPS: usize = 6;

/// How a box's rows are permuted in shared memory (PTX ISA, "Swizzling modes").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Swizzle {
    /// Row after row.
    None,
    /// Rows of at most 64 bytes; the 16-byte chunk `c` of row `r` lies at chunk `c ^ (r / 2 % 4)`, where rows have that many bytes.
    B64,
    /// Rows of at most 128 bytes; the 16-byte chunk `c` of row `r` lies at chunk `c ^ (r % 8)`.
    B128,
}

impl Swizzle {
    /// The most bytes that a row of the box can have, where there is a limit.
    pub const fn row_limit(self) -> Option<u64> {
        match self {
            Swizzle::None => None,
            Swizzle::B64 => Some(64),
            Swizzle::B128 => Some(128),
        }
    }
}

/// A tensor that a kernel loads boxes of.
#[derive(Clone, Copy, Debug)]
pub struct TensorMapView<'a, T> {
    /// Where the tensor lies.
    pub extent: Extent,
    /// Sizes of the box, in the order of the tensor's dimensions.
    pub box_shape: [u32; MAX_RANK],
    /// The box's layout in shared memory.
    pub swizzle: Swizzle,
    /// As [`MapArg::packed`].
    pub packed: bool,
    borrow: PhantomData<&'a T>,
}

/// A tensor that a kernel stores boxes of.
#[derive(Debug)]
pub struct TensorMapViewMut<'a, T> {
    /// Where the tensor lies.
    pub extent: Extent,
    /// Sizes of the box, in the order of the tensor's dimensions.
    pub box_shape: [u32; MAX_RANK],
    /// The box's layout in shared memory.
    pub swizzle: Swizzle,
    /// As [`MapArg::packed`].
    pub packed: bool,
    borrow: PhantomData<&'a mut T>,
}

impl<'a, T: Element> TensorView<'a, T> {
    /// This tensor, for loads of boxes of `box_shape`. The last of the four dimensions is the
    /// contiguous one, so the view needs all four; a launch checks it ([`MapArg::layout`]).
    pub fn map(self, box_shape: [u32; MAX_RANK], swizzle: Swizzle) -> TensorMapView<'a, T> {
        TensorMapView {
            extent: self.extent,
            box_shape,
            swizzle,
            packed: false,
            borrow: PhantomData,
        }
    }
}

impl<'a, T: Element> TensorViewMut<'a, T> {
    /// As [`TensorView::map`], for stores.
    pub fn map(self, box_shape: [u32; MAX_RANK], swizzle: Swizzle) -> TensorMapViewMut<'a, T> {
        TensorMapViewMut {
            extent: self.extent,
            box_shape,
            swizzle,
            packed: false,
            borrow: PhantomData,
        }
    }
}

impl<T> TensorMapView<'_, T> {
    /// The map of packed rows, see [`MapArg::packed`].
    #[must_use]
    pub fn packed(self) -> Self {
        TensorMapView {
            packed: true,
            ..self
        }
    }

    /// How copies step through it as the map of packed rows.
    ///
    /// # Errors
    /// When the copy engine cannot step through the tensor.
    pub fn row_steps(&self) -> Result<RowSteps, MapError> {
        let (steps, _) = RowSteps::of(&self.extent, byte_strides(&self.extent)?);
        Ok(steps)
    }
}

impl<T> TensorMapViewMut<'_, T> {
    /// The map of packed rows, see [`MapArg::packed`].
    #[must_use]
    pub fn packed(self) -> Self {
        TensorMapViewMut {
            packed: true,
            ..self
        }
    }
}

/// A tensor map among the arguments of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapArg {
    /// The parameter's name.
    pub name: &'static str,
    /// Where the tensor lies.
    pub extent: Extent,
    /// Sizes of the box, in the order of the tensor's dimensions.
    pub box_shape: [u32; MAX_RANK],
    /// The box's layout in shared memory.
    pub swizzle: Swizzle,
    /// Whether the rows are those of sequences of different lengths, which lie anywhere in the tensor, and boxes end where
    /// their sequence does: what lies after it is neither read nor written.
    ///
    /// Copies then name five coordinates ([`PACKED_ROWS`] is 2³⁰). In a (1, rows, heads, head_dim) tensor, for row r of a
    /// sequence of n rows, which begins at row b, the three outer ones, instead of row and sequence, are 2³⁰ − n + r, b + n and
    /// 2³⁰. The first two step over rows of s bytes, the third by 2³⁴ − s bytes, and addresses wrap:
    ///
    /// ```text
    /// (2³⁰ − n + r)·s + (b + n)·s + 2³⁰·(2³⁴ − s) = (b + r)·s + 2⁶⁴ = (b + r)·s
    /// ```
    ///
    /// From r = n on the first of them reaches 2³⁰, which is its size: that is outside of the map.
    ///
    /// Of a tensor that has several times as many rows, as a cache has pages, the second steps by what divides both distances,
    /// that of rows and that of pages: [`RowSteps`] says how often each. For a sequence that begins at row b of page a it is
    /// the steps of a pages and b + n rows.
    pub packed: bool,
    /// The tensor's elements.
    pub element: Type,
    /// Whether the kernel stores to it.
    pub writable: bool,
}

/// The most dimensions of a tensor map: those of a tensor, and one more for packed rows.
pub const MAP_RANK: usize = MAX_RANK + 1;

/// In the coordinates of packed rows: one past the last row of a sequence, and how often the distance that wraps is added.
/// See [`MapArg::packed`].
pub const PACKED_ROWS: u32 = 1 << 30;

/// The steps of the second of the three outer coordinates of [`MapArg::packed`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowSteps {
    /// From an index of the first dimension, such as a page, to the next; 0 where there is but one.
    pub outer: u32,
    /// From a row to the next.
    pub row: u32,
}

impl RowSteps {
    /// Those of a tensor with these distances in bytes, of heads, of rows, and of the first dimension; and the bytes of a step.
    fn of(extent: &Extent, [_, row, outer]: [u64; MAX_RANK - 1]) -> (RowSteps, u64) {
        if extent.shape[0] == 1 {
            return (RowSteps { outer: 0, row: 1 }, row);
        }
        let unit = greatest_common_divisor(outer, row).max(STEP);
        // What 32 bits do not hold is more than there may be steps.
        let steps = |bytes: u64| u32::try_from(bytes / unit).unwrap_or(u32::MAX);
        let steps = RowSteps {
            outer: steps(outer),
            row: steps(row),
        };
        (steps, unit)
    }
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    match b {
        0 => a,
        _ => greatest_common_divisor(b, a % b),
    }
}

/// A tensor map in the order of the copy engine: innermost dimension first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapLayout {
    /// Dimensions. Those past them have size 1.
    pub rank: usize,
    /// Sizes of the tensor.
    pub shape: [u64; MAP_RANK],
    /// Distances between neighbours in bytes, of all dimensions but the innermost. Addresses wrap.
    pub strides: [u64; MAP_RANK - 1],
    /// Sizes of the box.
    pub box_shape: [u32; MAP_RANK],
}

/// Why the copy engine cannot copy such boxes of a tensor (CUDA Driver API,
/// `cuTensorMapEncodeTiled`). Dimensions are counted from the outermost, 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MapError {
    /// The elements are not what the view says.
    #[error("elements of {element} in a view of {element_bytes}-byte elements")]
    Element {
        /// The parameter's.
        element: Type,
        /// The view's.
        element_bytes: u64,
    },
    /// The innermost dimension is not contiguous.
    #[error(
        "the last of the four dimensions has stride {stride}, it has to be 1: pass a tensor that is contiguous there"
    )]
    Innermost {
        /// Its stride in elements.
        stride: u64,
    },
    /// The first element is not aligned.
    #[error(
        "it starts at {address:#x}, which is no multiple of 16 bytes: copy it to an aligned buffer"
    )]
    Address {
        /// Where it starts.
        address: u64,
    },
    /// A dimension without or with too many elements.
    #[error("dimension {dimension} has {size} elements: 1 to 2^32 are possible")]
    Size {
        /// Which dimension.
        dimension: usize,
        /// Its size.
        size: u64,
    },
    /// Neighbours at a distance that the engine cannot step.
    #[error(
        "neighbours of dimension {dimension} are {stride} elements of {element_bytes} bytes apart: that has to be a multiple of 16 bytes under 2^40; pad the rows or copy the tensor"
    )]
    Stride {
        /// Which dimension.
        dimension: usize,
        /// The distance in elements.
        stride: u64,
        /// Size of an element.
        element_bytes: u64,
    },
    /// More packed rows than coordinates count, or further apart than addresses wrap.
    #[error(
        "{steps} steps to the last of the packed rows, {bytes} bytes apart: at most 2^30, less than 2^34 bytes apart; split the batch, or lay pages a whole number of rows apart"
    )]
    PackedRows {
        /// To the last row of all: as many as there are rows, in a tensor that has no more dimensions than rows, heads and
        /// elements. See [`RowSteps`].
        steps: u64,
        /// The distance of two rows.
        bytes: u64,
    },
    /// A copy with other coordinates than the map has dimensions.
    #[error("the copy names {coordinates} coordinates, the map has {rank} dimensions")]
    Coordinates {
        /// The instruction's.
        coordinates: usize,
        /// The map's.
        rank: usize,
    },
    /// A box that does not begin at a multiple of 16 bytes of a row.
    #[error(
        "the box begins at element {element} of a row, of {element_bytes} bytes each: it has to begin at a multiple of 16 bytes"
    )]
    Column {
        /// The first coordinate.
        element: i64,
        /// Bytes of an element.
        element_bytes: u64,
    },
    /// A box that is empty or too large.
    #[error("the box has {size} elements in dimension {dimension}: 1 to 256 are possible")]
    Box {
        /// Which dimension.
        dimension: usize,
        /// The box's size there.
        size: u32,
    },
    /// Rows of the box that the layout in shared memory cannot have.
    #[error(
        "the box's rows have {bytes} bytes: with swizzle {swizzle:?} they have to be a multiple of 16{}",
        .swizzle.row_limit().map(|limit| format!(" up to {limit}")).unwrap_or_default()
    )]
    BoxRow {
        /// Bytes of a row.
        bytes: u64,
        /// The layout.
        swizzle: Swizzle,
    },
}

/// Distances in bytes are multiples of this, and so are addresses and rows of a box.
pub(crate) const STEP: u64 = 16;
/// Distances in bytes are less than this.
const STRIDE_LIMIT: u64 = 1 << 40;

impl MapArg {
    /// Bytes of one whole box: what a load counts towards its mbarrier, also where parts of the box
    /// lie outside the tensor.
    pub fn box_bytes(&self) -> u64 {
        self.box_shape
            .iter()
            .copied()
            .map(u64::from)
            .product::<u64>()
            * self.extent.element_bytes
    }

    /// The map as the copy engine has it. Allocates nothing.
    ///
    /// # Errors
    /// The first rule of the engine that the tensor or the box breaks.
    pub fn layout(&self) -> Result<MapLayout, MapError> {
        self.check_tensor()?;
        self.check_box()?;
        let shape = self.extent.shape;
        let mut layout = MapLayout {
            rank: MAX_RANK,
            shape: [1; MAP_RANK],
            strides: [0; MAP_RANK - 1],
            box_shape: [1; MAP_RANK],
        };
        for at in 0..MAX_RANK {
            layout.shape[at] = shape[MAX_RANK - 1 - at];
            layout.box_shape[at] = self.box_shape[MAX_RANK - 1 - at];
        }
        let strides = byte_strides(&self.extent)?;
        layout.strides[..MAX_RANK - 1].copy_from_slice(&strides);
        if self.packed {
            layout.of_packed_rows(RowSteps::of(&self.extent, strides))
        } else {
            Ok(layout)
        }
    }

    fn check_tensor(&self) -> Result<(), MapError> {
        let Extent {
            address,
            shape,
            strides,
            element_bytes,
        } = self.extent;
        let element = self.element;
        if element == Type::Pred || u64::from(element.bytes()) != element_bytes {
            return Err(MapError::Element {
                element,
                element_bytes,
            });
        }
        let innermost = MAX_RANK - 1;
        if strides[innermost] != 1 {
            return Err(MapError::Innermost {
                stride: strides[innermost],
            });
        }
        if !address.is_multiple_of(STEP) {
            return Err(MapError::Address { address });
        }
        let possible = 1..=1 << 32;
        match (0..MAX_RANK).find(|&d| !possible.contains(&shape[d])) {
            Some(dimension) => Err(MapError::Size {
                dimension,
                size: shape[dimension],
            }),
            None => Ok(()),
        }
    }

    fn check_box(&self) -> Result<(), MapError> {
        let sizes = self.box_shape;
        if let Some(dimension) = (0..MAX_RANK).find(|&d| !(1..=256).contains(&sizes[d])) {
            return Err(MapError::Box {
                dimension,
                size: sizes[dimension],
            });
        }
        let bytes = u64::from(sizes[MAX_RANK - 1]) * self.extent.element_bytes;
        let too_long = self.swizzle.row_limit().is_some_and(|limit| bytes > limit);
        if too_long || !bytes.is_multiple_of(STEP) {
            let swizzle = self.swizzle;
            return Err(MapError::BoxRow { bytes, swizzle });
        }
        Ok(())
    }
}

impl MapLayout {
    /// The layout of packed rows, see [`MapArg::packed`], in a tensor of this one.
    fn of_packed_rows(self, (of, unit): (RowSteps, u64)) -> Result<MapLayout, MapError> {
        let [inner, heads, rows, outer, _] = self.shape;
        let [of_heads, bytes, ..] = self.strides;
        let size = u64::from(PACKED_ROWS);
        let steps = [(outer - 1, of.outer), (rows, of.row)]
            .map(|(count, steps)| count.saturating_mul(u64::from(steps)));
        let steps = steps[0].saturating_add(steps[1]);
        let wraps = (1_u64 << 34).checked_sub(bytes).filter(|it| *it > 0);
        let Some(wraps) = wraps.filter(|_| steps <= size) else {
            return Err(MapError::PackedRows { steps, bytes });
        };
        Ok(MapLayout {
            rank: MAP_RANK,
            shape: [inner, heads, size, steps + 1, size + 1],
            strides: [of_heads, bytes, unit, wraps],
            ..self
        })
    }
}

/// The distances of neighbours in bytes, innermost dimension first, but for the innermost.
fn byte_strides(extent: &Extent) -> Result<[u64; MAX_RANK - 1], MapError> {
    let Extent {
        shape,
        strides,
        element_bytes,
        ..
    } = *extent;
    let mut found = [0; MAX_RANK - 1];
    let mut packed = element_bytes;
    for (at, dimension) in (0..MAX_RANK - 1).rev().enumerate() {
        packed = packed.saturating_mul(shape[dimension + 1]);
        // No step is ever taken in a dimension of size 1, and views may have stride 0 there,
        // which is none that the engine takes: as if packed.
        packed = if shape[dimension] == 1 {
            packed.min(STRIDE_LIMIT - STEP).next_multiple_of(STEP)
        } else {
            byte_stride(dimension, strides[dimension], element_bytes)?
        };
        found[at] = packed;
    }
    Ok(found)
}

fn byte_stride(dimension: usize, stride: u64, element_bytes: u64) -> Result<u64, MapError> {
    stride
        .checked_mul(element_bytes)
        .filter(|bytes| bytes.is_multiple_of(STEP) && *bytes < STRIDE_LIMIT)
        .ok_or(MapError::Stride {
            dimension,
            stride,
            element_bytes,
        })
}

#[cfg(test)]
mod tests;
