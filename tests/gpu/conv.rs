//! Convolution blocks: the interpreter's cases and larger ones against float64, the same bits at every launch, replays of a graph.

use fa::attention::{AttentionElement, Chip};
use fa::conv::{
    Activation, ConvInputs, ConvOptions, ImageLayout, InstanceNorm, choose, conv_block_into,
    prepare_conv_block,
};
use fa::prelude::*;
use fa_cases::{ConvCase, Lies};
use fa_dsl::target::Arch;
use fa_reference::Narrow;
use fa_reference::conv::ConvSizes;
use libtest_mimic::{Failed, Trial};

use crate::{capture, trial};

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = Vec::new();
    let mut add = |name: String, case: ConvCase| {
        trials.push(trial(gpu, format!("conv/{name}"), move |device| {
            checked(&case, case.check::<f16>(device, None))?;
            checked(&case, case.check::<bf16>(device, None))
        }));
        trials.push(trial(gpu, format!("conv/mma/{name}"), move |device| {
            by_mma::<f16>(device, &case)?;
            by_mma::<bf16>(device, &case)
        }));
    };
    for [samples, height, width] in [[1, 1, 1], [2, 7, 7], [3, 40, 33], [1, 128, 96], [37, 8, 8]] {
        for channels in [
            [16, 16],
            [64, 64],
            [48, 80],
            [128, 64],
            [128, 128],
            [192, 16],
            [256, 64],
            [256, 256],
        ] {
            let name = format!(
                "{samples}x{height}x{width}/{}to{}",
                channels[0], channels[1]
            );
            add(name, ConvCase::new([samples, height, width], channels));
        }
    }
    for activation in Activation::ALL {
        for norm in [None, Some(InstanceNorm::default())] {
            for kernel in [1, 3] {
                let case = ConvCase::new([2, 33, 20], [64, 96]);
                let has_norm = norm.is_some();
                add(
                    format!("{}/{has_norm}/{kernel}", activation.name()),
                    ConvCase {
                        sizes: ConvSizes {
                            kernel,
                            ..case.sizes
                        },
                        options: ConvOptions {
                            norm,
                            activation,
                            ..case.options
                        },
                        scale: has_norm,
                        shift: has_norm,
                        ..case
                    },
                );
            }
        }
    }
    for layout in [ImageLayout::ChannelsLast, ImageLayout::ChannelsFirst] {
        for lies in Lies::ALL {
            // Of rows of whole eights the kernel stores outputs that are channels first itself.
            for (width, channels) in [(41, [32, 64]), (40, [64, 64]), (40, [32, 32])] {
                let case = ConvCase::new([3, 50, width], channels);
                let options = ConvOptions {
                    layout,
                    ..case.options
                };
                add(
                    format!("{layout:?}/{lies:?}/{width}/{}", channels[1]),
                    ConvCase {
                        options,
                        lies,
                        ..case
                    },
                );
            }
        }
    }
    add(
        "5x128x128".to_owned(),
        ConvCase::new([5, 128, 128], [64, 64]),
    );
    add(
        "5x128x128/channels_first".to_owned(),
        ConvCase {
            lies: Lies::ChannelsFirst,
            ..ConvCase::new([5, 128, 128], [64, 64])
        },
    );
    add(
        "1x256x256".to_owned(),
        ConvCase::new([1, 256, 256], [64, 64]),
    );
    // Outputs that do not all stay on the chip, of one sample and of several.
    for size in [[1, 512, 512], [7, 150, 290]] {
        let [samples, height, width] = size;
        let case = ConvCase::new(size, if samples == 1 { [64, 64] } else { [32, 128] });
        add(format!("{samples}x{height}x{width}/partly"), case);
    }
    // Samples that are computed some at a time, and normalised beside the next ones: as many as the last wave has room for, and fewer.
    for (size, channels) in [
        ([16, 64, 64], [128, 128]),
        ([41, 30, 50], [96, 160]),
        ([50, 24, 20], [256, 256]),
    ] {
        let [samples, height, width] = size;
        let case = ConvCase::new(size, channels);
        add(format!("{samples}x{height}x{width}/waves"), case);
    }
    for (name, shape) in [("resident", [5, 64, 64, 64]), ("waves", [19, 32, 64, 128])] {
        let bits = move |device: &Device| same_bits(device, shape);
        trials.push(trial(gpu, format!("conv/same_bits/{name}"), bits));
        let replayed = move |device: &Device| replays(device, shape);
        trials.push(capture(gpu, format!("conv/replays/{name}"), replayed));
    }
    trials
}

fn checked<T>(case: &ConvCase, done: Result<Vec<T>, fa_cases::ConvFailure>) -> Result<(), Failed> {
    match done {
        Ok(_) => Ok(()),
        Err(cause) => Err(format!("{case:?}: {cause}").into()),
    }
}

/// By the schedule for sm_80 and later, with the tiles that would be chosen of it, where something else is chosen.
fn by_mma<T: AttentionElement + Narrow>(device: &Device, case: &ConvCase) -> Result<(), Failed> {
    if device.arch() != Arch::Sm90a {
        return Ok(());
    }
    let chip = Chip {
        arch: Arch::Sm80,
        ..Chip::of(device)
    };
    let kernel = choose(chip, &case.problem::<T>()).ok_or("there is no kernel for sm_80")?;
    if !kernel.entry().name.starts_with("ConvMma") {
        return Err(format!("{kernel:?} is of another schedule").into());
    }
    let done = case.check::<T>(device, Some(&kernel));
    match done {
        Ok(_) => Ok(()),
        Err(cause) => Err(format!("{case:?} by {kernel:?}: {cause}").into()),
    }
}

/// A thousand launches of a kernel whose CTAs meet.
fn same_bits(device: &Device, shape: [u64; 4]) -> Result<(), Failed> {
    let [n, h, w, channels] = shape;
    let len = n * h * w * channels;
    let values = |count: u64, scale: f32| -> Vec<f16> {
        let of = |i: u64| f16::from_f32((i as f32 * 0.731).sin() * scale);
        (0..count).map(of).collect()
    };
    let x = device.upload(&values(len, 1.0))?;
    let weight = device.upload(&values(channels * 9 * channels, 0.04))?;
    let inputs = ConvInputs::new(
        x.contiguous(&shape)?,
        weight.contiguous(&[channels, 3, 3, channels])?,
    );
    let mut y = device.alloc::<f16>(len as usize)?;
    let mut first = Vec::new();
    for round in 0..1000 {
        let view = y.contiguous_mut(&shape)?;
        conv_block_into(device, &inputs, view, &ConvOptions::default())?;
        if round % 100 == 0 {
            let now = y.read()?;
            if round == 0 {
                first = now;
            } else if first != now {
                return Err(format!("launch {round} has other bits than the first").into());
            }
        }
    }
    Ok(())
}

/// A captured call, replayed with other images.
fn replays(device: &Device, shape: [u64; 4]) -> Result<(), Failed> {
    let len = shape.iter().product::<u64>() as usize;
    let channels = shape[3];
    let weights: Vec<f16> = (0..channels * 9 * channels)
        .map(|i| f16::from_f32((i as f32 * 0.37).cos() * 0.04))
        .collect();
    let weight = device.upload(&weights)?;
    let mut y = device.alloc::<f16>(len)?;
    let mut expected = device.alloc::<f16>(len)?;
    let options = ConvOptions::default();
    let weight_view = weight.contiguous(&[channels, 3, 3, channels])?;
    for seed in 0..3 {
        let image: Vec<f16> = (0..len)
            .map(|i| f16::from_f32(((i + seed * 77) as f32 * 0.731).sin()))
            .collect();
        let x = device.upload(&image)?;
        let inputs = ConvInputs::new(x.contiguous(&shape)?, weight_view);
        let view = y.contiguous_mut(&shape)?;
        prepare_conv_block(device, &inputs, &view, &options)?;
        let mut graph =
            device.capture(|recorder| conv_block_into(recorder, &inputs, view, &options))?;
        for _ in 0..10 {
            graph.launch()?;
        }
        drop(graph);
        conv_block_into(device, &inputs, expected.contiguous_mut(&shape)?, &options)?;
        if y.read()? != expected.read()? {
            return Err("a replay has other bits than a call".into());
        }
    }
    Ok(())
}
