//! `fa tune`: the search for the fastest configuration of a kernel for a problem, on the GPU.
//!
//! This process proposes, compiles ahead and keeps the study; a process for each GPU, [`worker`], checks
//! and times, so that a configuration that faults takes down nothing else.

mod apply;
mod arguments;
mod bench;
mod clocks;
mod gpus;
mod place;
mod progress;
mod prospects;
mod subject;
mod summary;
mod surroundings;
pub mod worker;

use std::path::PathBuf;
use std::process::Command;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use fa::runtime::cache::Cache;
use fa::runtime::nvrtc;
use fa_tune::record::{Definition, Prediction, Search};
use fa_tune::space::Space;
use fa_tune::store::{Figures, Store};
use fa_tune::study::{self, CostModel, Evaluator, Hooks, Parameters};
use fa_tune::worker::{Deadlines, Launch, Worker};

use super::output;
use super::plan::DEFAULT_CHIP;
use super::spec::Spec;
use apply::Applied;
use arguments::{PlaceArguments, ProblemArguments, SearchArguments};
use gpus::Gpus;
use progress::Shown;
use prospects::Prospects;
use subject::Subject;
use summary::Summary;
pub use surroundings::command;

/// Samples of a trial, whose median counts: milliseconds each.
const SAMPLES: u32 = 5;
/// Samples of a trial of an exhaustive search, which has ten times as many.
const FEWER_SAMPLES: u32 = 3;
/// How many of the next best are measured in turns with the best, because samples of a trial alone do not
/// tell configurations apart that are within a percent.
const RUNNERS_UP: u32 = 3;
/// How long a worker process may take to start: it makes the inputs and their float64 reference, which
/// takes tens of seconds for the largest problems.
const START: Duration = Duration::from_secs(300);

/// Search for the fastest configuration of a kernel for a problem, on the GPU.
///
/// Every configuration is checked against float64 before it is timed. The study is kept in a file after
/// each trial: the same command goes on where an earlier one ended, and several processes may run it at
/// once. At the end the best and the default are measured in turns.
#[derive(Args, Debug)]
pub struct Tune {
    /// The kernel: FaS512, or WarpSpecialized, Resident, Mma or Decode followed by F16 or Bf16; for gradients one whose name begins with Backward; for
    /// convolution blocks ConvWarpSpecialized, ConvStreaming or ConvMma.
    #[arg(default_value = "FaS512")]
    kernel: String,
    #[command(flatten)]
    problem: ProblemArguments,
    #[command(flatten)]
    search: SearchArguments,
    #[command(flatten)]
    place: PlaceArguments,
    /// Make the best configuration the one that attention(), FaS512 and conv_block() use for this problem on this kind
    /// of GPU. Not with --varlen, --page, --with and --mask-blocks, which tables of configurations do not know.
    #[arg(long)]
    apply: bool,
}

impl Tune {
    pub fn run(self) -> Result<()> {
        let subject = self.problem.subject(&self.kernel)?;
        let mut definition = self.definition(&subject)?;
        if self.apply {
            apply::is_known(&definition.problem)?;
        }
        let table = self.apply.then(apply::file).transpose()?;
        if let Some(file) = &self.place.store {
            place::agrees(file, &definition)?;
        }
        // A problem that no configuration takes is known before a GPU is looked for.
        subject.space(DEFAULT_CHIP)?;
        let gpus = Gpus::find(&self.place.device)?;
        nvrtc::version()?;
        definition.arch = gpus.chip.arch.name().to_owned();
        let space = subject.space(gpus.chip)?;
        let file = match &self.place.store {
            Some(file) => file.clone(),
            None => place::file(&gpus.environment.device, &definition)?,
        };
        let figures = Figures::from(&space);
        let store = Store::open_or_create(&file, &definition, &figures, &gpus.environment)?;
        let cache = Cache::open_default();
        let prospects = Prospects::new(&subject, &space, gpus.chip, cache)?;
        let in_use = subject.in_use(gpus.chip)?;
        let parameters = Parameters {
            samples: match definition.search {
                Search::Tpe { .. } | Search::Random { .. } => SAMPLES,
                Search::Exhaustive => FEWER_SAMPLES,
            },
            rounds: self.search.rounds,
            runners_up: RUNNERS_UP,
            in_use: Some(in_use.text.clone()),
            prepare_threads: thread::available_parallelism().map_or(1, usize::from),
        };
        let evaluators = self.evaluators(&gpus, &definition)?;
        measure(&space, &prospects, &parameters, evaluators, &store)?;
        predict(&store, &space, &prospects)?;
        self.report(&store, &in_use, table)
    }

    /// The study that is asked for, but for the architecture, which is the GPU's.
    fn definition(&self, subject: &Subject) -> Result<Definition> {
        Ok(Definition {
            kernel: subject.entry().name.to_owned(),
            options: subject.recorded_options(),
            problem: subject.problem(),
            arch: String::new(),
            search: self.search.search()?,
            seed: self.search.seed,
        })
    }

    /// A worker process for each GPU; they start when there is something to measure.
    fn evaluators(&self, gpus: &Gpus, definition: &Definition) -> Result<Vec<Evaluator>> {
        let executable = std::env::current_exe().context("cannot find this program's own file")?;
        let definition = format!("--definition={}", serde_json::to_string(definition)?);
        let evaluate = Duration::from_secs(self.place.timeout);
        let deadlines = Deadlines {
            start: START,
            evaluate,
            // One that is given longer takes longer in turns, too.
            round: evaluate.max(Deadlines::default().round),
        };
        let evaluator = |ordinal: &usize| {
            let device = format!("cuda:{ordinal}");
            let arguments = [format!("--device={device}"), definition.clone()];
            let executable = executable.clone();
            let launch: Launch = Box::new(move || {
                let mut command = Command::new(&executable);
                command.arg(worker::NAME).args(&arguments);
                command
            });
            let worker = Worker::new(launch, deadlines);
            Evaluator { worker, device }
        };
        Ok(gpus.ordinals.iter().map(evaluator).collect())
    }

    fn report(&self, store: &Store, in_use: &Spec, table: Option<PathBuf>) -> Result<()> {
        let study = store.study()?;
        let summary = Summary::new(&study, store.path(), &in_use.text);
        output::either(self.place.json, &summary, &summary)?;
        if let Some(table) = table {
            let applied = apply::apply(&study, &table)?;
            match (self.place.json, &applied) {
                (false, _) => output::line(format_args!("applied   {applied}"))?,
                (true, Applied::Nothing { .. }) => tracing::warn!("--apply: {applied}"),
                (true, Applied::Best { .. }) => {}
            }
        }
        Ok(())
    }
}

fn measure(
    space: &Space,
    prospects: &Prospects<'_>,
    parameters: &Parameters,
    evaluators: Vec<Evaluator>,
    store: &Store,
) -> Result<()> {
    let study = store.study()?;
    let shown = Shown::new(study.by_time().first().map(|(time_us, _)| *time_us));
    let hooks = Hooks {
        prepare: &|spec| {
            if let Some(candidate) = space.find(spec) {
                prospects.features(candidate);
            }
        },
        cost: Some(prospects),
        progress: &|progress| shown.show(progress),
    };
    let ran = study::run(store, space, parameters, &hooks, evaluators);
    shown.clear();
    ran.context("what was measured is kept; the same command goes on")
}

/// Stores what the cost model says without measurements of the configurations that were tried and that it
/// was not asked about.
fn predict(store: &Store, space: &Space, prospects: &Prospects<'_>) -> Result<()> {
    let study = store.study()?;
    let is_known = |spec: &str| study.predictions.iter().any(|it| it.spec == spec);
    let prediction = |spec: &String| {
        Some(Prediction {
            spec: spec.clone(),
            prior_us: prospects.prior_us(space.find(spec)?)?,
            fitted_us: None,
        })
    };
    let specs = study.trials.iter().map(|trial| &trial.spec);
    let missing = specs.filter(|spec| !is_known(spec));
    let predictions: Vec<Prediction> = missing.filter_map(prediction).collect();
    if predictions.is_empty() {
        return Ok(());
    }
    store.predict(&predictions)?;
    Ok(store.mark("predict")?)
}
