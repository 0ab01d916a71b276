//! What bodies do with optional parameters, which are plain `Option`s of handles: the `Option` stays
//! plain Rust, and what is inside of it is rewritten as everywhere.

use super::Position::{Statement, Value};
use crate::testing::{dedent, rewritten};

#[track_caller]
fn becomes(source: &str, expected: &str) {
    assert_eq!(rewritten(source, Statement), dedent(expected));
}

#[track_caller]
fn untouched(source: &str) {
    assert_eq!(rewritten(source, Value), dedent(source));
}

#[test]
fn it_is_passed_on() {
    untouched("Mask { left, cap: cap, ..mask }");
    untouched("f(left, &cap, [left, cap], (left, cap))");
    untouched("left.unwrap_or_else(|| Reg::from(SEQ))");
}

#[test]
fn its_pattern_is_matched_now() {
    becomes(
        "if let Some(left) = left { if i < left { f(); } }",
        "
        if let Some(left) = left {
            {
                let mut __if = ::fa_dsl::stage::If::begin(::fa_dsl::stage::lt(i, left));
                if __if.then_branch() {
                    f();
                }
                if __if.else_branch() {}
                __if.end();
            }
        }
        ",
    );
    becomes(
        "match (left, cap) { (Some(l), Some(c)) => l < c, _ => false };",
        "
        match (left, cap) {
            (Some(l), Some(c)) => ::fa_dsl::stage::lt(l, c),
            _ => false,
        };
        ",
    );
}

#[test]
fn its_closures_are_rewritten() {
    becomes(
        "g(left.is_none_or(|left| i + left >= j));",
        "g(left.is_none_or(|left| ::fa_dsl::stage::ge(i + left, j)));",
    );
}

#[test]
fn a_value_of_a_let_is_named() {
    becomes(
        "let low = left.unwrap_or(i);",
        r#"let low = ::fa_dsl::bind!("low", left.unwrap_or(i));"#,
    );
}
