//! The barriers of a CTA.

use super::fault::FaultKind;

/// Barriers that the hardware has (PTX ISA, `bar.sync`).
const BARRIERS: u32 = 16;

/// The state of one barrier.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Barrier {
    /// The warps that wait.
    pub(super) arrived: u32,
    /// The threads that it waits for, while a warp waits.
    pub(super) threads: u32,
}

/// All barriers of a CTA.
#[derive(Debug)]
pub(super) struct Barriers {
    cta_threads: u32,
    barriers: [Barrier; BARRIERS as usize],
}

impl Barriers {
    pub(super) fn new(cta_threads: u32) -> Barriers {
        Barriers {
            cta_threads,
            barriers: [Barrier::default(); BARRIERS as usize],
        }
    }

    /// Starts a CTA.
    pub(super) fn restart(&mut self) {
        *self = Barriers::new(self.cta_threads);
    }

    /// A warp arrives. When it is the last one, gives the mask of all that may go on.
    ///
    /// # Errors
    /// When there is no such barrier, or the warps disagree on the count.
    pub(super) fn arrive(
        &mut self,
        warp: u32,
        barrier: u32,
        threads: Option<u32>,
    ) -> Result<Option<u32>, FaultKind> {
        let cta_threads = self.cta_threads;
        let whole = threads.is_none_or(|threads| {
            threads.is_multiple_of(32) && (32..=cta_threads).contains(&threads)
        });
        let threads = threads.unwrap_or(cta_threads);
        let state = self.barriers.get_mut(barrier as usize).filter(|_| whole);
        let state = state.ok_or(FaultKind::InvalidBarrier {
            barrier,
            threads,
            cta_threads,
        })?;
        if state.arrived != 0 && state.threads != threads {
            return Err(FaultKind::BarrierMismatch {
                barrier,
                threads,
                expected: state.threads,
            });
        }
        state.arrived |= 1 << warp;
        state.threads = threads;
        let complete = state.arrived.count_ones() >= threads.div_ceil(32);
        Ok(complete.then(|| std::mem::take(state).arrived))
    }

    /// The barriers that warps wait at, by number.
    pub(super) fn open(&self) -> impl Iterator<Item = (u32, Barrier)> {
        (0..)
            .zip(self.barriers)
            .filter(|(_, barrier)| barrier.arrived != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_warp_opens_the_barrier() {
        let mut barriers = Barriers::new(96);
        assert_eq!(barriers.arrive(0, 0, None), Ok(None));
        assert_eq!(barriers.arrive(2, 0, None), Ok(None));
        assert_eq!(barriers.arrive(1, 3, Some(32)), Ok(Some(0b010)));
        assert_eq!(barriers.arrive(1, 0, None), Ok(Some(0b111)));
        assert_eq!(barriers.open().count(), 0);
    }

    #[test]
    fn impossible_barriers_are_refused() {
        let mut barriers = Barriers::new(64);
        for (barrier, threads) in [(16, 64), (1, 48), (1, 96), (1, 0)] {
            let refused = FaultKind::InvalidBarrier {
                barrier,
                threads,
                cta_threads: 64,
            };
            assert_eq!(barriers.arrive(0, barrier, Some(threads)), Err(refused));
        }
        assert_eq!(barriers.arrive(0, 1, Some(64)), Ok(None));
        let mismatch = FaultKind::BarrierMismatch {
            barrier: 1,
            threads: 32,
            expected: 64,
        };
        assert_eq!(barriers.arrive(1, 1, Some(32)), Err(mismatch));
    }
}
