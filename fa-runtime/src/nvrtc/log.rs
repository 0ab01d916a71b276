//! Reads what NVRTC and ptxas print: diagnostics, and the figures of `--ptxas-options=-v`.
//!
//! The generated source has `#line` directives, so the log names files and lines of the Rust source
//! that the kernel was written in.

use std::fmt;

use super::KernelStats;

/// How bad a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// Nothing was compiled.
    Error,
    /// Worth a look.
    Warning,
    /// A note of ptxas.
    Note,
}

/// One message of the compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// The Rust file, where the compiler names one.
    pub file: Option<String>,
    /// Its line.
    pub line: Option<u32>,
    /// What the compiler says.
    pub message: String,
    /// The generated line with a caret below it, as printed.
    pub excerpt: String,
}

impl Diagnostic {
    /// Whether it is a note of ptxas that wgmma was serialised or setmaxnreg ignored (C7504, C7509 to
    /// C7515).
    pub(super) fn degrades(&self) -> bool {
        const NOTES: [&str; 8] = [
            "C7504", "C7509", "C7510", "C7511", "C7512", "C7513", "C7514", "C7515",
        ];
        NOTES
            .iter()
            .any(|note| self.message.contains(&format!("({note})")))
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        };
        write!(f, "{severity}: {}", self.message)?;
        if let (Some(file), Some(line)) = (&self.file, self.line) {
            write!(f, "\n  --> {file}:{line}")?;
        }
        if !self.excerpt.is_empty() {
            write!(f, "\n{}", self.excerpt.trim_end())?;
        }
        Ok(())
    }
}

/// The messages of a log.
pub(super) fn diagnostics(log: &str) -> Vec<Diagnostic> {
    let mut found: Vec<Diagnostic> = Vec::new();
    let mut in_message = false;
    for line in log.lines() {
        if let Some(diagnostic) = front_end(line).or_else(|| ptxas(line)) {
            found.push(diagnostic);
            in_message = true;
        } else if line.trim().is_empty() || line.starts_with("ptxas") {
            in_message = false;
        } else if in_message
            && line.starts_with(char::is_whitespace)
            && let Some(last) = found.last_mut()
        {
            last.excerpt.push_str(line);
            last.excerpt.push('\n');
        }
    }
    found
}

/// `kernel.rs(12): error: identifier "x" is undefined`, perhaps with `#20-D` before the last colon.
fn front_end(line: &str) -> Option<Diagnostic> {
    let (place, rest) = line.split_once("): ")?;
    let (file, number) = place.rsplit_once('(')?;
    let number = number.parse().ok()?;
    let (kind, message) = rest.split_once(": ")?;
    let severity = match kind.split(" #").next()? {
        "error" | "catastrophic error" | "internal error" => Severity::Error,
        "warning" => Severity::Warning,
        "remark" => Severity::Note,
        _ => return None,
    };
    Some(Diagnostic {
        severity,
        file: Some(file.to_owned()),
        line: Some(number),
        message: message.to_owned(),
        excerpt: String::new(),
    })
}

/// `ptxas kernel, line 7; error   : …`, `ptxas fatal   : …`, `ptxas info    : (C7510) …`.
///
/// ptxas counts lines of the PTX, which nobody wrote, so they stay in the message.
fn ptxas(line: &str) -> Option<Diagnostic> {
    let rest = line.strip_prefix("ptxas ")?;
    let (head, message) = rest.split_once(": ")?;
    let (place, kind) = match head.rsplit_once(';') {
        Some((place, kind)) => (Some(place.trim()), kind.trim()),
        None => (None, head.trim()),
    };
    let severity = match kind {
        "error" | "fatal" => Severity::Error,
        "warning" => Severity::Warning,
        "info" if message.contains("(C7") => Severity::Note,
        _ => return None,
    };
    let message = match place {
        Some(place) => format!("ptxas, {place}: {}", message.trim()),
        None => format!("ptxas: {}", message.trim()),
    };
    Some(Diagnostic {
        severity,
        file: None,
        line: None,
        message,
        excerpt: String::new(),
    })
}

/// The figures that ptxas prints for the one kernel of a source:
/// `Used 40 registers, used 1 barriers, 16 bytes smem`, `0 bytes spill stores`. `None` if ptxas does
/// not mention registers.
pub(super) fn stats(log: &str) -> Option<KernelStats> {
    // Notes speak of registers, too.
    let figure = |what: &str| {
        let places = log.match_indices(what);
        let mut numbers = places.filter_map(|(at, _)| {
            let number = log[..at].rsplit(|c: char| !c.is_ascii_digit()).next()?;
            number.parse().ok()
        });
        numbers.next()
    };
    let registers = figure(" registers")?;
    let figure = |what| figure(what).unwrap_or(0);
    Some(KernelStats {
        registers,
        stack_bytes: figure(" bytes stack frame"),
        spill_store_bytes: figure(" bytes spill stores"),
        spill_load_bytes: figure(" bytes spill loads"),
        static_shared_bytes: figure(" bytes smem"),
        barriers: figure(" barriers"),
    })
}
