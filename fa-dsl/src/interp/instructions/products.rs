//! Warpgroup products: one warp's part of each.

use crate::interp::asynchronous::tiles::{
    self, CHUNK_ELEMENTS, DEPTH, Descriptor, LeftTile, ROWS, WideTile,
};
use crate::interp::asynchronous::{Owner, Role};
use crate::interp::machine::{Core, Lanes, Slot, Source, Wait, Warp};
use crate::interp::memory::{CHUNK, Reader};
use crate::interp::order::{Agent, LaneSet, Stamp};
use crate::interp::report::{Access, FaultKind};
use crate::isa::machine::{MatrixSource, Operands, Space, WARP, Wgmma, WgmmaShape};

/// The lane that speaks for the warp. Not the one that usually waits or copies for others: what
/// only that one knows is not known to the warp.
const SPEAKER: usize = WARP - 1;

impl Wgmma for Lanes<'_> {
    fn wgmma_fence(&mut self) {
        if let Some(flight) = &mut self.warp.registers.flight {
            flight.fence();
        }
    }

    // The result is computed at once: whoever looks at it, or changes the operands, before the
    // wait is told.
    fn wgmma(&mut self, shape: WgmmaShape) {
        let columns = 2 * self.call.dsts.len();
        let (a, b) = match shape.a {
            MatrixSource::Shared => (self.left_from_shared(shape), self.src(1)),
            MatrixSource::SharedTransposed => (self.left_transposed(shape), self.src(1)),
            MatrixSource::Registers => (Some(self.left_from_registers(shape)), self.src(4)),
        };
        let mut room = self.core.room.take().unwrap_or_default();
        let b = self.right(shape, columns, b[0], &mut room.right);
        let role = Role::Accumulator {
            columns: columns as u32,
        };
        for index in 0..self.call.dsts.len() {
            self.check_accumulator(index, shape, role);
        }
        let product = a.zip(b).map(|(a, ())| {
            tiles::multiply(&a, &mut room, columns);
            &room.result
        });
        for index in 0..self.call.dsts.len() {
            let Slot::Narrow(register) = self.call.dsts[index] else {
                continue;
            };
            if let Some(result) = product {
                let words = self.warp.registers.words(register);
                tiles::add_fragment(result, index, shape.from_zero, words);
            }
            self.lend(register, role);
        }
        self.core.room = Some(room);
    }

    fn wgmma_commit(&mut self) {
        let agent = Agent::Tensor(self.warp.index);
        self.core.clocks.advance(agent);
    }

    // The four warps of a warpgroup issue a product together: it is over for all of them or for
    // none, so that one of them may tell others that its operands are no longer needed.
    fn wgmma_wait(&mut self, pending: u32) {
        let agent = Agent::Tensor(self.warp.index);
        let groups = self.core.clocks.ended(agent).saturating_sub(pending);
        if !retire(self.core, self.warp, groups) {
            self.warp.waiting = Some(Wait::Products { groups });
        }
    }
}

impl Lanes<'_> {
    fn lend(&mut self, register: u32, role: Role) {
        let owner = Owner {
            role,
            group: self.core.clocks.ended(Agent::Tensor(self.warp.index)),
            op: self.warp.op(),
        };
        self.warp.registers.lend(register, owner);
    }

    /// Whether a product may use a register now; notes what is wrong otherwise.
    fn check_register(&mut self, slot: Slot, role: Role) -> bool {
        let Slot::Narrow(register) = slot else {
            return true;
        };
        let Some(flight) = &self.warp.registers.flight else {
            return true;
        };
        let name = |lanes: &Self| lanes.launch.program.name(slot);
        match flight.owner(register) {
            Some(owner) if owner.role == role => false,
            Some(owner) => {
                let kind = FaultKind::InFlightRegister {
                    access: Access::Product,
                    register: name(self),
                };
                self.warp_fault(kind, Some(owner.op));
                false
            }
            None => {
                if !flight.is_fenced(register) {
                    let register = name(self);
                    self.warp_fault(FaultKind::MissingWgmmaFence { register }, None);
                }
                true
            }
        }
    }

    /// Checks an accumulator before a product.
    fn check_accumulator(&mut self, index: usize, shape: WgmmaShape, role: Role) {
        let fresh = self.check_register(self.call.dsts[index], role);
        if fresh && !shape.from_zero {
            // Reads it only to see that it was written.
            self.dst(index);
        }
    }

    fn left_from_registers(&mut self, shape: WgmmaShape) -> LeftTile {
        let mut words = [[0; WARP]; 4];
        for (index, words) in words.iter_mut().enumerate() {
            let source = self.call.srcs[index];
            *words = match source {
                Source::Slot(slot) if !self.check_register(slot, Role::Operand) => {
                    self.warp.registers.read(source)
                }
                _ => self.src(index),
            };
        }
        for index in 0..4 {
            if let Source::Slot(Slot::Narrow(register)) = self.call.srcs[index] {
                self.lend(register, Role::Operand);
            }
        }
        tiles::left_from_registers(shape.bf16, &words)
    }

    fn left_from_shared(&mut self, shape: WgmmaShape) -> Option<LeftTile> {
        let bits = self.src(0)[0];
        let descriptor = self.descriptor(bits)?;
        let reader = self.reader();
        let mut tile = [[0.0; DEPTH]; ROWS];
        let first = self.warp.index as usize % 4 * ROWS;
        for (row, values) in tile.iter_mut().enumerate() {
            for half in 0..2 {
                let address = descriptor.k_major(first + row, half);
                let chunk = self.chunk(&reader, shape, address)?;
                values[half * CHUNK_ELEMENTS..][..CHUNK_ELEMENTS].copy_from_slice(&chunk);
            }
        }
        Some(tile)
    }

    /// A whose rows are contiguous along M.
    fn left_transposed(&mut self, shape: WgmmaShape) -> Option<LeftTile> {
        let bits = self.src(0)[0];
        let descriptor = self.wide_descriptor(bits)?;
        let reader = self.reader();
        let mut tile = [[0.0; DEPTH]; ROWS];
        let first = self.warp.index as usize % 4 * ROWS;
        for k in 0..DEPTH {
            for row in (0..ROWS).step_by(CHUNK_ELEMENTS) {
                let address = descriptor.n_major(k, first + row);
                let chunk = self.chunk(&reader, shape, address)?;
                for (values, value) in tile[row..].iter_mut().zip(chunk) {
                    values[k] = value;
                }
            }
        }
        Some(tile)
    }

    /// Reads B, row by row along K.
    fn right(
        &mut self,
        shape: WgmmaShape,
        columns: usize,
        bits: u64,
        tile: &mut WideTile,
    ) -> Option<()> {
        let descriptor = match shape.b_transposed {
            true => self.wide_descriptor(bits)?,
            false => self.descriptor(bits)?,
        };
        let reader = self.reader();
        if shape.b_transposed {
            for (k, row) in tile.iter_mut().enumerate() {
                for first in (0..columns).step_by(CHUNK_ELEMENTS) {
                    let chunk = self.chunk(&reader, shape, descriptor.n_major(k, first))?;
                    row[first..first + CHUNK_ELEMENTS].copy_from_slice(&chunk);
                }
            }
        } else {
            for column in 0..columns {
                for half in 0..2 {
                    let address = descriptor.k_major(column, half);
                    let chunk = self.chunk(&reader, shape, address)?;
                    for (row, value) in tile[half * CHUNK_ELEMENTS..].iter_mut().zip(chunk) {
                        row[column] = value;
                    }
                }
            }
        }
        Some(())
    }

    /// The descriptor of an operand that does not have K contiguous.
    fn wide_descriptor(&mut self, bits: u64) -> Option<Descriptor> {
        let descriptor = self.descriptor(bits)?;
        if !descriptor.is_128_byte() {
            let what =
                "A with M contiguous, or B with N, and another swizzle than that of 128 bytes";
            self.warp_fault(FaultKind::Unsupported { what }, None);
            return None;
        }
        Some(descriptor)
    }

    fn descriptor(&mut self, bits: u64) -> Option<Descriptor> {
        let descriptor = Descriptor::unpack(bits);
        if descriptor.is_none() {
            let what = "a matrix descriptor with a base offset";
            self.warp_fault(FaultKind::Unsupported { what }, None);
        }
        descriptor
    }

    fn reader(&self) -> Reader {
        let thread = self.thread(SPEAKER);
        let agent = Agent::Tensor(thread.warp);
        Reader {
            thread,
            stamp: Stamp::of(agent, self.core.clocks.now(agent), thread),
            product: true,
        }
    }

    /// Reads a part of an operand of a product of this shape. `None` outside shared memory.
    #[inline]
    fn chunk(
        &mut self,
        reader: &Reader,
        shape: WgmmaShape,
        address: u64,
    ) -> Option<[f32; CHUNK_ELEMENTS]> {
        let (thread, bytes) = (reader.thread, CHUNK as u32);
        if !self.check(Access::Product, Space::Shared, thread, address, bytes) {
            return None;
        }
        let Core { shared, clocks, .. } = &mut *self.core;
        let values = tiles::widen_chunk(shape.bf16, &shared.chunk(address as usize));
        if let Some(hit) = shared.read_chunk(clocks, reader, address as usize) {
            self.shared_fault(Access::Product, thread, address, bytes, hit);
        }
        Some(values)
    }
}

/// The warps of a warp's warpgroup.
pub(crate) fn warpgroup(warp: u32) -> std::ops::Range<u32> {
    let first = warp / 4 * 4;
    first..first + 4
}

/// Ends a warp's wait for groups of products, when its warpgroup has issued them.
pub(crate) fn retire(core: &mut Core, warp: &mut Warp, groups: u32) -> bool {
    if warpgroup(warp.index).any(|other| core.clocks.ended(Agent::Tensor(other)) < groups) {
        return false;
    }
    for other in warpgroup(warp.index) {
        core.clocks
            .learn(warp.index, LaneSet::Whole, Agent::Tensor(other), groups);
    }
    warp.registers.give_back(groups);
    true
}
