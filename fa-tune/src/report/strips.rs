//! Samples of several configurations, one strip each: every sample, the median and its interval.

use maud::{Markup, html};

use super::scale::{Scale, extent};
use super::svg::{self, Anchor, Frame, Shape, Size};
use super::text;
use crate::stats::{self, Interval};

/// One strip.
#[derive(Debug)]
pub struct Strip<'a> {
    /// What it is: `best`, `cuDNN`.
    pub name: &'a str,
    /// The configuration, or nothing.
    pub spec: &'a str,
    /// In microseconds, in the order they were taken.
    pub samples: &'a [f64],
    /// The 95 % interval of the median.
    pub interval: Interval,
    /// `best`, `default` or `other`.
    pub class: &'static str,
}

/// Of a sample's strip.
const BAND: f64 = 26.0;
/// Of a line of text above it.
const LINE: f64 = 15.0;
/// Between a strip and the next one's text.
const GAP: f64 = 12.0;
/// The share of a strip's samples that the axis reaches; the rest is named at its end, so that one
/// interrupted launch does not squeeze all others together.
const SHOWN: f64 = 0.97;

/// The chart of the strips.
pub fn chart(name: &str, strips: &[Strip<'_>], size: Size) -> Markup {
    let widest = size.pick(76, 54);
    let texts: Vec<Vec<String>> = strips
        .iter()
        .map(|strip| wrapped(strip.spec, widest))
        .collect();
    let heights: Vec<f64> = texts
        .iter()
        .map(|lines| LINE * (1 + lines.len()) as f64 + BAND + GAP)
        .collect();
    let frame = Frame {
        width: size.width(),
        height: heights.iter().sum::<f64>() + 48.0,
        top: 4.0,
        right: 10.0,
        bottom: 42.0,
        left: 6.0,
    };
    let x = time_scale(strips, frame.across());
    let mut top = frame.top;
    let placed: Vec<(f64, &Strip<'_>, &Vec<String>)> = strips
        .iter()
        .zip(&texts)
        .zip(&heights)
        .map(|((strip, lines), height)| {
            top += height;
            (top - BAND - GAP, strip, lines)
        })
        .collect();
    let behind = svg::bottom_axis(&frame, &x, size.pick(8, 4), "time of a launch (µs)");
    let marks = html! { @for (top, strip, _) in &placed { (samples(strip, *top, &x)) } };
    let labels = html! {
        @for (top, strip, lines) in &placed {
            @let first = top - LINE * lines.len() as f64 - 6.0;
            (svg::label(0.0, first, Anchor::Start, &format!("label {}", strip.class), strip.name))
            (svg::label(frame.across().1, first, Anchor::End, "label",
                &text::time_within(stats::median(strip.samples), strip.interval)))
            @for (at, line) in lines.iter().enumerate() {
                (svg::label(0.0, first + LINE * (at + 1) as f64, Anchor::Start, "code", line))
            }
        }
    };
    frame.draw(name, behind, marks, labels)
}

/// Up to [`SHOWN`] of each strip's samples.
fn time_scale(strips: &[Strip<'_>], range: (f64, f64)) -> Scale {
    let reach = strips.iter().flat_map(|strip| {
        [
            stats::quantile(strip.samples, 0.0),
            stats::quantile(strip.samples, SHOWN),
        ]
    });
    let (low, high) = extent(reach).unwrap_or((0.0, 1.0));
    let room = ((high - low) * 0.04).max(low * 0.002);
    Scale::linear((low - room, high + 2.0 * room), range)
}

fn samples(strip: &Strip<'_>, top: f64, x: &Scale) -> Markup {
    let last = x.domain().1;
    let middle = top + BAND / 2.0;
    let beyond: Vec<f64> = strip
        .samples
        .iter()
        .copied()
        .filter(|&sample| sample > last)
        .collect();
    let median = stats::median(strip.samples);
    let shape = match strip.class {
        "best" => Shape::Diamond,
        "default" => Shape::Square,
        _ => Shape::Disc,
    };
    html! {
        @for (at, &sample) in strip.samples.iter().enumerate().filter(|(_, sample)| **sample <= last) {
            circle.sample.(strip.class) cx=(svg::px(x.at(sample))) cy=(svg::px(top + 2.0 + (BAND - 4.0) * halton(at))) r="1.7" {}
        }
        @if !beyond.is_empty() {
            @let tip = format!("{} longer, up to {}", text::counted(beyond.len(), "sample"), text::time(stats::quantile(&beyond, 1.0)));
            path.stroke.(strip.class) d={ "M" (svg::px(x.at(last) - 7.0)) " " (svg::px(middle - 5.0)) "l5 5l-5 5" } { title { (tip) } }
        }
        (svg::line((x.at(strip.interval.low), middle), (x.at(strip.interval.high), middle), &format!("interval {}", strip.class)))
        (svg::mark(shape, (x.at(median), middle), 4.5, &format!("median {}", strip.class), &format!("{}: median {}", strip.name, text::time_within(median, strip.interval))))
    }
}

/// How many samples lie beyond the axis, in words for the note; nothing if none does.
pub fn beyond(strips: &[Strip<'_>]) -> String {
    let last = time_scale(strips, (0.0, 1.0)).domain().1;
    let far: Vec<f64> = strips
        .iter()
        .flat_map(|strip| strip.samples.iter().copied())
        .filter(|&sample| sample > last)
        .collect();
    if far.is_empty() {
        return String::new();
    }
    format!(
        " {} beyond the axis (›), up to {}, {} in the statistics.",
        text::counted(far.len(), "sample"),
        text::time(stats::quantile(&far, 1.0)),
        if far.len() == 1 { "is" } else { "are" },
    )
}

/// Evenly spread without order, from 0 to 1: van der Corput's sequence in base 3.
pub fn halton(mut index: usize) -> f64 {
    let (mut result, mut share) = (0.0, 1.0 / 3.0);
    while index > 0 {
        result += share * (index % 3) as f64;
        index /= 3;
        share /= 3.0;
    }
    result
}

/// The text in lines of at most so many characters, broken after commas.
pub fn wrapped(text: &str, widest: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in text.split_inclusive(',') {
        match lines.last_mut() {
            Some(line) if line.len() + part.len() <= widest => line.push_str(part),
            _ => lines.push(part.to_owned()),
        }
    }
    lines
}
