//! A warp: active lanes and control flow, kept so that it can stop at a barrier.

use super::polls::Polls;
use super::program::Program;
use super::registers::Registers;
use crate::interp::asynchronous::Copies;
use crate::interp::lane_mask::{ALL_LANES, lanes_where};
use crate::interp::order::LaneSet;
use crate::isa::machine::WARP;

/// An open branch or loop.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// The lanes that go on after it.
    all: u32,
    /// The lanes that still have the other side of a branch to run.
    pending: u32,
}

/// What a warp waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wait {
    Barrier {
        barrier: u32,
        /// The threads that it waits for; `None`: all of the CTA.
        threads: Option<u32>,
    },
    /// Nothing: it only arrives at a barrier at which others may wait.
    Arrival { barrier: u32, threads: u32 },
    /// The phases in [`Warp::awaited`].
    Mbarriers,
    /// So many groups of products, counted from the start, of each warp of its warpgroup.
    Products { groups: u32 },
    /// A change of one of the words that it has found unchanged: see [`Warp::polled`].
    Change,
    /// The next turn of its CTA.
    Turn,
}

/// A phase of an mbarrier that lanes wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Awaited {
    /// The mbarrier's number.
    pub(crate) mbarrier: u32,
    pub(crate) parity: u32,
    pub(crate) lanes: u32,
}

/// A warp in the middle of its run.
#[derive(Debug)]
pub(crate) struct Warp {
    pub(crate) index: u32,
    /// The lanes that exist.
    pub(crate) lanes: u32,
    /// The lanes that run the next operation.
    pub(crate) active: u32,
    /// The next operation.
    pub(crate) next: u32,
    pub(crate) steps: u64,
    pub(crate) waiting: Option<Wait>,
    pub(crate) ended: bool,
    pub(crate) registers: Registers,
    pub(crate) copies: Copies,
    /// Bulk stores; `to` of each is the number of the store.
    pub(crate) stores: Copies,
    /// Those that update global memory and are not known to be complete; `from` of each is where they do.
    pub(crate) updates: Copies,
    pub(crate) awaited: Vec<Awaited>,
    polls: Polls,
    frames: Vec<Frame>,
}

impl Warp {
    /// Warp `index` of a CTA of `threads` threads.
    pub(crate) fn new(index: u32, threads: u32, program: &Program<'_>, sanitize: bool) -> Warp {
        let count = threads.saturating_sub(index * WARP as u32).min(WARP as u32);
        let lanes = ALL_LANES.checked_shr(WARP as u32 - count).unwrap_or(0);
        Warp {
            index,
            lanes,
            active: lanes,
            next: 0,
            steps: 0,
            waiting: None,
            ended: false,
            registers: Registers::new(program, sanitize),
            copies: Copies::default(),
            stores: Copies::default(),
            updates: Copies::default(),
            awaited: Vec::new(),
            polls: Polls::default(),
            frames: Vec::new(),
        }
    }

    /// Goes back to the start, for another CTA.
    pub(crate) fn restart(&mut self, program: &Program<'_>, words: &[u64]) {
        self.active = self.lanes;
        self.next = 0;
        self.steps = 0;
        self.waiting = None;
        self.ended = false;
        self.copies.clear();
        self.stores.clear();
        self.updates.clear();
        self.awaited.clear();
        self.polls.clear();
        self.frames.clear();
        self.registers.clear();
        for (param, &word) in program.kernel.params.iter().zip(words) {
            let unused = 64 - 8 * program.kernel.reg(param.reg).ty.bytes();
            let value = word << unused >> unused;
            self.registers
                .write(program.slot(param.reg), &[value; WARP], self.lanes);
        }
    }

    /// Whether it can take a step.
    pub(crate) fn runs(&self) -> bool {
        !self.ended && self.waiting.is_none()
    }

    /// Some of its lanes, as clocks take them.
    pub(crate) fn lane_set(&self, lanes: u32) -> LaneSet {
        match lanes == self.lanes {
            true => LaneSet::Whole,
            false => LaneSet::Some(lanes),
        }
    }

    /// The operation it runs, or waits in.
    pub(crate) fn op(&self) -> u32 {
        self.next.saturating_sub(1)
    }

    /// Notes what an atomic instruction has found, and whether that is what it found the last time.
    pub(crate) fn finds_again(&mut self, addresses: &[u64; WARP], values: &[u64; WARP]) -> bool {
        let (op, lanes) = (self.op(), self.active);
        self.polls
            .note(op, lanes, addresses, values, &self.registers)
    }

    /// The words, by address, that the last atomic instruction has found unchanged.
    pub(crate) fn polled(&self) -> impl Iterator<Item = (u64, u32)> {
        self.polls.last()
    }

    /// Whether it waits for a change, in a loop that has come back to where it was.
    pub(crate) fn is_stuck(&self) -> bool {
        self.waiting == Some(Wait::Change) && self.polls.is_stuck()
    }

    /// How many instructions of it have found words unchanged.
    pub(crate) fn poll_count(&self) -> usize {
        self.polls.len()
    }

    /// Enters a branch.
    pub(crate) fn split(&mut self, cond: &[u64; WARP], otherwise: u32) {
        let then = self.active & lanes_where(cond);
        let pending = self.active & !then;
        self.frames.push(Frame {
            all: self.active,
            pending,
        });
        self.active = then;
        if then == 0 {
            self.second_side(otherwise);
        }
    }

    /// Ends the first side of a branch. The second one is next.
    pub(crate) fn switch(&mut self, end: u32) {
        if self.frames.last().is_some_and(|frame| frame.pending != 0) {
            self.second_side(self.next);
        } else {
            self.next = end;
        }
    }

    fn second_side(&mut self, start: u32) {
        if let Some(frame) = self.frames.last_mut() {
            self.active = std::mem::take(&mut frame.pending);
        }
        self.next = start;
    }

    /// Enters a loop.
    pub(crate) fn enter(&mut self) {
        self.frames.push(Frame {
            all: self.active,
            pending: 0,
        });
    }

    /// Leaves a branch or loop: all lanes that entered it go on.
    pub(crate) fn join(&mut self) {
        if let Some(frame) = self.frames.pop() {
            self.active = frame.all;
        }
    }

    /// Stays in the loop with the lanes in `live`, or leaves it for `exit` when there are none.
    pub(crate) fn test(&mut self, live: u32, exit: u32) {
        self.active &= live;
        if self.active == 0 {
            self.join();
            self.next = exit;
        }
    }
}
