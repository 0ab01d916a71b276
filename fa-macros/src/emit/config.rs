//! The configuration: the tunables as a plain value, and its `KernelConfig` implementation.

use proc_macro2::TokenStream;
use quote::quote;

use super::{
    config_name, config_type, doc, docs_or, element, groups, optional, parameters, staging,
};
use crate::model::{Kernel, Tunable};
use crate::root::Root;

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
    let (derive, parameter, element) = match &kernel.element {
        None => {
            let derive = quote!(#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]);
            (derive, None, None)
        }
        Some(element) => {
            let name = &element.name;
            let docs = docs_or(&element.docs, "The type of the elements.");
            let field = quote! {
                #docs #visibility element: ::core::marker::PhantomData<fn() -> #name>,
            };
            (quote!(), Some(quote!(<#name>)), Some(field))
        }
    };
    let options = groups::field(kernel);
    let traits = element::config_traits(kernel);
    quote! {
        #(#cfgs)*
        #doc
        #derive
        #visibility struct #config #parameter {
            #(#fields,)*
            #options
            #element
        }
        #traits
    }
}

/// `impl KernelConfig for FaS512Config`
pub fn implementation(kernel: Kernel) -> TokenStream {
    let root = kernel.root.clone();
    let cfgs = kernel.attributes.cfgs.clone();
    let parameters = parameters(&kernel);
    let config = config_type(&kernel);
    let name = match &kernel.element {
        None => {
            let name = kernel.name.to_string();
            quote!(#name)
        }
        Some(element) => element::text_of(&kernel, element, |ty| {
            element::type_name(&kernel, ty).to_string()
        }),
    };
    let tunables: Vec<_> = kernel
        .tunables
        .iter()
        .map(|row| tunable(&root, row))
        .collect();
    let tunables = groups::tunables(&kernel, &quote!(&[#(#tunables),*]));
    let values = groups::values(&kernel);
    let shared = groups::with_options(&kernel);
    let presence = optional::presence(&kernel);
    let check = check(&kernel);
    let stage = staging::stage(kernel);
    quote! {
        #(#cfgs)*
        impl #parameters #root::config::KernelConfig for #config {
            const NAME: &'static str = #name;
            const TUNABLES: &'static [#root::config::Tunable] = #tunables;
            #presence
            #values
            #check
            #stage
        }
        #shared
    }
}

/// `element: PhantomData`, where the configuration has it.
pub fn element_value(kernel: &Kernel) -> Option<TokenStream> {
    let is_generic = kernel.element.is_some();
    is_generic.then(|| quote!(element: ::core::marker::PhantomData,))
}

/// `Tunable { … }`, its row in `TUNABLES`.
fn tunable(root: &Root, tunable: &Tunable) -> TokenStream {
    let name = tunable.name.to_string();
    let variant = tunable.kind.variant(root);
    let values = tunable.kind.values();
    let names = tunable.kind.names();
    let option = tunable.option;
    let default = match tunable.kind.default() {
        Some(value) => quote!(::core::option::Option::Some(#variant(#value))),
        None => quote!(::core::option::Option::None),
    };
    quote! {
        #root::config::Tunable {
            name: #name,
            values: &[#(#variant(#values)),*],
            names: &[#(#names),*],
            default: #default,
            option: #option,
        }
    }
}

/// `fn check`: the gates'.
fn check(kernel: &Kernel) -> TokenStream {
    let root = &kernel.root;
    let (target, verdict) = match &kernel.gates {
        Some(gates) => (quote!(target), quote!(#gates::check(self, target))),
        None => (quote!(_target), quote!(::core::result::Result::Ok(()))),
    };
    quote! {
        fn check(
            &self,
            #target: &#root::target::Target,
        ) -> ::core::result::Result<(), ::std::vec::Vec<#root::config::GateError>> {
            #verdict
        }
    }
}

/// The values of a tunable for people: `32, 64, 128`, or `always (0), never (1)`.
pub fn value_list(tunable: &Tunable) -> String {
    let names = tunable.kind.names();
    let values = tunable.kind.values();
    values
        .iter()
        .enumerate()
        .map(|(index, value)| match names.get(index) {
            Some(name) => format!("{name} ({value})"),
            None => value.to_string(),
        })
        .collect::<Vec<_>>()
        .join(", ")
}
