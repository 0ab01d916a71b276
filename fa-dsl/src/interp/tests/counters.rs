//! Counters are zero before and after a launch; scratch memory means nothing before it.

use super::*;
use crate::build::compare::{eq, lt};
use crate::build::control::when;
use crate::build::{Order, block_x, thread};
use crate::interp::{Access, FaultKind, Location as Place};

/// Each CTA arrives at a counter; the last one resets it if it is told to.
fn arrive(device: &Device, resets: bool) -> (Result<Report, Failure>, u32) {
    let mut line = 0;
    let kernel = stage(32, || {
        let counters = Counters::declare("arrived");
        when(eq(thread(), 0), || {
            let counter = counters.at(&[Reg::from(1)]);
            line = mark();
            let before = counter.fetch_add(1, Order::AcqRel);
            if resets {
                when(eq(before, 3), || counter.store_relaxed(0));
            }
        });
    });
    (device.run(&kernel, 4), line)
}

#[test]
fn a_counter_that_is_left_is_found_with_the_line_that_wrote_it() {
    let mut device = Device::default();
    let counters = device.counters("arrived", 2);
    arrive(&device, true).0.unwrap();
    let (result, line) = arrive(&device, false);
    let fault = only_fault(result);
    let left = FaultKind::CounterLeft {
        parameter: "arrived",
        index: [1, 0, 0, 0],
        value: 4,
    };
    assert_eq!(fault.kind, left);
    assert_eq!((fault.block, fault.lanes), ([3, 0, 0], 1));
    assert_line(&fault.place, line);
    // And the next launch says that it cannot start so.
    let fault = only_fault(arrive(&device, true).0);
    let found = FaultKind::CounterAtStart {
        parameter: "arrived",
        index: [1, 0, 0, 0],
        value: 4,
    };
    assert_eq!(fault.kind, found);
    device.memory.write(counters, &[0; 8]).unwrap();
    arrive(&device, true).0.unwrap();
}

#[test]
fn counters_have_to_be_zeroed_once() {
    let mut device = Device::default();
    let address = device.memory.alloc(8);
    let view = TensorViewMut::from_extent(row::<u32>(address, 2));
    Counters::pack(&view, "arrived", &mut device.args);
    let fault = only_fault(arrive(&device, true).0);
    let FaultKind::UninitializedMemory {
        access: Access::Atomic,
        at,
        bytes: 4,
    } = fault.kind
    else {
        panic!("{fault}")
    };
    let first = matches!(
        at,
        Place::Global {
            tensor: Some(("arrived", 0)),
            ..
        }
    );
    assert!(first, "{at}");
}

#[test]
fn scratch_is_written_before_it_is_read_and_need_not_be_written() {
    let run = |written: u32| {
        let mut device = Device::default();
        device.output::<u32>("y", 64);
        // With the values of an earlier launch.
        device.scratch::<u32>("data", 1000);
        let mut line = 0;
        let kernel = stage(32, || {
            let (y, data) = (
                TensorMut::<u32>::declare("y"),
                Scratch::<u32>::declare("data"),
            );
            let i = block_x() * 32 + thread();
            when(lt(i, written), || data.at(&[i]).store(0, i));
            line = mark();
            let value = data.at(&[i]).load(0);
            mark();
            y.at(&[i]).store(0, value);
        });
        (device.run(&kernel, 2), line)
    };
    run(64).0.unwrap();
    let (result, line) = run(63);
    let fault = only_fault(result);
    assert!(
        matches!(fault.kind, FaultKind::UninitializedMemory { .. }),
        "{fault}"
    );
    assert_eq!((fault.block, fault.lanes), ([1, 0, 0], 1 << 31));
    assert_line(&fault.place, line);
}

#[test]
fn outputs_may_be_written_by_updates_alone() {
    let run = |bins: u32| {
        let mut device = Device::default();
        let tallies = device.upload(&[0_u32; 4]);
        device.output_view::<u32>("tallies", row::<u32>(tallies, 4));
        let kernel = stage(32, || {
            let tallies = TensorMut::<u32>::declare("tallies");
            tallies.at(&[thread() % bins]).atomic_add(0, 1);
        });
        (device.run(&kernel, 3), device.download::<u32>(tallies, 4))
    };
    let (result, tallies) = run(4);
    result.unwrap();
    assert_eq!(tallies, [24; 4]);
    let fault = only_fault(run(2).0);
    assert!(
        matches!(fault.kind, FaultKind::NeverWritten { missing: 2, .. }),
        "{fault}"
    );
}

#[test]
fn an_update_reads_what_was_there() {
    let mut device = Device::default();
    device.output::<u32>("tallies", 32);
    let kernel = stage(32, || {
        TensorMut::<u32>::declare("tallies")
            .at(&[thread()])
            .atomic_add(0, 1);
    });
    let fault = only_fault(device.run(&kernel, 1));
    assert!(
        matches!(
            fault.kind,
            FaultKind::UninitializedMemory {
                access: Access::Atomic,
                ..
            }
        ),
        "{fault}"
    );
}
