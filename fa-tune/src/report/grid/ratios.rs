//! How many times as fast as the best peer, a mark for each cell: its shape says who that is.

use maud::Markup;

use super::WIDTH;
use super::measured::Measured;
use crate::report::plot::{Frame, Plot, Shape};
use crate::report::scale::{Scale, extent};
use crate::text;

/// Cells that belong together, with a name for each.
struct Group<'a> {
    title: String,
    cells: Vec<(String, &'a Measured)>,
}

const HEAD_DIMS: [u32; 3] = [64, 128, 256];
/// Free pixels between groups.
const GAP: f64 = 14.0;

/// The cells of 16,384 tokens without options; `None` if there are none.
pub fn masks(cells: &[&Measured]) -> Option<(f64, Markup)> {
    let groups = HEAD_DIMS.into_iter().flat_map(|dim| {
        [(false, "full"), (true, "causal")].map(|(causal, mask)| {
            let of_group = cells.iter().filter(|it| {
                let cell = &it.cell;
                let plain = cell.anchor && cell.window.is_none() && cell.softcap.is_none();
                plain && cell.head_dim == dim && cell.causal == causal
            });
            let by_length = of_group.map(|it| (it.cell.seq, it.cell.seq, *it));
            Group::new(format!("head_dim {dim}, {mask}"), by_length)
        })
    });
    chart(
        groups.collect(),
        "times as fast as the best peer",
        "length, 16,384 tokens",
        2,
    )
}

/// The cells with windows and softcap; `None` if there are none.
pub fn options(cells: &[&Measured]) -> Option<(f64, Markup)> {
    let windows = HEAD_DIMS
        .into_iter()
        .flat_map(|dim| [(dim, 4096), (dim, 16384)])
        .map(|(dim, seq)| {
            let of_group = cells
                .iter()
                .filter(|it| it.cell.head_dim == dim && it.cell.seq == seq);
            let by_window = of_group.filter_map(|it| Some((it.cell.window?, it.cell.window?, *it)));
            Group::new(format!("{dim}, seq {}", short(seq)), by_window)
        });
    let softcaps = HEAD_DIMS.into_iter().map(|dim| {
        let of_group = cells
            .iter()
            .filter(|it| it.cell.head_dim == dim && it.cell.softcap.is_some());
        let by_length = of_group.map(|it| (it.cell.seq, it.cell.seq, *it));
        Group::new(format!("{dim}, cap"), by_length)
    });
    let title = "the same with windows and softcap 30 (cap), by head_dim";
    chart(
        windows.chain(softcaps).collect(),
        title,
        "keys of the window, or length with softcap",
        1,
    )
}

impl<'a> Group<'a> {
    /// In this order; of several that are the same the first one.
    fn new(title: String, cells: impl Iterator<Item = (u32, u32, &'a Measured)>) -> Group<'a> {
        let mut cells: Vec<_> = cells.filter(|it| it.2.ratio().is_some()).collect();
        cells.sort_by_key(|it| it.0);
        cells.dedup_by_key(|it| it.0);
        let cells = cells.into_iter().map(|it| (short(it.1), it.2)).collect();
        Group { title, cells }
    }
}

/// Groups side by side, with the name of every so many cells below.
fn chart(
    mut groups: Vec<Group<'_>>,
    title: &str,
    names: &str,
    every: usize,
) -> Option<(f64, Markup)> {
    groups.retain(|group| !group.cells.is_empty());
    let all = || groups.iter().flat_map(|group| &group.cells);
    let ratios = all().flat_map(|(_, it)| {
        [it.ratio(), it.sustained_ratio(), it.estimated_ratio()]
            .into_iter()
            .flatten()
    });
    let (least, most) = extent(ratios.chain([0.9, 1.2]))?;
    if groups.is_empty() {
        return None;
    }
    let frame = Frame {
        size: [WIDTH, 290.0],
        margins: [46.0, 14.0, 46.0, 44.0],
    };
    let y = Scale::logarithmic((least / 1.04, most * 1.04), frame.up());
    let mut plot = Plot::new(frame, Scale::PIXELS, y);
    plot.y_axis(7, title);
    let ((left, right), (bottom, top)) = (frame.across(), frame.up());
    let even = plot.y.at(1.0);
    plot.rule((left, even), (right, even), "even");
    plot.caption((right, bottom + 36.0), "title end", names);
    let room = right - left - GAP * groups.len() as f64;
    let step = room / all().count() as f64;
    let mut x = left + GAP / 2.0;
    for group in &groups {
        let width = step * group.cells.len() as f64;
        plot.rule((x, bottom), (x + width, bottom), "rule");
        plot.caption((x + width / 2.0, top - 8.0), "panel middle", &group.title);
        for (at, (name, cell)) in group.cells.iter().enumerate() {
            let middle = x + step * (at as f64 + 0.5);
            if at % every == 0 {
                plot.caption((middle, bottom + 16.0), "tick middle", name);
            }
            marks(&mut plot, middle, cell);
        }
        x += width + GAP;
    }
    let name = format!("{title}, by cell");
    Some((frame.size[1], plot.draw(&name)))
}

/// What was measured in turns, alone, and what is an estimate.
fn marks(plot: &mut Plot, x: f64, it: &Measured) {
    let (Some(best), Some(ratio)) = (it.best(), it.ratio()) else {
        return;
    };
    if let Some(estimated) = it.estimated_ratio() {
        let tip = format!("FA3, recorded ratio: {}", text::decimals(estimated, 3));
        plot.mark(Shape::Cross(3.0), (x, estimated), "other", &tip);
    }
    if let Some(alone) = it.sustained_ratio() {
        let tip = format!("sustained: {}", text::decimals(alone, 3));
        plot.mark(Shape::Disc(5.5), (x, alone), "ring", &tip);
    }
    let tip = format!("{}: {}", best.name, text::decimals(ratio, 3));
    plot.mark(shape(&best.name), (x, ratio), class(ratio), &tip);
}

fn class(ratio: f64) -> &'static str {
    if ratio < 1.0 { "bad" } else { "best" }
}

/// Who is the best peer.
fn shape(peer: &str) -> Shape {
    match peer {
        "cuDNN" => Shape::Disc(4.0),
        "FA3" => Shape::Square(3.8),
        "FA4" => Shape::Diamond(4.2),
        _ => Shape::Cross(4.0),
    }
}

/// What the marks are; only of those that there are.
pub fn legend(cells: &[&Measured]) -> Option<(f64, Markup)> {
    let is_best = |peer: &str| {
        cells
            .iter()
            .any(|it| it.best().is_some_and(|best| best.name == peer))
    };
    let frame = Frame {
        size: [WIDTH, 40.0],
        margins: [0.0; 4],
    };
    let mut plot = Plot::new(frame, Scale::PIXELS, Scale::PIXELS);
    let mut x = 54.0;
    let mut entry = |shape: Shape, class: &str, what: &str| {
        plot.mark(shape, (x, 12.0), class, "");
        plot.label((x + 10.0, 16.0), "label", what);
        x += 40.0 + 6.6 * what.chars().count() as f64;
    };
    for peer in ["cuDNN", "FA2", "FA3", "FA4"] {
        if is_best(peer) {
            entry(shape(peer), "best", &format!("best peer {peer}"));
        }
    }
    entry(Shape::Disc(4.0), "bad", "ours is behind");
    if cells.iter().any(|it| it.sustained_ratio().is_some()) {
        entry(Shape::Disc(5.5), "ring", "sustained");
    }
    if cells.iter().any(|it| it.estimated_ratio().is_some()) {
        entry(Shape::Cross(3.0), "other", "FA3, by its recorded ratio");
    }
    Some((frame.size[1], plot.draw("What the marks are")))
}

/// A length in few characters.
fn short(length: u32) -> String {
    match length {
        1024.. if length.is_multiple_of(1024) => format!("{}k", length / 1024),
        _ => length.to_string(),
    }
}
