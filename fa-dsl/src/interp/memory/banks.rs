//! Costs of memory accesses: wavefronts of shared memory, sectors of global memory.

use crate::interp::lane_mask::lanes_of;
use crate::isa::machine::WARP;

/// Banks of shared memory, one 4-byte word wide each.
const BANKS: usize = 32;
/// The end of a list of words.
const NONE: usize = usize::MAX;
/// log2 of the size of a sector of global memory.
const SECTOR_BITS: u32 = 5;

/// Passes over shared memory that one instruction takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wavefronts {
    pub(crate) actual: u64,
    /// One for each phase that has an active lane.
    pub(crate) ideal: u64,
}

/// The passes of an access of `bytes` bytes in each active lane.
///
/// Lanes are served in phases: all 32 at once for up to 4 bytes, 16 for 8 bytes, 8 for 16 bytes. A
/// phase takes as many passes as it needs distinct words of its most crowded bank.
pub(crate) fn wavefronts(addresses: &[u64; WARP], active: u32, bytes: u32) -> Wavefronts {
    let lanes = match bytes {
        0..=4 => 32,
        8 => 16,
        _ => 8,
    };
    let words = u64::from(bytes).div_ceil(4);
    let mut sum = Wavefronts::default();
    for first in (0..WARP).step_by(lanes) {
        let phase = &addresses[first..first + lanes];
        let mask = active >> first & (u32::MAX >> (32 - lanes));
        if mask != 0 {
            sum.ideal += 1;
            sum.actual += passes(phase, mask, words);
        }
    }
    sum
}

/// The passes of one phase.
fn passes(phase: &[u64], mask: u32, words: u64) -> u64 {
    let mut taken = 0_u32;
    let mut word_of = [0; BANKS];
    for lane in lanes_of(mask) {
        for word in 0..words {
            let word = (phase[lane] >> 2) + word;
            let bank = word as usize % BANKS;
            if taken >> bank & 1 == 0 {
                taken |= 1 << bank;
                word_of[bank] = word;
            } else if word_of[bank] != word {
                return crowded_passes(phase, mask, words);
            }
        }
    }
    1
}

/// The passes of a phase with conflicts.
#[cold]
fn crowded_passes(phase: &[u64], mask: u32, words: u64) -> u64 {
    // The distinct words of each bank, as lists in the same array: a phase has no more than 32 words.
    let (mut words_of, mut next, mut count) = ([0; BANKS], [NONE; BANKS], 0);
    let (mut first, mut lengths) = ([NONE; BANKS], [0_u64; BANKS]);
    for lane in lanes_of(mask) {
        for word in 0..words {
            let word = (phase[lane] >> 2) + word;
            let bank = word as usize % BANKS;
            let mut at = first[bank];
            while at != NONE && words_of[at] != word {
                at = next[at];
            }
            if at == NONE {
                (words_of[count], next[count]) = (word, first[bank]);
                first[bank] = count;
                count += 1;
                lengths[bank] += 1;
            }
        }
    }
    lengths.into_iter().max().unwrap_or(0)
}

/// Distinct 32-byte sectors of an access that crosses none.
pub(crate) fn sectors(addresses: &[u64; WARP], active: u32) -> u64 {
    let (mut seen, mut count) = ([0; WARP], 0);
    for lane in lanes_of(active) {
        let sector = addresses[lane] >> SECTOR_BITS;
        // Neighbours usually share a sector: search from the latest.
        if !seen[..count].iter().rev().any(|&other| other == sector) {
            seen[count] = sector;
            count += 1;
        }
    }
    count as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(bytes: u32, address: impl Fn(u64) -> u64) -> (u64, u64) {
        let addresses = std::array::from_fn(|lane| address(lane as u64));
        let sum = wavefronts(&addresses, u32::MAX, bytes);
        (sum.actual, sum.ideal)
    }

    #[test]
    fn words() {
        assert_eq!(count(4, |lane| 4 * lane), (1, 1));
        assert_eq!(count(4, |lane| 8 * lane), (2, 1));
        assert_eq!(count(4, |lane| 128 * lane), (32, 1));
        assert_eq!(count(4, |_| 64), (1, 1));
        assert_eq!(count(2, |lane| 2 * lane), (1, 1));
        assert_eq!(count(4, |lane| 132 * lane), (1, 1));
    }

    #[test]
    fn vectors_are_served_in_phases() {
        assert_eq!(count(16, |lane| 16 * lane), (4, 4));
        assert_eq!(count(8, |lane| 8 * lane), (2, 2));
        // Rows of 128 bytes, as an unswizzled tile of 64 f16: 8 lanes of a phase on 4 banks.
        assert_eq!(count(16, |lane| 128 * lane), (32, 4));
        // The same, swizzled by the row.
        assert_eq!(count(16, |lane| 128 * lane + 16 * (lane % 8)), (4, 4));
    }

    #[test]
    fn inactive_lanes_cost_nothing() {
        let addresses = std::array::from_fn(|lane| 128 * lane as u64);
        let sum = wavefronts(&addresses, 0x0000_0101, 16);
        assert_eq!((sum.actual, sum.ideal), (2, 2));
        assert_eq!(wavefronts(&addresses, 0, 16), Wavefronts::default());
    }

    #[test]
    fn sectors_of_rows_and_columns() {
        let at = |stride: u64| std::array::from_fn(|lane| 4096 + stride * lane as u64);
        assert_eq!(sectors(&at(16), u32::MAX), 16);
        assert_eq!(sectors(&at(2), u32::MAX), 2);
        assert_eq!(sectors(&at(128), u32::MAX), 32);
        assert_eq!(sectors(&at(128), 0b101), 2);
    }
}
