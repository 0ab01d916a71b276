//! Which variable an assignment's root is, and where it was declared.
//!
//! A plain Rust value must not be assigned in a region that may not run, or runs many times, if it
//! was declared outside of it. So each `mut` binding `x` is followed by
//! `let __depth_x = ::fa_dsl::stage::depth();`, which shadows and is captured exactly as `x` is.

use std::collections::HashMap;

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::ext::IdentExt;
use syn::visit::{self, Visit};
use syn::{Attribute, Block, Expr, Ident, Pat, PatIdent, Stmt, UnOp};

use super::spans::{self, Extent};
use crate::root::Root;

/// The variables in scope, the innermost block last.
#[derive(Default)]
pub struct Scopes(Vec<HashMap<Ident, Binding>>);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Binding {
    /// Has a depth of its own.
    Mutable,
    /// Shadows a variable that may have had one.
    Immutable,
}

impl Scopes {
    /// Enters a block.
    pub fn push(&mut self) {
        self.0.push(HashMap::new());
    }

    /// Leaves a block.
    pub fn pop(&mut self) {
        self.0.pop();
    }

    /// Declares the names that `pat` binds, and yields the `mut` ones.
    pub fn declare(&mut self, pat: &Pat) -> Vec<Ident> {
        let names = Names::of(pat);
        if let Some(scope) = self.0.last_mut() {
            scope.extend(
                names
                    .immutable
                    .iter()
                    .map(|name| (name.unraw(), Binding::Immutable)),
            );
            scope.extend(
                names
                    .mutable
                    .iter()
                    .map(|name| (name.unraw(), Binding::Mutable)),
            );
        }
        names.mutable
    }

    /// The variable that holds the depth at which the root of `place` was declared: its own if it
    /// is a `mut` binding of this body, else the function's.
    pub fn depth_of(&self, place: &Expr) -> Ident {
        let span = Extent::of(place).start;
        root_of(place)
            .filter(|root| self.is_mutable(root))
            .map_or_else(|| fn_depth(span), |root| depth(root, span))
    }

    /// Whether `expr` is a `mut` binding of this body, or a part of one.
    pub fn is_variable(&self, expr: &Expr) -> bool {
        match expr {
            Expr::Path(path) => path.path.get_ident().is_some_and(|it| self.is_mutable(it)),
            Expr::Field(field) => self.is_variable(&field.base),
            Expr::Index(index) => self.is_variable(&index.expr),
            Expr::Paren(paren) => self.is_variable(&paren.expr),
            Expr::Group(group) => self.is_variable(&group.expr),
            _ => false,
        }
    }

    fn is_mutable(&self, name: &Ident) -> bool {
        let name = name.unraw();
        let binding = self.0.iter().rev().find_map(|scope| scope.get(&name));
        binding == Some(&Binding::Mutable)
    }
}

/// The variable that holds the depth at which the function was entered.
fn fn_depth(span: Span) -> Ident {
    Ident::new("__fn_depth", spans::ours(span))
}

/// The variable that holds the depth at which `name` was declared.
fn depth(name: &Ident, span: Span) -> Ident {
    format_ident!("__depth_{}", name.unraw(), span = spans::ours(span))
}

/// The statement that notes the function's depth, for a body that starts at `span`.
pub fn note_fn_depth(root: &Root, span: Span) -> TokenStream {
    note_depth(root, &fn_depth(span))
}

/// `let variable = root::stage::depth();`
fn note_depth(root: &Root, variable: &Ident) -> TokenStream {
    let span = variable.span();
    let root = root.at(span);
    quote_spanned!(span=> let #variable = #root::stage::depth();)
}

/// The statements that note the depth of each of `names`. A declaration that is compiled
/// conditionally has its `cfgs` on them.
pub fn note_depths(root: &Root, names: &[Ident], cfgs: &[Attribute]) -> Vec<Stmt> {
    names
        .iter()
        .map(|name| {
            let note = note_depth(root, &depth(name, name.span()));
            Stmt::Expr(Expr::Verbatim(quote!(#(#cfgs)* #note)), None)
        })
        .collect()
}

/// Puts the depths of `names` at the start of `block`, which they are in scope of.
pub fn note_depths_in(root: &Root, block: &mut Block, names: &[Ident]) {
    block.stmts.splice(0..0, note_depths(root, names, &[]));
}

/// The variable that an assignment to `place` changes, if it is one.
fn root_of(place: &Expr) -> Option<&Ident> {
    match place {
        Expr::Path(path) => path.path.get_ident(),
        Expr::Field(field) => root_of(&field.base),
        Expr::Index(index) => root_of(&index.expr),
        Expr::MethodCall(call) => root_of(&call.receiver),
        Expr::Paren(paren) => root_of(&paren.expr),
        Expr::Group(group) => root_of(&group.expr),
        Expr::Unary(unary) if matches!(unary.op, UnOp::Deref(_)) => root_of(&unary.expr),
        _ => None,
    }
}

/// The names that a pattern binds.
#[derive(Default)]
struct Names {
    mutable: Vec<Ident>,
    immutable: Vec<Ident>,
}

impl Names {
    fn of(pat: &Pat) -> Names {
        let mut names = Names::default();
        names.visit_pat(pat);
        names
    }
}

impl<'ast> Visit<'ast> for Names {
    fn visit_pat_ident(&mut self, pat: &'ast PatIdent) {
        // `ref mut x` cannot be assigned to, only through.
        let list = if pat.mutability.is_some() && pat.by_ref.is_none() {
            &mut self.mutable
        } else {
            &mut self.immutable
        };
        list.push(pat.ident.clone());
        visit::visit_pat_ident(self, pat);
    }

    // The expressions in patterns bind nothing.
    fn visit_expr(&mut self, _: &'ast Expr) {}
}
