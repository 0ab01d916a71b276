//! What runs a problem: `attention()`, or one configuration of a schedule.

use fa::attention::{AttentionElement, AttentionError, Options, attention_into};
use fa_dsl::config::KernelConfig;
use fa_dsl::target::{Arch, Target};
use fa_kernels::forward::{
    Inputs, MmaBf16Config, MmaF16Config, Outputs, ResidentBf16Config, ResidentF16Config,
    StreamBf16Config, StreamF16Config,
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

/// The tunables of a schedule. A run sets the element type, and the const generics that are options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tunables {
    /// Of the streaming schedule.
    Stream(StreamF16Config),
    /// Of the schedule for short sequences whose length is known.
    Resident(ResidentF16Config),
    /// Of the schedule for sm_80 and later.
    Mma(MmaF16Config),
}

/// Runs an expression with `config` bound to the configuration in `tunables`.
macro_rules! each {
    ($tunables:expr, $config:ident => $body:expr) => {
        match $tunables {
            Tunables::Stream($config) => $body,
            Tunables::Resident($config) => $body,
            Tunables::Mma($config) => $body,
        }
    };
}

impl Tunables {
    /// These, with the const generics that are options as the options ask for.
    #[must_use]
    pub fn specialised(mut self, options: &Options) -> Tunables {
        each!(&mut self, config => {
            config.causal = options.causal;
            config.window = options.limits().is_some();
            config.softcap = options.softcap.is_some();
            config.seq = options.seq.unwrap_or_default().tunable();
        });
        self
    }

    /// Whether there is such a kernel for `arch` and the options.
    pub fn fits(&self, arch: Arch, options: &Options) -> bool {
        let target = Target::new(arch);
        each!(self.specialised(options), config => config.check(&target).is_ok())
    }

    /// The longest head that it takes.
    pub fn head_dim(&self) -> u32 {
        each!(self, config => config.head_dim)
    }

    fn spec(&self) -> String {
        each!(self, config => config.spec())
    }
}

/// The configuration for another element type: the tunables are the same.
macro_rules! same {
    ($config:expr, $to:ident) => {
        $to::from_values(&$config.values()).expect("both have the same tunables")
    };
}

/// A schedule launched as on a GPU of so many multiprocessors.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    /// The schedule.
    pub tunables: Tunables,
    /// How many.
    pub multiprocessors: u32,
}

macro_rules! schedule {
    ($element:ty, $stream:ident, $resident:ident, $mma:ident) => {
        impl Schedule<$element> for Spread {
            fn name(&self) -> String {
                let Spread {
                    tunables,
                    multiprocessors,
                } = self;
                format!("{} on {multiprocessors} multiprocessors", tunables.spec())
            }

            fn run(
                &self,
                device: &Device,
                inputs: Inputs<'_, $element>,
                outputs: Outputs<'_, $element>,
                options: &Options,
            ) -> Result<(), AttentionError> {
                macro_rules! launch {
                    ($config:expr) => {{
                        let config = $config;
                        let launch =
                            config.launch(inputs, outputs, options, self.multiprocessors)?;
                        Ok(device.load(&config)?.launch(launch.grid, &launch.args)?)
                    }};
                }
                match self.tunables.specialised(options) {
                    Tunables::Stream(config) => launch!(same!(config, $stream)),
                    Tunables::Resident(config) => launch!(same!(config, $resident)),
                    Tunables::Mma(config) => launch!(same!(config, $mma)),
                }
            }
        }

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
                let spread = Spread {
                    tunables: *self,
                    multiprocessors: device.multiprocessors(),
                };
                spread.run(device, inputs, outputs, options)
            }
        }
    };
}
schedule!(f16, StreamF16Config, ResidentF16Config, MmaF16Config);
schedule!(bf16, StreamBf16Config, ResidentBf16Config, MmaBf16Config);
