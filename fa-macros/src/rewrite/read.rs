//! Variables whose values are handed on: as arguments, as parts of other values, and as what a closure gives.
//!
//! A handle of a variable is its name, so that its value has to be read there: a later assignment must not show. Operands need nothing
//! of the kind, since what is done with them is recorded at once.

use quote::{ToTokens, quote};
use syn::punctuated::Punctuated;
use syn::{Block, Expr, ExprStruct, ExprUnary, Pat, Stmt, Token, UnOp};

use super::Rewriter;
use super::spans::{self, Extent};

impl Rewriter {
    /// Rewrites arguments, or the parts of a tuple or an array.
    pub fn handed_on(&mut self, parts: &mut Punctuated<Expr, Token![,]>) {
        parts.iter_mut().for_each(|part| self.part(part));
    }

    /// Rewrites the fields of `Name { field: value, … }`.
    pub fn made(&mut self, made: &mut ExprStruct) {
        for field in &mut made.fields {
            let span = Extent::of(&field.expr).start;
            self.part(&mut field.expr);
            // `field` alone is `field: field`.
            if !matches!(field.expr, Expr::Path(_)) {
                field
                    .colon_token
                    .get_or_insert_with(|| Token![:](spans::ours(span)));
            }
        }
        if let Some(rest) = &mut made.rest {
            self.operand(rest);
        }
    }

    /// Rewrites an expression whose value is handed on.
    pub fn part(&mut self, expr: &mut Expr) {
        self.operand(expr);
        self.read(expr);
    }

    /// `x` becomes `root::read!(x)` if it is a variable of this body, or a part of one; so does the last expression of a block or an arm.
    pub fn read(&mut self, expr: &mut Expr) {
        match expr {
            Expr::Block(block) => {
                if let Some(Stmt::Expr(last, None)) = block.block.stmts.last_mut() {
                    self.read(last);
                }
            }
            Expr::Match(matched) => matched
                .arms
                .iter_mut()
                .for_each(|arm| self.read(&mut arm.body)),
            variable if self.scopes.is_variable(variable) => self.read_place(variable),
            _ => {}
        }
    }

    /// Rewrites what a function gives. Nothing assigns its own variables any more, but what a reference leads to its caller may assign.
    pub fn given(&mut self, block: &mut Block) {
        if let Some(Stmt::Expr(value, None)) = block.stmts.last_mut()
            && matches!(
                value,
                Expr::Field(_)
                    | Expr::Index(_)
                    | Expr::Unary(ExprUnary {
                        op: UnOp::Deref(_),
                        ..
                    })
            )
        {
            self.read_place(value);
        }
    }

    fn read_place(&mut self, place: &mut Expr) {
        let extent = Extent::of(place);
        let tokens = place.to_token_stream();
        *place = Expr::Verbatim(extent.call(&self.root, quote!(read!), tokens));
    }
}

/// Whether a tuple or an array is moved as a whole: each of its parts is bound by its name.
pub fn takes_all(pat: &Pat) -> bool {
    let named = |part: &Pat| match part {
        Pat::Ident(name) => name.by_ref.is_none() && name.subpat.is_none(),
        part => takes_all(part),
    };
    match pat {
        Pat::Tuple(tuple) => tuple.elems.iter().all(named),
        Pat::Slice(slice) => slice.elems.iter().all(named),
        Pat::Type(typed) => takes_all(&typed.pat),
        _ => false,
    }
}
