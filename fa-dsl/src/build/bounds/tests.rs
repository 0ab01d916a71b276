//! Bounds of random functions on random boxes, against what the functions give for every input of the box.

mod steps;

use fastrand::Rng;

use super::{Bounds, Range, are_one_value_for, bounds};
use crate::build::builder::recorded;
use crate::build::control::{select, when};
use crate::build::function::{input, record_function};
use crate::build::{Reg, Var};
use crate::ir::function::Function;
use crate::ir::{Block, Inst, Operand, RegId, StmtKind};
use crate::isa::Meaning;

/// Whether what a function of numbers gives for these is not 0.
fn evaluate(function: &Function, inputs: &[u32]) -> bool {
    number_of(function, inputs) != 0
}

/// What a function of numbers gives for these.
fn number_of(function: &Function, inputs: &[u32]) -> u64 {
    value(&regs_of(function, inputs), function.result)
}

/// What it computes for these.
fn regs_of(function: &Function, inputs: &[u32]) -> Vec<u64> {
    let mut regs = vec![0; function.regs.len()];
    for (param, value) in function.params.iter().zip(inputs) {
        regs[param.reg.0 as usize] = u64::from(*value);
    }
    run(&function.body, &mut regs);
    regs
}

fn value(regs: &[u64], operand: Operand) -> u64 {
    match operand {
        Operand::Reg(reg) => regs[reg.0 as usize],
        Operand::Imm(imm) => imm.bits,
    }
}

fn run(block: &Block, regs: &mut [u64]) {
    for stmt in block {
        match &stmt.kind {
            StmtKind::Inst(Inst { row, dsts, srcs }) => {
                let Meaning::Lane(meaning) = row.meaning else {
                    panic!("{} is not of a lane", row.name);
                };
                let srcs: Vec<u64> = srcs.iter().map(|src| value(regs, *src)).collect();
                regs[dsts[0].0 as usize] = (meaning.of_lane)(&srcs);
            }
            StmtKind::Var { reg, init: from } | StmtKind::Set { reg, value: from } => {
                regs[reg.0 as usize] = value(regs, *from);
            }
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => match value(regs, *cond) {
                0 => run(otherwise, regs),
                _ => run(then, regs),
            },
            StmtKind::For { .. } | StmtKind::While { .. } => panic!("a loop"),
        }
    }
}

/// What is known of a function's registers where its inputs are between these.
fn known(function: &Function, inputs: &[[u32; 2]]) -> impl Fn(RegId) -> Bounds {
    move |reg| {
        let param = function.params.iter().position(|param| param.reg == reg);
        let Some(number) = param else {
            return Bounds::Unknown;
        };
        let [first, last] = inputs[number].map(Reg::<u32>::from);
        match inputs[number] {
            [a, b] if a == b => Bounds::Exactly(first.operand()),
            _ => Bounds::Range(Range { first, last }),
        }
    }
}

/// Whether it always holds, and whether it ever does, for inputs between these.
fn bounds_of(function: &Function, inputs: &[[u32; 2]]) -> [bool; 2] {
    let place = std::panic::Location::caller();
    let (_, _, truth) = recorded("bounds", place, || {
        let truth = bounds(function, known(function, inputs), |_| true);
        [truth.always, truth.ever].map(Reg::operand)
    })
    .expect("it can be staged");
    truth.map(|operand| match operand {
        Operand::Imm(imm) => imm.bits != 0,
        Operand::Reg(_) => panic!("bounds of constants are constants"),
    })
}

fn number(rng: &mut Rng, inputs: [Reg<u32>; 3], depth: u32) -> Reg<u32> {
    if depth == 0 {
        return match rng.u8(..6) {
            0..4 => inputs[rng.usize(..3)],
            4 => rng.u32(..9).into(),
            _ => constant(rng).into(),
        };
    }
    let (a, b) = (
        number(rng, inputs, depth - 1),
        number(rng, inputs, depth - 1),
    );
    let divisor = [1_u32, 2, 3, 7, 8, 100, 0][rng.usize(..7)];
    match rng.u8(..19) {
        0 | 1 => a + b,
        2 | 3 => a - b,
        4 => a * b,
        5 => a * rng.u32(..9),
        6 => a / divisor,
        7 => a % divisor,
        8 => a / b,
        9 => a % b,
        10 => a & b,
        11 => a << rng.u32(..5),
        12 => a >> rng.u32(..9),
        13 => select(condition(rng, inputs, depth - 1), a, b),
        14 => a.min(b),
        15 => a.to_i32().max(b.to_i32()).to_u32(),
        16 => (a.to_i32() / divisor as i32).to_u32(),
        17 => (a.to_i32() % divisor as i32).to_u32(),
        _ => (a.to_i32() >> rng.i32(..5)).abs().to_u32(),
    }
}

fn constant(rng: &mut Rng) -> u32 {
    let near = [0, 1 << 31, u32::MAX, 100, 5000][rng.usize(..5)];
    near.wrapping_add(rng.u32(..9)).wrapping_sub(4)
}

fn condition(rng: &mut Rng, inputs: [Reg<u32>; 3], depth: u32) -> Reg<bool> {
    if depth > 0 && rng.u8(..3) == 0 {
        let (a, b) = (
            condition(rng, inputs, depth - 1),
            condition(rng, inputs, depth - 1),
        );
        return match rng.u8(..3) {
            0 => a & b,
            1 => a | b,
            _ => !a,
        };
    }
    let (a, b) = (number(rng, inputs, depth), number(rng, inputs, depth));
    match rng.u8(..6) {
        0 => a.lt(b),
        1 => a.le(b),
        2 => a.to_i32().lt(b.to_i32()),
        3 => a.to_i32().le(b.to_i32()),
        4 => a.eq(b),
        _ => a.ne(b),
    }
}

/// A variable that a branch may change.
fn branching(rng: &mut Rng, inputs: [Reg<u32>; 3]) -> Reg<bool> {
    let changed = Var::new(number(rng, inputs, 1));
    let cond = condition(rng, inputs, 1);
    when(cond, || changed.set(number(rng, inputs, 1)));
    changed.peek().lt(number(rng, inputs, 1))
}

fn random(rng: &mut Rng) -> Function {
    let declare = || ["query", "key", "argument"].map(input::<u32>);
    record_function("random", declare, |inputs| match rng.u8(..4) {
        0 => branching(rng, inputs),
        _ => condition(rng, inputs, 3),
    })
    .expect("it can be staged")
}

/// Every input of the box, of two dimensions.
fn inside([queries, keys, one]: [[u32; 2]; 3]) -> impl Iterator<Item = [u32; 3]> {
    let all = |[first, last]: [u32; 2]| {
        (0..=last.wrapping_sub(first)).map(move |i| first.wrapping_add(i))
    };
    all(queries).flat_map(move |query| all(keys).map(move |key| [query, key, one[0]]))
}

/// A box of queries and keys, and an argument.
fn random_ranges(rng: &mut Rng) -> [[u32; 2]; 3] {
    let mut dimension = |most: u32| {
        let first = match rng.u8(..3) {
            0 => constant(rng),
            _ => rng.u32(..200),
        };
        [first, first.wrapping_add(rng.u32(..most))]
    };
    [dimension(9), dimension(17), dimension(1)]
}

#[test]
fn bounds_hold_what_random_functions_give() {
    let mut rng = Rng::with_seed(7);
    let mut decided = 0;
    for case in 0..20_000 {
        let function = random(&mut rng);
        let ranges = random_ranges(&mut rng);
        let [always, ever] = bounds_of(&function, &ranges);
        let given: Vec<bool> = inside(ranges)
            .map(|inputs| evaluate(&function, &inputs))
            .collect();
        let (all, any) = (!given.contains(&false), given.contains(&true));
        assert!(
            all || !always,
            "{case}: not always, for {ranges:?}\n{function}"
        );
        assert!(
            ever || !any,
            "{case}: sometimes, for {ranges:?}\n{function}"
        );
        decided += u32::from(always || !ever);
    }
    // Of those that are decided at all, most are found.
    assert!(decided > 10_000, "{decided} are decided");
}

/// Whether what a function gives is known to be one value for inputs between these.
fn is_one_value(function: &Function, inputs: &[[u32; 2]]) -> bool {
    let known = |reg| {
        let number = function.params.iter().position(|param| param.reg == reg);
        number.map(|number| inputs[number].map(u64::from))
    };
    are_one_value_for(function, &[function.result], known, |_| true)
}

/// Whether it gives the same for every input of the box.
fn gives_one_value(function: &Function, ranges: [[u32; 2]; 3]) -> bool {
    let mut all = inside(ranges).map(|inputs| number_of(function, &inputs));
    let first = all.next();
    all.all(|it| Some(it) == first)
}

#[test]
fn what_is_said_to_be_one_value_of_random_functions_is() {
    let mut rng = Rng::with_seed(11);
    let (mut said, mut given) = (0, 0);
    for case in 0..20_000 {
        let declare = || ["query", "key", "argument"].map(input::<u32>);
        let function = match rng.u8(..3) {
            0 => record_function("random", declare, |inputs| {
                number(&mut rng, inputs, 3).to_i32().to_f32() * 0.5
            }),
            _ => record_function("random", declare, |inputs| {
                number(&mut rng, inputs, 3).to_i32().to_f32()
            }),
        };
        let function = function.expect("it can be staged");
        let ranges = random_ranges(&mut rng);
        let is_one = gives_one_value(&function, ranges);
        let is_said = is_one_value(&function, &ranges);
        assert!(
            is_one || !is_said,
            "{case}: not one value, for {ranges:?}\n{function}"
        );
        said += u32::from(is_said);
        given += u32::from(is_one);
    }
    assert!(2 * said > given, "{said} of {given}");
}

/// Clamped distances are one value where all are past the radius, and nowhere else.
#[test]
fn clamped_distances_are_one_value_far_away() {
    let declare = || ["query", "key", "argument"].map(input::<u32>);
    let function = record_function("clamped", declare, |[query, key, radius]| {
        let (distance, radius) = (query.to_i32() - key.to_i32(), radius.to_i32());
        distance.max(-radius).min(radius).to_f32() * 0.25
    });
    let function = function.expect("it can be staged");
    for (query, key) in (0..40).flat_map(|a| (0..40).map(move |b| (32 * a, 32 * b))) {
        let ranges = [[query, query + 31], [key, key + 31], [100, 100]];
        let is_one = gives_one_value(&function, ranges);
        assert_eq!(is_one_value(&function, &ranges), is_one, "{ranges:?}");
    }
}

/// Bounds of the masks that people use say what is true.
#[test]
fn bounds_of_common_masks_are_tight() {
    type Mask = fn([Reg<u32>; 3]) -> Reg<bool>;
    let causal: Mask = |[query, key, _]| (query.to_i32() - key.to_i32()).ge(0);
    let window: Mask = |[query, key, radius]| {
        let distance = query.to_i32() - key.to_i32();
        distance.abs().le(radius.to_i32())
    };
    let sinks: Mask = |[query, key, sinks]| key.lt(sinks) & key.le(query);
    let blocks: Mask = |[query, key, _]| (query / 64).eq(key / 64);
    let tokens: Mask = |[query, key, _]| (query / 32 % 8).eq(key / 32 % 8);
    for mask in [causal, window, sinks, blocks, tokens] {
        let declare = || ["query", "key", "argument"].map(input::<u32>);
        let function = record_function("mask", declare, mask).expect("it can be staged");
        for (query, key) in (0..40).flat_map(|a| (0..40).map(move |b| (32 * a, 32 * b))) {
            let ranges = [[query, query + 31], [key, key + 31], [100, 100]];
            let given: Vec<bool> = inside(ranges)
                .map(|inputs| evaluate(&function, &inputs))
                .collect();
            let exact = [!given.contains(&false), given.contains(&true)];
            assert_eq!(
                bounds_of(&function, &ranges),
                exact,
                "{ranges:?}\n{function}"
            );
        }
    }
}
