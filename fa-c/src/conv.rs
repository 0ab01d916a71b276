//! From what C passes to a call of the library's convolution block.

use std::ffi::c_void;

use attention::conv::{ConvOptions, RawConvInputs, conv_block_on, prepare_conv_block_on};
use attention::prelude::*;

use crate::call::Place;
use crate::conv_options::fa_conv_options;
use crate::dlpack::{DLTensor, Ranks};
use crate::error::Error;
use crate::versioned;

/// What a caller passes.
pub struct GivenConv {
    pub x: *const DLTensor,
    pub weight: *const DLTensor,
    /// Null where there is none, as `scale` and `shift`.
    pub bias: *const DLTensor,
    pub scale: *const DLTensor,
    pub shift: *const DLTensor,
    pub y: *const DLTensor,
    pub options: *const fa_conv_options,
}

/// A convolution block that a caller asks for, read and checked.
pub struct ConvCall<'a> {
    place: Place,
    inputs: RawConvInputs<'a>,
    y: ViewMut<'a>,
    options: ConvOptions,
}

impl<'a> ConvCall<'a> {
    /// Reads and checks what the pointers lead to.
    ///
    /// # Safety
    /// As [`DLTensor::read`] and [`versioned::copy`]; and as [`View::raw`] and [`ViewMut::raw`] if something is launched with them.
    pub unsafe fn read(given: &GivenConv) -> Result<ConvCall<'a>, Error> {
        // SAFETY: the caller's promise.
        unsafe {
            let x = DLTensor::read(given.x, "x", Ranks::FOUR)?;
            let place = Place::of("x", x.device)?;
            let of_channels = |tensor: *const DLTensor, name| match tensor.is_null() {
                true => Ok(None),
                false => place.read(tensor, name, Ranks::ONE)?.view().map(Some),
            };
            Ok(ConvCall {
                place,
                options: versioned::copy(given.options)?.read()?,
                inputs: RawConvInputs {
                    x: x.view()?,
                    weight: place.read(given.weight, "weight", Ranks::FOUR)?.view()?,
                    bias: of_channels(given.bias, "bias")?,
                    scale: of_channels(given.scale, "scale")?,
                    shift: of_channels(given.shift, "shift")?,
                },
                y: place.read(given.y, "y", Ranks::FOUR)?.view_mut()?,
            })
        }
    }

    /// Computes it on a stream.
    ///
    /// # Safety
    /// As [`Device::borrow_stream`].
    pub unsafe fn run(self, stream: *mut c_void) -> Result<(), Error> {
        let ConvCall {
            place,
            inputs,
            y,
            options,
        } = self;
        let given = [
            ("x", Some(inputs.x)),
            ("weight", Some(inputs.weight)),
            ("bias", inputs.bias),
            ("scale", inputs.scale),
            ("shift", inputs.shift),
        ];
        let given = given
            .iter()
            .filter_map(|(name, it)| Some((*name, it.as_ref()?.extent())));
        let device = place.device()?;
        for (name, extent) in given.chain([("y", y.extent())]) {
            place.has(device, name, &extent)?;
        }
        // SAFETY: the caller's promise.
        let stream = unsafe { place.stream(device, stream)? };
        Ok(conv_block_on(&stream, &inputs, y, &options)?)
    }

    /// Loads its kernels. No memory is used.
    pub fn prepare(self) -> Result<(), Error> {
        let device = self.place.device()?;
        Ok(prepare_conv_block_on(
            device,
            &self.inputs,
            self.y,
            &self.options,
        )?)
    }
}
