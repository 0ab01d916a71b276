//! Blocks in which what functions read by the distance between query and key lies side by side: no distance is clamped, and elements of neighbouring
//! distances are neighbours in memory. A thread computes one address for all that a function reads there with one instruction; the others are so many bytes
//! further.

use std::collections::BTreeMap;

use fa_dsl::build::bounds::hold;
use fa_dsl::build::function::{Values, handle, inline, value};
use fa_dsl::ir::dependence::{Dependence, regs_written};
use fa_dsl::ir::function::Function;
use fa_dsl::ir::steps::{Condition, Course, Steps};
use fa_dsl::ir::{Inst, Operand, RegId, Stmt, StmtKind, Type, walk};
use fa_dsl::isa::memory;
use fa_dsl::prelude::*;

use super::parts::Parts;
use super::uniform::{Counted, given, in_block, is_of_block};
use crate::attention::functions::bits;

/// Whether all that a function's statements of distances compute is where they read, at addresses that go up in equal steps, and it reads nothing else by
/// the key.
pub(super) fn reads_in_steps(
    function: &Function,
    dependence: &Dependence,
    is_of_distance: &[bool],
) -> bool {
    let mut others = function.body.iter().enumerate();
    let reads_by_key = others.any(|(number, stmt)| {
        let is_other = dependence.statement(number) & bits::KEY != 0 && !is_of_distance[number];
        is_other && reads(stmt)
    });
    !reads_by_key && Linear::of(function, is_of_distance).is_some()
}

/// Whether a statement reads a tensor, or one inside of it.
fn reads(stmt: &Stmt) -> bool {
    let mut reads = false;
    walk(std::slice::from_ref(stmt), &mut |stmt| {
        if let StmtKind::Inst(inst) = &stmt.kind {
            reads |= memory::read_only(inst.row).is_some();
        }
    });
    reads
}

/// What a function reads at addresses that go up with the key in equal steps.
pub(super) struct Linear {
    /// Of each statement, whether it is computed for each distance, or key; the others are computed for the first.
    is_of_each: Vec<bool>,
    /// The statements that read, and by how many bytes each goes further for a key that is one further.
    reads: Vec<(usize, i64)>,
    /// What has to hold in a block.
    conditions: Vec<Condition>,
    /// What strides have to be.
    strides: Vec<(RegId, u64)>,
}

impl Linear {
    /// Of what some of a function's statements read, those of distances or of a row's keys, if all that they compute is addresses and what is read there.
    pub fn of(function: &Function, chosen: &[bool]) -> Option<Linear> {
        let is_key =
            |number: usize| number < function.inputs && bits::of_param(number) == bits::KEY;
        let steps = Steps::of(function, is_key);
        let mut linear = Linear {
            is_of_each: vec![false; function.body.len()],
            reads: Vec::new(),
            conditions: Vec::new(),
            strides: Vec::new(),
        };
        let mut in_steps = Vec::new();
        // What has been read, and what is computed of that.
        let mut read = vec![false; function.regs.len()];
        let all = function.body.iter().enumerate();
        for (number, stmt) in all.filter(|(number, _)| chosen[*number]) {
            let StmtKind::Inst(inst) = &stmt.kind else {
                return None;
            };
            let [dst] = *inst.dsts else {
                return None;
            };
            let is_read = |it: &Operand| matches!(it, Operand::Reg(reg) if read[reg.0 as usize]);
            let moves = |it: &&Operand| !is_read(it) && steps.course(**it) != Course::Same;
            let is_of_read = inst.srcs.iter().any(is_read);
            match inst.srcs.iter().find(moves) {
                None => {}
                Some(_) if is_of_read => return None,
                Some(address) if memory::read_only(inst.row).is_some() => {
                    let bytes = function.regs[dst.0 as usize].ty.bytes();
                    linear.read(number, steps.course(*address), bytes)?;
                }
                Some(_) if matches!(steps.course(Operand::Reg(dst)), Course::By(_)) => {
                    in_steps.push(inst);
                    continue;
                }
                Some(_) => return None,
            }
            let is_of_each = is_of_read || linear.reads.last().is_some_and(|it| it.0 == number);
            linear.is_of_each[number] = is_of_each;
            read[dst.0 as usize] = is_of_each;
        }
        linear.conditions = steps.conditions(function, in_steps);
        let mut given = given(function, chosen).into_iter();
        let is_read = |it| matches!(it, Operand::Reg(reg) if read[reg.0 as usize]);
        let is_known = given.all(|it| is_read(it) || steps.course(it) == Course::Same);
        (is_known && !linear.reads.is_empty()).then_some(linear)
    }

    /// Takes in a statement that reads elements of so many bytes at an address.
    fn read(&mut self, number: usize, address: Course, bytes: u32) -> Option<()> {
        let Course::By(step) = address else {
            return None;
        };
        let (bytes, stride) = step.bytes_between(u64::from(bytes));
        self.reads.push((number, bytes));
        self.strides.extend(stride);
        Some(())
    }

    /// Whether all addresses that it reads at depend on all of these inputs.
    pub fn reads_by(&self, function: &Function, dependence: &Dependence, of: u8) -> bool {
        let mut addresses = self.addresses(function).into_keys().map(Operand::Reg);
        addresses.all(|address| dependence.operand(address) & of == of)
    }

    /// Whether a statement is computed for each distance, or key.
    pub fn is_of_each(&self, number: usize) -> bool {
        self.is_of_each[number]
    }

    /// Whether it holds in a block of these queries and keys, all of which there are: `known` are values of the tile, and of one of its rows.
    pub fn holds(&self, parts: &Parts, known: &[&Values], block: [Counted; 2]) -> Reg<bool> {
        let function = parts.function();
        let known_in_block = in_block(parts, known, block);
        let go = hold(
            function,
            &self.conditions,
            known_in_block,
            is_of_block(parts),
        );
        let strides = self.strides.iter().map(|(stride, number)| {
            let known = known.iter().find_map(|it| it.get(Operand::Reg(*stride)));
            let is = |known| match function.regs[stride.0 as usize].ty {
                Type::U64 => handle::<u64>(known).eq(*number),
                _ => handle::<u32>(known).eq(*number as u32),
            };
            known.map_or(false.into(), is)
        });
        strides.fold(go, |a, b| a & b)
    }

    /// Makes `values` of the first distance stand for those of the one whose elements come first in memory, of some `distances` further than the first.
    pub fn begin(&self, function: &Function, values: &mut Values, [first, last]: [i64; 2]) {
        for (address, bytes) in self.addresses(function) {
            let least = (bytes * first).min(bytes * last);
            let known = value::<u64>(Operand::Reg(address), &[values]);
            let moved = known + least.cast_unsigned();
            values.set(address, moved.operand());
        }
    }

    /// The addresses that are read at, and by how many bytes each goes further for a key that is one further.
    fn addresses(&self, function: &Function) -> BTreeMap<RegId, i64> {
        let reads =
            self.reads
                .iter()
                .filter_map(|(number, bytes)| match &function.body[*number].kind {
                    StmtKind::Inst(Inst { srcs, .. }) => match srcs.first() {
                        Some(Operand::Reg(address)) => Some((*address, *bytes)),
                        _ => None,
                    },
                    _ => None,
                });
        reads.collect()
    }

    /// Whether neighbours are next to each other in memory, so that two are read at once where the first is at a multiple of their bytes.
    pub fn is_of_neighbours(&self, function: &Function) -> bool {
        self.reads.iter().all(|(number, bytes)| {
            let read = regs_written(&function.body[*number]);
            let mut elements = read
                .iter()
                .map(|it| function.regs[it.0 as usize].ty.bytes());
            elements.all(|element| *bytes == i64::from(element))
        })
    }

    /// Whether what is read first, of which `values` are those that begin, is at a multiple of the bytes of two elements.
    pub fn is_aligned(&self, function: &Function, values: &Values) -> Reg<bool> {
        let each = self.reads.iter().filter_map(|(number, bytes)| {
            let StmtKind::Inst(inst) = &function.body[*number].kind else {
                return None;
            };
            let [address, Operand::Imm(offset)] = *inst.srcs else {
                return None;
            };
            let first = value::<u64>(address, &[values]).to_u32() + offset.bits as u32;
            Some((first & (2 * bytes - 1) as u32).eq(0))
        });
        each.reduce(|a, b| a & b).unwrap_or_else(|| true.into())
    }

    /// As [`at`](Self::at), for two neighbours that are read together.
    pub fn two_at(
        &self,
        function: &Function,
        known: &[&Values],
        further: i64,
        range: [i64; 2],
    ) -> [Values; 2] {
        let mut moved = self.moved(function, further, range);
        let mut second = BTreeMap::new();
        for (number, _) in &self.reads {
            if let StmtKind::Inst(inst) = &mut moved.body[*number].kind
                && let Some(two) = memory::read_two(inst.row)
            {
                let first = inst.dsts[0];
                let next = RegId(moved.regs.len() as u32);
                moved.regs.push(moved.regs[first.0 as usize].clone());
                (inst.row, inst.dsts) = (two, [first, next].into_iter().collect());
                second.insert(first, next);
            }
        }
        let is_read = |number| self.reads.iter().any(|(read, _)| *read == number);
        let first = inline(&moved, known, is_read);
        let mut next = first.clone();
        for (first, second) in second {
            let read = next.get(Operand::Reg(second));
            read.into_iter().for_each(|it| next.set(first, it));
        }
        [first, next].map(|read| {
            let known = [&[&read], known].concat();
            let mut values = inline(function, &known, |number| {
                self.is_of_each(number) && !is_read(number)
            });
            values.add(&read);
            values
        })
    }

    /// What is computed for a distance that is so much further than the first, of which `known` are values that [`begin`](Self::begin) at the
    /// first of these `distances`.
    pub fn at(
        &self,
        function: &Function,
        known: &[&Values],
        further: i64,
        range: [i64; 2],
    ) -> Values {
        let moved = self.moved(function, further, range);
        inline(&moved, known, |number| self.is_of_each(number))
    }

    /// The function with its reads where they are for what is so much further than the first.
    fn moved(&self, function: &Function, further: i64, [first, last]: [i64; 2]) -> Function {
        let mut moved = function.clone();
        for (number, bytes) in &self.reads {
            let bytes = bytes * further - (bytes * first).min(bytes * last);
            if let StmtKind::Inst(inst) = &mut moved.body[*number].kind
                && let Some(Operand::Imm(offset)) = inst.srcs.get_mut(1)
            {
                offset.bits += bytes.cast_unsigned();
            }
        }
        moved
    }
}

#[cfg(test)]
mod tests {
    use half::bf16;

    use super::super::parts::dependence;
    use super::super::sharing;
    use super::*;
    use crate::attention::functions::{At, FunctionArguments, ScoreFunction};

    /// What a function reads by steps: how many bytes each is further, what has to hold, and what strides have to be.
    fn read<A: FunctionArguments>(
        function: impl FnOnce(Reg<f32>, At, A) -> Reg<f32>,
    ) -> Option<(Vec<i64>, usize, Vec<u64>)> {
        let staged = ScoreFunction::new(function).unwrap().staged();
        let function = staged.function();
        let is_of_distance = sharing::of_distance(function, &dependence(function));
        let linear = Linear::of(function, &is_of_distance)?;
        let bytes = linear.reads.iter().map(|(_, bytes)| *bytes);
        let strides = linear.strides.iter().map(|(_, number)| *number);
        Some((bytes.collect(), linear.conditions.len(), strides.collect()))
    }

    #[test]
    fn tables_by_distance_are_read_in_steps() {
        let clamped = read(|score, at, (table, radius): (Tensor<f32>, Reg<u32>)| {
            let place = (at.distance() + radius.to_i32()).max(0);
            let place = place.min(radius.to_i32() * 2);
            score + table.at(&[at.head, place.to_u32()]).load(0)
        });
        assert_eq!(clamped, Some((vec![-4], 2, vec![1])));
        let by_bytes = read(|score, at, table: Tensor<bf16>| {
            let row = table.at(&[at.head]);
            let of_key = row.offset_bytes(at.key - at.query + at.seq_q, table.stride_bytes(1));
            score * of_key.load_f32(3)
        });
        assert_eq!(by_bytes, Some((vec![2], 1, vec![2])));
        let two = read(|score, at, table: Tensor<f32>| {
            let place = (at.distance() * 2).max(0).to_u32();
            let pair = table.at(&[place]);
            (score * pair.load(0)).mul_add(pair.load(1), score)
        });
        assert_eq!(
            two,
            Some((vec![-8, -8], 1, vec![1])).map(|(bytes, count, strides)| {
                (bytes, count, [strides.clone(), strides].concat())
            })
        );
    }

    /// Whether a function reads neighbours in rows of tensors.
    fn reads_rows<A: FunctionArguments>(
        function: impl FnOnce(Reg<f32>, At, A) -> Reg<f32>,
    ) -> bool {
        ScoreFunction::new(function)
            .unwrap()
            .staged()
            .weight()
            .reads_rows
    }

    #[test]
    fn tensors_by_query_and_key_are_read_by_rows() {
        assert!(reads_rows(|score, at, bias: Tensor<f32>| {
            score + bias.at(&[at.head, at.query, at.key]).load(0)
        }));
        assert!(reads_rows(
            |score, at, (by, bias): (Tensor<bf16>, Tensor<f32>)| {
                let row = by.at(&[at.query]);
                let by = row.offset_bytes(at.key, by.stride_bytes(1)).load_f32(0);
                score.mul_add(by, bias.at(&[at.batch, at.query, at.key]).load(0))
            }
        ));
        // Places of elements, too.
        assert!(reads_rows(
            |score, at, (of_pair, table): (Tensor<u32>, Tensor<f32>)| {
                let place = of_pair.at(&[at.query, at.key]).load(0);
                score + table.at(&[place]).load(0)
            }
        ));
    }

    #[test]
    fn other_tensors_are_not() {
        assert!(!reads_rows(|score, at, bias: Tensor<f32>| {
            score + bias.at(&[at.key]).load(0)
        }));
        assert!(!reads_rows(|score, at, bias: Tensor<f32>| {
            score + bias.at(&[at.query, at.key * 2]).load(0)
        }));
        assert!(!reads_rows(|score, at, bias: Tensor<f32>| {
            score + bias.at(&[at.query, at.seq_k - 1 - at.key]).load(0)
        }));
        assert!(!reads_rows(|score, at, bias: Tensor<f32>| {
            score + bias.at(&[at.query, at.key]).load(0) * at.key.to_f32()
        }));
    }

    #[test]
    fn what_is_computed_of_distances_otherwise_is_not() {
        let alibi = read(|score, at, slope: Reg<f32>| score - slope * at.distance().to_f32());
        assert_eq!(alibi, None);
        let far = read(|score, at, table: Tensor<f32>| {
            let place = at.distance().max(0).to_u32();
            let bias = table.at(&[place]).load(0);
            score + select(place.lt(50), bias, bias * 0.5)
        });
        assert_eq!(far, None);
        let by_rows = read(|score, at, table: Tensor<f32>| {
            let distance = at.distance().abs().to_u32();
            score + table.at(&[distance / 16, distance % 16]).load(0)
        });
        assert_eq!(by_rows, None);
        let of_keys = read(|score, at, table: Tensor<f32>| score + table.at(&[at.key]).load(0));
        assert_eq!(of_keys, None);
    }
}
