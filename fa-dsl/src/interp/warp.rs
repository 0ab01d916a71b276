//! A warp: registers, active lanes and control flow, kept so that it can stop at a barrier.

use super::WARP;
use super::copies::Copies;
use super::flat::{Program, Slot, Source, mask};
use super::flight::{Flight, Owner, Trespass};
use super::views::Lanes;

/// The lanes of a mask, ascending.
#[inline]
pub(super) fn lanes_of(mask: u32) -> impl Iterator<Item = usize> {
    let mut rest = mask;
    std::iter::from_fn(move || {
        let lane = rest.trailing_zeros() as usize;
        rest &= rest.wrapping_sub(1);
        (lane < WARP).then_some(lane)
    })
}

/// The registers of a warp, each with the lanes that have written it.
#[derive(Debug)]
pub(super) struct Registers {
    narrow: Vec<[u32; WARP]>,
    wide: Vec<[u64; WARP]>,
    narrow_written: Vec<u32>,
    wide_written: Vec<u32>,
    /// What warpgroup products do with them; only followed in kernels with asynchronous
    /// instructions.
    pub(super) flight: Option<Box<Flight>>,
}

impl Registers {
    fn new(program: &Program<'_>, sanitize: bool) -> Registers {
        Registers {
            narrow: vec![[0; WARP]; program.narrow],
            wide: vec![[0; WARP]; program.wide],
            narrow_written: vec![0; program.narrow],
            wide_written: vec![0; program.wide],
            flight: (program.asynchronous && sanitize)
                .then(|| Box::new(Flight::new(program.narrow))),
        }
    }

    /// Forgets what was written.
    fn clear(&mut self) {
        self.narrow_written.fill(0);
        self.wide_written.fill(0);
        if let Some(flight) = &mut self.flight {
            flight.clear();
        }
    }

    /// A product takes a register: nothing may read it.
    pub(super) fn lend(&mut self, register: u32, owner: Owner) {
        let readable = match &mut self.flight {
            Some(flight) => {
                flight.own(register, owner);
                0
            }
            None => super::ALL_LANES,
        };
        self.narrow_written[register as usize] = readable;
    }

    /// Products of groups under `group` are over: their registers may be read.
    pub(super) fn give_back(&mut self, group: u32) {
        if let Some(flight) = &mut self.flight {
            let written = &mut self.narrow_written;
            flight.retire(group, |register| {
                written[register as usize] = super::ALL_LANES;
            });
        }
    }

    /// The product in flight that owns a register.
    pub(super) fn owner(&self, slot: Slot) -> Option<Owner> {
        match (slot, &self.flight) {
            (Slot::Narrow(register), Some(flight)) => flight.owner(register),
            _ => None,
        }
    }

    /// The values of a register, whoever owns it.
    #[inline]
    pub(super) fn words(&mut self, register: u32) -> &mut [u32; WARP] {
        &mut self.narrow[register as usize]
    }

    /// A write since the last call that hit a register of a product in flight.
    #[inline]
    pub(super) fn take_trespass(&mut self) -> Option<Trespass> {
        self.flight.as_mut()?.take_trespass()
    }

    /// A source's values, zero-extended.
    #[inline]
    pub(super) fn read(&self, source: Source) -> [u64; WARP] {
        match source {
            Source::Slot(Slot::Narrow(slot)) => self.narrow[slot as usize].map(u64::from),
            Source::Slot(Slot::Wide(slot)) => self.wide[slot as usize],
            Source::Imm { bits, .. } => [bits; WARP],
        }
    }

    /// The lanes that have written a source.
    #[inline]
    pub(super) fn written(&self, source: Source) -> u32 {
        match source {
            Source::Slot(Slot::Narrow(slot)) => self.narrow_written[slot as usize],
            Source::Slot(Slot::Wide(slot)) => self.wide_written[slot as usize],
            Source::Imm { .. } => super::ALL_LANES,
        }
    }

    /// Writes the lanes in `active`.
    #[inline]
    pub(super) fn write(&mut self, slot: Slot, values: &[u64; WARP], active: u32) {
        match slot {
            Slot::Narrow(slot) => {
                let register = &mut self.narrow[slot as usize];
                if active == super::ALL_LANES {
                    *register = values.map(|value| value as u32);
                } else {
                    lanes_of(active).for_each(|lane| register[lane] = values[lane] as u32);
                }
                self.narrow_written[slot as usize] |= active;
                if let Some(flight) = &mut self.flight {
                    flight.note_write(slot);
                }
            }
            Slot::Wide(slot) => {
                let register = &mut self.wide[slot as usize];
                if active == super::ALL_LANES {
                    *register = *values;
                } else {
                    lanes_of(active).for_each(|lane| register[lane] = values[lane]);
                }
                self.wide_written[slot as usize] |= active;
            }
        }
    }
}

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
pub(super) enum Wait {
    Barrier {
        barrier: u32,
        /// The threads that it waits for; `None`: all of the CTA.
        threads: Option<u32>,
    },
    /// For nothing: it arrives at a barrier, which others may wait at.
    Arrival { barrier: u32, threads: u32 },
    /// The phases in [`Warp::awaited`].
    Mbarriers,
    /// That many groups of products, since the start, of its warpgroup.
    Products { groups: u32 },
}

/// A phase of an mbarrier that lanes wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Awaited {
    /// The mbarrier's number.
    pub(super) mbarrier: u32,
    pub(super) parity: u32,
    pub(super) lanes: u32,
}

/// A warp in the middle of its run.
#[derive(Debug)]
pub(super) struct Warp {
    pub(super) index: u32,
    /// The lanes that exist.
    pub(super) lanes: u32,
    /// The lanes that run the next operation.
    pub(super) active: u32,
    /// The next operation.
    pub(super) next: u32,
    pub(super) steps: u64,
    pub(super) waiting: Option<Wait>,
    pub(super) ended: bool,
    pub(super) registers: Registers,
    pub(super) copies: Copies,
    /// Bulk stores; what a copy is to is the number of the store.
    pub(super) stores: Copies,
    pub(super) awaited: Vec<Awaited>,
    frames: Vec<Frame>,
}

impl Warp {
    /// Warp `index` of a CTA of `threads` threads.
    pub(super) fn new(index: u32, threads: u32, program: &Program<'_>, sanitize: bool) -> Warp {
        let count = threads.saturating_sub(index * WARP as u32).min(WARP as u32);
        let lanes = super::ALL_LANES
            .checked_shr(WARP as u32 - count)
            .unwrap_or(0);
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
            awaited: Vec::new(),
            frames: Vec::new(),
        }
    }

    /// Goes back to the start, for another CTA.
    pub(super) fn restart(&mut self, program: &Program<'_>, words: &[u64]) {
        self.active = self.lanes;
        self.next = 0;
        self.steps = 0;
        self.waiting = None;
        self.ended = false;
        self.copies.clear();
        self.stores.clear();
        self.awaited.clear();
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
    pub(super) fn runs(&self) -> bool {
        !self.ended && self.waiting.is_none()
    }

    /// Some of its lanes, as one that knows of others sees them.
    pub(super) fn group(&self, lanes: u32) -> Lanes {
        match lanes == self.lanes {
            true => Lanes::Whole,
            false => Lanes::Some(lanes),
        }
    }

    /// The operation it runs, or waits in.
    pub(super) fn op(&self) -> u32 {
        self.next.saturating_sub(1)
    }

    /// Enters a branch.
    pub(super) fn split(&mut self, cond: &[u64; WARP], otherwise: u32) {
        let then = self.active & mask(cond);
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
    pub(super) fn switch(&mut self, end: u32) {
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
    pub(super) fn enter(&mut self) {
        self.frames.push(Frame {
            all: self.active,
            pending: 0,
        });
    }

    /// Leaves a branch or loop: all lanes that entered it go on.
    pub(super) fn join(&mut self) {
        if let Some(frame) = self.frames.pop() {
            self.active = frame.all;
        }
    }

    /// Stays in the loop with the lanes in `live`, or leaves it for `exit` when there are none.
    pub(super) fn test(&mut self, live: u32, exit: u32) {
        self.active &= live;
        if self.active == 0 {
            self.join();
            self.next = exit;
        }
    }
}
