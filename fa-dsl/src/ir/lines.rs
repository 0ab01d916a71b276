//! For which numbers a condition holds, where all else that it is computed from is known or cancels.
//!
//! A register is followed as a line: a multiple of the number d, multiples of symbols of which nothing is known, and a constant, modulo 2³²
//! as registers are; in pieces, where a minimum or a selection takes it apart. Symbols have to cancel before anything but sums is computed:
//! of a query at s + d and a key at s the difference is d. What is said is exact; of much nothing is said.

mod compare;
mod value;

use arrayvec::ArrayVec;

use super::function::Function;
use super::{Block, Inst, Operand, RegId, Stmt, StmtKind, Type};
use crate::isa::{Meaning, Row, arith, signed};

use compare::{Relation, Sign};
use value::{MOST, Numbers, Value};

pub use value::{Line, SYMBOLS};

/// The most registers of a function that is followed, and the most branches inside each other: what is known of them lies inline, since calls ask.
const MOST_REGISTERS: usize = 48;
const MOST_BRANCHES: usize = 4;

/// From the first number to the last, both among them, in order and with gaps between them.
pub type Spans = ArrayVec<[i64; 2], MOST>;

/// The numbers from `first` to `last`, which are less than 2³² apart, for which the condition holds that a function gives; `None` if that is not known.
/// `known` says of a parameter, by its number, what it is, if that is known.
pub fn holds(
    function: &Function,
    known: impl Fn(usize) -> Option<Line>,
    [first, last]: [i64; 2],
) -> Option<Spans> {
    let numbers = Numbers([first, last]);
    let mut following = Following {
        numbers,
        regs: ArrayVec::new(),
        branches: ArrayVec::new(),
    };
    for _ in &function.regs {
        following.regs.try_push(None).ok()?;
    }
    for (number, param) in function.params.iter().enumerate() {
        let is_followed = is_whole(function.regs[param.reg.0 as usize].ty);
        let line = known(number).filter(|_| is_followed);
        following.regs[param.reg.0 as usize] = line.map(|line| numbers.line(line));
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
    numbers: Numbers,
    regs: ArrayVec<Option<Value>, MOST_REGISTERS>,
    /// The conditions under which the statement runs that is followed.
    branches: ArrayVec<Option<Value>, MOST_BRANCHES>,
}

impl Following {
    fn operand(&self, operand: Operand) -> Option<Value> {
        match operand {
            Operand::Reg(reg) => self.regs[reg.0 as usize].clone(),
            Operand::Imm(imm) => is_whole(imm.ty).then(|| self.numbers.number(imm.bits)),
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
                let not = self.numbers.not(cond.as_ref());
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
            let (taken, value) = (taken.as_ref(), value.as_ref());
            self.numbers.select(taken, value, before.as_ref())
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
        Some(self.numbers.number((meaning.of_lane)(&sources?)))
    }

    fn apply(&self, rule: Rule, operands: &[Option<Value>]) -> Option<Value> {
        let of = |number: usize| operands.get(number)?.as_ref();
        let numbers = self.numbers;
        let [no, yes] = [false, true].map(|holds| numbers.truth(holds));
        let less = |sign| numbers.compare(sign, Relation::Less, [of(0), of(1)]);
        match rule {
            Rule::Sum => numbers.sum(of(0)?, of(1)?),
            Rule::Difference => numbers.difference(of(0)?, of(1)?),
            Rule::Product => match of(1)?.constant() {
                Some(factor) => numbers.product(of(0)?, factor as i32),
                None => numbers.product(of(1)?, of(0)?.constant()? as i32),
            },
            Rule::Compare(sign, relation) => numbers.compare(sign, relation, [of(0), of(1)]),
            Rule::Least(sign) => numbers.select(less(sign).as_ref(), of(0), of(1)),
            Rule::Greatest(sign) => numbers.select(less(sign).as_ref(), of(1), of(0)),
            // Of one nothing need be known where the other decides.
            Rule::Both => numbers
                .select(of(0), of(1), Some(&no))
                .or_else(|| numbers.select(of(1), of(0), Some(&no))),
            Rule::Either => numbers
                .select(of(0), Some(&yes), of(1))
                .or_else(|| numbers.select(of(1), Some(&yes), of(0))),
            Rule::Not => numbers.not(of(0)),
            Rule::Select => numbers.select(of(0), of(1), of(2)),
        }
    }
}

#[cfg(test)]
mod tests;
