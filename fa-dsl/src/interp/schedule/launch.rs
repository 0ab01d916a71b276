//! A launch: all CTAs of a grid, and the merging of what they found.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;

use super::cta::{Cta, Turn};
use super::faults::{launch_fault, merge};
use super::{counters, turns};
use crate::abi::ArgBuffer;
use crate::interp::machine::Launch;
use crate::interp::memory::{Memory, Outputs};
use crate::interp::options::Options;
use crate::interp::report::{Failure, Fault, FaultKind, LineConflicts, Report};
use crate::ir::Kernel;

/// CTAs that run before faults are looked at: enough to keep every core busy.
const BATCH: u32 = 1024;

/// Runs a kernel that has been validated.
pub(crate) fn execute(
    kernel: &Kernel,
    grid: [u32; 3],
    args: &ArgBuffer,
    memory: &Memory,
    options: &Options,
) -> Result<Report, Failure> {
    let failure = |errors| Failure {
        kernel: kernel.name.clone(),
        errors,
    };
    let blocks = number_of_blocks(kernel, grid, args)
        .and_then(|blocks| check_room(kernel, grid, blocks, options))
        .map_err(|kind| failure(vec![launch_fault(kernel, kind)]))?;
    let launch = Launch::new(kernel, grid, args, memory, options);
    let check = |faults: Vec<Fault>| match merge(faults.into_iter(), options.max_errors) {
        errors if errors.is_empty() => Ok(()),
        errors => Err(failure(errors)),
    };
    check(counters::at_start(&launch))?;
    let (states, faults) = match launch.program.atomics {
        true => turns::run(&launch, blocks),
        false => run_side_by_side(&launch, blocks),
    };
    check(faults)?;
    check([unwritten(&launch), counters::at_end(&launch)].concat())?;
    Ok(report(&launch, &states))
}

/// Runs CTAs that do not talk to each other, in parallel. Gives the states that they ran in, and
/// their faults.
fn run_side_by_side(launch: &Launch<'_>, blocks: u32) -> (Vec<Cta>, Vec<Fault>) {
    let pool = Mutex::new(Vec::new());
    let mut faults = Vec::new();
    for first in (0..blocks).step_by(BATCH as usize) {
        let last = blocks.min(first.saturating_add(BATCH));
        let found: Vec<Vec<Fault>> = (first..last)
            .into_par_iter()
            .map(|number| run_block(launch, &pool, number))
            .collect();
        faults.extend(found.into_iter().flatten());
        if !faults.is_empty() {
            break;
        }
    }
    let states = pool.into_inner().unwrap_or_else(PoisonError::into_inner);
    (states, faults)
}

/// Runs one CTA in a state that an earlier one has left, if there is one.
fn run_block(launch: &Launch<'_>, pool: &Mutex<Vec<Cta>>, number: u32) -> Vec<Fault> {
    let idle = pool.lock().unwrap_or_else(PoisonError::into_inner).pop();
    let mut cta = idle.unwrap_or_else(|| Cta::new(launch));
    cta.start(launch, number);
    // Without atomic instructions no warp waits for another CTA.
    while cta.turn(launch) != Turn::Over {}
    let faults = cta.take_faults();
    pool.lock()
        .unwrap_or_else(PoisonError::into_inner)
        .push(cta);
    faults
}

/// Checks the arguments and counts the CTAs.
fn number_of_blocks(kernel: &Kernel, grid: [u32; 3], args: &ArgBuffer) -> Result<u32, FaultKind> {
    let (expected, given) = (kernel.params.len(), args.words().len());
    if expected != given {
        return Err(FaultKind::ArgumentCount { expected, given });
    }
    let blocks = grid
        .iter()
        .try_fold(1_u32, |product, &size| product.checked_mul(size));
    blocks
        .filter(|blocks| (1..u32::MAX).contains(blocks))
        .ok_or(FaultKind::Grid { grid })
}

/// The CTAs of a cooperative kernel have to be resident together.
fn check_room(
    kernel: &Kernel,
    grid: [u32; 3],
    ctas: u32,
    options: &Options,
) -> Result<u32, FaultKind> {
    let resident = options.resident.max(1);
    match kernel.cooperative && ctas > resident {
        true => Err(FaultKind::CooperativeGrid {
            grid,
            ctas,
            resident,
        }),
        false => Ok(ctas),
    }
}

/// Elements of outputs that no CTA wrote.
fn unwritten(launch: &Launch<'_>) -> Vec<Fault> {
    let outputs = launch.outputs.iter().flat_map(Outputs::unwritten);
    outputs
        .map(|(parameter, index, missing)| {
            launch_fault(
                launch.program.kernel,
                FaultKind::NeverWritten {
                    parameter,
                    index,
                    missing,
                },
            )
        })
        .collect()
}

/// Sums the counts of all states that CTAs ran in.
fn report(launch: &Launch<'_>, states: &[Cta]) -> Report {
    let mut report = Report::default();
    let mut by_line = BTreeMap::new();
    for state in states {
        report.add(&state.core.report);
        let crowded = (0..).zip(&state.core.conflicts);
        for (op, &conflicts) in crowded.filter(|(_, conflicts)| **conflicts != 0) {
            if let Some(place) = launch.program.place(op) {
                *by_line.entry(place).or_insert(0) += conflicts;
            }
        }
    }
    let lines = by_line
        .into_iter()
        .map(|(place, conflicts)| LineConflicts { place, conflicts });
    report.conflicts_by_line = lines.collect();
    report
        .conflicts_by_line
        .sort_by_key(|line| std::cmp::Reverse(line.conflicts));
    report
}
