//! What atomic instructions order: how a CTA passes on what it has stored.

use super::*;
use crate::build::compare::eq;
use crate::build::control::when;
use crate::build::{Counter, Order, barrier, block_x, fence_gpu, thread};
use crate::interp::{FaultKind, Hazard};

use super::atomics::{float_sum, orders, spin};
/// How CTA 0 tells CTA 1 that it has stored.
#[derive(Clone, Copy)]
struct Passing {
    publish: fn(Counter),
    observe: fn(Counter) -> Reg<u32>,
    /// After the producer's stores, before the consumer's loads.
    barriers: (bool, bool),
    /// After the consumer's last look at the flag.
    then: fn(),
}

const RIGHT: Passing = Passing {
    publish: |flag| flag.store_release(1),
    observe: Counter::load_acquire,
    barriers: (true, true),
    then: || {},
};

/// CTA 0 stores 64 numbers, CTA 1 waits for them and copies them, each thread another one than its
/// own. Gives the lines of the store and of the load.
fn pass(passing: Passing, options: &Options) -> (Result<Report, Failure>, [u32; 2]) {
    let mut device = Device::default();
    let y = device.output::<u32>("y", 64);
    device.scratch::<u32>("data", 64);
    device.counters("flags", 1);
    let (mut store, mut load) = (0, 0);
    let kernel = stage(64, || {
        let (y, data) = (
            TensorMut::<u32>::declare("y"),
            Scratch::<u32>::declare("data"),
        );
        let flag = Counters::declare("flags").at(&[]);
        let (t, sync) = (thread(), |there: bool| {
            if there {
                barrier()
            }
        });
        when(eq(block_x(), 0), || {
            store = mark();
            data.at(&[t]).store(0, t + 100);
            mark();
            sync(passing.barriers.0);
            when(eq(t, 0), || (passing.publish)(flag));
        });
        when(eq(block_x(), 1), || {
            mark();
            when(eq(t, 0), || {
                spin(1, || (passing.observe)(flag));
                (passing.then)();
                flag.store_relaxed(0);
            });
            sync(passing.barriers.1);
            load = mark();
            let value = data.at(&[t ^ 33]).load(0);
            mark();
            y.at(&[t]).store(0, value);
        });
    });
    let result = device.run_with(&kernel, 2, options);
    if result.is_ok() {
        let expected: Vec<u32> = (0..64).map(|t| (t ^ 33) + 100).collect();
        assert_eq!(device.download::<u32>(y, 64), expected);
    }
    (result, [store, load])
}

#[track_caller]
fn assert_passes(passing: Passing) {
    for options in orders() {
        if let Err(failure) = pass(passing, &options).0 {
            panic!("{options:?}: {failure}");
        }
    }
}

#[track_caller]
fn assert_races(passing: Passing) {
    for options in orders() {
        let (result, [store, load]) = pass(passing, &options);
        let errors = result.expect_err("a race is found").errors;
        let race = errors.iter().find(|fault| {
            matches!(
                fault.kind,
                FaultKind::Race {
                    hazard: Hazard::ReadAfterWrite,
                    ..
                }
            )
        });
        // A thread that does not wait may also be too early.
        let Some(race) = race else {
            let early = matches!(errors[0].kind, FaultKind::UninitializedMemory { .. });
            assert!(early && !passing.barriers.1, "{options:?}: {errors:#?}");
            assert_line(&errors[0].place, load);
            continue;
        };
        assert_line(&race.place, load);
        assert_line(race.other.as_deref().unwrap(), store);
        assert_eq!(race.block, [1, 0, 0]);
    }
}

#[test]
fn a_release_and_an_acquire_pass_on_what_a_cta_has_stored() {
    assert_passes(RIGHT);
    let added = |flag: Counter| flag.add_release(1);
    assert_passes(Passing {
        publish: added,
        ..RIGHT
    });
    assert_passes(Passing {
        publish: |flag| {
            flag.fetch_add(1, Order::Release);
        },
        observe: |flag| flag.fetch_add(0, Order::Acquire),
        ..RIGHT
    });
}

#[test]
fn a_fence_makes_relaxed_accesses_release_and_acquire() {
    let publish = |flag: Counter| {
        fence_gpu();
        flag.store_relaxed(1);
    };
    let fenced = Passing {
        publish,
        observe: Counter::load_relaxed,
        then: fence_gpu,
        ..RIGHT
    };
    assert_passes(fenced);
    assert_passes(Passing { publish, ..RIGHT });
    assert_races(Passing {
        publish: |flag| flag.store_relaxed(1),
        ..fenced
    });
    assert_races(Passing {
        then: || {},
        ..fenced
    });
    // A fence after the flag is too late.
    assert_races(Passing {
        publish: |flag| {
            flag.store_relaxed(1);
            fence_gpu();
        },
        ..RIGHT
    });
}

#[test]
fn relaxed_accesses_order_nothing() {
    for publish in [
        |flag: Counter| flag.store_relaxed(1),
        |flag: Counter| flag.add_relaxed(1),
        |flag: Counter| {
            flag.fetch_add(1, Order::Acquire);
        },
    ] {
        assert_races(Passing { publish, ..RIGHT });
    }
    for observe in [Counter::load_relaxed, |flag: Counter| {
        flag.fetch_add(0, Order::Release)
    }] {
        assert_races(Passing { observe, ..RIGHT });
    }
}

#[test]
fn one_thread_speaks_for_its_cta_only_with_barriers() {
    for barriers in [(false, true), (true, false)] {
        assert_races(Passing { barriers, ..RIGHT });
    }
}

/// Two producers count up, and CTA 2 reads what CTA 0 has stored. `second` is what CTA 1 does to the
/// counter once it is 1.
fn chain(second: fn(Counter), options: &Options) -> Result<Report, Failure> {
    let mut device = Device::default();
    device.output::<u32>("y", 1);
    device.scratch::<u32>("data", 1);
    device.counters("counts", 1);
    let kernel = stage(32, || {
        let (y, data) = (
            TensorMut::<u32>::declare("y"),
            Scratch::<u32>::declare("data"),
        );
        let count = Counters::declare("counts").at(&[]);
        let on = |block: u32, work: &dyn Fn()| {
            when(eq(block_x(), block), || when(eq(thread(), 0), work));
        };
        on(0, &|| {
            data.at(&[]).store(0, Reg::from(7));
            count.add_release(1);
        });
        on(1, &|| {
            spin(1, || count.load_relaxed());
            second(count);
        });
        on(2, &|| {
            spin(2, || count.load_acquire());
            y.at(&[]).store(0, data.at(&[]).load(0));
            count.store_relaxed(0);
        });
    });
    device.run_with(&kernel, 3, options)
}

#[test]
fn updates_go_on_with_a_release_and_stores_do_not() {
    for options in orders() {
        chain(|count| count.add_relaxed(1), &options).unwrap();
    }
    // CTA 1 has not acquired what CTA 0 released, so that it cannot release it either.
    for second in [
        |count: Counter| count.store_relaxed(2),
        |count: Counter| count.store_release(2),
    ] {
        let fault = only_fault(chain(second, &Options::default()));
        assert!(matches!(fault.kind, FaultKind::Race { .. }), "{fault}");
    }
}

#[test]
fn without_the_sanitiser_the_results_are_the_same() {
    let options = Options {
        sanitize: false,
        ..Options::default()
    };
    pass(RIGHT, &options).0.unwrap();
    assert_eq!(float_sum(&options), float_sum(&Options::default()));
}
