//! Blocks in which what functions compute by the distance between query and key is one value: those far from the diagonal, of a table whose
//! distances are clamped.

use fa_dsl::build::bounds::{self, Bounds, Range, are_one_value_for};
use fa_dsl::build::function::Values;
use fa_dsl::ir::dependence::{Dependence, operands_read, regs_written};
use fa_dsl::ir::function::Function;
use fa_dsl::ir::{Operand, RegId};
use fa_dsl::isa::memory;
use fa_dsl::prelude::*;

use super::parts::Parts;
use crate::attention::functions::bits;

const BOTH: u8 = bits::QUERY | bits::KEY;
const LATE: u8 = bits::SCORE | bits::ADJOINT;

/// How far apart queries and keys are that are looked at when a function is staged.
const FAR: u64 = 1 << 19;

/// What numbers among a function's arguments are taken for then.
const ARGUMENT: u64 = 100;

/// What statements that go by the distance give to others, if that is one value in some blocks.
pub(super) fn of_distance(
    function: &Function,
    dependence: &Dependence,
    is_of_distance: &[bool],
) -> Vec<Operand> {
    let given = given(function, is_of_distance);
    match are_one_value_somewhere(function, dependence, &given) {
        true => given,
        false => Vec::new(),
    }
}

/// Whether some operands, of which there are any, each have one value in some block.
///
/// Whether they do depends on arguments. What is asked is whether they do for queries and keys that are 2^19 apart where numbers among the arguments are
/// 100 and those that are read for a whole tile 0: so it is for distances that are clamped, and not for others.
pub(super) fn are_one_value_somewhere(
    function: &Function,
    dependence: &Dependence,
    operands: &[Operand],
) -> bool {
    // What is read for a whole tile, where a part of a sequence is for example: a kernel knows it.
    let is_read_for_tile = |reg: RegId| {
        let inst = function.definition(Operand::Reg(reg));
        let reads = inst.is_some_and(|inst| memory::read_only(inst.row).is_some());
        reads && dependence.operand(Operand::Reg(reg)) & (BOTH | LATE) == 0
    };
    let are_one = |query: u64, key: u64| {
        let known = |reg: RegId| {
            if is_read_for_tile(reg) {
                return Some([0; 2]);
            }
            let number = function.params.iter().position(|param| param.reg == reg)?;
            if number >= function.inputs {
                return Some([ARGUMENT; 2]);
            }
            match bits::of_param(number) {
                bits::QUERY => Some([query, query + 15]),
                bits::KEY => Some([key, key + 63]),
                bits::SCORE | bits::ADJOINT => None,
                // Lengths, and which sequence and head.
                _ => Some([FAR; 2]),
            }
        };
        let chosen = |number: usize| {
            let written = regs_written(&function.body[number]);
            dependence.statement(number) & LATE == 0 && !written.into_iter().any(is_read_for_tile)
        };
        are_one_value_for(function, operands, known, chosen)
    };
    !operands.is_empty() && (are_one(0, FAR) || are_one(FAR, 0))
}

/// What some statements of a function compute that others read, or that is its result.
pub(super) fn given(function: &Function, is_of_distance: &[bool]) -> Vec<Operand> {
    let body = || function.body.iter().zip(is_of_distance);
    let others = body().filter(|(_, is)| !**is);
    let read = others.flat_map(|(stmt, _)| operands_read(stmt));
    let read: Vec<_> = read.chain([function.result]).collect();
    let own = body().filter(|(_, is)| **is);
    let written = own.flat_map(|(stmt, _)| regs_written(stmt));
    let written = written.map(Operand::Reg);
    written.filter(|it| read.contains(it)).collect()
}

/// Does something of a block that is uniform if this holds, or else is not; `None` where that is not looked at.
#[device]
pub(super) fn either(is_uniform: Option<Reg<bool>>, of_block: impl Fn(bool)) {
    match is_uniform {
        Some(is_uniform) => {
            if is_uniform {
                of_block(true);
            } else {
                of_block(false);
            }
        }
        None => of_block(false),
    }
}

/// The first query or key of a block, and how many there are.
pub(super) type Counted = (Reg<u32>, u32);

/// Whether some operands each have one value in a block, of these queries and keys: `known` are values of the tile, and of one of its rows.
pub(super) fn are_one_value(
    parts: &Parts,
    operands: &[Operand],
    known: &[&Values],
    block: [Counted; 2],
) -> Reg<bool> {
    let known = in_block(parts, known, block);
    bounds::are_one_value(parts.function(), operands, known, is_of_block(parts))
}

/// What is known of a function's registers in a block of these queries and keys.
pub(super) fn in_block(
    parts: &Parts,
    known: &[&Values],
    [queries, keys]: [Counted; 2],
) -> impl Fn(RegId) -> Bounds {
    let function = parts.function();
    let range = |(first, count): Counted| Range {
        first,
        last: first + (count - 1),
    };
    let input = |bit| {
        let inputs = function.params.iter().take(function.inputs).enumerate();
        let mut inputs = inputs.filter(|(number, _)| bits::of_param(*number) == bit);
        inputs.next().map(|(_, param)| param.reg)
    };
    let ranges = [
        (input(bits::QUERY), range(queries)),
        (input(bits::KEY), range(keys)),
    ];
    move |reg: RegId| {
        let range = ranges.iter().find(|(of, _)| *of == Some(reg));
        if let Some((_, range)) = range {
            return Bounds::Range(*range);
        }
        let operand = Operand::Reg(reg);
        let is_of_tile = parts.bits(operand) & (BOTH | LATE) == 0;
        let value = known.iter().find_map(|values| values.get(operand));
        value
            .filter(|_| is_of_tile)
            .map_or(Bounds::Unknown, Bounds::Exactly)
    }
}

/// Which statements compute what differs in a block, and not of scores.
pub(super) fn is_of_block(parts: &Parts) -> impl Fn(usize) -> bool {
    |number| {
        let of = parts.bits_of(number);
        of & BOTH != 0 && of & LATE == 0
    }
}

#[cfg(test)]
mod tests {
    use fa_dsl::prelude::*;

    use crate::attention::functions::{At, ScoreFunction, Staged};

    #[test]
    fn tables_of_clamped_distances_are_uniform_far_from_the_diagonal() {
        let clamped =
            ScoreFunction::new(|score, at: At, (table, radius): (Tensor<f32>, Reg<u32>)| {
                let radius = radius.to_i32();
                let place = (at.distance() + radius).max(0).min(radius * 2);
                score + table.at(&[at.head, place.to_u32()]).load(0)
            });
        assert!(clamped.unwrap().staged().weight().clamps);
        let by_bytes = ScoreFunction::new(
            |score, at: At, (table, radius): (Tensor<half::bf16>, Reg<u32>)| {
                let radius = radius.to_i32();
                let first = at.position() + radius;
                let place = (first - at.key.to_i32()).max(0).min(radius * 2);
                let of_head = table.at(&[at.head]);
                let of_distance = of_head.offset_bytes(place.to_u32(), table.stride_bytes(1));
                score + of_distance.load_f32(0)
            },
        );
        assert!(by_bytes.unwrap().staged().weight().clamps);
        let of_earlier = ScoreFunction::new(|score, at: At, table: Tensor<f32>| {
            let before = at.distance().max(0).to_u32();
            score + table.at(&[select(before.lt(64), before, 64)]).load(0)
        });
        assert!(of_earlier.unwrap().staged().weight().clamps);
    }

    #[test]
    fn so_are_those_of_a_part_of_a_sequence() {
        let clamps = |staged: &'static Staged| staged.of_part().unwrap().weight().clamps;
        let clamped = ScoreFunction::new(|score, at: At, table: Tensor<f32>| {
            let place = (at.distance() + 64).max(0).min(128);
            score + table.at(&[at.head, place.to_u32()]).load(0)
        });
        assert!(clamps(clamped.unwrap().staged()));
        let by_distance = ScoreFunction::new(|score, at: At, table: Tensor<f32>| {
            let place = (at.distance() + at.seq_k.to_i32()).to_u32();
            score + table.at(&[at.head, place]).load(0)
        });
        assert!(!clamps(by_distance.unwrap().staged()));
        let alibi = ScoreFunction::new(|score, at: At, slopes: Tensor<f32>| {
            score - slopes.at(&[at.head]).load(0) * at.distance().to_f32()
        });
        assert!(!clamps(alibi.unwrap().staged()));
    }

    #[test]
    fn other_functions_are_not() {
        let by_distance = ScoreFunction::new(|score, at: At, table: Tensor<f32>| {
            let place = (at.distance() + at.seq_k.to_i32()).to_u32();
            score + table.at(&[at.head, place]).load(0)
        });
        assert!(!by_distance.unwrap().staged().weight().clamps);
        let alibi = ScoreFunction::new(|score, at: At, slopes: Tensor<f32>| {
            score - slopes.at(&[at.head]).load(0) * at.distance().to_f32()
        });
        assert!(!alibi.unwrap().staged().weight().clamps);
        let of_keys = ScoreFunction::new(|score, at: At, bias: Tensor<f32>| {
            score + bias.at(&[at.key]).load(0)
        });
        assert!(!of_keys.unwrap().staged().weight().clamps);
    }
}
