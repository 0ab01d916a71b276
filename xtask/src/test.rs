//! `test`: the one test command.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::Stdio;
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow, bail};

use crate::programs::{self, Ended, Variables};
use crate::{candle, cargo, models, nvrtc, python};

/// Runs all tests, or those that `filter` leaves, and sums up.
pub fn run(filter: &[String]) -> anyhow::Result<()> {
    let started = Instant::now();
    let mut summary = Summary::default();
    let passed = match filter {
        [] => run_all(&mut summary),
        _ => run_cargo(filter, &variables()?, &mut summary),
    };
    summary.print(started.elapsed());
    if !passed? {
        bail!("tests failed");
    }
    Ok(())
}

/// What the tests are told; fetched, unless it is there.
fn variables() -> anyhow::Result<Variables> {
    let (nvrtc, numpy, models) = (nvrtc::ensure()?, python::numpy()?, models::ensure()?);
    // A cache of its own: the tests neither depend on what was compiled before nor leave anything.
    let cache = cargo::target()?.join("test-cache");
    if cache.exists() {
        fs::remove_dir_all(&cache).with_context(|| format!("cannot clear {}", cache.display()))?;
    }
    Ok(vec![
        ("FA_NVRTC_PATH", nvrtc),
        ("FA_CACHE_DIR", cache),
        ("FA_TEST_PYTHONPATH", numpy),
        ("FA_TEST_MODELS", models),
    ])
}

/// Runs everything. Whether it passed.
fn run_all(summary: &mut Summary) -> anyhow::Result<bool> {
    let fetched = OnceLock::new();
    let variables = || {
        let fetched = fetched.get_or_init(|| {
            let mut variables = variables()?;
            // The tests of the C library need not build it, without the features that the workspace's tests ask for.
            variables.push(("FA_TEST_LIBRARY", cargo::target()?.join("debug")));
            anyhow::Ok(variables)
        });
        fetched.as_ref().map_err(|error| anyhow!("{error:#}"))
    };
    let mut documented = Summary::default();
    // Cargo runs the examples of the documentation, which are no programs that it builds. What cargo compiles crate after crate leaves
    // cores idle when it is alone, so all of this runs beside the programs.
    let beside = || {
        let passed = run_cargo(&["--doc".to_owned()], variables()?, &mut documented)?;
        run_examples()?;
        candle::run_examples(&models::ensure()?)?;
        candle::check()?;
        Ok(passed)
    };
    let passed = thread::scope(|scope| {
        // The first program is built long after that is there.
        scope.spawn(|| variables().inspect_err(|error| eprintln!("Error: {error:#}")));
        run_programs(&variables, summary, beside)
    });
    summary.add(documented);
    passed
}

/// Runs all test programs with what `variables` returns, and `beside` with them. Whether they could be built and all passed.
fn run_programs<'a>(
    variables: &(impl Fn() -> anyhow::Result<&'a Variables> + Sync),
    summary: &mut Summary,
    beside: impl FnOnce() -> anyhow::Result<bool>,
) -> anyhow::Result<bool> {
    let mut passed = true;
    let ended = |program: Ended| {
        let (name, output, seconds) = (&program.name, &program.output, program.duration);
        let seconds = seconds.as_secs_f64();
        // In one piece, because others print as well.
        print!("     Running {name}\n{output}{name}: {seconds:.1} s\n");
        summary.read_program(&program);
        passed &= program.passed;
    };
    let others = programs::run(variables, ended, beside)?;
    Ok(others && passed)
}

/// Runs `cargo test` with these arguments. Whether everything passed.
fn run_cargo(
    arguments: &[String],
    variables: &Variables,
    summary: &mut Summary,
) -> anyhow::Result<bool> {
    let mut child = cargo::cargo()?
        .args(["test", "--workspace", "--no-fail-fast"])
        .args(arguments)
        .envs(variables.iter().map(|(name, value)| (name, value)))
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot run cargo")?;
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).lines() {
            let line = line?;
            println!("{line}");
            summary.read(&line);
        }
    }
    Ok(child.wait()?.success())
}

/// Runs every example: they end by themselves, without a GPU too.
fn run_examples() -> anyhow::Result<()> {
    let folder = cargo::root().join("examples");
    let mut names: Vec<String> = fs::read_dir(&folder)?
        .filter_map(|entry| {
            let name = entry.ok()?.file_name().into_string().ok()?;
            Some(name.strip_suffix(".rs")?.to_owned())
        })
        .collect();
    names.sort();
    for name in names {
        cargo::run_example(&name, &[])?;
    }
    cargo::run_example("million_keys", &[])
}

/// What the test harnesses reported.
#[derive(Debug, Default)]
struct Summary {
    passed: u64,
    ignored: u64,
    failed: Vec<String>,
}

impl Summary {
    /// Takes in all that a program printed. One that failed without a test that did, as when it was killed, is named itself.
    fn read_program(&mut self, program: &Ended) {
        let before = self.failed.len();
        program.output.lines().for_each(|line| self.read(line));
        if !program.passed && self.failed.len() == before {
            self.failed.push(program.name.clone());
        }
    }

    /// Takes in a line such as `test result: ok. 5 passed; 0 failed; 1 ignored; …` or
    /// `test name ... FAILED`.
    fn read(&mut self, line: &str) {
        if let Some(name) = line
            .strip_prefix("test ")
            .and_then(|rest| rest.strip_suffix(" ... FAILED"))
        {
            self.failed.push(name.to_owned());
        }
        let Some(counts) = line.strip_prefix("test result: ") else {
            return;
        };
        let count = |what: &str| -> u64 {
            let before = counts
                .split(what)
                .next()
                .filter(|before| before.len() < counts.len());
            before
                .and_then(|b| b.split_whitespace().last()?.parse().ok())
                .unwrap_or(0)
        };
        self.passed += count(" passed");
        self.ignored += count(" ignored");
    }

    fn add(&mut self, other: Summary) {
        self.passed += other.passed;
        self.ignored += other.ignored;
        self.failed.extend(other.failed);
    }

    fn print(&self, elapsed: Duration) {
        println!(
            "\n{} passed, {} failed, {} ignored or skipped, in {:.0} s",
            self.passed,
            self.failed.len(),
            self.ignored,
            elapsed.as_secs_f64(),
        );
        for name in &self.failed {
            println!("  FAILED {name}");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Ended, Summary};

    #[test]
    fn results_are_summed() {
        let mut summary = Summary::default();
        for line in [
            "test a ... ok",
            "test b::c ... FAILED",
            "test result: FAILED. 5 passed; 1 failed; 2 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "test result: ok. 70 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s",
        ] {
            summary.read(line);
        }
        assert_eq!((summary.passed, summary.ignored), (75, 2));
        assert_eq!(summary.failed, ["b::c"]);
    }

    #[test]
    fn a_program_that_ends_too_early_has_failed() {
        let mut summary = Summary::default();
        let mut ended = Ended {
            name: "tests/cache.rs".to_owned(),
            output: "test a ... ok\nsignal: 9 (SIGKILL)\n".to_owned(),
            passed: false,
            duration: Duration::ZERO,
        };
        summary.read_program(&ended);
        assert_eq!(summary.failed, ["tests/cache.rs"]);
        ended.output = "test b ... FAILED\n".to_owned();
        summary.read_program(&ended);
        assert_eq!(summary.failed, ["tests/cache.rs", "b"]);
    }
}
