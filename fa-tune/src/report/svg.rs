//! What charts are drawn from: a frame, axes, marks that differ in shape as well as in colour.

use std::fmt::Write;

use maud::{Markup, html};

use super::scale::Scale;
use super::text;

/// How wide charts are drawn; the style sheet shows the one that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// For a page.
    Wide,
    /// For a telephone.
    Narrow,
}

impl Size {
    /// In pixels.
    pub fn width(self) -> f64 {
        self.pick(760.0, 360.0)
    }

    /// The one or the other.
    pub fn pick<T>(self, wide: T, narrow: T) -> T {
        match self {
            Size::Wide => wide,
            Size::Narrow => narrow,
        }
    }
}

/// Draws a chart for pages and for telephones.
pub fn both(draw: impl Fn(Size) -> Markup) -> Markup {
    html! {
        div.wide { (draw(Size::Wide)) }
        div.narrow { (draw(Size::Narrow)) }
    }
}

/// The drawing and the plot in it, in pixels.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// Of the drawing.
    pub width: f64,
    /// Of the drawing.
    pub height: f64,
    /// Free above the plot.
    pub top: f64,
    /// Free to the right of it.
    pub right: f64,
    /// Free below it.
    pub bottom: f64,
    /// Free to the left of it.
    pub left: f64,
}

impl Frame {
    /// From the plot's left to its right.
    pub fn across(&self) -> (f64, f64) {
        (self.left, self.width - self.right)
    }

    /// From the plot's bottom to its top.
    pub fn up(&self) -> (f64, f64) {
        (self.height - self.bottom, self.top)
    }

    /// The drawing: `behind` the marks axes and rules, on top labels.
    pub fn draw(&self, name: &str, behind: Markup, marks: Markup, labels: Markup) -> Markup {
        let ((left, right), (bottom, top)) = (self.across(), self.up());
        html! {
            svg.chart viewBox=(format!("0 0 {} {}", px(self.width), px(self.height)))
                width=(px(self.width)) height=(px(self.height)) role="img" aria-label=(name) {
                rect.plot x=(px(left)) y=(px(top)) width=(px(right - left)) height=(px(bottom - top)) {}
                (behind)
                g.marks { (marks) }
                (labels)
            }
        }
    }
}

/// To a tenth of a pixel.
pub fn px(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// Where a text begins, ends or has its middle.
#[derive(Clone, Copy, Debug)]
pub enum Anchor {
    /// At the point.
    Start,
    /// Around it.
    Middle,
    /// Before it.
    End,
}

/// A text.
pub fn label(x: f64, y: f64, anchor: Anchor, class: &str, content: &str) -> Markup {
    let anchor = match anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    html! { text x=(px(x)) y=(px(y)) text-anchor=(anchor) class=(class) { (content) } }
}

/// A straight line.
pub fn line(from: (f64, f64), to: (f64, f64), class: &str) -> Markup {
    html! { line x1=(px(from.0)) y1=(px(from.1)) x2=(px(to.0)) y2=(px(to.1)) class=(class) {} }
}

/// Line segments through points, with a text shown on hovering.
pub fn path(points: &[(f64, f64)], class: &str, tip: Option<&str>) -> Markup {
    let mut data = String::new();
    for (at, (x, y)) in points.iter().enumerate() {
        let command = if at == 0 { 'M' } else { 'L' };
        // Writing to a string does not fail.
        let _ = write!(data, "{command}{} {}", px(*x), px(*y));
    }
    html! { path d=(data) class=(class) { @if let Some(tip) = tip { title { (tip) } } } }
}

/// Shapes that differ in black and white.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A disc.
    Disc,
    /// A ring.
    Ring,
    /// A square on its corner.
    Diamond,
    /// The same, not filled.
    HollowDiamond,
    /// A square.
    Square,
    /// A diagonal cross.
    Cross,
}

/// A mark at a point.
pub fn mark(shape: Shape, at: (f64, f64), radius: f64, class: &str, tip: &str) -> Markup {
    let (x, y) = at;
    let class = match shape {
        Shape::Ring | Shape::HollowDiamond => format!("hollow {class}"),
        Shape::Cross => format!("stroke {class}"),
        _ => class.to_owned(),
    };
    let tip = html! { @if !tip.is_empty() { title { (tip) } } };
    let r = radius;
    let data = match shape {
        Shape::Disc | Shape::Ring => {
            return html! { circle cx=(px(x)) cy=(px(y)) r=(px(r)) class=(class) { (tip) } };
        }
        Shape::Diamond | Shape::HollowDiamond => {
            let r = r * 1.3;
            [(0.0, -r), (r, 0.0), (0.0, r), (-r, 0.0)].map(|(dx, dy)| (px(x + dx), px(y + dy)))
        }
        Shape::Square => {
            [(-r, -r), (r, -r), (r, r), (-r, r)].map(|(dx, dy)| (px(x + dx), px(y + dy)))
        }
        Shape::Cross => {
            let (west, east, north, south) = (px(x - r), px(x + r), px(y - r), px(y + r));
            let data = format!("M{west} {north}L{east} {south}M{west} {south}L{east} {north}");
            return html! { path d=(data) class=(class) { (tip) } };
        }
    };
    let [a, b, c, d] = data.map(|(x, y)| format!("{x} {y}"));
    html! { path d=(format!("M{a}L{b}L{c}L{d}Z")) class=(class) { (tip) } }
}

/// The axis below the plot: ticks, their values, what they are.
pub fn bottom_axis(frame: &Frame, scale: &Scale, about: usize, title: &str) -> Markup {
    let (bottom, top) = frame.up();
    let (left, right) = frame.across();
    html! {
        g.axis {
            (line((left, bottom), (right, bottom), "rule"))
            @for (tick, value) in tick_labels(&scale.ticks(about)) {
                (line((scale.at(tick), top), (scale.at(tick), bottom), "grid"))
                (line((scale.at(tick), bottom), (scale.at(tick), bottom + 4.0), "rule"))
                (label(scale.at(tick), bottom + 16.0, Anchor::Middle, "tick", &value))
            }
            (label(right, bottom + 33.0, Anchor::End, "title", title))
        }
    }
}

/// The axis to the left of the plot: rules across it, their values, what they are.
pub fn left_axis(frame: &Frame, scale: &Scale, about: usize, title: &str) -> Markup {
    let (left, right) = frame.across();
    html! {
        g.axis {
            @for (tick, value) in tick_labels(&scale.ticks(about)) {
                (line((left, scale.at(tick)), (right, scale.at(tick)), "grid"))
                (label(left - 7.0, scale.at(tick) + 4.0, Anchor::End, "tick", &value))
            }
            (label(0.0, 12.0, Anchor::Start, "title", title))
        }
    }
}

/// The ticks with as many decimals as the finest of them needs.
fn tick_labels(ticks: &[f64]) -> Vec<(f64, String)> {
    let needs = |tick: f64| {
        (0..6)
            .find(|&digits| {
                let scaled = tick * 10f64.powi(digits);
                (scaled - scaled.round()).abs() < 1e-6 * scaled.abs().max(1.0)
            })
            .unwrap_or(6)
    };
    let digits = ticks.iter().map(|&tick| needs(tick)).max().unwrap_or(0);
    // Logarithmic axes over several decades: each tick its own.
    let spans = ticks.iter().any(|&tick| tick.abs() >= 100.0) && digits > 0;
    ticks
        .iter()
        .map(|&tick| {
            let digits = if spans { needs(tick) } else { digits };
            let digits = usize::try_from(digits).unwrap_or(0);
            (tick, text::decimals(tick, digits))
        })
        .collect()
}

/// The room that the values of an axis on the left take, up to the highest one.
pub fn room_for(highest: f64) -> f64 {
    let digits = text::decimals(highest, 0).chars().count();
    // Such as 2.5, where the whole part has one digit.
    12.0 + 7.7 * digits.max(3) as f64
}

/// How wide a text is at most, in pixels, at the charts' size.
pub fn text_width(content: &str) -> f64 {
    // Bold capitals are about 0.69 em wide in the widest of the fonts that systems have.
    content.chars().count() as f64 * 8.6
}
