//! Blocks and statements.

use quote::quote;
use syn::{Attribute, Block, Expr, Local, LocalInit, Pat, Stmt};

use super::scope::note_depths;
use super::spans::{self, Extent};
use super::{Position, Rewriter};
use super::{binds, read};

impl Rewriter {
    /// Rewrites a block. `position` is that of its last expression.
    pub fn block(&mut self, block: &mut Block, position: Position) {
        self.scopes.push();
        let stmts = std::mem::take(&mut block.stmts);
        let count = stmts.len();
        for (index, stmt) in stmts.into_iter().enumerate() {
            let is_last = index + 1 == count;
            let position = if is_last {
                position
            } else {
                Position::Statement
            };
            self.stmt(stmt, position, &mut block.stmts);
        }
        self.scopes.pop();
    }

    /// Rewrites one statement into several: its line comes first.
    fn stmt(&mut self, stmt: Stmt, position: Position, out: &mut Vec<Stmt>) {
        let at = spans::at(&self.root, Extent::of(&stmt).start);
        match stmt {
            Stmt::Item(_) => out.push(stmt),
            Stmt::Macro(_) => out.extend([at, stmt]),
            Stmt::Local(local) => {
                out.push(at);
                self.local(local, out);
            }
            Stmt::Expr(mut expr, semi) => {
                let position = if semi.is_some() {
                    Position::Statement
                } else {
                    position
                };
                self.expr(&mut expr, position);
                out.extend([at, Stmt::Expr(expr, semi)]);
            }
        }
    }

    /// `let`: the initialiser is bound by name if the pattern is one, and the depth of each `mut`
    /// name is noted.
    fn local(&mut self, mut local: Local, out: &mut Vec<Stmt>) {
        if let Some(init) = &mut local.init {
            self.init(&local.pat, init);
        }
        let mutable = self.scopes.declare(&local.pat);
        let cfgs: Vec<Attribute> = local
            .attrs
            .iter()
            .filter(|attr| attr.path().is_ident("cfg"))
            .cloned()
            .collect();
        out.push(Stmt::Local(local));
        out.extend(note_depths(&self.root, &mutable, &cfgs));
    }

    fn init(&mut self, pat: &Pat, init: &mut LocalInit) {
        let extent = Extent::of(&init.expr);
        self.expr(&mut init.expr, Position::Value);
        match &mut init.diverge {
            Some((_, otherwise)) => self.expr(otherwise, Position::Value),
            None if binds::is_empty_vec(&init.expr) => {}
            None => {
                if let Some(name) = binds::simple_name(pat) {
                    let value = &init.expr;
                    let bound = binds::bind(
                        &self.root,
                        name,
                        binds::given_type(pat),
                        &quote!(#value),
                        extent,
                    );
                    *init.expr = Expr::Verbatim(bound);
                } else {
                    self.bind_parts(pat, &mut init.expr);
                }
            }
        }
    }

    /// `let (mut a, b) = (x, y)` makes a variable of `a`; `let (a, b) = pair` reads the variable `pair`.
    fn bind_parts(&mut self, pat: &Pat, init: &mut Expr) {
        match (pat, &mut *init) {
            (Pat::Type(typed), _) => self.bind_parts(&typed.pat, init),
            (Pat::Tuple(names), Expr::Tuple(values)) if names.elems.len() == values.elems.len() => {
                for (name, value) in names.elems.iter().zip(&mut values.elems) {
                    let Some(name) = binds::simple_name(name) else {
                        self.bind_parts(name, value);
                        continue;
                    };
                    if name.mutability.is_some() && !binds::is_empty_vec(value) {
                        let extent = Extent::of(&*value);
                        let bound = binds::bind(&self.root, name, None, &quote!(#value), extent);
                        *value = Expr::Verbatim(bound);
                    }
                }
            }
            _ if read::takes_all(pat) => self.read(init),
            _ => {}
        }
    }
}
