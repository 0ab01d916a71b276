//! From what C passes to a call of the library's backward pass.

use std::ffi::c_void;

use attention::attention::{
    RawGradients, RawPart, attention_backward_on, backward_problem, prepare_backward,
};
use attention::prelude::*;

use crate::call::{Given, Inputs};
use crate::dlpack::{DLTensor, Ranks, Tensor};
use crate::error::Error;

/// What a caller passes beside what the forward pass was given and gave.
pub struct GivenGradients {
    /// Of the output.
    pub d_o: *const DLTensor,
    /// Where those of queries, keys and values go.
    pub of_inputs: [*const DLTensor; 3],
    /// Where that of the sinks goes; null where it is not wanted.
    pub d_sinks: *const DLTensor,
}

/// A backward pass that a caller asks for, read and checked.
pub struct BackwardCall<'a> {
    inputs: Inputs<'a>,
    forward: RawPart<'a>,
    d_o: View<'a>,
    gradients: RawGradients<'a>,
}

impl<'a> BackwardCall<'a> {
    /// Reads and checks what the pointers lead to, as [`Inputs::read`].
    ///
    /// # Safety
    /// As [`Inputs::read`], and as [`ViewMut::raw`] of the gradients if the call is run.
    unsafe fn read(
        given: &Given,
        gradients: &GivenGradients,
        options: &mut Options<'a>,
    ) -> Result<Self, Error> {
        let queries = given.queries.ranks();
        // SAFETY: the caller's promise.
        unsafe {
            let inputs = Inputs::read(given, options)?;
            if let Some(option) = inputs.asked.first_function() {
                return Err(Error::NoGradient(option));
            }
            let place = inputs.place;
            let read = |tensor, name| place.read(tensor, name, queries);
            let lse = place.read(given.lse, "lse", given.queries.lse_ranks())?;
            let [dq, dk, dv] = gradients.of_inputs;
            let d_sinks: Option<Tensor> = match gradients.d_sinks.is_null() {
                true => None,
                false => Some(place.read(gradients.d_sinks, "dsinks", Ranks::ONE)?),
            };
            Ok(BackwardCall {
                forward: RawPart {
                    o: read(given.o, "o")?.view()?,
                    lse: lse.view()?,
                },
                d_o: read(gradients.d_o, "do")?.view()?,
                gradients: RawGradients {
                    dq: read(dq, "dq")?.view_mut()?,
                    dk: read(dk, "dk")?.view_mut()?,
                    dv: read(dv, "dv")?.view_mut()?,
                    d_sinks: d_sinks.map(|it| it.view_mut()).transpose()?,
                    functions: &[],
                },
                inputs,
            })
        }
    }

    /// Computes what a caller asks for on a stream.
    ///
    /// # Safety
    /// As [`BackwardCall::read`] and [`Device::borrow_stream`].
    pub unsafe fn run(
        given: &Given,
        gradients: &GivenGradients,
        stream: *mut c_void,
    ) -> Result<(), Error> {
        let mut options = Options::default();
        // SAFETY: the caller's promise.
        let BackwardCall {
            inputs,
            forward,
            d_o,
            gradients,
        } = unsafe { BackwardCall::read(given, gradients, &mut options)? };
        let device = inputs.place.device()?;
        let others = [
            ("o", forward.o.extent()),
            ("lse", forward.lse.extent()),
            ("do", d_o.extent()),
            ("dq", gradients.dq.extent()),
            ("dk", gradients.dk.extent()),
            ("dv", gradients.dv.extent()),
        ];
        let d_sinks = gradients.d_sinks.as_ref();
        let d_sinks = d_sinks.map(|it| ("dsinks", it.extent()));
        inputs.are_there(&options, device)?;
        for (name, extent) in others.into_iter().chain(d_sinks) {
            inputs.place.has(device, name, &extent)?;
        }
        // SAFETY: the caller's promise.
        let stream = unsafe { inputs.place.stream(device, stream)? };
        Ok(attention_backward_on(
            &stream, inputs.qkv, forward, d_o, gradients, &options,
        )?)
    }

    /// Loads the kernels of what a caller asks for. No memory is used.
    ///
    /// # Safety
    /// As [`BackwardCall::read`].
    pub unsafe fn prepare(given: &Given, gradients: &GivenGradients) -> Result<(), Error> {
        let mut options = Options::default();
        // SAFETY: the caller's promise.
        let call = unsafe { BackwardCall::read(given, gradients, &mut options)? };
        let qkv = call.inputs.qkv;
        let (problem, _) = backward_problem(qkv, call.forward, call.d_o, call.gradients, &options)?;
        Ok(prepare_backward(call.inputs.place.device()?, &problem)?)
    }
}
