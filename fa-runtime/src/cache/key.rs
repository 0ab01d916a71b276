//! What an entry is found by.

use std::fmt;

use fa_dsl::target::Arch;
use serde::{Deserialize, Serialize};

use crate::nvrtc::LINE_INFO;

/// The version of the format of entries and keys. Part of the folder's name and of every key.
pub(super) const FORMAT: u32 = 1;

/// A hash of what a cubin is compiled from: source, architecture and flags.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ContentKey(String);

impl ContentKey {
    /// The key of `source` compiled for `arch` with `flags`. What lines come from does not count, unless the flags ask for it
    /// to be part of the cubin: the same function in another file of another program is the same code.
    pub fn new(source: &str, arch: Arch, flags: &[String]) -> ContentKey {
        let with_lines = flags.iter().any(|flag| flag == LINE_INFO);
        let code: String = source
            .split_inclusive('\n')
            .filter(|line| with_lines || !line.starts_with("#line "))
            .collect();
        let mut hasher = blake3::Hasher::new_derive_key("fa-runtime cubin cache content key");
        hasher.update(&FORMAT.to_le_bytes());
        // Each text follows its length, so that different lists never hash the same bytes.
        for text in [code.as_str(), arch.name()]
            .into_iter()
            .chain(flags.iter().map(String::as_str))
        {
            hasher.update(&(text.len() as u64).to_le_bytes());
            hasher.update(text.as_bytes());
        }
        ContentKey(hasher.finalize().to_hex().to_string())
    }

    /// Its 64 hexadecimal digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it consists of 64 hexadecimal digits, so that it can be part of a file name.
    pub(super) fn is_well_formed(&self) -> bool {
        let is_digit = |byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        self.0.len() == 64 && self.0.bytes().all(is_digit)
    }
}

impl fmt::Display for ContentKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
