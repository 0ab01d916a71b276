//! The grid beside its peers as one SVG: how many times as fast as the best peer, cell by cell, and the roofline.
//!
//! It is drawn from what `benches/peers/grid.py --json` writes. The picture has a background of its own, so that its text can be read on
//! any page, and follows the reader's colour scheme. The same results always give the same bytes.

mod measured;
mod ratios;
mod roofline;
#[cfg(test)]
mod tests;

use maud::{Markup, PreEscaped, html};

pub use measured::{Cell, Errors, Estimate, Grid, Measured, Row, Sustained};

const STYLE: &str = include_str!("style.css");
/// The width of the picture in pixels.
const WIDTH: f64 = 960.0;
/// Free pixels around the charts.
const MARGIN: f64 = 12.0;

/// The picture of these results. Of a cell that several have, the first one counts.
///
/// # Errors
/// When there is no cell in which ours and a peer were measured.
pub fn svg(grids: &[Grid]) -> Result<String, NothingToDraw> {
    let cells: Vec<&Measured> = grids.iter().flat_map(|it| &it.cells).collect();
    let charts: Vec<(f64, Markup)> = [
        ratios::masks(&cells),
        ratios::options(&cells),
        ratios::legend(&cells),
        roofline::chart(&cells),
    ]
    .into_iter()
    .flatten()
    .collect();
    if !cells.iter().any(|it| it.ratio().is_some()) {
        return Err(NothingToDraw);
    }
    let top = 34.0;
    let height = charts.iter().map(|(height, _)| height).sum::<f64>() + top;
    let mut at = top;
    let mut placed = Vec::new();
    for (height, chart) in &charts {
        placed.push((format!("translate(0 {at})"), chart));
        at += height;
    }
    let (left, wide) = (-MARGIN, WIDTH + 2.0 * MARGIN);
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("{left} 0 {wide} {height}")) width=(wide) height=(height) role="img" aria-label="attention() beside its peers" {
            style { (PreEscaped(STYLE)) }
            rect.paper x=(left) width=(wide) height=(height) {}
            text.heading x="0" y="22" { (heading(grids)) }
            @for (place, chart) in &placed { g transform=(place) { (chart) } }
        }
    };
    Ok(picture.into_string() + "\n")
}

/// Where and when it was measured.
fn heading(grids: &[Grid]) -> String {
    let mut measured: Vec<String> = Vec::new();
    for grid in grids {
        let day = grid.time.split('T').next().unwrap_or_default();
        let found = format!("{}, {day}", grid.device);
        if !measured.contains(&found) {
            measured.push(found);
        }
    }
    format!("attention(), forward, bfloat16: {}", measured.join("; "))
}

/// There is nothing to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "no cell has a time of ours and of a peer: measure with benches/peers/grid.py on a machine with PyTorch"
)]
pub struct NothingToDraw;
