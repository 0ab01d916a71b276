//! Where, with what and by which commands the study was made.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::evidence::Evidence;
use super::scale::extent;
use super::section::{self, Column, Section};
use super::text;
use crate::record::Clocks;

/// The section.
pub fn section(evidence: &Evidence<'_>) -> Section {
    let study = evidence.study;
    let environment = &study.environment;
    Section {
        id: "provenance",
        title: "Device, versions and commands",
        finding: html! {
            (environment.device) ", " (environment.multiprocessors) " multiprocessors, kernels for " (study.definition.arch)
            @if !environment.created.is_empty() { "; begun " (text::moment(&environment.created)) }
            ". " (clocks(evidence))
        },
        evidence: html! {
            (spans(evidence))
            @if !environment.versions.is_empty() {
                (section::table("facts", &[Column::Words("what"), Column::Words("version")], &environment.versions.iter().map(|(name, version)| vec![
                    section::cell(name), section::cell(version),
                ]).collect::<Vec<_>>()))
            }
            @if !environment.commands.is_empty() {
                pre tabindex="0" { @for command in &environment.commands { code { (command) } "\n" } }
            }
        },
        note: html! {
            "Inputs are random, those of one configuration the same as those of another; launches are replayed from CUDA graphs that rotate over input sets. "
            "Searched: " (evidence.search()) ", seed " (study.definition.seed) "."
        },
    }
}

/// What the clocks were, and whether the GPU held them down.
fn clocks(evidence: &Evidence<'_>) -> Markup {
    let known: Vec<&Clocks> = evidence
        .tried
        .iter()
        .filter_map(|tried| tried.measurement.clocks.as_ref())
        .collect();
    if known.is_empty() {
        return html! { "The device does not tell its clocks." };
    }
    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    for reason in known.iter().flat_map(|clocks| &clocks.throttling) {
        *reasons.entry(reason).or_default() += 1;
    }
    let span = |of: fn(&Clocks) -> f64| {
        let (low, high) = extent(known.iter().map(|clocks| of(clocks))).unwrap_or_default();
        match (text::decimals(low, 0), text::decimals(high, 0)) {
            (low, high) if low == high => low,
            (low, high) => format!("{low} to {high}"),
        }
    };
    html! {
        "Multiprocessors at " (span(|clocks| f64::from(clocks.sm_mhz))) " MHz, memory at "
        (span(|clocks| f64::from(clocks.memory_mhz))) " MHz, "
        (span(|clocks| f64::from(clocks.temperature_c))) " °C, " (span(|clocks| clocks.power_w)) " W; "
        @if reasons.is_empty() {
            "never held down."
        } @else {
            "held down in " (text::list(&reasons.iter().map(|(reason, count)| format!("{} ({reason})", text::counted(*count, "trial"))).collect::<Vec<_>>())) "."
        }
    }
}

/// How long each part took.
fn spans(evidence: &Evidence<'_>) -> Markup {
    let spans = &evidence.study.spans;
    if spans.is_empty() {
        return html! {};
    }
    let longest = spans.iter().map(|span| span.seconds).fold(0.0, f64::max);
    let rows: Vec<Vec<Markup>> = spans
        .iter()
        .map(|span| {
            vec![
                section::cell(&span.name),
                section::cell(text::duration(span.seconds)),
                section::bar(span.seconds / longest),
            ]
        })
        .collect();
    section::table(
        "bars",
        &[
            Column::Words("part of the study"),
            Column::Numbers("wall time"),
            Column::Words(""),
        ],
        &rows,
    )
}
