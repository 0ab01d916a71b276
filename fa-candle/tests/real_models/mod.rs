//! Real models with our attention and with candle's own, in float32, on any device.

#[path = "../../examples/shared/fused.rs"]
pub mod fused;
pub mod minilm;
#[path = "../../examples/shared/paged.rs"]
pub mod paged;
pub mod smollm2;
#[path = "../../examples/shared/unfused.rs"]
pub mod unfused;

use std::path::PathBuf;

use anyhow::Context;

/// The folder that has the models as pip puts them: `cargo xtask test` fetches them and sets this. Where it is not set
/// the tests are ignored; where it is, every file has to be there.
const FOLDER: &str = "FA_TEST_MODELS";

/// Text of more than 2,048 tokens.
pub const TEXT: &str = include_str!("../../../docs/kernels.md");

/// Whether there are models.
pub fn are_there() -> bool {
    std::env::var_os(FOLDER).is_some()
}

/// A file of a model.
fn file(path: &str) -> anyhow::Result<PathBuf> {
    let folder = std::env::var_os(FOLDER).context("FA_TEST_MODELS is not set")?;
    let file = PathBuf::from(folder).join(path);
    anyhow::ensure!(
        file.is_file(),
        "there is no {}: `cargo xtask test` fetches it",
        file.display()
    );
    Ok(file)
}
