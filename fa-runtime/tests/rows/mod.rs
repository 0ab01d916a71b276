//! Tensors for the kernel whose CTAs meet.

use fa_runtime::{Buffer, Device};

use crate::kernels::OtherRowsArgs;

const COLUMNS: u64 = 64;

/// Rows of small numbers, whose sums are exact, and memory for what comes of them.
pub struct Rows {
    rows: u64,
    values: Vec<f32>,
    x: Buffer<f32>,
    y: Buffer<f32>,
    passed: Buffer<f32>,
    met: Buffer<u32>,
}

impl Rows {
    /// The grid has as many CTAs.
    pub fn new(device: &Device, rows: u32) -> Rows {
        let rows = u64::from(rows);
        let values: Vec<f32> = (0..rows * COLUMNS).map(|i| (i * i % 101) as f32).collect();
        Rows {
            rows,
            x: device.upload(&values).unwrap(),
            y: device.poisoned(values.len()).unwrap(),
            passed: device.alloc(values.len()).unwrap(),
            met: device.zeros(2).unwrap(),
            values,
        }
    }

    pub fn grid(&self) -> [u32; 3] {
        [self.rows as u32, 1, 1]
    }

    pub fn args(&mut self) -> OtherRowsArgs<'_> {
        let shape = [self.rows, COLUMNS];
        OtherRowsArgs {
            x: self.x.contiguous(&shape).unwrap(),
            y: self.y.contiguous_mut(&shape).unwrap(),
            passed: self.passed.contiguous_mut(&shape).unwrap(),
            met: self.met.contiguous_mut(&[2]).unwrap(),
        }
    }

    /// Asserts that the result is right and the counters are zero. Forgets the result.
    pub fn assert_summed(&mut self) {
        let columns = COLUMNS as usize;
        let mut sums = vec![0.0; columns];
        for row in self.values.chunks(columns) {
            std::iter::zip(&mut sums, row).for_each(|(sum, x)| *sum += x);
        }
        let others = |(i, x): (usize, &f32)| sums[i % columns] - x;
        let expected: Vec<f32> = self.values.iter().enumerate().map(others).collect();
        assert!(self.y.read().unwrap() == expected, "{} rows", self.rows);
        assert_eq!(self.met.read().unwrap(), [0; 2]);
        self.y.write(&vec![f32::NAN; expected.len()]).unwrap();
    }
}
