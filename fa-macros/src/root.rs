//! Where emitted paths start.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::Path;

/// The path of `fa_dsl`, or of what re-exports it.
#[derive(Clone)]
pub struct Root(TokenStream);

impl Root {
    /// The crate by its own name.
    pub fn fa_dsl() -> Root {
        Root(quote!(::fa_dsl))
    }

    /// Where the library of `fa-attention` re-exports it.
    pub fn fa() -> Root {
        Root(quote!(::fa::dsl))
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
