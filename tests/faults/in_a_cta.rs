//! Mistakes that one CTA can make.

use fa::prelude::*;
use fa_dsl::interp::{Access, FaultKind, Hazard, LineConflicts, Location};
use fa_dsl::prelude::*;
use fa_dsl::tile::{
    Accumulator, FragmentA, GlobalRows, KeyLanes, SharedTile, TileCopy, commit, mma_nt,
    shared_base, shared_load, shared_store, wait,
};
use fa_dsl::validate::ValidationError;
use fa_runtime::Error;

use crate::{faults, is_at, only_fault};

/// Threads of the kernels.
const THREADS: usize = 64;

/// A kernel from f32 to f32, one element a thread.
macro_rules! run {
    ($kernel:ident, $args:ident) => {{
        let device = Device::cpu();
        device.load(&$kernel::CONFIG).and_then(|program| {
            let x = device.upload(&[1.0_f32; THREADS])?;
            let mut y = device.poisoned::<f32>(THREADS)?;
            let shape = [THREADS as u64];
            let args = $args {
                x: x.contiguous(&shape)?,
                y: y.contiguous_mut(&shape)?,
            };
            program.launch([1, 1, 1], &args)
        })
    }};
}

#[kernel(name = MissingBarrier, threads = 64)]
fn missing_barrier(x: Tensor<f32>, y: TensorMut<f32>) {
    let slots = shared_base() + shared(256, 16);
    let t = thread();
    shared_store(slots + t * 4, 0, x.at(&[t]).load(0)); // FAULT unordered store
    let theirs = shared_load(slots + (t ^ 32) * 4, 0); // FAULT missing barrier
    y.at(&[t]).store(0, theirs);
}

#[test]
fn a_missing_barrier_is_a_race() {
    let faults = faults(run!(MissingBarrier, MissingBarrierArgs));
    for (hazard, second, first) in [
        (Hazard::ReadAfterWrite, "missing barrier", "unordered store"),
        (Hazard::WriteAfterRead, "unordered store", "missing barrier"),
    ] {
        let race = faults.iter().find(
            |fault| matches!(fault.kind, FaultKind::Race { hazard: found, .. } if found == hazard),
        );
        let race = race.unwrap_or_else(|| panic!("no {hazard} in {faults:#?}"));
        assert!(is_at(&race.place, second), "{race}");
        assert!(
            is_at(race.other.as_deref().unwrap_or_default(), first),
            "{race}"
        );
    }
}

#[kernel(name = MissingSecondBarrier, threads = 64)]
fn missing_second_barrier(x: Tensor<f32>, y: TensorMut<f32>) {
    let slots = shared_base() + shared(256, 16);
    let t = thread();
    shared_store(slots + t * 4, 0, x.at(&[t]).load(0));
    barrier();
    let theirs = shared_load(slots + (t ^ 32) * 4, 0); // FAULT unordered load
    shared_store(slots + t * 4, 0, theirs); // FAULT missing second barrier
    y.at(&[t]).store(0, theirs);
}

#[test]
fn overwriting_what_others_still_read_is_a_race() {
    let faults = faults(run!(MissingSecondBarrier, MissingSecondBarrierArgs));
    let race = faults.iter().find(|fault| {
        matches!(fault.kind, FaultKind::Race { .. })
            && (is_at(&fault.place, "missing second barrier")
                || is_at(&fault.place, "unordered load"))
    });
    let race = race.unwrap_or_else(|| panic!("{faults:#?}"));
    let other = race.other.as_deref().unwrap_or_default();
    assert!(
        is_at(other, "missing second barrier") || is_at(other, "unordered load"),
        "{race}"
    );
}

#[kernel(name = UninitialisedRead, threads = 64)]
fn uninitialised_read(x: Tensor<f32>, y: TensorMut<f32>) {
    let slots = shared_base() + shared(256, 16);
    let t = thread();
    if t < 63 {
        shared_store(slots + t * 4, 0, x.at(&[t]).load(0));
    }
    barrier();
    let value = shared_load(slots + t * 4, 0); // FAULT uninitialised read
    y.at(&[t]).store(0, value);
}

#[test]
fn an_uninitialised_read_is_reported() {
    let fault = only_fault(
        run!(UninitialisedRead, UninitialisedReadArgs),
        "uninitialised read",
    );
    let at = Location::Shared {
        offset: 63 * 4,
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
    assert_eq!((fault.warp, fault.lanes), (1, 1 << 31));
}

#[kernel(name = OutOfBounds, threads = 64)]
fn out_of_bounds(x: Tensor<f32>, y: TensorMut<f32>) {
    let t = thread();
    let next = x.at(&[t + 1]).load(0); // FAULT out of bounds
    y.at(&[t]).store(0, next);
}

#[test]
fn an_index_out_of_bounds_is_reported() {
    let fault = only_fault(run!(OutOfBounds, OutOfBoundsArgs), "out of bounds");
    assert!(
        matches!(
            fault.kind,
            FaultKind::OutOfBounds {
                access: Access::Load,
                at: Location::Global {
                    tensor: Some(("x", 256)),
                    ..
                },
                bytes: 4
            }
        ),
        "{fault}"
    );
}

#[kernel(name = SharedOutOfBounds, threads = 64)]
fn shared_out_of_bounds(x: Tensor<f32>, y: TensorMut<f32>) {
    let slots = shared_base() + shared(252, 4);
    let t = thread();
    shared_store(slots + t * 4, 0, x.at(&[t]).load(0)); // FAULT shared out of bounds
    y.at(&[t]).store(0, shared_load(slots + t * 4, 0));
}

#[test]
fn leaving_shared_memory_is_reported() {
    let faults = faults(run!(SharedOutOfBounds, SharedOutOfBoundsArgs));
    let fault = &faults[0];
    assert!(is_at(&fault.place, "shared out of bounds"), "{fault}");
    let at = Location::Shared {
        offset: 252,
        size: 252,
    };
    assert_eq!(
        fault.kind,
        FaultKind::OutOfBounds {
            access: Access::Store,
            at,
            bytes: 4
        }
    );
}

#[kernel(name = NeverWritten, threads = 64)]
fn never_written(x: Tensor<f32>, y: TensorMut<f32>) {
    let t = thread();
    if t != 5 {
        y.at(&[t]).store(0, x.at(&[t]).load(0));
    }
}

#[test]
fn an_output_that_is_not_written_is_reported() {
    let faults = faults(run!(NeverWritten, NeverWrittenArgs));
    let kind = FaultKind::NeverWritten {
        parameter: "y",
        index: [5, 0, 0, 0],
        missing: 1,
    };
    assert_eq!(faults[0].kind, kind);
}

#[kernel(name = DivergentBarrier, threads = 64)]
fn divergent_barrier(x: Tensor<f32>, y: TensorMut<f32>) {
    let t = thread();
    if t < 16 {
        barrier(); // FAULT divergent barrier
    }
    y.at(&[t]).store(0, x.at(&[t]).load(0));
}

#[test]
fn a_barrier_for_half_a_warp_is_reported() {
    // Visible without running it: the validator rejects the kernel.
    match run!(DivergentBarrier, DivergentBarrierArgs) {
        Err(Error::Invalid { errors, .. }) => match &errors[..] {
            [ValidationError::Divergent { place, row }] => {
                assert!(is_at(place, "divergent barrier"), "{place}");
                assert_eq!(*row, "bar.sync");
            }
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
}

#[kernel(name = PartialBarrier, threads = 64)]
fn partial_barrier(x: Tensor<f32>, y: TensorMut<f32>) {
    let t = thread();
    if (t >> 5).broadcast(0) == 0 {
        barrier(); // FAULT barrier of one warp
    }
    y.at(&[t]).store(0, x.at(&[t]).load(0));
}

#[test]
fn a_barrier_that_a_warp_does_not_reach_is_a_deadlock_and_no_hang() {
    let fault = only_fault(
        run!(PartialBarrier, PartialBarrierArgs),
        "barrier of one warp",
    );
    assert!(
        matches!(
            fault.kind,
            FaultKind::Deadlock {
                arrived: 32,
                expected: 64,
                exited: 1,
                ..
            }
        ),
        "{fault}"
    );
}

/// S = A·Aᵀ of a 32 × 64 matrix through shared memory, 16 rows a warp. The options are mistakes.
#[kernel(name = Gram, threads = 64)]
fn gram<const WAITS: bool, const SWIZZLED_COPY: bool, const SWIZZLED_LOAD: bool>(
    a: Tensor<f16>,
    s: TensorMut<f32>,
) {
    let lane = thread() & 31;
    let first_row = (thread() >> 5) * 16;
    let base = shared_base() + shared(32 * 64 * 2, 1024);
    let tile = SharedTile {
        base,
        rows: 32,
        cols: 64,
        swizzle: SWIZZLED_COPY,
    };
    let rows = GlobalRows::new(a.at(&[]), a.stride(0));
    let copy = TileCopy::new(tile, thread(), 64, rows.address, rows.row_bytes);
    copy.start(0, &tile, true); // FAULT copy
    commit();
    if WAITS {
        wait(0);
    }
    barrier();
    let tile = SharedTile {
        swizzle: SWIZZLED_LOAD,
        ..tile
    };
    let left = FragmentA::load(&tile, lane, first_row, 1); // FAULT load
    let lanes = KeyLanes::new(&tile, lane, 0.into());
    let product = Accumulator::zeros("product", 1, 4);
    mma_nt::<f16>(&product, &left, 0, &tile, &lanes);
    wait(0);
    for n in 0..4 {
        for (i, value) in product.block(0, n).iter().enumerate() {
            let (half, j) = (i as u32 / 2, i as u32 % 2);
            let row = first_row + (lane >> 2) + half * 8;
            let column = (lane & 3) * 2 + (n * 8 + j);
            s.at(&[row, column]).store(0, value.get());
        }
    }
}

/// Runs it on a matrix; gives the product's largest distance from the true one, and the conflicts
/// of each line.
fn gram_error(config: GramConfig) -> Result<(f32, Vec<LineConflicts>), Error> {
    let values: Vec<f32> = (0..32 * 64)
        .map(|i| ((i * 7 + i / 64) % 11) as f32 - 5.0)
        .collect();
    let device = Device::cpu();
    let program = device.load(&config)?;
    let a = device.upload(&values.iter().map(|x| f16::from_f32(*x)).collect::<Vec<_>>())?;
    let mut s = device.poisoned::<f32>(32 * 32)?;
    let args = GramArgs {
        a: a.contiguous(&[32, 64])?,
        s: s.contiguous_mut(&[32, 32])?,
    };
    program.launch([1, 1, 1], &args)?;
    let row = |i: usize| &values[i * 64..(i + 1) * 64];
    let error = s.read()?.into_iter().enumerate().map(|(i, found)| {
        let expected: f32 = row(i / 32)
            .iter()
            .zip(row(i % 32))
            .map(|(x, y)| x * y)
            .sum();
        (found - expected).abs()
    });
    let conflicts = program
        .report()
        .map(|report| report.conflicts_by_line)
        .unwrap_or_default();
    Ok((error.fold(0.0, f32::max), conflicts))
}

const RIGHT: GramConfig = GramConfig {
    waits: true,
    swizzled_copy: true,
    swizzled_load: true,
};

#[test]
fn without_a_mistake_nothing_is_reported() -> Result<(), Error> {
    assert_eq!(gram_error(RIGHT)?, (0.0, Vec::new()));
    Ok(())
}

#[test]
fn a_missing_wait_is_reported() {
    let result = gram_error(GramConfig {
        waits: false,
        ..RIGHT
    })
    .map(|_| ());
    let faults = faults(result);
    let fault = &faults[0];
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
    assert!(is_at(&fault.place, "load"), "{fault}");
    assert!(
        is_at(fault.other.as_deref().unwrap_or_default(), "copy"),
        "{fault}"
    );
}

#[test]
fn a_swizzle_on_one_side_only_gives_a_wrong_product() -> Result<(), Error> {
    for swizzled_load in [true, false] {
        let config = GramConfig {
            swizzled_copy: !swizzled_load,
            swizzled_load,
            ..RIGHT
        };
        let (error, _) = gram_error(config)?;
        assert!(error > 1.0, "{config:?}: {error}");
    }
    Ok(())
}

#[test]
fn no_swizzle_is_right_but_conflicts() -> Result<(), Error> {
    let config = GramConfig {
        swizzled_copy: false,
        swizzled_load: false,
        ..RIGHT
    };
    let (error, conflicts) = gram_error(config)?;
    assert_eq!(error, 0.0);
    let load = conflicts.iter().find(|line| is_at(&line.place, "load"));
    // Two warps load 4 times four 8 × 8 matrices, whose rows all start in the same bank: 7
    // wavefronts too many for each.
    assert_eq!(
        load.map(|line| line.conflicts),
        Some(2 * 4 * 4 * 7),
        "{conflicts:?}"
    );
    Ok(())
}

#[kernel(name = DividesByZero, threads = 64)]
fn divides_by_zero(x: Tensor<f32>, y: TensorMut<f32>) {
    let t = thread();
    let zero = t / 64u32;
    let quotient = (t + 3u32) / zero; // FAULT quotient
    y.at(&[t]).store(0, x.at(&[t]).load(0) + quotient.to_f32());
}

#[kernel(name = LeavesOfZero, threads = 64)]
fn leaves_of_zero(x: Tensor<f32>, y: TensorMut<f32>) {
    let t = thread();
    let zero = (t / 64u32).to_i32();
    let left = t.to_i32() % zero; // FAULT remainder
    y.at(&[t]).store(0, x.at(&[t]).load(0) + left.to_f32());
}

#[kernel(name = DividesTheLeast, threads = 64)]
fn divides_the_least(x: Tensor<f32>, y: TensorMut<f32>) {
    let t = thread();
    let least = (t | 0x8000_0000).to_i32();
    let quotient = least / (0 - (t / 64u32).to_i32() - 1); // FAULT overflow
    y.at(&[t]).store(0, x.at(&[t]).load(0) + quotient.to_f32());
}

#[kernel(name = ShiftsTooFar, threads = 64)]
fn shifts_too_far(x: Tensor<f32>, y: TensorMut<f32>) {
    let t = thread();
    let shifted = 1u32 << (t / 2u32 + 1u32); // FAULT shift
    y.at(&[t]).store(0, x.at(&[t]).load(0) + shifted.to_f32());
}

#[kernel(name = ShiftsWhereItMay, threads = 64)]
fn shifts_where_it_may(x: Tensor<f32>, y: TensorMut<f32>) {
    let t = thread();
    let mut shifted = Reg::from(0u32);
    if t < 32 {
        shifted = 1u32 << t;
    }
    let some = shifted / t.max(1u32);
    y.at(&[t]).store(0, x.at(&[t]).load(0) + some.to_f32());
}

#[test]
fn what_c_leaves_undefined_is_found() {
    let undefined = |result, line: &str, lanes: u32, text: &str| {
        let fault = only_fault(result, line);
        assert!(matches!(fault.kind, FaultKind::Undefined { .. }), "{fault}");
        assert_eq!(fault.lanes, lanes, "{fault}");
        assert!(fault.to_string().contains(text), "{fault}");
    };
    let result = run!(DividesByZero, DividesByZeroArgs);
    undefined(result, "quotient", u32::MAX, "3 is divided by zero");
    let result = run!(LeavesOfZero, LeavesOfZeroArgs);
    undefined(result, "remainder", u32::MAX, "0 is divided by zero");
    let result = run!(DividesTheLeast, DividesTheLeastArgs);
    undefined(result, "overflow", 1, "divided by -1");
    let result = run!(ShiftsTooFar, ShiftsTooFarArgs);
    undefined(result, "shift", 3 << 30, "32 bits are shifted by 32");
    run!(ShiftsWhereItMay, ShiftsWhereItMayArgs).expect("it is asked first");
}
