//! The gates of the streaming schedule.

use fa_dsl::config::GateError;
use fa_dsl::target::{Arch, Target};

use super::{GROUP_ROWS, OutputPlace, TileConfig, WarpSpecializedConfig};
use crate::attention::softmax::RescalePolicy;

/// Registers that a thread of a consumer needs: scores, P, output, and addresses, softmax state
/// and descriptors. Where ptxas has fewer it serialises the products (C7512), which is an error.
pub const fn registers(schedule: &TileConfig) -> u32 {
    let (scores, output) = (schedule.block_n / 2, schedule.variant.head_dim / 2);
    scores + scores / 2 + output + 30
}

const fn tiles(schedule: &TileConfig) -> bool {
    schedule.block_n >= 16
        && schedule.block_n <= 256
        && schedule.block_n.is_multiple_of(16)
        && schedule.variant.head_dim >= 64
        && schedule.variant.head_dim <= 256
        && schedule.variant.head_dim.is_multiple_of(64)
        && schedule.consumers >= 2
        && schedule.consumers <= 4
        && schedule.stages >= 1
        && schedule.q_stages >= 1
        && schedule.barriers() <= 32
}

/// Whether P of a block is made where P of the last one is not read any more. The first block's reference makes it
/// while the last one's product is in flight, which a loop that is not unrolled has no registers for (C7513).
const fn reference(schedule: &TileConfig) -> bool {
    !matches!(schedule.method.rescale, RescalePolicy::FirstBlock)
}

/// Whether the output fits its place: of two warpgroups one takes the last block's keys and one its values,
/// which the tile's last rows see too unless a window hides them.
const fn output(schedule: &TileConfig) -> bool {
    !matches!(schedule.output, OutputPlace::LastBlock)
        || (schedule.consumers == 2
            && schedule.block_n >= GROUP_ROWS
            && schedule.stages >= 2
            && !schedule.variant.masked_left())
}

/// Shared memory of one CTA on sm_90a.
const SHARED: u32 = Target::new(Arch::Sm90a).shared_per_cta;

/// The first gate that the schedule breaks.
pub const fn first_broken_of(schedule: &TileConfig) -> Option<&'static str> {
    if !tiles(schedule) {
        Some(
            "gate `tiles`: BLOCK_N has to be a multiple of 16 up to 256, HEAD_DIM one of 64 up to 256, CONSUMERS 2 to 4",
        )
    } else if !reference(schedule) {
        Some(
            "gate `reference`: REFERENCE 2 needs unrolled blocks, which this schedule has not; use 0 or 1",
        )
    } else if !output(schedule) {
        Some(
            "gate `output`: OUTPUT 2 needs CONSUMERS 2, BLOCK_N of at least 64, two STAGES and no WINDOW",
        )
    } else if schedule.shared_bytes() > SHARED {
        Some("gate `shared memory`: queries, output and the ring do not fit the 227 KiB of sm_90a")
    } else if registers(schedule) > schedule.consumer_registers() {
        Some("gate `registers`: a warpgroup's scores and output do not fit its registers")
    } else {
        None
    }
}

/// Every gate that the schedule breaks on `target`, with the numbers.
///
/// # Errors
/// The broken gates.
pub fn check_of(schedule: &TileConfig, target: &Target) -> Result<(), Vec<GateError>> {
    if !tiles(schedule) {
        let reason = format!(
            "BLOCK_N {} has to be a multiple of 16 up to 256, HEAD_DIM {} one of 64 up to 256, CONSUMERS {} 2 to 4",
            schedule.block_n, schedule.variant.head_dim, schedule.consumers
        );
        return Err(vec![GateError {
            gate: "tiles",
            reason,
        }]);
    }
    if target.arch != Arch::Sm90a {
        let reason = format!(
            "warpgroup products exist on sm_90a alone, the target is {}",
            target.arch
        );
        return Err(vec![GateError {
            gate: "architecture",
            reason,
        }]);
    }
    let mut errors = Vec::new();
    if !reference(schedule) {
        errors.push(GateError {
            gate: "reference",
            reason: "REFERENCE 2, the first block's, needs unrolled blocks, which this schedule has not; use 0 or 1"
                .to_owned(),
        });
    }
    if !output(schedule) {
        errors.push(GateError {
            gate: "output",
            reason: format!(
                "OUTPUT 2 puts the outputs of two warpgroups of 64 rows where the last block was: it needs CONSUMERS 2 (it is {}), BLOCK_N of at least 64 ({}), two STAGES ({}) and no WINDOW; use OUTPUT 0 or 1",
                schedule.consumers, schedule.block_n, schedule.stages
            ),
        });
    }
    if schedule.shared_bytes() > target.shared_per_cta {
        errors.push(GateError {
            gate: "shared memory",
            reason: format!(
                "{} bytes of shared memory, {} has {} for a CTA; use fewer STAGES or a smaller BLOCK_N",
                schedule.shared_bytes(),
                target.arch,
                target.shared_per_cta
            ),
        });
    }
    if registers(schedule) > schedule.consumer_registers() {
        errors.push(GateError {
            gate: "registers",
            reason: format!(
                "about {} registers a thread, {} consumers have {}; use a smaller BLOCK_N or fewer CONSUMERS",
                registers(schedule),
                schedule.consumers,
                schedule.consumer_registers()
            ),
        });
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors)
    }
}

/// The first gate that `config` breaks.
pub const fn first_broken<T>(config: &WarpSpecializedConfig<T>) -> Option<&'static str> {
    first_broken_of(&config.tiles())
}

/// Every gate that `config` breaks on `target`.
///
/// # Errors
/// The broken gates, with the numbers.
pub fn check<T>(config: &WarpSpecializedConfig<T>, target: &Target) -> Result<(), Vec<GateError>> {
    check_of(&config.tiles(), target)
}
