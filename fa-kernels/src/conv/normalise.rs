//! What comes after a convolution whose outputs do not fit the chip: they are normalised where they lie.

use fa_dsl::prelude::*;
use fa_dsl::tile::shared_base;

use super::ConvElement;
use super::activation::{ACTIVATIONS, Activation};
use super::coefficients::{COEFFICIENT_BYTES, Coefficients, Contributors, EIGHT, Norm};
use super::moments::{MOMENTS_BYTES, Moments};

/// y ← act(norm(y)). `moments` is (CTAs + samples, out channels or more, 4), as the convolution left it: CTA i of that had the groups of tiles from
/// i · `cta_groups` on, of which a sample has `groups`.
///
/// A thread takes eight channels of a pixel. Grid: a CTA for every `block_pixels` pixels of each sample.
#[kernel(name = ConvNormalise, types(f16, bf16), threads = THREADS, gates = gates)]
pub fn conv_normalise<
    T: ConvElement,
    #[values(128, 256, 512)] const THREADS: u32 = 256,
    #[option]
    #[values(
        16, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240, 256
    )] const OUT_CHANNELS: u32 = 64,
    #[option] const SCALE: bool = false,
    #[option] const SHIFT: bool = false,
    #[option]
    #[values(none = 0, gelu = 1, gelu_tanh = 2, relu = 3, silu = 4)] const ACTIVATION: u32 = 0,
>(
    y: TensorInOut<T>,
    moments: Tensor<f32>,
    #[when(SCALE)] scale: Tensor<T>,
    #[when(SHIFT)] shift: Tensor<T>,
    pixels: u32,
    width: Divisor,
    groups: u32,
    cta_groups: Divisor,
    block_pixels: u32,
    epsilon: f32,
) {
    let norm = Norm {
        epsilon,
        scale,
        shift,
    };
    let blocks = (pixels + block_pixels - 1) / block_pixels;
    let (sample, block) = (block_x() / blocks, block_x() % blocks);
    let thread = thread();
    // As many threads as a power of two have all channels; what is left of them shares the CTAs.
    let columns = OUT_CHANNELS.next_power_of_two().min(THREADS);
    let parts = THREADS / columns;
    let coefficients = shared_base() + shared(OUT_CHANNELS * COEFFICIENT_BYTES, 16);
    let passed_on = shared_base() + shared(THREADS * MOMENTS_BYTES, 16);
    let contributors = Contributors::of(sample, groups, cta_groups);
    for first in (0..OUT_CHANNELS).step_by(columns as usize) {
        let channel = first + thread % columns;
        if channel < OUT_CHANNELS {
            let load = |cta: Reg<u32>| Moments::load(moments.at(&[cta + sample, channel]));
            let own = contributors.gather(thread / columns, parts, load);
            own.share(passed_on + thread * MOMENTS_BYTES);
        }
        barrier();
        if (thread < columns) & (channel < OUT_CHANNELS) {
            let all = (0..parts)
                .map(|part| Moments::shared(passed_on + (thread + part * columns) * MOMENTS_BYTES))
                .reduce(|all, it| all.with(&it))
                .unwrap_or_else(Moments::none);
            norm.share(&all, channel, coefficients + channel * COEFFICIENT_BYTES);
        }
        barrier();
    }
    let lanes = (OUT_CHANNELS / EIGHT).next_power_of_two();
    let channel = thread % lanes * EIGHT;
    if channel < OUT_CHANNELS {
        let at = coefficients + channel * COEFFICIENT_BYTES;
        let coefficients = Coefficients::shared(at, norm.shifts(channel));
        let first = block * block_pixels;
        let last = (first + block_pixels).min(pixels);
        for pixel in range(first + thread / lanes, last).step(THREADS / lanes) {
            let at = y
                .at(&[sample, pixel / width, pixel % width])
                .offset(channel);
            let words = at.load_chunk(0);
            let activation = Activation::of_tunable(ACTIVATION);
            at.store_chunk(0, coefficients.finish::<T>(activation, words));
        }
    }
}

/// The gates.
pub mod gates {
    use fa_dsl::target::Arch;

    use super::{ACTIVATIONS, ConvNormaliseConfig};
    use crate::conv::ConvElement;

    fa_dsl::gates! {
        /// Every gate that a configuration breaks on a target.
        for<T: ConvElement> |config: ConvNormaliseConfig<T>, target| at Arch::Sm80;

        structural gate "threads": config.threads >= 32
            && config.threads.is_power_of_two()
            && config.threads <= target.threads_per_cta,
            "THREADS has to be a power of two from 32 on",
            [THREADS = config.threads, "most" = target.threads_per_cta];
        structural gate "channels": config.out_channels > 0
            && config.out_channels <= 256
            && config.out_channels.is_multiple_of(16),
            "OUT_CHANNELS has to be a multiple of 16 up to 256",
            [OUT_CHANNELS = config.out_channels];
        gate "activation": config.activation < ACTIVATIONS,
            "ACTIVATION has to be none, gelu, gelu_tanh, relu or silu",
            [ACTIVATION = config.activation];
    }
}
