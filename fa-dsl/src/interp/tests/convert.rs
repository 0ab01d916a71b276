//! Packing and unpacking pairs of 16-bit floats.

use half::{bf16, f16};

use super::*;
use crate::build::{Half, thread};

/// The numbers of 32 pairs, and the pairs that they make when they are packed again.
fn unpacked<T: Half>(pairs: &[u32]) -> (Vec<f32>, Vec<u32>) {
    let mut device = Device::default();
    device.input("pairs", pairs);
    let numbers = device.output::<f32>("numbers", 64);
    let packed = device.output::<u32>("packed", 32);
    let kernel = stage(32, || {
        let pairs = Tensor::<u32>::declare("pairs");
        let numbers = TensorMut::<f32>::declare("numbers");
        let packed = TensorMut::<u32>::declare("packed");
        let [low, high] = T::unpack(pairs.at(&[thread()]).load(0));
        numbers.at(&[thread() * 2]).store(0, low);
        numbers.at(&[thread() * 2]).store(1, high);
        packed.at(&[thread()]).store(0, T::pack(low, high));
    });
    device.run(&kernel, 1).unwrap();
    (device.download(numbers, 64), device.download(packed, 32))
}

/// Pairs of numbers of either type, both signs and subnormals among them.
fn pairs() -> Vec<u32> {
    let is_number = |bits: &u16| {
        let bits = *bits;
        !f16::from_bits(bits).is_nan() && !bf16::from_bits(bits).is_nan()
    };
    let numbers: Vec<u16> = (0..)
        .map(|i: u16| i.wrapping_mul(0x0843))
        .filter(is_number)
        .take(64)
        .collect();
    let pair = |pair: &[u16]| u32::from(pair[0]) | u32::from(pair[1]) << 16;
    numbers.chunks_exact(2).map(pair).collect()
}

#[test]
fn pairs_are_unpacked_in_order() {
    let halves = pairs()
        .into_iter()
        .flat_map(|pair| [pair as u16, (pair >> 16) as u16]);
    let (as_f16, repacked) = unpacked::<f16>(&pairs());
    assert_eq!(repacked, pairs());
    let expected = halves.clone().map(|bits| f16::from_bits(bits).to_f32());
    assert_eq!(as_f16, expected.collect::<Vec<_>>());

    let (as_bf16, repacked) = unpacked::<bf16>(&pairs());
    assert_eq!(repacked, pairs());
    let expected = halves.map(|bits| bf16::from_bits(bits).to_f32());
    assert_eq!(as_bf16, expected.collect::<Vec<_>>());
}
