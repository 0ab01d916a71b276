//! Which kernel runs: one that is named, or what `attention()` chooses.

use anyhow::{Result, bail};
use fa::attention::{Chip, Options, Seq};
use fa::dsl::config::Value;
use fa_reference::Shape;

use super::arguments::{Asked, Dtype};
use super::kernels::{self, Half};
use super::spec::{Spec, Wanted};
use super::unallocated;

/// A kernel for a problem.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The kernel.
    pub spec: Spec,
    /// What it computes.
    pub options: Options,
}

impl Choice {
    /// The kernel that is named, with the options that are asked for; those that its spec has alone
    /// count too.
    pub fn named(text: &str, asked: &Asked, shape: &Shape, dtype: Dtype) -> Result<Choice> {
        let mut options = asked.options(shape)?;
        options.causal = Spec::parse_causal(text, asked.causal)?.has("CAUSAL");
        let spec = Spec::parse_with(text, &wanted(asked, &options))?;
        let takes = kernels::dtype(&spec)?;
        if takes != dtype {
            bail!(
                "{} takes {}, the tensors are {}: choose another kernel or another type",
                spec.text(),
                takes.name(),
                dtype.name()
            );
        }
        for (option, flag, asked) in [
            ("WINDOW", "--window L,R", options.limits().is_some()),
            ("SOFTCAP", "--softcap X", options.softcap.is_some()),
        ] {
            if spec.has(option) && !asked {
                bail!("{} has {option}=true: say which with {flag}", spec.text());
            }
        }
        if let Some(Value::U32(length)) = spec.value("SEQ") {
            options.seq = Some(Seq::from_tunable(length));
        }
        Ok(Choice { spec, options })
    }

    /// What `attention()` chooses on a device of this kind.
    pub fn chosen<T: Half>(asked: &Asked, shape: &Shape, chip: Chip) -> Result<Choice> {
        let options = asked.options(shape)?;
        let spec = unallocated::attention::<T>(shape, &options, chip)?.spec;
        Ok(Choice { spec, options })
    }
}

/// What the arguments ask of the kernel's options.
fn wanted(asked: &Asked, options: &Options) -> Vec<Wanted> {
    let on = |flag, option| Wanted {
        flag,
        option,
        value: Value::Bool(true),
    };
    let mut wanted = Vec::new();
    if asked.causal {
        wanted.push(on("--causal", "CAUSAL"));
    }
    if options.limits().is_some() {
        wanted.push(on("--window", "WINDOW"));
    }
    if options.softcap.is_some() {
        wanted.push(on("--softcap", "SOFTCAP"));
    }
    if let Some(seq) = options.seq {
        let flag = if asked.fixed { "--static" } else { "--dynamic" };
        wanted.push(Wanted {
            flag,
            option: "SEQ",
            value: Value::U32(seq.tunable()),
        });
    }
    wanted
}
