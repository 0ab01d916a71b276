//! What callers cannot ask of caches, packed queries and splits: each is a typed error that says what to do.

use fa::attention::{
    AddedKeys, AttentionError, CachePlaces, Decoding, KvCache, NewTokens, PackedTokens, Paged,
    Rotary, RotaryPairs, attention_into, attention_with, decode,
};
use fa::kernels::attention::LaunchError;
use fa::kernels::attention::forward::{DecodeF16Config, MmaF16Config};
use fa::prelude::*;
use fa_dsl::abi::TensorView;

/// Tensors of zeros that views are taken of, and where packed queries begin.
struct Tensors {
    device: Device,
    halves: Buffer<f16>,
    o: Buffer<f16>,
    lists: Buffer<u32>,
    begins: Buffer<u32>,
}

/// Queries of a call, and keys: of two sequences, of which each has 3 queries and 32 keys.
const Q: [u64; 4] = [2, 3, 4, 64];
const ROWS: [u64; 4] = [2, 32, 2, 64];
/// Queries of the sequences one after the other.
const PACKED_Q: [u64; 4] = [1, 6, 4, 64];
/// Eight pages of 16 keys.
const PAGES: [u64; 4] = [8, 16, 2, 64];

impl Tensors {
    fn new() -> Tensors {
        let device = Device::cpu();
        Tensors {
            halves: device.zeros(16384).unwrap(),
            o: device.zeros(16384).unwrap(),
            lists: device.zeros(64).unwrap(),
            begins: device.upload(&[0, 3, 6]).unwrap(),
            device,
        }
    }

    fn list(&self, shape: &[u64]) -> TensorView<'_, u32> {
        self.lists.contiguous(shape).unwrap()
    }

    /// Attention of these shapes, with lists of zeros.
    fn attend<'a>(
        &'a self,
        [q, k]: [&[u64]; 2],
        options: &Options<'a>,
    ) -> Result<(), AttentionError> {
        let mut o = self.device.zeros::<f16>(16384)?;
        let (q_view, k) = (self.halves.contiguous(q)?, self.halves.contiguous(k)?);
        attention_into(
            &self.device,
            [q_view, k, k],
            o.contiguous_mut(q)?,
            None,
            options,
        )
    }
}

fn pages<'a>(tensors: &'a Tensors, table: [u64; 2]) -> Paged<'a> {
    Paged {
        block_table: tensors.list(&table),
        page: 16,
        max_seq_k: 32,
    }
}

/// Queries that are packed, and keys that are not.
fn queries(tensors: &Tensors) -> Packed<'_> {
    Packed {
        cu_seqlens_q: tensors.begins.contiguous(&[3]).unwrap(),
        cu_seqlens_k: None,
        max_seq_q: 3,
        max_seq_k: 0,
    }
}

/// The option that is refused, and why.
fn reason(refused: Result<(), AttentionError>) -> (&'static str, String) {
    match refused {
        Err(AttentionError::Launch(LaunchError::OptionValue { option, reason })) => {
            (option, reason)
        }
        other => panic!("{other:?}"),
    }
}

/// The tensor whose shape is refused.
fn tensor(refused: Result<(), AttentionError>) -> &'static str {
    match refused {
        Err(AttentionError::Launch(LaunchError::Shape { tensor, .. })) => tensor,
        other => panic!("{other:?}"),
    }
}

/// What is changed in the following tests is accepted without the change.
#[test]
fn what_fits_is_accepted() {
    let all = Tensors::new();
    let two = Some(all.list(&[2]));
    let rows = Options {
        seqused_k: two,
        cache_batch_idx: two,
        cache_leftpad: two,
        added_k: AddedKeys::Each(3),
        splits: Some(3),
        ..Options::default()
    };
    all.attend([&Q, &ROWS], &rows).unwrap();
    let packed = Options {
        packed: Some(queries(&all)),
        ..rows
    };
    all.attend([&PACKED_Q, &ROWS], &packed).unwrap();
    let paged = Options {
        seqused_k: two,
        paged: Some(pages(&all, [2, 2])),
        ..Options::default()
    };
    all.attend([&Q, &PAGES], &paged).unwrap();
    let packed = Options {
        packed: Some(queries(&all)),
        ..paged
    };
    all.attend([&PACKED_Q, &PAGES], &packed).unwrap();
}

#[test]
fn options_that_contradict_each_other() {
    let all = Tensors::new();
    let two = Some(all.list(&[2]));
    let paged = Options {
        seqused_k: two,
        paged: Some(pages(&all, [2, 2])),
        ..Options::default()
    };
    let of_keys = Packed {
        cu_seqlens_k: Some(all.begins.contiguous(&[3]).unwrap()),
        max_seq_k: 6,
        ..queries(&all)
    };
    let packed = |packed, options| Options {
        packed: Some(packed),
        ..options
    };
    let fixed = |options| Options {
        seq: Some(Seq::Static(64)),
        ..options
    };
    let square: [&[u64]; 2] = [&[2, 64, 2, 64]; 2];
    let rows = Options {
        seqused_k: two,
        ..Options::default()
    };
    let keys = [1, 6, 2, 64];
    let cases: [([&[u64]; 2], Options<'_>, &str, &str); 9] = [
        (
            [&Q, &PAGES],
            Options {
                seqused_k: None,
                ..paged
            },
            "paged",
            "seqused_k is missing",
        ),
        (
            [&Q, &PAGES],
            Options {
                cache_batch_idx: two,
                ..paged
            },
            "cache_batch_idx",
            "leave it out",
        ),
        (
            [&Q, &PAGES],
            Options {
                cache_leftpad: two,
                ..paged
            },
            "cache_leftpad",
            "leave it out",
        ),
        (
            [&Q, &PAGES],
            Options {
                paged: Some(Paged {
                    max_seq_k: 33,
                    ..pages(&all, [2, 2])
                }),
                ..paged
            },
            "paged",
            "2 pages of 16 hold 32: make the table longer",
        ),
        (
            [&PACKED_Q, &ROWS],
            packed(queries(&all), Options::default()),
            "packed",
            "cu_seqlens_k is missing",
        ),
        (
            [&PACKED_Q, &keys],
            packed(of_keys, rows),
            "packed",
            "leave cu_seqlens_k out",
        ),
        (
            [&PACKED_Q, &keys],
            packed(
                of_keys,
                Options {
                    cache_batch_idx: two,
                    ..Options::default()
                },
            ),
            "cache_batch_idx",
            "leave it out",
        ),
        (square, fixed(rows), "seqused_k", "leave seq out"),
        (
            square,
            fixed(Options {
                cache_leftpad: two,
                ..Options::default()
            }),
            "cache_leftpad",
            "leave seq out",
        ),
    ];
    for (shapes, options, option, text) in cases {
        let (found, said) = reason(all.attend(shapes, &options));
        assert_eq!(found, option, "{said}");
        assert!(said.contains(text), "{option}: {said}");
    }
}

#[test]
fn lists_and_tables_of_other_sizes() {
    let all = Tensors::new();
    let (two, three) = (Some(all.list(&[2])), Some(all.list(&[3])));
    let none = Options::default();
    let paged = |table| Options {
        seqused_k: two,
        paged: Some(pages(&all, table)),
        ..none
    };
    let narrow = Paged {
        page: 8,
        ..pages(&all, [2, 4])
    };
    let cases: [(Options<'_>, [&[u64]; 2], &str); 9] = [
        (
            Options {
                seqused_k: three,
                ..none
            },
            [&Q, &ROWS],
            "seqused_k",
        ),
        (
            Options {
                cache_batch_idx: three,
                ..none
            },
            [&Q, &ROWS],
            "cache_batch_idx",
        ),
        (
            Options {
                cache_leftpad: three,
                ..none
            },
            [&Q, &ROWS],
            "cache_leftpad",
        ),
        // Added to nothing that is known.
        (
            Options {
                added_k: AddedKeys::AsQueries,
                ..none
            },
            [&Q, &ROWS],
            "seqused_k",
        ),
        (paged([3, 2]), [&Q, &PAGES], "block_table"),
        (
            Options {
                paged: Some(narrow),
                ..paged([2, 2])
            },
            [&Q, &PAGES],
            "k",
        ),
        // Rows of a cache in order are as many as there are sequences.
        (
            Options {
                seqused_k: two,
                ..none
            },
            [&Q, &[3, 32, 2, 64]],
            "k",
        ),
        (
            Options {
                seqused_k: two,
                packed: Some(queries(&all)),
                ..none
            },
            [&PACKED_Q, &[3, 32, 2, 64]],
            "k",
        ),
        (
            Options {
                seqused_k: two,
                packed: Some(queries(&all)),
                ..none
            },
            [&Q, &ROWS],
            "q",
        ),
    ];
    for (options, shapes, expected) in cases {
        assert_eq!(tensor(all.attend(shapes, &options)), expected);
    }
}

#[test]
fn splits_of_kernels() {
    let mut all = Tensors::new();
    let splits = |splits| Options {
        splits: Some(splits),
        ..Options::default()
    };
    let (option, said) = reason(all.attend([&Q, &ROWS], &splits(0)));
    assert_eq!(option, "splits");
    assert!(said.contains("leave it out"), "{said}");

    let mma = MmaF16Config::parse("MmaF16<64,64,4,LSE=false>").unwrap();
    let few = DecodeF16Config::parse("DecodeF16<16,64,4,LSE=false>").unwrap();
    let Tensors {
        device, halves, o, ..
    } = &mut all;
    let (q, k) = (
        halves.contiguous(&Q).unwrap(),
        halves.contiguous(&ROWS).unwrap(),
    );
    let mut with = |is_mma: bool, count| {
        let (o, options) = (o.contiguous_mut(&Q).unwrap(), splits(count));
        match is_mma {
            true => attention_with(&*device, &mma, [q, k, k], o, None, &options),
            false => attention_with(&*device, &few, [q, k, k], o, None, &options),
        }
    };
    with(true, 1).unwrap();
    with(false, 7).unwrap();
    let (option, said) = reason(with(true, 2));
    assert_eq!(option, "splits");
    assert!(said.contains("use the kernels called Decode"), "{said}");
    assert_eq!(reason(with(false, 0)).0, "splits");
}

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
    assert_eq!(tensor(refused), "k");
    assert!(untouched);
    // What the addition refuses.
    let (refused, untouched) = all.decode(Step {
        rows: 1,
        ..a_step()
    });
    assert_eq!(tensor(refused), "k");
    assert!(untouched);
}
