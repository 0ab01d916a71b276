//! `fa space`: the configurations of a kernel, and what the gates make of them.

use anyhow::Result;
use clap::Args;
use fa::dsl::config::KernelEntry;
use fa::dsl::target::{Arch, Target};
use fa::kernels::fa_s512::gates;
use serde::Serialize;

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

/// What the gates make of a search space.
#[derive(Serialize)]
struct Counts {
    kernel: &'static str,
    arch: &'static str,
    configs: usize,
    pass: usize,
    /// A configuration that breaks several gates counts for each of them.
    rejected: Vec<Rejected>,
    #[serde(skip_serializing_if = "Option::is_none")]
    specs: Option<Vec<String>>,
}

#[derive(Serialize)]
struct Rejected {
    gate: &'static str,
    configs: usize,
}

impl Space {
    /// Does it.
    pub fn run(self) -> Result<()> {
        let entry = spec::kernel(&self.kernel)?;
        let counts = count(entry, self.arch, self.list);
        if self.json {
            output::json(&counts)
        } else {
            print(&counts)
        }
    }
}

fn count(entry: &'static KernelEntry, arch: Arch, list: bool) -> Counts {
    let target = Target::new(arch);
    let space = entry.space();
    let mut rejected: Vec<Rejected> = gate_names(entry)
        .iter()
        .map(|&gate| Rejected { gate, configs: 0 })
        .collect();
    let mut specs = Vec::new();
    for values in &space {
        let Err(errors) = (entry.check)(values, &target) else {
            specs.push(entry.spec(values));
            continue;
        };
        for error in errors {
            match rejected
                .iter_mut()
                .find(|rejected| rejected.gate == error.gate)
            {
                Some(rejected) => rejected.configs += 1,
                None => rejected.push(Rejected {
                    gate: error.gate,
                    configs: 1,
                }),
            }
        }
    }
    Counts {
        kernel: entry.name,
        arch: arch.name(),
        configs: space.len(),
        pass: specs.len(),
        rejected,
        specs: list.then_some(specs),
    }
}

/// The gates that are listed also when they reject nothing.
fn gate_names(entry: &KernelEntry) -> &'static [&'static str] {
    if entry.name == "FaS512" {
        gates::NAMES
    } else {
        &[]
    }
}

fn print(counts: &Counts) -> Result<()> {
    let Counts {
        kernel,
        arch,
        configs,
        pass,
        rejected,
        specs,
    } = counts;
    output::line(format_args!(
        "{kernel} on {arch}: {configs} configurations, {pass} pass the gates"
    ))?;
    for Rejected { gate, configs } in rejected {
        output::line(format_args!("  gate {gate:<16} rejects {configs:>5}"))?;
    }
    specs.iter().flatten().try_for_each(output::line)
}
