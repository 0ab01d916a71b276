//! The search space of FaS512: how many configurations there are, how many pass the gates, and
//! how many each gate rejects. `fa space FaS512` prints the same numbers.

use fa_cases::fas512;
use fa_dsl::config::{KernelConfig, KernelEntry, Value};
use fa_dsl::target::{Arch, Target};
use fa_kernels::fa_s512::{FaS512Config, gates};

/// Configurations that pass on `arch`, and those that break each gate, in the order of
/// [`gates::NAMES`]. One that breaks several counts for each.
fn counts(arch: Arch) -> (usize, [usize; 6]) {
    let target = Target::new(arch);
    let (mut valid, mut rejected) = (0, [0; 6]);
    for config in fas512::space() {
        match config.check(&target) {
            Ok(()) => valid += 1,
            Err(errors) => {
                for error in errors {
                    let gate = gates::NAMES.iter().position(|name| *name == error.gate);
                    rejected[gate.expect("a gate has one of the names")] += 1;
                }
            }
        }
    }
    (valid, rejected)
}

#[test]
fn the_nine_tunables_span_2592_configurations() {
    let sizes: Vec<usize> = FaS512Config::TUNABLES
        .iter()
        .filter(|tunable| !tunable.option)
        .map(|tunable| tunable.values.len())
        .collect();
    assert_eq!(sizes, [3, 3, 3, 2, 3, 2, 2, 2, 2]);
    assert_eq!(fas512::space().len(), 2_592);
}

#[test]
fn gates_reject_what_they_did() {
    assert_eq!(
        counts(Arch::Sm80),
        (1252, [432, 120, 400, 0, 0, 396]),
        "sm_80"
    );
    assert_eq!(
        counts(Arch::Sm89),
        (1156, [432, 120, 400, 0, 144, 396]),
        "sm_89"
    );
    assert_eq!(
        counts(Arch::Sm90a),
        (1252, [432, 120, 400, 0, 0, 396]),
        "sm_90a"
    );
}

#[test]
fn masking_does_not_change_what_passes() {
    let target = Target::new(Arch::Sm80);
    for config in fas512::space() {
        let causal = FaS512Config {
            causal: true,
            ..config
        };
        assert_eq!(
            config.check(&target),
            causal.check(&target),
            "{}",
            config.spec()
        );
    }
}

#[test]
fn the_const_assertion_agrees_with_the_check() {
    let target = Target::new(Arch::Sm80);
    for config in fas512::space() {
        let broken = gates::first_broken(&config);
        match config.check(&target) {
            Ok(()) => assert_eq!(broken, None, "{}", config.spec()),
            Err(errors) => {
                let text = broken.unwrap_or_default();
                let gate = format!("gate `{}`", errors[0].gate);
                assert!(
                    text.starts_with(&gate),
                    "{}: {text} / {errors:?}",
                    config.spec()
                );
            }
        }
    }
}

#[test]
fn every_spec_reads_back() {
    let entry = KernelEntry::of::<FaS512Config>();
    for config in fas512::space() {
        let spec = config.spec();
        assert_eq!(FaS512Config::parse(&spec), Ok(config));
        let (found, values) = KernelEntry::find(&spec).expect("FaS512 is registered");
        assert_eq!((found.name, values), (entry.name, config.values()));
    }
}

#[test]
fn values_outside_of_the_space_are_checked_too() {
    let base = FaS512Config::parse("FaS512<64,64,32,4>").expect("is a spec");
    let target = Target::new(Arch::Sm80);
    for (tunable, value, gate) in [
        ("BLOCK_K", 48, "pipeline"),
        ("BLOCK_M", 0, "pipeline"),
        ("BLOCK_N", 0, "pipeline"),
        ("BLOCK_N", 96, "pipeline"),
        ("STAGES", 0, "pipeline"),
        ("STAGES", 9, "pipeline"),
        ("UNROLL", 0, "pipeline"),
        ("UNROLL", 3, "pipeline"),
        ("NUM_WARPS", 0, "warps"),
        ("NUM_WARPS", 3, "warps"),
        ("NUM_WARPS", u32::MAX, "warps"),
        ("BLOCK_M", 8, "warps"),
    ] {
        let mut values = base.values();
        let index = FaS512Config::TUNABLES
            .iter()
            .position(|t| t.name == tunable);
        values[index.expect("is a tunable")] = Value::U32(value);
        let config = FaS512Config::from_values(&values).expect("has the right kinds");
        let errors = config
            .check(&target)
            .expect_err(&format!("{tunable} = {value} passes"));
        assert!(
            errors.iter().any(|error| error.gate == gate),
            "{tunable} = {value} breaks {errors:?}"
        );
    }
}
