//! From a configuration to a kernel that can be written out.

use std::error::Error;

use fa::dsl::config::KernelConfig;
use fa::dsl::ir::Kernel;
use fa::dsl::target::Target;
use fa::dsl::validate::{Valid, validate};
use fa::kernels::fa_s512::FaS512Config;

/// Stages and validates.
pub fn kernel(config: &FaS512Config, target: &Target) -> Result<Valid<Kernel>, Box<dyn Error>> {
    let kernel = config
        .stage()
        .map_err(|errors| format!("cannot stage: {errors:?}"))?;
    Ok(validate(kernel, target).map_err(|errors| format!("not valid: {errors:?}"))?)
}
