//! Errors as their reader sees them.
//!
//! A `main` that returns `Result<(), Box<dyn Error>>` prints its error with `Debug`. So the errors of
//! this crate print there what `Display` says, with its Rust lines, and what caused it.

use std::error::Error;
use std::fmt;

/// Writes the text of `error`, then that of each cause on lines of its own.
pub(crate) fn write(error: &dyn Error, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{error}")?;
    let mut causes = error.source();
    while let Some(cause) = causes {
        write!(f, "\n\nCaused by:\n    {cause}")?;
        causes = cause.source();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(thiserror::Error)]
    #[error("the kernel was not loaded")]
    struct Outer(#[source] Inner);

    #[derive(Debug, thiserror::Error)]
    #[error("the file is damaged")]
    struct Inner;

    impl fmt::Debug for Outer {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write(self, f)
        }
    }

    #[test]
    fn causes_follow_the_text() {
        assert_eq!(
            format!("{:?}", Outer(Inner)),
            "the kernel was not loaded\n\nCaused by:\n    the file is damaged"
        );
    }
}
