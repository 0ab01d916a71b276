//! Rules about tunables: the const generics of a kernel.

use std::collections::HashMap;

use proc_macro2::Span;
use syn::ext::IdentExt;
use syn::punctuated::Punctuated;
use syn::{
    Attribute, ConstParam, Expr, ExprLit, Generics, Ident, Lit, LitBool, LitInt, Token, Type,
};

use super::signature::only_docs;
use crate::errors::Errors;
use crate::model::{Kind, Tunable};

/// Tunables are `u32` with listed values, or `bool`.
pub fn tunables(generics: &Generics, errors: &mut Errors) -> Vec<Tunable> {
    generics
        .const_params()
        .filter_map(|param| tunable(param, errors))
        .collect()
}

/// Every tunable has its own field in the configuration.
pub fn have_distinct_fields(tunables: &[Tunable], errors: &mut Errors) {
    let mut seen: HashMap<String, &Ident> = HashMap::new();
    for Tunable { name, field, .. } in tunables {
        if let Some(earlier) = seen.insert(field.to_string(), name) {
            errors.at(
                name,
                format!("`{earlier}` and `{name}` are both the field `{field}`; rename one"),
            );
        }
    }
}

/// No tunable takes the field that the configuration has for something else.
pub fn leave_the_field(tunables: &[Tunable], taken: &str, by: &str, errors: &mut Errors) {
    for Tunable { name, field, .. } in tunables {
        if field == taken {
            errors.at(
                name,
                format!("`{name}` would be the field `{taken}`, which is that of {by}; rename it"),
            );
        }
    }
}

fn tunable(param: &ConstParam, errors: &mut Errors) -> Option<Tunable> {
    let (values, attrs): (Vec<_>, Vec<_>) = param
        .attrs
        .iter()
        .cloned()
        .partition(|attr| attr.path().is_ident("values"));
    let (options, attrs): (Vec<_>, Vec<_>) = attrs
        .into_iter()
        .partition(|attr| attr.path().is_ident("option"));
    options_are_plain(param, &options, errors);
    let docs = only_docs(&attrs, "tunable", errors);
    let kind = match type_name(&param.ty).as_deref() {
        Some("u32") => u32_kind(param, &values, errors),
        Some("bool") => bool_kind(param, &values, errors),
        _ => {
            errors.at(&param.ty, "a tunable is a `u32` or a `bool`");
            None
        }
    }?;
    let option = !options.is_empty();
    Some(Tunable {
        docs,
        name: param.ident.clone(),
        field: field(&param.ident),
        kind,
        option,
    })
}

/// `#[option]` stands once, without arguments, on a const generic with a default: the search
/// space keeps it there.
fn options_are_plain(param: &ConstParam, options: &[Attribute], errors: &mut Errors) {
    let name = &param.ident;
    for option in options {
        errors.take(option.meta.require_path_only());
    }
    if let Some(second) = options.get(1) {
        errors.at(
            second,
            format!("`{name}` is marked as an option twice; keep one"),
        );
    }
    if !options.is_empty() && param.default.is_none() {
        errors.at(name, format!("`{name}` is an option and needs a default"));
    }
}

/// One of the values that a `u32` lists.
struct Listed {
    /// What it is called, in `#[values(always = 0, never = 1)]`.
    name: Option<Ident>,
    literal: LitInt,
    value: u32,
}

fn u32_kind(param: &ConstParam, values: &[Attribute], errors: &mut Errors) -> Option<Kind> {
    let values = listed_values(param, values, errors)?;
    values_are_distinct(&values, errors);
    all_are_named_or_none(param, &values, errors);
    names_are_distinct(&values, errors);
    let default = match &param.default {
        None => None,
        Some(default) => Some(default_is_listed(default, &values, errors)?),
    };
    let names = values
        .iter()
        .filter_map(|listed| listed.name.clone())
        .collect();
    let values = values.into_iter().map(|listed| listed.literal).collect();
    Some(Kind::U32 {
        values,
        names,
        default,
    })
}

/// A `u32` lists the values of its search space: integer literals, at least one.
fn listed_values(
    param: &ConstParam,
    attributes: &[Attribute],
    errors: &mut Errors,
) -> Option<Vec<Listed>> {
    let name = &param.ident;
    let [attribute] = attributes else {
        match attributes.get(1) {
            Some(second) => errors.at(second, format!("`{name}` lists its values twice; keep one")),
            None => errors.at(
                name,
                format!("`{name}` needs its values: `#[values(32, 64)] const {name}: u32`"),
            ),
        }
        return None;
    };
    let list = Punctuated::<Expr, Token![,]>::parse_terminated;
    let exprs = errors.take(attribute.parse_args_with(list))?;
    if exprs.is_empty() {
        errors.at(attribute, format!("`{name}` needs at least one value"));
        return None;
    }
    let values: Vec<_> = exprs.iter().map(|expr| errors.take(listed(expr))).collect();
    values.into_iter().collect()
}

/// `0`, or `always = 0`.
fn listed(expr: &Expr) -> syn::Result<Listed> {
    let (name, number) = match expr {
        Expr::Assign(named) => (Some(value_name(&named.left)?), &*named.right),
        number => (None, number),
    };
    let (literal, value) = u32_literal(number)?;
    Ok(Listed {
        name,
        literal,
        value,
    })
}

fn value_name(expr: &Expr) -> syn::Result<Ident> {
    let name = match expr {
        Expr::Path(path) if path.qself.is_none() => path.path.get_ident().cloned(),
        _ => None,
    };
    name.ok_or_else(|| {
        let message = "the name of a value is an identifier, such as `always = 0`";
        syn::Error::new_spanned(expr, message)
    })
}

/// No value is listed twice.
fn values_are_distinct(values: &[Listed], errors: &mut Errors) {
    for (index, listed) in values.iter().enumerate() {
        let earlier = &values[..index];
        if earlier.iter().any(|earlier| earlier.value == listed.value) {
            let message = format!("{} is listed twice; keep one", listed.value);
            errors.at(&listed.literal, message);
        }
    }
}

/// A reader of specs sees names, or numbers.
fn all_are_named_or_none(param: &ConstParam, values: &[Listed], errors: &mut Errors) {
    let unnamed = values.iter().find(|listed| listed.name.is_none());
    if let Some(unnamed) = unnamed
        && values.iter().any(|listed| listed.name.is_some())
    {
        errors.at(
            &unnamed.literal,
            format!(
                "`{}` names some of its values; name all, or none",
                param.ident
            ),
        );
    }
}

/// No name is given to two values.
fn names_are_distinct(values: &[Listed], errors: &mut Errors) {
    let names: Vec<&Ident> = values
        .iter()
        .filter_map(|value| value.name.as_ref())
        .collect();
    for (index, name) in names.iter().enumerate() {
        if names[..index].contains(name) {
            errors.at(name, format!("two values are called `{name}`; rename one"));
        }
    }
}

/// The default is one of the listed values.
fn default_is_listed(default: &Expr, values: &[Listed], errors: &mut Errors) -> Option<LitInt> {
    let (literal, value) = errors.take(u32_literal(default))?;
    if values.iter().all(|listed| listed.value != value) {
        let listed = values
            .iter()
            .map(|listed| listed.value.to_string())
            .collect::<Vec<_>>();
        let listed = listed.join(", ");
        errors.at(
            default,
            format!("the default {value} is not one of the values {listed}"),
        );
    }
    Some(literal)
}

/// A `bool` takes both values, and its default is a literal.
fn bool_kind(param: &ConstParam, values: &[Attribute], errors: &mut Errors) -> Option<Kind> {
    for attribute in values {
        errors.at(attribute, "a `bool` takes both values; remove `#[values]`");
    }
    let default = match &param.default {
        None => None,
        Some(default) => Some(errors.take(bool_literal(default))?),
    };
    Some(Kind::Bool { default })
}

fn u32_literal(expr: &Expr) -> syn::Result<(LitInt, u32)> {
    let wrong = || syn::Error::new_spanned(expr, "a value of a `u32` is an integer literal");
    match literal(expr) {
        Some(Lit::Int(literal)) if matches!(literal.suffix(), "" | "u32") => {
            Ok((literal.clone(), literal.base10_parse()?))
        }
        _ => Err(wrong()),
    }
}

fn bool_literal(expr: &Expr) -> syn::Result<LitBool> {
    match literal(expr) {
        Some(Lit::Bool(literal)) => Ok(literal.clone()),
        _ => Err(syn::Error::new_spanned(
            expr,
            "the default of a `bool` is `true` or `false`",
        )),
    }
}

/// The literal that `expr` is. A const generic's default may stand in a block.
fn literal(expr: &Expr) -> Option<&Lit> {
    match expr {
        Expr::Lit(ExprLit { lit, .. }) => Some(lit),
        Expr::Group(group) => literal(&group.expr),
        _ => None,
    }
}

fn type_name(ty: &Type) -> Option<String> {
    match ty {
        Type::Path(path) if path.qself.is_none() => path.path.get_ident().map(Ident::to_string),
        Type::Group(group) => type_name(&group.elem),
        _ => None,
    }
}

/// The field of a tunable: its name in lower case, raw if that is a keyword.
fn field(name: &Ident) -> Ident {
    let lower = name.unraw().to_string().to_lowercase();
    let span: Span = name.span();
    match lower.as_str() {
        // The keywords that cannot be raw identifiers.
        "self" | "super" | "crate" => Ident::new(&format!("{lower}_"), span),
        _ if syn::parse_str::<Ident>(&lower).is_ok() => Ident::new(&lower, span),
        _ => Ident::new_raw(&lower, span),
    }
}
