//! The confirmation: the found configuration and the default, measured in turns.

use maud::{Markup, html};

use super::plot;
use super::samples::{self, Compared, Samples};
use super::section::Section;
use crate::evidence::{Evidence, SEED};
use crate::record::{Confirmation, DEFAULT};
use crate::stats;
use crate::text;

/// The section; `None` if nothing was confirmed.
pub fn section(evidence: &Evidence<'_>) -> Option<Section> {
    let found = evidence.found().filter(|found| found.confirmed)?;
    let rows = rows(evidence, found.spec);
    let tried = evidence
        .tried
        .iter()
        .find(|tried| tried.trial.spec == found.spec);
    Some(Section {
        id: "confirmation",
        title: "Confirmation",
        finding: finding(evidence)?,
        evidence: html! {
            (plot::both(|size| samples::strips("Samples of the confirmed configurations", &rows, size)))
            (samples::table(evidence, ["configuration", "times as fast as default"], &rows))
        },
        note: html! {
            (text::counted(found.samples.len(), "round")) ", each with one sample of every configuration in turn, so that a drift of the clocks reaches all alike; ratios are of medians, their 95 % intervals by resampling whole rounds. "
            @if let Some(tried) = tried { "In the search the found configuration took " (text::time(tried.time)) ". " }
            "Shown are every sample, the median and its 95 % interval (bootstrap). "
            "Cliff’s δ is the share of pairs of samples in which the default is slower, less the share in which it is faster."
            (samples::beyond(&rows))
        },
    })
}

/// The configurations that have samples, the fastest first, compared with the default.
fn rows<'a>(evidence: &Evidence<'a>, found: &str) -> Vec<Samples<'a>> {
    let default = evidence.study.default_confirmed();
    let mut all: Vec<&Confirmation> = evidence.study.in_turns().collect();
    all.sort_by(|a, b| a.median_us().total_cmp(&b.median_us()));
    let row = |it: &'a Confirmation| Samples {
        name: &it.role,
        spec: &it.spec,
        times: &it.samples_us,
        class: match &*it.role {
            _ if it.spec == found => "best",
            DEFAULT => "default",
            _ => "other",
        },
        compared: default
            .filter(|default| default.spec != it.spec)
            .map(|default| Compared {
                ratio: stats::ratio_of_medians(&default.samples_us, &it.samples_us, SEED),
                delta: stats::cliffs_delta(&default.samples_us, &it.samples_us),
            }),
    };
    all.into_iter().map(row).collect()
}

fn finding(evidence: &Evidence<'_>) -> Option<Markup> {
    let found = evidence.found()?;
    let takes = html! {
        (text::spec(found.spec)) " takes " (text::time_within(found.median(), found.interval())) "."
    };
    let Some(default) = evidence.study.default_confirmed() else {
        return Some(takes);
    };
    if default.spec == found.spec {
        return Some(html! { "Nothing faster than the default was found: " (takes) });
    }
    let (ratio, interval) = stats::ratio_of_medians(&default.samples_us, found.samples, SEED);
    Some(html! {
        "The found configuration is " (text::ratio(ratio)) " times as fast as the default, 95 % interval "
        (text::span(interval, text::ratio))
        @if interval.contains(1.0) { ", which includes 1: no difference is shown." }
        @else { "." }
        @if let Some(in_use) = evidence.study.in_use() {
            " What is in use for this problem, " (text::spec(&in_use.spec)) ", takes " (text::time(in_use.median_us())) "."
        }
    })
}
