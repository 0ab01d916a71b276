//! Steps of a model that generates.

use fa::attention::{
    AddedKeys, AttentionError, CachePlaces, Decoding, KvCache, NewTokens, PackedTokens, Paged,
    Rotary, RotaryPairs, decode,
};
use fa::kernels::attention::LaunchError;
use fa::prelude::*;

use fa_dsl::abi::TensorView;

use crate::{Tensors, reason, tensor};

/// What differs from a step of generation that is accepted.
#[derive(Clone, Copy, Default)]
struct Step {
    /// Options.
    options: Options<'static>,
    /// Whether the new tokens are packed, and in pages.
    packed: bool,
    paged: bool,
    /// Whether the rotation has queries of its own.
    with_queries: bool,
    /// Rows of the cache.
    rows: u64,
}

impl Tensors {
    /// A step of two sequences, with one new token of each. Whether the cache is as it was.
    fn decode(&self, step: Step) -> (Result<(), AttentionError>, bool) {
        let device = &self.device;
        let begins = device.upload(&[0_u32, 1, 2]).unwrap();
        let buffer = || device.zeros::<f16>(8192).unwrap();
        let new = device.upload(&vec![f16::ONE; 2 * 2 * 64]).unwrap();
        let (mut k, mut v, mut rotated, mut own, mut o) =
            (buffer(), buffer(), buffer(), buffer(), buffer());
        let (q, cache): (&[u64], [u64; 4]) = match (step.packed, step.paged) {
            (true, _) => (&[2, 4, 64], [step.rows, 16, 2, 64]),
            (false, true) => (&[2, 1, 4, 64], [4, 8, 2, 64]),
            (false, false) => (&[2, 1, 4, 64], [step.rows, 16, 2, 64]),
        };
        let kv = match step.packed {
            true => self.halves.contiguous(&[2, 2, 64]).unwrap(),
            false => new.contiguous(&[2, 1, 2, 64]).unwrap(),
        };
        let table = self.halves.contiguous(&[16, 16]).unwrap();
        let mut rotary = Rotary::new(table, table, RotaryPairs::Halves);
        if step.with_queries {
            rotary = rotary.with_queries_in_place(own.contiguous_mut(q).unwrap(), true);
        }
        let decoding = Decoding {
            q: self.halves.contiguous(q).unwrap(),
            new: NewTokens {
                k: kv,
                v: kv,
                packed: step.packed.then(|| PackedTokens {
                    cu_seqlens: begins.contiguous(&[3]).unwrap(),
                    max_len: 1,
                }),
            },
            cache: KvCache {
                k: k.contiguous_mut(&cache).unwrap(),
                v: v.contiguous_mut(&cache).unwrap(),
                places: match step.paged {
                    true => CachePlaces::Pages(self.list(&[2, 2])),
                    false => CachePlaces::InOrder,
                },
            },
            cache_seqlens: self.list(&[2]),
            rotary: Some((rotary, rotated.contiguous_mut(q).unwrap())),
            o: o.contiguous_mut(q).unwrap(),
            lse: None,
        };
        let result = decode(device, decoding, &step.options);
        let untouched = v.read().unwrap().iter().all(|x| *x == f16::ZERO);
        (result, untouched)
    }
}

fn a_step() -> Step {
    Step {
        rows: 2,
        ..Step::default()
    }
}

#[test]
fn steps_that_fit_are_accepted() {
    let all = Tensors::new();
    for (packed, paged) in [(false, false), (false, true), (true, false)] {
        let (result, _) = all.decode(Step {
            packed,
            paged,
            ..a_step()
        });
        result.unwrap();
    }
}

/// Nothing is written where either half of a step is refused.
#[test]
fn a_step_says_what_options_may_not() {
    let all = Tensors::new();
    let list = Options::unallocated_tensor("alibi_slopes", &[2]).extent;
    let view = TensorView::<u32>::from_extent(list);
    let list = Some(view);
    let two = |options| Step {
        options,
        ..a_step()
    };
    let none = Options::default();
    let table = Paged {
        block_table: view,
        page: 16,
        max_seq_k: 16,
    };
    let packed = Packed {
        cu_seqlens_q: view,
        cu_seqlens_k: None,
        max_seq_q: 1,
        max_seq_k: 1,
    };
    for (step, option) in [
        (
            two(Options {
                seqused_k: list,
                ..none
            }),
            "seqused_k",
        ),
        (
            two(Options {
                cache_batch_idx: list,
                ..none
            }),
            "cache_batch_idx",
        ),
        (
            two(Options {
                added_k: AddedKeys::Each(1),
                ..none
            }),
            "added_k",
        ),
        (
            two(Options {
                paged: Some(table),
                ..none
            }),
            "paged",
        ),
        (
            two(Options {
                packed: Some(packed),
                ..none
            }),
            "packed",
        ),
        (
            two(Options {
                splits: Some(0),
                ..none
            }),
            "splits",
        ),
        (
            Step {
                with_queries: true,
                ..a_step()
            },
            "rotary",
        ),
    ] {
        let (refused, untouched) = all.decode(step);
        assert_eq!(reason(refused).0, option);
        assert!(untouched, "{option}");
    }
    let fixed = Options {
        seq: Some(Seq::Static(64)),
        ..none
    };
    let (refused, untouched) = all.decode(two(fixed));
    let refused = refused.unwrap_err();
    assert!(
        matches!(refused, AttentionError::Launch(LaunchError::Length { .. })),
        "{refused}"
    );
    assert!(untouched);
    // A row for every sequence, no more.
    let (refused, untouched) = all.decode(Step {
        rows: 3,
        ..a_step()
    });
    assert_eq!(tensor(refused), "cache.k");
    assert!(untouched);
    // What the addition refuses.
    let (refused, untouched) = all.decode(Step {
        rows: 1,
        ..a_step()
    });
    assert_eq!(tensor(refused), "cache.k");
    assert!(untouched);
}
