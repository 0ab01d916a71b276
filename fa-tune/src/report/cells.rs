//! Tables of the times of configurations that share one level or two: tiles, occupancy.

use maud::{Markup, html};

use super::section::{self, Column};
use super::text;
use crate::effects::Cell;

/// Levels beside each other, at most; more stand below each other.
const WIDEST: usize = 5;

/// A table for each tunable, or pair of tunables, in the cells.
pub fn tables(cells: &[Cell]) -> Markup {
    let mut of: Vec<(&str, Option<&str>)> = cells.iter().map(subject).collect();
    of.dedup();
    html! {
        @for subject_of in &of {
            @let cells: Vec<&Cell> = cells.iter().filter(|cell| subject(cell) == *subject_of).collect();
            // One alone is told in the finding.
            @if cells.len() > 1 { (table(&cells)) }
        }
    }
}

/// The tunables whose levels a cell shares.
fn subject(cell: &Cell) -> (&str, Option<&str>) {
    let column = cell.column.as_ref().map(|(name, _)| name.as_str());
    (&cell.row.0, column)
}

/// Levels of the first down and of the second across; of one alone, across.
fn table(cells: &[&Cell]) -> Markup {
    let Some((name, across)) = cells.first().map(|cell| subject(cell)) else {
        return html! {};
    };
    let best = cells
        .iter()
        .map(|cell| cell.best_us)
        .fold(f64::INFINITY, f64::min);
    let down = |cell: &Cell| across.map(|_| cell.row.1.clone());
    let along = |cell: &Cell| {
        cell.column
            .as_ref()
            .map_or_else(|| cell.row.1.clone(), |(_, level)| level.clone())
    };
    let rows = levels(cells.iter().filter_map(|cell| down(cell)));
    let columns = levels(cells.iter().map(|cell| along(cell)));
    if across.is_none() && columns.len() > WIDEST {
        return tall(name, &columns, cells);
    }
    let row = |level: Option<&String>| {
        html! {
            tr {
                th scope="row" { (level.map_or("time, µs", String::as_str)) }
                @for column in &columns {
                    (tile(cells.iter().find(|cell| down(cell).as_ref() == level && along(cell) == *column), best))
                }
            }
        }
    };
    html! {
        div.scroll {
            table.tiles {
                thead {
                    tr {
                        th scope="col" { @match across { Some(across) => { (name) " ↓ " (across) " →" }, None => { (name) " →" } } }
                        @for column in &columns { th scope="col" { (column) } }
                    }
                }
                tbody {
                    @if across.is_some() { @for level in &rows { (row(Some(level))) } }
                    @else { (row(None)) }
                }
            }
        }
    }
}

/// A row for each of many levels.
fn tall(name: &str, levels: &[String], cells: &[&Cell]) -> Markup {
    let best = cells
        .iter()
        .map(|cell| cell.best_us)
        .fold(f64::INFINITY, f64::min);
    let rows = levels
        .iter()
        .filter_map(|level| cells.iter().find(|cell| cell.row.1 == *level))
        .map(|cell| {
            let time = text::number(cell.best_us);
            vec![
                html! { (name) " " (cell.row.1) },
                html! { @if cell.best_us <= best { strong { (time) } } @else { (time) } },
                section::cell(text::number(cell.median_us)),
                section::cell(text::count(cell.configurations as u64)),
            ]
        })
        .collect::<Vec<_>>();
    let columns = [
        Column::Words(""),
        Column::Numbers("shortest, µs"),
        Column::Numbers("median, µs"),
        Column::Numbers("configurations"),
    ];
    section::table("facts", &columns, &rows)
}

/// The distinct levels; numbers ascending, else as they come.
fn levels(all: impl Iterator<Item = String>) -> Vec<String> {
    let mut distinct: Vec<String> = Vec::new();
    for level in all {
        if !distinct.contains(&level) {
            distinct.push(level);
        }
    }
    if distinct.iter().all(|level| level.parse::<f64>().is_ok()) {
        distinct.sort_by(|a, b| {
            let number = |level: &str| level.parse().unwrap_or(0.0);
            f64::total_cmp(&number(a), &number(b))
        });
    }
    distinct
}

/// A cell, the darker the closer its shortest time is to the best.
fn tile(cell: Option<&&Cell>, best: f64) -> Markup {
    let Some(cell) = cell else {
        return html! { td { "–" } };
    };
    // Half as fast as the best, and slower, is white.
    let shade = (2.0 - cell.best_us / best).clamp(0.0, 1.0).powi(2) * 34.0;
    let detail = format!(
        "median {} of {}",
        text::number(cell.median_us),
        text::count(cell.configurations as u64)
    );
    let content = section::detailed(&text::number(cell.best_us), &detail);
    html! {
        td style=(format!("--shade:{shade:.0}%")) title=(cell.best_spec) {
            @if cell.best_us <= best { strong { (content) } } @else { (content) }
        }
    }
}
