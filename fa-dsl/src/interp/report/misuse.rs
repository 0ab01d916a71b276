//! What can be wrong with the use of an mbarrier.

use super::access::Access;

/// A use of an mbarrier that it does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum MbarrierMisuse {
    /// It is arrived or waited at, but nothing has made it.
    #[error("is used before mbarrier.init")]
    NotInitialized,
    /// It is made again.
    #[error("is initialised a second time")]
    InitializedTwice,
    /// A thread uses it that no barrier orders after its initialisation.
    #[error("is used by a thread that no barrier orders after its mbarrier.init")]
    InitNotSeen,
    /// It cannot count that far.
    #[error("cannot have {count} arrivals: 1 to {max} are possible")]
    Count {
        /// The arrivals of a phase.
        count: u32,
        /// The most that there can be.
        max: u32,
    },
    /// More threads arrive in a phase than it counts.
    #[error("has all its {count} arrivals already, and the phase still waits for bytes")]
    Overflow {
        /// The arrivals of a phase.
        count: u32,
    },
    /// A phase cannot expect that many bytes.
    #[error("cannot expect {bytes} bytes in a phase: {max} are possible")]
    Bytes {
        /// The bytes that are expected.
        bytes: i64,
        /// The most that there can be.
        max: i64,
    },
    /// A phase ends although copies that count towards it are in flight.
    #[error("completes its phase while {bytes} bytes are in flight: expect all of them")]
    EarlyPhase {
        /// Their bytes.
        bytes: u64,
    },
    /// An ordinary access hits its bytes.
    #[error("is hit by an ordinary {access}")]
    OrdinaryAccess {
        /// What hits it.
        access: Access,
    },
    /// There are more than the interpreter can follow.
    #[error("is one too many: the interpreter follows {max} of a CTA")]
    TooMany {
        /// How many it can follow.
        max: usize,
    },
}
