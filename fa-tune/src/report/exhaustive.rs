//! The found configuration among all that pass the gates.

use maud::{Markup, html};

use super::plot::{self, Frame, Plot, Shape, Size};
use super::scale::{Scale, spread};
use super::section::Section;
use crate::evidence::{Evidence, Tried};
use crate::text;

/// The section; `None` if the sweep did not measure what the study found.
pub fn section(evidence: &Evidence<'_>, sweep: &Evidence<'_>) -> Option<Section> {
    let order = sweep.by_time();
    let rank_of = |spec: &str| order.iter().position(|tried| tried.trial.spec == spec);
    let rank = rank_of(evidence.found()?.spec)?;
    let default = evidence.study.default_confirmed();
    let default = default.and_then(|it| rank_of(&it.spec));
    let (best, found) = (order[0], order[rank]);
    let within = order
        .iter()
        .filter(|tried| tried.time <= best.time * 1.02)
        .count();
    let total = text::count(order.len() as u64);
    Some(Section {
        id: "exhaustive",
        title: "Against the exhaustive sweep",
        finding: html! {
            @if rank == 0 {
                "The found configuration is the fastest of all " (total) " that were measured, " (text::time(found.time)) "."
            } @else {
                "The found configuration is number " (text::count(rank as u64 + 1)) " of " (total) ": "
                (text::time(found.time)) ", " (text::percent(found.time / best.time - 1.0)) " more than the fastest, "
                (text::spec(&best.trial.spec)) " (" (text::time(best.time)) ")."
            }
        },
        evidence: plot::both(|size| chart(&order, rank, default, size)),
        note: html! {
            "All configurations in the order of their times, all from the sweep. " (text::counted(within, "configuration"))
            " " @if within == 1 { "is" } @else { "are" } " within 2 % of the fastest. "
            "The fastest of many medians is faster than it would be if measured again, so that the gap is an upper bound."
        },
    })
}

fn chart(order: &[&Tried<'_>], found: usize, default: Option<usize>, size: Size) -> Markup {
    let left = plot::room_for(order.last().map_or(0.0, |slowest| slowest.time));
    let margins = [30.0, 16.0, 42.0, left];
    let frame = Frame {
        size: [size.width(), 300.0],
        margins,
    };
    let total = order.len() as f64;
    let x = Scale::linear((-0.015 * total, total * 1.015), frame.across());
    let y = Scale::around(order.iter().map(|tried| tried.time), 0.06, frame.up());
    let mut plot = Plot::new(frame, x, y);
    plot.x_axis(size.pick(8, 5), "configurations, the fastest first");
    plot.y_axis(6, "time of a launch (µs), logarithmic");
    let at = |rank: usize| (rank as f64 + 1.0, order[rank].time);
    plot.path((0..order.len()).map(at), "line trial", "");
    let default = default.map(|rank| (rank, "default", Shape::Square(5.0), "default"));
    let found = (found, "found", Shape::Diamond(5.0), "best");
    let named: Vec<_> = [found].into_iter().chain(default).collect();
    for (rank, _, shape, class) in &named {
        plot.mark(*shape, at(*rank), class, &order[*rank].tip());
    }
    // To the right of the marks, below the curve.
    let places: Vec<f64> = named
        .iter()
        .map(|(rank, ..)| plot.at(at(*rank)).1 + 6.0)
        .collect();
    let places = spread(&places, 17.0, (frame.up().1, frame.up().0 - 5.0));
    for ((rank, name, _, class), y) in named.into_iter().zip(places) {
        let (number, time) = (text::count(rank as u64 + 1), text::time(order[rank].time));
        let x = plot.at(at(rank)).0 + 12.0;
        let content = format!("{name}: number {number}, {time}");
        plot.label((x, y), &format!("label halo {class}"), &content);
    }
    plot.draw("Times of all configurations in order")
}
