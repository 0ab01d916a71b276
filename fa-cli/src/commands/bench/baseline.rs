//! A run against an earlier one: ratios of medians with intervals, and whether a kernel became slower.

#[cfg(test)]
mod tests;

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use fa::runtime::Device;
use fa_tune::stats::{Delta, Interval, cliffs_delta, median, ratio_of_independent_medians};
use serde::{Deserialize, Serialize};

use crate::commands::output::span;

/// Samples of a kernel without which its interval would say little.
pub const MINIMUM_SAMPLES: usize = 10;
/// The seed of the intervals' resamples, so that a comparison can be repeated.
const SEED: u64 = 0;

/// What a time was measured on: kernels compare where this is equal.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Setting {
    pub device: String,
    pub batch: usize,
    pub heads: usize,
    pub seq: usize,
    pub head_dim: usize,
}

impl Setting {
    pub fn of(args: &super::Bench, device: &Device) -> Setting {
        let problem = &args.problem;
        Setting {
            device: device.name().to_owned(),
            batch: problem.batch,
            heads: problem.heads,
            seq: problem.seq,
            head_dim: problem.head_dim,
        }
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (device, batch, heads) = (&self.device, self.batch, self.heads);
        let (seq, head_dim) = (self.seq, self.head_dim);
        write!(
            f,
            "batch {batch}, {heads} heads of {head_dim}, seq {seq} on {device}"
        )
    }
}

/// What is read of a row of the file; a run prints more.
#[derive(Debug, Deserialize)]
struct Earlier {
    spec: String,
    #[serde(flatten)]
    setting: Setting,
    samples_us: Vec<f64>,
}

/// What an earlier `fa bench --json` printed.
#[derive(Debug)]
pub struct Baseline {
    path: PathBuf,
    rows: Vec<Earlier>,
    /// How much slower a kernel may be, as a ratio over 1.
    tolerance: f64,
}

impl Baseline {
    /// Reads it; a kernel may be `tolerance` per cent slower.
    pub fn read(path: &Path, tolerance: f64) -> Result<Baseline> {
        Ok(Baseline {
            path: path.to_owned(),
            rows: rows(path)?,
            tolerance: tolerance / 100.0,
        })
    }

    /// Fails if no kernel can be compared, before any is measured.
    pub fn require(
        &self,
        setting: &Setting,
        specs: impl IntoIterator<Item = impl AsRef<str>>,
    ) -> Result<()> {
        let path = self.path.display();
        let Some(Earlier { setting: first, .. }) = self.rows.first() else {
            bail!("{path} has no kernel; write it with `fa bench --json`");
        };
        if !self.rows.iter().any(|row| row.setting == *setting) {
            bail!(
                "{path} was measured with {first}, this is {setting}; times of different problems or GPUs do not compare"
            );
        }
        let mut specs = specs.into_iter();
        if !specs.any(|spec| self.find(setting, spec.as_ref()).is_some()) {
            let known: Vec<&str> = self.rows.iter().map(|row| row.spec.as_str()).collect();
            let known = known.join(", ");
            bail!("none of these kernels is in {path}; it has {known}");
        }
        Ok(())
    }

    /// The kernel's samples against its earlier ones; `None` if the baseline does not have it.
    pub fn compare(&self, setting: &Setting, spec: &str, samples_us: &[f64]) -> Option<Comparison> {
        let earlier = self.find(setting, spec)?;
        // Samples of different runs do not pair.
        let (ratio, interval) = ratio_of_independent_medians(samples_us, &earlier.samples_us, SEED);
        let verdict = match interval {
            Interval { low, .. } if low > 1.0 + self.tolerance => Verdict::Slower,
            Interval { low, .. } if low > 1.0 => Verdict::Tolerated,
            Interval { high, .. } if high < 1.0 => Verdict::Faster,
            _ => Verdict::Same,
        };
        Some(Comparison {
            baseline_us: median(&earlier.samples_us),
            ratio,
            interval,
            delta: cliffs_delta(samples_us, &earlier.samples_us),
            verdict,
        })
    }

    pub fn judge(&self, comparisons: &[(String, Comparison)]) -> Result<()> {
        let is_slower = |it: &Comparison| it.verdict == Verdict::Slower;
        let slower = comparisons.iter().filter(|(_, it)| is_slower(it));
        let slower: Vec<&str> = slower.map(|(spec, _)| spec.as_str()).collect();
        if slower.is_empty() {
            return Ok(());
        }
        let (path, count, all) = (self.path.display(), slower.len(), comparisons.len());
        let slower = slower.join(", ");
        bail!("slower than in {path}, beyond the interval: {count} of {all} kernels, {slower}");
    }

    fn find(&self, setting: &Setting, spec: &str) -> Option<&Earlier> {
        let mut rows = self.rows.iter();
        rows.find(|row| row.spec == spec && row.setting == *setting)
    }
}

impl Earlier {
    fn check(&self) -> Result<()> {
        let (spec, count) = (&self.spec, self.samples_us.len());
        if count < MINIMUM_SAMPLES {
            bail!(
                "{spec} has {count} samples, a baseline needs {MINIMUM_SAMPLES}; measure it again with more --rounds"
            );
        }
        if let Some(wrong) = self.samples_us.iter().find(|time| **time <= 0.0) {
            bail!("{spec} has a sample of {wrong} µs, which is no time");
        }
        Ok(())
    }
}

/// The rows of a file of JSON lines.
fn rows(path: &Path) -> Result<Vec<Earlier>> {
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| {
        format!("cannot read the baseline {name}; write it with `fa bench --json`")
    })?;
    let mut rows: Vec<Earlier> = Vec::new();
    let lines = (1..).zip(text.lines());
    for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        let at = format!("line {number} of {name}");
        let row: Earlier = serde_json::from_str(line).with_context(|| {
            format!(
                "{at} is no row of a kernel with its samples; write the file with `fa bench --json`"
            )
        })?;
        row.check().with_context(|| at.clone())?;
        let is_same = |other: &Earlier| other.spec == row.spec && other.setting == row.setting;
        if rows.iter().any(is_same) {
            let spec = row.spec;
            bail!("{at}: {spec} is there twice; keep the rows of one run");
        }
        rows.push(row);
    }
    Ok(rows)
}

/// A kernel's time against its earlier one.
#[derive(Clone, Debug, Serialize)]
pub struct Comparison {
    /// The earlier median in microseconds.
    baseline_us: f64,
    /// The median over the earlier one.
    ratio: f64,
    /// Its 95 % interval.
    interval: Interval,
    /// Cliff's delta of the samples against the earlier ones: 1 if all are slower.
    delta: Delta,
    verdict: Verdict,
}

/// What an interval says of a ratio of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Verdict {
    /// It lies above 1, and above what is tolerated.
    Slower,
    /// It lies above 1, but not above what is tolerated.
    Tolerated,
    /// It lies below 1.
    Faster,
    /// It has 1 in it: no difference is shown.
    Same,
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = match self.verdict {
            Verdict::Slower => "slower",
            Verdict::Tolerated => "slower, as is tolerated",
            Verdict::Faster => "faster",
            Verdict::Same => "no change beyond the interval",
        };
        let (ratio, baseline_us, delta) = (self.ratio, self.baseline_us, self.delta);
        let (interval, beyond) = (span(self.interval, 4), span(delta.interval, 2));
        write!(
            f,
            "{ratio:.4} of the baseline's {baseline_us:.2} µs, 95 % interval {interval}, Cliff's delta {:+.2} ({beyond}): {verdict}",
            delta.value
        )
    }
}
