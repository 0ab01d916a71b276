//! What is known of configurations before they are measured: the compiler's figures, the interpreter's
//! counts, and the time that the cost model gives them.

use std::sync::OnceLock;

use anyhow::{Context, Result};
use fa::attention::{Chip, Configured, Problem, Seq, Shape};
use fa::dsl::interp::Report;
use fa::dsl::target::Target;
use fa::runtime::cache::Cache;
use fa_tune::cost::{Features, Fitted, Launch, ctas_per_sm, prior_us};
use fa_tune::record::Resources;
use fa_tune::sampler::tpe::Observation;
use fa_tune::space::Space;
use fa_tune::study::{CostModel, Fit};

use super::subject::Subject;
use crate::commands::compiled::spill_bytes;
use crate::commands::counting::count;
use crate::commands::spec::Spec;
use crate::commands::tensors::HostTensors;

/// Queries and keys of the sample, of kernels that are not specialised to a length: each CTA of a longer
/// problem does more of the same.
const SAMPLE_SEQ: usize = 512;

/// The candidates of a space, each looked at once, when it is first asked for: it is compiled into the
/// cache and run on the interpreter.
pub struct Prospects<'a> {
    subject: &'a Subject,
    space: &'a Space,
    chip: Chip,
    cache: Cache,
    /// What is known of each candidate; `None` of one that cannot be compiled or counted, which a worker will
    /// report.
    known: Vec<OnceLock<Option<Features>>>,
    /// The tensors of one head.
    head: HostTensors,
}

impl<'a> Prospects<'a> {
    /// Prospects of the space on such GPUs. Nothing is looked at yet.
    pub fn new(
        subject: &'a Subject,
        space: &'a Space,
        chip: Chip,
        cache: Cache,
    ) -> Result<Prospects<'a>> {
        let problem = Problem {
            shape: sample(subject),
            ..subject.problem()?
        };
        Ok(Prospects {
            subject,
            space,
            chip,
            cache,
            known: (0..space.len()).map(|_| OnceLock::new()).collect(),
            head: HostTensors::random(problem, Default::default(), 0)
                .with_gradient(subject.is_backward(), 0),
        })
    }

    /// Looks at a candidate, or waits for the thread that does.
    pub fn features(&self, candidate: usize) -> Option<&Features> {
        let known = self.known.get(candidate)?.get_or_init(|| {
            let kernel = self.subject.kernel(self.space.values(candidate))?;
            self.look(&kernel)
                .inspect_err(|error| tracing::debug!("{}: {error:#}", kernel.spec()))
                .ok()
        });
        known.as_ref()
    }

    fn look(&self, kernel: &Configured) -> Result<Features> {
        let (subject, chip, target) = (self.subject, self.chip, Target::new(self.chip.arch));
        // The kernels of the other steps are compiled when they are launched first.
        let resources = self.compile(&Spec::from(*kernel))?;
        let report = self.count(kernel)?;
        let plan = subject.planned(kernel, chip)?;
        let grid = plan.launch_of(kernel).map_or([0; 3], |it| it.grid());
        let problem = subject.workload();
        let launch = Launch {
            repeats: problem.flop / self.head.flop(),
            grid_ctas: grid.iter().map(|size| u64::from(*size)).product(),
            flop: problem.flop,
            bytes: problem.bytes,
        };
        let multiprocessors = chip.multiprocessors;
        Ok(Features::new(
            &report,
            &launch,
            &resources,
            &target,
            multiprocessors,
        ))
    }

    /// Compiles into the cache.
    fn compile(&self, spec: &Spec) -> Result<Resources> {
        let arch = self.chip.arch;
        let (kernel, cubin) = spec.compile(arch, &self.cache)?;
        let (registers, threads, shared) =
            (cubin.stats.registers, kernel.threads, kernel.shared_bytes);
        Ok(Resources {
            registers,
            spill_bytes: spill_bytes(&cubin.stats),
            shared_bytes: shared,
            threads,
            ctas_per_sm: ctas_per_sm(&Target::new(arch), threads, registers, shared),
        })
    }

    /// Runs one head of the problem on the interpreter.
    fn count(&self, kernel: &Configured) -> Result<Report> {
        // One head has its share of the multiprocessors: a persistent kernel then divides it among CTAs as
        // it divides the problem.
        let heads = u32::try_from(self.subject.shape.all_heads()).unwrap_or(u32::MAX);
        let chip = Chip {
            multiprocessors: (self.chip.multiprocessors / heads.max(1)).max(1),
            ..self.chip
        };
        count(&self.head, kernel, chip).context("on the interpreter")
    }
}

/// One head of the problem.
fn sample(subject: &Subject) -> Shape {
    let shape = &subject.shape;
    let seq = match subject.options().seq {
        Some(Seq::Static(length)) => length as usize,
        _ => shape.seq_q.min(SAMPLE_SEQ),
    };
    Shape::square(1, seq, 1, shape.head_dim)
}

impl CostModel for Prospects<'_> {
    fn prior_us(&self, candidate: usize) -> Option<f64> {
        self.features(candidate).map(prior_us)
    }

    fn fit(&self, history: &[Observation]) -> Option<Fit<'_>> {
        let measured: Vec<(Features, f64)> = history
            .iter()
            .filter_map(|seen| Some((*self.features(seen.candidate)?, seen.time_us?)))
            .collect();
        let fitted = Fitted::fit(&measured)?;
        let predict = move |candidate| self.features(candidate).map(|it| fitted.predict_us(it));
        Some(Box::new(predict))
    }
}

#[cfg(test)]
mod tests;
