//! Nsight Compute's counters: this command runs itself under `ncu`, which measures each launch.

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsStr;
use std::io;
use std::iter;
use std::process::{Command, Output};

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
/// names of their entry points, in order.
pub fn collect(entries: &[String]) -> Result<Vec<Counters>> {
    let program = env::current_exe()?;
    let output = command(program.as_os_str())
        .args(env::args_os().skip(1))
        .arg("--launch-only")
        .output();
    match output {
        Ok(output) => read(&output, entries),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            bail!("`ncu` is not on the path; it comes with the CUDA toolkit")
        }
        Err(error) => Err(error).context("`ncu` does not start"),
    }
}

/// The clocks stay as they are: figures are of the GPU as it is used.
fn command(program: &OsStr) -> Command {
    let mut command = Command::new("ncu");
    command
        .args(["--csv", "--print-units", "base", "--clock-control", "none"])
        .args(["--metrics", &[DURATION, TENSOR, DRAM, L2].join(",")])
        .arg(program);
    command
}

fn read(output: &Output, entries: &[String]) -> Result<Vec<Counters>> {
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

/// A launch, by its counters.
struct Seen {
    kernel: String,
    values: BTreeMap<String, f64>,
}

/// Reads the table, which comes after what the program and `ncu` said.
fn parse(text: &str, entries: &[String]) -> Result<Vec<Counters>> {
    let Some(begin) = text.find("\"ID\"") else {
        bail!("`ncu` printed no table of counters: {}", ending(text));
    };
    let mut launches: BTreeMap<u32, Seen> = BTreeMap::new();
    for row in csv::Reader::from_reader(&text.as_bytes()[begin..]).deserialize() {
        let row: Row = row.context("`ncu` printed a table that cannot be read")?;
        let seen = launches.entry(row.id).or_insert_with(|| Seen {
            kernel: row.kernel,
            values: BTreeMap::new(),
        });
        // Thousands are separated; what is not counted is "n/a".
        if let Ok(value) = row.value.replace(',', "").parse() {
            seen.values.insert(row.metric, value);
        }
    }
    let launches: Vec<Seen> = launches.into_values().collect();
    let kernels: Vec<&str> = launches.iter().map(|seen| seen.kernel.as_str()).collect();
    let expected = entries
        .iter()
        .flat_map(|entry| iter::repeat_n(entry, LAUNCHES));
    let mut pairs = kernels.iter().zip(expected);
    if kernels.len() != entries.len() * LAUNCHES || !pairs.all(|(seen, entry)| is_of(seen, entry)) {
        bail!("`ncu` saw launches of {kernels:?}, those made were of {entries:?}");
    }
    // The first launch of each kernel finds the GPU's clocks low.
    let last = launches.chunks(LAUNCHES).filter_map(<[Seen]>::last);
    Ok(last.map(Seen::counters).collect())
}

/// Whether a launch is of this entry point; names may come with parameters.
fn is_of(kernel: &str, entry: &str) -> bool {
    kernel
        .strip_prefix(entry)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('('))
}

impl Seen {
    fn counters(&self) -> Counters {
        let value = |metric| self.values.get(metric).copied();
        // Bytes of a nanosecond are 10⁹ bytes of a second.
        let rate = |metric| Some(value(metric)? / value(DURATION).filter(|&time| time > 0.0)?);
        Counters {
            tensor: value(TENSOR).map(|percent| percent / 100.0),
            dram_gb_s: rate(DRAM),
            l2_gb_s: rate(L2),
        }
    }
}

#[cfg(test)]
mod tests;
