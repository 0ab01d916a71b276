//! Times by the value of each tunable and by occupancy.

use fa_dsl::config::Value;
use maud::{Markup, html};

use super::plot::{self, Frame, Plot, Shape};
use super::scale::{Scale, scattered};
use super::section::Section;
use crate::evidence::{Dimension, Evidence, Tried, levels};
use crate::record::{Resources, Search};
use crate::stats;
use crate::text;

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
    let mut tenth = evidence.by_time();
    tenth.truncate(count.div_ceil(10));
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
                @for panel in &panels { (chart(panel, evidence, fastest.trial.number)) }
            }
        },
        note: html! {
            "Every mark is a configuration, the bar the median of its value, whose number is below. The diamond is the fastest. "
            "All panels have the same axis. "
            @if evidence.study.definition.search != Search::Exhaustive {
                "The search tries promising values more often, together with other promising ones: "
                "compare values by the matched pairs above, not by these medians."
            }
        },
    })
}

fn panels<'e>(evidence: &'e Evidence<'e>) -> Vec<Panel<'e>> {
    let panel = |name, level: &dyn Fn(&Tried<'_>) -> Option<Value>| {
        let levels = levels(evidence.tried.iter().filter_map(level));
        let of = |value| {
            evidence
                .tried
                .iter()
                .filter(move |it| level(it) == Some(value))
        };
        let levels = levels
            .into_iter()
            .map(|value| (value.to_string(), of(value).collect()));
        Panel {
            name,
            levels: levels.collect(),
        }
    };
    let tunable = |it: Dimension| panel(it.name, &|tried| tried.values.get(it.index).copied());
    let count = |name, count: fn(&Resources) -> u32| {
        panel(name, &|it| {
            Some(Value::U32(count(&it.measurement.resources)))
        })
    };
    let by_occupancy = [
        count("CTAs on a multiprocessor", |it| it.ctas_per_sm),
        count("warps on a multiprocessor", Resources::warps_per_sm),
    ];
    let all = evidence
        .dimensions()
        .into_iter()
        .map(tunable)
        .chain(by_occupancy);
    all.filter(|panel| panel.levels.len() > 1).collect()
}

/// The values that all of these configurations have.
fn agreed(evidence: &Evidence<'_>, fastest: &[&Tried<'_>]) -> Vec<String> {
    let common = |dimension: &Dimension| {
        let mut values = fastest
            .iter()
            .map(|tried| tried.values.get(dimension.index));
        let first = values.next()??;
        values
            .all(|value| value == Some(first))
            .then(|| format!("{} {first}", dimension.name))
    };
    evidence.dimensions().iter().filter_map(common).collect()
}

fn chart(panel: &Panel<'_>, evidence: &Evidence<'_>, fastest: u32) -> Markup {
    let times = || evidence.tried.iter().map(|tried| tried.time);
    let margins = [40.0, 4.0, 38.0, plot::room_for(times().fold(0.0, f64::max))];
    let frame = Frame::new([360.0, 216.0], margins);
    let ((left, right), (bottom, _)) = (frame.across(), frame.up());
    let y = Scale::around(times(), 0.06, frame.up());
    let mut plot = Plot::new(frame, Scale::PIXELS, y);
    plot.y_axis(7, "");
    plot.caption((0.0, 12.0), "panel", panel.name);
    plot.caption((0.0, 28.0), "title", "time (µs), logarithmic");
    plot.rule((left, bottom), (right, bottom), "rule");
    let band = (right - left) / panel.levels.len() as f64;
    for (at, (name, tried)) in panel.levels.iter().enumerate() {
        let middle = left + band * (at as f64 + 0.5);
        for (index, tried) in tried.iter().enumerate() {
            let x = middle + (band * 0.72).min(70.0) * (scattered(index + 1) - 0.5);
            if tried.trial.number != fastest {
                let tip = if evidence.tried.len() > MANY {
                    String::new()
                } else {
                    tried.tip()
                };
                plot.mark(Shape::Disc(2.1), (x, tried.time), "sample trial", &tip);
            }
        }
        let median = stats::median(&tried.iter().map(|tried| tried.time).collect::<Vec<_>>());
        let half = (band * 0.42).min(44.0);
        plot.segment((middle - half, median), (middle + half, median), "middle");
        if let Some(best) = tried.iter().find(|tried| tried.trial.number == fastest) {
            let tip = format!("{} {name}: {}", panel.name, best.tip());
            plot.mark(Shape::Diamond(4.5), (middle, best.time), "best", &tip);
        }
        plot.label((middle, bottom + 16.0), "level middle", name);
        if band >= 32.0 {
            let median = text::significant(median, 3);
            plot.label((middle, bottom + 31.0), "tick middle", &median);
        }
    }
    plot.draw(&format!("Time by {}", panel.name))
}
