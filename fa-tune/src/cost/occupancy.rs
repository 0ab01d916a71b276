//! How many CTAs a multiprocessor holds.

use fa_dsl::target::{Arch, Target};

/// Registers are allotted to a warp in units of this many.
const REGISTER_UNIT: u32 = 256;
/// Shared memory is allotted in units of this many bytes.
const SHARED_UNIT: u32 = 128;
/// Schedulers of a multiprocessor: registers are divided among them.
const SCHEDULERS: u32 = 4;

/// CTAs of `threads` threads with `registers` each and `shared_bytes` that one multiprocessor holds at
/// once: what the driver computes, without one.
///
/// CUDA C++ Programming Guide, "Hardware Multithreading" and the technical specifications by compute
/// capability: units of allotment, 1 KiB of each CTA for the system, and most warps and CTAs.
pub fn ctas_per_sm(target: &Target, threads: u32, registers: u32, shared_bytes: u32) -> u32 {
    let (most_warps, most_ctas) = match target.arch {
        Arch::Sm80 | Arch::Sm90a | Arch::Sm100a => (64, 32),
        Arch::Sm86 => (48, 16),
        Arch::Sm89 => (48, 24),
        Arch::Sm120 => (48, 32),
    };
    let warps = threads.div_ceil(32).max(1);
    let warp_registers = (registers.max(1) * 32).next_multiple_of(REGISTER_UNIT);
    let by_registers = target.registers_per_sm / SCHEDULERS / warp_registers * SCHEDULERS / warps;
    let shared = shared_bytes.next_multiple_of(SHARED_UNIT) + Target::SHARED_RESERVED;
    let by_shared = target.shared_per_sm / shared;
    by_registers
        .min(by_shared)
        .min(most_warps / warps)
        .min(most_ctas)
}
