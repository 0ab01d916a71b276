//! The parts that pages are put together from: sections, tables, bars.

use maud::{Markup, html};

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

impl Section {
    /// As HTML.
    pub fn html(&self) -> Markup {
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

/// A column of a table: its name, and what is in it.
#[derive(Clone, Copy, Debug)]
pub enum Column {
    /// Words, from the left.
    Words(&'static str),
    /// Numbers, below each other at the right.
    Numbers(&'static str),
}

impl Column {
    fn name(self) -> &'static str {
        match self {
            Column::Words(name) | Column::Numbers(name) => name,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Column::Words(_) => "words",
            Column::Numbers(_) => "numbers",
        }
    }
}

/// A table; on telephones each row is a list of its cells with the columns’ names.
pub fn table(class: &str, columns: &[Column], rows: &[Vec<Markup>]) -> Markup {
    html! {
        div.scroll {
            table class={ "rows " (class) } {
                thead { tr { @for column in columns { th scope="col" class=(column.class()) { (column.name()) } } } }
                tbody {
                    @for row in rows {
                        tr { @for (cell, column) in row.iter().zip(columns) { td class=(column.class()) data-name=(column.name()) { div { (cell) } } } }
                    }
                }
            }
        }
    }
}

/// Text as a cell.
pub fn cell(text: impl AsRef<str>) -> Markup {
    html! { (text.as_ref()) }
}

/// A number with what belongs to it below, smaller.
pub fn detailed(number: &str, detail: &str) -> Markup {
    html! { span.number { (number) } @if !detail.is_empty() { " " span.detail { (detail) } } }
}

/// A bar of a share of the cell's width.
pub fn bar(share: f64) -> Markup {
    html! { div.bar style=(format!("width:{:.1}%", share.clamp(0.0, 1.0) * 100.0)) {} }
}
