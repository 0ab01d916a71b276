//! What parent and worker say to each other, a line of JSON for each message, and the worker's side of it.

use std::io::{self, Write};

use serde::{Deserialize, Serialize};

use super::Bencher;
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

/// Answers requests until there are no more, or the device cannot be used any longer.
///
/// # Errors
/// When a request cannot be read or is none, or `output` cannot be written: the parent is gone or is not
/// one. The process should end then.
pub fn serve(
    bencher: &mut dyn Bencher,
    requests: impl Iterator<Item = io::Result<String>>,
    mut output: impl Write,
) -> io::Result<()> {
    send(&mut output, &Reply::Ready { version: VERSION })?;
    for line in requests {
        let request = serde_json::from_str(&line?)?;
        let reply = answer(bencher, request);
        send(&mut output, &reply)?;
        if !bencher.is_usable() {
            break;
        }
    }
    Ok(())
}

fn answer(bencher: &mut dyn Bencher, request: Request) -> Reply {
    match request {
        Request::Evaluate { spec, samples } => {
            let outcome = bencher.evaluate(&spec, samples);
            let usable = bencher.is_usable();
            Reply::Evaluated { outcome, usable }
        }
        Request::Round { specs } => {
            let samples_us = bencher.round(&specs);
            let usable = bencher.is_usable();
            Reply::Rounded { samples_us, usable }
        }
    }
}

fn send(output: &mut impl Write, reply: &Reply) -> io::Result<()> {
    let mut line = serde_json::to_vec(reply)?;
    line.push(b'\n');
    output.write_all(&line)?;
    output.flush()
}
