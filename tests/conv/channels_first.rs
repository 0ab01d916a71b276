//! Tensors that are channels first, which the kernel of samples that pass through reads and stores itself.

use fa::conv::{ConvKernel, ConvOptions, ConvProblem, ConvTensors, ImageLayout};
use fa::kernels::chosen::Chosen;
use fa::kernels::conv::{ConvElement, ConvStreamingConfig};
use fa::prelude::*;
use fa_cases::{ConvCase, ConvFailure, Lies};
use fa_dsl::config::KernelConfig;
use fa_dsl::interp::{CtaOrder, Options as Interpreter};
use fa_dsl::target::Arch;
use fa_reference::conv::ConvSizes;
use rayon::prelude::*;

/// The kernel with these pixels, warpgroups and stages, whatever its spec says of the order of tensors.
fn kernel<T: ConvElement>(
    problem: &ConvProblem,
    [pixels, warpgroups, stages]: [u32; 3],
    channels_first: bool,
) -> ConvKernel
where
    ConvStreamingConfig<T>: KernelConfig,
{
    let config = ConvStreamingConfig::<T> {
        channels_first,
        ..ConvStreamingConfig::new(problem, pixels, warpgroups, stages)
    };
    ConvKernel::of(&config).expect("it is registered")
}

/// Where tiles are too many for the interpreter's multiprocessors, which is no failure.
fn computed<T>(found: Result<Vec<T>, ConvFailure>, what: &str) -> Option<Vec<T>> {
    match found {
        Ok(found) => Some(found),
        Err(error) if error.to_string().contains("have room") => None,
        Err(error) => panic!("{what}: {error}"),
    }
}

/// Checks a case that lies in several ways against float64, and that all whose tiles are the same have the same bits, wherever outputs lie and in whichever order weights are. Gives whether there
/// was room.
fn check(case: ConvCase, cut: [u32; 3], order: CtaOrder) -> bool {
    let options = Interpreter {
        order,
        ..Interpreter::default()
    };
    let device = Device::cpu_with(Arch::Sm90a, options);
    let (half, brain) = (
        kernel::<f16>(&case.problem::<f16>(), cut, false),
        kernel::<bf16>(&case.problem::<bf16>(), cut, false),
    );
    let run = |lies, outputs, layout| {
        let case = ConvCase {
            lies,
            outputs_lie: Some(outputs),
            options: ConvOptions {
                layout,
                ..case.options
            },
            ..case
        };
        let what = format!("{case:?} {cut:?} {order:?}");
        let half = computed(case.check::<f16>(&device, Some(&half)), &what);
        let brain = computed(case.check::<bf16>(&device, Some(&brain)), &what);
        (half, brain)
    };
    let last = ImageLayout::ChannelsLast;
    let expected = run(Lies::ChannelsLast, Lies::ChannelsLast, last);
    for lies in [Lies::ChannelsFirst, Lies::PaddedPlanes] {
        let found = run(Lies::ChannelsLast, lies, last);
        assert_eq!(found, expected, "{case:?} {lies:?} {cut:?} {order:?}");
    }
    let of_planes = run(Lies::ChannelsFirst, Lies::ChannelsFirst, last);
    for outputs in [Lies::ChannelsLast, Lies::PaddedPlanes] {
        let found = run(Lies::PaddedPlanes, outputs, ImageLayout::ChannelsFirst);
        assert_eq!(found, of_planes, "{case:?} {outputs:?} {cut:?} {order:?}");
    }
    expected.0.is_some()
}

#[test]
fn the_bits_are_those_of_channels_last() {
    // Tiles that are not whole, and rows of whole eights but in the last.
    let sizes = [[3, 9, 8], [2, 33, 16], [2, 19, 13]];
    // One part of a tile, or two; products whose rows are not all channels.
    let channels = [[64, 64], [64, 48], [48, 16], [32, 32], [16, 16]];
    let mut all = Vec::new();
    for size in sizes {
        for channels in channels {
            for cut in [[128, 2, 1], [32, 3, 1], [48, 2, 2]] {
                all.push((size, channels, cut));
            }
        }
    }
    let count = all.len();
    let run = |(size, channels, cut)| {
        let case = ConvCase::new(size, channels);
        check(case, cut, CtaOrder::Ascending)
    };
    let done = all.into_par_iter().filter(|it| run(*it)).count();
    assert!(done * 2 > count, "{done} of {count}");
}

#[test]
fn in_every_order() {
    for channels in [[64, 64], [32, 16]] {
        let case = ConvCase::new([4, 21, 16], channels);
        let orders = (0..4).map(|seed| CtaOrder::Shuffled { seed });
        for order in orders.chain([CtaOrder::Descending]) {
            assert!(check(case, [64, 3, 2], order), "there is room");
        }
    }
}

#[test]
fn with_every_option() {
    let case = ConvCase::new([2, 10, 16], [32, 48]);
    for activation in fa::conv::Activation::ALL {
        for kernel in [1, 3] {
            let case = ConvCase {
                sizes: ConvSizes {
                    kernel,
                    ..case.sizes
                },
                options: fa::conv::ConvOptions {
                    activation,
                    ..case.options
                },
                scale: true,
                shift: true,
                ..case
            };
            assert!(
                check(case, [96, 2, 2], CtaOrder::Ascending),
                "there is room"
            );
        }
    }
}

/// A problem with enough room on few multiprocessors, and its tensors with an output that lies so.
fn problem(width: u32) -> (ConvProblem, ConvTensors<'static>) {
    let case = ConvCase::new([2, 16, width as usize], [64, 64]);
    let problem = case.problem::<f16>();
    let mut tensors = problem.unallocated();
    let [_, height, width, channels] = tensors.y.shape;
    tensors.y.strides = [channels * height * width, width, 1, height * width];
    (problem, tensors)
}

/// The specs of what is launched.
fn launched(kernel: &ConvKernel, problem: &ConvProblem, tensors: &ConvTensors<'_>) -> Vec<String> {
    let steps = kernel.steps(problem, tensors, 16).expect("there is room");
    let spec = |it: &Chosen<'_>| it.entry.spec(&it.values);
    steps.launches.iter().map(spec).collect()
}

#[test]
fn nothing_is_launched_after_it() {
    let (problem, tensors) = problem(24);
    let kernel = kernel::<f16>(&problem, [64, 3, 3], false);
    let itself = "ConvStreamingF16<64,X_STAGES=3,BIAS=true,ACTIVATION=gelu,CHANNELS_FIRST=true>";
    assert_eq!(launched(&kernel, &problem, &tensors), [itself]);

    // Gaps between rows, channels and samples, of whole eights.
    let mut apart = tensors;
    apart.y.strides = [64 * 648 + 16, 40, 1, 648];
    assert_eq!(launched(&kernel, &problem, &apart), [itself]);

    // Nor before it: the images that are read, and weights.
    let with = |more: &str| [itself.replace('>', &format!("{more}>"))];
    let mut first = tensors;
    (first.x.strides, first.x.address) = (tensors.y.strides, 1 << 40);
    let expected = with(",X_CHANNELS_FIRST=true");
    assert_eq!(launched(&kernel, &problem, &first), expected);
    let [_, size, _, in_channels] = tensors.weight.shape;
    first.weight.strides = [in_channels * size * size, size, 1, size * size];
    let expected = with(",X_CHANNELS_FIRST=true,WEIGHT_CHANNELS_FIRST=true");
    assert_eq!(launched(&kernel, &problem, &first), expected);
    first.x = tensors.x;
    let expected = with(",WEIGHT_CHANNELS_FIRST=true");
    assert_eq!(launched(&kernel, &problem, &first), expected);
}

#[test]
fn what_it_cannot_read_is_reordered_before_it() {
    let (problem, tensors) = problem(24);
    let kernel = kernel::<f16>(&problem, [64, 3, 3], false);
    let itself = "ConvStreamingF16<64,X_STAGES=3,BIAS=true,ACTIVATION=gelu,CHANNELS_FIRST=true>";
    // Images that do not begin at a multiple of 16 bytes.
    let mut first = tensors;
    first.x.strides = [64 * 16 * 24, 24, 1, 16 * 24];
    first.x.address = (1 << 40) + 2;
    let expected = ["ConvReorderF16<>", itself];
    assert_eq!(launched(&kernel, &problem, &first), expected);

    // Images by the launch that moves eight elements at a time, and weights by the same launch.
    let (narrow, tensors) = self::problem(12);
    let kernel = self::kernel::<f16>(&narrow, [64, 3, 3], false);
    let itself = "ConvStreamingF16<64,X_STAGES=3,BIAS=true,ACTIVATION=gelu>";
    let after = "ConvTransposeF16<>";
    let mut first = tensors;
    (first.x.strides, first.x.address) = (tensors.y.strides, 1 << 40);
    let expected = ["ConvTransposeF16<>", itself, after];
    assert_eq!(launched(&kernel, &narrow, &first), expected);
    let [_, size, _, in_channels] = tensors.weight.shape;
    // Gaps between output channels.
    first.weight.strides = [in_channels * size * size + 1, size, 1, size * size];
    let expected = ["ConvTransposeF16<WEIGHTS=true>", itself, after];
    assert_eq!(launched(&kernel, &narrow, &first), expected);
    // Or by one of their own, where images are not reordered.
    first.x = tensors.x;
    let expected = ["ConvReorderF16<>", itself, after];
    assert_eq!(launched(&kernel, &narrow, &first), expected);
}

#[test]
fn other_outputs_are_reordered() {
    let of_kernel = "ConvStreamingF16<64,X_STAGES=3,BIAS=true,ACTIVATION=gelu>";
    let by = |tensors: &ConvTensors<'_>, problem: &ConvProblem| {
        let kernel = kernel::<f16>(problem, [64, 3, 3], false);
        let launched = launched(&kernel, problem, tensors);
        assert_eq!(launched[0], of_kernel);
        launched[1..].join(" and ")
    };
    // Rows that are not of whole eights, but planes are.
    let (narrow, tensors) = problem(12);
    assert_eq!(by(&tensors, &narrow), "ConvTransposeF16<>");

    let (whole, tensors) = problem(24);
    let reordered = "ConvReorderF16<TO_PIXELS=true>";
    let mut odd = tensors;
    odd.y.address += 2;
    assert_eq!(by(&odd, &whole), reordered);
    // Rows that do not begin at multiples of 16 bytes.
    let mut uneven = tensors;
    uneven.y.strides = [64 * 16 * 25, 25, 1, 16 * 25];
    assert_eq!(by(&uneven, &whole), reordered);
    // Neither pixels nor channels are neighbours.
    let mut apart = tensors;
    apart.y.strides = tensors.y.strides.map(|stride| 2 * stride);
    assert_eq!(by(&apart, &whole), reordered);
}

#[test]
fn tensors_say_the_order_whatever_a_spec_says() {
    let (problem, first) = problem(24);
    let last = problem.unallocated();
    let device = Device::cpu_as(Arch::Sm90a);
    let case = ConvCase::new([2, 16, 24], [64, 64]);
    for named in [false, true] {
        let kernel = kernel::<f16>(&problem, [64, 3, 3], named);
        let ends =
            |tensors| launched(&kernel, &problem, tensors)[0].ends_with("CHANNELS_FIRST=true>");
        assert!(ends(&first) && !ends(&last), "{kernel:?}");
        for lies in Lies::ALL {
            let case = ConvCase { lies, ..case };
            let found = case.check::<f16>(&device, Some(&kernel));
            found.unwrap_or_else(|error| panic!("{kernel:?} {lies:?}: {error}"));
        }
    }
}

#[test]
fn shared_memory_has_no_bank_conflicts() {
    // Panels of 64, 32 and 16 pixels; tiles of two parts.
    for channels in [[64, 64], [32, 32]] {
        for pixels in [48, 96, 128] {
            assert_eq!(
                conflicts(channels, pixels, Lies::ChannelsLast),
                0,
                "{pixels}"
            );
        }
        for pixels in [96, 128] {
            assert_eq!(
                conflicts(channels, pixels, Lies::ChannelsFirst),
                0,
                "{pixels}"
            );
        }
    }
}

/// Bank conflicts where outputs are channels first, and images and weights lie so.
fn conflicts(channels: [usize; 2], pixels: u32, lies: Lies) -> u64 {
    let layout = match lies {
        Lies::ChannelsFirst => ImageLayout::ChannelsFirst,
        _ => ImageLayout::ChannelsLast,
    };
    let case = ConvCase::new([2, 40, 8], channels);
    let case = ConvCase {
        lies,
        outputs_lie: Some(Lies::ChannelsFirst),
        options: ConvOptions {
            layout,
            ..case.options
        },
        ..case
    };
    let first = lies == Lies::ChannelsFirst;
    let problem = case.problem::<f16>();
    let config = ConvStreamingConfig::<f16> {
        channels_first: true,
        x_channels_first: first,
        weight_channels_first: first,
        ..ConvStreamingConfig::new(&problem, pixels, 2, 1)
    };
    let kernel = ConvKernel::of(&config).expect("it is registered");
    let device = Device::cpu_as(Arch::Sm90a);
    case.check::<f16>(&device, Some(&kernel))
        .expect("it is right");
    let program = device.load_entry(kernel.entry(), kernel.values());
    let report = program.expect("it is loaded").report();
    report.expect("it is counted").bank_conflicts()
}
