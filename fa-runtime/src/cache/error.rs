//! Why the cache cannot do what was asked.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::prose;

/// Why the cache cannot do what was asked. Loading kernels never fails for such a reason. `Debug`
/// prints the same text as `Display`.
#[derive(thiserror::Error)]
pub enum CacheError {
    /// A file operation failed.
    #[error("cannot {action} {}: {error}", path.display())]
    Io {
        /// What was tried.
        action: &'static str,
        /// On which path.
        path: PathBuf,
        /// Why it failed.
        error: io::Error,
    },
    /// Somebody else could put code into the folder.
    #[error("{} is not private to this user ({reason}): `chmod 700` it, or set FA_CACHE_DIR to another folder", path.display())]
    NotPrivate {
        /// The folder.
        path: PathBuf,
        /// Who has access.
        reason: String,
    },
    /// There is no folder to use.
    #[error("there is no folder for the cache, because this user has no home: set FA_CACHE_DIR")]
    NoFolder,
    /// An entry or a bundle is damaged.
    #[error("{} is damaged: {reason}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
}

impl fmt::Debug for CacheError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        prose::write(self, f)
    }
}

impl CacheError {
    pub(super) fn io(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> CacheError {
        move |error| CacheError::Io {
            action,
            path: path.to_owned(),
            error,
        }
    }
}
