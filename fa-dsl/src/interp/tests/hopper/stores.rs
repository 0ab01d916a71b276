//! Bulk stores.

use super::*;
use crate::build::barrier;
use crate::tile::boxes::{store_commit, store_wait, store_wait_read};
use crate::tile::pipeline::fence_proxy_async;

/// What is left out of a correct kernel.
#[derive(Clone, Copy, PartialEq)]
enum Omit {
    Nothing,
    Fence,
    Barrier,
    Wait,
    Commit,
}

/// 64 threads fill a tile, a row each, and thread 0 stores it and fills its row again. Gives the
/// lines of the first fill, the store, and the second fill.
fn storing(omit: Omit, row: u32) -> (Kernel, [u32; 3]) {
    let mut lines = [0; 3];
    let kernel = stage(64, || {
        let y = TensorMapMut::<f16>::declare("y");
        let tile = tile();
        let fill = |word: u32| put(tile.base + thread() * 128 + word * 4, thread() * 32 + word);
        lines[0] = mark();
        (0..32).for_each(fill);
        mark();
        if omit != Omit::Fence {
            fence_proxy_async();
        }
        if omit != Omit::Barrier {
            barrier();
        }
        in_thread(0, || {
            lines[1] = mark();
            tile.store(&y, Reg::from(0), at_row(row));
            mark();
            if omit != Omit::Commit {
                store_commit();
            }
            if omit != Omit::Wait {
                store_wait_read();
            }
            lines[2] = mark();
            fill(0);
            mark();
            store_wait();
        });
    });
    (kernel, lines)
}

fn faults(omit: Omit) -> (Vec<Fault>, [u32; 3]) {
    let mut device = Device::default();
    device.mapped_output("y", 64, SIDE);
    let (kernel, lines) = storing(omit, 0);
    (device.run(&kernel, 1).unwrap_err().errors, lines)
}

#[test]
fn a_box_is_stored() {
    let mut device = Device::default();
    let y = device.mapped_output("y", 48, SIDE);
    let (kernel, _) = storing(Omit::Nothing, 0);
    // The last 16 rows of the box lie outside.
    device.run(&kernel, 1).unwrap();
    let words = device.download::<u32>(y, 48 * 32);
    for (row, words) in words.chunks(32).enumerate() {
        for chunk in 0..8 {
            let swizzled = chunk ^ (row % 8);
            let expected: Vec<u32> = (0..4)
                .map(|i| (row * 32 + swizzled * 4 + i) as u32)
                .collect();
            assert_eq!(words[chunk * 4..][..4], expected);
        }
    }
}

#[test]
fn storing_without_a_proxy_fence() {
    let (errors, lines) = faults(Omit::Fence);
    let [fault] = &errors[..] else {
        panic!("{errors:#?}")
    };
    assert!(
        matches!(
            fault.kind,
            FaultKind::MissingProxyFence {
                access: Access::Copy,
                ..
            }
        ),
        "{fault}"
    );
    assert_line(&fault.place, lines[1]);
    assert_line(fault.other.as_ref().unwrap(), lines[0]);
}

#[test]
fn storing_what_others_may_not_have_written_yet() {
    let (errors, lines) = faults(Omit::Barrier);
    assert!(
        matches!(
            errors[0].kind,
            FaultKind::UninitializedMemory { .. }
                | FaultKind::Race {
                    hazard: Hazard::ReadAfterWrite,
                    ..
                }
        ),
        "{errors:#?}"
    );
    assert_line(&errors[0].place, lines[1]);
}

#[test]
fn refilling_before_the_source_is_read() {
    for omit in [Omit::Wait, Omit::Commit] {
        let (errors, lines) = faults(omit);
        assert!(
            matches!(
                errors[0].kind,
                FaultKind::Race {
                    hazard: Hazard::WriteAfterRead,
                    ..
                }
            ),
            "{errors:#?}"
        );
        assert_line(&errors[0].place, lines[2]);
        if omit == Omit::Commit {
            assert_eq!(errors[1].kind, FaultKind::NeverWaited { copies: 1 });
        }
    }
}

#[test]
fn an_output_that_is_not_stored_completely() {
    let mut device = Device::default();
    device.mapped_output("y", 128, SIDE);
    let fault = only_fault(device.run(&storing(Omit::Nothing, 0).0, 1));
    assert_eq!(
        fault.kind,
        FaultKind::NeverWritten {
            parameter: "y",
            index: [0, 64, 0, 0],
            missing: 64 * 64
        }
    );
}
