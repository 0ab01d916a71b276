//! Spans of emitted tokens, and the few shapes that they take.

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};

use crate::root::Root;
use syn::{Attribute, Block, Expr, ExprBlock, Stmt};

/// The span of scaffolding at `span`: located there, but with names of its own, and marked as
/// expanded from a macro, so that lints do not judge it.
pub fn ours(span: Span) -> Span {
    Span::mixed_site().located_at(span)
}

/// The first and the last token's span of some syntax, attributes apart.
#[derive(Clone, Copy)]
pub struct Extent {
    pub start: Span,
    pub end: Span,
}

impl Extent {
    /// Of `tokens`, which may start with outer attributes.
    pub fn of(tokens: &impl ToTokens) -> Extent {
        let mut start = None;
        let mut end = Span::call_site();
        let mut tokens = tokens.to_token_stream().into_iter().peekable();
        while let Some(token) = tokens.next() {
            let is_attribute = start.is_none()
                && matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '#')
                && tokens
                    .next_if(|token| matches!(token, TokenTree::Group(_)))
                    .is_some();
            if !is_attribute {
                start = start.or_else(|| Some(first(&token)));
                end = last(&token);
            }
        }
        Extent {
            start: start.unwrap_or(end),
            end,
        }
    }

    /// From the first of `self` to the last of `other`.
    pub fn to(self, other: Extent) -> Extent {
        Extent {
            start: self.start,
            end: other.end,
        }
    }

    /// A single token.
    pub fn token(span: Span) -> Extent {
        Extent {
            start: span,
            end: span,
        }
    }

    /// `root::path(arguments)`. Rustc joins the spans of the first and the last token, so that
    /// an error underlines the whole extent; `#[track_caller]` reports the line of its start.
    pub fn call(self, root: &Root, path: TokenStream, arguments: TokenStream) -> TokenStream {
        let mut arguments = Group::new(Delimiter::Parenthesis, arguments);
        arguments.set_span(self.end);
        let path = respan(path, self.start);
        let root = root.at(self.start);
        quote_spanned!(self.start=> #root::#path #arguments)
    }
}

/// `root::stage::at();`: notes the line of `span` for what is recorded next.
pub fn at(root: &Root, span: Span) -> Stmt {
    let call = Extent::token(span).call(root, quote!(stage::at), TokenStream::new());
    Stmt::Expr(Expr::Verbatim(call), Some(syn::Token![;](ours(span))))
}

/// `{ tokens }` as scaffolding at `span`.
pub fn braced(span: Span, attrs: Vec<Attribute>, tokens: TokenStream) -> Expr {
    let block = Block {
        brace_token: syn::token::Brace(ours(span)),
        stmts: vec![Stmt::Expr(Expr::Verbatim(tokens), None)],
    };
    Expr::Block(ExprBlock {
        attrs,
        label: None,
        block,
    })
}

fn respan(tokens: TokenStream, span: Span) -> TokenStream {
    tokens
        .into_iter()
        .map(|mut token| {
            token.set_span(span);
            token
        })
        .collect()
}

/// A group without delimiters, which a `macro_rules` argument is, has no place of its own.
fn first(token: &TokenTree) -> Span {
    match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::None => group
            .stream()
            .into_iter()
            .next()
            .map_or(group.span(), |token| first(&token)),
        TokenTree::Group(group) => group.span_open(),
        other => other.span(),
    }
}

fn last(token: &TokenTree) -> Span {
    match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::None => group
            .stream()
            .into_iter()
            .last()
            .map_or(group.span(), |token| last(&token)),
        TokenTree::Group(group) => group.span_close(),
        other => other.span(),
    }
}
