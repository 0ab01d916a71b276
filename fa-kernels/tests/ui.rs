//! What `#[kernel]` and `#[device]` accept, and what they say about what they do not: one case for
//! each rule. `TRYBUILD=overwrite cargo test -p fa-kernels --test ui` rewrites the expected messages.
//!
//! It is here because trybuild compiles all that the package depends on, its tests included, once more: this is the smallest that
//! has the language and a kernel with gates.

mod nested;

use std::env;
use std::process::{Command, Stdio};

#[test]
fn ui() {
    // The variables are those of this process, which cannot set them itself: it runs itself with them. Cases are told about on stderr.
    let variables = nested::variables();
    if !(variables.iter()).all(|(name, value)| env::var(name).as_ref() == Ok(value)) {
        let mut program = Command::new(env::current_exe().expect("this program has a path"));
        program.args(env::args_os().skip(1)).envs(variables);
        program
            .env("RUST_TEST_NOCAPTURE", "1")
            .stdout(Stdio::null());
        assert!(program.status().expect("it runs").success());
        return;
    }
    let cases = trybuild::TestCases::new();
    cases.pass("tests/ui/pass/*.rs");
    cases.compile_fail("tests/ui/fail/*.rs");
}
