//! Python scripts call the library through ctypes, with numpy's arrays. Where there is no numpy the tests report themselves as
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
    let scripts = [
        ("numpys_arrays", "host.py"),
        ("blocks_that_masks_hide", "mask_blocks.py"),
    ];
    let tests = scripts.map(|(name, script)| {
        Trial::test(name, move || run(script)).with_ignored_flag(missing && !required)
    });
    libtest_mimic::run(&Arguments::from_args(), tests.into()).exit_code()
}

fn run(script: &str) -> Result<(), Failed> {
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/python");
    let script = scripts.join(script);
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
