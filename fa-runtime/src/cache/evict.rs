//! Keeps the folder within its cap.

use std::time::{Duration, SystemTime};

use super::folder::{CacheFile, Folder};

/// Temporary files and locks older than this belong to a process that died.
const STALE: Duration = Duration::from_secs(3600);

/// Removes stale files, and the least recently used entries if the cap is exceeded.
///
/// If a file cannot be removed, the cache is larger than was asked for, but still correct.
pub(super) fn trim(folder: &Folder, max_bytes: u64) {
    let files = match folder.files() {
        Ok(files) => files,
        Err(error) => return tracing::warn!("the cubin cache is not trimmed: {error}"),
    };
    let now = SystemTime::now();
    let is_stale = |file: &CacheFile| {
        now.duration_since(file.modified)
            .is_ok_and(|age| age > STALE)
    };
    let (mut entries, others): (Vec<_>, Vec<_>) = files.into_iter().partition(CacheFile::is_entry);
    others.iter().filter(|file| is_stale(file)).for_each(remove);

    let mut total: u64 = entries.iter().map(|entry| entry.bytes).sum();
    if total <= max_bytes {
        return;
    }
    entries.sort_by_key(|entry| entry.modified);
    // Leaves room, so that the next entries do not each evict another.
    let goal = max_bytes / 10 * 9;
    for entry in entries {
        if total <= goal {
            break;
        }
        remove(&entry);
        total -= entry.bytes;
    }
}

fn remove(file: &CacheFile) {
    if let Err(error) = file.remove() {
        tracing::debug!("{error}");
    }
}
