//! One test for each construct. Expected texts leave out the calls that note lines, except where
//! they are the subject.

use super::Position::{self, Statement, Value};
use crate::testing::{dedent, rewritten, rewritten_with_lines};

#[track_caller]
fn becomes(source: &str, position: Position, expected: &str) {
    assert_eq!(rewritten(source, position), dedent(expected));
}

#[track_caller]
fn untouched(source: &str) {
    assert_eq!(rewritten(source, Value), dedent(source));
}

#[test]
fn the_line_of_every_statement_is_noted() {
    let expected = "
        ::fa_dsl::stage::at();
        let w;
        const N: u32 = 3;
        ::fa_dsl::stage::at();
        f();
        ::fa_dsl::stage::at();
        vec![1];
        ::fa_dsl::stage::at();
        {
            ::fa_dsl::stage::at();
            1
        }
    ";
    let source = "let w; const N: u32 = 3; f(); vec![1]; { 1 }";
    assert_eq!(rewritten_with_lines(source, Value), dedent(expected));
}

#[test]
fn let_names_its_value() {
    becomes(
        "let x: u32 = f(a);",
        Statement,
        r#"let x: u32 = ::fa_dsl::bind!("x" : u32, f(a));"#,
    );
    becomes(
        "let r#type = 1;",
        Statement,
        r#"let r#type = ::fa_dsl::bind!("type", 1);"#,
    );
}

#[test]
fn empty_vectors_have_nothing_to_bind() {
    for empty in [
        "Vec::new()",
        "std::vec::Vec::<u32>::with_capacity(n)",
        "vec![]",
    ] {
        let text = rewritten(
            &format!("let mut x = {empty}; let (mut y, z) = ({empty}, 1);"),
            Statement,
        );
        assert!(!text.contains("bind"), "{text}");
    }
    assert!(rewritten("let mut x = vec![a]; let y = new();", Statement).contains("bind!"));
}

#[test]
fn let_mut_notes_its_depth() {
    becomes(
        "#[allow(unused)] #[cfg(here)] let mut x = 1;",
        Statement,
        r#"
        #[allow(unused)]
        #[cfg(here)]
        let mut x = ::fa_dsl::bind_mut!("x", 1);
        #[cfg(here)]
        let __depth_x = ::fa_dsl::stage::depth();
        "#,
    );
}

#[test]
fn patterns_are_left_alone_but_for_depths() {
    becomes(
        "let (mut a, ref mut b, c @ 1..=2) = t;",
        Statement,
        "
        let (mut a, ref mut b, c @ 1..=2) = t;
        let __depth_a = ::fa_dsl::stage::depth();
        ",
    );
    becomes(
        "let Some(x) = a < b else { continue };",
        Statement,
        "
        let Some(x) = ::fa_dsl::stage::lt(a, b) else {
            continue;
        };
        ",
    );
}

#[test]
fn assignment_knows_where_its_variable_was_declared() {
    becomes(
        "let mut x = a; x = 1; x.f[i] = 2; *x.get() = 3; (x) = 4; y = 5; self.n = 6; _ = 7;",
        Statement,
        r#"
        let mut x = ::fa_dsl::bind_mut!("x", a);
        let __depth_x = ::fa_dsl::stage::depth();
        ::fa_dsl::assign!(x, 1, __depth_x);
        ::fa_dsl::assign!(x.f[i], 2, __depth_x);
        ::fa_dsl::assign!(* x.get(), 3, __depth_x);
        ::fa_dsl::assign!((x), 4, __depth_x);
        ::fa_dsl::assign!(y, 5, __fn_depth);
        ::fa_dsl::assign!(self.n, 6, __fn_depth);
        _ = 7;
        "#,
    );
}

#[test]
fn shadowing_ends_with_its_block() {
    becomes(
        "let mut x = 0; { let x = g(); x.n = 1; } x = 2;",
        Statement,
        r#"
        let mut x = ::fa_dsl::bind_mut!("x", 0);
        let __depth_x = ::fa_dsl::stage::depth();
        {
            let x = ::fa_dsl::bind!("x", g());
            ::fa_dsl::assign!(x.n, 1, __fn_depth);
        }
        ::fa_dsl::assign!(x, 2, __depth_x);
        "#,
    );
}

#[test]
fn compound_assignment_keeps_precedence() {
    becomes(
        "x += a * b;",
        Statement,
        "::fa_dsl::assign!(x, x + (a * b), __fn_depth);",
    );
    becomes(
        "x *= a + b;",
        Statement,
        "::fa_dsl::assign!(x, x * (a + b), __fn_depth);",
    );
    becomes(
        "x -= a - b;",
        Statement,
        "::fa_dsl::assign!(x, x - (a - b), __fn_depth);",
    );
    becomes(
        "*x /= 2;",
        Statement,
        "::fa_dsl::assign!(* x, * x / 2, __fn_depth);",
    );
    becomes(
        "x %= 2;",
        Statement,
        "::fa_dsl::assign!(x, x % 2, __fn_depth);",
    );
    becomes(
        "x ^= 2;",
        Statement,
        "::fa_dsl::assign!(x, x ^ 2, __fn_depth);",
    );
    becomes(
        "x &= a | b;",
        Statement,
        "::fa_dsl::assign!(x, x & (a | b), __fn_depth);",
    );
    becomes(
        "x |= 2;",
        Statement,
        "::fa_dsl::assign!(x, x | 2, __fn_depth);",
    );
    becomes(
        "x <<= 2;",
        Statement,
        "::fa_dsl::assign!(x, x << 2, __fn_depth);",
    );
    becomes(
        "x >>= 2;",
        Statement,
        "::fa_dsl::assign!(x, x >> 2, __fn_depth);",
    );
}

#[test]
fn a_place_that_is_computed_is_computed_once() {
    becomes(
        "*places.next() += a;",
        Statement,
        "
        match a {
            __value => {
                match &mut *places.next() {
                    __place => ::fa_dsl::assign!(* __place, * __place + __value, __fn_depth),
                }
            }
        };
        ",
    );
    becomes(
        "x[i + 1].y += a;",
        Statement,
        "::fa_dsl::assign!(x[i + 1].y, x[i + 1].y + a, __fn_depth);",
    );
}

#[test]
fn variables_that_are_handed_on_are_read() {
    let read = |source: &str, expected: &str| {
        let text = rewritten(&format!("let mut x = a; {source}"), Statement);
        let rest = text.lines().skip(2).collect::<Vec<_>>().join("\n");
        assert_eq!(rest, dedent(expected));
    };
    read("f(x, y, &mut x);", "f(::fa_dsl::read!(x), y, &mut x);");
    read("y.f(x.n);", "y.f(::fa_dsl::read!(x.n));");
    read(
        "S { x, y: x[0], z };",
        "
        S {
            x: ::fa_dsl::read!(x),
            y: ::fa_dsl::read!(x[0]),
            z,
        };
        ",
    );
    read("[(x, y)];", "[(::fa_dsl::read!(x), y)];");
    read(
        "|| { g(); x };",
        "|| {\n    g();\n    ::fa_dsl::read!(x)\n};",
    );
    read(
        "f({ g(); x });",
        "
        f({
            g();
            ::fa_dsl::read!(x)
        });
        ",
    );
    read("let (a, b) = x;", "let (a, b) = ::fa_dsl::read!(x);");
    for left in [
        "f(x + 1, -x);",
        "x.f();",
        "let (a, ref b) = x;",
        "x = y + x;",
    ] {
        let text = rewritten(&format!("let mut x = a; {left}"), Statement);
        assert!(!text.contains("read!"), "{text}");
    }
}

#[test]
fn what_a_function_gives_of_a_reference_is_read() {
    becomes("*x", Value, "::fa_dsl::read!(* x)");
    becomes("self.x", Value, "::fa_dsl::read!(self.x)");
    assert!(!rewritten("let mut x = a; x", Value).contains("read!"));
}

#[test]
fn a_variable_of_a_tuple_is_its_own() {
    becomes(
        "let (mut x, y) = (a, b);",
        Statement,
        r#"
        let (mut x, y) = (::fa_dsl::bind_mut!("x", a), b);
        let __depth_x = ::fa_dsl::stage::depth();
        "#,
    );
}

#[test]
fn comparisons_are_calls() {
    becomes("a < b", Value, "::fa_dsl::stage::lt(a, b)");
    becomes("a <= b", Value, "::fa_dsl::stage::le(a, b)");
    becomes("a > b", Value, "::fa_dsl::stage::gt(a, b)");
    becomes("a >= b", Value, "::fa_dsl::stage::ge(a, b)");
    becomes("(a + 1) == (b)", Value, "::fa_dsl::stage::eq(a + 1, b)");
    becomes(
        "(a != b).select(c)",
        Value,
        "::fa_dsl::stage::ne(a, b).select(c)",
    );
}

#[test]
fn lazy_operators_take_closures() {
    becomes(
        "(a < b) && !c || d",
        Value,
        "::fa_dsl::stage::or(::fa_dsl::stage::and(::fa_dsl::stage::lt(a, b), || !c), || d)",
    );
}

#[test]
fn if_statement() {
    becomes(
        "#[allow(unused)] if a < b { f() }",
        Statement,
        "
        #[allow(unused)]
        {
            let mut __if = ::fa_dsl::stage::If::begin(::fa_dsl::stage::lt(a, b));
            if __if.then_branch() {
                f()
            }
            if __if.else_branch() {}
            __if.end();
        }
        ",
    );
}

#[test]
fn else_if_is_an_if_in_the_else_branch() {
    becomes(
        "if a { f() } else if b { g() } else { h() } k();",
        Statement,
        "
        {
            let mut __if = ::fa_dsl::stage::If::begin(a);
            if __if.then_branch() {
                f()
            }
            if __if.else_branch() {
                {
                    let mut __if = ::fa_dsl::stage::If::begin(b);
                    if __if.then_branch() {
                        g()
                    }
                    if __if.else_branch() {
                        h()
                    }
                    __if.end();
                }
            }
            __if.end();
        }
        k();
        ",
    );
}

#[test]
fn if_value_merges_its_branches() {
    becomes(
        "if a { 1 } else { 2 }",
        Value,
        "
        {
            let mut __if = ::fa_dsl::stage::If::begin(a);
            let __then = if __if.then_branch() {
                let __v = {
                    1
                };
                ::core::option::Option::Some(::fa_dsl::merge_in!(__if, __v))
            } else {
                ::core::option::Option::None
            };
            let __else = if __if.else_branch() {
                let __v = {
                    2
                };
                ::core::option::Option::Some(::fa_dsl::merge_in!(__if, __v))
            } else {
                ::core::option::Option::None
            };
            ::fa_dsl::merge_end!(__if, __then, __else)
        }
        ",
    );
}

#[test]
fn a_branch_that_never_ends_is_not_merged() {
    for end in ["panic!()", "break", "continue;", "{ todo!() }"] {
        let text = rewritten(&format!("if a {{ 1 }} else {{ {end} }}"), Value);
        assert_eq!(text.matches("merge_in!").count(), 1, "{text}");
    }
    let text = rewritten("if a { break } else { continue }", Value);
    assert!(
        text.contains("__if.end()") && !text.contains("merge"),
        "{text}"
    );
}

#[test]
fn only_a_used_if_has_a_value() {
    for source in [
        "for i in r { if a { f() } else { g() } }",
        "loop { if a { f() } else { g() } }",
        "while a { if a { f() } else { g() } }",
        "{ if a { f() } else { g() } }",
        "match a { _ => if a { f() } else { g() } }",
        "if let A = a { if a { f() } else { g() } }",
    ] {
        let text = rewritten(source, Statement);
        assert!(
            text.contains("__if.end()") && !text.contains("merge"),
            "{text}"
        );
    }
    for source in [
        "x = if a { b } else { c };",
        "f(if a { b } else { c });",
        "let x = match a { _ => if a { b } else { c } };",
        "let f = || if a { b } else { c };",
        "let x = 1 + { if a { b } else { c } };",
    ] {
        let text = rewritten(source, Statement);
        assert_eq!(text.matches("merge_in!").count(), 2, "{text}");
    }
}

#[test]
fn if_let_is_decided_now() {
    becomes(
        "if let Some(mut x) = f(a < b) && x < c { x = 1; }",
        Statement,
        "
        if let Some(mut x) = f(::fa_dsl::stage::lt(a, b)) && ::fa_dsl::stage::lt(x, c) {
            let __depth_x = ::fa_dsl::stage::depth();
            ::fa_dsl::assign!(x, 1, __depth_x);
        }
        ",
    );
}

#[test]
fn while_tests_and_ends_its_body() {
    becomes(
        "'outer: while i < n { i += 1; }",
        Statement,
        "
        {
            let mut __while = ::fa_dsl::stage::While::begin();
            'outer: while __while.test(::fa_dsl::stage::lt(i, n)) {
                {
                    ::fa_dsl::assign!(i, i + 1, __fn_depth);
                }
                __while.body_end();
            }
        }
        ",
    );
    assert!(!rewritten("while a { break; }", Statement).contains("body_end"));
}

#[test]
fn while_let_and_for_stay() {
    becomes(
        "while let Some(mut x) = f() { x = 1; }",
        Statement,
        "
        while let Some(mut x) = f() {
            let __depth_x = ::fa_dsl::stage::depth();
            ::fa_dsl::assign!(x, 1, __depth_x);
        }
        ",
    );
    becomes(
        "'a: for (mut i, j) in range(a == b) { i = j; }",
        Statement,
        "
        'a: for (mut i, j) in range(::fa_dsl::stage::eq(a, b)) {
            let __depth_i = ::fa_dsl::stage::depth();
            ::fa_dsl::assign!(i, j, __depth_i);
        }
        ",
    );
}

#[test]
fn match_and_closures_stay() {
    becomes(
        "match a == b { Some(mut y) if y > 2 => y = 3, _ => f(c < d) }",
        Statement,
        "
        match ::fa_dsl::stage::eq(a, b) {
            Some(mut y) if ::fa_dsl::stage::gt(y, 2) => {
                let __depth_y = ::fa_dsl::stage::depth();
                ::fa_dsl::assign!(y, 3, __depth_y)
            }
            _ => f(::fa_dsl::stage::lt(c, d)),
        }
        ",
    );
    becomes(
        "each(|mut x, y| { x = y; });",
        Statement,
        "
        each(|mut x, y| {
            let __depth_x = ::fa_dsl::stage::depth();
            ::fa_dsl::assign!(x, y, __depth_x);
        });
        ",
    );
}

#[test]
fn plain_rust_is_untouched() {
    untouched("[x; { N < 3 } as usize]");
    untouched("f::<{ N < 3 }>().g::<{ N < 3 }>() as T<{ N < 3 }>");
    untouched("const { A < B }");
    untouched("assert!(A < B);");
    untouched(
        "
        fn inner() -> bool {
            let x = A < B;
            x
        }
        ",
    );
}
