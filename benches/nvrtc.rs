//! From CUDA C to a cubin, with nothing cached. Needs NVRTC, no GPU. `cargo bench --bench nvrtc -- functions` compiles what `attention()`
//! chooses for each function of the library, from the recorded function on: what its first call takes with an empty cache, but for the
//! launch.

use std::error::Error;
use std::time::{Duration, Instant};

use criterion::{Criterion, SamplingMode};
use fa::attention::{Chip, Problem, choose};
use fa::dsl::cuda::write;
use fa::dsl::target::{Arch, Target};
use fa::dsl::validate::validate;
use fa::prelude::{Device, Options, bf16};
use fa::runtime::nvrtc::{CompileOptions, compile};
use fa_cases::Case;
use fa_cases::functions::{APPROXIMATE_SOFTCAP, SAMPLES, Sample, asked};
use fa_reference::Shape;

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
    if std::env::args().any(|it| it == "functions") {
        return functions();
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

/// Prints how long each function takes at head_dim 64 and 128, for sequences of 8192 tokens on a Hopper GPU.
fn functions() -> Result<(), Box<dyn Error>> {
    println!(
        "{:34} {:>9} {:>9} {:>9} {:>9}  ms",
        "", "64", "causal", "128", "causal"
    );
    let mut all = Vec::new();
    for sample in SAMPLES.iter().chain([&APPROXIMATE_SOFTCAP]) {
        let mut times = Vec::new();
        for head_dim in [64, 128] {
            for causal in [false, true] {
                times.push(first_call(sample, head_dim, causal)?.as_secs_f64() * 1e3);
            }
        }
        let shown: String = times.iter().map(|ms| format!(" {ms:9.0}")).collect();
        println!("{:34}{shown}", sample.name);
        all.extend(times);
    }
    all.sort_by(f64::total_cmp);
    let worst = all.last().ok_or("there are no functions")?;
    println!("median {:.0} ms, worst {worst:.0} ms", all[all.len() / 2]);
    Ok(())
}

/// Choosing, staging, validating, writing and compiling the kernel for a function.
fn first_call(
    sample: &'static Sample,
    head_dim: usize,
    causal: bool,
) -> Result<Duration, Box<dyn Error>> {
    let options = Options {
        causal,
        ..Options::default()
    };
    let shape = Shape::square(2, 8192, 16, head_dim);
    // The values of a small problem have the types of a large one's.
    let case = Case {
        functions: std::slice::from_ref(sample),
        ..Case::new(Shape::square(2, 64, 16, head_dim), options)
    };
    let problem = Problem {
        options: asked(&Device::cpu(), &case)?,
        shape,
        ..case.problem::<bf16>()
    };
    let chip = Chip {
        arch: Arch::Sm90a,
        multiprocessors: 132,
    };
    let start = Instant::now();
    let kernel = choose(chip, &problem).ok_or("there is no kernel")?;
    let staged = (kernel.entry().stage)(kernel.values());
    let staged = staged.map_err(|errors| format!("cannot stage: {errors:?}"))?;
    let target = Target::new(Arch::Sm90a);
    let valid = validate(staged, &target).map_err(|errors| format!("not valid: {errors:?}"))?;
    let source = write(&valid);
    compile(
        &source,
        &valid.name,
        Arch::Sm90a,
        &CompileOptions::default(),
    )?;
    Ok(start.elapsed())
}
