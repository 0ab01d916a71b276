//! What tests ask of this crate's own kernels.

use fa::dsl::config::{KernelConfig, KernelEntry};
use fa::dsl::cuda::write;
use fa::dsl::target::{Arch, Target};
use fa::dsl::validate::validate;
use fa::runtime::nvrtc::{CompileOptions, compile};

/// Fails unless NVRTC compiles a configuration for every architecture.
pub(crate) fn expect_everywhere<C: KernelConfig>(config: &C) {
    let entry = KernelEntry::of::<C>();
    for arch in Arch::ALL {
        let staged = (entry.stage)(&config.values()).unwrap();
        let valid = validate(staged, &Target::new(arch)).unwrap();
        let text = write(&valid);
        if let Err(error) = compile(&text, &valid.name, arch, &CompileOptions::default()) {
            panic!("{arch}: {error}");
        }
    }
}
