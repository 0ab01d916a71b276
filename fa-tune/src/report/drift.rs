//! Samples by round, a lane for each configuration: whether anything drifted while they were taken.

use maud::Markup;

use super::plot::{self, Frame, Plot, Shape, Size};
use super::samples::Samples;
use super::scale::Scale;
use crate::stats;
use crate::text;

/// Height of a lane.
const LANE: f64 = 46.0;
/// Between lanes, for the name.
const GAP: f64 = 30.0;
/// The share of the samples that lanes reach; what lies beyond stands at their edge.
const SHOWN: f64 = 0.97;
/// What lanes reach at least, as a share of the median.
const LEAST: f64 = 0.005;

/// The chart of the lanes.
pub fn chart(rows: &[Samples<'_>], size: Size) -> Markup {
    let margins = [20.0, 10.0, 42.0, size.pick(60.0, 52.0)];
    let frame = Frame::new(
        [size.width(), 20.0 + rows.len() as f64 * (LANE + GAP) + 42.0],
        margins,
    );
    let rounds = rows.iter().map(|row| row.times.len()).max().unwrap_or(0);
    let x = Scale::linear((0.0, rounds as f64 + 1.0), frame.across());
    let lanes: Vec<Vec<f64>> = rows.iter().map(differences).collect();
    let distances = |lane: &Vec<f64>| lane.iter().map(|share| share.abs()).collect::<Vec<_>>();
    let reach = lanes
        .iter()
        .map(|lane| stats::quantile(&distances(lane), SHOWN))
        .fold(LEAST, f64::max);
    let mut plot = Plot::new(frame, x, Scale::PIXELS);
    plot.x_axis(size.pick(8, 5), "round");
    plot.caption((0.0, 12.0), "title", "difference from the median (%)");
    for (at, (row, lane)) in rows.iter().zip(&lanes).enumerate() {
        let top = frame.top + at as f64 * (LANE + GAP) + GAP;
        let y = Scale::linear((-reach, reach), (top + LANE, top));
        let class = row.class;
        for share in [-reach, 0.0, reach] {
            let ((left, right), y) = (frame.across(), y.at(share));
            plot.rule(
                (left, y),
                (right, y),
                if share == 0.0 { "rule" } else { "grid" },
            );
            plot.caption((left - 7.0, y + 4.0), "tick end", &signed(share));
        }
        plot.caption((frame.left, top - 7.0), &format!("label {class}"), row.name);
        if size == Size::Wide {
            let right = frame.left + plot::text_width(row.name) + 6.0;
            plot.caption((right, top - 7.0), "code", row.spec);
        }
        let point =
            |(round, share): (usize, &f64)| (round as f64 + 1.0, y.at(share.clamp(-reach, reach)));
        let points = lane.iter().enumerate().map(point);
        plot.path(points.clone(), &format!("line thin {class}"), "");
        for (share, at) in lane
            .iter()
            .zip(points)
            .filter(|(share, _)| share.abs() > reach)
        {
            let tip = format!("{}: {} from the median", row.name, signed(*share));
            plot.mark(Shape::Cross(3.0), at, class, &tip);
        }
    }
    plot.draw("Samples by round")
}

/// How far each sample is from the median, as a share of the median.
fn differences(row: &Samples<'_>) -> Vec<f64> {
    let median = stats::median(row.times);
    row.times.iter().map(|time| time / median - 1.0).collect()
}

/// A share as percent with its sign: `+1.2 %`.
fn signed(share: f64) -> String {
    match share {
        0.0 => "0 %".to_owned(),
        share if share > 0.0 => format!("+{}", text::percent(share)),
        share => text::percent(share),
    }
}
