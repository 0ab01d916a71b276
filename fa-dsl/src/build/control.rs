//! Control flow of either stage: decided now for plain values, recorded for handles.

use super::builder::{Builder, with};
use super::error::StageError;
use super::reg::Reg;
use super::scalars::Staged;
use crate::abi::Scalar;
use crate::ir::touched::writes;
use crate::ir::{Block, LocId, Operand, RegId, StmtKind, Type};

/// A condition of either stage.
pub enum Cond {
    /// Known now.
    Known(bool),
    /// Known when the kernel runs.
    RunTime(Operand),
}

impl From<bool> for Cond {
    fn from(value: bool) -> Self {
        Cond::Known(value)
    }
}

impl From<Reg<bool>> for Cond {
    fn from(value: Reg<bool>) -> Self {
        Cond::RunTime(value.operand())
    }
}

/// An `if`. Emitted by `#[kernel]`: begin, then branch, else branch, end.
#[must_use]
pub struct If {
    cond: Cond,
    loc: LocId,
    depth: usize,
    then: Option<Block>,
    slots: Vec<RegId>,
    ended: bool,
}

impl If {
    /// Starts an `if` on a condition of either stage.
    pub fn begin(cond: impl Into<Cond>) -> If {
        let (loc, depth) = with(|b| (b.here(), b.open_blocks()));
        let cond = match cond.into() {
            // A folded comparison of run-time values is known after all.
            Cond::RunTime(Operand::Imm(imm)) => Cond::Known(imm.bits != 0),
            cond => cond,
        };
        If {
            cond,
            loc,
            depth,
            then: None,
            slots: Vec::new(),
            ended: false,
        }
    }

    /// Whether the condition is only known when the kernel runs.
    pub fn is_run_time(&self) -> bool {
        matches!(self.cond, Cond::RunTime(_))
    }

    /// Whether to stage the then-branch now.
    pub fn then_branch(&mut self) -> bool {
        match self.cond {
            Cond::Known(value) => value,
            Cond::RunTime(_) => {
                with(|b| b.open());
                true
            }
        }
    }

    /// Whether to stage the else-branch now.
    pub fn else_branch(&mut self) -> bool {
        match self.cond {
            Cond::Known(value) => !value,
            Cond::RunTime(_) => {
                self.then = Some(with(|b| b.close()));
                with(|b| b.open());
                true
            }
        }
    }

    /// Makes a branch's value the value of the `if`.
    pub(crate) fn merge<T: Staged>(&mut self, value: T) -> T {
        if !self.is_run_time() {
            return value;
        }
        let first = self.then.is_none();
        let slots = &mut self.slots;
        let mut next = 0;
        let merged = value.map(&mut |operand, ty| {
            with(|b| {
                if first {
                    let reg = b.new_reg(ty, "merged", true);
                    let zero = Operand::Imm(crate::ir::Imm { ty, bits: 0 });
                    b.push_outside(StmtKind::Var { reg, init: zero });
                    slots.push(reg);
                }
                let slot = slots.get(next).copied();
                next += 1;
                match slot {
                    Some(reg) => {
                        b.push(StmtKind::Set {
                            reg,
                            value: operand,
                        });
                        Operand::Reg(reg)
                    }
                    None => operand,
                }
            })
        });
        if next != slots.len() {
            with(|b| {
                let place = b.place();
                b.error(StageError::MergedUnlike { place });
            });
        }
        merged
    }

    /// Ends an `if` without a value.
    pub fn end(mut self) {
        self.close();
    }

    /// Ends an `if` with the value of the branch that was staged.
    ///
    /// # Panics
    /// Never from emitted code, which stages at least one branch.
    pub fn finish<T>(mut self, then: Option<T>, otherwise: Option<T>) -> T {
        self.close();
        then.or(otherwise)
            .expect("one branch of an `if` is always staged")
    }

    fn close(&mut self) {
        self.ended = true;
        if let Cond::RunTime(cond) = self.cond {
            let then = self.then.take().unwrap_or_default();
            let loc = self.loc;
            with(|b| {
                let otherwise = b.close();
                b.push_at(
                    StmtKind::If {
                        cond,
                        then,
                        otherwise,
                    },
                    loc,
                );
            });
        }
    }
}

impl Drop for If {
    fn drop(&mut self) {
        if !self.ended {
            left(self.depth, "if", self.is_run_time());
        }
    }
}

/// Reports a region that Rust control flow jumped out of, and closes its blocks.
fn left(depth: usize, what: &'static str, run_time: bool) {
    if !run_time || std::thread::panicking() {
        return;
    }
    with(|b| {
        let place = b.place();
        b.error(StageError::Left { place, what });
        while b.open_blocks() > depth {
            b.close();
        }
    });
}

/// A `while`. Emitted by `#[kernel]`: begin, then test and body by turns.
#[must_use]
pub struct While {
    loc: LocId,
    depth: usize,
    mark: usize,
    state: WhileState,
}

enum WhileState {
    /// The condition was not yet tested, or is a plain value.
    Fresh,
    /// The body is being staged.
    Body {
        head: Block,
        cond: Operand,
    },
    /// The body was staged; the condition is being staged again, for nothing.
    Again {
        head: Block,
        cond: Operand,
        body: Block,
    },
    Done,
}

impl While {
    /// Starts a `while`.
    pub fn begin() -> While {
        with(|b| While {
            loc: b.here(),
            depth: b.open_blocks(),
            mark: b.mark(),
            state: WhileState::Fresh,
        })
    }

    /// Whether to stage the body now.
    pub fn test(&mut self, cond: impl Into<Cond>) -> bool {
        match (
            std::mem::replace(&mut self.state, WhileState::Done),
            cond.into(),
        ) {
            (WhileState::Again { head, cond, body }, _) => {
                let (loc, mark) = (self.loc, self.mark);
                with(|b| {
                    b.take_since(mark);
                    b.push_at(StmtKind::While { head, cond, body }, loc);
                });
                false
            }
            (_, Cond::Known(value)) => value,
            (_, Cond::RunTime(cond)) => {
                let mark = self.mark;
                let head = with(|b| {
                    let head = b.take_since(mark);
                    b.open();
                    head
                });
                self.state = WhileState::Body { head, cond };
                true
            }
        }
    }

    /// The body has been staged.
    pub fn body_end(&mut self) {
        if let WhileState::Body { head, cond } =
            std::mem::replace(&mut self.state, WhileState::Done)
        {
            let body = with(|b| b.close());
            self.state = WhileState::Again { head, cond, body };
        }
    }
}

impl Drop for While {
    fn drop(&mut self) {
        if matches!(
            self.state,
            WhileState::Body { .. } | WhileState::Again { .. }
        ) {
            left(self.depth, "while", true);
        }
    }
}

/// The run-time numbers from `start` up to `end`: `for i in range(0, n)` records a loop.
pub fn range(start: impl Into<Reg<u32>>, end: impl Into<Reg<u32>>) -> Range {
    Range {
        start: start.into().operand(),
        end: end.into().operand(),
        step: 1,
        unroll: 1,
        open: None,
        done: false,
    }
}

/// A run-time loop. As an iterator it gives the loop variable once.
#[must_use]
pub struct Range {
    start: Operand,
    end: Operand,
    step: u32,
    unroll: u32,
    open: Option<(RegId, LocId, usize)>,
    done: bool,
}

impl Range {
    /// Adds `step` (over 0) after each pass.
    pub fn step(mut self, step: u32) -> Range {
        self.step = step;
        self
    }

    /// Asks the compiler to unroll the loop `factor` times; 1 forbids it.
    pub fn unroll(mut self, factor: u32) -> Range {
        self.unroll = factor;
        self
    }
}

impl Iterator for Range {
    type Item = Reg<u32>;

    fn next(&mut self) -> Option<Reg<u32>> {
        if self.done {
            return None;
        }
        if let Some((var, loc, _)) = self.open.take() {
            self.done = true;
            let (start, end, step, unroll) = (self.start, self.end, self.step, self.unroll);
            with(|b| {
                let body = b.close();
                let end = held(b, end, &body, loc);
                b.push_at(
                    StmtKind::For {
                        var,
                        start,
                        end,
                        step,
                        unroll,
                        body,
                    },
                    loc,
                );
            });
            return None;
        }
        let var = with(|b| {
            let depth = b.open_blocks();
            let var = b.new_reg(Type::U32, "i", false);
            self.open = Some((var, b.here(), depth));
            b.open();
            var
        });
        Some(Reg::from_operand(Operand::Reg(var)))
    }
}

/// The bound of a loop, which is read once: a copy of a variable that the body assigns.
fn held(b: &mut Builder, end: Operand, body: &Block, loc: LocId) -> Operand {
    match end {
        Operand::Reg(variable) if writes(body, variable) => {
            let reg = b.new_reg(Type::U32, "end", false);
            b.push_at(StmtKind::Var { reg, init: end }, loc);
            Operand::Reg(reg)
        }
        _ => end,
    }
}

impl Drop for Range {
    fn drop(&mut self) {
        if let Some((_, _, depth)) = self.open {
            left(depth, "for", true);
        }
    }
}

/// Stages `body` under a run-time condition, for code that `#[kernel]` does not rewrite.
pub fn when(cond: impl Into<Cond>, body: impl FnOnce()) {
    let mut branch = If::begin(cond);
    if branch.then_branch() {
        body();
    }
    branch.else_branch();
    branch.end();
}

/// `then` where `cond` holds, else `otherwise`, without a branch.
pub fn select<T: Selectable>(
    cond: impl Into<Cond>,
    then: impl Into<Reg<T>>,
    otherwise: impl Into<Reg<T>>,
) -> Reg<T> {
    let (then, otherwise) = (then.into(), otherwise.into());
    match cond.into() {
        Cond::Known(true) => then,
        Cond::Known(false) => otherwise,
        Cond::RunTime(cond) => Reg::from_operand(super::builder::emit(
            T::ROW,
            &[cond, then.operand(), otherwise.operand()],
        )),
    }
}

/// A scalar that [`select`] takes.
pub trait Selectable: Scalar {
    /// The row that selects it.
    const ROW: &'static crate::isa::Row;
}

impl Selectable for u32 {
    const ROW: &'static crate::isa::Row = &crate::isa::arith::SELECT_U32;
}
impl Selectable for i32 {
    const ROW: &'static crate::isa::Row = &crate::isa::arith::SELECT_U32;
}
impl Selectable for u64 {
    const ROW: &'static crate::isa::Row = &crate::isa::arith::SELECT_U64;
}
impl Selectable for f32 {
    const ROW: &'static crate::isa::Row = &crate::isa::arith::SELECT_F32;
}
