//! Configurations of the schedules of general attention for tests.

use fa_dsl::target::Arch;
use fa_kernels::forward::{MmaF16Config, StreamF16Config};

use super::Tunables;

/// The streaming schedule at its smallest, for head dimensions up to 64.
pub const STREAM: StreamF16Config = StreamF16Config {
    block_n: 64,
    consumers: 2,
    stages: 2,
    q_stages: 1,
    ping_pong: true,
    share_q: false,
    reference: 0,
    polynomials: 0,
    head_dim: 64,
    causal: false,
    window: false,
    softcap: false,
    seq: 0,
};

/// The schedule for sm_80 and later, for head dimensions up to 64.
pub const MMA: MmaF16Config = MmaF16Config {
    block_m: 64,
    block_n: 64,
    num_warps: 4,
    stages: 1,
    q_regs: 0,
    ctas: 1,
    reference: 0,
    polynomials: 0,
    head_dim: 64,
    causal: false,
    window: false,
    softcap: false,
    seq: 0,
};

/// Each schedule that `arch` has with every way of computing softmax that its gates let pass.
pub fn strategies(arch: Arch) -> Vec<Tunables> {
    let mut all = Vec::new();
    for reference in [0, 1, 2] {
        for polynomials in [0, 1, 4] {
            all.push(Tunables::Stream(StreamF16Config {
                reference,
                polynomials,
                ..STREAM
            }));
            all.push(Tunables::Mma(MmaF16Config {
                reference,
                polynomials,
                ..MMA
            }));
        }
    }
    all.retain(|tunables| tunables.fits(arch));
    all
}
