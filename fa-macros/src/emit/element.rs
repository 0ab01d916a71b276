//! What a kernel that is generic over its element type has besides.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::Ident;
use syn::ext::IdentExt;

use super::front::{const_arguments, const_parameters};
use super::{config_name, doc};
use crate::model::{Element, Kernel};

/// `Clone` to `Hash` of the configuration. Derived, they would ask them of the element type.
pub fn config_traits(kernel: &Kernel) -> Option<TokenStream> {
    let element = kernel.element.as_ref()?.name.clone();
    let cfgs = &kernel.attributes.cfgs;
    let config = config_name(kernel);
    let name = config.to_string();
    let tunables = kernel.tunables.iter().map(|tunable| &tunable.field);
    let options = kernel.options.iter().map(|options| &options.field);
    let fields: Vec<_> = tunables.chain(options).collect();
    let texts = fields.iter().map(|field| field.unraw().to_string());
    Some(quote! {
        #(#cfgs)*
        impl<#element> ::core::clone::Clone for #config<#element> {
            fn clone(&self) -> Self {
                *self
            }
        }

        #(#cfgs)*
        impl<#element> ::core::marker::Copy for #config<#element> {}

        #(#cfgs)*
        impl<#element> ::core::fmt::Debug for #config<#element> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_struct(#name)
                    #(.field(#texts, &self.#fields))*
                    .field("element", &self.element)
                    .finish()
            }
        }

        #(#cfgs)*
        impl<#element> ::core::cmp::PartialEq for #config<#element> {
            fn eq(&self, other: &Self) -> bool {
                #(self.#fields == other.#fields &&)* self.element == other.element
            }
        }

        #(#cfgs)*
        impl<#element> ::core::cmp::Eq for #config<#element> {}

        #(#cfgs)*
        impl<#element> ::core::hash::Hash for #config<#element> {
            fn hash<__H: ::core::hash::Hasher>(&self, state: &mut __H) {
                #(::core::hash::Hash::hash(&self.#fields, state);)*
                ::core::hash::Hash::hash(&self.element, state);
            }
        }
    })
}

/// `Clone`, `Copy` and `Debug` of the typed front.
pub fn front_traits(kernel: &Kernel) -> Option<TokenStream> {
    let element = kernel.element.as_ref()?.name.clone();
    let cfgs = &kernel.attributes.cfgs;
    let name = &kernel.name;
    let text = name.to_string();
    let consts = const_parameters(&kernel.tunables);
    let arguments = const_arguments(&kernel.tunables);
    let ty = quote!(#name<#element, #arguments>);
    Some(quote! {
        #(#cfgs)*
        impl<#element, #consts> ::core::clone::Clone for #ty {
            fn clone(&self) -> Self {
                *self
            }
        }

        #(#cfgs)*
        impl<#element, #consts> ::core::marker::Copy for #ty {}

        #(#cfgs)*
        impl<#element, #consts> ::core::fmt::Debug for #ty {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(#text)
            }
        }
    })
}

/// The kernel by its name for each element type: `MmaF16Config`, `MmaF16<…>` and `MmaF16Args`.
pub fn aliases(kernel: &Kernel) -> Option<TokenStream> {
    let element = kernel.element.as_ref()?;
    let aliases = element.types.iter().map(|ty| alias(kernel, ty));
    Some(quote!(#(#aliases)*))
}

fn alias(kernel: &Kernel, ty: &Ident) -> TokenStream {
    let Kernel {
        name,
        visibility,
        attributes,
        tunables,
        ..
    } = kernel;
    let cfgs = &attributes.cfgs;
    let (config, args) = (config_name(kernel), format_ident!("{name}Args"));
    let front_alias = type_name(kernel, ty);
    let config_alias = format_ident!("{front_alias}Config");
    let args_alias = format_ident!("{front_alias}Args");
    let params = super::front::declared(tunables);
    let arguments = const_arguments(tunables);
    let of = |what: &Ident| doc(&format!("[`{what}`] of `{ty}`."));
    let (front_doc, config_doc, args_doc) = (of(name), of(&config), of(&args));
    // A kernel may be reached by its generic names or through the registry alone.
    let allow_unused = quote!(#[allow(dead_code)]);
    quote! {
        #(#cfgs)*
        #config_doc
        #allow_unused
        #visibility type #config_alias = #config<#ty>;

        #(#cfgs)*
        #front_doc
        #allow_unused
        #visibility type #front_alias<#params> = #name<#ty, #arguments>;

        #(#cfgs)*
        #args_doc
        #allow_unused
        #visibility type #args_alias<'a> = #args<'a, #ty>;
    }
}

/// The kernel's name of the element type: `MmaF16` for `f16`.
pub fn type_name(kernel: &Kernel, ty: &Ident) -> Ident {
    let camel: String = ty
        .unraw()
        .to_string()
        .split('_')
        .map(|word| {
            let mut letters = word.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            first.into_iter().chain(letters).collect::<String>()
        })
        .collect();
    format_ident!("{}{camel}", kernel.name)
}

/// The text that `text` gives the type that the element is. Does not compile if it is none of the
/// listed ones.
pub fn text_of(kernel: &Kernel, element: &Element, text: impl Fn(&Ident) -> String) -> TokenStream {
    let root = &kernel.root;
    let (name, types) = (&element.name, &element.types);
    let texts = types.iter().map(text);
    let listed: Vec<String> = types.iter().map(|ty| format!("`{ty}`")).collect();
    let missing = format!(
        "`{}` is a kernel for elements {} only",
        kernel.name,
        listed.join(", ")
    );
    quote! {
        #root::stage::of_element::<#name>(
            &[#((<#types as #root::abi::Element>::NAME, #texts)),*],
            #missing,
        )
    }
}
