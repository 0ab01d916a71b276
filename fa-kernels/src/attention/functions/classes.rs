//! Classes of blocks: whether a mask shows all of a block of queries and keys, none, or some.
//!
//! What depends on both the query and the key is known by bounds alone. What depends on one of them is either known by bounds,
//! too, or, where there is time to look, by the least and the greatest of what it is for each query or key of the block: so also
//! where it is read from a tensor.

use std::collections::BTreeSet;

use fa_dsl::build::bounds::{Bounds, Range, Truth, bounds, decides};
use fa_dsl::build::function::{Values, handle, inline};
use fa_dsl::ir::dependence::{Dependence, operands_read};
use fa_dsl::ir::function::Function;
use fa_dsl::ir::{Operand, RegId, StmtKind, Type, walk};
use fa_dsl::isa::{Cost, Meaning, Row, arith, memory, signed};
use fa_dsl::prelude::*;

use super::{Staged, bits};
use crate::attention::options::{BlockClassifier, BlockOfTile, OfDistances};

/// Bit of what a float has been computed for: compilers may round it in several ways, so that a class might not be that of the
/// scores.
const FLOAT: u8 = 32;

/// Rows that are many instructions unless the divisor is known.
static DIVISIONS: [&Row; 4] = [
    &arith::DIV_U32,
    &arith::REM_U32,
    &signed::DIV_S32,
    &signed::REM_S32,
];

pub(in crate::attention) fn is_division(row: &'static Row) -> bool {
    DIVISIONS.iter().any(|it| std::ptr::eq(*it, row))
}

/// What a function needs of the registers of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    /// Values that are held for each row.
    pub row_values: usize,
    /// Values that are held for each key.
    pub key_values: usize,
    /// Those of them that are not the key itself.
    pub other_key_values: usize,
    /// Values that are held for each distance between query and key.
    pub distance_values: usize,
    /// Instructions that are executed for each score, or for each distance between query and key.
    pub instructions: usize,
    /// Whether a tensor is read for each score.
    pub reads: bool,
    /// Whether tensors are read for a whole tile, such as where a part of a sequence is.
    pub reads_of_tile: bool,
    /// Whether numbers are read for each query or for each key by itself, such as which document it belongs to: only who looks at all of a block knows
    /// whether a mask hides it.
    pub reads_of_side: bool,
    /// Whether there is a division for each score by a number that is not known when the function is staged.
    pub divides: bool,
    /// Whether the special function unit, which the softmax needs for each score, too, computes something of each.
    pub special: bool,
    /// Whether what it gives depends on which key it is.
    pub of_keys: bool,
    /// Whether what it computes by the distance between query and key is one value far from the diagonal.
    pub clamps: bool,
    /// Whether all that it computes by the distance is where it reads tensors, at addresses that go up in equal steps while nothing is clamped, and it reads
    /// nothing else by the key.
    pub steps: bool,
    /// Whether all that it computes by the key, but not by the distance, is what it reads of rows of tensors, neighbours for keys that follow each other.
    pub reads_rows: bool,
}

impl Weight {
    /// Whether it adds elements of a table of distances, or something as light.
    pub fn is_table(&self) -> bool {
        let is_of_distance = self.clamps || self.steps;
        let holds = self.distance_values.max(1) + self.other_key_values;
        is_of_distance && holds == 1 && self.instructions <= 16
    }
}

/// How blocks of a mask are classified.
#[derive(Debug)]
pub(in crate::attention) struct Classes {
    dependence: Dependence,
    /// The registers of the query and of the key.
    inputs: [RegId; 2],
}

/// Which of a function's statements.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    /// Those that are the same for a whole tile.
    Tile,
    /// Those of the query alone.
    Query,
    /// Those of the key alone.
    Key,
    /// Those of both.
    Both,
}

impl Classes {
    pub fn of(function: &Function) -> Classes {
        let of_param = |number| match number < function.inputs {
            true => bits::of_param(number),
            false => 0,
        };
        let input = |bit| {
            let mut params = function.params.iter().take(function.inputs).enumerate();
            let found = params.find(|(number, _)| bits::of_param(*number) == bit);
            found.map_or(RegId(u32::MAX), |(_, param)| param.reg)
        };
        Classes {
            dependence: Dependence::with_rows(function, of_param, of_row),
            inputs: [input(bits::QUERY), input(bits::KEY)],
        }
    }

    /// Whether bounds of the query and the key can say anything about a block.
    pub fn decide(&self, function: &Function) -> bool {
        let ranges = |reg| self.inputs.contains(&reg);
        decides(function, ranges, |number| self.side(number) != Side::Tile)
    }

    /// Whether heads differ in what the function gives.
    pub fn depends_on_head(&self, function: &Function) -> bool {
        self.dependence.operand(function.result) & bits::HEAD != 0
    }

    /// What the function needs of the registers of a kernel.
    pub fn weight(&self, function: &Function) -> Weight {
        let is_of_scores = |number: usize| {
            let of = self.dependence.statement(number);
            self.side(number) == Side::Both || of & bits::SCORE != 0
        };
        let body = function.body.iter().enumerate();
        let of_scores = body.filter(|(number, _)| is_of_scores(*number));
        let of_scores: Vec<_> = of_scores.map(|(_, stmt)| stmt.clone()).collect();
        let (mut reads, mut divides, mut special) = (false, false, false);
        let mut instructions = 0;
        walk(&of_scores, &mut |stmt| {
            if let StmtKind::Inst(inst) = &stmt.kind {
                instructions += 1;
                let by_number = matches!(inst.srcs.get(1), Some(Operand::Reg(_)));
                reads |= memory::read_only(inst.row).is_some();
                divides |= by_number && is_division(inst.row);
                special |= inst.row.cost == Cost::Special;
            }
        });
        let reads_of = |side| {
            let mut body = function.body.iter().enumerate();
            body.any(|(number, stmt)| match &stmt.kind {
                StmtKind::Inst(inst) => {
                    self.side(number) == side && memory::read_only(inst.row).is_some()
                }
                _ => false,
            })
        };
        let passes_on = |side| reads_of(side) && !self.passed_on(function, side).is_empty();
        let key_values = self.read_by_both(function, Side::Key);
        let others = key_values.iter().filter(|reg| !self.inputs.contains(reg));
        let mut statements = 0..function.body.len();
        let of_distances = OfDistances::of(function);
        Weight {
            reads_of_tile: reads_of(Side::Tile),
            reads_of_side: passes_on(Side::Query) || passes_on(Side::Key),
            of_keys: statements.any(|it| self.dependence.statement(it) & bits::KEY != 0),
            clamps: of_distances.clamps,
            steps: of_distances.steps,
            reads_rows: of_distances.reads_rows,
            distance_values: of_distances.values,
            row_values: self.read_by_both(function, Side::Query).len(),
            other_key_values: others.count(),
            key_values: key_values.len(),
            instructions,
            reads,
            divides,
            special,
        }
    }

    fn side(&self, number: usize) -> Side {
        match self.dependence.statement(number) & (bits::QUERY | bits::KEY) {
            0 => Side::Tile,
            bits::QUERY => Side::Query,
            bits::KEY => Side::Key,
            _ => Side::Both,
        }
    }

    fn is_float(&self, operand: Operand) -> bool {
        self.dependence.operand(operand) & FLOAT != 0
    }

    /// The whole numbers and truth values that statements of a side compute for those of both.
    fn passed_on(&self, function: &Function, side: Side) -> Vec<RegId> {
        let regs = self.read_by_both(function, side).into_iter();
        let is_known = |reg: &RegId| {
            let ty = function.regs[reg.0 as usize].ty;
            matches!(ty, Type::U32 | Type::Pred) && !self.is_float(Operand::Reg(*reg))
        };
        let regs = regs.filter(|reg| !self.inputs.contains(reg));
        regs.filter(is_known).collect()
    }

    /// The registers of a side that statements of both read.
    fn read_by_both(&self, function: &Function, side: Side) -> Vec<RegId> {
        let read = function.body.iter().enumerate();
        let read = read.filter(|(number, _)| self.side(*number) == Side::Both);
        let read = read
            .flat_map(|(_, stmt)| operands_read(stmt))
            .chain([function.result]);
        let reg = |operand| match operand {
            Operand::Reg(reg) => Some(reg),
            Operand::Imm(_) => None,
        };
        let read: BTreeSet<u32> = read.filter_map(reg).map(|reg| reg.0).collect();
        let own = match side {
            Side::Query => bits::QUERY,
            _ => bits::KEY,
        };
        let is_own = |reg: &RegId| {
            let of = self.dependence.operand(Operand::Reg(*reg));
            of & (bits::QUERY | bits::KEY) == own
        };
        read.into_iter().map(RegId).filter(is_own).collect()
    }
}

fn of_row(row: &'static Row) -> u8 {
    let is_float = row.dsts.iter().any(|dst| dst.ty() == Type::F32);
    match is_float && matches!(row.meaning, Meaning::Lane(_)) {
        true => FLOAT,
        false => 0,
    }
}

/// A mask for a head of a sequence.
pub(in crate::attention) struct MaskOfHead {
    staged: &'static Staged,
    /// What is the same for all queries and keys.
    values: Values,
}

/// What statements of a side give that others of both read.
type Found = Vec<(RegId, Bounds)>;

impl MaskOfHead {
    /// By what its function is `given` that is the same for all queries and keys.
    pub fn new(staged: &'static Staged, given: Values) -> MaskOfHead {
        let classes = staged.classes();
        let is_of_head = |number| classes.side(number) == Side::Tile;
        let mut values = inline(staged.function(), &[&given], is_of_head);
        values.add(&given);
        MaskOfHead { staged, values }
    }

    /// For the queries of a tile, of which the first and the last are known.
    pub fn of_tile(self, queries: Range) -> MaskOfTile {
        MaskOfTile {
            mask: self,
            queries,
        }
    }

    /// For the keys of a block, `count` at most, at each of which this looks.
    pub fn of_block(self, keys: Range, count: u32) -> MaskOfBlock {
        let of_keys = self.look(Side::Key, keys, count);
        MaskOfBlock {
            mask: self,
            keys,
            of_keys,
        }
    }

    /// What statements of a side give for the next `count` from the first of a range, or its last. Every lane of a warp has keys of its own; the queries are
    /// those of all lanes, which look at a part of them each.
    fn look(&self, side: Side, range: Range, count: u32) -> Found {
        let (function, classes) = (self.staged.function(), self.staged.classes());
        let regs = classes.passed_on(function, side);
        if regs.is_empty() {
            return Vec::new();
        }
        let extremes = regs.iter().map(|_| Extremes::new()).collect::<Vec<_>>();
        let input = classes.inputs[usize::from(side == Side::Key)];
        let one = |index: Reg<u32>| {
            let param =
                |param: &fa_dsl::ir::ParamDecl| (param.reg == input).then(|| index.operand());
            let given = Values::of_params(function, function.params.iter().map(param));
            let is_of_side = |number| classes.side(number) == side;
            let found = inline(function, &[&given, &self.values], is_of_side);
            for (reg, extremes) in regs.iter().zip(&extremes) {
                if let Some(operand) = found.get(Operand::Reg(*reg)) {
                    extremes.take(function.regs[reg.0 as usize].ty, operand);
                }
            }
        };
        match side {
            Side::Query => each_of_lane(range, count, one),
            _ => each(range, count, one),
        }
        let bounds = regs.iter().zip(&extremes).map(|(reg, extremes)| {
            let ty = function.regs[reg.0 as usize].ty;
            if side == Side::Query {
                extremes.join_lanes();
            }
            (*reg, extremes.bounds(ty))
        });
        bounds.collect()
    }

    /// What the mask says of these queries and keys: by what was found of each of them, or by the first and the last alone.
    fn class(&self, queries: Range, keys: Range, found: Option<[&Found; 2]>) -> Truth {
        let (function, classes) = (self.staged.function(), self.staged.classes());
        let [query, key] = classes.inputs;
        let known = |reg| {
            let inputs = [(query, queries), (key, keys)];
            let inputs = inputs.map(|(input, range)| (input, Bounds::Range(range)));
            let mut all = inputs.iter().chain(found.into_iter().flatten().flatten());
            if let Some((_, bounds)) = all.find(|(of, _)| *of == reg) {
                return *bounds;
            }
            let operand = Operand::Reg(reg);
            let value = self
                .values
                .get(operand)
                .filter(|_| !classes.is_float(operand));
            value.map_or(Bounds::Unknown, Bounds::Exactly)
        };
        let chosen = |number| match (classes.side(number), found) {
            (Side::Tile, _) => false,
            (Side::Both, _) | (_, None) => true,
            // What they pass on has been found; what they do not is not known.
            _ => false,
        };
        bounds(function, known, chosen)
    }
}

/// A mask for the queries of a tile, by bounds alone.
pub(in crate::attention) struct MaskOfTile {
    mask: MaskOfHead,
    queries: Range,
}

impl BlockClassifier for MaskOfTile {
    fn class(&self, block: &BlockOfTile) -> Truth {
        self.mask.class(self.queries, block.keys, None)
    }
}

/// A mask for the keys of a block, which were looked at.
pub(in crate::attention) struct MaskOfBlock {
    mask: MaskOfHead,
    keys: Range,
    of_keys: Found,
}

impl MaskOfBlock {
    /// What it says of the queries of a tile, `rows` at most, at each of which this looks.
    pub fn class(&self, queries: Range, rows: u32) -> Truth {
        let of_queries = self.mask.look(Side::Query, queries, rows);
        self.mask
            .class(queries, self.keys, Some([&of_queries, &self.of_keys]))
    }
}

/// Loads of so many are on their way at a time.
const AT_ONCE: u32 = 8;

#[device]
fn each(range: Range, count: u32, mut one: impl FnMut(Reg<u32>)) {
    for number in fa_dsl::prelude::range(0, count).unroll(AT_ONCE) {
        one((range.first + number).min(range.last));
    }
}

/// Every 32nd, from that of the lane's number on.
#[device]
fn each_of_lane(range: Range, count: u32, mut one: impl FnMut(Reg<u32>)) {
    let first = range.first + (thread() & 31);
    for number in fa_dsl::prelude::range(0, count.div_ceil(32)).unroll(AT_ONCE) {
        one((first + number * 32).min(range.last));
    }
}

/// The least and the greatest of some numbers, as numbers with a sign.
struct Extremes {
    least: Var<i32>,
    greatest: Var<i32>,
}

impl Extremes {
    fn new() -> Extremes {
        Extremes {
            least: Var::named("least", i32::MAX),
            greatest: Var::named("greatest", i32::MIN),
        }
    }

    /// Takes one in. Of truth values, 1 is true.
    fn take(&self, ty: Type, operand: Operand) {
        let number = match ty {
            Type::Pred => select(handle::<bool>(operand), 1, 0),
            _ => handle::<i32>(operand),
        };
        self.least.set(self.least.peek().min(number));
        self.greatest.set(self.greatest.peek().max(number));
    }

    /// Takes in those of the other lanes of the warp.
    fn join_lanes(&self) {
        for mask in [16, 8, 4, 2, 1] {
            let other = |own: &Var<i32>| own.peek().to_u32().shuffle_xor(mask).to_i32();
            let (least, greatest) = (other(&self.least), other(&self.greatest));
            self.least.set(self.least.peek().min(least));
            self.greatest.set(self.greatest.peek().max(greatest));
        }
    }

    fn bounds(&self, ty: Type) -> Bounds {
        let (least, greatest) = (self.least.peek(), self.greatest.peek());
        match ty {
            Type::Pred => Bounds::Truth(Truth {
                always: least.eq(1),
                ever: greatest.eq(1),
            }),
            _ => Bounds::Range(Range {
                first: least.to_u32(),
                last: greatest.to_u32(),
            }),
        }
    }
}
