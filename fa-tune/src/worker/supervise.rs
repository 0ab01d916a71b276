//! The parent's side: a worker process that is replaced when it is lost.

use std::io;
use std::process::Command;
use std::thread;
use std::time::Duration;

use super::process::Process;
use super::protocol::{Reply, Request, VERSION};
use crate::record::{Failure, FailureKind, Outcome};

/// How often a process is started before that is an error.
const ATTEMPTS: u32 = 3;

/// Makes the command that starts a worker process.
pub type Launch = Box<dyn Fn() -> Command + Send>;

/// How long a worker may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadlines {
    /// The time from the start of the process to its first word.
    pub start: Duration,
    /// For an evaluation.
    pub evaluate: Duration,
    /// For a round.
    pub round: Duration,
}

impl Default for Deadlines {
    /// A minute to start and to evaluate, half of one for a round.
    fn default() -> Deadlines {
        Deadlines {
            start: Duration::from_secs(60),
            evaluate: Duration::from_secs(60),
            round: Duration::from_secs(30),
        }
    }
}

/// There is no worker process.
#[derive(Debug, thiserror::Error)]
pub enum WorkerError {
    /// The executable cannot be run.
    #[error("{program} cannot be started")]
    Spawn {
        /// The executable.
        program: String,
        /// Why.
        source: io::Error,
    },
    /// It ended, or said nothing, before it was ready.
    #[error("the worker process was started {attempts} times and never became ready: {cause}")]
    Start {
        /// How often.
        attempts: u32,
        /// How the last one ended, and the end of its standard error.
        cause: String,
    },
}

/// A worker process with deadlines, replaced when it is lost.
pub struct Worker {
    launch: Launch,
    deadlines: Deadlines,
    process: Option<Process>,
}

impl Worker {
    /// A worker whose process is started by the first request.
    pub fn new(launch: Launch, deadlines: Deadlines) -> Worker {
        Worker {
            launch,
            deadlines,
            process: None,
        }
    }

    /// Starts the process and waits until it is ready, unless it is already.
    ///
    /// # Errors
    /// [`WorkerError`].
    pub fn start(&mut self) -> Result<(), WorkerError> {
        self.process = Some(self.take()?);
        Ok(())
    }

    /// Has a configuration checked and timed. A process that dies or hangs meanwhile is a failure of
    /// the configuration.
    ///
    /// # Errors
    /// [`WorkerError`], when no process can be had: that says nothing of the configuration.
    pub fn evaluate(&mut self, spec: &str, samples: u32) -> Result<Outcome, WorkerError> {
        let request = Request::Evaluate {
            spec: spec.to_owned(),
            samples,
        };
        Ok(match self.ask(&request, self.deadlines.evaluate)? {
            Ok(Reply::Evaluated { outcome, .. }) => sensible(outcome),
            Ok(other) => Outcome::Failed(self.unexpected(&other)),
            Err(failure) => Outcome::Failed(failure),
        })
    }

    /// Has one sample of each configuration taken, in turns.
    ///
    /// # Errors
    /// [`WorkerError`], when no process can be had; inside, a round that failed.
    pub fn round(&mut self, specs: &[String]) -> Result<Result<Vec<f64>, Failure>, WorkerError> {
        let request = Request::Round {
            specs: specs.to_vec(),
        };
        Ok(match self.ask(&request, self.deadlines.round)? {
            Ok(Reply::Rounded { samples_us, .. }) => match samples_us {
                Ok(samples) if samples.len() != specs.len() || !are_times(&samples) => {
                    let count = specs.len();
                    Err(fault(format!("not {count} times: {samples:?}")))
                }
                answer => answer,
            },
            Ok(other) => Err(self.unexpected(&other)),
            Err(failure) => Err(failure),
        })
    }

    /// Sends a request and waits for the answer.
    fn ask(
        &mut self,
        request: &Request,
        deadline: Duration,
    ) -> Result<Result<Reply, Failure>, WorkerError> {
        Ok(self
            .send(request)?
            .receive(deadline)
            .map(|(process, reply)| {
                if reply.is_usable() {
                    self.process = Some(process);
                } else {
                    let end = process.end();
                    tracing::debug!("the worker process gave its device up: {end}");
                }
                reply
            }))
    }

    /// A process that took the request. One that was found dead before that is not the
    /// configuration's fault.
    fn send(&mut self, request: &Request) -> Result<Process, WorkerError> {
        let mut attempts = 0;
        loop {
            attempts += 1;
            let mut process = self.take()?;
            let Err(error) = process.send(request) else {
                return Ok(process);
            };
            let cause = format!("{error}: {}", process.kill());
            if attempts == ATTEMPTS {
                return Err(WorkerError::Start { attempts, cause });
            }
        }
    }

    /// The running process, started if there is none.
    fn take(&mut self) -> Result<Process, WorkerError> {
        if let Some(mut process) = self.process.take() {
            if process.is_running() {
                return Ok(process);
            }
            let end = process.end();
            tracing::warn!("a worker process ended between two requests: {end}");
        }
        let mut attempts = 0;
        loop {
            attempts += 1;
            let command = (self.launch)();
            let program = command.get_program().to_string_lossy().into_owned();
            let process =
                Process::spawn(command).map_err(|source| WorkerError::Spawn { program, source })?;
            let cause = match process.receive(self.deadlines.start) {
                Ok((process, Reply::Ready { version: VERSION })) => return Ok(process),
                Ok((process, Reply::Ready { version })) => format!(
                    "it speaks version {version} of the protocol, this one {VERSION}: the executable was \
                     replaced; start again ({})",
                    process.kill()
                ),
                Ok((process, other)) => {
                    format!("its first word was {other:?}, {}", process.kill())
                }
                Err(failure) => failure.message,
            };
            if attempts == ATTEMPTS {
                return Err(WorkerError::Start { attempts, cause });
            }
            tracing::warn!("a worker process did not become ready: {cause}");
            // A GPU takes a moment to come back after a fault.
            thread::sleep(Duration::from_millis(100) * 4_u32.pow(attempts - 1));
        }
    }

    /// A reply to something else: the process cannot be trusted any more.
    fn unexpected(&mut self, reply: &Reply) -> Failure {
        self.process = None;
        fault(format!(
            "the worker process answered something else: {reply:?}"
        ))
    }
}

impl Reply {
    fn is_usable(&self) -> bool {
        match self {
            Reply::Ready { .. } => true,
            Reply::Evaluated { usable, .. } | Reply::Rounded { usable, .. } => *usable,
        }
    }
}

/// `outcome`, or a failure if it says that it was measured but has no times.
fn sensible(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Measured(measured) if !are_times(&measured.samples_us) => Outcome::Failed(fault(
            format!("the samples are not times: {:?}", measured.samples_us),
        )),
        outcome => outcome,
    }
}

fn are_times(samples: &[f64]) -> bool {
    !samples.is_empty() && samples.iter().all(|it| it.is_finite() && *it > 0.0)
}

fn fault(message: String) -> Failure {
    Failure {
        kind: FailureKind::Fault,
        message,
    }
}
