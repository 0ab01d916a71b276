//! What a kernel asks of the L2 cache, where no counter tells: counted by the interpreter.

use anyhow::Result;
use fa::dsl::interp::Options;
use fa::dsl::target::Arch;
use fa::runtime::Device;
use fa_reference::Shape;

use super::series::Cell;
use crate::commands::kernels::Half;
use crate::commands::problem::Problem;

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
    // Kernels are checked on the GPU: here they are only counted.
    let options = Options {
        sanitize: false,
        ..Options::default()
    };
    let device = Device::cpu_with(arch, options);
    let mut tensors = Problem::<T>::random(one_head, choice.options, 0).upload(&device)?;
    let program = device.load_entry(choice.spec.entry()?, choice.spec.values())?;
    let report = tensors.count(&program, &choice.spec, EVERY_TILE)?;
    Ok(report.global_bytes as f64 * (shape.batch * shape.heads) as f64)
}

#[cfg(test)]
mod tests {
    use fa::attention;
    use half::f16;

    use super::*;
    use crate::commands::choice::Choice;
    use crate::commands::spec::Spec;

    /// Each of four tiles of queries loads all keys and values of its head.
    #[test]
    fn keys_and_values_count_for_every_tile() {
        let cell = Cell {
            shape: crate::commands::problem::s512_shape(2, 3),
            choice: Choice {
                spec: Spec::parse("FaS512<128,64,32,4>").expect("it is a spec"),
                options: attention::Options::default(),
            },
        };
        let tensor = 512 * 64 * 2;
        let lse = 512 * 4;
        let head = 2 * tensor + 4 * 2 * tensor + lse;
        let counted = bytes::<f16>(&cell, Arch::Sm80).expect("it runs");
        assert_eq!(counted, f64::from(6 * head));
    }
}
