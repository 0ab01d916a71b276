//! What cannot be computed is an error of candle's that says what to do.

mod kvcache;
mod mask_blocks;
mod merge;
mod random;

use candle_core::{DType, Device, Tensor, Var};
use fa_candle::fa::attention::{At, MaskFunction, ScoreFunction};
use fa_candle::fa::dsl::prelude::Tensor as Handle;
use fa_candle::{
    Cached, Function, Options, Paged, attention, attention_paged, attention_with_kvcache,
    flash_attn, flash_attn_alibi, flash_attn_alibi_windowed_softcap, flash_attn_varlen,
    flash_attn_varlen_paged_windowed,
};

fn tensor(shape: (usize, usize, usize, usize), dtype: DType) -> Tensor {
    Tensor::ones(shape, dtype, &Device::Cpu).unwrap()
}

/// The text of the error that this gives.
#[track_caller]
fn refused(result: candle_core::Result<Tensor>, expected: &str) {
    let error = result.unwrap_err().to_string();
    assert!(
        error.contains(expected),
        "{error:?} does not say {expected:?}"
    );
}

#[test]
fn types_are_checked() {
    let half = tensor((1, 8, 2, 64), DType::F16);
    let wide = tensor((1, 8, 2, 64), DType::F32);
    let other = tensor((1, 8, 2, 64), DType::BF16);
    refused(
        flash_attn(&wide, &wide, &wide, 1.0, false),
        "`q` is f32: attention takes f16 and bf16",
    );
    refused(flash_attn(&half, &half, &wide, 1.0, false), "`v` is f32");
    refused(
        flash_attn(&half, &other, &half, 1.0, false),
        "`k` is bf16, `q` is f16: convert",
    );
    let slopes = Tensor::ones(2, DType::F16, &Device::Cpu).unwrap();
    refused(
        flash_attn_alibi(&half, &half, &half, &slopes, 1.0, false),
        "to_dtype(DType::F32)",
    );
}

#[test]
fn shapes_are_checked() {
    let q = tensor((2, 8, 4, 64), DType::F16);
    let three = q.flatten(0, 1).unwrap();
    refused(
        flash_attn(&three, &q, &q, 1.0, false),
        "(batch, seq, heads, head_dim)",
    );
    let kv = tensor((2, 9, 3, 64), DType::F16);
    refused(
        flash_attn(&q, &kv, &kv, 1.0, false),
        "4 query heads cannot share 3 KV heads",
    );
    let kv = tensor((1, 9, 4, 64), DType::F16);
    refused(flash_attn(&q, &kv, &kv, 1.0, false), "`k` is [1, 9, 4, 64]");
    let odd = tensor((1, 8, 2, 63), DType::F16);
    refused(flash_attn(&odd, &odd, &odd, 1.0, false), "head_dim 63");
    let wide = tensor((1, 8, 2, 264), DType::F16);
    refused(flash_attn(&wide, &wide, &wide, 1.0, false), "head_dim 264");
    let empty = tensor((1, 0, 2, 64), DType::F16);
    refused(flash_attn(&empty, &q, &q, 1.0, false), "no elements");
    let slopes = Tensor::ones(3, DType::F32, &Device::Cpu).unwrap();
    refused(
        flash_attn_alibi(&q, &q, &q, &slopes, 1.0, false),
        "`alibi_slopes`",
    );
    let slopes = Tensor::ones((1, 1, 4), DType::F32, &Device::Cpu).unwrap();
    refused(
        flash_attn_alibi(&q, &q, &q, &slopes, 1.0, false),
        "`alibi_slopes` has the shape [1, 1, 4]",
    );
}

#[test]
fn values_are_checked() {
    let q = tensor((1, 8, 2, 64), DType::F16);
    refused(flash_attn(&q, &q, &q, f32::NAN, false), "scale NaN");
    let softcap = |cap| flash_attn_alibi_windowed_softcap(&q, &q, &q, None, 1.0, None, None, cap);
    refused(softcap(-1.0), "softcap -1");
    // What float32 does not hold would give no numbers.
    refused(softcap(3e38), "or float32 overflows with it");
    refused(softcap(1e-39), "or with the scale divided by it");
    let scale = flash_attn(&q, &q, &q, 3e38, false);
    refused(scale, "or float32 overflows with it");
    assert!(softcap(0.0).is_ok());
}

#[test]
fn packed_sequences_are_checked() {
    let four = tensor((1, 10, 2, 64), DType::F16);
    let q = four.squeeze(0).unwrap();
    let list = |ends: &[u32]| Tensor::new(ends, &Device::Cpu).unwrap();
    let ends = list(&[0, 7, 10]);
    let of = |q: &Tensor, queries: &Tensor, keys: &Tensor, longest| {
        flash_attn_varlen(q, q, q, queries, keys, longest, longest, 1.0, true)
    };
    assert!(of(&q, &ends, &ends, 7).is_ok());
    refused(
        of(&four, &ends, &ends, 7),
        "(all queries or keys, heads, head_dim)",
    );
    let dense = flash_attn(&q, &q, &q, 1.0, true);
    refused(dense, "(batch, seq, heads, head_dim)");
    let wide = ends.to_dtype(DType::I64).unwrap();
    refused(
        of(&q, &wide, &ends, 7),
        "`seqlens_q` is i64: convert it with to_dtype(DType::U32)",
    );
    let two = ends.unsqueeze(0).unwrap();
    refused(of(&q, &ends, &two, 7), "`seqlens_k` has the shape [1, 3]");
    refused(
        of(&q, &ends, &list(&[0, 10]), 10),
        "`seqlens_k` is [2, 1, 1, 1]",
    );
    refused(of(&q, &ends, &ends, 6), "a sequence of 7");
    refused(of(&q, &list(&[0, 11, 10]), &ends, 20), "10 after 11");
    refused(of(&q, &list(&[0, 7, 9]), &ends, 7), "goes from 0 to 9");
    refused(of(&q, &list(&[0]), &list(&[0]), 7), "a sequence");
}

/// Of dense and packed keys; pages and caches say it themselves.
#[test]
fn used_keys_are_checked() {
    let q = tensor((2, 3, 2, 64), DType::F16);
    let kv = tensor((2, 16, 2, 64), DType::F16);
    let told = |used: Tensor| Options {
        seqused_k: Some(used),
        ..Options::default()
    };
    let of = |used: Tensor| Ok(attention(&q, &kv, &kv, &told(used))?.0);
    let list = |numbers: &[u32]| Tensor::new(numbers, &Device::Cpu).unwrap();
    assert!(of(list(&[3, 16])).is_ok());
    refused(of(list(&[3])), "`seqused_k` is [1");
    refused(
        of(list(&[3, 16]).unsqueeze(0).unwrap()),
        "`seqused_k` has the shape [1, 2]",
    );
    refused(
        of(list(&[3, 16]).to_dtype(DType::I64).unwrap()),
        "`seqused_k` is i64",
    );
    let used = list(&[3, 16]);
    let paged = Paged {
        block_table: list(&[0, 1]).reshape((2, 1)).unwrap(),
        seqused_k: used.clone(),
        max_seqlen_k: 16,
        queries: None,
    };
    let pages = attention_paged(&q, &kv, &kv, &paged, &told(used.clone()));
    let cached = Cached::new(&used);
    let cache = attention_with_kvcache(&q, &kv, &kv, None, &cached, &told(used.clone()));
    for result in [pages, cache] {
        refused(result.map(|it| it.0), "say themselves how many are used");
    }
}

#[test]
fn pages_are_checked() {
    let q = tensor((1, 2, 2, 64), DType::F16);
    let kv = tensor((3, 16, 2, 64), DType::F16);
    let of = |table: &[u32], used: u32| {
        let paged = Paged {
            block_table: Tensor::new(table, &Device::Cpu)?.unsqueeze(0)?,
            seqused_k: Tensor::new(&[used], &Device::Cpu)?,
            max_seqlen_k: 32,
            queries: None,
        };
        Ok(attention_paged(&q, &kv, &kv, &paged, &Options::default())?.0)
    };
    assert!(of(&[2, 0], 20).is_ok());
    refused(of(&[2, 3], 20), "block_table has page 3");
    // Nobody reads the entry.
    assert!(of(&[2, 3], 16).is_ok());
    let one = Tensor::new(&[2_u32, 0], &Device::Cpu).unwrap();
    let paged = Paged {
        block_table: one.clone(),
        seqused_k: one,
        max_seqlen_k: 32,
        queries: None,
    };
    let result = attention_paged(&q, &kv, &kv, &paged, &Options::default());
    refused(result.map(|it| it.0), "`block_table` has the shape [2]");
}

#[test]
fn pages_of_candles_function_are_checked() {
    let q = tensor((1, 4, 2, 64), DType::F16).squeeze(0).unwrap();
    let kv = tensor((3, 16, 2, 64), DType::F16);
    let list = |numbers: &[u32]| Tensor::new(numbers, &Device::Cpu).unwrap();
    let (ends, table) = (list(&[0, 4]), list(&[2, 0]).unsqueeze(0).unwrap());
    let of = |kv: &Tensor, seqlens_k: &Tensor, table: &Tensor| {
        let (left, right) = (None, Some(0));
        flash_attn_varlen_paged_windowed(
            &q, kv, kv, &ends, seqlens_k, table, None, 4, 20, 0.125, left, right, 16, None,
        )
    };
    assert!(of(&kv, &list(&[0, 20]), &table).is_ok());
    let from = of(&kv, &list(&[3, 20]), &table);
    refused(from, "seqlens_k goes from 3 to 20");
    refused(of(&kv, &list(&[20, 0]), &table), "seqlens_k has 0 after 20");
    // Which candle subtracts on the CPU alone, where nothing looked at them.
    for numbers in [[3_i32, 20], [0, -20], [0, 20]] {
        let signed = Tensor::new(&numbers, &Device::Cpu).unwrap();
        refused(of(&kv, &signed, &table), "`seqlens_k` is i32: beside pages");
    }
    let two = list(&[0, 20]).unsqueeze(0).unwrap();
    refused(of(&kv, &two, &table), "`seqlens_k` has the shape [1, 2]");
    let three = kv.narrow(2, 0, 1).unwrap().squeeze(2).unwrap();
    refused(
        of(&three, &list(&[0, 20]), &table),
        "`k` has the shape [3, 16, 64]: it has to be (pages",
    );
    refused(
        of(&kv, &list(&[0, 20]), &list(&[2, 0])),
        "`block_table` has the shape [2]",
    );
}

#[test]
fn the_interpreter_has_a_limit() {
    // Little memory, much to do: stride 0 is copied, so the lengths are real.
    let q = tensor((1, 16384, 8, 64), DType::F16);
    refused(
        flash_attn(&q, &q, &q, 1.0, false),
        "too many for the interpreter",
    );
    // Packed queries count as many as there are, each with as many keys as the longest sequence may have.
    let q = q.squeeze(0).unwrap();
    let ends: Vec<u32> = (0..=64).map(|end| 256 * end).collect();
    let ends = Tensor::new(ends, &Device::Cpu).unwrap();
    refused(
        flash_attn_varlen(&q, &q, &q, &ends, &ends, 256, 1 << 30, 1.0, false),
        "137438953472 products of elements are too many for the interpreter, which takes at most 68719476736: use a GPU, or smaller inputs; a query counts as many keys as the longest sequence may have",
    );
}

/// What a backward pass says that cannot be.
#[track_caller]
fn refused_backward(o: candle_core::Result<Tensor>, expected: &str) {
    let gradients = o.unwrap().sum_all().unwrap().backward();
    let error = gradients.map(drop).unwrap_err().to_string();
    assert!(
        error.contains(expected),
        "{error:?} does not say {expected:?}"
    );
}

#[test]
fn what_has_no_gradient_says_so() {
    let q = Var::from_tensor(&tensor((1, 8, 2, 64), DType::F16)).unwrap();
    let with = |options: &Options| attention(&q, &q, &q, options).map(|it| it.0);
    let learned = Var::ones(8, DType::F32, &Device::Cpu).unwrap();
    let of = |function| Options {
        functions: vec![function],
        ..Options::default()
    };
    let mask = MaskFunction::new(|at: At, from: Handle<f32>| {
        at.key.to_f32().ge(from.at(&[at.key]).load(0))
    });
    let mask = mask.unwrap();
    let masked = Function::mask(&[&learned], move |given| Ok(mask.with(given.tensor(0)?)));
    refused_backward(with(&of(masked)), "a mask has no gradient");
    let same = ScoreFunction::new(|score, _: At, ()| score).unwrap();
    let unused = Function::score(&[&learned], move |_| Ok(same.with(())));
    refused_backward(with(&of(unused)), "is none of its arguments");
    let prefix = Var::ones(1, DType::U32, &Device::Cpu).unwrap();
    let prefixed = of(Function::named("prefix_lm", &[&prefix], &[]).unwrap());
    let error = with(&prefixed).unwrap_err().to_string();
    assert!(error.contains("would get no gradient"), "{error}");
    let paged = Paged {
        block_table: Tensor::new(&[[0_u32]], &Device::Cpu).unwrap(),
        seqused_k: Tensor::new(&[8_u32], &Device::Cpu).unwrap(),
        max_seqlen_k: 8,
        queries: None,
    };
    let o = attention_paged(&q, &q, &q, &paged, &Options::default());
    refused_backward(o.map(|it| it.0), "over keys in pages yet");
    // Where there would be none, and nobody would be told.
    let slopes = Var::ones(2, DType::F32, &Device::Cpu).unwrap();
    refused(
        flash_attn_alibi(&q, &q, &q, &slopes, 0.125, false),
        "`alibi_slopes` would get no gradient",
    );
    assert!(flash_attn_alibi(&q, &q, &q, &slopes.detach(), 0.125, false).is_ok());
}

#[test]
fn the_log_sum_exp_is_there_if_it_is_asked_for() {
    let q = tensor((1, 8, 2, 64), DType::F16);
    let lse = |lse| {
        attention(
            &q,
            &q,
            &q,
            &Options {
                lse,
                ..Options::default()
            },
        )
        .unwrap()
        .1
    };
    assert!(lse(false).is_none());
    // Eight keys of the score 64/√64.
    let expected = 8.0_f32 + 8.0_f32.ln();
    for found in lse(true)
        .unwrap()
        .flatten_all()
        .unwrap()
        .to_vec1::<f32>()
        .unwrap()
    {
        assert!((found - expected).abs() < 1e-4, "{found}");
    }
}

/// The text of the error of attention with these options.
#[track_caller]
fn refused_with(options: Options, expected: &str) {
    let q = tensor((2, 8, 4, 64), DType::F16);
    refused(attention(&q, &q, &q, &options).map(|it| it.0), expected);
}

#[test]
fn functions_are_checked() {
    let bias = |shape: &[usize], dtype| Options {
        bias: Some(Tensor::ones(shape, dtype, &Device::Cpu).unwrap()),
        ..Options::default()
    };
    refused_with(
        bias(&[2, 4, 8, 9], DType::F32),
        "(1 or 2, 1 or 4, 1 or 8, 1 or 8)",
    );
    refused_with(
        bias(&[8, 8], DType::F32),
        "`bias` has the shape [8, 8]: it has to be bias (batch or 1",
    );
    refused_with(bias(&[2, 4, 8, 8], DType::F64), "`bias` is f64: convert");
    refused_with(
        bias(&[2, 4, 8, 8], DType::U32),
        "`bias` of `additive_bias` holds u32",
    );
    let list = |count: usize, dtype| Tensor::ones((1, count), dtype, &Device::Cpu).unwrap();
    let documents = |of_queries, of_keys| Options {
        documents: Some((of_queries, of_keys)),
        ..Options::default()
    };
    refused_with(
        documents(list(8, DType::U32), list(7, DType::U32)),
        "`document_k` of `documents` is [1, 7]",
    );
    refused_with(
        documents(list(8, DType::F32), list(8, DType::U32)),
        "has to hold int32",
    );
    refused_with(
        documents(list(8, DType::I64), list(8, DType::U32)),
        "`document_q` is i64",
    );
    let named = |name, tensors: &[&Tensor], numbers: &[f64]| {
        Function::named(name, tensors, numbers)
            .unwrap_err()
            .to_string()
    };
    assert!(named("window", &[], &[]).contains("those are additive_bias"));
    assert!(named("tree", &[], &[]).contains("tree(ancestors (batch or 1, queries"));
    let functions = |function: Function| Options {
        functions: vec![function],
        ..Options::default()
    };
    let odd = Function::named("window_and_sinks", &[], &[2.5, 0.0]).unwrap();
    refused_with(functions(odd), "`window` of `window_and_sinks` is 2.5");
    let bytes = Tensor::ones(4, DType::U8, &Device::Cpu).unwrap();
    let weights = Tensor::ones(4, DType::F32, &Device::Cpu).unwrap();
    let own = MaskFunction::new(|at: At, seen: Handle<f32>| seen.at(&[at.head]).load(0).gt(0.0));
    let own = own.unwrap();
    let with = |tensors: &[&Tensor], number| {
        functions(Function::mask(tensors, move |given| {
            Ok(own.with(given.tensor(number)?))
        }))
    };
    refused_with(with(&[&bytes], 0), "`a tensor of a function` is u8");
    refused_with(with(&[&weights], 1), "its tensor 1, but was given 1");
    let half = weights.to_dtype(DType::F16).unwrap();
    refused_with(
        with(&[&half], 0),
        "tensor 0 of a function holds f16, the function takes f32",
    );
    let nine: Vec<Function> = (0..9)
        .map(|_| {
            Function::named(
                "prefix_lm",
                &[&Tensor::ones(1, DType::U32, &Device::Cpu).unwrap()],
                &[],
            )
            .unwrap()
        })
        .collect();
    let nine = Options {
        functions: nine,
        ..Options::default()
    };
    refused_with(nine, "9 tensors");
}
