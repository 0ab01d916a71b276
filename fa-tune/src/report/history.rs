//! The search as it went: every trial's time, and the best so far.

use maud::{Markup, html};

use super::evidence::{Evidence, phase_name};
use super::scale::{Scale, spread};
use super::section::Section;
use super::svg::{self, Anchor, Frame, Shape, Size};
use super::text;
use crate::record::{Phase, Trial};

/// Of the strip above the times, where the trials stand that have none.
const FAILED: f64 = 20.0;

/// The section; `None` before anything was measured.
pub fn section(evidence: &Evidence<'_>) -> Option<Section> {
    let fastest = evidence.fastest()?;
    let failed = evidence.failed().count();
    let seeds = evidence
        .tried
        .iter()
        .filter(|tried| tried.trial.phase == Phase::Seed)
        .map(|tried| tried.time)
        .min_by(f64::total_cmp);
    let finding = html! {
        "Trial " (fastest.trial.number + 1) " of " (text::count(evidence.study.trials.len() as u64))
        " found the shortest time, " (text::time(fastest.time))
        @if let Some(seed) = seeds {
            @if fastest.trial.phase == Phase::Search {
                "; the best of the Latin hypercube took " (text::time(seed)) ", "
                (text::percent(seed / fastest.time - 1.0)) " more"
            }
        }
        "."
        @if failed > 0 { " " (text::counted(failed, "trial")) " failed." }
    };
    Some(Section {
        id: "history",
        title: "Search history",
        finding,
        evidence: svg::both(|size| chart(evidence, size)),
        note: html! {
            "Each mark is the median of a configuration’s samples"
            @if seeds.is_some() && evidence.tried.iter().any(|tried| tried.trial.phase == Phase::Search) { "; rings are the Latin hypercube’s, discs are TPE’s" }
            ". The line is the best so far."
            @if failed > 0 { " Crosses at the top failed." }
        },
    })
}

fn chart(evidence: &Evidence<'_>, size: Size) -> Markup {
    let failed: Vec<_> = evidence.failed().collect();
    let times = || evidence.tried.iter().map(|tried| tried.time);
    let highest = times().fold(0.0, f64::max);
    let frame = Frame {
        width: size.width(),
        height: size.pick(340.0, 300.0),
        top: 40.0,
        right: size.pick(112.0, 66.0),
        bottom: 42.0,
        left: svg::room_for(highest),
    };
    let count = evidence.study.trials.len();
    // Half a trial of room at either end.
    let domain = (
        -0.5 - count as f64 / 60.0,
        count as f64 * (1.0 + 1.0 / 60.0),
    );
    let x = Scale::linear(domain, frame.across());
    let (bottom, top) = frame.up();
    let strip = if failed.is_empty() { 0.0 } else { FAILED };
    let default = evidence.default().map(|default| default.median());
    let y = Scale::around(times().chain(default), 0.06, (bottom, top + strip));
    let radius = if count > 400 { 1.5 } else { 3.0 };

    let marks = html! {
        @for tried in &evidence.tried {
            @let (shape, class) = style(tried.trial.phase);
            (svg::mark(shape, (x.at(f64::from(tried.trial.number)), y.at(tried.time)), radius, class, &tried.tip()))
        }
        @for (trial, failure) in &failed {
            @let tip = format!("trial {}: {} failed: {}", trial.number, trial.spec, failure.message);
            (svg::mark(Shape::Cross, (x.at(f64::from(trial.number)), top + 8.0), 3.0, "bad", &tip))
        }
        (svg::path(&best_so_far(evidence, &x, &y), "line best", None))
    };
    let behind = html! {
        (svg::bottom_axis(&frame, &x, size.pick(7, 5), "trial, in the order of proposal"))
        (svg::left_axis(&frame, &y, 8, "time of a launch (µs), logarithmic"))
        (phases(&evidence.study.trials, &frame, &x))
        @if let Some(default) = default {
            (svg::line((frame.across().0, y.at(default)), (frame.across().1, y.at(default)), "line default dashed"))
        }
    };
    frame.draw(
        "Time of each trial and the best so far",
        behind,
        marks,
        ends(evidence, size, &frame, &y),
    )
}

/// What the lines at the right-hand end are.
fn ends(evidence: &Evidence<'_>, size: Size, frame: &Frame, y: &Scale) -> Markup {
    let mut ends = Vec::new();
    if let Some(fastest) = evidence.fastest() {
        ends.push((fastest.time, size.pick("best so far", "best"), "best"));
    }
    if let Some(default) = evidence.default() {
        ends.push((default.median(), "default", "default"));
    }
    let places: Vec<f64> = ends.iter().map(|(time, ..)| y.at(*time)).collect();
    let (bottom, top) = frame.up();
    let x = frame.across().1 + 6.0;
    html! {
        @for ((time, name, class), place) in ends.iter().zip(spread(&places, 30.0, (top, bottom - 14.0))) {
            (svg::label(x, place + 2.0, Anchor::Start, &format!("label {class}"), name))
            (svg::label(x, place + 16.0, Anchor::Start, &format!("label {class}"), &text::time(*time)))
        }
    }
}

/// Where the parts of the search begin, with their names where there is room.
fn phases(trials: &[Trial], frame: &Frame, x: &Scale) -> Markup {
    let parts: Vec<&[Trial]> = trials.chunk_by(|a, b| a.phase == b.phase).collect();
    if parts.len() < 2 {
        return html! {};
    }
    let (bottom, top) = frame.up();
    html! {
        @for (at, part) in parts.iter().enumerate() {
            @let (from, to) = (x.at(f64::from(part[0].number) - 0.5), x.at((part[0].number as usize + part.len()) as f64 - 0.5));
            @let name = phase_name(part[0].phase);
            @if at > 0 { (svg::line((from, top - 14.0), (from, bottom), "boundary")) }
            @if svg::text_width(name) + 10.0 < to - from {
                (svg::label(from + 5.0, top - 5.0, Anchor::Start, "tick", name))
            } @else if at == 0 {
                (svg::label(to - 5.0, top - 5.0, Anchor::End, "tick", "seeds"))
            }
        }
    }
}

fn best_so_far(evidence: &Evidence<'_>, x: &Scale, y: &Scale) -> Vec<(f64, f64)> {
    let mut best = f64::INFINITY;
    let mut points = Vec::new();
    for tried in &evidence.tried {
        if tried.time < best {
            let place = x.at(f64::from(tried.trial.number));
            if best.is_finite() {
                points.push((place, y.at(best)));
            }
            best = tried.time;
            points.push((place, y.at(best)));
        }
    }
    if let Some(last) = evidence.study.trials.last() {
        points.push((x.at(f64::from(last.number)), y.at(best)));
    }
    points
}

fn style(phase: Phase) -> (Shape, &'static str) {
    match phase {
        Phase::Seed => (Shape::Ring, "other"),
        Phase::Search | Phase::Random | Phase::Exhaustive => (Shape::Disc, "trial"),
        Phase::Confirm => (Shape::Square, "default"),
    }
}
