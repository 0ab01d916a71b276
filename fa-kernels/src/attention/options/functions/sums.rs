//! The gradients of functions' arguments: sums of the adjoints of a block's scores, which are added to memory.
//!
//! Scores that share an element are summed up first, where what the element's place depends on says that they do: those of a block, of
//! a query, of a key or of a distance between them (`diagonals`), in a thread's registers and then over the lanes of the warp. The
//! others are added one by one.

use std::cell::RefCell;
use std::collections::BTreeMap;

use fa_dsl::build::function::{Values, value};
use fa_dsl::build::tensor::Pointer;
use fa_dsl::ir::derivative::{ElementAdjoint, NumberAdjoint};
use fa_dsl::ir::{Imm, Operand, ParamKind, Type};
use fa_dsl::prelude::*;
use fa_dsl::tile::sum_over;

use super::backward::Adjoints;
use super::diagonals::{DiagonalSum, Diagonals};
use super::parts::Parts;
use super::transposed::{Block, Transposed};
use crate::attention::functions::bits;
use crate::attention::options::ElementOfBlock;
use crate::exact::ExactSum;

/// Where a kernel adds up the gradient of an argument.
#[derive(Clone, Copy)]
pub(super) enum GradientSums {
    /// Where it goes, rounding every sum: the order decides on the last bits.
    Rounded(TensorInOut<f32>),
    /// In exact sums, one for each element.
    Exact(TensorInOut<u32>),
}

impl GradientSums {
    /// The sum of the element so many bytes after the first of elements of this size, whose gradients lie as they do.
    fn element(self, offset: Reg<u64>, element_bytes: u64) -> ElementSum {
        match self {
            GradientSums::Rounded(to) => {
                let offset = match 4 / element_bytes {
                    1 => offset,
                    times => offset * Reg::from(times),
                };
                ElementSum::Rounded(to.at(&[]).offset_wide_bytes(offset))
            }
            GradientSums::Exact(sums) => {
                let number = offset.shift_right_signed(element_bytes.trailing_zeros());
                ElementSum::Exact(ExactSum::at(sums.at(&[]), number))
            }
        }
    }
}

/// What adjoints of an element are added to.
#[derive(Clone, Copy)]
enum ElementSum {
    Rounded(Pointer<f32>),
    Exact(ExactSum),
}

impl ElementSum {
    fn add(self, sum: Reg<f32>) {
        match self {
            ElementSum::Rounded(to) => to.atomic_add(0, sum),
            ElementSum::Exact(to) => to.add(sum),
        }
    }
}

/// The adjoint of an argument that is a number, or of an element of one that is a tensor.
pub(super) struct ArgumentAdjoint {
    /// Where gradients of the argument are added up.
    to: GradientSums,
    /// How many bytes after the argument's address the element lies, and how many bytes it has.
    offset: Operand,
    element_bytes: u64,
    /// Whether it is read.
    read: Operand,
    adjoint: Operand,
    shared_by: SharedBy,
    /// Whether there are blocks in which all distances have the same element.
    is_uniform: bool,
}

/// Which scores of a block have the same element.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SharedBy {
    /// All of them.
    Block,
    /// Those of a query.
    Query,
    /// Those of a key.
    Key,
    /// Those of a query and a key as far apart.
    Distance,
    /// Others, if any.
    Nothing,
}

/// An operand of all zeros, or of the number 1.
fn constant(ty: Type, bits: u64) -> Operand {
    Operand::Imm(Imm { ty, bits })
}

impl ArgumentAdjoint {
    pub fn of_number(to: GradientSums, of: &NumberAdjoint) -> ArgumentAdjoint {
        ArgumentAdjoint {
            to,
            offset: constant(Type::U64, 0),
            element_bytes: 4,
            read: constant(Type::Pred, 1),
            adjoint: of.adjoint,
            shared_by: SharedBy::Block,
            is_uniform: false,
        }
    }

    pub fn of_element(to: GradientSums, of: &ElementAdjoint, function: &Parts) -> ArgumentAdjoint {
        let depends_on = function.bits(of.offset) | function.bits(of.read);
        let goes_by_distance = [of.offset, of.read]
            .into_iter()
            .all(|it| function.goes_by_distance(it));
        let element_bytes = match function.function().arguments()[of.argument].kind {
            ParamKind::Pointer { element, .. } => element.bytes().into(),
            _ => unreachable!("elements are those of tensors"),
        };
        ArgumentAdjoint {
            to,
            offset: of.offset,
            element_bytes,
            read: of.read,
            adjoint: of.adjoint,
            is_uniform: function.are_one_value_somewhere(&[of.offset, of.read]),
            shared_by: match depends_on & !bits::HEAD {
                0 => SharedBy::Block,
                bits::QUERY => SharedBy::Query,
                bits::KEY => SharedBy::Key,
                both if both == bits::QUERY | bits::KEY && goes_by_distance => SharedBy::Distance,
                _ => SharedBy::Nothing,
            },
        }
    }

    /// Whether all scores of a block have the same element, of elements that go by distances; `None` where that is in no block.
    pub fn is_one(
        &self,
        function: &Parts,
        of_block: &Transposed,
        block: &Block,
    ) -> Option<Reg<bool>> {
        let element = [self.offset, self.read];
        let is_looked_at = self.is_uniform && self.shared_by == SharedBy::Distance;
        is_looked_at.then(|| of_block.are_one_value(function, &element, block))
    }

    /// Its element where these have been computed.
    pub fn place(&self, known: &[&Values]) -> ElementPlace {
        let offset = value::<u64>(self.offset, known);
        ElementPlace {
            to: self.to.element(offset, self.element_bytes),
            offset,
            read: value(self.read, known),
        }
    }
}

/// Where an element's gradient is added up, if it is read. Past the last query or key nothing is: adjoints are 0 there, but of numbers that are none, which no comparison
/// with 0 leaves out.
#[derive(Clone, Copy)]
pub(super) struct ElementPlace {
    to: ElementSum,
    /// Bytes after the argument's address.
    offset: Reg<u64>,
    read: Reg<bool>,
}

impl ElementPlace {
    /// The same, if this holds.
    pub fn only_if(self, is_there: Reg<bool>) -> ElementPlace {
        let read = match self.read.operand() {
            Operand::Imm(_) => is_there,
            Operand::Reg(_) => self.read & is_there,
        };
        ElementPlace { read, ..self }
    }

    /// Adds to it if this holds. Zeros, such as everything that masks hide has, are left out.
    fn add(&self, sum: Reg<f32>, if_this: Option<Reg<bool>>) {
        let read = match self.read.operand() {
            Operand::Reg(_) => Some(self.read),
            Operand::Imm(_) => None,
        };
        let conditions = [read, if_this].into_iter().flatten();
        let condition = conditions.fold(sum.ne(0.0), |all, it| all & it);
        when(condition, || self.to.add(sum));
    }

    /// Adds the sums of all lanes of a warp, each to its own element: one for all of them if that is the same.
    #[device]
    pub fn add_of_lanes(&self, sum: Reg<f32>, lane: Reg<u32>) {
        let sum = select(self.read, sum, 0.0);
        let halves = [
            self.offset.to_u32(),
            self.offset.shift_right_signed(32).to_u32(),
        ];
        let [low, high] = halves.map(|half| half.eq(half.broadcast(0)));
        if (low & high).ballot() == u32::MAX {
            let all = sum_over(32, sum);
            if lane.eq(0) & all.ne(0.0) {
                self.to.add(all);
            }
        } else {
            if sum != 0.0 {
                self.to.add(sum);
            }
        }
    }
}

/// What a block knows of an argument's elements.
pub(super) trait OfBlock {
    /// The element of a query and a key.
    fn place(&self, at: [Reg<u32>; 2]) -> Option<ElementPlace>;

    /// Whether there is the query of a score.
    fn has_query(&self, element: ElementOfBlock) -> Reg<bool>;

    /// Whether there is the key of a score.
    fn has_key(&self, element: ElementOfBlock) -> Reg<bool>;

    /// Whether it is the same for all of them; `None` where it never is.
    fn is_one(&self) -> Option<Reg<bool>>;
}

/// Sums of a thread's adjoints.
pub(super) struct Sums {
    lane: Reg<u32>,
    rows: u32,
    columns: u32,
    /// Those that are not complete: by function, argument, and query or key.
    sums: RefCell<BTreeMap<([usize; 2], u32), Sum>>,
    /// The query and the key of the warp's first score.
    first: [Reg<u32>; 2],
    /// Sums of distances, by function and argument.
    diagonals: RefCell<BTreeMap<[usize; 2], Diagonals>>,
}

/// The sum of so many adjoints, and where it goes.
#[derive(Clone, Copy)]
struct Sum {
    sum: Reg<f32>,
    to: ElementPlace,
    count: u32,
}

impl Sums {
    pub fn new(block: &Block) -> Sums {
        Sums {
            lane: block.at.lane,
            rows: 2 * block.m_tiles,
            columns: 2 * block.n_tiles,
            sums: RefCell::default(),
            first: block.first(),
            diagonals: RefCell::default(),
        }
    }

    /// Takes in the adjoint of an argument, by the numbers of function and argument, for one score. With the last score that shares
    /// the element, the lanes' sums are added up and to memory: all lanes of the warp come here.
    pub fn add(
        &self,
        number: [usize; 2],
        argument: &ArgumentAdjoint,
        element: ElementOfBlock,
        there: &Adjoints<'_>,
        of_block: &impl OfBlock,
    ) {
        let adjoint = there.adjoint(argument.adjoint);
        let is_there = || match argument.shared_by {
            SharedBy::Nothing => Some(of_block.has_query(element) & of_block.has_key(element)),
            SharedBy::Query => Some(of_block.has_query(element)),
            SharedBy::Key => Some(of_block.has_key(element)),
            SharedBy::Block | SharedBy::Distance => None,
        };
        let place = || argument.place(there.known());
        let (line, scores) = match argument.shared_by {
            SharedBy::Nothing => return place().add(adjoint, is_there()),
            SharedBy::Distance => {
                let mut all = self.diagonals.borrow_mut();
                let sizes = [self.rows, self.columns / 2];
                let new = || Diagonals::new(sizes, self.lane, of_block.is_one());
                let diagonals = all.entry(number).or_insert_with(new);
                return diagonals.add(element, adjoint, |sum| match sum {
                    DiagonalSum::Of(distance, sum) => {
                        if let Some(place) = of_block.place(distance.between(self.first)) {
                            place.add_of_lanes(sum, self.lane);
                        }
                    }
                    DiagonalSum::All(sum) => {
                        if let Some(place) = of_block.place(self.first) {
                            place.add(sum, Some(self.lane.eq(0)));
                        }
                    }
                });
            }
            SharedBy::Block => (0, self.rows * self.columns),
            SharedBy::Query => (element.column(), self.rows),
            SharedBy::Key => (element.row(), self.columns),
        };
        let mut sums = self.sums.borrow_mut();
        let so_far = sums.remove(&(number, line));
        let sum = match so_far {
            Some(Sum { sum, to, count }) => Sum {
                sum: sum + adjoint,
                to,
                count: count + 1,
            },
            None => Sum {
                sum: adjoint,
                to: place(),
                count: 1,
            },
        };
        match sum.count == scores {
            true => self.over_lanes(argument.shared_by, &sum, is_there()),
            false => drop(sums.insert((number, line), sum)),
        }
    }

    /// Sums up over the lanes that share an element, one of which adds the sum to memory, if the element is there.
    fn over_lanes(
        &self,
        shared_by: SharedBy,
        Sum { sum, to, .. }: &Sum,
        is_there: Option<Reg<bool>>,
    ) {
        // A column is a query's, in the lanes of the same number modulo 4; a row, a key's, is in four lanes side by side.
        let (lanes, first): (&[u32], _) = match shared_by {
            SharedBy::Block => (&[1, 2, 4, 8, 16], self.lane.eq(0)),
            SharedBy::Query => (&[4, 8, 16], self.lane.lt(4)),
            SharedBy::Key => (&[1, 2], (self.lane & 3).eq(0)),
            SharedBy::Distance | SharedBy::Nothing => return,
        };
        let add = |sum: Reg<f32>, mask: &u32| sum + sum.shuffle_xor(*mask);
        let condition = is_there.map_or(first, |is_there| first & is_there);
        to.add(lanes.iter().fold(*sum, add), Some(condition));
    }
}
