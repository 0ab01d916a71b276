//! `fa run` with lists, of a file or random: packed sequences, keys of a cache and in pages, and ranges of keys that see each other.

use std::collections::HashMap;

use fa::attention::{Options, Shape};
use fa::dsl::abi::Element;
use fa::prelude::{Device, f16};
use fa_reference::{Comparison, Precision, Rules, attention, max_difference};
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors};

use crate::files::{
    SHAPE, file, kv_shape, list, packed, paged, q_shape, rejects, rejects_with, values, with,
};
use crate::fixture::{SPEC, User, json, json_lines, stdout};

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
    each_sequence_holds(&user, &ends, &key_ends, |_, rules| rules);
}

/// Whether the output has what each sequence of [`packed`] is alone, causal and by other rules of its own.
pub fn each_sequence_holds(
    user: &User,
    ends: &[u32],
    key_ends: &[u32],
    own: impl Fn(usize, Rules) -> Rules,
) {
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
    let sequences = ends.windows(2).zip(key_ends.windows(2));
    for (sequence, (rows, keys)) in sequences.enumerate() {
        let rules = own(sequence, Rules::of(&options, 64));
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
        each_sequence_holds(&user, &ends, &key_ends, |_, rules| rules);
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

/// Packed sequences that use a part of their keys.
#[test]
fn only_so_many_packed_keys() {
    let keys = [0, 20, 30, 80];
    let file = |used: &[u32]| {
        let file = packed((Dtype::I32, &[0, 33, 33, 70]), (Dtype::I32, &keys));
        let used = ("seqused_k", Dtype::I32, vec![used.len()], list(used));
        with(&file, &[used])
    };
    let user = User::new();
    user.write("in", file(&[17, 10, 0]));
    let args = [
        "run", "in", "-o", "out", "--device", "cpu", "--check", "--json",
    ];
    let summary = json(user.fa(args));
    assert_eq!(summary["check"]["ok"], true, "{summary}");
    let kernel = summary["kernel"].as_str().expect("a spec");
    assert!(kernel.contains("USED_OF_PACKED=true"), "{kernel}");
    rejects(
        file(&[17, 11, 50]),
        &["`seqused_k` has 11", "10 keys of sequence 1"],
    );
    rejects(file(&[17, 10]), &["`seqused_k` is [2", "[3]"]);
    rejects(file(&[17, 10, 50, 3]), &["`seqused_k` is [4", "[3]"]);
    let ends = ("cu_seqlens_k", Dtype::I32, vec![4], list(&keys));
    let in_pages = paged(&[0, 33, 33, 70], &[0, 16, 26, 80]);
    rejects(
        with(&in_pages, &[ends]),
        &["`cu_seqlens_k` and `block_table`", "take one out"],
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
    rejects(file(&[u32::MAX, 3]), &["`seqused_k` has -1: its numbers"]);
}

/// An image of 20 tokens in each sequence, and what is none.
#[test]
fn keys_that_see_each_other() {
    let shape = Shape {
        batch: 2,
        seq_q: 40,
        seq_k: 70,
        heads: 2,
        kv_heads: 1,
        head_dim: 64,
    };
    let bytes = |len, seed| {
        let mut bytes = Vec::new();
        f16::write_bytes(&values(len, seed), &mut bytes);
        bytes
    };
    let file = |sizes: &[usize], ranges: &[u32]| {
        let tensors = [
            ("q", Dtype::F16, q_shape(&shape), bytes(shape.q_len(), 1)),
            ("k", Dtype::F16, kv_shape(&shape), bytes(shape.kv_len(), 2)),
            ("v", Dtype::F16, kv_shape(&shape), bytes(shape.kv_len(), 3)),
            ("prefix_ranges", Dtype::I32, sizes.to_vec(), list(ranges)),
        ];
        let views = tensors.iter().map(|(name, dtype, shape, bytes)| {
            let view = TensorView::new(*dtype, shape.clone(), bytes);
            (*name, view.expect("sizes fit"))
        });
        safetensors::serialize(views, None::<HashMap<String, String>>).expect("serialisable")
    };
    let user = User::new();
    let run = |file: Vec<u8>| {
        user.write("in", file);
        let args = ["run", "in", "-o", "out", "--device", "cpu", "--causal"];
        let summary = json(user.fa(args.into_iter().chain(["--check", "--json"])));
        assert_eq!(summary["check"]["ok"], true, "{summary}");
        let kernel = summary["kernel"].as_str().expect("a spec");
        assert!(kernel.contains("PREFIX_RANGES=true"), "{kernel}");
        std::fs::read(user.path("out")).expect("the output exists")
    };
    let images = run(file(&[2, 2, 2], &[35, 55, 0, 0, 9, 3, 45, 65]));
    let none = run(file(&[2, 1, 2], &[0, 0, 9, 3]));
    assert_ne!(images, none);
    rejects(
        file(&[1, 4, 2], &[0; 8]),
        &[
            "`prefix_ranges` is [1, 4, 2",
            "(batch, ranges, 2) with batch 2",
        ],
    );
    rejects(
        file(&[4, 2], &[0; 8]),
        &["`prefix_ranges` is I32 of [4, 2]"],
    );
    rejects(file(&[2, 1, 4], &[0; 8]), &["`prefix_ranges` is [2, 1, 4]"]);
    rejects(file(&[2, 0, 2], &[]), &["not in the file"]);
    // From −1 to 4; from −1 to −1, from 4 to −1 and from 0 to −1 there is none.
    let begins = file(&[2, 1, 2], &[u32::MAX, 4, 0, 0]);
    rejects(begins, &["`prefix_ranges` has -1"]);
    assert_eq!(run(file(&[2, 1, 2], &[u32::MAX, u32::MAX, 9, 3])), none);
    assert_eq!(run(file(&[2, 1, 2], &[4, u32::MAX, 0, u32::MAX])), none);
}

#[test]
fn lists_that_are_wrong() {
    let right: (Dtype, &[u32]) = (Dtype::I32, &[0, 30, 70]);
    let keys = |list| packed(right, (Dtype::I32, list));
    rejects(keys(&[0, 90, 80]), &["cu_seqlens_k has 80 after 90"]);
    rejects(keys(&[0, u32::MAX - 1, 80]), &["`cu_seqlens_k` has -2"]);
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

/// Random ranges, of each sequence its own, on outputs and gradients, by the kernel that is chosen and by one that is named; plans and what is measured have them too.
#[test]
fn random_ranges() {
    let user = User::new();
    let ranges = "--causal --with prefix_ranges --heads 2 --kv-heads 1";
    for problem in [
        "--seq 90 --seq-k 150 --batch 2",
        "--varlen 70,1:90,0:3,40:50 --page 16",
        "--varlen 70,40:50 --with sinks --backward",
        "--seq 100 --window 20,0 --kernel MmaF16<64,64,4>",
    ] {
        let arguments = format!("run {problem} {ranges} --device cpu --json");
        let summary = json(user.fa_without_nvrtc(arguments.split(' ')));
        assert_eq!(summary["check"]["ok"], true, "{summary}");
        let gradients = summary["gradients"].as_array();
        let mut gradients = gradients.into_iter().flatten();
        assert!(gradients.all(|it| it["ok"] == true), "{summary}");
        let kernel = summary["kernel"].as_str().expect("a spec");
        assert!(kernel.contains("PREFIX_RANGES=true"), "{kernel}");
    }
    let arguments = format!("plan --seq 700 {ranges} --arch sm_80 --json");
    let [launch] = &json_lines(user.fa(arguments.split(' ')))[..] else {
        panic!("one kernel is launched");
    };
    let arguments = launch["arguments"].as_array().expect("a list");
    let mut arguments = arguments.iter();
    assert!(arguments.any(|it| it["tensor"] == "prefix_ranges"));
    // As far as it goes without a GPU.
    let bench = "bench --seq 700 --causal --with prefix_ranges";
    for kernel in ["", " --kernel MmaF16<64,64,4>"] {
        user.fails(format!("{bench}{kernel}").split(' '), &["GPU"]);
    }
    let refused = |arguments: &str, parts: &[&str]| user.fails(arguments.split(' '), parts);
    for command in ["run --device cpu", "plan", "bench"] {
        refused(
            &format!("{command} --seq 90 --with prefix_ranges"),
            &["--with prefix_ranges", "add --causal or --window L,R"],
        );
    }
    refused(
        "run --seq 90 --causal --with prefix_ranges --ranks 2 --device cpu",
        &["--ranks takes neither caches nor ranges"],
    );
}

/// Prompts and single queries in one batch have a kernel each, those that a plan says; a kernel that is named computes all of them, and so does one whose number of splits is.
#[test]
fn prompts_and_single_queries() {
    let user = User::new();
    let device = Device::cpu();
    let (arch, multiprocessors) = (device.arch(), device.multiprocessors());
    let heads = "--heads 4 --kv-heads 2 --causal";
    for batch in [
        "--varlen 90:200,1:200x3 --page 16",
        "--varlen 1:30,40:200,2:70,1:0 --page 8 --with documents --with sinks",
    ] {
        let problem = format!("{batch} {heads}");
        let run = |more: &str| {
            let arguments = format!("run {problem} {more} --device cpu --json");
            let summary = json(user.fa_without_nvrtc(arguments.split_whitespace()));
            assert_eq!(summary["check"]["ok"], true, "{summary}");
            summary
        };
        let summary = run("");
        let planned = format!("plan {problem} --arch {arch} --multiprocessors {multiprocessors}");
        let plan = json_lines(user.fa(format!("{planned} --json").split(' ')));
        let specs: Vec<_> = plan.iter().map(|it| it["spec"].clone()).collect();
        assert_eq!(specs.len(), 2, "{specs:?}");
        assert_eq!(summary["launches"], serde_json::Value::Array(specs.clone()));
        assert_eq!(summary["kernel"], specs[0]);
        assert_eq!(summary["at_once"], plan[1]["at_once"]);
        assert_ne!(specs[0], specs[1]);
        for more in ["--kernel MmaF16<64,64,4>", "--splits 3"] {
            let summary = run(more);
            assert!(summary["launches"].is_null(), "{summary}");
        }
        let arguments = format!("run {problem} --device cpu");
        let text = stdout(user.fa_without_nvrtc(arguments.split(' ')));
        for spec in &specs {
            assert!(text.contains(spec.as_str().expect("a spec")), "{text}");
        }
    }
    // Enough for both kinds to take long.
    let long = "plan --varlen 4096:8192,1:8192x63 --page 64 --heads 32 --kv-heads 8 --head-dim 128";
    let plan = format!("{long} --arch sm_90a --multiprocessors 132");
    let launches = json_lines(user.fa(format!("{plan} --json").split(' ')));
    assert!(launches.len() == 2 && launches.iter().all(|it| it["at_once"] == true));
    let text = stdout(user.fa(plan.split(' ')));
    for when in ["after it", "before it"] {
        let when = format!("at the same time as the launch {when}");
        assert!(text.contains(&when), "{text}");
    }
}

/// The same of a file, whose output is what each sequence is alone.
#[test]
fn prompts_and_single_queries_of_a_file() {
    let user = User::new();
    let (queries, used) = ([0, 40, 41, 42], [64, 30, 50]);
    let q = ("q", Dtype::F16, vec![42, 2, 64], halves(42 * 2 * 64, 1));
    let kv = |name, seed| {
        let len = 12 * 16 * 64;
        (name, Dtype::F16, vec![12, 16, 1, 64], halves(len, seed))
    };
    let table: Vec<u32> = (0..12).rev().collect();
    let tensors = [
        q,
        kv("k", 2),
        kv("v", 3),
        ("cu_seqlens_q", Dtype::I32, vec![4], list(&queries)),
        ("seqused_k", Dtype::I32, vec![3], list(&used)),
        ("block_table", Dtype::I32, vec![3, 4], list(&table)),
    ];
    let views = tensors.iter().map(|(name, dtype, shape, bytes)| {
        let view = TensorView::new(*dtype, shape.clone(), bytes);
        (*name, view.expect("sizes fit"))
    });
    let file = safetensors::serialize(views, None::<HashMap<String, String>>);
    user.write("in", file.expect("serialisable"));
    let run = |more: &str| {
        let arguments = format!("run in -o out --device cpu --causal --check --json{more}");
        let summary = json(user.fa_without_nvrtc(arguments.split(' ')));
        assert_eq!(summary["check"]["ok"], true, "{summary}");
        let bytes = std::fs::read(user.path("out")).expect("the output exists");
        let out = SafeTensors::deserialize(&bytes).expect("the output is a safetensors file");
        let o = f16::read_bytes(out.tensor("o").expect("o").data());
        (summary["launches"].as_array().map(Vec::len), o)
    };
    let (launches, o) = run("");
    assert_eq!(launches, Some(2));
    let (launches, by_one) = run(" --kernel MmaF16<32,32,2>");
    assert_eq!(launches, None);
    let mut pairs = o.iter().zip(&by_one);
    assert!(pairs.all(|(a, b)| (a.to_f32() - b.to_f32()).abs() < 4e-3));
}

fn halves(len: usize, seed: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    f16::write_bytes(&values(len, seed), &mut bytes);
    bytes
}
