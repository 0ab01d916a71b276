//! The text around the instructions.

use half::{bf16, f16};

use super::write;
use crate::build::{Param, Reg, TensorMap, TensorMapMut, Var, at, emit_to, range, record, shared};
use crate::ir::RegId;
use crate::isa::hopper::wgmma::{self, Operands, Product};
use crate::isa::machine::MatrixSource;
use crate::isa::{arith, hopper::tma, matrix};
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

/// Issues acc += A·Bᵀ or, from zero, acc = A·Bᵀ.
fn product(acc: &[RegId], a: Reg<u64>, from_zero: bool) {
    let product = Product {
        n: 8,
        operands: Operands::F16,
        a: MatrixSource::Shared,
        from_zero,
        transposed: false,
    };
    let row = product.row().unwrap();
    emit_to(row, acc.to_vec(), vec![a.operand(), a.operand()]);
}

/// Registers of an accumulator with 8 columns.
fn accumulator(name: &str) -> Vec<RegId> {
    let vars = [0.0; 4].map(|zero| Var::<f32>::named(name, zero));
    let reg = |var: Var<f32>| match var.peek().operand() {
        crate::ir::Operand::Reg(reg) => reg,
        imm => panic!("{imm:?} is no register"),
    };
    vars.map(reg).to_vec()
}

#[test]
fn products_of_one_accumulator_are_one_statement() {
    let text = text(|| {
        let a = u64::declare("a");
        let (s, o) = (accumulator("s"), accumulator("o"));
        emit_to(&wgmma::FENCE, Vec::new(), Vec::new());
        product(&s, a, true);
        let b = a + 32_u64;
        product(&s, b, false);
        // Another accumulator, then the same one started again.
        product(&o, b, false);
        product(&o, b, true);
    });
    let products: Vec<&str> = text
        .lines()
        .filter(|line| line.contains("mma_async"))
        .collect();
    let counts: Vec<usize> = products
        .iter()
        .map(|line| line.matches("mma_async").count())
        .collect();
    assert_eq!(counts, [2, 1, 1], "{text}");
    // What the second product reads comes before the first, whose registers it does not share.
    let (b, first) = (
        text.find("a + 32").unwrap(),
        text.find("mma_async").unwrap(),
    );
    assert!(b < first, "{text}");
    let registers =
        "\"=&f\"(s), \"=&f\"(s_2), \"=&f\"(s_3), \"=&f\"(s_4) : \"l\"(a), \"l\"(a), \"l\"(";
    assert!(products[0].contains(registers), "{text}");
}

#[test]
fn what_a_product_reads_or_writes_ends_a_chain() {
    let between = |statement: fn(&[RegId], Reg<u64>)| {
        let text = text(|| {
            let a = u64::declare("a");
            let place = Var::<u64>::named("place", a);
            let s = accumulator("s");
            product(&s, place.peek(), false);
            statement(&s, place.peek());
            product(&s, place.peek(), false);
        });
        text.lines()
            .filter(|line| line.contains("mma_async"))
            .count()
    };
    assert_eq!(between(|_, _| {}), 1);
    // A value of the accumulator, a new address.
    let value = |s: &[RegId], _: Reg<u64>| {
        Var::<f32>::named(
            "sum",
            Reg::from_operand(crate::ir::Operand::Reg(s[0])) + 1.0,
        );
    };
    assert_eq!(between(value), 2);
    let address = |_: &[RegId], place: Reg<u64>| match place.operand() {
        crate::ir::Operand::Reg(reg) => {
            emit_to(&arith::ADD_U64, vec![reg], vec![place.operand(); 2])
        }
        imm => panic!("{imm:?} is no register"),
    };
    assert_eq!(between(address), 2);
    // A new value of the accumulator, of what has nothing to do with it.
    let restarted = |s: &[RegId], _: Reg<u64>| {
        let one = f32::declare("one");
        emit_to(&arith::ADD_F32, vec![s[1]], vec![one.operand(); 2]);
    };
    assert_eq!(between(restarted), 2);
    let fence = |_: &[RegId], _: Reg<u64>| emit_to(&wgmma::FENCE, Vec::new(), Vec::new());
    assert_eq!(between(fence), 2);
}

/// C asks for a loop's bound after each pass; the language reads it once.
#[test]
fn a_bound_that_the_loop_assigns_is_held() {
    let loop_until = |assigned: bool| {
        text(|| {
            let n = Var::named("n", u32::declare("count"));
            let sum = Var::named("sum", 0_u32);
            for i in range(0, n.peek()) {
                let target = if assigned { n } else { sum };
                target.set(target.peek() + i);
            }
        })
    };
    let held = loop_until(true);
    assert!(held.contains("    const u32 end = n;\n"), "{held}");
    assert!(
        held.contains("for (u32 i = 0u; i < end; i += 1u)"),
        "{held}"
    );
    let plain = loop_until(false);
    assert!(
        plain.contains("for (u32 i = 0u; i < n; i += 1u)"),
        "{plain}"
    );
}
