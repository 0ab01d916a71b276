//! Warpgroup products.

use super::*;
use crate::tile::pipeline::fence_proxy_async;
use crate::tile::wgmma::{wgmma_commit, wgmma_fence, wgmma_nn, wgmma_nt, wgmma_wait};
use crate::tile::{Accumulator, FragmentA};

/// Where the threads of a warpgroup keep a 64 × 64 result.
fn store_result(out: &TensorMut<f32>, acc: &Accumulator) {
    let (warp, group, pair) = (thread() / 32, (thread() & 31) / 4, thread() & 3);
    for block in 0..8 {
        for (part, var) in acc.block(0, block).into_iter().enumerate() {
            let (down, right) = (part as u32 / 2 * 8, part as u32 % 2);
            let row = warp * 16 + group + down;
            let index = row * SIDE + pair * 2 + (block * 8 + right);
            out.at(&[index]).store(0, var.get());
        }
    }
}

/// C = A·B of 64 × 64 matrices, with `b(k, n)`.
fn expected(a: &[f16], b: impl Fn(usize, usize) -> f16) -> Vec<f32> {
    let element = |row: usize, col: usize| {
        (0..64)
            .map(|k| a[row * 64 + k].to_f32() * b(k, col).to_f32())
            .sum()
    };
    (0..64 * 64).map(|i| element(i / 64, i % 64)).collect()
}

/// What to do wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Plant {
    Nothing,
    /// No wait for the tiles.
    Tiles,
    /// No `wgmma.fence`.
    Fence,
    /// No commit: the wait waits for nothing.
    Commit,
    /// The accumulators are read before the wait.
    ReadEarly,
    /// They are written before the wait.
    WriteEarly,
    /// They are never waited for.
    NeverWaited,
    /// A tile is loaded again before the wait.
    RefillEarly,
    /// The tiles of the product are described the wrong way round.
    Descriptor,
}

struct Planted {
    kernel: Kernel,
    load: u32,
    product: u32,
    wrong: u32,
}

/// A·Bᵀ of tiles that thread 0 loads.
fn planted(plant: Plant) -> Planted {
    let (mut load, mut product, mut wrong) = (0, 0, 0);
    let kernel = stage(128, || {
        let (a_map, b_map) = (
            TensorMap::<f16>::declare("a"),
            TensorMap::<f16>::declare("b"),
        );
        let out = TensorMut::<f32>::declare("out");
        let (mut a, mut b, full) = (tile(), tile(), mbarrier());
        init(&[(full, 1)]);
        in_thread(0, || {
            full.expect(2 * TILE);
            load = mark();
            a.load(&a_map, full, at_row(0));
            b.load(&b_map, full, at_row(0));
        });
        if plant == Plant::Descriptor {
            (a, b) = (b, a);
        }
        if plant != Plant::Tiles {
            full.wait(0);
        }
        let acc = Accumulator::zeros("acc", 1, 8);
        if plant != Plant::Fence {
            wgmma_fence();
        }
        product = mark();
        wgmma_nt::<f16>(&acc, &a, &b);
        mark();
        if plant != Plant::Commit {
            wgmma_commit();
        }
        wrong = mark();
        match plant {
            Plant::ReadEarly => {
                let _ = acc.block(0, 3)[1].get() + 1.0;
            }
            Plant::WriteEarly => acc.block(0, 3)[1].set(Reg::from(1.0)),
            Plant::RefillEarly => in_thread(0, || {
                full.expect(TILE);
                b.load(&b_map, full, at_row(0));
            }),
            _ => {}
        }
        mark();
        if plant == Plant::RefillEarly {
            full.wait(1);
        }
        if plant == Plant::Tiles {
            full.wait(0);
        }
        if plant == Plant::NeverWaited {
            return;
        }
        wgmma_wait(0, &[&acc]);
        store_result(&out, &acc);
    });
    Planted {
        kernel,
        load,
        product,
        wrong,
    }
}

fn device() -> (Device, u64, Vec<f16>, Vec<f16>) {
    let mut device = Device::default();
    let (a, b) = (numbers(1, 64 * 64), numbers(2, 64 * 64));
    device.mapped("a", &a, SIDE);
    device.mapped("b", &b, SIDE);
    let out = device.output::<f32>("out", 64 * 64);
    (device, out, a, b)
}

/// The first fault, and the lines of the kernel.
fn fault(plant: Plant) -> (Fault, Planted) {
    let planted = planted(plant);
    let errors = device().0.run(&planted.kernel, 1).unwrap_err().errors;
    (errors[0].clone(), planted)
}

#[test]
fn tiles_from_shared_memory_multiply() {
    let (device, out, a, b) = device();
    let report = device.run(&planted(Plant::Nothing).kernel, 1).unwrap();
    let values = device.download::<f32>(out, 64 * 64);
    assert_eq!(values, expected(&a, |k, n| b[n * 64 + k]));
    assert_eq!(report.count(crate::isa::Cost::Matrix), 4 * 4);
    let unchecked = Options {
        sanitize: false,
        ..Options::default()
    };
    device
        .run_with(&planted(Plant::Nothing).kernel, 1, &unchecked)
        .unwrap();
    assert_eq!(device.download::<f32>(out, 64 * 64), values);
}

#[test]
fn a_wrong_descriptor_gives_wrong_numbers() {
    let (device, out, a, b) = device();
    device.run(&planted(Plant::Descriptor).kernel, 1).unwrap();
    let values = device.download::<f32>(out, 64 * 64);
    assert_ne!(values, expected(&a, |k, n| b[n * 64 + k]));
}

#[test]
fn registers_times_transposed_tiles_multiply() {
    let (device, out, a, b) = device();
    let kernel = stage(128, || {
        let (a_map, b_map) = (
            TensorMap::<f16>::declare("a"),
            TensorMap::<f16>::declare("b"),
        );
        let out = TensorMut::<f32>::declare("out");
        let (a, b, full) = (tile(), tile(), mbarrier());
        init(&[(full, 1)]);
        in_thread(0, || {
            full.expect(2 * TILE);
            a.load(&a_map, full, at_row(0));
            b.load(&b_map, full, at_row(0));
        });
        full.wait(0);
        let warp = thread() / 32;
        let left = FragmentA::load(&a.panel(0), thread() & 31, warp * 16, 1);
        let acc = Accumulator::zeros("acc", 1, 8);
        wgmma_fence();
        wgmma_nn::<f16>(&acc, &left, &b, true);
        wgmma_commit();
        wgmma_wait(0, &[&acc]);
        store_result(&out, &acc);
    });
    device.run(&kernel, 1).unwrap();
    let values = device.download::<f32>(out, 64 * 64);
    assert_eq!(values, expected(&a, |k, n| b[k * 64 + n]));
}

#[test]
fn reading_tiles_before_they_have_landed() {
    let (fault, planted) = fault(Plant::Tiles);
    assert!(
        matches!(
            fault.kind,
            FaultKind::InFlight {
                access: Access::Product,
                ..
            }
        ),
        "{fault}"
    );
    assert_eq!(fault.lanes, u32::MAX);
    assert_line(&fault.place, planted.product);
    assert_line(&fault.other.unwrap(), planted.load);
}

#[test]
fn using_accumulators_before_the_wait() {
    for (plant, access) in [
        (Plant::ReadEarly, Access::Load),
        (Plant::WriteEarly, Access::Store),
    ] {
        let (fault, planted) = fault(plant);
        assert!(
            matches!(fault.kind, FaultKind::InFlightRegister { access: found, .. } if found == access),
            "{fault}"
        );
        assert_line(&fault.place, planted.wrong);
        assert_line(&fault.other.unwrap(), planted.product);
    }
}

#[test]
fn an_uncommitted_product_is_not_waited_for() {
    let (fault, planted) = fault(Plant::Commit);
    assert!(
        matches!(
            fault.kind,
            FaultKind::InFlightRegister {
                access: Access::Load,
                ..
            }
        ),
        "{fault}"
    );
    assert_line(&fault.other.unwrap(), planted.product);
}

#[test]
fn a_product_never_waited_for() {
    let (fault, planted) = fault(Plant::NeverWaited);
    assert_eq!(fault.kind, FaultKind::ProductNeverWaited { products: 32 });
    assert_line(&fault.place, planted.product);
}

#[test]
fn a_product_without_a_fence() {
    let (fault, planted) = fault(Plant::Fence);
    assert!(
        matches!(fault.kind, FaultKind::MissingWgmmaFence { .. }),
        "{fault}"
    );
    assert_line(&fault.place, planted.product);
}

#[test]
fn overwriting_a_tile_that_a_product_reads() {
    let (fault, planted) = fault(Plant::RefillEarly);
    assert!(
        matches!(
            fault.kind,
            FaultKind::Race {
                hazard: Hazard::WriteAfterRead,
                ..
            }
        ),
        "{fault}"
    );
    assert_line(&fault.place, planted.wrong);
    assert_line(&fault.other.unwrap(), planted.product);
}

/// A tile that the threads write themselves, times itself.
fn stored_tile(fence: bool) -> (Kernel, u32, u32) {
    let (mut stored, mut product) = (0, 0);
    let kernel = stage(128, || {
        let a = tile();
        let word = |i: u32| (thread() * 16 + i) * 4;
        stored = mark();
        for i in 0..16 {
            put(a.base + word(i), Reg::from(0x3c00_3c00));
        }
        mark();
        if fence {
            fence_proxy_async();
        }
        crate::build::barrier();
        let acc = Accumulator::zeros("acc", 1, 8);
        wgmma_fence();
        product = mark();
        wgmma_nt::<f16>(&acc, &a, &a);
        mark();
        wgmma_commit();
        wgmma_wait(0, &[&acc]);
    });
    (kernel, stored, product)
}

#[test]
fn a_product_of_stored_tiles_needs_a_proxy_fence() {
    run(&stored_tile(true).0).unwrap();
    let (kernel, stored, product) = stored_tile(false);
    let fault = only_fault(run(&kernel));
    assert!(
        matches!(
            fault.kind,
            FaultKind::MissingProxyFence {
                access: Access::Product,
                ..
            }
        ),
        "{fault}"
    );
    assert_line(&fault.place, product);
    assert_line(&fault.other.unwrap(), stored);
}
