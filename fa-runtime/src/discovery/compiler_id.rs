//! Which NVRTC compiled a cubin.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Tells one NVRTC from another.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CompilerId(String);

impl CompilerId {
    /// The identifier of the compiler that `hash` describes.
    pub(crate) fn from_hash(hash: &blake3::Hash) -> CompilerId {
        CompilerId(hash.to_hex()[..16].to_owned())
    }

    /// Whether it consists of 16 hexadecimal digits, so that it can be part of a file name.
    pub(crate) fn is_well_formed(&self) -> bool {
        let is_digit = |byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        self.0.len() == 16 && self.0.bytes().all(is_digit)
    }
}

impl fmt::Display for CompilerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
