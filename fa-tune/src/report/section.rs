//! What pages are put together from: sections and tables.

use maud::{Markup, Render, html};

use crate::stats::Interval;

use super::text;

/// A section: what was found first, then the evidence, then how to read it.
#[derive(Debug)]
pub struct Section {
    /// The name that links use.
    pub id: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// What was found, with the numbers.
    pub finding: Markup,
    /// Charts and tables.
    pub evidence: Markup,
    /// How to read them.
    pub note: Markup,
}

impl Render for Section {
    fn render(&self) -> Markup {
        html! {
            section id=(self.id) {
                h2 { (self.title) }
                p.finding { (self.finding) }
                (self.evidence)
                p.note { (self.note) }
            }
        }
    }
}

/// A cell of a table: words stand at the left, numbers below each other at the right.
pub struct Cell {
    class: &'static str,
    content: Markup,
}

/// A cell of words.
pub fn words(content: impl Render) -> Cell {
    let content = content.render();
    Cell {
        class: "words",
        content,
    }
}

/// A cell with a number.
pub fn number(content: impl Render) -> Cell {
    Cell {
        class: "numbers",
        ..words(content)
    }
}

/// A cell with a number and its interval below.
pub fn within(value: f64, interval: Interval, show: impl Fn(f64) -> String) -> Cell {
    number(detailed(&show(value), &text::span(interval, show)))
}

/// A cell with a bar of a share of its width.
pub fn bar(share: f64) -> Cell {
    let width = format!("width:{:.1}%", share.clamp(0.0, 1.0) * 100.0);
    words(html! { div.bar style=(width) {} })
}

/// A number with what belongs to it below, smaller.
pub fn detailed(number: &str, detail: &str) -> Markup {
    html! { span.number { (number) } " " span.detail { (detail) } }
}

/// A table; on phones each row becomes a list of its cells with the columns’ names. Columns are aligned as the
/// first row's cells.
pub fn table(class: &str, columns: &[&str], rows: &[Vec<Cell>]) -> Markup {
    let aligned = rows.first().map_or(&[][..], Vec::as_slice);
    html! {
        div.scroll {
            table class={ "rows " (class) } {
                thead { tr { @for (name, cell) in columns.iter().zip(aligned) { th scope="col" class=(cell.class) { (name) } } } }
                tbody {
                    @for row in rows {
                        tr { @for (cell, name) in row.iter().zip(columns) { td class=(cell.class) data-name=(name) { div { (cell.content) } } } }
                    }
                }
            }
        }
    }
}
