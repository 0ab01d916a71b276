//! What parent and worker say to each other: a line of JSON for each message.

use serde::{Deserialize, Serialize};

use crate::record::{Failure, Outcome};

/// Counts up whenever a message changes: parent and worker are the same executable, unless somebody
/// replaced it in between.
pub(super) const VERSION: u32 = 1;

/// What the parent sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "request", rename_all = "snake_case")]
pub(super) enum Request {
    /// [`super::Bencher::evaluate`].
    Evaluate {
        /// The configuration.
        spec: String,
        /// How many samples.
        samples: u32,
    },
    /// [`super::Bencher::round`].
    Round {
        /// The configurations.
        specs: Vec<String>,
    },
}

/// What the worker answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "reply", rename_all = "snake_case")]
pub(super) enum Reply {
    /// The device is there: requests can come.
    Ready {
        /// [`VERSION`].
        version: u32,
    },
    /// What came of an evaluation.
    Evaluated {
        /// The outcome.
        outcome: Outcome,
        /// Whether the process takes further requests.
        usable: bool,
    },
    /// What came of a round.
    Rounded {
        /// The samples, or how it failed.
        samples_us: Result<Vec<f64>, Failure>,
        /// Whether the process takes further requests.
        usable: bool,
    },
}
