//! What pages are put together from: sections and tables.

use maud::{Markup, Render, html};

use crate::stats::Interval;
use crate::text;

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

/// A table of which each column shows something of its row.
pub struct Table<'a, T> {
    rows: &'a [T],
    columns: Vec<Column<'a, T>>,
}

struct Column<'a, T> {
    name: &'a str,
    class: &'static str,
    show: Box<dyn Fn(&T) -> Markup + 'a>,
}

impl<'a, T> Table<'a, T> {
    /// One without columns yet.
    pub fn of(rows: &'a [T]) -> Table<'a, T> {
        let columns = Vec::new();
        Table { rows, columns }
    }

    /// Adds a column of words, which stand at the left.
    pub fn words<C: Render>(self, name: &'a str, show: impl Fn(&T) -> C + 'a) -> Self {
        self.column(name, "words", show)
    }

    /// Adds a column of numbers, which stand below each other at the right.
    pub fn number<C: Render>(self, name: &'a str, show: impl Fn(&T) -> C + 'a) -> Self {
        self.column(name, "numbers", show)
    }

    /// Adds a column of bars of a share of its width.
    pub fn bar(self, share: impl Fn(&T) -> f64 + 'a) -> Self {
        self.words("", move |row| {
            let width = format!("width:{:.1}%", share(row).clamp(0.0, 1.0) * 100.0);
            html! { div.bar style=(width) {} }
        })
    }

    /// The table, or nothing without rows; on phones each row becomes a list of its cells with the columns’
    /// names.
    pub fn draw(self, class: &str) -> Markup {
        html! { @if !self.rows.is_empty() {
            div.scroll {
                table class={ "rows " (class) } {
                    thead { tr { @for it in &self.columns { th scope="col" class=(it.class) { (it.name) } } } }
                    tbody {
                        @for row in self.rows {
                            tr { @for it in &self.columns { td class=(it.class) data-name=(it.name) { div { ((it.show)(row)) } } } }
                        }
                    }
                }
            }
        } }
    }

    fn column<C: Render>(
        mut self,
        name: &'a str,
        class: &'static str,
        show: impl Fn(&T) -> C + 'a,
    ) -> Self {
        let show = Box::new(move |row: &T| show(row).render());
        self.columns.push(Column { name, class, show });
        self
    }
}

/// A number with its interval below.
pub fn within((value, interval): (f64, Interval), show: impl Fn(f64) -> String) -> Markup {
    detailed(&show(value), &text::span(interval, show))
}

/// A number with what belongs to it below, smaller.
pub fn detailed(number: &str, detail: &str) -> Markup {
    html! { span.number { (number) } " " span.detail { (detail) } }
}
