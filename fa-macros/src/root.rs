//! Where emitted paths start.

use proc_macro_crate::{FoundCrate, crate_name};
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::Path;

/// The path of `fa_dsl`, or of what re-exports it.
#[derive(Clone)]
pub struct Root(TokenStream);

impl Root {
    /// What the crate being compiled calls `fa_dsl`: by the dependencies in its manifest, the crate
    /// itself or else `fa-attention`, which re-exports it. `None` if it depends on neither.
    pub fn find() -> Option<Root> {
        Root::of(crate_name("fa-dsl").ok(), || {
            crate_name("fa-attention").ok()
        })
    }

    fn of(dsl: Option<FoundCrate>, attention: impl FnOnce() -> Option<FoundCrate>) -> Option<Root> {
        match dsl {
            // It calls itself `fa_dsl`, too, and its tests and examples have no other name for it.
            Some(FoundCrate::Itself) => Some(Root::fa_dsl()),
            Some(FoundCrate::Name(name)) => {
                let name = format_ident!("{name}");
                Some(Root(quote!(::#name)))
            }
            None => attention().map(|attention| {
                let name = match attention {
                    // The library is `fa` unless a manifest renames it.
                    FoundCrate::Name(name) if name != "fa_attention" => format_ident!("{name}"),
                    _ => format_ident!("fa"),
                };
                Root(quote!(::#name::dsl))
            }),
        }
    }

    /// The crate by its own name.
    pub fn fa_dsl() -> Root {
        Root(quote!(::fa_dsl))
    }

    /// What `crate = path` gives.
    pub fn given(path: &Path) -> Root {
        Root(quote!(#path))
    }

    /// The path with the span of the code that it stands in, which errors then underline.
    pub fn at(&self, span: Span) -> TokenStream {
        self.0
            .clone()
            .into_iter()
            .map(|mut token| {
                token.set_span(span);
                token
            })
            .collect()
    }
}

impl ToTokens for Root {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.0.to_tokens(tokens);
    }
}

#[cfg(test)]
mod tests {
    use super::{FoundCrate, Root};

    fn root(dsl: Option<FoundCrate>, attention: Option<FoundCrate>) -> Option<String> {
        Root::of(dsl, || attention).map(|root| root.0.to_string().replace(' ', ""))
    }

    fn named(name: &str) -> Option<FoundCrate> {
        Some(FoundCrate::Name(name.to_owned()))
    }

    #[test]
    fn it_is_what_the_manifest_calls_it() {
        let found = |dsl, attention| root(dsl, attention).unwrap_or_default();
        assert_eq!(found(named("fa_dsl"), None), "::fa_dsl");
        assert_eq!(found(named("lang"), named("fa_attention")), "::lang");
        assert_eq!(found(Some(FoundCrate::Itself), None), "::fa_dsl");
        assert_eq!(found(None, named("fa_attention")), "::fa::dsl");
        assert_eq!(found(None, named("attention")), "::attention::dsl");
        assert_eq!(root(None, None), None);
    }
}
