//! Loops in which a warp looks at a word until another has changed it.

use super::registers::Registers;
use crate::interp::lane_mask::lanes_of;
use crate::isa::machine::WARP;

/// What an atomic instruction of a warp has found.
#[derive(Debug)]
struct Poll {
    op: u32,
    lanes: u32,
    addresses: [u64; WARP],
    values: [u64; WARP],
    /// All registers, when it found the same again.
    registers: Option<u64>,
}

impl Poll {
    fn is(&self, lanes: u32, addresses: &[u64; WARP], values: &[u64; WARP]) -> bool {
        let same = |lane: usize| {
            (self.addresses[lane], self.values[lane]) == (addresses[lane], values[lane])
        };
        self.lanes == lanes && lanes_of(lanes).all(same)
    }
}

/// The atomic instructions of a warp that have found something, the last time that they ran.
#[derive(Debug, Default)]
pub(super) struct Polls {
    /// The latest last.
    polls: Vec<Poll>,
    /// Whether all registers were as the time before when the latest found the same.
    stuck: bool,
}

impl Polls {
    pub(super) fn clear(&mut self) {
        self.polls.clear();
        self.stuck = false;
    }

    /// Notes what an instruction finds. Whether it has found the same the last time.
    pub(super) fn note(
        &mut self,
        op: u32,
        lanes: u32,
        addresses: &[u64; WARP],
        values: &[u64; WARP],
        registers: &Registers,
    ) -> bool {
        let known = self.polls.iter().position(|poll| poll.op == op);
        let before = known.map(|index| self.polls.remove(index));
        let same = before.filter(|poll| poll.is(lanes, addresses, values));
        let again = same.is_some();
        let registers = again.then(|| registers.digest());
        self.stuck = again && same.is_some_and(|poll| poll.registers == registers);
        self.polls.push(Poll {
            op,
            lanes,
            addresses: *addresses,
            values: *values,
            registers,
        });
        again
    }

    /// What the latest has found, by address.
    pub(super) fn last(&self) -> impl Iterator<Item = (u64, u32)> {
        let last = self.polls.last();
        last.into_iter().flat_map(|poll| {
            lanes_of(poll.lanes).map(|lane| (poll.addresses[lane], poll.values[lane] as u32))
        })
    }

    /// Whether the latest has found the same in the same state.
    pub(super) fn is_stuck(&self) -> bool {
        self.stuck
    }

    pub(super) fn len(&self) -> usize {
        self.polls.len()
    }
}
