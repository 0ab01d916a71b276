//! The typed front: `FaS512::<64, 64, 32, 4>::new()`.

use proc_macro2::TokenStream;
use quote::quote;

use super::config::value_list;
use super::{config_name, docs_or};
use crate::model::{Kernel, Kind, Tunable};

/// `pub struct FaS512<const BLOCK_M: u32, …>;` and its methods.
pub fn front(kernel: &Kernel) -> TokenStream {
    let Kernel {
        name,
        visibility,
        tunables,
        attributes,
        function,
        ..
    } = kernel;
    let cfgs = &attributes.cfgs;
    let docs = docs_or(&attributes.docs, &format!("The kernel `{function}`."));
    let params = tunables.iter().map(|Tunable { name, kind, .. }| {
        let ty = kind.ty();
        let default = kind.default().map(|value| quote!(= #value));
        quote!(const #name: #ty #default)
    });
    let (generics, arguments) = generics(tunables);
    let methods = methods(kernel);
    // A kernel may be reached by its configuration or through the registry alone.
    let allow_unused = quote!(#[allow(dead_code)]);
    quote! {
        #(#cfgs)*
        #docs
        #allow_unused
        #[derive(Clone, Copy, Debug)]
        #visibility struct #name<#(#params),*>;

        #(#cfgs)*
        #allow_unused
        impl #generics #name #arguments {
            #methods
        }

        #(#cfgs)*
        impl #generics ::core::default::Default for #name #arguments {
            fn default() -> Self {
                Self::new()
            }
        }
    }
}

/// `<const BLOCK_M: u32, …>` and `<BLOCK_M, …>`.
fn generics(tunables: &[Tunable]) -> (TokenStream, TokenStream) {
    let names: Vec<_> = tunables.iter().map(|tunable| &tunable.name).collect();
    let types = tunables.iter().map(|tunable| tunable.kind.ty());
    (quote!(<#(const #names: #types),*>), quote!(<#(#names),*>))
}

/// `CONFIG`, `new` and `config`.
fn methods(kernel: &Kernel) -> TokenStream {
    let Kernel {
        visibility,
        tunables,
        gates,
        ..
    } = kernel;
    let config = config_name(kernel);
    let fields = tunables
        .iter()
        .map(|Tunable { name, field, .. }| quote!(#field: #name));
    let gates = gates.as_ref().map(|gates| {
        quote! {
            if let ::core::option::Option::Some(reason) = #gates::first_broken(&Self::CONFIG) {
                ::core::panic!("{}", reason)
            }
        }
    });
    let listed = tunables
        .iter()
        .filter_map(|tunable| value_is_listed(kernel, tunable));
    let asserted = quote!(#gates #(#listed)*);
    let asserted = (!asserted.is_empty()).then(|| quote!(const { #asserted }));
    quote! {
        /// The configuration.
        #visibility const CONFIG: #config = #config { #(#fields),* };

        /// The kernel in this configuration. Does not compile if a gate is broken or a value is
        /// not one of the listed ones.
        #[must_use]
        #visibility const fn new() -> Self {
            #asserted
            Self
        }

        /// The configuration as a plain value.
        #[must_use]
        #visibility const fn config(self) -> #config {
            Self::CONFIG
        }
    }
}

/// The assertion that a value is in the search space; every `bool` is.
fn value_is_listed(kernel: &Kernel, tunable: &Tunable) -> Option<TokenStream> {
    let Kind::U32 { values, .. } = &tunable.kind else {
        return None;
    };
    let name = &tunable.name;
    let message = format!(
        "tunable `{name}` of `{}` must be one of {}",
        kernel.name,
        value_list(tunable)
    );
    Some(quote!(::core::assert!(#(#name == #values)||*, #message);))
}
