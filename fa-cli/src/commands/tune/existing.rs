//! A study that is there already, looked at before the GPU is.

use std::path::Path;

use anyhow::Result;
use fa_tune::record::Definition;
use fa_tune::store::{Difference, Store, StoreError};

/// Whether a file, if there is a study in it, holds the one that is asked for, whatever the architecture.
///
/// # Errors
/// When it holds another one, or something else.
pub fn agrees(file: &Path, asked: &Definition) -> Result<()> {
    let stored = match Store::open(file) {
        Ok(store) => store.definition()?,
        // No file, or one whose maker was killed before the study was in it.
        Err(StoreError::Missing { .. }) => return Ok(()),
        Err(error) => return Err(error.into()),
    };
    let asked = Definition {
        arch: stored.arch.clone(),
        ..asked.clone()
    };
    let differences = Difference::between(&stored, &asked);
    if differences.is_empty() {
        return Ok(());
    }
    let path = file.to_owned();
    Err(StoreError::Definition { path, differences }.into())
}
