//! `if`, `while` and `for`.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{Block, Expr, ExprForLoop, ExprIf, ExprWhile, Ident, Pat, Stmt};

use super::diverge::never_ends;
use super::scope::note_depths_in;
use super::spans::{self, Extent};
use super::{Position, Rewriter};
use crate::root::Root;

/// One branch of an `if`, rewritten.
struct Branch {
    block: Block,
    never_ends: bool,
    /// What yields its value, as written.
    value: Extent,
}

impl Rewriter {
    /// `if` on a condition of either stage. For a run-time one, both branches are recorded.
    pub fn if_(&mut self, mut expr: ExprIf, position: Position) -> Expr {
        let span = expr.if_token.span;
        self.argument(&mut expr.cond);
        let begin =
            Extent::token(span).call(&self.root, quote!(stage::If::begin), tokens(&expr.cond));
        let is_value = position == Position::Value && expr.else_branch.is_some();
        let position = if is_value {
            Position::Value
        } else {
            Position::Statement
        };
        let then = self.branch(expr.then_branch, position);
        let otherwise = expr
            .else_branch
            .map(|(_, expr)| self.else_branch(*expr, position));
        let body = match otherwise {
            // If neither branch ends, there is no value to merge.
            Some(otherwise) if is_value && !(then.never_ends && otherwise.never_ends) => {
                if_value(&self.root, span, &begin, &then, &otherwise)
            }
            otherwise => if_statement(span, &begin, &then, otherwise.as_ref()),
        };
        spans::braced(span, expr.attrs, body)
    }

    /// `if let`: patterns are matched now, so it stays; its parts are rewritten.
    pub fn if_let(&mut self, mut expr: ExprIf, position: Position) -> ExprIf {
        self.scopes.push();
        self.condition(&mut expr.cond);
        let mutable = self.declare_lets(&expr.cond);
        self.block(&mut expr.then_branch, position);
        note_depths_in(&self.root, &mut expr.then_branch, &mutable);
        self.scopes.pop();
        if let Some((_, otherwise)) = &mut expr.else_branch {
            self.expr(otherwise, position);
        }
        expr
    }

    /// `while` on a condition of either stage.
    pub fn while_(&mut self, mut expr: ExprWhile) -> Expr {
        let span = expr.while_token.span;
        let ours = spans::ours(span);
        let loop_ = Ident::new("__while", ours);
        self.argument(&mut expr.cond);
        let begin =
            Extent::token(span).call(&self.root, quote!(stage::While::begin), TokenStream::new());
        let test = method(&loop_, span, "test", &tokens(&expr.cond));
        let end = (!never_ends(&expr.body)).then(|| method(&loop_, span, "body_end", &quote!()));
        self.block(&mut expr.body, Position::Statement);
        let ExprWhile {
            attrs, label, body, ..
        } = expr;
        let end = end.map(|end| quote_spanned!(ours=> #end;));
        let tokens = quote_spanned! {ours=>
            let mut #loop_ = #begin;
            #label while #test { #body #end }
        };
        spans::braced(span, attrs, tokens)
    }

    /// `while let`: stays, as [`Rewriter::if_let`].
    pub fn while_let(&mut self, mut expr: ExprWhile) -> ExprWhile {
        self.scopes.push();
        self.condition(&mut expr.cond);
        let mutable = self.declare_lets(&expr.cond);
        self.block(&mut expr.body, Position::Statement);
        note_depths_in(&self.root, &mut expr.body, &mutable);
        self.scopes.pop();
        expr
    }

    /// `for`: stays; a run-time range is an iterator that opens and closes the region.
    pub fn for_loop(&mut self, expr: &mut ExprForLoop) {
        self.operand(&mut expr.expr);
        self.scopes.push();
        let mutable = self.scopes.declare(&expr.pat);
        self.block(&mut expr.body, Position::Statement);
        note_depths_in(&self.root, &mut expr.body, &mutable);
        self.scopes.pop();
    }

    fn branch(&mut self, mut block: Block, position: Position) -> Branch {
        let never_ends = never_ends(&block);
        let value = block
            .stmts
            .last()
            .map_or_else(|| Extent::of(&block), Extent::of);
        self.block(&mut block, position);
        Branch {
            block,
            never_ends,
            value,
        }
    }

    /// `else { … }`, or `else if …`, which becomes the last expression of a block.
    fn else_branch(&mut self, expr: Expr, position: Position) -> Branch {
        match expr {
            Expr::Block(expr) => self.branch(expr.block, position),
            other => {
                let brace_token = syn::token::Brace(spans::ours(Extent::of(&other).start));
                self.branch(
                    Block {
                        brace_token,
                        stmts: vec![Stmt::Expr(other, None)],
                    },
                    position,
                )
            }
        }
    }

    /// Declares what the `let`s of a condition bind.
    fn declare_lets(&mut self, condition: &Expr) -> Vec<Ident> {
        lets(condition)
            .into_iter()
            .flat_map(|pat| self.scopes.declare(pat))
            .collect()
    }
}

fn lets(condition: &Expr) -> Vec<&Pat> {
    match condition {
        Expr::Let(condition) => vec![&condition.pat],
        Expr::Binary(chain) => [lets(&chain.left), lets(&chain.right)].concat(),
        _ => Vec::new(),
    }
}

/// An `if` without a value.
fn if_statement(
    span: Span,
    begin: &TokenStream,
    then: &Branch,
    otherwise: Option<&Branch>,
) -> TokenStream {
    let ours = spans::ours(span);
    let if_ = Ident::new("__if", ours);
    let then_branch = method(&if_, span, "then_branch", &quote!());
    let else_branch = method(&if_, span, "else_branch", &quote!());
    let end = method(&if_, span, "end", &quote!());
    let then = &then.block;
    let otherwise = match otherwise {
        Some(Branch { block, .. }) => tokens(block),
        None => quote_spanned!(ours=> {}),
    };
    quote_spanned! {ours=>
        let mut #if_ = #begin;
        if #then_branch #then
        if #else_branch #otherwise
        #end;
    }
}

/// An `if` with a value: each branch that ends hands its value to the merge.
fn if_value(
    root: &Root,
    span: Span,
    begin: &TokenStream,
    then: &Branch,
    otherwise: &Branch,
) -> TokenStream {
    let ours = spans::ours(span);
    let if_ = Ident::new("__if", ours);
    let then_branch = method(&if_, span, "then_branch", &quote!());
    let else_branch = method(&if_, span, "else_branch", &quote!());
    let then = merge_in(root, &if_, then);
    let otherwise = merge_in(root, &if_, otherwise);
    let merge_end = Extent::token(span).call(
        root,
        quote!(merge_end!),
        quote_spanned!(ours=> #if_, __then, __else),
    );
    quote_spanned! {ours=>
        let mut #if_ = #begin;
        let __then = if #then_branch #then else { ::core::option::Option::None };
        let __else = if #else_branch #otherwise else { ::core::option::Option::None };
        #merge_end
    }
}

/// `{ let __v = { … }; Some(root::merge_in!(__if, __v)) }`, or the block itself if it never
/// ends.
fn merge_in(root: &Root, if_: &Ident, branch: &Branch) -> TokenStream {
    let Branch {
        block,
        never_ends,
        value,
    } = branch;
    if *never_ends {
        return tokens(block);
    }
    let ours = spans::ours(value.start);
    let merge = value.call(root, quote!(merge_in!), quote_spanned!(ours=> #if_, __v));
    quote_spanned! {ours=>
        {
            let __v = #block;
            ::core::option::Option::Some(#merge)
        }
    }
}

/// `receiver.name(arguments)`, blamed at `span`.
fn method(receiver: &Ident, span: Span, name: &str, arguments: &TokenStream) -> TokenStream {
    let name = Ident::new(name, span);
    quote_spanned!(span=> #receiver.#name(#arguments))
}

fn tokens(syntax: &impl quote::ToTokens) -> TokenStream {
    syntax.to_token_stream()
}
