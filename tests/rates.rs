//! The kernels that measure what a device can do, on the interpreter, with its sanitiser on.

use fa_cases::rates::{self, RateFailure};
use fa_dsl::config::KernelConfig;
use fa_dsl::target::{Arch, Target};
use fa_kernels::rates::{
    CopyRateConfig, MatrixOperands, MatrixRate, MmaRateF16Config, RateError, WgmmaRateF16Config,
};
use fa_runtime::Device;
use half::f16;

#[test]
fn results_are_exact_on_every_architecture() -> Result<(), RateFailure> {
    rates::check_all(&Device::cpu_as(Arch::Sm80))?;
    rates::check_all(&Device::cpu())
}

#[test]
fn warpgroup_products_need_their_architecture() {
    let config = WgmmaRateF16Config::FASTEST;
    assert_eq!(config.check(&Target::new(Arch::Sm90a)), Ok(()));
    let gates = |config: &WgmmaRateF16Config, arch| -> Vec<&str> {
        let broken = config.check(&Target::new(arch)).err().unwrap_or_default();
        broken.iter().map(|error| error.gate).collect()
    };
    assert_eq!(gates(&config, Arch::Sm120), ["architecture"]);
    let three = WgmmaRateF16Config {
        warpgroups: 3,
        ..config
    };
    assert_eq!(gates(&three, Arch::Sm90a), ["warpgroups"]);
}

#[test]
fn tensors_that_do_not_fit_are_refused() -> Result<(), RateFailure> {
    let device = Device::cpu();
    let config = CopyRateConfig {
        threads: 128,
        chunks: 1,
    };
    let from = device.zeros::<u32>(512)?;
    let mut to = device.zeros::<u32>(512)?;
    let refused = config.launch(from.contiguous(&[512])?, to.contiguous_mut(&[256])?);
    assert!(matches!(
        refused,
        Err(RateError::Vector { tensor: "y", .. })
    ));
    let refused = config.launch(from.contiguous(&[500])?, to.contiguous_mut(&[500])?);
    let error = RateError::Words {
        words: 500,
        of_cta: 512,
    };
    assert_eq!(refused.err(), Some(error));

    let matrices = MmaRateF16Config {
        warps: 4,
        ..MmaRateF16Config::FASTEST
    };
    let from = device.zeros::<f16>(256 * 64)?;
    let mut to = device.zeros::<f16>(256 * 64)?;
    let mut launch = |width: u64, passes: u32| -> Result<_, RateFailure> {
        let operands = MatrixOperands {
            a: from.contiguous(&[256, width])?,
            b: from.contiguous(&[64, 32])?,
            c: to.contiguous_mut(&[256, 64])?,
        };
        Ok(matrices.launch(operands, 1, passes).err())
    };
    assert!(matches!(
        launch(64, 1)?,
        Some(RateError::Matrix { matrix: "a", .. })
    ));
    assert!(matches!(
        launch(32, 0)?,
        Some(RateError::Passes { passes: 0, .. })
    ));
    Ok(())
}
