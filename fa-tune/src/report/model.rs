//! How well the cost model ranks configurations before they are measured.

use std::collections::HashMap;

use maud::{Markup, html};

use super::plot::{self, Frame, Plot, Shape};
use super::scale::Scale;
use super::section::Section;
use crate::evidence::{Evidence, SEED, Tried};
use crate::record::Prediction;
use crate::stats::{self, Interval};
use crate::text;

/// Marked among the measured ones.
const FASTEST: usize = 10;

/// One of the models, what it said of the configurations that were measured, and how well it ranked them.
struct Model<'e> {
    name: &'static str,
    pairs: Vec<(&'e Tried<'e>, f64)>,
    /// Spearman's rank correlation of predicted and measured time, and its interval over configurations.
    spearman: (f64, Interval),
}

impl<'e> Model<'e> {
    /// The model whose times `time` gives; `None` if it predicted too few.
    fn of(
        name: &'static str,
        evidence: &'e Evidence<'_>,
        time: fn(&Prediction) -> Option<f64>,
    ) -> Option<Model<'e>> {
        let is_time = |time: &f64| *time > 0.0 && time.is_finite();
        let predictions = evidence.study.predictions.iter();
        let predictions: HashMap<&String, f64> = predictions
            .filter_map(|it| Some((&it.spec, time(it).filter(is_time)?)))
            .collect();
        let pair = |tried: &'e Tried<'e>| Some((tried, *predictions.get(&tried.trial.spec)?));
        let pairs: Vec<(&Tried<'_>, f64)> = evidence.tried.iter().filter_map(pair).collect();
        let times = pairs
            .iter()
            .map(|(tried, predicted)| (*predicted, tried.time));
        let (predicted, measured): (Vec<f64>, Vec<f64>) = times.unzip();
        let value = stats::spearman(&predicted, &measured);
        (pairs.len() > 2 && value.is_finite()).then(|| Model {
            name,
            spearman: (value, stats::spearman_interval(&predicted, &measured, SEED)),
            pairs,
        })
    }

    fn finding(&self) -> String {
        let (value, interval) = self.spearman;
        let two = |value| text::decimals(value, 2);
        format!(
            "{} (95 % interval {}, {}) {}",
            two(value),
            text::span(interval, two),
            text::counted(self.pairs.len(), "configuration"),
            self.name.to_lowercase(),
        )
    }

    fn chart(&self) -> Markup {
        let times = || self.pairs.iter().map(|(tried, _)| tried.time);
        let margins = [56.0, 8.0, 42.0, plot::room_for(times().fold(0.0, f64::max))];
        let frame = Frame {
            size: [370.0, 330.0],
            margins,
        };
        let predicted = self.pairs.iter().map(|(_, predicted)| *predicted);
        let x = Scale::around(predicted, 0.06, frame.across());
        let mut plot = Plot::new(frame, x, Scale::around(times(), 0.06, frame.up()));
        plot.x_axis(5, "predicted time (µs), logarithmic");
        plot.y_axis(6, "");
        let correlation = format!("Spearman’s ρ = {}", text::decimals(self.spearman.0, 2));
        plot.caption((0.0, 12.0), "panel", self.name);
        plot.caption((0.0, 28.0), "label", &correlation);
        plot.caption((0.0, 46.0), "title", "measured time (µs), logarithmic");
        let mut order = self.pairs.clone();
        order.sort_by(|a, b| b.0.time.total_cmp(&a.0.time));
        let others = order.len().saturating_sub(FASTEST);
        for (at, (tried, predicted)) in order.into_iter().enumerate() {
            let (shape, class) = match at < others {
                true => (Shape::Disc(2.4), "sample trial"),
                false => (Shape::Diamond(3.6), "best"),
            };
            let tip = format!("{}, predicted {}", tried.tip(), text::time(predicted));
            plot.mark(shape, (predicted, tried.time), class, &tip);
        }
        plot.draw(&format!("Predicted and measured time: {}", self.name))
    }
}

/// The section; `None` if nothing was predicted.
pub fn section(evidence: &Evidence<'_>) -> Option<Section> {
    let models = [
        Model::of("Before any measurement", evidence, |it| Some(it.prior_us)),
        Model::of("Fitted to what was measured before", evidence, |it| {
            it.fitted_us
        }),
    ];
    let models: Vec<Model<'_>> = models.into_iter().flatten().collect();
    if models.is_empty() {
        return None;
    }
    let findings: Vec<String> = models.iter().map(Model::finding).collect();
    Some(Section {
        id: "model",
        title: "The cost model",
        finding: html! { "Spearman’s rank correlation of predicted and measured time: " (text::list(&findings)) "." },
        evidence: html! {
            div.multiples.pairs { @for model in &models { (model.chart()) } }
        },
        note: html! {
            "Each mark is a measured configuration; diamonds are the fastest " (FASTEST.min(evidence.tried.len()))
            ". The model needs no GPU: it counts what the interpreter executes and takes registers and spills from the compiler. "
            "Before any measurement only its order counts, not its microseconds."
        },
    })
}
