//! What the options of attention do, each in a file of the same name as in the kernels.

mod alibi;
mod causal;
mod functions;
mod prefix_ranges;
mod sinks;
mod softcap;
mod window;

use std::fmt::Debug;
use std::ops::Range;
use std::sync::Arc;

use fa_kernels::attention::{Options, Shape};

pub use functions::{ArgumentAdjoint, Twin, TwinAdjoints};

/// A query of one head.
#[derive(Clone, Copy, Debug)]
pub struct Query {
    /// The sequence.
    pub batch: usize,
    /// The query head.
    pub head: usize,
    /// Its index in the sequence.
    pub i: usize,
}

/// What an option does; nothing, unless it says so.
pub trait Hook: Debug + Send + Sync {
    /// What becomes of a scaled score, each step rounded.
    fn score(
        &self,
        _shape: &Shape,
        _query: &Query,
        _key: usize,
        score: f64,
        _round: fn(f64) -> f64,
    ) -> f64 {
        score
    }

    /// Scores under this are as good as −∞.
    fn least_score(&self) -> f64 {
        f64::NEG_INFINITY
    }

    /// What [`Hook::score`] changes by where `score`, which it is given, does.
    fn derivative(&self, _shape: &Shape, _query: &Query, _key: usize, _score: f64) -> f64 {
        1.0
    }

    /// What the gradients of its arguments are, by the gradient of what [`Hook::score`] gives: see [`TwinAdjoints`].
    fn arguments(
        &self,
        _shape: &Shape,
        _query: &Query,
        _key: usize,
        _score: f64,
        _adjoint: f64,
    ) -> Vec<ArgumentAdjoint> {
        Vec::new()
    }

    /// Narrows or widens the keys that a query sees.
    fn visible(&self, _shape: &Shape, _query: &Query, keys: Range<usize>) -> Range<usize> {
        keys
    }

    /// A logit that joins a query's sum.
    fn joins(&self, _query: &Query) -> Option<f64> {
        None
    }

    /// How many times as far as plain 16-bit attention a kernel may be from the reference.
    fn error_factor(&self) -> f64 {
        2.0
    }
}

/// What attention is to compute.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What scores are multiplied by.
    pub scale: f64,
    hooks: Vec<Arc<dyn Hook>>,
}

impl Rules {
    /// Scale 1/√head_dim, every query sees every key.
    pub fn new(head_dim: usize) -> Rules {
        Rules {
            scale: 1.0 / (head_dim as f64).sqrt(),
            hooks: Vec::new(),
        }
    }

    /// What `options` ask for, apart from those that are tensors on a device: see [`Rules::with_tensor`].
    pub fn of(options: &Options<'_>, head_dim: usize) -> Rules {
        let rules = Rules::new(head_dim);
        let hooks = [
            causal::hook(options),
            window::hook(options),
            softcap::hook(options),
        ];
        Rules {
            scale: options.scale.map_or(rules.scale, f64::from),
            hooks: hooks.into_iter().flatten().collect(),
        }
    }

    /// How many options there are: the number of the one that is added next.
    pub fn count(&self) -> usize {
        self.hooks.len()
    }

    /// The same with an option that is a tensor, float32: its name and values.
    ///
    /// # Panics
    /// If there is no such option.
    #[must_use]
    pub fn with_tensor(mut self, name: &str, values: &[f32]) -> Rules {
        let hook = of_tensor(name, values);
        self.hooks
            .push(hook.unwrap_or_else(|| panic!("there is no option `{name}`")));
        self
    }

    /// The same with ranges of keys that see each other, those of each sequence.
    #[must_use]
    pub fn with_prefix_ranges(mut self, of_sequences: Vec<Vec<Range<usize>>>) -> Rules {
        self.hooks.push(prefix_ranges::hook(of_sequences));
        self
    }

    /// The same with what a function does to scores; one that hides a key gives −∞. To be said before
    /// [`Rules::with_tensor`].
    #[must_use]
    pub fn with_function(mut self, twin: Twin) -> Rules {
        self.hooks.push(functions::hook(twin));
        self
    }

    /// The same, with the gradients of the function's arguments.
    #[must_use]
    pub fn with_function_of(mut self, twin: Twin, adjoints: TwinAdjoints) -> Rules {
        self.hooks.push(functions::hook_of(twin, adjoints));
        self
    }

    /// The keys that a query sees. Bottom-right: the last query is at the position of the last key.
    pub fn visible(&self, shape: &Shape, query: &Query) -> Range<usize> {
        let all = 0..shape.seq_k;
        let hooks = self.hooks.iter();
        hooks.fold(all, |keys, hook| hook.visible(shape, query, keys))
    }

    pub(crate) fn score(
        &self,
        shape: &Shape,
        query: &Query,
        key: usize,
        score: f64,
        round: fn(f64) -> f64,
    ) -> f64 {
        let hooks = self.hooks.iter();
        let last = hooks.fold(score, |score, hook| {
            hook.score(shape, query, key, score, round)
        });
        self.hidden_if_least(last)
    }

    fn hidden_if_least(&self, score: f64) -> f64 {
        match self.hooks.iter().any(|hook| score < hook.least_score()) {
            true => f64::NEG_INFINITY,
            false => score,
        }
    }

    /// What becomes of a scaled score, and the way back from that.
    pub(crate) fn score_and_way_back<'a>(
        &'a self,
        shape: &'a Shape,
        query: &'a Query,
        key: usize,
        score: f64,
        round: fn(f64) -> f64,
    ) -> (f64, WayBack<'a>) {
        let mut before = Vec::with_capacity(self.hooks.len());
        let last = self.hooks.iter().fold(score, |score, hook| {
            before.push(score);
            hook.score(shape, query, key, score, round)
        });
        let way_back = WayBack {
            rules: self,
            shape,
            query,
            key,
            before,
            round,
        };
        (self.hidden_if_least(last), way_back)
    }

    pub(crate) fn joining(&self, query: &Query) -> Vec<f64> {
        let hooks = self.hooks.iter();
        hooks.filter_map(|hook| hook.joins(query)).collect()
    }

    pub(crate) fn error_factor(&self) -> f64 {
        let factors = self.hooks.iter().map(|hook| hook.error_factor());
        factors.fold(2.0, f64::max)
    }
}

/// The way back from a score, as the options have made it, to the scaled product.
pub(crate) struct WayBack<'a> {
    rules: &'a Rules,
    shape: &'a Shape,
    query: &'a Query,
    key: usize,
    /// The score before each option.
    before: Vec<f64>,
    round: fn(f64) -> f64,
}

impl WayBack<'_> {
    /// The gradient of the scaled product, by that of the score. `arguments` gets those of the options' arguments, with the number of
    /// the option.
    pub fn go(&self, gradient: f64, mut arguments: impl FnMut(usize, ArgumentAdjoint)) -> f64 {
        let (shape, query, key) = (self.shape, self.query, self.key);
        let hooks = self.rules.hooks.iter().zip(&self.before).enumerate();
        hooks
            .rev()
            .fold(gradient, |gradient, (number, (hook, score))| {
                let adjoints = hook.arguments(shape, query, key, *score, gradient);
                adjoints.into_iter().for_each(|it| arguments(number, it));
                (self.round)(gradient * hook.derivative(shape, query, key, *score))
            })
    }
}

/// The option that is the tensor of this name.
fn of_tensor(name: &str, values: &[f32]) -> Option<Arc<dyn Hook>> {
    match name {
        "alibi_slopes" => Some(alibi::hook(values)),
        "sinks" => Some(sinks::hook(values)),
        _ => None,
    }
}

/// The keys within `first..end`, counted as positions of queries are: from seq_q keys before the first, so that no
/// position is negative.
fn keys_at(shape: &Shape, first: usize, end: usize, keys: Range<usize>) -> Range<usize> {
    let key = |at: usize| at.saturating_sub(shape.seq_q).min(shape.seq_k);
    let begin = key(first).max(keys.start);
    begin..key(end).min(keys.end).max(begin)
}
