//! Packed sequences: each against float64, and a captured launch with other lengths.

use std::sync::Arc;

use cudarc::driver::{CudaContext, CudaStream, DevicePtr, DevicePtrMut, sys};
use fa::prelude::*;
use fa_cases::gpu::randoms;
use fa_cases::table::{main_options, options};
use fa_cases::{PackedCase, Runner, random, schedules};
use fa_reference::Shape;
use libtest_mimic::{Failed, Trial};

use crate::{capture, trial};

/// Queries and keys of the sequences: of many lengths, without queries, without keys, and one that is long.
const LENGTHS: [&[(usize, usize)]; 3] = [
    &[
        (113, 203),
        (0, 40),
        (128, 217),
        (1, 799),
        (7, 0),
        (0, 0),
        (3, 1),
        (256, 256),
    ],
    &[(1023, 1024), (1, 1), (1024, 1023), (239, 1), (64, 64)],
    &[(1, 17); 33],
];

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = Vec::new();
    for (number, lengths) in LENGTHS.iter().enumerate() {
        for head_dim in [32, 64, 80, 128, 256] {
            let name = format!("varlen/{number}/{head_dim}");
            trials.push(trial(gpu, name, move |device| {
                every_option(device, lengths, head_dim)
            }));
        }
    }
    let runners = schedules::packed().expect("every schedule has these tunables");
    for (number, runner) in runners.into_iter().enumerate() {
        let name = format!("varlen/tiles/{number}");
        trials.push(trial(gpu, name, move |device| every_mask(device, &runner)));
    }
    trials.extend(randoms(
        gpu,
        "varlen/random",
        random::packed,
        0x9ac4,
        one_random,
    ));
    trials.push(capture(
        gpu,
        "varlen/other_lengths_in_a_graph",
        other_lengths,
    ));
    trials
}

fn every_option(
    device: &Device,
    lengths: &[(usize, usize)],
    head_dim: usize,
) -> Result<(), Failed> {
    let shape = Shape {
        kv_heads: 2,
        ..Shape::square(1, 1, 4, head_dim)
    };
    let options = options(1023, 1024).into_iter();
    let dynamic = options.filter(|options| !matches!(options.seq, Some(Seq::Static(_))));
    for (number, options) in dynamic.enumerate() {
        let mut case = PackedCase::new(lengths, shape, options);
        case.case = case.case.with_tensors(number as u8 % 4);
        let wrong = |cause| Failed::from(format!("{case:?}: {cause}"));
        case.check::<f16>(device, &Runner::ATTENTION)
            .map_err(wrong)?;
        case.check::<bf16>(device, &Runner::ATTENTION)
            .map_err(wrong)?;
    }
    Ok(())
}

/// One kernel, with every mask, also between sequences of NaN.
fn every_mask(device: &Device, runner: &Runner) -> Result<(), Failed> {
    let shape = Shape {
        kv_heads: 2,
        ..Shape::square(1, 1, 4, 64)
    };
    for (number, (_, options)) in main_options().into_iter().enumerate() {
        for lengths in [LENGTHS[0], LENGTHS[1]] {
            let mut case = PackedCase::new(lengths, shape, options);
            case.case = case.case.with_tensors(number as u8 % 4);
            if !runner.fits(device.arch(), &case.case) {
                continue;
            }
            for case in [case.clone(), case.spoil(2)] {
                let wrong = |cause| Failed::from(format!("{runner}: {case:?}: {cause}"));
                case.check::<bf16>(device, runner).map_err(wrong)?;
            }
        }
    }
    Ok(())
}

/// By what is chosen, and by other tiles from case to case; every second case between sequences of NaN.
fn one_random(device: &Device, number: usize, case: &PackedCase) -> Result<(), Failed> {
    let case = match number % 2 {
        0 => case.clone(),
        _ => case.clone().spoil(2),
    };
    let runners = schedules::of_packed(&case, device.arch())?;
    for runner in [&Runner::ATTENTION, &runners[number % runners.len()]] {
        let checked = match number / 2 % 2 {
            0 => case.check::<f16>(device, runner),
            _ => case.check::<bf16>(device, runner),
        };
        checked.map_err(|cause| format!("{runner}: {case:?}: {cause}"))?;
    }
    Ok(())
}

const TOTAL: usize = 1000;
const HEADS: usize = 4;
const HEAD_DIM: usize = 128;
const LONGEST: usize = 600;

/// One captured launch, whose lists of lengths are other ones at every replay.
fn other_lengths(_: &Device) -> Result<(), Failed> {
    let device = Device::shared(0)?;
    let stream: Arc<CudaStream> = CudaContext::new(0)?.new_stream()?;
    let numbers = |i: usize| bf16::from_f32((i as f32 * 0.37).sin() * 2.0);
    let values: Vec<bf16> = (0..TOTAL * HEADS * HEAD_DIM).map(numbers).collect();
    let bits: Vec<u16> = values.iter().map(|it| it.to_bits()).collect();
    let x = stream.clone_htod(&bits)?;
    let mut o = stream.alloc_zeros::<u16>(bits.len())?;
    let mut list = stream.clone_htod(&[0_u32, 300, 600, 1000])?;
    let (x_at, o_at, list_at) = (
        x.device_ptr(&stream).0,
        o.device_ptr_mut(&stream).0,
        list.device_ptr_mut(&stream).0,
    );
    // SAFETY: this test waits for the stream before it frees what the stream uses.
    let borrowed = unsafe { device.borrow_stream(stream.cu_stream().cast()) };
    let call = || -> Result<(), Failed> {
        let shape = [1, TOTAL, HEADS, HEAD_DIM].map(|size| size as u64);
        let strides = fa::runtime::contiguous_strides(&shape);
        // SAFETY: the slices have these sizes.
        unsafe {
            let x = || View::raw(x_at, &shape, &strides, Type::Bf16);
            let o = ViewMut::raw(o_at, &shape, &strides, Type::Bf16)?;
            let list = View::raw(list_at, &[4], &[1], Type::U32)?.typed();
            let list = list.ok_or("another type")?;
            let packed = Packed {
                cu_seqlens_q: list,
                cu_seqlens_k: Some(list),
                max_seq_q: LONGEST,
                max_seq_k: LONGEST,
            };
            let options = Options {
                causal: true,
                packed: Some(packed),
                ..Options::default()
            };
            Ok(attention_on(
                &borrowed,
                [x()?, x()?, x()?],
                o,
                None,
                &options,
            )?)
        }
    };
    call()?;
    stream.synchronize()?;
    stream.begin_capture(sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)?;
    let called = call();
    let graph = stream.end_capture(sys::CUgraphInstantiate_flags(0));
    called?;
    let graph = graph?.ok_or("nothing was captured")?;
    for lengths in [
        [0_u32, 300, 600, 1000],
        [0, 600, 601, 1000],
        [0, 0, 500, 1000],
    ] {
        stream.memcpy_htod(&lengths, &mut list)?;
        graph.launch()?;
        let found = stream.clone_dtoh(&o)?;
        let x = device.upload(&values)?;
        let x = x.contiguous(&[TOTAL as u64, HEADS as u64, HEAD_DIM as u64])?;
        let list = device.upload(&lengths)?;
        let packed = Packed {
            cu_seqlens_q: list.contiguous(&[4])?,
            cu_seqlens_k: Some(list.contiguous(&[4])?),
            max_seq_q: LONGEST,
            max_seq_k: LONGEST,
        };
        let options = Options {
            causal: true,
            ..Options::default()
        };
        let expected = attention_varlen(&device, x, x, x, packed, &options)?.read()?;
        if !expected
            .iter()
            .map(|it| it.to_bits())
            .eq(found.iter().copied())
        {
            return Err(format!("{lengths:?}: other bits than by a call of its own").into());
        }
    }
    Ok(())
}
