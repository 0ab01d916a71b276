//! Names for values: `bind!` and `bind_mut!`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt;
use syn::{Expr, Ident, LitStr, Pat, PatIdent, Type};

use super::spans::Extent;
use crate::root::Root;

/// The identifier that `pat` is, with or without a type. Other patterns bind parts, which have
/// their names from where they were made.
pub fn simple_name(pat: &Pat) -> Option<&PatIdent> {
    match pat {
        Pat::Ident(name) if name.by_ref.is_none() && name.subpat.is_none() => Some(name),
        Pat::Type(typed) => simple_name(&typed.pat),
        _ => None,
    }
}

/// The type that a `let` gives its name.
pub fn given_type(pat: &Pat) -> Option<&Type> {
    match pat {
        Pat::Type(typed) => Some(&typed.ty),
        _ => None,
    }
}

/// Whether `value` is an empty `Vec`: it has no values to bind yet, and the type of its elements, by which they would be told apart, may
/// only follow from what is pushed.
pub fn is_empty_vec(value: &Expr) -> bool {
    match value {
        Expr::Call(call) => match &*call.func {
            Expr::Path(path) => {
                let mut names = path.path.segments.iter().rev().map(|it| &it.ident);
                let is_maker = |name: &Ident| name == "new" || name == "with_capacity";
                names.next().is_some_and(is_maker) && names.next().is_some_and(|it| it == "Vec")
            }
            _ => false,
        },
        Expr::Macro(made) => made.mac.path.is_ident("vec") && made.mac.tokens.is_empty(),
        _ => false,
    }
}

/// `root::bind!("name", value)`, or `bind_mut!` for a `mut` name; `bind!("name": ty, value)`
/// for a name with a type, which the value may need to be inferred from.
pub fn bind(
    root: &Root,
    name: &PatIdent,
    ty: Option<&Type>,
    value: &TokenStream,
    extent: Extent,
) -> TokenStream {
    let text = LitStr::new(&name.ident.unraw().to_string(), name.ident.span());
    let path = if name.mutability.is_some() {
        quote!(bind_mut!)
    } else {
        quote!(bind!)
    };
    let ty = ty.map(|ty| quote!(: #ty));
    extent.call(root, path, quote!(#text #ty, #value))
}
