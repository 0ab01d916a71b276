//! From CUDA C to a cubin, with nothing cached. Needs NVRTC, no GPU.

use std::error::Error;
use std::time::Duration;

use criterion::{Criterion, SamplingMode};
use fa::dsl::cuda::write;
use fa::dsl::target::{Arch, Target};
use fa::runtime::nvrtc::{CompileOptions, compile};

#[path = "support/config.rs"]
mod config;
#[path = "support/nvrtc.rs"]
mod nvrtc;
#[path = "support/staging.rs"]
mod staging;

fn main() -> Result<(), Box<dyn Error>> {
    if !nvrtc::is_found("nvrtc") {
        return Ok(());
    }
    let mut criterion = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(3))
        .configure_from_args();
    let mut group = criterion.benchmark_group("nvrtc");
    group.sampling_mode(SamplingMode::Flat);
    for (mask, causal) in [("full", false), ("causal", true)] {
        let kernel = staging::kernel(&config::masked(causal), &Target::new(Arch::Sm90a))?;
        let source = write(&kernel);
        let options = CompileOptions::default();
        let run = || compile(&source, &kernel.name, Arch::Sm90a, &options);
        // A source that does not compile ends the bench here, and not in the middle of it.
        run()?;
        group.bench_function(mask, |b| {
            b.iter_custom(|times| {
                let compiled = (0..times).map(|_| run().expect("it compiled before"));
                compiled.map(|compiled| compiled.duration).sum()
            });
        });
    }
    group.finish();
    criterion.final_summary();
    Ok(())
}
