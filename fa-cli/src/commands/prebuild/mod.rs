//! `fa prebuild`: the cubins that a machine without NVRTC will want, in one file.

mod calls;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, bail};
use clap::Args;
use fa::attention::Chip;
use fa::dsl::target::{Arch, Target};
use fa::kernels::fa_s512::FaS512Config;
use fa::runtime::cache::Cache;
use fa::{dsl::config::KernelConfig, tuned};
use fa_tune::record::Study;
use serde_json::json;

use super::arguments::{Asked, Sizes, small_size};
use super::compiled;
use super::conv::{ConvShape, ConvSizes, Images};
use super::output;
use super::over_cache::OverCache;
use super::plan::DEFAULT_CHIP;
use super::report;
use super::spec::Spec;
use calls::Calls;

/// Compile kernels for several architectures into one file, ahead of the calls that launch them.
///
/// `fa cache import FILE` loads it on a machine without NVRTC. Of one problem (--seq N or --varlen LENGTHS, with the options of `fa plan`) it
/// has what attention() and attention_with_lse() launch, with --backward what attention_backward() launches, too; with --decode, --append and --cache
/// what a model that generates launches over its cache; with --attention the same over
/// the grid of `fa bench --grid`, and with --conv what conv_block() launches. Later calls of such a problem compile nothing.
///
/// Otherwise it has the best configurations of one kernel: what a study measured (--store), or else what is shipped of FaS512, measured on an
/// H200, and for other architectures those of them that pass their gates.
#[derive(Args, Debug)]
pub struct Prebuild {
    /// The file to write.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// How many configurations for each architecture, the fastest first.
    #[arg(long, default_value_t = 20, value_parser = small_size(), conflicts_with_all = ["attention", "length", "images"])]
    top: usize,
    /// The architectures, such as sm_80,sm_89,sm_90a.
    #[arg(long, value_name = "ARCH", value_delimiter = ',', required = true)]
    arch: Vec<Arch>,
    /// All that attention() launches over the grid of `fa bench --grid`; with --backward also attention_backward().
    #[arg(long, conflicts_with_all = ["store", "Sizes", "OverCache", "varlen"])]
    attention: bool,
    #[command(flatten)]
    sizes: Sizes,
    #[command(flatten)]
    asked: Asked,
    #[command(flatten)]
    over_cache: OverCache,
    /// What conv_block() launches for images of these sizes, samples x channels x height x width, with a bias: 5x64x128x128.
    #[arg(long, value_name = "NxCxHxW", group = "images", conflicts_with_all = ["Sizes", "Asked", "OverCache", "attention", "store"])]
    conv: Option<Images>,
    #[command(flatten)]
    of_conv: ConvSizes,
    /// The convolution block has no bias.
    #[arg(long, requires = "images")]
    no_bias: bool,
    /// Streaming multiprocessors of the GPUs that calls will be made on, by which kernels are chosen [default: 132].
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    multiprocessors: Option<u32>,
    /// A study that `fa tune` wrote: its kernel, by its measurements.
    #[arg(long, value_name = "STUDY", conflicts_with_all = ["causal", "length"])]
    store: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// What is compiled.
enum Wanted {
    /// The best of these configurations, the fastest of which come first.
    Best(Vec<Spec>),
    /// What calls launch over the grid.
    Grid,
    /// What they launch for one problem.
    Problem,
    /// What they launch for a convolution block.
    Block(Box<ConvShape>),
}

impl Prebuild {
    pub fn run(self) -> Result<()> {
        let started = Instant::now();
        let cache = Cache::open_default();
        let asked_for = self.wanted()?;
        let archs: BTreeSet<Arch> = self.arch.iter().copied().collect();
        let mut wanted = Vec::new();
        for arch in archs.iter().copied() {
            let specs = self.kernels(&asked_for, arch, &cache)?;
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

    /// What is asked for. Fails where an option belongs to something else.
    fn wanted(&self) -> Result<Wanted> {
        let (asked, chip) = (&self.asked, self.multiprocessors.is_some());
        if let Some(images) = &self.conv {
            let mut shape = self.of_conv.shape(images);
            if self.no_bias {
                shape.of_channels[0] = None;
            }
            return Ok(Wanted::Block(Box::new(shape)));
        }
        let wanted = match (self.attention, self.sizes.have_a_length(asked)) {
            (true, _) => {
                let causal = [("--causal", asked.causal)];
                let others = asked.of_attention().into_iter().chain(causal);
                let why =
                    "is no option of --attention, whose grid has masks of its own: leave it out";
                refuse(others, why)?;
                Wanted::Grid
            }
            (false, true) => Wanted::Problem,
            (false, false) => {
                let why = "is of a problem: say how long its sequences are, with --seq N or --varlen LENGTHS, or leave it out";
                refuse(asked.of_attention(), why)?;
                let of_calls = [
                    ("--backward", asked.backward),
                    ("--deterministic", asked.deterministic),
                    ("--multiprocessors", chip),
                ];
                let why = "is of calls: say which with --attention, --seq N or --varlen LENGTHS, or leave it out";
                refuse(of_calls, why)?;
                return Ok(Wanted::Best(self.ranked()?));
            }
        };
        asked.check_gradients(asked.backward)?;
        Ok(wanted)
    }

    /// The kernels that are compiled for an architecture.
    fn kernels(&self, wanted: &Wanted, arch: Arch, cache: &Cache) -> Result<Vec<Spec>> {
        let multiprocessors = self.multiprocessors;
        let multiprocessors = multiprocessors.unwrap_or(DEFAULT_CHIP.multiprocessors);
        let chip = Chip {
            arch,
            multiprocessors,
        };
        let mut calls = Calls::on(chip, cache);
        match wanted {
            Wanted::Best(ranked) => return self.best(ranked, arch),
            Wanted::Grid => calls.add_grid(&self.asked)?,
            Wanted::Problem if self.over_cache.is_asked() => {
                let dtype = self.sizes.dtype(None);
                let steps = self.over_cache.steps(&self.sizes, &self.asked, dtype)?;
                calls.add_steps(&steps, self.asked.backward)?;
            }
            Wanted::Problem => calls.add_problem(&self.sizes, &self.asked)?,
            Wanted::Block(shape) => calls.add_block(shape)?,
        }
        Ok(calls.kernels())
    }

    /// The configurations that were measured, the fastest first.
    fn ranked(&self) -> Result<Vec<Spec>> {
        let study = self.store.as_deref().map(report::read).transpose()?;
        if let Some(study) = &study {
            has_no_functions(study)?;
        }
        let specs = study.as_ref().map_or_else(|| self.shipped(), measured);
        let specs = specs.into_iter().map(Spec::parse);
        specs.collect()
    }

    /// What is shipped of FaS512, the fastest first.
    fn shipped(&self) -> Vec<&'static str> {
        let records = tuned::shipped().records().iter();
        let is_fas512 = |spec: &str| spec.starts_with(FaS512Config::NAME);
        let fas512 =
            records.filter(|it| it.scores.causal == self.asked.causal && is_fas512(&it.spec));
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

/// Fails if one of these options is given.
fn refuse(options: impl IntoIterator<Item = (&'static str, bool)>, why: &str) -> Result<()> {
    match options.into_iter().find(|(_, is_given)| *is_given) {
        Some((option, _)) => bail!("{option} {why}"),
        None => Ok(()),
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
