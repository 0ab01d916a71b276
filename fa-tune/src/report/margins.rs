//! Times by the value of each tunable and by occupancy.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::plot::{self, Frame, Plot, Shape};
use super::scale::{Scale, scattered};
use super::section::Section;
use crate::effects::{Axis, Level};
use crate::evidence::{Evidence, Tried};
use crate::record::Search;
use crate::stats;
use crate::text;

/// More than these are not told apart by hovering.
const MANY: usize = 400;
/// Fewer configurations say nothing about what the fastest have in common.
const FEW: usize = 30;

/// One small chart: the configurations of each level of a tunable or of an occupancy.
struct Panel<'e> {
    axis: Axis,
    levels: BTreeMap<Option<Level>, Vec<&'e Tried<'e>>>,
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
    let agreed = agreed(evidence, &panels, &tenth);
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

/// The panels of what varies.
fn panels<'e>(evidence: &'e Evidence<'e>) -> Vec<Panel<'e>> {
    let tunables = evidence.tunables.iter().map(|it| Axis::Tunable(it.name));
    let axes = tunables.chain([Axis::CtasPerSm, Axis::WarpsPerSm]);
    let panel = |axis: Axis| {
        let mut levels: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for tried in &evidence.tried {
            levels
                .entry(axis.level(evidence, tried))
                .or_default()
                .push(tried);
        }
        Panel { axis, levels }
    };
    axes.map(panel).filter(|it| it.levels.len() > 1).collect()
}

/// The values of tunables that all of these configurations have.
fn agreed(evidence: &Evidence<'_>, panels: &[Panel<'_>], fastest: &[&Tried<'_>]) -> Vec<String> {
    let common = |Panel { axis, .. }: &Panel<'_>| {
        let mut levels = fastest.iter().map(|it| axis.level(evidence, it));
        let first = levels.next()??;
        let agree = levels.all(|level| level.as_ref() == Some(&first));
        (agree && matches!(axis, Axis::Tunable(_))).then(|| format!("{} {}", axis.name(), first.1))
    };
    panels.iter().filter_map(common).collect()
}

fn chart(panel: &Panel<'_>, evidence: &Evidence<'_>, fastest: u32) -> Markup {
    let margins = [
        40.0,
        4.0,
        38.0,
        plot::room_for(evidence.times().fold(0.0, f64::max)),
    ];
    let frame = Frame::new([360.0, 216.0], margins);
    let ((left, right), (bottom, _)) = (frame.across(), frame.up());
    let y = Scale::around(evidence.times(), 0.06, frame.up());
    let mut plot = Plot::new(frame, Scale::PIXELS, y);
    plot.y_axis(7, "");
    plot.caption((0.0, 12.0), "panel", panel.axis.name());
    plot.caption((0.0, 28.0), "title", "time (µs), logarithmic");
    plot.rule((left, bottom), (right, bottom), "rule");
    let band = (right - left) / panel.levels.len() as f64;
    for (at, (level, tried)) in panel.levels.iter().enumerate() {
        let name = level.as_ref().map_or("", |(_, name)| name);
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
            let tip = format!("{} {name}: {}", panel.axis.name(), best.tip());
            plot.mark(Shape::Diamond(4.5), (middle, best.time), "best", &tip);
        }
        plot.label((middle, bottom + 16.0), "level middle", name);
        if band >= 32.0 {
            let median = text::significant(median, 3);
            plot.label((middle, bottom + 31.0), "tick middle", &median);
        }
    }
    plot.draw(&format!("Time by {}", panel.axis.name()))
}
