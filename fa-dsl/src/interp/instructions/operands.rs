//! Operands of instructions, and where the warp is.

use crate::interp::machine::{Lanes, Source};
use crate::isa::machine::{Operands, Position, WARP, by_lane};

impl Operands for Lanes<'_> {
    #[inline]
    fn src(&mut self, index: usize) -> [u64; WARP] {
        self.fetch(self.call.srcs[index])
    }

    #[inline]
    fn imm(&mut self, index: usize) -> u64 {
        match self.call.srcs[index] {
            Source::Imm { bits, .. } => bits,
            Source::Slot(_) => self.src(index)[self.active().trailing_zeros() as usize % WARP],
        }
    }

    #[inline]
    fn dst(&mut self, index: usize) -> [u64; WARP] {
        self.fetch(Source::Slot(self.call.dsts[index]))
    }

    #[inline]
    fn set(&mut self, index: usize, values: &[u64; WARP]) {
        self.warp
            .registers
            .write(self.call.dsts[index], values, self.warp.active);
    }

    #[inline]
    fn address(&mut self, base: usize, offset: usize) -> [u64; WARP] {
        let wide = self.call.srcs[base].is_wide();
        let offset = self.imm(offset);
        let mask = match wide {
            true => u64::MAX,
            false => u64::from(u32::MAX),
        };
        let base = self.src(base);
        by_lane(|lane| base[lane].wrapping_add(offset) & mask)
    }
}

impl Position for Lanes<'_> {
    #[inline]
    fn first_thread(&self) -> u32 {
        self.warp.index * WARP as u32
    }

    #[inline]
    fn block(&self) -> [u32; 3] {
        self.core.block
    }

    #[inline]
    fn grid(&self) -> [u32; 3] {
        self.launch.grid
    }
}
