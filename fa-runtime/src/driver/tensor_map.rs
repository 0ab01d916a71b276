//! Tensor maps, encoded by the driver for the tensor copy engine.

use std::ffi::c_void;
use std::sync::{Mutex, OnceLock};

use cudarc::driver::{DriverError, sys};
use fa_dsl::abi::{ArgBuffer, MAP_RANK, MAX_MAPS, MapArg, MapLayout, Swizzle};
use fa_dsl::ir::Type;

use super::{failed, library, version};
use crate::error::{Error, Result};

/// A tensor map as a kernel's parameter: `CUtensorMap` of cuda.h.
///
/// cudarc has one only if it is built beside a toolkit that does, and aligns it to 64 or to 128 bytes
/// as that toolkit does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(128))]
pub(crate) struct Descriptor([u64; 16]);

/// The descriptors of one launch, by the maps' numbers.
pub(crate) type Descriptors = [Descriptor; MAX_MAPS];

/// Descriptors before they are encoded.
pub(crate) const BLANK: Descriptors = [Descriptor([0; 16]); MAX_MAPS];

/// The descriptors of a kernel's last launch, which most launches repeat.
#[derive(Debug, Default)]
pub(crate) struct LastMaps(Mutex<[Option<(MapArg, Descriptor)>; MAX_MAPS]>);

impl LastMaps {
    /// Encodes the maps among `args` into `descriptors`, or copies what the last launch encoded.
    /// Allocates nothing and waits for no other thread.
    pub fn encode(&self, args: &ArgBuffer, descriptors: &mut Descriptors) -> Result<()> {
        self.encode_with(args, descriptors, encode)
    }

    fn encode_with(
        &self,
        args: &ArgBuffer,
        descriptors: &mut Descriptors,
        encode: impl Fn(&MapArg) -> Result<Descriptor>,
    ) -> Result<()> {
        if args.maps().next().is_none() {
            return Ok(());
        }
        // While another thread launches this kernel, or after it panicked there, everything is encoded
        // anew: waiting for the lock would take longer.
        let mut last = self.0.try_lock().ok();
        for (number, (map, descriptor)) in args.maps().zip(descriptors).enumerate() {
            let slot = last.as_mut().map(|last| &mut last[number]);
            *descriptor = match slot {
                Some(Some((known, encoded))) if known == map => *encoded,
                Some(slot) => slot.insert((*map, encode(map)?)).1,
                None => encode(map)?,
            };
        }
        Ok(())
    }
}

/// `cuTensorMapEncodeTiled` of cuda.h, its enumerations as numbers.
type EncodeTiled = unsafe extern "C" fn(
    descriptor: *mut Descriptor,
    element: u32,
    rank: u32,
    address: *mut c_void,
    shape: *const u64,
    strides: *const u64,
    box_shape: *const u32,
    element_strides: *const u32,
    interleave: u32,
    swizzle: u32,
    l2_promotion: u32,
    fill: u32,
) -> sys::CUresult;

/// The driver's function, which drivers before CUDA 12.0 do not have.
fn encode_tiled() -> Option<EncodeTiled> {
    static FUNCTION: OnceLock<Option<EncodeTiled>> = OnceLock::new();
    *FUNCTION.get_or_init(|| {
        // SAFETY: the type is that of cuda.h, and the library is never closed.
        let symbol = unsafe { library()?.get::<EncodeTiled>("cuTensorMapEncodeTiled") };
        symbol.ok().map(|symbol| *symbol)
    })
}

fn encode(map: &MapArg) -> Result<Descriptor> {
    let layout = map.layout().map_err(|error| Error::TensorMap {
        tensor: map.name,
        error,
    })?;
    let Some(function) = encode_tiled() else {
        let (major, minor) = version()?;
        return Err(Error::DriverWithoutTensorMaps { major, minor });
    };
    let mut descriptor = Descriptor([0; 16]);
    let MapLayout {
        shape,
        strides,
        box_shape,
        rank,
    } = &layout;
    // SAFETY: the arrays have at least the lengths that the rank says, one less for the strides; the
    // descriptor has the size and alignment that the driver asks for. The tensor's address is
    // encoded, not followed.
    let status = unsafe {
        function(
            &mut descriptor,
            element_code(map.element),
            *rank as u32,
            map.extent.address as *mut c_void,
            shape.as_ptr(),
            strides.as_ptr(),
            box_shape.as_ptr(),
            [1; MAP_RANK].as_ptr(),
            NOT_INTERLEAVED,
            swizzle_code(map.swizzle),
            L2_256B,
            FILL_ZERO,
        )
    };
    match status {
        sys::CUresult::CUDA_SUCCESS => Ok(descriptor),
        sys::CUresult::CUDA_ERROR_INVALID_VALUE => Err(Error::TensorMapRejected {
            tensor: map.name,
            layout: Box::new(layout),
            swizzle: map.swizzle,
        }),
        status => Err(failed("encode a tensor map")(DriverError(status))),
    }
}

// Numbers of cuda.h. cudarc has them only if it is built beside a toolkit of CUDA 12.0 or later.

/// `CUtensorMapInterleave`: none.
const NOT_INTERLEAVED: u32 = 0;
/// `CUtensorMapL2promotion`: whole 256-byte lines, of which rows of K and V fill several.
const L2_256B: u32 = 3;
/// `CUtensorMapFloatOOBfill`: zeros.
const FILL_ZERO: u32 = 0;

/// `CUtensorMapDataType`.
fn element_code(element: Type) -> u32 {
    match element {
        // No layout has predicates.
        Type::Pred => 0,
        Type::U32 => 2,
        Type::U64 => 4,
        Type::F16 => 6,
        Type::F32 => 7,
        Type::Bf16 => 9,
    }
}

/// `CUtensorMapSwizzle`.
fn swizzle_code(swizzle: Swizzle) -> u32 {
    match swizzle {
        Swizzle::None => 0,
        Swizzle::B64 => 2,
        Swizzle::B128 => 3,
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use fa_dsl::abi::{Extent, MapError};

    use super::*;

    fn map(address: u64) -> MapArg {
        MapArg {
            name: "q",
            extent: Extent {
                address,
                shape: [1, 64, 1, 64],
                strides: [0, 64, 0, 1],
                element_bytes: 2,
            },
            box_shape: [1, 64, 1, 64],
            swizzle: Swizzle::B128,
            packed: false,
            element: Type::F16,
            writable: false,
        }
    }

    /// Encodes maps at these addresses, each as its address; returns how many were not known.
    fn misses(last: &LastMaps, addresses: &[u64]) -> u32 {
        let mut args = ArgBuffer::default();
        addresses.iter().for_each(|&at| args.push_map(map(at)));
        let (mut found, misses) = (BLANK, Cell::new(0));
        let encoded = last.encode_with(&args, &mut found, |map| {
            misses.set(misses.get() + 1);
            Ok(Descriptor([map.extent.address; 16]))
        });
        encoded.unwrap();
        for (descriptor, &address) in found.iter().zip(addresses) {
            assert_eq!(*descriptor, Descriptor([address; 16]));
        }
        misses.get()
    }

    #[test]
    fn a_repeated_launch_encodes_nothing() {
        let last = LastMaps::default();
        assert_eq!(misses(&last, &[4096, 8192]), 2);
        assert_eq!(misses(&last, &[4096, 8192]), 0);
        assert_eq!(misses(&last, &[4096, 16384]), 1);
        assert_eq!(misses(&last, &[]), 0);
        assert_eq!(misses(&last, &[16384, 4096]), 2);
    }

    #[test]
    fn a_launch_does_not_wait_for_another() {
        let last = LastMaps::default();
        assert_eq!(misses(&last, &[4096]), 1);
        let busy = last.0.lock().unwrap();
        assert_eq!(misses(&last, &[4096]), 1);
        drop(busy);
        assert_eq!(misses(&last, &[4096]), 0);
    }

    #[test]
    fn a_failure_is_not_remembered() {
        let last = LastMaps::default();
        let mut args = ArgBuffer::default();
        args.push_map(map(4096));
        let failed = last.encode_with(&args, &mut { BLANK }, |_| Err(Error::NoDriver));
        assert!(matches!(failed, Err(Error::NoDriver)));
        assert_eq!(misses(&last, &[4096]), 1);
    }

    #[test]
    fn an_impossible_map_is_an_error_before_the_driver() {
        let refused = encode(&map(4100)).unwrap_err();
        let error = MapError::Address { address: 4100 };
        assert!(
            matches!(refused, Error::TensorMap { tensor: "q", error: e } if e == error),
            "{refused}"
        );
    }

    #[test]
    fn descriptors_have_the_drivers_layout() {
        assert_eq!(
            (size_of::<Descriptor>(), align_of::<Descriptor>()),
            (128, 128)
        );
    }
}
