//! A kernel that was chosen for some tensors.

use fa_dsl::config::{KernelArgs, KernelConfig, KernelEntry, Launch, Value, Values};

/// A kernel with its configuration, and its launch.
#[derive(Clone, Debug)]
pub struct Chosen<'a> {
    /// The kernel.
    pub entry: KernelEntry,
    /// Its configuration.
    pub values: Values,
    /// CTAs and arguments.
    pub launch: Launch<'a>,
}

impl<'a> Chosen<'a> {
    /// What is to be loaded.
    pub fn program(&self) -> (&KernelEntry, &[Value]) {
        (&self.entry, &self.values)
    }

    /// A launch of `ctas` CTAs.
    pub(crate) fn new<C: KernelConfig>(
        config: &C,
        ctas: u32,
        args: &(impl KernelArgs<Config = C> + 'a),
    ) -> Chosen<'a> {
        Chosen::with_grid(config, [ctas, 1, 1], args)
    }

    /// A launch of a grid of CTAs.
    pub(crate) fn with_grid<C: KernelConfig>(
        config: &C,
        grid: [u32; 3],
        args: &(impl KernelArgs<Config = C> + 'a),
    ) -> Chosen<'a> {
        Chosen {
            entry: KernelEntry::of::<C>(),
            values: config.values(),
            launch: Launch::new(grid, args),
        }
    }
}
