//! `fa space`: the configurations of a kernel, and what the gates make of them.

use anyhow::Result;
use clap::Args;
use fa::dsl::config::KernelConfig;
use fa::dsl::target::{Arch, Target};
use fa::kernels::fa_s512::{FaS512Config, gates};
use serde_json::{Value, json};

use super::{output, spec};

/// Count a kernel's configurations, and those that each gate rejects.
#[derive(Args, Debug)]
pub struct Space {
    /// The kernel.
    #[arg(default_value = "FaS512")]
    kernel: String,
    /// The architecture whose limits apply.
    #[arg(long, default_value = "sm_80")]
    arch: Arch,
    /// List the configurations that pass.
    #[arg(long)]
    list: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Space {
    pub fn run(self) -> Result<()> {
        let entry = spec::kernel(&self.kernel)?;
        let target = Target::new(self.arch);
        let space = entry.space();
        // FaS512's gates are listed also when they reject nothing.
        let is_fas512 = entry.name == FaS512Config::NAME;
        let known = if is_fas512 { gates::NAMES } else { &[] };
        let mut rejected: Vec<(&str, usize)> = known.iter().map(|gate| (*gate, 0)).collect();
        let mut specs = Vec::new();
        for values in &space {
            let Err(errors) = (entry.check)(values, &target) else {
                specs.push(entry.spec(values));
                continue;
            };
            // A configuration that breaks several gates counts for each of them.
            for error in errors {
                match rejected.iter_mut().find(|(gate, _)| *gate == error.gate) {
                    Some((_, configs)) => *configs += 1,
                    None => rejected.push((error.gate, 1)),
                }
            }
        }
        let (kernel, arch) = (entry.name, self.arch.name());
        let (configs, pass) = (space.len(), specs.len());
        let counted = rejected.iter();
        let counted = counted.map(|(gate, configs)| json!({"gate": gate, "configs": configs}));
        let mut row = json!({
            "kernel": kernel, "arch": arch, "configs": configs, "pass": pass,
            "rejected": counted.collect::<Vec<Value>>(),
        });
        let mut text =
            format!("{kernel} on {arch}: {configs} configurations, {pass} pass the gates");
        for (gate, configs) in rejected {
            text += &format!("\n  gate {gate:<16} rejects {configs:>5}");
        }
        if self.list {
            specs.iter().for_each(|spec| text += &format!("\n{spec}"));
            row["specs"] = specs.into();
        }
        output::either(self.json, &row, text)
    }
}
