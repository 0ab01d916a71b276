//! Parallel coordinates: every configuration a line through its tunables to its time.
//!
//! Inselberg (1985), "The plane with parallel coordinates". On a page the axes stand side by side, on
//! a telephone they lie one below the other.

use std::collections::HashMap;

use fa_dsl::config::Value;
use maud::{Markup, html};

use super::evidence::{Dimension, Evidence, Tried};
use super::scale::Scale;
use super::section::Section;
use super::svg::{self, Anchor, Frame, Size};
use super::text;

/// More than these are not told apart by hovering.
const MANY: usize = 400;
/// How many of the fastest are drawn on top.
const FASTEST: usize = 10;

/// The section; `None` if nothing varies.
pub fn section(evidence: &Evidence<'_>) -> Option<Section> {
    let order = evidence.by_time();
    let (first, last) = (order.first()?, order.get(FASTEST.min(order.len()) - 1)?);
    if evidence.dimensions.is_empty() || order.len() < 2 {
        return None;
    }
    let shown = FASTEST.min(order.len());
    Some(Section {
        id: "parallel",
        title: "Configurations side by side",
        finding: html! {
            "The fastest " (shown) " of " (text::count(order.len() as u64)) " configurations lie within "
            (text::percent(last.time / first.time - 1.0)) ", " (text::number(first.time)) " to " (text::time(last.time)) "."
        },
        evidence: svg::both(|size| chart(evidence, &order, size)),
        note: html! {
            "Each line is a configuration: it crosses the axes at its values and ends at its time. The thick lines are the fastest "
            (shown) ", the thickest the fastest. Within a value, lines are ordered by time, so that its length shows how often it was tried "
            "and its end nearest the short times how well it did."
        },
    })
}

/// Where the axes are, and where values are on them.
struct Layout {
    size: Size,
    frame: Frame,
    axes: usize,
    /// Along the axes: the best end first.
    along: (f64, f64),
    time: Scale,
    /// Whether names of neighbouring axes stand at two heights.
    staggered: bool,
}

impl Layout {
    fn new(evidence: &Evidence<'_>, size: Size) -> Layout {
        let axes = evidence.dimensions.len() + 1;
        let frame = Frame {
            width: size.width(),
            height: size.pick(400.0, 70.0 * axes as f64),
            top: size.pick(40.0, 24.0),
            right: size.pick(54.0, 14.0),
            bottom: size.pick(14.0, 44.0),
            left: size.pick(44.0, 14.0),
        };
        let distance = (frame.across().1 - frame.across().0) / (axes - 1).max(1) as f64;
        let longest = evidence
            .dimensions
            .iter()
            .map(|dimension| svg::text_width(dimension.name));
        let along = size.pick((frame.up().1, frame.up().0), frame.across());
        let times = evidence.tried.iter().map(|tried| tried.time);
        Layout {
            size,
            frame,
            axes,
            along,
            time: Scale::around(times, 0.0, along),
            staggered: longest.fold(0.0, f64::max) + 10.0 > distance,
        }
    }

    /// The point at a place along an axis.
    fn point(&self, axis: usize, along: f64) -> (f64, f64) {
        let share = axis as f64 / (self.axes - 1).max(1) as f64;
        let ((left, right), (bottom, top)) = (self.frame.across(), self.frame.up());
        match self.size {
            Size::Wide => (left + share * (right - left), along),
            Size::Narrow => (along, top + share * (bottom - top)),
        }
    }

    /// From where to where a level lies along its axis.
    fn level(&self, level: usize, of: usize) -> (f64, f64) {
        let (from, to) = self.along;
        let band = (to - from) / of as f64;
        let gap = band * 0.14;
        (
            from + band * level as f64 + gap,
            from + band * (level + 1) as f64 - gap,
        )
    }
}

fn chart(evidence: &Evidence<'_>, order: &[&Tried<'_>], size: Size) -> Markup {
    let layout = Layout::new(evidence, size);
    let places = places(evidence, order, &layout);
    // Many lines are to show where they are dense, not to cover everything.
    let faint = (45.0 / order.len() as f64).clamp(0.06, 0.4);
    let marks = html! {
        g style=(format!("--faint:{faint:.2}")) { @for (rank, tried) in order.iter().enumerate().rev() {
            @let class = match rank {
                0 => "line parallel first",
                rank if rank < FASTEST => "line parallel fast",
                _ => "line parallel rest",
            };
            @let tip = format!("{}. {}", rank + 1, tried.tip());
            @let tip = (rank < FASTEST || order.len() <= MANY).then_some(tip.as_str());
            (svg::path(&places[rank], class, tip))
        } }
    };
    let axes = html! {
        g.axis {
            @for (at, dimension) in evidence.dimensions.iter().enumerate() { (axis(&layout, at, dimension)) }
            (time_axis(&layout))
        }
    };
    layout.frame.draw(
        "Tunables and time of each configuration",
        html! {},
        marks,
        axes,
    )
}

/// The points of each configuration, in the given order.
fn places(evidence: &Evidence<'_>, order: &[&Tried<'_>], layout: &Layout) -> Vec<Vec<(f64, f64)>> {
    let mut lines = vec![Vec::new(); order.len()];
    for (axis, dimension) in evidence.dimensions.iter().enumerate() {
        let value = |tried: &Tried<'_>| tried.values.get(dimension.index).copied();
        let mut taken: HashMap<Option<Value>, usize> = HashMap::new();
        let ranks: Vec<usize> = order
            .iter()
            .map(|tried| {
                let next = taken.entry(value(tried)).or_default();
                *next += 1;
                *next - 1
            })
            .collect();
        for ((line, tried), rank) in lines.iter_mut().zip(order).zip(ranks) {
            let Some(level) = dimension
                .levels
                .iter()
                .position(|level| Some(*level) == value(tried))
            else {
                continue;
            };
            let (from, to) = layout.level(level, dimension.levels.len());
            let most = taken.get(&value(tried)).copied().unwrap_or(1);
            // Bands are as long as their value's share of the configurations, at least a tenth.
            let share = (most as f64 / order.len() as f64).max(0.1);
            let middle = (from + to) / 2.0;
            let position = (rank as f64 + 0.5) / most as f64 - 0.5;
            line.push(layout.point(axis, middle + position * share * (to - from)));
        }
    }
    for (line, tried) in lines.iter_mut().zip(order) {
        line.push(layout.point(layout.axes - 1, layout.time.at(tried.time)));
    }
    lines
}

fn axis(layout: &Layout, at: usize, dimension: &Dimension) -> Markup {
    let (from, to) = layout.along;
    html! {
        (svg::line(layout.point(at, from), layout.point(at, to), "rule"))
        (name(layout, at, dimension.name))
        @for (index, level) in dimension.levels.iter().enumerate() {
            @let (start, end) = layout.level(index, dimension.levels.len());
            @let (x, y) = layout.point(at, (start + end) / 2.0);
            @match layout.size {
                Size::Wide => (svg::label(x - 6.0, y + 4.0, Anchor::End, "level halo", &level.to_string())),
                Size::Narrow => (svg::label(x, y + 15.0, Anchor::Middle, "level halo", &level.to_string())),
            }
        }
    }
}

fn time_axis(layout: &Layout) -> Markup {
    let (from, to) = layout.along;
    let at = layout.axes - 1;
    html! {
        (svg::line(layout.point(at, from), layout.point(at, to), "rule"))
        (name(layout, at, "time, µs"))
        @for tick in layout.time.ticks(layout.size.pick(7, 5)) {
            @let (x, y) = layout.point(at, layout.time.at(tick));
            @match layout.size {
                Size::Wide => (svg::label(x + 7.0, y + 4.0, Anchor::Start, "tick halo", &text::number_short(tick))),
                Size::Narrow => (svg::label(x, y + 17.0, Anchor::Middle, "tick halo", &text::number_short(tick))),
            }
        }
    }
}

/// The name of an axis, at its beginning; beside each other, every second one higher where they are too
/// long for their distance.
fn name(layout: &Layout, at: usize, name: &str) -> Markup {
    let (x, y) = layout.point(at, layout.along.0);
    match layout.size {
        Size::Wide => {
            let raised = if layout.staggered && at % 2 == 1 {
                15.0
            } else {
                0.0
            };
            let place = y - 14.0 - raised;
            if at + 1 == layout.axes {
                svg::label(layout.frame.width, place, Anchor::End, "axis-name", name)
            } else {
                let x = x.max(svg::text_width(name) / 2.0);
                svg::label(x, place, Anchor::Middle, "axis-name", name)
            }
        }
        // Below the values of the last, where lines come together.
        Size::Narrow if at + 1 == layout.axes => {
            svg::label(layout.frame.width, y + 35.0, Anchor::End, "axis-name", name)
        }
        Size::Narrow => svg::label(0.0, y - 8.0, Anchor::Start, "axis-name halo", name),
    }
}
