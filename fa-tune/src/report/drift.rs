//! Samples by round, a lane for each configuration: whether anything drifted while they were taken.

use maud::{Markup, html};

use super::scale::Scale;
use super::strips::Strip;
use super::svg::{self, Anchor, Frame, Shape, Size};
use super::text;
use crate::stats;

/// Of a lane.
const LANE: f64 = 46.0;
/// Between lanes, for the name.
const GAP: f64 = 30.0;
/// The share of the samples that lanes reach; what lies beyond stands at their edge.
const SHOWN: f64 = 0.97;
/// What lanes reach at least, as a share of the median.
const LEAST: f64 = 0.005;

/// The chart of the lanes.
pub fn chart(strips: &[Strip<'_>], size: Size) -> Markup {
    let frame = Frame {
        width: size.width(),
        height: 20.0 + strips.len() as f64 * (LANE + GAP) + 42.0,
        top: 20.0,
        right: 10.0,
        bottom: 42.0,
        left: size.pick(60.0, 52.0),
    };
    let rounds = strips
        .iter()
        .map(|strip| strip.samples.len())
        .max()
        .unwrap_or(0);
    let x = Scale::linear((0.0, rounds as f64 + 1.0), frame.across());
    let reach = strips
        .iter()
        .map(|strip| stats::quantile(&differences(strip).map(f64::abs).collect::<Vec<_>>(), SHOWN))
        .fold(LEAST, f64::max);
    let lane = |at: usize| {
        let top = frame.top + at as f64 * (LANE + GAP) + GAP;
        Scale::linear((-reach, reach), (top + LANE, top))
    };
    let behind = html! {
        (svg::bottom_axis(&frame, &x, size.pick(8, 5), "round"))
        (svg::label(0.0, 12.0, Anchor::Start, "title", "difference from the median (%)"))
        @for (at, strip) in strips.iter().enumerate() {
            @let y = lane(at);
            @for share in [-reach, 0.0, reach] {
                @let class = if share == 0.0 { "rule" } else { "grid" };
                (svg::line((frame.across().0, y.at(share)), (frame.across().1, y.at(share)), class))
                (svg::label(frame.left - 7.0, y.at(share) + 4.0, Anchor::End, "tick", &signed(share)))
            }
            (svg::label(frame.left, y.at(reach) - 7.0, Anchor::Start, &format!("label {}", strip.class), strip.name))
            @if size == Size::Wide {
                (svg::label(frame.left + svg::text_width(strip.name) + 6.0, y.at(reach) - 7.0, Anchor::Start, "code", strip.spec))
            }
        }
    };
    let marks = html! {
        @for (at, strip) in strips.iter().enumerate() { (samples(strip, &x, &lane(at), reach)) }
    };
    frame.draw("Samples by round", behind, marks, html! {})
}

fn differences(strip: &Strip<'_>) -> impl Iterator<Item = f64> {
    let median = stats::median(strip.samples);
    strip
        .samples
        .iter()
        .map(move |sample| sample / median - 1.0)
}

fn samples(strip: &Strip<'_>, x: &Scale, y: &Scale, reach: f64) -> Markup {
    let points: Vec<(f64, f64)> = differences(strip)
        .enumerate()
        .map(|(round, share)| (x.at(round as f64 + 1.0), y.at(share.clamp(-reach, reach))))
        .collect();
    html! {
        (svg::path(&points, &format!("line thin {}", strip.class), None))
        @for (share, point) in differences(strip).zip(&points).filter(|(share, _)| share.abs() > reach) {
            @let tip = format!("{}: {} from the median", strip.name, signed(share));
            (svg::mark(Shape::Cross, *point, 3.0, strip.class, &tip))
        }
    }
}

/// A share as percent with its sign: `+1.2 %`.
fn signed(share: f64) -> String {
    let plus = if share > 0.0 { "+" } else { "" };
    if share == 0.0 {
        return "0 %".to_owned();
    }
    format!("{plus}{}", text::percent(share))
}
