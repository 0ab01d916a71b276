//! The typed front: `FaS512::<64, 64, 32, 4>::new()`.

use proc_macro2::TokenStream;
use quote::quote;

use super::config::{element_value, value_list};
use super::{bounded, config_name, config_type, doc, docs_or, element, groups};
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
    let declared = declared(tunables);
    let element = kernel.element.as_ref().map(|element| &element.name);
    let (derive, type_parameter, content) = match element {
        None => (quote!(#[derive(Clone, Copy, Debug)]), None, None),
        Some(element) => (
            quote!(),
            Some(quote!(#element,)),
            Some(quote!((::core::marker::PhantomData<fn() -> #element>))),
        ),
    };
    let traits = element::front_traits(kernel);
    let (bounded, consts) = (bounded(kernel), const_parameters(tunables));
    let arguments = const_arguments(tunables);
    let ty = quote!(#name<#type_parameter #arguments>);
    let methods = methods(kernel);
    // A kernel may be reached by its configuration or through the registry alone.
    let allow_unused = quote!(#[allow(dead_code)]);
    quote! {
        #(#cfgs)*
        #docs
        #allow_unused
        #derive
        #visibility struct #name<#type_parameter #declared> #content;
        #traits

        #(#cfgs)*
        #allow_unused
        impl<#bounded #consts> #ty {
            #methods
        }

        #(#cfgs)*
        impl<#bounded #consts> ::core::default::Default for #ty {
            fn default() -> Self {
                Self::new()
            }
        }
    }
}

/// `const BLOCK_M: u32 = 64, …`
pub fn declared(tunables: &[Tunable]) -> TokenStream {
    let params = tunables.iter().map(|Tunable { name, kind, .. }| {
        let ty = kind.ty();
        let default = kind.default().map(|value| quote!(= #value));
        quote!(const #name: #ty #default)
    });
    quote!(#(#params),*)
}

/// `const BLOCK_M: u32, …`
pub fn const_parameters(tunables: &[Tunable]) -> TokenStream {
    let names = tunables.iter().map(|tunable| &tunable.name);
    let types = tunables.iter().map(|tunable| tunable.kind.ty());
    quote!(#(const #names: #types),*)
}

/// `BLOCK_M, …`
pub fn const_arguments(tunables: &[Tunable]) -> TokenStream {
    let names = tunables.iter().map(|tunable| &tunable.name);
    quote!(#(#names),*)
}

/// `CONFIG`, `new` and `config`.
fn methods(kernel: &Kernel) -> TokenStream {
    let Kernel {
        visibility,
        tunables,
        ..
    } = kernel;
    let (config, config_type) = (config_name(kernel), config_type(kernel));
    let fields = tunables
        .iter()
        .map(|Tunable { name, field, .. }| quote!(#field: #name,));
    let element = element_value(kernel);
    let options = groups::default(kernel);
    let asserted = asserted(kernel);
    let content = kernel
        .element
        .as_ref()
        .map(|_| quote!((::core::marker::PhantomData)));
    let config_doc = doc(match &kernel.options {
        None => "The configuration.",
        Some(_) => "The configuration, its options at their defaults.",
    });
    quote! {
        #config_doc
        #visibility const CONFIG: #config_type = #config { #(#fields)* #options #element };

        /// The kernel in this configuration. Does not compile if a gate is broken or a value is
        /// not one of the listed ones.
        #[must_use]
        #visibility const fn new() -> Self {
            #asserted
            Self #content
        }

        /// The configuration as a plain value.
        #[must_use]
        #visibility const fn config(self) -> #config_type {
            Self::CONFIG
        }
    }
}

/// What a configuration that compiles satisfies: its element is a listed one, so are its values,
/// and it breaks no gate.
fn asserted(kernel: &Kernel) -> Option<TokenStream> {
    let root = &kernel.root;
    let config = config_type(kernel);
    let element = kernel
        .element
        .as_ref()
        .map(|_| quote!(let _ = <#config as #root::config::KernelConfig>::NAME;));
    let gates = kernel.gates.as_ref().map(|gates| {
        quote! {
            if let ::core::option::Option::Some(reason) = #gates::first_broken(&Self::CONFIG) {
                ::core::panic!("{}", reason)
            }
        }
    });
    let listed = kernel
        .tunables
        .iter()
        .filter_map(|tunable| value_is_listed(kernel, tunable));
    let asserted = quote!(#element #gates #(#listed)*);
    (!asserted.is_empty()).then(|| quote!(const { #asserted }))
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
