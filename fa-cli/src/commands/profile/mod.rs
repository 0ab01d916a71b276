//! `fa profile`: how fast attention is over a range of lengths, and how near to what the GPU can do.

mod counters;
mod measure;
mod print;
mod rates;
pub mod series;
mod traffic;

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use fa::attention::{Chip, Dtype};
use fa::runtime::Device;
use fa_tune::record::{self, Study};
use fa_tune::store::Store;

use self::counters::Counters;
use self::series::Series;
use super::arguments::small_size;
use super::attention::Choice;
use super::device::DeviceChoice;
use super::output;
use super::plan::DEFAULT_CHIP;
use super::spec::Spec;
use super::tune;

/// Measure a kernel at several lengths, and what the GPU can do, in one run.
///
/// For each length: time, TFLOP/s, use of the tensor cores, DRAM and L2 traffic, and the share of the
/// roofline's bound, which is made of the copy bandwidth and the matrix rate measured before. The
/// figures of the hardware are Nsight Compute's counters where `ncu` is on the path and may read them,
/// else they are derived from the measured time, and marked.
#[derive(Args, Debug)]
pub struct Profile {
    /// A kernel and its tunables instead of what attention() chooses. At lengths that it does not take,
    /// such as all but one of FaS512, attention() is measured; the table names the kernels.
    #[arg(long, value_name = "SPEC")]
    kernel: Option<String>,
    /// Queries and keys of a sequence, one row of the table for each.
    #[arg(long, value_name = "N,N", value_delimiter = ',', default_value = "128,256,512,1024,2048", value_parser = small_size())]
    seq: Vec<usize>,
    /// Sequences [default: as many as make 16,384 tokens, or as many tokens as the study's].
    #[arg(long, value_parser = small_size())]
    batch: Option<usize>,
    /// Heads [default: as many as make a width of 2048].
    #[arg(long, value_parser = small_size())]
    heads: Option<usize>,
    /// Elements of a head [default: 64].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    head_dim: Option<u16>,
    /// The type of the elements, f16 or bf16 [default: that of the kernel, else f16].
    #[arg(long)]
    dtype: Option<Dtype>,
    /// A query sees only the keys up to its own.
    #[arg(long)]
    causal: bool,
    /// Samples of each length.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// cuda or cuda:N.
    #[arg(long, default_value = "cuda")]
    device: DeviceChoice,
    /// Take the best kernel and the problem from a study of `fa tune`, and keep the profile in it.
    #[arg(long, value_name = "STUDY", conflicts_with_all = ["kernel", "heads", "head_dim", "dtype", "causal"])]
    store: Option<PathBuf>,
    /// Do not look for Nsight Compute.
    #[arg(long)]
    no_counters: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Launch each kernel for Nsight Compute, and measure nothing.
    #[arg(long, hide = true)]
    launch_only: bool,
}

impl Profile {
    pub fn run(self) -> Result<()> {
        let store = self.store.as_deref().map(Store::open).transpose()?;
        let study = store.as_ref().map(Store::study).transpose()?;
        let series = match &study {
            Some(study) => Series::of_study(study, self.batch)?,
            None => Series::of(&self)?,
        };
        // A problem that no kernel takes is known before a GPU is looked for.
        for cell in series.cells(&self.seq, DEFAULT_CHIP)? {
            Spec::from(cell.kernel).passes(DEFAULT_CHIP.arch)?;
        }
        let device = self.device.open_gpu("profile")?;
        if let Some(study) = &study {
            made_on(study, device.name())?;
        }
        let cells = series.cells(&self.seq, Chip::of(&device))?;
        if self.launch_only {
            return measure::launch(&device, &cells);
        }
        let profile = self.profile(&cells, &device, series.dtype)?;
        if let Some(store) = &store {
            store.set_profile(&profile, &tune::command(std::env::args().skip(1)))?;
        }
        match self.json {
            true => output::json(&profile),
            false => print::lines(&profile).iter().try_for_each(output::line),
        }
    }

    fn profile(&self, cells: &[Choice], device: &Device, dtype: Dtype) -> Result<record::Profile> {
        let counted = self.counters(&measure::entries(device, cells)?);
        let rates = rates::measure(device, dtype)?;
        let measured = measure::all(device, cells, self.rounds as usize)?;
        let rows = cells.iter().zip(measured).zip(counted);
        let row = |((cell, samples), counted)| {
            measure::row(cell, samples, counted, &rates, device.arch())
        };
        Ok(record::Profile {
            device: device.name().to_owned(),
            rows: rows.map(row).collect::<Result<_>>()?,
            rates,
        })
    }

    /// Nsight Compute's counters of each kernel, as far as it tells them.
    fn counters(&self, entries: &[Vec<String>]) -> Vec<Counters> {
        let mut found = Vec::new();
        if !self.no_counters {
            let told = |error: &_| eprintln!("no counters, figures are derived: {error:#}");
            found = counters::collect(entries)
                .inspect_err(told)
                .unwrap_or_default();
        }
        found.resize_with(entries.len(), Counters::default);
        found
    }
}

/// Whether a study is of this GPU: a report shows its profile beside its times.
fn made_on(study: &Study, device: &str) -> Result<()> {
    let theirs = &study.environment.device;
    if theirs != device {
        bail!(
            "the study was made on {theirs}, this is {device}: profile there, or leave --store out"
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests;
