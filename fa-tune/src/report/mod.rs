//! A study as one HTML file, for screens and for paper.
//!
//! The file needs nothing else: its charts are inline SVG, its style and its few lines of script are in
//! it, no font or picture is fetched. Everything can be read without the script, which only shows on
//! hovering what a mark is. Colours are of Okabe and Ito's palette, which colour-blind readers tell
//! apart, and every difference in colour is one in shape, dash or weight too, so that it survives
//! printing in black and white.
//!
//! The same study always gives the same bytes.

mod answers;
mod cells;
mod confirmation;
mod exhaustive;
pub mod grid;
mod history;
mod lists;
mod model;
mod peers;
mod plot;
mod profile;
mod provenance;
mod samples;
mod scale;
mod section;
mod summary;
#[cfg(test)]
mod tests;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::evidence::Evidence;
use crate::record::{Search, Study, Trial};
use crate::text;
use section::Section;

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");

/// The report of a study.
pub fn html(study: &Study) -> String {
    page(study, None)
}

/// The report of a study, which also says where what it found stands in a sweep of all configurations.
///
/// # Errors
/// When the sweep is of something else, or did not measure what the study found.
pub fn html_against(study: &Study, sweep: &Study) -> Result<String, AgainstError> {
    comparable(study, sweep)?;
    Ok(page(study, Some(sweep)))
}

/// Two studies that cannot be compared.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum AgainstError {
    /// What they compute, or where, is different.
    #[error(
        "the study's {what} is {study}, the sweep's {sweep}: compare studies of the same {what}"
    )]
    Other {
        /// What is different.
        what: &'static str,
        /// What it is in the study.
        study: String,
        /// What it is in the sweep.
        sweep: String,
    },
    /// The study has not measured anything.
    #[error("the study has measured nothing yet: resume it with `fa tune`")]
    Nothing,
    /// The sweep has not come to the configuration yet, or it failed there.
    #[error(
        "the sweep has no time of {spec}, which the study found: it has measured {measured} of \
         {valid} configurations; resume it with `fa tune --search exhaustive`"
    )]
    Missing {
        /// What the study found.
        spec: String,
        /// How many configurations the sweep has measured.
        measured: usize,
        /// How many there are.
        valid: u64,
    },
}

/// Whether a sweep says something about a study.
fn comparable(study: &Study, sweep: &Study) -> Result<(), AgainstError> {
    let facts = |it: &Study| {
        let definition = &it.definition;
        [
            ("kernel", definition.kernel.clone()),
            ("options", format!("{:?}", definition.options)),
            ("problem", format!("{:?}", definition.problem)),
            ("architecture", definition.arch.clone()),
            ("device", it.environment.device.clone()),
        ]
    };
    let mut pairs = facts(study).into_iter().zip(facts(sweep));
    if let Some(((what, study), (_, sweep))) = pairs.find(|(a, b)| a != b) {
        return Err(AgainstError::Other { what, study, sweep });
    }
    let evidence = Evidence::new(study);
    let found = evidence.found().ok_or(AgainstError::Nothing)?;
    let measured = Evidence::new(sweep).tried;
    if measured.iter().any(|tried| tried.trial.spec == found.spec) {
        return Ok(());
    }
    Err(AgainstError::Missing {
        spec: found.spec.to_owned(),
        measured: measured.len(),
        valid: sweep.valid,
    })
}

fn page(study: &Study, sweep: Option<&Study>) -> String {
    let evidence = Evidence::new(study);
    let sections = sections(&evidence, sweep);
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (summary::title(&evidence)) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    (summary::header(&evidence))
                    nav aria-label="Contents" {
                        @for section in &sections { a href={ "#" (section.id) } { (section.title) } " " }
                    }
                    @for section in &sections { (section) }
                    (absent(&evidence, &sections))
                }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    page.into_string()
}

/// The sections that the study has evidence for, in order.
fn sections(evidence: &Evidence<'_>, sweep: Option<&Study>) -> Vec<Section> {
    let sweep = sweep.map(Evidence::new);
    [
        history::section(evidence),
        confirmation::section(evidence),
        peers::section(evidence),
        sweep.and_then(|sweep| exhaustive::section(evidence, &sweep)),
        answers::section(evidence),
        lists::fastest(evidence),
        model::section(evidence),
        evidence.study.profile.as_ref().and_then(profile::section),
        Some(lists::failures(evidence)),
        Some(provenance::section(evidence)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// What this report could say and does not, and what would make it.
fn absent(evidence: &Evidence<'_>, sections: &[Section]) -> Markup {
    let study = evidence.study;
    let is_unfinished = |trial: &&Trial| trial.outcome.is_none();
    let unfinished = study.trials.iter().filter(is_unfinished).count();
    // A section, and how to get it.
    let hints = [
        (
            "confirmation",
            "A confirmation: resume the study with fa tune.",
        ),
        (
            "peers",
            "Other libraries: give fa report --peers a file of benches/peers/compare.py --json.",
        ),
        ("profile", "Lengths and roofline: fa profile --store."),
        (
            "model",
            "The cost model: no configuration has a prediction.",
        ),
        (
            "exhaustive",
            "The best of all configurations: give fa report --against the study of fa tune --search exhaustive.",
        ),
    ];
    let is_missing = |(id, _): &&(&str, &str)| {
        let is_all = *id == "exhaustive" && study.definition.search == Search::Exhaustive;
        !is_all && sections.iter().all(|section| section.id != *id)
    };
    let missing = || hints.iter().filter(is_missing);
    html! {
        @if unfinished > 0 || missing().next().is_some() {
            footer {
                h2 { "Not in this report" }
                @if unfinished > 0 { p { (text::counted(unfinished, "trial")) " without an outcome yet." } }
                ul { @for (_, hint) in missing() { li { (hint) } } }
            }
        }
    }
}
