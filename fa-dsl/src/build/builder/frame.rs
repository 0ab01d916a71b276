//! The `#[device]` functions that a kernel being recorded is in.

use super::{CURRENT, with};
use crate::ir::LocId;

/// Leaves the `#[device]` function when dropped.
#[must_use]
pub struct Frame {
    back: LocId,
}

/// Enters a `#[device]` function. Emitted at its start.
pub fn enter(function: &'static str) -> Frame {
    with(|b| {
        let back = b.here;
        b.frames.push((function, Some(back)));
        Frame { back }
    })
}

impl Drop for Frame {
    fn drop(&mut self) {
        let back = self.back;
        CURRENT.with(|current| {
            if let Some(builder) = current.borrow_mut().as_mut() {
                builder.frames.pop();
                builder.here = back;
            }
        });
    }
}
