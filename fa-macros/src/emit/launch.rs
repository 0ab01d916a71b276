//! The arguments of a launch, typed: `FaS512Args { q, … }`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::Visibility;
use syn::ext::IdentExt;

use super::{bounded, config_type, doc, docs_or, optional};
use crate::model::{Kernel, Param};
use crate::root::Root;

/// `pub struct FaS512Args<'a> { … }` and its `KernelArgs` implementation.
pub fn args(kernel: &Kernel) -> TokenStream {
    let Kernel {
        root,
        name,
        visibility,
        params,
        attributes,
        ..
    } = kernel;
    let cfgs = &attributes.cfgs;
    let config = config_type(kernel);
    let bounded = bounded(kernel);
    let element = kernel.element.as_ref().map(|element| &element.name);
    let args = format_ident!("{name}Args");
    let doc = doc(&format!("The arguments of the kernel [`{name}`]."));
    let fields = params.iter().map(|param| field(root, param, visibility));
    let presence = optional::note_presence(kernel);
    let packs = params.iter().map(|param| pack(root, param));
    // A kernel that is only staged is given no arguments.
    let allow_unused = quote!(#[allow(dead_code)]);
    quote! {
        #(#cfgs)*
        #doc
        #allow_unused
        #[derive(Debug)]
        #visibility struct #args<'a, #bounded> {
            #(#fields,)*
        }

        #(#cfgs)*
        impl<#bounded> #root::config::KernelArgs for #args<'_, #element> {
            type Config = #config;

            fn pack(&self, args: &mut #root::abi::ArgBuffer) {
                #presence
                #(#packs)*
            }
        }
    }
}

/// `q: Host<'a>`, or an `Option` of it.
fn field(root: &Root, param: &Param, visibility: &Visibility) -> TokenStream {
    let Param {
        docs,
        name,
        ty,
        when,
    } = param;
    let host = quote!(<#ty as #root::stage::Param>::Host<'a>);
    let raw = name.unraw();
    match when {
        None => {
            let docs = docs_or(docs, &format!("`{raw}`"));
            quote!(#docs #visibility #name: #host)
        }
        Some(when) => {
            let docs = docs_or(docs, &format!("`{raw}`."));
            let condition = doc(&format!("`Some` exactly when `{}`.", quote!(#when)));
            quote! {
                #docs
                #[doc = ""]
                #condition
                #visibility #name: ::core::option::Option<#host>
            }
        }
    }
}

/// Appends the words of a parameter, if it is given.
fn pack(root: &Root, Param { name, ty, when, .. }: &Param) -> TokenStream {
    let text = name.unraw().to_string();
    let pack = quote!(<#ty as #root::stage::Param>::pack);
    match when {
        None => quote!(#pack(&self.#name, #text, args);),
        Some(_) => quote! {
            if let ::core::option::Option::Some(given) = &self.#name {
                #pack(given, #text, args);
            }
        },
    }
}
