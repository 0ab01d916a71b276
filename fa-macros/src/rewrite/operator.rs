//! Comparisons and the lazy operators.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{BinOp, Expr, ExprBinary};

use super::spans::{self, Extent};
use super::{Position, Rewriter};

impl Rewriter {
    /// Rewrites a binary operation by its operator.
    pub fn binary(&mut self, mut binary: ExprBinary) -> Expr {
        if let Some(op) = super::assign::compound_op(&binary.op) {
            return self.compound_assign(binary, op);
        }
        let is_lazy = matches!(binary.op, BinOp::And(_) | BinOp::Or(_));
        let Some(function) = function(&binary.op) else {
            self.operand(&mut binary.left);
            self.operand(&mut binary.right);
            return Expr::Binary(binary);
        };
        self.argument(&mut binary.left);
        self.argument(&mut binary.right);
        let ExprBinary {
            left, op, right, ..
        } = binary;
        let span: Span = op.span();
        let right = if is_lazy {
            let pipes = quote_spanned!(spans::ours(span)=> ||);
            quote!(#pipes #right)
        } else {
            quote!(#right)
        };
        // An error about the operand types underlines the operator, as rustc's own do.
        Expr::Verbatim(Extent::token(span).call(&self.root, function, quote!(#left, #right)))
    }

    /// Rewrites a condition that may be a chain with `let`, which stays a chain.
    pub fn condition(&mut self, condition: &mut Expr) {
        match condition {
            Expr::Let(condition) => self.operand(&mut condition.expr),
            Expr::Binary(chain) if has_let(&chain.left) || has_let(&chain.right) => {
                self.condition(&mut chain.left);
                self.condition(&mut chain.right);
            }
            other => self.operand(other),
        }
    }

    /// Rewrites an expression that stays an operand.
    pub fn operand(&mut self, expr: &mut Expr) {
        self.expr(expr, Position::Value);
    }

    /// Rewrites an operand that becomes an argument, which needs no parentheses.
    pub fn argument(&mut self, expr: &mut Expr) {
        while let Expr::Paren(paren) = expr {
            *expr = std::mem::replace(&mut *paren.expr, Expr::Verbatim(TokenStream::new()));
        }
        self.operand(expr);
    }
}

/// Whether a condition is a `let` or a chain with one.
pub fn has_let(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(ExprBinary {
            left,
            op: BinOp::And(_),
            right,
            ..
        }) => has_let(left) || has_let(right),
        _ => false,
    }
}

/// Whether the operation becomes a call.
pub fn is_rewritten(op: &BinOp) -> bool {
    function(op).is_some()
}

fn function(op: &BinOp) -> Option<TokenStream> {
    Some(match op {
        BinOp::Lt(_) => quote!(stage::lt),
        BinOp::Le(_) => quote!(stage::le),
        BinOp::Gt(_) => quote!(stage::gt),
        BinOp::Ge(_) => quote!(stage::ge),
        BinOp::Eq(_) => quote!(stage::eq),
        BinOp::Ne(_) => quote!(stage::ne),
        BinOp::And(_) => quote!(stage::and),
        BinOp::Or(_) => quote!(stage::or),
        _ => return None,
    })
}
