//! The tensor copy engine: bulk loads and stores of boxes.

use arrayvec::ArrayVec;

use crate::abi::{MAP_RANK, MapArg};
use crate::interp::asynchronous::{BulkLoad, Piece, TensorBox};
use crate::interp::lane_mask::lanes_of;
use crate::interp::machine::{Core, Lanes};
use crate::interp::memory::{CHUNK, Reader};
use crate::interp::order::{Agent, Stamp, Thread};
use crate::interp::report::{Access, FaultKind};
use crate::isa::machine::{BulkCopy, Space, WARP};

impl BulkCopy for Lanes<'_> {
    // The source is read when no warp can go on: a kernel must not rely on it being read earlier.
    fn tma_load(
        &mut self,
        to: &[u64; WARP],
        map: &[u64; WARP],
        barrier: &[u64; WARP],
        at: &[[u64; WARP]],
    ) {
        let active = self.active();
        let lane = active.trailing_zeros() as usize % WARP;
        let thread = self.thread(lane);
        if active.count_ones() != 1 {
            let instruction = self.call.name;
            let kind = FaultKind::NotOneLane {
                instruction,
                active,
            };
            return self.fault(thread, kind, None);
        }
        let to = to[lane];
        let Some((_, from)) = self.tensor_box(thread, map[lane], at, lane) else {
            return;
        };
        let Some(mbarrier) = self.mbarrier(thread, barrier[lane]) else {
            return;
        };
        if !self.check_place(thread, to, &from) {
            return;
        }
        let bytes = from.bytes();
        let Core {
            shared,
            clocks,
            mbarriers,
            loads,
            ..
        } = &mut *self.core;
        let (agent, phase) = mbarriers.start(clocks, mbarrier, bytes);
        let stamp = Stamp::of(agent, phase, thread);
        loads.push(BulkLoad {
            thread,
            from,
            to,
            mbarrier,
        });
        let place = (to as usize, bytes as usize);
        if let Some(hit) = shared.begin_bulk(clocks, thread, place, stamp) {
            self.shared_fault(Access::Copy, thread, to, bytes as u32, hit);
        }
    }

    fn tma_store(&mut self, from: &[u64; WARP], map: &[u64; WARP], at: &[[u64; WARP]]) {
        for lane in lanes_of(self.active()) {
            let (thread, from) = (self.thread(lane), from[lane]);
            let Some((map, to)) = self.tensor_box(thread, map[lane], at, lane) else {
                continue;
            };
            if !map.writable {
                let at = self.location(Space::Global, map.extent.address);
                let bytes = to.bytes() as u32;
                self.fault(thread, FaultKind::NotWritable { at, bytes }, None);
                continue;
            }
            if self.check_place(thread, from, &to) {
                self.store_box(thread, from, &to);
            }
        }
    }

    fn bulk_update(
        &mut self,
        to: &[u64; WARP],
        from: &[u64; WARP],
        bytes: u32,
        update: fn(u32, u32) -> u32,
    ) {
        self.count_global(to, bytes);
        for lane in self.lanes_in_turn() {
            let reader = self.start_store(self.thread(lane), from[lane], bytes as usize);
            let Thread { lane: of, op, .. } = reader.thread;
            let (at, bytes) = (Some(to[lane]), bytes as usize);
            self.warp.updates.start(of, op, 0, at, bytes);
            for offset in (0..bytes as u64).step_by(CHUNK) {
                let (to, from) = (to[lane] + offset, from[lane] + offset);
                if !self.update_chunk(&reader, to, from, update) {
                    break;
                }
            }
        }
    }

    fn tma_commit(&mut self) {
        self.warp.stores.commit(self.warp.active);
        self.warp.updates.commit(self.warp.active);
    }

    fn tma_wait(&mut self, pending: u32) {
        self.tma_wait_read(pending);
        let completed = self.warp.updates.retire(self.warp.active, pending);
        let Some(outputs) = &self.launch.outputs else {
            return;
        };
        for update in completed {
            let visit = self.visit(Thread {
                warp: self.warp.index,
                lane: update.lane,
                op: update.op,
            });
            let first = update.from.unwrap_or_default();
            for word in (first..first + update.bytes as u64).step_by(4) {
                outputs.access(word, visit, true, |_, _| {});
            }
        }
    }

    fn tma_wait_read(&mut self, pending: u32) {
        let active = self.warp.active;
        self.warp.stores.retire(active, pending);
        let agent = Agent::Stores(self.warp.index);
        let oldest = self
            .warp
            .stores
            .rest()
            .iter()
            .map(|store| store.to as u32)
            .min();
        let ended = oldest.unwrap_or_else(|| self.core.clocks.ended(agent));
        let group = self.warp.lane_set(active);
        self.core.clocks.learn(self.warp.index, group, agent, ended);
    }
}

impl Lanes<'_> {
    /// A bulk load lands: zeros where the tensor has no elements.
    pub(crate) fn land(&mut self, load: &BulkLoad) {
        let BulkLoad {
            thread, from, to, ..
        } = *load;
        let bytes = from.bytes();
        self.core.shared.land_zeros(to as usize, bytes as usize);
        let mut last_sector = u64::MAX;
        from.pieces(|piece| {
            self.count_piece(&piece, &mut last_sector);
            if self.check(
                Access::Copy,
                Space::Global,
                thread,
                piece.address,
                piece.bytes,
            ) {
                let value = self.load_global(Access::Copy, thread, piece.address, piece.bytes);
                let place = from.place(to, &piece) as usize;
                self.core.shared.land(place, &value[..piece.bytes as usize]);
            }
        });
        let Core {
            clocks, mbarriers, ..
        } = &mut *self.core;
        let landed = mbarriers.land(clocks, load.mbarrier, bytes);
        if let Err(misuse) = landed {
            let offset = self.core.mbarriers.get(load.mbarrier).offset;
            self.misuse(thread, offset, misuse);
        }
    }

    /// Notes that a lane starts a store. What reads its source.
    fn start_store(&mut self, thread: Thread, from: u64, bytes: usize) -> Reader {
        let agent = Agent::Stores(thread.warp);
        let number = self.core.clocks.ended(agent) as usize;
        let reader = Reader {
            thread,
            stamp: Stamp::of(agent, self.core.clocks.now(agent), thread),
            product: false,
        };
        self.core.clocks.advance(agent);
        self.warp
            .stores
            .start(thread.lane, thread.op, number, Some(from), bytes);
        reader
    }

    /// Updates 16 bytes of global memory. Whether both addresses are right.
    fn update_chunk(
        &mut self,
        reader: &Reader,
        to: u64,
        from: u64,
        update: fn(u32, u32) -> u32,
    ) -> bool {
        let (thread, bytes) = (reader.thread, CHUNK as u32);
        if !self.check(Access::Copy, Space::Shared, thread, from, bytes)
            || !self.check(Access::Atomic, Space::Global, thread, to, bytes)
        {
            return false;
        }
        let Core { shared, clocks, .. } = &mut *self.core;
        let value = shared.chunk(from as usize);
        if let Some(hit) = shared.read_chunk(clocks, reader, from as usize) {
            self.shared_fault(Access::Copy, thread, from, bytes, hit);
        }
        for (word, value) in (to..).step_by(4).zip(value.chunks_exact(4)) {
            let value = u32::from_le_bytes([value[0], value[1], value[2], value[3]]);
            self.update_word(thread, word, value, update);
        }
        true
    }

    /// Stores a box. That is done at once: whoever changes the source before the wait is told.
    fn store_box(&mut self, thread: Thread, from: u64, to: &TensorBox) {
        let reader = self.start_store(thread, from, to.bytes() as usize);
        let mut last_sector = u64::MAX;
        to.pieces(|piece| {
            self.count_piece(&piece, &mut last_sector);
            let place = to.place(from, &piece) as usize;
            let (chunk, inside) = (place / CHUNK * CHUNK, place % CHUNK);
            let Core { shared, clocks, .. } = &mut *self.core;
            let value = shared.chunk(chunk);
            if let Some(hit) = shared.read_chunk(clocks, &reader, chunk) {
                self.shared_fault(Access::Copy, thread, chunk as u64, CHUNK as u32, hit);
            }
            let value = &value[inside..inside + piece.bytes as usize];
            self.store_global(thread.lane as usize, piece.address, value);
        });
    }

    /// The box that a lane names.
    fn tensor_box(
        &mut self,
        thread: Thread,
        map: u64,
        at: &[[u64; WARP]],
        lane: usize,
    ) -> Option<(MapArg, TensorBox)> {
        let maps = &self.launch.maps;
        let Some(found) = maps.get(map as usize).copied() else {
            let kind = FaultKind::NoTensorMap {
                value: map,
                maps: maps.len(),
            };
            self.fault(thread, kind, None);
            return None;
        };
        // They are signed.
        let coordinates = at.iter().map(|it| i64::from(it[lane] as u32 as i32));
        let at: ArrayVec<i64, MAP_RANK> = coordinates.collect();
        match TensorBox::new(&found, &at) {
            Ok(tensor_box) => {
                if let Some(address) = tensor_box.astray() {
                    let at = self.location(Space::Global, address);
                    let (access, bytes) = (Access::Copy, tensor_box.bytes() as u32);
                    self.fault(thread, FaultKind::OutOfBounds { access, at, bytes }, None);
                    return None;
                }
                Some((found, tensor_box))
            }
            Err(error) => {
                let map = found.name;
                self.fault(thread, FaultKind::TensorMap { map, error }, None);
                None
            }
        }
    }

    /// Whether a box fits a place in shared memory.
    fn check_place(&mut self, thread: Thread, address: u64, tensor_box: &TensorBox) -> bool {
        let (bytes, align) = (tensor_box.bytes(), tensor_box.alignment());
        let (at, access) = (self.location(Space::Shared, address), Access::Copy);
        // A swizzle moves bytes inside lines of 128 bytes.
        if address + bytes.next_multiple_of(128) > u64::from(self.core.shared.size()) {
            let bytes = bytes as u32;
            self.fault(thread, FaultKind::OutOfBounds { access, at, bytes }, None);
            false
        } else if !address.is_multiple_of(u64::from(align)) {
            let bytes = align;
            self.fault(thread, FaultKind::Misaligned { access, at, bytes }, None);
            false
        } else {
            true
        }
    }

    /// Counts a piece that the copy engine moves.
    fn count_piece(&mut self, piece: &Piece, last_sector: &mut u64) {
        let report = &mut self.core.report;
        report.global_bytes += u64::from(piece.bytes);
        let sector = piece.address / 32;
        report.global_transactions += u64::from(sector != std::mem::replace(last_sector, sector));
    }
}
