//! Many entries in one file, to carry to machines that have no NVRTC:
//!
//! ```text
//! 0   8  magic "FABUNDL1"
//! 8   4  number of entries, little endian
//! 12     for each: its length (8 bytes, little endian) and its bytes
//! ```
//!
//! Each entry carries its own checksum.

use std::fs::{self, Permissions};
use std::io::{BufWriter, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use super::{Cache, CacheError, Entry, Listed};

const MAGIC: &[u8; 8] = b"FABUNDL1";

impl Cache {
    /// Writes `entries`, chosen from [`Cache::ls`], to one file. The file appears whole or not at
    /// all.
    ///
    /// # Errors
    /// When an entry is damaged or was removed, or the file cannot be written.
    pub fn export(&self, entries: &[Listed], file: &Path) -> Result<(), CacheError> {
        let folder = match file.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let writing = || CacheError::io("write", file);
        let temporary = tempfile::Builder::new()
            // Others are meant to read it: as for any new file, the umask decides.
            .permissions(Permissions::from_mode(0o666))
            .tempfile_in(folder)
            .map_err(writing())?;
        let mut out = BufWriter::new(temporary);
        out.write_all(MAGIC).map_err(writing())?;
        out.write_all(&(entries.len() as u32).to_le_bytes())
            .map_err(writing())?;
        for listed in entries {
            let bytes = fs::read(&listed.path).map_err(CacheError::io("read", &listed.path))?;
            Entry::decode(&bytes).map_err(|reason| CacheError::Damaged {
                path: listed.path.clone(),
                reason,
            })?;
            out.write_all(&(bytes.len() as u64).to_le_bytes())
                .map_err(writing())?;
            out.write_all(&bytes).map_err(writing())?;
        }
        let temporary = out.into_inner().map_err(|e| writing()(e.into_error()))?;
        temporary.persist(file).map_err(|e| writing()(e.error))?;
        Ok(())
    }

    /// Adds the entries of a bundle and returns how many there are. A damaged bundle adds none.
    ///
    /// # Errors
    /// When the file cannot be read or is damaged, or the cache cannot be written.
    pub fn import(&self, file: &Path) -> Result<usize, CacheError> {
        let bytes = fs::read(file).map_err(CacheError::io("read", file))?;
        let entries = parse(&bytes).map_err(|reason| CacheError::Damaged {
            path: file.to_owned(),
            reason,
        })?;
        entries.iter().try_for_each(|entry| self.put(entry))?;
        Ok(entries.len())
    }
}

fn parse(bytes: &[u8]) -> Result<Vec<Entry>, String> {
    let short = || "it ends too early".to_owned();
    let rest = bytes
        .strip_prefix(MAGIC)
        .ok_or("it is not a bundle of cubins")?;
    let (count, mut rest) = rest.split_first_chunk::<4>().ok_or_else(short)?;
    let mut entries = Vec::new();
    for _ in 0..u32::from_le_bytes(*count) {
        let (length, tail) = rest.split_first_chunk::<8>().ok_or_else(short)?;
        let length = usize::try_from(u64::from_le_bytes(*length)).map_err(|_| short())?;
        let (entry, tail) = tail.split_at_checked(length).ok_or_else(short)?;
        entries.push(Entry::decode(entry)?);
        rest = tail;
    }
    if !rest.is_empty() {
        return Err(format!("{} bytes follow its last entry", rest.len()));
    }
    Ok(entries)
}
