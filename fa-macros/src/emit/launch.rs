//! The arguments of a launch, typed: `FaS512Args { q, … }`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::ext::IdentExt;

use super::{config_name, doc, docs_or};
use crate::model::{Kernel, Param};

/// `pub struct FaS512Args<'a> { … }` and its `KernelArgs` implementation.
pub fn args(kernel: &Kernel) -> TokenStream {
    let Kernel {
        name,
        visibility,
        params,
        attributes,
        ..
    } = kernel;
    let cfgs = &attributes.cfgs;
    let config = config_name(kernel);
    let args = format_ident!("{name}Args");
    let doc = doc(&format!("The arguments of the kernel [`{name}`]."));
    let fields = params.iter().map(|Param { docs, name, ty }| {
        let docs = docs_or(docs, &format!("`{}`", name.unraw()));
        quote!(#docs #visibility #name: <#ty as ::fa_dsl::stage::Param>::Host<'a>)
    });
    let packs = params.iter().map(|Param { name, ty, .. }| {
        let text = name.unraw().to_string();
        quote!(<#ty as ::fa_dsl::stage::Param>::pack(&self.#name, #text, args);)
    });
    // A kernel that is only staged is given no arguments.
    let allow_unused = quote!(#[allow(dead_code)]);
    quote! {
        #(#cfgs)*
        #doc
        #allow_unused
        #[derive(Debug)]
        #visibility struct #args<'a> {
            #(#fields,)*
        }

        #(#cfgs)*
        impl ::fa_dsl::abi::KernelArgs for #args<'_> {
            type Config = #config;

            fn pack(&self, args: &mut ::fa_dsl::abi::ArgBuffer) {
                #(#packs)*
            }
        }
    }
}
