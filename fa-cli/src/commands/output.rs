//! What the command prints and writes: text, JSON lines, progress, and files that appear whole or
//! not at all.

use std::fmt::Display;
use std::fs::Permissions;
use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use fa_tune::stats::Interval;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use serde_json::{Value, json};
use tempfile::NamedTempFile;

pub fn print(bytes: impl AsRef<[u8]>) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(bytes.as_ref())?;
    Ok(out.flush()?)
}

pub fn line(text: impl Display) -> Result<()> {
    print(format!("{text}\n"))
}

pub fn json(value: &impl Serialize) -> Result<()> {
    line(serde_json::to_string(value)?)
}

/// Prints a line: JSON for programs, or text for people.
pub fn either(json: bool, row: &impl Serialize, text: impl Display) -> Result<()> {
    match json {
        true => self::json(row),
        false => line(text),
    }
}

/// Lines of a name and a value each, with the values in one column.
pub struct Fields {
    column: usize,
    pub text: String,
}

impl Fields {
    pub fn new(column: usize) -> Fields {
        Fields {
            column,
            text: String::new(),
        }
    }

    pub fn add(&mut self, name: &str, value: impl Display) -> &mut Fields {
        let column = self.column;
        self.text += &format!("{name:<column$}{value}\n");
        self
    }

    /// A line for each value, or none.
    pub fn add_all(
        &mut self,
        name: &str,
        values: impl IntoIterator<Item = impl Display>,
    ) -> &mut Fields {
        for value in values {
            self.add(name, value);
        }
        self
    }

    /// An empty line, and one without a name.
    pub fn heading(&mut self, text: impl Display) -> &mut Fields {
        self.text += &format!("\n{text}\n");
        self
    }
}

/// Whether the error is that nobody reads standard output any more.
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// An error and its causes; one that the message before it ends with already is not repeated.
pub fn with_causes(error: &anyhow::Error) -> String {
    let mut text = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if text.is_empty() {
            text = cause;
        } else if !text.ends_with(&cause) {
            text = format!("{text}: {cause}");
        }
    }
    text
}

/// A message as a terminal can show it: what is quoted in it may be of any length, and control it.
pub fn printable(message: &str) -> String {
    const LONGEST: usize = 2_000;
    let harmless = |c: char| match c.is_control() && c != '\n' {
        true => '\u{fffd}',
        false => c,
    };
    let rest = message.chars().nth(LONGEST).map(|_| " …");
    let shown: String = message.chars().take(LONGEST).map(harmless).collect();
    shown + rest.unwrap_or_default()
}

/// Whether a file that is written is not the one that is read.
pub fn check_other(input: &Path, output: &Path) -> Result<()> {
    // What does not exist has no such name, and is no other file.
    let [read, written] = [input, output].map(|path| path.canonicalize().ok());
    if read.is_some() && read == written {
        let path = output.display();
        bail!("--output {path} is the file of the input, which it would replace: name another");
    }
    Ok(())
}

/// A file that appears under its name when it is complete. Dropped before that, it leaves nothing.
#[derive(Debug)]
pub struct OutputFile {
    path: PathBuf,
    temporary: NamedTempFile,
}

impl OutputFile {
    /// Prepares the file, so that a path that cannot be written is known before the work begins.
    pub fn create(path: &Path) -> Result<OutputFile> {
        if path.is_dir() {
            let path = path.display();
            bail!("cannot write {path}: it is a folder; name a file in it");
        }
        let folder = match path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let temporary = tempfile::Builder::new()
            .prefix(".fa-")
            // The user's umask decides, as for any new file.
            .permissions(Permissions::from_mode(0o666))
            .tempfile_in(folder);
        let path = path.to_owned();
        let temporary = temporary.with_context(|| {
            let path = path.display();
            format!("cannot write {path}: choose a folder that exists and is writable")
        })?;
        Ok(OutputFile { path, temporary })
    }

    /// Writes the content and gives the file its name.
    pub fn finish(mut self, bytes: &[u8]) -> Result<()> {
        let writing = || format!("cannot write {}", self.path.display());
        self.temporary.write_all(bytes).with_context(writing)?;
        self.temporary.persist(&self.path).with_context(writing)?;
        Ok(())
    }
}

/// Prints to a file if one is named, else to standard output.
pub fn print_or_write(file: Option<OutputFile>, bytes: &[u8]) -> Result<()> {
    match file {
        Some(file) => file.finish(bytes),
        None => print(bytes),
    }
}

/// What is said of a run: how long loading and running took, and what was written.
pub fn ran(
    on: &str,
    [load, time]: [Duration; 2],
    written: Option<&Path>,
    row: &mut Value,
) -> String {
    row["load_ms"] = json!(milliseconds(load));
    row["run_ms"] = json!(milliseconds(time));
    let mut text = format!(
        "{on}: loaded in {}, ran in {}",
        duration(load),
        duration(time)
    );
    if let Some(path) = written {
        row["output"] = json!(path);
        text += &format!("; wrote {}", path.display());
    }
    text
}

const BAR: &str = "{msg} {wide_bar} {pos}/{len} · {elapsed} of about {duration}";
const SPINNER: &str = "{spinner} {msg} {elapsed}";

/// A bar for `length` steps; hidden when standard error is no terminal.
pub fn progress_bar(length: usize, what: &'static str) -> ProgressBar {
    styled(ProgressBar::new(length as u64), BAR).with_message(what)
}

/// A sign of life for work of unknown length; hidden when standard error is no terminal.
pub fn spinner(what: String) -> ProgressBar {
    let bar = styled(ProgressBar::new_spinner(), SPINNER).with_message(what);
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}

/// With the style of a template, of which a test makes sure that it has one.
fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A duration with three digits: `1.23 ms`.
pub fn duration(value: Duration) -> String {
    let seconds = value.as_secs_f64();
    let (number, unit) = match seconds {
        s if s >= 1.0 => (s, "s"),
        s if s >= 1e-3 => (s * 1e3, "ms"),
        s => (s * 1e6, "µs"),
    };
    let decimals = match number {
        n if n >= 100.0 => 0,
        n if n >= 10.0 => 1,
        _ => 2,
    };
    format!("{number:.decimals$} {unit}")
}

/// A size with its binary unit: `1.5 MiB`.
pub fn bytes(value: u64) -> String {
    indicatif::BinaryBytes(value).to_string()
}

/// An interval, `1.25 to 1.50`.
pub fn span(Interval { low, high }: Interval, decimals: usize) -> String {
    format!("{low:.decimals$} to {high:.decimals$}")
}

/// A time in microseconds, as samples are.
pub fn microseconds(value: Duration) -> f64 {
    value.as_secs_f64() * 1e6
}

/// A time in milliseconds, for JSON.
pub fn milliseconds(value: Duration) -> f64 {
    value.as_secs_f64() * 1e3
}

#[cfg(test)]
mod tests;
