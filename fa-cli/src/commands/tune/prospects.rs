//! What is known of configurations before they are measured: the compiler's figures, the interpreter's
//! counts, and the time that the cost model gives them.

use std::sync::{Mutex, OnceLock, PoisonError};

use anyhow::{Context, Result};
use fa::attention::{Chip, Configured};
use fa::dsl::target::Target;
use fa::runtime::cache::Cache;
use fa_tune::cost::{Features, Fitted, Launch, ctas_per_sm, prior_us};
use fa_tune::record::Resources;
use fa_tune::sampler::tpe::Observation;
use fa_tune::space::Space;
use fa_tune::study::{CostModel, Fit};

use super::counts::{Counted, Counter};
use super::subject::Subject;
use crate::commands::spec::Spec;

/// The candidates of a space, each looked at once, when it is first asked for: it is compiled into the
/// cache and run on the interpreter.
pub struct Prospects<'a> {
    subject: &'a Subject,
    space: &'a Space,
    target: Target,
    multiprocessors: u32,
    cache: Cache,
    /// By candidate; `None` of one that cannot be compiled or counted, which a worker will report.
    known: Vec<OnceLock<Option<Features>>>,
    /// Those that no thread is using.
    counters: Mutex<Vec<Counter>>,
}

impl<'a> Prospects<'a> {
    /// Of the space, for GPUs with so many multiprocessors. Nothing is looked at yet.
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
        let resources = self.compile(&Spec::from(*kernel))?;
        let Counted { report, flop } = self.count(kernel)?;
        let chip = Chip {
            arch: self.target.arch,
            multiprocessors: self.multiprocessors,
        };
        let grid = self.subject.planned(kernel, chip)?;
        let problem = self.subject.recorded_problem()?;
        let launch = Launch {
            repeats: problem.flop / flop,
            grid_ctas: grid.iter().map(|size| u64::from(*size)).product(),
            flop: problem.flop,
            bytes: problem.bytes,
        };
        let (target, multiprocessors) = (&self.target, self.multiprocessors);
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

    fn count(&self, kernel: &Configured) -> Result<Counted> {
        let free = self.counters().pop();
        let mut counter = free.map_or_else(|| self.counter(), Ok)?;
        let counted = counter.count(kernel).context("on the interpreter");
        self.counters().push(counter);
        counted
    }

    fn counter(&self) -> Result<Counter> {
        Counter::new(self.subject, self.target.arch, self.multiprocessors)
    }

    fn counters(&self) -> std::sync::MutexGuard<'_, Vec<Counter>> {
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
mod tests {
    use fa::attention::Shape;
    use fa::dsl::target::Arch;

    use super::*;

    fn subject(kernel: &str, causal: bool) -> Subject {
        let shape = Shape::square(32, 512, 8, 64);
        Subject::new(kernel, shape, causal, false).expect("it takes 512")
    }

    /// Looks at what `pick` picks.
    fn looked_at(subject: &Subject, pick: impl Fn(&Space) -> Vec<usize>) -> Vec<Option<Features>> {
        let target = Target::new(Arch::Sm90a);
        let space = subject.space(&target, 132).expect("it has configurations");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let cache = Cache::at(folder.path());
        let prospects = Prospects::new(subject, &space, target, 132, cache);
        let candidates = pick(&space).into_iter();
        candidates
            .map(|it| prospects.features(it).copied())
            .collect()
    }

    fn named<'s>(specs: &'s [&str]) -> impl Fn(&Space) -> Vec<usize> + 's {
        |space| {
            let find = |spec: &&str| space.find(spec).expect("it is valid");
            specs.iter().map(find).collect()
        }
    }

    #[test]
    fn every_attention_kernel_can_be_looked_at() {
        for kernel in crate::commands::attention::names().split(", ") {
            let default = |space: &Space| space.default_index().into_iter().collect();
            let [Some(features)] = looked_at(&subject(kernel, true), default)[..] else {
                panic!("{kernel}: the default compiles");
            };
            let prior = prior_us(&features);
            assert!((10.0..1000.0).contains(&prior), "{kernel}: {prior} µs");
        }
    }

    #[test]
    fn conflicts_and_tensor_work_are_seen() {
        let specs = ["FaS512<64,64,32,4>", "FaS512<64,64,32,4,SWIZZLE=false>"];
        let features = looked_at(&subject("FaS512", false), named(&specs));
        let [Some(swizzled), Some(plain)] = features[..] else {
            panic!("both compile: {features:?}");
        };
        assert_eq!(swizzled.conflicts, 0.0);
        assert!(plain.conflicts > 0.0 && plain.shared > swizzled.shared);
        assert_eq!(plain.tensor, swizzled.tensor);
        assert!(prior_us(&swizzled) < prior_us(&plain));
    }

    #[test]
    fn persistent_kernels_are_counted_by_head() {
        let specs = ["ResidentBf16<64,2,SEQ=512>", "ResidentBf16<64,4,SEQ=512>"];
        let subject = subject("ResidentBf16", false);
        let [Some(two), Some(four)] = looked_at(&subject, named(&specs))[..] else {
            panic!("both compile");
        };
        assert_eq!((two.ctas, four.ctas), (1.0, 1.0), "of a multiprocessor");
        // A CTA takes whole heads, whose keys and values come once, however many warpgroups share them.
        assert_eq!(two.l2, four.l2);
        assert!(two.l2 > 0.0);
    }
}
