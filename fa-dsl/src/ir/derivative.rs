//! Derivatives of functions, as functions of their own.

use super::function::Function;
use super::prune::prune;
use super::{Imm, Operand, Type};

/// The derivative of a function, in reverse mode.
///
/// Whoever minimises a number that depends on what a function gives knows the *adjoint* of that: how the number changes with it.
/// The derivative takes it from there to what the function is computed of.
///
/// Its [`function`](Derivative::function) computes the function anew, and then the adjoints. What comes of the adjoint alone
/// can be told from the rest by [`Dependence`](super::dependence::Dependence), so that a kernel may compute the function
/// first, then the adjoint of what that gives, then the rest, with nothing computed twice. Functions that are applied one after
/// the other have their derivatives applied in the opposite order: the adjoint that one gives is the adjoint that the one
/// before it takes.
#[derive(Clone, Debug)]
pub struct Derivative {
    /// Its inputs are those of the function and, after them, the adjoint of what the function gives, float32. Its arguments are
    /// those of the function. It gives the adjoint of the input that was asked for.
    pub function: Function,
    /// What the function itself gives. It does not depend on the adjoint.
    pub value: Operand,
    /// The arguments that are float32 numbers, and their adjoints. Those are missing that do not count.
    pub numbers: Vec<NumberAdjoint>,
    /// The reads of tensors of floats, and the adjoints of what they read. Those are missing that do not count.
    pub elements: Vec<ElementAdjoint>,
}

/// An argument that is a number, and its adjoint.
#[derive(Clone, Copy, Debug)]
pub struct NumberAdjoint {
    /// Which of [`Function::arguments`] it is.
    pub argument: usize,
    /// Its adjoint, float32.
    pub adjoint: Operand,
}

/// An element of a tensor that the function reads, and its adjoint. Two reads may be of the same element, whose adjoint is their
/// sum.
#[derive(Clone, Copy, Debug)]
pub struct ElementAdjoint {
    /// Which of [`Function::arguments`] is the tensor's address. Its kind says which floats the elements are.
    pub argument: usize,
    /// How many bytes after that address the element lies, 64 bits. What this does not depend on, scores of the same element
    /// differ in: their adjoints may be summed up before they go to memory. Adjoints that are kept in a tensor of the same sizes and strides
    /// lie as far from its address, times the size of one of them, divided by that of an element.
    pub offset: Operand,
    /// Whether the function reads it: a read under a condition happens only where that holds, and elsewhere `offset` means
    /// nothing. Always true of other reads.
    pub read: Operand,
    /// The adjoint of the element, float32; 0 where it is not read.
    pub adjoint: Operand,
}

impl Derivative {
    /// The same for callers that know what the function gives: without that, which is 0 here, and without the adjoints of arguments for
    /// whose numbers in [`Function::arguments`] `wanted` is false. What only they need is not computed.
    #[must_use]
    pub fn adjoints(&self, wanted: impl Fn(usize) -> bool) -> Derivative {
        let mut derivative = self.clone();
        derivative.value = Operand::Imm(Imm {
            ty: Type::F32,
            bits: 0,
        });
        derivative.numbers.retain(|it| wanted(it.argument));
        derivative.elements.retain(|it| wanted(it.argument));
        let outputs = derivative.outputs();
        prune(&mut derivative.function.body, outputs);
        derivative
    }

    /// Everything that it gives: the values that have to stay when others are left out.
    pub fn outputs(&self) -> Vec<Operand> {
        let elements = self.elements.iter();
        let elements = elements.flat_map(|it| [it.offset, it.read, it.adjoint]);
        [self.function.result, self.value]
            .into_iter()
            .chain(self.numbers.iter().map(|it| it.adjoint))
            .chain(elements)
            .collect()
    }
}
