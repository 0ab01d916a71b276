//! What of a function goes up in equal steps with some of its inputs, as long as no number is clamped or goes past 2³².

use super::dependence::{operands_read, regs_written};
use super::function::Function;
use super::{Inst, Operand, RegId, Stmt, StmtKind};
use crate::isa::{Row, arith, signed};

/// By how much a number grows when some of a function's inputs grow by 1: `count` times the register `factor`, which stays the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// How often.
    pub count: i64,
    /// What, or 1.
    pub factor: Option<RegId>,
}

impl Step {
    /// Of addresses of elements of so many bytes: by how many bytes they grow where neighbouring elements are next to each other, and what the factor
    /// has to be for that.
    pub fn bytes_between(self, element: u64) -> (i64, Option<(RegId, u64)>) {
        let Some(factor) = self.factor else {
            return (self.count, None);
        };
        // Strides are in elements, and then multiplied by their bytes, or in bytes.
        match self.count % element.cast_signed() {
            0 => (self.count, Some((factor, 1))),
            _ => (self.count * element.cast_signed(), Some((factor, element))),
        }
    }
}

/// How an operand goes when some of a function's inputs grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// It stays the same.
    Same,
    /// It grows in equal steps while what [`Steps::conditions`] asks for holds.
    By(Step),
    /// It changes in another way.
    Otherwise,
}

/// What has to hold so that an instruction gives what grows in equal steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// The first number, with a sign, is no more than the second.
    SignedAtMost(Operand, Operand),
    /// The same, without a sign.
    AtMost(Operand, Operand),
    /// The number, without a sign, does not go past 2³².
    DoesNotWrap(Operand),
}

/// How each register of a function goes when some of its parameters all grow by 1.
///
/// Sums and products of 32 bits wrap; steps are small numbers with a sign, so that what is said of them holds while the numbers
/// do not go past 2³².
#[derive(Clone, Debug)]
pub struct Steps {
    regs: Vec<Course>,
}

impl Steps {
    /// Of a function whose parameters of these numbers grow.
    pub fn of(function: &Function, grows: impl Fn(usize) -> bool) -> Steps {
        let mut regs = vec![Course::Same; function.regs.len()];
        for (number, param) in function.params.iter().enumerate() {
            if grows(number) {
                regs[param.reg.0 as usize] = Course::By(Step {
                    count: 1,
                    factor: None,
                });
            }
        }
        let mut steps = Steps { regs };
        // A variable that a loop assigns is read before.
        while steps.spread(&function.body) {}
        steps
    }

    /// How an operand goes.
    pub fn course(&self, operand: Operand) -> Course {
        match operand {
            Operand::Reg(reg) => self.regs[reg.0 as usize],
            Operand::Imm(_) => Course::Same,
        }
    }

    /// What has to hold so that what these instructions of the function give goes as is said.
    pub fn conditions<'a>(
        &self,
        function: &Function,
        insts: impl IntoIterator<Item = &'a Inst>,
    ) -> Vec<Condition> {
        let insts = insts.into_iter();
        let all = insts.filter_map(|inst| self.condition(function, inst));
        let all: Vec<_> = all.collect();
        // What is not negative, and goes up in steps, does not go past 2³².
        let is_positive = |number| {
            all.iter().any(|condition| {
                let Condition::SignedAtMost(Operand::Imm(bound), of) = *condition else {
                    return false;
                };
                of == number && (bound.bits as u32).cast_signed() >= 0
            })
        };
        let has_to_hold = |condition: &Condition| match *condition {
            Condition::DoesNotWrap(number) => !is_positive(number),
            _ => true,
        };
        all.iter().copied().filter(has_to_hold).collect()
    }

    /// Of numbers that are clamped, if others have to hold first, it says what of those that are not.
    fn condition(&self, function: &Function, inst: &Inst) -> Option<Condition> {
        let is = |row| std::ptr::eq(inst.row, row);
        if let [a] = *inst.srcs {
            let widens = is(&arith::U64_OF_U32) && self.course(a) != Course::Same;
            return widens.then(|| Condition::DoesNotWrap(self.unclamped(function, a)));
        }
        let [a, b] = *inst.srcs else {
            return None;
        };
        let (moving, bound) = self.moving([a, b])?;
        let moving = self.unclamped(function, moving);
        match () {
            () if is(&signed::MIN_S32) => Some(Condition::SignedAtMost(moving, bound)),
            () if is(&signed::MAX_S32) => Some(Condition::SignedAtMost(bound, moving)),
            () if is(&arith::MIN_U32) => Some(Condition::AtMost(moving, bound)),
            () if is(&arith::MAX_U32) => Some(Condition::AtMost(bound, moving)),
            () if is(&arith::MUL_WIDE_U32) => Some(Condition::DoesNotWrap(moving)),
            () => None,
        }
    }

    /// What an operand is before it is clamped.
    fn unclamped(&self, function: &Function, mut operand: Operand) -> Operand {
        while let Some(inst) = function.definition(operand)
            && CLAMPS.iter().any(|row| std::ptr::eq(inst.row, *row))
            && let [a, b] = *inst.srcs
            && let Some((moving, _)) = self.moving([a, b])
        {
            operand = moving;
        }
        operand
    }

    /// One round; whether anything has changed. What is known of a register only becomes less after the first, so that rounds come to an end.
    fn spread(&mut self, body: &[Stmt]) -> bool {
        let mut changed = false;
        for stmt in body {
            let course = self.statement(stmt);
            for reg in regs_written(stmt) {
                let known = &mut self.regs[reg.0 as usize];
                changed |= *known != course;
                *known = course;
            }
        }
        changed
    }

    /// How what a statement writes goes.
    fn statement(&self, stmt: &Stmt) -> Course {
        if let StmtKind::Inst(inst) = &stmt.kind
            && let Some(step) = self.step(inst)
        {
            return Course::By(step);
        }
        let written = regs_written(stmt).into_iter().map(Operand::Reg);
        let mut touched = operands_read(stmt).into_iter().chain(written);
        match touched.all(|it| self.course(it) == Course::Same) {
            true => Course::Same,
            false => Course::Otherwise,
        }
    }

    /// The step of what an instruction gives, if it grows.
    fn step(&self, inst: &Inst) -> Option<Step> {
        let is = |rows: &[&'static Row]| rows.iter().any(|row| std::ptr::eq(inst.row, *row));
        match *inst.srcs {
            [a, b] if is(&[&arith::ADD_U32, &arith::ADD_U64]) => self.sum([a, b], 1),
            [a, b] if is(&[&arith::SUB_U32, &arith::SUB_U64]) => self.sum([a, b], -1),
            [a, b] if is(&[&arith::MUL_U32, &arith::MUL_U64, &arith::MUL_WIDE_U32]) => {
                self.product(self.moving([a, b])?)
            }
            [a, Operand::Imm(by)] if is(&[&arith::SHL_U32]) => {
                self.times(a, 1_i64.checked_shl(by.bits as u32)?)
            }
            [a] if is(&[&arith::U64_OF_U32]) => self.times(a, 1),
            [a, b] if is(CLAMPS) => self.times(self.moving([a, b])?.0, 1),
            _ => None,
        }
    }

    /// The one of two operands that grows in steps, and the other, which stays the same.
    fn moving(&self, [a, b]: [Operand; 2]) -> Option<(Operand, Operand)> {
        match (self.course(a), self.course(b)) {
            (Course::By(_), Course::Same) => Some((a, b)),
            (Course::Same, Course::By(_)) => Some((b, a)),
            _ => None,
        }
    }

    fn sum(&self, [a, b]: [Operand; 2], sign: i64) -> Option<Step> {
        let step = |a: Step, b: Step| {
            let count = b.count.checked_mul(sign)?.checked_add(a.count)?;
            small(Step { count, ..a }).filter(|_| a.factor == b.factor)
        };
        match (self.course(a), self.course(b)) {
            (Course::By(a), Course::By(b)) => step(a, b),
            (Course::By(_), Course::Same) => self.times(a, 1),
            (Course::Same, Course::By(_)) => self.times(b, sign),
            _ => None,
        }
    }

    fn product(&self, (moving, by): (Operand, Operand)) -> Option<Step> {
        match by {
            Operand::Imm(by) => self.times(moving, i64::try_from(by.bits).ok()?),
            Operand::Reg(by) => match self.course(moving) {
                Course::By(Step {
                    count,
                    factor: None,
                }) => Some(Step {
                    count,
                    factor: Some(by),
                }),
                _ => None,
            },
        }
    }

    fn times(&self, operand: Operand, by: i64) -> Option<Step> {
        match self.course(operand) {
            Course::By(step) => small(Step {
                count: step.count.checked_mul(by)?,
                ..step
            }),
            _ => None,
        }
    }
}

/// The instructions that clamp.
const CLAMPS: &[&Row] = &[
    &arith::MIN_U32,
    &arith::MAX_U32,
    &signed::MIN_S32,
    &signed::MAX_S32,
];

/// Longer steps than of so many are not followed.
const LONGEST: i64 = 1 << 12;

fn small(step: Step) -> Option<Step> {
    (step.count.abs() <= LONGEST).then_some(step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::Reg;
    use crate::build::function::{input, record_function};

    /// How what `body` computes of a number that grows and of one that does not goes, and what has to hold for that.
    fn goes<T: crate::abi::Scalar>(
        body: impl FnOnce(Reg<u32>, Reg<u32>) -> Reg<T>,
    ) -> (Course, Vec<Condition>) {
        let declare = || (input("a"), input("b"));
        let function = record_function("f", declare, |(a, b)| body(a, b)).unwrap();
        let steps = Steps::of(&function, |number| number == 0);
        let insts = function.body.iter().filter_map(|stmt| match &stmt.kind {
            StmtKind::Inst(inst) => Some(inst),
            _ => None,
        });
        let conditions = steps.conditions(&function, insts);
        (steps.course(function.result), conditions)
    }

    fn by(count: i64, factor: Option<u32>) -> Course {
        let factor = factor.map(RegId);
        Course::By(Step { count, factor })
    }

    #[test]
    fn sums_and_products_go_up_in_steps() {
        assert_eq!(goes(|a, b| a + b).0, by(1, None));
        assert_eq!(goes(|a, b| b - a).0, by(-1, None));
        assert_eq!(goes(|a, b| (a + a) * 3 - (b << 2)).0, by(6, None));
        assert_eq!(goes(|a, b| (b - (a << 2)) * b).0, by(-4, Some(1)));
        assert_eq!(goes(|a, b| a * b + a * b).0, by(2, Some(1)));
        assert_eq!(goes(|_, b| b * b).0, Course::Same);
        assert_eq!(goes(|a, b| (a + b) - a).0, by(0, None));
        assert_eq!(goes(|a, b| a + b).1, []);
    }

    #[test]
    fn clamped_and_widened_numbers_do_while_it_holds() {
        let (course, conditions) = goes(|a, b| (a - b).to_i32().max(0).min(b.to_i32()).to_u32());
        assert_eq!(course, by(1, None));
        let [
            Condition::SignedAtMost(Operand::Imm(_), first),
            Condition::SignedAtMost(second, Operand::Reg(_)),
        ] = *conditions
        else {
            panic!("{conditions:?}");
        };
        assert_eq!(first, second);
        let (course, conditions) = goes(|a, b| (a - b).mul_wide(b));
        assert_eq!(course, by(1, Some(1)));
        assert_eq!(conditions, [Condition::DoesNotWrap(first)]);
        let (course, conditions) = goes(|a, b| (a - b).to_i32().max(0).to_u32().mul_wide(b));
        assert_eq!(course, by(1, Some(1)));
        let bounded = matches!(*conditions, [Condition::SignedAtMost(_, it)] if it == first);
        assert!(bounded, "{conditions:?}");
        let (_, conditions) = goes(|a, b| (a - b).to_i32().max(-1).to_u32().mul_wide(b));
        assert_eq!(conditions.len(), 2);
        let (course, conditions) = goes(|a, b| b.max(a) * 2);
        assert_eq!(course, by(2, None));
        assert!(matches!(*conditions, [Condition::AtMost(..)]));
    }

    #[test]
    fn all_else_goes_otherwise() {
        assert_eq!(goes(|a, _| a * a).0, Course::Otherwise);
        assert_eq!(goes(|a, _| a / 2).0, Course::Otherwise);
        assert_eq!(goes(|a, b| (a * b) * (b + 1)).0, Course::Otherwise);
        assert_eq!(goes(|a, b| a * b + a).0, Course::Otherwise);
        assert_eq!(goes(|a, _| a.min(a + 1)).0, Course::Otherwise);
        assert_eq!(goes(|a, _| a.to_f32()).0, Course::Otherwise);
        assert_eq!(goes(|a, b| a.lt(b)).0, Course::Otherwise);
        assert_eq!(goes(|a, _| a * 100_000).0, Course::Otherwise);
    }

    #[test]
    fn elements_are_neighbours_by_their_bytes() {
        let step = |count, factor| Step { count, factor };
        let stride = RegId(5);
        assert_eq!(step(-4, None).bytes_between(4), (-4, None));
        assert_eq!(
            step(-4, Some(stride)).bytes_between(4),
            (-4, Some((stride, 1)))
        );
        assert_eq!(
            step(-1, Some(stride)).bytes_between(2),
            (-2, Some((stride, 2)))
        );
    }
}
