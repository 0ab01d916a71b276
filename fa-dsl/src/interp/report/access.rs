//! How memory was accessed, where and by whom, as faults name it.

use std::fmt;

use crate::isa::machine::Space;

/// A way of touching memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// A load.
    Load,
    /// A store.
    Store,
    /// An asynchronous copy: a load of its source, a store to its destination.
    Copy,
    /// A warpgroup product reading its operands.
    Product,
    /// An atomic load, store or update.
    Atomic,
}

impl fmt::Display for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Access::Load => "load",
            Access::Store => "store",
            Access::Copy => "asynchronous copy",
            Access::Product => "warpgroup product",
            Access::Atomic => "atomic access",
        })
    }
}

/// How two unordered accesses clash, in the order in which they happened to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hazard {
    /// The second reads what the first wrote.
    ReadAfterWrite,
    /// The second overwrites what the first read.
    WriteAfterRead,
    /// The second overwrites what the first wrote.
    WriteAfterWrite,
}

impl fmt::Display for Hazard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Hazard::ReadAfterWrite => "read after write",
            Hazard::WriteAfterRead => "write after read",
            Hazard::WriteAfterWrite => "write after write",
        })
    }
}

/// A place in memory, as far as the interpreter can name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// A byte of shared memory.
    Shared {
        /// Its offset.
        offset: u64,
        /// The CTA's shared memory, in bytes.
        size: u32,
    },
    /// A byte of global memory.
    Global {
        /// Its address.
        address: u64,
        /// The nearest tensor argument in the same allocation, and the distance in bytes from its
        /// first element.
        tensor: Option<(&'static str, i64)>,
    },
}

impl Location {
    /// The address space.
    pub fn space(&self) -> Space {
        match self {
            Location::Shared { .. } => Space::Shared,
            Location::Global { .. } => Space::Global,
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Shared { offset, size } => write!(f, "shared byte {offset} of {size}"),
            Location::Global {
                address,
                tensor: None,
            } => write!(f, "global address {address:#x}"),
            Location::Global {
                address,
                tensor: Some((name, offset)),
            } => {
                write!(f, "global address {address:#x} (`{name}` {offset:+} bytes)")
            }
        }
    }
}

/// A thread that took part in a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actor {
    /// Its CTA.
    pub block: [u32; 3],
    /// Its warp in the CTA.
    pub warp: u32,
    /// Its lane; `None` when several lanes of the warp did the same.
    pub lane: Option<u32>,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lane {
            Some(lane) => write!(f, "lane {lane} of warp {}", self.warp)?,
            None => write!(f, "warp {}", self.warp)?,
        }
        write!(f, " of CTA {:?}", self.block)
    }
}
