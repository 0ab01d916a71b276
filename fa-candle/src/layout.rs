//! Which tensors are used where they lie, and where that is.

use std::borrow::Cow;

use candle_core::{Layout, Tensor};
use fa::dsl::abi::{Extent, MAX_RANK};
use fa::prelude::{Type, View, ViewMut};
use fa::runtime::ViewError;

/// What rows are aligned to, in elements of 2 bytes: the kernels read 16 bytes at once.
const STEP: usize = 8;

/// The tensor, or a copy of it if kernels cannot read it where it lies.
pub fn readable(tensor: &Tensor) -> candle_core::Result<Cow<'_, Tensor>> {
    match is_readable(tensor.layout()) {
        true => Ok(Cow::Borrowed(tensor)),
        false => tensor.force_contiguous().map(Cow::Owned),
    }
}

/// Whether kernels can read and write 2-byte elements that lie so in memory that is aligned to 16 bytes: rows are contiguous, and
/// begin at multiples of 16 bytes. A dimension of stride 0 cannot be described to the tensor copy engine.
pub fn is_readable(layout: &Layout) -> bool {
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

/// A tensor in some memory, as the library describes it.
#[derive(Clone, Copy)]
pub struct Place {
    extent: Extent,
    element: Type,
}

impl Place {
    /// The tensor at `address` that lies as a layout says, whose offset is part of the address. It has at most as many
    /// dimensions as the library's.
    pub fn new(address: u64, layout: &Layout, element: Type) -> Place {
        let mut place = Place::of_one(address, element);
        let Extent { shape, strides, .. } = &mut place.extent;
        let sizes = layout.dims().iter().zip(layout.stride());
        for ((to, (size, stride)), to_stride) in shape.iter_mut().zip(sizes).zip(strides) {
            (*to, *to_stride) = (*size as u64, *stride as u64);
        }
        place
    }

    /// The tensor of these sizes at `address`, which lies without gaps.
    pub fn contiguous(address: u64, dims: &[usize], element: Type) -> Place {
        let mut place = Place::of_one(address, element);
        let Extent { shape, strides, .. } = &mut place.extent;
        let mut distance = 1;
        for ((size, stride), dim) in shape.iter_mut().zip(strides).zip(dims).rev() {
            (*size, *stride) = (*dim as u64, distance);
            distance *= *size;
        }
        place
    }

    /// One element.
    fn of_one(address: u64, element: Type) -> Place {
        let extent = Extent {
            address,
            shape: [1; MAX_RANK],
            strides: [0; MAX_RANK],
            element_bytes: element.bytes().into(),
        };
        Place { extent, element }
    }

    /// The size of the second dimension: the keys of a page, the pages of a sequence.
    pub fn second_size(&self) -> usize {
        self.extent.shape[1] as usize
    }

    /// For reading.
    ///
    /// # Safety
    /// As [`View::at`].
    pub unsafe fn view<'a>(&self) -> Result<View<'a>, ViewError> {
        // SAFETY: the caller's promise.
        unsafe { View::at(self.extent, self.element) }
    }

    /// For writing.
    ///
    /// # Safety
    /// As [`ViewMut::at`].
    pub unsafe fn view_mut<'a>(&self) -> Result<ViewMut<'a>, ViewError> {
        // SAFETY: the caller's promise.
        unsafe { ViewMut::at(self.extent, self.element) }
    }
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
        let copied = |tensor: &Tensor| matches!(super::readable(tensor).unwrap(), Cow::Owned(_));
        assert!(!copied(&tensor));
        assert!(!copied(&tensor.transpose(1, 2).unwrap()));
        assert!(!copied(&tensor.narrow(3, 8, 32).unwrap()));
        assert!(copied(&tensor.narrow(3, 4, 32).unwrap()));
        assert!(copied(&tensor.transpose(1, 3).unwrap()));
        let one = tensor.narrow(0, 0, 1).unwrap();
        assert!(copied(&one.broadcast_as((4, 3, 5, 64)).unwrap()));
    }

    #[test]
    fn strides_without_gaps_end_with_one() {
        let extent = Place::contiguous(16, &[7, 3, 5], Type::F32).extent;
        assert_eq!(extent.shape, [7, 3, 5, 1]);
        assert_eq!(extent.strides, [15, 5, 1, 0]);
        let layout = Layout::new(Shape::from((7, 3)), vec![2, 40], 9);
        let extent = Place::new(16, &layout, Type::F32).extent;
        assert_eq!(
            (extent.shape, extent.strides),
            ([7, 3, 1, 1], [2, 40, 0, 0])
        );
        assert_eq!((extent.address, extent.element_bytes), (16, 4));
    }

    #[test]
    fn no_step_is_taken_in_a_dimension_of_one() {
        assert!(readable([1, 5, 1, 64], [3, 64, 0, 1], 0));
    }
}
