//! Expressions: which construct goes where.

use proc_macro2::TokenStream;
use syn::{Arm, Expr, ExprClosure, ExprMatch};

use super::operator::{has_let, is_rewritten};
use super::scope::{note_depths, note_depths_in};
use super::spans::{self, Extent};
use super::{Position, Rewriter};

impl Rewriter {
    /// Rewrites an expression in place.
    pub fn expr(&mut self, expr: &mut Expr, position: Position) {
        match expr {
            Expr::If(_) | Expr::Binary(_) | Expr::Assign(_) | Expr::While(_) => {
                let taken = std::mem::replace(expr, Expr::Verbatim(TokenStream::new()));
                *expr = self.replaced(taken, position);
            }
            Expr::Paren(paren) => {
                let becomes_call =
                    matches!(&*paren.expr, Expr::Binary(binary) if is_rewritten(&binary.op));
                self.operand(&mut paren.expr);
                if becomes_call {
                    *expr = std::mem::replace(&mut *paren.expr, Expr::Verbatim(TokenStream::new()));
                }
            }
            Expr::Block(block) => self.block(&mut block.block, position),
            Expr::Loop(endless) => self.block(&mut endless.body, Position::Statement),
            Expr::ForLoop(counted) => self.for_loop(counted),
            Expr::Match(matched) => self.match_(matched, position),
            Expr::Closure(closure) => self.closure(closure),
            Expr::Let(_) => self.condition(expr),
            // The length is a constant.
            Expr::Repeat(repeat) => self.operand(&mut repeat.expr),
            Expr::Call(call) => {
                self.operand(&mut call.func);
                self.handed_on(&mut call.args);
            }
            Expr::MethodCall(call) => {
                self.operand(&mut call.receiver);
                self.handed_on(&mut call.args);
            }
            Expr::Tuple(tuple) => self.handed_on(&mut tuple.elems),
            Expr::Array(array) => self.handed_on(&mut array.elems),
            Expr::Struct(made) => self.made(made),
            // Run elsewhere, or not ours.
            Expr::Const(_) | Expr::Async(_) | Expr::Macro(_) | Expr::Verbatim(_) => {}
            other => self.parts(other),
        }
    }

    fn replaced(&mut self, expr: Expr, position: Position) -> Expr {
        match expr {
            Expr::If(expr) if has_let(&expr.cond) => Expr::If(self.if_let(expr, position)),
            Expr::If(expr) => self.if_(expr, position),
            Expr::While(expr) if has_let(&expr.cond) => Expr::While(self.while_let(expr)),
            Expr::While(expr) => self.while_(expr),
            Expr::Binary(expr) => self.binary(expr),
            Expr::Assign(expr) => self.assign(expr),
            other => other,
        }
    }

    fn match_(&mut self, matched: &mut ExprMatch, position: Position) {
        self.operand(&mut matched.expr);
        for arm in &mut matched.arms {
            self.arm(arm, position);
        }
    }

    /// One arm of a `match`: its pattern and guard are decided now.
    pub fn arm(&mut self, arm: &mut Arm, position: Position) {
        self.scopes.push();
        let mutable = self.scopes.declare(&arm.pat);
        if let Some((_, guard)) = &mut arm.guard {
            self.condition(guard);
        }
        self.expr(&mut arm.body, position);
        self.scopes.pop();
        self.note_before(&mut arm.body, &mutable);
    }

    fn closure(&mut self, closure: &mut ExprClosure) {
        self.scopes.push();
        let mutable: Vec<_> = closure
            .inputs
            .iter()
            .flat_map(|input| self.scopes.declare(input))
            .collect();
        self.part(&mut closure.body);
        self.scopes.pop();
        self.note_before(&mut closure.body, &mutable);
    }

    /// Notes the depths of `mutable` at the start of the body that they are in scope of.
    fn note_before(&self, body: &mut Expr, mutable: &[syn::Ident]) {
        match body {
            _ if mutable.is_empty() => {}
            Expr::Block(block) if block.label.is_none() => {
                note_depths_in(&self.root, &mut block.block, mutable);
            }
            other => {
                let span = Extent::of(&*other).start;
                let notes = note_depths(&self.root, mutable, &[]);
                let tokens = quote::quote!(#(#notes)* #other);
                *other = spans::braced(span, Vec::new(), tokens);
            }
        }
    }
}
