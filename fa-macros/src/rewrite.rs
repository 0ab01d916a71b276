//! The rewrite of a body: what Rust cannot overload becomes calls into `fa_dsl::stage`.
//!
//! Tokens come in two kinds. Calls into `fa_dsl` carry the user's spans as they are, so that
//! `#[track_caller]` and rustc's errors point at the user's line. The scaffolding around them, and
//! every name that it introduces, is [`spans::ours`]: invisible to the user's code and to lints.
//!
//! What runs at compile time only stays as it is: `if let`, `while let`, `for`, `match`, patterns,
//! macro calls. Types, paths, `const` and `async` blocks and nested items are not looked into.

mod assign;
mod binds;
mod block;
mod control;
mod diverge;
mod expr;
mod operator;
mod read;
mod scope;
pub mod spans;

use syn::visit_mut::{self, VisitMut};
use syn::{Arm, Attribute, Block, Expr, Item, Macro, Pat, Path, Type};

pub use binds::bind;
use scope::Scopes;
pub use scope::note_fn_depth;

use crate::root::Root;

/// Whether the value of a block or an expression is used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Position {
    /// Its type is `()`, and nobody looks.
    Statement,
    /// It is an operand, an argument, an initialiser, the value of a function, …
    Value,
}

/// Rewrites the body of a function in place.
///
/// It expects [`note_fn_depth`] before it.
pub fn body(root: &Root, block: &mut Block, position: Position) {
    let rewriter = &mut Rewriter {
        root: root.clone(),
        scopes: Scopes::default(),
    };
    rewriter.block(block, position);
    if position == Position::Value {
        rewriter.given(block);
    }
}

/// Walks a body. Each construct has its method in the module of its subject.
struct Rewriter {
    /// Where the paths of `fa_dsl` start.
    root: Root,
    scopes: Scopes,
}

/// Routes syn's walk to the rewriter: what reaches a `visit_` method is used as a value, and what
/// is plain Rust is not walked.
impl VisitMut for Rewriter {
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        self.expr(expr, Position::Value);
    }

    fn visit_block_mut(&mut self, block: &mut Block) {
        self.block(block, Position::Value);
    }

    fn visit_arm_mut(&mut self, arm: &mut Arm) {
        self.arm(arm, Position::Value);
    }

    fn visit_attribute_mut(&mut self, _: &mut Attribute) {}
    fn visit_item_mut(&mut self, _: &mut Item) {}
    fn visit_macro_mut(&mut self, _: &mut Macro) {}
    fn visit_pat_mut(&mut self, _: &mut Pat) {}
    fn visit_path_mut(&mut self, _: &mut Path) {}
    fn visit_type_mut(&mut self, _: &mut Type) {}

    // The generic arguments of a method call are in no path.
    fn visit_angle_bracketed_generic_arguments_mut(
        &mut self,
        _: &mut syn::AngleBracketedGenericArguments,
    ) {
    }
}

impl Rewriter {
    /// Rewrites the parts of an expression that is itself left alone.
    fn parts(&mut self, expr: &mut Expr) {
        visit_mut::visit_expr_mut(self, expr);
    }
}

#[cfg(test)]
mod optional_tests;
#[cfg(test)]
mod tests;
