//! The mbarriers of a CTA.

use crate::interp::order::{Agent, Clocks, Stamp, Thread, View};
use crate::interp::report::MbarrierMisuse;

/// Size and alignment of an mbarrier.
pub(crate) const MBARRIER_BYTES: u32 = 8;
/// The most arrivals of a phase (PTX ISA, "Size and alignment of mbarrier object").
const MAX_ARRIVALS: u32 = (1 << 20) - 1;
/// The most bytes that a phase can wait for (PTX ISA, "Tracking asynchronous operations").
const MAX_BYTES: i64 = (1 << 20) - 1;

/// One mbarrier.
#[derive(Debug)]
pub(crate) struct Mbarrier {
    /// Where it lies.
    pub(crate) offset: u64,
    /// Arrivals of each phase.
    count: u32,
    /// Arrivals that the open phase still needs.
    pub(crate) arrivals: u32,
    /// Bytes that it still needs; negative when copies land before they are expected.
    pub(crate) bytes: i64,
    /// Bytes of copies that count towards the open phase and have not landed.
    in_flight: u64,
    /// Who made it.
    pub(crate) made: Stamp,
    agent: Agent,
    /// What the threads know that have arrived: in the open phase, and in all earlier ones.
    open: View,
    done: View,
}

/// The mbarriers of a CTA, in the order in which they were made.
#[derive(Debug, Default)]
pub(crate) struct Mbarriers {
    list: Vec<Mbarrier>,
}

impl Mbarriers {
    pub(crate) fn clear(&mut self) {
        self.list.clear();
    }

    /// The number of the mbarrier at an offset.
    pub(crate) fn find(&self, offset: u64) -> Option<u32> {
        let found = self
            .list
            .iter()
            .position(|mbarrier| mbarrier.offset == offset);
        found.map(|index| index as u32)
    }

    #[inline]
    pub(crate) fn get(&self, index: u32) -> &Mbarrier {
        &self.list[index as usize]
    }

    /// Makes an mbarrier at an offset.
    ///
    /// # Errors
    /// When the count is out of range, there is one already, or there are too many.
    pub(crate) fn make(
        &mut self,
        clocks: &Clocks,
        thread: Thread,
        offset: u64,
        count: u32,
    ) -> Result<(), MbarrierMisuse> {
        if !(1..=MAX_ARRIVALS).contains(&count) {
            let max = MAX_ARRIVALS;
            return Err(MbarrierMisuse::Count { count, max });
        }
        if self.find(offset).is_some() {
            return Err(MbarrierMisuse::InitializedTwice);
        }
        let (index, max) = (self.list.len(), Agent::MBARRIERS);
        if index == max {
            return Err(MbarrierMisuse::TooMany { max });
        }
        self.list.push(Mbarrier {
            offset,
            count,
            arrivals: count,
            bytes: 0,
            in_flight: 0,
            made: Stamp::new(clocks.segment(thread.warp), thread),
            agent: Agent::Mbarrier(index as u32),
            open: clocks.blank(),
            done: clocks.blank(),
        });
        Ok(())
    }

    /// The open phase waits for more bytes.
    pub(crate) fn expect(&mut self, index: u32, bytes: u32) -> Result<(), MbarrierMisuse> {
        let mbarrier = &mut self.list[index as usize];
        mbarrier.bytes += i64::from(bytes);
        match mbarrier.bytes > MAX_BYTES {
            true => Err(MbarrierMisuse::Bytes {
                bytes: mbarrier.bytes,
                max: MAX_BYTES,
            }),
            false => Ok(()),
        }
    }

    /// Threads arrive; `release` adds what they know.
    pub(crate) fn arrive(
        &mut self,
        clocks: &mut Clocks,
        index: u32,
        release: impl FnOnce(&mut Clocks, &mut View),
    ) -> Result<(), MbarrierMisuse> {
        let mbarrier = &mut self.list[index as usize];
        if mbarrier.arrivals == 0 {
            let count = mbarrier.count;
            return Err(MbarrierMisuse::Overflow { count });
        }
        release(clocks, &mut mbarrier.open);
        mbarrier.arrivals -= 1;
        mbarrier.try_complete(clocks)
    }

    /// A copy that counts towards the open phase starts. Gives the copy engine's clock.
    pub(crate) fn start(&mut self, clocks: &Clocks, index: u32, bytes: u64) -> (Agent, u32) {
        let mbarrier = &mut self.list[index as usize];
        mbarrier.in_flight += bytes;
        (mbarrier.agent, clocks.now(mbarrier.agent))
    }

    /// A copy that counts towards the open phase has landed.
    pub(crate) fn land(
        &mut self,
        clocks: &mut Clocks,
        index: u32,
        bytes: u64,
    ) -> Result<(), MbarrierMisuse> {
        let mbarrier = &mut self.list[index as usize];
        mbarrier.in_flight = mbarrier.in_flight.saturating_sub(bytes);
        mbarrier.bytes -= bytes as i64;
        mbarrier.try_complete(clocks)
    }

    /// What a wait for a phase parity learns, when the phase has completed.
    pub(crate) fn completed(&self, clocks: &Clocks, index: u32, parity: u32) -> Option<&View> {
        let mbarrier = &self.list[index as usize];
        let open = clocks.ended(mbarrier.agent) & 1;
        (open != parity & 1).then_some(&mbarrier.done)
    }
}

impl Mbarrier {
    /// Ends the open phase when nothing is missing.
    fn try_complete(&mut self, clocks: &mut Clocks) -> Result<(), MbarrierMisuse> {
        if self.arrivals != 0 || self.bytes != 0 {
            return Ok(());
        }
        clocks.advance(self.agent);
        self.arrivals = self.count;
        self.done.join(&self.open);
        self.open = clocks.blank();
        self.done.known[self.agent.index()] = clocks.now(self.agent);
        match std::mem::take(&mut self.in_flight) {
            0 => Ok(()),
            bytes => Err(MbarrierMisuse::EarlyPhase { bytes }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREAD: Thread = Thread {
        warp: 0,
        lane: 0,
        op: 0,
    };

    fn made(clocks: &Clocks, count: u32) -> Mbarriers {
        let mut mbarriers = Mbarriers::default();
        mbarriers.make(clocks, THREAD, 64, count).unwrap();
        mbarriers
    }

    #[test]
    fn phases_need_arrivals_and_bytes() {
        let mut clocks = Clocks::new(1);
        let mut mbarriers = made(&clocks, 2);
        assert_eq!(mbarriers.find(64), Some(0));
        assert_eq!(mbarriers.find(72), None);
        // The phase before the first one counts as complete.
        let done = |mbarriers: &Mbarriers, clocks: &Clocks| {
            [0, 1].map(|parity| mbarriers.completed(clocks, 0, parity).is_some())
        };
        assert_eq!(done(&mbarriers, &clocks), [false, true]);
        mbarriers.expect(0, 96).unwrap();
        mbarriers.start(&clocks, 0, 96);
        for _ in 0..2 {
            mbarriers.arrive(&mut clocks, 0, |_, _| {}).unwrap();
        }
        assert_eq!(done(&mbarriers, &clocks), [false, true]);
        let overflow = Err(MbarrierMisuse::Overflow { count: 2 });
        assert_eq!(mbarriers.arrive(&mut clocks, 0, |_, _| {}), overflow);
        mbarriers.land(&mut clocks, 0, 96).unwrap();
        assert_eq!(done(&mbarriers, &clocks), [true, false]);
        assert_eq!(mbarriers.get(0).arrivals, 2);
    }

    #[test]
    fn a_phase_does_not_end_before_its_copies() {
        let mut clocks = Clocks::new(1);
        let mut mbarriers = made(&clocks, 1);
        mbarriers.start(&clocks, 0, 96);
        let early = Err(MbarrierMisuse::EarlyPhase { bytes: 96 });
        assert_eq!(mbarriers.arrive(&mut clocks, 0, |_, _| {}), early);
    }

    #[test]
    fn limits() {
        let clocks = Clocks::new(1);
        let mut mbarriers = made(&clocks, 1);
        let twice = Err(MbarrierMisuse::InitializedTwice);
        assert_eq!(mbarriers.make(&clocks, THREAD, 64, 1), twice);
        for count in [0, 1 << 20] {
            let refused = MbarrierMisuse::Count {
                count,
                max: MAX_ARRIVALS,
            };
            assert_eq!(mbarriers.make(&clocks, THREAD, 72, count), Err(refused));
        }
        assert!(mbarriers.expect(0, 1 << 19).is_ok());
        assert!(matches!(
            mbarriers.expect(0, 1 << 19),
            Err(MbarrierMisuse::Bytes { .. })
        ));
    }
}
