//! The validator. What passes is [`Valid`], and only that is printed or executed.

mod error;
pub mod function;
mod maps;
mod walk;

use std::ops::Deref;

pub use error::ValidationError;

use crate::abi::{MAX_MAPS, MAX_TENSORS, MAX_WORDS};
use crate::ir::{Kernel, ParamKind};
use crate::target::Target;

/// Evidence that a value passed [`validate`].
#[derive(Clone, Debug)]
pub struct Valid<T>(T);

impl<T> Deref for Valid<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

/// Checks a kernel against the rules of [`crate::ir`] and the limits of `target`.
///
/// # Errors
/// Every violation, not only the first.
pub fn validate(kernel: Kernel, target: &Target) -> Result<Valid<Kernel>, Vec<ValidationError>> {
    let mut errors = Vec::new();
    if kernel.threads == 0
        || !kernel.threads.is_multiple_of(32)
        || kernel.threads > target.threads_per_cta
    {
        errors.push(ValidationError::Threads {
            threads: kernel.threads,
            limit: target.threads_per_cta,
        });
    }
    if kernel.shared_bytes > target.shared_per_cta {
        errors.push(ValidationError::SharedMemory {
            bytes: kernel.shared_bytes,
            limit: target.shared_per_cta,
            arch: target.arch,
        });
    }
    check_params(&kernel, &mut errors);
    maps::check(&kernel, target, &mut errors);
    walk::check(&kernel, target, &mut errors);
    if errors.is_empty() {
        Ok(Valid(kernel))
    } else {
        Err(errors)
    }
}

fn check_params(kernel: &Kernel, errors: &mut Vec<ValidationError>) {
    let count = |of: fn(&ParamKind) -> bool| kernel.params.iter().filter(|p| of(&p.kind)).count();
    let words = kernel.params.len();
    let maps = count(|kind| matches!(kind, ParamKind::TensorMap { .. }));
    let tensors = maps + count(|kind| matches!(kind, ParamKind::Pointer { .. }));
    if words > MAX_WORDS || tensors > MAX_TENSORS || maps > MAX_MAPS {
        errors.push(ValidationError::Parameters {
            words,
            tensors,
            maps,
        });
    }
}
