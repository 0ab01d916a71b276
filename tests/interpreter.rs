//! Every described case on the interpreter, with its sanitiser on. tests/gpu.rs runs the same
//! cases on a GPU.

use fa::prelude::*;
use fa_cases::{Outcome, Runner, SolvedCase, fas512};
use fa_dsl::interp::Report;
use fa_dsl::target::Arch;
use rayon::prelude::*;

#[test]
fn every_case_is_right() {
    // Warps along the keys and along the queries, with and without asynchronous copies.
    let configs = fas512::sample(Arch::Sm80, 3);
    let failures: Vec<String> = fas512::cases()
        .into_par_iter()
        .flat_map_iter(|(name, case)| {
            let case = case.solve::<f16>();
            let failed = |config| case.check(&Device::cpu(), &Runner::of(config)).err();
            let failures: Vec<_> = configs.iter().filter_map(failed).collect();
            failures
                .into_iter()
                .map(move |failure| format!("{name}: {failure}"))
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// What the interpreter counts of a case that comes out right.
fn counted(
    case: &SolvedCase<f16>,
    config: &FaS512Config,
) -> Result<Option<Report>, Box<dyn std::error::Error>> {
    let device = Device::cpu();
    let runner = Runner::of(config);
    case.check(&device, &runner)?;
    let kernel = runner.kernel(&case.case.problem::<f16>());
    let kernel = kernel.expect("it is of a configuration");
    let program = device.load_entry(kernel.entry(), kernel.values())?;
    Ok(program.report())
}

#[test]
fn a_run_gives_the_same_bits_and_counts_every_time() {
    let case = fas512::causal(fas512::case([1, 2, 1])).solve::<f16>();
    for config in fas512::sample(Arch::Sm80, 4) {
        let counts = [0, 1].map(|_| counted(&case, &config).map_err(|e| e.to_string()));
        assert!(matches!(counts[0], Ok(Some(_))), "{:?}", counts[0]);
        assert_eq!(counts[0], counts[1]);
        let bits = [0, 1].map(|_| {
            case.run(&Device::cpu(), &Runner::of(&config))
                .map_err(|e| e.to_string())
        });
        assert_eq!(bits[0], bits[1]);
        assert!(bits[0].is_ok(), "{:?}", bits[0]);
    }
}

/// The comparison itself finds a wrong element, a wrong sum, and a store outside.
#[test]
fn a_wrong_result_is_a_failure() {
    let case = fas512::one_head().solve::<f16>();
    let config = fas512::sample(Arch::Sm80, 1)[0];
    let right = case
        .run(&Device::cpu(), &Runner::of(&config))
        .unwrap_or_else(|error| panic!("{error}"));
    assert!(case.verify(&right).is_ok());
    let mut wrong = right.clone();
    wrong.o[12_345] = f16::from_f32(wrong.o[12_345].to_f32() + 0.02);
    assert!(case.verify(&wrong).is_err());
    let mut wrong = right.clone();
    wrong.o[7] = f16::NAN;
    assert!(case.verify(&wrong).is_err());
    let mut wrong = right.clone();
    lse(&mut wrong)[300] += 0.01;
    assert!(case.verify(&wrong).is_err());
    let mut wrong = right.clone();
    lse(&mut wrong)[300] = f32::NEG_INFINITY;
    assert!(case.verify(&wrong).is_err());
    let wrong = Outcome {
        lse: None,
        ..right.clone()
    };
    assert!(case.verify(&wrong).is_err());
    let wrong = Outcome { stray: 1, ..right };
    assert!(case.verify(&wrong).is_err());
}

/// What there is to change.
fn lse(outcome: &mut Outcome<f16>) -> &mut [f32] {
    outcome.lse.as_deref_mut().expect("it was asked for")
}
