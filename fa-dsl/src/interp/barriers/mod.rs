//! What warps wait at: the barriers of a CTA, and the mbarriers that it makes in shared memory.

mod mbarriers;
mod named;

pub(crate) use mbarriers::{MBARRIER_BYTES, Mbarriers};
pub(crate) use named::Barriers;
