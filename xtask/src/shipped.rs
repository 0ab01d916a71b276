//! `shipped`: the table of tuned configurations that the library comes with.

use std::path::PathBuf;

use anyhow::{Context, bail};
use fa::dsl::config::KernelConfig;
use fa::kernels::fa_s512::FaS512Config;
use fa::tuned::{Record, Table};
use fa_tune::record::Study;
use fa_tune::store::Store;

use crate::cargo;

/// Configurations of a study of FaS512, of which `fa prebuild --top` takes as many as are asked for: twenty
/// of them pass the gates of every architecture.
const BEST: usize = 100;

/// Writes src/tuned/shipped.json from studies, each of another kernel, problem or GPU.
pub fn run(studies: &[PathBuf]) -> anyhow::Result<()> {
    let mut records = Vec::new();
    for path in studies {
        let study = Store::open_to_read(path)?.study()?;
        let found = best(&study);
        if found.is_empty() {
            bail!(
                "{}: nothing was measured in turns, or nothing is faster than what is in use",
                path.display()
            );
        }
        println!("{}: {} configurations", path.display(), found.len());
        records.extend(found);
    }
    let table = Table::from_records(records).context("a record does not fit")?;
    let path = cargo::root().join("src/tuned/shipped.json");
    table.save(&path)?;
    Ok(())
}

/// The fastest of a study: of FaS512 those of its trials, of a kernel of `attention()` the one that was the
/// fastest in turns, if that is not what is in use anyway.
fn best(study: &Study) -> Vec<Record> {
    let rounded =
        |(median_us, spec): (f64, &str)| record(study, spec, (median_us * 1e3).round() / 1e3);
    if study.definition.kernel == FaS512Config::NAME {
        return study
            .by_time()
            .into_iter()
            .take(BEST)
            .map(rounded)
            .collect();
    }
    let pair = study.confirmed().zip(study.in_use());
    let faster = pair.filter(|(best, in_use)| best.median_us() < in_use.median_us());
    faster
        .map(|(best, _)| rounded((best.median_us(), &best.spec)))
        .into_iter()
        .collect()
}

/// What a study measured of one of its configurations.
fn record(study: &Study, spec: &str, median_us: f64) -> Record {
    let problem = &study.definition.problem;
    Record {
        arch: study.definition.arch.clone(),
        multiprocessors: study.environment.multiprocessors,
        shape: problem.shape,
        causal: problem.causal,
        spec: spec.to_owned(),
        median_us,
    }
}
