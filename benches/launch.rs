//! What packing a launch costs on the host; on a GPU also what a launch of a loaded program and a call of `attention_into()` do.

use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::Criterion;
use fa::attention::{Chip, Dtype, Options, Problem, Shape, Tensors, attention_into, choose};
use fa::dsl::target::Arch;
use fa::kernels::attention::Launch;
use fa::kernels::fa_s512::FaS512Config;
use fa::runtime::Device;

#[path = "support/attention.rs"]
mod attention;
#[path = "support/config.rs"]
mod config;
#[path = "support/gpu.rs"]
mod gpu;

use attention::Attention;

const CONFIG: FaS512Config = config::masked(false);

/// Launches between two waits: few enough that the driver's queue, which holds about a thousand,
/// never makes the host wait for the kernel.
const QUEUED: u64 = 200;

fn main() -> Result<(), Box<dyn Error>> {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(3))
        .configure_from_args();
    packing(&mut criterion)?;
    let Some(device) = gpu::first("launch")? else {
        criterion.final_summary();
        return Ok(());
    };
    let program = device.load(&CONFIG)?;
    let mut tensors = Attention::random(&device, 1, 1, 1)?;
    {
        let launch = tensors.launch(&CONFIG)?;
        let run = || program.run(&launch);
        run()?;
        criterion.bench_function("launch/warmed", |b| {
            b.iter_custom(|times| host_time(&device, times, || run().expect("it ran before")));
        });
    }
    criterion.bench_function("launch/with the tensors' checks", |b| {
        b.iter_custom(|times| {
            host_time(&device, times, || {
                let launch = tensors.launch(&CONFIG).expect("it fitted before");
                program.run(&launch).expect("it ran before");
            })
        });
    });
    call(&device, &mut tensors)?;
    criterion.bench_function("launch/attention_into", |b| {
        b.iter_custom(|times| {
            host_time(&device, times, || {
                call(&device, &mut tensors).expect("it ran before");
            })
        });
    });
    let launch = tensors.launch(&CONFIG)?;
    let mut graph = device.capture(|recorder| recorder.run(&program, &launch))?;
    graph.launch()?;
    criterion.bench_function("launch/graph of one", |b| {
        b.iter_custom(|times| host_time(&device, times, || graph.launch().expect("it ran before")));
    });
    criterion.final_summary();
    Ok(())
}

/// Checking the tensors and packing the arguments, for a launch that stays where it is packed, as in a call, and for one that is moved to
/// who asked for it.
fn packing(criterion: &mut Criterion) -> Result<(), Box<dyn Error>> {
    let tensors = Tensors::unallocated(&Shape::square(1, 512, 1, 64), Dtype::Bf16, true);
    let options = Options::default();
    let problem = Problem::of(Dtype::Bf16, &tensors, &options)?;
    let chip = Chip {
        arch: Arch::Sm90a,
        multiprocessors: 132,
    };
    let kernel = choose(chip, &problem).ok_or("there is no kernel")?;
    criterion.bench_function("launch/packed in place", |b| {
        b.iter(|| {
            let mut launch = Launch::blank();
            let filled = kernel.fill_launch(&problem, &tensors, 132, &mut launch);
            black_box(&launch);
            filled
        });
    });
    criterion.bench_function("launch/packed and moved", |b| {
        b.iter(|| kernel.launch(&problem, &tensors, 132));
    });
    Ok(())
}

/// What most programs do.
fn call(device: &Device, tensors: &mut Attention) -> Result<(), Box<dyn Error>> {
    let (inputs, o, lse) = tensors.views()?;
    let options = Options::default();
    Ok(attention_into(device, inputs, o, Some(lse), &options)?)
}

/// The host's time for `times` calls of `enqueue`, without that for the kernels to end.
fn host_time(device: &Device, times: u64, mut enqueue: impl FnMut()) -> Duration {
    let mut spent = Duration::ZERO;
    let mut left = times;
    while left > 0 {
        let count = left.min(QUEUED);
        let started = Instant::now();
        for _ in 0..count {
            enqueue();
        }
        spent += started.elapsed();
        device.synchronize().expect("the kernel runs to its end");
        left -= count;
    }
    spent
}
