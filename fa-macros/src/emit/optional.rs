//! Which parameters there are: those with `#[when]`, and those of groups.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt;

use super::staging::tunable_names;
use crate::model::{Kernel, Param, ParamKind};

/// `const OPTIONAL` and `fn presence` of a kernel's `KernelConfig`; nothing for a kernel that
/// always has the same parameters.
pub fn presence(kernel: &Kernel) -> Option<TokenStream> {
    let root = &kernel.root;
    if kernel
        .params
        .iter()
        .all(|param| matches!(param.kind, ParamKind::Plain))
    {
        return None;
    }
    let conditions: Vec<_> = kernel.params.iter().filter_map(Param::when).collect();
    let optional = optional(kernel);
    let tunables = tunable_names(&kernel.tunables);
    let own = quote!(#root::abi::Presence::of([#(#conditions),*]));
    let field = kernel.options.iter().map(|options| &options.field);
    let options = quote!(#(&self.#field)*);
    let presence = with_groups(kernel, own, |_, group| quote!(#group::presence(#options)));
    Some(quote! {
        const OPTIONAL: &'static [#root::config::OptionalParam] = #optional;

        fn presence(&self) -> #root::abi::Presence {
            #tunables
            #presence
        }
    })
}

/// The rows of the optional parameters, and after them those of the groups.
fn optional(kernel: &Kernel) -> TokenStream {
    let root = &kernel.root;
    let rows = kernel.params.iter().filter_map(|param| {
        let when = param.when()?;
        let name = param.name.unraw().to_string();
        Some(quote! {
            #root::config::OptionalParam { name: #name, when: ::core::stringify!(#when) }
        })
    });
    let own = quote!(&[#(#rows),*]);
    let groups: Vec<_> = groups(kernel).map(|(_, group)| group).collect();
    if groups.is_empty() {
        return own;
    }
    quote!(const { &#root::stage::join_optional(&[#own, #(#groups::OPTIONAL),*]) }.rows())
}

/// `args.set_presence(…)` in `KernelArgs::pack`; nothing for a kernel that always has the same
/// parameters.
pub fn note_presence(kernel: &Kernel) -> Option<TokenStream> {
    let root = &kernel.root;
    let params = &kernel.params;
    if params
        .iter()
        .all(|param| matches!(param.kind, ParamKind::Plain))
    {
        return None;
    }
    let given = params
        .iter()
        .filter(|param| param.when().is_some())
        .map(|Param { name, .. }| quote!(self.#name.is_some()));
    let own = quote!(#root::abi::Presence::of([#(#given),*]));
    let presence = with_groups(kernel, own, |param, group| {
        let name = &param.name;
        quote!(#group::given(&self.#name))
    });
    Some(quote!(args.set_presence(#presence);))
}

/// The presence of the kernel's own parameters, and after them that of each group.
fn with_groups(
    kernel: &Kernel,
    own: TokenStream,
    presence: impl Fn(&Param, &TokenStream) -> TokenStream,
) -> TokenStream {
    let count = kernel.params.iter().filter_map(Param::when).count();
    let mut first = quote!(#count);
    let mut all = own;
    for (param, group) in groups(kernel) {
        let presence = presence(param, &group);
        all = quote!(#all.and(#first, #presence));
        first = quote!(#first + #group::OPTIONAL.len());
    }
    all
}

/// The groups among the parameters, each with its `<Problem as ParamGroup>`.
fn groups(kernel: &Kernel) -> impl Iterator<Item = (&Param, TokenStream)> {
    let root = &kernel.root;
    let groups = kernel.params.iter().filter(|param| param.is_group());
    groups.map(move |param| {
        let ty = &param.ty;
        (param, quote!(<#ty as #root::config::ParamGroup>))
    })
}

/// The declarations of the parameters: `declare` yields a parameter's handle, which an optional one
/// has only where the kernel has the parameter.
pub fn declarations(kernel: &Kernel, declare: impl Fn(&Param) -> TokenStream) -> Vec<TokenStream> {
    let root = &kernel.root;
    let mut optional = 0usize..;
    kernel
        .params
        .iter()
        .map(|param| {
            let (name, declared) = (&param.name, declare(param));
            // Only an optional parameter takes a number.
            match param.when().and_then(|_| optional.next()) {
                None => quote!(let #name = #declared;),
                Some(index) => {
                    let there = quote!(#root::config::KernelConfig::presence(self).has(#index));
                    quote!(let #name = #there.then(|| #declared);)
                }
            }
        })
        .collect()
}
