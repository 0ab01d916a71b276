//! Rules about the arguments of `#[kernel(…)]` and `#[device]`.

use proc_macro2::{Span, TokenStream};
use syn::{Expr, Ident, Path, parse_quote};

use crate::errors::Errors;
use crate::parse::Argument;

const KEYS: [&str; 4] = ["name", "threads", "min_blocks", "gates"];

/// The keys are ones that a kernel has.
pub fn are_known(arguments: &[Argument], errors: &mut Errors) {
    for Argument { key, .. } in arguments {
        if !KEYS.iter().any(|known| key == known) {
            let known = KEYS.join("`, `");
            errors.at(
                key,
                format!("a kernel has no argument `{key}`; it has `{known}`"),
            );
        }
    }
}

/// No key is given twice.
pub fn are_given_once(arguments: &[Argument], errors: &mut Errors) {
    for (index, Argument { key, .. }) in arguments.iter().enumerate() {
        if arguments[..index].iter().any(|earlier| earlier.key == *key) {
            errors.at(key, format!("`{key}` is given twice; keep one"));
        }
    }
}

/// `name` is given, and is an identifier.
pub fn name(arguments: &[Argument], errors: &mut Errors) -> Option<Ident> {
    let Some(value) = find(arguments, "name") else {
        errors.at_span(
            Span::call_site(),
            "a kernel needs a name for its types: `#[kernel(name = Saxpy, threads = 256)]`",
        );
        return None;
    };
    let name = as_path(value).and_then(|path| path.get_ident().cloned());
    if name.is_none() {
        errors.at(value, "`name` is an identifier, such as `name = Saxpy`");
    }
    name
}

/// `threads` is given.
pub fn threads(arguments: &[Argument], errors: &mut Errors) -> Option<Expr> {
    let threads = find(arguments, "threads");
    if threads.is_none() {
        errors.at_span(
            Span::call_site(),
            "a kernel needs the number of threads of a block, over the tunables: \
             `threads = 256` or `threads = NUM_WARPS * 32`",
        );
    }
    threads.cloned()
}

/// `min_blocks` is optional; every kernel has at least one resident block.
pub fn min_blocks(arguments: &[Argument]) -> Expr {
    find(arguments, "min_blocks")
        .cloned()
        .unwrap_or_else(|| parse_quote!(1))
}

/// `gates` is optional, and the path of a module.
pub fn gates(arguments: &[Argument], errors: &mut Errors) -> Option<Path> {
    let value = find(arguments, "gates")?;
    let path = as_path(value);
    if path.is_none() {
        errors.at(
            value,
            "`gates` is the path of a module, such as `gates = crate::s512::gates`",
        );
    }
    path.cloned()
}

/// `#[device]` takes no arguments.
pub fn are_absent(arguments: &TokenStream, errors: &mut Errors) {
    if !arguments.is_empty() {
        errors.at(arguments, "`#[device]` takes no arguments");
    }
}

fn find<'a>(arguments: &'a [Argument], key: &str) -> Option<&'a Expr> {
    arguments
        .iter()
        .find(|argument| argument.key == key)
        .map(|argument| &argument.value)
}

fn as_path(value: &Expr) -> Option<&Path> {
    match value {
        Expr::Path(path) if path.qself.is_none() && path.attrs.is_empty() => Some(&path.path),
        _ => None,
    }
}
