//! Functions that need more registers than the chosen tiles leave: which smaller tiles are taken, by what NVRTC says of them, and that each computes the
//! same.

use std::cell::Cell;

use fa::attention::{
    AttentionError, BlockClasses, Chip, Configured, Dtype, Fit, Problem, choose, choose_backward,
    fit, plan, plan_backward_with, plan_fitted, smaller_tiles,
};
use fa::prelude::*;
use fa_cases::compiled::{compile, compile_in};
use fa_cases::functions::{HEAVY, SAMPLES, Sample, asked};
use fa_cases::{BackwardCase, BackwardRunner, Case, Runner, table};
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::Tensors;
use fa_kernels::attention::backward::BackwardTensors;
use fa_reference::Shape;
use fa_runtime::cache::{Cache, Found};
use rayon::prelude::*;

fn chip(arch: Arch) -> Chip {
    Chip {
        arch,
        multiprocessors: 132,
    }
}

/// A problem with a function beside a causal mask.
fn problem(sample: &'static Sample, shape: Shape) -> Problem<'static> {
    let case = Case {
        functions: std::slice::from_ref(sample),
        ..Case::new(
            Shape {
                seq_q: 16,
                seq_k: 16,
                ..shape
            },
            Options {
                causal: true,
                ..Options::default()
            },
        )
    };
    let options = asked(&Device::cpu(), &case).unwrap_or_else(|error| panic!("{error}"));
    Problem {
        options,
        shape,
        ..case.problem::<bf16>()
    }
}

/// Long prompts, and few queries whose heads share one KV head.
fn shapes(head_dim: usize) -> [Shape; 2] {
    let prompts = Shape::square(2, 8192, 16, head_dim);
    let few = Shape {
        seq_q: 4,
        kv_heads: 1,
        ..prompts
    };
    [prompts, few]
}

fn spilled(arch: Arch, kernel: &Configured) -> Result<u32, String> {
    Ok(compile(kernel.entry(), kernel.values(), arch)?.spill_bytes())
}

/// What is found for the output.
fn fitted(arch: Arch, problem: &Problem<'_>) -> (Configured, Fit) {
    let first = choose(chip(arch), problem).expect("there is a kernel for these heads");
    let fit = fit(chip(arch), problem, &first, |it| spilled(arch, it));
    (first, fit.unwrap_or_else(|error| panic!("{error}")))
}

#[test]
fn functions_that_spill_have_smaller_tiles() {
    let problems = [64, 128].into_iter().flat_map(|head_dim| {
        let of = move |sample| shapes(head_dim).map(|shape| (sample, shape));
        HEAVY.iter().flat_map(of)
    });
    let archs = [Arch::Sm90a, Arch::Sm80];
    let all: Vec<_> = problems
        .flat_map(|it| archs.map(|arch| (arch, it)))
        .collect();
    let count = all.len();
    let replaced: Vec<bool> = all
        .into_par_iter()
        .map(|(arch, (sample, shape))| {
            let (first, fit) = fitted(arch, &problem(sample, shape));
            let what = format!("{}, {shape:?} on {arch}: {fit:?}", sample.name);
            assert_eq!(fit.tried[0].0, first, "{what}");
            assert_eq!(fit.spill_bytes(), 0, "{what}");
            // Whatever came before it spills, and it is the last that was compiled.
            let (last, before) = fit.tried.split_last().expect("the first is compiled");
            assert_eq!(last, &(fit.kernel, 0), "{what}");
            assert!(before.iter().all(|(_, bytes)| *bytes > 0), "{what}");
            fit.kernel != first
        })
        .collect();
    let replaced = replaced.into_iter().filter(|it| *it).count();
    assert!(replaced >= count / 2, "{replaced} of {count} first spilled");
}

/// Bytes that one thread spills in all launches of a backward pass.
fn spilled_backward(arch: Arch, problem: &Problem<'_>, kernel: &Configured) -> Result<u32, String> {
    let tensors = BackwardTensors::unallocated(problem);
    let plan = plan_backward_with(kernel, chip(arch), problem, &tensors)
        .map_err(|error| error.to_string())?;
    let launches = plan.launches.iter();
    let bytes = launches.map(|it| Ok(compile(&it.entry, &it.values, arch)?.spill_bytes()));
    bytes.sum()
}

/// What is found on Hopper for the gradients of a problem, which spills to begin with, and what the first spills.
fn fitted_backward(problem: &Problem<'static>) -> (Fit, u32) {
    let arch = Arch::Sm90a;
    let problem = Problem {
        lse: false,
        ..*problem
    };
    let first = choose_backward(chip(arch), &problem, &[]).expect("there is a kernel");
    let spilled = |kernel: &Configured| spilled_backward(arch, &problem, kernel);
    let fit = fit(chip(arch), &problem, &first, spilled);
    let fit = fit.unwrap_or_else(|error| panic!("{error}"));
    let (kernel, of_first) = fit.tried[0];
    assert_eq!(kernel, first, "{fit:?}");
    assert!(of_first > 0, "{fit:?}");
    let least = fit.tried.iter().map(|(_, bytes)| *bytes).min();
    assert_eq!(Some(fit.spill_bytes()), least, "{fit:?}");
    (fit, of_first)
}

/// What multiplies scores spills in all tiles, and then those that spill least are taken; of what adds to them a few bytes are left, which other schedules
/// would not be worth.
#[test]
fn gradients_of_functions_that_spill_have_smaller_tiles() {
    [64, 128].into_par_iter().for_each(|head_dim| {
        let shape = Shape::square(2, 8192, 16, head_dim);
        let (fit, _) = fitted_backward(&problem(&HEAVY[0], shape));
        assert!(fit.spill_bytes() <= 64, "{fit:?}");
        let (fit, of_first) = fitted_backward(&problem(&HEAVY[1], shape));
        assert!(fit.spill_bytes() <= of_first, "{fit:?}");
        assert!(fit.tried.len() > 2, "{fit:?}");
    });
}

/// A function of the library beside an option that needs registers, too: where P and dP are not there at the same time, none is spilled.
#[test]
fn gradients_of_a_bias_beside_slopes_spill_nothing() {
    let bias = SAMPLES.iter().find(|it| it.name == "additive bias");
    let mut problem = problem(
        bias.expect("it is one of them"),
        Shape::square(2, 1000, 8, 128),
    );
    problem.options.causal = false;
    problem.options.alibi_slopes = Some(Options::unallocated_tensor("alibi_slopes", &[8]));
    let (fit, _) = fitted_backward(&problem);
    assert_eq!(fit.spill_bytes(), 0, "{fit:?}");
    assert!(fit.kernel.spec().contains("LATE=true"), "{fit:?}");
}

/// Another process has all that was compiled, with what it spills.
#[test]
fn another_process_compiles_nothing() {
    let folder = tempfile::tempdir().expect("there is a folder");
    let shape = Shape::square(2, 8192, 16, 64);
    let problem = problem(&HEAVY[0], shape);
    let arch = Arch::Sm80;
    let first = choose(chip(arch), &problem).expect("there is a kernel");
    let process = || {
        let (cache, compiled) = (Cache::at(folder.path()), Cell::new(0));
        let fit = fit(chip(arch), &problem, &first, |kernel| {
            let (stats, found) = compile_in(&cache, kernel.entry(), kernel.values(), arch)?;
            compiled.set(compiled.get() + u32::from(found == Found::Compiled));
            Ok::<_, String>(stats.spill_bytes())
        });
        (fit.expect("they compile"), compiled.get())
    };
    let (there, compiled) = process();
    assert!(compiled > 1, "{there:?}");
    assert_eq!(process(), (there, 0));
}

/// A plan is made with what is found, for prompts and single queries in one batch with one of each.
#[test]
fn plans_are_made_with_what_is_found() {
    let shape = Shape::square(2, 8192, 16, 64);
    let problem = problem(&HEAVY[0], shape);
    let tensors = Tensors::unallocated(&shape, Dtype::Bf16, problem.lse);
    let (first, fit) = fitted(Arch::Sm90a, &problem);
    let chip = chip(Arch::Sm90a);
    let made = plan_fitted(chip, &problem, &tensors, |it| {
        Ok::<_, Box<dyn std::error::Error>>(spilled(Arch::Sm90a, it)?)
    });
    let made = made.unwrap_or_else(|error| panic!("{error}"));
    assert_ne!(first, fit.kernel);
    assert_eq!(made.steps[0].kernel, fit.kernel);
    let plain = plan(chip, &problem, &tensors).expect("there is a kernel");
    assert_eq!(plain.steps[0].kernel, first);
}

/// The first that spills nothing; the one that spills least; and what is compiled for that.
#[test]
fn the_first_that_spills_nothing_is_taken() {
    let problem = problem(&HEAVY[0], Shape::square(2, 8192, 16, 128));
    let chip = chip(Arch::Sm90a);
    let first = choose(chip, &problem).expect("there is a kernel");
    let rest = smaller_tiles(chip, &problem, &first);
    assert!(rest.len() >= 3, "{rest:?}");
    assert!(!rest.contains(&first), "{rest:?}");
    let with = |bytes: &[Result<u32, &'static str>]| {
        let mut bytes = bytes.iter().copied();
        fit(chip, &problem, &first, |_| {
            bytes.next().expect("no more are compiled")
        })
    };
    let all = |last: Result<u32, &'static str>| {
        let mut all = vec![Ok(900); rest.len() + 1];
        all[rest.len()] = last;
        all
    };
    let found = |bytes: &[_]| with(bytes).map(|it| (it.kernel, it.spill_bytes()));
    assert_eq!(found(&[Ok(0)]), Ok((first, 0)));
    assert_eq!(found(&[Ok(8), Ok(0)]), Ok((rest[0], 0)));
    assert_eq!(found(&[Ok(8), Ok(400), Ok(0)]), Ok((rest[1], 0)));
    assert_eq!(found(&all(Ok(900))), Ok((first, 900)));
    assert_eq!(found(&all(Ok(300))), Ok((rest[rest.len() - 1], 300)));
    // Another schedule takes longer than a few bytes do.
    let is_own = |it: &Configured| it.entry().name == first.entry().name;
    let own = rest.iter().take_while(|it| is_own(it)).count();
    assert!(0 < own && own < rest.len(), "{rest:?}");
    let of_own = |last: u32| {
        let mut own = vec![Ok(900); own + 1];
        *own.last_mut().expect("there is one") = Ok(last);
        own
    };
    assert_eq!(found(&of_own(64)), Ok((rest[own - 1], 64)));
    let more = [of_own(65), vec![Ok(0)]].concat();
    assert_eq!(found(&more), Ok((rest[own], 0)));
    // What does not compile is passed over.
    assert_eq!(found(&[Err("first"), Ok(0)]), Ok((rest[0], 0)));
    assert_eq!(found(&all(Err("last"))), Ok((first, 900)));
    let none = vec![Err("first"); rest.len() + 1];
    assert_eq!(found(&none), Err("first"));
}

/// Without functions nothing is compiled, and nothing else launched.
#[test]
fn kernels_without_functions_are_as_they_are_chosen() {
    let shape = Shape::square(2, 8192, 16, 128);
    let problem = Problem {
        dtype: Dtype::Bf16,
        shape,
        options: Options {
            causal: true,
            softcap: Some(20.0),
            ..Options::default()
        },
        lse: true,
    };
    let chip = chip(Arch::Sm90a);
    let first = choose(chip, &problem).expect("there is a kernel");
    assert!(smaller_tiles(chip, &problem, &first).is_empty());
    let fit = fit(chip, &problem, &first, |it| Err::<u32, _>(it.spec()));
    let fit = fit.expect("nothing is compiled");
    assert_eq!((fit.kernel, fit.tried), (first, Vec::new()));
}

/// Classes of blocks are of some tiles alone.
#[test]
fn classes_of_blocks_are_taken() {
    let documents = SAMPLES.iter().find(|it| it.name == "documents");
    let documents = documents.expect("it is one of them");
    let mut problem = problem(documents, Shape::square(2, 8192, 16, 64));
    let chip = chip(Arch::Sm90a);
    let lists = |[rows, keys]: [u32; 2]| BlockClasses {
        words: Options::unallocated_list(&[1]),
        rows,
        keys,
    };
    problem.options.mask_blocks = Some(lists([0, 0]));
    let first = choose(chip, &problem).expect("there is a kernel");
    let rest = smaller_tiles(chip, &problem, &first);
    let own = first.skipped_blocks().expect("it skips blocks");
    let others = rest.iter().filter_map(Configured::skipped_blocks);
    let others: Vec<_> = others.filter(|it| *it != own).collect();
    assert!(!others.is_empty(), "{rest:?}");
    for blocks in std::iter::once(own).chain(others) {
        problem.options.mask_blocks = Some(lists(blocks));
        let fit = fit(chip, &problem, &first, |_| Ok::<_, String>(7));
        let fit = fit.unwrap_or_else(|error| panic!("{error}"));
        let takes = |(kernel, _): &(Configured, u32)| kernel.skipped_blocks() == Some(blocks);
        assert!(
            !fit.tried.is_empty() && fit.tried.iter().all(takes),
            "{fit:?}"
        );
        let kernel = planned(&problem).unwrap_or_else(|error| panic!("{blocks:?}: {error}"));
        assert_eq!(kernel.skipped_blocks(), Some(blocks));
    }
    // Lists of no kernel's blocks are what the first is asked to take, which says what is wrong.
    problem.options.mask_blocks = Some(lists([1, 1]));
    let fit = fit(chip, &problem, &first, |_| Ok::<_, String>(7));
    assert_eq!(fit.map(|it| it.kernel), Ok(first));
    let error = planned(&problem).map_err(|error| error.to_string());
    let error = error.expect_err("there is no such kernel");
    assert!(error.contains("they are of 1 queries by 1 keys"), "{error}");
}

/// The kernel of a plan on a GPU.
fn planned(problem: &Problem<'static>) -> Result<Configured, AttentionError> {
    let mut problem = *problem;
    if let Some(lists) = &mut problem.options.mask_blocks {
        let [rows, keys] = [lists.rows, lists.keys].map(|it| it.max(1) as usize);
        let Shape { seq_q, seq_k, .. } = problem.shape;
        let words = 2 * seq_k.div_ceil(keys).div_ceil(32);
        let sizes = [2, 1, seq_q.div_ceil(rows), words].map(|size| size as u64);
        lists.words = Options::unallocated_list(&sizes);
    }
    let tensors = Tensors::unallocated(&problem.shape, problem.dtype, problem.lse);
    let plan = plan(chip(Arch::Sm90a), &problem, &tensors)?;
    Ok(plan.steps[0].kernel)
}

/// Tiles that are tried pass the gates, and differ.
#[test]
fn all_that_is_tried_passes_the_gates() {
    for arch in Arch::ALL {
        for head_dim in [32, 64, 80, 96, 128, 192, 256] {
            for shape in shapes(head_dim) {
                for sample in &HEAVY {
                    let problem = problem(sample, shape);
                    let first = choose(chip(arch), &problem).expect("there is a kernel");
                    let backward = choose_backward(chip(arch), &problem, &[]);
                    let backward = backward.expect("there is a kernel");
                    for first in [first, backward] {
                        let rest = smaller_tiles(chip(arch), &problem, &first);
                        for (number, kernel) in rest.iter().enumerate() {
                            let what = format!("{kernel:?} on {arch} for {first:?}");
                            let target = Target::new(arch);
                            let broken = (kernel.entry().check)(kernel.values(), &target);
                            assert_eq!(broken.map_err(|it| format!("{it:?}")), Ok(()), "{what}");
                            assert!(!rest[..number].contains(kernel), "{what}");
                            assert_eq!(kernel.is_backward(), first.is_backward(), "{what}");
                        }
                        // But for the smallest of all there are some.
                        let has_none = rest.is_empty();
                        assert!(!has_none || head_dim == 32 || head_dim > 128, "{first:?}");
                    }
                }
            }
        }
    }
}

fn small(head_dim: usize, seq_q: usize) -> Shape {
    Shape {
        batch: 1,
        heads: 2,
        kv_heads: 1,
        head_dim,
        ..table::small(seq_q, 130)
    }
}

/// Each of them on the interpreter.
#[test]
fn all_that_is_tried_is_right() {
    let sizes = [(64, 100), (128, 100), (64, 3), (128, 9)];
    let archs = [Arch::Sm90a, Arch::Sm80];
    let all = sizes
        .into_iter()
        .flat_map(|it| archs.map(|arch| (arch, it)));
    let all: Vec<_> = all.collect();
    let kernels: Vec<usize> = all
        .into_par_iter()
        .enumerate()
        .map(|(number, (arch, (head_dim, seq_q)))| {
            let case = Case {
                functions: std::slice::from_ref(&HEAVY[number / 2 % 2]),
                ..Case::new(
                    small(head_dim, seq_q),
                    Options {
                        causal: number % 4 < 2,
                        ..Options::default()
                    },
                )
            };
            let device = Device::cpu_as(arch);
            let problem = problem_of(&case, case.problem::<bf16>());
            // As on a GPU that is full.
            let first = choose(chip(arch), &problem).expect("there is a kernel");
            let rest = smaller_tiles(chip(arch), &problem, &first);
            for kernel in &rest {
                let result = case.check::<bf16>(&device, &Runner::of_kernel(*kernel));
                result.unwrap_or_else(|error| panic!("{kernel:?} on {arch}: {error}"));
            }
            let backward = choose_backward(chip(arch), &problem, &[]).expect("there is a kernel");
            let of_gradients = smaller_tiles(chip(arch), &problem, &backward);
            for kernel in &of_gradients {
                let runner = BackwardRunner::Kernel(Box::leak(Box::new(*kernel)));
                let result = BackwardCase::new(case).check::<bf16>(&device, &runner);
                result.unwrap_or_else(|error| panic!("{kernel:?} on {arch}: {error}"));
            }
            rest.len() + of_gradients.len()
        })
        .collect();
    assert!(kernels.iter().all(|count| *count >= 2), "{kernels:?}");
}

/// The problem of a case with its functions.
fn problem_of(case: &Case, problem: Problem<'static>) -> Problem<'static> {
    let options = asked(&Device::cpu(), case).unwrap_or_else(|error| panic!("{error}"));
    Problem { options, ..problem }
}
