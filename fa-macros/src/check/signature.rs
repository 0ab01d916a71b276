//! Rules about a function's signature, apart from its tunables.

use syn::{Attribute, Expr, FnArg, Generics, Meta, Pat, ReturnType, Signature, Type};

use super::groups;
use crate::errors::Errors;
use crate::model::{Attributes, Param, ParamKind};

/// The most parameters with `#[when]`: `fa_dsl::abi::Presence::MAX`.
const MAX_OPTIONAL: usize = 64;

/// Neither `const`, `async`, `unsafe` nor `extern`: staging is a plain call.
pub fn has_no_qualifiers(attribute: &str, sig: &Signature, errors: &mut Errors) {
    let mut reject = |token: &dyn quote::ToTokens, name: &str| {
        let message = format!("a `#[{attribute}]` function cannot be `{name}`; remove the keyword");
        errors.at(token.to_token_stream(), message);
    };
    if let Some(token) = &sig.constness {
        reject(token, "const");
    }
    if let Some(token) = &sig.asyncness {
        reject(token, "async");
    }
    if let Some(token) = &sig.unsafety {
        reject(token, "unsafe");
    }
    if let Some(abi) = &sig.abi {
        reject(abi, "extern");
    }
}

/// A kernel writes its results to its parameters.
pub fn returns_nothing(sig: &Signature, errors: &mut Errors) {
    if let ReturnType::Type(_, ty) = &sig.output {
        errors.at(
            ty,
            "a kernel returns nothing; write the result to a `TensorMut` parameter",
        );
    }
}

/// The views among the arguments borrow, the kernel itself does not.
pub fn has_no_lifetimes(generics: &Generics, errors: &mut Errors) {
    for param in generics.lifetimes() {
        errors.at(
            param,
            "a kernel has no lifetimes; its arguments struct gets one",
        );
    }
}

/// What a configuration must satisfy is a gate.
pub fn has_no_where_clause(generics: &Generics, errors: &mut Errors) {
    if let Some(clause) = &generics.where_clause {
        errors.at(
            clause,
            "a kernel has no `where` clause; write a gate (`gates = path`)",
        );
    }
}

/// A kernel without parameters could not be observed.
pub fn has_parameters(sig: &Signature, errors: &mut Errors) {
    if sig.inputs.is_empty() {
        errors.at(
            &sig.ident,
            "a kernel needs at least one parameter: what it computes goes to a `TensorMut`",
        );
    }
}

/// Parameters are plain identifiers with a type that is no reference, and have no attributes but
/// `#[when]` and `#[group]`.
pub fn params(sig: &Signature, errors: &mut Errors) -> Vec<Param> {
    sig.inputs
        .iter()
        .filter_map(|input| param(input, errors))
        .collect()
}

fn param(input: &FnArg, errors: &mut Errors) -> Option<Param> {
    let typed = match input {
        FnArg::Typed(typed) => typed,
        FnArg::Receiver(receiver) => {
            errors.at(
                receiver,
                "a kernel is no method; name what it needs as parameters",
            );
            return None;
        }
    };
    if matches!(*typed.ty, Type::Reference(_)) {
        errors.at(
            &typed.ty,
            "a parameter is no reference; tensors are `Tensor<T>` and `TensorMut<T>`, scalars \
             are passed by value",
        );
    }
    let (whens, attrs): (Vec<_>, Vec<_>) = typed
        .attrs
        .iter()
        .cloned()
        .partition(|attr| attr.path().is_ident("when"));
    let (groups, attrs): (Vec<_>, Vec<_>) = attrs
        .into_iter()
        .partition(|attr| attr.path().is_ident("group"));
    groups::are_plain(&groups, &whens, errors);
    let kind = match when(&whens, errors) {
        Some(when) => ParamKind::Optional(when),
        None if !groups.is_empty() => ParamKind::Group,
        None => ParamKind::Plain,
    };
    let docs = only_docs(&attrs, "parameter", errors);
    match &*typed.pat {
        Pat::Ident(pat)
            if pat.by_ref.is_none() && pat.mutability.is_none() && pat.subpat.is_none() =>
        {
            Some(Param {
                docs,
                name: pat.ident.clone(),
                ty: (*typed.ty).clone(),
                kind,
            })
        }
        pat => {
            errors.at(
                pat,
                "a parameter of a kernel is a plain identifier; take it apart, or make it \
                 mutable, with a `let` in the body",
            );
            None
        }
    }
}

/// `#[when(…)]` stands once, and holds the condition on which the kernel has the parameter.
fn when(whens: &[Attribute], errors: &mut Errors) -> Option<Expr> {
    let when = whens.first()?;
    if let Some(second) = whens.get(1) {
        errors.at(
            second,
            "a parameter has one condition; join the two with `&&`",
        );
    }
    let is_given = matches!(&when.meta, Meta::List(list) if !list.tokens.is_empty());
    if !is_given {
        errors.at(
            when,
            "`when` takes the condition on which the kernel has this parameter, over the \
             tunables: `#[when(CAUSAL)]`",
        );
        return None;
    }
    errors.take(when.parse_args())
}

/// There are at most as many optional parameters as a launch can tell apart.
pub fn optional_params_are_few(params: &[Param], errors: &mut Errors) {
    let optional = params.iter().filter(|param| param.when().is_some());
    for param in optional.skip(MAX_OPTIONAL) {
        errors.at(
            &param.name,
            format!("a kernel has at most {MAX_OPTIONAL} parameters with `#[when]`"),
        );
    }
}

/// The documentation among `attrs`, which holds nothing else.
pub fn only_docs(attrs: &[Attribute], of: &str, errors: &mut Errors) -> Vec<Attribute> {
    let (docs, others): (Vec<_>, Vec<_>) = attrs
        .iter()
        .cloned()
        .partition(|attr| attr.path().is_ident("doc"));
    for attr in others {
        errors.at(
            attr,
            format!("a {of} of a kernel cannot have this attribute; remove it"),
        );
    }
    docs
}

/// The function's attributes, by where they go.
pub fn attributes(attrs: &[Attribute]) -> Attributes {
    let (docs, rest): (Vec<_>, Vec<_>) = attrs
        .iter()
        .cloned()
        .partition(|attr| attr.path().is_ident("doc"));
    let (cfgs, others) = rest
        .into_iter()
        .partition(|attr| attr.path().is_ident("cfg"));
    Attributes { docs, cfgs, others }
}
