//! A worker process without a GPU: its times are a function of the spec, and some specs misbehave.

use std::fs::OpenOptions;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::process::{Command, ExitCode};
use std::thread;
use std::time::Duration;

use fa_tune::record::{Correctness, Failure, FailureKind, Measurement, Outcome, Resources};
use fa_tune::worker::{Bencher, Deadlines, Launch, Requests, Worker, serve};

/// What a configuration does to the worker that measures it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behaviour {
    Right,
    Wrong,
    /// Reports a fault and gives the device up.
    Faults,
    /// Takes the process down.
    Aborts,
    Hangs,
    /// Prints something that is no reply.
    Babbles,
}

/// How a fake worker is set up, passed on in environment variables.
#[derive(Clone, Debug, Default)]
pub struct Fake {
    /// Milliseconds for an evaluation; a round takes half.
    pub delay_ms: u64,
    /// Whether configurations misbehave that [`behaviour`] says do; hanging costs time, so that is apart.
    pub misbehaves: bool,
    /// The spec that hangs.
    pub hangs: String,
    /// Where a line is written for each evaluation that begins, with the process's number.
    pub log: String,
    /// What happens before the worker is ready: `crash`, `once FILE` (crash unless FILE is there).
    pub start: String,
}

impl Fake {
    /// Sets the environment of a process that is a fake worker, or that starts some.
    pub fn pass_to(&self, command: &mut Command) {
        command
            .env("FAKE_DELAY", self.delay_ms.to_string())
            .env("FAKE_MISBEHAVES", self.misbehaves.to_string())
            .env("FAKE_HANGS", &self.hangs)
            .env("FAKE_LOG", &self.log)
            .env("FAKE_START", &self.start);
    }

    pub fn from_environment() -> Fake {
        let variable = |name: &str| std::env::var(name).unwrap_or_default();
        Fake {
            delay_ms: variable("FAKE_DELAY").parse().unwrap_or(0),
            misbehaves: variable("FAKE_MISBEHAVES") == "true",
            hangs: variable("FAKE_HANGS"),
            log: variable("FAKE_LOG"),
            start: variable("FAKE_START"),
        }
    }

    pub fn worker(&self, deadlines: Deadlines) -> Worker {
        let fake = self.clone();
        let launch: Launch = Box::new(move || {
            let mut command = Command::new(std::env::current_exe().unwrap());
            command.env("FAKE_ROLE", "worker");
            fake.pass_to(&mut command);
            command
        });
        Worker::new(launch, deadlines)
    }
}

/// A number that stands for a configuration.
fn hash(spec: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    spec.hash(&mut hasher);
    hasher.finish()
}

/// What a misbehaving configuration does.
pub fn behaviour(spec: &str) -> Behaviour {
    match hash(spec) % 24 {
        0 => Behaviour::Wrong,
        1 => Behaviour::Faults,
        2 => Behaviour::Aborts,
        3 => Behaviour::Babbles,
        _ => Behaviour::Right,
    }
}

/// How fast a configuration is, with all the digits that a time can have.
pub fn time_us(spec: &str) -> f64 {
    100.0 + hash(spec) as f64 / u64::MAX as f64 * 100.0
}

pub fn main() -> ExitCode {
    let requests = Requests::from_parent();
    let fake = Fake::from_environment();
    let crashes = match fake.start.split_once(' ') {
        Some(("once", file)) => OpenOptions::new()
            .create_new(true)
            .write(true)
            .open(file)
            .is_ok(),
        _ => fake.start == "crash",
    };
    if crashes {
        eprintln!("no device today");
        return ExitCode::FAILURE;
    }
    let mut bencher = FakeBencher { fake, usable: true };
    match serve(&mut bencher, requests, std::io::stdout()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

struct FakeBencher {
    fake: Fake,
    usable: bool,
}

impl FakeBencher {
    fn log(&self, spec: &str) {
        if self.fake.log.is_empty() {
            return;
        }
        let line = format!("{} {spec}\n", std::process::id());
        let file = OpenOptions::new()
            .append(true)
            .create(true)
            .open(&self.fake.log);
        file.unwrap().write_all(line.as_bytes()).unwrap();
    }
}

impl Bencher for FakeBencher {
    fn evaluate(&mut self, spec: &str, samples: u32) -> Outcome {
        self.log(spec);
        thread::sleep(Duration::from_millis(self.fake.delay_ms));
        let behaviour = match self.fake.misbehaves {
            _ if spec == self.fake.hangs => Behaviour::Hangs,
            true => behaviour(spec),
            false => Behaviour::Right,
        };
        let failed = |kind, message: &str| {
            let message = message.to_owned();
            Outcome::Failed(Failure { kind, message })
        };
        match behaviour {
            Behaviour::Right => measured(spec, samples),
            Behaviour::Wrong => failed(FailureKind::Wrong, "the answer is 41"),
            Behaviour::Faults => {
                self.usable = false;
                failed(FailureKind::Fault, "illegal address")
            }
            Behaviour::Aborts => std::process::abort(),
            Behaviour::Babbles => {
                println!("Segmentation fault, or so");
                measured(spec, samples)
            }
            Behaviour::Hangs => loop {
                thread::sleep(Duration::from_secs(1));
            },
        }
    }

    fn round(&mut self, specs: &[String]) -> Result<Vec<f64>, Failure> {
        thread::sleep(Duration::from_millis(self.fake.delay_ms / 2));
        Ok(specs.iter().map(|spec| time_us(spec)).collect())
    }

    fn is_usable(&self) -> bool {
        self.usable
    }
}

fn measured(spec: &str, samples: u32) -> Outcome {
    let time = time_us(spec);
    let samples = samples.max(1);
    Outcome::Measured(Measurement {
        samples_us: (0..samples).map(|i| time + f64::from(i) / 7.0).collect(),
        check: Correctness {
            error: 1e-4,
            bound: 1e-3,
            lse_error: 1e-6,
        },
        resources: Resources {
            registers: 128,
            spill_bytes: 0,
            shared_bytes: 65536,
            threads: 128,
            ctas_per_sm: 2,
        },
        clocks: None,
    })
}
