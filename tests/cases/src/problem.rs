//! A case with its values, what float64 makes of them, and its runs on devices.

use fa::reference::{Attention, Comparison, Precision, attention};
use fa_dsl::config::KernelConfig;
use fa_dsl::interp::Report;
use fa_kernels::s512::{FaS512Config, LaunchError};
use fa_runtime::{Device, Program};

use crate::Case;
use crate::tensors::{Outcome, Tensors};

/// What the log-sum-exp may be off by, relative where it is over 1: scores are sums of 64 products
/// in float32, and tensor cores truncate where IEEE rounds.
const LSE_TOLERANCE: f64 = 1e-4;

/// A case with its values and its reference.
#[derive(Clone, Debug)]
pub struct Problem {
    /// What it is.
    pub case: Case,
    /// q, k and v, each contiguous (batch, seq, heads, head_dim).
    pub inputs: [Vec<half::f16>; 3],
    /// The result in float64.
    pub exact: Attention,
    /// The result of plain attention in float16, whose error the bound is made of.
    pub low: Attention,
}

/// A case that did not come out right with one configuration.
#[derive(Debug, thiserror::Error)]
#[error("{spec} for {case:?}: {cause}")]
pub struct Failure {
    /// The configuration.
    pub spec: String,
    /// The case.
    pub case: Box<Case>,
    /// What went wrong.
    #[source]
    pub cause: Box<Cause>,
}

/// What can go wrong with a case.
#[derive(Debug, thiserror::Error)]
pub enum Cause {
    /// The output is too far from the reference.
    #[error("the output is {error:e} off, the bound is {bound:e}")]
    Output {
        /// max |o − ref|.
        error: f64,
        /// What it may be.
        bound: f64,
    },
    /// The log-sum-exp is too far from the reference.
    #[error("the log-sum-exp at {index} is {found}, the reference {expected}")]
    Lse {
        /// Where, in (batch, heads, seq).
        index: usize,
        /// The kernel's.
        found: f32,
        /// The reference's.
        expected: f64,
    },
    /// Memory beside the outputs was written.
    #[error("{count} elements beside the outputs were written")]
    Stray {
        /// How many.
        count: usize,
    },
    /// It did not run.
    #[error(transparent)]
    Runtime(#[from] fa_runtime::Error),
    /// The launch was refused.
    #[error(transparent)]
    Launch(#[from] LaunchError),
}

impl Problem {
    /// Draws the values and computes the reference.
    pub fn new(case: Case) -> Problem {
        let inputs = case.draw();
        let solve = |precision| {
            let [q, k, v] = &inputs;
            let scale = case.scale.map_or(0.125, f64::from);
            attention(&case.shape(), q, k, v, scale, case.causal, precision)
        };
        let (exact, low) = (solve(Precision::Exact), solve(Precision::Half));
        Problem {
            case,
            inputs,
            exact,
            low,
        }
    }

    /// `config` with the masking of this case.
    pub fn config(&self, config: &FaS512Config) -> FaS512Config {
        FaS512Config {
            causal: self.case.causal,
            ..*config
        }
    }

    /// Runs on `device` with `config` and the masking of this case.
    ///
    /// # Errors
    /// When it does not run to its end.
    pub fn run(&self, device: &Device, config: &FaS512Config) -> Result<Outcome, Failure> {
        let config = self.config(config);
        let run = || {
            let program = device.load(&config)?;
            self.launch(device, &program, &config)
        };
        run().map_err(|cause| self.failure(&config, cause))
    }

    /// As [`Self::run`], and verifies the result. Gives what the interpreter counted.
    ///
    /// # Errors
    /// When it does not run to its end, or gives something else than the reference.
    pub fn check(&self, device: &Device, config: &FaS512Config) -> Result<Option<Report>, Failure> {
        let config = self.config(config);
        let run = || {
            let program = device.load(&config)?;
            self.verify(&self.launch(device, &program, &config)?)?;
            Ok(program.report())
        };
        run().map_err(|cause| self.failure(&config, cause))
    }

    fn launch(
        &self,
        device: &Device,
        program: &Program,
        config: &FaS512Config,
    ) -> Result<Outcome, Cause> {
        let mut tensors = Tensors::upload(device, self)?;
        let launch = tensors.launch(config, self.case.scale)?;
        program.launch(launch.grid, &launch.args)?;
        Ok(tensors.read()?)
    }

    /// What went wrong, with the configuration and the case.
    pub fn failure(&self, config: &FaS512Config, cause: Cause) -> Failure {
        Failure {
            spec: config.spec(),
            case: Box::new(self.case),
            cause: Box::new(cause),
        }
    }

    /// Holds an outcome against the reference.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn verify(&self, outcome: &Outcome) -> Result<(), Cause> {
        if outcome.stray > 0 {
            return Err(Cause::Stray {
                count: outcome.stray,
            });
        }
        let comparison = Comparison::flash_attention(&outcome.o, &self.exact.o, &self.low.o);
        let Comparison { error, bound } = comparison;
        if !comparison.holds() {
            return Err(Cause::Output { error, bound });
        }
        for (index, (&found, &expected)) in outcome.lse.iter().zip(&self.exact.lse).enumerate() {
            let distance = (f64::from(found) - expected).abs();
            // Not `>`: a distance that is NaN must fail.
            let close = distance <= LSE_TOLERANCE * expected.abs().max(1.0);
            if f64::from(found) != expected && (expected.is_infinite() || !close) {
                return Err(Cause::Lse {
                    index,
                    found,
                    expected,
                });
            }
        }
        Ok(())
    }
}
