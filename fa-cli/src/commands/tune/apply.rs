//! `fa tune --apply`: what a study found becomes what the library launches.

use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use fa::tuned::{ConvRecord, Record, Table, user_path};
use fa_tune::record::{Confirmation, Study, StudyProblem, TensorOptions};

/// What is found for a problem cannot be applied: tuned tables do not tell it from others.
#[derive(Debug, thiserror::Error)]
#[error(
    "--apply: tuned tables do not tell problems with {0} from others, so that what is found would be used for the wrong ones: leave --apply out. The study keeps what is found, and attention_with() takes it"
)]
pub struct UnknownToTables(TensorOptions);

/// Fails if no table can hold what is found for a problem.
pub fn is_known(problem: &StudyProblem) -> Result<(), UnknownToTables> {
    match problem.attention().map(|problem| &problem.tensors) {
        Some(tensors) if !tensors.is_empty() => Err(UnknownToTables(tensors.clone())),
        _ => Ok(()),
    }
}

/// The file that [`apply`] changes. One that cannot be read is found out before the search.
pub fn file() -> Result<PathBuf> {
    let file = user_path().context(
        "--apply: there is no file for tuned configurations: set FA_TUNED_PATH or FA_DATA_DIR",
    )?;
    Table::load(&file).context("--apply")?;
    Ok(file)
}

/// What became of a study.
#[derive(Debug, PartialEq)]
pub enum Applied<'a> {
    Best {
        spec: &'a str,
        file: &'a Path,
    },
    /// Nothing: another kernel is in use for the problem, and was faster than all of this study.
    Nothing {
        in_use: &'a Confirmation,
    },
}

/// Takes the fastest configuration of a study into the user's table, unless what is in use was faster.
pub fn apply<'a>(study: &'a Study, file: &'a Path) -> Result<Applied<'a>> {
    is_known(&study.definition.problem)?;
    let best = study
        .confirmed()
        .context("--apply: nothing was measured in turns, so nothing is known to be the fastest")?;
    let faster = |it: &&Confirmation| it.median_us() < best.median_us();
    if let Some(in_use) = study.in_use().filter(faster) {
        return Ok(Applied::Nothing { in_use });
    }
    let arch = study.definition.arch.clone();
    let multiprocessors = study.environment.multiprocessors;
    let (spec, median_us) = (&best.spec, best.median_us());
    let added = match &study.definition.problem {
        StudyProblem::Attention(problem) => Table::add(
            file,
            Record {
                arch,
                multiprocessors,
                shape: problem.shape,
                scores: problem.scores,
                spec: spec.clone(),
                median_us,
            },
        ),
        StudyProblem::Conv(problem) => Table::add_convolution(
            file,
            ConvRecord {
                arch,
                multiprocessors,
                problem: problem.conv,
                spec: spec.clone(),
                median_us,
            },
        ),
    };
    added.context("--apply")?;
    Ok(Applied::Best { spec, file })
}

impl fmt::Display for Applied<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Applied::Best { spec, file } => write!(f, "{spec} in {}", file.display()),
            Applied::Nothing { in_use } => {
                let (spec, median_us) = (&in_use.spec, in_use.median_us());
                write!(
                    f,
                    "nothing: {spec}, which is in use, took {median_us:.2} µs"
                )
            }
        }
    }
}

#[cfg(test)]
mod tests;
