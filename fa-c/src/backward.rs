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
    /// Reads and checks what the pointers lead to.
    ///
    /// # Safety
    /// As [`Inputs::read`], and as [`ViewMut::raw`] of the gradients if the call is run.
    pub unsafe fn read(given: &Given, gradients: &GivenGradients) -> Result<Self, Error> {
        let queries = given.queries.ranks();
        // SAFETY: the caller's promise.
        unsafe {
            let inputs = Inputs::read(given)?;
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

    /// Computes it on a stream.
    ///
    /// # Safety
    /// As [`Device::borrow_stream`].
    pub unsafe fn run(self, stream: *mut c_void) -> Result<(), Error> {
        let device = self.inputs.place.device()?;
        let BackwardCall {
            inputs,
            forward,
            d_o,
            gradients,
        } = self;
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
        // SAFETY: the caller's promise.
        let stream = unsafe { inputs.stream(&device, stream, others.into_iter().chain(d_sinks))? };
        Ok(attention_backward_on(
            &stream,
            inputs.qkv,
            forward,
            d_o,
            gradients,
            &inputs.options,
        )?)
    }

    /// Loads its kernels. No memory is used.
    pub fn prepare(self) -> Result<(), Error> {
        let Inputs {
            place,
            qkv,
            options,
            ..
        } = self.inputs;
        let (problem, _) = backward_problem(qkv, self.forward, self.d_o, self.gradients, &options)?;
        Ok(prepare_backward(&place.device()?, &problem)?)
    }
}
