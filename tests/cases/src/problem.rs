//! A case of FaS512 with its values, what float64 makes of them, and its runs on devices.

use fa_dsl::config::KernelConfig;
use fa_dsl::interp::Report;
use fa_kernels::s512::{FaS512Config, HEAD_DIM, Launch};
use fa_reference::Rules;
use fa_runtime::{Device, Program};
use half::f16;

use crate::verify::{Cause, Expected};
use crate::{Case, Outcome, Tensors};

/// A case with its values and its reference.
#[derive(Clone, Debug)]
pub struct Problem {
    /// What it is.
    pub case: Case,
    /// q, k and v, each contiguous (batch, seq, heads, head_dim).
    pub inputs: [Vec<f16>; 3],
    /// What it gives.
    pub expected: Expected,
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

/// What the case asks for.
fn rules(case: &Case) -> Rules {
    let rules = Rules::new(HEAD_DIM as usize);
    Rules {
        scale: case.scale.map_or(rules.scale, f64::from),
        causal: case.causal,
        ..rules
    }
}

impl Problem {
    /// Draws the values and computes the reference.
    pub fn new(case: Case) -> Problem {
        let inputs = case.draw();
        let expected = Expected::of(&case.shape(), &inputs, rules(&case));
        Problem {
            case,
            inputs,
            expected,
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
    pub fn run(&self, device: &Device, config: &FaS512Config) -> Result<Outcome<f16>, Failure> {
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

    /// The tensors in the device's memory.
    ///
    /// # Errors
    /// When the device has no memory left, or the driver fails.
    pub fn upload(&self, device: &Device) -> Result<Tensors<f16>, fa_runtime::Error> {
        let layouts = [self.case.inputs, self.case.outputs];
        Tensors::upload(device, &self.case.shape(), layouts, &self.inputs)
    }

    /// The launch of `config` on these tensors.
    ///
    /// # Errors
    /// When the kernel cannot take them.
    pub fn launch_on<'a>(
        &self,
        tensors: &'a mut Tensors<f16>,
        config: &FaS512Config,
    ) -> Result<Launch<'a>, Cause> {
        let (inputs, outputs) = tensors.views()?;
        Ok(config.launch(inputs, outputs, self.case.scale)?)
    }

    fn launch(
        &self,
        device: &Device,
        program: &Program,
        config: &FaS512Config,
    ) -> Result<Outcome<f16>, Cause> {
        let mut tensors = self.upload(device)?;
        let launch = self.launch_on(&mut tensors, config)?;
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
    pub fn verify(&self, outcome: &Outcome<f16>) -> Result<(), Cause> {
        self.expected.verify(outcome)
    }
}
