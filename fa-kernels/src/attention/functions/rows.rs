//! Tensors of which functions of scores read an element for each query and key: where those lie, so that the copy engine may fetch blocks of them.

use fa_dsl::abi::{Extent, MAX_RANK};
use fa_dsl::ir::function::Function;
use fa_dsl::ir::{Inst, Operand, ParamKind, StmtKind, Type};
use fa_dsl::isa::{Row, arith, memory};

use super::{Argument, Score};

/// What says where a block of scores lies, in the order of the copy engine's coordinates from the last on: the numbers of the functions' inputs.
const SEQUENCE: usize = 0;
const HEAD: usize = 1;
const QUERY: usize = 5;
const KEY: usize = 6;

/// The statement by which a function of scores reads an element for each query and key, if it is the only one, and where that element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadOfRows {
    /// The statement's number.
    pub statement: usize,
    /// The type of the elements.
    pub element: Type,
    /// The number of the argument's word that is the tensor's address.
    pointer: usize,
    /// Which of its dimensions go by the sequence, the head, the query and the key. The first two may not be there.
    dimensions: [Option<usize>; 4],
}

/// A sum of products: of each, a number, and the parameters that it is multiplied by, in ascending order.
type Sum = Vec<(u64, Vec<usize>)>;

/// What an operand is, as a sum of products of the function's parameters; `None` if it is something else.
fn sum(function: &Function, operand: Operand) -> Option<Sum> {
    let reg = match operand {
        Operand::Imm(imm) if imm.bits == 0 => return Some(Vec::new()),
        Operand::Imm(imm) => return Some(vec![(imm.bits, Vec::new())]),
        Operand::Reg(reg) => reg,
    };
    if let Some(param) = function.params.iter().position(|it| it.reg == reg) {
        return Some(vec![(1, vec![param])]);
    }
    let inst = function.definition(operand)?;
    let is = |rows: &[&'static Row]| rows.iter().any(|row| std::ptr::eq(inst.row, *row));
    let mut sources = inst.srcs.iter().map(|it| sum(function, *it));
    let mut next = || sources.next().flatten();
    match () {
        () if is(&[&arith::U64_OF_U32, &arith::U32_OF_U64]) => next(),
        () if is(&[&arith::ADD_U32, &arith::ADD_U64]) => Some([next()?, next()?].concat()),
        () if is(&[&arith::MUL_U32, &arith::MUL_U64, &arith::MUL_WIDE_U32]) => {
            Some(product(&next()?, &next()?))
        }
        () if is(&[&arith::SHL_U32]) => {
            let [_, Operand::Imm(by)] = *inst.srcs else {
                return None;
            };
            let times = 1_u64.checked_shl(by.bits as u32)?;
            Some(product(&next()?, &vec![(times, Vec::new())]))
        }
        () => None,
    }
}

fn product(a: &Sum, b: &Sum) -> Sum {
    let pairs = a.iter().flat_map(|a| b.iter().map(move |b| (a, b)));
    let products = pairs.map(|((times, of), (times_b, of_b))| {
        let mut of = [&of[..], of_b].concat();
        of.sort_unstable();
        (times.wrapping_mul(*times_b), of)
    });
    products.collect()
}

impl ReadOfRows {
    /// Of a function of scores.
    pub fn of(function: &Function) -> Option<ReadOfRows> {
        let reads = function.body.iter().enumerate();
        let reads = reads.filter_map(|(number, stmt)| match &stmt.kind {
            StmtKind::Inst(inst) if memory::read_only(inst.row).is_some() => Some((number, inst)),
            _ => None,
        });
        let all = reads.filter_map(|(number, inst)| ReadOfRows::of_read(function, number, inst));
        let mut all = all.collect::<Vec<_>>();
        let only = all.pop()?;
        all.is_empty().then_some(only)
    }

    /// Of a statement that reads.
    fn of_read(function: &Function, statement: usize, inst: &Inst) -> Option<ReadOfRows> {
        let [address, Operand::Imm(beside)] = *inst.srcs else {
            return None;
        };
        let ([dst], 0) = (&*inst.dsts, beside.bits) else {
            return None;
        };
        let element = function.regs[dst.0 as usize].ty;
        let bytes = u64::from(element.bytes());
        let mut terms = sum(function, address)?;
        let pointer = terms.iter().position(|(times, of)| {
            let is_pointer = |param: usize| match function.params[param].kind {
                ParamKind::Pointer { element: of, .. } => of == element,
                _ => false,
            };
            matches!(of[..], [param] if *times == 1 && is_pointer(param))
        })?;
        let (_, of_pointer) = terms.swap_remove(pointer);
        let first = of_pointer[0];
        let mut dimensions = [None; 4];
        for (times, of) in terms {
            let [input, stride] = of[..] else {
                return None;
            };
            let at = [SEQUENCE, HEAD, QUERY, KEY]
                .iter()
                .position(|it| *it == input)?;
            let dimension = stride.checked_sub(first + 1)?;
            let known = times == bytes && dimension < MAX_RANK && dimensions[at].is_none();
            if !known || dimensions.contains(&Some(dimension)) {
                return None;
            }
            dimensions[at] = Some(dimension);
        }
        let [.., Some(_), Some(_)] = dimensions else {
            return None;
        };
        Some(ReadOfRows {
            statement,
            element,
            pointer: first - function.inputs,
            dimensions,
        })
    }
}

/// The tensor of which functions of scores read [rows](ReadOfRows), as the copy engine takes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RowsOfTensor {
    /// (sequences or 1, queries, heads or 1, keys).
    pub extent: Extent,
    /// Whether it has more than one sequence, and more than one head.
    pub has: [bool; 2],
}

/// Bytes of which addresses and strides are multiples for the copy engine.
const STEP: u64 = 16;

impl RowsOfTensor {
    /// Of the only one of these functions that reads so; `None` where there is none, or where its tensor lies as the copy engine does not take it.
    pub fn of(scores: &[Score<'_>]) -> Option<RowsOfTensor> {
        let mut all = scores
            .iter()
            .filter_map(|score| Some((score, score.staged().rows()?)));
        let (score, read) = all.next().filter(|_| all.next().is_none())?;
        let argument = score.staged().argument_of_word(read.pointer);
        let Argument::Tensor(given) = score.given().arguments().get(argument)? else {
            return None;
        };
        let of = |dimension: Option<usize>| match dimension {
            Some(it) => (given.shape[it], given.strides[it]),
            None => (1, 0),
        };
        let [sequences, heads, queries, keys] = read.dimensions.map(of);
        let dimensions = [sequences, queries, heads, keys];
        let bytes = given.element_bytes;
        let are_steps = dimensions[..3]
            .iter()
            .all(|(_, stride)| (stride * bytes).is_multiple_of(STEP));
        let is_row = keys.0 > 1 && keys.1 == 1 && queries.0 > 1 && queries.1 > 0;
        let is_taken = is_row && are_steps && given.address.is_multiple_of(STEP);
        is_taken.then(|| RowsOfTensor {
            has: [sequences.0 > 1, heads.0 > 1],
            extent: Extent {
                address: given.address,
                shape: dimensions.map(|(size, _)| size),
                // What has one element is never stepped through.
                strides: dimensions
                    .map(|(size, stride)| if size == 1 { queries.1 } else { stride }),
                element_bytes: bytes,
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use fa_dsl::abi::TensorView;
    use fa_dsl::prelude::*;

    use super::*;
    use crate::attention::functions::{At, FunctionArguments, ScoreFunction};

    const F32: Type = Type::F32;

    /// The type of the elements that a function reads so, and which dimensions go by the sequence, the head, the query and the key.
    fn read<A: FunctionArguments>(
        function: impl FnOnce(Reg<f32>, At, A) -> Reg<f32>,
    ) -> Option<(Type, [Option<usize>; 4])> {
        let staged = ScoreFunction::new(function).unwrap().staged();
        staged.rows().map(|it| (it.element, it.dimensions))
    }

    #[test]
    fn tensors_by_query_and_key_are_found() {
        let of_all = read(|score, at, bias: Tensor<f32>| {
            score + bias.at(&[at.batch, at.head, at.query, at.key]).load(0)
        });
        assert_eq!(of_all, Some((F32, [0, 1, 2, 3].map(Some))));
        let other_order = read(|score, at, bias: Tensor<bf16>| {
            score * bias.at(&[at.query, at.key, at.head]).load_f32(0)
        });
        assert_eq!(
            other_order,
            Some((Type::Bf16, [None, Some(2), Some(0), Some(1)]))
        );
        let by_bytes = read(|score, at, bias: Tensor<f32>| {
            let row = bias.at(&[at.batch, at.query]);
            score + row.offset_bytes(at.key, bias.stride_bytes(2)).load_f32(0)
        });
        assert_eq!(by_bytes, Some((F32, [Some(0), None, Some(1), Some(2)])));
        // Beside what is read of rows there may be other tensors.
        let beside = read(|score, at, (slopes, bias): (Tensor<f32>, Tensor<f32>)| {
            score * slopes.at(&[at.head]).load(0) + bias.at(&[at.query, at.key]).load(0)
        });
        assert_eq!(beside, Some((F32, [None, None, Some(0), Some(1)])));
    }

    #[test]
    fn others_are_not() {
        let none = [
            read(|score, at, bias: Tensor<f32>| score + bias.at(&[at.key]).load(0)),
            read(|score, at, bias: Tensor<f32>| score + bias.at(&[at.query, at.key]).load(1)),
            read(|score, at, bias: Tensor<f32>| score + bias.at(&[at.query + 1, at.key]).load(0)),
            read(|score, at, bias: Tensor<f32>| score + bias.at(&[at.query, at.key * 2]).load(0)),
            read(|score, at, bias: Tensor<f32>| {
                score + bias.at(&[at.kv_head, at.query, at.key]).load(0)
            }),
            read(|score, at, bias: Tensor<f32>| {
                score + bias.at(&[at.query, at.query, at.key]).load(0)
            }),
            read(|score, at, bias: Tensor<f32>| {
                score + bias.at(&[at.query.min(7), at.key]).load(0)
            }),
            // Two of them.
            read(|score, at, bias: Tensor<f32>| {
                let one = bias.at(&[at.head, at.query, at.key]).load(0);
                score + one * bias.at(&[at.batch, at.query, at.key]).load(0)
            }),
        ];
        assert_eq!(none, [None; 8]);
    }

    /// What the copy engine gets of a tensor of these sizes and strides at an address.
    fn taken(address: u64, shape: &[u64], strides: &[u64]) -> Option<RowsOfTensor> {
        let function = ScoreFunction::new(|score, at: At, bias: Tensor<f32>| {
            score + bias.at(&[at.batch, at.head, at.query, at.key]).load(0)
        });
        let extent = Extent {
            address,
            shape: std::array::from_fn(|it| shape[it]),
            strides: std::array::from_fn(|it| strides[it]),
            element_bytes: 4,
        };
        let bias = TensorView::from_extent(extent);
        RowsOfTensor::of(&[function.unwrap().with(bias)])
    }

    #[test]
    fn the_copy_engine_takes_rows_at_multiples_of_its_steps() {
        let rows = taken(1 << 20, &[3, 2, 50, 70], &[8000, 4000, 72, 1]).unwrap();
        assert_eq!(rows.extent.shape, [3, 50, 2, 70]);
        assert_eq!(rows.extent.strides, [8000, 72, 4000, 1]);
        assert_eq!(rows.has, [true, true]);
        // One for all sequences, or heads.
        let shared = taken(1 << 20, &[1, 2, 50, 72], &[7, 3600, 72, 1]).unwrap();
        assert_eq!(shared.extent.shape, [1, 50, 2, 72]);
        assert_eq!(shared.extent.strides, [72, 72, 3600, 1]);
        assert_eq!(shared.has, [false, true]);
        for (address, shape, strides) in [
            // Begins elsewhere.
            ((1 << 20) + 4, [3, 2, 50, 72], [7200, 3600, 72, 1]),
            // Rows of an odd length, and rows that are one and the same.
            (1 << 20, [3, 2, 50, 71], [7100, 3550, 71, 1]),
            (1 << 20, [3, 2, 1, 72], [144, 72, 72, 1]),
            (1 << 20, [3, 2, 50, 72], [144, 72, 0, 1]),
            // Keys that are no neighbours, or all the same.
            (1 << 20, [3, 2, 50, 72], [14400, 7200, 144, 2]),
            (1 << 20, [3, 2, 50, 1], [400, 200, 4, 1]),
        ] {
            assert_eq!(
                taken(address, &shape, &strides),
                None,
                "{shape:?} {strides:?}"
            );
        }
    }
}
