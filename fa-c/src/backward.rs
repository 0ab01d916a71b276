//! From what C passes to a call of the library's backward pass.

use std::ffi::c_void;

use attention::attention::{
    RawGradients, RawPart, attention_backward_on, backward_problem, prepare_backward_of_functions,
};
use attention::prelude::*;

use crate::call::{Given, Inputs, Place};
use crate::dlpack::{DLTensor, Ranks, Tensor};
use crate::error::Error;
use crate::functions;

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
    tensors: BackwardTensors,
    /// With their gradients.
    functions: functions::Given<'a>,
}

/// What a backward pass reads beside the inputs, and what it writes but for the gradients of functions.
struct BackwardTensors {
    o: Tensor,
    lse: Tensor,
    d_o: Tensor,
    of_inputs: [Tensor; 3],
    d_sinks: Option<Tensor>,
}

impl BackwardTensors {
    /// # Safety
    /// As [`DLTensor::read`].
    unsafe fn read(
        place: Place,
        given: &Given,
        gradients: &GivenGradients,
        options: &Options<'_>,
    ) -> Result<Self, Error> {
        let queries = given.queries.ranks();
        let keys = given.keys.ranks(options.seqused_k.is_some());
        let [dq, dk, dv] = gradients.of_inputs;
        // SAFETY: the caller's promise.
        unsafe {
            let read = |tensor, name| place.read(tensor, name, queries);
            let read_keys = |tensor, name| place.read(tensor, name, keys);
            let lse = place.read(given.lse, "lse", given.queries.lse_ranks())?;
            let d_sinks = match gradients.d_sinks.is_null() {
                true => None,
                false => Some(place.read(gradients.d_sinks, "dsinks", Ranks::ONE)?),
            };
            Ok(BackwardTensors {
                lse,
                o: read(given.o, "o")?,
                d_o: read(gradients.d_o, "do")?,
                of_inputs: [read(dq, "dq")?, read_keys(dk, "dk")?, read_keys(dv, "dv")?],
                d_sinks,
            })
        }
    }

    /// What the forward pass gave, the gradient of the output, and where gradients go.
    ///
    /// # Safety
    /// As [`View::raw`] and [`ViewMut::raw`] if something is launched with them.
    unsafe fn views<'a>(&self) -> Result<(RawPart<'a>, View<'a>, RawGradients<'a>), Error> {
        let [dq, dk, dv] = &self.of_inputs;
        let d_sinks = self.d_sinks.as_ref();
        // SAFETY: the caller's promise.
        unsafe {
            let forward = RawPart {
                o: self.o.view()?,
                lse: self.lse.view()?,
            };
            let gradients = RawGradients {
                dq: dq.view_mut()?,
                dk: dk.view_mut()?,
                dv: dv.view_mut()?,
                d_sinks: d_sinks.map(|it| it.view_mut()).transpose()?,
                functions: &[],
            };
            Ok((forward, self.d_o.view()?, gradients))
        }
    }

    fn all(&self) -> impl Iterator<Item = &Tensor> {
        let read = [&self.o, &self.lse, &self.d_o];
        read.into_iter().chain(&self.of_inputs).chain(&self.d_sinks)
    }
}

impl<'a> BackwardCall<'a> {
    /// Reads and checks what the pointers lead to, as [`Inputs::read`].
    ///
    /// # Safety
    /// As [`Inputs::read`] and [`fa_options::functions_with_gradients`](crate::options::fa_options), and as [`ViewMut::raw`] of the gradients if the
    /// call is run.
    unsafe fn read(
        given: &Given,
        gradients: &GivenGradients,
        options: &mut Options<'a>,
    ) -> Result<Self, Error> {
        // SAFETY: the caller's promise.
        unsafe {
            let inputs = Inputs::read(given, options)?;
            options.mask_blocks = inputs.asked.classes(inputs.place)?;
            let tensors = BackwardTensors::read(inputs.place, given, gradients, options)?;
            // What functions are given has to fit the problem.
            let asked = &inputs.asked;
            let functions = match asked.has_functions() || asked.has_function_gradients() {
                false => functions::Given::default(),
                true => {
                    let (forward, d_o, gradients) = tensors.views()?;
                    let (problem, _) =
                        backward_problem(inputs.qkv, forward, d_o, gradients, options)?;
                    asked.functions_with_gradients(inputs.place, &problem)?
                }
            };
            Ok(BackwardCall {
                inputs,
                tensors,
                functions,
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
        let call = unsafe { BackwardCall::read(given, gradients, &mut options)? };
        let BackwardCall {
            inputs,
            tensors,
            functions,
        } = &call;
        let device = inputs.place.device()?;
        inputs.are_there(&options, device)?;
        let of_functions = functions.tensors.iter().copied();
        for (name, extent) in tensors.all().map(Tensor::place).chain(of_functions) {
            inputs.place.has(device, name, &extent)?;
        }
        // SAFETY: the caller's promise.
        let (stream, views) = unsafe { (inputs.place.stream(device, stream)?, tensors.views()?) };
        let (forward, d_o, gradients) = views;
        let gradients = RawGradients {
            functions: functions.functions.gradients(),
            ..gradients
        };
        if !functions.functions.is_empty() {
            options = functions.functions.tell(options);
        }
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
        // SAFETY: the caller's promise.
        let (forward, d_o, gradients) = unsafe { call.tensors.views()? };
        let of_functions = call.functions.functions.gradients();
        let gradients = RawGradients {
            functions: of_functions,
            ..gradients
        };
        let options = call.functions.functions.tell(options);
        let qkv = call.inputs.qkv;
        let (problem, _) = backward_problem(qkv, forward, d_o, gradients, &options)?;
        let device = call.inputs.place.device()?;
        Ok(prepare_backward_of_functions(
            device,
            &problem,
            of_functions,
        )?)
    }
}
