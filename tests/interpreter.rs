//! Every described case on the interpreter, with its sanitiser on. tests/gpu.rs runs the same
//! cases on a GPU.

use fa::prelude::*;
use fa_cases::{Case, Outcome, Problem, configs};
use fa_dsl::target::Arch;
use rayon::prelude::*;

#[test]
fn every_case_is_right() {
    // Warps along the keys and along the queries, with and without asynchronous copies.
    let configs = configs::sample(Arch::Sm80, 3);
    let failures: Vec<String> = Case::all()
        .into_par_iter()
        .flat_map_iter(|(name, case)| {
            let problem = Problem::new(case);
            let failed = |config| problem.check(&Device::cpu(), config).err();
            let failures: Vec<_> = configs.iter().filter_map(failed).collect();
            failures
                .into_iter()
                .map(move |failure| format!("{name}: {failure}"))
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn a_run_gives_the_same_bits_and_counts_every_time() {
    let case = Case {
        heads: 2,
        kv_heads: 1,
        causal: true,
        ..Case::ONE_HEAD
    };
    let problem = Problem::new(case);
    for config in configs::sample(Arch::Sm80, 4) {
        let counts = [0, 1].map(|_| {
            problem
                .check(&Device::cpu(), &config)
                .map_err(|e| e.to_string())
        });
        assert_eq!(counts[0], counts[1]);
        let bits = [0, 1].map(|_| {
            problem
                .run(&Device::cpu(), &config)
                .map_err(|e| e.to_string())
        });
        assert_eq!(bits[0], bits[1]);
        assert!(bits[0].is_ok(), "{:?}", bits[0]);
    }
}

/// The comparison itself finds a wrong element, a wrong sum, and a store outside.
#[test]
fn a_wrong_result_is_a_failure() {
    let problem = Problem::new(Case::ONE_HEAD);
    let config = configs::sample(Arch::Sm80, 1)[0];
    let right = problem
        .run(&Device::cpu(), &config)
        .unwrap_or_else(|error| panic!("{error}"));
    assert!(problem.verify(&right).is_ok());
    let mut wrong = right.clone();
    wrong.o[12_345] = f16::from_f32(wrong.o[12_345].to_f32() + 0.02);
    assert!(problem.verify(&wrong).is_err());
    let mut wrong = right.clone();
    wrong.o[7] = f16::NAN;
    assert!(problem.verify(&wrong).is_err());
    let mut wrong = right.clone();
    wrong.lse[300] += 0.01;
    assert!(problem.verify(&wrong).is_err());
    let mut wrong = right.clone();
    wrong.lse[300] = f32::NEG_INFINITY;
    assert!(problem.verify(&wrong).is_err());
    let wrong = Outcome { stray: 1, ..right };
    assert!(problem.verify(&wrong).is_err());
}
