//! Tensors in memory that another library allocated.

use std::marker::PhantomData;

use fa_dsl::abi::{Element, Extent, TensorView, TensorViewMut};
use fa_dsl::ir::Type;

use crate::view::{ViewError, check_no_overlap, checked_span, extent};

/// A tensor for reading whose element type is known at run time: a typed view, or an address that another library
/// allocated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View<'a> {
    extent: Extent,
    element: Type,
    borrow: PhantomData<&'a ()>,
}

/// As [`View`], for writing.
#[derive(Debug)]
pub struct ViewMut<'a> {
    extent: Extent,
    element: Type,
    borrow: PhantomData<&'a mut ()>,
}

impl<'a> View<'a> {
    /// The tensor at `address`, with strides in elements. It is an address of the GPU that the view is used on; on a
    /// borrowed stream of the interpreter, one of this process.
    ///
    /// # Safety
    /// Every element lies in one allocation, which stays alive until the last launch that uses the view is done. Until then
    /// nothing writes the elements, unless the stream's order says when.
    ///
    /// # Errors
    /// When the sizes or strides are no tensor's, or reach past the end of the address space.
    pub unsafe fn raw(
        address: u64,
        shape: &[u64],
        strides: &[u64],
        element: Type,
    ) -> Result<View<'a>, ViewError> {
        let extent = extent(address, element.bytes().into(), shape, strides)?;
        // SAFETY: the caller's promise.
        unsafe { View::at(extent, element) }
    }

    /// As [`View::raw`], of an extent whose dimensions past the tensor's rank have size 1 and stride 0.
    ///
    /// # Safety
    /// As [`View::raw`].
    ///
    /// # Errors
    /// As [`View::raw`].
    pub unsafe fn at(extent: Extent, element: Type) -> Result<View<'a>, ViewError> {
        check_reach(&extent)?;
        Ok(View::from_extent(extent, element))
    }

    /// Of memory that someone has vouched for.
    pub(crate) fn from_extent(extent: Extent, element: Type) -> View<'a> {
        View {
            extent,
            element,
            borrow: PhantomData,
        }
    }

    /// Where it lies.
    pub fn extent(&self) -> Extent {
        self.extent
    }

    /// The type of its elements.
    pub fn element(&self) -> Type {
        self.element
    }

    /// The typed view, if these are its elements.
    pub fn typed<T: Element>(self) -> Option<TensorView<'a, T>> {
        (self.element == T::TYPE).then(|| TensorView::from_extent(self.extent))
    }
}

impl<'a> ViewMut<'a> {
    /// As [`View::raw`], for writing.
    ///
    /// # Safety
    /// As [`View::raw`]; and until the last launch is done nothing else reads or writes the elements, unless the stream's
    /// order says when.
    ///
    /// # Errors
    /// As [`View::raw`], and when two indices lead to the same element.
    pub unsafe fn raw(
        address: u64,
        shape: &[u64],
        strides: &[u64],
        element: Type,
    ) -> Result<ViewMut<'a>, ViewError> {
        let extent = extent(address, element.bytes().into(), shape, strides)?;
        // SAFETY: the caller's promise.
        unsafe { ViewMut::at(extent, element) }
    }

    /// As [`ViewMut::raw`], of an extent whose dimensions past the tensor's rank have size 1 and stride 0.
    ///
    /// # Safety
    /// As [`ViewMut::raw`].
    ///
    /// # Errors
    /// As [`ViewMut::raw`].
    pub unsafe fn at(extent: Extent, element: Type) -> Result<ViewMut<'a>, ViewError> {
        check_reach(&extent)?;
        check_no_overlap(&extent)?;
        Ok(ViewMut::from_extent(extent, element))
    }

    /// Of memory that someone has vouched for.
    pub(crate) fn from_extent(extent: Extent, element: Type) -> ViewMut<'a> {
        ViewMut {
            extent,
            element,
            borrow: PhantomData,
        }
    }

    /// Where it lies.
    pub fn extent(&self) -> Extent {
        self.extent
    }

    /// The type of its elements.
    pub fn element(&self) -> Type {
        self.element
    }

    /// The typed view, if these are its elements.
    pub fn typed<T: Element>(self) -> Option<TensorViewMut<'a, T>> {
        (self.element == T::TYPE).then(|| TensorViewMut::from_extent(self.extent))
    }
}

impl<'a, T: Element> From<TensorView<'a, T>> for View<'a> {
    fn from(view: TensorView<'a, T>) -> View<'a> {
        View::from_extent(view.extent, T::TYPE)
    }
}

impl<'a, T: Element> From<TensorViewMut<'a, T>> for ViewMut<'a> {
    fn from(view: TensorViewMut<'a, T>) -> ViewMut<'a> {
        ViewMut::from_extent(view.extent, T::TYPE)
    }
}

/// Whether every element has an address.
fn check_reach(extent: &Extent) -> Result<(), ViewError> {
    let Extent {
        address,
        shape,
        strides,
        element_bytes: bytes,
    } = *extent;
    let Some(span) = checked_span(&shape, &strides) else {
        let span = u64::MAX;
        return Err(ViewError::Unreachable { address, span });
    };
    if span == 0 {
        return Ok(());
    }
    if address == 0 {
        return Err(ViewError::Null);
    }
    if !address.is_multiple_of(bytes) {
        return Err(ViewError::Misaligned { address, bytes });
    }
    let end = span
        .checked_mul(bytes)
        .and_then(|bytes| bytes.checked_add(address));
    match end {
        Some(_) => Ok(()),
        None => Err(ViewError::Unreachable { address, span }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raw(address: u64, shape: &[u64], strides: &[u64]) -> Result<View<'static>, ViewError> {
        // SAFETY: nothing is launched.
        unsafe { View::raw(address, shape, strides, Type::Bf16) }
    }

    #[test]
    fn a_raw_view_knows_its_type() {
        let view = raw(4096, &[2, 3], &[3, 1]).unwrap();
        assert_eq!(view.extent().shape, [2, 3, 1, 1]);
        assert!(view.typed::<f32>().is_none());
        let typed = view.typed::<fa_dsl::prelude::bf16>().unwrap();
        assert_eq!(View::from(typed), view);
    }

    #[test]
    fn what_no_memory_holds_is_refused() {
        assert_eq!(raw(0, &[1], &[1]), Err(ViewError::Null));
        assert!(raw(0, &[0], &[1]).is_ok());
        let odd = ViewError::Misaligned {
            address: 4097,
            bytes: 2,
        };
        assert_eq!(raw(4097, &[1], &[1]), Err(odd));
        let past = raw(u64::MAX - 7, &[8], &[1]);
        assert!(
            matches!(past, Err(ViewError::Unreachable { span: 8, .. })),
            "{past:?}"
        );
        let overflowing = raw(4096, &[1 << 40, 2], &[1 << 40, 1]);
        assert!(
            matches!(overflowing, Err(ViewError::Unreachable { .. })),
            "{overflowing:?}"
        );
        let strides = raw(4096, &[2, 2], &[u64::MAX, 1]).unwrap_err();
        assert!(
            strides.to_string().ends_with("check its sizes and strides"),
            "{strides}"
        );
        assert!(matches!(raw(4096, &[], &[]), Err(ViewError::Rank { .. })));
        assert!(matches!(
            raw(4096, &[2; 5], &[1; 5]),
            Err(ViewError::Rank { .. })
        ));
        // SAFETY: nothing is launched.
        let twice = unsafe { ViewMut::raw(4096, &[2, 2], &[0, 1], Type::F32) };
        assert!(matches!(twice, Err(ViewError::Overlap { .. })));
    }
}
