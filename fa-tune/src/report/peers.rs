//! Other libraries on the same problem and GPU.

use maud::{Markup, html};

use super::plot;
use super::samples::{self, Compared, Samples};
use super::section::Section;
use crate::evidence::{Evidence, Found, SEED};
use crate::record::Peer;
use crate::stats::{self, Interval};
use crate::text;

/// The peers, the fastest first, and what of ours they are compared with.
struct Peers<'a> {
    all: Vec<&'a Peer>,
    found: Option<Found<'a>>,
    /// The spec of ours.
    name: &'a str,
    samples: &'a [f64],
    /// Whether ours was measured in turns with the peers.
    same_run: bool,
}

impl<'a> Peers<'a> {
    /// Ours is the found configuration if it ran with the peers, else the fastest of ours that did, else the
    /// found one from its own run. `None` without other libraries or anything of ours.
    fn of(evidence: &Evidence<'a>) -> Option<Peers<'a>> {
        let peers = evidence.study.peers.iter();
        let mut all: Vec<&Peer> = peers.filter(|peer| !peer.samples_us.is_empty()).collect();
        all.sort_by(|a, b| stats::median(&a.samples_us).total_cmp(&stats::median(&b.samples_us)));
        all.iter().find(|peer| !peer.ours)?;
        let found = evidence.found();
        let ours = || all.iter().filter(|peer| peer.ours);
        let is_found = |peer: &&&Peer| found.is_some_and(|found| found.spec == peer.name);
        let (name, samples, same_run) = match ours().find(is_found).or(ours().next()) {
            Some(peer) => (peer.name.as_str(), &peer.samples_us[..], true),
            None => found.map(|found| (found.spec, found.samples, false))?,
        };
        Some(Peers {
            all,
            found,
            name,
            samples,
            same_run,
        })
    }

    fn others(&self) -> impl Iterator<Item = &'a Peer> {
        self.all.iter().copied().filter(|peer| !peer.ours)
    }

    /// Whether ours is what the study found.
    fn ours_is_found(&self) -> bool {
        self.found.is_some_and(|found| found.spec == self.name)
    }

    /// How many times as fast as a peer ours is.
    fn ratio(&self, peer: &Peer) -> (f64, Interval) {
        match self.same_run {
            true => stats::ratio_of_medians(&peer.samples_us, self.samples, SEED),
            false => stats::ratio_of_independent_medians(&peer.samples_us, self.samples, SEED),
        }
    }

    fn rows(&self) -> Vec<Samples<'a>> {
        let row = |peer: &&'a Peer| Samples {
            name: if peer.ours {
                "this project"
            } else {
                &peer.name
            },
            spec: if peer.ours { &peer.name } else { "" },
            times: &peer.samples_us,
            class: match peer.ours {
                true if peer.name == self.name => "best",
                true => "other",
                false => "default",
            },
            compared: (!peer.ours).then(|| Compared {
                ratio: self.ratio(peer),
                delta: stats::cliffs_delta(&peer.samples_us, self.samples),
            }),
        };
        self.all.iter().map(row).collect()
    }

    fn finding(&self) -> Markup {
        let ratio = |peer: &Peer| {
            let (ratio, interval) = self.ratio(peer);
            format!(
                "{} times as fast as {}",
                text::ratio_within(ratio, interval),
                peer.name
            )
        };
        let ratios: Vec<String> = self.others().map(ratio).collect();
        html! {
            (text::spec(self.name)) " is " (text::list(&ratios)) "."
            @if !self.ours_is_found() { " The found configuration was not measured with them." }
        }
    }
}

/// The section; `None` if no peer was measured.
pub fn section(evidence: &Evidence<'_>) -> Option<Section> {
    let peers = Peers::of(evidence)?;
    let rows = peers.rows();
    Some(Section {
        id: "peers",
        title: "Against other libraries",
        finding: peers.finding(),
        evidence: html! {
            (plot::both(|size| samples::strips("Samples of this project and of other libraries", &rows, size)))
            (samples::table(evidence, ["", "ours, times as fast"], &rows))
        },
        note: html! {
            @if peers.same_run {
                "All in one run on this GPU, in turns, after each was checked against the same reference. "
            } @else {
                "The peers ran on this GPU, but not in turns with this project’s configuration: the ratios are of two runs. "
            }
            "Cliff’s δ is the share of pairs of samples in which the peer is slower, less the share in which it is faster."
            (samples::beyond(&rows))
        },
    })
}

/// The ratio to the fastest peer: what it is, the ratio, and its interval.
pub fn headline(evidence: &Evidence<'_>) -> Option<(String, String, String)> {
    let peers = Peers::of(evidence)?;
    let fastest = peers.others().next()?;
    let (ratio, interval) = peers.ratio(fastest);
    let mut detail = format!("{}, 95\u{a0}%", text::span(interval, text::ratio));
    if !peers.ours_is_found() {
        detail = format!("{detail}, {}", peers.name);
    }
    let name = format!("times as fast as {}", fastest.name);
    Some((name, text::ratio(ratio), detail))
}
