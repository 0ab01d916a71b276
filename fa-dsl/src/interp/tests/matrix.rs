//! Matrix instructions against plain products.

use half::f16;

use super::*;
use crate::build::{barrier, thread};
use crate::ir::Operand;
use crate::isa::matrix;

/// Four fresh words of an instruction.
fn words(row: &'static crate::isa::Row, srcs: Vec<Operand>) -> [Operand; 4] {
    let regs: [_; 4] = std::array::from_fn(|_| {
        crate::build::with(|b| b.new_reg(crate::ir::Type::U32, "word", false))
    });
    emit_to(row, regs.to_vec(), srcs);
    regs.map(Operand::Reg)
}

/// Loads a 16×16 tile of rows of 32 bytes at `base`.
fn load_tile(row: &'static crate::isa::Row, base: u32) -> [Operand; 4] {
    // Lanes 0 to 15 give the rows' left halves, 16 to 31 the right ones.
    let address = (thread() & 15) * 32 + ((thread() / 16) & 1) * 16 + base;
    words(row, vec![address.operand(), Reg::from(0_u32).operand()])
}

/// D = A·B for 16×16 A, and B given as 16×16 with `b(k, n)`, first 8 columns only.
fn product(b_transposed: bool, a: &[f16], b: &[f16]) -> Vec<f32> {
    let mut device = Device::default();
    let tiles: Vec<f16> = a.iter().chain(b).copied().collect();
    device.input("tiles", &tiles);
    let out = device.output::<f32>("out", 16 * 8);
    let kernel = stage(32, || {
        let (tiles, out) = (
            Tensor::<f16>::declare("tiles"),
            TensorMut::<f32>::declare("out"),
        );
        reserve(1024);
        for half in 0..2 {
            copy(
                thread() * 16 + half * 512,
                tiles.at(&[thread() * 8 + half * 256]).address,
            );
        }
        crate::tile::commit();
        crate::tile::wait(0);
        barrier();
        let a = load_tile(&matrix::LDMATRIX_X4, 0);
        let b = match b_transposed {
            // Rows n of Bᵀ: the low n of both halves of k are matrices 0 and 2.
            true => load_tile(&matrix::LDMATRIX_X4, 512)
                .into_iter()
                .step_by(2)
                .collect::<Vec<_>>(),
            // Rows k of B, transposed on the way: both halves of k are matrices 0 and 1.
            false => load_tile(&matrix::LDMATRIX_X4_TRANS, 512)[..2].to_vec(),
        };
        let acc: [crate::build::Var<f32>; 4] =
            std::array::from_fn(|_| crate::build::Var::new(Reg::from(0.5_f32)));
        let dsts = acc.map(|acc| match acc.peek().operand() {
            Operand::Reg(reg) => reg,
            Operand::Imm(_) => panic!("a variable is a register"),
        });
        emit_to(
            &matrix::MMA_F16,
            dsts.to_vec(),
            a.into_iter().chain(b).collect(),
        );
        let (group, pair) = (thread() / 4, thread() & 3);
        for (register, (row, col)) in [(0, 0), (0, 1), (8, 0), (8, 1)].into_iter().enumerate() {
            let index = (group + row) * 8 + pair * 2 + col;
            out.at(&[index]).store(0, acc[register].get());
        }
    });
    device.run(&kernel, 1).unwrap();
    device.download(out, 16 * 8)
}

#[test]
fn ldmatrix_and_mma_multiply() {
    let value = |i: usize| f16::from_f32(((i * 37 + 11) % 29) as f32 - 14.0);
    let a: Vec<f16> = (0..256).map(value).collect();
    let b: Vec<f16> = (256..512).map(value).collect();
    let expected = |element: &dyn Fn(usize, usize) -> f16| {
        let mut expected = Vec::new();
        for row in 0..16 {
            for col in 0..8 {
                let terms = (0..16).map(|k| a[row * 16 + k].to_f32() * element(k, col).to_f32());
                expected.push(0.5 + terms.sum::<f32>());
            }
        }
        expected
    };
    assert_eq!(product(false, &a, &b), expected(&|k, n| b[k * 16 + n]));
    assert_eq!(product(true, &a, &b), expected(&|k, n| b[n * 16 + k]));
}
