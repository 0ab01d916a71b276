//! The gates of the resident schedule.

use fa_dsl::config::GateError;
use fa_dsl::target::{Arch, Target};

use super::{GROUP_ROWS, ResidentConfig, TileConfig};
use crate::attention::softmax::RescalePolicy;

/// Mbarriers of a CTA.
const BARRIERS: u32 = 32;

/// Registers that a thread needs: scores, P, output, and addresses, softmax state and descriptors.
/// Where ptxas has fewer it serialises the products (C7512), which is an error.
pub const fn registers(schedule: &TileConfig) -> u32 {
    let (scores, output) = (schedule.block_n / 2, schedule.variant.head_dim / 2);
    // Repeated, the text that recomputes a block keeps more addresses alive.
    let repeated = match schedule.method.rescale {
        RescalePolicy::FirstBlock if schedule.unroll > 1 && schedule.blocks() > 2 => 20,
        _ => 0,
    };
    scores + scores / 2 + output + 30 + repeated
}

/// Registers that a thread may have.
pub const fn allowed_registers(schedule: &TileConfig) -> u32 {
    let threads = schedule.threads() * schedule.ctas;
    let allowed = 65_536 / threads / 8 * 8;
    if allowed > 255 { 255 } else { allowed }
}

const fn sequence(schedule: &TileConfig) -> bool {
    let seq = schedule.seq();
    seq > 0
        && seq.is_multiple_of(GROUP_ROWS)
        && schedule.block_n > 0
        && seq.is_multiple_of(schedule.block_n)
}

const fn tiles(schedule: &TileConfig) -> bool {
    schedule.block_n >= GROUP_ROWS
        && schedule.block_n <= 256
        && schedule.block_n.is_multiple_of(GROUP_ROWS)
        && schedule.variant.head_dim >= 64
        && schedule.variant.head_dim <= 256
        && schedule.variant.head_dim.is_multiple_of(64)
        && schedule.consumers >= 2
        && schedule.consumers <= 4
        && schedule.q_stages >= 1
        && schedule.q_stages <= 4
        && schedule.unroll >= 1
        && schedule.ctas >= 1
        && schedule.ctas <= 4
}

/// Whether warpgroups can take turns: all are at the same head, or one that waits for the next would
/// keep the turn from those whom it waits for; and all have as many blocks.
const fn turns(schedule: &TileConfig) -> bool {
    !schedule.variant.masked() && schedule.tiles().is_multiple_of(schedule.consumers)
}

/// Shared memory of one CTA on sm_90a.
const SHARED: u32 = Target::new(Arch::Sm90a).shared_per_cta;

/// Shared memory of a multiprocessor of sm_90a, of which every CTA takes 1 KiB for the system.
const SHARED_OF_ALL: u32 = Target::new(Arch::Sm90a).shared_per_sm;

const fn allowed_shared(schedule: &TileConfig, per_cta: u32) -> u32 {
    let part = SHARED_OF_ALL / schedule.ctas - 1024;
    if part > per_cta { per_cta } else { part }
}

/// The first gate that the schedule breaks.
pub const fn first_broken_of(schedule: &TileConfig) -> Option<&'static str> {
    if !tiles(schedule) {
        Some(
            "gate `tiles`: BLOCK_N has to be a multiple of 64 up to 256, HEAD_DIM one of 64 up to 256, CONSUMERS 2 to 4, Q_STAGES and CTAS 1 to 4, UNROLL at least 1",
        )
    } else if !sequence(schedule) {
        Some("gate `sequence`: SEQ has to be a multiple of 64 and of BLOCK_N")
    } else if schedule.ping_pong && !turns(schedule) {
        Some(
            "gate `ping pong`: taking turns needs tiles alike, without CAUSAL and WINDOW, and SEQ / 64 a multiple of CONSUMERS",
        )
    } else if schedule.barriers() > BARRIERS {
        Some(
            "gate `mbarriers`: those of the blocks, of the tiles of queries and of the turns are more than 32",
        )
    } else if schedule.shared_bytes() > allowed_shared(schedule, SHARED) {
        Some(
            "gate `shared memory`: keys, values, queries and output do not fit the 227 KiB of sm_90a",
        )
    } else if registers(schedule) > allowed_registers(schedule) {
        Some("gate `registers`: a warpgroup's scores and output do not fit its registers")
    } else {
        None
    }
}

fn error(gate: &'static str, reason: String) -> GateError {
    GateError { gate, reason }
}

/// Every gate that the schedule breaks on `target`, with the numbers.
///
/// # Errors
/// The broken gates.
pub fn check_of(schedule: &TileConfig, target: &Target) -> Result<(), Vec<GateError>> {
    let TileConfig {
        block_n,
        consumers,
        q_stages,
        ctas,
        unroll,
        ..
    } = *schedule;
    if !tiles(schedule) {
        let reason = format!(
            "BLOCK_N {block_n} has to be a multiple of 64 up to 256, HEAD_DIM {} one of 64 up to 256, CONSUMERS {consumers} 2 to 4, Q_STAGES {q_stages} and CTAS {ctas} 1 to 4, UNROLL {unroll} at least 1",
            schedule.variant.head_dim
        );
        return Err(vec![error("tiles", reason)]);
    }
    if !sequence(schedule) {
        let reason = format!(
            "SEQ {} has to be a multiple of 64 and of BLOCK_N {block_n}, and 0 is a length of run time: use the streaming schedule for others",
            schedule.seq()
        );
        return Err(vec![error("sequence", reason)]);
    }
    if target.arch != Arch::Sm90a {
        let reason = format!(
            "warpgroup products exist on sm_90a alone, the target is {}",
            target.arch
        );
        return Err(vec![error("architecture", reason)]);
    }
    let mut errors = Vec::new();
    if schedule.ping_pong && !turns(schedule) {
        let reason = format!(
            "taking turns needs tiles alike, without CAUSAL and WINDOW, and {} tiles of a head to be a multiple of CONSUMERS {consumers}; leave PING_PONG out",
            schedule.tiles()
        );
        errors.push(error("ping pong", reason));
    }
    if schedule.barriers() > BARRIERS {
        let reason = format!(
            "{} mbarriers for {} blocks, {} tiles of queries and the turns, at most {BARRIERS}; use a larger BLOCK_N",
            schedule.barriers(),
            schedule.blocks(),
            consumers * q_stages
        );
        errors.push(error("mbarriers", reason));
    }
    let shared = allowed_shared(schedule, target.shared_per_cta);
    if schedule.shared_bytes() > shared {
        let reason = format!(
            "{} bytes of shared memory, {} has {shared} for each of {ctas} CTAs; use fewer CONSUMERS, Q_STAGES or CTAS, or the streaming schedule",
            schedule.shared_bytes(),
            target.arch,
        );
        errors.push(error("shared memory", reason));
    }
    if registers(schedule) > allowed_registers(schedule) {
        let reason = format!(
            "about {} registers a thread, {consumers} warpgroups of {ctas} CTAs have {}; use a smaller BLOCK_N or fewer CONSUMERS",
            registers(schedule),
            allowed_registers(schedule)
        );
        errors.push(error("registers", reason));
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors)
    }
}

/// The first gate that `config` breaks.
pub const fn first_broken<T>(config: &ResidentConfig<T>) -> Option<&'static str> {
    first_broken_of(&config.tiles())
}

/// Every gate that `config` breaks on `target`.
///
/// # Errors
/// The broken gates, with the numbers.
pub fn check<T>(config: &ResidentConfig<T>, target: &Target) -> Result<(), Vec<GateError>> {
    check_of(&config.tiles(), target)
}
