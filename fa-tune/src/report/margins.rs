//! Times by the value of each tunable and by occupancy.

use maud::{Markup, html};

use super::evidence::{Dimension, Evidence, Tried};
use super::scale::Scale;
use super::section::Section;
use super::strips::halton;
use super::svg::{self, Anchor, Frame, Shape};
use super::text;
use crate::stats;

/// More than these are not told apart by hovering.
const MANY: usize = 400;
/// Fewer configurations say nothing about what the fastest have in common.
const FEW: usize = 30;

/// One small chart: the times of each level.
struct Panel<'e> {
    name: &'e str,
    levels: Vec<(String, Vec<&'e Tried<'e>>)>,
}

/// The section; `None` if nothing varies.
pub fn section(evidence: &Evidence<'_>) -> Option<Section> {
    let panels = panels(evidence);
    let fastest = evidence.fastest()?;
    if panels.is_empty() {
        return None;
    }
    let count = evidence.tried.len();
    let tenth = evidence
        .by_time()
        .into_iter()
        .take(count.div_ceil(10))
        .collect::<Vec<_>>();
    let times: Vec<f64> = evidence.tried.iter().map(|tried| tried.time).collect();
    let agreed = agreed(evidence, &tenth);
    Some(Section {
        id: "margins",
        title: "Time by tunable and by occupancy",
        finding: html! {
            @if count < FEW {
                (text::counted(count, "configuration")) " so far: too few to see what the fastest have in common."
            } @else if agreed.is_empty() {
                "No value is common to all of the fastest " (tenth.len()) " configurations."
            } @else {
                "All of the fastest " (tenth.len()) " configurations have " (text::list(&agreed)) "."
            }
        },
        evidence: html! {
            div.multiples {
                @for panel in &panels { (chart(panel, &times, fastest.trial.number)) }
            }
        },
        note: html! {
            "Every mark is a configuration, the bar the median of its value, whose number is below. The diamond is the fastest. "
            "All panels have the same axis. "
            @if evidence.study.definition.search != crate::record::Search::Exhaustive {
                "The search tries promising values more often, together with other promising ones: "
                "compare values by the matched pairs above, not by these medians."
            }
        },
    })
}

fn panels<'e>(evidence: &'e Evidence<'e>) -> Vec<Panel<'e>> {
    let by_tunable = evidence.dimensions.iter().map(|dimension| Panel {
        name: dimension.name,
        levels: dimension
            .levels
            .iter()
            .map(|level| {
                let of_level = evidence
                    .tried
                    .iter()
                    .filter(|tried| tried.values.get(dimension.index) == Some(level));
                (level.to_string(), of_level.collect())
            })
            .collect(),
    });
    let by_resource = [
        by_number("CTAs on a multiprocessor", evidence, |tried| {
            tried.measurement.resources.ctas_per_sm
        }),
        by_number("warps on a multiprocessor", evidence, Tried::warps_per_sm),
    ];
    by_tunable
        .chain(by_resource)
        .filter(|panel| panel.levels.len() > 1)
        .collect()
}

fn by_number<'e>(
    name: &'e str,
    evidence: &'e Evidence<'e>,
    number: impl Fn(&Tried<'e>) -> u32,
) -> Panel<'e> {
    let mut levels = std::collections::BTreeMap::<u32, Vec<&Tried<'e>>>::new();
    for tried in &evidence.tried {
        levels.entry(number(tried)).or_default().push(tried);
    }
    Panel {
        name,
        levels: levels
            .into_iter()
            .map(|(number, tried)| (number.to_string(), tried))
            .collect(),
    }
}

/// The values that all of these configurations have.
fn agreed(evidence: &Evidence<'_>, fastest: &[&Tried<'_>]) -> Vec<String> {
    let common = |dimension: &Dimension| {
        let first = fastest.first()?.values.get(dimension.index)?;
        fastest
            .iter()
            .all(|tried| tried.values.get(dimension.index) == Some(first))
            .then(|| format!("{} {}", dimension.name, first))
    };
    evidence.dimensions.iter().filter_map(common).collect()
}

fn chart(panel: &Panel<'_>, times: &[f64], fastest: u32) -> Markup {
    let frame = Frame {
        width: 360.0,
        height: 216.0,
        top: 40.0,
        right: 4.0,
        bottom: 38.0,
        left: svg::room_for(times.iter().copied().fold(0.0, f64::max)),
    };
    let (left, right) = frame.across();
    let (bottom, _) = frame.up();
    let y = Scale::around(times.iter().copied(), 0.06, frame.up());
    let band = (right - left) / panel.levels.len() as f64;
    let middle = |at: usize| left + band * (at as f64 + 0.5);
    let spread = (band * 0.72).min(70.0);
    let tip = |tried: &Tried<'_>| {
        if times.len() > MANY {
            String::new()
        } else {
            tried.tip()
        }
    };
    let behind = html! {
        (svg::left_axis(&frame, &y, 7, ""))
        (svg::label(0.0, 12.0, Anchor::Start, "panel", panel.name))
        (svg::label(0.0, 28.0, Anchor::Start, "title", "time (µs), logarithmic"))
        (svg::line((left, bottom), (right, bottom), "rule"))
    };
    let marks = html! {
        @for (at, (name, tried)) in panel.levels.iter().enumerate() {
            @let median = stats::median(&tried.iter().map(|tried| tried.time).collect::<Vec<_>>());
            @for (index, tried) in tried.iter().enumerate().filter(|(_, tried)| tried.trial.number != fastest) {
                @let x = middle(at) + spread * (halton(index + 1) - 0.5);
                (svg::mark(Shape::Disc, (x, y.at(tried.time)), 2.1, "sample trial", &tip(tried)))
            }
            @let half = (band * 0.42).min(44.0);
            (svg::line((middle(at) - half, y.at(median)), (middle(at) + half, y.at(median)), "middle"))
            @for tried in tried.iter().filter(|tried| tried.trial.number == fastest) {
                (svg::mark(Shape::Diamond, (middle(at), y.at(tried.time)), 4.5, "best", &format!("{} {name}: {}", panel.name, tried.tip())))
            }
        }
    };
    let labels = html! {
        @for (at, (name, tried)) in panel.levels.iter().enumerate() {
            @let median = stats::median(&tried.iter().map(|tried| tried.time).collect::<Vec<_>>());
            (svg::label(middle(at), bottom + 16.0, Anchor::Middle, "level", name))
            @if band >= 32.0 {
                (svg::label(middle(at), bottom + 31.0, Anchor::Middle, "tick", &text::significant(median, 3)))
            }
        }
    };
    frame.draw(&format!("Time by {}", panel.name), behind, marks, labels)
}
