//! Reading the tensors of a call, which are all in one place.

use arrayvec::ArrayVec;
use attention::dsl::abi::{Extent, TensorView};
use attention::prelude::*;

use crate::call::Place;
use crate::dlpack::{DLTensor, Ranks};
use crate::error::Error;

/// The most tensors of a call, but for those of the options.
const MOST: usize = 16;

/// Reads tensors, and keeps where they lie.
pub struct Reader {
    pub place: Place,
    read: ArrayVec<(&'static str, Extent), MOST>,
}

impl Reader {
    /// Of tensors that are where this one is.
    ///
    /// # Safety
    /// As [`DLTensor::read`].
    pub unsafe fn of(
        tensor: *const DLTensor,
        name: &'static str,
        ranks: Ranks,
    ) -> Result<Reader, Error> {
        // SAFETY: the caller's promise.
        let first = unsafe { DLTensor::read(tensor, name, ranks)? };
        Ok(Reader {
            place: Place::of(name, first.device)?,
            read: ArrayVec::new(),
        })
    }

    /// For reading.
    ///
    /// # Safety
    /// As [`DLTensor::read`]; and as [`View::raw`] if something is launched with it.
    pub unsafe fn view<'a>(
        &mut self,
        tensor: *const DLTensor,
        name: &'static str,
        ranks: Ranks,
    ) -> Result<View<'a>, Error> {
        // SAFETY: the caller's promise.
        let view = unsafe { self.place.read(tensor, name, ranks)?.view()? };
        self.read.push((name, view.extent()));
        Ok(view)
    }

    /// For writing.
    ///
    /// # Safety
    /// As [`DLTensor::read`]; and as [`ViewMut::raw`] if something is launched with it.
    pub unsafe fn view_mut<'a>(
        &mut self,
        tensor: *const DLTensor,
        name: &'static str,
        ranks: Ranks,
    ) -> Result<ViewMut<'a>, Error> {
        // SAFETY: the caller's promise.
        let view = unsafe { self.place.read(tensor, name, ranks)?.view_mut()? };
        self.read.push((name, view.extent()));
        Ok(view)
    }

    /// For writing, null where it is not wanted.
    ///
    /// # Safety
    /// As [`Reader::view_mut`].
    pub unsafe fn wanted<'a>(
        &mut self,
        tensor: *const DLTensor,
        name: &'static str,
        ranks: Ranks,
    ) -> Result<Option<ViewMut<'a>>, Error> {
        match tensor.is_null() {
            true => Ok(None),
            // SAFETY: the caller's promise.
            false => unsafe { self.view_mut(tensor, name, ranks).map(Some) },
        }
    }

    /// A list or a table of whole numbers.
    ///
    /// # Safety
    /// As [`Reader::view`].
    pub unsafe fn list<'a>(
        &mut self,
        tensor: *const DLTensor,
        name: &'static str,
        ranks: Ranks,
    ) -> Result<TensorView<'a, u32>, Error> {
        // SAFETY: the caller's promise.
        let list = unsafe { self.place.read_typed(tensor, name, ranks, "int32")? };
        self.read.push((name, list.extent));
        Ok(list)
    }

    /// Whether the tensors are in the memory that they say. In this process's the interpreter looks itself.
    pub fn are_there(&self, device: &Device) -> Result<(), Error> {
        let mut tensors = self.read.iter();
        tensors.try_for_each(|(name, extent)| self.place.has(device, name, extent))
    }
}
