//! What can be wrong with a request for a space.

use fa_dsl::config::Value;
use fa_dsl::target::Arch;

/// A space that cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpaceError {
    /// No such tunable or option.
    #[error("{kernel} has no tunable `{name}` to fix; it has {known}")]
    Unknown {
        /// The kernel.
        kernel: &'static str,
        /// The name that was given.
        name: String,
        /// The kernel's tunables.
        known: String,
    },
    /// One given twice.
    #[error("`{name}` of {kernel} is fixed twice, to {first} and to {second}: give it once")]
    Repeated {
        /// The kernel.
        kernel: &'static str,
        /// The tunable.
        name: &'static str,
        /// What it was given first.
        first: Value,
        /// And then.
        second: Value,
    },
    /// A number for a switch, or the other way round.
    #[error("`{name}` of {kernel} cannot be {value}: it takes {expected}")]
    Kind {
        /// The kernel.
        kernel: &'static str,
        /// The tunable.
        name: &'static str,
        /// The value that was given.
        value: Value,
        /// The listed values.
        expected: String,
    },
    /// An option without a default.
    #[error(
        "the problem has to fix `{name}` of {kernel}, which has no default: it takes {expected}"
    )]
    Missing {
        /// The kernel.
        kernel: &'static str,
        /// The option.
        name: &'static str,
        /// The listed values.
        expected: String,
    },
    /// Nothing to search.
    #[error(
        "no configuration of {kernel} is valid on {arch} with these options: the gates reject all {total} ({})",
        listed(rejected)
    )]
    Empty {
        /// The kernel.
        kernel: &'static str,
        /// The architecture.
        arch: Arch,
        /// How many combinations there are.
        total: u64,
        /// How many each gate rejects.
        rejected: Vec<(String, u64)>,
    },
}

fn listed(rejected: &[(String, u64)]) -> String {
    let parts: Vec<String> = rejected
        .iter()
        .map(|(gate, count)| format!("{gate}: {count}"))
        .collect();
    parts.join(", ")
}
