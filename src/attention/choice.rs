//! The table of tuned defaults: which schedule and which shape of it a problem gets.

mod mma;
mod resident;
mod stream;

use fa_dsl::abi::Element;
use fa_dsl::target::Arch;
use fa_kernels::forward::{Inputs, Options, Seq, Variant};

use super::Chip;
use mma::mma;
use resident::resident;
use stream::stream;

/// The sizes of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Sequences.
    pub batch: u64,
    /// Queries of a sequence.
    pub seq_q: u64,
    /// Keys of a sequence.
    pub seq_k: u64,
    /// Query heads.
    pub heads: u64,
    /// Elements of a head.
    pub head_dim: u64,
}

impl Sizes {
    /// Of these tensors.
    pub fn of<T: Element>(inputs: &Inputs<'_, T>) -> Sizes {
        let [batch, seq_q, heads, head_dim] = inputs.q.extent.shape;
        Sizes {
            batch,
            seq_q,
            seq_k: inputs.k.extent.shape[1],
            heads,
            head_dim,
        }
    }
}

/// A kernel by schedule and shape; the element type is the caller's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The streaming schedule for sm_90a, see [`fa_kernels::forward::stream`].
    Stream {
        /// Its shape.
        shape: StreamShape,
        /// What it is specialised to.
        variant: Variant,
    },
    /// The schedule for short sequences on sm_90a, see [`fa_kernels::forward::resident`].
    Resident {
        /// Its shape.
        shape: ResidentShape,
        /// What it is specialised to.
        variant: Variant,
    },
    /// The schedule for sm_80 and later, see [`fa_kernels::forward::mma`].
    Mma {
        /// Its shape.
        shape: MmaShape,
        /// What it is specialised to.
        variant: Variant,
    },
}

/// The tunables of the schedule for sm_80 and later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MmaShape {
    /// Queries of a tile.
    pub block_m: u32,
    /// Keys of a block.
    pub block_n: u32,
    /// Warps of a CTA.
    pub num_warps: u32,
    /// Blocks of keys and of values held.
    pub stages: u32,
    /// 16-column blocks of the queries that stay in registers.
    pub q_regs: u32,
    /// CTAs that a multiprocessor is to hold.
    pub ctas: u32,
    /// What exponentials are relative to, see [`fa_kernels::softmax::Reference::from_tunable`].
    pub reference: u32,
}

/// The tunables of the schedule for short sequences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResidentShape {
    /// Keys of a block.
    pub block_n: u32,
    /// Warpgroups.
    pub consumers: u32,
    /// Tiles of queries that a warpgroup holds.
    pub q_stages: u32,
    /// Blocks that the text of the loop over them repeats.
    pub unroll: u32,
    /// CTAs that a multiprocessor is to hold.
    pub ctas: u32,
    /// Whether warpgroups take turns.
    pub ping_pong: bool,
    /// What exponentials are relative to, see [`fa_kernels::softmax::Reference::from_tunable`].
    pub reference: u32,
}

/// The tunables of the streaming schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreamShape {
    /// Keys of a block.
    pub block_n: u32,
    /// Warpgroups that compute.
    pub consumers: u32,
    /// Slots of the ring.
    pub stages: u32,
    /// Tiles of queries held.
    pub q_stages: u32,
    /// Whether warpgroups take turns.
    pub ping_pong: bool,
    /// Where the output is gathered, see [`fa_kernels::forward::stream::OutputPlace`].
    pub output: u32,
    /// What exponentials are relative to, see [`fa_kernels::softmax::Reference::from_tunable`].
    pub reference: u32,
}

/// The kernel for a problem; `None` if there is none. Measured on an H200, see benches/NOTES.md.
pub fn choose(chip: Chip, sizes: &Sizes, options: &Options) -> Option<Choice> {
    match chip.arch {
        Arch::Sm90a => {
            let specialised = options.seq != Some(Seq::Dynamic);
            let resident = specialised.then(|| resident(chip, sizes, options));
            resident.flatten().or_else(|| stream(chip, sizes, options))
        }
        arch => mma(arch, sizes, options),
    }
}

fn variant(head_dim: u32, options: &Options) -> Variant {
    Variant {
        head_dim,
        causal: options.causal,
        window: options.limits().is_some(),
        softcap: options.softcap.is_some(),
        seq: options.seq.unwrap_or_default(),
    }
}
