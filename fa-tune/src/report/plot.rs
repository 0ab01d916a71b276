//! What charts are drawn on: a frame with two scales, axes, and marks that differ in shape as well as in colour.

use std::fmt::Write;

use maud::{Markup, PreEscaped, html};

use super::scale::Scale;
use crate::text;

/// A place in a chart: values to be scaled, or pixels where the scale is [`Scale::PIXELS`].
pub type Point = (f64, f64);

/// How wide a chart is drawn; the style sheet shows the one that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// For a page.
    Wide,
    /// For a phone.
    Narrow,
}

impl Size {
    /// The width in pixels.
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

/// Draws a chart for pages and for phones.
pub fn both(draw: impl Fn(Size) -> Markup) -> Markup {
    html! {
        div.wide { (draw(Size::Wide)) }
        div.narrow { (draw(Size::Narrow)) }
    }
}

/// The size of a drawing, and the margins around the plot in it, in pixels.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// Width and height.
    pub size: [f64; 2],
    /// From the top clockwise, as style sheets give them.
    pub margins: [f64; 4],
}

impl Frame {
    /// The left and the right end of the plot.
    pub fn across(&self) -> (f64, f64) {
        (self.margins[3], self.size[0] - self.margins[1])
    }

    /// The bottom and the top of the plot.
    pub fn up(&self) -> (f64, f64) {
        (self.size[1] - self.margins[2], self.margins[0])
    }
}

/// Shapes of a radius that can be told apart in black and white. The class `hollow` draws their outline only.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    Disc(f64),
    Diamond(f64),
    Square(f64),
    Cross(f64),
}

/// A chart that is being drawn: axes and rules, then the marks, then labels on top of them.
pub struct Plot {
    pub frame: Frame,
    pub x: Scale,
    pub y: Scale,
    behind: String,
    marks: String,
    labels: String,
}

impl Plot {
    /// An empty one.
    pub fn new(frame: Frame, x: Scale, y: Scale) -> Plot {
        let [behind, marks, labels] = Default::default();
        Plot {
            frame,
            x,
            y,
            behind,
            marks,
            labels,
        }
    }

    /// Where values lie, in pixels.
    pub fn at(&self, (x, y): Point) -> Point {
        (self.x.at(x), self.y.at(y))
    }

    /// The axis below the plot: ticks, their values, and what they are.
    pub fn x_axis(&mut self, about: usize, title: &str) {
        let ((bottom, top), (left, right)) = (self.frame.up(), self.frame.across());
        self.rule((left, bottom), (right, bottom), "rule");
        for (tick, value) in tick_labels(&self.x.ticks(about)) {
            let x = self.x.at(tick);
            self.rule((x, top), (x, bottom), "grid");
            self.rule((x, bottom), (x, bottom + 4.0), "rule");
            self.caption((x, bottom + 16.0), "tick middle", &value);
        }
        self.caption((right, bottom + 33.0), "title end", title);
    }

    /// The axis to the left of the plot: rules across it, their values, and what they are.
    pub fn y_axis(&mut self, about: usize, title: &str) {
        let (left, right) = self.frame.across();
        for (tick, value) in tick_labels(&self.y.ticks(about)) {
            let y = self.y.at(tick);
            self.rule((left, y), (right, y), "grid");
            self.caption((left - 7.0, y + 4.0), "tick end", &value);
        }
        self.caption((0.0, 12.0), "title", title);
    }

    /// A straight line behind the marks, given in pixels.
    pub fn rule(&mut self, from: Point, to: Point, class: &str) {
        self.behind.push_str(&line(from, to, class));
    }

    /// A text behind the marks, given in pixels.
    pub fn caption(&mut self, at: Point, class: &str, content: &str) {
        self.behind.push_str(&text(at, class, content));
    }

    /// A text on top of everything, given in pixels. The classes `middle` and `end` say which part of it is at
    /// the point.
    pub fn label(&mut self, at: Point, class: &str, content: &str) {
        self.labels.push_str(&text(at, class, content));
    }

    /// A text on top, in the middle above the line between two points given in pixels, and along it.
    pub fn label_along(&mut self, from: Point, to: Point, content: &str) {
        let angle = (to.1 - from.1).atan2(to.0 - from.0).to_degrees();
        let (x, y) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        let turn = format!("rotate({angle:.1} {x:.1} {y:.1})");
        let label = html! {
            text.label.halo.middle x=(px(x)) y=(px(y - 8.0)) transform=(turn) { (content) }
        };
        self.behind.push_str(&label.into_string());
    }

    /// A straight line among the marks.
    pub fn segment(&mut self, from: Point, to: Point, class: &str) {
        let line = line(self.at(from), self.at(to), class);
        self.marks.push_str(&line);
    }

    /// Line segments through points, with a text shown on hovering.
    pub fn path(&mut self, points: impl IntoIterator<Item = Point>, class: &str, tip: &str) {
        let mut data = String::new();
        for (x, y) in points.into_iter().map(|point| self.at(point)) {
            let command = if data.is_empty() { 'M' } else { 'L' };
            // Writing to a string does not fail.
            let _ = write!(data, "{command}{} {}", px(x), px(y));
        }
        self.outline(&data, class, tip);
    }

    /// A mark, with a text shown on hovering.
    pub fn mark(&mut self, shape: Shape, at: Point, class: &str, tip: &str) {
        let (x, y) = self.at(at);
        let corner = |r: f64| (px(x - r), px(y - r), px(2.0 * r));
        let data = match shape {
            Shape::Disc(r) => {
                let (x, y, r) = (px(x), px(y), px(r));
                let disc = html! { circle cx=(x) cy=(y) r=(r) class=(class) { (title(tip)) } };
                return self.marks.push_str(&disc.into_string());
            }
            Shape::Diamond(r) => {
                let (x, top, r) = (px(x), px(y - 1.3 * r), px(1.3 * r));
                format!("M{x} {top}l{r} {r}l-{r} {r}l-{r} -{r}Z")
            }
            Shape::Square(r) => {
                let (x, y, d) = corner(r);
                format!("M{x} {y}h{d}v{d}h-{d}Z")
            }
            Shape::Cross(r) => {
                let (x, y, d) = corner(r);
                let data = format!("M{x} {y}l{d} {d}m0 -{d}l-{d} {d}");
                return self.outline(&data, &format!("stroke {class}"), tip);
            }
        };
        self.outline(&data, class, tip);
    }

    /// An SVG path among the marks, in pixels.
    pub fn outline(&mut self, data: &str, class: &str, tip: &str) {
        let path = html! { path d=(data) class=(class) { (title(tip)) } };
        self.marks.push_str(&path.into_string());
    }

    /// The finished chart; `name` is for those who cannot see it.
    pub fn draw(self, name: &str) -> Markup {
        let ((left, right), (bottom, top)) = (self.frame.across(), self.frame.up());
        let [width, height] = self.frame.size.map(px);
        html! {
            svg.chart viewBox=(format!("0 0 {width} {height}")) width=(width) height=(height) role="img" aria-label=(name) {
                rect.plot x=(px(left)) y=(px(top)) width=(px(right - left)) height=(px(bottom - top)) {}
                (PreEscaped(self.behind))
                g.marks { (PreEscaped(self.marks)) }
                (PreEscaped(self.labels))
            }
        }
    }
}

/// Rounds to a tenth of a pixel.
fn px(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

fn line(from: Point, to: Point, class: &str) -> String {
    html! { line x1=(px(from.0)) y1=(px(from.1)) x2=(px(to.0)) y2=(px(to.1)) class=(class) {} }
        .into_string()
}

fn text((x, y): Point, class: &str, content: &str) -> String {
    html! { text x=(px(x)) y=(px(y)) class=(class) { (content) } }.into_string()
}

fn title(tip: &str) -> Markup {
    html! { @if !tip.is_empty() { title { (tip) } } }
}

/// The ticks with as many decimals as the finest of them needs.
fn tick_labels(ticks: &[f64]) -> Vec<(f64, String)> {
    let needs = |tick: &f64| {
        let is_exact = |digits: &usize| {
            let scaled = tick * 10f64.powi(*digits as i32);
            (scaled - scaled.round()).abs() < 1e-6 * scaled.abs().max(1.0)
        };
        (0..6).find(is_exact).unwrap_or(6)
    };
    let digits = ticks.iter().map(needs).max().unwrap_or(0);
    // Logarithmic axes over several decades: each tick its own.
    let spans = ticks.iter().any(|tick| tick.abs() >= 100.0);
    let label = |tick: &f64| {
        let digits = if spans { needs(tick) } else { digits };
        (*tick, text::decimals(*tick, digits))
    };
    ticks.iter().map(label).collect()
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
