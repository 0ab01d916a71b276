//! A study that is there already, looked at before the GPU is.

use std::path::Path;

use anyhow::Result;
use fa_tune::record::Definition;
use fa_tune::store::{Difference, Store, StoreError};
use serde::Serialize;

/// Whether a file that is there holds the study that is asked for, whatever the architecture.
///
/// # Errors
/// When it holds another one, or something else.
pub fn agrees(file: &Path, asked: &Definition) -> Result<()> {
    if !file.exists() {
        return Ok(());
    }
    let stored = Store::open(file)?.definition()?;
    let differences: Vec<Difference> = [
        difference("kernel", &stored.kernel, &asked.kernel)?,
        difference("options", &stored.options, &asked.options)?,
        difference("problem", &stored.problem, &asked.problem)?,
        difference("search", &stored.search, &asked.search)?,
        difference("seed", &stored.seed, &asked.seed)?,
    ]
    .into_iter()
    .flatten()
    .collect();
    if differences.is_empty() {
        return Ok(());
    }
    let path = file.to_owned();
    Err(StoreError::Definition { path, differences }.into())
}

fn difference<T: PartialEq + Serialize>(
    field: &str,
    stored: &T,
    asked: &T,
) -> Result<Option<Difference>> {
    if stored == asked {
        return Ok(None);
    }
    Ok(Some(Difference {
        field: field.to_owned(),
        stored: serde_json::to_string(stored)?,
        asked: serde_json::to_string(asked)?,
    }))
}
