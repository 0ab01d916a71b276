//! Structs of options, which grow from version to version: each begins with its size.

use std::mem::MaybeUninit;

use crate::error::Error;

/// A struct of options. Zeroed but for its size it asks for nothing.
///
/// # Safety
/// The first field is a `usize`, the size. Whatever its bytes are, they are a valid one.
pub unsafe trait Versioned: Copy {
    /// What C calls it.
    const NAME: &'static str;

    /// `sizeof` of the first version that was published.
    const FIRST_SIZE: usize;
}

/// The options of any version's size. Fields that an older header lacks are zero: not asked for. Null for none.
///
/// # Safety
/// The pointer is null or leads to as many bytes as its first field says.
pub unsafe fn copy<T: Versioned>(options: *const T) -> Result<T, Error> {
    let mut read = MaybeUninit::<T>::zeroed();
    if options.is_null() {
        // SAFETY: all zero is a valid one.
        return Ok(unsafe { read.assume_init() });
    }
    // SAFETY: every version begins with its size; not null.
    let size = unsafe { options.cast::<usize>().read_unaligned() };
    let known = size_of::<T>();
    // No header's struct ends within a field.
    let whole = size.is_multiple_of(align_of::<T>());
    if !whole || !(T::FIRST_SIZE..=known).contains(&size) {
        return Err(Error::OptionsSize {
            options: T::NAME,
            found: size,
            known,
        });
    }
    // SAFETY: both have that many bytes, of which any are valid.
    unsafe {
        let bytes = options.cast::<u8>();
        bytes.copy_to_nonoverlapping(read.as_mut_ptr().cast(), size);
        Ok(read.assume_init())
    }
}

/// Writes what a caller is told, whose struct has so many bytes, as [`copy`] found.
///
/// # Safety
/// The pointer leads to as many bytes, which may be written, and they are no more than `T` has.
pub unsafe fn write<T: Versioned>(to: *mut T, told: &T, size: usize) {
    // SAFETY: both have that many bytes.
    unsafe {
        let from = std::ptr::from_ref(told).cast::<u8>();
        from.copy_to_nonoverlapping(to.cast(), size);
    }
}
