//! The functions of scores and masks that callers ask for: a bias and documents by fields of the options, others by their
//! names.

use std::ffi::{CStr, c_char};
use std::ptr;

use attention::attention::Problem;
use attention::dsl::abi::Extent;
use attention::functions::named::{Functions, Named, named};
use attention::prelude::View;

use crate::call::Place;
use crate::dlpack::{DLTensor, Ranks};
use crate::error::Error;
use crate::options::fa_options;

/// The most functions that a call has beside the bias and documents, and the most arguments of a kind that one has. More are
/// taken for a count that was never set.
const MOST: usize = 16;

/// A function of scores, or a mask, with its arguments: docs/interop.md lists them.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_camel_case_types, reason = "C's name")]
pub struct fa_function {
    /// Such as "window_and_sinks".
    pub name: *const c_char,
    /// Its tensors, in order; NULL where it has none.
    pub tensors: *const *const DLTensor,
    /// How many those are.
    pub tensor_count: usize,
    /// Its numbers, in order; NULL where it has none. Numbers that are constants of the kernel compile another kernel for each
    /// value.
    pub numbers: *const f64,
    /// How many those are.
    pub number_count: usize,
}

/// The functions of a call, bound to their arguments.
#[derive(Default)]
pub struct Given<'a> {
    pub functions: Functions<'a>,
    /// The tensors among the arguments, by their names.
    pub tensors: Vec<(&'static str, Extent)>,
}

impl fa_options {
    /// Whether there are functions.
    pub fn has_functions(&self) -> bool {
        let tensors = [self.bias, self.document_q, self.document_k];
        tensors.iter().any(|it| !it.is_null()) || self.function_count > 0
    }

    /// Whether gradients of functions' tensors are asked for.
    pub fn has_function_gradients(&self) -> bool {
        !self.d_bias.is_null() || self.d_function_count > 0
    }

    /// Reads the functions for a problem, as the forward pass has them.
    ///
    /// # Safety
    /// The names, lists and tensors are what C's declarations say, and the tensors as [`attention::prelude::View::raw`] has them if something is
    /// launched with them.
    pub unsafe fn functions<'a>(
        &self,
        place: Place,
        problem: &Problem<'_>,
    ) -> Result<Given<'a>, Error> {
        let forward = fa_options {
            d_bias: ptr::null(),
            d_functions: ptr::null(),
            d_function_count: 0,
            ..*self
        };
        // SAFETY: the caller's promise.
        unsafe { forward.functions_with_gradients(place, problem) }
    }

    /// As [`fa_options::functions`], with the gradients of their tensors, as the backward pass has them.
    ///
    /// # Safety
    /// As [`fa_options::functions`], and [`attention::prelude::ViewMut::raw`] of the gradients.
    pub unsafe fn functions_with_gradients<'a>(
        &self,
        place: Place,
        problem: &Problem<'_>,
    ) -> Result<Given<'a>, Error> {
        let mut given = Given::default();
        if self.bias.is_null() && !self.d_bias.is_null() {
            return Err(Error::GradientOfNothing);
        }
        // SAFETY: the caller's promise.
        unsafe {
            if !self.bias.is_null() {
                let tensors = Tensors {
                    given: &[self.bias],
                    gradients: &[self.d_bias],
                };
                given.add(place, problem, named("additive_bias")?, tensors, &[])?;
            }
            let documents = [self.document_q, self.document_k];
            if documents.iter().any(|it| !it.is_null()) {
                let tensors = Tensors {
                    given: &documents,
                    gradients: &[],
                };
                given.add(place, problem, named("documents")?, tensors, &[])?;
            }
            let functions = list(self.functions, self.function_count, "functions")?;
            let counts = functions.iter().map(|it| it.tensor_count);
            let tensors = counts.fold(0, usize::saturating_add);
            let mut gradients = self.gradients(tensors)?.into_iter();
            for function in functions {
                let tensors = list(function.tensors, function.tensor_count, "tensors")?;
                let numbers = list(function.numbers, function.number_count, "numbers")?;
                let gradients: Vec<_> = gradients.by_ref().take(tensors.len()).collect();
                let tensors = Tensors {
                    given: &tensors,
                    gradients: &gradients,
                };
                given.add(place, problem, function.named()?, tensors, &numbers)?;
            }
        }
        Ok(given)
    }

    /// Where the gradients of the functions' tensors go, of which there are so many: one for each, or nothing.
    ///
    /// # Safety
    /// The list is null or has as many entries as it says.
    unsafe fn gradients(&self, tensors: usize) -> Result<Vec<*const DLTensor>, Error> {
        let count = self.d_function_count;
        if count == 0 {
            return Ok(Vec::new());
        }
        if count != tensors {
            return Err(Error::GradientCount { count, tensors });
        }
        // SAFETY: the caller's promise.
        unsafe { list_of(self.d_functions, count, MOST * MOST, "d_functions") }
    }
}

/// The tensors of a function, and where the gradient of each goes: null where it is not wanted, none at all if there are none.
struct Tensors<'t> {
    given: &'t [*const DLTensor],
    gradients: &'t [*const DLTensor],
}

impl fa_function {
    /// The function of its name.
    ///
    /// # Safety
    /// The name is null or ends with a zero.
    unsafe fn named(&self) -> Result<&'static Named, Error> {
        if self.name.is_null() {
            return Err(Error::NullName);
        }
        // SAFETY: the caller's promise.
        let name = unsafe { CStr::from_ptr(self.name) };
        Ok(named(&name.to_string_lossy())?)
    }
}

impl<'a> Given<'a> {
    /// Binds a function to its arguments.
    ///
    /// # Safety
    /// As [`fa_options::functions`], of the tensors.
    unsafe fn add(
        &mut self,
        place: Place,
        problem: &Problem<'_>,
        function: &'static Named,
        tensors: Tensors<'_>,
        numbers: &[f64],
    ) -> Result<(), Error> {
        function.check_count(tensors.given.len(), numbers.len())?;
        let mut views: Vec<View<'a>> = Vec::with_capacity(tensors.given.len());
        let mut gradients = Vec::new();
        for (number, argument) in function.tensors.iter().enumerate() {
            let ranks = Ranks::of(argument.dimensions.len());
            // SAFETY: the caller's promise.
            let view = unsafe {
                place
                    .read(tensors.given[number], argument.name, ranks)?
                    .view()?
            };
            self.tensors.push((argument.name, view.extent()));
            if let Some(gradient) = tensors.gradients.get(number).filter(|it| !it.is_null()) {
                // SAFETY: the caller's promise.
                let gradient = unsafe { place.read(*gradient, GRADIENT, ranks)?.view_mut()? };
                self.tensors.push((GRADIENT, gradient.extent()));
                gradients.push((view, gradient));
            }
            views.push(view);
        }
        let bound = function.bind(problem, &views, numbers)?;
        self.functions.push_with_gradients(bound, gradients)?;
        Ok(())
    }
}

/// What messages call the gradient of a function's tensor.
const GRADIENT: &str = "the gradient of a function's tensor";

/// A list of C's, copied.
///
/// # Safety
/// It is null or has so many elements, of which any bits are valid. It need not be aligned.
unsafe fn list<T: Copy>(list: *const T, count: usize, what: &'static str) -> Result<Vec<T>, Error> {
    // SAFETY: the caller's promise.
    unsafe { list_of(list, count, MOST, what) }
}

/// As [`list`], of at most so many elements.
///
/// # Safety
/// As [`list`].
unsafe fn list_of<T: Copy>(
    list: *const T,
    count: usize,
    most: usize,
    what: &'static str,
) -> Result<Vec<T>, Error> {
    if count > most {
        return Err(Error::TooMany { what, count, most });
    }
    if count > 0 && list.is_null() {
        return Err(Error::NullList { what, count });
    }
    // SAFETY: inside the list.
    Ok((0..count)
        .map(|at| unsafe { list.add(at).read_unaligned() })
        .collect())
}
