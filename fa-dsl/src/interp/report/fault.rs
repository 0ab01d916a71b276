//! A fault with its place, and a run with its faults.

use super::kind::FaultKind;

/// One thing that is wrong with a kernel, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind}\n  at {place}, CTA {block:?}, warp {warp}, lanes {lanes:#010x}{}", other_line(.other))]
pub struct Fault {
    /// What.
    pub kind: FaultKind,
    /// The first CTA that met it.
    pub block: [u32; 3],
    /// The first warp that met it.
    pub warp: u32,
    /// The lanes of that warp that met it.
    pub lanes: u32,
    /// The Rust line, innermost function first.
    pub place: String,
    /// The Rust line of the other party: the other access of a race, the copy in flight, where the
    /// other warps of a deadlock are.
    pub other: Option<String>,
}

fn other_line(other: &Option<String>) -> String {
    other
        .as_ref()
        .map(|place| format!("\n  the other: {place}"))
        .unwrap_or_default()
}

/// A kernel that did not run to its end without a fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("kernel `{kernel}`: {}", list(.errors))]
pub struct Failure {
    /// The kernel's name.
    pub kernel: String,
    /// What was found, at least one, in the order of CTAs; faults of one kind at one line once.
    pub errors: Vec<Fault>,
}

fn list(errors: &[Fault]) -> String {
    let lines: Vec<String> = errors.iter().map(Fault::to_string).collect();
    lines.join("\n")
}
