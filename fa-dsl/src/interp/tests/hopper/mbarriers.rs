//! mbarriers without copies: order, phases, misuse; and named barriers without waiting.

use super::*;
use crate::build::compare::{eq, ge, lt};
use crate::build::{barrier, barrier_named, range, warp_sync};
use crate::tile::pipeline::barrier_arrive;

/// Warp 0 stores and arrives, warp 1 waits and loads, `rounds` times and back.
fn ping_pong(arrive: impl Fn(Mbarrier), rounds: u32) -> Kernel {
    stage(64, || {
        let data = Reg::from(crate::build::shared(128, 128));
        let (full, empty) = (mbarrier(), mbarrier());
        init(&[(full, 32), (empty, 32)]);
        for round in range(0, rounds) {
            let parity = round & 1;
            when(lt(thread(), 32), || {
                empty.wait(parity ^ 1);
                put(data + thread() * 4, thread() + round);
                arrive(full);
            });
            when(ge(thread(), 32), || {
                full.wait(parity);
                get(data + (63 - thread()) * 4);
                empty.arrive();
            });
        }
    })
}

#[test]
fn arrivals_and_waits_order_warps() {
    run(&ping_pong(Mbarrier::arrive, 5)).unwrap();
}

/// Every warp reads a word, and whoever arrives last overwrites it, having waited or not.
fn last_one_overwrites(wait: bool) -> Kernel {
    stage(128, || {
        let data = Reg::from(crate::build::shared(128, 128));
        let empty = mbarrier();
        init(&[(empty, 4)]);
        in_thread(0, || put(data, Reg::from(7)));
        barrier();
        get(data);
        warp_sync();
        when(eq(thread() & 31, 0), || {
            when(empty.arrive_last(), || {
                if wait {
                    empty.wait(0);
                }
                put(data, thread());
            });
        });
    })
}

#[test]
fn the_last_arrival_is_one_threads() {
    run(&last_one_overwrites(true)).unwrap();
}

#[test]
fn the_last_arrival_alone_orders_nothing() {
    let fault = only_fault(run(&last_one_overwrites(false)));
    assert!(matches!(fault.kind, FaultKind::Race { .. }), "{fault}");
}

#[test]
fn a_missing_wait_is_a_race() {
    let mut line = 0;
    let kernel = stage(64, || {
        let data = Reg::from(crate::build::shared(128, 128));
        let full = mbarrier();
        init(&[(full, 32)]);
        when(lt(thread(), 32), || {
            put(data + thread() * 4, thread());
            full.arrive();
        });
        line = mark();
        when(ge(thread(), 32), || {
            get(data + (thread() - 32) * 4);
        });
    });
    let fault = only_fault(run(&kernel));
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
}

#[test]
fn what_comes_after_the_arrival_is_not_ordered() {
    let kernel = stage(64, || {
        let data = Reg::from(crate::build::shared(128, 128));
        let full = mbarrier();
        init(&[(full, 32)]);
        when(lt(thread(), 32), || {
            full.arrive();
            put(data + thread() * 4, thread());
        });
        when(ge(thread(), 32), || {
            full.wait(0);
            get(data + (thread() - 32) * 4);
        });
    });
    let fault = only_fault(run(&kernel));
    assert!(matches!(fault.kind, FaultKind::Race { .. }), "{fault}");
}

#[test]
fn one_lane_speaks_for_itself() {
    // Lane 0 arrives for its warp: the others need a warp barrier before that.
    let elected = |sync: bool| {
        stage(64, || {
            let data = Reg::from(crate::build::shared(128, 128));
            let full = mbarrier();
            init(&[(full, 1)]);
            when(lt(thread(), 32), || {
                put(data + thread() * 4, thread());
                if sync {
                    warp_sync();
                }
                in_thread(0, || full.arrive());
            });
            when(ge(thread(), 32), || {
                full.wait(0);
                get(data + (thread() - 32) * 4);
            });
        })
    };
    run(&elected(true)).unwrap();
    let fault = only_fault(run(&elected(false)));
    assert!(matches!(fault.kind, FaultKind::Race { .. }), "{fault}");
    assert_eq!(fault.lanes, !1, "what lane 0 stored was released");
}

#[test]
fn one_lane_waits_for_itself() {
    let elected = |sync: bool| {
        stage(64, || {
            let data = Reg::from(crate::build::shared(128, 128));
            let full = mbarrier();
            init(&[(full, 32)]);
            when(lt(thread(), 32), || {
                put(data + thread() * 4, thread());
                full.arrive();
            });
            when(ge(thread(), 32), || {
                in_thread(32, || full.wait(0));
                if sync {
                    warp_sync();
                }
                get(data + (thread() - 32) * 4);
            });
        })
    };
    run(&elected(true)).unwrap();
    let fault = only_fault(run(&elected(false)));
    assert!(matches!(fault.kind, FaultKind::Race { .. }), "{fault}");
    assert_eq!(fault.lanes, !1);
}

#[test]
fn too_few_arrivals_are_a_deadlock() {
    let mut line = 0;
    let kernel = stage(64, || {
        let full = mbarrier();
        init(&[(full, 33)]);
        when(lt(thread(), 32), || full.arrive());
        when(ge(thread(), 32), || {
            line = mark();
            full.wait(0);
        });
    });
    let fault = only_fault(run(&kernel));
    assert!(
        matches!(
            fault.kind,
            FaultKind::MbarrierDeadlock {
                parity: 0,
                arrivals: 1,
                bytes: 0,
                exited: 1,
                ..
            }
        ),
        "{fault}"
    );
    assert_line(&fault.place, line);
}

#[track_caller]
fn assert_misuse(kernel: &Kernel, expected: MbarrierMisuse, line: u32) {
    let errors = run(kernel).unwrap_err().errors;
    let found = errors.iter().find(
        |fault| matches!(fault.kind, FaultKind::Mbarrier { misuse, .. } if misuse == expected),
    );
    let fault = found.unwrap_or_else(|| panic!("{errors:#?}"));
    assert_line(&fault.place, line);
}

#[test]
fn misuses() {
    let mut line = 0;
    let kernel = stage(32, || {
        let full = mbarrier();
        line = mark();
        full.arrive();
    });
    assert_misuse(&kernel, MbarrierMisuse::NotInitialized, line);

    let kernel = stage(64, || {
        let full = mbarrier();
        in_thread(0, || full.init(64));
        line = mark();
        full.arrive();
    });
    assert_misuse(&kernel, MbarrierMisuse::InitNotSeen, line);

    let kernel = stage(32, || {
        let full = mbarrier();
        in_thread(0, || {
            full.init(1);
            line = mark();
            full.init(1);
        });
    });
    assert_misuse(&kernel, MbarrierMisuse::InitializedTwice, line);

    let kernel = stage(32, || {
        let full = mbarrier();
        init(&[(full, 1)]);
        in_thread(0, || full.expect(16));
        barrier();
        line = mark();
        in_thread(0, || full.arrive());
    });
    assert_misuse(&kernel, MbarrierMisuse::Overflow { count: 1 }, line);

    let kernel = stage(32, || {
        let full = mbarrier();
        init(&[(full, 1)]);
        line = mark();
        in_thread(0, || put(full.address + 4, Reg::from(7)));
    });
    let access = Access::Store;
    assert_misuse(&kernel, MbarrierMisuse::OrdinaryAccess { access }, line);
    let kernel = stage(32, || {
        let full = mbarrier();
        init(&[(full, 1)]);
        line = mark();
        in_thread(0, || {
            get(full.address);
        });
    });
    let access = Access::Load;
    assert_misuse(&kernel, MbarrierMisuse::OrdinaryAccess { access }, line);
}

#[test]
fn arriving_at_a_named_barrier_releases_its_waiters() {
    let kernel = |arrive_first: bool| {
        stage(64, || {
            let data = Reg::from(crate::build::shared(128, 128));
            when(lt(thread(), 32), || {
                if arrive_first {
                    barrier_arrive(1, 64);
                }
                put(data + thread() * 4, thread());
                if !arrive_first {
                    barrier_arrive(1, 64);
                }
            });
            when(ge(thread(), 32), || {
                barrier_named(1, 64);
                get(data + (thread() - 32) * 4);
            });
        })
    };
    run(&kernel(false)).unwrap();
    let fault = only_fault(run(&kernel(true)));
    assert!(matches!(fault.kind, FaultKind::Race { .. }), "{fault}");
}

#[test]
fn an_arrival_does_not_order_the_arriving_warp() {
    let kernel = stage(64, || {
        let data = Reg::from(crate::build::shared(128, 128));
        when(lt(thread(), 32), || {
            barrier_arrive(1, 64);
            get(data + thread() * 4);
        });
        when(ge(thread(), 32), || {
            put(data + (thread() - 32) * 4, thread());
            barrier_named(1, 64);
        });
    });
    let errors = run(&kernel).unwrap_err().errors;
    let unordered = |kind: &FaultKind| {
        matches!(
            kind,
            FaultKind::Race { .. } | FaultKind::UninitializedMemory { .. }
        )
    };
    assert!(
        errors.iter().all(|fault| unordered(&fault.kind)),
        "{errors:#?}"
    );
}

#[test]
fn one_lane_of_a_warp_is_elected() {
    let mut device = Device::default();
    let address = device.output::<u32>("elected", 64);
    let kernel = stage(64, || {
        let elected = crate::build::TensorMut::<u32>::declare("elected");
        let count = crate::build::control::select(crate::tile::pipeline::elected(), 1_u32, 0_u32);
        elected.at(&[thread()]).store(0, count);
    });
    device.run(&kernel, 1).unwrap();
    let found = device.download::<u32>(address, 64);
    assert_eq!(found.iter().sum::<u32>(), 2, "one of each warp: {found:?}");
    assert_eq!(found[..32].iter().sum::<u32>(), 1);
}
