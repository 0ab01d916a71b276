//! Several launches, one after the other, and the workspace that they share.

use arrayvec::ArrayVec;
use fa_dsl::abi::TensorArg;
use fa_dsl::config::WorkspaceSize;
use fa_dsl::ir::Role;

use crate::chosen::Chosen;

/// Where the workspace of a plan begins, which is made before there is one: past every address of a GPU.
pub const PLANNED: u64 = 1 << 60;

/// The address of a tensor of a plan whose workspace begins at `workspace`, a multiple of 256.
pub fn place(address: u64, workspace: u64) -> u64 {
    match address.checked_sub(PLANNED) {
        Some(distance) => workspace + distance,
        None => address,
    }
}

/// What is launched, one after the other, at most `N` kernels, and the workspace that all of them share.
#[derive(Clone, Debug)]
pub struct Steps<'a, const N: usize> {
    /// The launches.
    pub launches: ArrayVec<Chosen<'a>, N>,
    /// What they need beside the tensors.
    pub workspace: WorkspaceSize,
}

impl<const N: usize> Steps<'_, N> {
    /// Says where the workspace is: its first byte, a multiple of 256, and its first counter.
    pub fn place(&mut self, scratch: u64, counters: u64) {
        for step in &mut self.launches {
            let at = |tensor: &TensorArg| match tensor.role {
                Role::Counters => counters,
                _ => place(tensor.extent.address, scratch),
            };
            step.launch.relocate(at);
        }
    }
}
