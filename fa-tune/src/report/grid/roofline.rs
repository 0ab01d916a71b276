//! The roofline: rate over operations for each byte that must move, a panel for each head dimension.

use maud::{Markup, html};

use super::WIDTH;
use super::measured::{Measured, Row};
use crate::report::plot::{Frame, Plot, Point, Shape};
use crate::report::scale::Scale;
use crate::text;

/// TFLOP/s of bfloat16 products without sparsity: NVIDIA's data sheet of the H200 SXM.
const PEAK_TFLOPS: f64 = 989.0;
/// TB/s of the memory, from the same.
const MEMORY_TB_S: f64 = 4.8;

/// The panels; `None` if there is no cell of 16,384 tokens without options.
pub fn chart(cells: &[&Measured]) -> Option<(f64, Markup)> {
    let height = 330.0;
    let width = WIDTH / 3.0;
    let panels: Vec<(String, Markup)> = [64, 128, 256]
        .into_iter()
        .enumerate()
        .filter_map(|(at, dim)| {
            let drawn = panel(cells, dim, [width, height])?;
            Some((format!("translate({} 0)", width * at as f64), drawn))
        })
        .collect();
    if panels.is_empty() {
        return None;
    }
    let drawn = html! { @for (place, panel) in &panels { g transform=(place) { (panel) } } };
    Some((height, drawn))
}

fn panel(cells: &[&Measured], head_dim: u32, size: [f64; 2]) -> Option<Markup> {
    let plain = cells.iter().filter(|it| {
        let cell = &it.cell;
        let plain = cell.anchor && cell.window.is_none() && cell.softcap.is_none();
        plain && cell.head_dim == head_dim && it.ours().is_some()
    });
    let mut plain: Vec<&Measured> = plain.copied().collect();
    plain.sort_by_key(|it| (it.cell.causal, it.cell.seq));
    plain.dedup_by_key(|it| (it.cell.causal, it.cell.seq));
    if plain.is_empty() {
        return None;
    }
    let frame = Frame {
        size,
        margins: [62.0, 26.0, 46.0, 44.0],
    };
    let x = Scale::logarithmic((16.0, 12_000.0), frame.across());
    let y = Scale::logarithmic((40.0, 1400.0), frame.up());
    let mut plot = Plot::new(frame, x, y);
    plot.x_axis(4, "operations for each byte (FLOP/B)");
    plot.y_axis(6, "TFLOP/s, in turns");
    plot.caption(
        (frame.across().0, 38.0),
        "panel",
        &format!("head_dim {head_dim}"),
    );
    roof(&mut plot);
    for causal in [false, true] {
        let of_mask = || plain.iter().filter(|it| it.cell.causal == causal);
        let points = of_mask().filter_map(|it| Some(point(it, it.ours()?)));
        let name = if causal { "causal" } else { "full" };
        plot.path(points, "line best", name);
        for it in of_mask() {
            if let Some(best) = it.best() {
                let tip = format!("{}, {name}, length {}", best.name, it.cell.seq);
                plot.mark(Shape::Cross(3.0), point(it, best), "other", &tip);
            }
            if let Some(ours) = it.ours() {
                let rate = text::number(ours.tflops());
                let tip = format!("{name}, length {}: {rate} TFLOP/s", it.cell.seq);
                let (shape, class) = match causal {
                    false => (Shape::Disc(3.8), "best"),
                    true => (Shape::Diamond(3.6), "hollow best"),
                };
                plot.mark(shape, point(it, ours), class, &tip);
            }
        }
    }
    key(&mut plot);
    Some(plot.draw(&format!("Roofline, head_dim {head_dim}")))
}

/// Operations for each byte of q, k, v, o and the log-sum-exp, and TFLOP/s.
fn point(it: &Measured, row: &Row) -> Point {
    let cell = &it.cell;
    let rows = f64::from(cell.batch) * f64::from(cell.heads) * f64::from(cell.seq);
    let bytes = rows * (4.0 * 2.0 * f64::from(cell.head_dim) + 4.0);
    (row.flop / bytes, row.tflops())
}

/// What the memory and the tensor cores allow.
fn roof(plot: &mut Plot) {
    let ridge = PEAK_TFLOPS / MEMORY_TB_S;
    let from = (plot.x.domain().0, plot.x.domain().0 * MEMORY_TB_S);
    let (from, ridge) = (plot.at(from), plot.at((ridge, PEAK_TFLOPS)));
    let right = plot.frame.across().1;
    plot.rule(from, ridge, "line roof");
    plot.rule(ridge, (right, ridge.1), "line roof");
    plot.label_along(from, ridge, &format!("{MEMORY_TB_S} TB/s"));
    let peak = format!("{PEAK_TFLOPS} TFLOP/s");
    plot.caption((right, ridge.1 - 7.0), "label end", &peak);
}

/// What the marks are, below on the right, where no problem lies.
fn key(plot: &mut Plot) {
    let places = [
        (130.0, "ours, full"),
        (86.0, "ours, causal"),
        (57.0, "best peer"),
    ];
    for (at, (rate, what)) in places.into_iter().enumerate() {
        let place = (900.0, rate);
        let (shape, class) = match at {
            0 => (Shape::Disc(3.8), "best"),
            1 => (Shape::Diamond(3.6), "hollow best"),
            _ => (Shape::Cross(3.0), "other"),
        };
        plot.mark(shape, place, class, "");
        let (x, y) = plot.at(place);
        plot.label((x + 10.0, y + 4.0), "label", what);
    }
}
