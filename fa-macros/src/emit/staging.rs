//! The functions that record: `stage` of a kernel's configuration, and device functions.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Expr, FnArg, Ident, ItemFn, LitStr, Pat, PatIdent, ReturnType, Stmt};

use super::{element, optional};
use crate::model::{Device, Kernel, Options, Param, Tunable};
use crate::rewrite::{self, Position, spans};
use crate::root::Root;

/// `fn stage` of a kernel's `KernelConfig`.
pub fn stage(kernel: Kernel) -> TokenStream {
    let text = kernel_text(&kernel);
    let declarations = optional::declarations(&kernel, |param| declared(&kernel, param));
    let Kernel {
        root,
        threads,
        min_blocks,
        cooperative,
        attributes,
        tunables,
        mut body,
        ..
    } = kernel;
    let attributes = attributes.others;
    let tunables = tunable_names(&tunables);
    let depth = rewrite::note_fn_depth(&root, body.brace_token.span.open());
    rewrite::body(&root, &mut body, Position::Statement);
    let stmts = &body.stmts;
    let cooperative = cooperative.then(|| quote!(#root::stage::cooperative();));
    quote! {
        #(#attributes)*
        fn stage(
            &self,
        ) -> ::core::result::Result<
            #root::ir::Kernel,
            ::std::vec::Vec<#root::stage::StageError>,
        > {
            #tunables
            #root::stage::record(#text, #threads, #min_blocks, || {
                #cooperative
                #(#declarations)*
                #depth
                #(#stmts)*
            })
        }
    }
}

/// What the kernel language calls the kernel: the function's name, with the element type's.
fn kernel_text(kernel: &Kernel) -> TokenStream {
    let text = text(&kernel.function);
    match &kernel.element {
        None => quote!(#text),
        Some(element) => {
            let text = element::text_of(kernel, element, |ty| {
                format!("{}_{}", text.value(), ty.unraw())
            });
            quote!(const { #text })
        }
    }
}

/// Binds what the user's expressions see: the tunables by name, and the whole configuration.
pub fn tunable_names(tunables: &[Tunable]) -> TokenStream {
    let names: Vec<_> = tunables.iter().map(|tunable| &tunable.name).collect();
    let fields = tunables.iter().map(|tunable| &tunable.field);
    // The names are those of const generics, which need not all be used.
    let tunables = (!names.is_empty()).then(|| {
        quote! {
            #[allow(non_snake_case, unused_variables)]
            let (#(#names,)*) = (#(self.#fields,)*);
        }
    });
    quote! {
        #[allow(unused_variables)]
        let config = *self;
        #tunables
    }
}

/// `<Tensor<f16> as Param>::declare("q")`, or `<Problem as ParamGroup>::declare(&self.variant)`.
fn declared(kernel: &Kernel, param: &Param) -> TokenStream {
    let Param { name, ty, .. } = param;
    // Blames a type that is no parameter.
    let span = ty.span();
    let root = kernel.root.at(span);
    match &kernel.options {
        Some(Options { field, .. }) if param.is_group() => {
            quote_spanned!(span=> <#ty as #root::config::ParamGroup>::declare(&self.#field))
        }
        _ => {
            let text = text(name);
            quote_spanned!(span=> <#ty as #root::stage::Param>::declare(#text))
        }
    }
}

/// A device function: what it records is marked as its own.
pub fn device(Device { root, mut function }: Device) -> TokenStream {
    let open = function.block.brace_token.span.open();
    let position = match function.sig.output {
        ReturnType::Default => Position::Statement,
        ReturnType::Type(..) => Position::Value,
    };
    rewrite::body(&root, &mut function.block, position);
    let text = text(&function.sig.ident);
    let frame = Ident::new("__frame", spans::ours(open));
    let enter = spans::Extent::token(function.sig.ident.span()).call(
        &root,
        quote!(stage::enter),
        text.to_token_stream(),
    );
    let depth = rewrite::note_fn_depth(&root, open);
    let rebound = mutable_params(&root, &mut function);
    let prelude = quote_spanned! {spans::ours(open)=>
        let #frame = #enter;
        #depth
        #(#rebound)*
    };
    function
        .block
        .stmts
        .insert(0, Stmt::Expr(Expr::Verbatim(prelude), None));
    function.into_token_stream()
}

/// A `mut` parameter is a variable of the function's own, not its caller's: it is bound anew, and
/// the parameter itself is no longer `mut`.
fn mutable_params(root: &Root, function: &mut ItemFn) -> Vec<TokenStream> {
    let mut rebound = Vec::new();
    for input in &mut function.sig.inputs {
        let FnArg::Typed(typed) = input else { continue };
        let Pat::Ident(pat) = &mut *typed.pat else {
            continue;
        };
        let Some(mutability) = pat.mutability else {
            continue;
        };
        if pat.by_ref.is_none() && pat.subpat.is_none() {
            let name = pat.clone();
            pat.mutability = None;
            rebound.push(rebind(root, &name, mutability));
        }
    }
    rebound
}

fn rebind(root: &Root, name: &PatIdent, mutability: syn::Token![mut]) -> TokenStream {
    let ident = &name.ident;
    let extent = spans::Extent::token(ident.span());
    let bound = rewrite::bind(root, name, None, &ident.to_token_stream(), extent);
    quote_spanned!(spans::ours(ident.span())=> let #mutability #ident = #bound;)
}

/// The name as the kernel language sees it.
fn text(name: &Ident) -> LitStr {
    let span: Span = name.span();
    LitStr::new(&name.unraw().to_string(), span)
}
