//! Registers of the schedule for sm_80 and later: the gate's figure and the table's shapes, held
//! against ptxas.

use std::marker::PhantomData;

use fa::attention::{Chip, Dtype, Options, Problem, Shape, Window, choose};
use fa_cases::compiled::compile_without_spills;
use fa_dsl::config::{KernelConfig, KernelEntry};
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::Variant;
use fa_kernels::attention::forward::MmaBf16Config;
use fa_kernels::attention::forward::mma::gates::{register_budget, registers};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rayon::prelude::*;

/// The architectures whose table this schedule is in.
const ARCHS: [Arch; 5] = [
    Arch::Sm80,
    Arch::Sm86,
    Arch::Sm89,
    Arch::Sm100a,
    Arch::Sm120,
];

/// What the configuration spills on `arch`, if it does.
fn spill(config: &MmaBf16Config, arch: Arch) -> Option<String> {
    let target = Target::new(arch);
    let entry = KernelEntry::of::<MmaBf16Config>();
    let error = compile_without_spills(&entry, &config.values(), arch).err()?;
    let tiles = config.tiles();
    Some(format!(
        "{error}; the gate says {} registers of {}",
        registers(&tiles, &target),
        register_budget(&tiles, &target)
    ))
}

/// Fails with what spills.
fn expect_none(kernels: &[(MmaBf16Config, Arch)]) {
    let spills: Vec<String> = kernels
        .par_iter()
        .filter_map(|(config, arch)| spill(config, *arch))
        .collect();
    assert!(
        spills.is_empty(),
        "{} of {}:\n{}",
        spills.len(),
        kernels.len(),
        spills.join("\n")
    );
}

/// What the table gives for a problem.
fn chosen(arch: Arch, head_dim: usize, length: usize, options: &Options<'_>) -> MmaBf16Config {
    let chip = Chip {
        arch,
        multiprocessors: 100,
    };
    let problem = Problem {
        dtype: Dtype::Bf16,
        shape: Shape::square(1, length, 16, head_dim),
        options: *options,
        lse: true,
    };
    let kernel = choose(chip, &problem).expect("there is a kernel for every such head");
    assert_eq!(kernel.entry().name, MmaBf16Config::NAME, "{arch}");
    MmaBf16Config::from_values(kernel.values()).expect("they are the kernel's values")
}

/// The table's configurations for `options`, every head dimension and a few lengths.
fn table(options: &[Options<'_>]) -> Vec<(MmaBf16Config, Arch)> {
    let mut kernels: Vec<(MmaBf16Config, Arch)> = Vec::new();
    for arch in ARCHS {
        for options in options {
            for head_dim in [32, 64, 96, 128, 192, 256] {
                for length in [64, 512, 4096] {
                    let kernel = (chosen(arch, head_dim, length, options), arch);
                    if !kernels.contains(&kernel) {
                        kernels.push(kernel);
                    }
                }
            }
        }
    }
    kernels
}

/// Every combination of mask and cap.
fn all_options() -> Vec<Options<'static>> {
    let mut all = Vec::new();
    for causal in [false, true] {
        for window in [None, Some(Window::symmetric(100))] {
            for softcap in [None, Some(30.0)] {
                all.push(Options {
                    causal,
                    window,
                    softcap,
                    ..Options::default()
                });
            }
        }
    }
    all
}

/// Configurations that pass the gates of `arch`, with at most `spare` registers to spare.
fn tight(arch: Arch, spare: u32) -> Vec<(MmaBf16Config, Arch)> {
    let target = Target::new(arch);
    let mut kernels = Vec::new();
    for head_dim in [64, 96, 128, 256] {
        for (block_m, num_warps) in [(32, 2), (64, 2), (64, 4), (128, 4), (128, 8), (192, 4)] {
            for block_n in [32, 64, 80, 96, 128] {
                for [stages, q_regs, ctas] in [[1, 0, 1], [2, 0, 2], [1, 4, 2], [2, 4, 3]] {
                    for rescale in [0, 1, 2] {
                        for (causal, window) in [(false, false), (true, false), (true, true)] {
                            let config = MmaBf16Config {
                                block_m,
                                block_n,
                                num_warps,
                                stages,
                                q_regs,
                                ctas,
                                rescale,
                                polynomials: 0,
                                variant: Variant {
                                    head_dim,
                                    causal,
                                    window,
                                    softcap: window,
                                    ..Variant::PLAIN
                                },
                                element: PhantomData,
                            };
                            let tiles = config.tiles();
                            if config.check(&target).is_ok()
                                && registers(&tiles, &target) + spare
                                    >= register_budget(&tiles, &target)
                            {
                                kernels.push((config, arch));
                            }
                        }
                    }
                }
            }
        }
    }
    kernels
}

/// `count` of them, always the same.
fn sample(mut kernels: Vec<(MmaBf16Config, Arch)>, count: usize) -> Vec<(MmaBf16Config, Arch)> {
    kernels.shuffle(&mut StdRng::seed_from_u64(5));
    kernels.truncate(count);
    kernels
}

#[test]
fn what_barely_passes_the_register_gate_does_not_spill() {
    let kernels = [Arch::Sm80, Arch::Sm90a, Arch::Sm120]
        .into_iter()
        .flat_map(|arch| sample(tight(arch, 16), 8))
        .collect::<Vec<_>>();
    assert_eq!(kernels.len(), 24);
    expect_none(&kernels);
}

#[test]
fn the_tables_causal_configurations_do_not_spill() {
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    expect_none(&table(&[causal]));
}

#[test]
#[ignore = "compiles some five hundred kernels: some minutes on two cores"]
fn no_configuration_of_the_table_or_of_a_wide_sample_spills() {
    let mut kernels = table(&all_options());
    for arch in [Arch::Sm80, Arch::Sm90a, Arch::Sm100a, Arch::Sm120] {
        kernels.extend(sample(tight(arch, 40), 60));
    }
    expect_none(&kernels);
}
