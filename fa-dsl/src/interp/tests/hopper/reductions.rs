//! Reductions by the copy engine.

use super::*;
use crate::build::barrier;
use crate::interp::tests::atomics::orders;
use crate::tile::boxes::{bulk_add, store_commit, store_wait, store_wait_read};
use crate::tile::pipeline::fence_proxy_async;

/// What is left out of a correct kernel.
#[derive(Clone, Copy, PartialEq)]
enum Omit {
    Nothing,
    Fence,
    Wait,
}

/// Numbers that are added.
const COUNT: u32 = 64;

/// 16 threads fill a place with four numbers each, thread 0 adds it to the sums and fills its part again. Gives the lines of the
/// first fill, the addition, and the second fill.
fn adding(omit: Omit) -> (Kernel, [u32; 3]) {
    let mut lines = [0; 3];
    let kernel = stage(32, || {
        let sums = TensorInOut::<f32>::declare("sums");
        let place = Reg::from(crate::build::shared(COUNT * 4, 128));
        let one = 1.0_f32.to_bits();
        let fill = || {
            for word in 0..4_u32 {
                put(place + thread() * 16 + word * 4, Reg::from(one));
            }
        };
        when(crate::build::compare::lt(thread(), COUNT / 4), || {
            lines[0] = mark();
            fill();
            mark();
        });
        if omit != Omit::Fence {
            fence_proxy_async();
        }
        barrier();
        in_thread(0, || {
            lines[1] = mark();
            bulk_add(sums.at(&[]).address, place, COUNT * 4);
            mark();
            store_commit();
            if omit != Omit::Wait {
                store_wait_read();
            }
            lines[2] = mark();
            fill();
            mark();
            store_wait();
        });
    });
    (kernel, lines)
}

fn device() -> (Device, u64) {
    let mut device = Device::default();
    let sums = device.upload(&vec![0.5_f32; COUNT as usize]);
    let view = TensorViewMut::from_extent(row::<f32>(sums, COUNT as usize));
    TensorInOut::<f32>::pack(&view, "sums", &mut device.args);
    (device, sums)
}

#[test]
fn numbers_of_all_ctas_are_added_in_any_order() {
    for options in orders() {
        let (device, sums) = device();
        let (kernel, _) = adding(Omit::Nothing);
        device.run_with(&kernel, 3, &options).unwrap();
        let found = device.download::<f32>(sums, COUNT as usize);
        assert!(found.iter().all(|sum| *sum == 3.5), "{found:?}");
    }
}

#[test]
fn adding_without_a_proxy_fence() {
    let (kernel, lines) = adding(Omit::Fence);
    let errors = device().0.run(&kernel, 1).unwrap_err().errors;
    let is_missing = |kind: &FaultKind| matches!(kind, FaultKind::MissingProxyFence { .. });
    assert!(is_missing(&errors[0].kind), "{errors:#?}");
    assert_line(&errors[0].place, lines[1]);
    assert_line(errors[0].other.as_ref().unwrap(), lines[0]);
}

#[test]
fn refilling_before_the_source_is_read() {
    let (kernel, lines) = adding(Omit::Wait);
    let errors = device().0.run(&kernel, 1).unwrap_err().errors;
    let races = matches!(
        errors[0].kind,
        FaultKind::Race {
            hazard: Hazard::WriteAfterRead,
            ..
        }
    );
    assert!(races, "{errors:#?}");
    assert_line(&errors[0].place, lines[2]);
    assert_line(errors[0].other.as_ref().unwrap(), lines[1]);
}
