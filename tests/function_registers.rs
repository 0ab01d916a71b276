//! What functions cost in registers: of what `attention()` chooses for them nothing spills, and warpgroup products are not
//! serialised, which would be an error.

use std::slice::from_ref;

use fa::attention::{BlockClasses, Chip, Packed, Problem, Window, choose, classifies};
use fa::prelude::*;
use fa_cases::Case;
use fa_cases::compiled::compile_without_spills;
use fa_cases::functions::{SAMPLES, Sample, asked, of_parts};
use fa_dsl::target::Arch;
use fa_reference::Shape;
use rayon::prelude::*;

/// What is wrong with the kernel for functions, or that of a part of a sequence, if anything is.
fn wrong(
    functions: &'static [Sample],
    of_part: bool,
    arch: Arch,
    shape: Shape,
    beside: Options<'static>,
) -> Option<String> {
    let case = Case {
        functions,
        ..Case::new(
            Shape {
                seq_q: 64,
                seq_k: 64,
                ..shape
            },
            beside,
        )
    };
    let mut options = asked(&Device::cpu(), &case).unwrap_or_else(|error| panic!("{error}"));
    if of_part {
        options.scores = of_parts(options.scores);
    }
    let problem = Problem {
        options,
        shape,
        ..case.problem::<bf16>()
    };
    let chip = Chip {
        arch,
        multiprocessors: 132,
    };
    // Where calls find out which blocks a mask hides they launch what takes those.
    let listed = classifies(&problem).then(|| {
        let mut listed = problem;
        listed.options.mask_blocks = Some(BlockClasses::unknown());
        listed
    });
    let mut problems = [Some(problem), listed].into_iter().flatten();
    let error = problems.find_map(|problem| {
        let kernel = choose(chip, &problem).expect("there is a kernel for these heads");
        compile_without_spills(kernel.entry(), kernel.values(), arch).err()
    })?;
    let lines: Vec<&str> = error.lines().take(12).collect();
    let names: Vec<&str> = functions.iter().map(|it| it.name).collect();
    Some(format!("{}: {}", names.join(" and "), lines.join("\n")))
}

/// Functions, the heads that they are for, and the options beside them.
type Asked = (&'static [Sample], usize, Options<'static>);

fn expect_none(arch: Arch, all: Vec<Asked>) {
    expect_none_of(arch, all, false);
}

fn expect_none_of(arch: Arch, all: Vec<Asked>, of_part: bool) {
    let wrong: Vec<String> = all
        .into_par_iter()
        .filter_map(|(functions, head_dim, beside)| {
            let shape = Shape::square(2, 8192, 16, head_dim);
            wrong(functions, of_part, arch, shape, beside)
        })
        .collect();
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

/// Every function beside a causal mask, which has registers of its own.
fn every_function() -> Vec<Asked> {
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    let of = |sample| [64, 128].map(|head_dim| (from_ref(sample), head_dim, causal));
    SAMPLES.iter().flat_map(of).collect()
}

#[test]
fn on_hopper() {
    expect_none(Arch::Sm90a, every_function());
}

#[test]
fn on_others() {
    expect_none(Arch::Sm80, every_function());
}

/// Masks that have small tiles where they are alone.
#[test]
fn masks_beside_other_options() {
    let window = Options {
        window: Some(Window::symmetric(100)),
        ..Options::default()
    };
    let capped = Options {
        causal: true,
        softcap: Some(20.0),
        ..Options::default()
    };
    let masks = ["documents", "window and sinks"];
    let all: Vec<Asked> = SAMPLES
        .iter()
        .filter(|sample| masks.contains(&sample.name))
        .flat_map(|sample| [window, capped].map(|beside| (from_ref(sample), 128, beside)))
        .collect();
    assert_eq!(all.len(), 4);
    expect_none(Arch::Sm90a, all);
}

/// Two functions at a time, which have other tiles than either by itself.
#[test]
fn pairs_of_functions() {
    let pairs = [
        ["alibi", "prefix LM"],
        ["relative bias", "prefix LM"],
        ["alibi", "relative bias"],
        ["relative bias", "documents"],
    ];
    let find = |name| {
        let found = SAMPLES.iter().find(|sample| sample.name == name);
        *found.expect("there is such a function")
    };
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    let all = pairs.into_iter().flat_map(|names| {
        let pair: &'static [Sample] = names.map(find).to_vec().leak();
        [64, 128].map(|head_dim| (pair, head_dim, causal))
    });
    expect_none(Arch::Sm90a, all.collect());
}

/// Tables of clamped distances of a part of a sequence, as each of several GPUs has one.
#[test]
fn tables_of_parts() {
    let tables = ["relative bias", "T5's bias"];
    let of_tables = SAMPLES.iter().filter(|it| tables.contains(&it.name));
    let all: Vec<Asked> = of_tables
        .flat_map(|sample| {
            [64, 128].map(|head_dim| (from_ref(sample), head_dim, Options::default()))
        })
        .collect();
    assert_eq!(all.len(), 4);
    expect_none_of(Arch::Sm90a, all, true);
}

/// Every function beside options that need registers, too.
#[test]
#[ignore = "compiles six hundred kernels: some minutes on two cores"]
fn every_function_beside_every_option() {
    let full = Options::default();
    let causal = Options {
        causal: true,
        ..full
    };
    let slopes = Some(Options::unallocated_tensor("alibi_slopes", &[16]));
    let beside = [
        full,
        causal,
        Options {
            window: Some(Window::symmetric(100)),
            ..full
        },
        Options {
            softcap: Some(20.0),
            ..full
        },
        Options {
            softcap: Some(20.0),
            window: Some(Window::before(100)),
            ..causal
        },
        Options {
            alibi_slopes: slopes,
            ..causal
        },
        Options {
            sinks: Some(Options::unallocated_tensor("sinks", &[16])),
            softcap: Some(20.0),
            alibi_slopes: slopes,
            ..full
        },
        Options {
            packed: Some(Packed {
                cu_seqlens_q: Options::unallocated_list(&[3]),
                cu_seqlens_k: Some(Options::unallocated_list(&[3])),
                max_seq_q: 8192,
                max_seq_k: 8192,
            }),
            ..causal
        },
    ];
    let of = |sample: &'static Sample| {
        let each = beside.iter();
        each.flat_map(move |beside| [64, 128].map(|head_dim| (from_ref(sample), head_dim, *beside)))
    };
    for arch in [Arch::Sm90a, Arch::Sm80] {
        expect_none(arch, SAMPLES.iter().flat_map(of).collect());
    }
}
