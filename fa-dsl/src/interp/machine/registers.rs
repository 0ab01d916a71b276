//! The registers of a warp.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::program::{Program, Slot, Source};
use crate::interp::asynchronous::{Flight, Owner, Trespass};
use crate::interp::lane_mask::{ALL_LANES, lanes_of};
use crate::isa::Values;
use crate::isa::machine::WARP;

/// The registers of a warp, each with the lanes that have written it.
#[derive(Debug)]
pub(crate) struct Registers {
    narrow: Vec<[u32; WARP]>,
    wide: Vec<[u64; WARP]>,
    narrow_written: Vec<u32>,
    wide_written: Vec<u32>,
    /// What warpgroup products do with them; only followed in kernels with asynchronous
    /// instructions.
    pub(crate) flight: Option<Box<Flight>>,
}

impl Registers {
    pub(super) fn new(program: &Program<'_>, sanitize: bool) -> Registers {
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
    pub(super) fn clear(&mut self) {
        self.narrow_written.fill(0);
        self.wide_written.fill(0);
        if let Some(flight) = &mut self.flight {
            flight.clear();
        }
    }

    /// A hash of all values.
    pub(super) fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.narrow.hash(&mut hasher);
        self.wide.hash(&mut hasher);
        hasher.finish()
    }

    /// A product takes a register: nothing may read it.
    pub(crate) fn lend(&mut self, register: u32, owner: Owner) {
        let readable = match &mut self.flight {
            Some(flight) => {
                flight.own(register, owner);
                0
            }
            None => ALL_LANES,
        };
        self.narrow_written[register as usize] = readable;
    }

    /// Products of groups under `group` are over: their registers may be read.
    pub(crate) fn give_back(&mut self, group: u32) {
        if let Some(flight) = &mut self.flight {
            let written = &mut self.narrow_written;
            flight.retire(group, |register| {
                written[register as usize] = ALL_LANES;
            });
        }
    }

    /// The product in flight that owns a register.
    pub(crate) fn owner(&self, slot: Slot) -> Option<Owner> {
        match (slot, &self.flight) {
            (Slot::Narrow(register), Some(flight)) => flight.owner(register),
            _ => None,
        }
    }

    /// The values of a register, whoever owns it.
    #[inline]
    pub(crate) fn words(&mut self, register: u32) -> &mut [u32; WARP] {
        &mut self.narrow[register as usize]
    }

    /// A write since the last call that hit a register of a product in flight.
    #[inline]
    pub(crate) fn take_trespass(&mut self) -> Option<Trespass> {
        self.flight.as_mut()?.take_trespass()
    }

    /// A source's values, zero-extended.
    #[inline]
    pub(crate) fn read(&self, source: Source) -> [u64; WARP] {
        match source {
            Source::Slot(Slot::Narrow(slot)) => {
                let mut values = [0; WARP];
                let words = &self.narrow[slot as usize];
                for (value, word) in values.iter_mut().zip(words) {
                    *value = u64::from(*word);
                }
                values
            }
            Source::Slot(Slot::Wide(slot)) => self.wide[slot as usize],
            Source::Imm { bits, .. } => [bits; WARP],
        }
    }

    /// The lanes that have written a source.
    #[inline]
    pub(crate) fn written(&self, source: Source) -> u32 {
        match source {
            Source::Slot(Slot::Narrow(slot)) => self.narrow_written[slot as usize],
            Source::Slot(Slot::Wide(slot)) => self.wide_written[slot as usize],
            Source::Imm { .. } => ALL_LANES,
        }
    }

    /// The values of a source where they are; those of an immediate are in `splat`.
    #[inline]
    pub(crate) fn values<'a>(&'a self, source: Source, splat: &'a mut Splat) -> Values<'a> {
        match source {
            Source::Slot(Slot::Narrow(slot)) => Values::Narrow(&self.narrow[slot as usize]),
            Source::Slot(Slot::Wide(slot)) => Values::Wide(&self.wide[slot as usize]),
            Source::Imm { bits, wide } => splat.fill(bits, wide),
        }
    }

    /// Writes the lanes in `active`.
    #[inline]
    pub(crate) fn write(&mut self, slot: Slot, values: &[u64; WARP], active: u32) {
        match slot {
            Slot::Narrow(_) => {
                let mut words = [0; WARP];
                for (word, value) in words.iter_mut().zip(values) {
                    *word = *value as u32;
                }
                self.write_narrow(slot, &words, active);
            }
            Slot::Wide(_) => self.write_wide(slot, values, active),
        }
    }

    /// As [`Self::write`], of a register that is narrow.
    #[inline]
    pub(crate) fn write_narrow(&mut self, slot: Slot, values: &[u32; WARP], active: u32) {
        let Slot::Narrow(slot) = slot else {
            unreachable!("a wide register is written with narrow values");
        };
        put(&mut self.narrow[slot as usize], values, active);
        self.narrow_written[slot as usize] |= active;
        if let Some(flight) = &mut self.flight {
            flight.note_write(slot);
        }
    }

    /// As [`Self::write`], of a register that is wide.
    #[inline]
    pub(crate) fn write_wide(&mut self, slot: Slot, values: &[u64; WARP], active: u32) {
        let Slot::Wide(slot) = slot else {
            unreachable!("a narrow register is written with wide values");
        };
        put(&mut self.wide[slot as usize], values, active);
        self.wide_written[slot as usize] |= active;
    }
}

#[inline]
fn put<T: Copy>(register: &mut [T; WARP], values: &[T; WARP], active: u32) {
    if active == ALL_LANES {
        *register = *values;
    } else {
        lanes_of(active).for_each(|lane| register[lane] = values[lane]);
    }
}

/// Room for an immediate in every lane.
#[derive(Debug)]
pub(crate) enum Splat {
    Empty,
    Narrow([u32; WARP]),
    Wide([u64; WARP]),
}

impl Splat {
    #[inline]
    fn fill(&mut self, bits: u64, wide: bool) -> Values<'_> {
        *self = match wide {
            true => Splat::Wide([bits; WARP]),
            false => Splat::Narrow([bits as u32; WARP]),
        };
        match self {
            Splat::Wide(values) => Values::Wide(values),
            Splat::Narrow(values) => Values::Narrow(values),
            Splat::Empty => Values::Narrow(&[0; WARP]),
        }
    }
}
