//! Sums that have the same bits in every order, on the interpreter: held against sums in float64 that are exact, and numbers whose sums float32
//! cannot hold on the way.

use fa_dsl::interp::{self, CtaOrder};
use fa_dsl::prelude::*;
use fa_dsl::target::Arch;
use fa_kernels::exact::{ExactSum, SUM_WORDS};
use fa_runtime::Device;
use proptest::prelude::*;

/// Adds every number to one of `sums`, dealt out in turns. Grid: a CTA for every 32 numbers.
#[kernel(name = AddExactly, threads = 32)]
fn add_exactly(numbers: Tensor<f32>, sums: TensorInOut<u32>, count: u32, of: u32) {
    let number = block_x() * 32u32 + thread();
    if number < count {
        let sum = ExactSum::at(sums.at(&[]), (number % of).to_u64());
        sum.add(numbers.at(&[number]).load(0));
    }
}

/// Rounds every sum. Grid: a CTA for every 32 of them.
#[kernel(name = RoundExactly, threads = 32)]
fn round_exactly(sums: Tensor<u32>, rounded: TensorMut<f32>, of: u32) {
    let number = block_x() * 32u32 + thread();
    if number < of {
        let sum = ExactSum::at(sums.at(&[]), number.to_u64()).rounded();
        rounded.at(&[number]).store(0, sum);
    }
}

/// The sums of every `of`th number.
fn sums(order: interp::Options, numbers: &[f32], of: usize) -> Vec<f32> {
    let device = Device::cpu_with(Arch::Sm80, order);
    let given = device.upload(numbers).unwrap();
    let words = of * SUM_WORDS as usize;
    let mut sums = device.zeros::<u32>(words).unwrap();
    let mut rounded = device.zeros::<f32>(of).unwrap();
    let ctas = |threads: usize| [threads.div_ceil(32) as u32, 1, 1];
    let added = AddExactlyArgs {
        numbers: given.contiguous(&[numbers.len() as u64]).unwrap(),
        sums: sums.contiguous_mut(&[words as u64]).unwrap(),
        count: numbers.len() as u32,
        of: of as u32,
    };
    let program = device.load(&AddExactly::CONFIG).unwrap();
    program.launch(ctas(numbers.len()), &added).unwrap();
    let to_round = RoundExactlyArgs {
        sums: sums.contiguous(&[words as u64]).unwrap(),
        rounded: rounded.contiguous_mut(&[of as u64]).unwrap(),
        of: of as u32,
    };
    let program = device.load(&RoundExactly::CONFIG).unwrap();
    program.launch(ctas(of), &to_round).unwrap();
    rounded.read().unwrap()
}

fn sum(numbers: &[f32]) -> f32 {
    sums(interp::Options::default(), numbers, 1)[0]
}

/// Numbers whose exponents lie within 20 of each other: hundreds of them have a sum that float64 holds. Times a power of two.
fn numbers(scale: i32) -> impl Strategy<Value = Vec<f32>> {
    let number =
        (1.0..2.0, -10..10_i32, any::<bool>()).prop_map(move |(fraction, exponent, negative)| {
            let magnitude = f64::from(fraction as f32) * f64::from(exponent + scale).exp2();
            let magnitude = magnitude as f32;
            if negative { -magnitude } else { magnitude }
        });
    prop::collection::vec(number, 1..400)
}

/// Whether a float32 is one of the two around a number.
fn is_rounded(found: f32, exact: f64) -> bool {
    let next = f64::from(found.abs().next_up()) - f64::from(found.abs());
    (f64::from(found) - exact).abs() < next
}

/// From numbers that are subnormal to some whose sums are the largest there are.
const SCALES: [i32; 7] = [-139, -130, -110, -40, 0, 60, 108];

proptest! {
    #[test]
    fn they_are_those_of_float64_in_every_order(
        numbers in prop::sample::select(&SCALES[..]).prop_flat_map(numbers),
        seed in any::<u64>(),
    ) {
        let orders = [CtaOrder::Ascending, CtaOrder::Descending, CtaOrder::Shuffled { seed }];
        let found = orders.map(|order| {
            let options = interp::Options { order, ..interp::Options::default() };
            let sums = sums(options, &numbers, 3);
            sums.into_iter().map(f32::to_bits).collect::<Vec<_>>()
        });
        prop_assert_eq!(&found[1], &found[0]);
        prop_assert_eq!(&found[2], &found[0]);
        for (which, bits) in found[0].iter().enumerate() {
            let own = numbers.iter().skip(which).step_by(3);
            let exact: f64 = own.map(|it| f64::from(*it)).sum();
            let found = f32::from_bits(*bits);
            prop_assert!(is_rounded(found, exact), "{} for {}", found, exact);
        }
    }
}

#[test]
fn what_float32_loses_on_the_way_is_there() {
    assert_eq!(sum(&[1e30, 1.0, -1e30]), 1.0);
    assert_eq!(
        sum(&[f32::MAX, 1e-40, f32::MAX, -f32::MAX, -f32::MAX]),
        1e-40
    );
    assert_eq!(sum(&[-3.0, 2.0, 0.5]), -0.5);
    assert_eq!(sum(&[f32::MIN_POSITIVE, -f32::MIN_POSITIVE]).to_bits(), 0);
    assert_eq!(
        sum(&[-f32::MIN_POSITIVE, f32::from_bits(1)]),
        -(f32::MIN_POSITIVE.next_down())
    );
    let many = [vec![16_777_216.0; 64], vec![1.0; 640]].concat();
    assert_eq!(sum(&many), 1_073_742_464.0);
}

#[test]
fn what_is_not_finite_stays() {
    assert_eq!(sum(&[1.0, f32::INFINITY, -f32::MAX]), f32::INFINITY);
    assert_eq!(
        sum(&[f32::NEG_INFINITY, 3.0, f32::NEG_INFINITY]),
        f32::NEG_INFINITY
    );
    assert!(sum(&[f32::INFINITY, f32::NEG_INFINITY]).is_nan());
    assert!(sum(&[f32::NAN, 1.0]).is_nan());
    // Past the largest.
    assert_eq!(sum(&[f32::MAX; 3]), f32::INFINITY);
    assert_eq!(sum(&[f32::MIN; 40]), f32::NEG_INFINITY);
}
