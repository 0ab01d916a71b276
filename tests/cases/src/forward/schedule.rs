//! What runs a problem: `attention()`, or one configuration of a schedule.

use fa::attention::{AttentionElement, AttentionError, Options, attention_into};
use fa_dsl::config::KernelConfig;
use fa_dsl::target::{Arch, Target};
use fa_kernels::forward::{
    Inputs, MmaBf16Config, MmaF16Config, Outputs, StreamBf16Config, StreamF16Config,
};
use fa_runtime::Device;
use half::{bf16, f16};

/// Computes attention of elements `T`.
pub trait Schedule<T> {
    /// For messages.
    fn name(&self) -> String;

    /// Launches it.
    ///
    /// # Errors
    /// When it does not fit, or loading or launching fails.
    fn run(
        &self,
        device: &Device,
        inputs: Inputs<'_, T>,
        outputs: Outputs<'_, T>,
        options: &Options,
    ) -> Result<(), AttentionError>;
}

/// Whatever `attention()` chooses.
#[derive(Clone, Copy, Debug)]
pub struct Chosen;

impl<T: AttentionElement> Schedule<T> for Chosen {
    fn name(&self) -> String {
        "attention()".to_owned()
    }

    fn run(
        &self,
        device: &Device,
        inputs: Inputs<'_, T>,
        outputs: Outputs<'_, T>,
        options: &Options,
    ) -> Result<(), AttentionError> {
        let Inputs { q, k, v } = inputs;
        attention_into(device, [q, k, v], outputs.o, outputs.lse, options)
    }
}

/// The tunables of a schedule. A run sets the element type and the const generics that are options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tunables {
    /// Of the streaming schedule.
    Stream(StreamF16Config),
    /// Of the schedule for sm_80 and later.
    Mma(MmaF16Config),
}

impl Tunables {
    /// Whether there is such a kernel for `arch` with every option on, which needs the most of
    /// everything.
    pub fn fits(&self, arch: Arch) -> bool {
        let target = Target::new(arch);
        match self {
            Tunables::Stream(config) => config.check(&target).is_ok(),
            Tunables::Mma(config) => config.check(&target).is_ok(),
        }
    }

    fn spec(&self) -> String {
        match self {
            Tunables::Stream(config) => config.spec(),
            Tunables::Mma(config) => config.spec(),
        }
    }
}

/// The configuration for another element type: the tunables are the same.
macro_rules! same {
    ($config:expr, $to:ident) => {
        $to::from_values(&$config.values()).expect("both have the same tunables")
    };
}

macro_rules! launch {
    ($schedule:ident, $config:expr, $device:ident, $inputs:ident, $outputs:ident, $options:ident) => {{
        let base = $config;
        let config = $schedule {
            causal: $options.causal,
            window: $options.limits().is_some(),
            softcap: $options.softcap.is_some(),
            seq: $options.seq.unwrap_or_default().tunable(),
            ..base
        };
        let launch = config.launch($inputs, $outputs, $options, $device.multiprocessors())?;
        Ok($device.load(&config)?.launch(launch.grid, &launch.args)?)
    }};
}

macro_rules! schedule {
    ($element:ty, $stream:ident, $mma:ident) => {
        impl Schedule<$element> for Tunables {
            fn name(&self) -> String {
                self.spec()
            }

            fn run(
                &self,
                device: &Device,
                inputs: Inputs<'_, $element>,
                outputs: Outputs<'_, $element>,
                options: &Options,
            ) -> Result<(), AttentionError> {
                match self {
                    Tunables::Stream(config) => {
                        launch!(
                            $stream,
                            same!(config, $stream),
                            device,
                            inputs,
                            outputs,
                            options
                        )
                    }
                    Tunables::Mma(config) => {
                        launch!($mma, same!(config, $mma), device, inputs, outputs, options)
                    }
                }
            }
        }
    };
}

schedule!(f16, StreamF16Config, MmaF16Config);
schedule!(bf16, StreamBf16Config, MmaBf16Config);
