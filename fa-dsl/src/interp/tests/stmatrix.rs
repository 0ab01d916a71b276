//! Matrices stored to shared memory: where they land, what it costs, and what is found wrong.

use half::{bf16, f16};

use super::*;
use crate::build::compare::{eq, lt};
use crate::build::control::{select, when};
use crate::build::{Half, barrier, thread, warp_sync};
use crate::interp::{Access, FaultKind, Hazard, Location as Place};
use crate::ir::{Operand, RegDecl, StmtKind, Type};
use crate::isa::{Row, matrix};
use crate::tile::{Accumulator, SharedTile, stage_rows, stage_rows_matrix};

/// Stores four matrices of 32-bit words `word`(matrix) at this lane's row address.
fn store(row: &'static Row, address: Reg<u32>, word: impl Fn(u32) -> Reg<u32>) {
    let mut srcs = vec![address.operand(), Reg::from(0_u32).operand()];
    srcs.extend((0..4).map(|matrix| word(matrix).operand()));
    emit_to(row, Vec::new(), srcs);
}

/// Four matrices, one after the other, by a lane's own words.
fn store_at(address: Reg<u32>) {
    store(&matrix::STMATRIX_X4, address, |_| thread());
}

/// What shared memory holds after `row` stored elements numbered by matrix, lane and half: the
/// element of lane `l`'s half `h` in matrix `m` is 64·m + 2·l + h.
fn stored(row: &'static Row) -> Vec<u16> {
    let mut device = Device::default();
    let out = device.output::<u32>("out", 128);
    let kernel = stage(32, || {
        let out = TensorMut::<u32>::declare("out");
        reserve(512);
        store(row, thread() * 16, |matrix| {
            let low = thread() * 2 + matrix * 64;
            low | (low + 1) << 16
        });
        barrier();
        for i in 0..4 {
            let index = thread() + i * 32;
            out.at(&[index]).store(0, get(index * 4));
        }
    });
    device.run(&kernel, 1).unwrap();
    let words = device.download::<u32>(out, 128);
    words
        .into_iter()
        .flat_map(|word| [word as u16, (word >> 16) as u16])
        .collect()
}

#[test]
fn elements_land_where_their_fragment_says() {
    // Lane 4·row + col/2 holds columns col and col + 1 of its row: the numbers are in order.
    let numbers: Vec<u16> = (0..256).collect();
    assert_eq!(stored(&matrix::STMATRIX_X4), numbers);
    let transposed: Vec<u16> = (0..256)
        .map(|i| i / 64 * 64 + i % 8 * 8 + i / 8 % 8)
        .collect();
    assert_eq!(stored(&matrix::STMATRIX_X4_TRANS), transposed);
}

/// A store of an accumulator's rows to shared memory.
type Stage = fn(&Accumulator, Reg<u32>, Reg<u32>, &[SharedTile]);

/// What two warps leave in shared memory that store 16·`m_tiles` rows each to tiles of `cols`
/// columns, and the conflicts of these stores.
fn staged(stage_rows: Stage, m_tiles: u32, cols: &[u32], swizzle: bool) -> (Vec<u32>, u64) {
    let rows = 2 * 16 * m_tiles;
    let words = cols.iter().map(|cols| rows * cols / 2).sum::<u32>();
    let mut device = Device::default();
    let out = device.output::<u32>("out", words as usize);
    let mut line = 0;
    let kernel = stage(64, || {
        let out = TensorMut::<u32>::declare("out");
        let tiles: Vec<SharedTile> = cols
            .iter()
            .map(|&cols| SharedTile {
                base: Reg::from(crate::build::shared(SharedTile::bytes(rows, cols), 128)),
                rows,
                cols,
                swizzle,
            })
            .collect();
        let acc = Accumulator::zeros("acc", m_tiles, cols.iter().sum::<u32>() / 8);
        for m in 0..m_tiles {
            for n in 0..acc.n_tiles {
                for (i, element) in (0_u16..).zip(acc.block(m, n)) {
                    // Thirds, so that every element is rounded.
                    let number = thread() + (m * acc.n_tiles + n) * 256 + u32::from(i) * 64;
                    element.set(number.to_f32() * (1.0 / 3.0) - 200.0);
                }
            }
        }
        line = mark();
        stage_rows(
            &acc,
            thread() & 31,
            (thread() >> 5) * (16 * m_tiles),
            &tiles,
        );
        mark();
        barrier();
        for i in 0..words / 64 {
            let index = thread() + i * 64;
            out.at(&[index]).store(0, get(index * 4));
        }
    });
    let report = device.run(&kernel, 1).unwrap();
    for conflicts in &report.conflicts_by_line {
        assert_line(&conflicts.place, line);
    }
    (
        device.download(out, words as usize),
        report.bank_conflicts(),
    )
}

#[track_caller]
fn assert_same<T: Half>(m_tiles: u32, cols: &[u32], swizzle: bool) -> u64 {
    let (ordinary, _) = staged(stage_rows::<T>, m_tiles, cols, swizzle);
    let (matrices, conflicts) = staged(stage_rows_matrix::<T>, m_tiles, cols, swizzle);
    assert_eq!(matrices, ordinary, "{m_tiles} × 16 rows to {cols:?}");
    conflicts
}

#[test]
fn a_swizzled_tile_takes_the_bits_of_ordinary_stores_without_conflicts() {
    for cols in [
        &[16][..],
        &[32],
        &[64],
        &[128],
        &[64, 64],
        &[64, 64, 64, 64],
    ] {
        for m_tiles in [1, 2] {
            assert_eq!(assert_same::<f16>(m_tiles, cols, true), 0, "{cols:?}");
            assert_eq!(assert_same::<bf16>(m_tiles, cols, true), 0, "{cols:?}");
        }
    }
}

#[test]
fn rows_of_128_bytes_without_a_swizzle_share_their_banks() {
    // Four instructions a warp, four matrices each, whose eight rows take eight passes.
    assert_eq!(assert_same::<f16>(1, &[64], false), 2 * 4 * 4 * 7);
}

#[test]
fn tiles_that_do_not_hold_the_accumulator() {
    for (n_tiles, cols) in [(8, 32), (3, 24)] {
        let kernel = crate::build::record("planted", 32, 1, || {
            let tile = SharedTile {
                base: reserve(4096),
                rows: 16,
                cols,
                swizzle: false,
            };
            let acc = Accumulator::zeros("acc", 1, n_tiles);
            stage_rows_matrix::<f16>(&acc, thread(), Reg::from(0), &[tile]);
        });
        let errors = kernel.unwrap_err();
        assert!(
            matches!(&errors[..], [crate::build::StageError::Shape { .. }]),
            "{errors:?}"
        );
    }
}

#[test]
fn a_word_that_some_lanes_did_not_set() {
    let mut line = 0;
    let mut kernel = stage(32, || {
        reserve(512);
        when(lt(thread(), 8), || {
            crate::build::Var::named("x", thread());
        });
        line = mark();
        store_at(thread() * 16);
    });
    let x = kernel.regs.iter().position(|reg: &RegDecl| reg.name == "x");
    let x = crate::ir::RegId(x.unwrap() as u32);
    let Some(StmtKind::Inst(inst)) = kernel.body.last_mut().map(|stmt| &mut stmt.kind) else {
        panic!("the store is last")
    };
    inst.srcs[5] = Operand::Reg(x);
    assert_eq!(kernel.reg(x).ty, Type::U32);
    let fault = only_fault(run(&kernel));
    assert_eq!(
        fault.kind,
        FaultKind::UninitializedRegister {
            register: "x".to_owned()
        }
    );
    assert_eq!(fault.lanes, 0xffff_ff00);
    assert_line(&fault.place, line);
}

#[test]
fn warps_that_store_over_each_other() {
    let racing = |between: fn()| {
        let mut lines = (0, 0);
        let kernel = stage(64, || {
            reserve(512);
            lines.0 = mark();
            when(lt(thread(), 32), || store_at(thread() * 16));
            between();
            lines.1 = mark();
            when(eq(thread(), 32), || {
                get(Reg::from(16));
            });
        });
        (kernel, lines)
    };
    let (kernel, lines) = racing(warp_sync);
    let fault = only_fault(run(&kernel));
    let FaultKind::Race {
        hazard: Hazard::ReadAfterWrite,
        other,
        ..
    } = fault.kind
    else {
        panic!("{fault}")
    };
    // The row at 16 is that of lane 1.
    assert_eq!((other.warp, other.lane), (0, Some(1)));
    assert_line(&fault.place, lines.1);
    assert_line(&fault.other.unwrap(), lines.0);
    run(&racing(barrier).0).unwrap();
}

#[test]
fn a_row_is_read_by_other_lanes_after_a_warp_barrier() {
    let reading = |between: fn()| {
        stage(32, || {
            reserve(512);
            store_at(thread() * 16);
            between();
            get(thread() * 4);
        })
    };
    let fault = only_fault(run(&reading(|| {})));
    assert!(
        matches!(
            fault.kind,
            FaultKind::Race {
                hazard: Hazard::ReadAfterWrite,
                ..
            }
        ),
        "{fault}"
    );
    run(&reading(warp_sync)).unwrap();
}

#[test]
fn rows_are_aligned_to_16_bytes_and_in_bounds() {
    let planted = |address: fn() -> Reg<u32>| {
        let mut line = 0;
        let kernel = stage(32, || {
            reserve(512);
            line = mark();
            store_at(address());
        });
        let fault = only_fault(run(&kernel));
        assert_line(&fault.place, line);
        fault
    };
    // The first rows of the four matrices, half a row further.
    let fault = planted(|| thread() * 16 + select(eq(thread() & 7, 0), 8, 0));
    let at = Place::Shared {
        offset: 8,
        size: 512,
    };
    let (access, bytes) = (Access::Store, 16);
    assert_eq!(fault.kind, FaultKind::Misaligned { access, at, bytes });
    assert_eq!(fault.lanes, 0x0101_0101);
    let fault = planted(|| thread() * 16 + 16);
    let at = Place::Shared {
        offset: 512,
        size: 512,
    };
    assert_eq!(fault.kind, FaultKind::OutOfBounds { access, at, bytes });
    assert_eq!(fault.lanes, 1 << 31);
}

#[test]
fn half_a_warp_stores_no_matrix() {
    let kernel = stage(32, || {
        reserve(512);
        when(lt(thread(), 16), || store_at(thread() * 16));
    });
    let fault = only_fault(run(&kernel));
    assert_eq!(
        fault.kind,
        FaultKind::Divergent {
            instruction: "stmatrix.x4",
            active: 0xffff
        }
    );
}
