//! The text around the instructions.

use half::{bf16, f16};

use super::write;
use crate::build::{Param, Reg, TensorMap, TensorMapMut, Var, at, emit_to, record, shared};
use crate::isa::hopper::tma;
use crate::isa::matrix;
use crate::target::{Arch, Target};
use crate::validate::validate;

/// The text of a kernel, without the lines that name this file.
fn text(body: impl FnOnce()) -> String {
    let kernel = record("tiny", 32, 1, || {
        at();
        body();
    });
    let valid = validate(kernel.unwrap(), &Target::new(Arch::Sm90a)).unwrap();
    let text = write(&valid);
    let lines = text.lines().filter(|line| !line.starts_with("#line"));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn a_tensor_map_is_a_parameter_and_its_address_a_register() {
    let text = text(|| {
        let (q, o) = (
            TensorMap::<bf16>::declare("q"),
            TensorMapMut::<f16>::declare("o"),
        );
        let n = u32::declare("n");
        // A register of a map's own name.
        Var::named("o_map", n);
        let zero = Reg::<u32>::from(0).operand();
        let tile = Reg::from(shared(1024, 1024)).operand();
        let barrier = Reg::from(shared(8, 8)).operand();
        let load = vec![
            tile,
            q.map.operand(),
            barrier,
            n.operand(),
            zero,
            zero,
            zero,
        ];
        emit_to(&tma::TMA_LOAD_4D, Vec::new(), load);
        let store = vec![tile, o.map.operand(), n.operand(), zero, zero, zero];
        emit_to(&tma::TMA_STORE_4D, Vec::new(), store);
    });
    let expected = "\
extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern \"C\" __global__ void __launch_bounds__(32, 1)
tiny(
    const __grid_constant__ tensor_map q_map /* bf16 */,
    const __grid_constant__ tensor_map o_map_ /* f16, written */,
    const u32 n)
{
    const u64 q = (u64)&q_map;
    const u64 o = (u64)&o_map_;
    u32 o_map = n;
";
    assert!(text.contains(expected), "{text}");
    assert!(
        text.contains("\"l\"(q)") && text.contains("\"l\"(o)"),
        "{text}"
    );
}

#[test]
fn kernels_without_maps_do_not_mention_them() {
    let text = text(|| {
        u32::declare("n");
    });
    assert!(!text.contains("tensor_map"), "{text}");
}

#[test]
fn matrices_are_stored_to_the_address_by_four_words() {
    for (row, form) in [
        (&matrix::STMATRIX_X4, ""),
        (&matrix::STMATRIX_X4_TRANS, ".trans"),
    ] {
        let text = text(|| {
            let n = u32::declare("n").operand();
            shared(1024, 128);
            let offset = Reg::<u32>::from(512).operand();
            emit_to(row, Vec::new(), vec![n, offset, n, n, n, n]);
        });
        let expected = format!(
            "asm volatile(\"stmatrix.sync.aligned.m8n8.x4{form}.shared.b16 [%0+512], {{%1, %2, %3, %4}};\" \
             :  : \"r\"(n), \"r\"(n), \"r\"(n), \"r\"(n), \"r\"(n) : \"memory\");"
        );
        assert!(text.contains(&expected), "{text}");
    }
}
