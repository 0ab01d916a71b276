//! Images from one order of their dimensions to another, whatever their strides; [`super::transpose`] is for those that take eight elements at a time.

use fa_dsl::prelude::*;
use fa_dsl::tile::{shared_base, shared_load, shared_store};

use super::ConvElement;

/// Pixels, and channels, of a block.
pub const BLOCK: u32 = 32;

/// Rows of threads.
const ROWS: u32 = 8;

/// y ← x, both (samples, height, width, channels) with any strides. A warp reads 32 pixels of a channel and writes 32 channels of a pixel; with
/// TO_PIXELS the other way round. Grid: a CTA for each block of 32 pixels and 32 channels of each sample.
#[kernel(name = ConvReorder, types(f16, bf16), threads = 256)]
pub fn conv_reorder<T: ConvElement, #[option] const TO_PIXELS: bool = false>(
    x: Tensor<T>,
    y: TensorMut<T>,
    pixels: u32,
    width: u32,
    channels: u32,
) {
    // A word more in each row, so that columns lie in different banks.
    let block = shared_base() + shared(BLOCK * (BLOCK + 1) * 4, 16);
    let (lane, first) = (thread() % BLOCK, thread() / BLOCK);
    let place = |pixel: Reg<u32>, channel: Reg<u32>| block + (pixel * (BLOCK + 1) + channel) * 4;
    let blocks = |size: Reg<u32>| (size + (BLOCK - 1)) / BLOCK;
    let (of_pixels, of_channels) = (blocks(pixels), blocks(channels));
    let (number, block_of_pixels) = (block_x() / of_pixels, block_x() % of_pixels);
    let (sample, block_of_channels) = (number / of_channels, number % of_channels);
    let (first_pixel, first_channel) = (block_of_pixels * BLOCK, block_of_channels * BLOCK);
    let index = |pixel: Reg<u32>| [sample, pixel / width, pixel % width];
    for pass in 0..BLOCK / ROWS {
        let other = first + pass * ROWS;
        let (pixel, channel) = if TO_PIXELS {
            (other, lane)
        } else {
            (lane, other)
        };
        let (at_pixel, at_channel) = (first_pixel + pixel, first_channel + channel);
        if (at_pixel < pixels) & (at_channel < channels) {
            let [a, b, c] = index(at_pixel);
            let value = x.at(&[a, b, c, at_channel]).load_f32(0);
            shared_store(place(pixel, channel), 0, value);
        }
    }
    barrier();
    for pass in 0..BLOCK / ROWS {
        let other = first + pass * ROWS;
        let (pixel, channel) = if TO_PIXELS {
            (lane, other)
        } else {
            (other, lane)
        };
        let (at_pixel, at_channel) = (first_pixel + pixel, first_channel + channel);
        if (at_pixel < pixels) & (at_channel < channels) {
            let [a, b, c] = index(at_pixel);
            let value = T::round(shared_load(place(pixel, channel), 0));
            y.at(&[a, b, c, at_channel]).store(0, value);
        }
    }
}
