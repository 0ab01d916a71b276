//! What is known of configurations before they are measured: the compiler's figures, the interpreter's
//! counts, and the time that the cost model gives them.

mod attention;
mod conv;

use std::sync::OnceLock;

use anyhow::Result;
use fa::attention::Chip;
use fa::dsl::config::Value;
use fa::dsl::interp::Report;
use fa::dsl::target::Target;
use fa::runtime::cache::Cache;
use fa_tune::cost::{Features, Fitted, Launch, ctas_per_sm, prior_us};
use fa_tune::record::Resources;
use fa_tune::sampler::tpe::Observation;
use fa_tune::space::Space;
use fa_tune::study::{CostModel, Fit};

use super::subject::Subject;
use crate::commands::spec::Spec;
use attention::Head;
use conv::Tiles;

/// A part of a problem that is counted in its place.
trait Sample: Sync {
    /// What a candidate with these values is called; `None` of values that no kernel has.
    fn spec(&self, values: &[Value]) -> Option<Spec>;

    /// Runs the candidate on the part, on the interpreter. Gives what was counted, and how the launch that is wanted relates to it.
    fn count(&self, values: &[Value], chip: Chip) -> Result<(Report, Launch)>;
}

/// The candidates of a space, each looked at once, when it is first asked for: it is compiled into the
/// cache and run on the interpreter.
pub struct Prospects<'a> {
    space: &'a Space,
    chip: Chip,
    cache: Cache,
    /// What is known of each candidate; `None` of one that cannot be compiled or counted, which a worker will
    /// report.
    known: Vec<OnceLock<Option<Features>>>,
    sample: Box<dyn Sample + 'a>,
}

impl<'a> Prospects<'a> {
    /// Prospects of the space on such GPUs. Nothing is looked at yet.
    pub fn new(
        subject: &'a Subject,
        space: &'a Space,
        chip: Chip,
        cache: Cache,
    ) -> Result<Prospects<'a>> {
        Ok(Prospects {
            space,
            chip,
            cache,
            known: (0..space.len()).map(|_| OnceLock::new()).collect(),
            sample: match subject {
                Subject::Attention(subject) => Box::new(Head::new(subject)?),
                Subject::Conv(subject) => Box::new(Tiles { subject }),
            },
        })
    }

    /// Looks at a candidate, or waits for the thread that does.
    pub fn features(&self, candidate: usize) -> Option<&Features> {
        let known = self.known.get(candidate)?.get_or_init(|| {
            let values = self.space.values(candidate);
            let spec = self.sample.spec(values)?;
            self.look(&spec, values)
                .inspect_err(|error| tracing::debug!("{}: {error:#}", spec.text))
                .ok()
        });
        known.as_ref()
    }

    fn look(&self, spec: &Spec, values: &[Value]) -> Result<Features> {
        let (chip, target) = (self.chip, Target::new(self.chip.arch));
        // The kernels of the other steps are compiled when they are launched first.
        let resources = self.compile(spec)?;
        let (report, launch) = self.sample.count(values, chip)?;
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
            spill_bytes: cubin.stats.spill_bytes(),
            shared_bytes: shared,
            threads,
            ctas_per_sm: ctas_per_sm(&Target::new(arch), threads, registers, shared),
        })
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
        let predict = move |candidate| self.features(candidate).map(|it| fitted.predict_us(it));
        Some(Box::new(predict))
    }
}

#[cfg(test)]
mod tests;
