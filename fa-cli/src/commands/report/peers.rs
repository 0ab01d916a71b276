//! Peers' times, as the comparison scripts write them.

use std::path::Path;

use anyhow::{Context, Result, bail};
use fa::attention::{Dtype, ScoreOptions, Shape};
use fa_tune::record::{Peer, Study};
use serde::Deserialize;

/// A file of `benches/peers/compare.py --json` or `grid.py --json`.
#[derive(Debug, Deserialize)]
struct Measured {
    device: String,
    driver: String,
    torch: String,
    cuda: Option<String>,
    cudnn: u64,
    command: String,
    time: String,
    #[serde(alias = "cells")]
    runs: Vec<Run>,
}

#[derive(Debug, Deserialize)]
struct Run {
    #[serde(alias = "cell")]
    problem: PeerProblem,
    rows: Vec<Peer>,
}

/// A problem; in grids there are as many KV heads as heads.
#[derive(Debug, Deserialize)]
struct PeerProblem {
    batch: usize,
    seq: usize,
    heads: usize,
    kv_heads: Option<usize>,
    head_dim: usize,
    #[serde(with = "TorchDtype")]
    dtype: Dtype,
    causal: bool,
    /// Of a window: studies have none.
    #[serde(default)]
    window: Option<u64>,
    #[serde(default)]
    softcap: Option<f64>,
}

/// PyTorch's names of the element types.
#[derive(Deserialize)]
#[serde(remote = "Dtype")]
enum TorchDtype {
    #[serde(rename = "float16")]
    F16,
    #[serde(rename = "bfloat16")]
    Bf16,
}

/// The longest list of problems in a message.
const LISTED: usize = 6;

/// Puts the peers on the study's problem in place of those that the study has, with the versions and
/// the command that they are from. Fails when they ran on another GPU, or not on that problem.
pub fn add(path: &Path, study: &mut Study) -> Result<()> {
    let name = path.display();
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    let measured: Measured = serde_json::from_str(&text).with_context(|| {
        format!("{name} is not what benches/peers/compare.py or grid.py writes with --json")
    })?;
    let versions = measured.versions();
    let environment = &mut study.environment;
    let (theirs, ours) = (measured.device, &environment.device);
    if theirs != *ours {
        bail!("{name} is of {theirs}, the study of {ours}: measure the peers on the same GPU");
    }
    let problem = study.definition.problem.attention().with_context(|| {
        format!("{name} is of attention, the study of a convolution: leave --peers out")
    })?;
    let ScoreOptions {
        causal,
        window,
        softcap,
    } = problem.scores;
    if window.is_some() || softcap.is_some() {
        bail!("peers are of problems without a window and a softcap: leave --peers out");
    }
    if !problem.tensors.is_empty() {
        let tensors = &problem.tensors;
        bail!("peers are of problems without {tensors}: leave --peers out");
    }
    let wanted = (problem.shape, problem.dtype, causal);
    let mut runs = measured.runs;
    runs.retain(|run| run.problem.window.is_none() && run.problem.softcap.is_none());
    let Some(run) = runs.iter().position(|run| run.problem.facts() == wanted) else {
        let (wanted, has) = (described(wanted), listed(&runs));
        bail!("{name} has no {wanted}: it has {has}");
    };
    study.peers = runs.swap_remove(run).rows;
    environment.versions.extend(versions);
    environment.commands.push(measured.command);
    Ok(())
}

impl Measured {
    /// What ran the peers, and when.
    fn versions(&self) -> [(String, String); 4] {
        let cuda = self.cuda.as_ref().map(|cuda| format!(", CUDA {cuda}"));
        let torch = format!("{}{}", self.torch, cuda.unwrap_or_default());
        // Since version 9, two digits for the patch and two for the minor version.
        let (major, minor) = (self.cudnn / 10_000, self.cudnn / 100 % 100);
        let cudnn = format!("{major}.{minor}.{}", self.cudnn % 100);
        [
            ("PyTorch", torch),
            ("cuDNN", cudnn),
            ("driver", self.driver.clone()),
            ("measured", self.time.clone()),
        ]
        .map(|(name, version)| (format!("peers: {name}"), version))
    }
}

/// Sizes, element type, and whether there is a causal mask.
type Facts = (Shape, Dtype, bool);

impl PeerProblem {
    fn facts(&self) -> Facts {
        let shape = Shape {
            kv_heads: self.kv_heads.unwrap_or(self.heads),
            ..Shape::square(self.batch, self.seq, self.heads, self.head_dim)
        };
        (shape, self.dtype, self.causal)
    }
}

fn described((shape, dtype, causal): Facts) -> String {
    let (batch, heads, kv_heads) = (shape.batch, shape.heads, shape.kv_heads);
    let head_dim = shape.head_dim;
    let seq = match shape.seq_q == shape.seq_k {
        true => shape.seq_q.to_string(),
        false => format!("{}:{}", shape.seq_q, shape.seq_k),
    };
    let shared = (kv_heads != heads).then(|| format!(" ({kv_heads} KV heads)"));
    let shared = shared.unwrap_or_default();
    let mask = if causal { "causal" } else { "full" };
    format!("{batch}×{seq}×{heads}×{head_dim}{shared} {dtype} {mask}")
}

/// The problems, the first of many.
fn listed(runs: &[Run]) -> String {
    let named = runs.iter().take(LISTED);
    let named = named.map(|run| described(run.problem.facts()));
    let more = (runs.len() > LISTED).then(|| format!("{} more", runs.len() - LISTED));
    let names: Vec<String> = named.chain(more).collect();
    if names.is_empty() {
        "nothing".to_owned()
    } else {
        names.join(", ")
    }
}

#[cfg(test)]
mod tests;
