//! One head on the interpreter, on one core, with the sanitiser on and off.

use std::error::Error;
use std::time::Duration;

use criterion::{Criterion, SamplingMode};
use fa::dsl::interp::Options;
use fa::dsl::target::Arch;
use fa::runtime::Device;

#[path = "support/attention.rs"]
mod attention;
#[path = "support/config.rs"]
mod config;

use attention::Attention;

fn main() -> Result<(), Box<dyn Error>> {
    let mut criterion = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(4))
        .configure_from_args();
    // CTAs run in parallel; figures of one core compare between machines.
    let one_core = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;
    let mut group = criterion.benchmark_group("interpreter");
    group.sampling_mode(SamplingMode::Flat);
    for (mask, causal) in [("full", false), ("causal", true)] {
        let config = config::masked(causal);
        for (sanitiser, sanitize) in [("sanitised", true), ("unchecked", false)] {
            let options = Options {
                sanitize,
                ..Options::default()
            };
            let device = Device::cpu_with(Arch::Sm80, options);
            let program = device.load(&config)?;
            let mut tensors = Attention::random(&device, 1, 1, 1)?;
            let launch = tensors.launch(&config)?;
            let run = || one_core.install(|| program.run(&launch));
            // A fault ends the bench here, and not in the middle of it.
            run()?;
            group.bench_function(format!("{mask}, {sanitiser}"), |b| {
                b.iter(|| run().expect("it ran before"));
            });
        }
    }
    group.finish();
    criterion.final_summary();
    Ok(())
}
