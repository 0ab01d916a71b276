//! The numbered barriers of a CTA.

use crate::interp::order::View;
use crate::interp::report::FaultKind;

/// Barriers that the hardware has (PTX ISA, `bar.sync`).
const BARRIERS: u32 = 16;

/// The state of one barrier.
#[derive(Clone, Debug, Default)]
pub(crate) struct Barrier {
    /// The warps that wait.
    pub(crate) waiting: u32,
    /// The arrivals of warps, those that wait and others.
    pub(crate) arrivals: u32,
    /// The threads that it waits for, once a warp has arrived.
    pub(crate) threads: u32,
    /// What the warps know that have arrived and do not wait.
    pub(crate) released: Option<Box<View>>,
}

/// All barriers of a CTA.
#[derive(Debug)]
pub(crate) struct Barriers {
    cta_threads: u32,
    barriers: [Barrier; BARRIERS as usize],
}

impl Barriers {
    pub(crate) fn new(cta_threads: u32) -> Barriers {
        Barriers {
            cta_threads,
            barriers: Default::default(),
        }
    }

    /// Starts a CTA.
    pub(crate) fn restart(&mut self) {
        *self = Barriers::new(self.cta_threads);
    }

    /// The barrier for an arrival with a thread count.
    fn at(&mut self, barrier: u32, threads: u32) -> Result<&mut Barrier, FaultKind> {
        let cta_threads = self.cta_threads;
        let whole = threads == cta_threads
            || (threads.is_multiple_of(32) && (32..=cta_threads).contains(&threads));
        let state = self.barriers.get_mut(barrier as usize).filter(|_| whole);
        let state = state.ok_or(FaultKind::InvalidBarrier {
            barrier,
            threads,
            cta_threads,
        })?;
        if state.arrivals != 0 && state.threads != threads {
            return Err(FaultKind::BarrierMismatch {
                barrier,
                threads,
                expected: state.threads,
            });
        }
        state.threads = threads;
        state.arrivals += 1;
        Ok(state)
    }

    /// A warp arrives and waits. When it is the last one, gives the barrier as it is then.
    ///
    /// # Errors
    /// When there is no such barrier, or the warps disagree on the count.
    pub(crate) fn wait(
        &mut self,
        warp: u32,
        barrier: u32,
        threads: Option<u32>,
    ) -> Result<Option<Barrier>, FaultKind> {
        let threads = threads.unwrap_or(self.cta_threads);
        let state = self.at(barrier, threads)?;
        state.waiting |= 1 << warp;
        Ok(state.complete())
    }

    /// A warp arrives and goes on; `release` adds what it knows to the barrier.
    ///
    /// # Errors
    /// As [`Barriers::wait`].
    pub(crate) fn arrive(
        &mut self,
        barrier: u32,
        threads: u32,
        release: impl FnOnce(&mut Option<Box<View>>),
    ) -> Result<Option<Barrier>, FaultKind> {
        let state = self.at(barrier, threads)?;
        release(&mut state.released);
        Ok(state.complete())
    }

    /// The barriers that warps wait at, by number.
    pub(crate) fn open(&self) -> impl Iterator<Item = (u32, &Barrier)> {
        (0..)
            .zip(&self.barriers)
            .filter(|(_, barrier)| barrier.waiting != 0)
    }
}

impl Barrier {
    /// Starts over when all have arrived, and gives what the barrier was.
    fn complete(&mut self) -> Option<Barrier> {
        let complete = self.arrivals >= self.threads.div_ceil(32);
        complete.then(|| std::mem::take(self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A warp waits; the warps that may go on.
    fn wait(
        barriers: &mut Barriers,
        warp: u32,
        barrier: u32,
        threads: Option<u32>,
    ) -> Result<Option<u32>, FaultKind> {
        let complete = barriers.wait(warp, barrier, threads)?;
        Ok(complete.map(|barrier| barrier.waiting))
    }

    #[test]
    fn the_last_warp_opens_the_barrier() {
        let barriers = &mut Barriers::new(96);
        assert_eq!(wait(barriers, 0, 0, None), Ok(None));
        assert_eq!(wait(barriers, 2, 0, None), Ok(None));
        assert_eq!(wait(barriers, 1, 3, Some(32)), Ok(Some(0b010)));
        assert_eq!(wait(barriers, 1, 0, None), Ok(Some(0b111)));
        assert_eq!(barriers.open().count(), 0);
    }

    #[test]
    fn arrivals_count_but_do_not_wait() {
        let barriers = &mut Barriers::new(96);
        assert!(
            barriers
                .arrive(1, 64, |_| {})
                .is_ok_and(|open| open.is_none())
        );
        assert_eq!(barriers.open().count(), 0);
        assert_eq!(wait(barriers, 2, 1, Some(64)), Ok(Some(0b100)));
    }

    #[test]
    fn impossible_barriers_are_refused() {
        let barriers = &mut Barriers::new(64);
        for (barrier, threads) in [(16, 64), (1, 48), (1, 96), (1, 0)] {
            let refused = FaultKind::InvalidBarrier {
                barrier,
                threads,
                cta_threads: 64,
            };
            assert_eq!(wait(barriers, 0, barrier, Some(threads)), Err(refused));
        }
        assert_eq!(wait(barriers, 0, 1, Some(64)), Ok(None));
        let mismatch = FaultKind::BarrierMismatch {
            barrier: 1,
            threads: 32,
            expected: 64,
        };
        assert_eq!(wait(barriers, 1, 1, Some(32)), Err(mismatch));
    }
}
