//! The one maker of IR.

mod frame;
#[cfg(test)]
mod tests;

use std::cell::{RefCell, RefMut};
use std::collections::{HashMap, HashSet};
use std::panic::Location;

pub use self::frame::{Frame, enter};
use super::error::StageError;
use super::names::Names;
use super::reads::Reads;
use crate::ir::function::Function;
use crate::ir::{
    self, Block, Inst, Kernel, Loc, LocId, Operand, ParamDecl, ParamKind, RegDecl, RegId, Stmt,
    StmtKind, Type,
};
use crate::isa::memory::is_load;
use crate::isa::{Meaning, Row};

thread_local! {
    static CURRENT: RefCell<Option<Builder>> = const { RefCell::new(None) };
}

/// A kernel being recorded.
pub(crate) struct Builder {
    params: Vec<ParamDecl>,
    regs: Vec<RegDecl>,
    names: Names,
    reads: Reads,
    shared_bytes: u32,
    cooperative: bool,
    blocks: Vec<Block>,
    locs: Vec<Loc>,
    loc_ids: HashMap<Loc, LocId>,
    /// The function being recorded and where it was called from, innermost last.
    frames: Vec<(&'static str, Option<LocId>)>,
    here: LocId,
    errors: Vec<StageError>,
}

/// Calls `work` with the kernel being recorded.
///
/// # Panics
/// Outside a kernel function: a handle cannot exist there.
pub(crate) fn with<R>(work: impl FnOnce(&mut Builder) -> R) -> R {
    CURRENT.with(|current| work(&mut recording(current)))
}

/// The kernel being recorded, by itself because [`with`] is compiled for every `work`.
#[inline(never)]
fn recording(current: &RefCell<Option<Builder>>) -> RefMut<'_, Builder> {
    match RefMut::filter_map(current.borrow_mut(), Option::as_mut) {
        Ok(builder) => builder,
        Err(_) => {
            panic!("kernel operations can only be used while a #[kernel] function is staged")
        }
    }
}

/// Records the kernel that `body` describes. Emitted by `#[kernel]`.
///
/// # Errors
/// What `body` did that cannot be staged.
#[track_caller]
pub fn record(
    name: &'static str,
    threads: u32,
    min_blocks: u32,
    body: impl FnOnce(),
) -> Result<Kernel, Vec<StageError>> {
    let (entry, outer) = begin(name, Location::caller());
    body();
    kernel(outer, entry, threads, min_blocks)
}

/// Runs `body` with a builder of its own: the builder, the name for the entry point, and what `body` gives.
///
/// It is compiled for every kernel, so what is not `body`'s is in functions of its own.
pub(super) fn recorded<R>(
    name: &'static str,
    place: &'static Location<'static>,
    body: impl FnOnce() -> R,
) -> Result<(Builder, String, R), Vec<StageError>> {
    let (entry, outer) = begin(name, place);
    let given = body();
    Ok((end(outer)?, entry, given))
}

/// Makes a new builder the current one. Gives the name for the entry point, and what the current one was.
fn begin(name: &'static str, place: &'static Location<'static>) -> (String, Outer) {
    let mut builder = Builder {
        params: Vec::new(),
        regs: Vec::new(),
        names: Names::default(),
        reads: Reads::default(),
        shared_bytes: 0,
        cooperative: false,
        blocks: vec![Block::new()],
        locs: Vec::new(),
        loc_ids: HashMap::new(),
        frames: vec![(name, None)],
        here: LocId(0),
        errors: Vec::new(),
    };
    builder.go_to(place);
    let entry = builder.names.entry(name);
    (entry, Outer(CURRENT.replace(Some(builder))))
}

/// Makes `outer` the current one again. Gives what was recorded.
fn end(outer: Outer) -> Result<Builder, Vec<StageError>> {
    let builder = CURRENT.take();
    drop(outer);
    let Some(builder) = builder else {
        return Err(vec![StageError::bad_config(
            "staging was interrupted".to_owned(),
        )]);
    };
    match builder.errors.is_empty() {
        true => Ok(builder),
        false => Err(builder.errors),
    }
}

/// The kernel that was recorded.
fn kernel(
    outer: Outer,
    name: String,
    threads: u32,
    min_blocks: u32,
) -> Result<Kernel, Vec<StageError>> {
    let mut builder = end(outer)?;
    builder.settle_reads(None);
    Ok(Kernel {
        name,
        threads,
        min_blocks,
        shared_bytes: builder.shared_bytes,
        cooperative: builder.cooperative,
        params: builder.params,
        regs: builder.regs,
        locs: builder.locs,
        body: builder.blocks.pop().unwrap_or_default(),
    })
}

/// The builder around the current one. Restores it also when what records unwinds.
struct Outer(Option<Builder>);

impl Drop for Outer {
    #[inline(never)]
    fn drop(&mut self) {
        CURRENT.set(self.0.take());
    }
}

/// Notes the Rust line that the following instructions come from. Emitted before each statement.
#[track_caller]
pub fn at() {
    let caller = Location::caller();
    with(|b| b.go_to(caller));
}

/// Refuses to stage the kernel that is being recorded.
pub fn reject(reason: String) {
    with(|b| b.error(StageError::bad_config(reason)));
}

/// Makes the kernel that is being recorded a cooperative one. Emitted for `#[kernel(…, cooperative)]`.
pub fn cooperative() {
    with(|b| b.cooperative = true);
}

/// The number of open run-time regions. Emitted at declarations and assignments.
pub fn depth() -> usize {
    with(|b| b.open_blocks())
}

/// Reserves `bytes` of shared memory, aligned to `align` (a power of two), and gives its offset.
pub fn shared(bytes: u32, align: u32) -> u32 {
    with(|b| {
        let offset = b.shared_bytes.next_multiple_of(align.max(1));
        b.shared_bytes = offset + bytes;
        offset
    })
}

/// Records a row and gives its one output register.
pub(crate) fn emit(row: &'static Row, srcs: &[Operand]) -> Operand {
    with(|b| b.emit(row, srcs))
}

/// Records a row with explicit destinations.
pub(crate) fn emit_to(row: &'static Row, dsts: Vec<RegId>, srcs: Vec<Operand>) {
    with(|b| b.push(StmtKind::Inst(Inst { row, dsts, srcs })));
}

/// Declares a register that starts as `init`.
pub(crate) fn emit_var(ty: Type, name: &str, mutable: bool, init: Operand) -> RegId {
    with(|b| {
        let reg = b.new_reg(ty, name, mutable);
        b.push(StmtKind::Var { reg, init });
        reg
    })
}

impl Builder {
    /// A function of the parameters, of which the first `inputs` are what its callers compute.
    pub(super) fn into_function(
        mut self,
        name: &'static str,
        inputs: usize,
        result: Operand,
    ) -> Function {
        let result = self.settle_reads(Some(result)).unwrap_or(result);
        Function {
            name,
            inputs,
            params: self.params,
            regs: self.regs,
            locs: self.locs,
            body: self.blocks.pop().unwrap_or_default(),
            result,
        }
    }

    /// Decides which copies of variables stay, when everything has been recorded. Gives what `result` is then.
    fn settle_reads(&mut self, result: Option<Operand>) -> Option<Operand> {
        let reads = std::mem::take(&mut self.reads);
        match self.blocks.last_mut() {
            Some(body) => reads.settle(body, result, &mut self.regs, &mut self.names),
            None => result,
        }
    }

    /// How many parameters there are so far.
    pub(super) fn params(&self) -> usize {
        self.params.len()
    }

    /// Takes over the places of a function, under the same numbers.
    pub(super) fn take_places(&mut self, locs: &[Loc]) {
        self.locs = locs.to_vec();
        let numbered = (0..).map(LocId).zip(locs);
        self.loc_ids = numbered.map(|(id, loc)| (loc.clone(), id)).collect();
        self.here = LocId(0);
    }

    /// How many registers there are so far.
    pub(super) fn registers(&self) -> usize {
        self.regs.len()
    }

    /// The place of an inlined statement, by where it is in its function: what is called from nowhere there is called from
    /// here.
    pub(super) fn inlined(&mut self, locs: &[Loc], loc: LocId) -> LocId {
        let Some(loc) = locs.get(loc.0 as usize) else {
            return self.here;
        };
        let caller = match loc.caller {
            Some(caller) => self.inlined(locs, caller),
            None => self.here,
        };
        let caller = Some(caller);
        self.loc_id(Loc {
            caller,
            ..loc.clone()
        })
    }

    fn loc_id(&mut self, loc: Loc) -> LocId {
        *self.loc_ids.entry(loc.clone()).or_insert_with(|| {
            self.locs.push(loc);
            LocId(self.locs.len() as u32 - 1)
        })
    }

    /// Makes the following statements come from this place. Gives where they came from before.
    pub(super) fn go_to_inlined(&mut self, loc: LocId) -> LocId {
        std::mem::replace(&mut self.here, loc)
    }

    fn go_to(&mut self, place: &'static Location<'static>) {
        let (function, caller) = self.frames.last().copied().unwrap_or(("", None));
        let loc = Loc {
            file: place.file(),
            line: place.line(),
            function,
            caller,
        };
        self.here = self.loc_id(loc);
    }

    /// The current Rust line, for errors.
    pub(crate) fn place(&self) -> String {
        match self.locs.get(self.here.0 as usize) {
            Some(loc) => format!("{}:{} ({})", loc.file, loc.line, loc.function),
            None => "unknown place".to_owned(),
        }
    }

    pub(crate) fn error(&mut self, error: StageError) {
        self.errors.push(error);
    }

    /// Appends a statement to the innermost open block.
    pub(crate) fn push(&mut self, kind: StmtKind) {
        let loc = self.here;
        if let Some(block) = self.blocks.last_mut() {
            block.push(Stmt { kind, loc });
        }
    }

    /// Appends a statement to the block around the innermost open one.
    pub(crate) fn push_outside(&mut self, kind: StmtKind) {
        let loc = self.here;
        let outer = self.blocks.len().saturating_sub(2);
        self.blocks[outer].push(Stmt { kind, loc });
    }

    pub(crate) fn new_reg(&mut self, ty: Type, name: &str, mutable: bool) -> RegId {
        let name = self.names.unique(name);
        self.regs.push(RegDecl { ty, name, mutable });
        RegId(self.regs.len() as u32 - 1)
    }

    pub(crate) fn is_mutable(&self, reg: RegId) -> bool {
        self.regs[reg.0 as usize].mutable
    }

    /// The value of a variable, which is handed on: fixed now, whatever is assigned later.
    pub(crate) fn read(&mut self, variable: RegId) -> RegId {
        let (ty, name, mutable) = (self.regs[variable.0 as usize].ty, String::new(), false);
        let copy = RegId(self.regs.len() as u32);
        self.regs.push(RegDecl { ty, name, mutable });
        self.reads.add(copy, variable);
        let init = Operand::Reg(variable);
        self.push(StmtKind::Var { reg: copy, init });
        copy
    }

    /// Whether the register is a variable, or may turn out to be one.
    pub(crate) fn is_variable(&self, reg: RegId) -> bool {
        self.is_mutable(reg) || self.reads.has(reg)
    }

    /// Gives a register that nobody named yet the Rust name it is bound to.
    pub(crate) fn rename(&mut self, reg: RegId, name: &str) {
        let current = &mut self.regs[reg.0 as usize].name;
        if Names::is_temporary(current) {
            *current = self.names.unique(name);
        }
    }

    pub(crate) fn add_param(&mut self, ty: Type, name: &str, kind: ParamKind) -> RegId {
        let reg = self.new_reg(ty, name, false);
        self.params.push(ParamDecl { reg, kind });
        reg
    }

    /// Records a pure or effectful row with one output; a pure row of immediates is folded.
    pub(crate) fn emit(&mut self, row: &'static Row, srcs: &[Operand]) -> Operand {
        let ty = row.dsts[0].ty();
        if let Meaning::Lane(meaning) = row.meaning {
            let bits: Option<Vec<u64>> = srcs
                .iter()
                .map(|src| match src {
                    Operand::Imm(imm) => Some(imm.bits),
                    Operand::Reg(_) => None,
                })
                .collect();
            if let Some(bits) = bits {
                return Operand::Imm(crate::ir::Imm {
                    ty,
                    bits: (meaning.of_lane)(&bits),
                });
            }
        }
        let reg = self.new_reg(ty, Names::TEMPORARY, false);
        self.push(StmtKind::Inst(Inst {
            row,
            dsts: vec![reg],
            srcs: srcs.to_vec(),
        }));
        Operand::Reg(reg)
    }

    pub(crate) fn open_blocks(&self) -> usize {
        self.blocks.len()
    }

    pub(crate) fn open(&mut self) {
        self.blocks.push(Block::new());
    }

    pub(crate) fn close(&mut self) -> Block {
        debug_assert!(self.blocks.len() > 1, "the kernel's own block stays open");
        self.blocks.pop().unwrap_or_default()
    }

    /// How many statements the innermost block has.
    pub(crate) fn mark(&self) -> usize {
        self.blocks.last().map_or(0, Vec::len)
    }

    /// Takes the statements after `mark` out of the innermost block.
    pub(crate) fn take_since(&mut self, mark: usize) -> Block {
        self.blocks
            .last_mut()
            .map(|block| block.split_off(mark))
            .unwrap_or_default()
    }

    /// Takes the statements after `mark` out of the innermost block if one of them does more than compute and load: it assigns a
    /// variable that was there before, or stores, counts or waits.
    pub(crate) fn take_effects_since(&mut self, mark: usize) -> Option<Block> {
        let recorded = self.blocks.last().and_then(|block| block.get(mark..))?;
        let (mut declared, mut assigned, mut has_effect) = (HashSet::new(), Vec::new(), false);
        ir::walk(recorded, &mut |stmt| match &stmt.kind {
            StmtKind::Var { reg, .. } => {
                declared.insert(*reg);
            }
            StmtKind::Set { reg, .. } => assigned.push(*reg),
            StmtKind::Inst(inst) => {
                has_effect |= inst.row.text.touches_memory() && !is_load(inst.row)
            }
            _ => {}
        });
        has_effect |= assigned.iter().any(|reg| !declared.contains(reg));
        has_effect.then(|| self.take_since(mark))
    }

    /// Appends statements that were taken.
    pub(crate) fn replay(&mut self, statements: Block) {
        if let Some(block) = self.blocks.last_mut() {
            block.extend(statements);
        }
    }

    pub(crate) fn here(&self) -> LocId {
        self.here
    }

    /// As [`Builder::push`], from an earlier Rust line.
    pub(crate) fn push_at(&mut self, kind: StmtKind, loc: LocId) {
        if let Some(block) = self.blocks.last_mut() {
            block.push(Stmt { kind, loc });
        }
    }
}
