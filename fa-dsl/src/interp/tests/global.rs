//! Faults of global memory.

use super::*;
use crate::build::compare::{eq, lt, ne};
use crate::build::control::when;
use crate::build::{barrier, block_x, thread};
use crate::interp::{Access, FaultKind, Hazard, Location as Place};

/// A kernel of 32 threads with an input `x` and an output `y`, and a device with 64 of each.
fn case(body: impl FnOnce(Tensor<u32>, TensorMut<u32>)) -> (Device, Kernel) {
    let mut device = Device::default();
    device.input::<u32>("x", &[1; 64]);
    device.output::<u32>("y", 64);
    let kernel = stage(32, || body(Tensor::declare("x"), TensorMut::declare("y")));
    (device, kernel)
}

/// The thread's number in the grid.
fn index() -> Reg<u32> {
    block_x() * 32 + thread()
}

#[test]
fn outputs_are_written_by_all_ctas() {
    let (device, kernel) = case(|x, y| {
        y.at(&[index()])
            .store(0, x.at(&[index()]).load(0) + index())
    });
    device.run(&kernel, 2).unwrap();
}

/// A kernel of 32 threads that may write `state`, of which the device has 64 elements, in part.
fn in_part(body: impl FnOnce(TensorInOut<u32>)) -> (Device, Kernel, u64) {
    let mut device = Device::default();
    let address = device.upload::<u32>(&(0..64).collect::<Vec<_>>());
    let extent = row::<u32>(address, 64);
    TensorInOut::<u32>::pack(
        &TensorViewMut::from_extent(extent),
        "state",
        &mut device.args,
    );
    let kernel = stage(32, || body(TensorInOut::declare("state")));
    (device, kernel, address)
}

#[test]
fn what_is_written_in_part_keeps_the_rest() {
    let (device, kernel, address) = in_part(|state| {
        let at = state.at(&[thread() * 2]);
        at.store(0, at.load(0) + at.load(1) + 100);
    });
    device.run(&kernel, 1).unwrap();
    let expected = (0..64_u32).map(|i| if i % 2 == 0 { 2 * i + 101 } else { i });
    assert_eq!(
        device.download::<u32>(address, 64),
        expected.collect::<Vec<_>>()
    );
}

#[test]
fn ctas_race_for_what_is_written_in_part() {
    let (device, kernel, _) = in_part(|state| state.at(&[thread()]).store(0, block_x()));
    let errors = device
        .run(&kernel, 2)
        .expect_err("two CTAs write one element")
        .errors;
    let race = |fault: &Fault| matches!(fault.kind, FaultKind::Race { .. });
    assert!(errors.iter().all(race), "{errors:#?}");
}

#[test]
fn what_is_written_in_part_has_an_end() {
    let (device, kernel, _) = in_part(|state| state.at(&[thread() + 40]).store(0, 0.into()));
    let errors = device.run(&kernel, 1).expect_err("it ends").errors;
    assert!(!errors.is_empty());
    let outside = |fault: &Fault| matches!(fault.kind, FaultKind::OutOfBounds { .. });
    assert!(errors.iter().all(outside), "{errors:#?}");
}

#[test]
fn unwritten_global_memory() {
    let mut line = 0;
    let (device, kernel) = case(|_, y| {
        line = mark();
        let before = y.at(&[index()]).load(0);
        y.at(&[index()]).store(0, before);
    });
    let fault = only_fault(device.run(&kernel, 2));
    let FaultKind::UninitializedMemory {
        access: Access::Load,
        at,
        bytes: 4,
    } = fault.kind
    else {
        panic!("{fault}")
    };
    assert!(matches!(
        at,
        Place::Global {
            tensor: Some(("y", 0)),
            ..
        }
    ));
    assert_line(&fault.place, line);
}

#[test]
fn out_of_bounds() {
    let mut line = 0;
    let (device, kernel) = case(|x, y| {
        line = mark();
        let value = x.at(&[index()]).load(1);
        y.at(&[index()]).store(0, value);
    });
    let fault = only_fault(device.run(&kernel, 2));
    let FaultKind::OutOfBounds {
        access: Access::Load,
        at,
        bytes: 4,
    } = fault.kind
    else {
        panic!("{fault}")
    };
    assert!(matches!(
        at,
        Place::Global {
            tensor: Some(("x", 256)),
            ..
        }
    ));
    assert_eq!((fault.block, fault.lanes), ([1, 0, 0], 1 << 31));
    assert_line(&fault.place, line);
}

#[test]
fn an_index_below_zero_reaches_no_other_tensor() {
    let (device, kernel) = case(|x, y| {
        let address = x.at(&[index()]).address + Reg::from(4_u64.wrapping_neg());
        let srcs = [address.operand(), Reg::from(0_u32).operand()];
        let value = Reg::<u32>::from_operand(emit(&memory::LD_GLOBAL_U32, &srcs));
        y.at(&[index()]).store(0, value);
    });
    let fault = only_fault(device.run(&kernel, 2));
    let FaultKind::OutOfBounds { at, .. } = fault.kind else {
        panic!("{fault}")
    };
    assert!(matches!(
        at,
        Place::Global {
            tensor: Some(("x", -4)),
            ..
        }
    ));
    assert_eq!((fault.block, fault.lanes), ([0, 0, 0], 1));
}

#[test]
fn misaligned() {
    let mut line = 0;
    let (device, kernel) = case(|x, y| {
        line = mark();
        let address = x.at(&[index()]).address + Reg::from(2_u64);
        let srcs = [address.operand(), Reg::from(0_u32).operand()];
        let value = Reg::<u32>::from_operand(emit(&memory::LD_GLOBAL_U32, &srcs));
        y.at(&[index()]).store(0, value);
    });
    let errors = device.run(&kernel, 2).unwrap_err().errors;
    assert!(matches!(
        errors[0].kind,
        FaultKind::Misaligned {
            access: Access::Load,
            bytes: 4,
            ..
        }
    ));
    assert_line(&errors[0].place, line);
}

#[test]
fn inputs_are_read_only() {
    let mut line = 0;
    let (device, kernel) = case(|x, y| {
        y.at(&[index()]).store(0, index());
        line = mark();
        let srcs = vec![
            x.base.operand(),
            Reg::from(4_u32).operand(),
            index().operand(),
        ];
        when(eq(index(), 40), || {
            emit_to(&memory::ST_GLOBAL_U32, Vec::new(), srcs)
        });
    });
    let fault = only_fault(device.run(&kernel, 2));
    let FaultKind::NotWritable { at, bytes: 4 } = fault.kind else {
        panic!("{fault}")
    };
    assert!(matches!(
        at,
        Place::Global {
            tensor: Some(("x", 4)),
            ..
        }
    ));
    assert_eq!((fault.block, fault.lanes), ([1, 0, 0], 1 << 8));
    assert_line(&fault.place, line);
}

#[test]
fn holes_of_a_strided_output_are_not_writable() {
    let mut line = 0;
    let mut device = Device::default();
    let address = device.upload(&[0_u32; 64]);
    let extent = Extent {
        address,
        shape: [2, 24, 1, 1],
        strides: [32, 1, 0, 0],
        element_bytes: 4,
    };
    device.output_view::<u32>("y", extent);
    let kernel = stage(32, || {
        let y = TensorMut::<u32>::declare("y");
        line = mark();
        y.at(&[block_x(), thread()]).store(0, thread());
    });
    let errors = device.run(&kernel, 2).unwrap_err().errors;
    assert!(matches!(
        errors[0].kind,
        FaultKind::NotWritable {
            at: Place::Global {
                tensor: Some(("y", 96)),
                ..
            },
            bytes: 4
        }
    ));
    assert_eq!(errors[0].lanes, 0xff00_0000);
    assert_line(&errors[0].place, line);
    // What lies in the holes stays.
    assert_eq!(device.download::<u32>(address + 96, 8), [0; 8]);
}

#[test]
fn elements_never_written() {
    let (device, kernel) =
        case(|_, y| when(ne(index(), 42), || y.at(&[index()]).store(0, index())));
    let fault = only_fault(device.run(&kernel, 2));
    assert_eq!(
        fault.kind,
        FaultKind::NeverWritten {
            parameter: "y",
            index: [42, 0, 0, 0],
            missing: 1
        }
    );
}

#[test]
fn two_ctas_write_one_element() {
    let mut line = 0;
    let (device, kernel) = case(|_, y| {
        y.at(&[index()]).store(0, index());
        line = mark();
        when(eq(index(), 33), || y.at(&[Reg::from(5)]).store(0, index()));
    });
    let fault = only_fault(device.run(&kernel, 2));
    let FaultKind::Race {
        hazard: Hazard::WriteAfterWrite,
        at,
        other,
    } = fault.kind
    else {
        panic!("{fault}")
    };
    assert!(matches!(
        at,
        Place::Global {
            tensor: Some(("y", 20)),
            ..
        }
    ));
    assert_eq!((other.block, other.lane), ([0; 3], Some(5)));
    assert_eq!((fault.block, fault.lanes), ([1, 0, 0], 1 << 1));
    assert_line(&fault.place, line);
}

#[test]
fn a_cta_reads_what_another_writes() {
    let (device, kernel) = case(|_, y| {
        y.at(&[index()]).store(0, index());
        when(eq(index(), 0), || {
            y.at(&[Reg::from(40)]).load(0);
        });
    });
    // Depending on who runs first, the read is found by the store or the store by the read, or the
    // element is not yet written when it is read.
    let errors = device.run(&kernel, 2).unwrap_err().errors;
    let race = errors
        .iter()
        .find(|fault| matches!(fault.kind, FaultKind::Race { .. }))
        .unwrap();
    assert_eq!((race.block, race.lanes), ([1, 0, 0], 1 << 8));
    assert!(matches!(
        race.kind,
        FaultKind::Race {
            hazard: Hazard::WriteAfterRead,
            ..
        }
    ));
}

#[test]
fn threads_of_a_cta_write_one_element() {
    let twice = |order: fn()| {
        let mut device = Device::default();
        device.output::<u32>("y", 64);
        let kernel = stage(64, || {
            let y = TensorMut::<u32>::declare("y");
            y.at(&[thread()]).store(0, thread());
            order();
            y.at(&[thread() ^ 32]).store(0, thread());
        });
        device.run(&kernel, 1)
    };
    let fault = only_fault(twice(|| {}));
    assert!(matches!(
        fault.kind,
        FaultKind::Race {
            hazard: Hazard::WriteAfterWrite,
            ..
        }
    ));
    twice(barrier).unwrap();
}

#[test]
fn lanes_store_different_values_to_one_element() {
    let mut line = 0;
    let (device, kernel) = case(|_, y| {
        y.at(&[index()]).store(0, index());
        barrier();
        line = mark();
        when(lt(thread(), 2), || {
            y.at(&[block_x() * 32]).store(0, thread())
        });
    });
    let fault = only_fault(device.run(&kernel, 2));
    assert!(matches!(
        fault.kind,
        FaultKind::ConflictingLanes { other_lane: 0, .. }
    ));
    assert_eq!((fault.block, fault.lanes), ([0; 3], 1 << 1));
    assert_line(&fault.place, line);
}

#[test]
fn an_in_place_update_is_clean() {
    let mut device = Device::default();
    let y = device.upload(&[7_u32; 64]);
    device.output_view::<u32>("y", row::<u32>(y, 64));
    let kernel = stage(32, || {
        let y = TensorMut::<u32>::declare("y").at(&[index()]);
        y.store(0, y.load(0) + index());
    });
    device.run(&kernel, 2).unwrap();
    assert_eq!(device.download::<u32>(y, 64), (7..71).collect::<Vec<u32>>());
}

#[test]
fn arguments_and_grid_are_checked() {
    let (mut device, kernel) = case(|_, y| y.at(&[index()]).store(0, index()));
    let fault = only_fault(device.run(&kernel, 0));
    assert_eq!(fault.kind, FaultKind::Grid { grid: [0, 1, 1] });
    device.args.push(1);
    let fault = only_fault(device.run(&kernel, 2));
    assert_eq!(
        fault.kind,
        FaultKind::ArgumentCount {
            expected: 10,
            given: 11
        }
    );
}

#[test]
fn a_failure_lists_at_most_as_many_faults_as_asked_for() {
    let (device, kernel) = case(|x, _| {
        let beyond = x.at(&[Reg::from(64)]);
        for offset in 0..20 {
            mark();
            beyond.load(offset);
        }
        mark();
        beyond.load(0);
        mark();
        beyond.load(0);
    });
    // However often, a line with one kind of fault is one fault.
    let lines = |max_errors| {
        let options = Options {
            max_errors,
            ..Options::default()
        };
        device
            .run_with(&kernel, 2, &options)
            .unwrap_err()
            .errors
            .len()
    };
    assert_eq!([1, 2, 3, 16].map(lines), [1, 2, 3, 3]);
    let failure = device.run(&kernel, 2).unwrap_err();
    assert!(
        failure
            .to_string()
            .starts_with("kernel `planted`: load of 4 bytes at global address")
    );
}
