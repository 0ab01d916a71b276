//! Classes of blocks in memory of the caller's, for tensors whose element type is known at run time.

use fa::attention::{
    At, AttentionError, BlockClasses, CachePlaces, Chip, Configured, Dtype, MaskBlockSizes,
    MaskBlocks, MaskFunction, Packed, Problem, RawDecoding, RawKvCache, RawMaskBlocks,
    RawNewTokens, Shape, Tensors, decode_on,
};
use fa::dsl::abi::TensorView;
use fa::dsl::prelude::{Reg, device as staged};
use fa::functions;
use fa::prelude::*;

use super::close;

const HEADS: u64 = 4;
const KV_HEADS: u64 = 2;
const HEAD_DIM: u64 = 64;
/// Keys at the beginning of each sequence that no query sees: some blocks, whatever their size, and a part of one.
const HIDDEN: usize = 260;

fn numbers(rows: u64, heads: u64, factor: f32) -> Vec<bf16> {
    let value = |i| bf16::from_f32((i as f32 * factor).sin());
    (0..rows * heads * HEAD_DIM).map(value).collect()
}

/// The documents of the keys of a sequence: 0 for those that are hidden from queries, whose document is 1.
fn of_keys(count: usize) -> Vec<i32> {
    (0..count).map(|key| i32::from(key >= HIDDEN)).collect()
}

/// The words of blocks as an option.
fn classes<'a>(
    blocks: &RawMaskBlocks<'_>,
    device: &Device,
    words: &'a Buffer<u32>,
) -> Result<BlockClasses<'a>, AttentionError> {
    let sizes = blocks.sizes(device)?;
    Ok(BlockClasses {
        words: words.contiguous(&sizes.words)?,
        rows: sizes.rows,
        keys: sizes.keys,
    })
}

/// The words of blocks.
fn computed<'a>(
    blocks: &RawMaskBlocks<'a>,
    device: &'a Device,
) -> Result<Buffer<u32>, AttentionError> {
    let sizes = blocks.sizes(device)?;
    let count = sizes.words.iter().product::<u64>() as usize;
    let mut words = device.zeros::<u32>(count)?;
    let view = words.contiguous_mut(&sizes.words)?;
    // SAFETY: the words are there until the interpreter has computed them, which it has when the call returns.
    let view = unsafe { ViewMut::at(view.extent, Type::U32) }?;
    blocks.compute_on(device, view)?;
    Ok(words)
}

fn is_finite(values: &[bf16]) -> bool {
    values.iter().all(|it| it.is_finite())
}

/// What the words of a problem take is known without a device, for the kernel that it gets and for one of the caller's choice.
#[test]
fn sizes_of_plans() -> Result<(), AttentionError> {
    let device = Device::cpu();
    let shape = Shape::square(2, 300, 4, 64);
    let documents = device.upload(&of_keys(300))?;
    let documents = documents.contiguous(&[1, 300])?;
    let masks = [functions::documents().with((documents, documents))];
    let options = Options {
        masks: &masks,
        ..Options::default()
    };
    let tensors = Tensors::unallocated(&shape, Dtype::Bf16, false);
    let problem = Problem::of(Dtype::Bf16, &tensors, &options)?;
    let sizes = MaskBlockSizes::of(Chip::of(&device), &problem)?;
    let blocks = MaskBlocks::new(&device, shape, Dtype::Bf16, &options)?;
    assert_eq!([sizes.rows, sizes.keys], blocks.block());
    assert_eq!(sizes.words, blocks.classes()?.words.extent.shape);

    let kernel = |spec| Configured::find(spec).expect("it is a spec");
    let kernel = |spec| kernel(spec).expect("it is of attention");
    let sizes = MaskBlockSizes::of_kernel(&kernel("MmaBf16<64,32,4>"), &problem)?;
    let words = [2, 1, 300_u64.div_ceil(64), 2];
    let (rows, keys) = (64, 32);
    assert_eq!(sizes, MaskBlockSizes { words, rows, keys });
    let resident = kernel("ResidentBf16<64,2,SEQ=256>");
    let error = MaskBlockSizes::of_kernel(&resident, &problem).expect_err("it has all keys");
    assert!(error.to_string().contains("all blocks"), "{error}");
    let plain = Problem::of(Dtype::Bf16, &tensors, &Options::default())?;
    let error = MaskBlockSizes::of(Chip::of(&device), &plain).expect_err("there are no masks");
    assert!(error.to_string().contains("no masks"), "{error}");
    Ok(())
}

/// Packed sequences, said to be longer than any is: the words are those of `MaskBlocks`, and what they hide is not computed.
#[test]
fn of_packed_sequences() -> Result<(), AttentionError> {
    let device = Device::cpu();
    let (longest, all) = (510, 900);
    let ends = device.upload(&[0_u32, 400, 400, 900])?;
    let ends = ends.contiguous(&[4])?;
    let of_queries = device.upload(&[1])?;
    let of_keys = device.upload(&of_keys(longest))?;
    let documents = functions::documents();
    let of_keys = of_keys.contiguous(&[1, longest as u64])?;
    let masks = [documents.with((of_queries.contiguous(&[1, 1])?, of_keys))];
    let options = Options {
        masks: &masks,
        packed: Some(Packed {
            cu_seqlens_q: ends,
            cu_seqlens_k: Some(ends),
            max_seq_q: longest,
            max_seq_k: longest,
        }),
        ..Options::default()
    };
    let q = device.upload(&numbers(all, HEADS, 0.9))?;
    let q: TensorView<'_, bf16> = q.contiguous(&[all, HEADS, HEAD_DIM])?;
    let row = (KV_HEADS * HEAD_DIM) as usize;
    let kv = |hidden: Option<usize>| {
        [0.3, 0.7].map(|factor| {
            let mut values = numbers(all, KV_HEADS, factor);
            for first in [0, 400] {
                let hidden = first * row..(first + hidden.unwrap_or(0)) * row;
                values[hidden].fill(bf16::NAN);
            }
            device.upload(&values).expect("there is memory")
        })
    };
    let plain = kv(None);
    let of_kv = [all, KV_HEADS, HEAD_DIM];
    let blocks = RawMaskBlocks::of([q.into(), plain[0].contiguous(&of_kv)?.into()], &options)?;
    let words = computed(&blocks, &device)?;

    let shape = Shape {
        batch: 3,
        seq_q: longest,
        seq_k: longest,
        heads: HEADS as usize,
        kv_heads: KV_HEADS as usize,
        head_dim: HEAD_DIM as usize,
    };
    let others = MaskBlocks::new(&device, shape, Dtype::Bf16, &options)?;
    let others = others.classes()?;
    let classes = classes(&blocks, &device, &words)?;
    assert_eq!([classes.rows, classes.keys], [others.rows, others.keys]);
    assert_eq!(classes.words.extent.shape, others.words.extent.shape);

    let compute = |[k, v]: &[Buffer<bf16>; 2], mask_blocks| -> Result<_, AttentionError> {
        let options = Options {
            mask_blocks,
            ..options
        };
        let mut o = device.zeros::<bf16>((all * HEADS * HEAD_DIM) as usize)?;
        let o_view = o.contiguous_mut(&[all, HEADS, HEAD_DIM])?;
        let [k, v] = [k.contiguous(&of_kv)?, v.contiguous(&of_kv)?];
        let inputs = [q.into(), k.into(), v.into()];
        attention_on(&device, inputs, o_view.into(), None, &options)?;
        Ok(o.read()?)
    };
    let expected = compute(&plain, None)?;
    let keys = classes.keys as usize;
    let hidden = kv(Some(HIDDEN / keys * keys));
    assert!(!is_finite(&compute(&hidden, None)?));
    assert!(close(&compute(&hidden, Some(classes))?, &expected));
    Ok(())
}

/// What a step attends to, before it does.
#[test]
fn of_a_step() -> Result<(), AttentionError> {
    let device = Device::cpu();
    let capacity = 640;
    let lengths = device.upload(&[300_u32, 512])?;
    let of_queries = device.upload(&[1])?;
    let of_keys = device.upload(&of_keys(capacity as usize))?;
    let documents = functions::documents();
    let of_keys = of_keys.contiguous(&[1, capacity])?;
    let masks = [documents.with((of_queries.contiguous(&[1, 1])?, of_keys))];
    let options = Options {
        masks: &masks,
        ..Options::default()
    };
    let q = device.upload(&numbers(2, HEADS, 0.9))?;
    let new = [1.1, 1.7].map(|factor| numbers(2, KV_HEADS, factor));
    let [new_k, new_v] = new.map(|it| device.upload(&it).expect("there is memory"));
    let (of_q, of_new) = ([2, 1, HEADS, HEAD_DIM], [2, 1, KV_HEADS, HEAD_DIM]);
    let of_cache = [2, capacity, KV_HEADS, HEAD_DIM];
    let step = |known: bool, hidden: bf16| -> Result<Vec<bf16>, AttentionError> {
        let [mut k, mut v] = [0.3, 0.7].map(|factor| {
            let mut values = numbers(2 * capacity, KV_HEADS, factor);
            let row = (KV_HEADS * HEAD_DIM) as usize;
            for sequence in values.chunks_exact_mut(capacity as usize * row) {
                sequence[..256 * row].fill(hidden);
            }
            device.upload(&values).expect("there is memory")
        });
        let mut o = device.zeros::<bf16>((2 * HEADS * HEAD_DIM) as usize)?;
        let step = RawDecoding {
            q: q.contiguous(&of_q)?.into(),
            new: RawNewTokens {
                k: new_k.contiguous(&of_new)?.into(),
                v: new_v.contiguous(&of_new)?.into(),
                packed: None,
            },
            cache: RawKvCache {
                k: k.contiguous_mut(&of_cache)?.into(),
                v: v.contiguous_mut(&of_cache)?.into(),
                places: CachePlaces::InOrder,
            },
            cache_seqlens: lengths.contiguous(&[2])?,
            rotary: None,
            o: o.contiguous_mut(&of_q)?.into(),
            lse: None,
        };
        let lengths = step.cache_seqlens;
        let blocks = RawMaskBlocks::of_step(step.q, step.new, &step.cache, lengths, &options)?;
        let words = computed(&blocks, &device)?;
        let mask_blocks = match known {
            true => Some(classes(&blocks, &device, &words)?),
            false => None,
        };
        assert_eq!(256 % blocks.sizes(&device)?.keys, 0);
        let options = Options {
            mask_blocks,
            ..options
        };
        decode_on(&device, step, &options)?;
        Ok(o.read()?)
    };
    let expected = step(false, bf16::ONE)?;
    assert!(close(&step(true, bf16::NAN)?, &expected));
    assert!(!is_finite(&step(false, bf16::NAN)?));
    Ok(())
}

/// Errors call its tensors what the caller does, and not what the attention in it does.
#[test]
fn what_a_step_is_refused_for_has_its_names() -> Result<(), AttentionError> {
    let device = Device::cpu();
    let (of_q, of_cache) = ([1, 1, KV_HEADS, HEAD_DIM], [1, 40, KV_HEADS, HEAD_DIM]);
    let x = device.upload(&numbers(1, KV_HEADS, 0.9))?;
    let x: TensorView<'_, bf16> = x.contiguous(&of_q)?;
    let len = of_cache.iter().product::<u64>() as usize;
    let (mut k, mut v) = (device.zeros::<bf16>(len)?, device.zeros::<bf16>(len)?);
    let length = device.upload(&[9_u32])?;
    let length = length.contiguous(&[1])?;
    let cache = RawKvCache {
        k: k.contiguous_mut(&of_cache)?.into(),
        v: v.contiguous_mut(&of_cache)?.into(),
        places: CachePlaces::InOrder,
    };
    let new = RawNewTokens {
        k: x.into(),
        v: x.into(),
        packed: None,
    };
    let window = functions::window_and_sinks();
    let options = Options {
        masks: &[window.with((8, 1))],
        ..Options::default()
    };
    let blocks = RawMaskBlocks::of_step(x.into(), new, &cache, length, &options)?;
    let shape = blocks.sizes(&device)?.words;
    // SAFETY: the call is refused.
    let shared = unsafe { ViewMut::raw(length.extent.address, &shape, &[1; 4], Type::U32) }?;
    let error = blocks
        .compute_on(&device, shared)
        .expect_err("they share memory");
    let is_named = matches!(
        error,
        AttentionError::SharedMemory {
            tensor: "cache_seqlens",
            ..
        }
    );
    assert!(is_named, "{error}");
    Ok(())
}

#[test]
fn what_does_not_fit_is_refused() -> Result<(), AttentionError> {
    let device = Device::cpu();
    let x = device.upload(&numbers(300, KV_HEADS, 0.9))?;
    let x: TensorView<'_, bf16> = x.contiguous(&[1, 300, KV_HEADS, HEAD_DIM])?;
    let of_keys = device.upload(&of_keys(300))?;
    let of_keys = of_keys.contiguous(&[1, 300])?;
    let documents = functions::documents();
    let masks = [documents.with((of_keys, of_keys))];
    let options = Options {
        masks: &masks,
        ..Options::default()
    };
    let says = |error: AttentionError, text: &str| {
        assert!(error.to_string().contains(text), "{error}");
    };
    let none = RawMaskBlocks::of([x.into(), x.into()], &Options::default())?;
    says(none.sizes(&device).expect_err("no masks"), "no masks");
    let floats = View::from(of_keys);
    let other = RawMaskBlocks::of([x.into(), floats], &options);
    says(other.expect_err("keys of another type"), "`k` holds");

    let blocks = RawMaskBlocks::of([x.into(), x.into()], &options)?;
    let sizes = blocks.sizes(&device)?;
    let count = sizes.words.iter().product::<u64>();
    let mut words = device.zeros::<u32>(2 * count as usize)?;
    let place = words.contiguous_mut(&[2 * count])?.extent.address;
    let [.., tiles, of_tile] = sizes.words;
    let shape = sizes.words;
    let fewer = [1, 1, tiles, of_tile - 1];
    let compute = |address: u64, shape: &[u64], last: u64, element: Type| {
        let strides = [
            tiles * of_tile * last,
            tiles * of_tile * last,
            of_tile * last,
            last,
        ];
        // SAFETY: the memory is there, and nothing else is written to it.
        let view = unsafe { ViewMut::raw(address, shape, &strides, element) };
        blocks.compute_on(&device, view?)
    };
    let refused = |of: Result<(), AttentionError>, text: &str| says(of.expect_err(text), text);
    refused(compute(place, &fewer, 1, Type::U32), "tiles, words");
    refused(compute(place, &shape, 2, Type::U32), "stride 2");
    refused(compute(place, &shape, 1, Type::F32), "has to hold u32");
    let shared = of_keys.extent.address;
    refused(compute(shared, &shape, 1, Type::U32), "share memory");
    compute(place, &shape, 1, Type::U32)?;

    // As an option: sizes of nothing, and words of a tile that are apart.
    let attend = |words: TensorView<'_, u32>, rows: u32| {
        let mask_blocks = Some(BlockClasses {
            words,
            rows,
            keys: sizes.keys,
        });
        let options = Options {
            mask_blocks,
            ..options
        };
        attention(&device, x, x, x, &options).map(|_| ())
    };
    let whole = words.contiguous(&shape)?;
    refused(attend(whole, 0), "a tile has a query");
    refused(attend(whole, 2 * sizes.rows), "mask_blocks");
    let apart = words.view(&shape, &[2, 2, 2 * of_tile, 2])?;
    refused(attend(apart, sizes.rows), "has stride 2");
    attend(whole, sizes.rows)
}

/// Heads see the keys from their own number on.
#[staged]
fn from_head_on(at: At, (): ()) -> Reg<bool> {
    at.key >= at.head
}

/// Classes of one head are none of others, where the mask tells them apart.
#[test]
fn heads_that_differ_have_words_each() -> Result<(), AttentionError> {
    let device = Device::cpu();
    let x = device.upload(&numbers(300, KV_HEADS, 0.9))?;
    let x: TensorView<'_, bf16> = x.contiguous(&[1, 300, KV_HEADS, HEAD_DIM])?;
    let mask = MaskFunction::new(from_head_on).expect("it can be staged");
    let masks = [mask.with(())];
    let options = Options {
        masks: &masks,
        ..Options::default()
    };
    let blocks = RawMaskBlocks::of([x.into(), x.into()], &options)?;
    let words = computed(&blocks, &device)?;
    let all = classes(&blocks, &device, &words)?;
    let [_, heads, tiles, of_tile] = all.words.extent.shape;
    assert_eq!(heads, KV_HEADS);
    let of_one = BlockClasses {
        words: words.contiguous(&[1, 1, tiles, of_tile])?,
        ..all
    };
    let attend = |classes: BlockClasses<'_>| {
        let mask_blocks = Some(classes);
        let options = Options {
            mask_blocks,
            ..options
        };
        attention(&device, x, x, x, &options).map(|_| ())
    };
    attend(all)?;
    let error = attend(of_one).expect_err("of one head").to_string();
    assert!(error.contains("(1, 2, "), "{error}");
    Ok(())
}

/// What is prepared is what a call launches; without masks there is nothing to prepare.
#[test]
fn prepared_classes_only_launch() -> Result<(), AttentionError> {
    let device = Device::cpu();
    let x = device.upload(&numbers(300, KV_HEADS, 0.9))?;
    let x: TensorView<'_, bf16> = x.contiguous(&[1, 300, KV_HEADS, HEAD_DIM])?;
    let of_keys = device.upload(&of_keys(300))?;
    let of_keys = of_keys.contiguous(&[1, 300])?;
    let masks = [functions::documents().with((of_keys, of_keys))];
    let options = Options {
        masks: &masks,
        ..Options::default()
    };
    let none = RawMaskBlocks::of([x.into(), x.into()], &Options::default())?;
    let error = none.prepare(&device).expect_err("there are no masks");
    assert_eq!(device.loaded_programs(), 0, "{error}");

    let blocks = RawMaskBlocks::of([x.into(), x.into()], &options)?;
    blocks.prepare(&device)?;
    let prepared = device.loaded_programs();
    assert!(prepared > 0);
    computed(&blocks, &device)?;
    assert_eq!(device.loaded_programs(), prepared);
    Ok(())
}
