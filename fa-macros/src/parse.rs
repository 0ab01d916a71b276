//! From tokens to syntax: the attribute's arguments and the function. No rule is checked here.

use proc_macro2::TokenStream;
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{Expr, Ident, ItemFn, Token};

use crate::errors::Errors;

/// `key = value`, `key(list)` or `key` in `#[kernel(…)]`; that it is one of these is a rule.
pub struct Argument {
    pub key: Ident,
    pub value: Given,
}

/// What an argument is given.
pub enum Given {
    /// `key = value`
    Value(Expr),
    /// `key(list)`
    List(TokenStream),
    /// `key`
    Nothing,
}

impl Parse for Argument {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        // `crate` is a key too.
        let key = Ident::parse_any(input)?;
        let value = if input.peek(syn::token::Paren) {
            let list;
            syn::parenthesized!(list in input);
            Given::List(list.parse()?)
        } else if input.is_empty() || input.peek(Token![,]) {
            Given::Nothing
        } else {
            input.parse::<Token![=]>()?;
            Given::Value(input.parse()?)
        };
        Ok(Argument { key, value })
    }
}

/// What `#[kernel]` was written on.
pub struct KernelSource {
    pub arguments: Vec<Argument>,
    pub function: ItemFn,
}

/// What `#[device]` was written on.
pub struct DeviceSource {
    pub arguments: Vec<Argument>,
    pub function: ItemFn,
}

/// The syntax of a kernel.
pub fn kernel(arguments: TokenStream, item: TokenStream) -> syn::Result<KernelSource> {
    let (arguments, function) = source("kernel", arguments, item)?;
    Ok(KernelSource {
        arguments,
        function,
    })
}

/// The syntax of a device function.
pub fn device(arguments: TokenStream, item: TokenStream) -> syn::Result<DeviceSource> {
    let (arguments, function) = source("device", arguments, item)?;
    Ok(DeviceSource {
        arguments,
        function,
    })
}

fn source(
    attribute: &str,
    arguments: TokenStream,
    item: TokenStream,
) -> syn::Result<(Vec<Argument>, ItemFn)> {
    let mut errors = Errors::default();
    let parser = Punctuated::<Argument, Token![,]>::parse_terminated;
    let arguments = errors.take(parser.parse2(arguments));
    let function = errors.take(function(attribute, item));
    let arguments = arguments.map(|arguments| arguments.into_iter().collect());
    errors.finish(arguments.zip(function))
}

/// A function with a body. Methods are functions too: `self` is syntax like any other.
fn function(attribute: &str, item: TokenStream) -> syn::Result<ItemFn> {
    syn::parse2(item.clone()).map_err(|error| {
        // Tell what else it is, if it is something: rustc's parser has accepted it as an item.
        let no_function = syn::parse2::<syn::TraitItem>(item.clone()).is_ok()
            || matches!(syn::parse2(item.clone()), Ok(other) if !matches!(other, syn::Item::Fn(_)));
        if no_function {
            let message = format!("`#[{attribute}]` goes on a function with a body");
            syn::Error::new_spanned(item, message)
        } else {
            error
        }
    })
}
