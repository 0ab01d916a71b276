//! Global memory of the CPU device.
//!
//! Every allocation lies at the start of an address range of its own, a tebibyte wide, so that an
//! index that runs out of one allocation cannot reach another. Ranges of freed allocations rest for a
//! while before they are used again, so that a dangling address is caught as well.
//!
//! The bytes are relaxed atomics: CTAs may race on them as they may on a GPU, without undefined
//! behaviour.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// log2 of the address range of one allocation.
const RANGE_BITS: u32 = 40;
/// Where in its range an allocation starts: the alignment of `cudaMalloc`, and no more than that.
const START: u64 = 256;
/// Freed ranges that rest before one is used again.
const RESTING: usize = 1024;

/// An access of the host to memory that is not allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{bytes} bytes at {address:#x} are not inside one allocation of the CPU device")]
pub struct MemoryError {
    /// The first byte.
    pub address: u64,
    /// How many.
    pub bytes: u64,
}

/// The bytes of one allocation and which of them were written.
#[derive(Debug)]
pub(crate) struct Allocation {
    bytes: u64,
    words: Vec<AtomicU32>,
    /// One bit for each byte.
    written: Vec<AtomicU32>,
}

/// Global memory of the CPU device.
#[derive(Debug, Default)]
pub struct Memory {
    /// By the number of the address range; range 0 is never used, so that address 0 is invalid.
    ranges: Vec<Option<Allocation>>,
    freed: VecDeque<usize>,
}

impl Memory {
    /// Memory without allocations.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// Allocates `bytes`, uninitialised. The address is a multiple of 256 and not 0.
    pub fn alloc(&mut self, bytes: u64) -> u64 {
        let allocation = Some(Allocation::new(bytes));
        let rested = (self.freed.len() > RESTING)
            .then(|| self.freed.pop_front())
            .flatten();
        let range = match rested {
            Some(range) => {
                self.ranges[range] = allocation;
                range
            }
            None => {
                self.ranges.resize_with(self.ranges.len().max(1), || None);
                self.ranges.push(allocation);
                self.ranges.len() - 1
            }
        };
        ((range as u64) << RANGE_BITS) + START
    }

    /// Frees the allocation that starts at `address`.
    ///
    /// # Errors
    /// When no allocation starts there.
    pub fn free(&mut self, address: u64) -> Result<(), MemoryError> {
        self.locate(address, 0)?;
        let range = (address >> RANGE_BITS) as usize;
        if address != ((range as u64) << RANGE_BITS) + START {
            return Err(MemoryError { address, bytes: 0 });
        }
        self.ranges[range] = None;
        self.freed.push_back(range);
        Ok(())
    }

    /// Makes bytes uninitialised, as those that have just been allocated are: `bytes` from `address` on, which is a multiple of 32, and up to 31 after them.
    ///
    /// # Errors
    /// When they are not all inside one allocation.
    pub fn forget(&self, address: u64, bytes: u64) -> Result<(), MemoryError> {
        let (allocation, offset) = self.locate(address, bytes)?;
        let (first, end) = (offset / 32, (offset + bytes).div_ceil(32));
        for sector in &allocation.written[first as usize..end as usize] {
            sector.store(0, Relaxed);
        }
        Ok(())
    }

    /// Copies `data` from the host; the bytes count as initialised.
    ///
    /// # Errors
    /// When they are not all inside one allocation.
    pub fn write(&self, address: u64, data: &[u8]) -> Result<(), MemoryError> {
        let (allocation, offset) = self.locate(address, data.len() as u64)?;
        let mut offset = offset as usize;
        let mut rest = data;
        while !rest.is_empty() {
            let fits = |size: &usize| offset.is_multiple_of(*size) && rest.len() >= *size;
            let size = [16, 4].into_iter().find(fits).unwrap_or(1);
            let (chunk, after) = rest.split_at(size);
            allocation.store(offset, chunk);
            (offset, rest) = (offset + size, after);
        }
        Ok(())
    }

    /// Copies `bytes` to the host. Bytes that nothing has written are 0.
    ///
    /// # Errors
    /// When they are not all inside one allocation.
    pub fn read(&self, address: u64, bytes: u64) -> Result<Vec<u8>, MemoryError> {
        let (allocation, offset) = self.locate(address, bytes)?;
        let (start, end) = (offset as usize, (offset + bytes) as usize);
        let words = &allocation.words[start / 4..end.div_ceil(4)];
        let mut data = Vec::with_capacity(4 * words.len());
        for word in words {
            data.extend_from_slice(&word.load(Relaxed).to_le_bytes());
        }
        data.drain(..start % 4);
        data.truncate(end - start);
        Ok(data)
    }

    /// The allocation that holds `bytes` at `address`, and the offset in it.
    fn locate(&self, address: u64, bytes: u64) -> Result<(&Allocation, u64), MemoryError> {
        self.find(address, bytes)
            .ok_or(MemoryError { address, bytes })
    }

    /// As [`Memory::locate`], for accesses of kernels.
    #[inline]
    pub(crate) fn find(&self, address: u64, bytes: u64) -> Option<(&Allocation, u64)> {
        let allocation = self
            .ranges
            .get((address >> RANGE_BITS) as usize)?
            .as_ref()?;
        let offset = (address & ((1 << RANGE_BITS) - 1)).checked_sub(START)?;
        (offset.checked_add(bytes)? <= allocation.bytes).then_some((allocation, offset))
    }

    /// Whether two addresses lie in the range of one allocation.
    pub(crate) fn same_range(a: u64, b: u64) -> bool {
        a >> RANGE_BITS == b >> RANGE_BITS
    }
}

impl Allocation {
    fn new(bytes: u64) -> Allocation {
        let atomics = |count: u64| (0..count).map(|_| AtomicU32::new(0)).collect();
        Allocation {
            bytes,
            words: atomics(bytes.div_ceil(4)),
            written: atomics(bytes.div_ceil(32)),
        }
    }

    /// Up to 16 bytes at an offset that is a multiple of their number, a power of two.
    #[inline]
    pub(crate) fn load(&self, offset: usize, bytes: usize) -> [u8; 16] {
        let mut value = [0; 16];
        if bytes < 4 {
            let word = self.words[offset / 4].load(Relaxed) >> (8 * (offset % 4));
            value[..bytes].copy_from_slice(&word.to_le_bytes()[..bytes]);
        } else {
            let words = &self.words[offset / 4..][..bytes / 4];
            for (chunk, word) in value.chunks_exact_mut(4).zip(words) {
                chunk.copy_from_slice(&word.load(Relaxed).to_le_bytes());
            }
        }
        value
    }

    /// The 32 bits at an offset that is a multiple of 4.
    pub(crate) fn load_word(&self, offset: usize) -> u32 {
        self.words[offset / 4].load(Relaxed)
    }

    /// Stores up to 16 bytes at an offset that is a multiple of their number, a power of two.
    #[inline]
    pub(crate) fn store(&self, offset: usize, value: &[u8]) {
        if value.len() < 4 {
            self.store_part(offset, value);
        } else {
            let words = &self.words[offset / 4..][..value.len() / 4];
            for (chunk, word) in value.chunks_exact(4).zip(words) {
                word.store(
                    u32::from_le_bytes([chunk[0], chunk[1], chunk[2], chunk[3]]),
                    Relaxed,
                );
            }
        }
        let mask = byte_mask(offset, value.len());
        let written = &self.written[offset / 32];
        if written.load(Relaxed) & mask != mask {
            written.fetch_or(mask, Relaxed);
        }
    }

    /// Replaces a part of a word, leaving what another thread may be writing beside it.
    fn store_part(&self, offset: usize, value: &[u8]) {
        let word = &self.words[offset / 4];
        let mut old = word.load(Relaxed);
        loop {
            let mut bytes = old.to_le_bytes();
            bytes[offset % 4..][..value.len()].copy_from_slice(value);
            match word.compare_exchange_weak(old, u32::from_le_bytes(bytes), Relaxed, Relaxed) {
                Ok(_) => return,
                Err(now) => old = now,
            }
        }
    }

    /// Whether all of up to 16 aligned bytes were written.
    #[inline]
    pub(crate) fn is_written(&self, offset: usize, bytes: usize) -> bool {
        let mask = byte_mask(offset, bytes);
        self.written[offset / 32].load(Relaxed) & mask == mask
    }
}

/// The bits of `bytes` bytes among those of their 32-byte sector.
fn byte_mask(offset: usize, bytes: usize) -> u32 {
    ((1 << bytes) - 1) << (offset % 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_at_any_alignment() {
        let mut memory = Memory::new();
        let address = memory.alloc(67);
        assert_eq!(address % 256, 0);
        let data: Vec<u8> = (1..=67).collect();
        memory.write(address, &data).unwrap();
        memory
            .write(address + 5, &[200, 201, 202, 203, 204, 205, 206])
            .unwrap();
        let back = memory.read(address + 3, 64).unwrap();
        assert_eq!(back[..2], [4, 5]);
        assert_eq!(back[2..9], [200, 201, 202, 203, 204, 205, 206]);
        assert_eq!(back[9..], data[12..]);
    }

    #[test]
    fn what_is_forgotten_is_not_written() {
        let mut memory = Memory::new();
        let address = memory.alloc(128);
        memory.write(address, &[7; 128]).unwrap();
        memory.forget(address + 32, 64).unwrap();
        let (allocation, first) = memory.find(address, 128).unwrap();
        let written = [0, 32, 64, 96].map(|at| allocation.is_written(first as usize + at, 16));
        assert_eq!(written, [true, false, false, true]);
        assert!(memory.forget(address, 129).is_err());
    }

    #[test]
    fn nothing_outside_an_allocation_is_reachable() {
        let mut memory = Memory::new();
        let (a, b) = (memory.alloc(64), memory.alloc(64));
        assert_ne!(a, b);
        for (address, bytes) in [
            (a, 65),
            (a - 1, 1),
            (a + 64, 1),
            (b + 60, 8),
            (0, 1),
            (u64::MAX, 8),
        ] {
            assert_eq!(
                memory.read(address, bytes),
                Err(MemoryError { address, bytes })
            );
        }
        memory.free(a).unwrap();
        assert!(memory.write(a, &[0]).is_err());
        assert!(memory.free(a).is_err());
        assert!(memory.free(b + 4).is_err());
        assert!(memory.write(b, &[0]).is_ok());
    }

    #[test]
    fn written_bytes_are_known() {
        let mut memory = Memory::new();
        let address = memory.alloc(64);
        memory.write(address + 16, &[0; 18]).unwrap();
        let (allocation, _) = memory.find(address, 64).unwrap();
        assert!(allocation.is_written(16, 16));
        assert!(allocation.is_written(32, 2));
        assert!(!allocation.is_written(32, 4));
        assert!(!allocation.is_written(0, 16));
    }

    #[test]
    fn freed_ranges_rest_and_come_back() {
        let mut memory = Memory::new();
        let first = memory.alloc(4);
        memory.free(first).unwrap();
        let again = (0..2 * RESTING).any(|_| {
            let address = memory.alloc(4);
            memory.free(address).unwrap();
            address == first
        });
        assert!(again);
        assert!(memory.ranges.len() <= RESTING + 2);
    }
}
