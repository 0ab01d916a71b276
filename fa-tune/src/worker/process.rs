//! One worker process: its pipes, its last words and its end.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use serde::de::DeserializeOwned;
use wait_timeout::ChildExt;

use super::protocol::{self, Reply, Request};
use crate::record::{Failure, FailureKind};

/// How many bytes of the standard error are told.
const TAIL: u64 = 4096;

/// How long a process may take to end by itself before it is killed. Letting go of a GPU takes a
/// good part of a second.
const PATIENCE: Duration = Duration::from_secs(5);

/// A running worker process. It is ended when dropped.
pub(super) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// Its standard error, a file without a name.
    errors: File,
}

impl Process {
    /// Starts `command` with pipes.
    pub fn spawn(mut command: Command) -> io::Result<Process> {
        // In a group of its own, so that an interrupt from the terminal reaches the parent alone: a
        // worker that died of it first would look like a configuration that faults.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let errors = tempfile::tempfile()?;
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(errors.try_clone()?)
            .spawn()?;
        Ok(Process {
            input: child.stdin.take(),
            lines: lines(child.stdout.take()),
            child,
            errors,
        })
    }

    /// Whether it still runs.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Writes a request.
    pub fn send(&mut self, request: &Request) -> io::Result<()> {
        let input = self.input.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
        protocol::send(input, request)
    }

    /// Waits for a reply. A process that gives none is ended, and the failure says how that went.
    pub fn receive<T: DeserializeOwned>(
        mut self,
        deadline: Duration,
    ) -> Result<(Process, Reply<T>), Failure> {
        let (kind, patience, what) = match self.lines.recv_timeout(deadline) {
            Ok(line) => match serde_json::from_str(&line) {
                Ok(reply) => return Ok((self, reply)),
                Err(error) => {
                    let what = format!("'s answer is no reply: {error}: {line:.200}");
                    (FailureKind::Fault, Duration::ZERO, what)
                }
            },
            Err(RecvTimeoutError::Timeout) => {
                let what = format!(" gave no answer within {} s", deadline.as_secs_f64());
                (FailureKind::Timeout, Duration::ZERO, what)
            }
            // It closed its output: it is ending or has ended.
            Err(RecvTimeoutError::Disconnected) => {
                (FailureKind::Fault, PATIENCE, " died".to_owned())
            }
        };
        let message = format!("the worker process{what}: {}", self.stop(patience));
        Err(Failure { kind, message })
    }

    /// Lets it end by itself, or kills it when it does not. Says how it ended.
    pub fn end(mut self) -> String {
        self.stop(PATIENCE)
    }

    /// Kills it, and says how it ended.
    pub fn kill(mut self) -> String {
        self.stop(Duration::ZERO)
    }

    fn stop(&mut self, patience: Duration) -> String {
        // The end of its input is how it learns that no more requests come.
        self.input = None;
        let status = self.child.wait_timeout(patience).ok().flatten();
        let status = status.or_else(|| {
            // It fails only when the process has just ended.
            let _ = self.child.kill();
            // A process that the driver does not let go of is left behind rather than waited for.
            self.child.wait_timeout(PATIENCE).ok().flatten()
        });
        let status = status.map_or("still not ended after it was killed".to_owned(), |it| {
            it.to_string()
        });
        // What cannot be read is not told.
        match self.last_words().unwrap_or_default().as_str() {
            "" => status,
            words => format!("{status}; it said: {words}"),
        }
    }

    /// The end of its standard error.
    fn last_words(&mut self) -> io::Result<String> {
        let length = self.errors.seek(SeekFrom::End(0))?;
        self.errors
            .seek(SeekFrom::Start(length.saturating_sub(TAIL)))?;
        let mut tail = Vec::new();
        self.errors.read_to_end(&mut tail)?;
        Ok(String::from_utf8_lossy(&tail).trim().to_owned())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if self.is_running() {
            self.stop(PATIENCE);
        }
    }
}

/// The lines of `output`, read by a thread that ends with it.
fn lines(output: Option<impl Read + Send + 'static>) -> Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let lines = output.into_iter().flat_map(|it| BufReader::new(it).lines());
        for line in lines.map_while(Result::ok) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    receiver
}
