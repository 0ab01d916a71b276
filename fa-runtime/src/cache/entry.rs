//! One entry, and its bytes:
//!
//! ```text
//! 0   8  magic "FACUBIN1"
//! 8   4  length of the description, little endian
//! 12  8  length of the cubin, little endian
//! 20  32 BLAKE3 of all other bytes
//! 52     description (JSON), then the cubin
//! ```

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{CompilerId, ContentKey};
use crate::nvrtc::KernelStats;

const MAGIC: &[u8; 8] = b"FACUBIN1";
const CHECKSUM_AT: usize = 20;
const HEADER: usize = 52;
/// No description is longer. Keeps a damaged length from making a reader allocate gigabytes.
const MAX_INFO: usize = 1 << 20;

/// What is known about a cubin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryInfo {
    /// What it was compiled from.
    pub content: ContentKey,
    /// What compiled it.
    pub compiler: CompilerId,
    /// The compiler's version, for people to read.
    pub compiler_version: String,
    /// The kernel's spec: `FaS512<64,64,32,4>`.
    pub spec: String,
    /// The entry point.
    pub kernel: String,
    /// The architecture: `sm_90a`.
    pub arch: String,
    /// Registers and spills.
    pub stats: KernelStats,
}

/// A cubin and what is known about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What is known about it.
    pub info: EntryInfo,
    /// The code.
    pub cubin: Vec<u8>,
}

impl Entry {
    /// Its bytes in a file.
    pub(super) fn encode(&self) -> Vec<u8> {
        // A struct of strings and numbers always has a JSON form.
        let info = serde_json::to_vec(&self.info).unwrap_or_default();
        let mut bytes = Vec::with_capacity(HEADER + info.len() + self.cubin.len());
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&(info.len() as u32).to_le_bytes());
        bytes.extend_from_slice(&(self.cubin.len() as u64).to_le_bytes());
        bytes.extend_from_slice(&[0; 32]);
        bytes.extend_from_slice(&info);
        bytes.extend_from_slice(&self.cubin);
        let checksum = checksum(&bytes);
        bytes[CHECKSUM_AT..HEADER].copy_from_slice(checksum.as_bytes());
        bytes
    }

    /// Reads the bytes of [`Entry::encode`], or says what is wrong with them.
    pub(super) fn decode(bytes: &[u8]) -> Result<Entry, String> {
        let (info, cubin) = lengths(bytes)?;
        let end = HEADER.checked_add(info).and_then(|n| n.checked_add(cubin));
        if end != Some(bytes.len()) {
            return Err(format!(
                "it has {} bytes, but its header says {}",
                bytes.len(),
                end.map_or("more".to_owned(), |end| end.to_string())
            ));
        }
        if checksum(bytes).as_bytes()[..] != bytes[CHECKSUM_AT..HEADER] {
            return Err("its checksum does not match".to_owned());
        }
        let cubin = bytes[HEADER + info..].to_vec();
        Ok(Entry {
            info: EntryInfo::parse(&bytes[HEADER..HEADER + info])?,
            cubin,
        })
    }
}

impl EntryInfo {
    fn parse(json: &[u8]) -> Result<EntryInfo, String> {
        let info: EntryInfo = serde_json::from_slice(json).map_err(|e| e.to_string())?;
        if !info.content.is_well_formed() || !info.compiler.is_well_formed() {
            return Err("its key is malformed".to_owned());
        }
        Ok(info)
    }

    /// Reads the description without the cubin, for listings. The checksum is not verified.
    pub(super) fn read_from(path: &Path) -> io::Result<EntryInfo> {
        let mut file = File::open(path)?;
        let mut header = [0; HEADER];
        file.read_exact(&mut header)?;
        let (info, _) = lengths(&header).map_err(io::Error::other)?;
        let mut json = vec![0; info];
        file.read_exact(&mut json)?;
        EntryInfo::parse(&json).map_err(io::Error::other)
    }
}

/// The lengths of description and cubin.
fn lengths(bytes: &[u8]) -> Result<(usize, usize), String> {
    let header = bytes.get(..HEADER).ok_or("it is too short for an entry")?;
    let (magic, rest) = header.split_at(MAGIC.len());
    if magic != MAGIC {
        return Err("it is not an entry of this cache".to_owned());
    }
    let number = |range: std::ops::Range<usize>| {
        rest[range]
            .iter()
            .rev()
            .fold(0u64, |value, byte| value << 8 | u64::from(*byte))
    };
    match (
        usize::try_from(number(0..4)),
        usize::try_from(number(4..12)),
    ) {
        (Ok(info), Ok(cubin)) if info <= MAX_INFO => Ok((info, cubin)),
        _ => Err("its lengths are impossible".to_owned()),
    }
}

/// The checksum of an entry, which covers everything but itself.
fn checksum(bytes: &[u8]) -> blake3::Hash {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&bytes[..CHECKSUM_AT]);
    hasher.update(&bytes[HEADER..]);
    hasher.finalize()
}
