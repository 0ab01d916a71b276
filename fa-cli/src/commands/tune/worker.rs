//! The process that measures for `fa tune`, next to the GPU: checks configurations, then times them.

use anyhow::{Context, Result};
use clap::Args;
use fa::attention::AttentionError;
use fa::conv::ConvBlockError;
use fa::runtime::{Device, Error, Program};
use fa_tune::record::{Definition, Failure, FailureKind, Measurement, Outcome, Resources};
use fa_tune::worker::{Bencher, Requests, serve};

use super::bench::{self, KernelBench};
use super::clocks::ClockReader;
use super::subject::Subject;
use crate::commands::device::DeviceChoice;
use crate::commands::output::with_causes;

pub const NAME: &str = "tune-worker";

/// Measure configurations that standard input names, one JSON line each, for `fa tune`.
#[derive(Args, Debug)]
pub struct TuneWorker {
    /// cuda:N.
    #[arg(long)]
    device: DeviceChoice,
    /// The study's definition in JSON.
    #[arg(long, value_name = "JSON")]
    definition: String,
}

impl TuneWorker {
    pub fn run(self) -> Result<()> {
        let definition: Definition = serde_json::from_str(&self.definition)
            .context("--definition: not the definition of a study")?;
        let subject = Subject::of(&definition)?;
        // Before the device is touched: from here on this process does not outlive its parent.
        let requests = Requests::from_parent();
        let device = self.device.open_gpu(NAME)?;
        let mut bencher = GpuBencher {
            bench: bench::of(&subject, &device)?,
            clocks: ClockReader::open(&device),
            device,
            usable: true,
        };
        Ok(serve(&mut bencher, requests, std::io::stdout())?)
    }
}

/// Measures configurations of one kernel on one problem on one GPU.
struct GpuBencher {
    device: Device,
    bench: Box<dyn KernelBench>,
    clocks: Option<ClockReader>,
    usable: bool,
}

impl GpuBencher {
    fn load(&mut self, text: &str) -> Result<Program, Failure> {
        self.bench.load(text).map_err(|error| {
            // A device that was lost meanwhile loads nothing, whatever the configuration.
            self.usable = self.device.synchronize().is_ok();
            let kind = match self.usable {
                true => FailureKind::Compile,
                false => FailureKind::Fault,
            };
            let message = with_causes(&error);
            Failure { kind, message }
        })
    }

    fn measure(&mut self, text: &str, samples: u32) -> Result<Measurement, Failure> {
        let program = self.load(text)?;
        let checked = self.bench.check(text);
        let check = checked.map_err(|error| self.failed(&error))?;
        if !check.ok {
            return Err(Failure {
                kind: FailureKind::Wrong,
                message: format!("error {}", check.text),
            });
        }
        let (clocks, bench) = (&self.clocks, &mut self.bench);
        let observe = || clocks.as_ref().and_then(|it| it.read().ok());
        let timed = bench.burst(text, samples, &observe);
        let (samples_us, clocks) = timed.map_err(|error| self.failed(&error))?;
        let resources = resources(&program).map_err(|error| self.failed(&error))?;
        Ok(Measurement {
            samples_us,
            check: check.correctness,
            resources,
            clocks,
        })
    }

    /// A failure of a kernel that was loaded; finds out whether the device survived it.
    fn failed(&mut self, error: &anyhow::Error) -> Failure {
        self.usable = self.device.synchronize().is_ok();
        let of_attention = error.downcast_ref().and_then(|error| match error {
            AttentionError::Runtime(error) => Some(error),
            _ => None,
        });
        let of_conv = error.downcast_ref().and_then(|error| match error {
            ConvBlockError::Runtime(error) => Some(error),
            _ => None,
        });
        let of_run = of_attention.or(of_conv);
        let kind = match of_run.or_else(|| error.downcast_ref::<Error>()) {
            Some(Error::Driver { .. }) => FailureKind::Fault,
            // The kernel does not take the problem.
            _ => FailureKind::Compile,
        };
        let message = with_causes(error);
        Failure { kind, message }
    }
}

impl Bencher for GpuBencher {
    fn evaluate(&mut self, spec: &str, samples: u32) -> Outcome {
        let measured = self.measure(spec, samples);
        measured.map_or_else(Outcome::Failed, Outcome::Measured)
    }

    fn round(&mut self, specs: &[String]) -> Result<Vec<f64>, Failure> {
        for text in specs {
            self.load(text)?;
        }
        let mut sample = |text: &String| {
            let time_us = self.bench.sample(text);
            time_us.map_err(|error| self.failed(&error))
        };
        specs.iter().map(&mut sample).collect()
    }

    fn is_usable(&self) -> bool {
        self.usable
    }
}

fn resources(program: &Program) -> Result<Resources> {
    let gpu = "the program is on a GPU";
    Ok(Resources {
        registers: program.registers().context(gpu)?,
        spill_bytes: program.spill_bytes().context(gpu)?,
        shared_bytes: program.shared_bytes(),
        threads: program.threads(),
        ctas_per_sm: program.ctas_per_sm()?.context(gpu)?,
    })
}
