//! Derivatives of functions, in reverse mode: [`differentiate`] records them.
//!
//! A derivative computes the function anew (`forward.rs`), and then goes back over what was computed (`reverse.rs`). What each
//! instruction does with an adjoint is its rule (`rules.rs`). Branches are gone through on the side that was taken. Loops may
//! compute indices and whatever else has no derivative; one whose floats the derivative would have to go through is refused.

mod error;
mod forward;
mod known;
mod reverse;
pub(crate) mod rules;

use std::panic::Location;

use super::builder::{recorded, with};
use super::reg::Reg;
use crate::ir::derivative::{Derivative, ElementAdjoint, NumberAdjoint};
use crate::ir::function::Function;
use crate::ir::prune::prune;
use crate::ir::{Imm, Operand, ParamDecl, ParamKind, RegId, Type};
pub use error::DerivativeError;
use forward::Forward;
use reverse::Reverse;

/// The derivative of a valid function that gives a float32, with respect to its float32 input of this number, to its arguments
/// that are float32 numbers, and to the elements that it reads of tensors of floats.
///
/// Of a minimum or a maximum of equal numbers the first has the adjoint, and |0| has that of a positive number. Conversions between
/// floats count as if they did not round; what goes through an integer has no derivative.
///
/// # Errors
/// Everything that the derivative would have to go through and cannot, with its Rust line.
#[track_caller]
pub fn differentiate(
    function: &Function,
    input: usize,
) -> Result<Derivative, Vec<DerivativeError>> {
    let types = function.params[..function.inputs].iter();
    let mut types = types.map(|param| function.regs[param.reg.0 as usize].ty);
    if types.nth(input) != Some(Type::F32) {
        return Err(vec![DerivativeError::Input { input }]);
    }
    let ty = function.as_kernel().operand_type(function.result);
    if ty != Type::F32 {
        return Err(vec![DerivativeError::Result { ty }]);
    }
    let place = Location::caller();
    let staged = recorded(function.name, place, || record(function, input));
    let (builder, _, given) = staged.map_err(|errors| {
        let errors = errors.into_iter().map(DerivativeError::Stage);
        errors.collect::<Vec<_>>()
    })?;
    let given = given?;
    let inputs = function.inputs + 1;
    let mut derivative = Derivative {
        function: builder.into_function(function.name, inputs, given.of_input),
        value: given.value,
        numbers: given.numbers,
        elements: given.elements,
    };
    let outputs = derivative.outputs();
    prune(&mut derivative.function.body, outputs);
    Ok(derivative)
}

/// What a derivative gives, without its function.
struct Recorded {
    value: Operand,
    of_input: Operand,
    numbers: Vec<NumberAdjoint>,
    elements: Vec<ElementAdjoint>,
}

fn record(function: &Function, input: usize) -> Result<Recorded, Vec<DerivativeError>> {
    with(|b| b.take_places(&function.locs));
    let (params, adjoint) = declare(function);
    let mut forward = Forward::new(function, &params, input);
    let tape = forward.block(&function.body);
    let value = forward.operand(function.result);
    let mut reverse = Reverse::new(function, forward);
    reverse.add(value, Reg::from_operand(Operand::Reg(adjoint)));
    reverse.go_back(tape);
    if !reverse.errors.is_empty() {
        return Err(reverse.errors);
    }
    let arguments = params[function.inputs..].iter().enumerate();
    let numbers = arguments.filter_map(|(argument, reg)| {
        let adjoint = reverse.adjoint(*reg)?;
        Some(NumberAdjoint { argument, adjoint })
    });
    let zero = Imm {
        ty: Type::F32,
        bits: 0,
    };
    let of_input = reverse.adjoint(params[input]);
    Ok(Recorded {
        value,
        of_input: of_input.unwrap_or(Operand::Imm(zero)),
        numbers: numbers.collect(),
        elements: reverse.elements,
    })
}

/// Declares the function's parameters, and the adjoint as the last of its inputs.
fn declare(function: &Function) -> (Vec<RegId>, RegId) {
    let declare = |param: &ParamDecl| {
        let decl = &function.regs[param.reg.0 as usize];
        with(|b| b.add_param(decl.ty, &decl.name, param.kind))
    };
    let (inputs, arguments) = function.params.split_at(function.inputs);
    let mut params: Vec<RegId> = inputs.iter().map(declare).collect();
    let adjoint = with(|b| b.add_param(Type::F32, "adjoint", ParamKind::Scalar));
    params.extend(arguments.iter().map(declare));
    (params, adjoint)
}
