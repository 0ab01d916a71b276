//! Divergence, barriers that nobody completes, and endless loops.

use super::*;
use crate::build::compare::{eq, lt};
use crate::build::control::{While, when};
use crate::build::{Var, barrier, barrier_named, thread, warp_sync};
use crate::interp::FaultKind;

#[test]
fn a_barrier_in_a_part_of_a_warp() {
    let mut line = 0;
    let kernel = stage(64, || {
        when(lt(thread(), 16), || {
            line = mark();
            barrier();
        });
    });
    let fault = only_fault(run(&kernel));
    assert_eq!(
        fault.kind,
        FaultKind::Divergent {
            instruction: "bar.sync",
            active: 0xffff
        }
    );
    assert_eq!((fault.warp, fault.lanes), (0, 0xffff));
    assert_line(&fault.place, line);
}

#[test]
fn a_shuffle_in_a_part_of_a_warp() {
    let mut line = 0;
    let kernel = stage(32, || {
        when(eq(thread() & 1, 1), || {
            line = mark();
            thread().to_f32().shuffle_xor(1);
        });
    });
    let fault = only_fault(run(&kernel));
    assert_eq!(
        fault.kind,
        FaultKind::Divergent {
            instruction: "shfl.bfly",
            active: 0xaaaa_aaaa
        }
    );
    assert_line(&fault.place, line);
}

#[test]
fn a_barrier_that_a_warp_does_not_reach() {
    let mut line = 0;
    let kernel = stage(96, || {
        when(lt(thread(), 64), || {
            line = mark();
            barrier();
        });
        mark();
        warp_sync();
    });
    let fault = only_fault(run(&kernel));
    let expected = FaultKind::Deadlock {
        barrier: 0,
        arrived: 64,
        expected: 96,
        exited: 1,
        elsewhere: 0,
    };
    assert_eq!(fault.kind, expected);
    assert_line(&fault.place, line);
}

#[test]
fn warps_at_different_barriers() {
    let (mut first, mut second) = (0, 0);
    let kernel = stage(64, || {
        when(lt(thread(), 32), || {
            first = mark();
            barrier_named(1, 64);
        });
        second = mark();
        barrier_named(2, 64);
        barrier_named(1, 64);
    });
    let errors = run(&kernel).unwrap_err().errors;
    let [one, two] = &errors[..] else {
        panic!("{errors:?}")
    };
    let deadlock = |barrier| FaultKind::Deadlock {
        barrier,
        arrived: 32,
        expected: 64,
        exited: 0,
        elsewhere: 1,
    };
    assert_eq!((&one.kind, &two.kind), (&deadlock(1), &deadlock(2)));
    assert_eq!((one.warp, two.warp), (0, 1));
    assert_line(&one.place, first);
    assert_line(one.other.as_ref().unwrap(), second);
    assert_line(&two.place, second);
}

#[test]
fn impossible_barriers() {
    let kernel = |id, threads| stage(64, || barrier_named(id, threads));
    let fault = only_fault(run(&kernel(1, 96)));
    assert_eq!(
        fault.kind,
        FaultKind::InvalidBarrier {
            barrier: 1,
            threads: 96,
            cta_threads: 64
        }
    );
    let fault = only_fault(run(&kernel(17, 64)));
    assert_eq!(
        fault.kind,
        FaultKind::InvalidBarrier {
            barrier: 17,
            threads: 64,
            cta_threads: 64
        }
    );
}

#[test]
fn a_barrier_with_two_counts() {
    let kernel = stage(96, || {
        when(lt(thread(), 32), || barrier_named(1, 64));
        barrier_named(1, 96);
    });
    let fault = only_fault(run(&kernel));
    assert_eq!(
        fault.kind,
        FaultKind::BarrierMismatch {
            barrier: 1,
            threads: 96,
            expected: 64
        }
    );
}

#[test]
fn producers_and_consumers_meet_at_named_barriers() {
    let mut device = Device::default();
    let out = device.output::<u32>("out", 32);
    let kernel = stage(64, || {
        let out = TensorMut::<u32>::declare("out");
        reserve(128);
        for round in crate::build::range(0, 4) {
            when(lt(thread(), 32), || put(thread() * 4, thread() + round));
            barrier_named(1, 64);
            when(crate::build::compare::ge(thread(), 32), || {
                out.at(&[thread() - 32]).store(0, get((thread() - 32) * 4));
            });
            barrier_named(2, 64);
        }
    });
    device.run(&kernel, 1).unwrap();
    assert_eq!(
        device.download::<u32>(out, 32),
        (3..35).collect::<Vec<u32>>()
    );
}

#[test]
fn an_endless_loop() {
    let mut line = 0;
    let kernel = stage(32, || {
        let count = Var::new(Reg::from(0_u32));
        line = mark();
        let mut endless = While::begin();
        while endless.test(lt(count.get(), 1)) {
            count.set(count.get() / 2);
            endless.body_end();
        }
    });
    let options = Options {
        step_limit: Some(1000),
        ..Options::default()
    };
    let fault = only_fault(Device::default().run_with(&kernel, 1, &options));
    assert_eq!(fault.kind, FaultKind::StepLimit { limit: 1000 });
    assert_line(&fault.place, line);
}
