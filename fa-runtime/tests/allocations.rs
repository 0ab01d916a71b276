//! What is done for every call, loading a loaded program and launching it, allocates nothing.
//!
//! The interpreter allocates when it runs a kernel. So what a launch does before that is counted here
//! with an empty grid, which is checked and packed but not run. `gpu.rs` counts whole launches.

mod boxes;
mod counting;
mod kernels;

use std::hint::black_box;

use boxes::Boxes;
use counting::allocations;
use fa_dsl::config::KernelEntry;
use fa_runtime::Device;
use kernels::{CopyBoxes, Saxpy, SaxpyArgs};

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| black_box(Box::new(1))), 1);
    assert_eq!(allocations(|| black_box(format!("{}", black_box(12)))), 1);
    assert_eq!(allocations(|| black_box(1)), 0);
}

#[test]
fn loading_a_loaded_program_allocates_nothing() {
    let device = Device::cpu();
    let config = Saxpy::<64>::CONFIG;
    assert_ne!(allocations(|| device.load(&config).unwrap()), 0);
    device.load(&Saxpy::<128>::CONFIG).unwrap();
    device.load(&CopyBoxes::CONFIG).unwrap();
    assert_eq!(allocations(|| device.load(&config).unwrap()), 0);
    let (entry, values) = KernelEntry::find("Saxpy<THREADS=64>").unwrap();
    let load = || device.load_entry(entry, &values).unwrap();
    assert_eq!(allocations(load), 0);
}

#[test]
fn checking_and_packing_arguments_allocates_nothing() {
    let device = Device::cpu();
    let program = device.load(&Saxpy::<64>::CONFIG).unwrap();
    let x = device.zeros::<f32>(64).unwrap();
    let mut y = device.zeros::<f32>(64).unwrap();
    let launch = || {
        let args = SaxpyArgs {
            a: 2.0,
            x: x.contiguous(&[64])?,
            y: y.contiguous_mut(&[64])?,
            n: 64,
        };
        program.launch([0, 1, 1], &args)
    };
    assert_eq!(allocations(launch), 0);
}

#[test]
fn packing_tensor_maps_allocates_nothing() {
    let device = Device::cpu();
    let program = device.load(&CopyBoxes::CONFIG).unwrap();
    let mut boxes = Boxes::new(&device, 2, 3);
    let launch = |grid, boxes: &mut Boxes| program.launch(grid, &boxes.args()).unwrap();
    assert_eq!(allocations(|| launch([0, 1, 1], &mut boxes)), 0);
    // The same arguments run.
    launch(boxes.grid(), &mut boxes);
    boxes.assert_copied();
}
