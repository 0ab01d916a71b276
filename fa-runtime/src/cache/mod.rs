//! The disk cache of cubins.
//!
//! # How an entry is found
//!
//! By two keys. The [`ContentKey`] is a BLAKE3 hash of everything that decides what the code does:
//! source text (without its `#line`s), architecture, NVRTC flags, and the version of this cache's format. Entries with the
//! same content differ in the [`CompilerId`] of the NVRTC that made them, which is derived from the
//! library's files without loading them.
//!
//! - A process that has NVRTC uses only entries made by that very NVRTC: a new release may make better
//!   code.
//! - A process without NVRTC uses an entry made by any compiler. This is what makes bundles work:
//!   [`Cache::export`] writes entries to one file, and [`Cache::import`] adds them to the cache of a
//!   machine that has the driver and nothing else.
//!
//! # What can go wrong, and what happens then
//!
//! | fault | outcome |
//! |---|---|
//! | a truncated, bit-flipped or foreign file | the checksum over the whole entry does not match: a warning, the file is removed, the kernel is compiled again |
//! | the folder is missing, read-only or full | a warning, the kernel is used without being cached |
//! | somebody else owns the folder or can write to it | a warning, the cache is not used: a cubin is code that would be run |
//! | many processes or threads want one kernel | one compiles under a file lock, the others wait and load; if locks fail, all compile and the last rename wins |
//! | a crash between write and rename | a temporary file stays, which no reader looks at; it is removed after an hour |
//! | the cache exceeds its cap | the least recently used entries are removed until 90 % of the cap is left |
//!
//! Entries appear by rename, so a reader sees a whole entry or none. They are not synced to the disk:
//! after a power cut the checksum finds a file with holes.
//!
//! # Variables
//!
//! `FA_CACHE_DIR` replaces the platform's cache folder (`~/.cache/fa` on Linux). `FA_CACHE_MAX_BYTES`
//! replaces the cap of 1 GiB. What other processes add is counted only now and then, so the cap can be
//! exceeded for a while.

mod bundle;
mod entry;
mod error;
mod evict;
mod folder;
mod key;
mod lock;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::SystemTime;

pub use entry::{Entry, EntryInfo};
pub use error::CacheError;
pub use key::ContentKey;

pub use crate::discovery::CompilerId;

use folder::Folder;

/// The cap when `FA_CACHE_MAX_BYTES` is not set.
pub const DEFAULT_MAX_BYTES: u64 = 1 << 30;

/// Where a cubin came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// From the disk.
    Disk,
    /// Compiled now.
    Compiled,
}

/// An entry as [`Cache::ls`] lists it.
#[derive(Clone, Debug)]
pub struct Listed {
    /// What is known about it.
    pub info: EntryInfo,
    /// Its file.
    pub path: PathBuf,
    /// The size of the file.
    pub bytes: u64,
    /// When a process last loaded it.
    pub last_used: SystemTime,
}

/// A disk cache. Opening one is cheap: nothing is read or created before it is needed.
#[derive(Debug)]
pub struct Cache {
    folder: Option<Folder>,
    max_bytes: u64,
    /// Bytes written by this process since the folder was last measured.
    unmeasured: AtomicU64,
}

impl Cache {
    /// The cache of this user, or a disabled one if there is no folder for it.
    pub fn open_default() -> Cache {
        let root = match std::env::var_os("FA_CACHE_DIR").filter(|dir| !dir.is_empty()) {
            Some(dir) => Some(PathBuf::from(dir)),
            None => directories::BaseDirs::new().map(|folders| folders.cache_dir().join("fa")),
        };
        match root {
            Some(root) => Cache::at(root).with_max_bytes(max_bytes_from_environment()),
            None => {
                tracing::warn!(
                    "{}; kernels are compiled in every process",
                    CacheError::NoFolder
                );
                Cache::disabled()
            }
        }
    }

    /// A cache in a folder, which is created when the first entry is written.
    pub fn at(root: impl Into<PathBuf>) -> Cache {
        let folder = Some(Folder::new(&root.into()));
        Cache {
            folder,
            max_bytes: DEFAULT_MAX_BYTES,
            unmeasured: AtomicU64::new(u64::MAX),
        }
    }

    /// A cache that holds nothing.
    pub fn disabled() -> Cache {
        Cache {
            folder: None,
            max_bytes: 0,
            unmeasured: AtomicU64::new(0),
        }
    }

    /// Sets the cap.
    #[must_use]
    pub fn with_max_bytes(self, max_bytes: u64) -> Cache {
        Cache { max_bytes, ..self }
    }

    /// The folder of the entries, if there is one.
    pub fn path(&self) -> Option<&Path> {
        self.folder.as_ref().map(Folder::path)
    }

    /// The cap in bytes.
    pub fn max_bytes(&self) -> u64 {
        self.max_bytes
    }

    /// The entry with this content that `compiler` made, or that any made if there is no compiler here.
    ///
    /// A damaged entry is removed with a warning and counts as missing.
    pub fn get(&self, key: &ContentKey, compiler: Option<&CompilerId>) -> Option<Entry> {
        let folder = self.folder.as_ref()?;
        if let Err(error) = folder.check_private() {
            tracing::warn!("the cubin cache is not used: {error}");
            return None;
        }
        let candidates = match compiler {
            Some(compiler) => vec![folder.entry_path(key, compiler)],
            None => folder.entries_of(key),
        };
        candidates
            .into_iter()
            .find_map(|path| match read(&path, key, compiler) {
                Ok(entry) => entry,
                Err(error) => {
                    tracing::warn!("{error}; the kernel is compiled again");
                    // If this fails too, the next reader sees the same damage and comes here again.
                    let _ = fs::remove_file(&path);
                    None
                }
            })
    }

    /// Adds an entry, then removes old ones if the cap is exceeded.
    ///
    /// # Errors
    /// When the folder is not private, cannot be made, or is read-only or full.
    pub fn put(&self, entry: &Entry) -> Result<(), CacheError> {
        let folder = self.folder.as_ref().ok_or(CacheError::NoFolder)?;
        let bytes = entry.encode();
        folder.stage(&entry.info, &bytes)?.publish()?;
        self.account(folder, bytes.len() as u64);
        Ok(())
    }

    /// The entry with this content, which is compiled and added if there is none. If many processes and
    /// threads ask at once, one compiles and the others wait for it.
    ///
    /// # Errors
    /// Only those of `compile`. Trouble with the cache is a warning.
    pub fn get_or_compile<E>(
        &self,
        key: &ContentKey,
        compiler: Option<&CompilerId>,
        compile: impl FnOnce() -> Result<Entry, E>,
    ) -> Result<(Entry, Found), E> {
        if let Some(entry) = self.get(key, compiler) {
            return Ok((entry, Found::Disk));
        }
        let lock = self
            .folder
            .as_ref()
            .and_then(|folder| lock::KeyLock::acquire(folder, key));
        // Whoever held the lock before may have just written the entry.
        if lock.is_some()
            && let Some(entry) = self.get(key, compiler)
        {
            return Ok((entry, Found::Disk));
        }
        let entry = compile()?;
        if self.folder.is_some()
            && let Err(error) = self.put(&entry)
        {
            tracing::warn!("kernel {} stays uncached: {error}", entry.info.spec);
        }
        Ok((entry, Found::Compiled))
    }

    /// All entries, the most recently used first.
    ///
    /// # Errors
    /// When the folder exists but cannot be read.
    pub fn ls(&self) -> Result<Vec<Listed>, CacheError> {
        let Some(folder) = &self.folder else {
            return Ok(Vec::new());
        };
        let mut listed: Vec<Listed> = folder
            .files()?
            .into_iter()
            .filter(|file| file.is_entry())
            .filter_map(|file| {
                let info = EntryInfo::read_from(&file.path).ok()?;
                let folder::CacheFile {
                    path,
                    bytes,
                    modified,
                } = file;
                Some(Listed {
                    info,
                    path,
                    bytes,
                    last_used: modified,
                })
            })
            .collect();
        listed.sort_by_key(|entry| std::cmp::Reverse(entry.last_used));
        Ok(listed)
    }

    /// The size of all files.
    ///
    /// # Errors
    /// When the folder exists but cannot be read.
    pub fn bytes(&self) -> Result<u64, CacheError> {
        let Some(folder) = &self.folder else {
            return Ok(0);
        };
        Ok(folder.files()?.iter().map(|file| file.bytes).sum())
    }

    /// Removes every entry. Returns how many there were, and their bytes.
    ///
    /// # Errors
    /// When a file cannot be removed.
    pub fn clear(&self) -> Result<(usize, u64), CacheError> {
        let Some(folder) = &self.folder else {
            return Ok((0, 0));
        };
        folder.check_private()?;
        let files = folder.files()?;
        for file in &files {
            file.remove()?;
        }
        let entries = files.iter().filter(|file| file.is_entry());
        Ok(entries.fold((0, 0), |(count, bytes), file| {
            (count + 1, bytes + file.bytes)
        }))
    }

    /// Whether an entry could be written now.
    ///
    /// # Errors
    /// Why not.
    pub fn check_writable(&self) -> Result<(), CacheError> {
        self.folder
            .as_ref()
            .ok_or(CacheError::NoFolder)?
            .check_writable()
    }

    /// Counts what was written. Measures the folder at a process's first write, and after each 16th of
    /// the cap.
    fn account(&self, folder: &Folder, bytes: u64) {
        let before = self
            .unmeasured
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |b| {
                Some(b.saturating_add(bytes))
            })
            .unwrap_or_default();
        if before.saturating_add(bytes) > self.max_bytes / 16 {
            self.unmeasured.store(0, Ordering::Relaxed);
            evict::trim(folder, self.max_bytes);
        }
    }
}

/// Reads and checks one entry. `None` if there is no such file.
fn read(
    path: &Path,
    key: &ContentKey,
    compiler: Option<&CompilerId>,
) -> Result<Option<Entry>, CacheError> {
    let mut file = match fs::File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        // The path leads through a file, so there is no cache.
        Err(error) if error.kind() == std::io::ErrorKind::NotADirectory => return Ok(None),
        Err(error) => return Err(CacheError::io("open", path)(error)),
    };
    let mut bytes = Vec::new();
    std::io::Read::read_to_end(&mut file, &mut bytes).map_err(CacheError::io("read", path))?;
    let damaged = |reason| CacheError::Damaged {
        path: path.to_owned(),
        reason,
    };
    let entry = Entry::decode(&bytes).map_err(damaged)?;
    if entry.info.content != *key || compiler.is_some_and(|id| entry.info.compiler != *id) {
        return Err(damaged("it is another kernel's entry".to_owned()));
    }
    // Eviction goes by the time of use. If this fails, the folder is read-only and nothing is evicted.
    let _ = file.set_modified(SystemTime::now());
    Ok(Some(entry))
}

fn max_bytes_from_environment() -> u64 {
    let Some(text) = std::env::var_os("FA_CACHE_MAX_BYTES") else {
        return DEFAULT_MAX_BYTES;
    };
    text.to_str()
        .and_then(|text| text.parse().ok())
        .unwrap_or_else(|| {
            tracing::warn!(
                "FA_CACHE_MAX_BYTES={text:?} is not a number of bytes; {DEFAULT_MAX_BYTES} is used"
            );
            DEFAULT_MAX_BYTES
        })
}

#[cfg(test)]
mod tests;
