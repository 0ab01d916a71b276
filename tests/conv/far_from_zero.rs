//! Channels whose mean is thousands of times their deviation: none of what is small is lost beside it.

use fa::attention::AttentionElement;
use fa::conv::{
    Activation, ConvInputs, ConvKernel, ConvOptions, ImageLayout, InstanceNorm, conv_block_with,
};
use fa::kernels::conv::{
    ConvElement, ConvMmaConfig, ConvStreamingConfig, ConvWarpSpecializedConfig, Kept,
};
use fa::prelude::*;
use fa_cases::ConvCase;
use fa_dsl::config::KernelConfig;
use fa_dsl::target::Arch;
use fa_reference::Narrow;
use fa_reference::conv::{ConvSizes, instance_norm};
use rayon::prelude::*;

/// Images whose channels are all the same, which a kernel of 1 × 1 leaves as they are.
#[derive(Clone, Copy, Debug)]
struct Images {
    /// (samples, height, width).
    size: [usize; 3],
    channels: usize,
    /// What all pixels are.
    number: f64,
    /// What the second last pixel of the last sample is.
    other: f64,
    /// A scale and a shift, if there are some.
    affine: Option<[f64; 2]>,
}

impl Images {
    fn case(&self) -> ConvCase {
        let case = ConvCase::new(self.size, [self.channels; 2]);
        ConvCase {
            sizes: ConvSizes {
                kernel: 1,
                ..case.sizes
            },
            options: ConvOptions {
                activation: Activation::None,
                ..case.options
            },
            bias: false,
            scale: self.affine.is_some(),
            shift: self.affine.is_some(),
            ..case
        }
    }

    /// Every kernel, on the chip and after it, with tiles of several sizes.
    fn kernels<T: ConvElement + AttentionElement + Narrow>(&self) -> Vec<(Arch, ConvKernel)>
    where
        ConvMmaConfig<T>: KernelConfig,
        ConvStreamingConfig<T>: KernelConfig,
        ConvWarpSpecializedConfig<T>: KernelConfig,
    {
        let problem = self.case().problem::<T>();
        let of_kept = |kept| {
            let mma = ConvMmaConfig::<T>::new(&problem, [64, 1], [4, 2], kept);
            let others = [[64, 1], [128, 2], [64, 3]];
            let others = others
                .map(|cut| ConvWarpSpecializedConfig::<T>::new(&problem, cut, [cut[1], 9], kept));
            let others = others.map(|it| (Arch::Sm90a, ConvKernel::of(&it)));
            std::iter::once((Arch::Sm80, ConvKernel::of(&mma))).chain(others)
        };
        let streaming = [[64, 3, 2], [128, 2, 2]].map(|[pixels, warpgroups, stages]| {
            let config = ConvStreamingConfig::<T>::new(&problem, pixels, warpgroups, stages);
            (Arch::Sm90a, ConvKernel::of(&config))
        });
        let all = [Kept::Nothing, Kept::All(6), Kept::Part(2)]
            .into_iter()
            .flat_map(of_kept)
            .chain(streaming);
        all.map(|(arch, kernel)| (arch, kernel.expect("they are registered")))
            .collect()
    }

    /// The pixels of all samples.
    fn pixels<T: Narrow>(&self) -> Vec<T> {
        let mut pixels = vec![T::nearest(self.number); self.size.iter().product()];
        let index = pixels.len().saturating_sub(2);
        pixels[index] = T::nearest(self.other);
        pixels
    }

    /// What a kernel makes of them.
    fn found<T: AttentionElement + Narrow>(
        &self,
        (arch, kernel): &(Arch, ConvKernel),
        layout: ImageLayout,
    ) -> Vec<T> {
        let device = Device::cpu_as(*arch);
        let channels = self.channels;
        let [samples, height, width] = self.size;
        let (shape, of_weight) = match layout {
            ImageLayout::ChannelsLast => (
                [samples, height, width, channels],
                [channels, 1, 1, channels],
            ),
            ImageLayout::ChannelsFirst => (
                [samples, channels, height, width],
                [channels, channels, 1, 1],
            ),
        };
        let [shape, of_weight] = [shape, of_weight].map(|it| it.map(|size| size as u64));
        let pixels = self.pixels::<T>();
        let image: Vec<T> = match layout {
            ImageLayout::ChannelsLast => {
                let of_pixel = |it: &T| vec![*it; channels];
                pixels.iter().flat_map(of_pixel).collect()
            }
            ImageLayout::ChannelsFirst => {
                let of_sample = |it: &[T]| it.repeat(channels);
                pixels.chunks(height * width).flat_map(of_sample).collect()
            }
        };
        let of_pair = |i| f64::from(u8::from(i / channels == i % channels));
        let weight: Vec<T> = (0..channels * channels)
            .map(|i| T::nearest(of_pair(i)))
            .collect();
        let [x, weight] = [image, weight].map(|it| device.upload(&it).unwrap());
        let affine = self.affine.map(|numbers| {
            numbers.map(|it| device.upload(&vec![T::nearest(it); channels]).unwrap())
        });
        let of_channels = |at: usize| {
            let vector = affine.as_ref().map(|it| &it[at]);
            vector.map(|it| it.contiguous(&[channels as u64]).unwrap())
        };
        let inputs = ConvInputs {
            scale: of_channels(0),
            shift: of_channels(1),
            ..ConvInputs::new(
                x.contiguous(&shape).unwrap(),
                weight.contiguous(&of_weight).unwrap(),
            )
        };
        let options = ConvOptions {
            layout,
            ..self.case().options
        };
        let mut y = device.alloc::<T>(x.len()).unwrap();
        let to = y.contiguous_mut(&shape).unwrap();
        conv_block_with(&device, kernel, &inputs, to, &options)
            .unwrap_or_else(|error| panic!("{self:?} {kernel:?}: {error}"));
        y.read().unwrap()
    }

    /// Each number is off by a rounding of its own, not by one of the mean over the deviation.
    fn check<T: ConvElement + AttentionElement + Narrow>(&self, unit: f64)
    where
        ConvMmaConfig<T>: KernelConfig,
        ConvStreamingConfig<T>: KernelConfig,
        ConvWarpSpecializedConfig<T>: KernelConfig,
    {
        let [samples, height, width] = self.size;
        let mut expected: Vec<f64> = self.pixels::<T>().iter().map(|it| it.widen()).collect();
        let affine = self.affine.map(|it| it.map(|it| vec![it]));
        let [scale, shift] = [0, 1].map(|at| affine.as_ref().map(|it| it[at].as_slice()));
        let epsilon = InstanceNorm::default().epsilon.into();
        instance_norm(&mut expected, [samples, 1], epsilon, scale, shift);
        let layouts = [ImageLayout::ChannelsLast, ImageLayout::ChannelsFirst];
        self.kernels::<T>().par_iter().for_each(|kernel| {
            for layout in layouts {
                let found = self.found::<T>(kernel, layout);
                for (index, found) in found.iter().enumerate() {
                    let pixel = match layout {
                        ImageLayout::ChannelsLast => index / self.channels,
                        ImageLayout::ChannelsFirst => {
                            let pixels = height * width;
                            index / (pixels * self.channels) * pixels + index % pixels
                        }
                    };
                    let (found, expected) = (found.widen(), expected[pixel]);
                    let right = (found - expected).abs() <= unit * expected.abs() + 1e-6;
                    assert!(right, "{self:?} {kernel:?} {layout:?}: {found} {expected}");
                }
            }
        });
    }
}

/// Every kernel, in both types, of numbers that both have.
fn check(sizes: &[[usize; 3]], numbers: [[f64; 2]; 2]) {
    for size in sizes {
        for channels in [16, 48] {
            for affine in [None, Some([2.0, -0.75])] {
                let images = |[number, other]: [f64; 2]| Images {
                    size: *size,
                    channels,
                    number,
                    other,
                    affine,
                };
                let [half, brain] = numbers.map(images);
                half.check::<f16>(f16::EPSILON.into());
                brain.check::<bf16>(bf16::EPSILON.into());
            }
        }
    }
}

#[test]
fn channels_that_are_one_number_are_their_shift() {
    // Of tiles that are not whole, no power of two of pixels.
    let sizes = [[1, 1, 1], [2, 23, 24], [1, 13, 11]];
    check(&sizes, [[60_000.0; 2], [999_424.0; 2]]);
    check(&sizes[1..2], [[1000.0; 2], [-3.0; 2]]);
}

#[test]
fn one_pixel_that_differs_is_seen_by_all() {
    // Sizes whose mean float32 holds.
    let numbers = [[60_000.0, 60_032.0], [999_424.0, 1_003_520.0]];
    check(&[[1, 16, 16], [2, 8, 16]], numbers);
}
