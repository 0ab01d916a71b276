//! How a kernel is run.

/// How a kernel is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether uninitialised data, races, in-flight copies and stray stores are looked for.
    pub sanitize: bool,
    /// The most faults that a failure lists; a CTA stops at that many.
    pub max_errors: usize,
    /// The most steps (instructions, moves, loop tests) that one warp may take.
    pub step_limit: Option<u64>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            sanitize: true,
            max_errors: 16,
            step_limit: Some(100_000_000),
        }
    }
}
