//! Parallel coordinates: every configuration a line through its tunables to its time.
//!
//! Inselberg (1985), "The plane with parallel coordinates". On a page the axes stand side by side, on
//! a phone they lie one below the other.

use std::collections::HashMap;

use fa_dsl::config::Value;
use maud::{Markup, html};

use super::plot::{self, Frame, Plot, Point, Size};
use super::scale::Scale;
use super::section::Section;
use crate::evidence::{Dimension, Evidence, Tried};
use crate::text;

/// More than these are not told apart by hovering.
const MANY: usize = 400;
/// How many of the fastest are drawn on top.
const FASTEST: usize = 10;

/// The section; `None` if nothing varies.
pub fn section(evidence: &Evidence<'_>) -> Option<Section> {
    let order = evidence.by_time();
    if evidence.dimensions().is_empty() || order.len() < 2 {
        return None;
    }
    let shown = FASTEST.min(order.len());
    let (first, last) = (order[0].time, order[shown - 1].time);
    Some(Section {
        id: "parallel",
        title: "Configurations side by side",
        finding: html! {
            "The fastest " (shown) " of " (text::count(order.len() as u64)) " configurations lie within "
            (text::percent(last / first - 1.0)) ", " (text::number(first)) " to " (text::time(last)) "."
        },
        evidence: plot::both(|size| chart(evidence, &order, size)),
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
    dimensions: Vec<Dimension>,
    /// Along the axes: the best end first.
    along: (f64, f64),
    time: Scale,
    /// Whether names of neighbouring axes stand at two heights.
    staggered: bool,
}

impl Layout {
    fn new(evidence: &Evidence<'_>, size: Size) -> Layout {
        let dimensions = evidence.dimensions();
        let axes = dimensions.len() + 1;
        let margins = [
            size.pick(40.0, 24.0),
            size.pick(54.0, 14.0),
            size.pick(14.0, 44.0),
            size.pick(44.0, 14.0),
        ];
        let frame = Frame::new(
            [size.width(), size.pick(400.0, 70.0 * axes as f64)],
            margins,
        );
        let ((left, right), (bottom, top)) = (frame.across(), frame.up());
        let distance = (right - left) / (axes - 1) as f64;
        let mut names = dimensions.iter().map(|it| plot::text_width(it.name));
        let along = size.pick((top, bottom), (left, right));
        let times = evidence.tried.iter().map(|tried| tried.time);
        Layout {
            size,
            frame,
            along,
            time: Scale::around(times, 0.0, along),
            staggered: names.any(|width| width + 10.0 > distance),
            dimensions,
        }
    }

    /// The point at a place along an axis.
    fn point(&self, axis: usize, along: f64) -> Point {
        let share = axis as f64 / self.dimensions.len() as f64;
        let ((left, right), (bottom, top)) = (self.frame.across(), self.frame.up());
        match self.size {
            Size::Wide => (left + share * (right - left), along),
            Size::Narrow => (along, top + share * (bottom - top)),
        }
    }

    /// The middle of a level's part of its axis, and the part's length.
    fn level(&self, level: usize, of: usize) -> (f64, f64) {
        let (from, to) = self.along;
        let band = (to - from) / of as f64;
        (from + band * (level as f64 + 0.5), band * 0.72)
    }

    /// An axis: a line, its name, and labels at places along it.
    fn axis(&self, plot: &mut Plot, axis: usize, name: &str, labels: &[(f64, String)]) {
        let (from, to) = self.along;
        plot.rule(self.point(axis, from), self.point(axis, to), "rule");
        self.name(plot, axis, name);
        let is_time = axis == self.dimensions.len();
        for (along, content) in labels {
            let (x, y) = self.point(axis, *along);
            match (self.size, is_time) {
                (Size::Wide, false) => plot.label((x - 6.0, y + 4.0), "level halo end", content),
                (Size::Narrow, false) => plot.label((x, y + 15.0), "level halo middle", content),
                (Size::Wide, true) => plot.label((x + 7.0, y + 4.0), "tick halo", content),
                (Size::Narrow, true) => plot.label((x, y + 17.0), "tick halo middle", content),
            }
        }
    }

    /// The name of an axis, at its beginning; beside each other, every second one higher where they are too
    /// long for their distance.
    fn name(&self, plot: &mut Plot, axis: usize, name: &str) {
        let (x, y) = self.point(axis, self.along.0);
        let raised = if self.staggered && axis % 2 == 1 {
            15.0
        } else {
            0.0
        };
        let (right, above) = (self.frame.width, y - 14.0 - raised);
        match (self.size, axis == self.dimensions.len()) {
            (Size::Wide, true) => plot.label((right, above), "axis-name end", name),
            (Size::Wide, false) => {
                let x = x.max(plot::text_width(name) / 2.0);
                plot.label((x, above), "axis-name middle", name);
            }
            // Below the values of the last, where lines come together.
            (Size::Narrow, true) => plot.label((right, y + 35.0), "axis-name end", name),
            (Size::Narrow, false) => plot.label((0.0, y - 8.0), "axis-name halo", name),
        }
    }
}

fn chart(evidence: &Evidence<'_>, order: &[&Tried<'_>], size: Size) -> Markup {
    let layout = Layout::new(evidence, size);
    let mut plot = Plot::new(layout.frame, Scale::PIXELS, Scale::PIXELS);
    let lines = lines(order, &layout);
    for (rank, (tried, line)) in order.iter().zip(lines).enumerate().rev() {
        let class = match rank {
            0 => "line parallel first",
            rank if rank < FASTEST => "line parallel fast",
            _ => "line parallel rest",
        };
        let is_told = rank < FASTEST || order.len() <= MANY;
        let tip = is_told.then(|| format!("{}. {}", rank + 1, tried.tip()));
        plot.path(line, class, tip.as_deref().unwrap_or_default());
    }
    for (axis, dimension) in layout.dimensions.iter().enumerate() {
        let levels = dimension.levels.iter().enumerate();
        let place = |at| layout.level(at, dimension.levels.len()).0;
        let labels = levels.map(|(at, level)| (place(at), level.to_string()));
        layout.axis(&mut plot, axis, dimension.name, &labels.collect::<Vec<_>>());
    }
    let ticks = layout.time.ticks(size.pick(7, 5)).into_iter();
    let labels = ticks.map(|tick| (layout.time.at(tick), text::number_short(tick)));
    layout.axis(
        &mut plot,
        layout.dimensions.len(),
        "time, µs",
        &labels.collect::<Vec<_>>(),
    );
    // Many lines are to show where they are dense, not to cover everything.
    let faint = (45.0 / order.len() as f64).clamp(0.06, 0.4);
    let chart = plot.draw("Tunables and time of each configuration");
    html! { div style=(format!("--faint:{faint:.2}")) { (chart) } }
}

/// The points of each configuration, in the given order.
fn lines(order: &[&Tried<'_>], layout: &Layout) -> Vec<Vec<Point>> {
    let mut lines = vec![Vec::new(); order.len()];
    for (axis, Dimension { index, levels, .. }) in layout.dimensions.iter().enumerate() {
        let value = |tried: &Tried<'_>| tried.values.get(*index).copied();
        let mut counts: HashMap<Option<Value>, usize> = HashMap::new();
        for tried in order {
            *counts.entry(value(tried)).or_default() += 1;
        }
        let mut placed: HashMap<Option<Value>, usize> = HashMap::new();
        for (line, tried) in lines.iter_mut().zip(order) {
            let value = value(tried);
            let Some(level) = levels.iter().position(|level| Some(*level) == value) else {
                continue;
            };
            let (count, rank) = (counts[&value] as f64, placed.entry(value).or_default());
            let (middle, length) = layout.level(level, levels.len());
            // Bands are as long as their value's share of the configurations, at least a tenth.
            let share = (count / order.len() as f64).max(0.1);
            let position = (*rank as f64 + 0.5) / count - 0.5;
            *rank += 1;
            line.push(layout.point(axis, middle + position * share * length));
        }
    }
    for (line, tried) in lines.iter_mut().zip(order) {
        line.push(layout.point(layout.dimensions.len(), layout.time.at(tried.time)));
    }
    lines
}
