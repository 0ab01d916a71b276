//! Where studies are kept, and whether the one that is there is the one that is asked for.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use fa::attention::{ScoreOptions, Shape};
use fa::conv::{ConvProblem, InstanceNorm};
use fa::runtime::discovery::Surroundings;
use fa_tune::record::{Definition, Search, StudyProblem, Workload};
use fa_tune::store::{Difference, Store, StoreError};

/// The file of a study that is given no other: one for each GPU, kernel, problem, search and seed in the
/// data folder.
pub fn file(device: &str, definition: &Definition) -> Result<PathBuf> {
    let folder = Surroundings::current()
        .data_folder()
        .context("there is no data folder: set FA_DATA_DIR, or name a file with --store")?;
    Ok(folder.join("studies").join(name(device, definition)))
}

/// Fails if a file holds another study than the one that is asked for, whatever the architecture, or something
/// else: found out before the GPU is looked for.
pub fn agrees(file: &Path, asked: &Definition) -> Result<()> {
    let stored = match Store::open(file) {
        Ok(store) => store.definition().clone(),
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

/// All that makes a study another one, in the characters that file names have.
fn name(device: &str, definition: &Definition) -> String {
    let device = device.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    let kernel = &definition.kernel;
    let problem = match &definition.problem {
        StudyProblem::Attention(problem) => of_attention(definition, problem),
        StudyProblem::Conv(problem) => of_conv(&problem.conv),
    };
    let search = match definition.search {
        Search::Tpe { seeds, trials } => format!("tpe{seeds}+{trials}"),
        Search::Random { trials } => format!("random{trials}"),
        Search::Exhaustive => "exhaustive".to_owned(),
    };
    let seed = definition.seed;
    format!("{device}_{kernel}_{problem}_{search}-seed{seed}.study")
}

fn of_attention(definition: &Definition, problem: &Workload) -> String {
    let Shape {
        batch,
        heads,
        kv_heads,
        head_dim,
        ..
    } = problem.shape;
    let shared = match kv_heads == heads {
        true => String::new(),
        false => format!("-kv{kv_heads}"),
    };
    let lengths = lengths(problem);
    let scores = scores(&problem.scores);
    let tensors: String = problem
        .tensors
        .with
        .iter()
        .map(|it| format!("-{it}"))
        .collect();
    let length = match definition.options.get("SEQ").map(String::as_str) {
        None | Some("0") => "",
        Some(_) => "-static",
    };
    let order = match definition.options.contains_key("DETERMINISTIC") {
        true => "-deterministic",
        false => "",
    };
    let blocks = match problem.tensors.mask_blocks {
        true => "-mask_blocks",
        false => "",
    };
    format!(
        "b{batch}-h{heads}{shared}-{lengths}-d{head_dim}{scores}{tensors}{blocks}{length}{order}"
    )
}

/// The longest text of lengths that a file name has.
const LONGEST: usize = 60;

/// How long sequences are, and where they lie.
fn lengths(problem: &Workload) -> String {
    let Shape { seq_q, seq_k, .. } = problem.shape;
    let lengths = match &problem.tensors.varlen {
        Some(text) if text.len() <= LONGEST => {
            format!("varlen{}", text.replace(',', "+").replace(':', "k"))
        }
        Some(text) => format!("s{seq_q}-k{seq_k}-varlen{:016x}", fnv1a(text)),
        None if seq_q == seq_k => format!("s{seq_q}"),
        None => format!("s{seq_q}-k{seq_k}"),
    };
    match problem.tensors.page {
        Some(page) => format!("{lengths}-page{page}"),
        None => lengths,
    }
}

/// A number that tells texts apart, the same in every version: FNV-1a of 64 bits (draft-eastlake-fnv).
fn fnv1a(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn scores(scores: &ScoreOptions) -> String {
    let mask = if scores.causal { "-causal" } else { "" };
    let end = |keys: Option<u32>| keys.map_or("all".to_owned(), |keys| keys.to_string());
    let window = scores.window.map_or_else(String::new, |window| {
        format!("-window{}-{}", end(window.left), end(window.right))
    });
    let softcap = scores.softcap.map(|softcap| format!("-softcap{softcap}"));
    format!("{mask}{window}{}", softcap.unwrap_or_default())
}

fn of_conv(problem: &ConvProblem) -> String {
    let [samples, height, width] = [problem.samples, problem.height, problem.width];
    let (inputs, outputs) = (problem.in_channels, problem.out_channels);
    let (kernel, activation) = (problem.kernel, problem.activation.name());
    let vectors = [
        ("-bias", problem.bias),
        ("-scale", problem.scale),
        ("-shift", problem.shift),
    ];
    let vectors = vectors.into_iter().filter(|(_, is_there)| *is_there);
    let vectors: String = vectors.map(|(name, _)| name).collect();
    let norm = match problem.norm {
        None => String::new(),
        Some(norm) if norm == InstanceNorm::default() => "-norm".to_owned(),
        Some(InstanceNorm { epsilon }) => format!("-norm{epsilon:e}"),
    };
    format!(
        "n{samples}-c{inputs}-h{height}-w{width}-o{outputs}-k{kernel}{vectors}{norm}-{activation}"
    )
}

#[cfg(test)]
mod tests;
