//! What an entry is found by.

use std::fmt;

use fa_dsl::target::Arch;
use serde::{Deserialize, Serialize};

/// The format of entries and keys. Part of the folder's name and of every key.
pub(super) const FORMAT: u32 = 1;

/// Hash of source, architecture and flags: what the code is compiled from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ContentKey(String);

impl ContentKey {
    /// The key of `source` compiled for `arch` with `flags`.
    pub fn new(source: &str, arch: Arch, flags: &[String]) -> ContentKey {
        let mut hasher = blake3::Hasher::new_derive_key("fa-runtime cubin cache content key");
        hasher.update(&FORMAT.to_le_bytes());
        // Lengths before the texts: no two lists of texts hash the same bytes.
        for text in [source, arch.name()]
            .into_iter()
            .chain(flags.iter().map(String::as_str))
        {
            hasher.update(&(text.len() as u64).to_le_bytes());
            hasher.update(text.as_bytes());
        }
        ContentKey(hasher.finalize().to_hex().to_string())
    }

    /// 64 hexadecimal digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it has the form of a key, so that it can be part of a file name.
    pub(super) fn is_well_formed(&self) -> bool {
        self.0.len() == 64 && is_hex(&self.0)
    }
}

impl fmt::Display for ContentKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Tells one NVRTC from another.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CompilerId(String);

impl CompilerId {
    /// The identifier of a compiler that `hash` describes.
    pub fn from_hash(hash: &blake3::Hash) -> CompilerId {
        CompilerId(hash.to_hex()[..16].to_owned())
    }

    /// 16 hexadecimal digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it has the form of an identifier, so that it can be part of a file name.
    pub(super) fn is_well_formed(&self) -> bool {
        self.0.len() == 16 && is_hex(&self.0)
    }
}

impl fmt::Display for CompilerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn is_hex(text: &str) -> bool {
    text.bytes()
        .all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b))
}
