//! Bulk loads in flight.

use super::boxes::TensorBox;
use crate::interp::order::Thread;

/// A bulk load that has not landed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BulkLoad {
    /// Who has issued it.
    pub(crate) thread: Thread,
    pub(crate) from: TensorBox,
    /// Where in shared memory.
    pub(crate) to: u64,
    /// The number of the mbarrier whose phase its bytes count towards.
    pub(crate) mbarrier: u32,
}
