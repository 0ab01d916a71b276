//! Walks the search space of FaS512: what the gates reject and why, and what a configuration
//! costs, counted on the interpreter: `cargo run --example explore`.

use std::collections::BTreeMap;
use std::error::Error;

use fa::dsl::config::KernelEntry;
use fa::dsl::isa::Cost;
use fa::dsl::target::{Arch, Target};
use fa::kernels::fa_s512::gates;
use fa::prelude::*;

fn main() -> Result<(), Box<dyn Error>> {
    let target = Target::new(Arch::Sm80);
    let space = KernelEntry::of::<FaS512Config>().space();
    let configs = space
        .iter()
        .filter_map(|values| FaS512Config::from_values(values));
    let mut rejected = BTreeMap::new();
    let mut valid = Vec::new();
    for config in configs {
        match config.check(&target) {
            Ok(()) => valid.push(config),
            Err(errors) => errors
                .iter()
                .for_each(|e| *rejected.entry(e.gate).or_insert(0) += 1),
        }
    }
    println!(
        "{} of {} configurations pass on {}; rejected {rejected:?}",
        valid.len(),
        space.len(),
        target.arch
    );

    let impossible = FaS512Config::parse("FaS512<64,64,48,4>")?;
    for error in impossible.check(&target).err().unwrap_or_default() {
        println!("{}: {error}", impossible.spec());
    }

    let device = Device::cpu();
    for config in valid.iter().step_by(151) {
        let x = device.upload(&vec![f16::ONE; 512 * 64])?;
        let (mut o, mut lse) = (device.alloc::<f16>(512 * 64)?, device.alloc::<f32>(512)?);
        let view = || x.contiguous(&[1, 512, 1, 64]);
        let (o, lse) = (
            o.contiguous_mut(&[1, 512, 1, 64])?,
            lse.contiguous_mut(&[1, 1, 512])?,
        );
        let inputs = [view()?, view()?, view()?];
        attention_with(&device, config, inputs, o, Some(lse), &Options::default())?;
        let program = device.load(config)?;
        let report = program.report().unwrap_or_default();
        println!(
            "{:70} {:6} bytes shared, about {:3} registers, {:6} tensor-core instructions, {:6} bank conflicts, {:8} bytes of global memory",
            config.spec(),
            gates::shared_bytes(config),
            gates::registers(config),
            report.count(Cost::Matrix),
            report.bank_conflicts(),
            report.global_bytes,
        );
    }
    Ok(())
}
