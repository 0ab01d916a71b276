//! The fastest configurations, what failed, and what the gates reject.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::evidence::{Evidence, SEED, Tried};
use super::section::{self, Column, Section};
use super::text;
use crate::record::{Failure, FailureKind, Trial};
use crate::stats;

/// How many are listed.
const FASTEST: usize = 10;
/// Failures of one kind that are told in full.
const TOLD: usize = 3;

/// The fastest configurations; `None` before anything was measured.
pub fn fastest(evidence: &Evidence<'_>) -> Option<Section> {
    let order = evidence.by_time();
    let first = order.first()?;
    let listed = &order[..FASTEST.min(order.len())];
    let worst = evidence
        .tried
        .iter()
        .map(|tried| tried.measurement.check.error / tried.measurement.check.bound)
        .max_by(f64::total_cmp)?;
    Some(Section {
        id: "fastest",
        title: "The fastest configurations",
        finding: html! {
            (text::spec(&first.trial.spec)) " uses " (first.measurement.resources.registers) " registers and "
            (text::count(first.measurement.resources.shared_bytes)) " bytes of shared memory; "
            @if first.measurement.resources.spill_bytes == 0 { "nothing spills" } @else { (text::count(first.measurement.resources.spill_bytes)) " bytes spill" }
            ". Of all measured, the least exact has " (text::percent(worst)) " of the error allowed."
        },
        evidence: section::table(
            "",
            &[
                Column::Words(""),
                Column::Words("configuration"),
                Column::Numbers("median, µs"),
                Column::Numbers("registers"),
                Column::Numbers("spilled, B"),
                Column::Numbers("shared, B"),
                Column::Numbers("CTAs on an SM"),
                Column::Numbers("error / bound"),
            ],
            &listed
                .iter()
                .enumerate()
                .map(|(rank, tried)| row(rank, tried))
                .collect::<Vec<_>>(),
        ),
        note: html! {
            "Medians of the search’s own samples with 95 % intervals (bootstrap); the confirmation measures again. "
            "Every configuration was compared with a float64 reference before it was timed; the bound is FlashAttention’s, "
            "twice the error of the same computation in the input’s type."
        },
    })
}

fn row(rank: usize, tried: &Tried<'_>) -> Vec<Markup> {
    let measurement = tried.measurement;
    let resources = measurement.resources;
    let interval = stats::median_interval(&measurement.samples_us, SEED);
    vec![
        section::cell(format!("{}", rank + 1)),
        text::spec(&tried.trial.spec),
        section::detailed(
            &text::number(tried.time),
            &format!(
                "{} to {}",
                text::number(interval.low),
                text::number(interval.high)
            ),
        ),
        section::cell(text::count(resources.registers)),
        section::cell(text::count(resources.spill_bytes)),
        section::cell(text::count(resources.shared_bytes)),
        section::cell(text::count(resources.ctas_per_sm)),
        section::cell(text::percent(
            measurement.check.error / measurement.check.bound,
        )),
    ]
}

/// What failed and what was never tried.
pub fn failures(evidence: &Evidence<'_>) -> Section {
    let study = evidence.study;
    let mut kinds: BTreeMap<&'static str, Vec<(&Trial, &Failure)>> = BTreeMap::new();
    for (trial, failure) in evidence.failed() {
        kinds
            .entry(kind_name(failure.kind))
            .or_default()
            .push((trial, failure));
    }
    let failed = evidence.failed().count();
    Section {
        id: "failures",
        title: "Rejected and failed",
        finding: html! {
            "Of " (text::count(study.space)) " configurations " (text::count(study.valid)) " pass the gates; "
            @if failed == 0 { "none of the " (text::count(study.trials.len() as u64)) " tried failed." }
            @else { (failed) " of the " (text::count(study.trials.len() as u64)) " tried failed." }
        },
        evidence: html! {
            (gates(evidence))
            @if !kinds.is_empty() {
                (section::table("", &[Column::Words("how"), Column::Numbers("trials"), Column::Words("for example")], &kinds.iter().map(|(kind, found)| vec![
                    section::cell(kind),
                    section::cell(text::count(found.len() as u64)),
                    examples(found),
                ]).collect::<Vec<_>>()))
            }
        },
        note: html! {
            "A configuration that several gates reject counts for each. "
            "Measurements run in a process of their own, which is replaced when a configuration takes it down."
        },
    }
}

fn gates(evidence: &Evidence<'_>) -> Markup {
    let study = evidence.study;
    if study.rejected.is_empty() {
        return html! {};
    }
    let most = study
        .rejected
        .iter()
        .map(|(_, count)| *count)
        .max()
        .unwrap_or(1)
        .max(1);
    let rows: Vec<Vec<Markup>> = study
        .rejected
        .iter()
        .map(|(gate, count)| {
            vec![
                section::cell(gate),
                section::cell(text::count(*count)),
                section::bar(*count as f64 / most as f64),
            ]
        })
        .collect();
    section::table(
        "bars",
        &[
            Column::Words("gate"),
            Column::Numbers("rejects"),
            Column::Words(""),
        ],
        &rows,
    )
}

fn examples(found: &[(&Trial, &Failure)]) -> Markup {
    html! {
        @for (trial, failure) in found.iter().take(TOLD) {
            p { (text::spec(&trial.spec)) ": " (failure.message) }
        }
        @if found.len() > TOLD { p { "and " (text::counted(found.len() - TOLD, "other")) } }
    }
}

fn kind_name(kind: FailureKind) -> &'static str {
    match kind {
        FailureKind::Compile => "not generated or compiled",
        FailureKind::Wrong => "wrong answer",
        FailureKind::Fault => "fault on the device",
        FailureKind::Timeout => "no answer in time",
    }
}
