//! Where, with what and by which commands the study was made.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::scale::extent;
use super::section::{Section, Table};
use crate::evidence::Evidence;
use crate::record::{Clocks, Span};
use crate::text;

/// The section.
pub fn section(evidence: &Evidence<'_>) -> Section {
    let study = evidence.study;
    let environment = &study.environment;
    let versions: Vec<_> = environment.versions.iter().collect();
    let versions = Table::of(&versions)
        .words("what", |(name, _)| *name)
        .words("version", |(_, version)| *version);
    Section {
        id: "provenance",
        title: "Device, versions and commands",
        finding: html! {
            (environment.device) ", " (environment.multiprocessors) " multiprocessors, kernels for " (study.definition.arch)
            @if !environment.created.is_empty() { "; begun " (environment.created) }
            ". " (clocks(evidence))
        },
        evidence: html! {
            (spans(&study.spans))
            (versions.draw("facts"))
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
    let tried = evidence.tried.iter();
    let known: Vec<&Clocks> = tried
        .filter_map(|it| it.measurement.clocks.as_ref())
        .collect();
    if known.is_empty() {
        return html! { "The device does not tell its clocks." };
    }
    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    for reason in known.iter().flat_map(|clocks| &clocks.throttling) {
        *reasons.entry(reason).or_default() += 1;
    }
    let reason = |(reason, count)| format!("{} ({reason})", text::counted(count, "trial"));
    let reasons: Vec<String> = reasons.into_iter().map(reason).collect();
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
        @if reasons.is_empty() { "never held down." } @else { "held down in " (text::list(&reasons)) "." }
    }
}

/// How long each part took.
fn spans(spans: &[Span]) -> Markup {
    let longest = spans.iter().map(|span| span.seconds).fold(0.0, f64::max);
    Table::of(spans)
        .words("part of the study", |span| span.name.clone())
        .number("wall time", |span| text::duration(span.seconds))
        .bar(|span| span.seconds / longest)
        .draw("bars")
}
