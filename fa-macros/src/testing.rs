//! What the unit tests share: source text in, formatted text or messages out.

use proc_macro2::TokenStream;
use syn::parse::Parser;

use crate::rewrite::{self, Position};
use crate::root::Root;

/// Tokens of source text.
pub fn tokens(source: &str) -> TokenStream {
    source
        .parse()
        .unwrap_or_else(|error| panic!("{error}: {source}"))
}

/// The rewrite of the statements `source`, formatted, without the calls that note lines.
pub fn rewritten(source: &str, position: Position) -> String {
    let with_lines = rewritten_with_lines(source, position);
    let lines: Vec<_> = with_lines
        .lines()
        .filter(|line| line.trim() != "::fa_dsl::stage::at();")
        .collect();
    lines.join("\n")
}

/// The rewrite of the statements `source`, formatted.
pub fn rewritten_with_lines(source: &str, position: Position) -> String {
    let stmts = syn::Block::parse_within
        .parse2(tokens(source))
        .unwrap_or_else(|error| panic!("{error}: {source}"));
    let mut block = syn::Block {
        brace_token: Default::default(),
        stmts,
    };
    rewrite::body(&Root::fa_dsl(), &mut block, position);
    statements(&quote::quote!(#block))
}

/// A block's statements, formatted.
pub fn statements(block: &TokenStream) -> String {
    let text = items(&quote::quote!(fn f() #block));
    let lines: Vec<_> = text.lines().collect();
    let inner = lines.get(1..lines.len() - 1).unwrap_or_default();
    inner
        .iter()
        .map(|line| line.strip_prefix("    ").unwrap_or(line))
        .collect::<Vec<_>>()
        .join("\n")
}

/// Items, formatted.
pub fn items(tokens: &TokenStream) -> String {
    let file = syn::parse2(tokens.clone()).unwrap_or_else(|error| panic!("{error}: {tokens}"));
    prettyplease::unparse(&file)
}

/// What `#[kernel(arguments)]` makes of `function`.
pub fn kernel(arguments: &str, function: &str) -> syn::Result<TokenStream> {
    crate::expand_kernel(tokens(arguments), tokens(function), Root::fa_dsl())
}

/// What `#[device(arguments)]` makes of `function`.
pub fn device(arguments: &str, function: &str) -> syn::Result<TokenStream> {
    crate::expand_device(tokens(arguments), tokens(function), Root::fa_dsl())
}

/// The emitted items, formatted.
#[track_caller]
pub fn emitted(expanded: syn::Result<TokenStream>) -> String {
    items(&expanded.unwrap_or_else(|error| panic!("{error}")))
}

/// The messages of the rules that are broken.
pub fn messages(expanded: syn::Result<TokenStream>) -> Vec<String> {
    let errors = expanded.err().into_iter().flatten();
    errors.map(|error| error.to_string()).collect()
}

/// `text` without the indentation of its first line, and without the line break before it.
pub fn dedent(text: &str) -> String {
    let text = text.trim_matches('\n').trim_end();
    let indent = text.len() - text.trim_start().len();
    let lines = text
        .lines()
        .map(|line| line.get(indent..).unwrap_or("").to_owned());
    lines.collect::<Vec<_>>().join("\n")
}
