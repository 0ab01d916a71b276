//! What is tuned: a kernel, and the problem that it is to be fast at.

mod attention;
mod conv;

use std::collections::BTreeMap;

use anyhow::Result;
use fa::attention::Chip;
use fa::dsl::config::KernelEntry;
use fa_tune::record::{Definition, StudyProblem};
use fa_tune::space::Space;

use crate::commands::spec::Spec;
pub use attention::{AttentionSubject, Wanted};
pub use conv::{ConvSubject, entry as conv_entry, names as conv_names};

/// A kernel with the options that a problem fixes, and the problem.
#[derive(Clone, Debug)]
pub enum Subject {
    Attention(AttentionSubject),
    Conv(ConvSubject),
}

impl Subject {
    /// What a study's definition is about.
    pub fn of(definition: &Definition) -> Result<Subject> {
        Ok(match &definition.problem {
            StudyProblem::Attention(problem) => {
                Subject::Attention(AttentionSubject::of(definition, problem)?)
            }
            StudyProblem::Conv(problem) => {
                Subject::Conv(ConvSubject::new(&definition.kernel, problem.conv)?)
            }
        })
    }

    pub fn entry(&self) -> &'static KernelEntry {
        match self {
            Subject::Attention(subject) => subject.entry,
            Subject::Conv(subject) => subject.entry,
        }
    }

    /// The kernel's options as a study's definition has them. Those of a convolution follow from the problem.
    pub fn recorded_options(&self) -> BTreeMap<String, String> {
        match self {
            Subject::Attention(subject) => subject.recorded_options(),
            Subject::Conv(_) => BTreeMap::new(),
        }
    }

    /// The problem as a study's definition has it.
    pub fn problem(&self) -> StudyProblem {
        match self {
            Subject::Attention(subject) => subject.workload().into(),
            Subject::Conv(subject) => subject.problem.into(),
        }
    }

    /// The configurations that there are to search: those that pass the gates and take the problem.
    pub fn space(&self, chip: Chip) -> Result<Space> {
        match self {
            Subject::Attention(subject) => subject.space(chip),
            Subject::Conv(subject) => subject.space(chip),
        }
    }

    /// The configuration that is launched for the problem by whoever names none.
    pub fn in_use(&self, chip: Chip) -> Result<Spec> {
        match self {
            Subject::Attention(subject) => subject.in_use(chip),
            Subject::Conv(subject) => subject.in_use(chip),
        }
    }
}
