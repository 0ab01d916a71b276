//! Samples of several configurations side by side: a strip for each, and a table that compares them.

use maud::{Markup, html};

use super::plot::{Frame, Plot, Shape, Size};
use super::scale::{Scale, extent, scattered};
use super::section::{Table, within};
use crate::evidence::{Evidence, SEED};
use crate::stats::{self, Delta, Interval};
use crate::text;

/// The samples of one configuration or library.
#[derive(Debug)]
pub struct Samples<'a> {
    /// What it is: `best`, `cuDNN`.
    pub name: &'a str,
    /// The configuration; empty of another library.
    pub spec: &'a str,
    /// The samples in microseconds, in the order in which they were taken.
    pub times: &'a [f64],
    /// `best`, `default` or `other`: how it is drawn.
    pub class: &'static str,
    /// How it compares with what the table is about.
    pub compared: Option<Compared>,
}

/// The times of one configuration against those of another.
#[derive(Debug)]
pub struct Compared {
    /// The ratio of the medians, and its interval.
    pub ratio: (f64, Interval),
    /// The effect size.
    pub delta: Delta,
}

impl Samples<'_> {
    fn median(&self) -> f64 {
        stats::median(self.times)
    }

    /// The 95 % interval of the median.
    fn interval(&self) -> Interval {
        stats::median_interval(self.times, SEED)
    }

    /// The samples beyond the end of an axis.
    fn beyond(&self, last: f64) -> impl Iterator<Item = f64> {
        let times = self.times.iter().copied();
        times.filter(move |&time| time > last)
    }
}

/// Height of a strip.
const BAND: f64 = 26.0;
/// Height of a line of text above it.
const LINE: f64 = 15.0;
/// Between a strip and the next one's text.
const GAP: f64 = 12.0;
/// The share of a strip's samples that the axis reaches. The rest is named at its end, so that one interrupted
/// launch does not squeeze all others together.
const SHOWN: f64 = 0.97;

/// A strip for each: every sample, the median and its interval.
pub fn strips(name: &str, rows: &[Samples<'_>], size: Size) -> Markup {
    let widest = size.pick(76, 54);
    let specs: Vec<Vec<String>> = rows.iter().map(|row| wrapped(row.spec, widest)).collect();
    let lines = specs.iter().map(Vec::len).sum::<usize>() + rows.len();
    let margins = [4.0, 10.0, 42.0, 6.0];
    let height = LINE * lines as f64 + (BAND + GAP) * rows.len() as f64 + 48.0;
    let frame = Frame {
        size: [size.width(), height],
        margins,
    };
    let mut plot = Plot::new(frame, time_scale(rows, frame.across()), Scale::PIXELS);
    plot.x_axis(size.pick(8, 4), "time of a launch (µs)");
    let mut top = frame.up().1;
    for (row, spec) in rows.iter().zip(&specs) {
        let mut baseline = top + LINE - 6.0;
        let figures = text::time_within(row.median(), row.interval());
        plot.label((0.0, baseline), &format!("label {}", row.class), row.name);
        plot.label((frame.across().1, baseline), "label end", &figures);
        for line in spec {
            baseline += LINE;
            plot.label((0.0, baseline), "code", line);
        }
        strip(&mut plot, row, baseline + 6.0);
        top = baseline + 6.0 + BAND + GAP;
    }
    plot.draw(name)
}

fn strip(plot: &mut Plot, row: &Samples<'_>, top: f64) {
    let class = row.class;
    let (last, middle) = (plot.x.domain().1, top + BAND / 2.0);
    let times = row.times.iter().enumerate();
    for (at, &time) in times.filter(|(_, time)| **time <= last) {
        let y = top + 2.0 + (BAND - 4.0) * scattered(at);
        plot.mark(Shape::Disc(1.7), (time, y), &format!("sample {class}"), "");
    }
    let beyond: Vec<f64> = row.beyond(last).collect();
    if !beyond.is_empty() {
        let arrow = format!("M{:.1} {:.1}l5 5l-5 5", plot.x.at(last) - 7.0, middle - 5.0);
        let count = text::counted(beyond.len(), "sample");
        let tip = format!("{count} longer, {}", up_to(&beyond));
        plot.outline(&arrow, &format!("stroke {class}"), &tip);
    }
    let (median, interval) = (row.median(), row.interval());
    let shape = match class {
        "best" => Shape::Diamond(4.5),
        "default" => Shape::Square(4.5),
        _ => Shape::Disc(4.5),
    };
    let (low, high) = ((interval.low, middle), (interval.high, middle));
    let tip = text::time_within(median, interval);
    let tip = format!("{}: median {tip}", row.name);
    plot.segment(low, high, &format!("interval {class}"));
    plot.mark(shape, (median, middle), &format!("median {class}"), &tip);
}

/// Up to [`SHOWN`] of the samples of each.
fn time_scale(rows: &[Samples<'_>], range: (f64, f64)) -> Scale {
    let reach = |row: &Samples<'_>| [0.0, SHOWN].map(|share| stats::quantile(row.times, share));
    let (low, high) = extent(rows.iter().flat_map(reach)).unwrap_or((0.0, 1.0));
    let room = ((high - low) * 0.04).max(low * 0.002);
    Scale::linear((low - room, high + 2.0 * room), range)
}

/// How many samples lie beyond the axis, in words for the note; nothing if none does.
pub fn beyond(rows: &[Samples<'_>]) -> String {
    let last = time_scale(rows, (0.0, 1.0)).domain().1;
    let far: Vec<f64> = rows.iter().flat_map(|row| row.beyond(last)).collect();
    if far.is_empty() {
        return String::new();
    }
    let (count, up_to) = (text::counted(far.len(), "sample"), up_to(&far));
    let are = if far.len() == 1 { "is" } else { "are" };
    format!(" {count} beyond the axis (›), {up_to}, {are} in the statistics.")
}

fn up_to(times: &[f64]) -> String {
    format!("up to {}", text::time(stats::quantile(times, 1.0)))
}

/// Medians, rates and comparisons, under the names of the first column and of that of the ratios.
pub fn table(evidence: &Evidence<'_>, [name, against]: [&str; 2], rows: &[Samples<'_>]) -> Markup {
    let problem = &evidence.study.definition.problem;
    let compared = |row: &Samples<'_>, show: fn(&Compared) -> Markup| {
        let none = || html! { "–" };
        row.compared.as_ref().map_or_else(none, show)
    };
    Table::of(rows)
        .words(name, |row| {
            html! {
                @if !row.name.is_empty() { strong { (row.name) } }
                @if !row.name.is_empty() && !row.spec.is_empty() { br; }
                @if !row.spec.is_empty() { (text::spec(row.spec)) }
            }
        })
        .number("median, µs", |row| {
            within((row.median(), row.interval()), text::number)
        })
        .number("TFLOP/s", |row| text::number(problem.tflops(row.median())))
        .number(against, |row| {
            compared(row, |it| within(it.ratio, text::ratio))
        })
        .number("Cliff’s δ", |row| {
            compared(row, |Compared { delta, .. }| {
                within((delta.value, delta.interval), |it| text::decimals(it, 2))
            })
        })
        .draw("")
}

/// The text in lines of at most so many characters, broken after commas.
fn wrapped(text: &str, widest: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in text.split_inclusive(',') {
        match lines.last_mut() {
            Some(line) if line.len() + part.len() <= widest => line.push_str(part),
            _ => lines.push(part.to_owned()),
        }
    }
    lines
}
