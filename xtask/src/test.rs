//! `test`: the one test command.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use crate::{candle, cargo, models, nvrtc, python};

/// Runs all tests, or those that `filter` leaves, and sums up.
pub fn run(filter: &[String]) -> anyhow::Result<()> {
    let started = Instant::now();
    let (nvrtc, numpy, models) = (nvrtc::ensure()?, python::numpy()?, models::ensure()?);
    // A cache of its own: the tests neither depend on what was compiled before nor leave anything.
    let cache = cargo::target()?.join("test-cache");
    if cache.exists() {
        fs::remove_dir_all(&cache).with_context(|| format!("cannot clear {}", cache.display()))?;
    }
    let mut command = cargo::cargo()?;
    command
        .args(["test", "--workspace", "--no-fail-fast"])
        .args(filter)
        .env("FA_NVRTC_PATH", nvrtc)
        .env("FA_CACHE_DIR", &cache)
        .env("FA_TEST_PYTHONPATH", numpy)
        .env("FA_TEST_MODELS", &models)
        .stdout(Stdio::piped());
    let mut child = command.spawn().context("cannot run cargo")?;
    let mut summary = Summary::default();
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).lines() {
            let line = line?;
            println!("{line}");
            summary.read(&line);
        }
    }
    let passed = child.wait()?.success();
    if passed && filter.is_empty() {
        run_examples()?;
        candle::run_examples(&models)?;
        candle::check()?;
    }
    summary.print(started.elapsed());
    if !passed {
        bail!("tests failed");
    }
    Ok(())
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
    use super::Summary;

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
}
