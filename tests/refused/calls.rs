//! Calls of attention.

use fa::attention::{AddedKeys, Paged, attention_with};
use fa::kernels::attention::forward::{DecodeF16Config, MmaF16Config};
use fa::prelude::*;

use crate::{PACKED_Q, PAGES, Q, ROWS, Tensors, reason, tensor};

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
            [&PACKED_Q, &PAGES],
            packed(of_keys, paged),
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

/// It is about the keys, whatever else there is.
#[test]
fn more_keys_than_indices_reach() {
    let all = Tensors::new();
    let paged = |page, max_seq_k| Options {
        seqused_k: Some(all.list(&[2])),
        paged: Some(Paged {
            page,
            max_seq_k,
            ..pages(&all, [2, 2])
        }),
        ..Options::default()
    };
    let refused = all.attend([&Q, &PAGES], &paged(16, usize::MAX));
    let said = refused.unwrap_err().to_string();
    assert_eq!(
        said,
        "18446744073709551615 keys of a sequence, at most 1073741823: use fewer"
    );
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
    // What shares keys out is made for any length.
    let one_length = Options {
        seq: Some(Seq::Static(Q[1] as u32)),
        ..splits(2)
    };
    let (option, said) = reason(all.attend([&Q, &Q], &one_length));
    assert_eq!(option, "splits");
    assert!(said.contains("unless `seq` is one length"), "{said}");

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
