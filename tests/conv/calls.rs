//! The calls: what they refuse, and tensors of other libraries.

use fa::conv::{
    ConvBlockError, ConvError, ConvInputs, ConvOptions, ImageLayout, InstanceNorm, RawConvInputs,
    conv_block, conv_block_on,
};
use fa::prelude::*;
use fa_cases::ConvCase;
use fa_kernels::attention::Dtype;

use super::on_chip;

/// What a call with these shapes and options says.
fn refused(x: [u64; 4], weight: [u64; 4], options: &ConvOptions) -> String {
    let device = Device::cpu();
    let len = |shape: [u64; 4]| shape.iter().product::<u64>() as usize;
    let (a, b) = (
        device.alloc::<f16>(len(x)).unwrap(),
        device.alloc::<f16>(len(weight)).unwrap(),
    );
    let inputs = ConvInputs::new(a.contiguous(&x).unwrap(), b.contiguous(&weight).unwrap());
    conv_block(&device, &inputs, options)
        .unwrap_err()
        .to_string()
}

#[test]
fn what_does_not_fit_is_an_error() {
    let options = ConvOptions::default();
    let says = |text: String, part: &str| assert!(text.contains(part), "{text}");
    says(
        refused([1, 8, 8, 24], [16, 3, 3, 24], &options),
        "`x` has 24 channels",
    );
    says(
        refused([1, 8, 8, 16], [272, 3, 3, 16], &options),
        "`weight` has 272 channels",
    );
    says(
        refused([1, 8, 8, 16], [16, 5, 5, 16], &options),
        "1 × 1 and 3 × 3",
    );
    says(
        refused([1, 8, 8, 16], [16, 3, 1, 16], &options),
        "1 × 1 and 3 × 3",
    );
    says(
        refused([1, 8, 8, 16], [16, 3, 3, 32], &options),
        "`weight` is [16, 3, 3, 32], it has to be [16, 3, 3, 16]",
    );
    says(
        refused([0, 8, 8, 16], [16, 3, 3, 16], &options),
        "no elements",
    );
    let first = ConvOptions {
        layout: ImageLayout::ChannelsFirst,
        ..options
    };
    says(
        refused([1, 8, 8, 16], [16, 3, 3, 16], &first),
        "1 × 1 and 3 × 3",
    );
    for epsilon in [0.0, -1.0, f32::NAN, f32::INFINITY] {
        let norm = Some(InstanceNorm { epsilon });
        says(
            refused(
                [1, 8, 8, 16],
                [16, 3, 3, 16],
                &ConvOptions { norm, ..options },
            ),
            "epsilon",
        );
    }
}

#[test]
fn a_scale_needs_a_normalisation() {
    let device = Device::cpu();
    let x = device.alloc::<f16>(64 * 16).unwrap();
    let weight = device.alloc::<f16>(16 * 16).unwrap();
    let scale = device.alloc::<f16>(16).unwrap();
    let inputs = ConvInputs {
        scale: Some(scale.contiguous(&[16]).unwrap()),
        ..ConvInputs::new(
            x.contiguous(&[1, 8, 8, 16]).unwrap(),
            weight.contiguous(&[16, 1, 1, 16]).unwrap(),
        )
    };
    let options = ConvOptions {
        norm: None,
        ..ConvOptions::default()
    };
    let error = conv_block(&device, &inputs, &options).unwrap_err();
    let expected = ConvError::WithoutNorm { tensor: "scale" };
    assert!(matches!(error, ConvBlockError::Conv(found) if found == expected));
}

#[test]
fn kernels_of_other_problems_are_refused() {
    let (case, kernel) = on_chip();
    let device = Device::cpu();
    let check = |case: ConvCase| {
        case.check::<f16>(&device, Some(&kernel))
            .unwrap_err()
            .to_string()
    };
    let wider = ConvCase::new([3, 30, 14], [48, 64]);
    assert!(check(wider).contains("other channels or options"));
    let larger = ConvCase::new([3, 300, 14], [32, 64]);
    assert!(check(larger).contains("use a larger KEPT"));
    let error = case.check::<bf16>(&device, Some(&kernel)).unwrap_err();
    assert!(error.to_string().contains("takes f16"), "{error}");
}

/// Memory of this process as a tensor of another library.
fn raw(values: &[f16], shape: &[u64; 4]) -> View<'static> {
    let [_, b, c, d] = *shape;
    let strides = [b * c * d, c * d, d, 1];
    // SAFETY: the tests keep the memory alive.
    unsafe { View::raw(values.as_ptr().addr() as u64, shape, &strides, Type::F16) }.unwrap()
}

#[test]
fn tensors_of_other_libraries_give_the_same_bits() {
    let device = Device::cpu();
    let image: Vec<f16> = (0..9 * 12 * 16)
        .map(|i| f16::from_f32((i as f32).sin()))
        .collect();
    let weights: Vec<f16> = (0..16 * 9 * 16)
        .map(|i| f16::from_f32((i as f32).cos() / 12.0))
        .collect();
    let options = ConvOptions::default();
    let (x, weight) = (
        device.upload(&image).unwrap(),
        device.upload(&weights).unwrap(),
    );
    let inputs = ConvInputs::new(
        x.contiguous(&[1, 9, 12, 16]).unwrap(),
        weight.contiguous(&[16, 3, 3, 16]).unwrap(),
    );
    let expected = conv_block(&device, &inputs, &options)
        .unwrap()
        .read()
        .unwrap();
    let mut y = vec![f16::NAN; 9 * 12 * 16];
    // SAFETY: nothing else runs on it.
    let stream = unsafe { device.borrow_stream(std::ptr::null_mut()) };
    let given = RawConvInputs {
        x: raw(&image, &[1, 9, 12, 16]),
        weight: raw(&weights, &[16, 3, 3, 16]),
        bias: None,
        scale: None,
        shift: None,
    };
    let strides = [9 * 12 * 16, 12 * 16, 16, 1];
    let out = |address: u64| {
        // SAFETY: the memory outlives the calls, which nothing runs beside.
        unsafe { ViewMut::raw(address, &[1, 9, 12, 16], &strides, Type::F16) }.unwrap()
    };
    conv_block_on(&stream, &given, out(y.as_mut_ptr().addr() as u64), &options).unwrap();
    assert_eq!(y, expected);
    let in_place = conv_block_on(&stream, &given, out(image.as_ptr().addr() as u64), &options);
    let shared = matches!(in_place, Err(ConvBlockError::SharedMemory { tensor: "x" }));
    assert!(shared);
    let problem = ConvCase::new([1, 9, 12], [16, 16]).problem::<f16>();
    assert_eq!(problem.dtype, Dtype::F16);
}
