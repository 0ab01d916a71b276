//! Steps of a model that generates, on the interpreter: what each gives is held against float64, and so is what the cache holds.

use fa::prelude::*;
use fa_cases::{GenerationCase, generations, random};
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

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 80,
        rng_seed: RngSeed::Fixed(0x9e4e),
        failure_persistence: Some(Box::new(FileFailurePersistence::Off)),
        max_shrink_iters: 16,
        ..ProptestConfig::default()
    })]

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
