//! `fa run` on a file with a bias and documents: of dense sequences, packed ones, a cache and pages; and on random ones.

use std::sync::Arc;

use fa::attention::Shape;
use fa::dsl::abi::Element;
use fa::prelude::f16;
use fa_reference::Rules;
use predicates::prelude::*;
use safetensors::Dtype;

use crate::files::{kv_shape, list, packed, paged, q_shape, rejects, values, with};
use crate::fixture::{User, json, stdout};
use crate::run_lists::each_sequence_holds;

type Described = (&'static str, Dtype, Vec<usize>, Vec<u8>);

fn halves(len: usize, seed: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    f16::write_bytes(&values(len, seed), &mut bytes);
    bytes
}

fn floats(len: usize, seed: u32) -> Vec<u8> {
    let numbers: Vec<f32> = values(len, seed).iter().map(|it| it.to_f32()).collect();
    let mut bytes = Vec::new();
    f32::write_bytes(&numbers, &mut bytes);
    bytes
}

/// Documents of 23 tokens.
fn of_tokens(tokens: usize) -> Vec<u8> {
    list(&(0..tokens as u32).map(|it| it / 23).collect::<Vec<_>>())
}

fn dense(more: &[Described]) -> Vec<u8> {
    let shape = Shape {
        batch: 2,
        seq_q: 40,
        seq_k: 70,
        heads: 4,
        kv_heads: 2,
        head_dim: 64,
    };
    let q = ("q", Dtype::F16, q_shape(&shape), halves(shape.q_len(), 1));
    let kv = |name, seed| {
        (
            name,
            Dtype::F16,
            kv_shape(&shape),
            halves(shape.kv_len(), seed),
        )
    };
    let all = [&[q, kv("k", 2), kv("v", 3)], more].concat();
    let empty = safetensors::serialize(NONE, None).expect("serialisable");
    with(&empty, &all)
}

const NONE: [(&str, safetensors::tensor::TensorView<'static>); 0] = [];

/// Runs a file, which the command compares with float64.
fn run(user: &User, file: Vec<u8>) -> Vec<u8> {
    user.write("in", file);
    let args = ["run", "in", "-o", "out", "--device", "cpu", "--causal"];
    let summary = json(user.fa(args.into_iter().chain(["--check", "--json"])));
    assert_eq!(summary["check"]["ok"], true, "{summary}");
    std::fs::read(user.path("out")).expect("the output exists")
}

/// A bias of either type, for all sequences and for each, and documents.
#[test]
fn dense_sequences() {
    let all = ("bias", Dtype::F16, vec![1, 1, 40, 70], halves(40 * 70, 7));
    let each = (
        "bias",
        Dtype::F32,
        vec![2, 4, 40, 70],
        floats(8 * 40 * 70, 9),
    );
    let of_keys = ("bias", Dtype::F32, vec![1, 4, 1, 70], floats(4 * 70, 9));
    let documents = [
        ("document_q", Dtype::I32, vec![1, 40], of_tokens(40)),
        (
            "document_k",
            Dtype::I32,
            vec![2, 70],
            of_tokens(70).repeat(2),
        ),
    ];
    let used: Described = ("seqused_k", Dtype::I32, vec![2], list(&[70, 51]));
    let user = User::new();
    let files: [&[Described]; 6] = [
        &[],
        std::slice::from_ref(&all),
        std::slice::from_ref(&each),
        &[of_keys],
        &documents,
        &[&documents[..], std::slice::from_ref(&each)].concat(),
    ];
    let outputs = files.map(|more| run(&user, dense(more)));
    let with_used =
        files.map(|more| run(&user, dense(&[more, std::slice::from_ref(&used)].concat())));
    let outputs = [outputs, with_used].concat();
    for (number, output) in outputs.iter().enumerate() {
        assert!(!outputs[..number].contains(output), "{number}");
    }
    let only_queries = dense(&documents[..1]);
    rejects(only_queries, &["`document_q` and `document_k` go together"]);
    let reject = |tensor: Described, parts: &[&str]| rejects(dense(&[tensor]), parts);
    let short = ("bias", Dtype::F16, vec![1, 1, 40, 69], halves(40 * 69, 7));
    reject(
        short,
        &[
            "`bias` of `additive_bias` is [1, 1, 40, 69]",
            "(1 or 2, 1 or 4, 1 or 40, 1 or 70)",
        ],
    );
    let flat = ("bias", Dtype::F16, vec![40, 70], halves(40 * 70, 7));
    reject(flat, &["`bias` is [40, 70]", "(batch or 1, heads or 1"]);
    let five = (
        "bias",
        Dtype::F16,
        vec![1, 1, 1, 40, 70],
        halves(40 * 70, 7),
    );
    reject(five, &["`bias` is [1, 1, 1, 40, 70]", "4 dimensions"]);
    let integers = ("bias", Dtype::I32, vec![1, 1, 40, 70], list(&[0; 2800]));
    reject(integers, &["`bias` is I32"]);
}

/// Where queries and keys begin, of [`packed`] and [`paged`].
const ENDS: [u32; 4] = [0, 33, 33, 70];
const KEY_ENDS: [u32; 4] = [0, 16, 26, 80];

/// A bias of each of three sequences for at least 37 queries and 54 keys, documents of the sequence's tokens for 40 and 60; and
/// the same rules in float64.
fn of_sequences() -> ([Described; 3], impl Fn(usize, Rules) -> Rules) {
    let bias = values(3 * 4 * 37 * 54, 5);
    let mut bytes = Vec::new();
    f16::write_bytes(&bias, &mut bytes);
    let tensors = [
        ("bias", Dtype::F16, vec![3, 4, 37, 54], bytes),
        ("document_q", Dtype::I32, vec![1, 40], of_tokens(40)),
        ("document_k", Dtype::I32, vec![1, 60], of_tokens(60)),
    ];
    let bias = Arc::new(bias);
    let rules = move |sequence: usize, rules: Rules| {
        let bias = Arc::clone(&bias);
        rules.with_function(Arc::new(move |_, at, key, score| {
            match at.i / 23 == key / 23 {
                true => {
                    let row = (sequence * 4 + at.head) * 37 + at.i;
                    score + bias[row * 54 + key].to_f64()
                }
                false => f64::NEG_INFINITY,
            }
        }))
    };
    (tensors, rules)
}

#[test]
fn packed_sequences() {
    let file = packed((Dtype::I32, &ENDS), (Dtype::I32, &KEY_ENDS));
    let (tensors, rules) = of_sequences();
    let user = User::new();
    run(&user, with(&file, &tensors));
    each_sequence_holds(&user, &ENDS, &KEY_ENDS, rules);
    let [_, of_queries, of_keys] = tensors;
    let short = (
        "bias",
        Dtype::F32,
        vec![1, 4, 37, 53],
        floats(4 * 37 * 53, 5),
    );
    rejects(
        with(&file, &[short]),
        &[
            "[1, 4, 37, 53]",
            "(1 or 3, 1 or 4, 1 or 37 or more, 1 or 54 or more)",
        ],
    );
    let flat = ("document_k", Dtype::I32, vec![80], of_tokens(80));
    rejects(
        with(&file, &[of_queries.clone(), flat]),
        &["`document_k` is [80]", "(batch or 1, keys or 1)"],
    );
    let short = ("document_q", Dtype::I32, vec![1, 36], of_tokens(36));
    rejects(
        with(&file, &[short, of_keys]),
        &["`document_q` of `documents` is [1, 36]"],
    );
}

#[test]
fn keys_in_pages() {
    let (tensors, rules) = of_sequences();
    let user = User::new();
    run(&user, with(&paged(&ENDS, &KEY_ENDS), &tensors));
    each_sequence_holds(&user, &ENDS, &KEY_ENDS, rules);
    // As many keys as the longest sequence uses, whatever the pages hold.
    let short = ("bias", Dtype::F32, vec![1, 1, 1, 53], floats(53, 5));
    rejects(
        with(&paged(&ENDS, &KEY_ENDS), &[short]),
        &["1 or 54 or more"],
    );
}

#[test]
fn random_ones() {
    let user = User::new();
    let both = ["--with", "bias", "--with", "documents", "--device", "cpu"];
    for sizes in [
        "--seq 40 --seq-k 70 --batch 2",
        "--varlen 20:30,0:9,70",
        "--varlen 20:30,0:9,70 --page 16",
        "--seq 1 --seq-k 90 --page 16 --kernel DecodeF16<16,64,4>",
    ] {
        let args = ["run", "--json"].into_iter().chain(sizes.split(' '));
        let summary = json(user.fa(args.chain(both)));
        assert_eq!(summary["check"]["ok"], true, "{summary}");
        let kernel = summary["kernel"].as_str().expect("a spec");
        assert!(kernel.contains("FUNCTIONS=true"), "{kernel}");
    }
    let args = "plan --seq 512 --heads 2 --arch sm_80 --multiprocessors 108";
    let text = stdout(user.fa(args.split(' ').chain(both[..4].iter().copied())));
    for name in ["bias", "document_q", "document_k"] {
        assert!(text.contains(&format!(": address of {name}\n")), "{text}");
    }
    let args = "plan --seq 4000000000 --heads 1 --with bias";
    user.fails(args.split(' '), &["--with bias", "more than 2^30"]);
    // A file has its own.
    let args = ["run", "in", "-o", "out", "--with", "bias"];
    let assert = user.fa(args).assert().code(2);
    assert.stderr(predicate::str::contains("cannot be used with"));
}
