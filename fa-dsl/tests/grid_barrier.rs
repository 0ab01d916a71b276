//! A cooperative kernel, whose CTAs meet several times: in every order of CTAs, with a grid of three
//! dimensions, and launched twice with the same counters.

use fa_dsl::abi::{ArgBuffer, Element, Extent, TensorView, TensorViewMut};
use fa_dsl::config::{KernelArgs, KernelConfig};
use fa_dsl::cuda::write;
use fa_dsl::interp::{CtaOrder, FaultKind, Memory, Options, run};
use fa_dsl::ir::Kernel;
use fa_dsl::prelude::*;
use fa_dsl::target::{Arch, Target};
use fa_dsl::tile::grid_barrier;
use fa_dsl::validate::{Valid, ValidationError, validate};

const GRID: [u32; 3] = [2, 3, 2];
const CTAS: u64 = 12;
const THREADS: u64 = 64;
/// An odd number, so that the two halves of a CTA end up exchanged.
const HOPS: u32 = 5;

/// Each CTA takes over its right neighbour's numbers, `HOPS` times.
#[kernel(name = Relay, threads = 64, cooperative)]
pub fn relay(x: Tensor<f32>, y: TensorMut<f32>, passed: Scratch<f32>, met: Counters) {
    let ctas = grid_x() * grid_y() * grid_z();
    let cta = block_x() + grid_x() * (block_y() + grid_y() * block_z());
    let right = (cta + 1) % ctas;
    let t = thread();
    let mut value = x.at(&[cta, t]).load(0);
    for hop in range(0, HOPS) {
        // What was passed on two hops ago has been read.
        let turn = hop % 2;
        passed.at(&[turn, cta, t ^ 32]).store(0, value);
        grid_barrier(met.at(&[turn, 0.into()]), met.at(&[turn, 1.into()]));
        value = passed.at(&[turn, right, t]).load(0);
    }
    y.at(&[cta, t]).store(0, value);
}

fn kernel(arch: Arch) -> Valid<Kernel> {
    let kernel = Relay::CONFIG.stage().unwrap();
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

/// What the last of some launches has made of the numbers 0, 1, 2, ….
fn passed_on(launches: u32, options: &Options) -> Result<Vec<f32>, FaultKind> {
    let mut memory = Memory::new();
    let values: Vec<f32> = (0..CTAS * THREADS).map(|i| i as f32).collect();
    let x = upload(&mut memory, &values);
    let y = memory.alloc(4 * CTAS * THREADS);
    let passed = memory.alloc(2 * 4 * CTAS * THREADS);
    let met = upload(&mut memory, &[0_u32; 4]);
    let mut args = ArgBuffer::default();
    RelayArgs {
        x: TensorView::from_extent(dense(x, [CTAS, THREADS, 1, 1])),
        y: TensorViewMut::from_extent(dense(y, [CTAS, THREADS, 1, 1])),
        passed: TensorViewMut::from_extent(dense(passed, [2, CTAS, THREADS, 1])),
        met: TensorViewMut::from_extent(dense(met, [2, 2, 1, 1])),
    }
    .pack(&mut args);
    let kernel = kernel(Arch::Sm80);
    for _ in 0..launches {
        let ran = run(&kernel, GRID, &args, &memory, options);
        ran.map_err(|mut failure| failure.errors.remove(0).kind)?;
    }
    let y = memory.read(y, 4 * CTAS * THREADS).unwrap();
    Ok(f32::read_bytes(&y))
}

fn in_order(order: CtaOrder) -> Options {
    Options {
        order,
        resident: CTAS as u32,
        ..Options::default()
    }
}

#[test]
fn every_order_of_ctas_passes_the_same_on() {
    let from = |i: u64| {
        let (cta, t) = (i / THREADS, i % THREADS);
        (cta + u64::from(HOPS)) % CTAS * THREADS + (t ^ 32)
    };
    let expected: Vec<f32> = (0..CTAS * THREADS).map(|i| from(i) as f32).collect();
    let shuffled = (0..20).map(|seed| CtaOrder::Shuffled { seed });
    for order in [CtaOrder::Ascending, CtaOrder::Descending]
        .into_iter()
        .chain(shuffled)
    {
        // Three times: each launch leaves the counters as it found them.
        let found = passed_on(3, &in_order(order)).unwrap();
        assert_eq!(found, expected, "{order:?}");
    }
}

#[test]
fn a_grid_that_is_not_resident_as_a_whole_is_refused() {
    let options = Options {
        resident: CTAS as u32 - 1,
        ..Options::default()
    };
    let refused = passed_on(1, &options).unwrap_err();
    let expected = FaultKind::CooperativeGrid {
        grid: GRID,
        ctas: 12,
        resident: 11,
    };
    assert_eq!(refused, expected);
    let text = refused.to_string();
    assert!(text.contains("launch a smaller grid"), "{text}");
}

#[test]
fn the_text_releases_and_acquires_once_a_cta() {
    for arch in Arch::ALL {
        let text = write(&kernel(arch));
        for part in [
            "// Launched cooperatively: ",
            "red.release.gpu.global.add.u32 [%0+0], %1;",
            "ld.acquire.gpu.global.u32 %0, [%1+0];",
            "atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;",
        ] {
            assert_eq!(text.matches(part).count(), 1, "{part:?} in:\n{text}");
        }
        assert_eq!(text.matches("bar.sync 0;").count(), 2, "{text}");
    }
    let listing = Relay::CONFIG.stage().unwrap().to_string();
    assert!(
        listing.contains("CTAs on an SM, cooperative\n"),
        "{listing}"
    );
}

/// Waits for all CTAs, of which some may never start.
#[kernel(name = Hopeful, threads = 64)]
pub fn hopeful(met: Counters) {
    grid_barrier(met.at(&[]), met.at(&[1.into()]));
}

/// Half of a warp waits.
#[kernel(name = Halves, threads = 64, cooperative)]
pub fn halves(met: Counters) {
    if thread() % 32 < 16 {
        grid_barrier(met.at(&[]), met.at(&[1.into()]));
    }
}

fn errors(config: &impl KernelConfig) -> Vec<ValidationError> {
    let kernel = config.stage().unwrap();
    validate(kernel, &Target::new(Arch::Sm80)).expect_err("it is refused")
}

#[test]
fn only_a_cooperative_kernel_has_a_barrier_of_the_grid() {
    let [error] = &errors(&Hopeful::CONFIG)[..] else {
        panic!("one error is expected")
    };
    let ValidationError::NotCooperative { place, .. } = error else {
        panic!("{error}")
    };
    assert!(place.contains("grid_barrier.rs:"), "{place}");
    let text = error.to_string();
    assert!(text.contains("write `#[kernel(…, cooperative)]`"), "{text}");
}

#[test]
fn a_barrier_of_the_grid_needs_whole_warps() {
    let divergent = |error: &ValidationError| {
        matches!(
            error,
            ValidationError::Divergent {
                row: "bar.sync.grid",
                ..
            }
        )
    };
    let found = errors(&Halves::CONFIG);
    assert!(found.iter().any(divergent), "{found:?}");
}
