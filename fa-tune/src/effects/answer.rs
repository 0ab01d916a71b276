//! Questions about a kernel's tunables, answered from a study.

use fa_dsl::config::SpecError;

use super::cells::{Axis, Cell, cells};
use super::matched::{Effect, of_tunable};
use super::questions::{Question, questions};
use super::words;
use crate::evidence::Evidence;

/// A question and what the study says.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The question.
    pub question: String,
    /// One or two sentences with numbers, which also say where no effect is shown.
    pub finding: String,
    /// The effects that it rests on.
    pub effects: Vec<Effect>,
    /// The axes of the table.
    pub axes: (Axis, Option<Axis>),
    /// The measured configurations by level, row by row; the table has no cell where none was measured.
    pub cells: Vec<Cell>,
}

/// What the study says to the questions about its kernel; nothing if nothing was measured.
///
/// # Errors
/// When the study's kernel is not registered in this program, or a spec is not of this version of it.
pub fn answers(evidence: &Evidence<'_>) -> Result<Vec<Answer>, SpecError> {
    if let Some(error) = &evidence.unknown {
        return Err(error.clone());
    }
    if evidence.tried.is_empty() {
        return Ok(Vec::new());
    }
    let questions = questions(evidence).into_iter();
    Ok(questions.map(|it| answer(evidence, it)).collect())
}

fn answer(evidence: &Evidence<'_>, question: Question) -> Answer {
    let (rows, columns, tunables) = (question.rows, question.columns, question.tunables);
    let table = cells(evidence, rows, columns);
    let positions = tunables.iter().filter_map(|name| evidence.position(name));
    let effects: Vec<Effect> = positions
        .flat_map(|tunable| of_tunable(evidence, tunable, question.direction))
        .collect();
    // Columns that are not asked for are there for the reader; the words leave them out.
    let asked = columns.filter(|columns| tunables.contains(&columns.name()));
    let (what, asked) = match asked {
        Some(columns) => (
            format!("{} × {}", rows.name(), columns.name()),
            table.clone(),
        ),
        None => (rows.name().to_owned(), cells(evidence, rows, None)),
    };
    let best = words::best(&asked, &what);
    let finding = match asked.len() {
        0 | 1 => best,
        _ if tunables.is_empty() => format!("{best} {}", words::correlation(evidence, rows)),
        _ => format!("{best} {}", words::effects(&effects)),
    };
    Answer {
        question: question.text,
        finding,
        effects,
        axes: (rows, columns),
        cells: table,
    }
}
