//! The worker's side.

use std::io::{self, Write};

use super::Bencher;
use super::protocol::{Reply, Request, VERSION};

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
