//! What can be wrong with a store.

use std::fmt;
use std::io;
use std::path::PathBuf;

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
    #[error("there is no study at {path}: `fa tune` makes one")]
    Missing {
        /// The file.
        path: PathBuf,
    },
    /// There is a study where one was to be created.
    #[error("there is a study at {path} already: resume it, or name another file")]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The file is something else.
    #[error("{path} is no study: name another file")]
    Foreign {
        /// The file.
        path: PathBuf,
    },
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
    #[error("the study's {what} is not in order: {source}")]
    Corrupt {
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

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference {
            field,
            stored,
            asked,
        } = self;
        write!(f, "{field} is {stored} there and {asked} here")
    }
}

fn list(differences: &[Difference]) -> String {
    let list: Vec<String> = differences.iter().map(ToString::to_string).collect();
    list.join(", ")
}
