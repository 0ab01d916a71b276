//! The GPU: launches, graphs, streams, and how little a warmed launch costs.
//!
//! Without a GPU every test is reported as ignored; `FA_REQUIRE_GPU=1` makes that a failure. Tests of
//! the tensor copy engine are also ignored on a GPU that has none.

mod boxes;
mod counting;
mod kernels;
mod rows;

use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use boxes::Boxes;
use counting::allocations;
use fa_dsl::abi::{Extent, TensorView};
use fa_dsl::target::Arch;
use fa_runtime::cache::Cache;
use fa_runtime::nvrtc::{self, CompileOptions};
use fa_runtime::{Buffer, Device, Error, HowLoaded, Program};
use kernels::{CopyBoxes, OtherRows, Saxpy, SaxpyArgs};
use libtest_mimic::{Arguments, Trial};
use rows::Rows;

const N: u32 = 10_000;
const GRID: [u32; 3] = [N.div_ceil(256), 1, 1];

type Test = fn(Device);
/// Takes the kernel that copies boxes, too.
type CopyTest = fn(Device, Program);

/// The tests with their names.
macro_rules! named {
    ($($test:ident),* $(,)?) => {
        [$((stringify!($test), $test)),*]
    };
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    if std::env::var_os("FA_REQUIRE_GPU").is_some() && Device::count() == 0 {
        eprintln!("FA_REQUIRE_GPU is set, but there is no GPU");
        return ExitCode::FAILURE;
    }
    let gpu = match (Device::count() > 0).then(|| Device::cuda(0)).transpose() {
        Ok(gpu) => gpu,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    libtest_mimic::run(&arguments, trials(gpu.as_ref())).exit_code()
}

fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let everywhere: [(&str, Test); _] = named![
        saxpy_launches_and_loads_from_every_level,
        a_graph_replays_its_launches,
        an_error_while_recording_comes_back_and_the_device_goes_on,
        a_forked_stream_is_ordered_with_the_device,
        memory_of_another_device_is_refused,
        too_much_memory_is_an_error_with_the_numbers,
        a_warmed_launch_costs_microseconds,
        a_warmed_call_allocates_nothing,
        ctas_of_a_cooperative_kernel_meet,
        a_graph_replays_a_cooperative_launch,
        a_cooperative_grid_fits_the_gpu_or_is_refused,
        a_warmed_cooperative_launch_allocates_nothing,
        a_source_compiled_again_is_reported_again,
        threads_share_a_device,
    ];
    let with_copy_engine: [(&str, CopyTest); _] = named![
        a_launch_with_tensor_maps_costs_microseconds,
        a_launch_with_tensor_maps_allocates_nothing,
        boxes_are_copied_and_nothing_beside_them,
        a_graph_keeps_its_tensor_maps,
    ];
    let has_copy_engine = gpu.is_some_and(|gpu| gpu.arch() >= Arch::Sm90a);
    let everywhere = everywhere.map(|(name, test)| {
        trial(name, gpu.is_some(), move |device| {
            test(device);
            Ok(())
        })
    });
    let with_copy_engine = with_copy_engine.map(|(name, test)| {
        trial(name, has_copy_engine, move |device| {
            let program = device.load(&CopyBoxes::CONFIG)?;
            test(device, program);
            Ok(())
        })
    });
    everywhere.into_iter().chain(with_copy_engine).collect()
}

/// A test on the first GPU, reported as ignored where it cannot run. Every test opens the GPU
/// itself: no test's launches are on another's stream.
fn trial(
    name: &str,
    can_run: bool,
    test: impl FnOnce(Device) -> Result<(), Error> + Send + 'static,
) -> Trial {
    Trial::test(name, move || Ok(test(Device::cuda(0)?)?))
        .with_kind("gpu")
        .with_ignored_flag(!can_run)
}

fn inputs(device: &Device) -> (Buffer<f32>, Buffer<f32>) {
    let x: Vec<f32> = (0..N).map(|i| (i % 1000) as f32).collect();
    (
        device.upload(&x).unwrap(),
        device.zeros(N as usize).unwrap(),
    )
}

fn args<'a>(x: &'a Buffer<f32>, y: &'a mut Buffer<f32>) -> SaxpyArgs<'a> {
    let shape = [u64::from(N)];
    let (x, y) = (
        x.contiguous(&shape).unwrap(),
        y.contiguous_mut(&shape).unwrap(),
    );
    SaxpyArgs { a: 2.0, x, y, n: N }
}

/// Whether y = 2·times·x.
fn is_after(y: &Buffer<f32>, times: u32) -> bool {
    let expected = (0..N).map(|i| (2 * times * (i % 1000)) as f32);
    y.read().unwrap().into_iter().eq(expected)
}

fn saxpy_launches_and_loads_from_every_level(device: Device) {
    let dir = tempfile::tempdir().unwrap();
    let with_cache = || device.with(Cache::at(dir.path()), CompileOptions::default());
    let (first, second) = (with_cache(), with_cache());
    let compiled = first
        .load(&Saxpy::<256>::CONFIG)
        .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(compiled.how_loaded(), HowLoaded::Compiled);
    assert!(!compiled.timings().nvrtc.is_zero());
    assert_eq!(
        first.load(&Saxpy::<256>::CONFIG).unwrap().how_loaded(),
        HowLoaded::Memory
    );
    let program = second.load(&Saxpy::<256>::CONFIG).unwrap();
    assert_eq!(program.how_loaded(), HowLoaded::Disk);
    assert!(program.registers().is_some_and(|registers| registers > 0));
    assert_eq!(program.spill_bytes(), Some(0));
    assert!(program.ctas_per_sm().unwrap().is_some_and(|ctas| ctas > 0));
    let (x, mut y) = inputs(&device);
    program.launch(GRID, &args(&x, &mut y)).unwrap();
    assert!(is_after(&y, 1));
}

fn a_graph_replays_its_launches(device: Device) {
    let program = device.load(&Saxpy::<256>::CONFIG).unwrap();
    let (x, mut y) = inputs(&device);
    {
        let mut graph = device
            .capture(|recorder| recorder.launch(&program, GRID, args(&x, &mut y)))
            .unwrap();
        assert_eq!(graph.len(), 1);
        graph.launch().unwrap();
        assert!(!graph.time(2).unwrap().is_zero());
    }
    assert!(is_after(&y, 3));
}

fn an_error_while_recording_comes_back_and_the_device_goes_on(device: Device) {
    let program = device.load(&Saxpy::<256>::CONFIG).unwrap();
    let (x, mut y) = inputs(&device);
    let failed = device.capture(|recorder| {
        recorder.launch(&program, GRID, args(&x, &mut y))?;
        Err(Error::NoDriver)
    });
    assert!(matches!(failed, Err(Error::NoDriver)));
    program.launch(GRID, &args(&x, &mut y)).unwrap();
    assert!(is_after(&y, 1), "what was recorded did not run");
}

fn a_forked_stream_is_ordered_with_the_device(device: Device) {
    let program = device.load(&Saxpy::<256>::CONFIG).unwrap();
    let stream = device.fork().unwrap();
    let (x, mut y) = inputs(&device);
    for _ in 0..50 {
        program.launch(GRID, &args(&x, &mut y)).unwrap();
        program.launch_on(&stream, GRID, &args(&x, &mut y)).unwrap();
    }
    assert!(is_after(&y, 100));
    program.launch_on(&stream, GRID, &args(&x, &mut y)).unwrap();
    drop(stream);
    assert!(is_after(&y, 101));
}

fn memory_of_another_device_is_refused(device: Device) {
    let program = device.load(&Saxpy::<256>::CONFIG).unwrap();
    let cpu = Device::cpu();
    let (x, mut y) = inputs(&device);
    let (elsewhere, _) = inputs(&cpu);
    let refused = program.launch(GRID, &args(&elsewhere, &mut y)).unwrap_err();
    assert!(
        matches!(refused, Error::WrongDevice { tensor: "x", .. }),
        "{refused}"
    );
    let freed = x.address();
    drop(x);
    let extent = Extent {
        address: freed,
        shape: [u64::from(N), 1, 1, 1],
        strides: [1, 0, 0, 0],
        element_bytes: 4,
    };
    let dangling = SaxpyArgs {
        x: TensorView::from_extent(extent),
        ..args(&elsewhere, &mut y)
    };
    let refused = program.launch(GRID, &dangling).unwrap_err();
    assert!(
        matches!(refused, Error::WrongDevice { tensor: "x", .. }),
        "{refused}"
    );
}

fn too_much_memory_is_an_error_with_the_numbers(device: Device) {
    let error = device.alloc::<f32>(1 << 44).unwrap_err();
    assert!(
        matches!(error, Error::OutOfMemory { total, .. } if total > 0),
        "{error}"
    );
    let (x, mut y) = inputs(&device);
    device
        .load(&Saxpy::<256>::CONFIG)
        .unwrap()
        .launch(GRID, &args(&x, &mut y))
        .unwrap();
    assert!(is_after(&y, 1));
}

/// Host time of one of 100 launches in microseconds, the best of 20 rounds.
fn host_cost(device: &Device, mut launch: impl FnMut(usize)) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..20 {
        device.synchronize().unwrap();
        let started = Instant::now();
        // Few enough not to fill the driver's queue, which would make the host wait.
        (0..100).for_each(&mut launch);
        best = best.min(started.elapsed().as_secs_f64() * 1e6 / 100.0);
    }
    device.synchronize().unwrap();
    best
}

fn a_warmed_launch_costs_microseconds(device: Device) {
    let program = device.load(&Saxpy::<256>::CONFIG).unwrap();
    let (x, mut y) = inputs(&device);
    let args = args(&x, &mut y);
    let best = host_cost(&device, |_| program.launch(GRID, &args).unwrap());
    let _ = writeln!(
        std::io::stderr(),
        "host cost of a warmed launch: {best:.2} us"
    );
    assert!(best <= 5.0, "{best:.2} us");
}

fn a_warmed_call_allocates_nothing(device: Device) {
    let (x, mut y) = inputs(&device);
    let mut call = || {
        let program = device.load(&Saxpy::<256>::CONFIG)?;
        program.launch(GRID, &args(&x, &mut y))
    };
    call().unwrap();
    assert_eq!(allocations(&mut call), 0);
}

fn a_launch_with_tensor_maps_allocates_nothing(device: Device, program: Program) {
    let mut tensors = [Boxes::new(&device, 2, 3), Boxes::new(&device, 2, 3)];
    let grid = tensors[0].grid();
    let args = tensors.each_mut().map(Boxes::args);
    program.launch(grid, &args[0]).unwrap();
    // The second launch has other tensors, whose maps are encoded anew.
    for args in &args {
        assert_eq!(allocations(|| program.launch(grid, args).unwrap()), 0);
    }
}

fn a_launch_with_tensor_maps_costs_microseconds(device: Device, program: Program) {
    let mut tensors = [Boxes::new(&device, 2, 3), Boxes::new(&device, 2, 3)];
    let grid = tensors[0].grid();
    let args = tensors.each_mut().map(Boxes::args);
    let repeated = host_cost(&device, |_| program.launch(grid, &args[0]).unwrap());
    // Every launch with other tensors than the last: nothing encoded can be kept.
    let alternating = host_cost(&device, |i| program.launch(grid, &args[i % 2]).unwrap());
    let _ = writeln!(
        std::io::stderr(),
        "host cost of a launch with two tensor maps: {repeated:.2} us, alternating {alternating:.2} us"
    );
    assert!(
        repeated <= 5.0 && alternating <= 5.0,
        "{repeated:.2} us, {alternating:.2} us"
    );
}

fn boxes_are_copied_and_nothing_beside_them(device: Device, program: Program) {
    for (batch, heads) in [(2, 3), (1, 1)] {
        let mut boxes = Boxes::new(&device, batch, heads);
        let grid = boxes.grid();
        program
            .launch(grid, &boxes.args())
            .unwrap_or_else(|error| panic!("{error}"));
        boxes.assert_copied();
    }
}

fn a_graph_keeps_its_tensor_maps(device: Device, program: Program) {
    let (mut recorded, mut other) = (Boxes::new(&device, 2, 3), Boxes::new(&device, 1, 1));
    {
        let grid = recorded.grid();
        let args = recorded.args();
        let mut graph = device
            .capture(|recorder| recorder.launch(&program, grid, args))
            .unwrap();
        // Other maps since: the graph has copies of its own.
        let grid = other.grid();
        program.launch(grid, &other.args()).unwrap();
        graph.launch().unwrap();
    }
    recorded.assert_copied();
    other.assert_copied();
}

fn ctas_of_a_cooperative_kernel_meet(device: Device) {
    let program = device.load(&OtherRows::CONFIG).unwrap();
    let stream = device.fork().unwrap();
    for ctas in [1, 2, 50] {
        let mut rows = Rows::new(&device, ctas);
        let grid = rows.grid();
        for _ in 0..20 {
            program.launch(grid, &rows.args()).unwrap();
            rows.assert_summed();
            program.launch_on(&stream, grid, &rows.args()).unwrap();
            rows.assert_summed();
        }
    }
}

fn a_graph_replays_a_cooperative_launch(device: Device) {
    let program = device.load(&OtherRows::CONFIG).unwrap();
    let mut rows = Rows::new(&device, 50);
    let grid = rows.grid();
    // Each replay finds the counters as the launch before has left them.
    let mut graph = device
        .capture(|recorder| recorder.launch(&program, grid, rows.args()))
        .unwrap_or_else(|error| panic!("{error}"));
    graph.launch().unwrap();
    graph.launch().unwrap();
    drop(graph);
    rows.assert_summed();
    program.launch(grid, &rows.args()).unwrap();
    rows.assert_summed();
}

fn a_cooperative_grid_fits_the_gpu_or_is_refused(device: Device) {
    let program = device.load(&OtherRows::CONFIG).unwrap();
    let mut few = Rows::new(&device, 1);
    let refused = program.launch([65_535, 65_535, 1], &few.args());
    let Err(Error::CooperativeGrid { ctas, most, .. }) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!(ctas, 65_535 * 65_535);
    let per_sm = program.ctas_per_sm().unwrap().unwrap();
    assert!(most >= per_sm && most % per_sm == 0, "{most} of {per_sm}");
    let mut rows = Rows::new(&device, most);
    let grid = rows.grid();
    program.launch(grid, &rows.args()).unwrap();
    rows.assert_summed();
    let refused = program.launch([most + 1, 1, 1], &rows.args()).unwrap_err();
    assert!(
        matches!(refused, Error::CooperativeGrid { .. }),
        "{refused}"
    );
}

fn a_warmed_cooperative_launch_allocates_nothing(device: Device) {
    let mut rows = Rows::new(&device, 8);
    let grid = rows.grid();
    let mut call = || {
        let program = device.load(&OtherRows::CONFIG)?;
        program.launch(grid, &rows.args())
    };
    call().unwrap();
    assert_eq!(allocations(&mut call), 0);
    rows.assert_summed();
}

/// NVRTC has a cache of its own where there is a driver. What it gives has no report of registers and
/// spills, and none of degraded code.
fn a_source_compiled_again_is_reported_again(device: Device) {
    let source =
        r#"extern "C" __global__ void probe(float *o) { o[threadIdx.x] = threadIdx.x * 3.0f; }"#;
    let options = CompileOptions::default();
    let compile = || nvrtc::compile(source, "probe", device.arch(), &options).unwrap();
    let (first, second) = (compile(), compile());
    assert!(first.stats.registers > 0, "{}", first.log);
    assert_eq!(first.stats, second.stats, "{}", second.log);
}

fn threads_share_a_device(device: Device) {
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let program = device.load(&Saxpy::<256>::CONFIG).unwrap();
                let (x, mut y) = inputs(&device);
                for _ in 0..10 {
                    program.launch(GRID, &args(&x, &mut y)).unwrap();
                }
                assert!(is_after(&y, 10));
            });
        }
    });
}
