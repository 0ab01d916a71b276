//! `shipped`: the table of tuned configurations that the library comes with.

use std::path::PathBuf;

use anyhow::{Context, bail};
use fa::tuned::{Record, Table};
use fa_tune::record::Study;
use fa_tune::store::Store;

use crate::cargo;

/// Configurations of each study: twenty of them pass the gates of every architecture.
const BEST: usize = 100;

/// Writes src/tuned/shipped.json from studies, each of another kernel, problem or GPU.
pub fn run(studies: &[PathBuf]) -> anyhow::Result<()> {
    let mut records = Vec::new();
    for path in studies {
        let study = Store::open(path)?.study()?;
        let found = best(&study);
        if found.is_empty() {
            bail!("{}: nothing was measured", path.display());
        }
        println!("{}: {} configurations", path.display(), found.len());
        records.extend(found);
    }
    let table = Table::from_records(records).context("a record does not fit")?;
    let path = cargo::root().join("src/tuned/shipped.json");
    table.save(&path)?;
    Ok(())
}

/// The fastest of a study by its trials.
fn best(study: &Study) -> Vec<Record> {
    let fastest = study.by_time().into_iter().take(BEST);
    fastest
        .map(|(median_us, spec)| Record::of(study, spec, (median_us * 1e3).round() / 1e3))
        .collect()
}
