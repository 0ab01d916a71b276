//! From a choice to the configuration of its kernel and element type, and to its launch.

use fa_dsl::config::{KernelConfig, Value};
use fa_kernels::forward::{
    self, MmaBf16Config, MmaF16Config, Options, ResidentBf16Config, ResidentF16Config,
    StreamBf16Config, StreamF16Config,
};
use half::{bf16, f16};

use super::{AttentionElement, AttentionError, AttentionKernel, Chip, Choice, Visitor};
use crate::tuned::{Kernels, Table};

macro_rules! dispatch {
    ($element:ty, $kernel:ident, $list:ident, $stream:ident, $resident:ident, $mma:ident) => {
        /// A configured kernel of one element type.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $kernel {
            /// The streaming schedule.
            Stream($stream),
            /// The schedule for short sequences.
            Resident($resident),
            /// The schedule for sm_80 and later.
            Mma($mma),
        }

        impl AttentionKernel for $kernel {
            fn find(name: &str, values: &[Value]) -> Option<$kernel> {
                match name {
                    $stream::NAME => $stream::from_values(values).map($kernel::Stream),
                    $resident::NAME => $resident::from_values(values).map($kernel::Resident),
                    $mma::NAME => $mma::from_values(values).map($kernel::Mma),
                    _ => None,
                }
            }

            fn seq(&self) -> u32 {
                match self {
                    $kernel::Stream(config) => config.seq,
                    $kernel::Resident(config) => config.seq,
                    $kernel::Mma(config) => config.seq,
                }
            }
        }

        impl From<Choice> for $kernel {
            fn from(choice: Choice) -> $kernel {
                match choice {
                    Choice::Stream { shape, variant } => $kernel::Stream($stream {
                        block_n: shape.block_n,
                        consumers: shape.consumers,
                        stages: shape.stages,
                        q_stages: shape.q_stages,
                        ping_pong: shape.ping_pong,
                        output: shape.output,
                        reference: shape.reference,
                        polynomials: 0,
                        head_dim: variant.head_dim,
                        causal: variant.causal,
                        window: variant.window,
                        softcap: variant.softcap,
                        seq: variant.seq.tunable(),
                    }),
                    Choice::Resident { shape, variant } => $kernel::Resident($resident {
                        block_n: shape.block_n,
                        consumers: shape.consumers,
                        q_stages: shape.q_stages,
                        unroll: shape.unroll,
                        ctas: shape.ctas,
                        ping_pong: shape.ping_pong,
                        reference: shape.reference,
                        polynomials: 0,
                        head_dim: variant.head_dim,
                        causal: variant.causal,
                        window: variant.window,
                        softcap: variant.softcap,
                        seq: variant.seq.tunable(),
                    }),
                    Choice::Mma { shape, variant } => $kernel::Mma($mma {
                        block_m: shape.block_m,
                        block_n: shape.block_n,
                        num_warps: shape.num_warps,
                        stages: shape.stages,
                        q_regs: shape.q_regs,
                        ctas: shape.ctas,
                        reference: shape.reference,
                        polynomials: 0,
                        head_dim: variant.head_dim,
                        causal: variant.causal,
                        window: variant.window,
                        softcap: variant.softcap,
                        seq: variant.seq.tunable(),
                    }),
                }
            }
        }

        impl AttentionElement for $element {
            type Kernel = $kernel;

            fn of_table(table: &Table) -> Kernels<'_, $kernel> {
                table.$list()
            }

            fn launch<V: Visitor>(
                kernel: $kernel,
                chip: Chip,
                inputs: forward::Inputs<'_, $element>,
                outputs: forward::Outputs<'_, $element>,
                options: &Options,
                visitor: V,
            ) -> Result<V::Output, AttentionError> {
                let processors = chip.multiprocessors;
                match kernel {
                    $kernel::Stream(config) => {
                        let launch = config.launch(inputs, outputs, options, processors)?;
                        visitor.kernel(&config, &launch)
                    }
                    $kernel::Resident(config) => {
                        let launch = config.launch(inputs, outputs, options, processors)?;
                        visitor.kernel(&config, &launch)
                    }
                    $kernel::Mma(config) => {
                        let launch = config.launch(inputs, outputs, options, processors)?;
                        visitor.kernel(&config, &launch)
                    }
                }
            }
        }
    };
}
dispatch!(
    f16,
    F16Kernel,
    f16,
    StreamF16Config,
    ResidentF16Config,
    MmaF16Config
);
dispatch!(
    bf16,
    Bf16Kernel,
    bf16,
    StreamBf16Config,
    ResidentBf16Config,
    MmaBf16Config
);
