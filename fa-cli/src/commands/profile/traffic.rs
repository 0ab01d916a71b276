//! What a kernel asks of the L2 cache, where no counter tells: counted by the interpreter.

use anyhow::Result;
use fa::attention::{Problem, Shape};
use fa::dsl::interp;
use fa::dsl::target::Arch;
use fa::runtime::Device;

use crate::commands::attention::Choice;
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
    // Kernels are checked on the GPU: here they are only counted.
    let options = interp::Options {
        sanitize: false,
        ..interp::Options::default()
    };
    let device = Device::cpu_with(arch, options);
    let mut tensors = HostTensors::random(one_head, 0).upload(&device)?;
    let report = tensors.count(&device, kernel, EVERY_TILE)?;
    Ok(report.global_bytes as f64 * shape.all_heads() as f64)
}

#[cfg(test)]
mod tests {
    use fa::attention::{Dtype, Options};

    use super::*;
    use crate::commands::attention;

    /// Each of four tiles of queries loads all keys and values of its head.
    #[test]
    fn keys_and_values_count_for_every_tile() {
        let shape = Shape::square(2, 512, 3, 64);
        let problem = attention::problem(&shape, Dtype::F16, Options::default());
        let cell = Choice {
            kernel: attention::kernel("FaS512<128,64,32,4>").expect("it is a spec"),
            problem: problem.expect("it fits"),
        };
        let tensor = 512 * 64 * 2;
        let lse = 512 * 4;
        let head = 2 * tensor + 4 * 2 * tensor + lse;
        let counted = bytes(&cell, Arch::Sm80).expect("it runs");
        assert_eq!(counted, f64::from(6 * head));
    }
}
