//! The fastest configurations, what failed, and what the gates reject.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::evidence::{Evidence, SEED, Tried};
use super::section::{self, Cell, Section};
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
    let resources = order.first()?.measurement.resources;
    let shares = evidence
        .tried
        .iter()
        .map(|tried| tried.measurement.check.share());
    let worst = shares.max_by(f64::total_cmp)?;
    let columns = [
        "",
        "configuration",
        "median, µs",
        "registers",
        "spilled, B",
        "shared, B",
        "CTAs on an SM",
        "error / bound",
    ];
    let listed = order.iter().take(FASTEST).enumerate();
    let rows: Vec<Vec<Cell>> = listed.map(|(rank, tried)| row(rank, tried)).collect();
    Some(Section {
        id: "fastest",
        title: "The fastest configurations",
        finding: html! {
            (text::spec(&order[0].trial.spec)) " uses " (resources.registers) " registers and "
            (text::count(resources.shared_bytes)) " bytes of shared memory; "
            @if resources.spill_bytes == 0 { "nothing spills" } @else { (text::count(resources.spill_bytes)) " bytes spill" }
            ". Of all measured, the least exact has " (text::percent(worst)) " of the error allowed."
        },
        evidence: section::table("", &columns, &rows),
        note: html! {
            "Medians of the search’s own samples with 95 % intervals (bootstrap); the confirmation measures again. "
            "Every configuration was compared with a float64 reference before it was timed; the bound is FlashAttention’s, "
            "twice the error of the same computation in the input’s type."
        },
    })
}

fn row(rank: usize, tried: &Tried<'_>) -> Vec<Cell> {
    let measurement = tried.measurement;
    let resources = measurement.resources;
    let interval = stats::median_interval(&measurement.samples_us, SEED);
    vec![
        section::words((rank + 1).to_string()),
        section::words(text::spec(&tried.trial.spec)),
        section::within(tried.time, interval, text::number),
        section::number(text::count(resources.registers)),
        section::number(text::count(resources.spill_bytes)),
        section::number(text::count(resources.shared_bytes)),
        section::number(text::count(resources.ctas_per_sm)),
        section::number(text::percent(measurement.check.share())),
    ]
}

/// What failed and what was never tried.
pub fn failures(evidence: &Evidence<'_>) -> Section {
    let study = evidence.study;
    let mut kinds: BTreeMap<&str, Vec<(&Trial, &Failure)>> = BTreeMap::new();
    for failed in evidence.failed() {
        kinds
            .entry(kind_name(failed.1.kind))
            .or_default()
            .push(failed);
    }
    let failed = evidence.failed().count();
    let row = |(kind, found): (&&str, &Vec<(&Trial, &Failure)>)| {
        let count = text::count(found.len() as u64);
        vec![
            section::words(*kind),
            section::number(count),
            section::words(examples(found)),
        ]
    };
    let rows: Vec<Vec<Cell>> = kinds.iter().map(row).collect();
    Section {
        id: "failures",
        title: "Rejected and failed",
        finding: html! {
            "Of " (text::count(study.space)) " configurations " (text::count(study.valid)) " pass the gates; "
            @if failed == 0 { "none" } @else { (failed) }
            " of the " (text::count(study.trials.len() as u64)) " tried failed."
        },
        evidence: html! {
            (gates(&study.rejected))
            @if !rows.is_empty() { (section::table("", &["how", "trials", "for example"], &rows)) }
        },
        note: html! {
            "A configuration that several gates reject counts for each. "
            "Measurements run in a process of their own, which is replaced when a configuration takes it down."
        },
    }
}

/// How many configurations each gate rejects, with bars.
fn gates(rejected: &[(String, u64)]) -> Markup {
    let most = rejected
        .iter()
        .map(|(_, count)| *count)
        .max()
        .unwrap_or(0)
        .max(1);
    let row = |(gate, count): &(String, u64)| {
        let bar = section::bar(*count as f64 / most as f64);
        vec![
            section::words(gate),
            section::number(text::count(*count)),
            bar,
        ]
    };
    let rows: Vec<Vec<Cell>> = rejected.iter().map(row).collect();
    html! { @if !rows.is_empty() { (section::table("bars", &["gate", "rejects", ""], &rows)) } }
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
