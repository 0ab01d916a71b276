//! Asynchronous copies in flight.

use crate::interp::lane_mask::lanes_of;
use crate::isa::machine::WARP;

/// A copy from global to shared memory that a lane has started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Copy {
    pub(crate) lane: u32,
    /// The operation that started it.
    pub(crate) op: u32,
    /// Offset in shared memory.
    pub(crate) to: usize,
    /// Global address; zeros are copied if there is none.
    pub(crate) from: Option<u64>,
    pub(crate) bytes: usize,
    group: u32,
}

/// The copies of a warp's lanes, in groups for each lane.
#[derive(Debug, Default)]
pub(crate) struct Copies {
    /// In the order of their start.
    queue: Vec<Copy>,
    /// For each lane, the group that it is filling: the number of groups that it has closed.
    open: [u32; WARP],
}

impl Copies {
    pub(crate) fn clear(&mut self) {
        self.queue.clear();
        self.open = [0; WARP];
    }

    /// Adds a copy to its lane's open group.
    pub(crate) fn start(&mut self, lane: u32, op: u32, to: usize, from: Option<u64>, bytes: usize) {
        let group = self.open[lane as usize];
        self.queue.push(Copy {
            lane,
            op,
            to,
            from,
            bytes,
            group,
        });
    }

    /// Closes the open groups of the active lanes.
    pub(crate) fn commit(&mut self, active: u32) {
        lanes_of(active).for_each(|lane| self.open[lane] += 1);
    }

    /// Takes the copies of the active lanes that are not in their `pending` latest closed groups, nor
    /// in the open one.
    pub(crate) fn retire(&mut self, active: u32, pending: u32) -> Vec<Copy> {
        let open = self.open;
        let done = |copy: &Copy| {
            active >> copy.lane & 1 != 0
                && copy.group < open[copy.lane as usize].saturating_sub(pending)
        };
        let mut retired = Vec::with_capacity(self.queue.len());
        self.queue.retain(|copy| {
            let done = done(copy);
            if done {
                retired.push(*copy);
            }
            !done
        });
        retired
    }

    /// The copies that are still in flight.
    pub(crate) fn rest(&self) -> &[Copy] {
        &self.queue
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn started(copies: &mut Copies, lane: u32, to: usize) {
        copies.start(lane, 0, to, Some(0), 16);
    }

    #[test]
    fn groups_retire_in_order() {
        let mut copies = Copies::default();
        started(&mut copies, 0, 0);
        copies.commit(1);
        started(&mut copies, 0, 16);
        copies.commit(1);
        started(&mut copies, 0, 32);
        let to = |done: Vec<Copy>| done.iter().map(|copy| copy.to).collect::<Vec<_>>();
        assert_eq!(to(copies.retire(1, 2)), []);
        assert_eq!(to(copies.retire(1, 1)), [0]);
        assert_eq!(to(copies.retire(1, 0)), [16]);
        assert_eq!(copies.rest().len(), 1);
    }

    #[test]
    fn lanes_wait_for_their_own_groups() {
        let mut copies = Copies::default();
        started(&mut copies, 0, 0);
        started(&mut copies, 5, 16);
        copies.commit(0b10_0001);
        assert_eq!(copies.retire(0b10_0000, 0).len(), 1);
        assert_eq!(copies.rest()[0].lane, 0);
    }
}
