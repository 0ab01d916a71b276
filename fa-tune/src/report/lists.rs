//! The fastest configurations, what failed, and what the gates reject.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::section::{Section, Table, within};
use crate::evidence::{Evidence, SEED, Tried};
use crate::record::{Failure, FailureKind, Resources, Trial};
use crate::stats;
use crate::text;

/// How many are listed.
const FASTEST: usize = 10;
/// Fewer of the fastest say nothing about what they have in common.
const FEW: usize = 3;
/// Failures of one kind that are told in full.
const TOLD: usize = 3;

/// The fastest configurations; `None` before anything was measured.
pub fn fastest(evidence: &Evidence<'_>) -> Option<Section> {
    let order = evidence.by_time();
    let resources = order.first()?.measurement.resources;
    let share = |it: &Tried<'_>| it.measurement.check.share();
    let worst = evidence.tried.iter().map(share).max_by(f64::total_cmp)?;
    let median = |tried: &Tried<'_>| {
        let interval = stats::median_interval(&tried.measurement.samples_us, SEED);
        within((tried.time, interval), text::number)
    };
    let rows: Vec<(usize, &Tried<'_>)> = (1..=FASTEST).zip(order.iter().copied()).collect();
    type Figure = fn(&Resources) -> u32;
    let figures: [(&str, Figure); 4] = [
        ("registers", |it| it.registers),
        ("spilled, B", |it| it.spill_bytes),
        ("shared, B", |it| it.shared_bytes),
        ("CTAs on an SM", |it| it.ctas_per_sm),
    ];
    let table = Table::of(&rows)
        .words("", |(rank, _)| rank.to_string())
        .words("configuration", |(_, it)| text::spec(&it.trial.spec))
        .number("median, µs", |(_, it)| median(it));
    let table = figures.into_iter().fold(table, |table, (name, figure)| {
        table.number(name, move |(_, it)| {
            text::count(figure(&it.measurement.resources))
        })
    });
    let table = table.number("error / bound", |(_, it)| text::percent(share(it)));
    Some(Section {
        id: "fastest",
        title: "The fastest configurations",
        finding: html! {
            (text::spec(&order[0].trial.spec)) " uses " (resources.registers) " registers and "
            (text::count(resources.shared_bytes)) " bytes of shared memory; "
            @if resources.spill_bytes == 0 { "nothing spills" } @else { (text::count(resources.spill_bytes)) " bytes spill" }
            ". " (agreed(evidence, &order)) "Of all measured, the least exact has " (text::percent(worst)) " of the error allowed."
        },
        evidence: table.draw(""),
        note: html! {
            "Medians of the search’s own samples with 95 % intervals (bootstrap); the confirmation measures again. "
            "Every configuration was compared with a float64 reference before it was timed; the bound is FlashAttention’s, "
            "twice the error of the same computation in the input’s type."
        },
    })
}

/// The values of searched tunables that all of the fastest tenth have; nothing of too few configurations.
fn agreed(evidence: &Evidence<'_>, order: &[&Tried<'_>]) -> String {
    let fastest = &order[..order.len().div_ceil(10)];
    let common = |index: usize| {
        let value = fastest.first()?.values.get(index)?;
        let has = |it: &&Tried<'_>| it.values.get(index) == Some(value);
        let tells = fastest.iter().all(has) && !order.iter().all(has);
        tells.then(|| format!("{} {value}", evidence.tunables[index].name))
    };
    let agreed: Vec<String> = evidence.searched().filter_map(common).collect();
    match agreed.is_empty() || fastest.len() < FEW {
        true => String::new(),
        false => format!(
            "All of the fastest {} have {}. ",
            fastest.len(),
            text::list(&agreed)
        ),
    }
}

/// What failed and what was never tried.
pub fn failures(evidence: &Evidence<'_>) -> Section {
    let study = evidence.study;
    type Failed<'e> = (&'e Trial, &'e Failure);
    let mut kinds: BTreeMap<&str, Vec<Failed<'_>>> = BTreeMap::new();
    for failed in evidence.failed() {
        let kind = kinds.entry(kind_name(failed.1.kind));
        kind.or_default().push(failed);
    }
    let failed = evidence.failed().count();
    let kinds: Vec<_> = kinds.into_iter().collect();
    let table = Table::of(&kinds)
        .words("how", |(kind, _)| *kind)
        .number("trials", |(_, found)| text::count(found.len()))
        .words("for example", |(_, found)| examples(found));
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
            (table.draw(""))
        },
        note: html! {
            "A configuration that several gates reject counts for each. "
            "Measurements run in a process of their own, which is replaced when a configuration takes it down."
        },
    }
}

/// How many configurations each gate rejects, with bars.
fn gates(rejected: &[(String, u64)]) -> Markup {
    let most = rejected.iter().map(|(_, count)| *count).max().unwrap_or(0);
    Table::of(rejected)
        .words("gate", |(gate, _)| gate.clone())
        .number("rejects", |(_, count)| text::count(*count))
        .bar(|(_, count)| *count as f64 / most.max(1) as f64)
        .draw("bars")
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
