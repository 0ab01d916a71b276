//! Bulk loads.

use super::super::atomics::orders;
use super::*;
use crate::abi::MapError;
use crate::build::compare::{ge, lt};
use crate::build::{barrier, warp_sync};
use crate::interp::Location as Place;
use crate::tile::boxes::load_box;

/// A device with 128 rows of 64 numbers in boxes of 64 rows.
fn device() -> (Device, Vec<f16>) {
    let mut device = Device::default();
    let values = numbers(1, 128 * 64);
    device.mapped("x", &values, SIDE);
    (device, values)
}

/// A kernel of 64 threads: thread 0 expects `expected` bytes and loads a tile from row `row`, then
/// all do the rest.
fn loading(row: u32, expected: u32, rest: impl FnOnce(PanelTile, Mbarrier)) -> (Kernel, u32) {
    loading_from([row, 0], expected, rest)
}

/// As [`loading`], from a row and a column on.
fn loading_from(
    [row, column]: [u32; 2],
    expected: u32,
    rest: impl FnOnce(PanelTile, Mbarrier),
) -> (Kernel, u32) {
    let mut line = 0;
    let kernel = stage(64, || {
        let x = TensorMap::<f16>::declare("x");
        let (tile, full) = (tile(), mbarrier());
        init(&[(full, 1)]);
        in_thread(0, || {
            full.expect(expected);
            line = mark();
            load_box(&x, tile.base, full, column, at_row(row));
        });
        rest(tile, full);
    });
    (kernel, line)
}

/// The pair of numbers at a row and an even column of a swizzled tile.
fn pair(tile: PanelTile, row: Reg<u32>, column: u32) -> Reg<u32> {
    let chunk = ((row & 7) ^ (column / 8)) * 16;
    get(tile.base + row * 128 + chunk + column % 8 * 2)
}

#[test]
fn a_box_arrives_swizzled_and_padded_with_zeros() {
    for (row, outside) in [(0, false), (32, false), (96, true)] {
        let (mut device, values) = device();
        let out = device.output::<u32>("out", 64);
        let kernel = stage(64, || {
            let x = TensorMap::<f16>::declare("x");
            let out = TensorMut::<u32>::declare("out");
            let (tile, full) = (tile(), mbarrier());
            init(&[(full, 1)]);
            in_thread(0, || {
                full.expect(TILE);
                tile.load(&x, full, at_row(row));
            });
            full.wait(0);
            out.at(&[thread()]).store(0, pair(tile, thread(), 20));
        });
        device.run(&kernel, 1).unwrap();
        let bits = |index: usize| {
            values
                .get(index)
                .map_or(0, |value| u32::from(value.to_bits()))
        };
        let expected: Vec<u32> = (0..64)
            .map(|i| (row as usize + i) * 64 + 20)
            .map(|first| bits(first) | bits(first + 1) << 16)
            .collect();
        assert_eq!(device.download::<u32>(out, 64), expected);
        assert_eq!(expected[40] == 0 && expected[60] == 0, outside);
    }
}

#[test]
fn a_box_that_begins_between_multiples_of_16_bytes() {
    let from = |column| loading_from([0, column], TILE, |_, full| full.wait(0));
    device().0.run(&from(8).0, 1).unwrap();
    let (kernel, line) = from(7);
    let failure = device().0.run(&kernel, 1).unwrap_err();
    let error = MapError::Column {
        element: 7,
        element_bytes: 2,
    };
    let fault = &failure.errors[0];
    assert_eq!(fault.kind, FaultKind::TensorMap { map: "x", error });
    assert_line(&fault.place, line);
}

#[test]
fn reading_before_the_wait() {
    let mut line = 0;
    let (kernel, loaded) = loading(0, TILE, |tile, full| {
        line = mark();
        pair(tile, thread(), 8);
        full.wait(0);
    });
    let fault = only_fault(device().0.run(&kernel, 1));
    assert!(
        matches!(
            fault.kind,
            FaultKind::InFlight {
                access: Access::Load,
                ..
            }
        ),
        "{fault}"
    );
    assert_line(&fault.place, line);
    assert_line(&fault.other.unwrap(), loaded);
}

#[test]
fn a_warp_that_has_not_waited_itself_needs_a_barrier() {
    let second_warp = |ordered: bool| {
        loading(0, TILE, |tile, full| {
            when(lt(thread(), 32), || full.wait(0));
            if ordered {
                barrier();
            }
            pair(tile, thread(), 8);
        })
        .0
    };
    device().0.run(&second_warp(true), 1).unwrap();
    let fault = only_fault(device().0.run(&second_warp(false), 1));
    assert!(matches!(fault.kind, FaultKind::InFlight { .. }), "{fault}");
    assert_eq!((fault.warp, fault.lanes), (1, u32::MAX));
}

#[test]
fn a_load_never_waited_for() {
    let (kernel, loaded) = loading(0, TILE, |_, _| {});
    let fault = only_fault(device().0.run(&kernel, 1));
    assert_eq!(fault.kind, FaultKind::NeverWaited { copies: 1 });
    assert_line(&fault.place, loaded);
}

#[test]
fn a_wait_that_an_earlier_phase_ends() {
    // Warps 1 and 2 take turns at a tile that warp 0 fills three times, the last time for warp 2. Warp 2 has seen neither of the phases before: when the
    // first has ended and the second has not, the wait for the third takes the first for it. `own` is whether each has an mbarrier of its own.
    let kernel = |own: bool| {
        stage(96, || {
            let x = TensorMap::<f16>::declare("x");
            let (shared, other) = (tile(), tile());
            let (first, empty, start) = (mbarrier(), mbarrier(), mbarrier());
            let last = if own { mbarrier() } else { first };
            let mut all = vec![(first, 1), (empty, 1), (start, 1)];
            all.extend(own.then_some((last, 1)));
            init(&all);
            let load = |tile: PanelTile, full: Mbarrier, row: u32| {
                full.expect(TILE);
                tile.load(&x, full, at_row(row));
            };
            in_thread(0, || {
                load(shared, first, 0);
                empty.wait(0);
                load(shared, first, 64);
                load(other, start, 0);
                empty.wait(1);
                load(shared, last, 32);
            });
            in_thread(32, || {
                for parity in [0, 1] {
                    first.wait(parity);
                    get(shared.base);
                    empty.arrive();
                }
            });
            in_thread(64, || {
                start.wait(0);
                last.wait(0);
                get(shared.base);
            });
        })
    };
    let fails = |own: bool| {
        let run = |options: Options| device().0.run_with(&kernel(own), 1, &options).is_err();
        orders().filter(|options| run(*options)).count()
    };
    assert_eq!(fails(true), 0);
    assert!(fails(false) > 0, "loads land one at a time, in any order");
}

#[test]
fn expecting_other_bytes_than_land() {
    for (expected, missing) in [(TILE + 16, 16), (TILE - 16, -16)] {
        let mut line = 0;
        let (kernel, _) = loading(0, expected, |_, full| {
            line = mark();
            full.wait(0);
        });
        let fault = only_fault(device().0.run(&kernel, 1));
        assert!(
            matches!(
                fault.kind,
                FaultKind::MbarrierDeadlock { bytes, arrivals: 0, .. } if bytes == missing
            ),
            "{fault}"
        );
        assert_line(&fault.place, line);
    }
}

#[test]
fn a_phase_that_ends_before_its_copy() {
    // The bytes are expected by nobody, and thread 0 arrives once more.
    let mut line = 0;
    let kernel = stage(64, || {
        let x = TensorMap::<f16>::declare("x");
        let (tile, full) = (tile(), mbarrier());
        init(&[(full, 1)]);
        in_thread(0, || {
            tile.load(&x, full, at_row(0));
            line = mark();
            full.arrive();
        });
        full.wait(0);
    });
    let errors = device().0.run(&kernel, 1).unwrap_err().errors;
    let misuse = MbarrierMisuse::EarlyPhase {
        bytes: u64::from(TILE),
    };
    assert!(
        matches!(errors[0].kind, FaultKind::Mbarrier { misuse: found, .. } if found == misuse),
        "{errors:#?}"
    );
    assert_line(&errors[0].place, line);
}

/// Two rounds through one tile, which warp 1 reads. `acquire` is what thread 0 does before the second
/// load.
fn refilled(acquire: impl Fn(Mbarrier)) -> (Kernel, u32) {
    let mut line = 0;
    let kernel = stage(64, || {
        let x = TensorMap::<f16>::declare("x");
        let (tile, first, second, empty) = (tile(), mbarrier(), mbarrier(), mbarrier());
        init(&[(first, 1), (second, 1), (empty, 32)]);
        in_thread(0, || {
            first.expect(TILE);
            tile.load(&x, first, at_row(0));
            acquire(empty);
            second.expect(TILE);
            line = mark();
            tile.load(&x, second, at_row(64));
            mark();
        });
        when(ge(thread(), 32), || {
            first.wait(0);
            pair(tile, thread() - 32, 0);
            empty.arrive();
        });
        second.wait(0);
        pair(tile, thread(), 0);
    });
    (kernel, line)
}

#[test]
fn a_ring_is_refilled_when_its_readers_are_done() {
    device()
        .0
        .run(&refilled(|empty| empty.wait(0)).0, 1)
        .unwrap();
    let (kernel, line) = refilled(|_| {});
    let fault = &device().0.run(&kernel, 1).unwrap_err().errors[0];
    let access = Access::Copy;
    assert!(
        matches!(fault.kind, FaultKind::InFlight { access: found, .. } if found == access),
        "{fault}"
    );
    assert_line(&fault.place, line);
}

#[test]
fn refilling_after_the_load_but_not_the_reads() {
    // Thread 0 waits for the first load itself, but not for its readers.
    let mut filled = 0;
    let mut read = 0;
    let kernel = stage(64, || {
        let x = TensorMap::<f16>::declare("x");
        let (tile, full) = (tile(), mbarrier());
        init(&[(full, 1)]);
        in_thread(0, || {
            full.expect(TILE);
            tile.load(&x, full, at_row(0));
        });
        full.wait(0);
        read = mark();
        pair(tile, thread(), 0);
        mark();
        warp_sync();
        when(eq(thread(), 32), || {
            full.expect(TILE);
            filled = mark();
            tile.load(&x, full, at_row(64));
        });
        full.wait(1);
    });
    let fault = only_fault(device().0.run(&kernel, 1));
    assert!(
        matches!(
            fault.kind,
            FaultKind::Race {
                hazard: Hazard::WriteAfterRead,
                other: crate::interp::Actor { warp: 0, .. },
                ..
            }
        ),
        "{fault}"
    );
    assert_line(&fault.place, filled);
    assert_line(&fault.other.unwrap(), read);
}

#[test]
fn places_and_lanes() {
    let placed = |offset: u32, all: bool| {
        stage(64, || {
            let x = TensorMap::<f16>::declare("x");
            let (tile, full) = (tile(), mbarrier());
            init(&[(full, 1)]);
            let load = || {
                full.expect(TILE);
                tile.shifted(offset).load(&x, full, at_row(0));
            };
            match all {
                true => when(lt(thread(), 2), load),
                false => in_thread(0, load),
            }
        })
    };
    let first = |kernel| {
        device().0.run(&kernel, 1).unwrap_err().errors[0]
            .kind
            .clone()
    };
    let size = TILE + 8;
    let at = |offset| Place::Shared { offset, size };
    let (access, bytes) = (Access::Copy, TILE);
    let at_1024 = at(1024);
    assert_eq!(
        first(placed(1024, false)),
        FaultKind::OutOfBounds {
            access,
            at: at_1024,
            bytes
        }
    );
    let errors = device().0.run(&placed(0, true), 1).unwrap_err().errors;
    let one_lane = FaultKind::NotOneLane {
        instruction: "tma.load.4d",
        active: 3,
    };
    assert!(
        errors.iter().any(|fault| fault.kind == one_lane),
        "{errors:#?}"
    );
    // A tile between the 1024-byte patterns of the swizzle.
    let kernel = stage(64, || {
        let x = TensorMap::<f16>::declare("x");
        let (tile, full) = (tile(), mbarrier());
        crate::build::shared(1024, 128);
        init(&[(full, 1)]);
        in_thread(0, || {
            full.expect(TILE);
            tile.shifted(128_u32).load(&x, full, at_row(0));
        });
    });
    assert!(matches!(
        first(kernel),
        FaultKind::Misaligned { bytes: 1024, .. }
    ));
}
