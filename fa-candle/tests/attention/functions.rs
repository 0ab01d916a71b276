//! Biases, documents and other functions through candle, held against candle's own matrix products and softmax in float32.

use anyhow::{Context, ensure};
use candle_core::{DType, Device, Tensor, Var};
use fa_candle::fa::attention::{At, MaskFunction, ScoreFunction};
use fa_candle::fa::dsl::prelude::{Reg, Tensor as Handle};
use fa_candle::{Function, Options, Packed, Paged, attention, attention_paged, attention_varlen};

use super::Test;

/// By name.
pub const ALL: &[(&str, Test)] = &[
    ("functions/bias", biases),
    ("functions/documents", documents),
    ("functions/named", named),
    ("functions/prefixes", prefixes),
    ("functions/own", own),
    ("functions/packed", packed),
    ("functions/paged", paged),
    ("functions/tracked", tracked),
];

const BATCH: usize = 2;
const SEQ_Q: usize = 40;
const SEQ_K: usize = 70;
const HEADS: usize = 4;
const KV_HEADS: usize = 2;
const HEAD_DIM: usize = 64;

/// Normally distributed numbers.
fn random(sizes: &[usize], dtype: DType, device: &Device) -> candle_core::Result<Tensor> {
    Tensor::randn(0.0_f32, 1.0, sizes, device)?.to_dtype(dtype)
}

/// Queries, keys and values.
fn inputs(dtype: DType, device: &Device) -> candle_core::Result<[Tensor; 3]> {
    let keys = [BATCH, SEQ_K, KV_HEADS, HEAD_DIM];
    Ok([
        random(&[BATCH, SEQ_Q, HEADS, HEAD_DIM], dtype, device)?,
        random(&keys, dtype, device)?,
        random(&keys, dtype, device)?,
    ])
}

/// What candle computes, in float32, where `added` is added to the scores.
fn unfused([q, k, v]: [&Tensor; 3], added: &Tensor) -> candle_core::Result<Tensor> {
    let heads_first = |x: &Tensor| x.to_dtype(DType::F32)?.transpose(1, 2)?.contiguous();
    let group = q.dim(2)? / k.dim(2)?;
    let repeated = |x: &Tensor| {
        let (batch, heads, seq, head_dim) = x.dims4()?;
        let all = x.unsqueeze(2)?;
        let all = all.broadcast_as((batch, heads, group, seq, head_dim))?;
        all.reshape((batch, heads * group, seq, head_dim))
    };
    let (q, k, v) = (
        heads_first(q)?,
        repeated(&heads_first(k)?)?,
        repeated(&heads_first(v)?)?,
    );
    let scores = (q.matmul(&k.t()?)? / (q.dim(3)? as f64).sqrt())?;
    let scores = scores.broadcast_add(&added.to_dtype(DType::F32)?)?;
    candle_nn::ops::softmax_last_dim(&scores)?
        .matmul(&v)?
        .transpose(1, 2)
}

/// The largest difference.
fn difference(a: &Tensor, b: &Tensor) -> candle_core::Result<f32> {
    let [a, b] = [a, b].map(|it| it.to_dtype(DType::F32));
    (a? - b?)?.abs()?.flatten_all()?.max(0)?.to_scalar()
}

/// Whether attention with these options is what candle computes with `added`, and not what it computes without.
fn holds(inputs: [&Tensor; 3], options: &Options, added: &Tensor) -> anyhow::Result<()> {
    let (o, _) = attention(inputs[0], inputs[1], inputs[2], options)?;
    close(&o, &unfused(inputs, added)?)?;
    let none = added.zeros_like()?;
    let without = difference(&o, &unfused(inputs, &none)?)?;
    ensure!(without > 0.1, "without functions it is {without} off");
    Ok(())
}

fn close(o: &Tensor, expected: &Tensor) -> anyhow::Result<()> {
    let bound = if o.dtype() == DType::F16 {
        4e-3
    } else {
        2.5e-2
    };
    let error = difference(o, expected)?;
    ensure!(error <= bound, "{error} off, at most {bound} allowed");
    Ok(())
}

/// 0 where a query of a key is true, −∞ where it is not: (1, 1, seq_q, seq_k).
fn mask(
    [seq_q, seq_k]: [usize; 2],
    device: &Device,
    sees: impl Fn(usize, usize) -> bool,
) -> candle_core::Result<Tensor> {
    let sees = &sees;
    let row = |i| (0..seq_k).map(move |j| if sees(i, j) { 0.0 } else { f32::NEG_INFINITY });
    let numbers: Vec<f32> = (0..seq_q).flat_map(row).collect();
    Tensor::from_vec(numbers, (1, 1, seq_q, seq_k), device)
}

/// Every kind of dimensions, types and strides.
fn biases(device: &Device) -> anyhow::Result<()> {
    let bias = |sizes: [usize; 4], dtype| random(&sizes, dtype, device);
    let transposed = bias([BATCH, HEADS, SEQ_K, SEQ_Q], DType::F32)?.transpose(2, 3)?;
    let narrow = bias([1, HEADS, SEQ_Q, SEQ_K + 5], DType::F16)?.narrow(3, 3, SEQ_K)?;
    let of_keys = bias([1, HEADS, 1, SEQ_K], DType::F32)?;
    let expanded = of_keys.broadcast_as((BATCH, HEADS, SEQ_Q, SEQ_K))?;
    let all = [
        bias([BATCH, HEADS, SEQ_Q, SEQ_K], DType::F32)?,
        bias([1, 1, SEQ_Q, SEQ_K], DType::BF16)?,
        transposed,
        narrow,
        of_keys,
        expanded,
        mask([SEQ_Q, SEQ_K], device, |i, j| (i + j) % 3 > 0)?,
    ];
    for dtype in [DType::F16, DType::BF16] {
        let [q, k, v] = &inputs(dtype, device)?;
        for bias in &all {
            let options = Options {
                bias: Some(bias.clone()),
                ..Options::default()
            };
            holds([q, k, v], &options, bias)?;
        }
    }
    Ok(())
}

/// Of one length and then of another, for queries and keys that end together.
fn document(token: usize) -> i32 {
    match token {
        0..25 => -1,
        25..55 => 7,
        _ => 2,
    }
}

/// The documents of queries, and of keys.
fn of_tokens(
    queries: usize,
    keys: usize,
    device: &Device,
) -> candle_core::Result<(Tensor, Tensor)> {
    let of = |tokens: std::ops::Range<usize>| {
        let numbers: Vec<i32> = tokens.map(document).collect();
        let count = numbers.len();
        Tensor::from_vec(numbers, (1, count), device)
    };
    Ok((of(keys - queries..keys)?, of(0..keys)?))
}

/// Of all sequences and of each; and beside a bias and a softcap.
fn documents(device: &Device) -> anyhow::Result<()> {
    let [q, k, v] = &inputs(DType::BF16, device)?;
    let same = |i: usize, j: usize| document(i + SEQ_K - SEQ_Q) == document(j);
    let added = mask([SEQ_Q, SEQ_K], device, same)?;
    let (of_q, of_k) = of_tokens(SEQ_Q, SEQ_K, device)?;
    // Candle has no kernel that repeats an i32.
    let of_each = Tensor::stack(&vec![of_k.to_device(&Device::Cpu)?.squeeze(0)?; BATCH], 0)?;
    let of_each = of_each.to_device(device)?;
    for of_k in [of_k, of_each] {
        let options = Options {
            documents: Some((of_q.clone(), of_k)),
            ..Options::default()
        };
        holds([q, k, v], &options, &added)?;
        let bias = random(&[1, HEADS, 1, SEQ_K], DType::F32, device)?;
        let options = Options {
            bias: Some(bias.clone()),
            ..options
        };
        holds([q, k, v], &options, &added.broadcast_add(&bias)?)?;
    }
    Ok(())
}

/// Functions of the library by their names.
fn named(device: &Device) -> anyhow::Result<()> {
    let [q, k, v] = &inputs(DType::F16, device)?;
    let table = random(&[HEADS, 2 * 20 + 1], DType::F16, device)?;
    let prefix = Tensor::new(&[33_u32], device)?;
    let options = Options {
        functions: vec![
            Function::named("relative_bias", &[&table], &[20.0])?,
            Function::named("prefix_lm", &[&prefix], &[])?,
            Function::named("global_tokens", &[], &[15.0, 4.0])?,
        ],
        ..Options::default()
    };
    let distance = |i: usize, j: usize| (i + SEQ_K - SEQ_Q) as i64 - j as i64;
    let added = mask([SEQ_Q, SEQ_K], device, |i, j| {
        let distance = distance(i, j);
        (j < 33 || distance >= 0) && (distance.abs() <= 15 || i < 4 || j < 4)
    })?;
    let rows = table.to_dtype(DType::F32)?.to_vec2::<f32>()?;
    let of_head = |h: usize| {
        let place = |i, j| (distance(i, j).clamp(-20, 20) + 20) as usize;
        let row = &rows[h];
        (0..SEQ_Q).flat_map(move |i| (0..SEQ_K).map(move |j| row[place(i, j)]))
    };
    let numbers: Vec<f32> = (0..HEADS).flat_map(of_head).collect();
    let bias = Tensor::from_vec(numbers, (1, HEADS, SEQ_Q, SEQ_K), device)?;
    holds([q, k, v], &options, &added.broadcast_add(&bias)?)
}

/// Lengths of int32, of which a negative one is none.
fn prefixes(device: &Device) -> anyhow::Result<()> {
    let [q, k, v] = &inputs(DType::F16, device)?;
    let lengths = Tensor::new(&[-1_i32, 33], device)?;
    let options = Options {
        functions: vec![Function::named("prefix_lm", &[&lengths], &[])?],
        ..Options::default()
    };
    let of = |length: usize| {
        mask([SEQ_Q, SEQ_K], device, |i, j| {
            j < length || j + SEQ_Q <= i + SEQ_K
        })
    };
    let added = Tensor::cat(&[of(0)?, of(33)?], 0)?;
    holds([q, k, v], &options, &added)
}

/// Functions of the caller's, of tensors and of numbers.
fn own(device: &Device) -> anyhow::Result<()> {
    let [q, k, v] = &inputs(DType::BF16, device)?;
    let weights = random(&[HEADS], DType::F32, device)?;
    let kinds = Tensor::from_iter((0..SEQ_K).map(|j| (j % 3) as u32), device)?;
    type OfHead = (Handle<f32>, Reg<f32>);
    let weighted = ScoreFunction::new(|score, at: At, (weights, step): OfHead| {
        score + weights.at(&[at.head]).load(0) * at.key.to_f32() * step
    })?;
    let of_kind = MaskFunction::new(|at: At, (kinds, hidden): (Handle<u32>, Reg<u32>)| {
        kinds.at(&[at.key]).load(0).ne(hidden)
    })?;
    let options = Options {
        functions: vec![
            Function::score(&[&weights], move |given| {
                Ok(weighted.with((given.tensor(0)?, 0.05)))
            }),
            Function::mask(&[&kinds], move |given| {
                Ok(of_kind.with((given.tensor(0)?, 1)))
            }),
        ],
        ..Options::default()
    };
    let steps = Tensor::from_iter((0..SEQ_K).map(|j| j as f32 * 0.05), device)?;
    let bias = weights
        .reshape((1, HEADS, 1, 1))?
        .broadcast_mul(&steps.reshape((1, 1, 1, SEQ_K))?)?;
    let added = mask([SEQ_Q, SEQ_K], device, |_, j| j % 3 != 1)?;
    holds([q, k, v], &options, &added.broadcast_add(&bias)?)
}

/// Queries and keys of packed sequences.
const LENGTHS: [[usize; 2]; 3] = [[33, 54], [1, 20], [36, 36]];

/// A bias and documents of sequences of at most `[queries, keys]`.
fn of_sequences([queries, keys]: [usize; 2], device: &Device) -> candle_core::Result<Options> {
    let bias = random(&[LENGTHS.len(), HEADS, queries, keys], DType::F32, device)?;
    // Documents of queries that are not at the end of the sequence, as those of keys.
    let (_, documents) = of_tokens(queries, queries.max(keys), device)?;
    let of_queries = documents.narrow(1, 0, queries)?;
    Ok(Options {
        bias: Some(bias),
        documents: Some((of_queries, documents.narrow(1, 0, keys)?)),
        ..Options::default()
    })
}

/// What those add to the scores of a sequence of `[queries, keys]`.
fn added(options: &Options, sequence: usize, [seq_q, seq_k]: [usize; 2]) -> anyhow::Result<Tensor> {
    let bias = options.bias.as_ref().context("there is one")?;
    let own = bias.narrow(0, sequence, 1)?;
    let own = own.narrow(2, 0, seq_q)?.narrow(3, 0, seq_k)?;
    let same = |i, j| document(i) == document(j);
    Ok(own.broadcast_add(&mask([seq_q, seq_k], bias.device(), same)?)?)
}

/// The sums of the lengths before each, and of all.
fn ends(lengths: [usize; LENGTHS.len()], device: &Device) -> candle_core::Result<Tensor> {
    let ends = (0..=lengths.len()).map(|count| lengths[..count].iter().sum::<usize>() as u32);
    Tensor::from_iter(ends, device)
}

fn packed(device: &Device) -> anyhow::Result<()> {
    let dtype = DType::F16;
    let q = random(&[70, HEADS, HEAD_DIM], dtype, device)?;
    let k = random(&[110, KV_HEADS, HEAD_DIM], dtype, device)?;
    let v = random(&[110, KV_HEADS, HEAD_DIM], dtype, device)?;
    let packed = Packed {
        seqlens_q: ends(LENGTHS.map(|it| it[0]), device)?,
        seqlens_k: ends(LENGTHS.map(|it| it[1]), device)?,
        max_seqlen_q: 36,
        max_seqlen_k: 54,
    };
    // There may be more than the longest sequence has.
    for longest in [[36, 54], [50, 60]] {
        let options = of_sequences(longest, device)?;
        let (o, _) = attention_varlen(&q, &k, &v, &packed, &options)?;
        let [mut first, mut first_key] = [0; 2];
        for (sequence, [seq_q, seq_k]) in LENGTHS.into_iter().enumerate() {
            let rows = |x: &Tensor| x.narrow(0, first, seq_q)?.unsqueeze(0);
            let keys = |x: &Tensor| x.narrow(0, first_key, seq_k)?.unsqueeze(0);
            let added = added(&options, sequence, [seq_q, seq_k])?;
            let expected = unfused([&rows(&q)?, &keys(&k)?, &keys(&v)?], &added)?;
            close(&rows(&o)?, &expected)?;
            first += seq_q;
            first_key += seq_k;
        }
    }
    let options = of_sequences([36, 53], device)?;
    let error = attention_varlen(&q, &k, &v, &packed, &options).map(drop);
    let error = error.expect_err("it has too few keys").to_string();
    ensure!(error.contains("1 or 54 or more"), "{error}");
    Ok(())
}

/// Keys in pages of 16, in order.
fn paged(device: &Device) -> anyhow::Result<()> {
    const PAGE: usize = 16;
    let dtype = DType::BF16;
    let used = LENGTHS.map(|it| it[1]);
    let longest = 4 * PAGE;
    let q = random(&[LENGTHS.len(), 5, HEADS, HEAD_DIM], dtype, device)?;
    let pool = [LENGTHS.len() * 4, PAGE, KV_HEADS, HEAD_DIM];
    let (k, v) = (random(&pool, dtype, device)?, random(&pool, dtype, device)?);
    let pages = Tensor::arange(0_u32, LENGTHS.len() as u32 * 4, device)?;
    let paged = Paged {
        block_table: pages.reshape((LENGTHS.len(), 4))?,
        seqused_k: Tensor::from_iter(used.map(|it| it as u32), device)?,
        max_seqlen_k: longest,
        queries: None,
    };
    let options = of_sequences([5, longest], device)?;
    let (o, _) = attention_paged(&q, &k, &v, &paged, &options)?;
    for (sequence, keys) in used.into_iter().enumerate() {
        let cache = |x: &Tensor| {
            let own = x.narrow(0, 4 * sequence, 4)?;
            let own = own.reshape((1, longest, KV_HEADS, HEAD_DIM))?;
            own.narrow(1, 0, keys)
        };
        let one = |x: &Tensor| x.narrow(0, sequence, 1);
        let added = added(&options, sequence, [5, keys])?;
        close(
            &one(&o)?,
            &unfused([&one(&q)?, &cache(&k)?, &cache(&v)?], &added)?,
        )?;
    }
    Ok(())
}

/// Operations that candle keeps track of keep their functions. A bias that is not learned has no gradient.
fn tracked(device: &Device) -> anyhow::Result<()> {
    let [q, k, v] = &inputs(DType::F16, device)?;
    let bias = random(&[1, HEADS, SEQ_Q, SEQ_K], DType::F32, device)?;
    let q = Var::from_tensor(q)?;
    let options = Options {
        bias: Some(bias.clone()),
        ..Options::default()
    };
    holds([q.as_tensor(), k, v], &options, &bias)?;
    let (o, _) = attention(q.as_tensor(), k, v, &options)?;
    let gradients = o.sum_all()?.backward()?;
    ensure!(gradients.get(&q).is_some() && gradients.get(&bias).is_none());
    Ok(())
}
