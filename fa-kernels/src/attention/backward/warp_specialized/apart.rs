//! Two warpgroups that share 64 keys, whose gradients are more than one has registers for: one has dV, the other dK.
//!
//! The first computes S and P, and dV of it; the second dP and dS, of the P that the first hands it through shared memory, and dK. Both compute half of
//! the elements of dQ.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::{barrier_arrive, fence_proxy_async};
use fa_dsl::tile::wgmma::{
    wgmma_commit, wgmma_fence, wgmma_hold, wgmma_nn, wgmma_nn_shared, wgmma_nt, wgmma_wait,
};
use fa_dsl::tile::{Accumulator, FragmentA, shared_load_words, shared_store_words};

use super::group::{Group, P_STAGED, STAGED};
use super::layout::Ring;
use crate::attention::backward::work::QueryBlock;
use crate::attention::options::Derivatives;

/// One warp of the warpgroup that has dV.
pub(super) struct ValueGradients<'a, T> {
    group: Group<'a, T>,
    /// Scores, keys × queries; then P.
    s: Accumulator,
    dq: Accumulator,
    dv: Accumulator,
}

/// One warp of the warpgroup that has dK.
pub(super) struct KeyGradients<'a, T> {
    group: Group<'a, T>,
    /// P, as it was handed over.
    p: Accumulator,
    /// The gradient of P, then of the scores.
    dp: Accumulator,
    dq: Accumulator,
    dk: Accumulator,
}

fn zeros(name: &str, columns: u32) -> Accumulator {
    Accumulator::zeros(name, 1, columns / 8)
}

impl<'a, T: Half> ValueGradients<'a, T> {
    pub fn new(group: Group<'a, T>) -> ValueGradients<'a, T> {
        let s = group.s;
        ValueGradients {
            s: zeros("s", s.block_m),
            dq: zeros("dq", s.head_part()),
            dv: zeros("dv", s.variant.head_dim),
            group,
        }
    }

    /// dV of the block, and half of what it adds to dQ.
    #[device]
    pub fn run(&self) {
        let group = &self.group;
        let walk = group.walk();
        if walk.any() {
            group.layout.keys_full().wait(0);
            group.wait(Ring::Queries, 0.into());
            self.scores(0.into());
            walk.each(|now, i, more| self.step(now, i, more));
        }
        barrier_named(STAGED, group.s.computing());
        group.store(&self.dv, group.layout.values, &group.io.dv, None);
        group.finish_sums();
    }

    /// Takes in block `i`, whose scores are there; computes those of the next one, if there are `more`.
    #[device]
    fn step(&self, now: QueryBlock, i: Reg<u32>, more: Reg<bool>) {
        let ValueGradients { group, s, dq, dv } = self;
        let derivatives = group.finish_scores(s, now);
        group.probabilities(s, group.statistics(i));
        let p = s.to_fragment::<T>(true);
        self.hand_over(&p, &derivatives);
        // The next block's statistics may not overtake the loads of these.
        fence_proxy_async();
        group.release(Ring::Queries, i);
        group.wait(Ring::Gradients, i);
        wgmma_fence();
        wgmma_nn::<T>(dv, &p, &group.block(Ring::Gradients, i), false); // dV += Pᵀ dO
        wgmma_commit();
        barrier_named(STAGED, group.s.computing());
        wgmma_fence();
        group.query_gradients(dq, group.layout.ds(group.s, 0.into())); // dQ = dS K
        wgmma_commit();
        let next = select(more, i + 1, i);
        group.wait(Ring::Queries, next);
        wgmma_wait(0, &[dq]);
        let add = group.begin_sums(dq, now, i);
        // After the sums, or ptxas counts the registers of dQ and of the next scores together.
        wgmma_wait(0, &[dv]);
        wgmma_hold(&p);
        group.release(Ring::Gradients, i);
        self.scores(next);
        add();
    }

    /// Hands P to the warpgroup that computes dS of it, multiplied by what the scores change by, unless that goes back itself.
    #[device]
    fn hand_over(&self, p: &FragmentA, derivatives: &Derivatives) {
        let (group, s) = (&self.group, &self.s);
        let multiply = derivatives.are_known() && !derivatives.add_up();
        let changed = multiply.then(|| {
            derivatives.multiply_by(s);
            s.to_fragment::<T>(true)
        });
        let p = changed.as_ref().unwrap_or(p);
        for step in 0..p.k_steps {
            shared_store_words(group.p_place(), step * 512, p.block(0, step));
        }
        barrier_arrive(P_STAGED, group.s.computing());
    }

    /// The scores of block `i`: Sᵀ = K Qᵀ.
    #[device]
    fn scores(&self, i: Reg<u32>) {
        let group = &self.group;
        wgmma_fence();
        wgmma_nt::<T>(
            &self.s,
            &group.own(group.layout.keys),
            &group.block(Ring::Queries, i),
        );
        wgmma_commit();
        wgmma_wait(0, &[&self.s]);
    }
}

impl<'a, T: Half> KeyGradients<'a, T> {
    pub fn new(group: Group<'a, T>) -> KeyGradients<'a, T> {
        let s = group.s;
        KeyGradients {
            p: zeros("p", s.block_m),
            dp: zeros("dp", s.block_m),
            dq: zeros("dq", s.head_part()),
            dk: zeros("dk", s.variant.head_dim),
            group,
        }
    }

    /// dK of the block, and half of what it adds to dQ.
    #[device]
    pub fn run(&self) {
        let KeyGradients { group, dk, .. } = self;
        let walk = group.walk();
        if walk.any() {
            group.layout.keys_full().wait(0);
            group.layout.values_full().wait(0);
            group.wait(Ring::Gradients, 0.into());
            self.product_gradients(0.into());
            walk.each(|now, i, more| self.step(now, i, more));
        }
        barrier_named(STAGED, group.s.computing());
        group.store(dk, group.layout.keys, &group.io.dk, Some(group.io.scale));
        group.finish_sums();
    }

    /// Takes in block `i`, whose dP is there; computes that of the next one, if there are `more`.
    #[device]
    fn step(&self, now: QueryBlock, i: Reg<u32>, more: Reg<bool>) {
        let KeyGradients {
            group,
            p,
            dp,
            dq,
            dk,
        } = self;
        group.release(Ring::Gradients, i);
        group.wait(Ring::Queries, i);
        barrier_named(P_STAGED, group.s.computing());
        self.take_over();
        let derivatives = group.derivatives(p, now);
        let go_back = derivatives.as_ref().filter(|it| it.add_up());
        group.score_gradients(p, dp, group.statistics(i), go_back);
        let staged = group.layout.ds(group.s, 0.into());
        let _ = group.stage(dp, staged);
        fence_proxy_async();
        barrier_named(STAGED, group.s.computing());
        wgmma_fence();
        group.query_gradients(dq, staged); // dQ = dS K
        wgmma_commit();
        let queries = group.block(Ring::Queries, i);
        wgmma_nn_shared::<T>(dk, &staged, &queries); // dK += dSᵀ Q
        wgmma_commit();
        let next = select(more, i + 1, i);
        group.wait(Ring::Gradients, next);
        wgmma_wait(1, &[dq]);
        let add = group.begin_sums(dq, now, i);
        wgmma_wait(0, &[dk]);
        group.release(Ring::Queries, i);
        self.product_gradients(next);
        add();
    }

    /// Takes over P.
    #[device]
    fn take_over(&self) {
        let place = self.group.p_place();
        for step in 0..self.p.n_tiles / 2 {
            let words = shared_load_words(place, step * 512);
            let [upper, lower, next_upper, next_lower] = words.map(T::unpack);
            for (n, halves) in [(0, [upper, lower]), (1, [next_upper, next_lower])] {
                let block = self.p.block(0, 2 * step + n);
                for (var, value) in block.iter().zip(halves.concat()) {
                    var.set(value);
                }
            }
        }
    }

    /// dPᵀ = V dOᵀ of block `i`.
    #[device]
    fn product_gradients(&self, i: Reg<u32>) {
        let group = &self.group;
        wgmma_fence();
        wgmma_nt::<T>(
            &self.dp,
            &group.own(group.layout.values),
            &group.block(Ring::Gradients, i),
        );
        wgmma_commit();
        wgmma_wait(0, &[&self.dp]);
    }
}
