//! Rules about bodies: what the rewrite cannot give a meaning for run-time values.

use syn::visit::{self, Visit};
use syn::{Block, Expr, ExprAssign, ExprAwait, ExprBreak, ExprReturn, ExprTry, ExprUnsafe, Item};

use crate::errors::Errors;

/// The body holds nothing that leaves it early, and nothing that bypasses the language.
///
/// Closures count: they run inside the body's regions. Nested items do not: they are plain Rust.
pub fn can_be_staged(body: &Block, errors: &mut Errors) {
    Body { errors }.visit_block(body);
}

struct Body<'a> {
    errors: &'a mut Errors,
}

impl<'ast> Visit<'ast> for Body<'_> {
    fn visit_item(&mut self, _: &'ast Item) {}

    fn visit_expr_return(&mut self, expr: &'ast ExprReturn) {
        no_return(expr, self.errors);
        visit::visit_expr_return(self, expr);
    }

    fn visit_expr_try(&mut self, expr: &'ast ExprTry) {
        no_question_mark(expr, self.errors);
        visit::visit_expr_try(self, expr);
    }

    fn visit_expr_await(&mut self, expr: &'ast ExprAwait) {
        no_await(expr, self.errors);
        visit::visit_expr_await(self, expr);
    }

    fn visit_expr_unsafe(&mut self, expr: &'ast ExprUnsafe) {
        no_unsafe(expr, self.errors);
        visit::visit_expr_unsafe(self, expr);
    }

    fn visit_expr_break(&mut self, expr: &'ast ExprBreak) {
        no_labelled_value(expr, self.errors);
        visit::visit_expr_break(self, expr);
    }

    fn visit_expr_assign(&mut self, expr: &'ast ExprAssign) {
        no_destructuring_assignment(expr, self.errors);
        visit::visit_expr_assign(self, expr);
    }
}

fn no_return(expr: &ExprReturn, errors: &mut Errors) {
    errors.at(
        expr.return_token,
        "`return` cannot be staged; let the last expression be the value, and put what follows \
         an early return in the `else` of its `if`",
    );
}

fn no_question_mark(expr: &ExprTry, errors: &mut Errors) {
    errors.at(
        expr.question_token,
        "`?` cannot be staged; a kernel has no caller to report to: make it a gate, or `match`",
    );
}

fn no_await(expr: &ExprAwait, errors: &mut Errors) {
    errors.at(
        expr.await_token,
        "`.await` cannot be staged; asynchronous copies have their own waits",
    );
}

fn no_unsafe(expr: &ExprUnsafe, errors: &mut Errors) {
    errors.at(
        expr.unsafe_token,
        "the kernel language has no `unsafe`; move the block to a plain function that it calls",
    );
}

fn no_labelled_value(expr: &ExprBreak, errors: &mut Errors) {
    if let (Some(label), Some(_)) = (&expr.label, &expr.expr) {
        errors.at(
            label,
            "a `break` with a label cannot carry a value; assign to a `let mut` before it",
        );
    }
}

/// Assigned piece by piece without a region's knowledge, the run-time ones would be lost.
fn no_destructuring_assignment(expr: &ExprAssign, errors: &mut Errors) {
    if matches!(
        *expr.left,
        Expr::Tuple(_) | Expr::Array(_) | Expr::Struct(_) | Expr::Call(_)
    ) {
        errors.at(
            &expr.left,
            "destructuring assignment cannot be staged; bind the parts with `let` and assign \
             them one by one",
        );
    }
}
