//! Nsight Compute's counters: this command runs itself under `ncu`, which measures each launch.

use std::collections::BTreeMap;
use std::env;
use std::io;
use std::iter;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use super::measure::LAUNCHES;

/// Time of a launch, in nanoseconds.
const DURATION: &str = "gpu__time_duration.sum";
/// How much of that time the tensor cores were at work.
const TENSOR: &str = "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_elapsed";
/// Bytes between DRAM and L2.
const DRAM: &str = "dram__bytes.sum";
/// Bytes that L2 was asked for.
const L2: &str = "lts__t_bytes.sum";

/// What was counted of one launch; `None` for what this GPU does not count.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Counters {
    /// Share of the tensor cores' time in use, 0 to 1.
    pub tensor: Option<f64>,
    /// DRAM traffic in GB/s.
    pub dram_gb_s: Option<f64>,
    /// L2 traffic in GB/s.
    pub l2_gb_s: Option<f64>,
}

/// Runs this command again under `ncu`, with the same arguments, to launch kernels only; `entries` are the
/// names of the entry points that each cell launches, in order.
pub fn collect(entries: &[Vec<String>]) -> Result<Vec<Counters>> {
    // The clocks stay as they are: figures are of the GPU as it is used.
    let output = Command::new("ncu")
        .args(["--csv", "--print-units", "base", "--clock-control", "none"])
        .args(["--metrics", &[DURATION, TENSOR, DRAM, L2].join(",")])
        .arg(env::current_exe()?)
        .args(env::args_os().skip(1))
        .arg("--launch-only")
        .output();
    let output = match output {
        Ok(output) => output,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            bail!("`ncu` is not on the path; it comes with the CUDA toolkit")
        }
        Err(error) => return Err(error).context("`ncu` does not start"),
    };
    let text = String::from_utf8_lossy(&output.stdout);
    if !output.status.success() {
        let message = text + String::from_utf8_lossy(&output.stderr);
        bail!("`ncu` failed ({}): {}", output.status, ending(&message));
    }
    parse(&text, entries)
}

/// The last of what was said.
fn ending(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
    lines[lines.len().saturating_sub(3)..].join("; ")
}

/// A counter of a launch.
#[derive(Deserialize)]
struct Row {
    #[serde(rename = "ID")]
    id: u32,
    #[serde(rename = "Kernel Name")]
    kernel: String,
    #[serde(rename = "Metric Name")]
    metric: String,
    #[serde(rename = "Metric Value")]
    value: String,
}

/// A launch: its kernel, and its counters by name.
type Seen = (String, BTreeMap<String, f64>);

/// Reads the table, which comes after what the program and `ncu` said.
fn parse(text: &str, entries: &[Vec<String>]) -> Result<Vec<Counters>> {
    let Some(begin) = text.find("\"ID\"") else {
        bail!("`ncu` printed no table of counters: {}", ending(text));
    };
    let mut launches: BTreeMap<u32, Seen> = BTreeMap::new();
    for row in csv::Reader::from_reader(&text.as_bytes()[begin..]).deserialize() {
        let row: Row = row.context("`ncu` printed a table that cannot be read")?;
        let seen = launches.entry(row.id);
        let (_, values) = seen.or_insert_with(|| (row.kernel, BTreeMap::new()));
        // Thousands are separated; what is not counted is "n/a".
        if let Ok(value) = row.value.replace(',', "").parse() {
            values.insert(row.metric, value);
        }
    }
    let launches: Vec<Seen> = launches.into_values().collect();
    let kernels: Vec<&str> = launches.iter().map(|(kernel, _)| kernel.as_str()).collect();
    let expected = entries
        .iter()
        .flat_map(|cell| iter::repeat_n(cell, LAUNCHES));
    let expected: Vec<&String> = expected.flatten().collect();
    let mut pairs = kernels.iter().zip(&expected);
    if kernels.len() != expected.len() || !pairs.all(|(seen, entry)| is_of(seen, entry)) {
        bail!("`ncu` saw launches of {kernels:?}, those made were of {entries:?}");
    }
    let mut rest = launches.as_slice();
    let counters = entries.iter().map(|cell| {
        let (of_cell, others) = rest.split_at(cell.len() * LAUNCHES);
        rest = others;
        // The first launch of each kernel finds the GPU's clocks low.
        counters(&of_cell[of_cell.len() - cell.len()..])
    });
    Ok(counters.collect())
}

/// Whether a launch is of this entry point; names may come with parameters.
fn is_of(kernel: &str, entry: &str) -> bool {
    kernel
        .strip_prefix(entry)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('('))
}

/// What was counted of kernels that run one after the other.
fn counters(launches: &[Seen]) -> Counters {
    let sum = |metric| -> Option<f64> {
        let values = launches
            .iter()
            .map(|(_, values)| values.get(metric).copied());
        values.sum()
    };
    let time = sum(DURATION).filter(|time| *time > 0.0);
    // Bytes of a nanosecond are 10⁹ bytes of a second.
    let rate = |metric| Some(sum(metric)? / time?);
    let percents = launches
        .iter()
        .map(|(_, it)| Some(it.get(TENSOR)? * it.get(DURATION)?));
    let busy: Option<f64> = percents.sum();
    Counters {
        tensor: busy.zip(time).map(|(busy, time)| busy / time / 100.0),
        dram_gb_s: rate(DRAM),
        l2_gb_s: rate(L2),
    }
}

#[cfg(test)]
mod tests;
