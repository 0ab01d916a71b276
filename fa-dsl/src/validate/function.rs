//! Functions: valid statements that have no effects.

use super::error::ValidationError;
use super::{Valid, walk};
use crate::ir::function::Function;
use crate::ir::{self, Kernel, LocId, RegDecl, RegId, Stmt, StmtKind};
use crate::isa::{Meaning, Row, arith, memory};
use crate::target::{Arch, Target};

/// Checks a function against the rules of [`crate::ir`], and that it has no effects: it computes, and loads elements of
/// tensors. Every architecture has what a valid function does.
///
/// # Errors
/// Every violation, not only the first.
pub fn validate_function(function: Function) -> Result<Valid<Function>, Vec<ValidationError>> {
    let mut errors = Vec::new();
    let kernel = with_result(&function);
    look_for_effects(&kernel, &mut errors);
    walk::check(&kernel, &Target::new(Arch::Sm80), &mut errors);
    match errors.is_empty() {
        true => Ok(Valid(function)),
        false => Err(errors),
    }
}

/// The function as a kernel, with a statement at its end that reads its result: it has to be there.
fn with_result(function: &Function) -> Kernel {
    let mut kernel = function.as_kernel();
    let reg = RegId(kernel.regs.len() as u32);
    kernel.regs.push(RegDecl {
        ty: kernel.operand_type(function.result),
        name: "result".to_owned(),
        mutable: true,
    });
    let init = function.result;
    kernel.body.push(Stmt {
        kind: StmtKind::Var { reg, init },
        loc: LocId(0),
    });
    kernel
}

fn look_for_effects(kernel: &Kernel, errors: &mut Vec<ValidationError>) {
    ir::walk(&kernel.body, &mut |stmt| {
        if let StmtKind::Inst(inst) = &stmt.kind
            && !only_computes(inst.row)
        {
            errors.push(ValidationError::Effect {
                place: kernel.describe(stmt.loc),
                row: inst.row.name,
            });
        }
    });
}

/// Whether an instruction computes one lane's value of its operands, or loads an element of a tensor.
fn only_computes(row: &'static Row) -> bool {
    let computes =
        matches!(row.meaning, Meaning::Lane(_)) && !std::ptr::eq(row, &arith::OPAQUE_U32);
    computes || memory::read_only(row).is_some()
}
