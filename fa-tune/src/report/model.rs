//! How well the cost model ranks configurations before they are measured.

use std::collections::HashMap;

use maud::{Markup, html};

use super::evidence::{Evidence, SEED, Tried};
use super::scale::Scale;
use super::section::Section;
use super::svg::{self, Anchor, Frame, Shape};
use super::text;
use crate::record::Prediction;
use crate::stats::{self, Interval, Method};

/// Marked among the measured ones.
const FASTEST: usize = 10;

/// One of the models, and what it said of the configurations that were measured.
struct Model<'e> {
    name: &'static str,
    pairs: Vec<(&'e Tried<'e>, f64)>,
}

impl Model<'_> {
    /// Spearman's rank correlation of predicted and measured time, and its interval over
    /// configurations; `None` of too few.
    fn spearman(&self) -> Option<(f64, Interval)> {
        let measured: Vec<f64> = self.pairs.iter().map(|(tried, _)| tried.time).collect();
        let predicted: Vec<f64> = self.pairs.iter().map(|(_, predicted)| *predicted).collect();
        let value = stats::spearman(&predicted, &measured);
        // Configurations are drawn with their predictions: by their index.
        let indices: Vec<f64> = (0..self.pairs.len()).map(|index| index as f64).collect();
        let of = |drawn: &mut [f64]| {
            let pick = |from: &[f64]| -> Vec<f64> {
                drawn.iter().map(|&index| from[index as usize]).collect()
            };
            stats::spearman(&pick(&predicted), &pick(&measured))
        };
        let interval = stats::bootstrap(&indices, of, Method::Percentile, stats::LEVEL, 1999, SEED);
        (self.pairs.len() > 2 && value.is_finite()).then_some((value, interval))
    }
}

/// The section; `None` if nothing was predicted.
pub fn section(evidence: &Evidence<'_>) -> Option<Section> {
    let predictions: HashMap<&str, &Prediction> = evidence
        .study
        .predictions
        .iter()
        .map(|prediction| (prediction.spec.as_str(), prediction))
        .collect();
    let model = |name, time: fn(&Prediction) -> Option<f64>| Model {
        name,
        pairs: evidence
            .tried
            .iter()
            .filter_map(|tried| {
                let predicted = predictions
                    .get(tried.trial.spec.as_str())
                    .and_then(|p| time(p))?;
                (predicted > 0.0 && predicted.is_finite()).then_some((tried, predicted))
            })
            .collect(),
    };
    let models = [
        model("before any measurement", |prediction| {
            Some(prediction.prior_us)
        }),
        model("fitted to what was measured before", |prediction| {
            prediction.fitted_us
        }),
    ];
    let ranked: Vec<(&Model<'_>, (f64, Interval))> = models
        .iter()
        .filter_map(|model| Some((model, model.spearman()?)))
        .collect();
    if ranked.is_empty() {
        return None;
    }
    let correlations: Vec<String> = ranked
        .iter()
        .map(|(model, (value, interval))| {
            format!(
                "{} (95 % interval {} to {}, {}) {}",
                text::decimals(*value, 2),
                text::decimals(interval.low, 2),
                text::decimals(interval.high, 2),
                text::counted(model.pairs.len(), "configuration"),
                model.name,
            )
        })
        .collect();
    Some(Section {
        id: "model",
        title: "The cost model",
        finding: html! { "Spearman’s rank correlation of predicted and measured time: " (text::list(&correlations)) "." },
        evidence: html! {
            div.multiples.pairs { @for (model, (value, _)) in &ranked { (chart(model, *value)) } }
        },
        note: html! {
            "Each mark is a measured configuration; diamonds are the fastest " (FASTEST.min(evidence.tried.len()))
            ". The model needs no GPU: it counts what the interpreter executes and takes registers and spills from the compiler. "
            "Before any measurement only its order counts, not its microseconds."
        },
    })
}

fn chart(model: &Model<'_>, correlation: f64) -> Markup {
    let highest = model
        .pairs
        .iter()
        .map(|(tried, _)| tried.time)
        .fold(0.0, f64::max);
    let frame = Frame {
        width: 370.0,
        height: 330.0,
        top: 56.0,
        right: 8.0,
        bottom: 42.0,
        left: svg::room_for(highest),
    };
    let x = Scale::around(
        model.pairs.iter().map(|(_, predicted)| *predicted),
        0.06,
        frame.across(),
    );
    let y = Scale::around(
        model.pairs.iter().map(|(tried, _)| tried.time),
        0.06,
        frame.up(),
    );
    let mut order: Vec<_> = model.pairs.iter().collect();
    order.sort_by(|a, b| b.0.time.total_cmp(&a.0.time));
    let others = order.len().saturating_sub(FASTEST);
    let behind = html! {
        (svg::bottom_axis(&frame, &x, 5, "predicted time (µs), logarithmic"))
        (svg::left_axis(&frame, &y, 6, ""))
        (svg::label(0.0, 12.0, Anchor::Start, "panel", &sentence(model.name)))
        (svg::label(0.0, 28.0, Anchor::Start, "label", &format!("Spearman’s ρ = {}", text::decimals(correlation, 2))))
        (svg::label(0.0, 46.0, Anchor::Start, "title", "measured time (µs), logarithmic"))
    };
    let marks = html! {
        @for (at, (tried, predicted)) in order.iter().enumerate() {
            @let (shape, radius, class) = if at < others { (Shape::Disc, 2.4, "sample trial") } else { (Shape::Diamond, 3.6, "best") };
            @let tip = format!("{}, predicted {}", tried.tip(), text::time(*predicted));
            (svg::mark(shape, (x.at(*predicted), y.at(tried.time)), radius, class, &tip))
        }
    };
    frame.draw(
        &format!("Predicted and measured time, {}", model.name),
        behind,
        marks,
        html! {},
    )
}

/// With a capital.
fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(chars).collect()
    })
}
