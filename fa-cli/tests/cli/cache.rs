//! `fa cache`.

use crate::fixture::{SPEC, User, json, json_lines, stdout};

#[test]
fn an_empty_cache() {
    let user = User::new();
    assert!(json_lines(user.fa(["cache", "ls", "--json"])).is_empty());
    assert!(stdout(user.fa(["cache", "ls"])).starts_with("0 cubins"));
    assert_eq!(json(user.fa(["cache", "clear", "--json"]))["cubins"], 0);
    user.fails(["cache", "export", "bundle"], &["nothing in the cache"]);
}

#[test]
fn a_bundle_goes_to_a_machine_without_nvrtc() {
    let (here, there) = (User::new(), User::new());
    let bundle = here.path("bundle");
    let bundle = bundle.to_str().expect("temporary paths are text");
    let exported = json(here.fa([
        "cache", "export", bundle, SPEC, "Saxpy<>", "--arch", "sm_80", "--json",
    ]));
    assert_eq!(exported["cubins"], 2);
    assert_eq!(
        json(there.fa_without_nvrtc(["cache", "import", bundle, "--json"]))["cubins"],
        2
    );

    let listed = json_lines(there.fa_without_nvrtc(["cache", "ls", "--json"]));
    let mut specs: Vec<_> = listed.iter().map(|row| row["spec"].clone()).collect();
    specs.sort_by_key(ToString::to_string);
    assert_eq!(specs, [SPEC, "Saxpy<>"]);
    assert!(
        listed
            .iter()
            .all(|row| row["arch"] == "sm_80" && row["bytes"].as_u64() > Some(1000))
    );
    // It is found without NVRTC.
    stdout(there.fa_without_nvrtc(["emit", SPEC, "--cubin", "-o", "kernel.cubin"]));
    assert_eq!(json(there.fa(["cache", "clear", "--json"]))["cubins"], 2);
    assert!(json_lines(there.fa(["cache", "ls", "--json"])).is_empty());
}

#[test]
fn what_is_cached_is_exported_by_architecture() {
    let user = User::new();
    stdout(user.fa(["emit", "Saxpy<>", "--cubin", "-o", "a.cubin"]));
    stdout(user.fa([
        "emit", "Saxpy<>", "--cubin", "-o", "b.cubin", "--arch", "sm_89",
    ]));
    assert_eq!(
        json(user.fa(["cache", "export", "all", "--json"]))["cubins"],
        2
    );
    let export = ["cache", "export", "some", "--arch", "sm_89", "--json"];
    assert_eq!(json(user.fa(export))["cubins"], 1);
    user.fails(
        ["cache", "export", "none", "--arch", "sm_120"],
        &["nothing in the cache"],
    );
}

#[test]
fn exports_that_fail() {
    let user = User::new();
    let arch = ["--arch", "sm_80"];
    let export = |rest: [&'static str; 2]| ["cache", "export"].into_iter().chain(rest).chain(arch);
    user.fails(
        export(["bundle", "FaS512<64,64,48,4>"]),
        &["gate `pipeline`"],
    );
    user.fails(export(["bundle", "FaS512<"]), &["cannot read the spec"]);
    user.fails(
        export(["none/bundle", "Saxpy<>"]),
        &["cannot write none/bundle"],
    );
    user.fails(["cache", "export", "bundle", SPEC], &["--arch"]);
    let command = user.fa_without_nvrtc(export(["bundle", SPEC]));
    user.command_fails(command, &["fa setup"]);
}

#[test]
fn a_cache_that_cannot_be_written_exports_nothing() {
    let user = User::new();
    let file = user.write("file", "");
    let mut command = user.fa(["cache", "export", "bundle", "Saxpy<>", "--arch", "sm_80"]);
    command.env("FA_CACHE_DIR", file.join("cache"));
    let output = command.assert().code(1).get_output().clone();
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        message.contains("WARN") && message.contains("error: "),
        "{message}"
    );
    assert_eq!(user.files(), ["file"]);
}

#[test]
fn imports_that_fail() {
    let user = User::new();
    user.fails(["cache", "import", "none"], &["cannot read none"]);
    user.write("text", "no bundle");
    user.fails(["cache", "import", "text"], &["text is damaged"]);
}
