//! The arguments of a launch, typed: `FaS512Args { q, … }`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::Visibility;
use syn::ext::IdentExt;

use super::{bounded, config_type, doc, docs_or, optional};
use crate::model::{Kernel, Param, ParamKind};
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
        kind,
    } = param;
    let raw = name.unraw();
    let host = quote!(<#ty as #root::stage::Param>::Host<'a>);
    match kind {
        ParamKind::Plain => {
            let docs = docs_or(docs, &format!("`{raw}`"));
            quote!(#docs #visibility #name: #host)
        }
        ParamKind::Optional(when) => {
            let docs = docs_or(docs, &format!("`{raw}`."));
            let condition = doc(&format!("`Some` exactly when `{}`.", quote!(#when)));
            quote! {
                #docs
                #[doc = ""]
                #condition
                #visibility #name: ::core::option::Option<#host>
            }
        }
        ParamKind::Group => {
            let docs = docs_or(docs, &format!("The parameters of `{raw}`."));
            quote!(#docs #visibility #name: <#ty as #root::config::ParamGroup>::Host<'a>)
        }
    }
}

/// Appends the words of a parameter, if it is given.
fn pack(root: &Root, Param { name, ty, kind, .. }: &Param) -> TokenStream {
    let text = name.unraw().to_string();
    let pack = quote!(<#ty as #root::stage::Param>::pack);
    match kind {
        ParamKind::Plain => quote!(#pack(&self.#name, #text, args);),
        ParamKind::Optional(_) => quote! {
            if let ::core::option::Option::Some(given) = &self.#name {
                #pack(given, #text, args);
            }
        },
        ParamKind::Group => {
            quote!(<#ty as #root::config::ParamGroup>::pack(&self.#name, args);)
        }
    }
}
