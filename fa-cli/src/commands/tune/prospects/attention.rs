//! One head of a problem of attention, which is counted in place of all.

use anyhow::{Context, Result};
use fa::attention::{Chip, Problem, Seq, Shape};
use fa::dsl::config::Value;
use fa::dsl::interp::Report;
use fa_tune::cost::Launch;

use super::Sample;
use crate::commands::counting::count;
use crate::commands::spec::Spec;
use crate::commands::tensors::HostTensors;
use crate::commands::tune::subject::AttentionSubject;

/// Queries and keys of the sample, of kernels that are not specialised to a length: each CTA of a longer
/// problem does more of the same.
const SAMPLE_SEQ: usize = 512;

/// One head of a problem.
pub struct Head<'a> {
    subject: &'a AttentionSubject,
    tensors: HostTensors,
}

impl Head<'_> {
    pub fn new(subject: &AttentionSubject) -> Result<Head<'_>> {
        let problem = Problem {
            shape: shape(subject),
            ..subject.problem()?
        };
        let tensors = HostTensors::random(problem, Default::default(), 0);
        Ok(Head {
            subject,
            tensors: tensors.with_gradient(subject.is_backward(), 0),
        })
    }
}

impl Sample for Head<'_> {
    fn spec(&self, values: &[Value]) -> Option<Spec> {
        self.subject.kernel(values).map(Spec::from)
    }

    fn count(&self, values: &[Value], chip: Chip) -> Result<(Report, Launch)> {
        let subject = self.subject;
        let kernel = subject.kernel(values);
        let kernel = kernel.context("it is no kernel of attention")?;
        // One head has its share of the multiprocessors: a persistent kernel then divides it among CTAs as
        // it divides the problem.
        let heads = u32::try_from(subject.shape.all_heads()).unwrap_or(u32::MAX);
        let share = Chip {
            multiprocessors: (chip.multiprocessors / heads.max(1)).max(1),
            ..chip
        };
        let report = count(&self.tensors, &kernel, share).context("on the interpreter")?;
        let plan = subject.planned(&kernel, chip)?;
        let grid = plan.launch_of(&kernel).map_or([0; 3], |it| it.grid());
        let problem = subject.workload();
        let launch = Launch {
            repeats: problem.flop / self.tensors.flop(),
            grid_ctas: grid.iter().map(|size| u64::from(*size)).product(),
            flop: problem.flop,
            bytes: problem.bytes,
        };
        Ok((report, launch))
    }
}

/// One head of the problem.
fn shape(subject: &AttentionSubject) -> Shape {
    let shape = &subject.shape;
    let seq = match subject.options().seq {
        Some(Seq::Static(length)) => length as usize,
        _ => shape.seq_q.min(SAMPLE_SEQ),
    };
    Shape::square(1, seq, 1, shape.head_dim)
}
