//! Memory of this process, as another library would have allocated it.

use fa_dsl::abi::Element;
use fa_runtime::{View, ViewMut};

/// Memory aligned as tensor maps need it, which a vector of 2-byte elements is not.
#[derive(Debug)]
pub struct Aligned<T> {
    values: Vec<T>,
    first: usize,
}

impl<T: Element> Aligned<T> {
    /// So many elements, and room for at least one after them.
    pub fn new(len: usize, value: impl Fn(usize) -> T) -> Aligned<T> {
        let mut values: Vec<T> = (0..len + 16).map(|_| value(0)).collect();
        let first = (16 - values.as_ptr().addr() % 16) % 16 / T::BYTES;
        for i in 0..len {
            values[first + i] = value(i);
        }
        Aligned { values, first }
    }

    /// The elements, and the room after them.
    pub fn get(&self) -> &[T] {
        &self.values[self.first..]
    }

    /// As [`Self::get`].
    pub fn get_mut(&mut self) -> &mut [T] {
        &mut self.values[self.first..]
    }

    /// A view that begins at an element. Whoever uses it keeps the memory until then.
    ///
    /// # Panics
    /// Where there is no such view.
    pub fn view(&self, offset: usize, shape: &[u64], strides: &[u64]) -> View<'static> {
        let address = self.get()[offset..].as_ptr().expose_provenance() as u64;
        // SAFETY: the tests keep it until the call is done.
        unsafe { View::raw(address, shape, strides, T::TYPE) }.unwrap_or_else(|e| panic!("{e}"))
    }

    /// As [`Self::view`], for writing.
    ///
    /// # Panics
    /// As [`Self::view`].
    pub fn view_mut(&mut self, offset: usize, shape: &[u64], strides: &[u64]) -> ViewMut<'static> {
        let address = self.get_mut()[offset..].as_mut_ptr().expose_provenance() as u64;
        // SAFETY: as above, and nothing else uses it meanwhile.
        unsafe { ViewMut::raw(address, shape, strides, T::TYPE) }.unwrap_or_else(|e| panic!("{e}"))
    }
}
