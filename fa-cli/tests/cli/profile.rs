//! `fa profile`, as far as it goes without a GPU.

use crate::fixture::{SPEC, User};

#[test]
fn profiling_needs_a_gpu() {
    let user = User::new();
    user.fails(["profile"], &["`fa profile` needs a GPU"]);
    user.fails(
        ["profile", "--kernel", SPEC, "--device", "cpu"],
        &["no GPU to profile on"],
    );
}

#[test]
fn what_cannot_be_profiled_is_named() {
    let user = User::new();
    user.fails(
        ["profile", "--kernel", "Saxpy<256>"],
        &["no attention kernel"],
    );
    user.fails(["profile", "--kernel", "Nothing<1>"], &["Nothing"]);
    user.fails(["profile", "--store", "missing.study"], &["missing.study"]);
}

#[test]
fn wrong_usage_has_status_2() {
    for args in [
        &["--seq", "0"][..],
        &["--seq", "128,,256"],
        &["--head-dim", "257"],
        &["--rounds", "0"],
        &["--batch", "0"],
        &["--store", "a.study", "--kernel", SPEC],
        &["--store", "a.study", "--causal"],
    ] {
        User::new()
            .fa(["profile"].iter().chain(args).copied())
            .assert()
            .code(2)
            .stdout("");
    }
}
