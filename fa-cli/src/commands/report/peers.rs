//! Peers' times, as the comparison scripts write them.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use fa_tune::record::{Peer, Problem, Study};
use serde::Deserialize;

/// A file of `benches/peers/compare.py --json` or `grid.py --json`.
#[derive(Debug)]
pub struct Peers {
    path: PathBuf,
    measured: Measured,
}

/// What is wrong with such a file.
#[derive(Debug, thiserror::Error)]
pub enum PeersError {
    /// It cannot be read.
    #[error("cannot read {path}: {source}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// It is something else.
    #[error("{path} is not what benches/peers/compare.py or grid.py writes with --json: {source}")]
    Foreign {
        /// The file.
        path: PathBuf,
        /// Why.
        source: serde_json::Error,
    },
    /// Times of another GPU say nothing here.
    #[error("{path} is of {theirs}, the study of {ours}: measure the peers on the same GPU")]
    Device {
        /// The file.
        path: PathBuf,
        /// The file's GPU.
        theirs: String,
        /// The study's GPU.
        ours: String,
    },
    /// The study's problem is not in it.
    #[error("{path} has no {problem}: it has {measured}")]
    Problem {
        /// The file.
        path: PathBuf,
        /// What the study is about.
        problem: String,
        /// What the file has.
        measured: String,
    },
}

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
    rows: Vec<Row>,
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

#[derive(Debug, Deserialize)]
struct Row {
    name: String,
    ours: bool,
    samples_us: Vec<f64>,
}

/// The longest list of problems in a message.
const LISTED: usize = 6;

impl Peers {
    /// Reads a file.
    ///
    /// # Errors
    /// When there is none, or it is something else.
    pub fn read(path: &Path) -> Result<Peers, PeersError> {
        let path = path.to_owned();
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(source) => return Err(PeersError::Unreadable { path, source }),
        };
        match serde_json::from_str(&text) {
            Ok(measured) => Ok(Peers { path, measured }),
            Err(source) => Err(PeersError::Foreign { path, source }),
        }
    }

    /// Puts the peers on the study's problem in place of those that the study has, with the versions and
    /// the command that they are from.
    ///
    /// # Errors
    /// When they ran on another GPU, or not on that problem.
    pub fn add_to(self, study: &mut Study) -> Result<(), PeersError> {
        let Peers { path, measured } = self;
        let environment = &mut study.environment;
        if measured.device != environment.device {
            return Err(PeersError::Device {
                path,
                theirs: measured.device,
                ours: environment.device.clone(),
            });
        }
        let problem = Shape::from(&study.definition.problem);
        let Some(run) = measured.runs.iter().find(|run| run.problem.is(&problem)) else {
            return Err(PeersError::Problem {
                path,
                problem: problem.to_string(),
                measured: listed(&measured.runs),
            });
        };
        study.peers = run.rows.iter().map(Peer::from).collect();
        for (name, version) in measured.versions() {
            environment.versions.insert(name.to_owned(), version);
        }
        environment.commands.push(measured.command);
        Ok(())
    }
}

impl Measured {
    /// What ran the peers, and when.
    fn versions(&self) -> Vec<(&'static str, String)> {
        let cudnn = self.cudnn;
        let cuda = self.cuda.as_ref().map(|cuda| format!(", CUDA {cuda}"));
        vec![
            (
                "peers: PyTorch",
                format!("{}{}", self.torch, cuda.unwrap_or_default()),
            ),
            // Since version 9, two digits for the patch and two for the minor version.
            (
                "peers: cuDNN",
                format!("{}.{}.{}", cudnn / 10_000, cudnn / 100 % 100, cudnn % 100),
            ),
            ("peers: driver", self.driver.clone()),
            ("peers: measured", self.time.clone()),
        ]
    }
}

impl Shape {
    /// Whether the same is computed.
    fn is(&self, other: &Shape) -> bool {
        let dtype = |shape: &Shape| match shape.dtype.as_str() {
            "float16" => "f16".to_owned(),
            "bfloat16" => "bf16".to_owned(),
            other => other.to_owned(),
        };
        let sizes = |shape: &Shape| {
            let kv_heads = shape.kv_heads.unwrap_or(shape.heads);
            (
                [shape.batch, shape.seq, shape.heads, kv_heads],
                shape.head_dim,
                shape.causal,
            )
        };
        sizes(self) == sizes(other) && dtype(self) == dtype(other)
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

impl From<&Row> for Peer {
    fn from(row: &Row) -> Peer {
        Peer {
            name: row.name.clone(),
            ours: row.ours,
            samples_us: row.samples_us.clone(),
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}×{}×{}×{}",
            self.batch, self.seq, self.heads, self.head_dim
        )?;
        if let Some(kv_heads) = self.kv_heads.filter(|&kv_heads| kv_heads != self.heads) {
            write!(f, " ({kv_heads} KV heads)")?;
        }
        let mask = if self.causal { "causal" } else { "full" };
        write!(f, " {} {mask}", self.dtype)
    }
}

/// The problems, the first of many.
fn listed(runs: &[Run]) -> String {
    let mut names: Vec<String> = runs
        .iter()
        .take(LISTED)
        .map(|run| run.problem.to_string())
        .collect();
    if runs.len() > LISTED {
        names.push(format!("{} more", runs.len() - LISTED));
    }
    if names.is_empty() {
        "nothing".to_owned()
    } else {
        names.join(", ")
    }
}
