//! What is known of configurations before they are measured: the compiler's figures, the interpreter's
//! counts, and the time that the cost model gives them.

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use anyhow::{Context, Result};
use fa::attention::Seq;
use fa::dsl::interp::Report;
use fa::dsl::target::Target;
use fa::runtime::cache::Cache;
use fa::runtime::compile_cached;
use fa::runtime::nvrtc::CompileOptions;
use fa_reference::Shape;
use fa_tune::cost::{Features, Fitted, Launch, ctas_per_sm, prior_us};
use fa_tune::record::Resources;
use fa_tune::sampler::tpe::Observation;
use fa_tune::space::Space;
use fa_tune::study::{CostModel, Fit};
use half::{bf16, f16};

use super::subject::Subject;
use crate::commands::arguments::{self, Dtype};
use crate::commands::counting::Counter;
use crate::commands::spec::Spec;

/// Queries and keys of the sample, of kernels that are not specialised to a length: each CTA of a longer
/// problem does more of the same.
const SAMPLE_SEQ: usize = 512;

/// Counts what configurations do on the sample; of either type.
type Count = Box<dyn FnMut(&Spec) -> Result<Report> + Send>;

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
    counters: Mutex<Vec<Count>>,
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
            let spec = self.subject.spec(self.space.values(candidate));
            self.look(&spec)
                .inspect_err(|error| tracing::debug!("{}: {error:#}", spec.text()))
                .ok()
        });
        known.as_ref()
    }

    fn look(&self, spec: &Spec) -> Result<Features> {
        let (subject, target, multiprocessors) = (self.subject, &self.target, self.multiprocessors);
        let resources = self.compile(spec)?;
        let report = self.count(spec)?;
        let grid = subject.planned(spec, multiprocessors)?;
        let problem = subject.recorded_problem();
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
        let options = CompileOptions::default();
        let cubin = compile_cached(&kernel, spec.text(), &self.target, &options, &self.cache)?;
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
    fn count(&self, spec: &Spec) -> Result<Report> {
        let free = self.counters().pop();
        let mut count = free.map_or_else(|| self.counter(), Ok)?;
        let report = count(spec).context("on the interpreter");
        self.counters().push(count);
        report
    }

    fn counter(&self) -> Result<Count> {
        let (sample, options, arch) = (self.sample(), self.subject.options(), self.target.arch);
        // One head has its share of the multiprocessors: a persistent kernel then divides it among CTAs as
        // it divides the problem.
        let heads = self.subject.shape.batch * self.subject.shape.heads;
        let share = u32::try_from(heads).map_or(0, |heads| self.multiprocessors / heads.max(1));
        let share = share.max(1);
        Ok(match self.subject.dtype {
            Dtype::F16 => {
                let mut counter = Counter::<f16>::new(sample, options, arch)?;
                Box::new(move |spec| counter.count(spec, share))
            }
            Dtype::Bf16 => {
                let mut counter = Counter::<bf16>::new(sample, options, arch)?;
                Box::new(move |spec| counter.count(spec, share))
            }
        })
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
        arguments::shape([1, seq, 1, head_dim])
    }

    fn counters(&self) -> MutexGuard<'_, Vec<Count>> {
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
