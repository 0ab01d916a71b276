//! `fa prebuild`: the cubins that a machine without NVRTC will want, in one file.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, bail};
use clap::Args;
use fa::dsl::target::{Arch, Target};
use fa::kernels::fa_s512::FaS512Config;
use fa::runtime::cache::Cache;
use fa::{dsl::config::KernelConfig, tuned};
use fa_tune::record::Study;
use serde_json::json;

use super::arguments::small_size;
use super::bench::grid;
use super::compiled;
use super::output;
use super::report;
use super::spec::Spec;

/// Compile the best kernels for several architectures into one file.
///
/// `fa cache import FILE` loads it on a machine without NVRTC. Which kernels are the best is what a study
/// measured (--store), or else what is shipped: measured on an H200, and for other architectures those of
/// them that pass their gates.
#[derive(Args, Debug)]
pub struct Prebuild {
    /// The file to write.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// How many kernels for each architecture, the fastest first.
    #[arg(long, default_value_t = 20, value_parser = small_size())]
    top: usize,
    /// The architectures, such as sm_80,sm_89,sm_90a.
    #[arg(long, value_name = "ARCH", value_delimiter = ',', required = true)]
    arch: Vec<Arch>,
    /// What attention() chooses over the grid of `fa bench --grid`, all of it.
    #[arg(long, conflicts_with_all = ["top", "store", "causal"])]
    attention: bool,
    /// FaS512 with a causal mask.
    #[arg(long, conflicts_with = "store")]
    causal: bool,
    /// A study that `fa tune` wrote: its kernel, by its measurements.
    #[arg(long, value_name = "STUDY")]
    store: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Prebuild {
    pub fn run(self) -> Result<()> {
        let started = Instant::now();
        let cache = Cache::open_default();
        let ranked = self.ranked()?;
        let archs: BTreeSet<Arch> = self.arch.iter().copied().collect();
        let mut wanted = Vec::new();
        for arch in archs.iter().copied() {
            let specs = match &ranked {
                Some(ranked) => self.best(ranked, arch)?,
                None => grid::kernels(arch, grid::Wanted::Output)?,
            };
            wanted.extend(specs.into_iter().map(|spec| (spec, arch)));
        }
        let entries = compiled::entries(&wanted, &cache)?;
        cache.export(&entries, &self.output)?;
        let (count, elapsed) = (entries.len(), started.elapsed());
        let archs: Vec<&str> = archs.iter().map(|arch| arch.name()).collect();
        let bytes = std::fs::metadata(&self.output).map_or(0, |file| file.len());
        let row = json!({
            "cubins": count, "archs": archs, "seconds": elapsed.as_secs_f64(), "bytes": bytes,
            "path": self.output,
        });
        let (archs, path) = (archs.join(", "), self.output.display());
        let (size, time) = (output::bytes(bytes), output::duration(elapsed));
        let text = format!("wrote {count} cubins for {archs} to {path} ({size}) in {time}");
        output::either(self.json, &row, text)
    }

    /// The configurations that were measured, the fastest first; `None` for attention()'s.
    fn ranked(&self) -> Result<Option<Vec<Spec>>> {
        if self.attention {
            return Ok(None);
        }
        let study = self.store.as_deref().map(report::read).transpose()?;
        if let Some(study) = &study {
            has_no_functions(study)?;
        }
        let specs = study.as_ref().map_or_else(|| self.shipped(), measured);
        let specs = specs.into_iter().map(Spec::parse);
        Ok(Some(specs.collect::<Result<_>>()?))
    }

    /// What is shipped of FaS512, the fastest first.
    fn shipped(&self) -> Vec<&'static str> {
        let records = tuned::shipped().records().iter();
        let is_fas512 = |spec: &str| spec.starts_with(FaS512Config::NAME);
        let fas512 = records.filter(|it| it.scores.causal == self.causal && is_fas512(&it.spec));
        let mut fas512: Vec<_> = fas512.collect();
        fas512.sort_by(|a, b| a.median_us.total_cmp(&b.median_us));
        fas512.iter().map(|record| record.spec.as_str()).collect()
    }

    /// The fastest that pass the gates of `arch`.
    fn best(&self, ranked: &[Spec], arch: Arch) -> Result<Vec<Spec>> {
        let (target, top) = (Target::new(arch), self.top);
        let mut seen = BTreeSet::new();
        let passing = ranked.iter().filter(|spec| {
            (spec.entry.check)(&spec.values, &target).is_ok() && seen.insert(&spec.text)
        });
        let passing: Vec<Spec> = passing.take(top).cloned().collect();
        if passing.len() < top {
            let found = passing.len();
            let study = self.store.as_ref().map(|path| path.display().to_string());
            let from = study.as_deref().unwrap_or("what is shipped");
            bail!(
                "{found} of the configurations in {from} pass the gates of {arch}, --top asks for {top}: ask for fewer, or search with `fa tune` and name its study with --store"
            );
        }
        Ok(passing)
    }
}

/// Fails where kernels have functions: specs do not say which, so that the kernels cannot be compiled here.
fn has_no_functions(study: &Study) -> Result<()> {
    let options = &study.definition.options;
    if options.get("FUNCTIONS").is_some_and(|it| it == "true") {
        bail!(
            "the kernels of this study have functions of scores or masks, which specs do not name: functions are compiled where they are called"
        );
    }
    Ok(())
}

/// What a study measured, the fastest first. What was confirmed as the fastest comes before all: the
/// few samples of a trial do not tell neighbours apart.
fn measured(study: &Study) -> Vec<&str> {
    let confirmed = study.confirmed().map(|it| it.spec.as_str());
    let timed = study.by_time().into_iter().map(|(_, spec)| spec);
    confirmed.into_iter().chain(timed).collect()
}
