//! What can be wrong with a store, and what differs between the study in a file and the one that is asked for.

use std::collections::BTreeSet;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde_json::{Value, to_value};

/// A study cannot be stored or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite.
    #[error("the study's database: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// The file system.
    #[error("{path}: {source}")]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// There is no study to open.
    #[error("there is no study at {0}: `fa tune` makes one")]
    Missing(PathBuf),
    /// The file is something else.
    #[error("{0} is no study: name another file")]
    Foreign(PathBuf),
    /// Another version of this crate made it.
    #[error(
        "{path} has schema {theirs}, this version reads {ours}: name another file, or use the version that made it"
    )]
    Version {
        /// The file.
        path: PathBuf,
        /// Its schema.
        theirs: i64,
        /// This version's.
        ours: i64,
    },
    /// Another study is in the file.
    #[error(
        "{path} holds another study: {}; ask for that one, or name another file",
        list(differences)
    )]
    Definition {
        /// The file.
        path: PathBuf,
        /// What differs.
        differences: Vec<Difference>,
    },
    /// A value in the database is not what this version writes, or one to be stored has a number that is
    /// none.
    #[error("the {what} in {path} is not in order: {source}")]
    Corrupt {
        /// The file.
        path: PathBuf,
        /// Which value.
        what: &'static str,
        /// Why.
        source: serde_json::Error,
    },
    /// A trial was finished that this process does not hold.
    #[error("trial {number} is not claimed by this process, or has an outcome already")]
    NotClaimed {
        /// The trial.
        number: u32,
    },
    /// A round has another number of samples than there are contenders.
    #[error("a round of {samples} samples for {contenders} contenders")]
    Round {
        /// Samples.
        samples: usize,
        /// Contenders.
        contenders: usize,
    },
}

impl StoreError {
    pub(super) fn io(path: &Path, source: io::Error) -> StoreError {
        let path = path.to_owned();
        StoreError::Io { path, source }
    }
}

/// One value that differs between the stored study and the one that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Which: `problem.batch`.
    pub field: String,
    /// What the file has, as JSON.
    pub stored: String,
    /// What was asked for, as JSON.
    pub asked: String,
}

impl Difference {
    /// What differs between two records, leaf by leaf; a list is a leaf.
    pub fn between(stored: &impl Serialize, asked: &impl Serialize) -> Vec<Difference> {
        // Records have text for keys, so that JSON can hold all of them.
        let json = |record: Result<Value, _>| record.unwrap_or(Value::Null);
        let (stored, asked) = (json(to_value(stored)), json(to_value(asked)));
        let mut found = Vec::new();
        compare("", Some(&stored), Some(&asked), &mut found);
        found
    }
}

fn compare(
    field: &str,
    stored: Option<&Value>,
    asked: Option<&Value>,
    found: &mut Vec<Difference>,
) {
    if let (Some(Value::Object(stored)), Some(Value::Object(asked))) = (stored, asked) {
        let names: BTreeSet<&String> = stored.keys().chain(asked.keys()).collect();
        for name in names {
            let field = [field, name].join(".");
            let field = field.trim_start_matches('.');
            compare(field, stored.get(name), asked.get(name), found);
        }
    } else if stored != asked {
        let show = |value: Option<&Value>| value.map_or("not given".to_owned(), Value::to_string);
        found.push(Difference {
            field: field.to_owned(),
            stored: show(stored),
            asked: show(asked),
        });
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (stored, asked) = (&self.stored, &self.asked);
        write!(f, "{} is {stored} there and {asked} here", self.field)
    }
}

fn list(differences: &[Difference]) -> String {
    let list: Vec<String> = differences.iter().map(ToString::to_string).collect();
    list.join(", ")
}
