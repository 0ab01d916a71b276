//! `fa run`.

use std::collections::HashMap;

use fa::attention::{Options, Shape};
use fa::dsl::abi::Element;
use fa::prelude::f16;
use fa_reference::{Comparison, Precision, Rules, attention, max_difference};
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors};

use crate::fixture::{SPEC, User, json, text};

const SHAPE: Shape = Shape {
    batch: 1,
    seq_q: 512,
    seq_k: 512,
    heads: 2,
    kv_heads: 1,
    head_dim: 64,
};

/// Values between −2 and 2 that repeat after a long time.
fn values(len: usize, seed: u32) -> Vec<f16> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f16::from_f32((state >> 8) as f32 / (1 << 22) as f32 - 2.0)
    };
    (0..len).map(|_| next()).collect()
}

fn q_shape(shape: &Shape) -> Vec<usize> {
    vec![shape.batch, shape.seq_q, shape.heads, shape.head_dim]
}

fn kv_shape(shape: &Shape) -> Vec<usize> {
    vec![shape.batch, shape.seq_k, shape.kv_heads, shape.head_dim]
}

/// A safetensors file of zeros.
fn file(tensors: &[(&str, Dtype, Vec<usize>)]) -> Vec<u8> {
    let data: Vec<Vec<u8>> = tensors
        .iter()
        .map(|(_, dtype, shape)| vec![0; shape.iter().product::<usize>() * dtype.bitsize() / 8])
        .collect();
    let views = tensors
        .iter()
        .zip(&data)
        .map(|((name, dtype, shape), data)| {
            (
                *name,
                TensorView::new(*dtype, shape.clone(), data).expect("sizes fit"),
            )
        });
    safetensors::serialize(views, None::<HashMap<String, String>>).expect("it is serialisable")
}

/// q, k and v of one shape each.
pub fn qkv(shape: &Shape) -> Vec<u8> {
    file(&[
        ("q", Dtype::F16, q_shape(shape)),
        ("k", Dtype::F16, kv_shape(shape)),
        ("v", Dtype::F16, kv_shape(shape)),
    ])
}

/// Runs on the CPU and compares both outputs with float64.
fn check(args: &[&str], causal: bool, scale: f32) {
    let user = User::new();
    let inputs = [
        ("q", q_shape(&SHAPE), values(SHAPE.q_len(), 1)),
        ("k", kv_shape(&SHAPE), values(SHAPE.kv_len(), 2)),
        ("v", kv_shape(&SHAPE), values(SHAPE.kv_len(), 3)),
    ];
    let data = inputs.each_ref().map(|(_, _, values)| {
        let mut bytes = Vec::new();
        f16::write_bytes(values, &mut bytes);
        bytes
    });
    let views = inputs.iter().zip(&data).map(|((name, shape, _), data)| {
        (
            *name,
            TensorView::new(Dtype::F16, shape.clone(), data).expect("sizes fit"),
        )
    });
    let bytes =
        safetensors::serialize(views, None::<HashMap<String, String>>).expect("serialisable");
    user.write("in.safetensors", bytes);
    let all = [
        "run",
        "in.safetensors",
        "-o",
        "out.safetensors",
        "--device",
        "cpu",
        "--json",
    ];
    let summary = json(user.fa(all.iter().chain(args).copied()));
    assert_eq!(summary["output"], "out.safetensors");

    let bytes = std::fs::read(user.path("out.safetensors")).expect("the output exists");
    let out = SafeTensors::deserialize(&bytes).expect("the output is a safetensors file");
    let (o, lse) = (out.tensor("o").expect("o"), out.tensor("lse").expect("lse"));
    assert_eq!(
        (o.dtype(), o.shape().to_vec()),
        (Dtype::F16, q_shape(&SHAPE))
    );
    assert_eq!((lse.dtype(), lse.shape()), (Dtype::F32, &[1, 2, 512][..]));
    let [(_, _, q), (_, _, k), (_, _, v)] = &inputs;
    let options = Options {
        scale: Some(scale),
        causal,
        ..Options::default()
    };
    let rules = Rules::of(&options, SHAPE.head_dim);
    let exact = attention(&SHAPE, q, k, v, &rules, Precision::Exact);
    let low = attention(&SHAPE, q, k, v, &rules, Precision::Half);
    let o = f16::read_bytes(o.data());
    let comparison = Comparison::flash_attention(&rules, &o, &exact.o, &low.o);
    assert!(comparison.holds(), "{comparison:?}");
    let lse: Vec<f64> = f32::read_bytes(lse.data())
        .into_iter()
        .map(f64::from)
        .collect();
    assert!(max_difference(&lse, &exact.lse) < 1e-3);
}

#[test]
fn full_attention_with_shared_kv_heads() {
    check(&[], false, 0.125);
}

#[test]
fn causal_attention_by_the_flag() {
    check(&["--causal"], true, 0.125);
}

#[test]
fn attention_of_a_named_kernel() {
    check(&["--kernel", SPEC], false, 0.125);
    check(
        &["--kernel", "WarpSpecializedF16<128,3>", "--causal"],
        true,
        0.125,
    );
}

/// The bytes of numbers of a list.
fn list(ends: &[u32]) -> Vec<u8> {
    ends.iter().flat_map(|end| end.to_le_bytes()).collect()
}

/// A file of packed sequences: q (70, 4, 64), k and v (80, 2, 64), and lists.
pub fn packed(queries: (Dtype, &[u32]), keys: (Dtype, &[u32])) -> Vec<u8> {
    let bytes = |values: Vec<f16>| {
        let mut bytes = Vec::new();
        f16::write_bytes(&values, &mut bytes);
        bytes
    };
    let [q, k, v] =
        [(70 * 4, 1), (80 * 2, 2), (80 * 2, 3)].map(|(rows, seed)| bytes(values(rows * 64, seed)));
    let (of_queries, of_keys) = (list(queries.1), list(keys.1));
    let tensors = [
        ("q", Dtype::F16, vec![70, 4, 64], &q),
        ("k", Dtype::F16, vec![80, 2, 64], &k),
        ("v", Dtype::F16, vec![80, 2, 64], &v),
        (
            "cu_seqlens_q",
            queries.0,
            vec![queries.1.len()],
            &of_queries,
        ),
        ("cu_seqlens_k", keys.0, vec![keys.1.len()], &of_keys),
    ];
    let views = tensors.into_iter().map(|(name, dtype, shape, bytes)| {
        (
            name,
            TensorView::new(dtype, shape, bytes).expect("sizes fit"),
        )
    });
    safetensors::serialize(views, None::<HashMap<String, String>>).expect("serialisable")
}

/// Each sequence is what it is alone; the command's own check has the same reference, but not this code.
#[test]
fn packed_sequences_are_run_one_by_one() {
    let user = User::new();
    let (ends, key_ends) = ([0, 33, 33, 70], [0, 20, 30, 80]);
    user.write("in", packed((Dtype::I32, &ends), (Dtype::U32, &key_ends)));
    let args = ["run", "in", "-o", "out", "--device", "cpu", "--causal"];
    let summary = json(user.fa(args.into_iter().chain(["--check", "--json"])));
    assert_eq!(summary["check"]["ok"], true, "{summary}");
    let kernel = summary["kernel"].as_str().expect("a spec");
    assert!(kernel.contains("PACKED=true"), "{kernel}");
    each_sequence_holds(&user, &ends, &key_ends);
}

/// Whether the output has what each sequence of [`packed`] is alone.
fn each_sequence_holds(user: &User, ends: &[u32], key_ends: &[u32]) {
    let bytes = std::fs::read(user.path("out")).expect("the output exists");
    let out = SafeTensors::deserialize(&bytes).expect("the output is a safetensors file");
    let (o, lse) = (out.tensor("o").expect("o"), out.tensor("lse").expect("lse"));
    assert_eq!((o.shape(), lse.shape()), (&[70, 4, 64][..], &[4, 70][..]));
    let (o, lse) = (f16::read_bytes(o.data()), f32::read_bytes(lse.data()));
    let [q, k, v] =
        [(70 * 4, 1), (80 * 2, 2), (80 * 2, 3)].map(|(rows, seed)| values(rows * 64, seed));
    let options = Options {
        causal: true,
        ..Options::default()
    };
    let rules = Rules::of(&options, 64);
    for (rows, keys) in ends.windows(2).zip(key_ends.windows(2)) {
        let [rows, keys] = [rows, keys].map(|ends| ends[0] as usize..ends[1] as usize);
        let shape = Shape {
            batch: 1,
            seq_q: rows.len(),
            seq_k: keys.len(),
            heads: 4,
            kv_heads: 2,
            head_dim: 64,
        };
        let q = &q[rows.start * 4 * 64..rows.end * 4 * 64];
        let [k, v] = [&k, &v].map(|kv| &kv[keys.start * 2 * 64..keys.end * 2 * 64]);
        let exact = attention(&shape, q, k, v, &rules, Precision::Exact);
        let low = attention(&shape, q, k, v, &rules, Precision::Half);
        let o = &o[rows.start * 4 * 64..rows.end * 4 * 64];
        let comparison = Comparison::flash_attention(&rules, o, &exact.o, &low.o);
        assert!(rows.is_empty() || comparison.holds(), "{comparison:?}");
        let of_head = |head: usize| &lse[head * 70..][rows.clone()];
        let found: Vec<f64> = (0..4).flat_map(of_head).map(|it| f64::from(*it)).collect();
        assert!(max_difference(&found, &exact.lse) < 1e-3);
    }
}

/// The tensors of [`packed`] with keys and values in pages of 16, of which each sequence has four of twelve: used ones, and entries
/// that lead nowhere.
pub fn paged(ends: &[u32], key_ends: &[u32]) -> Vec<u8> {
    let pages = [2_u32, 99, 99, 99, 9, 99, 99, 99, 3, 11, 0, 5];
    let in_pages = |seed| {
        let values = values(80 * 2 * 64, seed);
        let mut to = vec![f16::NAN; 12 * 16 * 2 * 64];
        for (sequence, keys) in key_ends.windows(2).enumerate() {
            for (key, row) in (keys[0] as usize..keys[1] as usize).enumerate() {
                let page = pages[sequence * 4 + key / 16] as usize;
                let at = (page * 16 + key % 16) * 128;
                if let Some(to) = to.get_mut(at..at + 128) {
                    to.copy_from_slice(&values[row * 128..][..128]);
                }
            }
        }
        let mut bytes = Vec::new();
        f16::write_bytes(&to, &mut bytes);
        bytes
    };
    let mut q = Vec::new();
    f16::write_bytes(&values(70 * 4 * 64, 1), &mut q);
    let used: Vec<u32> = key_ends.windows(2).map(|it| it[1] - it[0]).collect();
    let tensors = [
        ("q", Dtype::F16, vec![70, 4, 64], q),
        ("k", Dtype::F16, vec![12, 16, 2, 64], in_pages(2)),
        ("v", Dtype::F16, vec![12, 16, 2, 64], in_pages(3)),
        ("cu_seqlens_q", Dtype::I32, vec![ends.len()], list(ends)),
        ("seqused_k", Dtype::I32, vec![used.len()], list(&used)),
        ("block_table", Dtype::U32, vec![3, 4], list(&pages)),
    ];
    let views = tensors.iter().map(|(name, dtype, shape, bytes)| {
        let view = TensorView::new(*dtype, shape.clone(), bytes);
        (*name, view.expect("sizes fit"))
    });
    safetensors::serialize(views, None::<HashMap<String, String>>).expect("serialisable")
}

#[test]
fn keys_in_pages() {
    let (ends, key_ends) = ([0, 33, 33, 70], [0, 16, 26, 80]);
    for splits in [&[][..], &["--splits", "2"]] {
        let user = User::new();
        user.write("in", paged(&ends, &key_ends));
        let args = ["run", "in", "-o", "out", "--device", "cpu", "--causal"];
        let args = args.into_iter().chain(["--check", "--json"]);
        let summary = json(user.fa(args.chain(splits.iter().copied())));
        assert_eq!(summary["check"]["ok"], true, "{summary}");
        let kernel = summary["kernel"].as_str().expect("a spec");
        assert!(kernel.contains("PAGED=true"), "{kernel}");
        each_sequence_holds(&user, &ends, &key_ends);
    }
    rejects(
        paged(&ends, &[0, 17, 26, 80]),
        &["block_table", "page 99", "12 pages"],
    );
    rejects(
        paged(&ends, &[0, 20, 80]),
        &["`block_table` is [3, 4]", "2 sequences"],
    );
    rejects(
        paged(&[0, 33, 70], &key_ends),
        &["`seqused_k` is [3", "[2]"],
    );
}

/// The first keys of each sequence of a cache, and what those are that nobody uses is all the same.
#[test]
fn only_so_many_keys() {
    let half = |rows: usize, seed, hole: Option<usize>| {
        let mut values = values(rows * 64, seed);
        if let Some(first) = hole {
            values[first * 64..rows / 2 * 64].fill(f16::NAN);
        }
        let mut bytes = Vec::new();
        f16::write_bytes(&values, &mut bytes);
        bytes
    };
    let file = |used: &[u32]| {
        let tensors = [
            ("q", Dtype::F16, vec![2, 3, 4, 64], half(2 * 3 * 4, 1, None)),
            (
                "k",
                Dtype::F16,
                vec![2, 90, 2, 64],
                half(2 * 90 * 2, 2, Some(17 * 2)),
            ),
            (
                "v",
                Dtype::F16,
                vec![2, 90, 2, 64],
                half(2 * 90 * 2, 3, Some(17 * 2)),
            ),
            ("seqused_k", Dtype::I32, vec![used.len()], list(used)),
        ];
        let views = tensors.iter().map(|(name, dtype, shape, bytes)| {
            let view = TensorView::new(*dtype, shape.clone(), bytes);
            (*name, view.expect("sizes fit"))
        });
        safetensors::serialize(views, None::<HashMap<String, String>>).expect("serialisable")
    };
    let user = User::new();
    user.write("in", file(&[17, 90]));
    let args = [
        "run", "in", "-o", "out", "--device", "cpu", "--check", "--json",
    ];
    let summary = json(user.fa(args));
    assert_eq!(summary["check"]["ok"], true, "{summary}");
    rejects(file(&[17, 91]), &["`seqused_k` has 91", "90 keys"]);
    rejects(file(&[17]), &["seqused_k"]);
}

#[test]
fn lists_that_are_wrong() {
    let right: (Dtype, &[u32]) = (Dtype::I32, &[0, 30, 70]);
    let keys = |list| packed(right, (Dtype::I32, list));
    rejects(keys(&[0, 90, 80]), &["cu_seqlens_k has 80 after 90"]);
    rejects(
        keys(&[0, 30, 70]),
        &["cu_seqlens_k goes from 0 to 70", "0 to 80"],
    );
    rejects(keys(&[0, 80]), &["`cu_seqlens_k` is [2", "[3]"]);
    rejects(keys(&[]), &["cu_seqlens_k has no number"]);
    let float = packed((Dtype::F32, &[0, 30, 70]), right);
    rejects(float, &["`cu_seqlens_q` is F32", "I32 of (batch + 1)"]);
    let four = file(&[
        ("q", Dtype::F16, q_shape(&SHAPE)),
        ("k", Dtype::F16, kv_shape(&SHAPE)),
        ("v", Dtype::F16, kv_shape(&SHAPE)),
        ("cu_seqlens_q", Dtype::I32, vec![2]),
    ]);
    rejects(
        four,
        &["`q` is [1, 512, 2, 64]", "(all rows, heads, head_dim)"],
    );
    let shape = vec![512, 2, 64];
    let one = ["q", "k", "v"].map(|name| (name, Dtype::F16, shape.clone()));
    let lists = [("cu_seqlens_k", Dtype::I32, vec![2])];
    rejects(
        file(&[&one[..], &lists].concat()),
        &["no tensor `cu_seqlens_q`"],
    );
    let bytes = packed(right, (Dtype::I32, &[0, 30, 80]));
    rejects_with(
        &["--kernel", SPEC],
        bytes,
        &["--varlen", "no option PACKED"],
    );
}

#[test]
fn bfloat16_is_read_checked_and_written() {
    let shape = Shape {
        seq_q: 40,
        seq_k: 70,
        ..SHAPE
    };
    let user = User::new();
    let bytes = file(&[
        ("q", Dtype::BF16, q_shape(&shape)),
        ("k", Dtype::BF16, kv_shape(&shape)),
        ("v", Dtype::BF16, kv_shape(&shape)),
    ]);
    user.write("in.safetensors", bytes);
    let args = ["run", "in.safetensors", "-o", "out", "--device", "cpu"];
    let summary = json(user.fa(args.into_iter().chain(["--check", "--json"])));
    assert_eq!(summary["check"]["ok"], true);
    let kernel = summary["kernel"].as_str().expect("a spec");
    assert!(kernel.contains("Bf16"), "{kernel}");
    let bytes = std::fs::read(user.path("out")).expect("the output exists");
    let out = SafeTensors::deserialize(&bytes).expect("the output is a safetensors file");
    let o = out.tensor("o").expect("o");
    assert_eq!((o.dtype(), o.shape()), (Dtype::BF16, &q_shape(&shape)[..]));
    let summary = json(user.fa(args.into_iter().chain(["--json"])));
    assert!(summary["check"].is_null(), "{summary}");
}

#[test]
fn causal_attention_by_the_spec_and_another_scale() {
    check(
        &[
            "--kernel",
            "FaS512<32,64,64,4,STAGES=1,CAUSAL=true>",
            "--causal",
            "--scale",
            "0.3",
        ],
        true,
        0.3,
    );
}

/// Expects that `fa run` rejects the file, with any kernel.
fn rejects(bytes: Vec<u8>, parts: &[&str]) {
    rejects_with(&[], bytes, parts);
}

/// Expects that `fa run` with further arguments rejects the file.
fn rejects_with(args: &[&str], bytes: Vec<u8>, parts: &[&str]) {
    let user = User::new();
    user.write("in.safetensors", bytes);
    let all = [
        "run",
        "in.safetensors",
        "-o",
        "out.safetensors",
        "--device",
        "cpu",
    ];
    user.fails(all.iter().chain(args).copied(), parts);
}

#[test]
fn input_that_is_missing_or_no_safetensors_file() {
    User::new().fails(["run", "none", "-o", "out"], &["cannot read none"]);
    rejects(
        b"not a tensor".to_vec(),
        &["in.safetensors is no safetensors file"],
    );
}

#[test]
fn a_missing_tensor() {
    let shape = kv_shape(&SHAPE);
    let bytes = file(&[("q", Dtype::F16, shape.clone()), ("key", Dtype::F16, shape)]);
    rejects(bytes, &["no tensor `k`", "key", "needs q, k and v"]);
}

#[test]
fn a_wrong_dtype() {
    let shape = kv_shape(&SHAPE);
    let bytes = file(&[
        ("q", Dtype::F16, shape.clone()),
        ("k", Dtype::F16, shape.clone()),
        ("v", Dtype::F32, shape),
    ]);
    rejects(bytes, &["`v` is F32", "F16, the type of q"]);
}

#[test]
fn a_wrong_number_of_dimensions() {
    let bytes = file(&[("q", Dtype::F16, vec![512, 64])]);
    rejects(
        bytes,
        &["`q` is [512, 64]", "(batch, seq, heads, head_dim)"],
    );
}

#[test]
fn sizes_that_fa_s512_does_not_take() {
    for (shape, parts) in [
        (
            Shape {
                seq_q: 256,
                ..SHAPE
            },
            ["sequences of 512", "256 queries"],
        ),
        (
            Shape {
                seq_k: 1024,
                ..SHAPE
            },
            ["sequences of 512", "1024 keys"],
        ),
        (
            Shape {
                head_dim: 128,
                ..SHAPE
            },
            ["head_dim 128", "64"],
        ),
    ] {
        rejects_with(&["--kernel", SPEC], qkv(&shape), &parts);
    }
}

#[test]
fn sizes_that_no_kernel_takes() {
    for (shape, parts) in [
        (
            Shape {
                head_dim: 60,
                ..SHAPE
            },
            ["head_dim 60", "multiples of 8"],
        ),
        (
            Shape {
                head_dim: 264,
                ..SHAPE
            },
            ["head_dim 264", "256"],
        ),
        (
            Shape {
                heads: 3,
                kv_heads: 2,
                ..SHAPE
            },
            ["3 query heads", "2 KV heads"],
        ),
    ] {
        rejects(qkv(&shape), &parts);
    }
}

#[test]
fn tensors_that_do_not_fit_each_other() {
    let (q, kv) = (q_shape(&SHAPE), kv_shape(&SHAPE));
    let one = |k: Vec<usize>, v: Vec<usize>| {
        file(&[
            ("q", Dtype::F16, q.clone()),
            ("k", Dtype::F16, k),
            ("v", Dtype::F16, v),
        ])
    };
    rejects(
        one(kv.clone(), q.clone()),
        &["`k` is [1, 512, 1, 64] and `v` is [1, 512, 2, 64]"],
    );
    let two = vec![2, 512, 1, 64];
    rejects(
        one(two.clone(), two),
        &["`k` is [2, 512, 1, 64]", "those of `q`"],
    );
}

/// Expects that `fa run` rejects further arguments.
fn rejects_arguments(args: &[&str], parts: &[&str]) {
    let user = User::new();
    user.write("in.safetensors", qkv(&SHAPE));
    let all = ["run", "in.safetensors", "-o", "out.safetensors"];
    user.fails(all.iter().chain(args).copied(), parts);
}

#[test]
fn specs_that_cannot_be_run() {
    rejects_arguments(&["--kernel", "FaS512<64,64"], &["cannot read the spec"]);
    rejects_arguments(&["--kernel", "FaS512<64,64,32>"], &["NUM_WARPS"]);
    rejects_arguments(
        &["--kernel", "FaS512<64,64,32,4,DEPTH=2>"],
        &["no tunable `DEPTH`", "STAGES"],
    );
    rejects_arguments(
        &["--kernel", "FaS512<64,64,32,four>"],
        &["`four`", "NUM_WARPS"],
    );
    rejects_arguments(
        &["--kernel", "FlashAttention<64>"],
        &["no kernel `FlashAttention`", "FaS512"],
    );
    rejects_arguments(
        &["--kernel", "Saxpy<256>"],
        &["no attention kernel", "FaS512", "WarpSpecializedBf16"],
    );
    rejects_arguments(
        &["--kernel", "WarpSpecializedBf16<128,3>"],
        &["takes bf16", "are f16"],
    );
}

#[test]
fn a_config_that_breaks_a_gate() {
    rejects_arguments(
        &["--kernel", "FaS512<64,64,48,4>", "--device", "cpu"],
        &["gate `pipeline`", "BLOCK_K 48"],
    );
}

#[test]
fn causal_against_the_spec() {
    rejects_arguments(
        &["--causal", "--kernel", "FaS512<64,64,32,4,CAUSAL=false>"],
        &["--causal contradicts CAUSAL=false"],
    );
}

#[test]
fn scales_without_a_meaning() {
    for scale in ["-1", "NaN", "inf"] {
        rejects_arguments(&["--device", "cpu", "--scale", scale], &["scale"]);
    }
}

#[test]
fn a_gpu_that_is_not_there() {
    rejects_arguments(&["--device", "cuda:99"], &["--device cpu"]);
}

#[test]
fn an_output_that_cannot_be_written() {
    let user = User::new();
    user.write("in.safetensors", qkv(&SHAPE));
    user.write("file", "");
    for path in ["none/out", "file/out", "."] {
        user.fails(
            ["run", "in.safetensors", "-o", path, "--device", "cpu"],
            &["cannot write"],
        );
    }
}

#[test]
fn an_output_of_before_survives_a_failure() {
    let user = User::new();
    let shape = Shape {
        head_dim: 60,
        ..SHAPE
    };
    user.write("in.safetensors", qkv(&shape));
    let out = user.write("out.safetensors", "before");
    user.fails(
        ["run", "in.safetensors", "-o", text(&out), "--device", "cpu"],
        &["head_dim 60"],
    );
    assert_eq!(std::fs::read(out).expect("it is still there"), b"before");
}
