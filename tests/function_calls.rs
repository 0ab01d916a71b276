//! What a call with functions costs on the host, and what compiles anew: nothing, unless a function computes something else.

use std::hint::black_box;

use fa::attention::{
    Chip, Configured, Dtype, Mask, MaskFunction, Problem, Tensors, Window, choose, plan,
};
use fa::dsl::prelude::{Reg, device as staged};
use fa::functions;
use fa::kernels::attention::LaunchError;
use fa::prelude::*;

#[path = "../fa-runtime/tests/counting/mod.rs"]
mod counting;

use counting::allocations;

type Tested = Result<(), Box<dyn std::error::Error>>;

/// One sequence of so many tokens, of two heads of 64.
fn sequence(options: &Options<'_>, tokens: u64) -> Result<Configured, LaunchError> {
    let shape = fa::attention::Shape::square(1, tokens as usize, 2, 64);
    let tensors = Tensors::unallocated(&shape, Dtype::Bf16, false);
    let problem = Problem::of(Dtype::Bf16, &tensors, options)?;
    let chip = Chip {
        arch: fa::dsl::target::Arch::Sm90a,
        multiprocessors: 132,
    };
    Ok(choose(chip, &problem).expect("there is a kernel for heads of 64"))
}

/// The text of a kernel without the lines that it comes from.
fn text(kernel: &Configured) -> String {
    let staged = (kernel.entry().stage)(kernel.values()).expect("it stages");
    let target = fa::dsl::target::Target::new(fa::dsl::target::Arch::Sm90a);
    let valid = fa::dsl::validate::validate(staged, &target).expect("it is valid");
    let text = fa::dsl::cuda::write(&valid);
    let lines = text.lines().filter(|line| !line.starts_with("#line"));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn planning_a_call_that_was_made_before_allocates_nothing() -> Tested {
    let device = Device::cpu();
    let of_tokens = device.upload(&[7_i32; 128])?;
    let (documents, window) = (functions::documents(), functions::window_and_sinks());
    let shape = fa::attention::Shape::square(1, 128, 2, 64);
    let chip = Chip::of(&device);
    let call = |size: u32| {
        let of_tokens = of_tokens.contiguous(&[1, 128]).expect("there are 128");
        let options = Options {
            causal: true,
            masks: &[
                documents.with((of_tokens, of_tokens)),
                window.with((size, 4)),
            ],
            ..Options::default()
        };
        let tensors = Tensors::unallocated(&shape, Dtype::Bf16, false);
        let problem = Problem::of(Dtype::Bf16, &tensors, &options).expect("they fit");
        let plan = plan(chip, &problem, &tensors).expect("there is a kernel");
        black_box(plan.steps.len())
    };
    assert_ne!(allocations(|| call(16)), 0, "the set of functions is noted");
    assert_eq!(allocations(|| call(17)), 0);
    Ok(())
}

/// A query sees the keys before it that are nearer than `window`.
#[staged]
fn is_near(at: At, window: Reg<u32>) -> Reg<bool> {
    at.key <= at.query && at.query - at.key < window
}

/// A causal mask, a window of so many keys before a query, and masks.
fn masked<'a>(causal: bool, left: Option<u32>, masks: &'a [Mask<'a>]) -> Options<'a> {
    Options {
        causal,
        window: left.map(|left| Window {
            left: Some(left),
            right: None,
        }),
        masks,
        ..Options::default()
    }
}

#[test]
fn masks_that_are_windows_are_the_options_kernel() -> Tested {
    let near = MaskFunction::new(is_near)?;
    let documents = functions::documents();
    let device = Device::cpu();
    let of_tokens = device.upload(&[7_i32; 2048])?;
    let of_tokens = of_tokens.contiguous(&[1, 2048])?;
    let documents = documents.with((of_tokens, of_tokens));
    let masks = |window| [documents, near.with(window)];
    for (window, left) in [(100, Some(99)), (5000, None)] {
        let masks = masks(window);
        let by_option = sequence(&masked(true, left, &[]), 2048)?;
        assert_eq!(
            sequence(&masked(false, None, &masks[1..]), 2048)?,
            by_option
        );
        let beside = sequence(&masked(true, left, &masks[..1]), 2048)?;
        assert_eq!(sequence(&masked(false, None, &masks), 2048)?, beside);
        // What is computed of few queries has the function, whatever it shows.
        assert_ne!(sequence(&masked(false, None, &masks[1..]), 512)?, by_option);
    }
    let chip = Chip::of(&device);
    let call = |window: u32| {
        let masks = masks(window);
        let options = masked(false, None, &masks);
        let shape = fa::attention::Shape::square(1, 2048, 2, 64);
        let tensors = Tensors::unallocated(&shape, Dtype::Bf16, false);
        let problem = Problem::of(Dtype::Bf16, &tensors, &options).expect("they fit");
        let plan = plan(chip, &problem, &tensors).expect("there is a kernel");
        black_box(plan.steps.len())
    };
    call(100);
    assert_eq!(allocations(|| call(101)), 0);
    Ok(())
}

#[test]
fn other_arguments_and_lengths_are_the_same_kernel() -> Tested {
    let device = Device::cpu();
    let numbers = device.upload(&[0.5_f32; 400])?;
    let bias = functions::relative_bias();
    let with = |tokens, table: &[u64], radius| -> Result<Configured, Box<dyn std::error::Error>> {
        let table = numbers.contiguous(table)?;
        let options = Options {
            scores: &[bias.with((table, radius))],
            ..Options::default()
        };
        Ok(sequence(&options, tokens)?)
    };
    let kernel = with(1000, &[2, 41], 20)?;
    assert_eq!(kernel, with(1000, &[1, 11], 5)?);
    assert_eq!(kernel, with(1300, &[2, 41], 20)?);
    assert_ne!(kernel, sequence(&Options::default(), 1000)?);
    Ok(())
}

#[test]
fn the_same_function_is_the_same_kernel_wherever_it_is_made() -> Tested {
    let score = |factor: f32, at_home: bool| {
        if at_home {
            ScoreFunction::new(move |score, _: At, ()| score * factor)
        } else {
            // The same again, from another line.
            ScoreFunction::new(move |s, _: At, ()| s * factor)
        }
    };
    let kernel = |function: ScoreFunction<()>| {
        let options = Options {
            scores: &[function.with(())],
            ..Options::default()
        };
        sequence(&options, 1000)
    };
    let half = kernel(score(0.5, true)?)?;
    assert_eq!(half, kernel(score(0.5, false)?)?);
    let third = kernel(score(0.3, true)?)?;
    assert_ne!(half, third);
    let (half_text, third_text) = (text(&half), text(&third));
    assert_ne!(half_text, third_text);
    assert_eq!(half_text, third_text.replace("0.3f", "0.5f"));
    // The number that stands for the functions in this process is nowhere in the text.
    let number = half.variant().function_set.number().to_string();
    assert!(number.len() > 6 && !half_text.contains(&number));
    Ok(())
}

/// What depends on the query alone is read once for each row of a tile, what depends on the key alone once for each column of a
/// block, which two rows of a thread share.
#[test]
fn what_depends_on_less_is_read_less_often() -> Tested {
    let device = Device::cpu();
    let of_tokens = device.upload(&[7_i32; 1000])?;
    let of_tokens = of_tokens.contiguous(&[1, 1000])?;
    let options = Options {
        masks: &[functions::documents().with((of_tokens, of_tokens))],
        ..Options::default()
    };
    let kernel = sequence(&options, 1000)?;
    assert!(kernel.spec().starts_with("WarpSpecializedBf16<64,4,"));
    let loads = text(&kernel).matches("ld.global.nc").count();
    // The first block, and the others: maxima are followed, so that no tile is computed again.
    let (rows, columns, copies) = (2, 64 / 4, 2);
    assert_eq!(loads, rows + columns * copies);
    Ok(())
}

/// Functions that score and mask, and in another order, are other sets.
#[test]
fn sets_of_functions_differ_by_what_is_in_them_and_by_order() -> Tested {
    let device = Device::cpu();
    let bias = device.upload(&[0.5_f32; 8])?;
    let bias = bias.contiguous(&[1, 1, 1, 1])?;
    let (additive, cap) = (functions::additive_bias(), functions::softcap());
    let (additive, cap) = (additive.with(bias), cap.with(20.0));
    let window = functions::window_and_sinks().with((8, 2));
    let scores: [&[_]; 5] = [&[], &[additive], &[cap], &[additive, cap], &[cap, additive]];
    let mut kernels = Vec::new();
    for scores in scores {
        for masks in [&[][..], &[window]] {
            let options = Options {
                scores,
                masks,
                ..Options::default()
            };
            kernels.push(sequence(&options, 1000)?.variant().function_set);
        }
    }
    let all = kernels.iter().collect::<std::collections::HashSet<_>>();
    assert_eq!(all.len(), kernels.len());
    Ok(())
}

/// A kernel takes the functions that it was made for, whatever their arguments, and no others.
#[test]
fn functions_of_another_kernel_are_refused() -> Tested {
    let shape = fa::attention::Shape::square(1, 128, 2, 64);
    let tensors = Tensors::unallocated(&shape, Dtype::Bf16, false);
    let (cap, window) = (functions::softcap(), functions::window_and_sinks());
    let caps = [cap.with(20.0), cap.with(30.0)];
    let capped = |cap: usize| Options {
        scores: &caps[cap..=cap],
        ..Options::default()
    };
    let launch = |kernel: &Configured, options: &Options<'_>| {
        let problem = Problem::of(Dtype::Bf16, &tensors, options)?;
        kernel.launch(&problem, &tensors, 132).map(drop)
    };
    let kernel = sequence(&capped(0), 128)?;
    launch(&kernel, &capped(1))?;
    let masked = Options {
        masks: &[window.with((16, 4))],
        ..Options::default()
    };
    let other =
        ScoreFunction::new(|score, _: At, factor: fa::dsl::prelude::Reg<f32>| score * factor)?;
    let others = Options {
        scores: &[other.with(20.0)],
        ..Options::default()
    };
    for options in [masked, others] {
        let refused = launch(&kernel, &options).expect_err("it has other functions");
        assert!(matches!(refused, LaunchError::Functions), "{refused}");
    }
    let refused = launch(&kernel, &Options::default()).expect_err("it has functions");
    assert!(matches!(refused, LaunchError::Option { .. }), "{refused}");
    Ok(())
}

/// A spec with functions of another process says that there are none such.
#[test]
fn functions_of_nobody_are_refused() {
    let spec = "MmaF16<64,64,4,FUNCTIONS=true,FUNCTION_SET=3>";
    let kernel = Configured::find(spec)
        .expect("it is a spec")
        .expect("of attention");
    let errors = (kernel.entry().stage)(kernel.values()).expect_err("nobody has made them");
    assert!(
        errors[0].to_string().contains("FUNCTION_SET=3"),
        "{errors:?}"
    );
}
