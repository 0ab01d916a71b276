//! The folder of a cache: `<root>/v1/<first two digits of the key>/<rest>-<compiler>.cubin`.

use std::fs::{self, DirBuilder};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use tempfile::NamedTempFile;

use super::{CacheError, CompilerId, ContentKey, EntryInfo, key::FORMAT};

const ENTRY: &str = "cubin";
const TEMPORARY: &str = ".writing-";

/// A folder that only its user can change.
#[derive(Debug)]
pub(super) struct Folder {
    path: PathBuf,
}

/// A file in it.
#[derive(Debug)]
pub(super) struct CacheFile {
    pub path: PathBuf,
    pub bytes: u64,
    pub modified: SystemTime,
}

impl CacheFile {
    /// Whether it is a published entry, not a temporary file or a lock.
    pub fn is_entry(&self) -> bool {
        self.path
            .extension()
            .is_some_and(|extension| extension == ENTRY)
    }

    /// Removes it. It is not an error if another process already has.
    pub fn remove(&self) -> Result<(), CacheError> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(CacheError::io("remove", &self.path)(error))
            }
            _ => Ok(()),
        }
    }
}

/// An entry that is written but not yet visible to readers.
#[derive(Debug)]
#[must_use]
pub(super) struct Staged {
    file: NamedTempFile,
    path: PathBuf,
}

impl Staged {
    /// Makes it visible, replacing an older one.
    pub fn publish(self) -> Result<(), CacheError> {
        self.file
            .persist(&self.path)
            .map(|_| ())
            .map_err(|error| CacheError::io("rename to", &self.path)(error.error))
    }
}

impl Folder {
    pub fn new(root: &Path) -> Folder {
        Folder {
            path: root.join(format!("v{FORMAT}")),
        }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Checks that nobody else can change the folder's content. A missing folder is private.
    pub fn check_private(&self) -> Result<(), CacheError> {
        let Ok(metadata) = fs::metadata(&self.path) else {
            return Ok(());
        };
        let not_private = |reason| CacheError::NotPrivate {
            path: self.path.clone(),
            reason,
        };
        // The owner of a process's own entry in /proc is its effective user.
        let user = fs::metadata("/proc/self").map(|own| own.uid());
        if let Ok(user) = user
            && user != metadata.uid()
        {
            return Err(not_private(format!("user {} owns it", metadata.uid())));
        }
        match metadata.mode() & 0o022 {
            0 => Ok(()),
            _ => Err(not_private(format!("mode {:o}", metadata.mode() & 0o777))),
        }
    }

    fn shard(&self, key: &ContentKey) -> PathBuf {
        self.path.join(&key.as_str()[..2])
    }

    pub fn entry_path(&self, key: &ContentKey, compiler: &CompilerId) -> PathBuf {
        self.shard(key)
            .join(format!("{}-{compiler}.{ENTRY}", &key.as_str()[2..]))
    }

    pub fn lock_path(&self, key: &ContentKey) -> PathBuf {
        self.shard(key).join(format!("{}.lock", &key.as_str()[2..]))
    }

    /// The entries with one content, by whichever compiler, the most recently used first.
    pub fn entries_of(&self, key: &ContentKey) -> Vec<PathBuf> {
        let prefix = format!("{}-", &key.as_str()[2..]);
        let mut files = files_in(&self.shard(key)).unwrap_or_default();
        files.retain(|file| {
            let name = file.path.file_name().unwrap_or_default().to_string_lossy();
            file.is_entry() && name.starts_with(&prefix)
        });
        files.sort_by_key(|file| std::cmp::Reverse(file.modified));
        files.into_iter().map(|file| file.path).collect()
    }

    /// Makes the folder for a key's files, and those above it. Only this cache's own folders are made
    /// private, because the one that the user named may hold other things.
    pub fn create_shard(&self, key: &ContentKey) -> Result<PathBuf, CacheError> {
        let shard = self.shard(key);
        if !shard.is_dir() {
            if let Some(root) = self.path.parent() {
                fs::create_dir_all(root).map_err(CacheError::io("create", root))?;
            }
            for folder in [&self.path, &shard] {
                match DirBuilder::new().mode(0o700).create(folder) {
                    Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
                        return Err(CacheError::io("create", folder)(error));
                    }
                    _ => {}
                }
            }
        }
        self.check_private()?;
        Ok(shard)
    }

    /// Writes an entry to a temporary file beside its final path. Dropping the result removes it.
    pub fn stage(&self, info: &EntryInfo, bytes: &[u8]) -> Result<Staged, CacheError> {
        let shard = self.create_shard(&info.content)?;
        let mut file = temporary(&shard)?;
        file.write_all(bytes)
            .map_err(CacheError::io("write to", &shard))?;
        Ok(Staged {
            file,
            path: self.entry_path(&info.content, &info.compiler),
        })
    }

    /// Whether an entry could be written.
    pub fn check_writable(&self) -> Result<(), CacheError> {
        let probe = ContentKey::new("", fa_dsl::target::Arch::Sm80, &[]);
        let mut file = temporary(&self.create_shard(&probe)?)?;
        file.write_all(&[0; 4096])
            .map_err(CacheError::io("write to", &self.path))
    }

    /// All files of the cache.
    pub fn files(&self) -> Result<Vec<CacheFile>, CacheError> {
        let shards = match fs::read_dir(&self.path) {
            Ok(shards) => shards,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(CacheError::io("read", &self.path)(error)),
        };
        let mut files = Vec::new();
        for shard in shards.flatten() {
            // Another process may remove files meanwhile.
            files.extend(files_in(&shard.path()).unwrap_or_default());
        }
        Ok(files)
    }
}

fn temporary(shard: &Path) -> Result<NamedTempFile, CacheError> {
    tempfile::Builder::new()
        .prefix(TEMPORARY)
        .tempfile_in(shard)
        .map_err(CacheError::io("write to", shard))
}

fn files_in(folder: &Path) -> io::Result<Vec<CacheFile>> {
    let entries = fs::read_dir(folder)?.flatten().filter_map(|entry| {
        let metadata = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        let modified = metadata.modified().ok()?;
        Some(CacheFile {
            path: entry.path(),
            bytes: metadata.len(),
            modified,
        })
    });
    Ok(entries.collect())
}
