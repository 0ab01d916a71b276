//! A study of FaS512 with fake workers, in this process or as one of its own.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode};

use fa_dsl::config::{KernelConfig, KernelEntry};
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::{Dtype, ScoreOptions, Shape};
use fa_kernels::fa_s512::FaS512Config;
use fa_tune::record::{Definition, Environment, Search, Study, Workload};
use fa_tune::space::Space;
use fa_tune::store::{Figures, Store};
use fa_tune::study::{self, Evaluator, Hooks, Parameters, Progress, StudyError};
use fa_tune::worker::Deadlines;
use libtest_mimic::Failed;

use crate::bencher::Fake;

/// Rounds of the confirmation.
pub const ROUNDS: u32 = 60;

/// A study that can be run by any process that is told of it.
#[derive(Clone, Debug)]
pub struct Setting {
    pub store: PathBuf,
    pub search: Search,
    pub workers: usize,
    pub in_use: Option<String>,
    pub prepare_threads: usize,
    pub fake: Fake,
}

impl Setting {
    pub fn new(folder: &Path, search: Search) -> Setting {
        Setting {
            store: folder.join("study.db"),
            search,
            workers: 1,
            in_use: None,
            prepare_threads: 2,
            fake: Fake {
                misbehaves: true,
                log: folder.join("log").display().to_string(),
                ..Fake::default()
            },
        }
    }

    /// Runs the study in a process of its own.
    pub fn spawn(&self) -> std::io::Result<Child> {
        let mut command = Command::new(std::env::current_exe()?);
        command
            .env("FAKE_ROLE", "study")
            .env("FAKE_STORE", &self.store)
            .env("FAKE_SEARCH", serde_json::to_string(&self.search)?)
            .env("FAKE_WORKERS", self.workers.to_string());
        self.fake.pass_to(&mut command);
        command.spawn()
    }

    /// Runs the study in this process.
    pub fn run(&self, deadlines: Deadlines) -> Result<(), StudyError> {
        let space = space();
        let store = self.open(&space)?;
        let evaluators = (0..self.workers).map(|gpu| Evaluator {
            device: format!("cuda:{gpu}"),
            worker: self.fake.worker(deadlines),
        });
        let hooks = Hooks {
            prepare: &|_| (),
            cost: None,
            progress: &|_: Progress<'_>| (),
        };
        study::run(
            &store,
            &space,
            &self.parameters(),
            &hooks,
            evaluators.collect(),
        )
    }

    pub fn parameters(&self) -> Parameters {
        Parameters {
            samples: 3,
            rounds: ROUNDS,
            runners_up: 2,
            in_use: self.in_use.clone(),
            prepare_threads: self.prepare_threads,
        }
    }

    pub fn open(&self, space: &Space) -> Result<Store, StudyError> {
        let environment = Environment {
            device: "Fake".to_owned(),
            ..Environment::default()
        };
        let definition = definition(self.search);
        let figures = Figures::from(space);
        Ok(Store::open_or_create(
            &self.store,
            &definition,
            &figures,
            &environment,
        )?)
    }

    pub fn study(&self) -> Result<Study, Failed> {
        Ok(Store::open(&self.store)?.study()?)
    }

    /// The specs whose evaluation has begun, in order.
    pub fn log(&self) -> Vec<String> {
        let text = std::fs::read_to_string(&self.fake.log).unwrap_or_default();
        text.lines()
            .filter_map(|line| Some(line.split_once(' ')?.1.to_owned()))
            .collect()
    }
}

pub fn main() -> ExitCode {
    let variable = |name: &str| std::env::var(name).unwrap_or_default();
    let setting = Setting {
        store: variable("FAKE_STORE").into(),
        search: serde_json::from_str(&variable("FAKE_SEARCH")).unwrap(),
        workers: variable("FAKE_WORKERS").parse().unwrap(),
        in_use: None,
        prepare_threads: 1,
        fake: Fake::from_environment(),
    };
    match setting.run(Deadlines::default()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:?}");
            ExitCode::FAILURE
        }
    }
}

pub fn space() -> Space {
    let entry = KernelEntry::all()
        .into_iter()
        .find(|entry| entry.name == FaS512Config::NAME)
        .unwrap();
    Space::new(entry, &Target::new(Arch::Sm90a), &[]).unwrap()
}

pub fn definition(search: Search) -> Definition {
    Definition {
        kernel: FaS512Config::NAME.to_owned(),
        options: BTreeMap::new(),
        problem: Workload {
            shape: Shape::square(32, 512, 16, 64),
            dtype: Dtype::F16,
            scores: ScoreOptions::default(),
            tensors: Default::default(),
            flop: 0.1 + 0.2,
            bytes: 1e9 / 3.0,
        }
        .into(),
        arch: "sm_90a".to_owned(),
        search,
        seed: 7,
    }
}
