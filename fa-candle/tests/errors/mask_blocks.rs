//! Lists of blocks that cannot be made, and such as attention cannot use.

use candle_core::{DType, Device, Result, Tensor};
use fa_candle::fa::attention::{At, MaskFunction};
use fa_candle::{
    Cached, Function, MaskBlocks, NewTokens, Options, Packed, Paged, attention, attention_paged,
    attention_varlen, attention_with_kvcache,
};

use crate::{refused, tensor};

/// Two documents, of queries and keys of at most so many.
fn documents(queries: usize, keys: usize) -> Options {
    let of = |count: usize| {
        let numbers = (0..count).map(|token| u32::from(2 * token >= count));
        let numbers = Tensor::from_iter(numbers, &Device::Cpu).unwrap();
        numbers.unsqueeze(0).unwrap()
    };
    Options {
        documents: Some((of(queries), of(keys))),
        ..Options::default()
    }
}

fn listed(options: Options, blocks: &MaskBlocks) -> Options {
    Options {
        mask_blocks: Some(blocks.clone()),
        ..options
    }
}

/// The text of the error that making them gives.
#[track_caller]
fn not_made(blocks: Result<MaskBlocks>, expected: &str) {
    refused(blocks.map(|blocks| blocks.words().clone()), expected);
}

#[test]
fn there_have_to_be_masks() {
    let q = tensor((1, 100, 2, 64), DType::F16);
    let expected = "there are no masks whose blocks these could be: leave them out";
    // Kernels know of those by themselves.
    for causal in [false, true] {
        let options = Options {
            causal,
            bias: Some(Tensor::ones((1, 1, 1, 100), DType::F32, &Device::Cpu).unwrap()),
            ..Options::default()
        };
        not_made(MaskBlocks::new(&q, &q, &options), expected);
        let blocks = MaskBlocks::new(&q, &q, &documents(100, 100)).unwrap();
        let o = attention(&q, &q, &q, &listed(options, &blocks));
        refused(o.map(|it| it.0), "without masks there is nothing");
    }
    let blocks = MaskBlocks::new(&q, &q, &documents(100, 100)).unwrap();
    let o = attention(&q, &q, &q, &listed(Options::default(), &blocks));
    refused(o.map(|it| it.0), "leave them out");
}

#[test]
fn they_have_to_be_of_these_sizes() {
    let q = tensor((1, 100, 2, 64), DType::F16);
    let blocks = MaskBlocks::new(&q, &q, &documents(100, 100)).unwrap();
    let of = |seq_q, seq_k, batch| {
        let q = tensor((batch, seq_q, 2, 64), DType::F16);
        let k = tensor((batch, seq_k, 2, 64), DType::F16);
        let options = listed(documents(seq_q, seq_k), &blocks);
        attention(&q, &k, &k, &options).map(|it| it.0)
    };
    assert!(of(100, 100, 1).is_ok());
    refused(of(100, 100, 2), "make them for this problem");
    refused(of(500, 100, 1), "make them for this problem");
    refused(of(100, 5000, 1), "make them for this problem");
    // One head's where a mask tells heads apart.
    let from = MaskFunction::new(|at: At, ()| at.key.ge(at.head)).unwrap();
    let options = Options {
        functions: vec![Function::mask(&[], move |_| Ok(from.with(())))],
        ..listed(documents(100, 100), &blocks)
    };
    refused(
        attention(&q, &q, &q, &options).map(|it| it.0),
        "it has to be (1, 2, 1, 2): make them for this problem",
    );
}

/// What another kernel is chosen by: the sizes, how many CTAs share the keys, what is done to scores.
#[test]
fn they_have_to_be_of_the_kernels_blocks() {
    let [q, few] = [100, 2].map(|seq| tensor((1, seq, 2, 64), DType::F16));
    let k = tensor((1, 100, 2, 64), DType::F16);
    let shared = |options| Options {
        splits: Some(4),
        ..options
    };
    let blocks = MaskBlocks::new(&q, &k, &documents(100, 100)).unwrap();
    let of_shared = MaskBlocks::new(&q, &k, &shared(documents(100, 100))).unwrap();
    assert_ne!(blocks.block(), of_shared.block());
    let with = |q: &Tensor, options: Options, blocks: &MaskBlocks| {
        attention(q, &k, &k, &listed(options, blocks)).map(|it| it.0)
    };
    let expected = "make them for this problem";
    refused(with(&q, shared(documents(100, 100)), &blocks), expected);
    refused(with(&q, documents(100, 100), &of_shared), expected);
    assert!(with(&q, shared(documents(100, 100)), &of_shared).is_ok());
    refused(with(&few, documents(2, 100), &blocks), expected);
}

#[test]
fn their_arguments_are_checked() {
    let q = tensor((1, 100, 2, 64), DType::F16);
    let options = documents(100, 100);
    let other = q.to_dtype(DType::BF16).unwrap();
    not_made(MaskBlocks::new(&q, &other, &options), "`k` is bf16");
    let three = q.squeeze(0).unwrap();
    not_made(
        MaskBlocks::new(&three, &q, &options),
        "(batch, seq, heads, head_dim)",
    );
    let kv = tensor((2, 100, 2, 64), DType::F16);
    not_made(MaskBlocks::new(&q, &kv, &options), "`k` is [2, 100, 2, 64]");
    not_made(
        MaskBlocks::new(&q, &q, &documents(100, 90)),
        "`document_k` of `documents` is [1, 90]",
    );
    let empty = tensor((1, 0, 2, 64), DType::F16);
    not_made(
        MaskBlocks::new(&empty, &q, &documents(0, 100)),
        "no elements",
    );
    // Only its sizes matter, so that it may be broadcast.
    let one = tensor((1, 1, 1, 64), DType::F16);
    let broadcast = one.broadcast_as((1, 100, 2, 64)).unwrap();
    let blocks = MaskBlocks::new(&q, &broadcast, &options).unwrap();
    assert!(attention(&q, &broadcast, &q, &listed(options, &blocks)).is_ok());
}

/// Of packed sequences and pages the longest may be said to have any number, which words would be allocated for.
#[test]
fn there_is_a_limit() {
    let q = tensor((1, 10, 2, 64), DType::F16).squeeze(0).unwrap();
    let ends = Tensor::new(&[0_u32, 7, 10], &Device::Cpu).unwrap();
    let options = Options {
        documents: documents(1, 1).documents,
        ..Options::default()
    };
    let packed = |max_seqlen_q, max_seqlen_k| Packed {
        seqlens_q: ends.clone(),
        seqlens_k: ends.clone(),
        max_seqlen_q,
        max_seqlen_k,
    };
    let of = |longest: Packed| MaskBlocks::varlen(&q, &q, &longest, &options);
    not_made(of(packed(1 << 30, 1 << 30)), "too many for the interpreter");
    not_made(of(packed(usize::MAX, usize::MAX)), "");
    not_made(of(packed(7, usize::MAX)), "");
    not_made(of(packed(0, 7)), "no elements");
    not_made(of(packed(6, 7)), "a sequence of 7");
    let mut wide = packed(7, 7);
    wide.seqlens_q = ends.to_dtype(DType::I64).unwrap();
    not_made(of(wide), "`seqlens_q` is i64");
    // Those of the lengths that the call says, and no others.
    let blocks = of(packed(7, 7)).unwrap();
    let o = |longest| attention_varlen(&q, &q, &q, &longest, &listed(options.clone(), &blocks));
    assert!(o(packed(7, 7)).is_ok());
    refused(o(packed(7, 7000)).map(|it| it.0), "mask_blocks");
}

#[test]
fn those_of_pages_and_caches_are_checked() {
    let q = tensor((1, 2, 2, 64), DType::F16);
    let kv = tensor((3, 16, 2, 64), DType::F16);
    let paged = |table: &[u32]| Paged {
        block_table: Tensor::new(table, &Device::Cpu)
            .unwrap()
            .unsqueeze(0)
            .unwrap(),
        seqused_k: Tensor::new(&[20_u32], &Device::Cpu).unwrap(),
        max_seqlen_k: 32,
        queries: None,
    };
    let options = documents(2, 32);
    // The pages themselves are not read, but attention is refused, too.
    let wrong = MaskBlocks::paged(&q, &kv, &paged(&[2, 3]), &options);
    not_made(wrong, "block_table has page 3");
    let blocks = MaskBlocks::paged(&q, &kv, &paged(&[2, 0]), &options).unwrap();
    let o = attention_paged(
        &q,
        &kv,
        &kv,
        &paged(&[2, 0]),
        &listed(options.clone(), &blocks),
    );
    assert!(o.is_ok());

    let cache = tensor((1, 32, 2, 64), DType::F16);
    let cached = Cached::new(&Tensor::new(&[9_u32], &Device::Cpu).unwrap());
    let new = NewTokens {
        k: q.clone(),
        v: q.clone(),
        rotary: None,
    };
    let of_two = Cached::new(&Tensor::new(&[9_u32, 9], &Device::Cpu).unwrap());
    for new in [None, Some(&new)] {
        let of = |cached: &Cached| MaskBlocks::with_kvcache(&q, &cache, new, cached, &options);
        not_made(of(&of_two), "`cache_seqlens` has the shape [2]");
        let other_row = Cached {
            cache_batch_idx: Some(Tensor::new(&[1_u32], &Device::Cpu).unwrap()),
            ..cached.clone()
        };
        not_made(
            of(&other_row),
            "cache_batch_idx: there is a sequence in row 1",
        );
        let blocks = of(&cached).unwrap();
        let longer = || Tensor::zeros((1, 3000, 2, 64), DType::F16, &Device::Cpu).unwrap();
        let (k_cache, v_cache) = (longer(), longer());
        let options = listed(documents(2, 3000), &blocks);
        let o = attention_with_kvcache(&q, &k_cache, &v_cache, new, &cached, &options);
        refused(o.map(|it| it.0), "make them for this problem");
        let written = [sum(&k_cache), sum(&v_cache)];
        assert_eq!(written, [0.0, 0.0], "something was written");
    }
}

fn sum(x: &Tensor) -> f32 {
    let sum = x.to_dtype(DType::F32).unwrap().sum_all().unwrap();
    sum.to_scalar().unwrap()
}
