//! Which trial comes next, as a function of the definition and of the trials so far.

use std::collections::HashSet;

use super::{CostModel, LAG, StudyError};
use crate::record::{DEFAULT, Definition, IN_USE, Phase, Prediction, Search};
use crate::sampler::{self, tpe};
use crate::space::Space;
use crate::store::{Contender, Entry, Proposal, State, Store};

/// A search, and how far it is.
pub(super) struct Plan<'a> {
    space: &'a Space,
    cost: Option<&'a dyn CostModel>,
    seed: u64,
    /// What does not depend on outcomes: comes first.
    fixed: Vec<usize>,
    fixed_phase: Phase,
    /// How many trials by TPE come after that.
    guided: usize,
    /// The default, if the study is confirmed.
    default: Option<usize>,
    entries: Vec<Entry>,
    /// What was tried, entry by entry.
    candidates: Vec<usize>,
}

/// What a study does next.
#[derive(Debug, PartialEq)]
pub(super) enum Next {
    /// Trials to be appended.
    Propose(Vec<Proposal>),
    /// It depends on outcomes that are not there yet.
    Wait,
    /// All trials are proposed.
    Complete,
}

impl<'a> Plan<'a> {
    pub fn new(
        definition: &Definition,
        space: &'a Space,
        cost: Option<&'a dyn CostModel>,
        confirmed: bool,
    ) -> Plan<'a> {
        let seed = definition.seed;
        let (fixed_phase, fixed, guided) = match definition.search {
            Search::Tpe { seeds, trials } => {
                let fixed = sampler::latin_hypercube(space, seed, seeds as usize);
                (Phase::Seed, fixed, trials as usize)
            }
            Search::Random { trials } => {
                let mut fixed = sampler::random_order(space, seed);
                fixed.truncate(trials as usize);
                (Phase::Random, fixed, 0)
            }
            Search::Exhaustive => (Phase::Exhaustive, (0..space.len()).collect(), 0),
        };
        Plan {
            space,
            cost,
            seed,
            guided: guided.min(space.len() - fixed.len()),
            fixed,
            fixed_phase,
            default: space.default_index().filter(|_| confirmed),
            entries: Vec::new(),
            candidates: Vec::new(),
        }
    }

    /// Takes in what the store knows by now. Trials are never taken back, so those that are done need
    /// not be read again.
    pub fn refresh(&mut self, store: &Store) -> Result<(), StudyError> {
        let settled = self.settled();
        self.entries.truncate(settled);
        self.entries.extend(store.entries(settled as u32)?);
        for entry in self.entries.iter().skip(self.candidates.len()) {
            let candidate = self.space.find(&entry.spec);
            let unknown = || StudyError::Unknown {
                spec: entry.spec.clone(),
            };
            self.candidates.push(candidate.ok_or_else(unknown)?);
        }
        Ok(())
    }

    /// The trials that are not done, and those between them.
    pub fn unsettled(&self) -> impl Iterator<Item = &Entry> {
        self.entries[self.settled()..].iter()
    }

    /// How many trials have an outcome.
    pub fn done(&self) -> u32 {
        self.entries.iter().filter(|it| it.state.is_done()).count() as u32
    }

    /// How many trials there will be, as far as can be said.
    pub fn total(&self) -> u32 {
        self.searched().max(self.entries.len()) as u32
    }

    /// The number of the next trial.
    pub fn number(&self) -> u32 {
        self.entries.len() as u32
    }

    /// What to do next.
    pub fn next(&self) -> Next {
        let number = self.entries.len();
        if number < self.fixed.len() {
            let rest = self.fixed[number..].iter();
            return Next::Propose(
                rest.map(|it| self.proposal(*it, self.fixed_phase))
                    .collect(),
            );
        }
        if number < self.searched() {
            let known = &self.entries[..number.saturating_sub(LAG as usize)];
            if !known.iter().all(|it| it.state.is_done()) {
                return Next::Wait;
            }
            if let Some(proposal) = self.guided(known) {
                return Next::Propose(vec![proposal]);
            }
        }
        match self.default {
            Some(default) if !self.candidates.contains(&default) => {
                Next::Propose(vec![self.proposal(default, Phase::Confirm)])
            }
            _ => Next::Complete,
        }
    }

    /// Whether a configuration was measured; `None` of one that was not tried.
    pub fn measured(&self, spec: &str) -> Option<bool> {
        let entry = self.entries.iter().find(|it| it.spec == spec)?;
        Some(matches!(entry.state, State::Measured(_)))
    }

    /// Who is confirmed: the best, the default, what is `in_use`, and those behind the best.
    pub fn contenders(&self, runners_up: usize, in_use: Option<&str>) -> Vec<Contender> {
        let mut measured: Vec<(f64, usize)> = (self.entries.iter().zip(&self.candidates))
            .filter_map(|(entry, candidate)| match entry.state {
                State::Measured(time_us) => Some((time_us, *candidate)),
                _ => None,
            })
            .collect();
        // Stable: of equal times the first trial's is the better one.
        measured.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut ranked = measured.iter().map(|(_, candidate)| *candidate);
        let Some(best) = ranked.next() else {
            return Vec::new();
        };
        let default = self
            .default
            .filter(|default| measured.iter().any(|(_, it)| it == default));
        let contender = |role: &str, spec: String| Contender {
            role: role.to_owned(),
            spec,
        };
        let mut contenders = vec![contender("best", self.space.spec(best))];
        contenders.extend(default.map(|it| contender(DEFAULT, self.space.spec(it))));
        // From here on none that is among them already.
        let others = |among: &[Contender], spec: &str| among.iter().all(|it| it.spec != spec);
        let in_use = in_use.filter(|spec| others(&contenders, spec));
        contenders.extend(in_use.map(|spec| contender(IN_USE, spec.to_owned())));
        let behind: Vec<Contender> = ranked
            .map(|it| self.space.spec(it))
            .filter(|spec| others(&contenders, spec))
            .take(runners_up)
            .map(|spec| contender("runner-up", spec))
            .collect();
        contenders.extend(behind);
        contenders
    }

    /// Trials of the search itself.
    fn searched(&self) -> usize {
        self.fixed.len() + self.guided
    }

    /// How many trials from the first on are done.
    fn settled(&self) -> usize {
        let open = self.entries.iter().position(|it| !it.state.is_done());
        open.unwrap_or(self.entries.len())
    }

    fn proposal(&self, candidate: usize, phase: Phase) -> Proposal {
        Proposal {
            phase,
            spec: self.space.spec(candidate),
            prediction: None,
        }
    }

    /// TPE's proposal from the outcomes that are `known`.
    fn guided(&self, known: &[Entry]) -> Option<Proposal> {
        let history: Vec<tpe::Observation> = known
            .iter()
            .zip(&self.candidates)
            .map(|(entry, candidate)| tpe::Observation {
                candidate: *candidate,
                time_us: match entry.state {
                    State::Measured(time_us) => Some(time_us),
                    _ => None,
                },
            })
            .collect();
        let taken: HashSet<usize> = self.candidates.iter().copied().collect();
        let number = self.number();
        let Some(cost) = self.cost else {
            let candidate = tpe::propose(self.space, self.seed, number, &history, &taken, None)?;
            return Some(self.proposal(candidate, Phase::Search));
        };
        let fit = cost.fit(&history);
        let fitted = |candidate| fit.as_ref().and_then(|fit| fit(candidate)).filter(is_time);
        let prior = |candidate| cost.prior_us(candidate).filter(is_time);
        let rank: &tpe::Rank<'_> = match fit {
            Some(_) => &fitted,
            None => &prior,
        };
        let candidate = tpe::propose(self.space, self.seed, number, &history, &taken, Some(rank))?;
        let prediction = prior(candidate).map(|prior_us| Prediction {
            spec: self.space.spec(candidate),
            prior_us,
            fitted_us: fitted(candidate),
        });
        Some(Proposal {
            prediction,
            ..self.proposal(candidate, Phase::Search)
        })
    }
}

fn is_time(time_us: &f64) -> bool {
    time_us.is_finite() && *time_us > 0.0
}
