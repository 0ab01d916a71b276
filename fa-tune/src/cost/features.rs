//! What is known of a configuration without measuring it.

use fa_dsl::interp::Report;
use fa_dsl::isa::Cost;
use fa_dsl::target::Target;
use serde::{Deserialize, Serialize};

use super::rates::{INTEGER_LANES, ISSUE, Rates, SHARED_WAVEFRONTS, SHUFFLE_LANES, SPECIAL_LANES};
use crate::record::Resources;

/// Lanes of a warp.
const WARP: f64 = 32.0;
/// Floating-point operations of one `mma.m16n8k16`.
const MMA_FLOP: f64 = 2.0 * 16.0 * 8.0 * 16.0;
/// Bytes of a sector of global memory.
const SECTOR: f64 = 32.0;
/// How often a spilled word is taken to move. The compiler tells bytes of code, not of a run; a spill
/// is usually in the loop over keys, of which there are about this many blocks.
const SPILL_TRIPS: f64 = 8.0;

/// Cycles that a warp waits at most for an instruction of each class, in the order of [`Cost::ALL`],
/// divided by how many of them such kernels usually have in flight.
///
/// Latencies: 4 of arithmetic, 18 to 23 of special functions and shuffles, 33 of `mma.sync` and
/// `ldmatrix` (Luo et al., arXiv:2402.13499; Abdelkhalik et al., arXiv:2208.11174). In flight: a pair
/// of arithmetic chains, a fragment's four to eight exponentials, matrices and products. Global
/// accesses and barriers are what waits are about; a quarter of an L2 hit, and a barrier's skew.
const WAITS: [f64; Cost::ALL.len()] = [2.0, 2.0, 4.0, 3.0, 12.0, 8.0, 8.0, 60.0, 4.0, 40.0];

/// Cycles from the launch of a CTA to its first product and from its last to its end: two accesses to
/// DRAM, one to L2.
const PROLOGUE: f64 = 1600.0;

/// How the launch that is wanted relates to the one that was counted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Launch {
    /// How many times the counted launch's work it does: heads of all sequences, if one head was
    /// counted.
    pub repeats: f64,
    /// How many CTAs it has.
    pub grid_ctas: u64,
    /// Its floating-point operations, as [`Workload::flop`](crate::record::Workload::flop).
    pub flop: f64,
    /// The bytes that it moves at least, as [`Workload::bytes`](crate::record::Workload::bytes).
    pub bytes: f64,
}

/// A configuration in cycles.
///
/// Fields named after a unit are the cycles for which one CTA keeps that unit of its multiprocessor
/// busy.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Features {
    /// Tensor cores.
    pub tensor: f64,
    /// Shared memory, bank conflicts and spills included.
    pub shared: f64,
    /// The part of `shared` that is bank conflicts.
    pub conflicts: f64,
    /// The schedulers.
    pub issue: f64,
    /// Special function units.
    pub special: f64,
    /// Float32, integer and conversion units, the busiest of them.
    pub arithmetic: f64,
    /// L2, at the multiprocessor's share of it.
    pub l2: f64,
    /// DRAM, at the multiprocessor's share of it.
    pub dram: f64,
    /// Cycles of a CTA that waits for everything it starts.
    pub latency: f64,
    /// Share of the words from global memory that come by asynchronous copies.
    pub asynchronous: f64,
    /// CTAs that a multiprocessor has to run.
    pub ctas: f64,
    /// CTAs that it holds at once.
    pub resident: f64,
    /// Warps of a CTA.
    pub warps: f64,
    /// Registers of a thread.
    pub registers: f64,
    /// Shared memory of a CTA in bytes.
    pub shared_bytes: f64,
    /// Bytes of spills of a thread.
    pub spill_bytes: f64,
    /// Clocks a microsecond.
    pub clocks_us: f64,
}

impl Features {
    /// The features of a configuration from the interpreter's `report` of a small launch, the
    /// compiler's `resources`, and the GPU: an architecture and a number of multiprocessors.
    pub fn new(
        report: &Report,
        launch: &Launch,
        resources: &Resources,
        target: &Target,
        multiprocessors: u32,
    ) -> Features {
        let rates = Rates::of(target.arch);
        let grid = launch.grid_ctas.max(1) as f64;
        let multiprocessors = f64::from(multiprocessors.max(1));
        let per_cta = launch.repeats / grid;
        let count = |class| report.count(class) as f64 * per_cta;
        let warps = (f64::from(resources.threads) / WARP).max(1.0);
        let spilled = f64::from(resources.spill_bytes) / 4.0 * SPILL_TRIPS * warps;
        let wavefronts = report.shared_wavefronts as f64 * per_cta;
        let ideal = report.ideal_shared_wavefronts as f64 * per_cta;
        let instructions: f64 = Cost::ALL.into_iter().map(count).sum();
        let waits: f64 = Cost::ALL
            .into_iter()
            .zip(WAITS)
            .map(|(c, w)| count(c) * w)
            .sum();
        let moved = count(Cost::AsyncCopy) + count(Cost::Global);
        let bytes_clock = rates.dram_bytes_s / rates.hertz / multiprocessors;
        Features {
            tensor: tensor(report, launch, &rates),
            shared: (wavefronts + spilled) / SHARED_WAVEFRONTS,
            conflicts: (wavefronts - ideal) / SHARED_WAVEFRONTS,
            issue: (instructions + spilled) / ISSUE,
            special: count(Cost::Special) * WARP / SPECIAL_LANES,
            arithmetic: (count(Cost::Float) * WARP / rates.float_lanes)
                .max((count(Cost::Integer) + count(Cost::Convert)) * WARP / INTEGER_LANES)
                .max(count(Cost::Shuffle) * WARP / SHUFFLE_LANES),
            l2: report.global_transactions as f64 * per_cta * SECTOR / rates.l2_bytes,
            dram: launch.bytes / grid / bytes_clock,
            latency: waits / warps + PROLOGUE,
            // None of nothing.
            asynchronous: count(Cost::AsyncCopy) / moved.max(f64::MIN_POSITIVE),
            ctas: (grid / multiprocessors).ceil(),
            resident: f64::from(resources.ctas_per_sm.max(1)),
            warps,
            registers: f64::from(resources.registers),
            shared_bytes: f64::from(resources.shared_bytes),
            spill_bytes: f64::from(resources.spill_bytes),
            clocks_us: rates.hertz / 1e6,
        }
    }
}

/// Cycles of the tensor cores for one CTA.
///
/// `mma.sync` has one shape, and its count tells masked products too. An instruction of `wgmma` does
/// more than that, by a shape that is not counted: where the count falls short of what has to be
/// done, it was `wgmma`, and what has to be done is taken.
fn tensor(report: &Report, launch: &Launch, rates: &Rates) -> f64 {
    let counted = report.count(Cost::Matrix) as f64 * launch.repeats * MMA_FLOP;
    let cycles = if counted < 0.9 * launch.flop {
        launch.flop / rates.wgmma_flop
    } else {
        counted / rates.mma_flop
    };
    cycles / launch.grid_ctas.max(1) as f64
}
