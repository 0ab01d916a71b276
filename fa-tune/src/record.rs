//! What a study holds: the records that the store keeps, workers send and reports show.
//!
//! Times are microseconds of the device for one launch. A configuration is named by its spec,
//! `FaS512<64,64,32,4,STAGES=1>`, with the problem's options written out.

use std::collections::BTreeMap;

mod problem;
mod profile;

use fa_dsl::config::kernel_name;
use serde::{Deserialize, Serialize};

pub use self::problem::{ConvWorkload, StudyProblem, TensorOptions, Workload};
pub use self::profile::{Figure, Profile, ProfileRow, Rates, Source};
use crate::stats;

/// What is searched, on what, and how: all that decides which trials a study makes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Definition {
    /// The kernel's name: `FaS512`.
    pub kernel: String,
    /// The kernel's options that the problem fixes, such as `CAUSAL` = `true`, as text; none of a convolution, whose options follow from the problem.
    pub options: BTreeMap<String, String>,
    /// What is computed.
    pub problem: StudyProblem,
    /// The architecture that configurations are generated for: `sm_90a`.
    pub arch: String,
    /// How configurations are picked.
    pub search: Search,
    /// The seed of everything random.
    pub seed: u64,
}

/// How configurations are picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Search {
    /// A Latin hypercube, then tree-structured Parzen estimators.
    Tpe {
        /// Trials of the Latin hypercube.
        seeds: u32,
        /// Trials after those.
        trials: u32,
    },
    /// Valid configurations at random, without repetition.
    Random {
        /// How many.
        trials: u32,
    },
    /// Every valid configuration.
    Exhaustive,
}

/// Which part of a search a trial belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The Latin hypercube.
    Seed,
    /// TPE.
    Search,
    /// Random search.
    Random,
    /// The exhaustive sweep.
    Exhaustive,
    /// What the confirmation needs and the search had not tried: the default.
    Confirm,
}

/// One configuration that was tried.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trial {
    /// Counts from 0, in the order in which trials were proposed.
    pub number: u32,
    /// What proposed it.
    pub phase: Phase,
    /// The configuration.
    pub spec: String,
    /// What came of it; `None` while it is being measured.
    pub outcome: Option<Outcome>,
    /// Seconds since the study was created, when the outcome was stored.
    pub finished_s: Option<f64>,
    /// The device that measures it, or did: `cuda:0`.
    pub device: Option<String>,
}

/// What came of a trial.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum Outcome {
    /// It gave the right answer and was timed.
    Measured(Measurement),
    /// It gave no right answer, or none in time.
    Failed(Failure),
}

/// A configuration that gave the right answer, and how fast.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measurement {
    /// Samples in microseconds, in the order they were taken; never empty.
    pub samples_us: Vec<f64>,
    /// Against the float64 reference.
    pub check: Correctness,
    /// The compiler's and the driver's figures.
    pub resources: Resources,
    /// The GPU's clocks around the samples, where it tells them.
    pub clocks: Option<Clocks>,
}

/// How far an answer is from float64, by FlashAttention's rule.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Correctness {
    /// max |o − reference|.
    pub error: f64,
    /// What it may be.
    pub bound: f64,
    /// max |lse − reference|; 0 where there is no log-sum-exp, of gradients and convolutions.
    pub lse_error: f64,
}

/// What a kernel occupies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resources {
    /// Registers of a thread.
    pub registers: u32,
    /// Bytes that spills store and load.
    pub spill_bytes: u32,
    /// Shared memory of a CTA.
    pub shared_bytes: u32,
    /// Threads of a CTA.
    pub threads: u32,
    /// CTAs that a multiprocessor holds at once.
    pub ctas_per_sm: u32,
}

/// Clocks and heat of a GPU while something was measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Clocks {
    /// The clock of the multiprocessors, in MHz.
    pub sm_mhz: u32,
    /// The clock of the memory, in MHz.
    pub memory_mhz: u32,
    /// The temperature in degrees Celsius.
    pub temperature_c: u32,
    /// The power in watts.
    pub power_w: f64,
    /// Why the GPU was slower than it could be, such as `SW_POWER_CAP`; empty if it was not.
    pub throttling: Vec<String>,
}

/// A configuration that was not timed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Failure {
    /// How it failed.
    pub kind: FailureKind,
    /// What happened in words, with the numbers.
    pub message: String,
}

/// How a configuration failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FailureKind {
    /// It could not be generated or compiled, or does not take the problem.
    Compile,
    /// It gave a wrong answer.
    Wrong,
    /// It faulted on the device, such as by an illegal address, or took the worker process down.
    Fault,
    /// It did not come back in time.
    Timeout,
}

/// The role of the configuration that stands for not tuning: the kernel's default.
pub const DEFAULT: &str = "default";

/// The role of the configuration that is launched for the problem by whoever names none.
pub const IN_USE: &str = "in use";

/// One configuration among those that are measured in turns at the end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Confirmation {
    /// The configuration.
    pub spec: String,
    /// Why it is measured: `best`, [`DEFAULT`], [`IN_USE`], `runner-up`.
    pub role: String,
    /// One sample of each round, in microseconds; sample i of all configurations was taken in round i.
    pub samples_us: Vec<f64>,
}

/// What the cost model said of a configuration before it was measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prediction {
    /// The configuration.
    pub spec: String,
    /// The time that the model without any measurement gives, in microseconds: its order counts, not
    /// its size.
    pub prior_us: f64,
    /// The time by the model fitted to what the study had measured when this one was proposed;
    /// `None` of those proposed before there was enough.
    pub fitted_us: Option<f64>,
}

/// A peer of the same run: how fast another library is on the same problem.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Peer {
    /// `cuDNN`, `FA2`, or a configuration of this project measured beside them.
    pub name: String,
    /// Whether it is a kernel of this project.
    pub ours: bool,
    /// Samples in microseconds.
    pub samples_us: Vec<f64>,
}

/// Where and with what a study was made.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Environment {
    /// The GPU's name.
    pub device: String,
    /// How many multiprocessors it has.
    pub multiprocessors: u32,
    /// Driver, NVRTC, this crate, the operating system, by name.
    pub versions: BTreeMap<String, String>,
    /// The commands that made the study, in order.
    pub commands: Vec<String>,
    /// When it was created, in UTC, RFC 3339.
    pub created: String,
}

/// How long a part of a study took on the wall.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Span {
    /// `seed`, `search`, `confirm`, `predict`.
    pub name: String,
    /// How long it took in seconds, summed over resumptions.
    pub seconds: f64,
}

/// Everything that a study has come to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Study {
    /// What was searched.
    pub definition: Definition,
    /// Configurations of the whole space.
    pub space: u64,
    /// How many of them pass the gates and take the problem.
    pub valid: u64,
    /// How many each gate rejects, most first, and then how many do not take the problem; one that
    /// several gates reject counts for each.
    pub rejected: Vec<(String, u64)>,
    /// Where and with what it was made.
    pub environment: Environment,
    /// All trials, by number.
    pub trials: Vec<Trial>,
    /// What was measured in turns at the end.
    pub confirmations: Vec<Confirmation>,
    /// What the cost model said, by spec.
    pub predictions: Vec<Prediction>,
    /// Peers on the same GPU. They come from files of their own: the store keeps none.
    pub peers: Vec<Peer>,
    /// How long each part took on the wall.
    pub spans: Vec<Span>,
    /// The table over lengths and the roofline, if it was measured.
    pub profile: Option<Profile>,
}

impl Correctness {
    /// The share of the allowed error.
    pub fn share(&self) -> f64 {
        self.error / self.bound
    }
}

impl Resources {
    /// Warps that a multiprocessor holds at once.
    pub fn warps_per_sm(&self) -> u32 {
        self.ctas_per_sm * self.threads.div_ceil(32)
    }
}

impl Trial {
    /// One that is proposed.
    pub fn new(number: u32, phase: Phase, spec: &str) -> Trial {
        Trial {
            number,
            phase,
            spec: spec.to_owned(),
            outcome: None,
            finished_s: None,
            device: None,
        }
    }

    /// Whether a process measures it, or died doing so.
    pub fn is_claimed(&self) -> bool {
        self.outcome.is_none() && self.device.is_some()
    }

    /// The median of its samples in microseconds, if it was measured.
    pub fn time_us(&self) -> Option<f64> {
        self.measurement().map(Measurement::median_us)
    }

    /// What was measured, if it was.
    pub fn measurement(&self) -> Option<&Measurement> {
        match &self.outcome {
            Some(Outcome::Measured(measurement)) => Some(measurement),
            _ => None,
        }
    }

    /// How it failed, if it did.
    pub fn failure(&self) -> Option<&Failure> {
        match &self.outcome {
            Some(Outcome::Failed(failure)) => Some(failure),
            _ => None,
        }
    }
}

impl Measurement {
    /// The median of the samples in microseconds.
    pub fn median_us(&self) -> f64 {
        stats::median(&self.samples_us)
    }
}

impl Confirmation {
    /// The median of the samples in microseconds; NaN as long as there is none.
    pub fn median_us(&self) -> f64 {
        stats::median(&self.samples_us)
    }
}

impl Study {
    /// The trials that were measured, by number.
    pub fn measured(&self) -> impl Iterator<Item = (&Trial, &Measurement)> {
        let trials = self.trials.iter();
        trials.filter_map(|trial| Some((trial, trial.measurement()?)))
    }

    /// What the trials measured, median in microseconds and spec, the fastest first.
    pub fn by_time(&self) -> Vec<(f64, &str)> {
        let timed = self
            .measured()
            .map(|(trial, it)| (it.median_us(), trial.spec.as_str()));
        let mut timed: Vec<_> = timed.collect();
        timed.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        timed
    }

    /// The fastest of the kernel's configurations that were measured in turns, whichever was the fastest
    /// before; `None` as long as there is no round.
    pub fn confirmed(&self) -> Option<&Confirmation> {
        let is_kernel = |spec: &str| kernel_name(spec) == self.definition.kernel;
        self.in_turns()
            .filter(|confirmation| confirmation.role != IN_USE || is_kernel(&confirmation.spec))
            .min_by(|a, b| a.median_us().total_cmp(&b.median_us()))
    }

    /// The kernel's default, if it was measured in turns with the best.
    pub fn default_confirmed(&self) -> Option<&Confirmation> {
        self.in_turns().find(|it| it.role == DEFAULT)
    }

    /// What is launched for the problem, if it was measured in turns with the best and is neither that nor
    /// the default.
    pub fn in_use(&self) -> Option<&Confirmation> {
        self.in_turns().find(|it| it.role == IN_USE)
    }

    /// The configurations that have been measured in turns.
    pub fn in_turns(&self) -> impl Iterator<Item = &Confirmation> {
        let all = self.confirmations.iter();
        all.filter(|confirmation| !confirmation.samples_us.is_empty())
    }
}
