//! Faults of shared memory: bounds, initialisation and races.

use super::*;
use crate::build::compare::{eq, lt};
use crate::build::control::when;
use crate::build::{barrier, barrier_named, thread, warp_sync};
use crate::interp::{Access, FaultKind, Hazard, Location as Place};

#[test]
fn a_round_trip_with_a_barrier_is_clean() {
    let mut device = Device::default();
    let out = device.output::<u32>("out", 64);
    let kernel = stage(64, || {
        let out = TensorMut::<u32>::declare("out");
        reserve(256);
        put(thread() * 4, thread() * 3);
        barrier();
        let mirrored = get((Reg::from(63) - thread()) * 4);
        out.at(&[thread()]).store(0, mirrored);
    });
    device.run(&kernel, 1).unwrap();
    let expected: Vec<u32> = (0..64).map(|i| 3 * (63 - i)).collect();
    assert_eq!(device.download::<u32>(out, 64), expected);
}

#[test]
fn unwritten_shared_memory() {
    let mut line = 0;
    let kernel = stage(32, || {
        reserve(256);
        put(thread() * 4, thread());
        line = mark();
        get(thread() * 4 + 4);
    });
    // Every lane but the last reads its neighbour's word, which needs a warp barrier.
    let mut errors = run(&kernel).unwrap_err().errors;
    let fault = errors.pop().unwrap();
    let at = Place::Shared {
        offset: 128,
        size: 256,
    };
    assert_eq!(
        fault.kind,
        FaultKind::UninitializedMemory {
            access: Access::Load,
            at,
            bytes: 4
        }
    );
    assert_eq!((fault.lanes, fault.warp, fault.block), (1 << 31, 0, [0; 3]));
    assert_line(&fault.place, line);
    assert!(matches!(
        errors[..],
        [Fault {
            kind: FaultKind::Race {
                hazard: Hazard::ReadAfterWrite,
                ..
            },
            ..
        }]
    ));
}

#[test]
fn a_new_cta_does_not_see_the_last_ones_data() {
    let mut line = 0;
    let kernel = stage(32, || {
        reserve(128);
        when(eq(crate::build::block_x(), 0), || {
            put(thread() * 4, thread())
        });
        line = mark();
        get(thread() * 4);
    });
    let fault = only_fault(Device::default().run(&kernel, 2));
    assert!(matches!(
        fault.kind,
        FaultKind::UninitializedMemory {
            access: Access::Load,
            ..
        }
    ));
    assert_eq!(fault.block, [1, 0, 0]);
    assert_line(&fault.place, line);
}

#[test]
fn out_of_bounds() {
    let mut line = 0;
    let kernel = stage(64, || {
        reserve(128);
        line = mark();
        put(thread() * 4, thread());
    });
    let fault = only_fault(run(&kernel));
    let at = Place::Shared {
        offset: 128,
        size: 128,
    };
    assert_eq!(
        fault.kind,
        FaultKind::OutOfBounds {
            access: Access::Store,
            at,
            bytes: 4
        }
    );
    assert_eq!((fault.warp, fault.lanes), (1, u32::MAX));
    assert_line(&fault.place, line);
}

#[test]
fn misaligned() {
    let mut line = 0;
    let kernel = stage(32, || {
        reserve(128);
        line = mark();
        put(thread() * 2, thread());
    });
    let mut errors = run(&kernel).unwrap_err().errors;
    let fault = errors.remove(0);
    let at = Place::Shared {
        offset: 2,
        size: 128,
    };
    assert_eq!(
        fault.kind,
        FaultKind::Misaligned {
            access: Access::Store,
            at,
            bytes: 4
        }
    );
    assert_eq!(fault.lanes, 0xaaaa_aaaa);
    assert_line(&fault.place, line);
    assert!(errors.is_empty(), "{errors:?}");
}

/// Warp 0 makes the first access to a word and warp 1 the second, with `between` in between.
fn two_warps(
    first: impl FnOnce(),
    between: impl FnOnce(),
    second: impl FnOnce(),
) -> (Kernel, u32, u32) {
    let mut lines = (0, 0);
    let kernel = stage(64, || {
        reserve(128);
        when(eq(thread(), 0), || put(Reg::from(0), Reg::from(7)));
        barrier();
        lines.0 = mark();
        when(eq(thread(), 5), first);
        between();
        lines.1 = mark();
        when(eq(thread(), 37), second);
    });
    (kernel, lines.0, lines.1)
}

#[track_caller]
fn assert_race(kernel: (Kernel, u32, u32), hazard: Hazard) {
    let (kernel, first, second) = kernel;
    let fault = only_fault(run(&kernel));
    let FaultKind::Race {
        hazard: found,
        at,
        other,
    } = fault.kind
    else {
        panic!("{fault}")
    };
    assert_eq!(
        (found, at),
        (
            hazard,
            Place::Shared {
                offset: 0,
                size: 128
            }
        )
    );
    assert_eq!((other.warp, other.lane), (0, Some(5)));
    assert_eq!((fault.warp, fault.lanes), (1, 1 << 5));
    assert_line(&fault.place, second);
    assert_line(&fault.other.unwrap(), first);
}

fn write() {
    put(Reg::from(0), thread());
}

fn read() {
    get(Reg::from(0));
}

#[test]
fn races_between_warps() {
    assert_race(two_warps(write, || {}, read), Hazard::ReadAfterWrite);
    assert_race(two_warps(read, || {}, write), Hazard::WriteAfterRead);
    assert_race(two_warps(write, || {}, write), Hazard::WriteAfterWrite);
}

#[test]
fn a_warp_barrier_does_not_order_warps() {
    assert_race(two_warps(write, warp_sync, read), Hazard::ReadAfterWrite);
    assert_race(two_warps(read, warp_sync, write), Hazard::WriteAfterRead);
}

#[test]
fn a_barrier_orders_warps() {
    let orders: [fn(); 2] = [barrier, || barrier_named(3, 64)];
    for order in orders {
        for first in [read as fn(), write] {
            for second in [read as fn(), write] {
                run(&two_warps(first, order, second).0).unwrap();
            }
        }
    }
    run(&two_warps(read, || {}, read).0).unwrap();
}

#[test]
fn the_order_in_which_warps_ran_hides_nothing() {
    // Warp 1 accesses first in program order but runs after warp 0.
    let mut line = 0;
    let kernel = stage(64, || {
        reserve(128);
        line = mark();
        when(eq(thread(), 32), || put(Reg::from(0), thread()));
        warp_sync();
        when(eq(thread(), 0), || put(Reg::from(0), thread()));
    });
    let fault = only_fault(run(&kernel));
    assert!(matches!(
        fault.kind,
        FaultKind::Race {
            hazard: Hazard::WriteAfterWrite,
            ..
        }
    ));
    assert_line(&fault.place, line);
}

#[test]
fn a_barrier_of_other_warps_orders_nothing() {
    // Warps 0 and 1 meet, warp 2 does not take part.
    let mut line = 0;
    let kernel = stage(96, || {
        reserve(128);
        when(eq(thread(), 0), write);
        when(lt(thread(), 64), || barrier_named(1, 64));
        line = mark();
        when(eq(thread(), 64), read);
    });
    let fault = only_fault(run(&kernel));
    assert!(matches!(
        fault.kind,
        FaultKind::Race {
            hazard: Hazard::ReadAfterWrite,
            ..
        }
    ));
    assert_eq!(fault.warp, 2);
    assert_line(&fault.place, line);
}

#[test]
fn lanes_of_a_warp_need_a_warp_barrier() {
    let exchange = |between: fn()| {
        let mut line = 0;
        let kernel = stage(32, || {
            reserve(128);
            put(thread() * 4, thread());
            between();
            line = mark();
            get((Reg::from(31) - thread()) * 4);
        });
        (kernel, line)
    };
    let (kernel, line) = exchange(|| {});
    let fault = only_fault(run(&kernel));
    let FaultKind::Race {
        hazard: Hazard::ReadAfterWrite,
        other,
        ..
    } = fault.kind
    else {
        panic!("{fault}")
    };
    assert_eq!(
        (other.warp, other.lane, fault.lanes),
        (0, Some(31), u32::MAX)
    );
    assert_line(&fault.place, line);
    for order in [warp_sync, barrier] {
        run(&exchange(order).0).unwrap();
    }
}

#[test]
fn lanes_overwriting_what_others_read_need_a_warp_barrier() {
    let overwrite = |between: fn()| {
        stage(32, || {
            reserve(128);
            put(thread() * 4, thread());
            warp_sync();
            get((Reg::from(31) - thread()) * 4);
            between();
            put(thread() * 4, thread() + 1);
        })
    };
    let fault = only_fault(run(&overwrite(|| {})));
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
    run(&overwrite(warp_sync)).unwrap();
}

#[test]
fn lanes_storing_to_one_word() {
    let store = |value: fn() -> Reg<u32>| {
        let mut line = 0;
        let kernel = stage(32, || {
            reserve(128);
            line = mark();
            put(Reg::from(64), value());
        });
        (kernel, line)
    };
    let (kernel, line) = store(thread);
    let fault = only_fault(run(&kernel));
    let at = Place::Shared {
        offset: 64,
        size: 128,
    };
    assert_eq!(
        fault.kind,
        FaultKind::ConflictingLanes { at, other_lane: 0 }
    );
    assert_eq!(fault.lanes, 0xffff_fffe);
    assert_line(&fault.place, line);
    run(&store(|| Reg::from(5)).0).unwrap();
}

#[test]
fn without_the_sanitiser_only_bounds_are_checked() {
    let options = Options {
        sanitize: false,
        ..Options::default()
    };
    let device = Device::default();
    device
        .run_with(&two_warps(write, || {}, read).0, 1, &options)
        .unwrap();
    let kernel = stage(64, || {
        reserve(128);
        get(thread() * 4);
    });
    let fault = only_fault(device.run_with(&kernel, 1, &options));
    assert!(matches!(
        fault.kind,
        FaultKind::OutOfBounds {
            access: Access::Load,
            ..
        }
    ));
}
