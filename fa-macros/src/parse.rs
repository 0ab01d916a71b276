//! From tokens to syntax: the attribute's arguments and the function. No rule is checked here.

use proc_macro2::TokenStream;
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{Expr, Ident, ItemFn, Token};

use crate::errors::Errors;

/// `key = value` in `#[kernel(…)]`.
pub struct Argument {
    pub key: Ident,
    pub value: Expr,
}

impl Parse for Argument {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let key = input.parse()?;
        input.parse::<Token![=]>()?;
        Ok(Argument {
            key,
            value: input.parse()?,
        })
    }
}

/// What `#[kernel]` was written on.
pub struct KernelSource {
    pub arguments: Vec<Argument>,
    pub function: ItemFn,
}

/// What `#[device]` was written on.
pub struct DeviceSource {
    pub arguments: TokenStream,
    pub function: ItemFn,
}

/// The syntax of a kernel.
pub fn kernel(arguments: TokenStream, item: TokenStream) -> syn::Result<KernelSource> {
    let mut errors = Errors::default();
    let parser = Punctuated::<Argument, Token![,]>::parse_terminated;
    let arguments = errors.take(parser.parse2(arguments));
    let function = errors.take(function("kernel", item));
    errors.finish(
        arguments
            .zip(function)
            .map(|(arguments, function)| KernelSource {
                arguments: arguments.into_iter().collect(),
                function,
            }),
    )
}

/// The syntax of a device function.
pub fn device(arguments: TokenStream, item: TokenStream) -> syn::Result<DeviceSource> {
    Ok(DeviceSource {
        arguments,
        function: function("device", item)?,
    })
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
