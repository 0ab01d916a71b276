//! The items that take a function's place.

mod config;
mod element;
mod front;
mod groups;
mod launch;
mod optional;
mod staging;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, Ident};

use crate::model::{Device, Kernel};

/// What `#[kernel]` becomes.
pub fn kernel(kernel: Kernel) -> TokenStream {
    let config = config::config(&kernel);
    let front = front::front(&kernel);
    let args = launch::args(&kernel);
    let aliases = element::aliases(&kernel);
    let entries = entries(&kernel);
    let implementation = config::implementation(kernel);
    quote!(#config #implementation #front #args #aliases #entries)
}

/// What `#[device]` becomes.
pub fn device(device: Device) -> TokenStream {
    staging::device(device)
}

/// The kernel's entries in the registry: one for each element type.
fn entries(kernel: &Kernel) -> TokenStream {
    let root = &kernel.root;
    let cfgs = &kernel.attributes.cfgs;
    let config = config_name(kernel);
    let configs = match &kernel.element {
        None => vec![quote!(#config)],
        Some(element) => {
            let types = element.types.iter();
            types.map(|ty| quote!(#config<#ty>)).collect()
        }
    };
    let entries = configs.iter().map(|config| {
        quote! {
            #(#cfgs)*
            #root::inventory::submit! { #root::config::KernelEntry::of::<#config>() }
        }
    });
    quote!(#(#entries)*)
}

fn config_name(kernel: &Kernel) -> Ident {
    format_ident!("{}Config", kernel.name)
}

/// `MmaConfig<T>`, or `SaxpyConfig`.
fn config_type(kernel: &Kernel) -> TokenStream {
    let config = config_name(kernel);
    let element = kernel.element.as_ref().map(|element| &element.name);
    let arguments = element.map(|name| quote!(<#name>));
    quote!(#config #arguments)
}

/// `T: Half + Element,`: the type parameter with its bounds, if there is one.
fn bounded(kernel: &Kernel) -> Option<TokenStream> {
    let root = &kernel.root;
    let element = kernel.element.as_ref()?;
    let name = &element.name;
    let bounds = element.bounds.iter();
    Some(quote!(#name: #(#bounds +)* #root::abi::Element,))
}

/// `<T: Half + Element>`, or nothing.
fn parameters(kernel: &Kernel) -> Option<TokenStream> {
    bounded(kernel).map(|bounded| quote!(<#bounded>))
}

/// The documentation that the user wrote, or else `default`: every public item has some.
fn docs_or(docs: &[Attribute], default: &str) -> TokenStream {
    if docs.is_empty() {
        doc(default)
    } else {
        quote!(#(#docs)*)
    }
}

/// `/// text`
fn doc(text: &str) -> TokenStream {
    let text = format!(" {text}");
    quote!(#[doc = #text])
}

#[cfg(test)]
mod tests;
