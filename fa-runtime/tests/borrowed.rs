//! Streams and tensors of other libraries, on the interpreter: tensors lie in the memory of this process.

mod kernels;

use std::ptr::null_mut;

use fa_dsl::abi::Swizzle;
use fa_dsl::config::Launch;
use fa_dsl::ir::Type;
use fa_dsl::prelude::bf16;
use fa_runtime::{BorrowedStream, Device, Error, Queue, View, ViewMut};
use kernels::{CopyBoxes, CopyBoxesArgs, Saxpy, SaxpyArgs, TwiceUnchecked, TwiceUncheckedArgs};

fn stream(device: &Device) -> BorrowedStream<'_> {
    // SAFETY: every tensor in these tests is alive and used by one launch at a time.
    unsafe { device.borrow_stream(null_mut()) }
}

fn view<T>(values: &[T], shape: &[u64], strides: &[u64], element: Type) -> View<'static> {
    let address = values.as_ptr().expose_provenance() as u64;
    // SAFETY: the tests keep the values until the launch is done.
    unsafe { View::raw(address, shape, strides, element) }.unwrap()
}

fn view_mut<T>(
    values: &mut [T],
    shape: &[u64],
    strides: &[u64],
    element: Type,
) -> ViewMut<'static> {
    let address = values.as_mut_ptr().expose_provenance() as u64;
    // SAFETY: as above, and nothing else uses them meanwhile.
    unsafe { ViewMut::raw(address, shape, strides, element) }.unwrap()
}

#[test]
fn a_kernel_works_on_the_memory_of_this_process() {
    let device = Device::cpu();
    let program = device.load(&Saxpy::<64>::CONFIG).unwrap();
    let x: Vec<f32> = (0u8..100).map(f32::from).collect();
    let mut y = vec![1.0_f32; 100];
    let args = SaxpyArgs {
        a: 3.0,
        x: view(&x, &[100], &[1], Type::F32).typed().unwrap(),
        y: view_mut(&mut y, &[100], &[1], Type::F32).typed().unwrap(),
        n: 100,
    };
    stream(&device).launch(&program, [2, 1, 1], &args).unwrap();
    let expected: Vec<f32> = x.iter().map(|x| 3.0 * x + 1.0).collect();
    assert_eq!(y, expected);
    assert!(program.report().is_some());
}

/// Two parts of one buffer, whose elements lie between each other's: nothing else of it changes.
#[test]
fn strided_tensors_may_lie_between_each_other() {
    let device = Device::cpu();
    let program = device.load(&Saxpy::<64>::CONFIG).unwrap();
    let mut both: Vec<f32> = (0u16..300).map(f32::from).collect();
    let x = view(&both, &[100], &[3], Type::F32);
    let y = view_mut(&mut both[1..], &[100], &[3], Type::F32);
    let args = SaxpyArgs {
        a: 2.0,
        x: x.typed().unwrap(),
        y: y.typed().unwrap(),
        n: 100,
    };
    stream(&device).launch(&program, [2, 1, 1], &args).unwrap();
    for (i, value) in (0u16..300).map(f32::from).zip(&both) {
        let expected = if i as usize % 3 == 1 {
            2.0 * (i - 1.0) + i
        } else {
            i
        };
        assert_eq!(*value, expected, "element {i}");
    }
}

#[test]
fn boxes_are_copied_from_and_to_host_memory() {
    const BOX: [u32; 4] = [1, 64, 1, 64];
    let device = Device::cpu();
    let program = device.load(&CopyBoxes::CONFIG).unwrap();
    let (shape, strides) = ([1, 100, 2, 64], [0, 128, 64, 1]);
    // Tensor maps need multiples of 16 bytes.
    let aligned = |values: &[bf16]| (16 - values.as_ptr().addr() % 16) % 16 / 2;
    let x: Vec<bf16> = (0..12808_u16)
        .map(|i| bf16::from_f32(f32::from(i % 251)))
        .collect();
    let mut y = vec![bf16::ZERO; 12808];
    let (from, to) = (aligned(&x), aligned(&y));
    let x_view = view(&x[from..], &shape, &strides, Type::Bf16);
    let y_view = view_mut(&mut y[to..], &shape, &strides, Type::Bf16);
    let args = CopyBoxesArgs {
        x: x_view.typed::<bf16>().unwrap().map(BOX, Swizzle::B128),
        y: y_view.typed::<bf16>().unwrap().map(BOX, Swizzle::B128),
    };
    stream(&device).launch(&program, [2, 2, 1], &args).unwrap();
    assert_eq!(y[to..][..12800], x[from..][..12800]);
}

#[test]
fn memory_that_is_not_mapped_is_refused() {
    let device = Device::cpu();
    let program = device.load(&Saxpy::<64>::CONFIG).unwrap();
    let x = [0.0_f32; 4];
    // SAFETY: it is refused.
    let nowhere = unsafe { ViewMut::raw(4096, &[4], &[1], Type::F32) }.unwrap();
    let args = SaxpyArgs {
        a: 1.0,
        x: view(&x, &[4], &[1], Type::F32).typed().unwrap(),
        y: nowhere.typed().unwrap(),
        n: 4,
    };
    let refused = stream(&device)
        .launch(&program, [1, 1, 1], &args)
        .unwrap_err();
    assert!(
        matches!(
            refused,
            Error::HostMemory {
                tensor: "y",
                bytes: 16,
                access: "write",
                ..
            }
        ),
        "{refused}"
    );
    // A constant can be read, and not written.
    static CONSTANT: [f32; 4] = [0.0; 4];
    let address = CONSTANT.as_ptr().expose_provenance() as u64;
    // SAFETY: it is refused.
    let constant = unsafe { ViewMut::raw(address, &[4], &[1], Type::F32) }.unwrap();
    let args = SaxpyArgs {
        y: constant.typed().unwrap(),
        ..args
    };
    let refused = stream(&device)
        .launch(&program, [1, 1, 1], &args)
        .unwrap_err();
    assert!(
        matches!(
            refused,
            Error::HostMemory {
                tensor: "y",
                access: "write",
                ..
            }
        ),
        "{refused}"
    );
}

/// The sanitiser watches this memory too, and a launch that fails changes nothing.
#[test]
fn a_fault_leaves_the_outputs_as_they_were() {
    let device = Device::cpu();
    let program = device.load(&TwiceUnchecked::CONFIG).unwrap();
    let x = [1.0_f32; 100];
    let mut y = [7.0_f32; 100];
    let args = TwiceUncheckedArgs {
        x: view(&x, &[100], &[1], Type::F32).typed().unwrap(),
        y: view_mut(&mut y, &[100], &[1], Type::F32).typed().unwrap(),
    };
    let fault = stream(&device)
        .launch(&program, [2, 1, 1], &args)
        .unwrap_err();
    assert!(matches!(fault, Error::Interpreter(_)), "{fault}");
    assert_eq!(y, [7.0; 100]);
}

#[test]
fn a_program_of_another_device_is_refused() {
    let (device, other) = (Device::cpu(), Device::cpu());
    let program = other.load(&Saxpy::<64>::CONFIG).unwrap();
    let (x, mut y) = ([0.0_f32; 4], [0.0_f32; 4]);
    let args = SaxpyArgs {
        a: 1.0,
        x: view(&x, &[4], &[1], Type::F32).typed().unwrap(),
        y: view_mut(&mut y, &[4], &[1], Type::F32).typed().unwrap(),
        n: 4,
    };
    let stream = stream(&device);
    let refused = stream.launch(&program, [1, 1, 1], &args).unwrap_err();
    assert!(
        matches!(
            refused,
            Error::OtherDevice {
                what: "program",
                ..
            }
        ),
        "{refused}"
    );
    let launch = Launch::new([1, 1, 1], &args);
    let refused = Queue::run(&mut &device, &program, &launch).unwrap_err();
    assert!(matches!(refused, Error::OtherDevice { .. }), "{refused}");
}
