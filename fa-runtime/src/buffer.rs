//! Device memory with an element type, and views of it.

use std::marker::PhantomData;
use std::sync::Arc;

use fa_dsl::abi::{Element, TensorView, TensorViewMut};

use crate::backend::Backend;
use crate::error::Result;
use crate::view::{Elements, ViewError};

/// Elements in the memory of a device. Dropping it frees them, after the launches that use them.
#[derive(Debug)]
pub struct Buffer<T> {
    backend: Arc<Backend>,
    address: u64,
    len: usize,
    element: PhantomData<T>,
}

impl<T: Element> Buffer<T> {
    /// Memory that holds whatever it held before.
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

    /// Copies the elements to the host once all earlier launches are done.
    ///
    /// # Errors
    /// When the driver fails, which may be the fault of an earlier launch.
    pub fn read(&self) -> Result<Vec<T>> {
        if self.is_empty() {
            return Ok(Vec::new());
        }
        let mut host = vec![0; bytes::<T>(self.len) as usize];
        self.backend.read(self.address, &mut host)?;
        Ok(T::read_bytes(&host))
    }

    /// Replaces all elements once all earlier launches are done.
    ///
    /// # Errors
    /// When there are more or fewer values than elements, or the driver fails.
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

    /// Sets every byte to `byte`. `0xFF` makes every floating-point element a NaN.
    ///
    /// # Errors
    /// When the driver fails.
    pub fn fill_bytes(&mut self, byte: u8) -> Result<()> {
        if self.is_empty() {
            return Ok(());
        }
        self.backend.fill(self.address, byte, bytes::<T>(self.len))
    }

    /// A view of `shape` with `strides` in elements, from the first element on.
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
        let extent = self.elements().view(offset, shape, strides)?;
        Ok(TensorView::from_extent(extent))
    }

    /// A view for writing.
    ///
    /// # Errors
    /// When it does not lie in the buffer, or two indices lead to the same element.
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
    /// When it does not lie in the buffer, or two indices lead to the same element.
    pub fn view_mut_at(
        &mut self,
        offset: u64,
        shape: &[u64],
        strides: &[u64],
    ) -> Result<TensorViewMut<'_, T>, ViewError> {
        let extent = self.elements().view_mut(offset, shape, strides)?;
        Ok(TensorViewMut::from_extent(extent))
    }

    /// A view without gaps whose last dimension varies fastest.
    ///
    /// # Errors
    /// When it does not lie in the buffer.
    pub fn contiguous(&self, shape: &[u64]) -> Result<TensorView<'_, T>, ViewError> {
        let extent = self.elements().contiguous(shape)?;
        Ok(TensorView::from_extent(extent))
    }

    /// A view for writing, without gaps, whose last dimension varies fastest.
    ///
    /// # Errors
    /// When it does not lie in the buffer.
    pub fn contiguous_mut(&mut self, shape: &[u64]) -> Result<TensorViewMut<'_, T>, ViewError> {
        let extent = self.elements().contiguous(shape)?;
        Ok(TensorViewMut::from_extent(extent))
    }

    fn elements(&self) -> Elements {
        Elements {
            address: self.address,
            len: self.len as u64,
            bytes: T::BYTES as u64,
        }
    }
}

impl<T> Drop for Buffer<T> {
    fn drop(&mut self) {
        self.backend.free(self.address);
    }
}

fn bytes<T: Element>(len: usize) -> u64 {
    (len as u64).saturating_mul(T::BYTES as u64)
}
