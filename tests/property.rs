//! Random problems on the interpreter: sizes, GQA, layouts, masks, scales, magnitudes, rows without
//! a finite score, and configurations.

use fa::attention::{Seq, Window};
use fa::prelude::*;
use fa_cases::functions::{SAMPLES, Sample};
use fa_cases::schedules::picked;
use fa_cases::{Case, Layout, Runner, Values, fas512, random};
use fa_dsl::target::Arch;
use fa_kernels::attention::forward::{MmaF16Config, ResidentF16Config, WarpSpecializedF16Config};
use fa_reference::Shape;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

fn values() -> impl Strategy<Value = Values> {
    prop_oneof![
        3 => (0.05_f32..3.0).prop_map(Values::Normal),
        // Scores in the thousands: softmax is all but a maximum.
        1 => (10.0_f32..40.0).prop_map(Values::Normal),
        1 => Just(Values::Outliers),
        2 => (1_usize..100).prop_map(|period| Values::MinusInfinity { period }),
    ]
}

fn scale() -> impl Strategy<Value = Option<f32>> {
    prop_oneof![2 => Just(None), 3 => (0.01_f32..1.0).prop_map(Some), 1 => Just(Some(0.0))]
}

/// Of FaS512, which always writes the log-sum-exp.
fn fas512_case() -> impl Strategy<Value = Case> {
    let sizes = (1_usize..=2, 1_usize..=2, 1_usize..=3);
    (
        sizes,
        any::<bool>(),
        scale(),
        values(),
        (Layout::any(), Layout::any()),
        any::<u64>(),
    )
        .prop_map(
            |((batch, kv_heads, group), causal, scale, values, (inputs, outputs), seed)| Case {
                options: Options {
                    causal,
                    scale: scale_beside(scale, values),
                    ..Options::default()
                },
                values,
                inputs,
                outputs,
                seed,
                ..fas512::case([batch, kv_heads * group, kv_heads])
            },
        )
}

fn window() -> impl Strategy<Value = Option<Window>> {
    let side = || proptest::option::of(prop_oneof![1 => Just(0_u32), 3 => 1_u32..200]);
    proptest::option::of((side(), side()).prop_map(|(left, right)| Window { left, right }))
}

/// `seq` tells how the length is known: not said, at run time, or when the kernel is generated.
fn options() -> impl Strategy<Value = (Options<'static>, u8)> {
    let softcap = proptest::option::of(1.0_f32..50.0);
    (any::<bool>(), window(), softcap, scale(), 0_u8..3).prop_map(
        |(causal, window, softcap, scale, seq)| {
            let options = Options {
                causal,
                window,
                softcap,
                scale,
                ..Options::default()
            };
            (options, seq)
        },
    )
}

/// How many ranges of keys see each other: in every second case one to three.
fn ranges(seed: u64) -> u64 {
    if seed.is_multiple_of(2) {
        0
    } else {
        1 + seed / 2 % 3
    }
}

/// No scale of 0 where scores are infinite, whose product is no number.
fn scale_beside(scale: Option<f32>, values: Values) -> Option<f32> {
    let infinite = matches!(
        values,
        Values::MinusInfinity { .. } | Values::HiddenKeys { .. }
    );
    scale.filter(|scale| !infinite || *scale > 0.0)
}

/// The options for a shape and values: a static length where there is but one, and a scale that they
/// can be multiplied by.
fn settled(
    (options, seq): (Options<'static>, u8),
    shape: &Shape,
    values: Values,
) -> Options<'static> {
    let seq = match seq {
        0 => None,
        2 if shape.seq_q == shape.seq_k => Some(Seq::Static(shape.seq_q as u32)),
        _ => Some(Seq::Dynamic),
    };
    let scale = scale_beside(options.scale, values);
    Options {
        seq,
        scale,
        ..options
    }
}

/// Queries and keys of a sequence, about half the time as many of either.
fn lengths() -> impl Strategy<Value = (usize, usize)> {
    let any = || prop_oneof![1 => 1_usize..20, 4 => 1_usize..300];
    prop_oneof![any().prop_map(|n| (n, n)), (any(), any())]
}

fn shape() -> impl Strategy<Value = Shape> {
    let heads = select(vec![(1, 1), (2, 2), (2, 1), (3, 1), (4, 2)]);
    let head_dim = prop_oneof![2 => 1_usize..=8, 1 => 9_usize..=16, 1 => 17_usize..=32];
    (1_usize..=2, lengths(), heads, head_dim).prop_map(
        |(batch, (seq_q, seq_k), (heads, kv_heads), eighths)| Shape {
            batch,
            seq_q,
            seq_k,
            heads,
            kv_heads,
            head_dim: 8 * eighths,
        },
    )
}

fn attention_values() -> impl Strategy<Value = Values> {
    prop_oneof![
        6 => values(),
        1 => (-0.2_f32..0.2).prop_map(Values::Slope),
        1 => (0_usize..300, 1_usize..300)
            .prop_map(|(first, count)| Values::HiddenKeys { first, count }),
        1 => (0_usize..300).prop_map(|key| Values::NotANumber { key }),
    ]
}

/// A function of the library in one case of three.
fn some_function(seed: u64) -> &'static [Sample] {
    match seed % 3 {
        0 => std::slice::from_ref(&SAMPLES[(seed / 3) as usize % SAMPLES.len()]),
        _ => &[],
    }
}

fn case() -> impl Strategy<Value = Case> {
    let layouts = (Layout::any(), Layout::any());
    let drawn = (attention_values(), any::<u64>());
    let options = (options(), any::<u8>());
    let parts = (shape(), options, any::<bool>(), drawn, layouts);
    parts.prop_map(
        |(shape, (options, tensors), lse, (values, seed), (inputs, outputs))| {
            Case {
                shape,
                options: settled(options, &shape, values),
                functions: some_function(seed),
                lse,
                values,
                inputs,
                outputs,
                seed,
            }
            .with_tensors(tensors)
            .with_prefix_ranges(ranges(seed))
        },
    )
}

/// The tunables of a schedule, and whether it needs to know the length.
#[derive(Clone, Copy, Debug)]
struct Tunables {
    runner: Runner,
    resident: bool,
}

/// Tunables of every schedule, each value of each as likely as the others; those that gates refuse
/// are drawn again.
fn tunables() -> impl Strategy<Value = Tunables> {
    let draw = (0_u8..5, vec(any::<Index>(), 12));
    draw.prop_filter_map("a gate refuses it", |(schedule, indices)| {
        let mut indices = indices.into_iter();
        let mut pick = |count| indices.next().map_or(0, |index| index.index(count));
        let runner = match schedule {
            0..=2 => Runner::of_either(&picked::<WarpSpecializedF16Config>(&mut pick)?),
            3 => Runner::of_either(&picked::<ResidentF16Config>(&mut pick)?),
            _ => Runner::of_either(&picked::<MmaF16Config>(&mut pick)?),
        };
        let resident = schedule == 3;
        let options = Options {
            seq: resident.then_some(Seq::Static(128)),
            ..Options::default()
        };
        let case = Case::new(Shape::square(1, 128, 1, 32), options);
        let tunables = Tunables { runner, resident };
        runner.fits(Arch::Sm90a, &case).then_some(tunables)
    })
}

/// The case, made to fit the tunables: heads that they take, and a length that they are made for.
fn fitted(case: Case, tunables: &Tunables) -> Case {
    let Case { shape, options, .. } = case;
    let limit = tunables.runner.head_dim().unwrap_or_default() as usize;
    // As long as the kernel's heads, or a little shorter.
    let head_dim = limit - shape.head_dim % 32;
    let mut fitted = Case {
        shape: Shape { head_dim, ..shape },
        ..case
    };
    if tunables.resident {
        let length = if shape.seq_k.is_multiple_of(2) {
            128
        } else {
            256
        };
        fitted.shape.seq_q = length;
        fitted.shape.seq_k = length;
        fitted.options = Options {
            seq: Some(Seq::Static(length as u32)),
            ..options
        };
    }
    fitted
}

/// The failure's text, if there is one.
fn check(case: Case, runner: &Runner, wide: bool) -> String {
    let device = Device::cpu();
    let checked = if wide {
        case.check::<bf16>(&device, runner)
    } else {
        case.check::<f16>(&device, runner)
    };
    checked.err().map(|e| e.to_string()).unwrap_or_default()
}

/// The same problems in every run: a failure is never a surprise of someone else's change.
fn config(cases: u32) -> ProptestConfig {
    random::config(cases, 0x5EED)
}

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn random_problems_come_out_right(case in fas512_case(), config in select(fas512::valid(Arch::Sm80))) {
        let checked = case.check::<f16>(&Device::cpu(), &Runner::of(&config));
        prop_assert!(checked.is_ok(), "{}", checked.err().map(|e| e.to_string()).unwrap_or_default());
    }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn attention_with_random_options(case in case(), wide: bool) {
        let failure = check(case, &Runner::ATTENTION, wide);
        prop_assert!(failure.is_empty(), "{}", failure);
    }
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn schedules_with_random_tunables(
        case in case(),
        tunables in tunables(),
        wide: bool,
    ) {
        let case = fitted(case, &tunables);
        // A length that is known may need more than the gates have.
        prop_assume!(tunables.runner.fits(Arch::Sm90a, &case));
        let failure = check(case, &tunables.runner, wide);
        prop_assert!(failure.is_empty(), "{}", failure);
    }
}
