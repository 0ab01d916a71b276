//! Functions: valid statements that have no effects.

use super::error::ValidationError;
use super::{Valid, walk};
use crate::ir::derivative::Derivative;
use crate::ir::function::Function;
use crate::ir::{self, Kernel, LocId, Operand, RegDecl, RegId, Stmt, StmtKind};
use crate::isa::{Meaning, Row, arith, memory};
use crate::target::{Arch, Target};

/// Checks a function against the rules of [`crate::ir`], and that it has no effects: it computes, and loads elements of
/// tensors. Every architecture has what a valid function does.
///
/// # Errors
/// Every violation, not only the first.
pub fn validate_function(function: Function) -> Result<Valid<Function>, Vec<ValidationError>> {
    check(&function, &[function.result])?;
    Ok(Valid(function))
}

/// As [`validate_function`], of a derivative.
///
/// # Errors
/// Every violation, not only the first.
pub fn validate_derivative(
    derivative: Derivative,
) -> Result<Valid<Derivative>, Vec<ValidationError>> {
    check(&derivative.function, &derivative.outputs())?;
    Ok(Valid(derivative))
}

fn check(function: &Function, outputs: &[Operand]) -> Result<(), Vec<ValidationError>> {
    let mut errors = Vec::new();
    let kernel = with_outputs(function, outputs);
    look_for_effects(&kernel, &mut errors);
    walk::check(&kernel, &Target::new(Arch::Sm80), &mut errors);
    match errors.is_empty() {
        true => Ok(()),
        false => Err(errors),
    }
}

/// The function as a kernel, with statements at its end that read what it gives: that has to be there.
fn with_outputs(function: &Function, outputs: &[Operand]) -> Kernel {
    let mut kernel = function.as_kernel();
    for output in outputs {
        let reg = RegId(kernel.regs.len() as u32);
        kernel.regs.push(RegDecl {
            ty: kernel.operand_type(*output),
            name: "output".to_owned(),
            mutable: true,
        });
        kernel.body.push(Stmt {
            kind: StmtKind::Var { reg, init: *output },
            loc: LocId(0),
        });
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::control::when;
    use crate::build::derivative::differentiate;
    use crate::build::derivative::rules::rule;
    use crate::build::function::{input, record_function};
    use crate::build::{Reg, Var};
    use crate::isa::{convert, rows, signed};
    use crate::types::Type;

    fn is_float(ty: Type) -> bool {
        matches!(ty, Type::F32 | Type::F16 | Type::Bf16)
    }

    /// A derivative goes through every row that functions may use and that has to do with floats, but for these: they take the bits of
    /// a float, or make one of an integer's.
    #[test]
    fn every_float_row_has_a_derivative_or_is_known_to_have_none() {
        let without: [&Row; 9] = [
            &arith::U32_OF_BITS,
            &arith::F32_OF_BITS,
            &convert::F16_OF_BITS,
            &convert::F16X2_OF_F32,
            &convert::BF16X2_OF_F32,
            &convert::PACK_F16,
            &convert::PACK_BF16,
            &convert::F32_OF_U32,
            &signed::F32_OF_S32,
        ];
        for row in rows().filter(|row| matches!(row.meaning, Meaning::Lane(_))) {
            let srcs = row.srcs.iter().map(|src| src.ty());
            let types = srcs.chain(row.dsts.iter().map(|dst| dst.ty()));
            let has_floats = types.into_iter().any(is_float);
            let is_exempt = without.iter().any(|it| std::ptr::eq(*it, row));
            assert_eq!(
                rule(row).is_some(),
                has_floats && !is_exempt,
                "{}: state its rule in build/derivative/rules.rs",
                row.name
            );
        }
    }

    /// What a derivative gives has to be there at its end.
    #[test]
    fn outputs_inside_of_a_branch_are_not_valid() {
        let body = |x: Reg<f32>| {
            let doubled = Var::new(x);
            when(x.lt(0.0), || doubled.set(x * 2.0));
            doubled.peek()
        };
        let function = record_function("planted", || input::<f32>("x"), body);
        let function = function.expect("it can be staged");
        let mut derivative = differentiate(&function, 0).expect("it has a derivative");
        assert!(validate_derivative(derivative.clone()).is_ok());
        let mut inside = None;
        ir::walk(&derivative.function.body, &mut |stmt| {
            if let StmtKind::If { then, .. } = &stmt.kind
                && let StmtKind::Inst(inst) = &then[0].kind
            {
                inside = Some(Operand::Reg(inst.dsts[0]));
            }
        });
        derivative.value = inside.expect("the branch computes a product");
        let errors = validate_derivative(derivative).expect_err("it is out of scope");
        assert!(
            matches!(errors[..], [ValidationError::Scope { .. }]),
            "{errors:?}"
        );
    }
}
