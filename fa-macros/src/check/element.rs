//! Rules about the element type: the type parameter of a kernel, and the types that it is.

use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{GenericParam, Generics, Ident, Token, TypeParam};

use super::arguments;
use super::signature::only_docs;
use crate::errors::Errors;
use crate::model::Element;
use crate::parse::Argument;

/// The field of the configuration that holds the element type.
pub const FIELD: &str = "element";

/// A kernel is generic over at most one type, and then lists the types that it is for.
pub fn element(
    generics: &Generics,
    arguments: &[Argument],
    errors: &mut Errors,
) -> Option<Element> {
    let types = types(arguments, errors);
    let param = generics.type_params().next();
    is_the_only_one(generics, errors);
    match (param, types) {
        (Some(param), Some(types)) => {
            comes_first(generics, param, errors);
            has_no_default(param, errors);
            Some(Element {
                docs: only_docs(&param.attrs, "type parameter", errors),
                name: param.ident.clone(),
                bounds: param.bounds.clone(),
                types,
            })
        }
        (Some(param), None) => {
            needs_types(param, arguments, errors);
            None
        }
        (None, Some(_)) => {
            needs_a_parameter(arguments, errors);
            None
        }
        (None, None) => None,
    }
}

/// The types in `types(f16, bf16)`: identifiers, at least one, none twice.
fn types(arguments: &[Argument], errors: &mut Errors) -> Option<Vec<Ident>> {
    let (key, list) = arguments::list(arguments, "types")?;
    let parser = Punctuated::<Ident, Token![,]>::parse_terminated;
    let types = parser.parse2(list.clone()).map_err(|error| {
        let message = "`types` lists the names of types, such as `types(f16, bf16)`";
        syn::Error::new(error.span(), message)
    });
    let types: Vec<Ident> = errors.take(types)?.into_iter().collect();
    if types.is_empty() {
        errors.at(key, "`types` needs at least one type: `types(f16, bf16)`");
    }
    are_distinct(&types, errors);
    Some(types)
}

fn are_distinct(types: &[Ident], errors: &mut Errors) {
    for (index, ty) in types.iter().enumerate() {
        if types[..index].contains(ty) {
            errors.at(ty, format!("`{ty}` is listed twice; keep one"));
        }
    }
}

fn is_the_only_one(generics: &Generics, errors: &mut Errors) {
    for param in generics.type_params().skip(1) {
        errors.at(
            &param.ident,
            format!(
                "a kernel is generic over one type, that of its elements; `{}` is a second",
                param.ident
            ),
        );
    }
}

fn comes_first(generics: &Generics, param: &TypeParam, errors: &mut Errors) {
    let first = generics
        .params
        .iter()
        .find(|param| !matches!(param, GenericParam::Lifetime(_)));
    if matches!(first, Some(GenericParam::Const(_))) {
        errors.at(
            &param.ident,
            format!(
                "the element type `{}` comes before the tunables",
                param.ident
            ),
        );
    }
}

fn has_no_default(param: &TypeParam, errors: &mut Errors) {
    if let Some(default) = &param.default {
        errors.at(
            default,
            "an element type has no default; each listed type is a kernel of its own",
        );
    }
}

fn needs_types(param: &TypeParam, arguments: &[Argument], errors: &mut Errors) {
    // What is wrong with a list that is there was said.
    if arguments.iter().all(|argument| argument.key != "types") {
        errors.at(
            &param.ident,
            format!(
                "`{}` needs the types that it is: `#[kernel(types(f16, bf16), …)]`",
                param.ident
            ),
        );
    }
}

fn needs_a_parameter(arguments: &[Argument], errors: &mut Errors) {
    if let Some((key, _)) = arguments::list(arguments, "types") {
        errors.at(
            key,
            "`types` says what a type parameter is, and this kernel has none: \
             `fn name<T: Half, …>(…)`",
        );
    }
}
