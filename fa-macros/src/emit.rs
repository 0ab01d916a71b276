//! The items that take a function's place.

mod config;
mod front;
mod launch;
mod optional;
mod staging;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, Ident};

use crate::model::{Device, Kernel};

/// What `#[kernel]` becomes.
pub fn kernel(kernel: Kernel) -> TokenStream {
    let config = config_name(&kernel);
    let cfgs = &kernel.attributes.cfgs;
    let entry = quote! {
        #(#cfgs)*
        ::fa_dsl::inventory::submit! { ::fa_dsl::config::KernelEntry::of::<#config>() }
    };
    let config = config::config(&kernel);
    let front = front::front(&kernel);
    let args = launch::args(&kernel);
    let implementation = config::implementation(kernel);
    quote!(#config #implementation #front #args #entry)
}

/// What `#[device]` becomes.
pub fn device(device: Device) -> TokenStream {
    staging::device(device)
}

fn config_name(kernel: &Kernel) -> Ident {
    format_ident!("{}Config", kernel.name)
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
