//! The file that an earlier run printed.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use super::{MINIMUM_SAMPLES, Setting};

/// What is read of a row; a run prints more.
#[derive(Debug, Deserialize)]
pub struct Earlier {
    pub spec: String,
    device: String,
    batch: u16,
    heads: u16,
    seq: u16,
    head_dim: u16,
    pub samples_us: Vec<f64>,
}

impl Earlier {
    pub fn setting(&self) -> Setting {
        Setting {
            device: self.device.clone(),
            batch: self.batch,
            heads: self.heads,
            seq: self.seq,
            head_dim: self.head_dim,
        }
    }

    fn check(&self) -> Result<()> {
        let Earlier {
            spec, samples_us, ..
        } = self;
        ensure!(
            samples_us.len() >= MINIMUM_SAMPLES,
            "{spec} has {} samples, a baseline needs {MINIMUM_SAMPLES}; measure it again with more --rounds",
            samples_us.len()
        );
        if let Some(wrong) = samples_us.iter().find(|time| **time <= 0.0) {
            bail!("{spec} has a sample of {wrong} µs, which is no time");
        }
        Ok(())
    }
}

/// The rows of a file of JSON lines.
pub fn rows(path: &Path) -> Result<Vec<Earlier>> {
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| {
        format!("cannot read the baseline {name}; write it with `fa bench --json`")
    })?;
    let mut rows: Vec<Earlier> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        let at = || format!("line {} of {name}", index + 1);
        let row: Earlier = serde_json::from_str(line).with_context(|| {
            format!(
                "{} is no row of a kernel with its samples; write the file with `fa bench --json`",
                at()
            )
        })?;
        row.check().with_context(at)?;
        ensure!(
            !rows
                .iter()
                .any(|other| other.spec == row.spec && other.setting() == row.setting()),
            "{}: {} is there twice; keep the rows of one run",
            at(),
            row.spec
        );
        rows.push(row);
    }
    Ok(rows)
}
