//! Tensor maps: only parameters are ones, and only the tensor copy engine takes them.
//!
//! On the GPU a map's register holds an address, on the interpreter its number, so no other
//! instruction may compute with it.

use std::collections::HashMap;

use super::error::ValidationError;
use crate::ir::{Inst, Kernel, LocId, Operand, ParamKind, RegId, StmtKind, Type, walk};
use crate::isa::{Row, hopper::tma};
use crate::target::{Arch, Target};

/// The oldest architecture with the tensor copy engine.
const NEEDS: Arch = Arch::Sm90a;

/// Appends what is wrong with the kernel's tensor maps.
pub(super) fn check(kernel: &Kernel, target: &Target, errors: &mut Vec<ValidationError>) {
    let maps: HashMap<RegId, bool> = kernel
        .params
        .iter()
        .filter_map(|param| match param.kind {
            ParamKind::TensorMap { writable, .. } => Some((param.reg, writable)),
            ParamKind::Pointer { .. } | ParamKind::Scalar => None,
        })
        .collect();
    if let Some((reg, _)) = maps.iter().min_by_key(|(reg, _)| reg.0)
        && target.arch < NEEDS
    {
        errors.push(ValidationError::MapArch {
            parameter: kernel.reg(*reg).name.clone(),
            needs: NEEDS,
            arch: target.arch,
        });
    }
    let mut checker = Checker {
        kernel,
        maps,
        errors,
    };
    walk(&kernel.body, &mut |stmt| {
        checker.statement(&stmt.kind, stmt.loc)
    });
}

struct Checker<'a> {
    kernel: &'a Kernel,
    /// The parameters that are maps, and whether they are written.
    maps: HashMap<RegId, bool>,
    errors: &'a mut Vec<ValidationError>,
}

impl Checker<'_> {
    fn statement(&mut self, kind: &StmtKind, loc: LocId) {
        match kind {
            StmtKind::Inst(inst) => self.inst(inst, loc),
            StmtKind::Var { init: value, .. } | StmtKind::Set { value, .. } => {
                self.no_map(*value, "an assignment", loc);
            }
            // Their operands are of other types than a map's.
            StmtKind::If { .. } | StmtKind::For { .. } | StmtKind::While { .. } => {}
        }
    }

    fn inst(&mut self, inst: &Inst, loc: LocId) {
        let place_of_map = map_source(inst.row);
        for (index, src) in inst.srcs.iter().enumerate() {
            if Some(index) == place_of_map {
                self.map(*src, inst.row, loc);
            } else {
                self.no_map(*src, inst.row.name, loc);
            }
        }
    }

    fn map(&mut self, operand: Operand, row: &'static Row, loc: LocId) {
        let found = match operand {
            Operand::Reg(reg) => self.maps.get(&reg).map(|writable| (reg, *writable)),
            Operand::Imm(_) => None,
        };
        let place = self.kernel.describe(loc);
        match found {
            None => self.errors.push(ValidationError::NoMap {
                place,
                row: row.name,
            }),
            Some((reg, false)) if stores(row) => {
                let register = self.kernel.reg(reg).name.clone();
                self.errors
                    .push(ValidationError::MapReadOnly { place, register });
            }
            Some(_) => {}
        }
    }

    fn no_map(&mut self, operand: Operand, user: &'static str, loc: LocId) {
        if let Operand::Reg(reg) = operand
            && self.maps.contains_key(&reg)
        {
            self.errors.push(ValidationError::MapUse {
                place: self.kernel.describe(loc),
                register: self.kernel.reg(reg).name.clone(),
                user,
            });
        }
    }
}

/// Whether a row writes to the tensor of its map.
fn stores(row: &'static Row) -> bool {
    [&tma::TMA_STORE_4D, &tma::TMA_STORE_5D]
        .iter()
        .any(|known| std::ptr::eq(*known, row))
}

/// Which source of a row is a tensor map: the only 64-bit one of the copy engine's rows.
fn map_source(row: &'static Row) -> Option<usize> {
    tma::ROWS
        .iter()
        .any(|known| std::ptr::eq(*known, row))
        .then(|| row.srcs.iter().position(|src| src.ty() == Type::U64))?
}

#[cfg(test)]
mod tests {
    use half::f16;

    use super::*;
    use crate::build::{Param, Reg, Tensor, TensorMap, TensorMapMut, at, emit_to, record, shared};
    use crate::validate::validate;

    /// The errors of a kernel of one statement after its parameters.
    fn errors(arch: Arch, body: impl FnOnce()) -> Vec<ValidationError> {
        let kernel = record("planted", 32, 1, || {
            at();
            body();
        });
        validate(kernel.unwrap(), &Target::new(arch))
            .err()
            .unwrap_or_default()
    }

    fn load(map: Operand) {
        let zero = Reg::<u32>::from(0).operand();
        let (to, barrier) = (Reg::from(shared(4096, 1024)), Reg::from(shared(8, 8)));
        let srcs = vec![to.operand(), map, barrier.operand(), zero, zero, zero, zero];
        emit_to(&tma::TMA_LOAD_4D, Vec::new(), srcs);
    }

    fn store(map: Operand) {
        let zero = Reg::<u32>::from(0).operand();
        let from = Reg::from(shared(4096, 1024)).operand();
        emit_to(
            &tma::TMA_STORE_4D,
            Vec::new(),
            vec![from, map, zero, zero, zero, zero],
        );
    }

    #[test]
    fn maps_go_to_the_copy_engine() {
        let found = errors(Arch::Sm90a, || {
            load(TensorMap::<f16>::declare("q").map.operand());
            store(TensorMapMut::<f16>::declare("o").map.operand());
        });
        assert_eq!(found, []);
    }

    #[test]
    fn older_targets_have_no_maps() {
        let found = errors(Arch::Sm89, || {
            TensorMap::<f16>::declare("q");
        });
        let expected = ValidationError::MapArch {
            parameter: "q".to_owned(),
            needs: Arch::Sm90a,
            arch: Arch::Sm89,
        };
        assert_eq!(found, [expected]);
    }

    #[test]
    fn nothing_computes_with_maps() {
        let found = errors(Arch::Sm90a, || {
            let q = TensorMap::<f16>::declare("q").map;
            let _ = q + q;
        });
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(
            found
                .iter()
                .all(|e| matches!(e, ValidationError::MapUse { register, .. } if register == "q"))
        );
    }

    #[test]
    fn a_copy_of_a_map_is_none() {
        let found = errors(Arch::Sm90a, || {
            let q = TensorMap::<f16>::declare("q").map;
            crate::build::Var::new(q);
        });
        assert!(
            matches!(
                &found[..],
                [ValidationError::MapUse {
                    user: "an assignment",
                    ..
                }]
            ),
            "{found:?}"
        );
    }

    #[test]
    fn the_copy_engine_takes_nothing_else() {
        let found = errors(Arch::Sm90a, || {
            load(Tensor::<f16>::declare("q").base.operand())
        });
        assert!(
            matches!(
                &found[..],
                [ValidationError::NoMap {
                    row: "tma.load.4d",
                    ..
                }]
            ),
            "{found:?}"
        );
    }

    #[test]
    fn inputs_are_not_stored_to() {
        let found = errors(Arch::Sm90a, || {
            store(TensorMap::<f16>::declare("q").map.operand())
        });
        assert!(
            matches!(&found[..], [ValidationError::MapReadOnly { register, .. }] if register == "q"),
            "{found:?}"
        );
    }

    #[test]
    fn parameters_are_counted() {
        const NAMES: [&str; 7] = ["a", "b", "c", "d", "e", "f", "g"];
        let with = |count: usize| {
            errors(Arch::Sm90a, || {
                for name in &NAMES[..count] {
                    TensorMap::<f16>::declare(name);
                }
            })
        };
        assert_eq!(with(6), []);
        let expected = ValidationError::Parameters {
            words: 7,
            tensors: 7,
            maps: 7,
        };
        assert_eq!(with(7), [expected]);
    }
}
