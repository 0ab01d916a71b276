//! Registers of the backward pass: what is chosen compiles for every architecture without spills, whatever the options.

use fa::attention::{
    BlockClasses, Chip, Dtype, FunctionGradients, Options, Packed, Problem, Shape, Window,
    plan_backward,
};
use fa::prelude::Device;
use fa_cases::Case;
use fa_cases::compiled::compile_without_spills;
use fa_cases::functions::{
    APPROXIMATE_SOFTCAP, SAMPLES, Sample, WITH_ARGUMENTS, asked, has_gradient, of_parts,
    unallocated_gradients,
};
use fa_dsl::config::{KernelEntry, Values};
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::backward::BackwardTensors;
use rayon::prelude::*;

/// A kernel for an architecture.
type Compiled = (KernelEntry, Values, Arch);

/// The sizes of heads that tiles are made for.
const HEAD_DIMS: [usize; 8] = [32, 64, 80, 96, 128, 160, 192, 256];

/// Lengths whose tunables differ: how many keys queries see says whether CTAs take turns.
const LENGTHS: [usize; 3] = [200, 1000, 10_000];

/// What is launched for heads of every size, with these options.
fn chosen(archs: &[Arch], options: &[Options<'static>]) -> Vec<Compiled> {
    let mut all: Vec<Compiled> = Vec::new();
    for &arch in archs {
        for options in options {
            for head_dim in HEAD_DIMS {
                for seq in LENGTHS {
                    add_chosen(&mut all, arch, head_dim, seq, options, &[]);
                }
            }
        }
    }
    all
}

/// Adds what is launched for heads of a size, with gradients of functions' arguments.
fn add_chosen(
    all: &mut Vec<Compiled>,
    arch: Arch,
    head_dim: usize,
    seq: usize,
    options: &Options<'static>,
    functions: &'static [FunctionGradients<'static>],
) {
    let chip = Chip {
        arch,
        multiprocessors: 100,
    };
    let problem = Problem {
        dtype: Dtype::Bf16,
        shape: Shape::square(1, seq, 16, head_dim),
        options: *options,
        lse: false,
    };
    let tensors = BackwardTensors::unallocated(&problem).with_functions(functions);
    let steps = plan_backward(chip, &problem, &tensors)
        .unwrap_or_else(|error| panic!("{arch}, {head_dim}: {error}"));
    for step in steps.launches {
        let known = all.iter().any(|(entry, values, of)| {
            entry.name == step.entry.name && *values == step.values && *of == arch
        });
        if !known {
            all.push((step.entry, step.values, arch));
        }
    }
}

/// Its registers, or what it spills or breaks.
fn compile((entry, values, arch): &Compiled) -> Result<String, String> {
    let stats = compile_without_spills(entry, values, *arch)?;
    let name = entry.spec(values);
    Ok(format!("{name} on {arch}: {} registers", stats.registers))
}

fn expect_none(kernels: &[Compiled]) {
    let compiled: Vec<_> = kernels.par_iter().map(compile).collect();
    let (fine, spilled): (Vec<_>, Vec<_>) = compiled.into_iter().partition(Result::is_ok);
    for text in fine.into_iter().flatten() {
        println!("{text}");
    }
    let spilled: Vec<_> = spilled.into_iter().filter_map(Result::err).collect();
    assert!(spilled.is_empty(), "{}", spilled.join("\n"));
}

#[test]
fn what_is_chosen_does_not_spill() {
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    let ranges = Options {
        prefix_ranges: Some(Options::unallocated_list(&[1, 3, 2])),
        ..causal
    };
    let with_all = Options {
        window: Some(Window::symmetric(100)),
        alibi_slopes: Some(Options::unallocated_tensor("alibi_slopes", &[16])),
        ..ranges
    };
    let of_scores = Options {
        softcap: Some(20.0),
        alibi_slopes: Some(Options::unallocated_tensor("alibi_slopes", &[16])),
        ..causal
    };
    let plain = [
        Options::default(),
        causal,
        packed(1000, causal),
        used(causal),
        ranges,
    ];
    let mut all = chosen(&Arch::ALL, &plain);
    all.extend(chosen(
        &[Arch::Sm90a],
        &[
            packed(1000, ranges),
            packed(1000, with_all),
            packed(1000, used(with_all)),
        ],
    ));
    for longest in [200, 1000] {
        let of_length = [Options::default(), causal, of_scores].map(|it| packed(longest, it));
        all.extend(chosen(&[Arch::Sm90a], &of_length));
    }
    expect_none(&all);
}

/// With the same bits every time: what takes turns needs registers, too.
#[test]
fn what_is_chosen_for_the_same_bits_does_not_spill() {
    let full = Options {
        deterministic: true,
        ..Options::default()
    };
    let causal = Options {
        causal: true,
        ..full
    };
    let window = Options {
        window: Some(Window::symmetric(100)),
        ..full
    };
    let ranges = Options {
        prefix_ranges: Some(Options::unallocated_list(&[1, 3, 2])),
        ..causal
    };
    expect_none(&chosen(
        &Arch::ALL,
        &[full, packed(1000, causal), used(window), window, ranges],
    ));
}

/// The same for packed sequences up to a length.
fn packed(longest: usize, options: Options<'static>) -> Options<'static> {
    let list = Options::unallocated_list(&[2]);
    Options {
        packed: Some(Packed {
            cu_seqlens_q: list,
            cu_seqlens_k: Some(list),
            max_seq_q: longest,
            max_seq_k: longest,
        }),
        ..options
    }
}

/// The same of which a part of the keys is used.
fn used(options: Options<'static>) -> Options<'static> {
    Options {
        seqused_k: Some(Options::unallocated_list(&[1])),
        ..options
    }
}

/// Functions of every kind, causal, with the gradients of all their arguments and without.
fn of_functions(samples: &[&'static Sample], archs: &[Arch]) -> Vec<Compiled> {
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    of_functions_beside(samples, archs, &causal)
}

/// The same beside other options.
fn of_functions_beside(
    samples: &[&'static Sample],
    archs: &[Arch],
    beside: &Options<'static>,
) -> Vec<Compiled> {
    let mut all = Vec::new();
    for sample in samples.iter().filter(|it| has_gradient(it)) {
        let case = Case {
            functions: std::slice::from_ref(*sample),
            ..Case::new(Shape::square(1, 1000, 16, 64), *beside)
        };
        let options = asked(&Device::cpu(), &case).expect("the interpreter has memory");
        let gradients = unallocated_gradients(options.scores).leak();
        for (arch, head_dim) in archs
            .iter()
            .flat_map(|arch| HEAD_DIMS.map(|it| (*arch, it)))
        {
            for seq in &LENGTHS[..2] {
                add_chosen(&mut all, arch, head_dim, *seq, &options, &[]);
                add_chosen(&mut all, arch, head_dim, *seq, &options, gradients);
            }
            let same_bits = Options {
                deterministic: true,
                ..options
            };
            add_chosen(&mut all, arch, head_dim, 1000, &same_bits, gradients);
            // Known blocks, of which everyone counts who else comes to them.
            let mask_blocks = (!options.masks.is_empty() && options.packed.is_none()).then(|| {
                let heads = match options.masks_tell_heads_apart() {
                    true => 16,
                    false => 1,
                };
                let words = Options::unallocated_list(&[1, heads, 8, 2]);
                BlockClasses {
                    words,
                    rows: 128,
                    keys: 128,
                }
            });
            if mask_blocks.is_some() {
                for options in [options, same_bits] {
                    let options = Options {
                        mask_blocks,
                        ..options
                    };
                    add_chosen(&mut all, arch, head_dim, 1000, &options, &[]);
                }
            }
        }
    }
    all
}

#[test]
fn what_is_chosen_for_functions_does_not_spill() {
    let some = named(&[
        "relative bias",
        "documents",
        "numbers of queries and keys",
        "a table of scores",
    ]);
    expect_none(&of_functions(&some, &[Arch::Sm80, Arch::Sm90a]));
    // Functions that read for each score, of which some have fewer queries a block than others.
    let others = named(&["T5's bias", "additive bias"]);
    expect_none(&of_functions(&others, &[Arch::Sm90a]));
}

/// Tables of distances of a part of a sequence, as each of several GPUs has one.
#[test]
fn what_is_chosen_for_tables_of_parts_does_not_spill() {
    let mut all = Vec::new();
    for sample in named(&["relative bias", "T5's bias"]) {
        let case = Case {
            functions: std::slice::from_ref(sample),
            ..Case::new(Shape::square(1, 1000, 16, 64), Options::default())
        };
        let options = asked(&Device::cpu(), &case).expect("the interpreter has memory");
        let options = Options {
            scores: of_parts(options.scores),
            ..options
        };
        let gradients = unallocated_gradients(options.scores).leak();
        for head_dim in [64, 128] {
            add_chosen(&mut all, Arch::Sm90a, head_dim, 1000, &options, &[]);
            add_chosen(&mut all, Arch::Sm90a, head_dim, 1000, &options, gradients);
        }
    }
    expect_none(&all);
}

/// The samples of these names.
fn named(names: &[&str]) -> Vec<&'static Sample> {
    let all = SAMPLES.iter().chain(WITH_ARGUMENTS);
    let found: Vec<_> = all.filter(|it| names.contains(&it.name)).collect();
    assert_eq!(found.len(), names.len());
    found
}

/// On Hopper, whose schedule has the fewest to spare.
#[test]
#[ignore = "compiles a hundred kernels: some minutes on two cores"]
fn what_is_chosen_on_hopper_for_any_function_does_not_spill() {
    let softcap = std::iter::once(&APPROXIMATE_SOFTCAP);
    let all: Vec<_> = SAMPLES
        .iter()
        .chain(WITH_ARGUMENTS)
        .chain(softcap)
        .collect();
    expect_none(&of_functions(&all, &[Arch::Sm90a]));
}

/// Beside options that need registers, too. A few spill up to 170 bytes: benches/NOTES.md says which.
#[test]
#[ignore = "compiles seven hundred kernels: some minutes on two cores"]
fn what_is_chosen_on_hopper_for_any_function_beside_options_does_not_spill() {
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    let slopes = Some(Options::unallocated_tensor("alibi_slopes", &[16]));
    let samples: Vec<_> = SAMPLES.iter().chain(WITH_ARGUMENTS).collect();
    let beside = [
        Options {
            window: Some(Window::symmetric(100)),
            ..Options::default()
        },
        Options {
            softcap: Some(20.0),
            ..causal
        },
        Options {
            alibi_slopes: slopes,
            ..causal
        },
        packed(1000, causal),
    ];
    let each = beside.iter();
    let all = each.flat_map(|it| of_functions_beside(&samples, &[Arch::Sm90a], it));
    expect_none(&all.collect::<Vec<_>>());
}

#[test]
fn what_is_chosen_for_functions_passes_its_gates() {
    let all: Vec<_> = SAMPLES.iter().chain(WITH_ARGUMENTS).collect();
    for (entry, values, arch) in of_functions(&all, &Arch::ALL) {
        let result = (entry.check)(&values, &Target::new(arch));
        assert!(
            result.is_ok(),
            "{} on {arch}: {result:?}",
            entry.spec(&values)
        );
    }
}

#[test]
#[ignore = "compiles a thousand kernels: some minutes on two cores"]
fn what_is_chosen_for_any_function_does_not_spill() {
    let all: Vec<_> = SAMPLES.iter().chain(WITH_ARGUMENTS).collect();
    expect_none(&of_functions(&all, &Arch::ALL));
}

#[test]
#[ignore = "compiles a thousand kernels: some minutes on two cores"]
fn what_is_chosen_with_any_options_does_not_spill() {
    let mut all = Vec::new();
    for causal in [false, true] {
        for window in [None, Some(Window::symmetric(100))] {
            for softcap in [None, Some(30.0)] {
                for slopes in [false, true] {
                    all.push(Options {
                        causal,
                        window,
                        softcap,
                        alibi_slopes: slopes
                            .then(|| Options::unallocated_tensor("alibi_slopes", &[16])),
                        ..Options::default()
                    });
                }
            }
        }
    }
    let whole = all.clone().into_iter();
    all.extend(whole.flat_map(|it| [200, 1000].map(|longest| packed(longest, it))));
    all.extend(all.clone().into_iter().map(|options| Options {
        deterministic: true,
        ..options
    }));
    expect_none(&chosen(&Arch::ALL, &all));
}
