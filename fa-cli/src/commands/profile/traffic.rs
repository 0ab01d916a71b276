//! What a kernel asks of the L2 cache, where no counter tells: counted by the interpreter.

use anyhow::Result;
use fa::dsl::target::Arch;
use fa_reference::Shape;

use super::series::Cell;
use crate::commands::counting::Counter;
use crate::commands::kernels::Half;

/// As many multiprocessors as a persistent kernel has tiles: each tile is loaded once either way.
const EVERY_TILE: u32 = i32::MAX as u32;

/// Bytes that a launch loads from and stores to global memory: those of one head, as generated for
/// `arch`, times the heads.
pub fn bytes<T: Half>(cell: &Cell, arch: Arch) -> Result<f64> {
    let Cell { shape, choice } = cell;
    let one_head = Shape {
        batch: 1,
        heads: 1,
        kv_heads: 1,
        ..*shape
    };
    let mut counter = Counter::<T>::new(one_head, choice.options, arch)?;
    let report = counter.count(&choice.spec, EVERY_TILE)?;
    Ok(report.global_bytes as f64 * (shape.batch * shape.heads) as f64)
}

#[cfg(test)]
mod tests;
