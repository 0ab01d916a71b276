//! Warpgroups that each have keys of their own, as in `together`, and compute a block of queries from its scores to its sums before they begin with the next
//! one: FlashAttention-3's order. dQ is computed transposed, so that blocks need not be whole panels of queries.

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;
use fa_dsl::tile::pipeline::fence_proxy_async;
use fa_dsl::tile::wgmma::{wgmma_commit, wgmma_fence, wgmma_hold, wgmma_nn, wgmma_nt, wgmma_wait};

use super::group::{Group, LEFT, STAGED};
use super::layout::Ring;
use crate::attention::backward::work::QueryBlock;

/// One warp of such a warpgroup.
pub(super) struct OneByOne<'a, T> {
    group: Group<'a, T>,
    /// Scores, keys × queries; then P.
    s: Accumulator,
    /// The gradient of P, then of the scores.
    dp: Accumulator,
    /// Elements × queries.
    dq: Accumulator,
    dk: Accumulator,
    dv: Accumulator,
}

impl<'a, T: Half> OneByOne<'a, T> {
    pub fn new(group: Group<'a, T>) -> OneByOne<'a, T> {
        let s = group.s;
        let zeros = |name, columns: u32| Accumulator::zeros(name, 1, columns / 8);
        let head_dim = s.variant.head_dim;
        OneByOne {
            s: zeros("s", s.block_m),
            dp: zeros("dp", s.block_m),
            dq: zeros("dq", s.dq_columns()),
            dk: zeros("dk", head_dim),
            dv: zeros("dv", head_dim),
            group,
        }
    }

    /// dK and dV of the block, and what it adds to dQ.
    #[device]
    pub fn run(&self) {
        let group = &self.group;
        let walk = group.walk();
        if walk.any() {
            group.layout.keys_full().wait(0);
            group.layout.values_full().wait(0);
            walk.each(|now, i, _| self.step(now, i));
        }
        group.finish(&self.dk, &self.dv);
    }

    /// Takes in block `i`.
    #[device]
    fn step(&self, now: QueryBlock, i: Reg<u32>) {
        let OneByOne {
            group,
            s,
            dp,
            dq,
            dk,
            dv,
        } = self;
        let queries = group.block(Ring::Queries, i);
        let gradients = group.block(Ring::Gradients, i);
        let statistics = group.statistics(i);
        group.wait(Ring::Queries, i);
        wgmma_fence();
        wgmma_nt::<T>(s, &group.own(group.layout.keys), &queries); // Sᵀ = K Qᵀ
        wgmma_commit();
        group.wait(Ring::Gradients, i);
        wgmma_fence();
        wgmma_nt::<T>(dp, &group.own(group.layout.values), &gradients); // dPᵀ = V dOᵀ
        wgmma_commit();
        wgmma_wait(1, &[s]);
        // Nothing of it goes back: there are no functions, and no cap.
        let _ = group.finish_scores(s, now);
        group.probabilities(s, statistics);
        let p = s.to_fragment::<T>(true);
        wgmma_wait(0, &[dp]);
        group.score_gradients(s, dp, statistics, None);
        if group.s.ds_stages == 1 {
            barrier_named(LEFT, group.s.computing());
        }
        let staged = group.layout.ds(group.s, i);
        let ds = group.stage(dp, staged);
        wgmma_fence();
        wgmma_nn::<T>(dv, &p, &gradients, false); // dV += Pᵀ dO
        wgmma_commit();
        fence_proxy_async();
        barrier_named(STAGED, group.s.computing());
        wgmma_fence();
        group.query_gradients(dq, staged); // dQᵀ = Kᵀ dSᵀ
        wgmma_commit();
        wgmma_wait(1, &[dv]);
        wgmma_hold(&p);
        group.release(Ring::Gradients, i);
        wgmma_fence();
        wgmma_nn::<T>(dk, &ds, &queries, false); // dK += dSᵀ Q
        wgmma_commit();
        wgmma_wait(1, &[dq]);
        let add = group.begin_sums(dq, now, i);
        wgmma_wait(0, &[dk]);
        wgmma_hold(&ds);
        add();
        group.release(Ring::Queries, i);
    }
}
