//! Asynchronous copies.

use super::*;
use crate::build::compare::eq;
use crate::build::control::when;
use crate::build::{barrier, thread, warp_sync};
use crate::interp::{Access, FaultKind, Hazard, Location as Place};
use crate::tile::{commit, wait};

/// A device with an input of 512 numbers and no output.
fn device() -> Device {
    let mut device = Device::default();
    device.input::<u32>("x", &(0..512).collect::<Vec<u32>>());
    device
}

/// A kernel of 64 threads that each copy 16 bytes of `x`, then do the rest.
fn copying(rest: impl FnOnce()) -> (Kernel, u32) {
    let mut line = 0;
    let kernel = stage(64, || {
        let x = Tensor::<u32>::declare("x");
        reserve(2048);
        line = mark();
        copy(thread() * 16, x.at(&[thread() * 4]).address);
        rest();
    });
    (kernel, line)
}

#[test]
fn a_copy_arrives() {
    let mut device = device();
    let out = device.output::<u32>("out", 64);
    let kernel = stage(64, || {
        let (x, out) = (
            Tensor::<u32>::declare("x"),
            TensorMut::<u32>::declare("out"),
        );
        reserve(1024);
        copy(thread() * 16, x.at(&[thread() * 4]).address);
        commit();
        wait(0);
        barrier();
        out.at(&[thread()]).store(0, get(thread() * 4));
    });
    let report = device.run(&kernel, 1).unwrap();
    assert_eq!(
        device.download::<u32>(out, 64),
        (0..64).collect::<Vec<u32>>()
    );
    assert_eq!(report.count(crate::isa::Cost::AsyncCopy), 4);
}

#[test]
fn reading_before_the_wait() {
    let mut line = 0;
    let (kernel, copied) = copying(|| {
        commit();
        line = mark();
        get(thread() * 16);
        wait(0);
    });
    let fault = only_fault(device().run(&kernel, 1));
    let at = Place::Shared {
        offset: 0,
        size: 2048,
    };
    assert_eq!(
        fault.kind,
        FaultKind::InFlight {
            access: Access::Load,
            at
        }
    );
    assert_line(&fault.place, line);
    assert_line(&fault.other.unwrap(), copied);
}

#[test]
fn a_barrier_is_no_wait() {
    let (kernel, _) = copying(|| {
        commit();
        barrier();
        get(thread() * 16);
        wait(0);
    });
    let fault = only_fault(device().run(&kernel, 1));
    assert!(matches!(
        fault.kind,
        FaultKind::InFlight {
            access: Access::Load,
            ..
        }
    ));
}

#[test]
fn writing_before_the_wait() {
    let mut line = 0;
    let (kernel, copied) = copying(|| {
        commit();
        line = mark();
        put(thread() * 16 + 8, thread());
        wait(0);
    });
    let fault = only_fault(device().run(&kernel, 1));
    assert!(matches!(
        fault.kind,
        FaultKind::InFlight {
            access: Access::Store,
            ..
        }
    ));
    assert_line(&fault.place, line);
    assert_line(&fault.other.unwrap(), copied);
}

#[test]
fn waiting_for_too_few_groups() {
    let pipelined = |pending| {
        let mut line = 0;
        let kernel = stage(32, || {
            let x = Tensor::<u32>::declare("x");
            reserve(1024);
            for half in 0..2 {
                copy(
                    thread() * 16 + half * 512,
                    x.at(&[thread() * 4 + half * 128]).address,
                );
                commit();
            }
            wait(pending);
            line = mark();
            get(thread() * 16);
            wait(0);
        });
        (kernel, line)
    };
    device().run(&pipelined(1).0, 1).unwrap();
    let (kernel, line) = pipelined(2);
    let fault = only_fault(device().run(&kernel, 1));
    assert!(matches!(
        fault.kind,
        FaultKind::InFlight {
            access: Access::Load,
            ..
        }
    ));
    assert_line(&fault.place, line);
}

#[test]
fn an_uncommitted_copy_is_not_waited_for() {
    let (kernel, line) = copying(|| wait(0));
    let fault = only_fault(device().run(&kernel, 1));
    assert_eq!(fault.kind, FaultKind::NeverWaited { copies: 32 });
    assert_eq!(fault.lanes, u32::MAX);
    assert_line(&fault.place, line);
}

#[test]
fn a_copy_never_waited_for() {
    let (kernel, line) = copying(commit);
    let fault = only_fault(device().run(&kernel, 1));
    assert_eq!(fault.kind, FaultKind::NeverWaited { copies: 32 });
    assert_line(&fault.place, line);
}

#[test]
fn the_wait_speaks_for_its_thread_only() {
    // Another warp needs a barrier, another lane at least a warp barrier.
    let reading = |other: u32, between: fn()| {
        let mut line = 0;
        let (kernel, copied) = copying(|| {
            commit();
            wait(0);
            between();
            line = mark();
            when(eq(thread(), 32), || {
                get((thread() ^ other) * 16);
            });
        });
        (kernel, copied, line)
    };
    for (other_thread, too_little, enough) in [
        (32, warp_sync as fn(), barrier as fn()),
        (1, || {}, warp_sync),
    ] {
        let (kernel, copied, line) = reading(other_thread, too_little);
        let fault = only_fault(device().run(&kernel, 1));
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
        assert_line(&fault.place, line);
        assert_line(&fault.other.unwrap(), copied);
        device().run(&reading(other_thread, enough).0, 1).unwrap();
    }
}

#[test]
fn refilling_a_stage_that_others_still_read() {
    let (mut read, mut filled) = (0, 0);
    let kernel = stage(64, || {
        let x = Tensor::<u32>::declare("x");
        reserve(1024);
        let fill = || {
            let line = mark();
            copy(thread() * 16, x.at(&[thread() * 4]).address);
            commit();
            wait(0);
            line
        };
        fill();
        barrier();
        read = mark();
        when(eq(thread(), 0), || {
            get(Reg::from(32 * 16));
        });
        filled = fill();
    });
    let fault = only_fault(device().run(&kernel, 1));
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
    assert_eq!((fault.warp, fault.lanes), (1, 1));
    assert_line(&fault.place, filled);
    assert_line(&fault.other.unwrap(), read);
}

#[test]
fn bounds_of_source_and_destination() {
    let misplaced = |to: u32, from: u64| {
        stage(32, || {
            let x = Tensor::<u32>::declare("x");
            reserve(256);
            when(eq(thread(), 3), || {
                copy(Reg::from(to), x.base + Reg::from(from))
            });
            commit();
            wait(0);
        })
    };
    device().run(&misplaced(240, 2032), 1).unwrap();
    let fault = only_fault(device().run(&misplaced(256, 0), 1));
    let at = Place::Shared {
        offset: 256,
        size: 256,
    };
    assert_eq!(
        fault.kind,
        FaultKind::OutOfBounds {
            access: Access::Copy,
            at,
            bytes: 16
        }
    );
    assert_eq!(fault.lanes, 1 << 3);
    let fault = only_fault(device().run(&misplaced(0, 2048), 1));
    assert!(
        matches!(
            fault.kind,
            FaultKind::OutOfBounds {
                at: Place::Global {
                    tensor: Some(("x", 2048)),
                    ..
                },
                ..
            }
        ),
        "{fault}"
    );
    let fault = only_fault(device().run(&misplaced(0, 4), 1));
    assert!(matches!(
        fault.kind,
        FaultKind::Misaligned {
            access: Access::Copy,
            ..
        }
    ));
    let fault = only_fault(device().run(&misplaced(8, 0), 1));
    assert!(matches!(
        fault.kind,
        FaultKind::Misaligned {
            access: Access::Copy,
            ..
        }
    ));
}

#[test]
fn the_source_must_be_written() {
    let mut device = Device::default();
    let address = device.memory.alloc(2048);
    device.memory.write(address, &[0; 1024 - 16]).unwrap();
    let view = TensorView::from_extent(row::<u32>(address, 512));
    Tensor::<u32>::pack(&view, "x", &mut device.args);
    let (kernel, line) = copying(|| {
        commit();
        wait(0);
    });
    let fault = only_fault(device.run(&kernel, 1));
    let at = Place::Global {
        address: address + 1008,
        tensor: Some(("x", 1008)),
    };
    assert_eq!(
        fault.kind,
        FaultKind::UninitializedMemory {
            access: Access::Copy,
            at,
            bytes: 16
        }
    );
    assert_eq!((fault.warp, fault.lanes), (1, 1 << 31));
    assert_line(&fault.place, line);
}
