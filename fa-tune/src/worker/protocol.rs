//! What parent and worker say to each other, a line of JSON for each message, and the worker's side of it.

use std::io::{self, Write};

use serde::{Deserialize, Serialize};

use super::Bencher;

/// Counts up whenever a message changes: parent and worker are the same executable, unless somebody
/// replaced it in between.
pub(super) const VERSION: u32 = 2;

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

/// What the worker says first, with [`VERSION`], and then to each request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Reply<T> {
    /// What the bencher gave.
    pub answer: T,
    /// Whether the process takes further requests.
    pub usable: bool,
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
    reply(&mut output, VERSION, true)?;
    for line in requests {
        match serde_json::from_str(&line?)? {
            Request::Evaluate { spec, samples } => {
                let outcome = bencher.evaluate(&spec, samples);
                reply(&mut output, outcome, bencher.is_usable())?;
            }
            Request::Round { specs } => {
                let samples = bencher.round(&specs);
                reply(&mut output, samples, bencher.is_usable())?;
            }
        }
        if !bencher.is_usable() {
            break;
        }
    }
    Ok(())
}

fn reply(output: &mut impl Write, answer: impl Serialize, usable: bool) -> io::Result<()> {
    send(output, &Reply { answer, usable })
}

/// Writes a message.
pub(super) fn send(output: &mut impl Write, message: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_vec(message)?;
    line.push(b'\n');
    output.write_all(&line)?;
    output.flush()
}
