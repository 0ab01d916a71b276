//! For which numbers a condition holds, where all else that it is computed from is known or cancels.
//!
//! A register is followed as a line: a multiple of the number d, multiples of symbols of which nothing is known, and a constant, modulo 2³²
//! as registers are; in pieces, where a minimum or a selection takes it apart. Symbols have to cancel before anything but sums is computed:
//! of a query at s + d and a key at s the difference is d. What is said is exact; of much nothing is said.

use arrayvec::ArrayVec;

use super::function::Function;
use super::{Block, Inst, Operand, RegId, Stmt, StmtKind, Type};
use crate::isa::{Meaning, Row, arith, signed};

/// How many symbols there are.
pub const SYMBOLS: usize = 3;
/// The most pieces of a register's line, and of the numbers for which a condition holds.
const MOST: usize = 8;
/// The most registers of a function that is followed, and the most branches inside each other: what is known of them lies inline, since calls ask.
const MOST_REGISTERS: usize = 48;
const MOST_BRANCHES: usize = 4;
/// Where 32 bits come round.
const ROUND: i64 = 1 << 32;

/// What a parameter is: multiples of d and of the symbols, and a constant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// By how much it grows with d.
    pub slope: u32,
    /// By how much it grows with each symbol.
    pub symbols: [u32; SYMBOLS],
    /// What it is where all of them are 0.
    pub constant: u32,
    /// The least and the greatest whole number that it is, before it comes round, if they are known.
    pub bounds: Option<[i64; 2]>,
}

impl Line {
    /// The same whatever d and the symbols are.
    pub fn number(bits: u32) -> Line {
        Line {
            constant: bits,
            bounds: Some([bits.into(); 2]),
            ..Line::default()
        }
    }
}

/// From the first number to the last, both among them, in order and with gaps between them.
pub type Spans = ArrayVec<[i64; 2], MOST>;

/// The numbers from `first` to `last`, which are less than 2³² apart, for which the condition holds that a function gives; `None` if that is not known.
/// `known` says of a parameter, by its number, what it is, if that is known.
pub fn holds(
    function: &Function,
    known: impl Fn(usize) -> Option<Line>,
    [first, last]: [i64; 2],
) -> Option<Spans> {
    let mut following = Following {
        range: [first, last],
        regs: ArrayVec::new(),
        branches: ArrayVec::new(),
    };
    for _ in &function.regs {
        following.regs.try_push(None).ok()?;
    }
    for (number, param) in function.params.iter().enumerate() {
        let is_followed = is_whole(function.regs[param.reg.0 as usize].ty);
        let line = known(number).filter(|_| is_followed);
        following.regs[param.reg.0 as usize] = line.map(|line| following.line(line));
    }
    following.block(&function.body)?;
    let mut spans = Spans::new();
    let mut from = first;
    for piece in following.operand(function.result)?.pieces {
        if piece.constant != 0 {
            spans.push([from, piece.last]);
        }
        from = piece.last + 1;
    }
    Some(spans)
}

fn is_whole(ty: Type) -> bool {
    matches!(ty, Type::U32 | Type::Pred)
}

/// A line up to a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    /// The last number of which it is.
    last: i64,
    slope: u32,
    constant: u32,
}

/// The pieces of a line, in order, up to the last number. Neighbours differ.
type Pieces = ArrayVec<Piece, MOST>;

/// What is known of a register. A condition is a number that is 0 or 1.
#[derive(Clone, Debug)]
struct Value {
    symbols: [u32; SYMBOLS],
    pieces: Pieces,
    bounds: Option<[i64; 2]>,
}

impl Value {
    /// A condition.
    fn truth(pieces: Pieces) -> Value {
        Value {
            symbols: [0; SYMBOLS],
            pieces,
            bounds: Some([0, 1]),
        }
    }

    /// What it is, if that is the same for all numbers.
    fn constant(&self) -> Option<u32> {
        match self.pieces[..] {
            [piece] if piece.slope == 0 && self.is_plain() => Some(piece.constant),
            _ => None,
        }
    }

    /// Whether it has no symbols.
    fn is_plain(&self) -> bool {
        self.symbols == [0; SYMBOLS]
    }
}

/// How what an instruction gives follows from its operands.
#[derive(Clone, Copy)]
enum Rule {
    Sum,
    Difference,
    Product,
    Compare(Sign, Relation),
    Least(Sign),
    Greatest(Sign),
    Both,
    Either,
    Not,
    Select,
}

/// Whether the upper half of 32 bits is negative.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Unsigned,
    Signed,
}

impl Sign {
    /// The least number.
    fn least(self) -> i64 {
        match self {
            Sign::Unsigned => 0,
            Sign::Signed => -ROUND / 2,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Relation {
    Less,
    LessOrEqual,
    Equal,
    Different,
}

static RULES: &[(&Row, Rule)] = &[
    (&arith::ADD_U32, Rule::Sum),
    (&arith::SUB_U32, Rule::Difference),
    (&arith::MUL_U32, Rule::Product),
    (
        &arith::LT_U32,
        Rule::Compare(Sign::Unsigned, Relation::Less),
    ),
    (
        &arith::LE_U32,
        Rule::Compare(Sign::Unsigned, Relation::LessOrEqual),
    ),
    (
        &arith::EQ_U32,
        Rule::Compare(Sign::Unsigned, Relation::Equal),
    ),
    (
        &arith::NE_U32,
        Rule::Compare(Sign::Unsigned, Relation::Different),
    ),
    (&signed::LT_S32, Rule::Compare(Sign::Signed, Relation::Less)),
    (
        &signed::LE_S32,
        Rule::Compare(Sign::Signed, Relation::LessOrEqual),
    ),
    (&arith::MIN_U32, Rule::Least(Sign::Unsigned)),
    (&signed::MIN_S32, Rule::Least(Sign::Signed)),
    (&arith::MAX_U32, Rule::Greatest(Sign::Unsigned)),
    (&signed::MAX_S32, Rule::Greatest(Sign::Signed)),
    (&arith::AND_PRED, Rule::Both),
    (&arith::OR_PRED, Rule::Either),
    (&arith::NOT_PRED, Rule::Not),
    (&arith::SELECT_U32, Rule::Select),
];

/// The registers of a function, as far as they are known.
struct Following {
    range: [i64; 2],
    regs: ArrayVec<Option<Value>, MOST_REGISTERS>,
    /// The conditions under which the statement runs that is followed.
    branches: ArrayVec<Option<Value>, MOST_BRANCHES>,
}

impl Following {
    fn line(&self, line: Line) -> Value {
        let mut pieces = Pieces::new();
        pieces.push(Piece {
            last: self.range[1],
            slope: line.slope,
            constant: line.constant,
        });
        Value {
            symbols: line.symbols,
            pieces,
            bounds: line.bounds,
        }
    }

    fn number(&self, bits: u64) -> Value {
        self.line(Line::number(bits as u32))
    }

    fn truth(&self, holds: bool) -> Value {
        self.number(holds.into())
    }

    fn operand(&self, operand: Operand) -> Option<Value> {
        match operand {
            Operand::Reg(reg) => self.regs[reg.0 as usize].clone(),
            Operand::Imm(imm) => is_whole(imm.ty).then(|| self.number(imm.bits)),
        }
    }

    /// `None` where there is a loop, or too many branches.
    fn block(&mut self, block: &Block) -> Option<()> {
        block.iter().try_for_each(|stmt| self.statement(stmt))
    }

    fn statement(&mut self, stmt: &Stmt) -> Option<()> {
        match &stmt.kind {
            StmtKind::Inst(inst) => self.inst(inst),
            StmtKind::Var { reg, init } => self.regs[reg.0 as usize] = self.operand(*init),
            StmtKind::Set { reg, value } => self.assign(*reg, self.operand(*value)),
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                let cond = self.operand(*cond);
                let not = self.not(cond.as_ref());
                for (cond, block) in [(cond, then), (not, otherwise)] {
                    self.branches.try_push(cond).ok()?;
                    self.block(block)?;
                    self.branches.pop();
                }
            }
            StmtKind::For { .. } | StmtKind::While { .. } => return None,
        }
        Some(())
    }

    /// A variable is what it was where a branch is not taken.
    fn assign(&mut self, reg: RegId, value: Option<Value>) {
        let before = self.regs[reg.0 as usize].take();
        let branches = self.branches.iter().rev();
        self.regs[reg.0 as usize] = branches.fold(value, |value, taken| {
            self.select(taken.as_ref(), value.as_ref(), before.as_ref())
        });
    }

    fn inst(&mut self, inst: &Inst) {
        let operands: ArrayVec<Option<Value>, 4> = inst
            .srcs
            .iter()
            .take(4)
            .map(|src| self.operand(*src))
            .collect();
        let rule = RULES.iter().find(|(of, _)| std::ptr::eq(*of, inst.row));
        let value = self
            .computed(inst, &operands)
            .or_else(|| self.apply(rule?.1, &operands));
        for dst in &inst.dsts {
            self.regs[dst.0 as usize] = value.clone();
        }
    }

    /// What an instruction gives that has constants alone.
    fn computed(&self, inst: &Inst, operands: &[Option<Value>]) -> Option<Value> {
        let Meaning::Lane(meaning) = inst.row.meaning else {
            return None;
        };
        let is_whole = inst.row.dsts.iter().all(|dst| is_whole(dst.ty()));
        if !is_whole || operands.len() != inst.srcs.len() {
            return None;
        }
        let constant = |it: &Option<Value>| Some(u64::from(it.as_ref()?.constant()?));
        let sources: Option<ArrayVec<u64, 4>> = operands.iter().map(constant).collect();
        Some(self.number((meaning.of_lane)(&sources?)))
    }

    fn apply(&self, rule: Rule, operands: &[Option<Value>]) -> Option<Value> {
        let of = |number: usize| operands.get(number)?.as_ref();
        let less = |sign| self.compare(sign, Relation::Less, [of(0), of(1)]);
        match rule {
            Rule::Sum => self.sum(of(0)?, of(1)?),
            Rule::Difference => self.difference(of(0)?, of(1)?),
            Rule::Product => match of(1)?.constant() {
                Some(factor) => self.product(of(0)?, factor as i32),
                None => self.product(of(1)?, of(0)?.constant()? as i32),
            },
            Rule::Compare(sign, relation) => self.compare(sign, relation, [of(0), of(1)]),
            Rule::Least(sign) => self.select(less(sign).as_ref(), of(0), of(1)),
            Rule::Greatest(sign) => self.select(less(sign).as_ref(), of(1), of(0)),
            Rule::Both => self
                .select(of(0), of(1), Some(&self.truth(false)))
                .or_else(|| self.select(of(1), of(0), Some(&self.truth(false)))),
            Rule::Either => self
                .select(of(0), Some(&self.truth(true)), of(1))
                .or_else(|| self.select(of(1), Some(&self.truth(true)), of(0))),
            Rule::Not => self.not(of(0)),
            Rule::Select => self.select(of(0), of(1), of(2)),
        }
    }

    fn not(&self, cond: Option<&Value>) -> Option<Value> {
        self.select(cond, Some(&self.truth(false)), Some(&self.truth(true)))
    }

    fn sum(&self, a: &Value, b: &Value) -> Option<Value> {
        let mut pieces = Pieces::new();
        self.overlaps([&a.pieces, &b.pieces], |[_, last], [a, b]| {
            push(
                &mut pieces,
                Piece {
                    last,
                    slope: a.slope.wrapping_add(b.slope),
                    constant: a.constant.wrapping_add(b.constant),
                },
            )
        })?;
        let bounds = a.bounds.zip(b.bounds);
        Some(Value {
            symbols: std::array::from_fn(|it| a.symbols[it].wrapping_add(b.symbols[it])),
            pieces,
            bounds: bounds.and_then(|(a, b)| small([a[0] + b[0], a[1] + b[1]])),
        })
    }

    fn difference(&self, a: &Value, b: &Value) -> Option<Value> {
        self.sum(a, &self.product(b, -1)?)
    }

    fn product(&self, value: &Value, factor: i32) -> Option<Value> {
        let mut pieces = Pieces::new();
        for piece in &value.pieces {
            push(
                &mut pieces,
                Piece {
                    last: piece.last,
                    slope: piece.slope.wrapping_mul(factor as u32),
                    constant: piece.constant.wrapping_mul(factor as u32),
                },
            )?;
        }
        let bounds = value.bounds.and_then(|bounds| {
            let [a, b] = bounds.map(|bound| bound * i64::from(factor));
            small([a.min(b), a.max(b)])
        });
        Some(Value {
            symbols: value
                .symbols
                .map(|symbol| symbol.wrapping_mul(factor as u32)),
            pieces,
            bounds,
        })
    }

    /// The first where the condition holds, else the second, of which one need not be known where it is never taken.
    fn select(
        &self,
        cond: Option<&Value>,
        then: Option<&Value>,
        otherwise: Option<&Value>,
    ) -> Option<Value> {
        let cond = cond?;
        match cond.constant() {
            Some(0) => return otherwise.cloned(),
            Some(_) => return then.cloned(),
            None => {}
        }
        let (then, otherwise) = (then?, otherwise?);
        let mut pieces = Pieces::new();
        self.overlaps(
            [&cond.pieces, &then.pieces, &otherwise.pieces],
            |[_, last], [cond, then, otherwise]| {
                let taken = if cond.constant != 0 { then } else { otherwise };
                push(&mut pieces, Piece { last, ..taken })
            },
        )?;
        let bounds = then.bounds.zip(otherwise.bounds);
        (then.symbols == otherwise.symbols).then_some(Value {
            symbols: then.symbols,
            pieces,
            bounds: bounds.map(|(a, b)| [a[0].min(b[0]), a[1].max(b[1])]),
        })
    }

    fn compare(
        &self,
        sign: Sign,
        relation: Relation,
        [a, b]: [Option<&Value>; 2],
    ) -> Option<Value> {
        let is_least =
            |it: Option<&Value>| it.and_then(Value::constant) == Some(sign.least() as u32);
        match relation {
            // Whatever the other is.
            Relation::Less if is_least(b) => return Some(self.truth(false)),
            Relation::LessOrEqual if is_least(a) => return Some(self.truth(true)),
            Relation::Different => {
                let equal = self.compare(sign, Relation::Equal, [a, b]);
                return self.not(equal.as_ref());
            }
            _ => {}
        }
        let (a, b) = (a?, b?);
        let difference = self.difference(a, b)?;
        // Two numbers are equal if their difference is 0, whatever they are.
        let by_difference = relation == Relation::Equal || have_difference(sign, a, b);
        let (equal, mut pieces) = (relation == Relation::LessOrEqual, Pieces::new());
        if a.is_plain() && b.is_plain() && relation != Relation::Equal {
            self.overlaps([&a.pieces, &b.pieces], |range, [a, b]| {
                unwrapped(a, sign, range, |range, a| {
                    unwrapped(b, sign, range, |range, b| {
                        let line = [a[0] - b[0], a[1] - b[1] - i64::from(equal)];
                        where_negative(range, line, &mut pieces)
                    })
                })
            })?;
        } else if difference.is_plain() && by_difference {
            let mut from = self.range[0];
            for piece in difference.pieces {
                let range = [from, piece.last];
                unwrapped(piece, Sign::Signed, range, |range, line| match relation {
                    Relation::Equal => where_zero(range, line, &mut pieces),
                    _ => where_negative(range, [line[0], line[1] - i64::from(equal)], &mut pieces),
                })?;
                from = piece.last + 1;
            }
        } else {
            return None;
        }
        Some(Value::truth(pieces))
    }

    /// The parts of the range in which each of the lines is one piece.
    fn overlaps<const N: usize>(
        &self,
        lines: [&Pieces; N],
        mut each: impl FnMut([i64; 2], [Piece; N]) -> Option<()>,
    ) -> Option<()> {
        let (mut from, mut at) = (self.range[0], [0; N]);
        while from <= self.range[1] {
            let here: [Piece; N] = std::array::from_fn(|it| lines[it][at[it]]);
            let last = here.iter().map(|piece| piece.last).min()?;
            each([from, last], here)?;
            for (at, piece) in at.iter_mut().zip(&here) {
                *at += usize::from(piece.last == last);
            }
            from = last + 1;
        }
        Some(())
    }
}

/// Bounds that are far from 64 bits; larger ones say nothing of 32.
fn small(bounds: [i64; 2]) -> Option<[i64; 2]> {
    let is_small = |bound: &i64| bound.abs() <= 2 * ROUND;
    bounds.iter().all(is_small).then_some(bounds)
}

/// Whether the difference of two numbers has a sign that says which is less: it does not come round.
fn have_difference(sign: Sign, a: &Value, b: &Value) -> bool {
    let bounds = |it: &Value| {
        let [least, greatest] = it.bounds?;
        // As the instruction reads it.
        let value = (least - sign.least()).rem_euclid(ROUND) + sign.least();
        let greatest = greatest - least + value;
        (greatest < sign.least() + ROUND).then_some([value, greatest])
    };
    let fits = ROUND / 2;
    let both = bounds(a).zip(bounds(b));
    both.is_some_and(|(a, b)| a[0] - b[1] >= -fits && a[1] - b[0] < fits)
}

/// `None` where there are too many.
fn push(pieces: &mut Pieces, piece: Piece) -> Option<()> {
    match pieces.last_mut() {
        Some(before) if (before.slope, before.constant) == (piece.slope, piece.constant) => {
            before.last = piece.last;
            Some(())
        }
        _ => pieces.try_push(piece).ok(),
    }
}

fn push_truth(pieces: &mut Pieces, last: i64, holds: bool) -> Option<()> {
    push(
        pieces,
        Piece {
            last,
            slope: 0,
            constant: holds.into(),
        },
    )
}

/// Shows the parts of a range in which a piece does not come round, and the line that it is there: slope and constant, of whole numbers. `None` if it is
/// steeper than 1.
fn unwrapped(
    piece: Piece,
    sign: Sign,
    [mut first, last]: [i64; 2],
    mut each: impl FnMut([i64; 2], [i64; 2]) -> Option<()>,
) -> Option<()> {
    let slope = i64::from(piece.slope as i32);
    if slope.abs() > 1 {
        return None;
    }
    while first <= last {
        let at_first = slope * first + i64::from(piece.constant);
        let value = (at_first - sign.least()).rem_euclid(ROUND) + sign.least();
        // How many numbers on it comes round.
        let room = match slope {
            0 => ROUND,
            1 => sign.least() + ROUND - value,
            _ => value - sign.least() + 1,
        };
        let end = last.min(first + room - 1);
        each([first, end], [slope, value - slope * first])?;
        first = end + 1;
    }
    Some(())
}

/// Where in a range a line is negative.
fn where_negative(
    [first, last]: [i64; 2],
    [slope, constant]: [i64; 2],
    pieces: &mut Pieces,
) -> Option<()> {
    // The last number before the line changes its sign.
    let (end, negative_before) = match slope {
        0 => (last, constant < 0),
        1.. => ((-constant - 1).div_euclid(slope), true),
        _ => (constant.div_euclid(-slope), false),
    };
    if end >= first {
        push_truth(pieces, end.min(last), negative_before)?;
    }
    match end < last {
        true => push_truth(pieces, last, !negative_before),
        false => Some(()),
    }
}

/// Where in a range a line is zero.
fn where_zero(
    [first, last]: [i64; 2],
    [slope, constant]: [i64; 2],
    pieces: &mut Pieces,
) -> Option<()> {
    let zero = match slope {
        0 if constant == 0 => return push_truth(pieces, last, true),
        0 => None,
        _ => Some(-constant * slope).filter(|zero| (first..=last).contains(zero)),
    };
    if let Some(zero) = zero {
        if zero > first {
            push_truth(pieces, zero - 1, false)?;
        }
        push_truth(pieces, zero, true)?;
        if zero == last {
            return Some(());
        }
    }
    push_truth(pieces, last, false)
}

#[cfg(test)]
mod tests;
