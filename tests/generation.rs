//! Steps of a model that generates, on the interpreter: what each gives is held against float64, and so is what the cache holds.

use fa::attention::{RotaryPairs, Shape};
use fa::prelude::*;
use fa_cases::{GenerationCase, RotaryTables, Spots, generations};
use fa_dsl::target::Arch;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{FileFailurePersistence, RngSeed};
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

fn spots() -> impl Strategy<Value = Spots> {
    prop_oneof![
        1 => Just(Spots::InOrder),
        1 => Just(Spots::Rows),
        3 => (1..41_u64).prop_map(Spots::Pages),
    ]
}

/// Keys of each sequence before, the new tokens of each step, and whether they are packed. Each step has some.
fn lengths() -> impl Strategy<Value = (Vec<usize>, Vec<Vec<usize>>, bool)> {
    (1..5_usize, 1..5_usize, any::<bool>()).prop_flat_map(|(batch, steps, packed)| {
        let before = prop::collection::vec(prop_oneof![1 => Just(0), 4 => 0..150_usize], batch);
        let new = prop_oneof![3 => Just(1_usize), 2 => 0..9_usize, 1 => 9..70_usize];
        let steps = prop::collection::vec(prop::collection::vec(new, batch), steps);
        (before, steps).prop_map(move |(before, mut steps)| {
            for new in &mut steps {
                let first = new[0].max(1);
                match packed {
                    true => new[0] = first,
                    false => new.fill(first),
                }
            }
            (before, steps, packed)
        })
    })
}

fn options() -> impl Strategy<Value = Options<'static>> {
    let side = || prop::option::of(0..60_u32);
    let window =
        prop::option::of((side(), side()).prop_map(|(left, right)| Window { left, right }));
    let splits = prop::option::of(1..6_u32);
    let softcap = prop::option::of(1.0_f32..30.0);
    (any::<bool>(), window, softcap, splits).prop_map(|(causal, window, softcap, splits)| Options {
        causal,
        window,
        softcap,
        splits,
        ..Options::default()
    })
}

fn random() -> impl Strategy<Value = GenerationCase> {
    let heads = (1..3_usize, select(vec![1, 2, 4, 7]), 1..33_usize);
    let pairs = select(vec![RotaryPairs::Halves, RotaryPairs::Interleaved]);
    let tables = prop::option::weighted(0.7, (1..17_usize, pairs, any::<bool>()));
    let drawn = (any::<bool>(), any::<u64>());
    (lengths(), heads, spots(), tables, options(), drawn).prop_map(
        |(
            (before, steps, packed),
            (kv_heads, group, eighths),
            spots,
            tables,
            options,
            (lse, seed),
        )| {
            let head_dim = 8 * eighths;
            // As much as there is.
            let tables = tables.filter(|_| head_dim >= 16);
            let rotary = tables.map(|(sixteenths, pairs, wide)| RotaryTables {
                rotated: (16 * sixteenths).min(head_dim / 16 * 16),
                pairs,
                wide,
            });
            let shape = Shape {
                kv_heads,
                ..Shape::square(1, 1, kv_heads * group, head_dim)
            };
            GenerationCase {
                before,
                steps,
                packed,
                shape,
                spots,
                rotary,
                options,
                lse,
                seed,
            }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 80,
        rng_seed: RngSeed::Fixed(0x9e4e),
        failure_persistence: Some(Box::new(FileFailurePersistence::Off)),
        max_shrink_iters: 16,
        ..ProptestConfig::default()
    })]

    #[test]
    fn random_generations(case in random(), wide in any::<bool>(), arch in select(Arch::ALL.to_vec())) {
        let device = Device::cpu_as(arch);
        let checked = match wide {
            true => case.check::<bf16>(&device),
            false => case.check::<f16>(&device),
        };
        prop_assert!(checked.is_ok(), "{}", checked.unwrap_err());
    }
}
