//! The functions of scores and masks that callers ask for: a bias and documents by fields of the options, others by their
//! names.

use std::ffi::{CStr, c_char};

use attention::attention::Problem;
use attention::dsl::abi::Extent;
use attention::functions::named::{Bound, Functions, Named, named};

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
        self.first_function().is_some()
    }

    /// The first field that asks for a function.
    pub fn first_function(&self) -> Option<&'static str> {
        let fields = [
            ("bias", !self.bias.is_null()),
            ("document_q", !self.document_q.is_null()),
            ("document_k", !self.document_k.is_null()),
            ("functions", self.function_count > 0),
        ];
        let first = fields.into_iter().find(|(_, given)| *given);
        first.map(|(name, _)| name)
    }

    /// Reads the functions for a problem.
    ///
    /// # Safety
    /// The names, lists and tensors are what C's declarations say, and the tensors as [`attention::prelude::View::raw`] has them if something is
    /// launched with them.
    pub unsafe fn functions<'a>(
        &self,
        place: Place,
        problem: &Problem<'_>,
    ) -> Result<Given<'a>, Error> {
        let mut given = Given::default();
        // SAFETY: the caller's promise.
        unsafe {
            if !self.bias.is_null() {
                given.add(place, problem, named("additive_bias")?, &[self.bias], &[])?;
            }
            let documents = [self.document_q, self.document_k];
            if documents.iter().any(|it| !it.is_null()) {
                given.add(place, problem, named("documents")?, &documents, &[])?;
            }
            let functions = list(self.functions, self.function_count, "functions")?;
            for function in functions {
                let tensors = list(function.tensors, function.tensor_count, "tensors")?;
                let numbers = list(function.numbers, function.number_count, "numbers")?;
                given.add(place, problem, function.named()?, &tensors, &numbers)?;
            }
        }
        Ok(given)
    }
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
        tensors: &[*const DLTensor],
        numbers: &[f64],
    ) -> Result<(), Error> {
        function.check_count(tensors.len(), numbers.len())?;
        let mut views = Vec::with_capacity(tensors.len());
        for (argument, &tensor) in function.tensors.iter().zip(tensors) {
            let ranks = Ranks::of(argument.dimensions.len());
            // SAFETY: the caller's promise.
            let view = unsafe { place.read(tensor, argument.name, ranks)?.view()? };
            self.tensors.push((argument.name, view.extent()));
            views.push(view);
        }
        let bound: Bound<'a> = function.bind(problem, &views, numbers)?;
        self.functions.push(bound);
        Ok(())
    }
}

/// A list of C's, copied.
///
/// # Safety
/// It is null or has so many elements, of which any bits are valid. It need not be aligned.
unsafe fn list<T: Copy>(list: *const T, count: usize, what: &'static str) -> Result<Vec<T>, Error> {
    if count > MOST {
        return Err(Error::TooMany {
            what,
            count,
            most: MOST,
        });
    }
    if count > 0 && list.is_null() {
        return Err(Error::NullList { what, count });
    }
    // SAFETY: inside the list.
    Ok((0..count)
        .map(|at| unsafe { list.add(at).read_unaligned() })
        .collect())
}
