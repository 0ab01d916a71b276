//! Which elements of a buffer a shape and strides reach.

use std::fmt;

use fa_dsl::abi::{Extent, MAX_RANK};

use crate::prose;

/// Why a buffer does not have a view, or cannot take some elements.
#[derive(Clone, PartialEq, Eq, thiserror::Error)]
pub enum ViewError {
    /// Too few or too many dimensions, or another number of strides than of sizes.
    #[error(
        "a view has 1 to {MAX_RANK} dimensions and a stride for each: {shape} sizes and {strides} strides were given"
    )]
    Rank {
        /// How many sizes.
        shape: usize,
        /// How many strides.
        strides: usize,
    },
    /// The last element lies past the end of the buffer.
    #[error(
        "a view of shape {shape:?} with strides {strides:?} that begins at element {offset} needs {needed} elements, but the buffer has {len}"
    )]
    TooLarge {
        /// The first element.
        offset: u64,
        /// Sizes.
        shape: Vec<u64>,
        /// Strides in elements.
        strides: Vec<u64>,
        /// Elements from the buffer's start to the view's end, or `u64::MAX` if that overflows.
        needed: u64,
        /// Elements of the buffer.
        len: u64,
    },
    /// Two indices of a view for writing lead to the same element.
    #[error(
        "a view of shape {shape:?} with strides {strides:?} cannot be written: two of its indices lead to the same element"
    )]
    Overlap {
        /// Sizes.
        shape: Vec<u64>,
        /// Strides in elements.
        strides: Vec<u64>,
    },
    /// A tensor with elements, at address 0.
    #[error("the tensor's address is null: pass the address of its first element")]
    Null,
    /// Elements that do not lie at multiples of their size.
    #[error(
        "the tensor's address {address:#x} is no multiple of {bytes}, the size of its elements: copy it to an aligned buffer"
    )]
    Misaligned {
        /// The first element's address.
        address: u64,
        /// Size of an element.
        bytes: u64,
    },
    /// The last element has no address.
    #[error(
        "a tensor at {address:#x} whose elements span {span} ends past the last address: check its sizes and strides"
    )]
    Unreachable {
        /// The first element's address.
        address: u64,
        /// Elements from the first to the end of the last, or `u64::MAX` if that overflows.
        span: u64,
    },
    /// The number of elements to write is not the buffer's.
    #[error(
        "{given} elements were given for a buffer of {len}: a write replaces every element of the buffer"
    )]
    Length {
        /// Elements given.
        given: usize,
        /// Elements of the buffer.
        len: usize,
    },
}

impl fmt::Debug for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        prose::write(self, f)
    }
}

/// The strides of a tensor without gaps whose last dimension varies fastest.
pub fn contiguous_strides(shape: &[u64]) -> Vec<u64> {
    let mut strides = vec![1; shape.len()];
    make_contiguous(shape, &mut strides);
    strides
}

/// Fills in `strides`, which are as many as the sizes and all 1.
fn make_contiguous(shape: &[u64], strides: &mut [u64]) {
    for d in (1..shape.len()).rev() {
        strides[d - 1] = strides[d].saturating_mul(shape[d]);
    }
}

/// Elements in a device's memory.
#[derive(Clone, Copy)]
pub(crate) struct Elements {
    /// Address of the first one.
    pub address: u64,
    /// How many there are.
    pub len: u64,
    /// Bytes of each.
    pub bytes: u64,
}

impl Elements {
    /// The extent of a view for reading that begins at element `offset`.
    pub fn view(self, offset: u64, shape: &[u64], strides: &[u64]) -> Result<Extent, ViewError> {
        let extent = extent(self.address, self.bytes, shape, strides)?;
        let needed = checked_span(shape, strides).and_then(|span| span.checked_add(offset));
        if needed.is_none_or(|needed| needed > self.len) {
            return Err(ViewError::TooLarge {
                offset,
                shape: shape.into(),
                strides: strides.into(),
                needed: needed.unwrap_or(u64::MAX),
                len: self.len,
            });
        }
        Ok(Extent {
            address: self.address + offset * self.bytes,
            ..extent
        })
    }

    /// The extent of a view without gaps from the first element, for reading or writing.
    pub fn contiguous(self, shape: &[u64]) -> Result<Extent, ViewError> {
        let mut strides = [1; MAX_RANK];
        let Some(strides) = strides.get_mut(..shape.len()) else {
            return Err(ViewError::Rank {
                shape: shape.len(),
                strides: shape.len(),
            });
        };
        make_contiguous(shape, strides);
        self.view(0, shape, strides)
    }

    /// As [`Elements::view`], for writing: every index leads to an element of its own.
    pub fn view_mut(
        self,
        offset: u64,
        shape: &[u64],
        strides: &[u64],
    ) -> Result<Extent, ViewError> {
        let extent = self.view(offset, shape, strides)?;
        check_no_overlap(&extent)?;
        Ok(extent)
    }
}

/// The extent of these sizes and strides, wherever it ends.
pub(crate) fn extent(
    address: u64,
    element_bytes: u64,
    shape: &[u64],
    strides: &[u64],
) -> Result<Extent, ViewError> {
    if shape.is_empty() || shape.len() > MAX_RANK || shape.len() != strides.len() {
        return Err(ViewError::Rank {
            shape: shape.len(),
            strides: strides.len(),
        });
    }
    let mut extent = Extent {
        address,
        shape: [1; MAX_RANK],
        strides: [0; MAX_RANK],
        element_bytes,
    };
    extent.shape[..shape.len()].copy_from_slice(shape);
    extent.strides[..strides.len()].copy_from_slice(strides);
    Ok(extent)
}

/// Whether every index leads to an element of its own. The span is known not to overflow.
pub(crate) fn check_no_overlap(extent: &Extent) -> Result<(), ViewError> {
    match overlaps(extent) {
        true => Err(ViewError::Overlap {
            shape: extent.shape.into(),
            strides: extent.strides.into(),
        }),
        false => Ok(()),
    }
}

/// Elements from the first to the end of the last; `None` if that overflows.
pub(crate) fn checked_span(shape: &[u64], strides: &[u64]) -> Option<u64> {
    if shape.contains(&0) {
        return Some(0);
    }
    shape
        .iter()
        .zip(strides)
        .try_fold(1u64, |span, (size, stride)| {
            span.checked_add((size - 1).checked_mul(*stride)?)
        })
}

/// Whether each dimension's stride steps over what the dimensions after it span, as most layouts have it.
fn steps_over(extent: &Extent) -> bool {
    let mut spanned = 1;
    (0..MAX_RANK).rev().all(|d| {
        let (stride, size) = (extent.strides[d], extent.shape[d]);
        if size == 1 {
            return true;
        }
        let over = stride >= spanned;
        spanned += (size - 1) * stride;
        over
    })
}

/// Whether two indices may lead to the same element: some dimension's stride is shorter than what
/// the dimensions of smaller strides span. The span is known not to overflow.
fn overlaps(extent: &Extent) -> bool {
    if extent.shape.contains(&0) || steps_over(extent) {
        return false;
    }
    let mut dimensions: [_; MAX_RANK] =
        std::array::from_fn(|d| (extent.strides[d], extent.shape[d]));
    dimensions.sort_unstable();
    let mut spanned = 1;
    dimensions
        .into_iter()
        .filter(|&(_, size)| size > 1)
        .any(|(stride, size)| {
            let overlap = stride < spanned;
            spanned += (size - 1) * stride;
            overlap
        })
}
