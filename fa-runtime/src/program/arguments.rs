//! Whether a launch gives the optional parameters that the kernel has.

use fa_dsl::abi::Presence;
use fa_dsl::config::OptionalParam;

use crate::error::{Error, Result};

/// Compares the optional parameters that the configuration `spec` has with those that the arguments
/// give.
///
/// # Errors
/// The first parameter that is missing or has no place.
pub(super) fn check_presence(
    spec: &str,
    optional: &[OptionalParam],
    has: Presence,
    given: Presence,
) -> Result<()> {
    let differs = |&(index, _): &(usize, _)| has.has(index) != given.has(index);
    let Some((index, &OptionalParam { name, when })) = (0..).zip(optional).find(differs) else {
        return Ok(());
    };
    let (spec, parameter) = (spec.to_owned(), name);
    Err(if has.has(index) {
        Error::MissingArgument {
            spec,
            parameter,
            when,
        }
    } else {
        Error::UnusedArgument {
            spec,
            parameter,
            when,
        }
    })
}
