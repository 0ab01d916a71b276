//! Shapes that do not fit.

use crate::build::{StageError, with};

/// Reports operands that do not fit each other.
pub(super) fn shape_error(reason: String) {
    with(|b| {
        let place = b.place();
        b.error(StageError::Shape { place, reason });
    });
}
