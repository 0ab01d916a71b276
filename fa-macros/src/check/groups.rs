//! Rules about what kernels share: their options, and the groups of parameters that follow from them.

use syn::parse::{Parse, ParseStream, Parser};
use syn::{Attribute, Token, Type};

use super::arguments;
use crate::errors::Errors;
use crate::model::{Options, Param, Tunable};
use crate::parse::Argument;

impl Parse for Options {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let field = input.parse()?;
        input.parse::<Token![:]>()?;
        let ty: Type = input.parse()?;
        input.parse::<Option<Token![,]>>()?;
        Ok(Options { field, ty })
    }
}

/// `options(variant: Variant)` names one field and its type.
pub fn options(arguments: &[Argument], errors: &mut Errors) -> Option<Options> {
    let (key, list) = arguments::list(arguments, "options")?;
    let options = Options::parse.parse2(list.clone()).map_err(|_| {
        let message = "`options` names a field of the configuration and its type, such as \
                       `options(variant: Variant)`";
        match list.is_empty() {
            true => syn::Error::new_spanned(key, message),
            false => syn::Error::new_spanned(list, message),
        }
    });
    errors.take(options)
}

/// The options have a field of their own.
pub fn options_leave_fields(
    options: &Options,
    tunables: &[Tunable],
    taken: Option<&str>,
    errors: &mut Errors,
) {
    let field = &options.field;
    if let Some(tunable) = tunables.iter().find(|tunable| tunable.field == *field) {
        errors.at(
            field,
            format!(
                "`{field}` is the field of the tunable `{}`, too; rename one",
                tunable.name
            ),
        );
    }
    if taken.is_some_and(|taken| field == taken) {
        errors.at(
            field,
            format!("the field `{field}` is that of the element type; rename the options'"),
        );
    }
}

/// `#[group]` stands once, without arguments, and alone: the group says which of its parameters
/// there are.
pub fn are_plain(groups: &[Attribute], whens: &[Attribute], errors: &mut Errors) {
    for group in groups {
        errors.take(group.meta.require_path_only());
    }
    if let Some(second) = groups.get(1) {
        errors.at(second, "a parameter is marked as a group twice; keep one");
    }
    if let (Some(_), Some(when)) = (groups.first(), whens.first()) {
        errors.at(
            when,
            "a group says itself which of its parameters there are; remove `#[when]`",
        );
    }
}

/// A kernel with a group has the options that the group follows from.
pub fn have_options(params: &[Param], arguments: &[Argument], errors: &mut Errors) {
    // What is wrong with options that are there was said.
    if arguments.iter().any(|argument| argument.key == "options") {
        return;
    }
    for param in params.iter().filter(|param| param.is_group()) {
        errors.at(
            &param.name,
            "which parameters of a group there are follows from options: \
             `#[kernel(options(variant: Variant), …)]`",
        );
    }
}
