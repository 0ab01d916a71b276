//! Other libraries on the same problem and GPU.

use maud::{Markup, html};

use super::evidence::{Evidence, SEED, Timed};
use super::section::{self, Column, Section};
use super::strips::{self, Strip};
use super::svg;
use super::text;
use crate::record::Peer;
use crate::stats::{self, Interval};

/// What the peers are compared with.
struct Ours<'a> {
    name: &'a str,
    samples: &'a [f64],
    /// Whether it was measured in turns with the peers.
    same_run: bool,
}

impl Ours<'_> {
    /// Whether it is what the study found.
    fn is(&self, found: Option<Timed<'_>>) -> bool {
        found.is_some_and(|found| found.spec == self.name)
    }

    /// How many times as fast as the peer ours is.
    fn against(&self, peer: &Peer) -> (f64, Interval) {
        if self.same_run {
            stats::ratio_of_medians(&peer.samples_us, self.samples, SEED)
        } else {
            stats::ratio_of_independent_medians(&peer.samples_us, self.samples, SEED)
        }
    }
}

/// The section; `None` if no peer was measured.
pub fn section(evidence: &Evidence<'_>) -> Option<Section> {
    let peers = ordered(&evidence.study.peers);
    let others: Vec<&Peer> = peers.iter().copied().filter(|peer| !peer.ours).collect();
    if others.is_empty() {
        return None;
    }
    let found = evidence.found();
    let ours = ours(&peers, found)?;
    let rows: Vec<Strip<'_>> = peers
        .iter()
        .map(|peer| Strip {
            name: if peer.ours {
                "this project"
            } else {
                &peer.name
            },
            spec: if peer.ours { &peer.name } else { "" },
            samples: &peer.samples_us,
            interval: stats::median_interval(&peer.samples_us, SEED),
            class: match peer.ours {
                true if peer.name == ours.name => "best",
                true => "other",
                false => "default",
            },
        })
        .collect();
    Some(Section {
        id: "peers",
        title: "Against other libraries",
        finding: finding(&ours, &others, found),
        evidence: html! {
            (svg::both(|size| strips::chart("Samples of this project and of other libraries", &rows, size)))
            (table(evidence, &peers, &ours))
        },
        note: html! {
            @if ours.same_run {
                "All in one run on this GPU, in turns, after each was checked against the same reference. "
            } @else {
                "The peers ran on this GPU, but not in turns with this project’s configuration: the ratios are of two runs. "
            }
            "Cliff’s δ is the share of pairs of samples in which the peer is slower, less the share in which it is faster."
            (strips::beyond(&rows))
        },
    })
}

/// The ratio to the fastest peer: what it is, the ratio, and its interval.
pub fn headline(evidence: &Evidence<'_>) -> Option<(String, String, String)> {
    let peers = ordered(&evidence.study.peers);
    let fastest = peers.iter().find(|peer| !peer.ours)?;
    let found = evidence.found();
    let ours = ours(&peers, found)?;
    let (ratio, interval) = ours.against(fastest);
    let other = if ours.is(found) {
        String::new()
    } else {
        format!(", {}", ours.name)
    };
    Some((
        format!("times as fast as {}", fastest.name),
        text::ratio(ratio),
        format!(
            "{} to {}, 95\u{a0}%{other}",
            text::ratio(interval.low),
            text::ratio(interval.high)
        ),
    ))
}

/// The fastest first.
fn ordered(peers: &[Peer]) -> Vec<&Peer> {
    let mut all: Vec<_> = peers
        .iter()
        .filter(|peer| !peer.samples_us.is_empty())
        .collect();
    all.sort_by(|a, b| stats::median(&a.samples_us).total_cmp(&stats::median(&b.samples_us)));
    all
}

/// The found configuration if it ran with the peers, else the fastest of ours that did, else the
/// found one from its own run.
fn ours<'a>(peers: &[&'a Peer], found: Option<Timed<'a>>) -> Option<Ours<'a>> {
    let is_found = |peer: &&&Peer| found.is_some_and(|found| found.spec == peer.name);
    let with_them = peers
        .iter()
        .filter(|peer| peer.ours)
        .find(is_found)
        .or_else(|| peers.iter().find(|peer| peer.ours));
    with_them
        .map(|peer| Ours {
            name: &peer.name,
            samples: &peer.samples_us,
            same_run: true,
        })
        .or_else(|| {
            found.map(|found| Ours {
                name: found.spec,
                samples: found.samples,
                same_run: false,
            })
        })
}

fn finding(ours: &Ours<'_>, others: &[&Peer], found: Option<Timed<'_>>) -> Markup {
    let ratios: Vec<String> = others
        .iter()
        .map(|peer| {
            let (ratio, interval) = ours.against(peer);
            format!(
                "{} times as fast as {}",
                text::ratio_within(ratio, interval),
                peer.name
            )
        })
        .collect();
    html! {
        (text::spec(ours.name)) " is " (text::list(&ratios)) "."
        @if !ours.is(found) { " The found configuration was not measured with them." }
    }
}

fn table(evidence: &Evidence<'_>, peers: &[&Peer], ours: &Ours<'_>) -> Markup {
    let rows: Vec<Vec<Markup>> = peers
        .iter()
        .map(|peer| {
            let median = stats::median(&peer.samples_us);
            let interval = stats::median_interval(&peer.samples_us, SEED);
            let (ratio, delta) = if peer.ours {
                (section::cell("–"), section::cell("–"))
            } else {
                let (ratio, within) = ours.against(peer);
                let delta = stats::cliffs_delta(&peer.samples_us, ours.samples);
                (
                    section::detailed(
                        &text::ratio(ratio),
                        &format!(
                            "{} to {}",
                            text::ratio(within.low),
                            text::ratio(within.high)
                        ),
                    ),
                    section::detailed(
                        &text::decimals(delta.value, 2),
                        &format!(
                            "{} to {}",
                            text::decimals(delta.interval.low, 2),
                            text::decimals(delta.interval.high, 2)
                        ),
                    ),
                )
            };
            vec![
                if peer.ours {
                    text::spec(&peer.name)
                } else {
                    section::cell(&peer.name)
                },
                section::detailed(
                    &text::number(median),
                    &format!(
                        "{} to {}",
                        text::number(interval.low),
                        text::number(interval.high)
                    ),
                ),
                section::cell(text::number(evidence.tflops(median))),
                ratio,
                delta,
            ]
        })
        .collect();
    section::table(
        "",
        &[
            Column::Words(""),
            Column::Numbers("median, µs"),
            Column::Numbers("TFLOP/s"),
            Column::Numbers("ours, times as fast"),
            Column::Numbers("Cliff’s δ"),
        ],
        &rows,
    )
}
