//! What a run counts.

use crate::isa::Cost;

/// Bank conflicts of one Rust line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineConflicts {
    /// The line, innermost function first.
    pub place: String,
    /// Wavefronts beyond the ideal.
    pub conflicts: u64,
}

/// What a kernel did, summed over its CTAs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Instructions that a warp issued, by class in the order of [`Cost::ALL`]. Moves and control
    /// flow are not counted.
    pub instructions: [u64; Cost::ALL.len()],
    /// Extra wavefronts of shared-memory loads, beyond one for each phase.
    pub load_conflicts: u64,
    /// Extra wavefronts of shared-memory stores and asynchronous copies.
    pub store_conflicts: u64,
    /// Passes over shared memory.
    pub shared_wavefronts: u64,
    /// Passes that the same accesses need without conflicts.
    pub ideal_shared_wavefronts: u64,
    /// 32-byte sectors of global memory that warps asked for.
    pub global_transactions: u64,
    /// Bytes of global memory that lanes asked for.
    pub global_bytes: u64,
    /// The lines with bank conflicts, most first.
    pub conflicts_by_line: Vec<LineConflicts>,
}

impl Report {
    /// Instructions of one class.
    pub fn count(&self, cost: Cost) -> u64 {
        self.instructions[cost as usize]
    }

    /// Extra wavefronts of all shared-memory accesses.
    pub fn bank_conflicts(&self) -> u64 {
        self.load_conflicts + self.store_conflicts
    }

    /// Adds the counts of another part of the same run, except those by line.
    pub fn add(&mut self, other: &Report) {
        for (sum, count) in self.instructions.iter_mut().zip(other.instructions) {
            *sum += count;
        }
        self.load_conflicts += other.load_conflicts;
        self.store_conflicts += other.store_conflicts;
        self.shared_wavefronts += other.shared_wavefronts;
        self.ideal_shared_wavefronts += other.ideal_shared_wavefronts;
        self.global_transactions += other.global_transactions;
        self.global_bytes += other.global_bytes;
    }
}
