//! Optional parameters: those with `#[when]`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt;

use super::staging::tunable_names;
use crate::model::{Kernel, Param};
use crate::root::Root;

/// `const OPTIONAL` and `fn presence` of a kernel's `KernelConfig`; nothing for a kernel without
/// optional parameters.
pub fn presence(kernel: &Kernel) -> Option<TokenStream> {
    let root = &kernel.root;
    let (rows, conditions): (Vec<_>, Vec<_>) = kernel
        .params
        .iter()
        .filter_map(|param| {
            let when = param.when.as_ref()?;
            let name = param.name.unraw().to_string();
            let row = quote! {
                #root::config::OptionalParam { name: #name, when: ::core::stringify!(#when) }
            };
            Some((row, when))
        })
        .unzip();
    if rows.is_empty() {
        return None;
    }
    let tunables = tunable_names(&kernel.tunables);
    Some(quote! {
        const OPTIONAL: &'static [#root::config::OptionalParam] = &[#(#rows),*];

        fn presence(&self) -> #root::abi::Presence {
            #tunables
            #root::abi::Presence::of([#(#conditions),*])
        }
    })
}

/// `args.set_presence(…)` in `KernelArgs::pack`; nothing for a kernel without optional parameters.
pub fn note_presence(kernel: &Kernel) -> Option<TokenStream> {
    let root = &kernel.root;
    let given: Vec<_> = kernel
        .params
        .iter()
        .filter(|param| param.when.is_some())
        .map(|Param { name, .. }| quote!(self.#name.is_some()))
        .collect();
    if given.is_empty() {
        return None;
    }
    Some(quote!(args.set_presence(#root::abi::Presence::of([#(#given),*]));))
}

/// The declarations of the parameters: `declare` yields a parameter's handle, which an optional one
/// has only where the kernel has the parameter.
pub fn declarations(
    root: &Root,
    params: &[Param],
    declare: impl Fn(&Param) -> TokenStream,
) -> Vec<TokenStream> {
    let mut optional = 0usize..;
    params
        .iter()
        .map(|param| {
            let (name, declared) = (&param.name, declare(param));
            // Only an optional parameter takes a number.
            match param.when.as_ref().and_then(|_| optional.next()) {
                None => quote!(let #name = #declared;),
                Some(index) => {
                    let there = quote!(#root::config::KernelConfig::presence(self).has(#index));
                    quote!(let #name = #there.then(|| #declared);)
                }
            }
        })
        .collect()
}
