//! CTAs that share the work of one output: each writes a partial result to scratch memory, and the
//! last one to arrive merges them. In every order of CTAs the result has the same bits.

use fa_dsl::abi::{ArgBuffer, Element, Extent, TensorView, TensorViewMut};
use fa_dsl::config::{KernelArgs, KernelConfig};
use fa_dsl::cuda::write;
use fa_dsl::interp::{CtaOrder, Memory, Options, run};
use fa_dsl::ir::Kernel;
use fa_dsl::prelude::*;
use fa_dsl::target::{Arch, Target};
use fa_dsl::tile::last_to_arrive;
use fa_dsl::validate::{Valid, validate};

const SPLITS: u64 = 5;
const ROWS: u64 = 3;
const COLUMNS: u64 = 64;

/// y\[row\] ← Σ over the splits of x\[row, split\].
#[kernel(name = SplitSum, threads = 64)]
pub fn split_sum(
    x: Tensor<f32>,
    y: TensorMut<f32>,
    partials: Scratch<f32>,
    arrived: Counters,
    splits: u32,
) {
    let (row, split, column) = (block_y(), block_x(), thread());
    let partial = x.at(&[row, split, column]).load(0) * 0.1;
    partials.at(&[row, split, column]).store(0, partial);
    if last_to_arrive(arrived.at(&[row]), splits) {
        let mut sum = Reg::from(0.0);
        for other in range(0, splits) {
            sum += partials.at(&[row, other, column]).load(0);
        }
        y.at(&[row, column]).store(0, sum);
    }
}

fn kernel(arch: Arch) -> Valid<Kernel> {
    let kernel = SplitSum::CONFIG.stage().unwrap();
    validate(kernel, &Target::new(arch)).unwrap()
}

fn dense(address: u64, shape: [u64; 4]) -> Extent {
    let [_, b, c, d] = shape;
    Extent {
        address,
        shape,
        strides: [b * c * d, c * d, d, 1],
        element_bytes: 4,
    }
}

fn upload<T: Element>(memory: &mut Memory, values: &[T]) -> u64 {
    let mut bytes = Vec::new();
    T::write_bytes(values, &mut bytes);
    let address = memory.alloc(bytes.len() as u64);
    memory.write(address, &bytes).unwrap();
    address
}

/// What the kernel makes of the same numbers when its CTAs run in that order.
fn sums(options: &Options) -> Vec<f32> {
    let mut memory = Memory::new();
    let count = ROWS * SPLITS * COLUMNS;
    let values: Vec<f32> = (0..count).map(|i| (i * i % 1013) as f32).collect();
    let x = upload(&mut memory, &values);
    let (y, partials) = (memory.alloc(4 * ROWS * COLUMNS), memory.alloc(4 * count));
    let arrived = upload(&mut memory, &[0_u32; ROWS as usize]);
    let mut args = ArgBuffer::default();
    SplitSumArgs {
        x: TensorView::from_extent(dense(x, [ROWS, SPLITS, COLUMNS, 1])),
        y: TensorViewMut::from_extent(dense(y, [ROWS, COLUMNS, 1, 1])),
        partials: TensorViewMut::from_extent(dense(partials, [ROWS, SPLITS, COLUMNS, 1])),
        arrived: TensorViewMut::from_extent(dense(arrived, [ROWS, 1, 1, 1])),
        splits: SPLITS as u32,
    }
    .pack(&mut args);
    let grid = [SPLITS as u32, ROWS as u32, 1];
    // Twice: the first launch has to leave the counters as it found them.
    for _ in 0..2 {
        run(&kernel(Arch::Sm80), grid, &args, &memory, options).unwrap();
    }
    f32::read_bytes(&memory.read(y, 4 * ROWS * COLUMNS).unwrap())
}

#[test]
fn every_order_of_ctas_gives_the_same_bits() {
    let in_order = |order| {
        sums(&Options {
            order,
            ..Options::default()
        })
    };
    let expected = in_order(CtaOrder::Ascending);
    assert!(expected.iter().any(|&sum| sum != 0.0));
    assert_eq!(in_order(CtaOrder::Descending), expected);
    for seed in 0..20 {
        assert_eq!(in_order(CtaOrder::Shuffled { seed }), expected, "{seed}");
    }
}

#[test]
fn the_text_orders_what_the_last_cta_reads() {
    let text = write(&kernel(Arch::Sm80));
    for part in [
        "const u64 partials /* f32, scratch */",
        "const u64 arrived /* u32, counters */",
        "atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;",
    ] {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
    assert!(!text.contains(".nc"), "{text}");
}
