//! What a study came to, in a few lines or as JSON.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use fa_tune::record::{Confirmation, DEFAULT, FailureKind, IN_USE, Prediction, Span, Study, Trial};
use fa_tune::stats::{Delta, Interval, cliffs_delta, median_interval, ratio_of_medians, spearman};
use serde::Serialize;

use crate::commands::output::{Fields, span};

/// The seed of the intervals.
const SEED: u64 = 0;

#[derive(Serialize)]
pub struct Summary<'a> {
    kernel: &'a str,
    device: &'a str,
    store: &'a Path,
    /// Configurations that pass the gates and take the problem.
    valid: u64,
    trials: usize,
    measured: usize,
    /// How many trials failed, by kind.
    failed: BTreeMap<&'static str, usize>,
    best: Option<Timed<'a>>,
    default: Option<Timed<'a>>,
    /// What is launched for the problem as long as this study is not applied.
    in_use: Option<Timed<'a>>,
    /// The best against the default.
    gain: Option<Gain>,
    /// The best against what is in use.
    gain_in_use: Option<Gain>,
    /// How well the cost model ordered what was measured.
    model: Vec<Ordering>,
    spans: &'a [Span],
}

/// A configuration that was confirmed.
#[derive(Serialize)]
struct Timed<'a> {
    spec: &'a str,
    samples: usize,
    median_us: f64,
    interval_us: Interval,
    tflops: f64,
}

/// One configuration against another, of samples taken in turns.
#[derive(Serialize)]
struct Gain {
    /// The ratio of the medians: below 1, the first is faster.
    ratio: f64,
    interval: Interval,
    cliffs_delta: Delta,
}

/// How well a model ordered configurations.
#[derive(Serialize)]
struct Ordering {
    /// `prior`, `fitted`.
    model: &'static str,
    /// Spearman's ρ between predicted and measured times.
    spearman: f64,
    configurations: usize,
}

impl<'a> Summary<'a> {
    /// Sums up a study that is kept in `store`, where `in_use` is launched for its problem.
    pub fn new(study: &'a Study, store: &'a Path, in_use: &str) -> Summary<'a> {
        let timed = |confirmation: &'a Confirmation| {
            let (samples, median_us) = (&confirmation.samples_us, confirmation.median_us());
            Timed {
                spec: &confirmation.spec,
                samples: samples.len(),
                median_us,
                interval_us: median_interval(samples, SEED),
                tflops: study.definition.problem.tflops(median_us),
            }
        };
        let best = study.confirmed();
        let default = study.default_confirmed();
        let in_use = study.confirmations.iter().find(|it| it.spec == in_use);
        let gain = |other: Option<&Confirmation>| {
            let (best, other) = best.zip(other).filter(|(a, b)| a.spec != b.spec)?;
            let (a, b) = (&best.samples_us, &other.samples_us);
            let (ratio, interval) = ratio_of_medians(a, b, SEED);
            let cliffs_delta = cliffs_delta(a, b);
            Some(Gain {
                ratio,
                interval,
                cliffs_delta,
            })
        };
        Summary {
            kernel: &study.definition.kernel,
            device: &study.environment.device,
            store,
            valid: study.valid,
            trials: study.trials.len(),
            measured: study.measured().count(),
            failed: failed(study),
            best: best.map(timed),
            default: default.map(timed),
            in_use: in_use.map(timed),
            gain: gain(default),
            gain_in_use: gain(in_use),
            model: orderings(study),
            spans: &study.spans,
        }
    }
}

/// How many trials failed, by kind.
fn failed(study: &Study) -> BTreeMap<&'static str, usize> {
    let mut kinds = BTreeMap::new();
    for failure in study.trials.iter().filter_map(Trial::failure) {
        let kind = match failure.kind {
            FailureKind::Compile => "not compiled",
            FailureKind::Wrong => "wrong",
            FailureKind::Fault => "faulted",
            FailureKind::Timeout => "timed out",
        };
        *kinds.entry(kind).or_default() += 1;
    }
    kinds
}

/// How well the models did that predicted at least two of the measured configurations.
fn orderings(study: &Study) -> Vec<Ordering> {
    let predictions = study.predictions.iter().map(|it| (it.spec.as_str(), it));
    let predictions: BTreeMap<&str, &Prediction> = predictions.collect();
    let ordering = |model, time: fn(&Prediction) -> Option<f64>| {
        let pairs = study.measured().filter_map(|(trial, it)| {
            let prediction = predictions.get(trial.spec.as_str())?;
            Some((time(prediction)?, it.median_us()))
        });
        let (predicted, measured): (Vec<f64>, Vec<f64>) = pairs.unzip();
        (measured.len() > 1).then(|| Ordering {
            model,
            spearman: spearman(&predicted, &measured),
            configurations: measured.len(),
        })
    };
    let prior = ordering("prior", |prediction| Some(prediction.prior_us));
    let fitted = ordering("fitted", |prediction| prediction.fitted_us);
    prior.into_iter().chain(fitted).collect()
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (tried, valid, measured) = (self.trials, self.valid, self.measured);
        write!(
            f,
            "{} on {}: {tried} of {valid} configurations tried, ",
            self.kernel, self.device
        )?;
        write!(f, "{measured} measured")?;
        for (kind, count) in &self.failed {
            write!(f, ", {count} {kind}")?;
        }
        let mut fields = Fields::new(10);
        fields
            .add_all("best", &self.best)
            .add_all(DEFAULT, &self.default);
        match (&self.in_use, &self.best) {
            (Some(in_use), Some(best)) if in_use.spec == best.spec => {
                fields.add(IN_USE, "the best");
            }
            (in_use, _) => drop(fields.add_all(IN_USE, in_use)),
        }
        for (other, gain) in [(DEFAULT, &self.gain), (IN_USE, &self.gain_in_use)] {
            let gain = gain.iter().map(|gain| {
                let (ratio, interval) = (gain.ratio, span(gain.interval, 4));
                let (delta, its) = (gain.cliffs_delta.value, span(gain.cliffs_delta.interval, 2));
                format!("best / {other} {ratio:.4} ({interval}), Cliff's δ {delta:.2} ({its})")
            });
            fields.add_all("gain", gain);
        }
        let model = |it: &Ordering| {
            let when = match it.model {
                "prior" => "without measurements",
                _ => "fitted to the trials before",
            };
            let (spearman, count) = (it.spearman, it.configurations);
            format!("Spearman {spearman:.2} {when} ({count} configurations)")
        };
        fields.add_all("model", self.model.iter().map(model));
        let span = |Span { name, seconds }: &Span| format!("{name} {seconds:.1} s");
        let spans: Vec<String> = self.spans.iter().map(span).collect();
        if !spans.is_empty() {
            fields.add("wall", spans.join(", "));
        }
        fields.add("study", self.store.display());
        write!(f, "\n{}", fields.text.trim_end())
    }
}

impl fmt::Display for Timed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (spec, median_us, samples) = (self.spec, self.median_us, self.samples);
        let (interval, tflops) = (span(self.interval_us, 2), self.tflops);
        write!(
            f,
            "{spec}: {median_us:.2} µs ({interval}, {samples} samples), {tflops:.1} TFLOP/s"
        )
    }
}

#[cfg(test)]
mod tests;
