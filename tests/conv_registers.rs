//! Registers of convolution blocks: what is chosen compiles without spills, and products are not serialised.

use fa::attention::Chip;
use fa::conv::{ConvKernel, choose};
use fa::kernels::conv::{ConvStreamingConfig, ConvWarpSpecializedConfig, Kept};
use fa::prelude::f16;
use fa_cases::ConvCase;
use fa_cases::compiled::compile_without_spills;
use fa_dsl::config::KernelConfig;
use fa_dsl::target::{Arch, Target};
use fa_reference::conv::ConvSizes;
use rayon::prelude::*;

#[test]
fn what_is_chosen_does_not_spill() {
    let sizes = [
        [5, 128, 128],
        [16, 64, 64],
        [1, 512, 512],
        [1, 512, 512],
        [2, 14, 14],
    ];
    let channels = [[64, 64], [128, 128], [64, 64], [32, 32], [256, 256]];
    let mut kernels = Vec::new();
    for arch in [Arch::Sm80, Arch::Sm89, Arch::Sm90a, Arch::Sm100a] {
        let chip = Chip {
            arch,
            multiprocessors: 132,
        };
        for (size, channels) in sizes.into_iter().zip(channels) {
            for affine in [false, true] {
                let case = ConvCase {
                    scale: affine,
                    shift: affine,
                    ..ConvCase::new(size, channels)
                };
                let kernel = choose(chip, &case.problem::<f16>()).expect("there is a kernel");
                kernels.push((arch, kernel));
            }
        }
    }
    assert_no_spills(kernels);
}

#[test]
fn tiles_that_wait_for_the_next_wave_do_not_spill() {
    let mut kernels = Vec::new();
    for (channels, kernel, cut, stages) in [
        ([128, 128], 3, [256, 1], [2, 4]),
        ([256, 256], 3, [64, 1], [3, 6]),
        ([256, 96], 1, [192, 1], [2, 4]),
        ([64, 64], 3, [256, 2], [2, 4]),
        ([64, 64], 3, [128, 3], [3, 9]),
    ] {
        let case = ConvCase::new([16, 64, 64], channels);
        let case = ConvCase {
            sizes: ConvSizes {
                kernel,
                ..case.sizes
            },
            scale: true,
            shift: true,
            ..case
        };
        let problem = case.problem::<f16>();
        let config = ConvWarpSpecializedConfig::new(&problem, cut, stages, Kept::Wave);
        let kernel = ConvKernel::of::<ConvWarpSpecializedConfig<f16>>(&config);
        kernels.push((Arch::Sm90a, kernel.expect("it is registered")));
    }
    assert_no_spills(kernels);
}

#[test]
fn tensors_that_are_channels_first_do_not_spill() {
    let target = Target::new(Arch::Sm90a);
    let mut kernels = Vec::new();
    for channels in [[64, 64], [32, 32], [48, 48]] {
        let case = ConvCase {
            scale: true,
            shift: true,
            ..ConvCase::new([5, 128, 128], channels)
        };
        for pixels in [64, 96, 128, 160, 192, 256] {
            for [warpgroups, stages] in [[3, 3], [3, 2], [2, 2]] {
                // Outputs alone, and images and weights with them.
                for all in [false, true] {
                    let config = ConvStreamingConfig::<f16> {
                        channels_first: true,
                        x_channels_first: all,
                        weight_channels_first: all,
                        ..ConvStreamingConfig::new(
                            &case.problem::<f16>(),
                            pixels,
                            warpgroups,
                            stages,
                        )
                    };
                    if config.check(&target).is_ok() {
                        let kernel = ConvKernel::of(&config).expect("it is registered");
                        kernels.push((Arch::Sm90a, kernel));
                    }
                }
            }
        }
    }
    assert!(kernels.len() > 24, "{kernels:?}");
    assert_no_spills(kernels);
}

/// Compiles kernels for architectures.
fn assert_no_spills(kernels: Vec<(Arch, ConvKernel)>) {
    let failures: Vec<String> = kernels
        .into_par_iter()
        .filter_map(|(arch, kernel)| {
            compile_without_spills(kernel.entry(), kernel.values(), arch).err()
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
