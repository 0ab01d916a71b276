//! The parent's side: a worker process that is replaced when it is lost.

use std::io;
use std::process::Command;
use std::thread;
use std::time::Duration;

use serde::de::DeserializeOwned;

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
            Ok(Outcome::Measured(measured)) if !are_times(&measured.samples_us) => {
                let samples = measured.samples_us;
                Outcome::Failed(fault(format!("the samples are not times: {samples:?}")))
            }
            Ok(outcome) => outcome,
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
        let asked = self.ask::<Result<Vec<f64>, Failure>>(&request, self.deadlines.round)?;
        Ok(match asked.flatten() {
            Ok(samples) if samples.len() != specs.len() || !are_times(&samples) => {
                let count = specs.len();
                Err(fault(format!("not {count} times: {samples:?}")))
            }
            samples => samples,
        })
    }

    /// Sends a request and waits for the answer.
    fn ask<T: DeserializeOwned>(
        &mut self,
        request: &Request,
        deadline: Duration,
    ) -> Result<Result<T, Failure>, WorkerError> {
        let received = self.send(request)?.receive(deadline);
        Ok(received.map(|(process, Reply { answer, usable })| {
            if usable {
                self.process = Some(process);
            } else {
                let end = process.end();
                tracing::debug!("the worker process gave its device up: {end}");
            }
            answer
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
            let cause = match process.receive::<u32>(self.deadlines.start) {
                Ok((process, reply)) if reply.answer == VERSION => return Ok(process),
                Ok((process, Reply { answer, .. })) => format!(
                    "it speaks version {answer} of the protocol, this one {VERSION}: the executable was \
                     replaced; start again ({})",
                    process.kill()
                ),
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
