//! Device memory with an element type, and views of it.

use std::marker::PhantomData;
use std::sync::Arc;

use fa_dsl::abi::{Element, Extent, MAX_RANK, TensorView, TensorViewMut};

use crate::device::Backend;
use crate::error::Result;

/// A view that its buffer does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ViewError {
    /// More dimensions than kernels take, or not as many strides as sizes.
    #[error(
        "a view has 1 to {MAX_RANK} dimensions with a stride each; {shape} sizes and {strides} strides were given"
    )]
    Rank {
        /// How many sizes.
        shape: usize,
        /// How many strides.
        strides: usize,
    },
    /// The last element lies past the end.
    #[error(
        "a view of shape {shape:?} and strides {strides:?} at {offset} needs {needed} elements, the buffer has {len}"
    )]
    TooLarge {
        /// First element.
        offset: u64,
        /// Sizes.
        shape: Vec<u64>,
        /// Strides.
        strides: Vec<u64>,
        /// Elements up to the view's end; the largest number if that overflows.
        needed: u64,
        /// Elements of the buffer.
        len: u64,
    },
    /// Two indices name one element of a view that is written.
    #[error(
        "a view of shape {shape:?} and strides {strides:?} cannot be written: two indices name one element"
    )]
    Overlap {
        /// Sizes.
        shape: Vec<u64>,
        /// Strides.
        strides: Vec<u64>,
    },
    /// The upload is not as long as the buffer.
    #[error("{given} elements were given for a buffer of {len}")]
    Length {
        /// Elements given.
        given: usize,
        /// Elements of the buffer.
        len: usize,
    },
}

/// Elements in the memory of a device. Freed when dropped, after the launches that use it.
#[derive(Debug)]
pub struct Buffer<T> {
    backend: Arc<Backend>,
    address: u64,
    len: usize,
    element: PhantomData<T>,
}

impl<T: Element> Buffer<T> {
    /// Memory with whatever it holds.
    pub(crate) fn alloc(backend: Arc<Backend>, len: usize) -> Result<Self> {
        let address = backend.alloc(bytes::<T>(len).max(1))?;
        Ok(Buffer {
            backend,
            address,
            len,
            element: PhantomData,
        })
    }

    /// Number of elements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Address of the first element: a device pointer, or an address of the interpreter's memory.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// Copies the elements to the host, after all launches before.
    ///
    /// # Errors
    /// When the driver fails, also because of an earlier launch.
    pub fn read(&self) -> Result<Vec<T>> {
        if self.is_empty() {
            return Ok(Vec::new());
        }
        let mut host = vec![0; bytes::<T>(self.len) as usize];
        self.backend.read(self.address, &mut host)?;
        Ok(T::read_bytes(&host))
    }

    /// Replaces all elements, after all launches before.
    ///
    /// # Errors
    /// When the number of values is not the buffer's, or the driver fails.
    pub fn write(&mut self, values: &[T]) -> Result<()> {
        if values.len() != self.len {
            return Err(ViewError::Length {
                given: values.len(),
                len: self.len,
            }
            .into());
        }
        if self.is_empty() {
            return Ok(());
        }
        let mut host = Vec::with_capacity(bytes::<T>(self.len) as usize);
        T::write_bytes(values, &mut host);
        self.backend.write(self.address, &host)
    }

    /// Sets every byte. `0xFF` makes every floating-point element a NaN.
    ///
    /// # Errors
    /// When the driver fails.
    pub fn fill_bytes(&mut self, byte: u8) -> Result<()> {
        if self.is_empty() {
            return Ok(());
        }
        self.backend.fill(self.address, byte, bytes::<T>(self.len))
    }

    /// A view of `shape` and `strides` (in elements) from the first element.
    ///
    /// # Errors
    /// When it does not lie in the buffer.
    pub fn view(&self, shape: &[u64], strides: &[u64]) -> Result<TensorView<'_, T>, ViewError> {
        self.view_at(0, shape, strides)
    }

    /// A view that begins at element `offset`.
    ///
    /// # Errors
    /// When it does not lie in the buffer.
    pub fn view_at(
        &self,
        offset: u64,
        shape: &[u64],
        strides: &[u64],
    ) -> Result<TensorView<'_, T>, ViewError> {
        Ok(TensorView::from_extent(
            self.extent(offset, shape, strides)?,
        ))
    }

    /// A view for writing.
    ///
    /// # Errors
    /// When it does not lie in the buffer, or overlaps itself.
    pub fn view_mut(
        &mut self,
        shape: &[u64],
        strides: &[u64],
    ) -> Result<TensorViewMut<'_, T>, ViewError> {
        self.view_mut_at(0, shape, strides)
    }

    /// A view for writing that begins at element `offset`.
    ///
    /// # Errors
    /// When it does not lie in the buffer, or overlaps itself.
    pub fn view_mut_at(
        &mut self,
        offset: u64,
        shape: &[u64],
        strides: &[u64],
    ) -> Result<TensorViewMut<'_, T>, ViewError> {
        let extent = self.extent(offset, shape, strides)?;
        if overlaps(shape, strides) {
            return Err(ViewError::Overlap {
                shape: shape.into(),
                strides: strides.into(),
            });
        }
        Ok(TensorViewMut::from_extent(extent))
    }

    /// A view whose last dimension varies fastest, without gaps.
    ///
    /// # Errors
    /// When it does not lie in the buffer.
    pub fn contiguous(&self, shape: &[u64]) -> Result<TensorView<'_, T>, ViewError> {
        self.view(shape, &contiguous_strides(shape))
    }

    /// A view for writing whose last dimension varies fastest, without gaps.
    ///
    /// # Errors
    /// When it does not lie in the buffer.
    pub fn contiguous_mut(&mut self, shape: &[u64]) -> Result<TensorViewMut<'_, T>, ViewError> {
        self.view_mut(shape, &contiguous_strides(shape))
    }

    fn extent(&self, offset: u64, shape: &[u64], strides: &[u64]) -> Result<Extent, ViewError> {
        if shape.is_empty() || shape.len() > MAX_RANK || shape.len() != strides.len() {
            return Err(ViewError::Rank {
                shape: shape.len(),
                strides: strides.len(),
            });
        }
        let len = self.len as u64;
        let needed = checked_span(shape, strides).and_then(|span| span.checked_add(offset));
        if needed.is_none_or(|needed| needed > len) {
            return Err(ViewError::TooLarge {
                offset,
                shape: shape.into(),
                strides: strides.into(),
                needed: needed.unwrap_or(u64::MAX),
                len,
            });
        }
        let mut extent = Extent {
            address: self.address + offset * T::BYTES as u64,
            shape: [1; MAX_RANK],
            strides: [0; MAX_RANK],
            element_bytes: T::BYTES as u64,
        };
        extent.shape[..shape.len()].copy_from_slice(shape);
        extent.strides[..strides.len()].copy_from_slice(strides);
        Ok(extent)
    }
}

impl<T> Drop for Buffer<T> {
    fn drop(&mut self) {
        self.backend.free(self.address);
    }
}

/// The strides of a tensor whose last dimension varies fastest, without gaps.
pub fn contiguous_strides(shape: &[u64]) -> Vec<u64> {
    let mut strides = vec![1u64; shape.len()];
    for d in (1..shape.len()).rev() {
        strides[d - 1] = strides[d].saturating_mul(shape[d]);
    }
    strides
}

fn bytes<T: Element>(len: usize) -> u64 {
    (len as u64).saturating_mul(T::BYTES as u64)
}

/// Elements from the first to the end of the last; `None` if that overflows.
fn checked_span(shape: &[u64], strides: &[u64]) -> Option<u64> {
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

/// Whether two indices may name one element: a dimension is narrower than what lies inside it.
fn overlaps(shape: &[u64], strides: &[u64]) -> bool {
    if shape.contains(&0) {
        return false;
    }
    let mut dims: Vec<(u64, u64)> = strides
        .iter()
        .zip(shape)
        .filter(|(_, size)| **size > 1)
        .map(|(s, n)| (*s, *n))
        .collect();
    dims.sort_unstable();
    let mut inner = 1;
    dims.into_iter().any(|(stride, size)| {
        let overlap = stride < inner;
        inner += (size - 1) * stride;
        overlap
    })
}
