//! From a configuration to CUDA C: running the kernel's Rust function, validating what it recorded,
//! writing it out.

use std::error::Error;
use std::hint::black_box;
use std::time::Duration;

use criterion::{BatchSize, Criterion};
use fa::dsl::config::KernelConfig;
use fa::dsl::cuda::write;
use fa::dsl::ir::Kernel;
use fa::dsl::target::{Arch, Target};
use fa::dsl::validate::validate;
use fa::kernels::fa_s512::FaS512Config;

#[path = "support/config.rs"]
mod config;
#[path = "support/staging.rs"]
mod staging;

const CONFIG: FaS512Config = config::masked(false);

fn main() -> Result<(), Box<dyn Error>> {
    let mut criterion = Criterion::default()
        .sample_size(50)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    let target = Target::new(Arch::Sm90a);
    // What cannot be generated ends the bench here, and not in the middle of it.
    let valid = staging::kernel(&CONFIG, &target)?;

    let mut group = criterion.benchmark_group("generation");
    group.bench_function("stage", |b| b.iter(|| CONFIG.stage()));
    group.bench_function("validate", |b| {
        b.iter_batched(
            || Kernel::clone(&valid),
            |kernel| validate(kernel, &target),
            BatchSize::SmallInput,
        );
    });
    group.bench_function("write", |b| b.iter(|| write(&valid)));
    group.bench_function("all", |b| {
        b.iter(|| {
            let kernel = staging::kernel(&black_box(CONFIG), &target).expect("it was valid before");
            write(&kernel)
        });
    });
    group.finish();
    criterion.final_summary();
    Ok(())
}
