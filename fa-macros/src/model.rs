//! A kernel and a device function that obey the rules: what `check` finds and `emit` prints.

use proc_macro2::TokenStream;
use syn::ext::IdentExt;
use syn::punctuated::Punctuated;
use syn::{
    Attribute, Block, Expr, Ident, ItemFn, LitBool, LitInt, Path, Token, Type, TypeParamBound,
    Visibility,
};

use crate::root::Root;

/// A kernel.
pub struct Kernel {
    /// Where the paths of `fa_dsl` start.
    pub root: Root,
    /// Of the emitted types: `FaS512`.
    pub name: Ident,
    /// Threads of a thread block, over the tunables.
    pub threads: Expr,
    /// Resident thread blocks per multiprocessor, over the tunables.
    pub min_blocks: Expr,
    /// Whether all thread blocks of a grid are resident at the same time.
    pub cooperative: bool,
    /// The module of its gates.
    pub gates: Option<Path>,
    /// The function's attributes, by where they go.
    pub attributes: Attributes,
    pub visibility: Visibility,
    /// Of the function: `fa_s512`.
    pub function: Ident,
    /// Of a kernel that is generic over its element type.
    pub element: Option<Element>,
    pub tunables: Vec<Tunable>,
    /// The options that the kernel shares with others.
    pub options: Option<Options>,
    pub params: Vec<Param>,
    pub body: Block,
}

/// The attributes of a kernel's function.
pub struct Attributes {
    /// Documentation: goes to the typed front.
    pub docs: Vec<Attribute>,
    /// Conditional compilation: goes to every emitted item.
    pub cfgs: Vec<Attribute>,
    /// Lint levels and the like: stay with the body.
    pub others: Vec<Attribute>,
}

/// The element type of a generic kernel: its type parameter.
pub struct Element {
    pub docs: Vec<Attribute>,
    /// As written: `T`.
    pub name: Ident,
    /// `Half`
    pub bounds: Punctuated<TypeParamBound, Token![+]>,
    /// The types that it is, each a kernel of its own: `f16`, `bf16`.
    pub types: Vec<Ident>,
}

/// The options that a kernel shares with others: `options(variant: Variant)`.
pub struct Options {
    /// In the configuration: `variant`.
    pub field: Ident,
    pub ty: Type,
}

/// A tunable: one const generic.
pub struct Tunable {
    pub docs: Vec<Attribute>,
    /// As written: `BLOCK_M`.
    pub name: Ident,
    /// In the configuration: `block_m`.
    pub field: Ident,
    pub kind: Kind,
    /// Part of the problem, not of the search space.
    pub option: bool,
}

/// The type of a tunable, with what only that type has.
pub enum Kind {
    /// `u32`: the listed values, and the default, which is one of them.
    U32 {
        values: Vec<LitInt>,
        /// What the values are called, in the same order; empty if they have no names.
        names: Vec<Ident>,
        default: Option<LitInt>,
    },
    /// `bool`: both values are in the search space.
    Bool { default: Option<LitBool> },
}

/// A run-time parameter.
pub struct Param {
    pub docs: Vec<Attribute>,
    pub name: Ident,
    pub ty: Type,
    pub kind: ParamKind,
}

/// What a run-time parameter is.
pub enum ParamKind {
    /// One that the kernel always has.
    Plain,
    /// `#[when(…)]`: one that it has where a condition over the tunables holds.
    Optional(Expr),
    /// `#[group]`: several, of which the options say which there are.
    Group,
}

impl Param {
    /// The condition of an optional parameter.
    pub fn when(&self) -> Option<&Expr> {
        match &self.kind {
            ParamKind::Optional(when) => Some(when),
            _ => None,
        }
    }

    /// Whether it is a group.
    pub fn is_group(&self) -> bool {
        matches!(self.kind, ParamKind::Group)
    }
}

/// A device function.
pub struct Device {
    /// Where the paths of `fa_dsl` start.
    pub root: Root,
    pub function: ItemFn,
}

impl Kind {
    /// The Rust type.
    pub fn ty(&self) -> TokenStream {
        match self {
            Kind::U32 { .. } => quote::quote!(u32),
            Kind::Bool { .. } => quote::quote!(bool),
        }
    }

    /// The variant of `fa_dsl::config::Value`.
    pub fn variant(&self, root: &Root) -> TokenStream {
        match self {
            Kind::U32 { .. } => quote::quote!(#root::config::Value::U32),
            Kind::Bool { .. } => quote::quote!(#root::config::Value::Bool),
        }
    }

    /// The values of the search space.
    pub fn values(&self) -> Vec<TokenStream> {
        match self {
            Kind::U32 { values, .. } => values.iter().map(|value| quote::quote!(#value)).collect(),
            Kind::Bool { .. } => vec![quote::quote!(false), quote::quote!(true)],
        }
    }

    /// The names of the values, if they have any.
    pub fn names(&self) -> Vec<String> {
        match self {
            Kind::U32 { names, .. } => names.iter().map(|name| name.unraw().to_string()).collect(),
            Kind::Bool { .. } => Vec::new(),
        }
    }

    /// The default.
    pub fn default(&self) -> Option<TokenStream> {
        match self {
            Kind::U32 { default, .. } => default.as_ref().map(|value| quote::quote!(#value)),
            Kind::Bool { default } => default.as_ref().map(|value| quote::quote!(#value)),
        }
    }
}
