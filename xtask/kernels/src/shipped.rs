//! `shipped`: the table of tuned configurations that the library comes with.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use fa::dsl::config::KernelConfig;
use fa::kernels::fa_s512::FaS512Config;
use fa::tuned::{ConvRecord, Record, Table};
use fa_tune::record::{ConvWorkload, Study, StudyProblem, Workload};
use fa_tune::store::Store;

/// Configurations of a study of FaS512, of which `fa prebuild --top` takes as many as are asked for: twenty
/// of them pass the gates of every architecture.
const BEST: usize = 100;

/// Writes src/tuned/shipped.json from studies, each of another kernel, problem or GPU.
pub fn run(studies: &[PathBuf]) -> anyhow::Result<()> {
    let (mut records, mut convolutions) = (Vec::new(), Vec::new());
    for path in studies {
        let study = Store::open_to_read(path)?.study()?;
        let found = best(&study);
        if found.is_empty() {
            bail!(
                "{}: nothing was measured in turns, or nothing is faster than what is in use",
                path.display()
            );
        }
        let tensors = study.definition.problem.attention().map(|it| &it.tensors);
        if let Some(tensors) = tensors.filter(|it| !it.is_empty()) {
            bail!(
                "{}: the table does not tell problems with {tensors} from others",
                path.display()
            );
        }
        println!("{}: {} configurations", path.display(), found.len());
        for (median_us, spec) in found {
            match &study.definition.problem {
                StudyProblem::Attention(problem) => {
                    records.push(record(&study, problem, spec, median_us));
                }
                StudyProblem::Conv(problem) => {
                    convolutions.push(convolution(&study, problem, spec, median_us));
                }
            }
        }
    }
    let table = Table::from_records(records)
        .and_then(|table| table.with_convolutions(convolutions))
        .context("a record does not fit")?;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../src/tuned/shipped.json");
    table.save(&path)?;
    Ok(())
}

/// The fastest of a study, with their times: of FaS512 those of its trials, of a kernel of `attention()` or `conv_block()` the one that was the
/// fastest in turns, if that is not what is in use anyway.
fn best(study: &Study) -> Vec<(f64, String)> {
    let rounded =
        |(median_us, spec): (f64, &str)| ((median_us * 1e3).round() / 1e3, spec.to_owned());
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
fn record(study: &Study, problem: &Workload, spec: String, median_us: f64) -> Record {
    Record {
        arch: study.definition.arch.clone(),
        multiprocessors: study.environment.multiprocessors,
        shape: problem.shape,
        scores: problem.scores,
        spec,
        median_us,
    }
}

/// The same of a convolution block.
fn convolution(study: &Study, problem: &ConvWorkload, spec: String, median_us: f64) -> ConvRecord {
    ConvRecord {
        arch: study.definition.arch.clone(),
        multiprocessors: study.environment.multiprocessors,
        problem: problem.conv,
        spec,
        median_us,
    }
}
