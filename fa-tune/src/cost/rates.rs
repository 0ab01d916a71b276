//! What one multiprocessor does in a clock, by architecture.

use fa_dsl::target::Arch;

/// Throughputs of one multiprocessor, per clock, and what the device shares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rates {
    /// Floating-point operations of `mma.sync` with float16 inputs and float32 sums.
    pub mma_flop: f64,
    /// The same by `wgmma`.
    pub wgmma_flop: f64,
    /// Lanes of float32 arithmetic.
    pub float_lanes: f64,
    /// Bytes from L2.
    pub l2_bytes: f64,
    /// DRAM of the whole device, in bytes a second.
    pub dram_bytes_s: f64,
    /// Clocks a second under load.
    pub hertz: f64,
}

/// Warp instructions that four schedulers issue.
pub(super) const ISSUE: f64 = 4.0;
/// Passes over shared memory, of 128 bytes each.
pub(super) const SHARED_WAVEFRONTS: f64 = 1.0;
/// Lanes of the special function units (CUDA C++ Programming Guide, "Throughput of Native Arithmetic
/// Instructions"; the same for every architecture here).
pub(super) const SPECIAL_LANES: f64 = 16.0;
/// Lanes of integer arithmetic and of conversions between float formats (same table).
pub(super) const INTEGER_LANES: f64 = 64.0;
/// Lanes of shuffles (same table).
pub(super) const SHUFFLE_LANES: f64 = 32.0;

impl Rates {
    /// The rates of the data-centre part of `arch`.
    ///
    /// Matrix rates are the data sheets' dense float16 rates with float32 sums over multiprocessors
    /// and boost clock: A100 312 TFLOP/s / (108 · 1.41 GHz), A40 150 / (84 · 1.74), L40S 362 /
    /// (142 · 2.52), H100 989 / (132 · 1.83), RTX PRO 6000 504 / (188 · 2.62). On sm_90a `mma.sync`
    /// reaches 63 % of that (Luo et al., "Benchmarking and Dissecting the Nvidia Hopper GPU
    /// Architecture", arXiv:2402.13499). That B200's `mma.sync` is as Hopper's is an assumption: the
    /// data sheet gives only what `tcgen05` reaches, which is not generated here.
    ///
    /// Float32 lanes: CUDA C++ Programming Guide, as above. L2: A100's 5,120 bytes a clock (white paper)
    /// over 108 multiprocessors, taken for Hopper and B200 too (an H200's sweep ranks as well by 48 and
    /// by 64, worse by 24); of the others about what published microbenchmarks reach. DRAM and clocks: data
    /// sheets of A100 80 GB, A40, L40S, H200, B200 and RTX PRO 6000.
    pub(super) const fn of(arch: Arch) -> Rates {
        let [
            mma_flop,
            wgmma_flop,
            float_lanes,
            l2_bytes,
            dram_bytes_s,
            hertz,
        ] = match arch {
            Arch::Sm80 => [2048.0, 2048.0, 64.0, 47.0, 2.0e12, 1.41e9],
            Arch::Sm86 => [1024.0, 1024.0, 128.0, 20.0, 0.7e12, 1.74e9],
            Arch::Sm89 => [1024.0, 1024.0, 128.0, 16.0, 0.86e12, 2.4e9],
            Arch::Sm90a => [2580.0, 4096.0, 128.0, 47.0, 4.8e12, 1.98e9],
            Arch::Sm100a => [2580.0, 2580.0, 128.0, 47.0, 8.0e12, 1.85e9],
            Arch::Sm120 => [1024.0, 1024.0, 128.0, 16.0, 1.79e12, 2.4e9],
        };
        Rates {
            mma_flop,
            wgmma_flop,
            float_lanes,
            l2_bytes,
            dram_bytes_s,
            hertz,
        }
    }
}
