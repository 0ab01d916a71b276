//! What is known of configurations before they are measured: the compiler's figures, the interpreter's
//! counts, and the time that the cost model gives them.

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

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
use crate::commands::counting::Counter;
use crate::commands::spec::Spec;

/// Queries and keys of the sample, of kernels that are not specialised to a length: each CTA of a longer
/// problem does more of the same.
const SAMPLE_SEQ: usize = 512;

/// The candidates of a space, each looked at once, when it is first asked for: it is compiled into the
/// cache and run on the interpreter.
pub struct Prospects<'a> {
    subject: &'a Subject,
    space: &'a Space,
    target: Target,
    multiprocessors: u32,
    cache: Cache,
    /// What is known of each candidate; `None` of one that cannot be compiled or counted, which a worker will
    /// report.
    known: Vec<OnceLock<Option<Features>>>,
    /// The counters that no thread is using.
    counters: Mutex<Vec<Counter>>,
}

impl<'a> Prospects<'a> {
    /// Prospects of the space on GPUs with so many multiprocessors. Nothing is looked at yet.
    pub fn new(
        subject: &'a Subject,
        space: &'a Space,
        target: Target,
        multiprocessors: u32,
        cache: Cache,
    ) -> Prospects<'a> {
        Prospects {
            subject,
            space,
            target,
            multiprocessors,
            cache,
            known: (0..space.len()).map(|_| OnceLock::new()).collect(),
            counters: Mutex::default(),
        }
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
        let (subject, target, multiprocessors) = (self.subject, &self.target, self.multiprocessors);
        let resources = self.compile(&Spec::from(*kernel))?;
        let report = self.count(kernel)?;
        let chip = Chip {
            arch: target.arch,
            multiprocessors,
        };
        let grid = subject.planned(kernel, chip)?;
        let problem = subject.workload();
        let launch = Launch {
            repeats: problem.flop / self.sample().forward_flop(subject.causal()),
            grid_ctas: grid.iter().map(|size| u64::from(*size)).product(),
            flop: problem.flop,
            bytes: problem.bytes,
        };
        Ok(Features::new(
            &report,
            &launch,
            &resources,
            target,
            multiprocessors,
        ))
    }

    /// Compiles into the cache.
    fn compile(&self, spec: &Spec) -> Result<Resources> {
        let kernel = spec.kernel(&self.target)?;
        let cubin = spec.cubin(&kernel, &self.target, &self.cache)?;
        let registers = cubin.stats.registers;
        Ok(Resources {
            registers,
            spill_bytes: cubin.stats.spill_store_bytes + cubin.stats.spill_load_bytes,
            shared_bytes: kernel.shared_bytes,
            threads: kernel.threads,
            ctas_per_sm: ctas_per_sm(&self.target, kernel.threads, registers, kernel.shared_bytes),
        })
    }

    /// Runs one head of the problem on the interpreter.
    fn count(&self, kernel: &Configured) -> Result<Report> {
        let problem = Problem {
            shape: self.sample(),
            ..self.subject.problem()?
        };
        let free = self.counters().pop();
        let mut counter = free.map_or_else(|| Counter::new(problem, self.target.arch), Ok)?;
        // One head has its share of the multiprocessors: a persistent kernel then divides it among CTAs as
        // it divides the problem.
        let heads = u32::try_from(self.subject.shape.all_heads()).unwrap_or(u32::MAX);
        let share = (self.multiprocessors / heads.max(1)).max(1);
        let report = counter.count(kernel, share).context("on the interpreter");
        self.counters().push(counter);
        report
    }

    /// One head of the problem.
    fn sample(&self) -> Shape {
        let Shape {
            seq_q, head_dim, ..
        } = self.subject.shape;
        let seq = match self.subject.options().seq {
            Some(Seq::Static(length)) => length as usize,
            _ => seq_q.min(SAMPLE_SEQ),
        };
        Shape::square(1, seq, 1, head_dim)
    }

    fn counters(&self) -> MutexGuard<'_, Vec<Counter>> {
        self.counters.lock().unwrap_or_else(PoisonError::into_inner)
    }
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
        Some(Box::new(move |candidate| {
            let features = self.features(candidate)?;
            Some(fitted.predict_us(features))
        }))
    }
}

#[cfg(test)]
mod tests;
