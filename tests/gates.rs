//! The figures that the gates compare, held against the truth: shared memory against the staged
//! kernel, registers against ptxas. Bank conflicts are in tests/every_config.rs, which runs every configuration anyway.

use fa::attention::{Configured, Dtype, Problem, Tensors};
use fa::prelude::*;
use fa_cases::compiled::compile;
use fa_cases::fas512;
use fa_dsl::abi::{Extent, TensorView, TensorViewMut};
use fa_dsl::config::KernelEntry;
use fa_dsl::interp::{self, Failure, Fault, FaultKind, Location, Memory, Options, Report};
use fa_dsl::ir::Kernel;
use fa_dsl::target::{Arch, Target};
use fa_dsl::validate::{Valid, validate};
use fa_kernels::fa_s512::{SEQ, gates};
use rayon::prelude::*;

/// Fails with the first few of the problems.
fn expect_none(problems: &[String]) {
    let shown = &problems[..problems.len().min(10)];
    assert!(
        problems.is_empty(),
        "{} problems, among them\n{}",
        problems.len(),
        shown.join("\n")
    );
}

#[test]
fn shared_memory_is_the_kernels() {
    for config in fas512::valid(Arch::Sm90a) {
        let kernel = config
            .stage()
            .unwrap_or_else(|errors| panic!("{}: {errors:?}", config.spec()));
        assert_eq!(
            gates::shared_bytes(&config),
            kernel.shared_bytes,
            "{}",
            config.spec()
        );
    }
}

/// The kernel needs as much as it asks for: with 16 bytes less it leaves its memory.
#[test]
fn shared_memory_is_used_to_the_end() {
    for config in fas512::sample(Arch::Sm80, 16) {
        let target = Target::new(Arch::Sm80);
        let mut kernel = config.stage().unwrap_or_else(|errors| panic!("{errors:?}"));
        kernel.shared_bytes -= 16;
        let kernel = validate(kernel, &target).unwrap_or_else(|errors| panic!("{errors:?}"));
        let failure = run_on_ones(&config, &kernel).expect_err(&config.spec());
        let out_of_bounds = |fault: &Fault| {
            matches!(
                fault.kind,
                FaultKind::OutOfBounds {
                    at: Location::Shared { .. },
                    ..
                }
            )
        };
        assert!(
            failure.errors.iter().any(out_of_bounds),
            "{}: {failure}",
            config.spec()
        );
    }
}

/// Runs a kernel of `config` on one head of ones.
fn run_on_ones(config: &FaS512Config, kernel: &Valid<Kernel>) -> Result<Report, Failure> {
    const ROWS: u64 = SEQ as u64;
    let mut memory = Memory::new();
    let inputs = memory.alloc(ROWS * 64 * 2);
    memory
        .write(inputs, &[0, 0x3C].repeat(512 * 64))
        .expect("is inside of the allocation");
    let outputs = [memory.alloc(ROWS * 64 * 2), memory.alloc(ROWS * 4)];
    let rows = |address| Extent {
        address,
        shape: [1, ROWS, 1, 64],
        strides: [ROWS * 64, 64, 64, 1],
        element_bytes: 2,
    };
    let lse = Extent {
        address: outputs[1],
        shape: [1, 1, ROWS, 1],
        strides: [ROWS, ROWS, 1, 0],
        element_bytes: 4,
    };
    let ones = TensorView::from_extent(rows(inputs));
    let tensors = Tensors::new::<f16>(
        [ones; 3],
        TensorViewMut::from_extent(rows(outputs[0])),
        Some(TensorViewMut::from_extent(lse)),
    );
    let problem = Problem::of(Dtype::F16, &tensors, &fa::prelude::Options::default());
    let launch = problem
        .and_then(|problem| Configured::of(config).launch(&problem, &tensors, 1))
        .unwrap_or_else(|error| panic!("{error}"));
    let options = Options::default();
    interp::run(kernel, launch.grid(), launch.args(), &memory, &options)
}

fn spills(sample: &[FaS512Config], arch: Arch) -> Vec<String> {
    sample
        .par_iter()
        .filter_map(|config| {
            let entry = KernelEntry::of::<FaS512Config>();
            let stats = compile(&entry, &config.values(), arch);
            let stats = stats.unwrap_or_else(|error| panic!("{error}"));
            let spilled = stats.spill_bytes();
            assert_eq!(
                stats.static_shared_bytes,
                0,
                "{}: shared memory is dynamic",
                config.spec()
            );
            (spilled > 0).then(|| {
                format!(
                    "{} spills {spilled} bytes on {arch}, the gate estimates {} registers",
                    config.spec(),
                    gates::registers(config)
                )
            })
        })
        .collect()
}

/// Nothing that passes the register gate spills: the widest configurations, and some of all.
#[test]
fn what_passes_the_register_gate_does_not_spill() {
    let mut sample = fas512::valid(Arch::Sm90a);
    sample.sort_by_key(|config| std::cmp::Reverse(gates::registers(config)));
    sample.truncate(20);
    sample.extend(fas512::sample(Arch::Sm90a, 20));
    for config in &mut sample[..10] {
        config.causal = true;
    }
    expect_none(&spills(&sample, Arch::Sm90a));
}

#[test]
#[ignore = "compiles every valid configuration twice, full and causal: half an hour on two cores"]
fn no_valid_config_spills() {
    for arch in [Arch::Sm80, Arch::Sm90a] {
        let full = fas512::valid(arch);
        let causal = full.iter().map(|config| FaS512Config {
            causal: true,
            ..*config
        });
        let all: Vec<FaS512Config> = full.iter().copied().chain(causal).collect();
        expect_none(&spills(&all, arch));
    }
}
