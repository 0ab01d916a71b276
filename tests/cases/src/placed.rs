//! One tensor in a device's memory, and everything around it.

use fa_dsl::abi::{Element, TensorView, TensorViewMut};
use fa_runtime::{Buffer, Device, Error, ViewError};

use crate::Placement;
use crate::tensors::differing;
use crate::verify::Cause;

/// A tensor in a buffer of its own. What lies between its elements is NaN.
#[derive(Debug)]
pub struct Placed<T> {
    buffer: Buffer<T>,
    at: Placement,
    /// What the buffer was filled with.
    before: Vec<T>,
}

impl<T: Element> Placed<T> {
    /// A contiguous tensor, put into place.
    ///
    /// # Errors
    /// When the device has no memory left, or the driver fails.
    pub fn upload(device: &Device, at: Placement, values: &[T]) -> Result<Placed<T>, Error> {
        let mut before = poison(at.buffer as usize);
        at.scatter(values, &mut before);
        Ok(Placed {
            buffer: device.upload(&before)?,
            at,
            before,
        })
    }

    /// A tensor that nothing has been written to.
    ///
    /// # Errors
    /// As [`Placed::upload`].
    pub fn blank(device: &Device, at: Placement) -> Result<Placed<T>, Error> {
        Ok(Placed {
            buffer: device.poisoned(at.buffer as usize)?,
            at,
            before: poison(at.buffer as usize),
        })
    }

    /// For reading.
    ///
    /// # Errors
    /// When the placement leaves its buffer.
    pub fn view(&self) -> Result<TensorView<'_, T>, ViewError> {
        let Placement {
            offset,
            shape,
            strides,
            ..
        } = &self.at;
        self.buffer.view_at(*offset, shape, strides)
    }

    /// For writing.
    ///
    /// # Errors
    /// As [`Placed::view`].
    pub fn view_mut(&mut self) -> Result<TensorViewMut<'_, T>, ViewError> {
        let Placement {
            offset,
            shape,
            strides,
            ..
        } = &self.at;
        self.buffer.view_mut_at(*offset, shape, strides)
    }

    /// The contiguous tensor.
    ///
    /// # Errors
    /// When the driver fails, or something beside the tensor was written.
    pub fn read(&self) -> Result<Vec<T>, Cause> {
        let now = self.buffer.read()?;
        let mut expected = self.before.clone();
        let values = self.at.read(&now);
        self.at.scatter(&values, &mut expected);
        match differing(&now, &expected) {
            0 => Ok(values),
            count => Err(Cause::Stray { count }),
        }
    }
}

/// Elements of which every bit is 1, as [`Device::poisoned`] leaves them.
pub(crate) fn poison<T: Element>(len: usize) -> Vec<T> {
    T::read_bytes(&vec![u8::MAX; len * T::BYTES])
}
