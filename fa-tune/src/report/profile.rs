//! The table over lengths, and the roofline against measured ceilings.
//!
//! Williams, Waterman and Patterson (2009), "Roofline: an insightful visual performance model for
//! multicore architectures".

use maud::{Markup, html};

use super::evidence::SEED;
use super::scale::{Scale, extent, spread};
use super::section::{self, Column, Section};
use super::svg::{self, Anchor, Frame, Shape, Size};
use super::text;
use crate::record::{Figure, Profile, ProfileRow, Source};
use crate::stats;

/// The section; `None` if there is no row.
pub fn section(profile: &Profile) -> Option<Section> {
    let rows: Vec<&ProfileRow> = profile
        .rows
        .iter()
        .filter(|row| !row.samples_us.is_empty())
        .collect();
    let best = rows.iter().max_by(|a, b| tflops(a).total_cmp(&tflops(b)))?;
    let derived = rows.iter().any(|row| {
        figures(row)
            .iter()
            .flatten()
            .any(|figure| figure.source == Source::Derived)
    });
    let bound = profile.ceilings.bound_tflops(&best.problem);
    Some(Section {
        id: "profile",
        title: "Lengths and roofline",
        finding: html! {
            "The rate is highest at length " (text::count(best.problem.seq)) ", " (text::number(tflops(best))) " TFLOP/s"
            @if let Some(bound) = bound { ", " (text::percent(tflops(best) / bound)) " of what the roofline allows" }
            ". The ceilings, measured in the same run: " (text::list(&ceilings(profile))) "."
        },
        evidence: html! {
            (svg::both(|size| roofline(profile, &rows, size)))
            (table(profile, &rows))
        },
        note: html! {
            "The roofline: at most the copy’s bytes a second times the operations for each byte that must move, and at most the matrix rate. "
            @if derived {
                span.derived { "Slanted" } " figures are derived from the measured time and from what the algorithm has to do; upright ones are Nsight Compute’s counters. "
            }
            @if profile.rows.iter().any(|row| row.spec != profile.rows[0].spec) {
                "Each length runs the kernel in its row."
            }
        },
    })
}

fn tflops(row: &ProfileRow) -> f64 {
    row.problem.flop / stats::median(&row.samples_us) / 1e6
}

/// Floating-point operations for each byte that must move.
fn intensity(row: &ProfileRow) -> f64 {
    row.problem.flop / row.problem.bytes
}

fn ceilings(profile: &Profile) -> Vec<String> {
    let matrix = profile.ceilings.matrix_tflops.iter();
    matrix
        .map(|(name, rate)| format!("{name} {}\u{a0}TFLOP/s", text::number(*rate)))
        .chain([format!(
            "copy {}\u{a0}GB/s",
            text::number(profile.ceilings.copy_gb_s)
        )])
        .collect()
}

fn figures(row: &ProfileRow) -> [Option<Figure>; 3] {
    [row.tensor_utilisation, row.dram_gb_s, row.l2_gb_s]
}

fn roofline(profile: &Profile, rows: &[&ProfileRow], size: Size) -> Markup {
    let frame = Frame {
        width: size.width(),
        height: size.pick(380.0, 340.0),
        top: 30.0,
        right: 16.0,
        bottom: 42.0,
        left: svg::room_for(1.5 * profile.ceilings.fastest_tflops().unwrap_or(0.0)),
    };
    let copy = profile.ceilings.copy_gb_s / 1e3;
    let highest = profile.ceilings.fastest_tflops().unwrap_or(f64::NAN);
    let ridge = highest / copy;
    let (low, high) =
        extent(rows.iter().map(|row| intensity(row)).chain([ridge])).unwrap_or((1.0, 100.0));
    let x = Scale::logarithmic((low / 2.0, high * 2.2), frame.across());
    let rates = rows
        .iter()
        .map(|row| tflops(row))
        .chain(profile.ceilings.matrix_tflops.values().copied());
    let (least, most) = extent(rates).unwrap_or((1.0, 10.0));
    let y = Scale::logarithmic((least / 1.8, most * 1.5), frame.up());
    let behind = html! {
        (svg::bottom_axis(&frame, &x, size.pick(8, 5), "operations for each byte (FLOP/B), logarithmic"))
        (svg::left_axis(&frame, &y, 6, "rate (TFLOP/s), logarithmic"))
        (roof(profile, &frame, &x, &y))
    };
    let points: Vec<(f64, f64)> = rows
        .iter()
        .map(|row| (x.at(intensity(row)), y.at(tflops(row))))
        .collect();
    let marks = html! {
        @for (row, point) in rows.iter().zip(&points) {
            @let tip = format!("length {}: {}, {} TFLOP/s", row.problem.seq, row.spec, text::number(tflops(row)));
            (svg::mark(Shape::Disc, *point, 4.5, "best", &tip))
        }
    };
    // Below the marks; where several have one intensity, spread down from there.
    let labels = html! {
        @for (row, place) in rows.iter().zip(label_places(&points, &frame)) {
            (svg::label(place.0, place.1, Anchor::Middle, "label best halo", &format!("{}{}", size.pick("length ", ""), text::count(row.problem.seq))))
        }
    };
    frame.draw(
        "Rate over arithmetic intensity, with the measured ceilings",
        behind,
        marks,
        labels,
    )
}

fn label_places(points: &[(f64, f64)], frame: &Frame) -> Vec<(f64, f64)> {
    let mut places: Vec<(f64, f64)> = points.iter().map(|(x, y)| (*x, y + 20.0)).collect();
    for at in 0..places.len() {
        let column: Vec<usize> = (0..places.len())
            .filter(|&other| (places[other].0 - places[at].0).abs() < 40.0)
            .collect();
        let heights: Vec<f64> = column.iter().map(|&other| places[other].1).collect();
        for (other, height) in
            column
                .iter()
                .zip(spread(&heights, 14.0, (frame.up().1, frame.up().0 - 3.0)))
        {
            places[*other].1 = height;
        }
    }
    places
}

/// The ceilings as lines, with what they are.
fn roof(profile: &Profile, frame: &Frame, x: &Scale, y: &Scale) -> Markup {
    let copy = profile.ceilings.copy_gb_s / 1e3;
    let (left, right) = frame.across();
    let (low, _) = x.domain();
    let (floor, _) = y.domain();
    let highest = profile.ceilings.fastest_tflops().unwrap_or(f64::NAN);
    // The diagonal enters the plot at its left or at its bottom.
    let enters = low.max(floor / copy);
    let ends = highest / copy;
    let names: Vec<f64> = profile
        .ceilings
        .matrix_tflops
        .values()
        .map(|rate| y.at(*rate) - 6.0)
        .collect();
    let names = spread(&names, 14.0, (frame.up().1 + 10.0, frame.up().0));
    html! {
        @if ends > enters {
            (svg::line((x.at(enters), y.at(copy * enters)), (x.at(ends), y.at(highest)), "line roof"))
            @let (from, to) = ((x.at(enters), y.at(copy * enters)), (x.at(ends), y.at(highest)));
            @let angle = (to.1 - from.1).atan2(to.0 - from.0).to_degrees();
            @let (cx, cy) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0 - 8.0);
            text.label.halo x=(svg::px(cx)) y=(svg::px(cy)) text-anchor="middle" transform=(format!("rotate({angle:.1} {cx:.1} {:.1})", cy + 8.0)) {
                "copy " (text::number(profile.ceilings.copy_gb_s)) " GB/s"
            }
        }
        @for ((name, rate), place) in profile.ceilings.matrix_tflops.iter().zip(names) {
            @let starts = x.at((rate / copy).max(low)).max(left);
            (svg::line((starts, y.at(*rate)), (right, y.at(*rate)), if *rate < highest { "line roof dashed" } else { "line roof" }))
            (svg::label(right, place, Anchor::End, "label halo", &format!("{name} {}\u{a0}TFLOP/s", text::number(*rate))))
        }
    }
}

fn table(profile: &Profile, rows: &[&ProfileRow]) -> Markup {
    let cells: Vec<Vec<Markup>> = rows
        .iter()
        .map(|row| {
            let interval = stats::median_interval(&row.samples_us, SEED);
            let share = profile
                .ceilings
                .bound_tflops(&row.problem)
                .map(|bound| tflops(row) / bound);
            vec![
                section::cell(text::count(row.problem.seq)),
                section::cell(text::count(row.problem.batch)),
                text::spec(&row.spec),
                section::detailed(
                    &text::number(stats::median(&row.samples_us)),
                    &format!(
                        "{} to {}",
                        text::number(interval.low),
                        text::number(interval.high)
                    ),
                ),
                section::cell(text::number(tflops(row))),
                section::cell(share.map_or_else(|| "–".to_owned(), text::percent)),
                figure(row.tensor_utilisation, text::percent),
                figure(row.dram_gb_s, text::number),
                figure(row.l2_gb_s, text::number),
            ]
        })
        .collect();
    section::table(
        "dense",
        &[
            Column::Numbers("length"),
            Column::Numbers("batch"),
            Column::Words("kernel"),
            Column::Numbers("median, µs"),
            Column::Numbers("TFLOP/s"),
            Column::Numbers("of the bound"),
            Column::Numbers("tensor cores in use"),
            Column::Numbers("DRAM, GB/s"),
            Column::Numbers("L2, GB/s"),
        ],
        &cells,
    )
}

fn figure(figure: Option<Figure>, show: impl Fn(f64) -> String) -> Markup {
    match figure {
        None => section::cell("–"),
        Some(Figure {
            value,
            source: Source::Counter,
        }) => section::cell(show(value)),
        Some(Figure {
            value,
            source: Source::Derived,
        }) => html! { span.derived title="derived" { (show(value)) } },
    }
}
