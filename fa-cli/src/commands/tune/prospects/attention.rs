//! One head of a problem of attention, or one KV head, which is counted in place of all.

use anyhow::{Context, Result};
use fa::attention::{Chip, Seq, Shape};
use fa::dsl::config::Value;
use fa::dsl::interp::Report;
use fa_tune::cost::Launch;

use super::Sample;
use crate::commands::counting::count;
use crate::commands::spec::Spec;
use crate::commands::tensors::HostTensors;
use crate::commands::tune::subject::AttentionSubject;

/// Queries of the sample, of kernels that are not specialised to a length: each CTA of a longer
/// problem does more of the same.
const SAMPLE_QUERIES: usize = 512;

/// Keys for all queries of the sample, which has more keys where it has fewer queries.
const SAMPLE_PAIRS: usize = 512 * 512;

/// Rows, queries times the heads that share a KV head, up to which those heads are one tile.
const ROWS_OF_TILE: usize = 64;

/// The part of a problem.
pub struct Head<'a> {
    subject: &'a AttentionSubject,
    tensors: HostTensors,
    /// How many such parts the problem has.
    parts: usize,
}

impl Head<'_> {
    pub fn new(subject: &AttentionSubject) -> Result<Head<'_>> {
        let shape = shape(subject);
        let inputs = subject.inputs_of(shape)?;
        Ok(Head {
            subject,
            tensors: inputs.random(subject.is_backward()),
            parts: subject.shape.all_heads() / shape.heads,
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
        // It has its share of the multiprocessors: a persistent kernel then divides it among CTAs as
        // it divides the problem.
        let parts = u32::try_from(self.parts).unwrap_or(u32::MAX);
        let share = Chip {
            multiprocessors: (chip.multiprocessors / parts.max(1)).max(1),
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

/// One head of the problem; of few queries all that share a KV head.
fn shape(subject: &AttentionSubject) -> Shape {
    let Shape {
        seq_q,
        seq_k,
        head_dim,
        ..
    } = subject.shape;
    let (queries, keys) = match subject.options().seq {
        Some(Seq::Static(length)) => (length as usize, length as usize),
        _ => {
            let queries = seq_q.min(SAMPLE_QUERIES);
            // The smallest tile has 16 rows.
            (queries, seq_k.min(SAMPLE_PAIRS / queries.max(16)))
        }
    };
    let group = subject.shape.group();
    let heads = match queries * group {
        0..=ROWS_OF_TILE => group,
        _ => 1,
    };
    Shape {
        seq_k: keys,
        heads,
        ..Shape::square(1, queries, 1, head_dim)
    }
}
