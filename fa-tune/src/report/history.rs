//! The search as it went: every trial's time, and the best so far.

use maud::{Markup, html};

use super::plot::{self, Frame, Plot, Shape, Size};
use super::scale::{Scale, spread};
use super::section::Section;
use crate::evidence::{Evidence, phase_name};
use crate::record::{Confirmation, Phase, Trial};
use crate::text;

/// Height of the strip above the times, where the trials stand that have none.
const FAILED: f64 = 20.0;

/// The section; `None` before anything was measured.
pub fn section(evidence: &Evidence<'_>) -> Option<Section> {
    let fastest = evidence.fastest()?;
    let failed = evidence.failed().count();
    let of = |phase| {
        evidence
            .tried
            .iter()
            .filter(move |tried| tried.trial.phase == phase)
    };
    let seed = of(Phase::Seed)
        .map(|tried| tried.time)
        .min_by(f64::total_cmp);
    let finding = html! {
        "Trial " (fastest.trial.number + 1) " of " (text::count(evidence.study.trials.len() as u64))
        " found the shortest time, " (text::time(fastest.time))
        @if let Some(seed) = seed.filter(|_| fastest.trial.phase == Phase::Search) {
            "; the best of the Latin hypercube took " (text::time(seed)) ", "
            (text::percent(seed / fastest.time - 1.0)) " more"
        }
        "."
        @if failed > 0 { " " (text::counted(failed, "trial")) " failed." }
    };
    Some(Section {
        id: "history",
        title: "Search history",
        finding,
        evidence: plot::both(|size| chart(evidence, size)),
        note: html! {
            "Each mark is the median of a configuration’s samples"
            @if seed.is_some() && of(Phase::Search).next().is_some() { "; rings are the Latin hypercube’s, discs are TPE’s" }
            ". The line is the best so far."
            @if failed > 0 { " Crosses at the top failed." }
        },
    })
}

fn chart(evidence: &Evidence<'_>, size: Size) -> Markup {
    let trials = &evidence.study.trials;
    let left = plot::room_for(evidence.times().fold(0.0, f64::max));
    let margins = [40.0, size.pick(112.0, 66.0), 42.0, left];
    let frame = Frame {
        size: [size.width(), size.pick(340.0, 300.0)],
        margins,
    };
    let count = trials.len() as f64;
    // Half a trial of room at either end.
    let x = Scale::linear(
        (-0.5 - count / 60.0, count * (1.0 + 1.0 / 60.0)),
        frame.across(),
    );
    let (bottom, top) = frame.up();
    let strip = evidence.failed().next().map_or(0.0, |_| FAILED);
    let default = evidence.study.default_confirmed();
    let default = default.map(Confirmation::median_us);
    let y = Scale::around(evidence.times().chain(default), 0.06, (bottom, top + strip));
    let mut plot = Plot::new(frame, x, y);
    plot.x_axis(size.pick(7, 5), "trial, in the order of proposal");
    plot.y_axis(8, "time of a launch (µs), logarithmic");
    phases(&mut plot, trials);
    if let Some(default) = default {
        let ((left, right), y) = (frame.across(), y.at(default));
        plot.rule((left, y), (right, y), "line default dashed");
    }
    let radius = if trials.len() > 400 { 1.5 } else { 3.0 };
    for tried in &evidence.tried {
        let (shape, class) = style(tried.trial.phase, radius);
        let at = (f64::from(tried.trial.number), tried.time);
        plot.mark(shape, at, class, &tried.tip());
    }
    plot.y = Scale::PIXELS;
    for (Trial { number, spec, .. }, failure) in evidence.failed() {
        let tip = format!("trial {number}: {spec} failed: {}", failure.message);
        let at = (f64::from(*number), top + 8.0);
        plot.mark(Shape::Cross(3.0), at, "bad", &tip);
    }
    plot.y = y;
    plot.path(best_so_far(evidence), "line best", "");
    ends(&mut plot, evidence, default, size);
    plot.draw("Time of each trial and the best so far")
}

/// What the lines at the right-hand end are.
fn ends(plot: &mut Plot, evidence: &Evidence<'_>, default: Option<f64>, size: Size) {
    let best = evidence
        .fastest()
        .map(|it| (it.time, size.pick("best so far", "best"), "best"));
    let default = default.map(|time| (time, "default", "default"));
    let ends: Vec<_> = best.into_iter().chain(default).collect();
    let places: Vec<f64> = ends.iter().map(|(time, ..)| plot.y.at(*time)).collect();
    let (bottom, top) = plot.frame.up();
    let x = plot.frame.across().1 + 6.0;
    let places = spread(&places, 30.0, (top, bottom - 14.0));
    for ((time, name, class), y) in ends.into_iter().zip(places) {
        let class = format!("label {class}");
        plot.label((x, y + 2.0), &class, name);
        plot.label((x, y + 16.0), &class, &text::time(time));
    }
}

/// Where the parts of the search begin, with their names where there is room.
fn phases(plot: &mut Plot, trials: &[Trial]) {
    let parts: Vec<&[Trial]> = trials.chunk_by(|a, b| a.phase == b.phase).collect();
    if parts.len() < 2 {
        return;
    }
    let (bottom, top) = plot.frame.up();
    for (at, part) in parts.iter().enumerate() {
        let first = f64::from(part[0].number) - 0.5;
        let (from, to) = (plot.x.at(first), plot.x.at(first + part.len() as f64));
        let name = phase_name(part[0].phase);
        if at > 0 {
            plot.rule((from, top - 14.0), (from, bottom), "boundary");
        }
        if plot::text_width(name) + 10.0 < to - from {
            plot.caption((from + 5.0, top - 5.0), "tick", name);
        } else if at == 0 {
            plot.caption((to - 5.0, top - 5.0), "tick end", "seeds");
        }
    }
}

/// The steps of the least time so far.
fn best_so_far(evidence: &Evidence<'_>) -> Vec<(f64, f64)> {
    let mut best = f64::INFINITY;
    let mut points = Vec::new();
    for tried in evidence.tried.iter() {
        if tried.time < best {
            let number = f64::from(tried.trial.number);
            let corner = best.is_finite().then_some((number, best));
            points.extend(corner.into_iter().chain([(number, tried.time)]));
            best = tried.time;
        }
    }
    let last = evidence.study.trials.last();
    points.extend(last.map(|last| (f64::from(last.number), best)));
    points
}

fn style(phase: Phase, radius: f64) -> (Shape, &'static str) {
    match phase {
        Phase::Seed => (Shape::Disc(radius), "hollow other"),
        Phase::Search | Phase::Random | Phase::Exhaustive => (Shape::Disc(radius), "trial"),
        Phase::Confirm => (Shape::Square(radius), "default"),
    }
}
