//! Where studies are kept.

use std::path::PathBuf;

use anyhow::{Context, Result};
use fa::runtime::discovery::Surroundings;
use fa_tune::record::{Definition, Problem, Search};

/// The file of a study that is given no other: one for each GPU, kernel, problem, search and seed in the
/// data folder.
pub fn file(device: &str, definition: &Definition) -> Result<PathBuf> {
    let folder = Surroundings::current()
        .data_folder()
        .context("there is no data folder: set FA_DATA_DIR, or name a file with --store")?;
    Ok(folder.join("studies").join(name(device, definition)))
}

/// All that makes a study another one, in the characters that file names have.
fn name(device: &str, definition: &Definition) -> String {
    let Definition {
        kernel,
        options,
        problem,
        search,
        seed,
        ..
    } = definition;
    let Problem {
        batch,
        seq,
        heads,
        kv_heads,
        head_dim,
        causal,
        ..
    } = problem;
    let device: String = device
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .collect();
    let heads = match heads == kv_heads {
        true => format!("h{heads}"),
        false => format!("h{heads}-kv{kv_heads}"),
    };
    let mask = if *causal { "-causal" } else { "" };
    let length = match options.get("SEQ").map(String::as_str) {
        None | Some("0") => "",
        Some(_) => "-static",
    };
    let search = match search {
        Search::Tpe { seeds, trials } => format!("tpe{seeds}+{trials}"),
        Search::Random { trials } => format!("random{trials}"),
        Search::Exhaustive => "exhaustive".to_owned(),
    };
    format!(
        "{device}_{kernel}_b{batch}-{heads}-s{seq}-d{head_dim}{mask}{length}_{search}-seed{seed}.study"
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn names_tell_studies_apart() {
        let mut definition = Definition {
            kernel: "ResidentF16".to_owned(),
            options: BTreeMap::from([("SEQ".to_owned(), "512".to_owned())]),
            problem: Problem {
                batch: 32,
                seq: 512,
                heads: 8,
                kv_heads: 2,
                head_dim: 64,
                dtype: "f16".to_owned(),
                causal: true,
                flop: 1.0,
                bytes: 1.0,
            },
            arch: "sm_90a".to_owned(),
            search: Search::Tpe {
                seeds: 20,
                trials: 100,
            },
            seed: 7,
        };
        assert_eq!(
            name("NVIDIA H200", &definition),
            "NVIDIA-H200_ResidentF16_b32-h8-kv2-s512-d64-causal-static_tpe20+100-seed7.study"
        );
        definition.search = Search::Exhaustive;
        definition.problem.kv_heads = 8;
        definition.problem.causal = false;
        definition.options.clear();
        assert_eq!(
            name("NVIDIA H200", &definition),
            "NVIDIA-H200_ResidentF16_b32-h8-s512-d64_exhaustive-seed7.study"
        );
    }
}
