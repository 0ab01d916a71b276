//! Which trial comes next, as a function of the definition and of the trials so far.

use std::collections::HashSet;

use super::{CostModel, LAG, StudyError};
use crate::record::{Confirmation, DEFAULT, Definition, IN_USE, Phase, Prediction, Search, Trial};
use crate::sampler;
use crate::sampler::tpe::{self, Observation};
use crate::space::Space;
use crate::store::{Proposal, Store};

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
    trials: Vec<Trial>,
    /// What was tried, trial by trial.
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
            Search::Tpe { seeds, trials } => (
                Phase::Seed,
                sampler::latin_hypercube(space, seed, seeds as usize),
                trials as usize,
            ),
            Search::Random { trials } => {
                let order = sampler::random_order(space, seed).into_iter();
                (Phase::Random, order.take(trials as usize).collect(), 0)
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
            trials: Vec::new(),
            candidates: Vec::new(),
        }
    }

    /// Takes in what the store knows by now. Trials are never taken back, so those that are done need
    /// not be read again.
    pub fn refresh(&mut self, store: &Store) -> Result<(), StudyError> {
        let settled = self.settled();
        self.trials.truncate(settled);
        self.trials.extend(store.trials(settled as u32)?);
        for trial in self.trials.iter().skip(self.candidates.len()) {
            let candidate = self.space.find(&trial.spec);
            let unknown = || StudyError::Unknown {
                spec: trial.spec.clone(),
            };
            self.candidates.push(candidate.ok_or_else(unknown)?);
        }
        Ok(())
    }

    /// The trials that are not done, and those between them.
    pub fn unsettled(&self) -> impl Iterator<Item = &Trial> {
        self.trials[self.settled()..].iter()
    }

    /// How many trials have an outcome.
    pub fn done(&self) -> u32 {
        self.trials.iter().filter(|it| it.outcome.is_some()).count() as u32
    }

    /// How many trials there will be, as far as can be said.
    pub fn total(&self) -> u32 {
        self.searched().max(self.trials.len()) as u32
    }

    /// The number of the next trial.
    pub fn number(&self) -> u32 {
        self.trials.len() as u32
    }

    /// What to do next.
    pub fn next(&self) -> Next {
        let number = self.trials.len();
        if number < self.fixed.len() {
            let proposal = |it: &usize| self.proposal(*it, self.fixed_phase);
            return Next::Propose(self.fixed[number..].iter().map(proposal).collect());
        }
        if number < self.searched() {
            let known = &self.trials[..number.saturating_sub(LAG as usize)];
            if !known.iter().all(|it| it.outcome.is_some()) {
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
        let trial = self.trials.iter().find(|it| it.spec == spec)?;
        Some(trial.measurement().is_some())
    }

    /// Who is confirmed: the best, the default, what is `in_use`, and those behind the best.
    pub fn contenders(&self, runners_up: usize, in_use: Option<&str>) -> Vec<Confirmation> {
        let timed = self
            .trials
            .iter()
            .filter_map(|it| Some((it.time_us()?, &it.spec)));
        let mut ranked: Vec<(f64, &String)> = timed.collect();
        // Stable: of equal times the first trial's is the better one.
        ranked.sort_by(|a, b| a.0.total_cmp(&b.0));
        let Some((_, best)) = ranked.first() else {
            return Vec::new();
        };
        let contender = |role: &str, spec: &str| Confirmation {
            role: role.to_owned(),
            spec: spec.to_owned(),
            samples_us: Vec::new(),
        };
        let mut contenders = vec![contender("best", best)];
        let default = self.default.map(|it| self.space.spec(it));
        let default = default.filter(|spec| self.measured(spec) == Some(true));
        contenders.extend(default.map(|spec| contender(DEFAULT, &spec)));
        // From here on none that is among them already.
        let is_new = |among: &[Confirmation], spec: &str| among.iter().all(|it| it.spec != spec);
        if let Some(spec) = in_use.filter(|spec| is_new(&contenders, spec)) {
            contenders.push(contender(IN_USE, spec));
        }
        let behind = ranked.iter().filter(|(_, spec)| is_new(&contenders, spec));
        let behind = behind
            .take(runners_up)
            .map(|(_, spec)| contender("runner-up", spec));
        contenders.extend(behind.collect::<Vec<_>>());
        contenders
    }

    /// Trials of the search itself.
    fn searched(&self) -> usize {
        self.fixed.len() + self.guided
    }

    /// How many trials from the first on are done.
    fn settled(&self) -> usize {
        let open = self.trials.iter().position(|it| it.outcome.is_none());
        open.unwrap_or(self.trials.len())
    }

    fn proposal(&self, candidate: usize, phase: Phase) -> Proposal {
        Proposal {
            phase,
            spec: self.space.spec(candidate),
            prediction: None,
        }
    }

    /// TPE's proposal from the outcomes that are `known`.
    fn guided(&self, known: &[Trial]) -> Option<Proposal> {
        let observed = |(trial, candidate): (&Trial, &usize)| Observation {
            candidate: *candidate,
            time_us: trial.time_us(),
        };
        let known = known.iter().zip(&self.candidates);
        let history: Vec<Observation> = known.map(observed).collect();
        let taken: HashSet<usize> = self.candidates.iter().copied().collect();
        let propose =
            |rank| tpe::propose(self.space, self.seed, self.number(), &history, &taken, rank);
        let Some(cost) = self.cost else {
            return Some(self.proposal(propose(None)?, Phase::Search));
        };
        let fit = cost.fit(&history);
        let fitted = |candidate| fit.as_ref().and_then(|fit| fit(candidate)).filter(is_time);
        let prior = |candidate| cost.prior_us(candidate).filter(is_time);
        let rank: &tpe::Rank<'_> = match fit {
            Some(_) => &fitted,
            None => &prior,
        };
        let candidate = propose(Some(rank))?;
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
