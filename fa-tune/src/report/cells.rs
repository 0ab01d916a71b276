//! Tables of the times of configurations that share one level or two: tiles, occupancy.

use std::collections::BTreeSet;

use maud::{Markup, Render, html};

use super::section::{Table, detailed};
use crate::effects::{Answer, Cell, Level};
use crate::text;

/// The table of an answer; one cell alone is told in the finding.
pub fn table(Answer { axes, cells, .. }: &Answer) -> Markup {
    let times = cells.iter().map(|cell| cell.best_us);
    let best = times.fold(f64::INFINITY, f64::min);
    match axes {
        _ if cells.len() < 2 => html! {},
        (rows, None) => list(rows.name(), cells, best),
        (rows, Some(columns)) => grid([rows.name(), columns.name()], cells, best),
    }
}

/// Levels of the first axis down and of the second across.
fn grid([down, across]: [&str; 2], cells: &[Cell], best: f64) -> Markup {
    let rows: BTreeSet<&Level> = cells.iter().map(|cell| &cell.row).collect();
    let columns: BTreeSet<&Level> = cells
        .iter()
        .filter_map(|cell| cell.column.as_ref())
        .collect();
    let cell = |row: &Level, column: &Level| {
        let is_there = |it: &&Cell| it.row == *row && it.column.as_ref() == Some(column);
        cells.iter().find(is_there)
    };
    html! {
        div.scroll {
            table.tiles {
                thead {
                    tr {
                        th scope="col" { (down) " ↓ " (across) " →" }
                        @for column in &columns { th scope="col" { (column.1) } }
                    }
                }
                tbody {
                    @for row in &rows {
                        tr {
                            th scope="row" { (row.1) }
                            @for column in &columns { (tile(cell(row, column), best)) }
                        }
                    }
                }
            }
        }
    }
}

/// A row for each level.
fn list(name: &str, cells: &[Cell], best: f64) -> Markup {
    Table::of(cells)
        .words("", |cell| format!("{name} {}", cell.row.1))
        .number("shortest, µs", |cell| {
            strong_if(cell.best_us <= best, text::number(cell.best_us))
        })
        .number("median, µs", |cell| text::number(cell.median_us))
        .number("configurations", |cell| text::count(cell.configurations))
        .draw("facts")
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
