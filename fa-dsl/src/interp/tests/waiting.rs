//! CTAs that wait for each other, rightly and in vain.

use super::atomics::{orders, spin};
use super::*;
use crate::build::compare::{eq, lt};
use crate::build::control::{While, when};
use crate::build::{Var, barrier, block_x, grid_x, thread};
use crate::interp::{CtaOrder, FaultKind};

/// A barrier of the whole grid: counts the CTAs in, and out again, so that it is left zero. Gives the
/// line at which they wait.
fn grid_barrier(counters: &Counters) -> u32 {
    let [arrived, left] = [0, 1].map(|i: u32| counters.at(&[Reg::from(i)]));
    let mut line = 0;
    barrier();
    when(eq(thread(), 0), || {
        arrived.add_release(1);
        line = mark();
        let mut wait = While::begin();
        while wait.test(lt(arrived.load_acquire(), grid_x())) {
            wait.body_end();
        }
        mark();
        let last = grid_x() - 1;
        when(
            eq(left.fetch_inc(last, crate::build::Order::AcqRel), last),
            || {
                arrived.store_relaxed(0);
            },
        );
    });
    barrier();
    line
}

/// Each CTA reads, after a grid barrier, what its right neighbour has stored before.
fn neighbours(blocks: u32, options: &Options) -> (Result<Report, Failure>, u32) {
    let mut device = Device::default();
    let y = device.output::<u32>("y", blocks as usize * 64);
    device.scratch::<u32>("data", blocks as usize * 64);
    device.counters("counts", 2);
    let mut line = 0;
    let kernel = stage(64, || {
        let (y, data) = (
            TensorMut::<u32>::declare("y"),
            Scratch::<u32>::declare("data"),
        );
        let counters = Counters::declare("counts");
        data.at(&[block_x() * 64 + thread()])
            .store(0, block_x() * 1000 + thread());
        line = grid_barrier(&counters);
        let right = (block_x() + 1) % grid_x();
        y.at(&[block_x() * 64 + thread()])
            .store(0, data.at(&[right * 64 + (thread() ^ 32)]).load(0));
    });
    let result = device.run_with(&kernel, blocks, options);
    if result.is_ok() {
        let found = device.download::<u32>(y, blocks as usize * 64);
        let expected = |i: u32| (i / 64 + 1) % blocks * 1000 + ((i % 64) ^ 32);
        assert!(found.into_iter().eq((0..blocks * 64).map(expected)));
    }
    (result, line)
}

#[test]
fn a_grid_barrier_is_passed_by_ctas_that_are_resident_together() {
    for options in orders() {
        for blocks in [1, 2, 7] {
            let options = Options {
                resident: blocks,
                ..options
            };
            neighbours(blocks, &options).0.unwrap();
        }
    }
}

#[test]
fn a_grid_barrier_of_more_ctas_is_a_deadlock() {
    for options in orders() {
        let options = Options {
            resident: 6,
            ..options
        };
        let (result, line) = neighbours(7, &options);
        let fault = only_fault(result);
        assert_line(&fault.place, line);
        assert!(
            matches!(
                fault.kind,
                FaultKind::GridDeadlock {
                    value: 6,
                    resident: 6,
                    waiting: 1,
                    ..
                }
            ),
            "{fault}"
        );
    }
}

/// CTA 0 waits for CTA 1.
fn waits_for_the_next(options: &Options) -> Result<Report, Failure> {
    let mut device = Device::default();
    device.counters("flags", 1);
    let kernel = stage(32, || {
        let flag = Counters::declare("flags").at(&[]);
        when(eq(thread(), 0), || {
            when(eq(block_x(), 0), || {
                spin(1, || flag.load_acquire());
                flag.store_relaxed(0);
            });
            when(eq(block_x(), 1), || flag.store_release(1));
        });
    });
    device.run_with(&kernel, 2, options)
}

#[test]
fn a_later_cta_does_not_start_while_an_earlier_one_waits_for_it() {
    let alone = |order| Options {
        resident: 1,
        order,
        ..Options::default()
    };
    let fault = only_fault(waits_for_the_next(&alone(CtaOrder::Ascending)));
    let kind = matches!(
        fault.kind,
        FaultKind::GridDeadlock {
            resident: 1,
            waiting: 1,
            ..
        }
    );
    assert!(kind, "{fault}");
    // Whoever starts first can be waited for.
    waits_for_the_next(&alone(CtaOrder::Descending)).unwrap();
    waits_for_the_next(&Options::default()).unwrap();
}

#[test]
fn a_wait_for_what_nobody_does_is_a_deadlock_of_all_lines() {
    for options in orders() {
        let mut device = Device::default();
        device.counters("flags", 2);
        let (mut first, mut second) = (0, 0);
        let kernel = stage(64, || {
            let flags = Counters::declare("flags");
            let [a, b] = [0, 1].map(|i: u32| flags.at(&[Reg::from(i)]));
            // Each CTA waits for the other's flag before it sets its own.
            when(eq(block_x(), 0), || {
                first = mark();
                when(eq(thread(), 0), || spin(1, || a.load_acquire()));
                mark();
                barrier();
                b.store_release(1);
            });
            when(eq(block_x(), 1), || {
                second = mark();
                when(eq(thread(), 0), || spin(1, || b.load_relaxed()));
                mark();
                barrier();
                a.store_release(1);
            });
        });
        let errors = device.run_with(&kernel, 2, &options).unwrap_err().errors;
        assert_eq!(errors.len(), 2, "{errors:#?}");
        for (fault, line) in errors.iter().zip([first, second]) {
            assert_line(&fault.place, line);
            let kind = matches!(
                fault.kind,
                FaultKind::GridDeadlock {
                    value: 0,
                    resident: 2,
                    waiting: 0,
                    ..
                }
            );
            assert!(kind && fault.lanes == 1, "{fault}");
        }
    }
}

#[test]
fn a_wait_for_two_words_ends() {
    for options in orders() {
        let mut device = Device::default();
        device.counters("counts", 3);
        let kernel = stage(32, || {
            let counters = Counters::declare("counts");
            let [a, b, c] = [0, 1, 2].map(|i: u32| counters.at(&[Reg::from(i)]));
            when(eq(thread(), 0), || {
                when(eq(block_x(), 0), || {
                    spin(3, || a.load_acquire() + b.load_acquire() + c.load_acquire());
                    [a, b, c]
                        .into_iter()
                        .for_each(|counter| counter.store_relaxed(0));
                });
                for (number, counter) in [(1_u32, c), (2, b), (3, a)] {
                    when(eq(block_x(), number), || counter.add_release(1));
                }
            });
        });
        device.run_with(&kernel, 4, &options).unwrap();
    }
}

#[test]
fn a_loop_that_gives_up_is_no_deadlock() {
    let mut device = Device::default();
    let y = device.output::<u32>("y", 1);
    device.counters("flags", 1);
    let kernel = stage(32, || {
        let y = TensorMut::<u32>::declare("y");
        let flag = Counters::declare("flags").at(&[]);
        let tries = Var::new(Reg::from(0_u32));
        let mut wait = While::begin();
        while wait.test(eq(flag.load_acquire(), 0) & lt(tries.peek(), 10)) {
            tries.set(tries.get() + 1);
            wait.body_end();
        }
        when(eq(thread(), 0), || y.at(&[]).store(0, tries.get()));
    });
    device.run(&kernel, 1).unwrap();
    assert_eq!(device.download::<u32>(y, 1), [10]);
}

#[test]
fn a_wait_that_counts_meets_the_step_limit() {
    let mut device = Device::default();
    device.counters("flags", 1);
    let kernel = stage(32, || {
        let flag = Counters::declare("flags").at(&[]);
        let tries = Var::new(Reg::from(0_u32));
        let mut wait = While::begin();
        while wait.test(eq(flag.load_acquire(), 0)) {
            tries.set(tries.get() + 1);
            wait.body_end();
        }
    });
    let options = Options {
        step_limit: Some(1000),
        ..Options::default()
    };
    let fault = only_fault(device.run_with(&kernel, 2, &options));
    assert_eq!(fault.kind, FaultKind::StepLimit { limit: 1000 });
}

#[test]
fn a_cta_whose_fault_ends_it_leaves_nobody_waiting() {
    let kernel = stage(64, || {
        let flag = Counters::declare("flags").at(&[]);
        when(eq(block_x(), 0), || {
            when(eq(thread(), 0), || spin(1, || flag.load_acquire()))
        });
        when(eq(block_x(), 1), || {
            // Half of it never comes to the barrier.
            when(lt(thread(), 32), barrier);
            flag.store_release(1);
        });
    });
    for options in orders() {
        let mut device = Device::default();
        device.counters("flags", 1);
        let errors = device.run_with(&kernel, 2, &options).unwrap_err().errors;
        let barriers = errors
            .iter()
            .filter(|fault| matches!(fault.kind, FaultKind::Deadlock { .. }));
        assert_eq!(barriers.count(), 1, "{errors:#?}");
    }
}
