//! What a kernel asks of the L2 cache, where no counter tells: counted by the interpreter.

use anyhow::Result;
use fa::attention::{Chip, Problem, Shape};
use fa::dsl::target::Arch;

use crate::commands::attention::Choice;
use crate::commands::counting::count;
use crate::commands::tensors::HostTensors;

/// As many multiprocessors as a persistent kernel has tiles: each tile is loaded once either way.
const EVERY_TILE: u32 = i32::MAX as u32;

/// Bytes that a launch loads from and stores to global memory: those of one head, as generated for
/// `arch`, times the heads.
pub fn bytes(Choice { kernel, problem }: &Choice, arch: Arch) -> Result<f64> {
    let shape = &problem.shape;
    let one_head = Problem {
        shape: Shape {
            batch: 1,
            heads: 1,
            kv_heads: 1,
            ..*shape
        },
        ..*problem
    };
    let chip = Chip {
        arch,
        multiprocessors: EVERY_TILE,
    };
    let report = count(
        &HostTensors::random(one_head, Default::default(), 0)
            .with_gradient(kernel.is_backward(), 0),
        kernel,
        chip,
    )?;
    Ok(report.global_bytes as f64 * shape.all_heads() as f64)
}

#[cfg(test)]
mod tests;
