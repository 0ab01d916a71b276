//! The kernel itself, at the size of the published figures: batch 32, 8 heads. Needs a GPU.
//!
//! A graph of launches that rotate over four input sets is replayed between two events. An
//! "element" of the throughput is one floating-point operation.

use std::error::Error;
use std::time::Duration;

use criterion::{Criterion, Throughput};
use fa::kernels::attention::{Launch, Shape};
use fa::kernels::fa_s512::{HEAD_DIM, SEQ};
use fa::runtime::{Device, Graph, Program};

#[path = "support/attention.rs"]
mod attention;
#[path = "support/config.rs"]
mod config;
#[path = "support/gpu.rs"]
mod gpu;

use attention::Attention;

const BATCH: u64 = 32;
const HEADS: u64 = 8;
/// Input sets: 192 MiB together, more than any L2 cache holds.
const SETS: u64 = 4;
/// How often a graph goes round them.
const ROTATIONS: u64 = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let Some(device) = gpu::first("kernel")? else {
        return Ok(());
    };
    let mut criterion = Criterion::default()
        .sample_size(30)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    let mut sets = (0..SETS)
        .map(|seed| Attention::random(&device, BATCH, HEADS, seed))
        .collect::<Result<Vec<_>, _>>()?;
    let mut group = criterion.benchmark_group("kernel");
    for (mask, causal) in [("full", false), ("causal", true)] {
        let config = config::masked(causal);
        let program = device.load(&config)?;
        let launches = sets
            .iter_mut()
            .map(|set| set.launch(&config))
            .collect::<Result<Vec<_>, _>>()?;
        let mut graph = record(&device, &program, &launches)?;
        graph.time(2)?;
        group.throughput(Throughput::Elements(shape().forward_flop(causal) as u64));
        group.bench_function(mask, |b| {
            b.iter_custom(|times| {
                let replays = times.div_ceil(SETS * ROTATIONS);
                // A sample is at most a few seconds: far from 2^32 replays.
                let elapsed = graph.time(replays as u32).expect("it ran before");
                elapsed.mul_f64(times as f64 / (replays * SETS * ROTATIONS) as f64)
            });
        });
    }
    group.finish();
    criterion.final_summary();
    Ok(())
}

fn record<'a>(
    device: &Device,
    program: &Program,
    launches: &'a [Launch<'a>],
) -> Result<Graph<'a>, fa::runtime::Error> {
    device.capture(|recorder| {
        (0..ROTATIONS)
            .flat_map(|_| launches)
            .try_for_each(|launch| recorder.run(program, launch))
    })
}

fn shape() -> Shape {
    let (seq, heads) = (SEQ as usize, HEADS as usize);
    Shape::square(BATCH as usize, seq, heads, HEAD_DIM as usize)
}
