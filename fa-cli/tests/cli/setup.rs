//! `fa setup`, with a stand-in for Python: nothing is downloaded.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use assert_cmd::Command;

use crate::fixture::{User, json, stdout};

/// `fa` with only `python3` on the path, a shell script, or with nothing on it.
fn setup(user: &User, python: Option<&str>, args: &[&str]) -> Command {
    let bin = user.path("bin");
    fs::create_dir_all(&bin).expect("the folder is writable");
    if let Some(python) = python {
        let script = bin.join("python3");
        fs::write(&script, format!("#!/bin/sh\n{python}\n")).expect("the folder is writable");
        fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).expect("it is ours");
    }
    let mut command = user.fa(["setup"].iter().chain(args).copied());
    // Nothing else is searched.
    command
        .env("PATH", &bin)
        .env("FA_NVRTC_PATH", user.path("data/nvrtc"));
    command
}

/// Puts empty libraries where pip would, into the folder after `--target`.
const INSTALLS: &str = r#"
while [ "$1" != --target ]; do shift; done
/bin/mkdir -p "$2/nvidia/cu13/lib"
: > "$2/nvidia/cu13/lib/libnvrtc.so.13"
: > "$2/nvidia/cu13/lib/libnvrtc-builtins.so.13.0"
"#;

#[test]
fn pip_fills_the_data_folder_once() {
    let user = User::new();
    let outcome = json(setup(&user, Some(INSTALLS), &["--json"]));
    assert_eq!(
        (&outcome["installed"], &outcome["version"]),
        (&true.into(), &"13.0".into())
    );
    assert!(
        user.path("data/nvrtc/nvidia/cu13/lib/libnvrtc.so.13")
            .is_file()
    );
    let names = fs::read_dir(user.path("data")).expect("it exists").count();
    assert_eq!(names, 1, "nothing temporary is left");

    let text = stdout(setup(&user, Some("exit 1"), &[]));
    assert!(text.contains("there already"), "{text}");
    let outcome = json(setup(&user, Some(INSTALLS), &["--json", "--force"]));
    assert_eq!(outcome["installed"], true);
}

#[test]
fn no_python() {
    let user = User::new();
    let command = setup(&user, None, &[]);
    command_fails(&user, command, &["no python3 on the PATH", "FA_NVRTC_PATH"]);
}

#[test]
fn no_pip() {
    let user = User::new();
    let python = "echo '/usr/bin/python3: No module named pip' >&2; exit 1";
    let command = setup(&user, Some(python), &[]);
    command_fails(&user, command, &["no pip", "ensurepip"]);
}

#[test]
fn pip_that_fails_is_quoted() {
    let user = User::new();
    let command = setup(&user, Some("echo 'no space left' >&2; exit 3"), &[]);
    command_fails(
        &user,
        command,
        &[
            "nvidia-cuda-nvrtc==13.0.*",
            "exit status: 3",
            "no space left",
        ],
    );
}

#[test]
fn pip_that_installs_something_else() {
    let user = User::new();
    let python = r#"while [ "$1" != --target ]; do shift; done; /bin/mkdir -p "$2""#;
    setup(&user, Some(python), &[]).assert().code(1);
}

#[test]
fn a_data_folder_that_cannot_be_written() {
    let user = User::new();
    let file = user.write("file", "");
    let mut command = setup(&user, Some(INSTALLS), &[]);
    command.env("FA_DATA_DIR", file.join("data"));
    command_fails(&user, command, &["cannot write to", "FA_DATA_DIR"]);
}

/// A failure leaves no NVRTC behind, nor parts of one.
fn command_fails(user: &User, mut command: Command, parts: &[&str]) {
    let output = command.assert().code(1).stdout("").get_output().clone();
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    for part in parts {
        assert!(message.contains(part), "{part:?} is not in:\n{message}");
    }
    let left = fs::read_dir(user.path("data")).map_or(0, Iterator::count);
    assert_eq!(left, 0, "nothing is left in the data folder");
}
