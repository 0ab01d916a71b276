//! `fa space`: the configurations of a kernel, and what the gates make of them.

use anyhow::{Context, Result};
use clap::Args;
use fa::dsl::config::{KernelConfig, KernelEntry, Values};
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
    /// An option of the kernel, which has its default unless given: `SEQ=256`.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
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
        let space = with_options(entry, &self.options)?;
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
        if let (true, Some(first)) = (specs.is_empty(), space.first()) {
            text += &format!("\n{}", why_none(entry, first, &target));
        }
        if self.list {
            specs.iter().for_each(|spec| text += &format!("\n{spec}"));
            row["specs"] = specs.into();
        }
        output::either(self.json, &row, text)
    }
}

/// The configurations of a kernel with these options, and the others at their defaults.
fn with_options(entry: &KernelEntry, options: &[String]) -> Result<Vec<Values>> {
    let mut space = entry.space();
    for option in options {
        let (name, text) = option
            .split_once('=')
            .with_context(|| format!("--option {option}: write NAME=VALUE, such as SEQ=256"))?;
        let mut tunables = entry.tunables.iter();
        let index = tunables.position(|tunable| tunable.option && tunable.name == name);
        let index = index.with_context(|| {
            let options = entry.tunables.iter().filter(|tunable| tunable.option);
            let known: Vec<&str> = options.map(|tunable| tunable.name).collect();
            let (kernel, known) = (entry.name, known.join(", "));
            format!("{kernel} has no option `{name}`; its options: {known}")
        })?;
        let tunable = &entry.tunables[index];
        let value = tunable
            .read(text)
            .with_context(|| format!("--option {option}: {name} takes {}", tunable.value_list()))?;
        space.iter_mut().for_each(|values| values[index] = value);
    }
    Ok(space)
}

/// Why not even the first configuration passes, when none does.
fn why_none(entry: &KernelEntry, first: &Values, target: &Target) -> String {
    let errors = (entry.check)(first, target).err().unwrap_or_default();
    let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
    format!(
        "{} is rejected by {}\noptions have their defaults unless `--option NAME=VALUE` is given",
        entry.spec(first),
        errors.join("; ")
    )
}
