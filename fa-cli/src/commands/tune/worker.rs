//! The process that measures for `fa tune`.

use anyhow::{Context, Result};
use clap::Args;
use fa_tune::record::Definition;
use fa_tune::worker::{Bencher, Requests, serve};
use half::{bf16, f16};

use super::bencher::GpuBencher;
use super::subject::Subject;
use crate::commands::arguments::Dtype;
use crate::commands::device::DeviceChoice;

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
        let device = self.device.open()?;
        let mut bencher: Box<dyn Bencher> = match subject.dtype {
            Dtype::F16 => Box::new(GpuBencher::<f16>::new(&device, &subject)?),
            Dtype::Bf16 => Box::new(GpuBencher::<bf16>::new(&device, &subject)?),
        };
        Ok(serve(&mut *bencher, requests, std::io::stdout())?)
    }
}
