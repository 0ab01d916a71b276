//! The found configuration among all that pass the gates.

use maud::{Markup, html};

use super::evidence::{Evidence, Tried};
use super::scale::{Scale, spread};
use super::section::Section;
use super::svg::{self, Anchor, Frame, Shape, Size};
use super::text;

/// The found configuration in a sweep.
struct Placed<'e> {
    /// All of the sweep, the fastest first.
    order: Vec<&'e Tried<'e>>,
    /// The found one's index in that.
    rank: usize,
}

impl Placed<'_> {
    fn best(&self) -> &Tried<'_> {
        self.order[0]
    }

    fn found(&self) -> &Tried<'_> {
        self.order[self.rank]
    }

    /// How much longer the found one takes.
    fn gap(&self) -> f64 {
        self.found().time / self.best().time - 1.0
    }
}

/// The section; `None` if the sweep did not measure what the study found.
pub fn section(evidence: &Evidence<'_>, sweep: &Evidence<'_>) -> Option<Section> {
    let found = evidence.found()?;
    let order = sweep.by_time();
    let rank = order
        .iter()
        .position(|tried| tried.trial.spec == found.spec)?;
    let placed = Placed { order, rank };
    let total = placed.order.len();
    let within = placed
        .order
        .iter()
        .filter(|tried| tried.time <= placed.best().time * 1.02)
        .count();
    Some(Section {
        id: "exhaustive",
        title: "Against the exhaustive sweep",
        finding: html! {
            @if rank == 0 {
                "The found configuration is the fastest of all " (text::count(total as u64)) " that were measured, "
                (text::time(placed.found().time)) "."
            } @else {
                "The found configuration is number " (text::count(rank as u64 + 1)) " of " (text::count(total as u64)) ": "
                (text::time(placed.found().time)) ", " (text::percent(placed.gap())) " more than the fastest, "
                (text::spec(&placed.best().trial.spec)) " (" (text::time(placed.best().time)) ")."
            }
        },
        evidence: svg::both(|size| chart(&placed, evidence, size)),
        note: html! {
            "All configurations in the order of their times, all from the sweep. " (text::counted(within, "configuration"))
            " " @if within == 1 { "is" } @else { "are" } " within 2 % of the fastest. "
            "The fastest of many medians is faster than it would be if measured again, so that the gap is an upper bound."
        },
    })
}

fn chart(placed: &Placed<'_>, evidence: &Evidence<'_>, size: Size) -> Markup {
    let highest = placed.order.last().map_or(0.0, |slowest| slowest.time);
    let frame = Frame {
        width: size.width(),
        height: 300.0,
        top: 30.0,
        right: 16.0,
        bottom: 42.0,
        left: svg::room_for(highest),
    };
    let total = placed.order.len();
    let x = Scale::linear(
        (-0.015 * total as f64, total as f64 * 1.015),
        frame.across(),
    );
    let times = placed.order.iter().map(|tried| tried.time);
    let y = Scale::around(times, 0.06, frame.up());
    let at = |rank: usize| (x.at(rank as f64 + 1.0), y.at(placed.order[rank].time));
    let points: Vec<(f64, f64)> = (0..total).map(at).collect();
    let default = evidence.default().and_then(|default| {
        placed
            .order
            .iter()
            .position(|tried| tried.trial.spec == default.spec)
    });
    let named: Vec<(usize, &str, Shape, &str)> = [
        Some((placed.rank, "found", Shape::Diamond, "best")),
        default.map(|rank| (rank, "default", Shape::Square, "default")),
    ]
    .into_iter()
    .flatten()
    .collect();
    let behind = html! {
        (svg::bottom_axis(&frame, &x, size.pick(8, 5), "configurations, the fastest first"))
        (svg::left_axis(&frame, &y, 6, "time of a launch (µs), logarithmic"))
    };
    let marks = html! {
        (svg::path(&points, "line trial", None))
        @for (rank, _, shape, class) in &named {
            (svg::mark(*shape, at(*rank), 5.0, class, &placed.order[*rank].tip()))
        }
    };
    // To the right of the marks, below the curve.
    let places: Vec<f64> = named.iter().map(|(rank, ..)| at(*rank).1 + 6.0).collect();
    let limits = (frame.up().1, frame.up().0 - 5.0);
    let labels = html! {
        @for ((rank, name, _, class), place) in named.iter().zip(spread(&places, 17.0, limits)) {
            @let content = format!("{name}: number {}, {}", text::count(*rank as u64 + 1), text::time(placed.order[*rank].time));
            (svg::label(at(*rank).0 + 12.0, place, Anchor::Start, &format!("label halo {class}"), &content))
        }
    };
    frame.draw(
        "Times of all configurations in order",
        behind,
        marks,
        labels,
    )
}
