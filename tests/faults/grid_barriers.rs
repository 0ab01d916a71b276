//! Mistakes of cooperative kernels, whose CTAs meet at a barrier of the whole grid.

use fa::prelude::*;
use fa_dsl::interp::{CtaOrder, Fault, FaultKind, Hazard, Options};
use fa_dsl::prelude::*;
use fa_dsl::target::Arch;
use fa_dsl::tile::grid_barrier;
use fa_runtime::Error;

use crate::{faults, is_at, only_fault, orders};

const CTAS: u64 = 4;
const THREADS: u64 = 64;

/// None: the right kernel.
const RIGHT: u32 = 0;
/// Nobody waits.
const NO_BARRIER: u32 = 1;
/// A CTA goes without having met the others.
const LEAVES: u32 = 2;
/// The second barrier has the counters of the first.
const SAME_COUNTERS: u32 = 3;
/// A barrier of the kernel's own, which counts nobody out.
const NOT_RESET: u32 = 4;

/// y ← x of the CTA on the right of the one on the right: each passes on what it has, twice.
#[kernel(name = Meeting, threads = 64, cooperative)]
fn meeting<#[values(0, 1, 2, 3, 4)] const MISTAKE: u32>(
    x: Tensor<f32>,
    y: TensorMut<f32>,
    passed: Scratch<f32>,
    met: Counters,
) {
    let (cta, t) = (block_x(), thread());
    let right = (cta + 1) % grid_x();
    let count = |i: u32| met.at(&[i.into()]);
    let own = x.at(&[cta, t]).load(0);
    passed.at(&[0.into(), cta, t]).store(0, own); // FAULT pass on
    if MISTAKE == LEAVES {
        if cta != 2 {
            grid_barrier(count(0), count(1)); // FAULT wait for all
        }
    } else if MISTAKE == NOT_RESET {
        barrier();
        if t == 0 {
            count(0).add_release(1); // FAULT count in
            while count(0).load_acquire() < grid_x() {}
        }
        barrier();
    } else if MISTAKE != NO_BARRIER {
        grid_barrier(count(0), count(1)); // FAULT meet
    }
    let taken = passed.at(&[0.into(), right, t]).load(0); // FAULT take over
    passed.at(&[1.into(), cta, t]).store(0, taken); // FAULT pass on again
    if MISTAKE == SAME_COUNTERS {
        grid_barrier(count(0), count(1)); // FAULT meet at the same counters
    } else {
        grid_barrier(count(2), count(3)); // FAULT meet again
    }
    let taken = passed.at(&[1.into(), right, t]).load(0); // FAULT take over again
    y.at(&[cta, t]).store(0, taken);
}

/// Launches it twice, with a scratch memory that an earlier launch has filled.
fn meet(mistake: u32, order: CtaOrder) -> Result<(), Error> {
    let options = Options {
        order,
        ..Options::default()
    };
    let device = Device::cpu_with(Arch::Sm80, options);
    let program = device.load(&MeetingConfig { mistake })?;
    let values: Vec<f32> = (0..CTAS * THREADS).map(|i| i as f32).collect();
    let x = device.upload(&values)?;
    let mut y = device.poisoned::<f32>(values.len())?;
    let mut passed = device.zeros::<f32>(2 * values.len())?;
    let mut met = device.zeros::<u32>(4)?;
    for _ in 0..2 {
        let args = MeetingArgs {
            x: x.contiguous(&[CTAS, THREADS])?,
            y: y.contiguous_mut(&[CTAS, THREADS])?,
            passed: passed.contiguous_mut(&[2, CTAS, THREADS])?,
            met: met.contiguous_mut(&[4])?,
        };
        program.launch([CTAS as u32, 1, 1], &args)?;
    }
    let mut expected = values;
    expected.rotate_left(2 * THREADS as usize);
    assert_eq!(y.read()?, expected);
    Ok(())
}

#[test]
fn ctas_that_meet_are_right_in_every_order() -> Result<(), Error> {
    orders().try_for_each(|order| meet(RIGHT, order))
}

/// Whether a fault is one between two CTAs, at these two lines.
fn is_race(fault: &Fault, writes: &str, reads: &str) -> bool {
    let FaultKind::Race { hazard, other, .. } = &fault.kind else {
        return false;
    };
    let (this, that) = match hazard {
        Hazard::ReadAfterWrite => (reads, writes),
        Hazard::WriteAfterRead => (writes, reads),
        Hazard::WriteAfterWrite => return false,
    };
    let other_place = fault.other.as_deref().unwrap_or_default();
    other.block != fault.block && is_at(&fault.place, this) && is_at(other_place, that)
}

#[test]
fn ctas_that_do_not_meet_race() {
    for order in orders() {
        let found = faults(meet(NO_BARRIER, order));
        assert!(
            found
                .iter()
                .any(|fault| is_race(fault, "pass on", "take over")),
            "{order:?}: {found:#?}"
        );
    }
}

/// What the counter holds that a fault's warp waits for in vain at that line.
fn waited_for(found: &[Fault], name: &str) -> Option<u32> {
    found.iter().find_map(|fault| match fault.kind {
        FaultKind::GridDeadlock { value, .. } if is_at(&fault.place, name) => Some(value),
        _ => None,
    })
}

#[test]
fn a_cta_that_leaves_without_the_others_is_a_deadlock() {
    for order in orders() {
        let found = faults(meet(LEAVES, order));
        let lines = ["wait for all", "meet again"].map(|name| waited_for(&found, name));
        assert_eq!(lines, [Some(3), Some(1)], "{order:?}: {found:#?}");
    }
}

#[test]
fn a_second_barrier_with_the_counters_of_the_first_is_reported() {
    for order in orders() {
        let found = faults(meet(SAME_COUNTERS, order));
        // Either a CTA is let through that has yet to meet the others, or one is not counted.
        let is_early = |fault: &Fault| is_race(fault, "pass on again", "take over again");
        let is_lost = ["meet", "meet at the same counters"]
            .iter()
            .any(|name| waited_for(&found, name).is_some());
        assert!(
            is_lost || found.iter().any(is_early),
            "{order:?}: {found:#?}"
        );
    }
}

#[test]
fn counters_of_a_barrier_that_counts_nobody_out_are_reported() {
    for order in orders() {
        let fault = only_fault(meet(NOT_RESET, order), "count in");
        let left = FaultKind::CounterLeft {
            parameter: "met",
            index: [0; 4],
            value: CTAS as u32,
        };
        assert_eq!(fault.kind, left);
    }
}
