//! From a configuration to its text: the space that the gates leave, what they say of a configuration that they
//! reject, and the CUDA C of one that they let pass: `cargo run --release --example explore`.

use std::collections::BTreeMap;
use std::error::Error;

use fa::dsl::config::{GateError, KernelEntry};
use fa::dsl::cuda;
use fa::dsl::target::{Arch, Target};
use fa::dsl::validate::validate;
use fa::prelude::*;

fn main() -> Result<(), Box<dyn Error>> {
    let target = Target::new(Arch::Sm90a);
    count_gates(&target);

    // A spec names a configuration. Reading one asks no gate.
    let rejected = FaS512Config::parse("FaS512<128,128,64,4,STAGES=3>")?;
    println!("\n{} on {}:", rejected.spec(), target.arch);
    for error in rejected.check(&target).err().unwrap_or_default() {
        println!("  {error}");
    }

    let config = FaS512Config::parse("FaS512<64,64,32,4>")?;
    let text = cuda_c(&config, &target)?;
    println!("\n{} is {} lines:", config.spec(), text.lines().count());
    for line in text.lines().take(24) {
        println!("  {line}");
    }
    println!("  …");
    Ok(())
}

/// How many configurations of FaS512 pass, and how many each gate rejects.
fn count_gates(target: &Target) {
    let space = KernelEntry::of::<FaS512Config>().space();
    let configs = space
        .iter()
        .filter_map(|values| FaS512Config::from_values(values));
    let (mut passed, mut rejected) = (0, BTreeMap::new());
    for config in configs {
        match config.check(target) {
            Ok(()) => passed += 1,
            Err(errors) => {
                for GateError { gate, .. } in errors {
                    *rejected.entry(gate).or_insert(0) += 1;
                }
            }
        }
    }
    println!(
        "{passed} of {} configurations of FaS512 pass on {}",
        space.len(),
        target.arch
    );
    for (gate, count) in rejected {
        println!("  {count:4} break the gate `{gate}`");
    }
}

/// Runs the kernel's Rust function for this configuration, checks what it recorded, and writes that as CUDA C.
fn cuda_c(config: &impl KernelConfig, target: &Target) -> Result<String, String> {
    let recorded = config.stage().map_err(|errors| format!("{errors:?}"))?;
    let valid = validate(recorded, target).map_err(|errors| format!("{errors:?}"))?;
    Ok(cuda::write(&valid))
}
