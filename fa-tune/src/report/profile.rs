//! The table over lengths, and the roofline of the rates that the GPU was measured to reach.
//!
//! Williams, Waterman and Patterson (2009), "Roofline: an insightful visual performance model for
//! multicore architectures".

use maud::{Markup, html};

use super::plot::{self, Frame, Plot, Point, Shape, Size};
use super::scale::{Scale, extent, spread};
use super::section::{Section, Table, within};
use crate::evidence::SEED;
use crate::record::{Figure, Profile, ProfileRow, Rates, Source};
use crate::stats;
use crate::text;

/// The section; `None` if there is no row.
pub fn section(profile: &Profile) -> Option<Section> {
    let rows = profile.rows.iter().filter(|row| !row.samples_us.is_empty());
    let rows: Vec<&ProfileRow> = rows.collect();
    let best = rows
        .iter()
        .max_by(|a, b| a.tflops().total_cmp(&b.tflops()))?;
    let bound = profile.rates.bound_tflops(&best.problem);
    Some(Section {
        id: "profile",
        title: "Lengths and roofline",
        finding: html! {
            "The rate is highest at length " (text::count(best.problem.shape.seq_q)) ", " (text::number(best.tflops())) " TFLOP/s"
            @if let Some(bound) = bound { ", " (text::percent(best.tflops() / bound)) " of what the roofline allows" }
            ". The roofline, measured in the same run: " (text::list(&rates(&profile.rates))) "."
        },
        evidence: html! {
            (plot::both(|size| roofline(&profile.rates, &rows, size)))
            (table(&profile.rates, &rows))
        },
        note: html! {
            "The roofline: at most the copy’s bytes a second times the operations for each byte that must move, and at most the matrix rate. "
            @if rows.iter().any(|row| row.has_derived()) {
                span.derived { "Slanted" } " figures are derived from the measured time and from what the algorithm has to do; upright ones are Nsight Compute’s counters. "
            }
            @if profile.rows.iter().any(|row| row.spec != profile.rows[0].spec) {
                "Each length runs the kernel in its row."
            }
        },
    })
}

/// Floating-point operations for each byte that must move.
fn intensity(row: &ProfileRow) -> f64 {
    row.problem.flop / row.problem.bytes
}

fn rates(rates: &Rates) -> Vec<String> {
    let matrix = rates
        .matrix_tflops
        .iter()
        .map(|(name, rate)| matrix(name, *rate));
    matrix.chain([copy(rates)]).collect()
}

fn matrix(name: &str, tflops: f64) -> String {
    format!("{name} {}\u{a0}TFLOP/s", text::number(tflops))
}

fn copy(rates: &Rates) -> String {
    format!("copy {}\u{a0}GB/s", text::number(rates.copy_gb_s))
}

fn roofline(rates: &Rates, rows: &[&ProfileRow], size: Size) -> Markup {
    let fastest = rates.fastest_tflops();
    let left = plot::room_for(1.5 * fastest.unwrap_or(0.0));
    let margins = [30.0, 16.0, 42.0, left];
    let frame = Frame {
        size: [size.width(), size.pick(380.0, 340.0)],
        margins,
    };
    let ridge = fastest.map(|fastest| fastest / rates.copy_gb_s * 1e3);
    let intensities = rows.iter().map(|row| intensity(row)).chain(ridge);
    let (low, high) = extent(intensities).unwrap_or((1.0, 100.0));
    let x = Scale::logarithmic((low / 2.0, high * 2.2), frame.across());
    let measured = rows.iter().map(|row| row.tflops());
    let (least, most) =
        extent(measured.chain(rates.matrix_tflops.values().copied())).unwrap_or((1.0, 10.0));
    let y = Scale::logarithmic((least / 1.8, most * 1.5), frame.up());
    let mut plot = Plot::new(frame, x, y);
    plot.x_axis(
        size.pick(8, 5),
        "operations for each byte (FLOP/B), logarithmic",
    );
    plot.y_axis(6, "rate (TFLOP/s), logarithmic");
    if let Some(fastest) = fastest {
        roof(&mut plot, rates, fastest);
    }
    let mut points = Vec::new();
    for row in rows {
        let (seq, rate) = (row.problem.shape.seq_q, row.tflops());
        let tip = format!("length {seq}: {}, {} TFLOP/s", row.spec, text::number(rate));
        plot.mark(Shape::Disc(4.5), (intensity(row), rate), "best", &tip);
        points.push(plot.at((intensity(row), rate)));
    }
    for (row, place) in rows.iter().zip(below(&points, &frame)) {
        let length = text::count(row.problem.shape.seq_q);
        let content = format!("{}{length}", size.pick("length ", ""));
        plot.label(place, "label best halo middle", &content);
    }
    plot.draw("Rate over arithmetic intensity, with the measured roofline")
}

/// Places of labels below points; where several have one intensity, spread down from there.
fn below(points: &[Point], frame: &Frame) -> Vec<Point> {
    let mut places: Vec<Point> = points.iter().map(|(x, y)| (*x, y + 20.0)).collect();
    let limits = (frame.up().1, frame.up().0 - 3.0);
    for at in 0..places.len() {
        let is_near = |other: &usize| (places[*other].0 - places[at].0).abs() < 40.0;
        let column: Vec<usize> = (0..places.len()).filter(is_near).collect();
        let heights: Vec<f64> = column.iter().map(|&other| places[other].1).collect();
        for (other, height) in column.into_iter().zip(spread(&heights, 14.0, limits)) {
            places[other].1 = height;
        }
    }
    places
}

/// The rates as lines, with what they are.
fn roof(plot: &mut Plot, rates: &Rates, fastest: f64) {
    let copied = rates.copy_gb_s / 1e3;
    let ((left, right), (bottom, top)) = (plot.frame.across(), plot.frame.up());
    let (low, floor) = (plot.x.domain().0, plot.y.domain().0);
    // The diagonal enters the plot at its left or at its bottom.
    let (enters, ends) = (low.max(floor / copied), fastest / copied);
    if ends > enters {
        let (from, to) = (plot.at((enters, copied * enters)), plot.at((ends, fastest)));
        plot.rule(from, to, "line roof");
        plot.label_along(from, to, &copy(rates));
    }
    let names: Vec<f64> = rates
        .matrix_tflops
        .values()
        .map(|rate| plot.y.at(*rate) - 6.0)
        .collect();
    let names = spread(&names, 14.0, (top + 10.0, bottom));
    for ((name, rate), place) in rates.matrix_tflops.iter().zip(names) {
        let (starts, y) = plot.at(((rate / copied).max(low), *rate));
        let dashed = if *rate < fastest { " dashed" } else { "" };
        let class = format!("line roof{dashed}");
        plot.rule((starts.max(left), y), (right, y), &class);
        plot.caption((right, place), "label halo end", &matrix(name, *rate));
    }
}

fn table(rates: &Rates, rows: &[&ProfileRow]) -> Markup {
    let median = |row: &&ProfileRow| {
        let interval = stats::median_interval(&row.samples_us, SEED);
        within((row.median_us(), interval), text::number)
    };
    let share = |row: &&ProfileRow| {
        let bound = rates.bound_tflops(&row.problem);
        bound.map_or("–".to_owned(), |it| text::percent(row.tflops() / it))
    };
    Table::of(rows)
        .number("length", |row| text::count(row.problem.shape.seq_q))
        .number("batch", |row| text::count(row.problem.shape.batch))
        .words("kernel", |row| text::spec(&row.spec))
        .number("median, µs", median)
        .number("TFLOP/s", |row| text::number(row.tflops()))
        .number("of the bound", share)
        .number("tensor cores in use", |row| {
            figure(row.tensor_utilisation, text::percent)
        })
        .number("DRAM, GB/s", |row| figure(row.dram_gb_s, text::number))
        .number("L2, GB/s", |row| figure(row.l2_gb_s, text::number))
        .draw("dense")
}

fn figure(figure: Option<Figure>, show: impl Fn(f64) -> String) -> Markup {
    let Some(Figure { value, source }) = figure else {
        return html! { "–" };
    };
    match source {
        Source::Counter => html! { (show(value)) },
        Source::Derived => html! { span.derived title="derived" { (show(value)) } },
    }
}
