//! Conditions under which random addresses go up in equal steps, on random boxes, against the addresses of every input of the box.

use fastrand::Rng;

use super::super::hold;
use super::{constant, known, random_ranges, regs_of, value};
use crate::build::Reg;
use crate::build::builder::recorded;
use crate::build::function::{input, record_function};
use crate::ir::function::Function;
use crate::ir::steps::{Condition, Course, Step, Steps};
use crate::ir::{Inst, Operand, StmtKind};

/// A number of a query, a key and a factor that may go up with the key.
fn number(rng: &mut Rng, inputs: [Reg<u32>; 3], depth: u32) -> Reg<u32> {
    let [query, key, factor] = inputs;
    if depth == 0 {
        return match rng.u8(..8) {
            0..3 => key - query,
            3 => key,
            4 => query - key,
            5 => rng.u32(..300).into(),
            6 => factor,
            _ => constant(rng).into(),
        };
    }
    let a = number(rng, inputs, depth - 1);
    let b = number(rng, inputs, depth - 1);
    match rng.u8(..12) {
        0 | 1 => a + b,
        2 | 3 => a - b,
        4 => a * rng.u32(..9),
        5 => a << rng.u32(..4),
        6 => a.min(rng.u32(..300)),
        7 => a.max(rng.u32(..300)),
        8 => a.to_i32().max(rng.i32(-3..200)).to_u32(),
        9 => a.to_i32().min(rng.i32(-3..200)).to_u32(),
        10 => a.to_i32().max(b.to_i32()).to_u32(),
        _ => a * factor,
    }
}

/// An address of such a number.
fn address(rng: &mut Rng, inputs: [Reg<u32>; 3]) -> Reg<u64> {
    let depth = rng.u32(..4);
    let (place, factor) = (number(rng, inputs, depth), inputs[2]);
    let bytes = match rng.u8(..5) {
        0 => place.to_u64() * Reg::from(4_u64),
        1 => place.mul_wide(factor),
        2 => place.mul_wide(4_u32),
        3 => factor.mul_wide(place),
        _ => place.to_u64() * factor.to_u64() * Reg::from(2_u64),
    };
    let other = number(rng, inputs, 1).to_u64();
    match rng.u8(..4) {
        0 => bytes + other,
        1 => bytes - other,
        _ => Reg::from(1_u64 << 40) + bytes,
    }
}

/// By how much the address grows with the key, and under which conditions.
fn steps_of(function: &Function) -> Option<(Step, Vec<Condition>)> {
    let steps = Steps::of(function, |number| number == 1);
    let Course::By(step) = steps.course(function.result) else {
        return None;
    };
    let goes_by_steps =
        |inst: &&Inst| matches!(steps.course(Operand::Reg(inst.dsts[0])), Course::By(_));
    let insts = function.body.iter().filter_map(|stmt| match &stmt.kind {
        StmtKind::Inst(inst) => Some(inst),
        _ => None,
    });
    let conditions = steps.conditions(function, insts.filter(goes_by_steps));
    Some((step, conditions))
}

/// Whether conditions are said to hold for inputs between these.
fn is_held(function: &Function, conditions: &[Condition], inputs: &[[u32; 2]]) -> bool {
    let place = std::panic::Location::caller();
    let (_, _, held) = recorded("steps", place, || {
        hold(function, conditions, known(function, inputs), |_| true).operand()
    })
    .expect("it can be staged");
    matches!(held, Operand::Imm(imm) if imm.bits != 0)
}

/// Whether an address grows by this with each key of a box.
fn grows(function: &Function, step: Step, [queries, keys, factor]: [[u32; 2]; 3]) -> bool {
    let count = |[first, last]: [u32; 2]| last.wrapping_sub(first);
    let address = |query: u32, key: u32| {
        let [query, key] = [(queries, query), (keys, key)].map(|(of, at)| of[0].wrapping_add(at));
        let regs = regs_of(function, &[query, key, factor[0]]);
        let factor = step.factor.map_or(1, |reg| regs[reg.0 as usize]);
        let bytes = step.count.cast_unsigned().wrapping_mul(factor);
        (value(&regs, function.result), bytes, factor)
    };
    (0..=count(queries)).all(|query| {
        (0..count(keys)).all(|key| {
            let ((here, bytes, factor), (next, ..)) =
                (address(query, key), address(query, key + 1));
            // Strides that neighbours are not side by side with are asked about apart.
            ![1, 2, 4, 8].contains(&factor) || next.wrapping_sub(here) == bytes
        })
    })
}

#[test]
fn addresses_go_up_in_steps_where_conditions_hold() {
    let mut rng = Rng::with_seed(5);
    let (mut held, mut not_held) = (0, 0);
    for case in 0..20_000 {
        let declare = || ["query", "key", "factor"].map(input::<u32>);
        let function = record_function("random", declare, |inputs| address(&mut rng, inputs));
        let function = function.expect("it can be staged");
        let factor = [1, 2, 4, 8][rng.usize(..4)];
        let [queries, keys, _] = random_ranges(&mut rng);
        let inputs = [queries, keys, [factor; 2]];
        let Some((step, conditions)) = steps_of(&function) else {
            continue;
        };
        match is_held(&function, &conditions, &inputs) {
            true => {
                held += 1;
                let grows = grows(&function, step, inputs);
                assert!(
                    grows,
                    "{case}: {step:?} {conditions:?} {inputs:?}\n{function}"
                );
            }
            false => not_held += 1,
        }
    }
    assert!(held > 2000 && not_held > 2000, "{held}, {not_held}");
}
