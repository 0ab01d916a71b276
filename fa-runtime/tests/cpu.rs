//! The interpreter behind the device interface, and the errors of that interface.

mod boxes;
mod kernels;
mod rows;

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use boxes::Boxes;
use fa_dsl::abi::{MapError, Swizzle};
use fa_dsl::config::{KernelEntry, Value};
use fa_dsl::interp::{CtaOrder, FaultKind, Options};
use fa_dsl::prelude::bf16;
use fa_dsl::target::Arch;
use fa_runtime::{Device, Error, HowLoaded, ViewError};
use kernels::{
    CopyBoxes, CopyBoxesArgs, OtherRows, Saxpy, SaxpyArgs, TwiceUnchecked, TwiceUncheckedArgs,
};
use rows::Rows;

#[test]
fn saxpy_runs() {
    let device = Device::cpu();
    let program = device.load(&Saxpy::<64>::CONFIG).unwrap();
    assert_eq!(
        (program.how_loaded(), program.threads()),
        (HowLoaded::Interpreted, 64)
    );
    assert_eq!(program.spec(), "Saxpy<THREADS=64>");
    let values: Vec<f32> = (0u8..100).map(f32::from).collect();
    let x = device.upload(&values).unwrap();
    let mut y = device.upload(&vec![1.0f32; 100]).unwrap();
    let y_view = y.contiguous_mut(&[100]).unwrap();
    let args = SaxpyArgs {
        a: 3.0,
        x: x.contiguous(&[100]).unwrap(),
        y: y_view,
        n: 100,
    };
    assert!(program.report().is_none());
    let ((), elapsed) = device.time(|| program.launch([2, 1, 1], &args)).unwrap();
    assert!(!elapsed.is_zero());
    let expected: Vec<f32> = values.iter().map(|x| 3.0 * x + 1.0).collect();
    assert_eq!(y.read().unwrap(), expected);
    // Two loads and a store of 4 bytes for each of 100 elements.
    assert_eq!(program.report().unwrap().global_bytes, 1200);
}

#[test]
fn a_program_is_loaded_once() {
    let device = Device::cpu();
    device.load(&Saxpy::<64>::CONFIG).unwrap();
    let (entry, values) = KernelEntry::find("Saxpy<THREADS=64>").unwrap();
    let again = device.clone().load_entry(entry, &values).unwrap();
    assert_eq!(again.how_loaded(), HowLoaded::Memory);
    let other = device.load(&Saxpy::<128>::CONFIG).unwrap();
    assert_eq!(other.how_loaded(), HowLoaded::Interpreted);
}

#[test]
fn several_programs_are_loaded_at_once() {
    let device = Device::cpu();
    let kernels = [64, 128, 256].map(|threads| {
        let spec = format!("Saxpy<THREADS={threads}>");
        KernelEntry::find(&spec).unwrap()
    });
    let load = |count: usize| {
        let kernels = kernels.iter().take(count);
        device.load_all(kernels.map(|(entry, values)| (*entry, &values[..])))
    };
    load(1).unwrap();
    load(3).unwrap();
    for (entry, values) in &kernels {
        let again = device.load_entry(entry, values).unwrap();
        assert_eq!(again.how_loaded(), HowLoaded::Memory);
    }
    // One that does not fit the architecture fails, and the others are there.
    let device = Device::cpu_as(Arch::Sm80);
    let of_hopper = KernelEntry::of::<kernels::CopyBoxesConfig>();
    let [first, ..] = &kernels;
    let failed = device.load_all([(&of_hopper, &[][..]), (first.0, &first.1[..])]);
    assert!(matches!(failed, Err(Error::Invalid { .. })), "{failed:?}");
    let again = device.load_entry(first.0, &first.1).unwrap();
    assert_eq!(again.how_loaded(), HowLoaded::Memory);
}

/// The interpreter has no registers to spill.
#[test]
fn nothing_spills_on_the_interpreter() {
    let device = Device::cpu();
    let (entry, values) = KernelEntry::find("Saxpy<THREADS=64>").unwrap();
    let (other, of_other) = KernelEntry::find("Saxpy<THREADS=128>").unwrap();
    let both = [(entry, &values[..]), (other, &of_other[..])];
    assert_eq!(device.load_unspilled([both[0]]).unwrap(), 0);
    assert_eq!(device.load_unspilled(both).unwrap(), 0);
    assert!(device.loaded(other, &of_other).is_some());
    let (third, of_third) = KernelEntry::find("Saxpy<THREADS=256>").unwrap();
    device.load_spilled([(third, &of_third[..])]).unwrap();
    assert!(device.loaded(third, &of_third).is_some());
    let device = Device::cpu_as(Arch::Sm80);
    let of_hopper = KernelEntry::of::<kernels::CopyBoxesConfig>();
    let failed = device.load_unspilled([(&of_hopper, &[][..])]);
    assert!(matches!(failed, Err(Error::Invalid { .. })), "{failed:?}");
}

#[test]
fn stand_ins_are_those_of_a_kernel_and_a_key() {
    let device = Device::cpu();
    let (entry, values) = KernelEntry::find("Saxpy<THREADS=64>").unwrap();
    let (other, of_other) = KernelEntry::find("Saxpy<THREADS=128>").unwrap();
    let of = |device: &Device, key: &[Value]| device.stand_in(entry, key).map(|(_, it)| it);
    assert_eq!(of(&device, &values), None);
    device.set_stand_in(entry, &values, (*other, of_other));
    assert_eq!(of(&device.clone(), &values), Some(of_other));
    assert_eq!(of(&device, &of_other), None);
    assert_eq!(of(&Device::cpu(), &values), None);
    let of_boxes = KernelEntry::of::<kernels::CopyBoxesConfig>();
    assert!(device.stand_in(&of_boxes, &values).is_none());
    device.set_stand_in(entry, &values, (*entry, values));
    assert_eq!(of(&device, &values), Some(values));
}

#[test]
fn strided_views_reach_their_elements() {
    let device = Device::cpu();
    let program = device.load(&Saxpy::<64>::CONFIG).unwrap();
    let x = device
        .upload(&(0u8..8).map(f32::from).collect::<Vec<_>>())
        .unwrap();
    let mut y = device.zeros::<f32>(9).unwrap();
    let args = SaxpyArgs {
        a: 1.0,
        x: x.view_at(1, &[4], &[2]).unwrap(),
        y: y.view_mut_at(2, &[4], &[1]).unwrap(),
        n: 4,
    };
    program.launch([1, 1, 1], &args).unwrap();
    assert_eq!(
        y.read().unwrap(),
        [0.0, 0.0, 1.0, 3.0, 5.0, 7.0, 0.0, 0.0, 0.0]
    );
}

#[test]
fn a_fault_of_the_kernel_names_its_line() {
    let device = Device::cpu_with(Arch::Sm90a, Options::default());
    let program = device.load(&TwiceUnchecked::CONFIG).unwrap();
    let x = device.zeros::<f32>(60).unwrap();
    let mut y = device.poisoned::<f32>(60).unwrap();
    assert!(y.read().unwrap().iter().all(|y| y.is_nan()));
    let y = y.contiguous_mut(&[60]).unwrap();
    let args = TwiceUncheckedArgs {
        x: x.contiguous(&[60]).unwrap(),
        y,
    };
    let error = program.launch([1, 1, 1], &args).unwrap_err();
    assert!(matches!(error, Error::Interpreter(_)), "{error}");
    assert!(error.to_string().contains("kernels/mod.rs"), "{error}");
}

#[test]
fn views_stay_inside_their_buffer() {
    let device = Device::cpu();
    let mut buffer = device.zeros::<f32>(24).unwrap();
    assert!(buffer.contiguous(&[2, 3, 4]).is_ok());
    assert!(buffer.view(&[24], &[0]).is_ok());
    assert!(buffer.view(&[1, 24], &[u64::MAX, 1]).is_ok());
    assert!(buffer.contiguous(&[0, 1 << 40]).is_ok());
    let needed = |shape: &[u64], strides: &[u64]| match buffer.view(shape, strides) {
        Err(ViewError::TooLarge {
            needed, len: 24, ..
        }) => needed,
        other => panic!("{shape:?} {strides:?}: {other:?}"),
    };
    assert_eq!(needed(&[25], &[1]), 25);
    assert_eq!(needed(&[4, 5], &[6, 2]), 27);
    assert_eq!(needed(&[3, 3], &[u64::MAX, 1]), u64::MAX);
    assert!(matches!(
        buffer.view_at(20, &[5], &[1]),
        Err(ViewError::TooLarge { .. })
    ));
    for (shape, strides) in [(&[][..], &[][..]), (&[1; 5], &[1; 5]), (&[1, 1], &[1])] {
        assert!(matches!(
            buffer.view(shape, strides),
            Err(ViewError::Rank { .. })
        ));
    }
    assert!(matches!(
        buffer.view_mut(&[24], &[0]),
        Err(ViewError::Overlap { .. })
    ));
    assert!(matches!(
        buffer.view_mut(&[3, 4], &[3, 1]),
        Err(ViewError::Overlap { .. })
    ));
    assert!(buffer.view_mut(&[4, 3], &[1, 8]).is_ok());
    let wrong = buffer.write(&[0.0; 23]);
    assert!(matches!(
        wrong,
        Err(Error::View(ViewError::Length { given: 23, len: 24 }))
    ));
}

#[test]
fn empty_buffers_and_grids_do_nothing() {
    let device = Device::cpu();
    let empty = device.upload::<f32>(&[]).unwrap();
    assert!(empty.is_empty() && empty.read().unwrap().is_empty());
    let program = device.load(&Saxpy::<64>::CONFIG).unwrap();
    let mut y = device.zeros::<f32>(0).unwrap();
    let y = y.contiguous_mut(&[0]).unwrap();
    let args = SaxpyArgs {
        a: 1.0,
        x: empty.contiguous(&[0]).unwrap(),
        y,
        n: 0,
    };
    program.launch([0, 1, 1], &args).unwrap();
    let error = program.launch([1, 65_536, 1], &args).unwrap_err();
    assert!(matches!(error, Error::Grid { .. }), "{error}");
}

#[test]
fn ctas_of_a_cooperative_kernel_meet() {
    for order in [
        CtaOrder::Ascending,
        CtaOrder::Descending,
        CtaOrder::Shuffled { seed: 3 },
    ] {
        let options = Options {
            order,
            ..Options::default()
        };
        let device = Device::cpu_with(Arch::Sm80, options);
        let program = device.load(&OtherRows::CONFIG).unwrap();
        let mut rows = Rows::new(&device, 9);
        let grid = rows.grid();
        for _ in 0..2 {
            program.launch(grid, &rows.args()).unwrap();
            rows.assert_summed();
        }
    }
}

#[test]
fn a_cooperative_grid_is_resident_as_a_whole() {
    let device = Device::cpu();
    let program = device.load(&OtherRows::CONFIG).unwrap();
    let most = Options::default().resident;
    for ctas in [most, most + 1] {
        let mut rows = Rows::new(&device, ctas);
        let grid = rows.grid();
        let launched = program.launch(grid, &rows.args());
        if ctas == most {
            launched.unwrap();
            rows.assert_summed();
            continue;
        }
        let Err(Error::Interpreter(failure)) = launched else {
            panic!("{launched:?}")
        };
        let expected = FaultKind::CooperativeGrid {
            grid,
            ctas,
            resident: most,
        };
        assert_eq!(failure.errors[0].kind, expected);
    }
}

#[test]
fn what_the_cpu_cannot_do_is_an_error() {
    let device = Device::cpu();
    assert!(matches!(device.fork(), Err(Error::NeedsGpu { .. })));
    assert!(matches!(
        device.capture(|_| Ok(())),
        Err(Error::NeedsGpu { .. })
    ));
    assert!(!device.is_cuda() && device.driver_version().is_none());
    device.synchronize().unwrap();
}

#[test]
fn arguments_of_another_kernel_are_refused() {
    let device = Device::cpu();
    let program = device.load(&Saxpy::<64>::CONFIG).unwrap();
    let x = device.zeros::<f32>(64).unwrap();
    let mut y = device.zeros::<f32>(64).unwrap();
    let y = y.contiguous_mut(&[64]).unwrap();
    let args = TwiceUncheckedArgs {
        x: x.contiguous(&[64]).unwrap(),
        y,
    };
    let error = program.launch([1, 1, 1], &args).unwrap_err();
    assert!(matches!(error, Error::WrongKernel { .. }), "{error}");
}

#[test]
fn a_missing_gpu_is_an_error_that_says_what_to_do() {
    let error = Device::cuda(1000).unwrap_err();
    assert!(
        matches!(error, Error::NoDriver | Error::NoDevice { .. }),
        "{error}"
    );
    assert!(error.to_string().contains("Device::cpu()"), "{error}");
    assert_eq!(Device::auto().unwrap().is_cuda(), Device::count() > 0);
}

#[test]
fn the_doctor_reports_without_failing() {
    let report = fa_runtime::doctor::report();
    assert_eq!(report.gpus.len(), Device::count());
    assert_eq!(
        report.driver.problem.is_some(),
        report.driver.remedy.is_some()
    );
    assert!(report.nvrtc.problem.is_none(), "{:?}", report.nvrtc.problem);
    assert!(report.nvrtc.path.is_some());
}

#[test]
fn boxes_are_copied_and_nothing_beside_them() {
    let device = Device::cpu_as(Arch::Sm90a);
    let program = device.load(&CopyBoxes::CONFIG).unwrap();
    for (batch, heads) in [(2, 3), (1, 1)] {
        let mut boxes = Boxes::new(&device, batch, heads);
        let grid = boxes.grid();
        program
            .launch(grid, &boxes.args())
            .unwrap_or_else(|error| panic!("{error}"));
        boxes.assert_copied();
    }
}

#[test]
fn a_tensor_that_the_copy_engine_cannot_step_is_refused() {
    let device = Device::cpu_as(Arch::Sm90a);
    let program = device.load(&CopyBoxes::CONFIG).unwrap();
    let x = device.zeros::<bf16>(64 * 65).unwrap();
    let mut y = device.zeros::<bf16>(64 * 64).unwrap();
    let (shape, box_shape) = ([1, 64, 1, 64], [1, 64, 1, 64]);
    let args = CopyBoxesArgs {
        x: x.view(&shape, &[0, 65, 0, 1])
            .unwrap()
            .map(box_shape, Swizzle::B128),
        y: y.contiguous_mut(&shape)
            .unwrap()
            .map(box_shape, Swizzle::B128),
    };
    let refused = program.launch([1, 1, 1], &args).unwrap_err();
    let expected = MapError::Stride {
        dimension: 1,
        stride: 65,
        element_bytes: 2,
    };
    assert!(
        matches!(refused, Error::TensorMap { tensor: "x", error } if error == expected),
        "{refused}"
    );
}

#[test]
fn tensor_maps_are_not_there_before_sm_90a() {
    let refused = Device::cpu_as(Arch::Sm80)
        .load(&CopyBoxes::CONFIG)
        .unwrap_err();
    assert!(matches!(refused, Error::Invalid { .. }), "{refused}");
    assert!(
        refused
            .to_string()
            .contains("`x` is a tensor map, which needs sm_90a or later"),
        "{refused}"
    );
}

/// A worker that waits for its launch must not begin a task of its pool meanwhile: the task's
/// allocation would wait for that launch.
#[test]
fn rayon_tasks_share_a_device() {
    let (done, finished) = mpsc::channel();
    // Not scoped: a deadlock must fail the test, not hang it.
    thread::spawn(move || {
        let device = Device::cpu();
        let device = &device;
        for (threads, rounds) in [(1, 10u8), (2, 100)] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
            let pool = pool.unwrap();
            for round in 0..rounds {
                pool.in_place_scope(|scope| {
                    scope.spawn(|_| assert_doubles(device, f32::from(round)));
                    // By now an idle worker would have taken CTAs of that launch, and the launching
                    // one would begin this task while it waits for them.
                    thread::sleep(Duration::from_millis(1));
                    scope.spawn(|_| assert_doubles(device, f32::from(round)));
                });
            }
        }
        done.send(()).unwrap();
    });
    finished
        .recv_timeout(Duration::from_secs(60))
        .expect("the tasks deadlock or fail");
}

/// Allocates, launches on several CTAs, and reads.
fn assert_doubles(device: &Device, value: f32) {
    let program = device.load(&Saxpy::<64>::CONFIG).unwrap();
    let x = device.upload(&[value; 32_768]).unwrap();
    let mut y = device.zeros::<f32>(32_768).unwrap();
    let args = SaxpyArgs {
        a: 2.0,
        x: x.contiguous(&[32_768]).unwrap(),
        y: y.contiguous_mut(&[32_768]).unwrap(),
        n: 32_768,
    };
    program.launch([512, 1, 1], &args).unwrap();
    assert_eq!(y.read().unwrap(), [2.0 * value; 32_768]);
}
