//! Derivatives of score functions.

use fa_dsl::abi::MAX_RANK;
use fa_dsl::build::derivative::{DerivativeError, differentiate};
use fa_dsl::ir::derivative::Derivative;
use fa_dsl::ir::{Operand, ParamKind};
use fa_dsl::validate::function::validate_derivative;
use fa_dsl::validate::{Valid, ValidationError};

use super::{INPUTS, Kind, Staged, list};

/// Why a function has no derivative.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotDifferentiable {
    /// It is a mask.
    #[error("a mask has no derivative: keys are seen or not")]
    Mask,
    /// The derivative would have to go through what has none.
    #[error("the function cannot be differentiated: {}", list(.0))]
    Function(Vec<DerivativeError>),
    /// What was made of it is not a valid function, which is a fault of this library.
    #[error("the function's derivative is not valid, please report it: {}", list(.0))]
    Invalid(Vec<ValidationError>),
}

impl Staged {
    /// The derivative of a function of scores, with respect to the score, to its arguments that are float32 numbers, and to the
    /// elements that it reads of tensors of floats. It is recorded when it is asked for first, and kept.
    ///
    /// Its inputs are those of the function and, as the last, the adjoint of the new score; it gives the adjoint of the score. So a
    /// function that comes after another is gone back through first, and gives the adjoint that the other one takes.
    ///
    /// # Errors
    /// When the derivative would have to go through a loop or the bits of a float, each place with its Rust line.
    pub fn derivative(&self) -> Result<&Derivative, NotDifferentiable> {
        let derivative = self.derivative.get_or_init(|| self.differentiated());
        match derivative {
            Ok(derivative) => Ok(derivative),
            Err(cause) => Err(cause.clone()),
        }
    }

    /// Whether it is a function of scores that adds to the score what does not depend on it: the gradient of the score is then that
    /// of what it gives.
    pub fn adds(&self) -> bool {
        self.derivative().is_ok_and(|derivative| {
            let adjoint = &derivative.function.params[derivative.function.inputs - 1];
            derivative.function.result == Operand::Reg(adjoint.reg)
        })
    }

    /// Which of the function's arguments, as callers give them, has this word of
    /// [`Function::arguments`](fa_dsl::ir::function::Function::arguments), by which a derivative names them: a tensor has several words.
    pub fn argument_of_word(&self, word: usize) -> usize {
        let mut strides = 0;
        let words = self.function().arguments().iter().take(word + 1);
        let first_words = words.filter(|it| {
            let is_stride = strides > 0;
            strides = match it.kind {
                ParamKind::Pointer { .. } => MAX_RANK,
                _ => strides.saturating_sub(1),
            };
            !is_stride
        });
        first_words.count().saturating_sub(1)
    }

    fn differentiated(&self) -> Result<Valid<Derivative>, NotDifferentiable> {
        if self.kind() == Kind::Mask {
            return Err(NotDifferentiable::Mask);
        }
        let derivative = differentiate(self.function(), INPUTS.len() - 1);
        let derivative = derivative.map_err(NotDifferentiable::Function)?;
        validate_derivative(derivative).map_err(NotDifferentiable::Invalid)
    }
}
