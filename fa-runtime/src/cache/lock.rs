//! A file lock for each key, so that one process compiles it. The system releases the lock when its
//! holder dies.

use std::fs::{self, File, TryLockError};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use super::{ContentKey, folder::Folder};

/// After this time whoever waits compiles too: the holder seems stuck, and compiling twice does no harm.
const PATIENCE: Duration = Duration::from_secs(60);

/// The right to compile one key, held until dropped.
#[derive(Debug)]
pub(super) struct KeyLock {
    path: PathBuf,
    _file: File,
}

impl KeyLock {
    /// Waits for the lock. `None` if locks do not work here, which costs only time.
    pub fn acquire(folder: &Folder, key: &ContentKey) -> Option<KeyLock> {
        folder.create_shard(key).ok()?;
        let path = folder.lock_path(key);
        let file = File::options().create(true).append(true).open(&path).ok()?;
        let started = Instant::now();
        let mut pause = Duration::from_millis(1);
        loop {
            match file.try_lock() {
                Ok(()) => return Some(KeyLock { path, _file: file }),
                Err(TryLockError::WouldBlock) if started.elapsed() < PATIENCE => {
                    std::thread::sleep(pause);
                    pause = (pause * 2).min(Duration::from_millis(20));
                }
                Err(_) => return None,
            }
        }
    }
}

impl Drop for KeyLock {
    fn drop(&mut self) {
        // A waiter may lock the removed file while a newcomer locks a new one. Both look for the entry
        // before they compile, and find it.
        let _ = fs::remove_file(&self.path);
    }
}
