//! What `benches/peers/grid.py --json` writes, as far as it is drawn.

use serde::Deserialize;

/// A file of results.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Grid {
    /// The GPU's name.
    pub device: String,
    /// When it was measured, in ISO 8601.
    pub time: String,
    /// What was measured in place of the forward pass, which files do not say: gradients, as `benches/peers/backward.py` records them.
    #[serde(default)]
    pub what: Option<String>,
    /// Every cell that was measured.
    pub cells: Vec<Measured>,
}

/// What came out in a cell.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Measured {
    /// The problem.
    pub cell: Cell,
    /// What `attention()` chooses comes first.
    pub rows: Vec<Row>,
    /// Where FlashAttention-3 would be, if it was not measured.
    #[serde(default)]
    pub estimates: Vec<Estimate>,
}

/// A problem, with as many KV heads as heads.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Cell {
    /// Sequences.
    pub batch: u32,
    /// Queries and keys of each.
    pub seq: u32,
    /// Query heads.
    pub heads: u32,
    /// Elements of a head.
    pub head_dim: u32,
    /// PyTorch's name of the element type.
    pub dtype: String,
    /// Whether a query sees only the keys up to its own.
    pub causal: bool,
    /// Whether it has 16,384 tokens and width 2,048.
    pub anchor: bool,
    /// Keys before its own that a query sees, none after.
    #[serde(default)]
    pub window: Option<u32>,
    /// The softcap, if there is one.
    #[serde(default)]
    pub softcap: Option<f64>,
}

/// A contender's result.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Row {
    /// Our kernel's spec, or `cuDNN`, `FA2`, `FA3`, `FA4`.
    pub name: String,
    /// Whether it is a kernel of this project.
    pub ours: bool,
    /// Of the samples in turns, in microseconds.
    pub median_us: f64,
    /// Operations of a call.
    pub flop: f64,
    /// How right the result is; absent from results that were checked elsewhere.
    #[serde(default)]
    pub errors: Option<Errors>,
    /// Alone for some seconds, if that was measured.
    #[serde(default)]
    pub sustained: Option<Sustained>,
}

/// How far a result is from float32, and how far it may be.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Errors {
    /// The largest difference.
    pub output: f64,
    /// The largest that is right.
    pub bound: f64,
}

/// A contender alone.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Sustained {
    /// The mean time of a call in microseconds.
    pub us: f64,
}

/// Where FlashAttention-3 would be.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Estimate {
    /// The time of a call in microseconds.
    pub us: f64,
    /// `in turns` or `sustained`.
    pub regime: String,
}

impl Measured {
    /// What `attention()` chose, if it was measured.
    pub fn ours(&self) -> Option<&Row> {
        self.rows.first().filter(|row| row.ours && row.is_timed())
    }

    /// The fastest peer whose result is right.
    pub fn best(&self) -> Option<&Row> {
        let right = self.rows.iter().filter(|row| row.is_peer());
        right.min_by(|a, b| a.median_us.total_cmp(&b.median_us))
    }

    /// How many times as fast as the best peer ours is, in turns.
    pub fn ratio(&self) -> Option<f64> {
        Some(self.best()?.median_us / self.ours()?.median_us)
    }

    /// The same of everyone alone.
    pub fn sustained_ratio(&self) -> Option<f64> {
        let alone = |row: &Row| row.sustained.map(|it| it.us).filter(|us| *us > 0.0);
        let peers = self.rows.iter().filter(|row| row.is_peer());
        let best = peers.filter_map(alone).min_by(f64::total_cmp)?;
        Some(best / self.ours().and_then(alone)?)
    }

    /// How many times as fast as the estimate ours is, in turns.
    pub fn estimated_ratio(&self) -> Option<f64> {
        let mut estimates = self.estimates.iter();
        let found = estimates.find(|it| it.regime == "in turns" && it.us > 0.0)?;
        Some(found.us / self.ours()?.median_us)
    }
}

impl Row {
    fn is_timed(&self) -> bool {
        self.median_us > 0.0 && self.median_us.is_finite()
    }

    fn is_peer(&self) -> bool {
        let is_right = self.errors.is_none_or(|it| it.output <= it.bound);
        !self.ours && self.is_timed() && is_right
    }

    /// TFLOP/s in turns.
    pub fn tflops(&self) -> f64 {
        self.flop / self.median_us / 1e6
    }
}
