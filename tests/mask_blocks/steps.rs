//! Classes of blocks of sequences whose lengths are on the device: single queries over a cache that grows with each step, and packed ones.

use fa::attention::{
    AddedKeys, AttentionError, CachePlaces, Decoding, Dtype, KvCache, MaskBlocks, NewTokens,
    Packed, Part, Shape, attention_backward, attention_varlen_into, decode,
};
use fa::dsl::abi::TensorView;
use fa::functions;
use fa::prelude::*;

use super::close;

const HEADS: usize = 4;
const KV_HEADS: usize = 2;
const HEAD_DIM: usize = 64;
/// Keys of a row of the cache.
const CAPACITY: usize = 640;

fn numbers(rows: usize, heads: usize, factor: f32) -> Vec<bf16> {
    let value = |i: usize| bf16::from_f32((i as f32 * factor).sin());
    (0..rows * heads * HEAD_DIM).map(value).collect()
}

fn sizes<const N: usize>(sizes: [usize; N]) -> [u64; N] {
    sizes.map(|size| size as u64)
}

/// Two sequences with caches of their own.
struct Caches {
    device: Device,
    k: Buffer<bf16>,
    v: Buffer<bf16>,
}

/// The documents of keys: the first 256, which no query here is of, and the others.
fn of_keys() -> Vec<i32> {
    (0..2 * CAPACITY)
        .map(|key| i32::from(key % CAPACITY >= 256))
        .collect()
}

impl Caches {
    /// Whose values of the first 256 keys are this.
    fn new(device: &Device, hidden: bf16) -> Caches {
        let row = KV_HEADS * HEAD_DIM;
        let [k, v] = [0.3, 0.7].map(|factor| {
            let mut values = numbers(2 * CAPACITY, KV_HEADS, factor);
            for sequence in values.chunks_exact_mut(CAPACITY * row) {
                sequence[..256 * row].fill(hidden);
            }
            device.upload(&values).expect("there is memory")
        });
        let device = device.clone();
        Caches { device, k, v }
    }

    /// A step with a new token for each sequence, which had so many keys before.
    fn step(&mut self, before: [u32; 2], options: &Options<'_>) -> Vec<bf16> {
        let device = &self.device;
        let upload = |values: Vec<bf16>| device.upload(&values).expect("there is memory");
        let q = upload(numbers(2, HEADS, 0.9 + before[0] as f32));
        let [k, v] = [1.1, 1.7].map(|factor| upload(numbers(2, KV_HEADS, factor)));
        let seqlens = device.upload(&before).expect("there is memory");
        let mut o = upload(numbers(2, HEADS, 0.0));
        let of_new = sizes([2, 1, KV_HEADS, HEAD_DIM]);
        let of_queries = sizes([2, 1, HEADS, HEAD_DIM]);
        let of_cache = sizes([2, CAPACITY, KV_HEADS, HEAD_DIM]);
        let step = Decoding {
            q: q.contiguous(&of_queries).expect("it fits"),
            new: NewTokens {
                k: k.contiguous(&of_new).expect("it fits"),
                v: v.contiguous(&of_new).expect("it fits"),
                packed: None,
            },
            cache: KvCache {
                k: self.k.contiguous_mut(&of_cache).expect("it fits"),
                v: self.v.contiguous_mut(&of_cache).expect("it fits"),
                places: CachePlaces::InOrder,
            },
            cache_seqlens: seqlens.contiguous(&[2]).expect("it fits"),
            rotary: None,
            o: o.contiguous_mut(&of_queries).expect("it fits"),
            lse: None,
        };
        decode(device, step, options).unwrap_or_else(|error| panic!("{error}"));
        o.read().expect("there is memory")
    }
}

/// Made once, for as many keys as there is room for, and again with each step.
#[test]
fn of_a_cache_that_grows() {
    // What is hidden would be seen in the output, as it is not a number, and the same step without classes shows what it has to be.
    let device = Device::cpu();
    let [mut known, mut plain] = [bf16::NAN, bf16::ONE].map(|hidden| Caches::new(&device, hidden));
    let of_queries = device.upload(&[1, 1]).expect("there is memory");
    let of_keys = device.upload(&of_keys()).expect("there is memory");
    let of_queries = of_queries.contiguous(&[2, 1]).expect("it fits");
    let of_keys = of_keys.contiguous(&[2, CAPACITY as u64]).expect("it fits");
    let documents = functions::documents();
    let masks = [documents.with((of_queries, of_keys))];
    let options = Options {
        masks: &masks,
        ..Options::default()
    };
    let shape = Shape {
        batch: 2,
        seq_q: 1,
        seq_k: CAPACITY,
        heads: HEADS,
        kv_heads: KV_HEADS,
        head_dim: HEAD_DIM,
    };
    let mut blocks: Option<MaskBlocks> = None;
    for before in [[300, 400], [301, 401], [319, 511], [320, 512], [639, 600]] {
        let seqlens = device.upload(&before).expect("there is memory");
        let of_step = Options {
            seqused_k: Some(seqlens.contiguous(&[2]).expect("it fits")),
            added_k: AddedKeys::Each(1),
            ..options
        };
        match &mut blocks {
            None => {
                let made = MaskBlocks::new(&device, shape, Dtype::Bf16, &of_step);
                blocks = Some(made.unwrap_or_else(|error| panic!("{error}")));
            }
            Some(blocks) => {
                let made = blocks.update(&device, shape, Dtype::Bf16, &of_step);
                made.unwrap_or_else(|error| panic!("{error}"));
            }
        }
        let classes = blocks
            .as_ref()
            .map(|it| it.classes().expect("they are there"));
        let with = Options {
            mask_blocks: classes,
            ..options
        };
        let (found, expected) = (known.step(before, &with), plain.step(before, &options));
        assert!(close(&found, &expected), "{before:?}");
    }
    // Each sequence has the blocks of its own length.
    let blocks = blocks.expect("there were steps");
    let [_, keys] = blocks.block().map(|size| size as usize);
    let said = blocks.read().expect("there is memory");
    let (first, second) = said.split_at(said.len() / 2);
    for (of_sequence, len) in [(first, 640_usize), (second, 601)] {
        for (number, [ever, _]) in of_sequence.iter().enumerate() {
            let sees = (number + 1) * keys > 256 && number * keys < len;
            assert_eq!(*ever, sees, "block {number} of {len} keys");
        }
    }
}

/// The same with lengths that the host knows, and fewer words than there is room for.
#[test]
fn of_problems_of_other_sizes() -> Result<(), AttentionError> {
    let device = Device::cpu();
    let caches = Caches::new(&device, bf16::NAN);
    let of_queries = device.upload(&[1])?;
    let of_keys = device.upload(&of_keys())?;
    let documents = functions::documents();
    let q = device.upload(&numbers(1, HEADS, 0.9))?;
    let shape = |seq_k: usize| Shape {
        batch: 1,
        seq_q: 1,
        seq_k,
        heads: HEADS,
        kv_heads: KV_HEADS,
        head_dim: HEAD_DIM,
    };
    let of_queries = of_queries.contiguous(&[1, 1])?;
    let masks_of = |seq_k: usize| {
        let of_keys = of_keys.contiguous(&[1, seq_k as u64]);
        [documents.with((of_queries, of_keys.expect("it fits")))]
    };
    let masks = masks_of(600);
    let options = Options {
        masks: &masks,
        ..Options::default()
    };
    let mut blocks = MaskBlocks::new(&device, shape(600), Dtype::Bf16, &options)?;
    for seq_k in [260, 261, 320, 384, 600] {
        let masks = masks_of(seq_k);
        let options = Options {
            masks: &masks,
            ..Options::default()
        };
        blocks.update(&device, shape(seq_k), Dtype::Bf16, &options)?;
        let options = Options {
            mask_blocks: Some(blocks.classes()?),
            ..options
        };
        let kv = sizes([1, seq_k, KV_HEADS, HEAD_DIM]);
        let q = q.contiguous(&sizes([1, 1, HEADS, HEAD_DIM]))?;
        let o = attention(
            &device,
            q,
            caches.k.contiguous(&kv)?,
            caches.v.contiguous(&kv)?,
            &options,
        )?;
        assert!(o.read()?.iter().all(|it| it.is_finite()), "{seq_k}");
    }
    let masks = masks_of(600);
    let options = Options {
        masks: &masks,
        ..Options::default()
    };
    let larger = Shape {
        batch: 2,
        ..shape(600)
    };
    let error = blocks.update(&device, larger, Dtype::Bf16, &options);
    let error = error.expect_err("there is no room").to_string();
    assert!(error.contains("make them for the longest"), "{error}");
    Ok(())
}

/// Packed sequences, forward and backward.
#[test]
fn of_packed_sequences() -> Result<(), AttentionError> {
    let device = Device::cpu();
    let lengths = [300_usize, 0, 170, 410];
    let ends: Vec<u32> = std::iter::once(0)
        .chain(lengths.iter().scan(0, |end, len| {
            *end += *len as u32;
            Some(*end)
        }))
        .collect();
    let all: usize = lengths.iter().sum();
    let ends = device.upload(&ends)?;
    let ends = ends.contiguous(&[5])?;
    let packed = Packed {
        cu_seqlens_q: ends,
        cu_seqlens_k: Some(ends),
        max_seq_q: 410,
        max_seq_k: 410,
    };
    let documents = functions::documents();
    let of_tokens: Vec<i32> = (0..4 * 410)
        .map(|token| token % 410 / (60 + 70 * (token / 410)))
        .collect();
    let of_tokens = device.upload(&of_tokens)?;
    let of_tokens = of_tokens.contiguous(&[4, 410])?;
    let masks = [documents.with((of_tokens, of_tokens))];
    let options = Options {
        masks: &masks,
        causal: true,
        packed: Some(packed),
        ..Options::default()
    };
    let shape = Shape {
        batch: 4,
        seq_q: 410,
        seq_k: 410,
        heads: HEADS,
        kv_heads: KV_HEADS,
        head_dim: HEAD_DIM,
    };
    let blocks = MaskBlocks::new(&device, shape, Dtype::Bf16, &options)?;
    let counts = blocks.counts()?;
    assert!(counts.hidden > 10 && counts.partial > 5, "{counts:?}");
    let [q, k, v, d_o] = [
        numbers(all, HEADS, 0.9),
        numbers(all, KV_HEADS, 0.3),
        numbers(all, KV_HEADS, 0.7),
        numbers(all, HEADS, 1.3),
    ]
    .map(|values| device.upload(&values).expect("there is memory"));
    let of_q = sizes([all, HEADS, HEAD_DIM]);
    let of_kv = sizes([all, KV_HEADS, HEAD_DIM]);
    let inputs: [TensorView<'_, bf16>; 3] = [
        q.contiguous(&of_q)?,
        k.contiguous(&of_kv)?,
        v.contiguous(&of_kv)?,
    ];
    let compute = |mask_blocks| -> Result<[Vec<bf16>; 4], AttentionError> {
        let options = Options {
            mask_blocks,
            ..options
        };
        let mut o = device.zeros::<bf16>(q.len())?;
        let mut lse = device.zeros::<f32>(HEADS * all)?;
        let of_lse = sizes([HEADS, all]);
        let (o_view, lse_view) = (o.contiguous_mut(&of_q)?, lse.contiguous_mut(&of_lse)?);
        attention_varlen_into(&device, inputs, o_view, Some(lse_view), packed, &options)?;
        let forward = Part {
            o: o.contiguous(&of_q)?,
            lse: lse.contiguous(&of_lse)?,
        };
        let d_o = d_o.contiguous(&of_q)?;
        let found = attention_backward(&device, inputs, forward, d_o, &options)?;
        Ok([
            o.read()?,
            found.dq.read()?,
            found.dk.read()?,
            found.dv.read()?,
        ])
    };
    let (known, plain) = (compute(Some(blocks.classes()?))?, compute(None)?);
    for (number, (known, plain)) in known.iter().zip(&plain).enumerate() {
        assert!(close(known, plain), "tensor {number}");
    }
    Ok(())
}
