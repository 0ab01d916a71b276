//! From a choice to the configuration of its kernel and element type.

use fa_kernels::forward::{
    self, MmaBf16Config, MmaF16Config, Options, ResidentBf16Config, ResidentF16Config,
    StreamBf16Config, StreamF16Config,
};
use half::{bf16, f16};

use super::{AttentionElement, AttentionError, Chip, Choice, Visitor};

macro_rules! dispatch {
    ($element:ty, $stream:ident, $resident:ident, $mma:ident) => {
        impl AttentionElement for $element {
            fn dispatch<V: Visitor>(
                choice: Choice,
                chip: Chip,
                inputs: forward::Inputs<'_, $element>,
                outputs: forward::Outputs<'_, $element>,
                options: &Options,
                visitor: V,
            ) -> Result<V::Output, AttentionError> {
                match choice {
                    Choice::Stream { shape, variant } => {
                        let config = $stream {
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
                        };
                        let launch =
                            config.launch(inputs, outputs, options, chip.multiprocessors)?;
                        visitor.kernel(&config, &launch)
                    }
                    Choice::Resident { shape, variant } => {
                        let config = $resident {
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
                        };
                        let launch =
                            config.launch(inputs, outputs, options, chip.multiprocessors)?;
                        visitor.kernel(&config, &launch)
                    }
                    Choice::Mma { shape, variant } => {
                        let config = $mma {
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
                        };
                        let launch =
                            config.launch(inputs, outputs, options, chip.multiprocessors)?;
                        visitor.kernel(&config, &launch)
                    }
                }
            }
        }
    };
}
dispatch!(f16, StreamF16Config, ResidentF16Config, MmaF16Config);
dispatch!(bf16, StreamBf16Config, ResidentBf16Config, MmaBf16Config);
