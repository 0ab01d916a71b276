//! Convolution blocks on the interpreter, sanitiser on, against float64.

mod calls;
mod channels_first;
mod far_from_zero;
mod sharing;

use fa::attention::Chip;
use fa::conv::{
    Activation, ConvInputs, ConvKernel, ConvOptions, ConvProblem, ConvTensors, ImageLayout,
    InstanceNorm, choose, conv_block, plan,
};
use fa::kernels::conv::{ConvMmaConfig, ConvStreamingConfig, ConvWarpSpecializedConfig, Kept};
use fa::prelude::*;
use fa_cases::{ConvCase, Lies, conv_cases, random};
use fa_dsl::abi::Extent;
use fa_dsl::interp::Options as Interpreter;
use fa_dsl::target::Arch;
use fa_reference::conv::ConvSizes;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use rayon::prelude::*;

/// The architectures whose kernels differ.
const ARCHS: [Arch; 2] = [Arch::Sm80, Arch::Sm90a];

/// Checks a case with what is chosen for it, of both element types.
fn check(arch: Arch, case: &ConvCase) {
    let device = Device::cpu_as(arch);
    if let Err(cause) = case.check::<f16>(&device, None) {
        panic!("{case:?} in f16 on {arch}: {cause}");
    }
    if let Err(cause) = case.check::<bf16>(&device, None) {
        panic!("{case:?} in bf16 on {arch}: {cause}");
    }
}

fn check_all(cases: &[ConvCase]) {
    let all: Vec<_> = ARCHS
        .into_iter()
        .flat_map(|arch| cases.iter().map(move |case| (arch, case)))
        .collect();
    all.into_par_iter()
        .for_each(|(arch, case)| check(arch, case));
}

#[test]
fn images_of_every_size() {
    let sizes = [
        [1, 1, 1],
        [1, 1, 9],
        [2, 7, 7],
        [3, 8, 16],
        [1, 33, 9],
        [1, 16, 40],
        [2, 40, 17],
    ];
    let cases = sizes.map(|size| ConvCase::new(size, [32, 48]));
    check_all(&cases);
}

#[test]
fn every_number_of_channels() {
    let channels = [
        [16, 16],
        [48, 64],
        [64, 80],
        [80, 16],
        [96, 144],
        [128, 128],
        [144, 208],
        [256, 256],
    ];
    let cases = channels.map(|channels| ConvCase::new([1, 9, 11], channels));
    check_all(&cases);
}

#[test]
fn every_option() {
    let mut cases = Vec::new();
    for activation in Activation::ALL {
        for norm in [None, Some(InstanceNorm::default())] {
            for kernel in [1, 3] {
                let case = ConvCase::new([2, 12, 10], [32, 32]);
                let flags = [false, true];
                cases.extend(flags.map(|flag| ConvCase {
                    sizes: ConvSizes {
                        kernel,
                        ..case.sizes
                    },
                    options: ConvOptions {
                        norm,
                        activation,
                        ..case.options
                    },
                    bias: flag,
                    scale: flag && norm.is_some(),
                    shift: !flag && norm.is_some(),
                    ..case
                }));
            }
        }
    }
    check_all(&cases);
}

#[test]
fn every_layout() {
    let mut cases = Vec::new();
    for layout in [ImageLayout::ChannelsLast, ImageLayout::ChannelsFirst] {
        for lies in Lies::ALL {
            // The second can be transposed eight elements at a time, in blocks that are not whole.
            for size in [[2, 18, 13], [2, 10, 12], [1, 1, 8], [1, 8, 1]] {
                let case = ConvCase::new(size, [48, 32]);
                let options = ConvOptions {
                    layout,
                    ..case.options
                };
                cases.push(ConvCase {
                    options,
                    lies,
                    ..case
                });
            }
        }
    }
    check_all(&cases);
}

/// A kernel with named tunables, if its gates let it pass.
fn named(arch: Arch, case: &ConvCase, cut: [u32; 2], stages: [u32; 2], kept: Kept) -> ConvKernel {
    let problem = case.problem::<f16>();
    let kernel = match arch {
        Arch::Sm90a => ConvKernel::of(&ConvWarpSpecializedConfig::<f16>::new(
            &problem, cut, stages, kept,
        )),
        _ => ConvKernel::of(&ConvMmaConfig::<f16>::new(&problem, cut, stages, kept)),
    };
    kernel.expect("they are registered")
}

/// The kernel of sm_90a that keeps outputs on the chip, and others beside it.
fn on_chip() -> (ConvCase, ConvKernel) {
    let case = ConvCase::new([3, 30, 14], [32, 64]);
    (
        case,
        named(Arch::Sm90a, &case, [32, 2], [2, 36], Kept::All(8)),
    )
}

/// The same, which keeps three of six groups of tiles, and leaves the others in memory.
fn partly_on_chip() -> (ConvCase, ConvKernel) {
    let (case, _) = on_chip();
    (
        case,
        named(Arch::Sm90a, &case, [32, 2], [2, 36], Kept::Part(3)),
    )
}

/// Three waves of one sample each, of groups of two tiles of 64 channels, the last of which has one.
fn in_waves() -> (ConvCase, ConvKernel) {
    let case = ConvCase::new([3, 30, 14], [80, 64]);
    (case, named(Arch::Sm90a, &case, [96, 2], [4, 4], Kept::Wave))
}

/// One whose three tiles share four slots of pixels, each of which another tile has next.
fn sharing_slots() -> (ConvCase, ConvKernel) {
    let case = ConvCase::new([2, 60, 40], [16, 16]);
    (
        case,
        named(Arch::Sm90a, &case, [32, 3], [4, 36], Kept::Nothing),
    )
}

#[test]
fn every_order_of_ctas_and_loads_gives_the_same_bits() {
    use fa_dsl::interp::CtaOrder;
    for (case, kernel) in [on_chip(), partly_on_chip(), in_waves(), sharing_slots()] {
        let run = |order| {
            let options = Interpreter {
                order,
                ..Interpreter::default()
            };
            let device = Device::cpu_with(Arch::Sm90a, options);
            case.check::<f16>(&device, Some(&kernel))
                .unwrap_or_else(|error| panic!("{kernel:?} {order:?}: {error}"))
        };
        let expected = run(CtaOrder::Ascending);
        let orders = (0..6)
            .map(|seed| CtaOrder::Shuffled { seed })
            .chain([CtaOrder::Descending]);
        for order in orders {
            assert_eq!(run(order), expected, "{order:?}");
        }
    }
}

/// That of samples that pass through the chip.
fn streaming(case: &ConvCase, [pixels, warpgroups, stages]: [u32; 3]) -> ConvKernel {
    let config =
        ConvStreamingConfig::<f16>::new(&case.problem::<f16>(), pixels, warpgroups, stages);
    ConvKernel::of(&config).expect("it is registered")
}

#[test]
fn samples_pass_through_in_every_order() {
    use fa_dsl::interp::CtaOrder;
    // Tiles of a sample are fewer, as many and more than there are CTAs, and not whole. Up to 32 channels tiles have two parts.
    let sizes = [[5, 9, 7], [3, 30, 14], [4, 24, 20], [2, 70, 40]];
    let channels = [[32, 48], [32, 32], [16, 32]];
    let all = sizes.map(|size| channels.map(|channels| (size, channels)));
    for (size, channels) in all.into_iter().flatten() {
        let case = ConvCase::new(size, channels);
        let mut expected = None;
        let orders = (0..4).map(|seed| CtaOrder::Shuffled { seed });
        for order in orders.chain([CtaOrder::Ascending, CtaOrder::Descending]) {
            for cut in [[64, 3, 3], [128, 2, 2], [32, 3, 1]] {
                let options = Interpreter {
                    order,
                    ..Interpreter::default()
                };
                let device = Device::cpu_with(Arch::Sm90a, options);
                let kernel = streaming(&case, cut);
                let problem = case.problem::<f16>();
                let config = ConvStreamingConfig::<f16>::new(&problem, cut[0], cut[1], cut[2]);
                let [tiles, _] = config.count(&problem).unwrap();
                if !config.has_room(tiles, device.multiprocessors()) {
                    let error = case.check::<f16>(&device, Some(&kernel)).unwrap_err();
                    assert!(error.to_string().contains("have room"), "{error}");
                    continue;
                }
                let found = case
                    .check::<f16>(&device, Some(&kernel))
                    .unwrap_or_else(|error| panic!("{kernel:?} {order:?}: {error}"));
                if cut[0] == 64 {
                    let expected = expected.get_or_insert_with(|| found.clone());
                    assert_eq!(found, *expected, "{order:?}");
                }
            }
        }
    }
}

#[test]
fn values_far_from_zero_keep_their_variance() {
    // Numbers around 1024 are whole ones in float16. Of their squares, around a million, float32 would lose what the variance is.
    for arch in ARCHS {
        for norm in [true, false] {
            let case = ConvCase::new([2, 24, 18], [16, 32]);
            let case = ConvCase {
                mean: 1024.0,
                ..case
            };
            let kept = if norm { Kept::All(8) } else { Kept::Nothing };
            let kernel = named(arch, &case, [64, 1], [2, 3], kept);
            let device = Device::cpu_as(arch);
            case.check::<f16>(&device, Some(&kernel)).unwrap();
            check(arch, &case);
        }
    }
}

#[test]
fn a_channel_without_variance_is_its_shift() {
    for arch in ARCHS {
        let device = Device::cpu_as(arch);
        let x = device.upload(&vec![f16::ZERO; 9 * 10 * 16]).unwrap();
        let weight = device.upload(&vec![f16::ONE; 16 * 9 * 16]).unwrap();
        let of_channels = device.upload(&[f16::from_f32(-2.5); 16]).unwrap();
        let inputs = ConvInputs {
            bias: Some(of_channels.contiguous(&[16]).unwrap()),
            shift: Some(of_channels.contiguous(&[16]).unwrap()),
            ..ConvInputs::new(
                x.contiguous(&[1, 9, 10, 16]).unwrap(),
                weight.contiguous(&[16, 3, 3, 16]).unwrap(),
            )
        };
        let options = ConvOptions {
            activation: Activation::None,
            ..ConvOptions::default()
        };
        let y = conv_block(&device, &inputs, &options)
            .unwrap()
            .read()
            .unwrap();
        assert!(y.iter().all(|y| *y == f16::from_f32(-2.5)));
    }
}

#[test]
fn a_number_that_is_none_stays_in_its_sample() {
    for arch in ARCHS {
        let device = Device::cpu_as(arch);
        let mut image = vec![f16::ONE; 2 * 9 * 10 * 16];
        image[9 * 10 * 16 + 5] = f16::NAN;
        let x = device.upload(&image).unwrap();
        let weight = device.upload(&vec![f16::ONE; 16 * 9 * 16]).unwrap();
        let inputs = ConvInputs::new(
            x.contiguous(&[2, 9, 10, 16]).unwrap(),
            weight.contiguous(&[16, 3, 3, 16]).unwrap(),
        );
        for activation in Activation::ALL {
            let options = ConvOptions {
                activation,
                ..ConvOptions::default()
            };
            let y = conv_block(&device, &inputs, &options)
                .unwrap()
                .read()
                .unwrap();
            let (first, second) = y.split_at(y.len() / 2);
            assert!(
                first.iter().all(|y| y.is_finite()),
                "{activation:?} on {arch}"
            );
            assert!(
                second.iter().all(|y| y.is_nan()),
                "{activation:?} on {arch}"
            );
        }
    }
}

#[test]
fn random_blocks() {
    let mut runner = TestRunner::new(random::config(60, 17));
    let run = runner.run(&conv_cases(), |case| {
        let arch = ARCHS[case.seed as usize % 2];
        let device = Device::cpu_as(arch);
        let checked = match case.seed % 4 < 2 {
            true => case.check::<f16>(&device, None).map(drop),
            false => case.check::<bf16>(&device, None).map(drop),
        };
        checked.map_err(|cause| TestCaseError::fail(format!("on {arch}: {cause}")))
    });
    run.unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn every_architecture_has_a_kernel_for_every_problem() {
    for arch in Arch::ALL {
        let chip = Chip {
            arch,
            multiprocessors: 132,
        };
        for size in [[1, 7, 7], [5, 128, 128], [1, 512, 512]] {
            for channels in [[16, 16], [64, 64], [256, 256], [240, 144]] {
                for kernel in [1, 3] {
                    let case = ConvCase::new(size, channels);
                    let sizes = ConvSizes {
                        kernel,
                        ..case.sizes
                    };
                    let problem = ConvCase { sizes, ..case }.problem::<bf16>();
                    assert!(choose(chip, &problem).is_some(), "{problem:?} on {arch}");
                }
            }
        }
    }
}

#[test]
fn outputs_stay_on_the_chip_where_they_fit() {
    let chip = Chip {
        arch: Arch::Sm90a,
        multiprocessors: 132,
    };
    let launches = |size, channels| {
        let case = ConvCase::new(size, channels);
        let problem = case.problem::<f16>();
        let extent = |shape: [u64; 4], address| Extent {
            address,
            shape,
            strides: [
                shape[1] * shape[2] * shape[3],
                shape[2] * shape[3],
                shape[3],
                1,
            ],
            element_bytes: 2,
        };
        let [n, h, w] = size.map(|size| size as u64);
        let [c, o] = channels.map(|channels: usize| channels as u64);
        let tensors = ConvTensors::from_extents(
            [extent([n, h, w, c], 1 << 30), extent([o, 3, 3, c], 1 << 40)],
            [None; 3],
            extent([n, h, w, o], 1 << 41),
            ImageLayout::ChannelsLast,
        );
        let problem = ConvProblem {
            bias: false,
            ..problem
        };
        let steps = plan(chip, &problem, &tensors).unwrap();
        steps
            .launches
            .iter()
            .map(|it| it.entry.name)
            .collect::<Vec<_>>()
    };
    assert_eq!(launches([5, 128, 128], [64, 64]), ["ConvStreamingF16"]);
    assert_eq!(
        launches([16, 64, 64], [128, 128]),
        ["ConvWarpSpecializedF16"]
    );
    assert_eq!(
        launches([1, 512, 512], [64, 64]),
        ["ConvWarpSpecializedF16"]
    );
    assert_eq!(launches([32, 128, 128], [32, 32]), ["ConvStreamingF16"]);
    assert_eq!(
        launches([32, 128, 128], [32, 48]),
        ["ConvWarpSpecializedF16"]
    );
}

/// Of images and samples that are more than the second and third dimension of a grid have room for, in both orders.
#[test]
fn grids_have_room_for_every_size() {
    let first = |[n, h, w, c]: [u64; 4], address| Extent {
        address,
        shape: [n, c, h, w],
        strides: [c * h * w, h * w, w, 1],
        element_bytes: 2,
    };
    for (size, channels) in [
        ([1, 4096, 4096], [16, 32]),
        ([70_000, 8, 8], [16, 16]),
        ([70_000, 5, 3], [32, 16]),
    ] {
        let problem = ConvProblem {
            bias: false,
            ..ConvCase::new(size, channels).problem::<f16>()
        };
        let [n, h, w] = size.map(|size| size as u64);
        let [c, o] = channels.map(|channels| channels as u64);
        let channels_first = ConvTensors::from_extents(
            [first([n, h, w, c], 1 << 40), first([o, 3, 3, c], 1 << 41)],
            [None; 3],
            first([n, h, w, o], 1 << 42),
            ImageLayout::ChannelsFirst,
        );
        for arch in ARCHS {
            let chip = Chip {
                arch,
                multiprocessors: 132,
            };
            // No kernel reads those as they are.
            let mut odd = channels_first;
            odd.x.address += 2;
            for (tensors, kernels) in [(problem.unallocated(), 1), (channels_first, 1), (odd, 2)] {
                let steps = plan(chip, &problem, &tensors).unwrap();
                assert!(steps.launches.len() >= kernels, "{size:?}");
                for step in &steps.launches {
                    let [_, y, z] = step.launch.grid();
                    assert!(y.max(z) < 1 << 16, "{size:?}: {} {y} {z}", step.entry.name);
                }
            }
        }
    }
}
