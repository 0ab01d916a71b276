//! Adjoints of a function's score and of its tensors, in float64.

use fa_dsl::ir::ParamKind;
use fa_kernels::attention::functions::Argument;
use fa_reference::{Query, Shape, evaluate_derivative};

use super::{Bound, Numbers};

/// What the derivative of a function of scores gives for one score.
#[derive(Clone, Debug)]
pub struct SampleAdjoints {
    /// What the function itself gives.
    pub value: f64,
    /// The adjoint of the score.
    pub score: f64,
    /// Of arguments that are numbers: the argument's number, and its adjoint.
    pub numbers: Vec<(usize, f64)>,
    /// Of elements of tensors: the tensor's number, the element's place, the last index counting fastest, and its adjoint.
    pub elements: Vec<(usize, usize, f64)>,
}

impl Bound<'_> {
    /// The adjoints of a score and of what the function reads, by the adjoint of what it gives. Computed in float64 by the IR
    /// of the derivative; `numbers` are those of the tensors.
    ///
    /// # Panics
    /// If the function has no derivative.
    pub fn adjoints(
        &self,
        numbers: &[Numbers],
        shape: &Shape,
        query: &Query,
        key: usize,
        score: f64,
        adjoint: f64,
    ) -> SampleAdjoints {
        let derivative = self.staged().derivative();
        let derivative = derivative.unwrap_or_else(|cause| panic!("{cause}"));
        let words = self.words(shape, query, key, &[score, adjoint]);
        let load = |address: u64| self.load(numbers, address);
        let found = evaluate_derivative(derivative, &words, &load);
        let numbers = found.numbers.iter();
        let numbers =
            numbers.map(|(word, adjoint)| (self.staged().argument_of_word(*word), *adjoint));
        let elements = found.elements.iter().map(|(argument, offset, adjoint)| {
            let number = self.tensors_before(*argument);
            let tensor = self.given().tensors().nth(number);
            let place = offset / tensor.expect("there is such a tensor").element_bytes;
            (number, place as usize, *adjoint)
        });
        SampleAdjoints {
            value: found.value,
            score: found.input,
            numbers: numbers.collect(),
            elements: elements.collect(),
        }
    }

    /// The argument that is the tensor of this number.
    pub(super) fn argument_of_tensor(&self, number: usize) -> usize {
        let arguments = self.given().arguments().iter().enumerate();
        let tensors = arguments.filter(|(_, it)| matches!(it, Argument::Tensor(_)));
        let mut numbers = tensors.map(|(argument, _)| argument);
        numbers.nth(number).expect("there is such a tensor")
    }

    /// How many tensors the arguments before this one are.
    fn tensors_before(&self, argument: usize) -> usize {
        let before = self.staged().function().arguments()[..argument].iter();
        let is_tensor = |kind| matches!(kind, ParamKind::Pointer { .. });
        before.filter(|it| is_tensor(it.kind)).count()
    }
}
