//! Peers' times, as the comparison scripts write them.

use std::fmt;
use std::path::Path;

use anyhow::{Context, Result, bail};
use fa_tune::record::{Peer, Problem, Study};
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
    problem: Shape,
    rows: Vec<Peer>,
}

/// A problem; in grids there are as many KV heads as heads.
#[derive(Debug, Deserialize)]
struct Shape {
    batch: u64,
    seq: u64,
    heads: u64,
    kv_heads: Option<u64>,
    head_dim: u64,
    dtype: String,
    causal: bool,
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
    let problem = Shape::from(&study.definition.problem);
    let mut runs = measured.runs;
    let Some(run) = runs.iter().position(|run| run.problem.is(&problem)) else {
        bail!("{name} has no {problem}: it has {}", listed(&runs));
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

impl Shape {
    /// Whether the same is computed.
    fn is(&self, other: &Shape) -> bool {
        let facts = |shape: &Shape| {
            let dtype = match shape.dtype.as_str() {
                "float16" => "f16",
                "bfloat16" => "bf16",
                other => other,
            };
            let kv_heads = shape.kv_heads.unwrap_or(shape.heads);
            let sizes = [
                shape.batch,
                shape.seq,
                shape.heads,
                kv_heads,
                shape.head_dim,
            ];
            (sizes, shape.causal, dtype.to_owned())
        };
        facts(self) == facts(other)
    }
}

impl From<&Problem> for Shape {
    fn from(problem: &Problem) -> Shape {
        Shape {
            batch: problem.batch,
            seq: problem.seq,
            heads: problem.heads,
            kv_heads: Some(problem.kv_heads),
            head_dim: problem.head_dim,
            dtype: problem.dtype.clone(),
            causal: problem.causal,
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shape {
            batch,
            seq,
            heads,
            head_dim,
            ..
        } = self;
        write!(f, "{batch}×{seq}×{heads}×{head_dim}")?;
        if let Some(kv_heads) = self.kv_heads.filter(|kv_heads| kv_heads != heads) {
            write!(f, " ({kv_heads} KV heads)")?;
        }
        let mask = if self.causal { "causal" } else { "full" };
        write!(f, " {} {mask}", self.dtype)
    }
}

/// The problems, the first of many.
fn listed(runs: &[Run]) -> String {
    let named = runs.iter().take(LISTED).map(|run| run.problem.to_string());
    let more = (runs.len() > LISTED).then(|| format!("{} more", runs.len() - LISTED));
    match named.chain(more).collect::<Vec<_>>() {
        names if names.is_empty() => "nothing".to_owned(),
        names => names.join(", "),
    }
}
