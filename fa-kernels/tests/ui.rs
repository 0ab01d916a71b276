//! What `#[kernel]` and `#[device]` accept, and what they say about what they do not: one case for
//! each rule. `TRYBUILD=overwrite cargo test -p fa-kernels --test ui` rewrites the expected messages.
//!
//! It is here because trybuild compiles all that the package depends on, its tests included, once more: this is the smallest that
//! has the language and a kernel with gates.

#[test]
fn ui() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/ui/pass/*.rs");
    cases.compile_fail("tests/ui/fail/*.rs");
}
