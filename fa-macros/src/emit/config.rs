//! The configuration: the tunables as a plain value, and its `KernelConfig` implementation.

use proc_macro2::TokenStream;
use quote::quote;

use super::{config_name, doc, docs_or, optional, staging};
use crate::model::{Kernel, Tunable};

/// `pub struct FaS512Config { … }`
pub fn config(kernel: &Kernel) -> TokenStream {
    let Kernel {
        name,
        visibility,
        tunables,
        attributes,
        ..
    } = kernel;
    let cfgs = &attributes.cfgs;
    let config = config_name(kernel);
    let doc = doc(&format!("The tunables of the kernel [`{name}`]."));
    let fields = tunables.iter().map(|tunable| {
        let Tunable {
            docs,
            name,
            field,
            kind,
            ..
        } = tunable;
        let docs = docs_or(docs, &format!("`{name}`: {}.", value_list(tunable)));
        let ty = kind.ty();
        quote!(#docs #visibility #field: #ty)
    });
    quote! {
        #(#cfgs)*
        #doc
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #visibility struct #config {
            #(#fields,)*
        }
    }
}

/// `impl KernelConfig for FaS512Config`
pub fn implementation(kernel: Kernel) -> TokenStream {
    let cfgs = kernel.attributes.cfgs.clone();
    let config = config_name(&kernel);
    let name = kernel.name.to_string();
    let tunables: Vec<_> = kernel.tunables.iter().map(tunable).collect();
    let values = values(&kernel);
    let presence = optional::presence(&kernel);
    let check = check(&kernel);
    let stage = staging::stage(kernel);
    quote! {
        #(#cfgs)*
        impl ::fa_dsl::config::KernelConfig for #config {
            const NAME: &'static str = #name;
            const TUNABLES: &'static [::fa_dsl::config::Tunable] = &[#(#tunables),*];
            #presence
            #values
            #check
            #stage
        }
    }
}

/// `fn values` and `fn from_values`.
fn values(kernel: &Kernel) -> TokenStream {
    let (fields, variants): (Vec<_>, Vec<_>) = kernel
        .tunables
        .iter()
        .map(|tunable| (&tunable.field, tunable.kind.variant()))
        .unzip();
    quote! {
        fn values(&self) -> ::std::vec::Vec<::fa_dsl::config::Value> {
            ::std::vec![#(#variants(self.#fields)),*]
        }

        fn from_values(
            values: &[::fa_dsl::config::Value],
        ) -> ::core::option::Option<Self> {
            match *values {
                [#(#variants(#fields)),*] => ::core::option::Option::Some(Self { #(#fields),* }),
                _ => ::core::option::Option::None,
            }
        }
    }
}

/// `Tunable { … }`, its row in `TUNABLES`.
fn tunable(tunable: &Tunable) -> TokenStream {
    let name = tunable.name.to_string();
    let variant = tunable.kind.variant();
    let values = tunable.kind.values();
    let option = tunable.option;
    let default = match tunable.kind.default() {
        Some(value) => quote!(::core::option::Option::Some(#variant(#value))),
        None => quote!(::core::option::Option::None),
    };
    quote! {
        ::fa_dsl::config::Tunable {
            name: #name,
            values: &[#(#variant(#values)),*],
            default: #default,
            option: #option,
        }
    }
}

/// `fn check`: the gates'.
fn check(kernel: &Kernel) -> TokenStream {
    let (target, verdict) = match &kernel.gates {
        Some(gates) => (quote!(target), quote!(#gates::check(self, target))),
        None => (quote!(_target), quote!(::core::result::Result::Ok(()))),
    };
    quote! {
        fn check(
            &self,
            #target: &::fa_dsl::target::Target,
        ) -> ::core::result::Result<(), ::std::vec::Vec<::fa_dsl::config::GateError>> {
            #verdict
        }
    }
}

/// The values of a tunable for people: `32, 64, 128`.
pub fn value_list(tunable: &Tunable) -> String {
    let values = tunable.kind.values();
    values
        .iter()
        .map(TokenStream::to_string)
        .collect::<Vec<_>>()
        .join(", ")
}
