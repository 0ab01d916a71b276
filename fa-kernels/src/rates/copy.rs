//! Memory bandwidth: a copy.

use fa_dsl::abi::{Extent, TensorView, TensorViewMut};
use fa_dsl::prelude::*;

use super::{RateError, RateLaunch};

/// Words of an access: 16 bytes.
const CHUNK: u32 = 4;

/// y ← x, for vectors of as many words as the CTAs copy, THREADS · CHUNKS · 4 each.
///
/// A thread has CHUNKS loads of 16 bytes in flight before the first store.
#[kernel(name = CopyRate, threads = THREADS)]
pub fn copy_rate<
    #[values(128, 256, 512, 1024)] const THREADS: u32 = 256,
    #[values(1, 2, 4, 8)] const CHUNKS: u32 = 1,
>(
    x: Tensor<u32>,
    y: TensorMut<u32>,
) {
    let first = (block_x() * (THREADS * CHUNKS) + thread()) * CHUNK;
    let (from, to) = (x.at(&[]).offset(first), y.at(&[]).offset(first));
    let distance = |chunk: u32| chunk * THREADS * CHUNK * 4;
    let chunks: Vec<_> = (0..CHUNKS)
        .map(|chunk| from.load_chunk(distance(chunk)))
        .collect();
    for (chunk, words) in (0..).zip(chunks) {
        to.store_chunk(distance(chunk), words);
    }
}

impl CopyRateConfig {
    /// The fastest on an H200.
    pub const FASTEST: CopyRateConfig = CopyRateConfig {
        threads: 256,
        chunks: 1,
    };

    /// Words that a CTA copies.
    pub const fn words(&self) -> u64 {
        self.threads as u64 * self.chunks as u64 * CHUNK as u64
    }

    /// The launch that copies `x` to `y`.
    ///
    /// # Errors
    /// When they are not contiguous vectors of one length, a multiple of what a CTA copies, under 2³²
    /// words, whose addresses are multiples of 16.
    pub fn launch<'a>(
        &self,
        x: TensorView<'a, u32>,
        y: TensorViewMut<'a, u32>,
    ) -> Result<RateLaunch<CopyRateArgs<'a>>, RateError> {
        let words = x.extent.shape[0];
        for (tensor, extent) in [("x", x.extent), ("y", y.extent)] {
            let Extent {
                shape,
                strides,
                address,
                ..
            } = extent;
            if shape != [words, 1, 1, 1] || strides[0] != 1 || !address.is_multiple_of(16) {
                return Err(RateError::Vector { tensor, extent });
            }
        }
        if words == 0 || !words.is_multiple_of(self.words()) || words > u64::from(u32::MAX) {
            return Err(RateError::Words {
                words,
                of_cta: self.words(),
            });
        }
        Ok(RateLaunch {
            grid: [(words / self.words()) as u32, 1, 1],
            args: CopyRateArgs { x, y },
        })
    }
}
