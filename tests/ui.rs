//! What `#[kernel]` and `#[device]` accept, and what they say about what they do not: one case for
//! each rule. `TRYBUILD=overwrite cargo test --test ui` rewrites the expected messages.

#[test]
fn ui() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/ui/pass/*.rs");
    cases.compile_fail("tests/ui/fail/*.rs");
}
