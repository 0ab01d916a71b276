//! One test for each rule, by its message.

use crate::testing::{device, kernel, messages};

/// A kernel that obeys the rules.
struct Good {
    arguments: &'static str,
    function: &'static str,
}

const PLAIN: Good = Good {
    arguments: "name = K, threads = A * 32, min_blocks = 1, gates = crate::gates",
    function: "pub fn k<#[values(1, 2)] const A: u32 = 2, const B: bool = true>(
        x: Tensor<f32>, n: u32,
    ) { body(); }",
};

/// One that is generic over its element type.
const GENERIC: Good = Good {
    arguments: "name = K, types(f16, bf16), threads = 32",
    function: "fn k<T: Half, const B: bool>(x: Tensor<T>) {}",
};

/// One with options and a group of parameters.
const GROUPED: Good = Good {
    arguments: "name = K, threads = 32, options(variant: Variant)",
    function: "fn k<const B: bool>(#[group] p: P) {}",
};

impl Good {
    /// The messages when `from` is replaced by `to`.
    #[track_caller]
    fn with(&self, from: &str, to: &str) -> Vec<String> {
        let Good {
            arguments,
            function,
        } = self;
        assert!(
            arguments.contains(from) || function.contains(from),
            "{from}"
        );
        let replaced = [arguments, function].map(|source| source.replacen(from, to, 1));
        messages(kernel(&replaced[0], &replaced[1]))
    }
}

/// The messages for a good kernel in which `from` is replaced by `to`.
#[track_caller]
fn with(from: &str, to: &str) -> Vec<String> {
    PLAIN.with(from, to)
}

#[track_caller]
fn rejects(messages: &[String], start: &str) {
    let [message] = messages else {
        panic!("one message expected: {messages:?}")
    };
    assert!(message.starts_with(start), "{message}");
}

#[test]
fn a_good_kernel_passes() {
    assert_eq!(with("name", "name"), Vec::<String>::new());
}

#[test]
fn arguments() {
    rejects(&with("name = K,", ""), "a kernel needs a name");
    rejects(&with("name = K", "name = \"K\""), "`name` is an identifier");
    rejects(&with("name = K", "name = a::K"), "`name` is an identifier");
    rejects(
        &with("threads = A * 32,", ""),
        "a kernel needs the number of threads",
    );
    rejects(
        &with("crate::gates", "1"),
        "`gates` is the path of a module",
    );
    rejects(
        &with("name = K", "name = K, blocks = 1"),
        "a kernel has no argument `blocks`",
    );
    rejects(
        &with("name = K", "name = K, name = K"),
        "`name` is given twice",
    );
}

#[test]
fn arguments_have_their_form() {
    rejects(&with("name = K", "name(K)"), "`name` takes a value");
    rejects(&with("name = K", "name"), "`name` takes a value");
    rejects(
        &with("name = K", "name = K, types = f16"),
        "`types` takes a list",
    );
    rejects(
        &with("name = K", "name = K, crate = 1"),
        "`crate` is the path of `fa_dsl`",
    );
    for (given, message) in [
        (
            "name = K, cooperative = true",
            "`cooperative` takes no value",
        ),
        (
            "name = K, cooperative(true)",
            "`cooperative` takes no value",
        ),
        (
            "name = K, cooperative, cooperative",
            "`cooperative` is given twice",
        ),
    ] {
        rejects(&with("name = K", given), message);
    }
    assert_eq!(
        with("name = K", "name = K, cooperative"),
        Vec::<String>::new()
    );
    assert_eq!(
        with("name = K", "name = K, crate = fa::dsl"),
        Vec::<String>::new()
    );
}

#[test]
fn element_types() {
    for (from, to) in [
        ("T: Half", "T: Half"),
        ("T: Half", "T"),
        ("T: Half", "/** Queries. */ T: Half + Direct"),
        (", const B: bool", ""),
    ] {
        assert_eq!(GENERIC.with(from, to), Vec::<String>::new());
    }
    rejects(
        &GENERIC.with("T: Half", "T: Half, U: Half"),
        "a kernel is generic over one type, that of its elements; `U` is a second",
    );
    rejects(
        &GENERIC.with("types(f16, bf16), ", ""),
        "`T` needs the types that it is",
    );
    rejects(
        &GENERIC.with("T: Half, ", ""),
        "`types` says what a type parameter is",
    );
    rejects(
        &GENERIC.with("f16, bf16", "f16, bf16, f16"),
        "`f16` is listed twice",
    );
    rejects(
        &GENERIC.with("(f16, bf16)", "()"),
        "`types` needs at least one type",
    );
    rejects(
        &GENERIC.with("f16, bf16", "half::f16"),
        "`types` lists the names of types",
    );
    rejects(
        &GENERIC.with("T: Half, const B: bool", "const B: bool, T: Half"),
        "the element type `T` comes before the tunables",
    );
    rejects(
        &GENERIC.with("T: Half", "T: Half = f16"),
        "an element type has no default",
    );
    rejects(
        &GENERIC.with("T: Half", "#[cfg(a)] T: Half"),
        "a type parameter of a kernel cannot have this",
    );
    rejects(
        &GENERIC.with("const B", "const ELEMENT"),
        "`ELEMENT` would be the field `element`",
    );
}

#[test]
fn named_values() {
    assert_eq!(
        with("(1, 2)", "(always = 1, never = 2)"),
        Vec::<String>::new()
    );
    rejects(
        &with("(1, 2)", "(always = 1, 2)"),
        "`A` names some of its values",
    );
    rejects(
        &with("(1, 2)", "(always = 1, always = 2)"),
        "two values are called `always`",
    );
    rejects(
        &with("(1, 2)", "(always = 2, never = 2)"),
        "2 is listed twice",
    );
    rejects(
        &with("(1, 2)", "(\"always\" = 1, never = 2)"),
        "the name of a value is an identifier",
    );
    rejects(
        &with("(1, 2)", "(always = ONE, never = 2)"),
        "a value of a `u32` is an integer literal",
    );
}

#[test]
fn groups() {
    for (from, to) in [
        ("#[group] p: P", "#[group] p: P"),
        ("#[group] p: P", "#[group] p: P<f16>, #[group] q: Q"),
        ("#[group] p: P", "n: u32"),
        ("variant: Variant", "variant: a::Variant,"),
    ] {
        assert_eq!(GROUPED.with(from, to), Vec::<String>::new());
    }
    for bad in ["", "Variant", "a: A, b: B", "a: "] {
        rejects(
            &GROUPED.with("variant: Variant", bad),
            "`options` names a field",
        );
    }
    rejects(
        &GROUPED.with("(variant: Variant)", " = Variant"),
        "`options` takes a list",
    );
    rejects(
        &GROUPED.with("variant: Variant", "b: Variant"),
        "`b` is the field of the tunable `B`, too",
    );
    rejects(
        &GROUPED.with("options(variant: Variant)", ""),
        "which parameters of a group there are follows from options",
    );
    rejects(
        &GROUPED.with("#[group]", "#[group(p)]"),
        "unexpected token in attribute",
    );
    rejects(
        &GROUPED.with("#[group]", "#[group] #[group]"),
        "a parameter is marked as a group twice",
    );
    rejects(
        &GROUPED.with("#[group]", "#[group] #[when(B)]"),
        "a group says itself which",
    );
    rejects(
        &GENERIC.with("types(f16, bf16)", "types(f16, bf16), options(element: V)"),
        "the field `element` is that of the element type",
    );
}

#[test]
fn qualifiers() {
    rejects(
        &with("pub fn", "pub const fn"),
        "a `#[kernel]` function cannot be `const`",
    );
    rejects(
        &with("pub fn", "pub async fn"),
        "a `#[kernel]` function cannot be `async`",
    );
    rejects(
        &with("pub fn", "pub unsafe fn"),
        "a `#[kernel]` function cannot be `unsafe`",
    );
    rejects(
        &with("pub fn", "pub extern \"C\" fn"),
        "a `#[kernel]` function cannot be `extern`",
    );
}

#[test]
fn signature() {
    rejects(&with(") {", ") -> u32 {"), "a kernel returns nothing");
    rejects(&with("k<", "k<'a, "), "a kernel has no lifetimes");
    rejects(
        &with(") {", ") where u32: Copy {"),
        "a kernel has no `where` clause",
    );
    rejects(
        &with("x: Tensor<f32>, n: u32,", ""),
        "a kernel needs at least one parameter",
    );
    rejects(&with("x: Tensor<f32>", "self"), "a kernel is no method");
    rejects(
        &with("n: u32", "mut n: u32"),
        "a parameter of a kernel is a plain identifier",
    );
    rejects(
        &with("n: u32", "(n, m): (u32, u32)"),
        "a parameter of a kernel is a plain identifier",
    );
    rejects(&with("n: u32", "n: &u32"), "a parameter is no reference");
    rejects(
        &with("n: u32", "#[cfg(a)] n: u32"),
        "a parameter of a kernel cannot have this",
    );
}

#[test]
fn tunables() {
    rejects(
        &with("A: u32", "A: usize"),
        "a tunable is a `u32` or a `bool`",
    );
    rejects(&with("#[values(1, 2)]", ""), "`A` needs its values");
    rejects(
        &with("#[values(1, 2)]", "#[values(1)] #[values(2)]"),
        "`A` lists its values twice",
    );
    rejects(&with("(1, 2)", "()"), "`A` needs at least one value");
    rejects(
        &with("(1, 2)", "(-1, 2)"),
        "a value of a `u32` is an integer literal",
    );
    rejects(
        &with("(1, 2)", "(1u64, 2)"),
        "a value of a `u32` is an integer literal",
    );
    rejects(&with("(1, 2)", "(5000000000, 2)"), "number too large");
    rejects(&with("(1, 2)", "(2, 0x2)"), "2 is listed twice");
    rejects(
        &with("A: u32 = 2", "A: u32 = 3"),
        "the default 3 is not one of the values 1, 2",
    );
    rejects(
        &with("const B", "#[values(true)] const B"),
        "a `bool` takes both values",
    );
    rejects(
        &with("= true", "= YES"),
        "the default of a `bool` is `true` or `false`",
    );
    rejects(
        &with("const B", "#[cfg(a)] const B"),
        "a tunable of a kernel cannot have this",
    );
    assert_eq!(with("const B", "#[option] const B"), Vec::<String>::new());
    rejects(
        &with("const B", "#[option(1)] const B"),
        "unexpected token in attribute",
    );
    rejects(
        &with("const B", "#[option] #[option] const B"),
        "`B` is marked as an option twice",
    );
    rejects(
        &with("const B: bool = true", "#[option] const B: bool"),
        "`B` is an option and needs",
    );
    rejects(
        &with("const B", "const a"),
        "`A` and `a` are both the field `a`",
    );
}

#[test]
fn body() {
    rejects(&with("body();", "return;"), "`return` cannot be staged");
    rejects(
        &with("body();", "f(|| { return; });"),
        "`return` cannot be staged",
    );
    rejects(&with("body();", "f()?;"), "`?` cannot be staged");
    rejects(&with("body();", "f().await;"), "`.await` cannot be staged");
    rejects(
        &with("body();", "unsafe { f() }"),
        "the kernel language has no `unsafe`",
    );
    rejects(
        &with("body();", "let x = 'a: { break 'a 1 };"),
        "a `break` with a label cannot",
    );
    rejects(
        &with("body();", "(a, b) = (b, a);"),
        "destructuring assignment cannot be staged",
    );
    for good in [
        "fn f() { return; }",
        "loop { break; }",
        "'a: loop { break 'a; }",
        "_ = f();",
    ] {
        assert_eq!(with("body();", good), Vec::<String>::new());
    }
}

#[test]
fn optional_parameters() {
    for good in ["#[when(B)] n: u32", "#[when(A == 1 && config.b)] n: u32"] {
        assert_eq!(with("n: u32", good), Vec::<String>::new());
    }
    for bad in ["#[when] n: u32", "#[when()] n: u32", "#[when = B] n: u32"] {
        rejects(&with("n: u32", bad), "`when` takes the condition");
    }
    rejects(
        &with("n: u32", "#[when(B, A == 1)] n: u32"),
        "unexpected token",
    );
    rejects(
        &with("n: u32", "#[when(B)] #[when(A == 1)] n: u32"),
        "a parameter has one condition; join the two",
    );
    rejects(
        &with("n: u32", "#[unless(B)] n: u32"),
        "a parameter of a kernel cannot have this attribute",
    );
    let many: String = (0..65).map(|n| format!("#[when(B)] n{n}: u32,")).collect();
    rejects(
        &with("n: u32,", &many),
        "a kernel has at most 64 parameters with `#[when]`",
    );
}

#[test]
fn all_errors_are_reported_at_once() {
    let function = "async fn k<T, const A: u32>() -> u32 { return 1 }";
    let messages = messages(kernel("block = 1", function));
    assert_eq!(messages.len(), 9, "{messages:#?}");
}

#[test]
fn what_is_no_function() {
    let expected = "`#[kernel]` goes on a function with a body";
    for item in ["struct S;", "fn f();"] {
        rejects(&messages(kernel("name = K, threads = 1", item)), expected);
    }
}

#[test]
fn device_functions() {
    let device = |arguments, function| messages(device(arguments, function));
    assert_eq!(
        device("", "fn f<T>(&mut self, x: &T) -> T { x }"),
        Vec::<String>::new()
    );
    for argument in ["a", "a = 1", "crate", "crate(fa)"] {
        rejects(
            &device(argument, "fn f() {}"),
            "`#[device]` takes no argument but `crate = path`",
        );
    }
    rejects(&device("crate = 1", "fn f() {}"), "`crate` is the path of");
    assert_eq!(device("crate = fa::dsl", "fn f() {}"), Vec::<String>::new());
    rejects(
        &device("", "const fn f() {}"),
        "a `#[device]` function cannot be `const`",
    );
    rejects(
        &device("", "unsafe fn f() {}"),
        "a `#[device]` function cannot be `unsafe`",
    );
    rejects(
        &device("", "fn f() { return; }"),
        "`return` cannot be staged",
    );
    rejects(
        &device("", "fn f();"),
        "`#[device]` goes on a function with a body",
    );
}
