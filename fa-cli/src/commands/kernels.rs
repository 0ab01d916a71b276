//! Attention kernels by their specs: from a configuration that is known at run time to a typed launch.

use anyhow::{Context, Result, bail};
use fa::attention::AttentionElement;
use fa::dsl::abi::Element;
use fa::dsl::config::{KernelArgs, KernelConfig};
use fa::kernels::forward::{
    MmaBf16Config, MmaF16Config, Options, ResidentBf16Config, ResidentF16Config, StreamBf16Config,
    StreamF16Config,
};
use fa::kernels::s512::FaS512Config;
use fa::kernels::tensors::{Inputs, Launch, Outputs};
use fa_reference::Narrow;
use half::{bf16, f16};

use super::arguments::Dtype;
use super::spec::Spec;

/// What is done with a launch, whichever kernel it is of.
pub trait WithLaunch<'a> {
    /// What comes of it.
    type Output;

    /// Does it.
    fn with<A: KernelArgs + 'a>(self, launch: Launch<A>) -> Result<Self::Output>;
}

/// A 16-bit float that attention kernels take.
pub trait Half: AttentionElement + Element + Narrow {
    /// As on the command line.
    const DTYPE: Dtype;

    /// The names of the kernels that take it.
    const KERNELS: &'static [&'static str];

    /// Makes the launch of `spec`, one of [`Self::KERNELS`], and hands it to `then`.
    fn with_launch<'a, W: WithLaunch<'a>>(
        spec: &Spec,
        inputs: Inputs<'a, Self>,
        outputs: Outputs<'a, Self>,
        options: &Options,
        multiprocessors: u32,
        then: W,
    ) -> Result<W::Output>;
}

/// The configuration of type `C` that the spec names.
fn config<C: KernelConfig>(spec: &Spec) -> Result<C> {
    C::from_values(spec.values())
        .with_context(|| format!("{} does not have the tunables of {}", spec.text(), C::NAME))
}

/// The type that the kernel of this spec takes.
pub fn dtype(spec: &Spec) -> Result<Dtype> {
    dtype_of(spec.name()).with_context(|| {
        let known = names();
        format!("{} is no attention kernel; those are {known}", spec.text())
    })
}

/// The type that the kernel of this name takes, if it is an attention kernel.
pub fn dtype_of(name: &str) -> Option<Dtype> {
    if f16::KERNELS.contains(&name) {
        Some(Dtype::F16)
    } else if bf16::KERNELS.contains(&name) {
        Some(Dtype::Bf16)
    } else {
        None
    }
}

/// The attention kernels' names, for people.
pub fn names() -> String {
    [f16::KERNELS, bf16::KERNELS].concat().join(", ")
}

macro_rules! half {
    ($element:ty, $dtype:expr, [$($config:ty),*], [$($fixed:ty),*]) => {
        impl Half for $element {
            const DTYPE: Dtype = $dtype;

            const KERNELS: &'static [&'static str] =
                &[$(<$fixed as KernelConfig>::NAME,)* $(<$config as KernelConfig>::NAME),*];

            fn with_launch<'a, W: WithLaunch<'a>>(
                spec: &Spec,
                inputs: Inputs<'a, Self>,
                outputs: Outputs<'a, Self>,
                options: &Options,
                multiprocessors: u32,
                then: W,
            ) -> Result<W::Output> {
                let name = spec.name();
                $(if name == <$fixed as KernelConfig>::NAME {
                    let launch = config::<$fixed>(spec)?.launch(inputs, outputs, options.scale)?;
                    return then.with(launch);
                })*
                $(if name == <$config as KernelConfig>::NAME {
                    let config = config::<$config>(spec)?;
                    let launch = config.launch(inputs, outputs, options, multiprocessors)?;
                    return then.with(launch);
                })*
                bail!(
                    "{} does not take {}; those that do are {}",
                    spec.text(),
                    Self::DTYPE.name(),
                    Self::KERNELS.join(", ")
                )
            }
        }
    };
}
half!(
    f16,
    Dtype::F16,
    [StreamF16Config, ResidentF16Config, MmaF16Config],
    [FaS512Config]
);
half!(
    bf16,
    Dtype::Bf16,
    [StreamBf16Config, ResidentBf16Config, MmaBf16Config],
    []
);

#[cfg(test)]
mod tests {
    use fa::dsl::config::KernelEntry;

    use super::*;

    #[test]
    fn kernels_know_their_type() {
        let of = |text| Spec::parse(text).and_then(|spec| dtype(&spec));
        assert_eq!(of("FaS512<64,64,32,4>").ok(), Some(Dtype::F16));
        assert_eq!(of("StreamF16<128,3>").ok(), Some(Dtype::F16));
        assert_eq!(of("StreamBf16<128,3>").ok(), Some(Dtype::Bf16));
        let error = of("Saxpy<256>").map(|_| ()).unwrap_err().to_string();
        assert!(
            error.contains("no attention kernel") && error.contains("StreamBf16"),
            "{error}"
        );
    }

    /// A new attention kernel has to be listed above.
    #[test]
    fn every_attention_kernel_is_known() {
        let known = [f16::KERNELS, bf16::KERNELS].concat();
        for entry in KernelEntry::all() {
            let masked = entry
                .tunables
                .iter()
                .any(|tunable| tunable.name == "CAUSAL");
            assert_eq!(known.contains(&entry.name), masked, "{}", entry.name);
        }
    }
}
