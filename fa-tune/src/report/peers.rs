//! Other libraries on the same problem and GPU.

use maud::{Markup, html};

use super::plot;
use super::samples::{self, Compared, Samples};
use super::section::Section;
use crate::evidence::{Evidence, SEED};
use crate::record::Peer;
use crate::stats::{self, Interval};
use crate::text;

/// The peers, the fastest first, and what of ours they are compared with.
struct Peers<'a> {
    all: Vec<&'a Peer>,
    /// The spec of ours.
    name: &'a str,
    samples: &'a [f64],
    /// Whether ours was measured in turns with the peers.
    same_run: bool,
    /// Whether ours is what the study found.
    is_found: bool,
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
        let is_found = |name: &str| found.is_some_and(|found| found.spec == name);
        let ours = || all.iter().filter(|peer| peer.ours);
        let in_run = ours().find(|peer| is_found(&peer.name)).or(ours().next());
        let (name, samples) = match in_run {
            Some(peer) => (peer.name.as_str(), &peer.samples_us[..]),
            None => found.map(|found| (found.spec, found.samples))?,
        };
        Some(Peers {
            same_run: in_run.is_some(),
            is_found: is_found(name),
            all,
            name,
            samples,
        })
    }

    fn others(&self) -> impl Iterator<Item = &'a Peer> {
        self.all.iter().copied().filter(|peer| !peer.ours)
    }

    /// How many times as fast as a peer ours is.
    fn ratio(&self, peer: &Peer) -> (f64, Interval) {
        let ratio = match self.same_run {
            true => stats::ratio_of_medians,
            false => stats::ratio_of_independent_medians,
        };
        ratio(&peer.samples_us, self.samples, SEED)
    }

    fn rows(&self) -> Vec<Samples<'a>> {
        let row = |peer: &&'a Peer| {
            let (name, spec, class) = match (peer.ours, peer.name == self.name) {
                (true, true) => ("this project", &*peer.name, "best"),
                (true, false) => ("this project", &*peer.name, "other"),
                (false, _) => (&*peer.name, "", "default"),
            };
            let times = &peer.samples_us;
            let compared = (!peer.ours).then(|| Compared {
                ratio: self.ratio(peer),
                delta: stats::cliffs_delta(times, self.samples),
            });
            Samples {
                name,
                spec,
                times,
                class,
                compared,
            }
        };
        self.all.iter().map(row).collect()
    }

    fn finding(&self) -> Markup {
        let ratio = |peer: &Peer| {
            let (ratio, interval) = self.ratio(peer);
            let ratio = text::ratio_within(ratio, interval);
            format!("{ratio} times as fast as {}", peer.name)
        };
        let ratios: Vec<String> = self.others().map(ratio).collect();
        html! {
            (text::spec(self.name)) " is " (text::list(&ratios)) "."
            @if !self.is_found { " The found configuration was not measured with them." }
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
    if !peers.is_found {
        detail = format!("{detail}, {}", peers.name);
    }
    let name = format!("times as fast as {}", fastest.name);
    Some((name, text::ratio(ratio), detail))
}
