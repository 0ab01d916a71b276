//! Who touched an element of global memory, packed in one word.

/// Segments that a visit can tell apart.
const SEGMENTS: u32 = (1 << 22) - 1;
/// The mark of memory between elements.
pub(super) const HOLE: u64 = u64::MAX;

/// A thread of the grid that touches an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Visit {
    /// The CTA, numbered with the first dimension fastest.
    pub(crate) block: u32,
    pub(crate) warp: u32,
    pub(crate) lane: u32,
    /// The warp's segment, from 0 at the start of the CTA.
    pub(crate) segment: u32,
    /// The operation.
    pub(crate) op: u32,
}

impl Visit {
    /// The segment of an access that is in flight: after all that others can know of.
    pub(crate) const IN_FLIGHT: u32 = 1 << 31;

    /// All but the operation in one word, never 0.
    pub(super) fn pack(self) -> u64 {
        let thread = u64::from(self.warp) << 27 | u64::from(self.lane) << 22;
        (u64::from(self.block) + 1) << 32 | thread | u64::from(self.segment.min(SEGMENTS))
    }

    pub(super) fn unpack(word: u64, op: u32) -> Option<Visit> {
        (word != 0 && word != HOLE).then(|| Visit {
            block: (word >> 32) as u32 - 1,
            warp: (word >> 27) as u32 & 31,
            lane: (word >> 22) as u32 & 31,
            segment: word as u32 & SEGMENTS,
            op,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VISIT: Visit = Visit {
        block: 3,
        warp: 31,
        lane: 7,
        segment: 12,
        op: 99,
    };

    #[test]
    fn visits_pack() {
        assert_eq!(Visit::unpack(VISIT.pack(), 99), Some(VISIT));
        let far = Visit {
            block: u32::MAX - 2,
            segment: u32::MAX,
            ..VISIT
        };
        assert_eq!(
            Visit::unpack(far.pack(), 99),
            Some(Visit {
                segment: SEGMENTS,
                ..far
            })
        );
        assert_eq!(Visit::unpack(0, 0), None);
    }
}
