//! A launch whose kernel's type is no longer in its own.

use std::any::TypeId;
use std::marker::PhantomData;

use super::kernel::{KernelArgs, KernelConfig};
use super::optional::OptionalParam;
use crate::abi::{ArgBuffer, TensorArg};

/// A launch of one kernel: how many CTAs, and its arguments packed. It borrows the tensors for `'a`.
#[derive(Clone, Debug)]
pub struct Launch<'a> {
    grid: [u32; 3],
    args: ArgBuffer,
    kernel: TypeId,
    name: &'static str,
    optional: &'static [OptionalParam],
    borrow: PhantomData<&'a ()>,
}

/// Memory that a launch needs beside its tensors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WorkspaceSize {
    /// Bytes in which CTAs leave results for each other.
    pub scratch: u64,
    /// Counters of 32 bits, which are zero before a launch and after it.
    pub counters: u64,
}

impl WorkspaceSize {
    /// As much as both need, one after the other.
    #[must_use]
    pub fn max(self, other: WorkspaceSize) -> WorkspaceSize {
        WorkspaceSize {
            scratch: self.scratch.max(other.scratch),
            counters: self.counters.max(other.counters),
        }
    }

    /// As much as both need at the same time.
    #[must_use]
    pub fn and(self, other: WorkspaceSize) -> WorkspaceSize {
        WorkspaceSize {
            scratch: self.scratch.saturating_add(other.scratch),
            counters: self.counters.saturating_add(other.counters),
        }
    }

    /// All of it in bytes.
    pub const fn bytes(&self) -> u64 {
        self.scratch + 4 * self.counters
    }
}

impl<'a> Launch<'a> {
    /// Packs the arguments of a launch of `grid` CTAs.
    #[inline]
    pub fn new<A: KernelArgs + 'a>(grid: [u32; 3], args: &A) -> Launch<'a> {
        let mut launch = Launch::blank();
        launch.fill(grid, args);
        launch
    }

    /// A launch of nothing, to be [filled](Launch::fill) where it stays: launches are large, and moving one several times takes
    /// longer than packing it. No program takes it as it is.
    #[inline]
    pub fn blank() -> Launch<'a> {
        Launch {
            grid: [0; 3],
            args: ArgBuffer::default(),
            kernel: TypeId::of::<()>(),
            name: "",
            optional: &[],
            borrow: PhantomData,
        }
    }

    /// Makes this blank launch one of `grid` CTAs, whose arguments it packs.
    pub fn fill<A: KernelArgs + 'a>(&mut self, grid: [u32; 3], args: &A) {
        self.grid = grid;
        self.kernel = TypeId::of::<A::Config>();
        self.name = A::Config::NAME;
        self.optional = A::Config::OPTIONAL;
        args.pack(&mut self.args);
    }

    /// CTAs along each dimension.
    pub fn grid(&self) -> [u32; 3] {
        self.grid
    }

    /// Lets it leave elements of its outputs as they are.
    pub fn write_in_part(&mut self) {
        self.args.write_in_part();
    }

    /// Moves tensors: `address` gives the address of the first element of each.
    pub fn relocate(&mut self, address: impl FnMut(&TensorArg) -> u64) {
        self.args.relocate(address);
    }

    /// The packed arguments.
    pub fn args(&self) -> &ArgBuffer {
        &self.args
    }

    /// The type of the kernel's configuration.
    pub fn kernel(&self) -> TypeId {
        self.kernel
    }

    /// The kernel's name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The kernel's optional parameters.
    pub fn optional(&self) -> &'static [OptionalParam] {
        self.optional
    }
}
