//! Rules about the arguments of `#[kernel(…)]` and `#[device(…)]`.

use proc_macro2::{Span, TokenStream};
use syn::{Expr, Ident, Path, parse_quote};

use crate::errors::Errors;
use crate::parse::{Argument, Given};
use crate::root::Root;

/// Of a kernel, `key = value`.
const VALUES: [&str; 5] = ["name", "threads", "min_blocks", "gates", "crate"];
/// Of a kernel, `key(list)`.
const LISTS: [&str; 2] = ["types", "options"];
/// Of a kernel, `key`.
const FLAGS: [&str; 1] = ["cooperative"];

/// The keys are ones that a kernel has.
pub fn are_known(arguments: &[Argument], errors: &mut Errors) {
    for Argument { key, .. } in arguments {
        let known = [&VALUES[..], &LISTS, &FLAGS].concat();
        if !known.iter().any(|known| key == known) {
            let known = known.join("`, `");
            errors.at(
                key,
                format!("a kernel has no argument `{key}`; it has `{known}`"),
            );
        }
    }
}

/// No key is given twice.
pub fn are_given_once(arguments: &[Argument], errors: &mut Errors) {
    for (index, Argument { key, .. }) in arguments.iter().enumerate() {
        if arguments[..index].iter().any(|earlier| earlier.key == *key) {
            errors.at(key, format!("`{key}` is given twice; keep one"));
        }
    }
}

/// What takes a value is given one, what takes a list a list, and what takes nothing nothing.
pub fn have_their_form(arguments: &[Argument], errors: &mut Errors) {
    for Argument { key, value } in arguments {
        let takes_value = VALUES.iter().any(|known| key == known);
        let takes_list = LISTS.iter().any(|known| key == known);
        let takes_nothing = FLAGS.iter().any(|known| key == known);
        match value {
            Given::List(_) | Given::Nothing if takes_value => {
                errors.at(key, format!("`{key}` takes a value: `{key} = …`"));
            }
            Given::Value(_) | Given::Nothing if takes_list => {
                errors.at(key, format!("`{key}` takes a list: `{key}(…)`"));
            }
            Given::Value(_) | Given::List(_) if takes_nothing => {
                errors.at(key, format!("`{key}` takes no value: write `{key}` alone"));
            }
            _ => {}
        }
    }
}

/// `name` is given, and is an identifier.
pub fn name(arguments: &[Argument], errors: &mut Errors) -> Option<Ident> {
    if !is_given(arguments, "name") {
        errors.at_span(
            Span::call_site(),
            "a kernel needs a name for its types: `#[kernel(name = Saxpy, threads = 256)]`",
        );
    }
    let value = value(arguments, "name")?;
    let name = as_path(value).and_then(|path| path.get_ident().cloned());
    if name.is_none() {
        errors.at(value, "`name` is an identifier, such as `name = Saxpy`");
    }
    name
}

/// `threads` is given.
pub fn threads(arguments: &[Argument], errors: &mut Errors) -> Option<Expr> {
    if !is_given(arguments, "threads") {
        errors.at_span(
            Span::call_site(),
            "a kernel needs the number of threads of a block, over the tunables: \
             `threads = 256` or `threads = NUM_WARPS * 32`",
        );
    }
    value(arguments, "threads").cloned()
}

/// `min_blocks` is optional; every kernel has at least one resident block.
pub fn min_blocks(arguments: &[Argument]) -> Expr {
    value(arguments, "min_blocks")
        .cloned()
        .unwrap_or_else(|| parse_quote!(1))
}

/// `cooperative` is given, or not.
pub fn cooperative(arguments: &[Argument]) -> bool {
    is_given(arguments, "cooperative")
}

/// `gates` is optional, and the path of a module.
pub fn gates(arguments: &[Argument], errors: &mut Errors) -> Option<Path> {
    let value = value(arguments, "gates")?;
    let path = as_path(value);
    if path.is_none() {
        errors.at(
            value,
            "`gates` is the path of a module, such as `gates = crate::s512::gates`",
        );
    }
    path.cloned()
}

/// `crate` is optional, and the path of `fa_dsl`.
pub fn root(arguments: &[Argument], default: Root, errors: &mut Errors) -> Option<Root> {
    let Some(value) = value(arguments, "crate") else {
        return Some(default);
    };
    let path = as_path(value);
    if path.is_none() {
        errors.at(
            value,
            "`crate` is the path of `fa_dsl`, such as `crate = fa::dsl`",
        );
    }
    path.map(Root::given)
}

/// `#[device]` takes no arguments but `crate`.
pub fn are_of_device(arguments: &[Argument], errors: &mut Errors) {
    for Argument { key, value } in arguments {
        if key != "crate" || !matches!(value, Given::Value(_)) {
            errors.at(key, "`#[device]` takes no argument but `crate = path`");
        }
    }
}

/// The list that an argument is given.
pub fn list<'a>(arguments: &'a [Argument], key: &str) -> Option<(&'a Ident, &'a TokenStream)> {
    arguments.iter().find_map(|argument| match &argument.value {
        Given::List(list) if argument.key == key => Some((&argument.key, list)),
        _ => None,
    })
}

fn is_given(arguments: &[Argument], key: &str) -> bool {
    arguments.iter().any(|argument| argument.key == key)
}

/// The value that an argument is given.
fn value<'a>(arguments: &'a [Argument], key: &str) -> Option<&'a Expr> {
    arguments.iter().find_map(|argument| match &argument.value {
        Given::Value(value) if argument.key == key => Some(value),
        _ => None,
    })
}

fn as_path(value: &Expr) -> Option<&Path> {
    match value {
        Expr::Path(path) if path.qself.is_none() && path.attrs.is_empty() => Some(&path.path),
        _ => None,
    }
}
