//! A Python script calls the library through ctypes, with numpy's arrays. Where there is no numpy the test reports itself as
//! ignored; `cargo xtask test` fetches it, and says where with `FA_TEST_PYTHONPATH`, which makes that a failure.

mod library;

use std::path::Path;
use std::process::{Command, ExitCode};

use libtest_mimic::{Arguments, Failed, Trial};

fn python() -> Command {
    let mut python = Command::new("python3");
    if let Some(path) = std::env::var_os("FA_TEST_PYTHONPATH") {
        python.env("PYTHONPATH", path);
    }
    python
}

fn main() -> ExitCode {
    let imports = python().args(["-c", "import numpy"]).output();
    let missing = !imports.is_ok_and(|output| output.status.success());
    let required = std::env::var_os("FA_TEST_PYTHONPATH").is_some();
    let test = Trial::test("numpys_arrays", run).with_ignored_flag(missing && !required);
    libtest_mimic::run(&Arguments::from_args(), vec![test]).exit_code()
}

fn run() -> Result<(), Failed> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/python/host.py");
    let output = python()
        .arg(script)
        .env("FA_LIBRARY", library::folder().join("libfa.so"))
        .output()?;
    let [out, err] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    match output.status.success() && out == "passed\n" {
        true => Ok(()),
        false => Err(format!("{:?}\n{out}{err}", output.status).into()),
    }
}
