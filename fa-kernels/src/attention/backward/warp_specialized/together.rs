//! Warpgroups that each have keys of their own: 64 of the block, and their dK and dV.

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;
use fa_dsl::tile::pipeline::fence_proxy_async;
use fa_dsl::tile::wgmma::{wgmma_commit, wgmma_fence, wgmma_hold, wgmma_nn, wgmma_nt, wgmma_wait};

use super::group::{Group, Kept, LEFT, STAGED};
use super::layout::Ring;
use super::tile_config::TileConfig;
use crate::attention::backward::work::QueryBlock;

/// One warp of such a warpgroup.
pub(super) struct Together<'a, T> {
    group: Group<'a, T>,
    registers: Registers,
}

/// What a warpgroup computes with, from block to block.
struct Registers {
    /// Scores, keys × queries; then P.
    s: Accumulator,
    /// The gradient of P, then of the scores.
    dp: Accumulator,
    dq: Accumulator,
    dk: Accumulator,
    dv: Accumulator,
    /// dSᵀ of the last block, which dK is still multiplied by.
    ds: Kept,
}

impl Registers {
    fn new(s: &TileConfig) -> Registers {
        let zeros = |name, columns: u32| Accumulator::zeros(name, 1, columns / 8);
        let head_dim = s.variant.head_dim;
        Registers {
            s: zeros("s", s.block_m),
            dp: zeros("dp", s.block_m),
            dq: zeros("dq", s.head_part()),
            dk: zeros("dk", head_dim),
            dv: zeros("dv", head_dim),
            ds: Kept::new(s.block_m),
        }
    }
}

impl<'a, T: Half> Together<'a, T> {
    pub fn new(group: Group<'a, T>) -> Together<'a, T> {
        Together {
            registers: Registers::new(group.s),
            group,
        }
    }

    /// dK and dV of the block, and what it adds to dQ.
    #[device]
    pub fn run(&self) {
        let (group, Registers { s, dk, dv, .. }) = (&self.group, &self.registers);
        let walk = group.walk();
        if walk.any() {
            group.layout.keys_full().wait(0);
            group.wait(Ring::Queries, 0.into());
            self.scores(0.into());
            wgmma_commit();
            wgmma_wait(0, &[s]);
            group.layout.values_full().wait(0);
            group.wait(Ring::Gradients, 0.into());
            walk.each(|now, i, more| self.step(now, i, more));
            wgmma_wait(0, &[dk, dv]);
            wgmma_hold(&self.registers.ds.fragment());
        }
        group.finish(dk, dv);
    }

    /// Takes in block `i`, which has landed, and whose scores are there; issues those of the next one, if there are `more`.
    #[device]
    fn step(&self, now: QueryBlock, i: Reg<u32>, more: Reg<bool>) {
        let group = &self.group;
        let Registers {
            s, dp, dq, dk, dv, ..
        } = &self.registers;
        let queries = group.block(Ring::Queries, i);
        let gradients = group.block(Ring::Gradients, i);
        let statistics = group.statistics(i);
        let product_gradients = || {
            wgmma_fence();
            wgmma_nt::<T>(dp, &group.own(group.layout.values), &gradients); // dPᵀ = V dOᵀ
            wgmma_commit();
        };
        if !group.s.late {
            product_gradients();
        }
        group.await_rows(i);
        let derivatives = group.finish_scores(s, now);
        group.leave_rows();
        group.probabilities(s, statistics);
        if !group.s.late {
            wgmma_wait(0, &[dp]);
        }
        if group.s.scores_first {
            // dK of the last block is there, too.
            if i != 0 {
                self.leave_queries(i - 1);
            }
        }
        let p = s.to_fragment::<T>(true);
        // What multiplies dS may as well multiply P, unless sums need dS as it is.
        let go_back = derivatives.add_up().then_some(&derivatives);
        if go_back.is_none() {
            derivatives.multiply_by(s);
        }
        if group.s.late {
            product_gradients();
            wgmma_wait(0, &[dp]);
        }
        let value_gradients = || {
            wgmma_fence();
            wgmma_nn::<T>(dv, &p, &gradients, false); // dV += Pᵀ dO
            wgmma_commit();
        };
        // A product whose left operand is in registers holds its warps up until it has read them: so not before dS is made. Functions leave too few
        // registers for P and dS at the same time.
        let early = group.s.variant.functions && !group.s.late;
        if early {
            value_gradients();
        }
        group.score_gradients(s, dp, statistics, go_back);
        if group.s.ds_stages == 1 {
            barrier_named(LEFT, group.s.computing());
        }
        let staged = group.layout.ds(group.s, i);
        self.registers.ds.set(&group.stage(dp, staged));
        if !early {
            value_gradients();
        }
        fence_proxy_async();
        barrier_named(STAGED, group.s.computing());
        wgmma_fence();
        group.query_gradients(dq, staged); // dQ = dS K
        wgmma_commit();
        let key_gradients = || {
            wgmma_fence();
            wgmma_nn::<T>(dk, &self.registers.ds.fragment(), &queries, false); // dK += dSᵀ Q
            wgmma_commit();
        };
        if !group.s.scores_first {
            key_gradients();
        }
        // After the last block once more its own: a product that depends on a condition would wait for all others.
        let next = select(more, i + 1, i);
        let waits_early = group.s.bulk || group.s.waits_early;
        if waits_early {
            self.await_next(next);
        }
        wgmma_wait(u32::from(!group.s.scores_first), &[dq]);
        wgmma_hold(&p);
        group.release(Ring::Gradients, i);
        let add = group.begin_sums(dq, now, i);
        if !waits_early {
            self.await_next(next);
        }
        self.scores(next);
        wgmma_commit();
        add();
        if group.s.scores_first {
            key_gradients();
            wgmma_wait(1, &[s]);
        } else {
            wgmma_wait(0, &[s]);
            self.leave_queries(i);
        }
    }

    /// Waits until a block has landed.
    #[device]
    fn await_next(&self, i: Reg<u32>) {
        self.group.wait(Ring::Queries, i);
        self.group.wait(Ring::Gradients, i);
    }

    /// Where dK of block `i` is there.
    #[device]
    fn leave_queries(&self, i: Reg<u32>) {
        wgmma_hold(&self.registers.ds.fragment());
        self.group.release(Ring::Queries, i);
    }

    /// Issues the scores of block `i`: Sᵀ = K Qᵀ.
    #[device]
    fn scores(&self, i: Reg<u32>) {
        let group = &self.group;
        let queries = group.block(Ring::Queries, i);
        wgmma_fence();
        wgmma_nt::<T>(&self.registers.s, &group.own(group.layout.keys), &queries);
    }
}
