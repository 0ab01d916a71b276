//! `fa tune --apply`: what a study found becomes what the library launches.

use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use fa::tuned::{Record, Table, user_path};
use fa_tune::record::{Confirmation, Study};

use super::subject::shape;

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
    /// This configuration is in the user's table.
    Best {
        /// It.
        spec: &'a str,
        /// The table.
        file: &'a Path,
    },
    /// Nothing: another kernel is in use for the problem, and was faster than all of this study.
    Nothing {
        /// It.
        in_use: &'a Confirmation,
    },
}

/// Takes the fastest configuration of a study into the user's table, unless what is in use was faster.
pub fn apply<'a>(study: &'a Study, file: &'a Path) -> Result<Applied<'a>> {
    let best = study
        .confirmed()
        .context("--apply: nothing was measured in turns, so nothing is known to be the fastest")?;
    let faster = |it: &&Confirmation| it.median_us() < best.median_us();
    if let Some(in_use) = study.in_use().filter(faster) {
        return Ok(Applied::Nothing { in_use });
    }
    Table::add(file, record(study, &best.spec, best.median_us())?).context("--apply")?;
    Ok(Applied::Best {
        spec: &best.spec,
        file,
    })
}

/// What a study measured of one of its configurations.
fn record(study: &Study, spec: &str, median_us: f64) -> Result<Record> {
    let problem = &study.definition.problem;
    Ok(Record {
        arch: study.definition.arch.clone(),
        multiprocessors: study.environment.multiprocessors,
        shape: shape(problem)?,
        causal: problem.causal,
        spec: spec.to_owned(),
        median_us,
    })
}

impl fmt::Display for Applied<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Applied::Best { spec, file } => write!(f, "{spec} in {}", file.display()),
            Applied::Nothing { in_use } => write!(
                f,
                "nothing: {}, which is in use, took {:.2} µs",
                in_use.spec,
                in_use.median_us()
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use fa_tune::record::{Definition, Environment, IN_USE, Search};

    use super::*;

    fn study(spec: &str) -> Study {
        Study {
            definition: Definition {
                kernel: "FaS512".to_owned(),
                options: Default::default(),
                problem: fa_tune::record::Problem {
                    batch: 32,
                    seq: 512,
                    heads: 8,
                    kv_heads: 8,
                    head_dim: 64,
                    dtype: "f16".to_owned(),
                    causal: false,
                    flop: 1.0,
                    bytes: 1.0,
                },
                arch: "sm_90a".to_owned(),
                search: Search::Exhaustive,
                seed: 0,
            },
            space: 1,
            valid: 1,
            rejected: Vec::new(),
            environment: Environment {
                multiprocessors: 132,
                ..Environment::default()
            },
            trials: Vec::new(),
            confirmations: vec![Confirmation {
                spec: spec.to_owned(),
                role: "best".to_owned(),
                samples_us: vec![3.0, 1.0, 2.0],
            }],
            predictions: Vec::new(),
            peers: Vec::new(),
            spans: Vec::new(),
            profile: None,
        }
    }

    #[test]
    fn of_several_at_once_none_is_lost() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("tuned.json");
        std::thread::scope(|scope| {
            for batch in 1..=8 {
                let file = &file;
                scope.spawn(move || {
                    let mut study = study("FaS512<64,64,32,4>");
                    study.definition.problem.batch = batch;
                    apply(&study, file).expect("it fits");
                });
            }
        });
        assert_eq!(
            Table::load(&file).expect("it is a table").records().len(),
            8
        );
    }

    #[test]
    fn the_best_replaces_what_was_there() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("new/tuned.json");
        for spec in ["FaS512<64,64,32,4>", "FaS512<128,64,32,4>"] {
            let study = study(spec);
            let applied = apply(&study, &file).expect("it fits");
            assert_eq!(applied, Applied::Best { spec, file: &file });
            let table = Table::load(&file).expect("it is a table");
            let [record] = table.records() else {
                panic!("one record: {:?}", table.records());
            };
            assert_eq!((record.spec.as_str(), record.median_us), (spec, 2.0));
            assert_eq!((record.multiprocessors, record.shape.batch), (132, 32));
        }
        // What does not fit the problem is not taken in.
        let other = study("FaS512<128,64,32,4,CAUSAL=true>");
        assert!(apply(&other, &file).is_err());
        // Nor what is slower than what another kernel does now.
        let mut slower = study("FaS512<64,64,32,4>");
        slower.confirmations.push(Confirmation {
            spec: "WarpSpecializedF16<128,2>".to_owned(),
            role: IN_USE.to_owned(),
            samples_us: vec![1.5],
        });
        let applied = apply(&slower, &file).expect("there is an answer");
        assert!(
            applied
                .to_string()
                .contains("WarpSpecializedF16<128,2>, which is in use, took 1.50")
        );
        slower.confirmations[1].samples_us = vec![2.5];
        let applied = apply(&slower, &file).expect("it fits");
        let spec = "FaS512<64,64,32,4>";
        assert_eq!(applied, Applied::Best { spec, file: &file });
        let mut nothing = study("FaS512<64,64,32,4>");
        nothing.confirmations.clear();
        let error = apply(&nothing, &file).unwrap_err().to_string();
        assert!(error.contains("nothing was measured"), "{error}");
        assert_eq!(Table::load(&file).expect("as it was").records().len(), 1);
    }
}
