//! `fa tune --apply`: what a study found becomes what the library launches.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use fa::tuned::{Record, Table, user_path};
use fa_tune::record::Study;

/// The file that [`apply`] changes. One that cannot be read is found out before the search.
pub fn file() -> Result<PathBuf> {
    let file = user_path().context(
        "--apply: there is no file for tuned configurations: set FA_TUNED_PATH or FA_DATA_DIR",
    )?;
    Table::load(&file).context("--apply")?;
    Ok(file)
}

/// Takes the fastest configuration of a study into the user's table; gives its spec.
pub fn apply<'a>(study: &'a Study, file: &Path) -> Result<&'a str> {
    let best = study
        .confirmed()
        .context("--apply: nothing was measured in turns, so nothing is known to be the fastest")?;
    let mut table = Table::load(file)?;
    table.replace(Record::of(study, &best.spec, best.median_us()))?;
    table.save(file)?;
    Ok(&best.spec)
}

#[cfg(test)]
mod tests {
    use fa_tune::record::{Confirmation, Definition, Environment, Search};

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
    fn the_best_replaces_what_was_there() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("new/tuned.json");
        for spec in ["FaS512<64,64,32,4>", "FaS512<128,64,32,4>"] {
            assert_eq!(apply(&study(spec), &file).expect("it fits"), spec);
            let table = Table::load(&file).expect("it is a table");
            let [record] = table.records() else {
                panic!("one record: {:?}", table.records());
            };
            assert_eq!((record.spec.as_str(), record.median_us), (spec, 2.0));
            assert_eq!((record.multiprocessors, record.problem.batch), (132, 32));
        }
        // What does not fit the problem is not taken in.
        let other = study("FaS512<128,64,32,4,CAUSAL=true>");
        assert!(apply(&other, &file).is_err());
        let mut nothing = study("FaS512<64,64,32,4>");
        nothing.confirmations.clear();
        let error = apply(&nothing, &file).unwrap_err().to_string();
        assert!(error.contains("nothing was measured"), "{error}");
        assert_eq!(Table::load(&file).expect("as it was").records().len(), 1);
    }
}
