//! The interpreter through its public interface, on kernels that are staged and validated.

use fa_dsl::abi::{ArgBuffer, Element, Extent, TensorView, TensorViewMut};
use fa_dsl::config::{KernelArgs, KernelConfig};
use fa_dsl::interp::{Access, Failure, FaultKind, Location, Memory, Options, Report, run};
use fa_dsl::ir::Kernel;
use fa_dsl::isa::Cost;
use fa_dsl::prelude::*;
use fa_dsl::target::{Arch, Target};
use fa_dsl::validate::{Valid, validate};

/// y ← 2·x, without a look at the length.
#[kernel(name = Double, threads = THREADS)]
pub fn double<#[values(32, 64)] const THREADS: u32>(x: Tensor<f32>, y: TensorMut<f32>) {
    let i = block_x() * THREADS + thread();
    let x_i = x.at(&[i]).load(0);
    y.at(&[i]).store(0, x_i * 2.0);
}

/// The line of the load above.
const LOAD: u32 = 16;

fn kernel() -> Valid<Kernel> {
    let kernel = Double::<64>::CONFIG.stage().unwrap();
    validate(kernel, &Target::new(Arch::Sm80)).unwrap()
}

fn extent(address: u64, count: u64) -> Extent {
    Extent {
        address,
        shape: [count, 1, 1, 1],
        strides: [1, 0, 0, 0],
        element_bytes: 4,
    }
}

/// Doubles `count` numbers with as many CTAs as that takes.
fn doubled(count: u64) -> (Result<Report, Failure>, Vec<f32>) {
    let mut memory = Memory::new();
    let (x, y) = (memory.alloc(4 * count), memory.alloc(4 * count));
    let values: Vec<f32> = (0..count).map(|i| i as f32).collect();
    let mut bytes = Vec::new();
    f32::write_bytes(&values, &mut bytes);
    memory.write(x, &bytes).unwrap();
    let mut args = ArgBuffer::default();
    DoubleArgs {
        x: TensorView::from_extent(extent(x, count)),
        y: TensorViewMut::from_extent(extent(y, count)),
    }
    .pack(&mut args);
    let grid = [count.div_ceil(64) as u32, 1, 1];
    let report = run(&kernel(), grid, &args, &memory, &Options::default());
    (report, f32::read_bytes(&memory.read(y, 4 * count).unwrap()))
}

#[test]
fn a_kernel_runs_and_is_counted() {
    let (report, y) = doubled(640);
    let report = report.unwrap();
    assert_eq!(y, (0..640).map(|i| 2.0 * i as f32).collect::<Vec<_>>());
    let warps = 20;
    assert_eq!(report.count(Cost::Global), 2 * warps);
    assert_eq!(report.count(Cost::Float), warps);
    assert_eq!(report.global_bytes, 2 * 2560);
    assert_eq!(report.global_transactions, 2 * 2560 / 32);
    assert_eq!(doubled(640).0.unwrap(), report);
}

#[test]
fn a_fault_names_the_line_of_the_kernel() {
    let failure = doubled(600).0.unwrap_err();
    let fault = &failure.errors[0];
    let FaultKind::OutOfBounds {
        access: Access::Load,
        at,
        bytes: 4,
    } = fault.kind
    else {
        panic!("{failure}")
    };
    assert!(matches!(
        at,
        Location::Global {
            tensor: Some(("x", 2400)),
            ..
        }
    ));
    // 600 = 9·64 + 24: lanes 24 to 31 of the last CTA's first warp.
    assert_eq!((fault.block, fault.warp), ([9, 0, 0], 0));
    assert_eq!(fault.lanes, 0xff00_0000);
    let place = format!("fa-dsl/tests/interp_run.rs:{LOAD} (double)");
    assert!(fault.place.ends_with(&place), "{}", fault.place);
    assert!(failure.to_string().contains(&place));
}
