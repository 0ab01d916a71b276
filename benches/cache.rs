//! What a program that was compiled before costs: read from the disk, with and without the
//! generation of its source that comes first, or found in memory. Needs NVRTC for the one
//! compilation, no GPU.

use std::error::Error;
use std::time::Duration;

use criterion::Criterion;
use fa::dsl::config::KernelConfig;
use fa::dsl::target::{Arch, Target};
use fa::kernels::fa_s512::FaS512Config;
use fa::runtime::cache::{Cache, Found};
use fa::runtime::nvrtc::CompileOptions;
use fa::runtime::{Cubin, Device, compile_cached};

#[path = "support/config.rs"]
mod config;
#[path = "support/nvrtc.rs"]
mod nvrtc;
#[path = "support/staging.rs"]
mod staging;

const CONFIG: FaS512Config = config::masked(false);

fn main() -> Result<(), Box<dyn Error>> {
    let mut criterion = Criterion::default()
        .sample_size(50)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    let device = Device::cpu();
    device.load(&CONFIG)?;
    criterion.bench_function("cache/memory", |b| b.iter(|| device.load(&CONFIG)));
    if nvrtc::is_found("cache/disk") {
        disk(&mut criterion)?;
    }
    criterion.final_summary();
    Ok(())
}

fn disk(criterion: &mut Criterion) -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let cache = Cache::at(folder.path());
    let target = Target::new(Arch::Sm90a);
    let (spec, options) = (CONFIG.spec(), CompileOptions::default());
    let kernel = staging::kernel(&CONFIG, &target)?;
    compile_cached(&kernel, &spec, &target, &options, &cache)?;

    let mut group = criterion.benchmark_group("cache/disk");
    group.bench_function("validated kernel to cubin", |b| {
        b.iter(|| hit(compile_cached(&kernel, &spec, &target, &options, &cache)));
    });
    group.bench_function("configuration to cubin", |b| {
        b.iter(|| {
            let kernel = staging::kernel(&CONFIG, &target).expect("it was valid before");
            hit(compile_cached(&kernel, &spec, &target, &options, &cache))
        });
    });
    group.finish();
    Ok(())
}

/// A cubin from the disk: one that was compiled would be another measurement.
fn hit<E: std::fmt::Debug>(cubin: Result<Cubin, E>) -> Cubin {
    let cubin = cubin.expect("it compiled before");
    assert_eq!(cubin.found, Found::Disk, "the entry was in the cache");
    cubin
}
