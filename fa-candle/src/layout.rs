//! Which tensors are used where they lie, and where that is.

use candle_core::{Layout, Tensor};
use fa::dsl::abi::MAX_RANK;
use fa::prelude::{Type, View};
use fa::runtime::ViewError;

/// What rows are aligned to, in elements of 2 bytes: the kernels read 16 bytes at once.
const STEP: usize = 8;

/// The tensor, or a copy of it if kernels cannot read it where it lies.
pub fn readable(tensor: &Tensor) -> candle_core::Result<Tensor> {
    match is_readable(tensor.layout()) {
        true => Ok(tensor.clone()),
        false => tensor.force_contiguous(),
    }
}

/// Whether kernels can read 2-byte elements that lie so in memory that is aligned to 16 bytes: rows are contiguous, and
/// begin at multiples of 16 bytes. A dimension of stride 0 cannot be described to the tensor copy engine.
fn is_readable(layout: &Layout) -> bool {
    let dimensions = layout.dims().iter().zip(layout.stride());
    let mut strides = dimensions
        .rev()
        .map(|(&size, &stride)| (size > 1).then_some(stride));
    let row = strides.next().flatten();
    row.is_none_or(|stride| stride == 1)
        && layout.start_offset().is_multiple_of(STEP)
        && strides
            .flatten()
            .all(|stride| stride > 0 && stride.is_multiple_of(STEP))
}

/// A tensor in some memory.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    /// Of its first element.
    pub address: u64,
    /// Its sizes and strides; the offset is part of the address.
    pub layout: &'a Layout,
    /// What its elements are.
    pub element: Type,
}

impl<'a> Place<'a> {
    /// The library's view of it. Layouts of more dimensions than it has are cut off; they were refused before.
    ///
    /// # Safety
    /// As [`View::raw`].
    pub unsafe fn view(&self) -> Result<View<'a>, ViewError> {
        let rank = self.layout.dims().len().min(MAX_RANK);
        let (shape, strides) = (wide(self.layout.dims()), wide(self.layout.stride()));
        // SAFETY: the caller's promise.
        unsafe { View::raw(self.address, &shape[..rank], &strides[..rank], self.element) }
    }
}

/// Up to four sizes or strides, as the library has them.
pub fn wide(sizes: &[usize]) -> [u64; MAX_RANK] {
    std::array::from_fn(|d| sizes.get(d).map_or(1, |&size| size as u64))
}

#[cfg(test)]
mod tests {
    use candle_core::{DType, Device, Shape};

    use super::*;

    fn readable(shape: [usize; 4], strides: [usize; 4], offset: usize) -> bool {
        let shape = Shape::from(shape.to_vec());
        is_readable(&Layout::new(shape, strides.to_vec(), offset))
    }

    #[test]
    fn aligned_rows_are_read_where_they_lie() {
        assert!(readable([2, 5, 3, 64], [960, 192, 64, 1], 0));
        assert!(readable([2, 5, 3, 64], [960, 64, 320, 1], 8));
        assert!(!readable([2, 5, 3, 64], [960, 192, 64, 1], 4));
        assert!(!readable([2, 5, 3, 64], [960, 1, 5, 15], 0));
        assert!(!readable([2, 5, 3, 64], [1000, 196, 64, 1], 0));
        assert!(!readable([2, 5, 3, 64], [0, 192, 64, 1], 0));
    }

    #[test]
    fn what_kernels_can_read_is_not_copied() {
        let tensor = Tensor::zeros((2, 3, 5, 64), DType::F16, &Device::Cpu).unwrap();
        let copied = |tensor: &Tensor| super::readable(tensor).unwrap().id() != tensor.id();
        assert!(!copied(&tensor));
        assert!(!copied(&tensor.transpose(1, 2).unwrap()));
        assert!(!copied(&tensor.narrow(3, 8, 32).unwrap()));
        assert!(copied(&tensor.narrow(3, 4, 32).unwrap()));
        assert!(copied(&tensor.transpose(1, 3).unwrap()));
        let one = tensor.narrow(0, 0, 1).unwrap();
        assert!(copied(&one.broadcast_as((4, 3, 5, 64)).unwrap()));
    }

    #[test]
    fn no_step_is_taken_in_a_dimension_of_one() {
        assert!(readable([1, 5, 1, 64], [3, 64, 0, 1], 0));
    }
}
