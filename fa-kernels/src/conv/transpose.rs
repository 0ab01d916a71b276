//! Images whose pixels are neighbours to such whose channels are, and back: a transpose of 16-bit elements, eight at a time.

use fa_dsl::prelude::*;
use fa_dsl::tile::{shared_base, shared_load_words, shared_store_word};

use super::ConvElement;
use super::coefficients::EIGHT;

/// Rows, and columns, of a block.
pub const BLOCK: u32 = 64;

/// Threads of a CTA.
const THREADS: u32 = 256;

/// Words of a row of the transposed block: pairs of elements.
const PAIRS: u32 = BLOCK / 2;

/// Eights of a row of a block.
const EIGHTS: u32 = BLOCK / EIGHT;

/// The weights that are put into the order of channels last beside an image.
struct Weights<T> {
    /// (out channels, kernel, kernel, in channels), with any strides.
    from: Tensor<T>,
    /// The same, contiguous.
    to: TensorMut<T>,
    /// How many there are.
    count: Reg<u32>,
    kernel: Reg<u32>,
    in_channels: Reg<u32>,
}

impl<T: ConvElement> Weights<T> {
    /// Moves those of this CTA, which is one of those after the last sample's.
    #[device]
    fn reorder(&self, block: &BlockOfSample) {
        let threads = block.count * THREADS;
        let mut number = block.number * THREADS + thread();
        while number < self.count {
            let (row, channel) = (number / self.in_channels, number % self.in_channels);
            let (line, x) = (row / self.kernel, row % self.kernel);
            let at = [line / self.kernel, line % self.kernel, x, channel];
            let value = self.from.at(&at).load_f32(0);
            self.to.at(&at).store(0, T::round(value));
            number = number + threads;
        }
    }
}

/// y ← xᵀ for each sample: `x` is (samples, rows, columns), `y` (samples, columns, rows), both contiguous in the last dimension; rows and columns are multiples
/// of 8. A thread loads eight columns of two rows, and stores eight rows of two columns. Grid: a CTA for each block of 64 × 64 of each sample. With WEIGHTS
/// there are those of one sample more, which put weights into that order, so that they need no launch of their own.
#[kernel(name = ConvTranspose, types(f16, bf16), threads = THREADS)]
pub fn conv_transpose<T: ConvElement, #[option] const WEIGHTS: bool = false>(
    x: Tensor<T>,
    y: TensorMut<T>,
    rows: u32,
    columns: u32,
    #[when(WEIGHTS)] weight: Tensor<T>,
    #[when(WEIGHTS)] weight_to: TensorMut<T>,
    #[when(WEIGHTS)] weights: u32,
    #[when(WEIGHTS)] kernel: u32,
    #[when(WEIGHTS)] in_channels: u32,
) {
    let block = BlockOfSample::new(rows, columns);
    let numbers = weights.zip(kernel).zip(in_channels);
    match weight.zip(weight_to).zip(numbers) {
        None => transpose(&x, &y, &block, rows, columns),
        Some(((from, to), ((count, kernel), in_channels))) => {
            if (block.sample + 1) * block.count == grid_x() {
                let weights = Weights {
                    from,
                    to,
                    count,
                    kernel,
                    in_channels,
                };
                weights.reorder(&block);
            } else {
                transpose(&x, &y, &block, rows, columns);
            }
        }
    }
}

/// A block of a sample.
struct BlockOfSample {
    sample: Reg<u32>,
    number: Reg<u32>,
    /// Blocks of a sample.
    count: Reg<u32>,
    /// Those of the same rows.
    across: Reg<u32>,
}

impl BlockOfSample {
    /// That of this CTA.
    fn new(rows: Reg<u32>, columns: Reg<u32>) -> BlockOfSample {
        let blocks = |size: Reg<u32>| (size + (BLOCK - 1)) / BLOCK;
        let across = blocks(columns);
        let count = across * blocks(rows);
        let sample = block_x() / count;
        BlockOfSample {
            sample,
            number: block_x() - sample * count,
            count,
            across,
        }
    }

    /// Its first row and column.
    fn first(&self) -> [Reg<u32>; 2] {
        let row = self.number / self.across;
        [row, self.number - row * self.across].map(|block| block * BLOCK)
    }
}

/// Exchanges rows and columns of a block.
#[device]
fn transpose<T: ConvElement>(
    x: &Tensor<T>,
    y: &TensorMut<T>,
    of_sample: &BlockOfSample,
    rows: Reg<u32>,
    columns: Reg<u32>,
) {
    let block = shared_base() + shared(BLOCK * PAIRS * 4, 16);
    let ([first_row, first_column], sample) = (of_sample.first(), of_sample.sample);
    // Where four pairs of a column lie: a group is moved by the eight of its column, so that a warp's stores go to different banks.
    let place = |column: Reg<u32>, group: Reg<u32>| {
        block + (column * PAIRS + (group ^ (column / EIGHT)) * 4) * 4
    };
    let (eight, pair) = (thread() % EIGHTS, thread() / EIGHTS);
    let (row, column) = (first_row + pair * 2, first_column + eight * EIGHT);
    if (row < rows) & (column < columns) {
        let load = |row: Reg<u32>| x.at(&[sample, row]).offset(column).load_chunk(0);
        // An even number of rows: where there is one there is the next.
        let (first, second) = (load(row), load(row + 1));
        for i in 0..EIGHT {
            let (first, second) = (first[i as usize / 2], second[i as usize / 2]);
            let word = if i % 2 == 0 {
                (first & 0xffff) | (second << 16)
            } else {
                (first >> 16) | (second & 0xffff_0000)
            };
            shared_store_word(place(eight * EIGHT + i, pair / 4) + pair % 4 * 4, 0, word);
        }
    }
    barrier();
    for pass in 0..2 {
        // Eight threads have a column's 64 rows.
        let (column, group) = (thread() / EIGHTS + pass * (BLOCK / 2), thread() % EIGHTS);
        let row = first_row + group * EIGHT;
        if (first_column + column < columns) & (row < rows) {
            let words = shared_load_words(place(column, group), 0);
            let to = y.at(&[sample, first_column + column]).offset(row);
            to.store_chunk(0, words);
        }
    }
}
