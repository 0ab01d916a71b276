//! Binding, assigning and merging values of either stage.
//!
//! The macros [`bind!`](crate::bind), [`assign!`](crate::assign) and their kin are emitted by
//! `#[kernel]`. They pick the implementation for [`Staged`] types if there is one and the plain
//! Rust meaning otherwise (method resolution tries the type itself before a reference to it).

use super::builder::with;
use super::control::If;
use super::error::StageError;
use super::reg::assign_operand;
pub use super::scalars::Staged;
use crate::ir::{Operand, StmtKind};

/// `let name = value`: names it, and copies variables so that later assignments do not show.
fn bind_staged<T: Staged>(value: T, name: &str, mutable: bool) -> T {
    value.map(&mut |operand, ty| {
        with(|b| {
            let copy = match operand {
                Operand::Reg(reg) => mutable || b.is_variable(reg),
                Operand::Imm(_) => mutable,
            };
            match operand {
                Operand::Reg(reg) if !copy => b.rename(reg, name),
                _ => {}
            }
            if !copy {
                return operand;
            }
            let reg = b.new_reg(ty, name, mutable);
            b.push(StmtKind::Var { reg, init: operand });
            Operand::Reg(reg)
        })
    })
}

/// The value of a variable that is handed on, so that later assignments do not show.
fn read_staged<T: Staged>(value: T) -> T {
    value.map(&mut |operand, _| {
        with(|b| match operand {
            Operand::Reg(reg) if b.is_mutable(reg) => Operand::Reg(b.read(reg)),
            _ => operand,
        })
    })
}

/// Carries a value to the implementation for its type. Emitted code only.
pub struct Probe<T>(pub Option<T>);

/// The meanings for run-time values. Emitted code only.
pub trait ViaStaged<T> {
    /// `let`.
    fn fa_bind(&mut self, name: &'static str, mutable: bool) -> T;
    /// A variable as an argument or a part of another value.
    fn fa_read(&mut self) -> T;
    /// `=`.
    fn fa_assign(&mut self, place: &mut T, declared_at: usize);
    /// The value of a branch.
    fn fa_merge(&mut self, branch: &mut If) -> T;
}

/// The meanings for plain values. Emitted code only.
pub trait ViaPlain<T> {
    /// `let`.
    fn fa_bind(&mut self, name: &'static str, mutable: bool) -> T;
    /// A variable as an argument or a part of another value.
    fn fa_read(&mut self) -> T;
    /// `=`.
    fn fa_assign(&mut self, place: &mut T, declared_at: usize);
    /// The value of a branch.
    fn fa_merge(&mut self, branch: &mut If) -> T;
}

/// The probe's value.
///
/// # Panics
/// If it was taken before; the macros take it once.
fn take<T>(probe: &mut Probe<T>) -> T {
    probe
        .0
        .take()
        .expect("the emitted code uses each probe once")
}

impl<T: Staged> ViaStaged<T> for Probe<T> {
    fn fa_bind(&mut self, name: &'static str, mutable: bool) -> T {
        bind_staged(take(self), name, mutable)
    }

    fn fa_read(&mut self) -> T {
        read_staged(take(self))
    }

    fn fa_assign(&mut self, place: &mut T, _: usize) {
        let mut values = Vec::new();
        let value = take(self).map(&mut |operand, _| {
            values.push(operand);
            operand
        });
        let mut targets = Vec::new();
        // The place keeps its variables: the map reads them and puts them back.
        let old = std::mem::replace(place, value).map(&mut |operand, _| {
            targets.push(operand);
            operand
        });
        *place = old;
        if targets.len() != values.len() {
            with(|b| {
                let place = b.place();
                b.error(StageError::MergedUnlike { place });
            });
        }
        for (target, value) in targets.into_iter().zip(values) {
            assign_operand(target, value);
        }
    }

    fn fa_merge(&mut self, branch: &mut If) -> T {
        match branch.is_run_time() {
            true => branch.merge(take(self)),
            false => read_staged(take(self)),
        }
    }
}

impl<T> ViaPlain<T> for &mut Probe<T> {
    fn fa_bind(&mut self, _: &'static str, _: bool) -> T {
        take(self)
    }

    fn fa_read(&mut self) -> T {
        take(self)
    }

    fn fa_assign(&mut self, place: &mut T, declared_at: usize) {
        with(|b| {
            if b.open_blocks() > declared_at {
                let place = b.place();
                b.error(StageError::AssignedUnderRuntime { place });
            }
        });
        *place = take(self);
    }

    fn fa_merge(&mut self, branch: &mut If) -> T {
        if branch.is_run_time() {
            with(|b| {
                let place = b.place();
                b.error(StageError::MergedPlain { place });
            });
        }
        take(self)
    }
}

/// `let name = value`. Emitted by `#[kernel]`.
#[macro_export]
macro_rules! bind {
    ($name:literal, $value:expr) => {{
        #[allow(
            unused_imports,
            reason = "only one of the two is used, by the value's type"
        )]
        use $crate::stage::{ViaPlain as _, ViaStaged as _};
        (&mut $crate::stage::Probe(::core::option::Option::Some($value))).fa_bind($name, false)
    }};
    ($name:literal: $ty:ty, $value:expr) => {{
        #[allow(
            unused_imports,
            reason = "only one of the two is used, by the value's type"
        )]
        use $crate::stage::{ViaPlain as _, ViaStaged as _};
        (&mut $crate::stage::Probe::<$ty>(::core::option::Option::Some($value)))
            .fa_bind($name, false)
    }};
}

/// `let mut name = value`. Emitted by `#[kernel]`.
#[macro_export]
macro_rules! bind_mut {
    ($name:literal, $value:expr) => {{
        #[allow(
            unused_imports,
            reason = "only one of the two is used, by the value's type"
        )]
        use $crate::stage::{ViaPlain as _, ViaStaged as _};
        (&mut $crate::stage::Probe(::core::option::Option::Some($value))).fa_bind($name, true)
    }};
    ($name:literal: $ty:ty, $value:expr) => {{
        #[allow(
            unused_imports,
            reason = "only one of the two is used, by the value's type"
        )]
        use $crate::stage::{ViaPlain as _, ViaStaged as _};
        (&mut $crate::stage::Probe::<$ty>(::core::option::Option::Some($value)))
            .fa_bind($name, true)
    }};
}

/// A variable whose value is handed on. Emitted by `#[kernel]`.
#[macro_export]
macro_rules! read {
    ($value:expr) => {{
        #[allow(
            unused_imports,
            reason = "only one of the two is used, by the value's type"
        )]
        use $crate::stage::{ViaPlain as _, ViaStaged as _};
        (&mut $crate::stage::Probe(::core::option::Option::Some($value))).fa_read()
    }};
}

/// `place = value`. Emitted by `#[kernel]`.
#[macro_export]
macro_rules! assign {
    ($place:expr, $value:expr, $declared_at:expr) => {{
        #[allow(
            unused_imports,
            reason = "only one of the two is used, by the value's type"
        )]
        use $crate::stage::{ViaPlain as _, ViaStaged as _};
        let mut __probe = $crate::stage::Probe(::core::option::Option::Some($value));
        (&mut __probe).fa_assign(&mut $place, $declared_at)
    }};
}

/// The value of one branch of an `if`. Emitted by `#[kernel]`.
#[macro_export]
macro_rules! merge_in {
    ($branch:expr, $value:expr) => {{
        #[allow(
            unused_imports,
            reason = "only one of the two is used, by the value's type"
        )]
        use $crate::stage::{ViaPlain as _, ViaStaged as _};
        (&mut $crate::stage::Probe(::core::option::Option::Some($value))).fa_merge(&mut $branch)
    }};
}

/// The value of an `if`. Emitted by `#[kernel]`.
#[macro_export]
macro_rules! merge_end {
    ($branch:expr, $then:expr, $otherwise:expr) => {
        $branch.finish($then, $otherwise)
    };
}
