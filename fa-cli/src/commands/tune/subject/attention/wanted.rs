//! What is asked of attention beside its sizes, and what a study's definition keeps of it.

use anyhow::{Result, bail};
use fa::attention::ScoreOptions;
use fa_tune::record::{TensorOptions, Workload};

use crate::commands::arguments::{Asked, WindowArgument};
use crate::commands::functions::names;
use crate::commands::lengths::Lengths;

/// What attention is to compute, beside its sizes.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    pub scores: ScoreOptions,
    pub tensors: TensorOptions,
}

impl From<ScoreOptions> for Wanted {
    fn from(scores: ScoreOptions) -> Wanted {
        Wanted {
            scores,
            ..Wanted::default()
        }
    }
}

impl From<&Workload> for Wanted {
    fn from(problem: &Workload) -> Wanted {
        Wanted {
            scores: problem.scores,
            tensors: problem.tensors.clone(),
        }
    }
}

impl Wanted {
    /// The same with each tensor once, in one order: that in which they are named makes no other study.
    pub fn in_order(mut self) -> Result<Wanted> {
        let given = self.tensors.with;
        if let Some(unknown) = given.iter().find(|name| !names().contains(&name.as_str())) {
            bail!(
                "--with {unknown}: there is no such tensor; those are {}",
                names().join(", ")
            );
        }
        let names = names().into_iter();
        let named = names.filter(|name| given.iter().any(|it| it == name));
        self.tensors.with = named.map(str::to_owned).collect();
        Ok(self)
    }

    /// As the other commands have it.
    pub fn asked(&self) -> Result<Asked> {
        let Wanted { scores, tensors } = self;
        Ok(Asked {
            causal: scores.causal,
            window: scores.window.map(WindowArgument),
            softcap: scores.softcap,
            with: tensors.with.clone(),
            varlen: self.varlen()?,
            page: tensors.page,
            mask_blocks: tensors.mask_blocks,
            ..Asked::default()
        })
    }

    /// The lengths of packed sequences.
    fn varlen(&self) -> Result<Option<Lengths>> {
        let varlen = self.tensors.varlen.as_ref();
        let lengths = varlen.map(|text| text.parse::<Lengths>());
        lengths
            .transpose()
            .map_err(|error| anyhow::anyhow!("--varlen: {error}"))
    }
}
