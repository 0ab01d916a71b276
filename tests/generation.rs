//! Steps of a model that generates, on the interpreter: what each gives is held against float64, and so is what the cache holds.

use fa::attention::{RotaryPairs, Shape, decode_with};
use fa::kernels::attention::AttentionKernel;
use fa::kernels::attention::forward::{DecodeBf16Config, DecodeF16Config, MmaBf16Config};
use fa::prelude::*;
use fa_cases::functions::{SAMPLES, Sample, WITH_ARGUMENTS};
use fa_cases::{GenerationCase, RotaryTables, Spots, generations, random};
use fa_dsl::target::Arch;
use proptest::prelude::*;
use proptest::sample::select;
use rayon::prelude::*;

fn check(device: &Device, name: &str, case: &GenerationCase) {
    let checked = [case.check::<f16>(device), case.check::<bf16>(device)];
    if let Some(cause) = checked.into_iter().find_map(Result::err) {
        panic!("{name}: {case:?}: {cause}");
    }
}

/// Every case whose tokens are packed, or every other one, each on a device of its own.
fn check_all(arch: Arch, packed: bool) {
    let cases: Vec<_> = generations()
        .filter(|(_, case)| case.packed == packed)
        .collect();
    assert!(!cases.is_empty());
    cases
        .par_iter()
        .for_each(|(name, case)| check(&Device::cpu_as(arch), name, case));
}

#[test]
fn five_tokens_after_a_prompt() {
    check_all(Arch::Sm90a, false);
}

/// Prompts and single tokens in one step, some of them of sequences that wait.
#[test]
fn mixed_batches() {
    check_all(Arch::Sm80, true);
}

/// Prompts and single tokens of heads of 64, of which two share one of the keys'.
fn steps(spots: Spots, packed: bool) -> GenerationCase {
    let steps = match packed {
        true => vec![vec![1, 20, 1, 0], vec![1, 1, 0, 33], vec![1, 1, 3, 1]],
        false => vec![vec![17; 4], vec![1; 4], vec![1; 4]],
    };
    GenerationCase {
        before: vec![70, 0, 130, 9],
        steps,
        packed,
        shape: Shape {
            kv_heads: 2,
            ..Shape::square(1, 1, 4, 64)
        },
        spots,
        rotary: Some(RotaryTables {
            rotated: 32,
            pairs: RotaryPairs::Halves,
            wide: true,
        }),
        options: Options {
            causal: packed,
            ..Options::default()
        },
        tensors: 0,
        functions: &[],
        padded: false,
        lse: true,
        seed: 11,
    }
}

/// Both ways of packing in every place, in parallel.
fn check_changed(spots: &[Spots], change: impl Fn(GenerationCase) -> GenerationCase + Sync) {
    let cases = spots
        .iter()
        .flat_map(|spots| [false, true].map(|packed| steps(*spots, packed)));
    let cases: Vec<_> = cases.collect();
    cases.par_iter().for_each(|case| {
        let arch = if case.packed { Arch::Sm90a } else { Arch::Sm80 };
        check(&Device::cpu_as(arch), "changed", &change(case.clone()));
    });
}

const SPOTS: [Spots; 4] = [
    Spots::InOrder,
    Spots::Rows,
    Spots::Pages(7),
    Spots::Pages(16),
];

/// Keys that begin later in their row are rotated by their places there, and attended to by what is before them.
#[test]
fn rows_that_begin_with_padding() {
    for window in [None, Some(Window::before(40))] {
        check_changed(&SPOTS[..2], |case| GenerationCase {
            padded: true,
            options: Options {
                window,
                ..case.options
            },
            ..case
        });
    }
}

#[test]
fn slopes_and_sinks() {
    for tensors in 1..4 {
        check_changed(&SPOTS, |case| GenerationCase { tensors, ..case });
    }
}

/// Functions by themselves, and with everything else.
#[test]
fn functions_of_scores_and_masks() {
    let named = |name: &str| {
        let mut all = SAMPLES.iter().chain(WITH_ARGUMENTS);
        *all.find(|sample| sample.name == name)
            .expect("there is one")
    };
    for names in [
        &["additive bias"][..],
        &["relative bias"],
        &["numbers of queries and keys"],
        &["a table of scores", "window and sinks"],
    ] {
        let functions = names.iter().map(|name| named(name)).collect::<Vec<_>>();
        let functions: &[Sample] = functions.leak();
        check_changed(&SPOTS, |case| GenerationCase { functions, ..case });
        check_changed(&SPOTS[..2], |case| GenerationCase {
            functions,
            tensors: 3,
            padded: true,
            ..case
        });
    }
}

/// Kernels of the caller's choice.
#[test]
fn steps_by_a_kernel_that_is_named() {
    fn check(case: &GenerationCase, kernel: &impl AttentionKernel) -> Result<(), String> {
        let checked = case.check_steps::<bf16>(&Device::cpu(), &|device, step, options| {
            decode_with(device, kernel, step, options)
        });
        checked.map_err(|cause| cause.to_string())
    }
    for (case, options) in [
        (
            steps(Spots::Rows, false),
            "SEQUSED_K=true,CACHE_BATCH_IDX=true",
        ),
        (
            steps(Spots::Pages(16), true),
            "CAUSAL=true,PACKED=true,SEQUSED_K=true,PAGED=true",
        ),
    ] {
        let few = format!("DecodeBf16<16,64,2,STAGES=3,{options}>");
        let few = DecodeBf16Config::parse(&few).expect("it has these tunables");
        assert_eq!(check(&case, &few), Ok(()));
        let many = format!("MmaBf16<64,64,4,{options}>");
        let many = MmaBf16Config::parse(&many).expect("it has these tunables");
        assert_eq!(check(&case, &many), Ok(()));
        let other_type = format!("DecodeF16<16,64,4,{options}>");
        let other_type = DecodeF16Config::parse(&other_type).expect("it has these tunables");
        let cause = check(&case, &other_type).expect_err("it computes no bfloat16");
        assert!(cause.contains("f16"), "{cause}");
    }
}

proptest! {
    #![proptest_config(random::config(80, 0x9e4e))]

    #[test]
    fn random_generations(case in random::generations(), wide in any::<bool>(), arch in select(Arch::ALL.to_vec())) {
        let device = Device::cpu_as(arch);
        let checked = match wide {
            true => case.check::<bf16>(&device),
            false => case.check::<f16>(&device),
        };
        prop_assert!(checked.is_ok(), "{}", checked.unwrap_err());
    }
}
