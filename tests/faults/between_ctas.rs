//! Mistakes of CTAs that talk to each other, and of indices that come from memory.

use fa::prelude::*;
use fa_dsl::interp::{Access, CtaOrder, FaultKind, Hazard, Location, Options};
use fa_dsl::prelude::*;
use fa_dsl::target::Arch;
use fa_dsl::tile::{shared_base, shared_load, shared_store};
use fa_runtime::Error;

use crate::{faults, is_at, only_fault, orders};

/// CTAs that share the work of one output.
const SPLITS: u64 = 4;
/// Threads of a CTA.
const THREADS: u64 = 64;

/// y ← the sum of the splits of x: each CTA passes on its own, and the last to arrive adds them up.
/// The options are mistakes where they are off.
#[kernel(name = SplitMerge, threads = 64)]
fn split_merge<const WAITS: bool, const ORDERED: bool, const BARRIER: bool, const RESETS: bool>(
    x: Tensor<f32>,
    y: TensorMut<f32>,
    partials: Scratch<f32>,
    arrived: Counters,
) {
    let (split, t) = (block_x(), thread());
    let slot = shared_base() + shared(4, 4);
    let counter = arrived.at(&[]);
    let partial = x.at(&[split, t]).load(0) * 2.0;
    partials.at(&[split, t ^ 32]).store(0, partial); // FAULT partial
    if BARRIER {
        barrier();
    }
    if t == 0 {
        let order = if ORDERED {
            Order::AcqRel
        } else {
            Order::Relaxed
        };
        let before = counter.fetch_add(1, order); // FAULT count
        shared_store(slot, 0, before.to_f32());
    }
    barrier();
    let before = shared_load(slot, 0);
    let merges = if WAITS { before == 3.0 } else { split == 0 };
    if merges {
        let mut sum = Reg::from(0.0);
        for other in range(0, SPLITS as u32) {
            sum += partials.at(&[other, t]).load(0); // FAULT merge
        }
        y.at(&[t]).store(0, sum);
    }
    if RESETS {
        if t == 0 {
            if before == 3.0 {
                counter.store_relaxed(0);
            }
        }
    }
}

const RIGHT: SplitMergeConfig = SplitMergeConfig {
    waits: true,
    ordered: true,
    barrier: true,
    resets: true,
};

/// Launches it, with a scratch memory that an earlier launch has filled.
fn merge(config: SplitMergeConfig, order: CtaOrder) -> Result<(), Error> {
    let options = Options {
        order,
        ..Options::default()
    };
    let device = Device::cpu_with(Arch::Sm80, options);
    let program = device.load(&config)?;
    let values: Vec<f32> = (0..SPLITS * THREADS).map(|i| i as f32).collect();
    let x = device.upload(&values)?;
    let mut y = device.poisoned::<f32>(THREADS as usize)?;
    let mut partials = device.zeros::<f32>(values.len())?;
    let mut arrived = device.zeros::<u32>(1)?;
    let args = SplitMergeArgs {
        x: x.contiguous(&[SPLITS, THREADS])?,
        y: y.contiguous_mut(&[THREADS])?,
        partials: partials.contiguous_mut(&[SPLITS, THREADS])?,
        arrived: arrived.contiguous_mut(&[1])?,
    };
    program.launch([SPLITS as u32, 1, 1], &args)?;
    let sum = |t: u64| {
        (0..SPLITS)
            .map(|split| 2.0 * values[(split * THREADS + t) as usize])
            .sum()
    };
    let expected: Vec<f32> = (0..THREADS).map(|t| sum(t ^ 32)).collect();
    assert_eq!(y.read()?, expected);
    Ok(())
}

#[test]
fn without_a_mistake_every_order_is_right() -> Result<(), Error> {
    orders().try_for_each(|order| merge(RIGHT, order))
}

/// In every order, the merge reads what another CTA's store has not been ordered before.
#[track_caller]
fn assert_races(config: SplitMergeConfig) {
    for order in orders() {
        let fault = only_fault(merge(config, order), "merge");
        let FaultKind::Race { hazard, other, .. } = fault.kind else {
            panic!("{order:?}: {fault}")
        };
        assert_eq!(hazard, Hazard::ReadAfterWrite);
        assert_ne!(other.block, fault.block);
        assert!(
            is_at(fault.other.as_deref().unwrap_or_default(), "partial"),
            "{fault}"
        );
    }
}

#[test]
fn a_relaxed_counter_orders_no_partials() {
    assert_races(SplitMergeConfig {
        ordered: false,
        ..RIGHT
    });
}

#[test]
fn a_counter_without_a_barrier_before_it_is_a_race() {
    assert_races(SplitMergeConfig {
        barrier: false,
        ..RIGHT
    });
}

#[test]
fn a_merge_that_does_not_wait_is_reported() {
    let early = SplitMergeConfig {
        waits: false,
        ..RIGHT
    };
    let found = faults(merge(early, CtaOrder::Ascending));
    let [first, second] = &found[..] else {
        panic!("{found:#?}")
    };
    // CTA 0 reads what nobody has written yet, although an earlier launch has; and what the others
    // write then has been read.
    assert!(is_at(&first.place, "merge"), "{first}");
    assert!(
        matches!(
            first.kind,
            FaultKind::UninitializedMemory {
                access: Access::Load,
                ..
            }
        ),
        "{first}"
    );
    assert!(is_at(&second.place, "partial"), "{second}");
    let kind = matches!(
        second.kind,
        FaultKind::Race {
            hazard: Hazard::WriteAfterRead,
            ..
        }
    );
    assert!(
        kind && is_at(second.other.as_deref().unwrap_or_default(), "merge"),
        "{second}"
    );
}

/// As [`SplitMerge`], of CTAs of one warp, whose lanes tell each other by a shuffle what lane 0 has
/// found. A shuffle orders no memory.
#[kernel(name = ShuffledMerge, threads = 32)]
fn shuffled_merge<const SYNCS: bool>(y: TensorMut<f32>, partials: Scratch<f32>, arrived: Counters) {
    let (split, t) = (block_x(), thread());
    partials.at(&[split, t]).store(0, t.to_f32());
    warp_sync();
    let mut before = Reg::from(0u32);
    if t == 0 {
        before = arrived.at(&[]).fetch_inc(SPLITS as u32 - 1, Order::AcqRel);
    }
    let before = before.broadcast(0);
    if SYNCS {
        warp_sync();
    }
    if before == SPLITS as u32 - 1 {
        let mut sum = Reg::from(0.0);
        for other in range(0, SPLITS as u32) {
            sum += partials.at(&[other, t]).load(0); // FAULT merge of lanes
        }
        y.at(&[t]).store(0, sum);
    }
}

#[test]
fn lanes_that_do_not_wait_for_the_acquire_are_reported() -> Result<(), Error> {
    let merge = |syncs| {
        let device = Device::cpu();
        let program = device.load(&ShuffledMergeConfig { syncs })?;
        let mut y = device.poisoned::<f32>(32)?;
        let mut partials = device.alloc::<f32>(SPLITS as usize * 32)?;
        let mut arrived = device.zeros::<u32>(1)?;
        let args = ShuffledMergeArgs {
            y: y.contiguous_mut(&[32])?,
            partials: partials.contiguous_mut(&[SPLITS, 32])?,
            arrived: arrived.contiguous_mut(&[1])?,
        };
        program.launch([SPLITS as u32, 1, 1], &args)
    };
    merge(true)?;
    let fault = only_fault(merge(false), "merge of lanes");
    assert!(matches!(fault.kind, FaultKind::Race { .. }), "{fault}");
    // Lane 0 itself has acquired.
    assert_eq!(fault.lanes, !1);
    Ok(())
}

#[test]
fn a_counter_that_is_not_reset_is_reported() {
    let kept = SplitMergeConfig {
        resets: false,
        ..RIGHT
    };
    for order in orders() {
        let fault = only_fault(merge(kept, order), "count");
        let left = FaultKind::CounterLeft {
            parameter: "arrived",
            index: [0; 4],
            value: 4,
        };
        assert_eq!(fault.kind, left);
    }
}

/// sums += the rows of x, one of each CTA: what the backward pass of attention does with the gradients of queries. CTA 0 halves them, after
/// the others have added theirs only where it waits for them.
#[kernel(name = SummedRows, threads = 32)]
fn summed_rows<const WAITS: bool>(
    x: Tensor<f32>,
    y: TensorMut<f32>,
    sums: TensorInOut<f32>,
    arrived: Counters,
) {
    let (block, t) = (block_x(), thread());
    let sum = sums.at(&[t]);
    sum.atomic_add(0, x.at(&[block, t]).load(0)); // FAULT reduction
    if WAITS {
        warp_sync();
        if t == 0 {
            arrived.at(&[]).add_release(1);
        }
    }
    if block == 0 {
        if WAITS {
            while arrived.at(&[]).load_acquire() < grid_x() {}
            warp_sync();
            if t == 0 {
                arrived.at(&[]).store_relaxed(0);
            }
        }
        y.at(&[t]).store(0, sum.load(0) * 0.5); // FAULT early read
    }
}

#[test]
fn sums_that_are_read_before_all_have_added_are_reported() -> Result<(), Error> {
    let sum = |waits, order| {
        let options = Options {
            order,
            ..Options::default()
        };
        let device = Device::cpu_with(Arch::Sm80, options);
        let program = device.load(&SummedRowsConfig { waits })?;
        let x = device.upload(&[1.0_f32; 4 * 32])?;
        let mut y = device.poisoned::<f32>(32)?;
        let mut sums = device.zeros::<f32>(32)?;
        let mut arrived = device.zeros::<u32>(1)?;
        let args = SummedRowsArgs {
            x: x.contiguous(&[4, 32])?,
            y: y.contiguous_mut(&[32])?,
            sums: sums.contiguous_mut(&[32])?,
            arrived: arrived.contiguous_mut(&[1])?,
        };
        program.launch([4, 1, 1], &args)?;
        y.read()
    };
    for order in orders() {
        assert_eq!(sum(true, order)?, [2.0; 32]);
        for fault in faults(sum(false, order).map(drop)) {
            let between = [&*fault.place, fault.other.as_deref().unwrap_or_default()];
            let names = ["early read", "reduction"];
            assert!(
                matches!(fault.kind, FaultKind::Race { .. })
                    && names
                        .iter()
                        .all(|name| between.iter().any(|it| is_at(it, name))),
                "{fault}"
            );
        }
    }
    Ok(())
}

/// Each CTA takes over a number from the one after it.
#[kernel(name = PassedOn, threads = 32)]
fn passed_on(y: TensorMut<u32>, numbers: Scratch<u32>, ready: Counters) {
    let (t, block) = (thread(), block_x());
    if t == 0 {
        let mut number = block;
        if block + 1 < grid_x() {
            let next = ready.at(&[block + 1]);
            while next.load_acquire() == 0 {} // FAULT wait for the next
            next.store_relaxed(0);
            number += numbers.at(&[block + 1]).load(0);
        }
        if block > 0 {
            numbers.at(&[block]).store(0, number);
            ready.at(&[block]).store_release(1);
        }
        y.at(&[block]).store(0, number);
    }
}

/// Launches 8 CTAs of it, of which so many are resident.
fn pass_on(resident: u32, order: CtaOrder) -> Result<(), Error> {
    let options = Options {
        resident,
        order,
        ..Options::default()
    };
    let device = Device::cpu_with(Arch::Sm80, options);
    let program = device.load(&PassedOn::CONFIG)?;
    let mut y = device.alloc::<u32>(8)?;
    let mut numbers = device.alloc::<u32>(8)?;
    let mut ready = device.zeros::<u32>(8)?;
    let args = PassedOnArgs {
        y: y.contiguous_mut(&[8])?,
        numbers: numbers.contiguous_mut(&[8])?,
        ready: ready.contiguous_mut(&[8])?,
    };
    program.launch([8, 1, 1], &args)?;
    assert_eq!(y.read()?, [28, 28, 27, 25, 22, 18, 13, 7]);
    Ok(())
}

#[test]
fn a_wait_for_a_cta_that_has_not_started_is_a_deadlock_and_no_hang() -> Result<(), Error> {
    orders().try_for_each(|order| pass_on(8, order))?;
    let fault = only_fault(pass_on(7, CtaOrder::Ascending), "wait for the next");
    let FaultKind::GridDeadlock {
        at: Location::Global { tensor, .. },
        value: 0,
        resident: 7,
        waiting: 1,
    } = fault.kind
    else {
        panic!("{fault}")
    };
    assert_eq!(tensor, Some(("ready", 4)));
    // CTAs that start in the order of their waits need no others beside them.
    pass_on(1, CtaOrder::Descending)
}

/// y ← rows of pages that a table names.
#[kernel(name = Gathered, threads = 32)]
fn gathered(table: Tensor<u32>, pages: Tensor<f32>, y: TensorMut<f32>) {
    let (row, t) = (block_x(), thread());
    let page = table.at(&[row]).load(0);
    let value = pages.at(&[page, t]).load(0); // FAULT page
    y.at(&[row, t]).store(0, value);
}

#[test]
fn a_page_out_of_bounds_is_reported() -> Result<(), Error> {
    let gather = |table: [u32; 2]| {
        let device = Device::cpu();
        let program = device.load(&Gathered::CONFIG)?;
        let table = device.upload(&table)?;
        let pages = device.upload(&[1.0_f32; 3 * 32])?;
        let mut y = device.poisoned::<f32>(2 * 32)?;
        let args = GatheredArgs {
            table: table.contiguous(&[2])?,
            pages: pages.contiguous(&[3, 32])?,
            y: y.contiguous_mut(&[2, 32])?,
        };
        program.launch([2, 1, 1], &args)
    };
    gather([2, 0])?;
    let fault = only_fault(gather([2, 3]), "page");
    let FaultKind::OutOfBounds {
        access: Access::Load,
        at: Location::Global { tensor, .. },
        bytes: 4,
    } = fault.kind
    else {
        panic!("{fault}")
    };
    assert_eq!(
        (tensor, fault.block),
        (Some(("pages", 3 * 32 * 4)), [1, 0, 0])
    );
    Ok(())
}
