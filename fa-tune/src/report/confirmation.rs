//! The confirmation: the found configuration and the default, measured in turns.

use maud::{Markup, html};

use super::drift;
use super::evidence::{Evidence, SEED};
use super::section::{self, Column, Section};
use super::strips::{self, Strip};
use super::svg;
use super::text;
use crate::record::{Confirmation, DEFAULT};
use crate::stats;

/// The section; `None` if nothing was confirmed.
pub fn section(evidence: &Evidence<'_>) -> Option<Section> {
    let found = evidence.found().filter(|found| found.confirmed)?;
    let confirmed = ordered(evidence);
    let rows: Vec<Strip<'_>> = confirmed
        .iter()
        .map(|confirmation| Strip {
            name: &confirmation.role,
            spec: &confirmation.spec,
            samples: &confirmation.samples_us,
            interval: stats::median_interval(&confirmation.samples_us, SEED),
            class: class(confirmation, found.spec),
        })
        .collect();
    let rounds = found.samples.len();
    let in_search = evidence
        .tried
        .iter()
        .find(|tried| tried.trial.spec == found.spec);
    Some(Section {
        id: "confirmation",
        title: "Confirmation",
        finding: finding(evidence)?,
        evidence: html! {
            (svg::both(|size| strips::chart("Samples of the confirmed configurations", &rows, size)))
            (table(evidence, &confirmed))
            (svg::both(|size| drift::chart(&rows, size)))
        },
        note: html! {
            (text::counted(rounds, "round")) ", each one sample of every configuration in turn, so that a drift of the clocks reaches all alike; ratios are of medians, their 95 % intervals by resampling whole rounds. "
            @if let Some(tried) = in_search { "In the search the found configuration took " (text::time(tried.time)) ". " }
            "Above: every sample, the median and its 95 % interval (bootstrap). Below: the same samples by round, as the difference from each configuration’s median; crosses at an edge lie beyond it. "
            "Cliff’s δ is the share of pairs of samples in which the default is slower, less the share in which it is faster."
            (strips::beyond(&rows))
        },
    })
}

/// Those with samples, the found one first.
fn ordered<'a>(evidence: &Evidence<'a>) -> Vec<&'a Confirmation> {
    let mut all: Vec<_> = evidence
        .study
        .confirmations
        .iter()
        .filter(|confirmation| !confirmation.samples_us.is_empty())
        .collect();
    all.sort_by(|a, b| stats::median(&a.samples_us).total_cmp(&stats::median(&b.samples_us)));
    all
}

fn class(confirmation: &Confirmation, found: &str) -> &'static str {
    if confirmation.spec == found {
        "best"
    } else if confirmation.role == DEFAULT {
        "default"
    } else {
        "other"
    }
}

fn finding(evidence: &Evidence<'_>) -> Option<Markup> {
    let found = evidence.found()?;
    let Some(default) = evidence.default() else {
        return Some(html! {
            (text::spec(found.spec)) " takes " (text::time_within(found.median(), found.interval())) "."
        });
    };
    if default.spec == found.spec {
        return Some(html! {
            "Nothing faster than the default was found: " (text::spec(found.spec)) " takes "
            (text::time_within(found.median(), found.interval())) "."
        });
    }
    let (ratio, interval) = stats::ratio_of_medians(default.samples, found.samples, SEED);
    Some(html! {
        "The found configuration is " (text::ratio(ratio)) " times as fast as the default, 95 % interval "
        (text::ratio(interval.low)) " to " (text::ratio(interval.high))
        @if interval.contains(1.0) { ", which includes 1: no difference is shown." }
        @else { "." }
        @if let Some(in_use) = evidence.study.in_use() {
            " What is in use for this problem, " (text::spec(&in_use.spec)) ", takes " (text::time(in_use.median_us())) "."
        }
    })
}

fn table(evidence: &Evidence<'_>, confirmed: &[&Confirmation]) -> Markup {
    let default = evidence.default();
    let rows: Vec<Vec<Markup>> = confirmed
        .iter()
        .map(|confirmation| {
            let samples = &confirmation.samples_us;
            let interval = stats::median_interval(samples, SEED);
            let compared = default.filter(|default| default.spec != confirmation.spec);
            let ratio =
                compared.map(|default| stats::ratio_of_medians(default.samples, samples, SEED));
            let delta = compared.map(|default| stats::cliffs_delta(default.samples, samples));
            vec![
                html! { strong { (confirmation.role) } br; (text::spec(&confirmation.spec)) },
                section::detailed(
                    &text::number(stats::median(samples)),
                    &format!(
                        "{} to {}",
                        text::number(interval.low),
                        text::number(interval.high)
                    ),
                ),
                section::cell(text::number(evidence.tflops(stats::median(samples)))),
                ratio.map_or_else(dash, |(ratio, interval)| {
                    section::detailed(
                        &text::ratio(ratio),
                        &format!(
                            "{} to {}",
                            text::ratio(interval.low),
                            text::ratio(interval.high)
                        ),
                    )
                }),
                delta.map_or_else(dash, |delta| {
                    section::detailed(
                        &text::decimals(delta.value, 2),
                        &format!(
                            "{} to {}",
                            text::decimals(delta.interval.low, 2),
                            text::decimals(delta.interval.high, 2)
                        ),
                    )
                }),
            ]
        })
        .collect();
    section::table(
        "",
        &[
            Column::Words("configuration"),
            Column::Numbers("median, µs"),
            Column::Numbers("TFLOP/s"),
            Column::Numbers("times as fast as default"),
            Column::Numbers("Cliff’s δ"),
        ],
        &rows,
    )
}

fn dash() -> Markup {
    section::cell("–")
}
