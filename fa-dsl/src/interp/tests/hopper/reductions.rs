//! Reductions by the copy engine.

use super::*;
use crate::build::compare::ne;
use crate::build::{barrier, block_x};
use crate::interp::tests::atomics::{orders, spin};
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

/// CTA 0 adds to the sums and says so when `wait` has come back; CTA 1 waits for that and reads them. Gives the lines of the addition and of the
/// read.
fn reading(wait: fn()) -> (Kernel, [u32; 2]) {
    let mut lines = [0; 2];
    let kernel = stage(32, || {
        let sums = TensorInOut::<f32>::declare("sums");
        let found = TensorMut::<f32>::declare("found").at(&[]);
        let counts = Counters::declare("counts");
        let ready = counts.at(&[]);
        let place = Reg::from(crate::build::shared(16, 128));
        in_thread(0, || {
            when(eq(block_x(), 0), || {
                for word in 0..4_u32 {
                    put(place + word * 4, Reg::from(1.0_f32.to_bits()));
                }
                fence_proxy_async();
                lines[0] = mark();
                bulk_add(sums.at(&[]).address, place, 16);
                mark();
                store_commit();
                wait();
                ready.store_release(1);
                store_wait();
            });
            when(ne(block_x(), 0), || {
                spin(1, || ready.load_acquire());
                lines[1] = mark();
                let sum = sums.at(&[]).load(0);
                mark();
                found.store(0, sum);
                ready.store_relaxed(0);
            });
        });
    });
    (kernel, lines)
}

/// The sums, and where what CTA 1 finds of them goes.
fn device_with_reader() -> (Device, u64) {
    let (mut device, _) = device();
    let found = device.output::<f32>("found", 1);
    device.counters("counts", 1);
    (device, found)
}

#[test]
fn sums_are_read_by_another_cta_when_they_are_complete() {
    for options in orders() {
        let (device, found) = device_with_reader();
        let (kernel, _) = reading(store_wait);
        device.run_with(&kernel, 2, &options).unwrap();
        assert_eq!(device.download::<f32>(found, 1), [1.5]);
    }
}

/// That the source may be overwritten does not mean that the sums have been written.
#[test]
fn sums_are_read_by_another_cta_when_the_source_has_been() {
    for options in orders() {
        let (kernel, lines) = reading(store_wait_read);
        let (device, _) = device_with_reader();
        let fault = only_fault(device.run_with(&kernel, 2, &options));
        let races = matches!(
            fault.kind,
            FaultKind::Race {
                hazard: Hazard::ReadAfterWrite,
                ..
            }
        );
        assert!(races, "{fault}");
        assert_line(&fault.place, lines[1]);
        assert_line(fault.other.as_ref().unwrap(), lines[0]);
    }
}
