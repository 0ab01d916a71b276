//! Waits for warpgroup products: which groups, and of which warps.

use super::*;
use crate::build::compare::lt;
use crate::tile::Accumulator;
use crate::tile::pipeline::fence_proxy_async;
use crate::tile::wgmma::{wgmma_commit, wgmma_fence, wgmma_nt, wgmma_wait};

#[test]
fn groups_of_products_retire_in_order() {
    // Two products in flight: after a wait for all but one, the first may be read, not the second.
    let pipelined = |early: bool| {
        let mut line = 0;
        let kernel = stage(128, || {
            let a = tile();
            for i in 0..16 {
                put(a.base + (thread() * 16 + i) * 4, Reg::from(0x3c00_3c00));
            }
            fence_proxy_async();
            crate::build::barrier();
            let accs = ["first", "second"].map(|name| Accumulator::zeros(name, 1, 8));
            wgmma_fence();
            for acc in &accs {
                wgmma_nt::<f16>(acc, &a, &a);
                wgmma_commit();
            }
            wgmma_wait(1, &[&accs[0]]);
            line = mark();
            let _ = accs[usize::from(early)].block(0, 0)[0].get() + 1.0;
            mark();
            wgmma_wait(0, &[&accs[1]]);
        });
        (kernel, line)
    };
    run(&pipelined(false).0).unwrap();
    let (kernel, line) = pipelined(true);
    let fault = only_fault(run(&kernel));
    assert!(
        matches!(
            &fault.kind,
            FaultKind::InFlightRegister { access: Access::Load, register } if register.contains("second")
        ),
        "{fault}"
    );
    assert_line(&fault.place, line);
}

#[test]
fn one_warp_tells_that_the_tiles_are_free() {
    // As a ring of tiles is used: one thread of the warpgroup arrives after the wait.
    let kernel = |after_wait: bool| {
        stage(160, || {
            let b_map = TensorMap::<f16>::declare("b");
            let (b, full, again, empty) = (tile(), mbarrier(), mbarrier(), mbarrier());
            init(&[(full, 1), (again, 1), (empty, 1)]);
            in_thread(128, || {
                full.expect(TILE);
                b.load(&b_map, full, at_row(0));
                empty.wait(0);
                again.expect(TILE);
                b.load(&b_map, again, at_row(0));
            });
            when(lt(thread(), 128), || {
                full.wait(0);
                let acc = Accumulator::zeros("acc", 1, 8);
                wgmma_fence();
                wgmma_nt::<f16>(&acc, &b, &b);
                wgmma_commit();
                if !after_wait {
                    in_thread(0, || empty.arrive());
                }
                wgmma_wait(0, &[&acc]);
                if after_wait {
                    in_thread(0, || empty.arrive());
                }
            });
            again.wait(0);
        })
    };
    let mut device = Device::default();
    device.mapped("b", &numbers(2, 64 * 64), SIDE);
    device.run(&kernel(true), 1).unwrap();
    let fault = &device.run(&kernel(false), 1).unwrap_err().errors[0];
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
}

#[test]
fn a_product_that_a_warp_of_the_warpgroup_leaves_out() {
    let mut line = 0;
    let kernel = stage(128, || {
        let a = tile();
        for i in 0..16 {
            put(a.base + (thread() * 16 + i) * 4, Reg::from(0));
        }
        fence_proxy_async();
        crate::build::barrier();
        when(lt(thread(), 96), || {
            let acc = Accumulator::zeros("acc", 1, 8);
            wgmma_fence();
            wgmma_nt::<f16>(&acc, &a, &a);
            wgmma_commit();
            line = mark();
            wgmma_wait(0, &[&acc]);
        });
    });
    let fault = only_fault(run(&kernel));
    assert_eq!(fault.kind, FaultKind::ProductDeadlock { missing: vec![3] });
    assert_line(&fault.place, line);
}
