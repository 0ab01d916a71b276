//! Ranges of keys whose queries see all of them, drawn for the sequences of a case.

use std::ops::Range;

use fa_dsl::abi::TensorView;
use fa_runtime::{Buffer, Device, Error, ViewError};

/// The ranges of each sequence: the first key of each, and one past its last.
#[derive(Clone, Debug)]
pub(crate) struct Ranges(Vec<Vec<[u32; 2]>>);

impl Ranges {
    /// `count` ranges for each sequence, of which these are the numbers of keys: any number of keys, some of them past the
    /// sequence's last, lying apart and over each other; and some that are none.
    pub fn draw(count: u64, keys: impl IntoIterator<Item = usize>, seed: u64) -> Ranges {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut range = |keys: u32| {
            let bounds = [0; 2].map(|_| rng.u32(..keys + 10));
            match rng.u8(..8) {
                0 => [bounds[0], bounds[0]],
                1 => [bounds[0] + 1, bounds[0]],
                2 => [u32::MAX, bounds[0]],
                3 => [bounds[0], bounds[0] + 1],
                // A negative end.
                4 => [bounds[0], u32::MAX - bounds[1]],
                _ => [bounds[0].min(bounds[1]), bounds[0].max(bounds[1])],
            }
        };
        let of_sequence = |keys: usize| (0..count).map(|_| range(keys as u32)).collect();
        Ranges(keys.into_iter().map(of_sequence).collect())
    }

    /// Those of several problems, one after the other, if there are any.
    pub fn of_all(parts: impl Iterator<Item = Ranges>) -> Option<Ranges> {
        let all: Vec<_> = parts.flat_map(|ranges| ranges.0).collect();
        (!all.is_empty()).then_some(Ranges(all))
    }

    /// As the reference takes those of some sequences.
    pub fn of(&self, sequences: Range<usize>) -> Vec<Vec<Range<usize>>> {
        // What ends before 0 is none.
        let end_of = |end: u32| i32::try_from(end).unwrap_or_default() as usize;
        let bounds = |[first, end]: &[u32; 2]| *first as usize..end_of(*end);
        let of_sequence = |ranges: &Vec<_>| ranges.iter().map(bounds).collect();
        self.0[sequences].iter().map(of_sequence).collect()
    }

    /// As a tensor: (batch, ranges, 2), and its numbers.
    pub fn numbers(&self) -> ([u64; 3], Vec<u32>) {
        let numbers: Vec<u32> = self.0.iter().flatten().flatten().copied().collect();
        let sequences = self.0.len() as u64;
        let count = numbers.len() as u64 / (2 * sequences).max(1);
        ([sequences, count, 2], numbers)
    }

    /// In a device's memory.
    pub fn upload(&self, device: &Device) -> Result<DeviceRanges, Error> {
        let (shape, numbers) = self.numbers();
        let buffer = device.upload(&numbers)?;
        Ok(DeviceRanges { buffer, shape })
    }
}

/// Ranges in a device's memory.
#[derive(Debug)]
pub(crate) struct DeviceRanges {
    buffer: Buffer<u32>,
    shape: [u64; 3],
}

impl DeviceRanges {
    /// (batch, ranges, 2).
    pub fn view(&self) -> Result<TensorView<'_, u32>, ViewError> {
        self.buffer.contiguous(&self.shape)
    }
}
