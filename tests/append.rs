//! Adding to a cache of keys and values, on the interpreter: every place, packing and rotation, and what is refused.

use fa::attention::{
    AttentionError, CachePlaces, KvCache, NewTokens, PackedTokens, Rotary, RotaryPairs, append,
};
use fa::kernels::attention::LaunchError;
use fa::prelude::*;
use fa_cases::{AppendCase, Layout, RotaryCase, Spots, random};
use fa_dsl::target::Arch;
use proptest::prelude::*;
use rayon::prelude::*;

fn check(device: &Device, case: &AppendCase) {
    let checked = [case.check::<f16>(device), case.check::<bf16>(device)];
    if let Some(cause) = checked.into_iter().find_map(Result::err) {
        panic!("{case:?}: {cause}");
    }
}

const SPOTS: [Spots; 5] = [
    Spots::InOrder,
    Spots::Rows,
    Spots::Pages(1),
    Spots::Pages(8),
    Spots::Pages(7),
];

fn rotary(rotated: u64, pairs: RotaryPairs) -> RotaryCase {
    RotaryCase {
        rotated,
        pairs,
        wide: false,
        positions: false,
        queries: None,
        masked: true,
    }
}

#[test]
fn every_place() {
    for spots in SPOTS {
        for packed in [false, true] {
            for (inputs, cache) in [
                (Layout::Contiguous, Layout::Contiguous),
                (Layout::Padded(8), Layout::HeadsFirst),
                (Layout::HeadsFirst, Layout::Padded(16)),
            ] {
                for seed in 0..4 {
                    let case = AppendCase {
                        batch: 5,
                        spots,
                        packed,
                        inputs,
                        cache,
                        seed,
                        ..AppendCase::new(64)
                    };
                    check(&Device::cpu(), &case);
                }
            }
        }
    }
}

/// Every head dimension, and every part of it that can be rotated.
#[test]
fn every_rotation() {
    (1..=32_u64).into_par_iter().for_each(|eighths| {
        let head_dim = 8 * eighths;
        for rotated in (16..=head_dim).step_by(16) {
            for pairs in [RotaryPairs::Interleaved, RotaryPairs::Halves] {
                let case = AppendCase {
                    batch: 1,
                    new: 2,
                    rotary: Some(RotaryCase {
                        wide: rotated % 32 == 0,
                        queries: Some((2, rotated % 64 < 32)),
                        ..rotary(rotated, pairs)
                    }),
                    ..AppendCase::new(head_dim)
                };
                check(&Device::cpu(), &case);
            }
        }
    });
}

#[test]
fn queries_are_where_the_mask_says() {
    for masked in [false, true] {
        for positions in [false, true] {
            for packed in [false, true] {
                for in_place in [false, true] {
                    let case = AppendCase {
                        batch: 4,
                        packed,
                        rotary: Some(RotaryCase {
                            masked,
                            positions,
                            queries: Some((5, in_place)),
                            ..rotary(32, RotaryPairs::Halves)
                        }),
                        ..AppendCase::new(40)
                    };
                    check(&Device::cpu(), &case);
                }
            }
        }
    }
}

#[test]
fn every_architecture() {
    for arch in Arch::ALL {
        let case = AppendCase {
            spots: Spots::Pages(8),
            rotary: Some(RotaryCase {
                queries: Some((3, true)),
                ..rotary(128, RotaryPairs::Interleaved)
            }),
            ..AppendCase::new(128)
        };
        check(&Device::cpu_as(arch), &case);
    }
}

proptest! {
    #![proptest_config(random::config(150, 0xadd))]

    #[test]
    fn random_additions(case in random::additions(), wide in any::<bool>()) {
        let device = Device::cpu();
        let checked = if wide { case.check::<bf16>(&device) } else { case.check::<f16>(&device) };
        prop_assert!(checked.is_ok(), "{checked:?}");
    }
}

/// Tensors of zeros that views are taken of.
struct Tensors {
    device: Device,
    new: Buffer<f16>,
    cache: [Buffer<f16>; 2],
    lists: Buffer<u32>,
    angles: Buffer<f32>,
}

impl Tensors {
    fn new() -> Tensors {
        let device = Device::cpu();
        Tensors {
            new: device.zeros(8192).unwrap(),
            cache: [(); 2].map(|()| device.zeros(8192).unwrap()),
            lists: device.zeros(64).unwrap(),
            angles: device.zeros(4096).unwrap(),
            device,
        }
    }

    /// An addition of new keys to a cache of these shapes.
    fn add(&mut self, new: [u64; 4], cache: [u64; 4], change: Change) -> Option<AttentionError> {
        let list = |shape: &[u64]| self.lists.contiguous(shape).unwrap();
        let [k, v] = &mut self.cache;
        let places = match change {
            Change::Rows(count) => CachePlaces::Rows(list(&[count])),
            Change::Pages(table) => CachePlaces::Pages(list(&table)),
            _ => CachePlaces::InOrder,
        };
        let cache = KvCache {
            k: k.contiguous_mut(&cache).unwrap(),
            v: v.contiguous_mut(&cache).unwrap(),
            places,
        };
        let values = match change {
            Change::Values(shape) => shape,
            _ => new,
        };
        let tokens = NewTokens {
            k: self.new.contiguous(&new).unwrap(),
            v: self.new.contiguous(&values).unwrap(),
            packed: match change {
                Change::Packed(count) => Some(PackedTokens {
                    cu_seqlens: list(&[count]),
                    max_len: 4,
                }),
                _ => None,
            },
        };
        let rotary = match change {
            Change::Tables(cos, sin) => Some(Rotary::new(
                self.angles.contiguous(&cos).unwrap(),
                self.angles.contiguous(&sin).unwrap(),
                RotaryPairs::Halves,
            )),
            _ => None,
        };
        let lengths = match change {
            Change::Lengths(count) => count,
            _ => 2,
        };
        append(&self.device, cache, tokens, list(&[lengths]), rotary).err()
    }
}

/// What differs from an addition that fits.
#[derive(Clone, Copy)]
enum Change {
    Nothing,
    Values([u64; 4]),
    Rows(u64),
    Pages([u64; 2]),
    Packed(u64),
    Lengths(u64),
    Tables([u64; 2], [u64; 2]),
}

#[test]
fn what_does_not_fit_is_an_error() {
    let mut tensors = Tensors::new();
    let (new, cache) = ([2, 3, 2, 64], [3, 8, 2, 64]);
    assert!(tensors.add(new, cache, Change::Nothing).is_none());
    let shape_of = |error: Option<AttentionError>| match error {
        Some(AttentionError::Launch(LaunchError::Shape { tensor, .. })) => tensor,
        other => panic!("{other:?}"),
    };
    for (new, cache, change, tensor) in [
        (new, [3, 8, 1, 64], Change::Nothing, "cache.k"),
        (new, [1, 8, 2, 64], Change::Nothing, "cache.k"),
        (new, cache, Change::Values([2, 3, 1, 64]), "new.v"),
        (new, cache, Change::Rows(3), "CachePlaces::Rows"),
        (new, cache, Change::Pages([3, 4]), "CachePlaces::Pages"),
        (new, cache, Change::Lengths(3), "cache_seqlens"),
        (new, cache, Change::Packed(3), "cu_seqlens"),
        (new, cache, Change::Tables([9, 16], [8, 16]), "sin"),
    ] {
        // A fourth dimension, which packed tensors do not have.
        let expected = match change {
            Change::Packed(_) => "new.k",
            _ => tensor,
        };
        assert_eq!(shape_of(tensors.add(new, cache, change)), expected);
    }
    let reason = |error: Option<AttentionError>| match error {
        Some(AttentionError::Launch(LaunchError::OptionValue { reason, .. })) => reason,
        other => panic!("{other:?}"),
    };
    let too_long = tensors.add([2, 9, 2, 64], cache, Change::Nothing);
    assert_eq!(
        reason(too_long),
        "9 new keys, where a sequence has room for 8"
    );
    let odd = tensors.add(new, cache, Change::Tables([9, 12], [9, 12]));
    assert!(reason(odd).contains("rotate 24 elements"));
    let all = tensors.add(new, cache, Change::Tables([9, 40], [9, 40]));
    assert!(reason(all).contains("at most 64"));
    let error = tensors.add([2, 3, 2, 60], [3, 8, 2, 60], Change::Nothing);
    assert!(matches!(
        error,
        Some(AttentionError::Launch(LaunchError::HeadDim {
            found: 60,
            limit: 256
        }))
    ));
    let error = tensors.add([2, 0, 2, 64], cache, Change::Nothing);
    assert!(matches!(
        error,
        Some(AttentionError::Launch(LaunchError::Empty {
            tensor: "new.k",
            ..
        }))
    ));
}

/// The cache and the rotated queries after an addition of packed tokens to sequences of which each has one and room for 13.
fn add_packed(begins: &[u32], max_len: usize) -> Result<[Vec<f16>; 2], AttentionError> {
    let device = Device::cpu();
    let batch = begins.len() as u64 - 1;
    let tokens = begins
        .iter()
        .copied()
        .max()
        .map_or(1, |all| u64::from(all.max(1)));
    let values: Vec<f16> = (0..tokens * 64)
        .map(|i| f16::from_f32((i as f32 * 0.37).sin()))
        .collect();
    let new = device.upload(&values)?;
    let new = new.contiguous(&[tokens, 1, 64])?;
    let (mut k, mut v) = (
        device.zeros::<f16>(2 * 13 * 64)?,
        device.zeros(2 * 13 * 64)?,
    );
    let mut rotated = device.zeros::<f16>(values.len())?;
    let (begins, lengths) = (device.upload(begins)?, device.upload(&[1_u32, 1])?);
    let table = device.upload(&[0.6_f32; 20 * 16])?;
    let table = table.contiguous(&[20, 16])?;
    let cache = KvCache {
        k: k.contiguous_mut(&[2, 13, 1, 64])?,
        v: v.contiguous_mut(&[2, 13, 1, 64])?,
        places: CachePlaces::InOrder,
    };
    let packed = PackedTokens {
        cu_seqlens: begins.contiguous(&[batch + 1])?,
        max_len,
    };
    let packed = Some(packed);
    let new = NewTokens {
        k: new,
        v: new,
        packed,
    };
    let rotary = Rotary::new(table, table, RotaryPairs::Halves);
    let out = rotated.contiguous_mut(&[tokens, 1, 64])?;
    let rotary = rotary.with_queries(new.k, out, true);
    let lengths = lengths.contiguous(&[batch])?;
    append(&device, cache, new, lengths, Some(rotary))?;
    Ok([k.read()?, rotated.read()?])
}

/// It is said to be longer than the cache has room for, or than there are tokens, and may be.
#[test]
fn the_longest_packed_sequence_may_be_of_any_length() {
    let exact = add_packed(&[0, 1, 2], 1).unwrap();
    for max_len in [2, 13, 16, 1 << 40, usize::MAX] {
        let found = add_packed(&[0, 1, 2], max_len).unwrap();
        assert_eq!(found, exact, "{max_len}");
    }
    // Of more tokens than there is room for all queries are rotated, and the keys before the capacity added.
    let [whole, rotated] = add_packed(&[0, 20, 21], 20).unwrap();
    let [part, rotated_part] = add_packed(&[0, 12, 13], 12).unwrap();
    assert_eq!(whole[..13 * 64], part[..13 * 64]);
    assert_eq!(rotated[..12 * 64], rotated_part[..12 * 64]);
    assert!(rotated.chunks(64).all(|query| query != [f16::ZERO; 64]));
}

#[test]
fn a_list_of_no_sequence_is_an_error() {
    let refused = add_packed(&[0], 1).unwrap_err();
    let said = refused.to_string();
    assert!(said.contains("there has to be a sequence"), "{said}");
}

/// An addition of three tokens with two KV heads to each of two sequences.
fn add(device: &Device, rotary: Rotary<'_, f16>) -> Result<(), AttentionError> {
    let zeros = device.zeros::<f16>(8192)?;
    let (mut k, mut v) = (device.zeros::<f16>(8192)?, device.zeros::<f16>(8192)?);
    let lengths = device.zeros::<u32>(2)?;
    let cache = KvCache {
        k: k.contiguous_mut(&[2, 8, 2, 64])?,
        v: v.contiguous_mut(&[2, 8, 2, 64])?,
        places: CachePlaces::InOrder,
    };
    let new = zeros.contiguous(&[2, 3, 2, 64])?;
    let new = NewTokens {
        k: new,
        v: new,
        packed: None,
    };
    append(device, cache, new, lengths.contiguous(&[2])?, Some(rotary))
}

/// Queries that do not fit the keys, and tables of another type.
#[test]
fn queries_and_tables_are_checked() {
    let device = Device::cpu();
    let table = device.zeros::<f16>(256).unwrap();
    let table = || table.contiguous(&[9, 16]).unwrap();
    let other = device.zeros::<bf16>(256).unwrap();
    let other = || other.contiguous(&[9, 16]).unwrap();
    let expected =
        "`cos` holds bf16, it has to hold f32 or the type of the keys, both tables the same";
    let error = add(&device, Rotary::new(other(), other(), RotaryPairs::Halves)).unwrap_err();
    assert_eq!(error.to_string(), expected);

    let with_queries = |shape: [u64; 4]| {
        let mut q = device.zeros::<f16>(8192).unwrap();
        let rotary = Rotary::new(table(), table(), RotaryPairs::Interleaved);
        let queries = q.contiguous_mut(&shape).unwrap();
        add(&device, rotary.with_queries_in_place(queries, true))
    };
    assert!(with_queries([2, 5, 4, 64]).is_ok());
    assert!(matches!(
        with_queries([2, 3, 3, 64]),
        Err(AttentionError::Launch(LaunchError::Heads {
            heads: 3,
            kv_heads: 2
        }))
    ));
    assert!(matches!(
        with_queries([1, 3, 4, 64]),
        Err(AttentionError::Launch(LaunchError::Shape {
            tensor: "q",
            ..
        }))
    ));
}

/// A cache in the memory of this process, which the interpreter copies in and out: what is not written keeps what it holds.
#[test]
fn a_cache_of_another_library_keeps_the_rest() {
    let device = Device::cpu();
    let old: Vec<f16> = (0..4 * 8).map(|i| f16::from_f32(i as f32)).collect();
    let [mut k, mut v] = [old.clone(), old.clone()];
    let new = vec![f16::from_f32(-1.0); 8];
    let length = [2_u32];
    // SAFETY: the vectors have these sizes, outlive the call, and nothing runs beside it.
    unsafe {
        let stream = device.borrow_stream(std::ptr::null_mut());
        let cache = |values: &mut Vec<f16>| {
            let address = values.as_mut_ptr().addr() as u64;
            let view = ViewMut::raw(address, &[1, 4, 1, 8], &[32, 8, 8, 1], Type::F16);
            view.unwrap().typed::<f16>().unwrap()
        };
        let token = View::raw(
            new.as_ptr().addr() as u64,
            &[1, 1, 1, 8],
            &[8, 8, 8, 1],
            Type::F16,
        );
        let token = token.unwrap().typed::<f16>().unwrap();
        let lengths = View::raw(length.as_ptr().addr() as u64, &[1], &[1], Type::U32);
        let cache = KvCache {
            k: cache(&mut k),
            v: cache(&mut v),
            places: CachePlaces::InOrder,
        };
        let tokens = NewTokens {
            k: token,
            v: token,
            packed: None,
        };
        append(
            &stream,
            cache,
            tokens,
            lengths.unwrap().typed().unwrap(),
            None,
        )
        .unwrap();
    }
    let mut expected = old;
    expected[16..24].copy_from_slice(&new);
    assert_eq!(k, expected);
    assert_eq!(v, expected);
}
