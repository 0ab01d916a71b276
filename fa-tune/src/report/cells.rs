//! Tables of the times of configurations that share one level or two: tiles, occupancy.

use maud::{Markup, Render, html};

use super::section::{Table, detailed};
use crate::effects::Cell;
use crate::text;

/// Levels beside each other, at most; more stand below each other.
const WIDEST: usize = 5;

/// A table for each tunable, or pair of tunables, in the cells.
pub fn tables(cells: &[Cell]) -> Markup {
    html! {
        @for cells in cells.chunk_by(|a, b| axes(a) == axes(b)) {
            // One alone is told in the finding.
            @if cells.len() > 1 { (table(cells)) }
        }
    }
}

/// The tunables whose levels a cell shares.
fn axes(cell: &Cell) -> (&str, Option<&str>) {
    let column = cell.column.as_ref().map(|(name, _)| name.as_str());
    (&cell.row.0, column)
}

/// Levels of the first down and of the second across; of one alone, across.
fn table(cells: &[Cell]) -> Markup {
    let best = cells
        .iter()
        .map(|cell| cell.best_us)
        .fold(f64::INFINITY, f64::min);
    let (name, across) = axes(&cells[0]);
    let down = |cell: &Cell| match across {
        Some(_) => cell.row.1.clone(),
        None => "time, µs".to_owned(),
    };
    let along = |cell: &Cell| cell.column.as_ref().unwrap_or(&cell.row).1.clone();
    let (rows, columns) = (
        levels(cells.iter().map(down)),
        levels(cells.iter().map(along)),
    );
    if across.is_none() && columns.len() > WIDEST {
        return tall(name, cells, best);
    }
    let cell = |row: &String, column: &String| {
        cells
            .iter()
            .find(|cell| down(cell) == *row && along(cell) == *column)
    };
    html! {
        div.scroll {
            table.tiles {
                thead {
                    tr {
                        th scope="col" { (name) @if let Some(across) = across { " ↓ " (across) } " →" }
                        @for column in &columns { th scope="col" { (column) } }
                    }
                }
                tbody {
                    @for row in &rows {
                        tr {
                            th scope="row" { (row) }
                            @for column in &columns { (tile(cell(row, column), best)) }
                        }
                    }
                }
            }
        }
    }
}

/// A row for each of many levels.
fn tall(name: &str, cells: &[Cell], best: f64) -> Markup {
    Table::of(cells)
        .words("", |cell| format!("{name} {}", cell.row.1))
        .number("shortest, µs", |cell| {
            strong_if(cell.best_us <= best, text::number(cell.best_us))
        })
        .number("median, µs", |cell| text::number(cell.median_us))
        .number("configurations", |cell| text::count(cell.configurations))
        .draw("facts")
}

/// The distinct levels; numbers ascending, else as they come.
fn levels(all: impl Iterator<Item = String>) -> Vec<String> {
    let mut distinct: Vec<String> = Vec::new();
    for level in all {
        if !distinct.contains(&level) {
            distinct.push(level);
        }
    }
    if distinct.iter().all(|level| level.parse::<u32>().is_ok()) {
        distinct.sort_by_key(|level| level.parse().unwrap_or(0_u32));
    }
    distinct
}

/// A cell, the darker the closer its shortest time is to the best.
fn tile(cell: Option<&Cell>, best: f64) -> Markup {
    let Some(cell) = cell else {
        return html! { td { "–" } };
    };
    // Half as fast as the best, and slower, is white.
    let shade = (2.0 - cell.best_us / best).clamp(0.0, 1.0).powi(2) * 34.0;
    let (median, count) = (
        text::number(cell.median_us),
        text::count(cell.configurations as u64),
    );
    let content = detailed(
        &text::number(cell.best_us),
        &format!("median {median} of {count}"),
    );
    html! {
        td style=(format!("--shade:{shade:.0}%")) title=(cell.best_spec) {
            (strong_if(cell.best_us <= best, content))
        }
    }
}

fn strong_if(is_strong: bool, content: impl Render) -> Markup {
    html! { @if is_strong { strong { (content) } } @else { (content) } }
}
