//! The profile over lengths, and what the GPU was measured to reach.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Workload;
use crate::stats;

/// The table over lengths, and what the GPU can do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    /// The GPU's name.
    pub device: String,
    /// What the GPU was measured to reach in the same run.
    pub rates: Rates,
    /// A row for each length.
    pub rows: Vec<ProfileRow>,
}

/// The rates that the GPU was measured to reach.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rates {
    /// Bytes read and written a second by a copy, in GB/s (10⁹).
    pub copy_gb_s: f64,
    /// Matrix products in TFLOP/s, by instruction (`mma.sync`, `wgmma`) in the kernel's type.
    pub matrix_tflops: BTreeMap<String, f64>,
}

/// One length.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ProfileRow {
    /// The problem.
    pub problem: Workload,
    /// The kernel that ran.
    pub spec: String,
    /// Samples in microseconds.
    pub samples_us: Vec<f64>,
    /// Share of the matrix units' time in use, 0 to 1.
    pub tensor_utilisation: Option<Figure>,
    /// DRAM traffic in GB/s.
    pub dram_gb_s: Option<Figure>,
    /// L2 traffic in GB/s.
    pub l2_gb_s: Option<Figure>,
}

/// A figure, and where it is from.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    /// The figure.
    pub value: f64,
    /// Where it is from.
    pub source: Source,
}

/// Where a figure is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Nsight Compute's counters.
    Counter,
    /// Computed from the measured time and from what the algorithm has to do.
    Derived,
}

impl Rates {
    /// The fastest products in TFLOP/s; `None` where no instruction was measured.
    pub fn fastest_tflops(&self) -> Option<f64> {
        self.matrix_tflops.values().copied().max_by(f64::total_cmp)
    }

    /// The roofline (Williams, Waterman and Patterson, Communications of the ACM 52(4), 2009): what the
    /// fastest products or the memory allow in TFLOP/s, whichever is less.
    pub fn bound_tflops(&self, problem: &Workload) -> Option<f64> {
        let memory = problem.flop / problem.bytes * self.copy_gb_s / 1e3;
        Some(self.fastest_tflops()?.min(memory))
    }
}

impl ProfileRow {
    /// The median of the samples in microseconds.
    pub fn median_us(&self) -> f64 {
        stats::median(&self.samples_us)
    }

    /// TFLOP/s at the median.
    pub fn tflops(&self) -> f64 {
        self.problem.tflops(self.median_us())
    }

    /// Whether any of its figures is derived.
    pub fn has_derived(&self) -> bool {
        let figures = [self.tensor_utilisation, self.dram_gb_s, self.l2_gb_s];
        let mut known = figures.iter().flatten();
        known.any(|figure| figure.source == Source::Derived)
    }
}
