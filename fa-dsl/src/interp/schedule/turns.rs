//! CTAs that talk to each other by atomic instructions: they take turns, in one thread, so that every
//! run is the same, and so that CTAs that wait for each other in vain are found.

use std::collections::VecDeque;

use super::cta::{Cta, Turn};
use crate::interp::machine::{Launch, Wait};
use crate::interp::options::CtaOrder;
use crate::interp::report::Fault;
use crate::interp::shuffle::Shuffle;

/// What the order of CTAs is shuffled with; the CTAs' own numbers are smaller.
const STARTS: u64 = 1 << 32;
/// And which CTAs are slow, each by its number beside this.
const SPEEDS: u64 = 2 << 32;

/// A slow CTA gets one turn of so many.
const SLOWNESS: usize = 8;

/// Runs all CTAs of a grid. Gives the states that they ran in, and their faults in the order of
/// CTAs.
pub(super) fn run(launch: &Launch<'_>, blocks: u32) -> (Vec<Cta>, Vec<Fault>) {
    let order = launch.options.order;
    let mut shuffle = order.shuffle(STARTS);
    let mut numbers: Vec<u32> = (0..blocks).collect();
    match (order, &mut shuffle) {
        (CtaOrder::Descending, _) => numbers.reverse(),
        (_, Some(shuffle)) => shuffle.permute(&mut numbers),
        (_, None) => {}
    }
    let mut turns = Turns {
        launch,
        not_started: numbers.into(),
        resident: Vec::new(),
        idle: Vec::new(),
        faults: Vec::new(),
        shuffle,
    };
    if launch.program.kernel.cooperative {
        while turns.start() {}
    }
    turns.run();
    turns.finish()
}

/// The CTAs of a grid.
struct Turns<'a> {
    launch: &'a Launch<'a>,
    not_started: VecDeque<u32>,
    resident: Vec<Cta>,
    /// States of CTAs that have ended.
    idle: Vec<Cta>,
    /// By the CTA's number.
    faults: Vec<(u32, Vec<Fault>)>,
    shuffle: Option<Shuffle>,
}

impl Turns<'_> {
    fn run(&mut self) {
        // How often in a row all warps that wait have looked at their words in vain.
        let mut vain = 0;
        while !self.resident.is_empty() || self.start() {
            match self.round() {
                Round::Fatal => return,
                Round::Progress => {
                    vain = 0;
                    // Nothing but the order that is asked for makes a CTA start before it has to.
                    if self.shuffle.as_mut().is_some_and(|it| it.below(2) == 0) {
                        self.start();
                    }
                }
                Round::Nothing if self.start() => vain = 0,
                Round::Nothing if vain > self.poll_count() => return self.note_deadlock(),
                Round::Nothing => {
                    vain += 1;
                    for cta in &mut self.resident {
                        cta.resume(Wait::Change);
                    }
                }
            }
        }
    }

    /// Gives the resident CTAs a turn each, slow ones only now and then, unless nobody else can go on.
    fn round(&mut self) -> Round {
        match self.shuffle.is_some() {
            true => match self.turns(Self::falls_behind) {
                Round::Nothing => self.turns(|_, _| false),
                round => round,
            },
            false => self.turns(|_, _| false),
        }
    }

    /// Whether a CTA is passed over, in an order that is shuffled: a half of them are slow, so that those that started later overtake them.
    fn falls_behind(&mut self, index: usize) -> bool {
        let number = u64::from(self.resident[index].core.number);
        let of_cta = self.launch.options.order.shuffle(SPEEDS + number);
        let slow = of_cta.is_some_and(|mut it| it.below(2) == 0);
        let shuffle = self.shuffle.as_mut();
        slow && shuffle.is_some_and(|it| it.below(SLOWNESS) != 0)
    }

    /// Gives every resident CTA a turn that is not passed over.
    fn turns(&mut self, passed_over: impl Fn(&mut Self, usize) -> bool) -> Round {
        let mut round = Round::Nothing;
        let mut index = 0;
        while index < self.resident.len() {
            if passed_over(self, index) {
                index += 1;
                continue;
            }
            let cta = &mut self.resident[index];
            match cta.turn(self.launch) {
                Turn::Waits { progress } => {
                    index += 1;
                    if progress {
                        round = Round::Progress;
                    }
                }
                Turn::Over => {
                    round = Round::Progress;
                    let cta = self.resident.remove(index);
                    if self.put_aside(cta) {
                        return Round::Fatal;
                    }
                }
            }
        }
        round
    }

    /// Starts the next CTA, if there is one and room for it.
    fn start(&mut self) -> bool {
        if self.resident.len() >= self.launch.options.resident.max(1) as usize {
            return false;
        }
        let Some(number) = self.not_started.pop_front() else {
            return false;
        };
        let idle = self.idle.pop();
        let mut cta = idle.unwrap_or_else(|| Cta::new(self.launch));
        cta.start(self.launch, number);
        self.resident.push(cta);
        true
    }

    /// Takes the faults of a CTA. Whether others may wait in vain for what it has not done.
    fn put_aside(&mut self, mut cta: Cta) -> bool {
        let stops = cta.core.log.stops(self.launch.options.max_errors);
        let faults = cta.take_faults();
        if !faults.is_empty() {
            self.faults.push((cta.core.number, faults));
        }
        self.idle.push(cta);
        stops
    }

    fn poll_count(&self) -> usize {
        let counts = self.resident.iter().map(Cta::poll_count);
        counts.max().unwrap_or(0)
    }

    #[cold]
    fn note_deadlock(&mut self) {
        let resident = self.resident.len() as u32;
        let waiting = self.not_started.len() as u32;
        for cta in &mut self.resident {
            cta.note_deadlock(self.launch, resident, waiting);
        }
    }

    /// The states that CTAs ran in, and their faults.
    fn finish(mut self) -> (Vec<Cta>, Vec<Fault>) {
        for cta in std::mem::take(&mut self.resident) {
            self.put_aside(cta);
        }
        self.faults.sort_by_key(|(number, _)| *number);
        let faults = self.faults.into_iter().flat_map(|(_, faults)| faults);
        (self.idle, faults.collect())
    }
}

/// What a turn of every resident CTA has come to.
enum Round {
    Progress,
    /// All wait.
    Nothing,
    /// One had to stop before its end.
    Fatal,
}
