//! Random problems on the interpreter: sizes, GQA, layouts, masking, scales, magnitudes, rows
//! without a finite score, and configurations.

use fa::prelude::*;
use fa_cases::{Case, Layout, Problem, Values, configs};
use fa_dsl::target::Arch;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{FileFailurePersistence, RngSeed};

fn values() -> impl Strategy<Value = Values> {
    prop_oneof![
        3 => (0.05_f32..3.0).prop_map(Values::Normal),
        // Scores in the thousands: softmax is all but a maximum.
        1 => (10.0_f32..40.0).prop_map(Values::Normal),
        1 => Just(Values::Outliers),
        2 => (1_usize..100).prop_map(|period| Values::MinusInfinity { period }),
    ]
}

fn layout() -> impl Strategy<Value = Layout> {
    prop_oneof![
        Just(Layout::Contiguous),
        Just(Layout::HeadsFirst),
        (1_u64..20).prop_map(|gap| Layout::Padded(gap * 8)),
        Just(Layout::Packed),
    ]
}

fn scale() -> impl Strategy<Value = Option<f32>> {
    prop_oneof![2 => Just(None), 3 => (0.01_f32..1.0).prop_map(Some), 1 => Just(Some(0.0))]
}

fn case() -> impl Strategy<Value = Case> {
    let sizes = (1_usize..=2, 1_usize..=2, 1_usize..=3);
    (
        sizes,
        any::<bool>(),
        scale(),
        values(),
        (layout(), layout()),
        any::<u64>(),
    )
        .prop_map(
            |((batch, kv_heads, group), causal, scale, values, (inputs, outputs), seed)| Case {
                batch,
                heads: kv_heads * group,
                kv_heads,
                causal,
                scale,
                values,
                inputs,
                outputs,
                seed,
            },
        )
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 24,
        // The same problems in every run: a failure is never a surprise of someone else's change.
        rng_seed: RngSeed::Fixed(0x5EED),
        failure_persistence: Some(Box::new(FileFailurePersistence::WithSource("regressions"))),
        // A case is a run of the interpreter: a failure is reported as found, after little shrinking.
        max_shrink_iters: 16,
        ..ProptestConfig::default()
    })]

    #[test]
    fn random_problems_come_out_right(case in case(), config in select(configs::valid(Arch::Sm80))) {
        let checked = Problem::new(case).check(&Device::cpu(), &config);
        prop_assert!(checked.is_ok(), "{}", checked.err().map(|e| e.to_string()).unwrap_or_default());
    }
}
