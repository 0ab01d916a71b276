//! Views of tensors.

use std::marker::PhantomData;

use super::element::Element;

/// The most dimensions of a view.
pub const MAX_RANK: usize = 4;

/// Where a view lies: an address, and a shape and strides in elements.
///
/// Dimensions past the tensor's rank have size 1 and stride 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// Address of element (0, 0, …).
    pub address: u64,
    /// Sizes.
    pub shape: [u64; MAX_RANK],
    /// Distances between neighbours, in elements.
    pub strides: [u64; MAX_RANK],
    /// Size of one element in bytes.
    pub element_bytes: u64,
}

impl Extent {
    /// Elements from the first one's address to the end of the last one; 0 for an empty view.
    pub fn span(&self) -> u64 {
        if self.shape.contains(&0) {
            return 0;
        }
        1 + (0..MAX_RANK)
            .map(|d| (self.shape[d] - 1) * self.strides[d])
            .sum::<u64>()
    }
}

/// A borrowed, strided, read-only tensor in device memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TensorView<'a, T> {
    /// Where it lies.
    pub extent: Extent,
    pub(super) borrow: PhantomData<&'a T>,
}

/// A borrowed, strided tensor in device memory that a kernel writes.
#[derive(Debug)]
pub struct TensorViewMut<'a, T> {
    /// Where it lies.
    pub extent: Extent,
    pub(super) borrow: PhantomData<&'a mut T>,
}

impl<'a, T: Element> TensorView<'a, T> {
    /// A view of memory that the caller vouches for: `extent` lies inside one allocation of
    /// elements `T` which lives for `'a`. Device buffers offer the checked way.
    ///
    /// Making a view is safe; launching a kernel on one is where memory is touched.
    pub fn from_extent(extent: Extent) -> Self {
        TensorView {
            extent,
            borrow: PhantomData,
        }
    }
}

impl<'a, T: Element> TensorViewMut<'a, T> {
    /// As [`TensorView::from_extent`], for memory that nothing else uses during `'a`.
    pub fn from_extent(extent: Extent) -> Self {
        TensorViewMut {
            extent,
            borrow: PhantomData,
        }
    }
}
