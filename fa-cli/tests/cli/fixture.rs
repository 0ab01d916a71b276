//! A user with an empty home, a folder to work in, and no GPU.

use std::path::{Path, PathBuf};

use assert_cmd::Command;
use assert_cmd::assert::Assert;
use predicates::prelude::*;
use serde_json::Value;

/// The default kernel.
pub const SPEC: &str = "FaS512<64,64,32,4>";

/// A folder with nothing in it but what a test puts there.
pub struct User {
    folder: tempfile::TempDir,
}

impl User {
    pub fn new() -> User {
        User {
            folder: tempfile::tempdir().expect("a temporary folder"),
        }
    }

    /// A path in the user's folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// `fa` with these arguments, in the user's folder, without a GPU.
    pub fn fa<'a>(&self, args: impl IntoIterator<Item = &'a str>) -> Command {
        let mut command = Command::cargo_bin("fa").expect("the command is built");
        command
            .args(args)
            .current_dir(self.folder.path())
            .env("FA_CACHE_DIR", self.path("cache"))
            .env("FA_DATA_DIR", self.path("data"))
            // The driver shows no GPU then.
            .env("CUDA_VISIBLE_DEVICES", "");
        command
    }

    /// As [`User::fa`], without NVRTC.
    pub fn fa_without_nvrtc<'a>(&self, args: impl IntoIterator<Item = &'a str>) -> Command {
        let mut command = self.fa(args);
        command.env("FA_NVRTC_PATH", self.path("nowhere"));
        command
    }

    /// Writes a file.
    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, bytes).expect("the folder is writable");
        path
    }

    /// The names of all files and folders, caches left out.
    pub fn files(&self) -> Vec<String> {
        let mut names: Vec<String> = std::fs::read_dir(self.folder.path())
            .expect("the folder exists")
            .map(|entry| {
                entry
                    .expect("it is readable")
                    .file_name()
                    .to_string_lossy()
                    .into_owned()
            })
            .filter(|name| name != "cache")
            .collect();
        names.sort();
        names
    }

    /// Runs and expects status 1, nothing on standard output, each part in the message, and no file
    /// besides those that were there.
    pub fn fails<'a>(&self, args: impl IntoIterator<Item = &'a str>, parts: &[&str]) {
        self.command_fails(self.fa(args), parts);
    }

    /// As [`User::fails`].
    pub fn command_fails(&self, mut command: Command, parts: &[&str]) {
        let before = self.files();
        let assert = command.assert().code(1).stdout("");
        let assert = assert.stderr(predicate::str::starts_with("error: "));
        contains(assert, parts);
        assert_eq!(self.files(), before, "a failure leaves no file");
    }
}

/// Expects each part on standard error.
fn contains(assert: Assert, parts: &[&str]) {
    parts.iter().fold(assert, |assert, part| {
        assert.stderr(predicate::str::contains(*part))
    });
}

/// Standard output of a run that succeeds.
pub fn stdout(mut command: Command) -> String {
    let output = command.assert().success().get_output().stdout.clone();
    String::from_utf8(output).expect("it is text")
}

/// Standard output, one JSON value for each line.
pub fn json_lines(command: Command) -> Vec<Value> {
    stdout(command)
        .lines()
        .map(|line| serde_json::from_str(line).expect("it is JSON"))
        .collect()
}

/// Standard output, one JSON value.
pub fn json(command: Command) -> Value {
    let mut lines = json_lines(command);
    assert_eq!(lines.len(), 1);
    lines.remove(0)
}

/// A path as an argument.
pub fn text(path: &Path) -> &str {
    path.to_str().expect("temporary paths are text")
}
