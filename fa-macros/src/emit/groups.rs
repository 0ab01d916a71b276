//! What a kernel shares with others: its options, as part of the configuration.

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use syn::Ident;

use super::config::element_value;
use super::{config_name, doc};
use crate::model::{Kernel, Options};

/// `pub variant: Variant,`
pub fn field(kernel: &Kernel) -> Option<TokenStream> {
    let Options { field, ty } = kernel.options.as_ref()?;
    let visibility = &kernel.visibility;
    let doc = doc("The options that the kernel shares with others.");
    Some(quote!(#doc #visibility #field: #ty,))
}

/// The kernel's tunables, `own`, with those of its options.
pub fn tunables(kernel: &Kernel, own: &TokenStream) -> TokenStream {
    let root = &kernel.root;
    match &kernel.options {
        None => own.clone(),
        Some(Options { ty, .. }) => quote! {
            const {
                &#root::stage::join_tunables(&[
                    #own,
                    <#ty as #root::config::OptionGroup>::TUNABLES,
                ])
            }
            .rows()
        },
    }
}

/// `fn values` and `fn from_values`.
pub fn values(kernel: &Kernel) -> TokenStream {
    let root = &kernel.root;
    let (fields, variants): (Vec<_>, Vec<_>) = kernel
        .tunables
        .iter()
        .map(|tunable| (&tunable.field, tunable.kind.variant(root)))
        .unzip();
    let element = element_value(kernel);
    let own = quote!(#root::config::Values::of([#(#variants(self.#fields)),*]));
    let (values, pattern, config) = match &kernel.options {
        None => (
            own,
            quote!([#(#variants(#fields)),*]),
            quote!(::core::option::Option::Some(Self { #(#fields,)* #element })),
        ),
        Some(Options { field, ty }) => {
            let group = quote!(<#ty as #root::config::OptionGroup>);
            let rest = Ident::new("__rest", Span::mixed_site());
            let values = quote! {
                let mut values = #own;
                #group::push_values(&self.#field, &mut values);
                values
            };
            let config = quote! {
                #group::from_values(#rest).map(|#field| Self { #(#fields,)* #field, #element })
            };
            (
                values,
                quote!([#(#variants(#fields),)* ref #rest @ ..]),
                config,
            )
        }
    };
    // Options take whatever values are left: every list matches where there are no tunables.
    let otherwise = (kernel.options.is_none() || !kernel.tunables.is_empty())
        .then(|| quote!(_ => ::core::option::Option::None,));
    quote! {
        fn values(&self) -> #root::config::Values {
            #values
        }

        fn from_values(
            values: &[#root::config::Value],
        ) -> ::core::option::Option<Self> {
            match *values {
                #pattern => #config,
                #otherwise
            }
        }
    }
}

/// `const fn with_variant`, of the configuration.
pub fn with_options(kernel: &Kernel) -> Option<TokenStream> {
    let Options { field, ty } = kernel.options.as_ref()?;
    let (cfgs, visibility) = (&kernel.attributes.cfgs, &kernel.visibility);
    let config = config_name(kernel);
    let with = format_ident!("with_{field}");
    let element = kernel.element.as_ref().map(|element| &element.name);
    let parameter = element.map(|name| quote!(<#name>));
    // A configuration may be made from a spec, or with all of its fields.
    let allow_unused = quote!(#[allow(dead_code)]);
    Some(quote! {
        #(#cfgs)*
        #allow_unused
        impl #parameter #config #parameter {
            /// This configuration with other options.
            #[must_use]
            #visibility const fn #with(mut self, #field: #ty) -> Self {
                self.#field = #field;
                self
            }
        }
    })
}

/// `variant: Variant::DEFAULT,`, where the configuration has it.
pub fn default(kernel: &Kernel) -> Option<TokenStream> {
    let root = &kernel.root;
    let Options { field, ty } = kernel.options.as_ref()?;
    Some(quote!(#field: <#ty as #root::config::OptionGroup>::DEFAULT,))
}
