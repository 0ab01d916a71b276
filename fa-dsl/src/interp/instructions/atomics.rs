//! Atomic accesses to global memory, and their fence.

use crate::interp::lane_mask::lanes_of;
use crate::interp::machine::{Lanes, Launch, Wait, Warp};
use crate::interp::memory::{Outputs, Visit};
use crate::interp::order::{GridView, LaneSet, Thread};
use crate::interp::report::{Access, FaultKind};
use crate::isa::machine::{Atomics, Order, Space, WARP};

/// Bytes of a word.
const WORD: u32 = 4;

/// What an atomic instruction does to a word.
#[derive(Clone, Copy)]
enum Step {
    Load,
    Store(u32),
    Update(fn(u32, u32) -> u32, u32),
}

impl Step {
    fn reads(self) -> bool {
        !matches!(self, Step::Store(_))
    }

    fn writes(self) -> bool {
        !matches!(self, Step::Load)
    }

    /// The word afterwards.
    fn apply(self, old: u32) -> u32 {
        match self {
            Step::Load => old,
            Step::Store(value) => value,
            Step::Update(update, value) => update(old, value),
        }
    }
}

impl Atomics for Lanes<'_> {
    fn atomic_load(&mut self, addresses: &[u64; WARP], order: Order) -> [u64; WARP] {
        self.access_words(addresses, 1, order, |_, _| Step::Load)
    }

    fn atomic_store(&mut self, addresses: &[u64; WARP], values: &[u64; WARP], order: Order) {
        self.access_words(addresses, 1, order, |_, lane| {
            Step::Store(values[lane] as u32)
        });
    }

    fn atomic_update(
        &mut self,
        addresses: &[u64; WARP],
        values: &[[u64; WARP]],
        order: Order,
        update: fn(u32, u32) -> u32,
    ) -> [u64; WARP] {
        self.access_words(addresses, values.len() as u32, order, |word, lane| {
            Step::Update(update, values[word][lane] as u32)
        })
    }

    /// As two words, between whose additions nobody comes.
    fn atomic_add_wide(&mut self, addresses: &[u64; WARP], values: &[u64; WARP]) {
        let bytes = 2 * WORD;
        self.count_global(addresses, bytes);
        for lane in self.lanes_in_turn() {
            let (thread, address, value) = (self.thread(lane), addresses[lane], values[lane]);
            if !self.check(Access::Atomic, Space::Global, thread, address, bytes) {
                continue;
            }
            let mut add = |address, value| {
                let step = Step::Update(u32::wrapping_add, value);
                self.access_word(thread, address, Order::Relaxed, step)
            };
            let (low, high) = (value as u32, (value >> 32) as u32);
            let (old, _) = add(address, low);
            let (_, carry) = old.overflowing_add(low);
            add(address + u64::from(WORD), high.wrapping_add(carry.into()));
        }
    }

    fn fence_gpu(&mut self) {
        for lane in lanes_of(self.active()) {
            let thread = (self.warp.index, lane as u32);
            let seen = self.core.fences.take_seen(thread);
            self.adopt(lane, &seen);
            let released = self.publish(lane);
            self.core.fences.release(thread, released);
        }
    }
}

impl Lanes<'_> {
    /// Accesses `words` neighbouring words from each active lane's address on. Gives the first ones
    /// as they were before.
    fn access_words(
        &mut self,
        addresses: &[u64; WARP],
        words: u32,
        order: Order,
        step: impl Fn(usize, usize) -> Step,
    ) -> [u64; WARP] {
        self.count_global(addresses, words * WORD);
        let (mut before, mut changed) = ([0; WARP], false);
        for lane in self.lanes_in_turn() {
            let (thread, address) = (self.thread(lane), addresses[lane]);
            if !self.check(Access::Atomic, Space::Global, thread, address, words * WORD) {
                continue;
            }
            for word in 0..words {
                let address = address + u64::from(word * WORD);
                let (old, new) =
                    self.access_word(thread, address, order, step(word as usize, lane));
                changed |= old != new;
                if word == 0 {
                    before[lane] = u64::from(old);
                }
            }
        }
        let gives = !self.call.dsts.is_empty();
        if gives && !changed && self.warp.finds_again(addresses, &before) {
            self.warp.waiting = Some(Wait::Change);
        } else if self
            .core
            .shuffle
            .as_mut()
            .is_some_and(|it| it.below(2) == 0)
        {
            self.warp.waiting = Some(Wait::Turn);
        }
        before
    }

    /// The copy engine's update of a word whose address has been checked. It is in flight until the thread has waited for it.
    pub(super) fn update_word(
        &mut self,
        thread: Thread,
        address: u64,
        value: u32,
        update: fn(u32, u32) -> u32,
    ) {
        let visit = Visit {
            segment: Visit::IN_FLIGHT,
            ..self.visit(thread)
        };
        let step = Step::Update(update, value);
        self.access_word_at(thread, visit, address, Order::Relaxed, step);
    }

    /// The active lanes, in the order in which they access memory: any order is right.
    pub(super) fn lanes_in_turn(&mut self) -> impl Iterator<Item = usize> + use<> {
        let (active, shuffle) = (self.active(), &mut self.core.shuffle);
        let mix = shuffle.as_mut().map_or(0, |it| it.below(WARP));
        let lanes = (0..WARP).map(move |number| number ^ mix);
        lanes.filter(move |lane| active >> lane & 1 != 0)
    }

    /// One thread's access to a word whose address has been checked: the word before and after.
    fn access_word(
        &mut self,
        thread: Thread,
        address: u64,
        order: Order,
        step: Step,
    ) -> (u32, u32) {
        self.access_word_at(thread, self.visit(thread), address, order, step)
    }

    /// As [`Self::access_word`]; `visit` is what is remembered of it.
    fn access_word_at(
        &mut self,
        thread: Thread,
        visit: Visit,
        address: u64,
        order: Order,
        step: Step,
    ) -> (u32, u32) {
        let launch = self.launch;
        let Some((allocation, offset)) = launch.memory.find(address, u64::from(WORD)) else {
            return (0, 0);
        };
        if let Some(outputs) = &launch.outputs {
            let written = allocation.is_written(offset as usize, WORD as usize);
            let blank = !written || outputs.is_blank_scratch(address, u64::from(WORD));
            if step.reads() && blank {
                self.unwritten(Access::Atomic, thread, address, WORD);
            }
            if !self.order_word(outputs, (thread, visit), address, order, step) {
                return (0, 0);
            }
        }
        let old = allocation.load_word(offset as usize);
        let new = step.apply(old);
        if step.writes() {
            allocation.store(offset as usize, &new.to_le_bytes());
        }
        (old, new)
    }

    /// Checks an access to a word against earlier ones, and acquires and releases what `order` says.
    /// False if the kernel must not write it.
    fn order_word(
        &mut self,
        outputs: &Outputs,
        (thread, visit): (Thread, Visit),
        address: u64,
        order: Order,
        step: Step,
    ) -> bool {
        let clash = |hazard, earlier| self.output_clash(thread, address, hazard, earlier, false);
        let Some(seen) = outputs.access(address, visit, step.writes(), clash) else {
            if step.writes() {
                let at = self.location(Space::Global, address);
                self.fault(thread, FaultKind::NotWritable { at, bytes: WORD }, None);
            }
            return !step.writes();
        };
        if step.reads() {
            self.see(thread, order, &seen);
        }
        if step.writes() {
            let released = self.released(thread, order);
            outputs.release(address, released, step.reads());
        }
        true
    }

    /// A thread sees what others have released: an acquire learns it, else a later fence may.
    fn see(&mut self, thread: Thread, order: Order, released: &GridView) {
        match order.acquires() {
            true => self.adopt(thread.lane as usize, released),
            false => {
                let fences = &mut self.core.fences;
                fences.see((thread.warp, thread.lane), released);
            }
        }
    }

    /// What a thread's write releases.
    fn released(&mut self, thread: Thread, order: Order) -> GridView {
        match order.releases() {
            true => self.publish(thread.lane as usize),
            false => self.core.fences.released((thread.warp, thread.lane)),
        }
    }

    fn adopt(&mut self, lane: usize, released: &GridView) {
        let lanes = LaneSet::Some(1 << lane);
        let (block, clocks) = (self.core.number, &mut self.core.clocks);
        clocks.adopt(block, self.warp.index, lanes, released);
    }

    fn publish(&mut self, lane: usize) -> GridView {
        let lanes = LaneSet::Some(1 << lane);
        let (block, clocks) = (self.core.number, &mut self.core.clocks);
        clocks.publish(block, self.warp.index, lanes)
    }
}

/// Whether a word has changed that a warp has found unchanged.
pub(crate) fn has_changed(launch: &Launch<'_>, warp: &Warp) -> bool {
    warp.polled().any(|(address, value)| {
        let found = launch.memory.find(address, u64::from(WORD));
        found.is_some_and(|(allocation, offset)| allocation.load_word(offset as usize) != value)
    })
}
